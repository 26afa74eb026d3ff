"""The chances of a player, for the search: the parts of the heuristic, weighed as played games say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import WON, Weights, between, log_odds, read_weights
from tessera.games.panthalos.features import TERMS, room_in_krypt
from tessera.games.panthalos.features import worth as own
from tessera.games.panthalos.state import Table

PARTS: Final = (*TERMS, "to-move")
WEIGHTS: Final = read_weights("panthalos", PARTS)
PLAIN: Final = WEIGHTS[""]


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


def weighed(g: Table, seat: i64, weights: Weights) -> float:
    """Log-odds of winning; only their differences between the seats count."""
    found = log_odds(parts(g, seat), weights, done(g))
    if g.over:
        found += WON if seat in g.winners() else -WON
    return found


def worth(g: Table, seat: i64) -> float:
    """Plain play."""
    return weighed(g, seat, PLAIN)


class Style:
    """A player who likes some parts of the game more than he should."""

    def __init__(self, name: str) -> None:
        self.weights = WEIGHTS[name]

    def worth(self, g: Table, seat: i64) -> float:
        return weighed(g, seat, self.weights)


STYLES: Final = {name: Style(name).worth for name in WEIGHTS if name}
