"""Ready-made comparisons. `strength` proves the bots: greedy over random, search over greedy, more time over less."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tessera.core.game import Game, games


@dataclass(frozen=True)
class Duel:
    """One line of the strength table: `first` against the rest, and what must hold."""

    game: Game
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    games: int
    claim: str
    least: float  # win share of `first` divided by its fair share

    @property
    def name(self) -> str:
        chosen = " ".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.game.id}{' ' + chosen if chosen else ''}, {self.seats} seats: {' / '.join(dict.fromkeys(self.bots))}"


def modes(game: Game) -> Iterator[dict[str, Any]]:
    """The plain game, and the team game where there is one."""
    yield {}
    if any(option.name == "teams" for option in game.options):
        yield {"teams": True}


def table_of(first: str, other: str, seats: int, teams: bool) -> tuple[str, ...]:
    """One `first` (in teams: one team of them) against copies of `other`."""
    if teams:
        half = seats // 2
        return tuple(first if seat % half == 0 else other for seat in range(seats))
    return (first,) + (other,) * (seats - 1)


def strength(quick: bool = False) -> Iterator[Duel]:
    part = 0.1 if quick else 1.0
    for game in games():
        for options in modes(game):
            teams = bool(options.get("teams"))
            for seats in game.seat_counts(options):
                bots = table_of("greedy", "random", seats, teams)
                yield Duel(game, options, bots, seats, int(400 * part), "greedy beats random", 1.0)
            claim, least = "search:ms=50 wins twice its fair share against greedy", 2.0
            if teams:  # of two sides twice the fair share would be every game
                claim, least = "search:ms=50 beats greedy", 1.0
            for seats in (4, 6) if teams else (4,):
                bots = table_of("search:ms=50", "greedy", seats, teams)
                yield Duel(game, options, bots, seats, int(200 * part), claim, least)
            few = min(game.seat_counts(options))  # with fewer players more of the result is skill, and less time goes by
            for less, more in ((10, 50), (50, 250)):
                bots = table_of(f"search:ms={more}", f"search:ms={less}", few, teams)
                yield Duel(game, options, bots, few, int(100 * part), "more time is stronger", 1.0)
