"""`tessera play`: the site for one person or a table of friends."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import Refusal


def register(app: App) -> None:
    app.command(play, help_epilogue="Example: `tessera play --port 8000`")


def play(
    *,
    port: Annotated[int, Parameter(help="where the site listens; 0 takes any free one")] = 8000,
    no_open: Annotated[bool, Parameter(help="do not open the browser")] = False,
    data: Annotated[Path | None, Parameter(help="folder for games and accounts; by default the user's data folder")] = None,
    host: Annotated[str, Parameter(help="0.0.0.0 lets others in the same network join")] = "127.0.0.1",
    behind: Annotated[str, Parameter(help="a command that compiles the engine while the site runs; `make play` gives it")] = "",
) -> int:
    """Open the site on this machine: play alone, at one screen, or with friends in the same network."""
    from tessera.core.kept import data_folder
    from tessera.web import keeper, run
    from tessera.web.config import Settings

    try:
        listening = run.bound(host, port)
    except OSError as error:
        raise Refusal(f"port {port} cannot be used: {error.strerror}; try --port 0") from None
    address = run.address_of(listening)
    print(f"Tessera is at {address} (Ctrl-C ends it)", flush=True)
    if not no_open:
        run.open_when_ready(address)
    folder = data or data_folder()
    if keeper.possible(behind):
        return keeper.Keeper(listening, keeper.settings_for(folder), behind).run()
    run.serve(Settings(folder=folder), listening)
    return 0
