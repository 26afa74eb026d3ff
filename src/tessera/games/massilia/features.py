"""Numbers for bots and networks. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.games.massilia.scoring import score
from tessera.games.massilia.state import Massilia
from tessera.games.massilia.tables import MassiliaEdition

TERMS: Final = ("score",)


def terms(g: Massilia, seat: i64) -> list[float]:
    return [float(score(g, seat))]


def value(g: Massilia, seat: i64) -> float:
    return sum(terms(g, seat))


def rows(e: MassiliaEdition, seats: int) -> list[tuple[str, int]]:
    return [("round", 1)]


def numbers(g: Massilia, seat: i64) -> list[int]:
    return [g.round]
