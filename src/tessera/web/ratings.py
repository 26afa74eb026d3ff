"""Ratings of accounts, one per game: Plackett–Luce over places, so that tables of any size count. Bots stand still and serve as marks.

Rated are matches from the start, on screens of their own, in which nothing was taken back by consent; each exactly once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

BOTS = {
    "random": (8.0, 1.5),
    "easy": (18.0, 2.0),
    "greedy": (22.0, 2.0),
    "medium": (25.0, 2.0),
    "hard": (30.0, 2.0),
    "master": (32.0, 2.0),
}
START = (25.0, 25.0 / 3)  # somebody nobody knows anything about
COUNTED = 3  # games before somebody stands in the list


@dataclass(frozen=True)
class Standing:
    """Somebody's rating in one game, for people: 1500 is the middle, `spread` where two thirds of the truth lie."""

    game: str
    name: str
    points: int
    spread: int
    games: int
    wins: int
    place: int = 0  # 0: not in the list yet
    of: int = 0


def points(mu: float) -> int:
    return round(1500 + 40 * (mu - START[0]))


def spread(sigma: float) -> int:
    return round(40 * sigma)


@cache
def model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(before: Sequence[tuple[float, float]], ranks: Sequence[int]) -> list[tuple[float, float]]:
    """New (mu, sigma) of everybody at the table. `ranks`: 1 is the winner; equal ranks are ties."""
    teams = [[model().rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(float(team[0].mu), float(team[0].sigma)) for team in model().rate(teams, ranks=[float(rank) for rank in ranks])]
