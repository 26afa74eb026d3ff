"""`tessera verify`: do these records replay to the digest they claim?"""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli import refuse
from tessera.cli.common import EditionFile
from tessera.core import record
from tessera.core.errors import TesseraError


def register(app: App) -> None:
    app.command(verify, help_epilogue="Example: `tessera verify game.rec other.rec`")


def verify(
    *files: Annotated[Path, Parameter(help="records")],
    edition: EditionFile = None,
    quiet: Annotated[bool, Parameter(name=["--quiet", "-q"], help="say only what is wrong")] = False,
) -> int:
    """Replay records and compare the digest at their end. Exit code 2 if any is not what it claims."""
    if not files:
        return refuse("verify needs at least one file (see --help)")
    wrong = 0
    for file in files:
        try:
            loaded = record.read(file, edition)
            state = loaded.verify()
        except TesseraError as error:
            said = str(error)
            refuse(said if said.startswith(str(file)) else f"{file}: {said}")
            wrong += 1
            continue
        if not quiet:
            print(f"{file}: ok, {loaded.game.title}, {loaded.seats} players, {len(loaded.keys)} choices, {state.digest()}")
    return 2 if wrong else 0
