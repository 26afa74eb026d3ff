"""The chances of a player, for the search: the parts of the heuristic, weighed as played games say. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.outlook import WON, between, log_odds, weights
from tessera.games.massilia.features import own_terms
from tessera.games.massilia.state import Massilia

PARTS: Final = ("reputation", "stalls", "money", "stones", "cards", "goods", "consul", "dice", "to-move")
WEIGHTS: Final = weights("massilia", PARTS)


def done(g: Massilia) -> float:
    """How much of the game is over."""
    return 1.0 if g.over else between(float(g.round - 1) / float(g.edition.rounds - 1))


def parts(g: Massilia, seat: i64) -> list[float]:
    found = own_terms(g, seat)
    found.append(1.0 if not g.over and g.seat == seat else 0.0)
    return found


def worth(g: Massilia, seat: i64) -> float:
    """Log-odds of winning; only their differences between the seats count."""
    found = log_odds(parts(g, seat), WEIGHTS[0], WEIGHTS[1], done(g))
    if g.over:
        found += WON if seat in g.winners() else -WON
    return found
