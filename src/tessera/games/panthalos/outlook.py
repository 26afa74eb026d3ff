"""The chances of a player, for the search: the parts of the heuristic, weighed as played games say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import between, read_outlook
from tessera.games.panthalos.features import TERMS, room_in_krypt
from tessera.games.panthalos.features import worth as own
from tessera.games.panthalos.state import Table

PARTS: Final = (*TERMS, "to-move")


def done(g: Table) -> float:
    """How much of the game is over: rounds, or room in KRYPT, whichever runs out first."""
    if g.over:
        return 1.0
    by_rounds = float(g.round - 1) / float(g.edition.rounds)
    by_krypt = 1.0 - room_in_krypt(g) / float(g.edition.thresholds[len(g.players)])
    return between(max(by_rounds, by_krypt))


def parts(g: Table, seat: i64) -> list[float]:
    found = own(g, seat)
    found.append(1.0 if not g.over and g.seat == seat else 0.0)
    return found


OUTLOOK: Final = read_outlook("panthalos", PARTS, parts, done)
