"""The chances of a player (in the team game: of his team), for the search: the parts of the heuristic, weighed as played games
say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import WON, Weights, log_odds, read_weights
from tessera.games.concordia.features import TERMS, is_first, own_terms, rest_of
from tessera.games.concordia.state import ConcordiaState

PARTS: Final = (*TERMS, "to-move")
WEIGHTS: Final = read_weights("concordia", PARTS)
PLAIN: Final = WEIGHTS[""]


def done(g: ConcordiaState) -> float:
    """How much of the game is over."""
    return 1.0 - rest_of(g)


def parts(g: ConcordiaState, seat: i64) -> list[float]:
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


def weighed(g: ConcordiaState, seat: i64, weights: Weights) -> float:
    """Log-odds of winning; only their differences between the seats count."""
    found = log_odds(parts(g, seat), weights, done(g))
    if g.over:
        found += WON if is_first(g, seat) else -WON
    return found


def worth(g: ConcordiaState, seat: i64) -> float:
    """Plain play."""
    return weighed(g, seat, PLAIN)


class Style:
    """A player who likes some parts of the game more than he should."""

    def __init__(self, name: str) -> None:
        self.weights = WEIGHTS[name]

    def worth(self, g: ConcordiaState, seat: i64) -> float:
        return weighed(g, seat, self.weights)


STYLES: Final = {name: Style(name).worth for name in WEIGHTS if name}
