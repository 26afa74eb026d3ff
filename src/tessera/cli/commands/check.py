"""`tessera check`: the tests that every game must pass."""

from typing import Annotated

from cyclopts import App, Parameter

from tessera.cli.common import GameName
from tessera.core.game import find


def register(app: App) -> None:
    app.command(check, help_epilogue="Example: `tessera check tali -x --durations 5`")


def check(
    game: GameName,
    *pytest: Annotated[str, Parameter(allow_leading_hyphen=True, help="further arguments for pytest")],
) -> int:
    """Run the tests that every game must pass: cloning, saving, legality, secrecy, words, drawing, records, positions, editions."""
    from tessera import conformance

    return conformance.check(find(game), *pytest)
