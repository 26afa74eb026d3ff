"""The chances of a player, for the search: the parts of the heuristic, weighed as played games say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import between, read_outlook
from tessera.games.gloria_mundi.features import losses, rounded_off, strength, turns_left, uses_left
from tessera.games.gloria_mundi.state import Table

PARTS: Final = ("steps", "stock", "income", "engine", "room", "red", "losses", "to-move")


def done(g: Table) -> float:
    """How much of the game is over, by the turns that seem to be left."""
    return 1.0 if g.over else between(1.0 - turns_left(g) / 30.0)


def parts(g: Table, seat: i64) -> list[float]:
    """A purchase or an ability in progress is carried through first."""
    mover = -1 if g.over else g.seat
    g = rounded_off(g)
    if g.over:
        return [float(g.players[seat].space), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = turns_left(g)
    laid = uses_left(g, left)
    found = strength(g, seat, left, laid)
    found.append(losses(g, laid)[seat])
    found.append(1.0 if mover == seat else 0.0)
    return found


OUTLOOK: Final = read_outlook("gloria_mundi", PARTS, parts, done)
