"""`tessera serve`: the same site, for the world."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import Refusal


def register(app: App) -> None:
    app.command(
        serve, help_epilogue="Example: `TESSERA_DATABASE=postgresql://tessera@db/tessera tessera serve --port 8000 --proxy`"
    )


def serve(
    *,
    port: Annotated[int, Parameter(help="where the site listens")] = 8000,
    host: Annotated[str, Parameter(help="which address to listen on")] = "0.0.0.0",
    data: Annotated[
        Path | None, Parameter(help="folder for the database (without TESSERA_DATABASE) and the signing secret")
    ] = None,
    proxy: Annotated[bool, Parameter(help="trust X-Forwarded headers of a proxy on this machine")] = False,
    workers: Annotated[int, Parameter(help="how many processes share the port; more than one needs PostgreSQL")] = 1,
) -> int:
    """Run the site for strangers: tight limits, structured logs, figures at /metrics. Several processes can share one PostgreSQL."""
    from tessera.core.kept import data_folder
    from tessera.web import begin, run
    from tessera.web.config import Settings
    from tessera.web.workers import Workers

    settings = Settings(folder=data or data_folder(), public=True)
    several = max(1, workers) > 1
    if several and not settings.database_url().startswith("postgresql"):
        raise Refusal("several processes need PostgreSQL: set TESSERA_DATABASE, or leave --workers out")
    try:
        if several:
            bots = max(1, settings.bot_workers // workers)
            kept = Workers(
                host, port, workers, {"folder": str(settings.folder), "public": True, "bot_workers": bots, "proxy": proxy}
            )
        listening = kept.place if several else run.bound(host, port)
    except OSError as error:
        raise Refusal(f"port {port} cannot be used: {error.strerror}") from None
    print(f"Tessera listens on {run.address_of(listening)}", flush=True)
    if several:
        begin.check(settings)  # what is missing is said once, not by every process again and again
        return kept.run()
    run.serve(settings, listening, proxy=proxy)
    return 0
