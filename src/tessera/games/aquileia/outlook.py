"""The chances of a player, for the search: the parts of the heuristic, weighed as played games say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import between, read_outlook
from tessera.games.aquileia.features import TERMS, own
from tessera.games.aquileia.state import Table

PARTS: Final = (*TERMS, "to-move", "start")


def done(g: Table) -> float:
    """How much of the game is over."""
    return 1.0 if g.over else between(float(g.round - 1) / float(g.edition.rounds - 1))


def parts(g: Table, seat: i64) -> list[float]:
    found = own(g, seat)
    if g.over:
        for i in range(3, len(found)):
            found[i] = 0.0
    found.append(1.0 if not g.over and g.seat == seat else 0.0)
    found.append(1.0 if not g.over and g.start_player == seat else 0.0)
    return found


OUTLOOK: Final = read_outlook("aquileia", PARTS, parts, done)
