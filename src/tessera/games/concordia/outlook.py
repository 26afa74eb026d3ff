"""The chances of a player (in the team game: of his team), for the search: the parts of the heuristic, weighed as played games
say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import read_outlook
from tessera.games.concordia.features import TERMS, own_terms, rest_of
from tessera.games.concordia.state import Table

PARTS: Final = (*TERMS, "to-move")


def done(g: Table) -> float:
    """How much of the game is over."""
    return 1.0 - rest_of(g)


def parts(g: Table, seat: i64) -> list[float]:
    """Partners' parts are added up."""
    rest = rest_of(g)
    found = own_terms(g, seat, rest, True)
    found.append(1.0 if not g.over and g.seat == seat else 0.0)
    if g.edition.team:
        partner = g.partner(seat)
        also = own_terms(g, partner, rest, True)
        for i in range(len(also)):
            found[i] += also[i]
        if not g.over and g.seat == partner:
            found[len(also)] += 1.0
    return found


OUTLOOK: Final = read_outlook("concordia", PARTS, parts, done)
