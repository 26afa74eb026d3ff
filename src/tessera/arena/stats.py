"""Win shares and points with 95 % intervals, and OpenSkill ratings."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from tessera.arena.match import Result


@dataclass(frozen=True)
class Mean:
    """An average with its 95 % interval and the number of independent deals behind it."""

    value: float
    low: float
    high: float
    n: int

    def times(self, factor: float) -> "Mean":
        return Mean(self.value * factor, self.low * factor, self.high * factor, self.n)

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]" if math.isfinite(self.low) else f"{self.value:.3f}"


def mean(values: Sequence[float]) -> Mean:
    """Normal approximation; one value has an infinitely wide interval."""
    n = len(values)
    if n == 0:
        return Mean(math.nan, math.nan, math.nan, 0)
    middle = sum(values) / n
    if n == 1:
        return Mean(middle, -math.inf, math.inf, 1)
    spread = math.sqrt(sum((v - middle) ** 2 for v in values) / (n - 1) / n)
    return Mean(middle, middle - 1.96 * spread, middle + 1.96 * spread, n)


def wilson(won: float, n: int) -> Mean:
    """A share with Wilson's interval over games: it holds for few deals too, and where no game was lost."""
    if n == 0:
        return Mean(math.nan, math.nan, math.nan, 0)
    p, z = won / n, 1.96
    middle, wide = (p + z * z / (2 * n)) / (1 + z * z / n), z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Mean(p, max(0.0, middle - wide), min(1.0, middle + wide), n)


@dataclass(frozen=True)
class Line:
    """How one bot did. `fair` is the win share of an average player at these tables."""

    bot: str
    games: int
    share: Mean
    fair: float
    points: Mean
    rank: Mean
    rating: float
    sigma: float

    @property
    def times_fair(self) -> float:
        return self.share.value / self.fair if self.fair else math.nan


def table(results: Sequence[Result]) -> list[Line]:
    """One line per bot, best rating first. Games on the same deal are one observation, since their luck is shared."""
    shares: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    points: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    ranks: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    fair: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            shares[bot][result.seed].append(result.shares[seat])
            points[bot][result.seed].append(result.scores[seat])
            ranks[bot][result.seed].append(result.ranks[seat])
            fair[bot].append(1 / len(result.bots))
    rated = ratings(results)
    lines = [
        Line(
            bot,
            sum(len(seats) for seats in shares[bot].values()),
            mean(averages(shares[bot])),
            sum(fair[bot]) / len(fair[bot]),
            mean(averages(points[bot])),
            mean(averages(ranks[bot])),
            *rated[bot],
        )
        for bot in shares
    ]
    return sorted(lines, key=lambda line: -line.share.value)


def averages(by_deal: dict[int, list[float]]) -> list[float]:
    return [sum(values) / len(values) for values in by_deal.values()]


def ratings(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mu, sigma) over all games in order."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for result in results for bot in result.bots}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = [[known[bot]] for bot in result.bots]
        for bot, (after,) in zip(result.bots, model.rate(teams, ranks=[float(rank) for rank in result.ranks]), strict=True):
            known[bot] = after
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}


def by_seat(results: Sequence[Result]) -> list[Mean]:
    """The win share of each seat, whoever sat there."""
    seats = max((len(result.bots) for result in results), default=0)
    return [mean([result.shares[seat] for result in results if seat < len(result.bots)]) for seat in range(seats)]
