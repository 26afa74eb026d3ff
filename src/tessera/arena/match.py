"""One game between bots, and the list of games that makes a fair comparison."""

import hashlib
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from tessera.bots import make
from tessera.core.errors import BadSetup
from tessera.core.game import Game, find

LONGEST = 20_000  # decisions; no game comes near it


@dataclass(frozen=True)
class Fixture:
    """A game to be played: which bot sits where, on which deal."""

    number: int
    game: str
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    edition: str | None = None

    @property
    def mark(self) -> str:
        """Of all that decides how it goes: what a folder keeps is never taken for a game of another match."""
        game = find(self.game)
        said = [
            self.number,
            self.game,
            game.rules_version,
            game.edition_text(self.edition).hash,
            self.options,
            self.seed,
            self.bots,
        ]
        return hashlib.blake2b(json.dumps(said, sort_keys=True).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Result:
    """How it ended. `shares` sum to 1 over the winners."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    decisions: int
    seconds: float
    trouble: tuple[str, ...] = ()
    mark: str = ""  # its fixture's

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_plain(data: dict[str, Any]) -> "Result":
        fields: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in data.items()}
        return Result(**fields)


def private_seed(seed: int, seat: int) -> int:
    """A bot's own seed: another one at each seat and game, the same in every process."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{seat}".encode(), digest_size=6).digest(), "big")


def play(fixture: Fixture) -> Result:
    """Play the whole game. A line bot in trouble is replaced by its fallback, a level without its network plays by searching: reported."""
    began = time.perf_counter()
    game = find(fixture.game)
    state = game.start(len(fixture.bots), seed=fixture.seed, edition=fixture.edition, **fixture.options)
    bots = [make(name, seed=private_seed(fixture.seed, seat)) for seat, name in enumerate(fixture.bots)]
    decisions = 0
    try:
        while not state.over and decisions < LONGEST:
            seat = state.seat
            state.choose(bots[seat].choose(state.perspective(seat)))
            decisions += 1
    finally:
        for bot in bots:
            bot.close()
    winners = state.winners()
    return Result(
        number=fixture.number,
        seed=fixture.seed,
        bots=fixture.bots,
        scores=tuple(state.scores()),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))),
        ranks=tuple(state.ranks()),
        decisions=decisions,
        seconds=round(time.perf_counter() - began, 3),
        trouble=tuple(f"{bot.name}: {bot.trouble}" for bot in bots if bot.trouble),
        mark=fixture.mark,
    )


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: all bots at one table, filled up in turn, or every combination if there are more bots than seats."""
    if len(bots) <= seats:
        return [tuple(bots[i % len(bots)] for i in range(seats))]
    return list(combinations(bots, seats))


def fixtures(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    edition: str | None = None,
) -> Iterator[Fixture]:
    """`games` games. Each deal is played once from every seat (rotation), so luck of deal and seat cancels out."""
    if len(bots) < 1:
        raise BadSetup("name at least one bot")
    for name in bots:
        make(name).close()
    tables = line_ups(bots, seats)
    number = 0
    deal = 0
    while number < games:
        table = tables[deal % len(tables)]
        for turn in range(seats):
            if number >= games:
                return
            yield Fixture(number, game.id, seed * 1_000_003 + deal, table[turn:] + table[:turn], dict(options or {}), edition)
            number += 1
        deal += 1
