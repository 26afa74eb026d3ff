"""`tessera migrate`: the database's schema, forward or one step back for the release before."""

import asyncio
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import DataFolder


def register(app: App) -> None:
    app.command(migrate, help_epilogue="Example: `tessera migrate 0002`, then install the release before")


def migrate(
    schema: Annotated[str, Parameter(help="a schema's number, -1 for one step back, head for the newest")] = "head",
    *,
    data: DataFolder = None,
) -> None:
    """Bring the database to a schema while the site is stopped. Starting the site does the same with the newest."""
    from tessera.core.kept import data_folder
    from tessera.web.begin import migrated
    from tessera.web.config import Settings

    now = asyncio.run(migrated(Settings(folder=data or data_folder()).database_url(), schema))
    print(f"The schema is {now}")
