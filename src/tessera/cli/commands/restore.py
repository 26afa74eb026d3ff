"""`tessera restore`: a site from its backup, on SQLite or PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import DataFolder


def register(app: App) -> None:
    app.command(restore, help_epilogue="Example: `tessera restore monday.backup --data /srv/new`")


def restore(file: Annotated[Path, Parameter(help="a backup")], *, data: DataFolder = None) -> None:
    """Fill an empty folder, or the empty database of TESSERA_DATABASE, from a backup: all of it or nothing."""
    from tessera.core.kept import data_folder
    from tessera.web import backup
    from tessera.web.config import Settings

    rows = asyncio.run(backup.restore(Settings(folder=data or data_folder()), file))
    print(f"{file}: {rows} rows restored")
