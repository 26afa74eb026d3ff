"""`tessera backup`: the whole site in one file, while it runs."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import DataFolder


def register(app: App) -> None:
    app.command(backup, help_epilogue="Example: `tessera backup monday.backup --data /srv/tessera`")


def backup(
    file: Annotated[Path, Parameter(help="where to; it holds the secrets, so keep it to yourself")],
    *,
    data: DataFolder = None,
    force: Annotated[bool, Parameter(negative="", help="write over a file that is there")] = False,
) -> None:
    """Write database and secrets into one file, as they are at one moment. The site may run meanwhile."""
    from tessera.core.kept import data_folder
    from tessera.web.backup import back_up
    from tessera.web.config import Settings

    rows = asyncio.run(back_up(Settings(folder=data or data_folder()), file, force))
    print(f"{file}: {rows} rows, {file.stat().st_size} bytes")
