"""The chances of a player, for the search: the parts of the heuristic, weighed as played games say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import WON, Weights, between, log_odds, read_weights
from tessera.games.aquileia.features import TERMS, own
from tessera.games.aquileia.state import Aquileia

PARTS: Final = (*TERMS, "to-move", "start")
WEIGHTS: Final = read_weights("aquileia", PARTS)
PLAIN: Final = WEIGHTS[""]


def done(g: Aquileia) -> float:
    """How much of the game is over."""
    return 1.0 if g.over else between(float(g.round - 1) / float(g.edition.rounds - 1))


def parts(g: Aquileia, seat: i64) -> list[float]:
    found = own(g, seat)
    if g.over:
        for i in range(3, len(found)):
            found[i] = 0.0
    found.append(1.0 if not g.over and g.seat == seat else 0.0)
    found.append(1.0 if not g.over and g.start_player == seat else 0.0)
    return found


def weighed(g: Aquileia, seat: i64, weights: Weights) -> float:
    """Log-odds of winning; only their differences between the seats count."""
    found = log_odds(parts(g, seat), weights, done(g))
    if g.over:
        found += WON if seat in g.winners() else -WON
    return found


def worth(g: Aquileia, seat: i64) -> float:
    """Plain play."""
    return weighed(g, seat, PLAIN)


class Style:
    """A player who likes some parts of the game more than he should."""

    def __init__(self, name: str) -> None:
        self.weights = WEIGHTS[name]

    def worth(self, g: Aquileia, seat: i64) -> float:
        return weighed(g, seat, self.weights)


STYLES: Final = {name: Style(name).worth for name in WEIGHTS if name}
