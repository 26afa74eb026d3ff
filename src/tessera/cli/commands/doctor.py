"""`tessera doctor`: is the site well? Plays every open game again and says what does not go on."""

import asyncio
from dataclasses import asdict
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import AsJson, DataFolder, print_json


def register(app: App) -> None:
    app.command(doctor, help_epilogue="Example: `tessera doctor --data /srv/tessera`, before an upgrade with the new program")


def doctor(
    *,
    data: DataFolder = None,
    everything: Annotated[bool, Parameter(name="--all", help="finished games too")] = False,
    keep: Annotated[
        bool, Parameter(help="write the last looks that are missing: what a later version cannot play it can show then")
    ] = False,
    json: AsJson = False,
) -> int:
    """Look at folder, secrets, database and every open game, while the site runs or not. Exit code 1 if something is wrong."""
    from tessera.core.kept import data_folder
    from tessera.web.config import Settings
    from tessera.web.doctor import examine

    found = asyncio.run(examine(Settings(folder=data or data_folder()), everything, keep))
    if json:
        print_json(asdict(found))
    else:
        for line in found.good:
            print(f"good   {line}")
        for line in found.wrong:
            print(f"WRONG  {line}")
        if keep:
            print(f"good   {found.kept} last looks written")
    return 1 if found.wrong else 0
