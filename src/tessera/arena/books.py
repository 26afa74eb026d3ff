"""One game with its books kept: who was offered and took what, how he stood then, and how it ended."""

import math
import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tessera.arena.match import Fixture, private_seed
from tessera.arena.pool import Pool
from tessera.bots import Bot, make
from tessera.bots.together import choose_together
from tessera.core.agenda import Perspective, State
from tessera.core.events import Event, listen
from tessera.core.game import find

TOGETHER = 64  # tables of one process, where networks play


@dataclass(frozen=True)
class Moment:
    """A seat does something for the first time in this game: what, asked what, and what chance it had to win just before."""

    what: str
    decision: str
    seat: int
    chance: float


@dataclass
class Account:
    """One game, told by its events. Things are named `decision key`, and `event piece` where an event names a piece. `begins`: who was
    asked first."""

    seed: int
    shares: list[float]
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    moments: list[Moment] = field(default_factory=list)
    sheets: list[dict[str, int]] = field(default_factory=list)
    reason: str = ""
    begins: int = 0


def chances(state: State) -> list[float]:
    """Everybody's chance to win as the outlook judges it."""
    worth = state.book.game.worth
    powers = [math.exp(worth(state, seat)) for seat in range(state.seats())]
    return [power / sum(powers) for power in powers]


class Bookkeeper:
    """Hears a game's events and writes them down."""

    def __init__(self, found: Account) -> None:
        self.found, self.decision, self.chances = found, "", [0.0] * len(found.shares)
        self.seen: set[tuple[int, str]] = set()

    def asks(self, state: State) -> None:
        """A real decision is pending."""
        self.decision, self.chances = state.decision, chances(state)
        self.found.decisions += 1
        self.found.asked[self.decision] += 1
        for code in state.legal:
            self.found.offered[f"{self.decision} {state.book.keys[code]}"] += 1

    def hear(self, event: Event) -> None:
        if event.kind == "chose":
            self.found.chosen[f"{event.args['decision']} {event.args['key']}"] += 1
        if event.kind.startswith("end"):
            self.found.reason = str(event.args.get("reason", event.kind))
        said = [str(event.args[name]) for name in ("decision", "key")] if "key" in event.args else named(event)
        if event.seat >= 0 and said:
            self.write(event.seat, " ".join(said))

    def write(self, seat: int, what: str) -> None:
        if (seat, what) not in self.seen:
            self.seen.add((seat, what))
            self.found.moments.append(Moment(what, self.decision, seat, self.chances[seat]))


def named(event: Event) -> list[str]:
    """`event piece`, where the first thing an event tells is a piece and not a number."""
    first = next(iter(event.args.values()), None)
    return [event.kind, first] if isinstance(first, str) and first else []


class Table:
    """A game under way, with its books."""

    def __init__(self, fixture: Fixture) -> None:
        self.game = find(fixture.game)
        self.state = self.game.start(len(fixture.bots), seed=fixture.seed, edition=fixture.edition, **fixture.options)
        self.bots = [make(name, seed=private_seed(fixture.seed, seat)) for seat, name in enumerate(fixture.bots)]
        self.found = Account(fixture.seed, [0.0] * len(self.bots), begins=self.state.seat)
        self.keeper = Bookkeeper(self.found)
        listen(self.state, self.keeper.hear)

    def asks(self) -> tuple[Bot, Perspective]:
        """Who has to decide, and what he sees."""
        self.keeper.asks(self.state)
        return self.bots[self.state.seat], self.state.perspective(self.state.seat)

    def closed(self) -> Account:
        """The game is over."""
        for bot in self.bots:
            bot.close()
        found, winners = self.found, self.state.winners()
        found.shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.bots))]
        found.scores, found.sheets = self.state.scores(), [dict(sheet) for sheet in self.game.sheet(self.state)]
        return found


def account(fixture: Fixture) -> Account:
    """Play the game and keep the books."""
    return side_by_side([fixture])[0]


def side_by_side(plan: Sequence[Fixture]) -> list[Account]:
    """The books of these games, played all at once; each goes as it would alone."""
    tables = [Table(fixture) for fixture in plan]
    playing = tables
    while playing := [table for table in playing if not table.state.over]:
        keys = choose_together([table.asks() for table in playing])
        for table, key in zip(playing, keys, strict=True):
            table.state.choose(key)
    return [table.closed() for table in tables]


def accounts(plan: Sequence[Fixture], jobs: int | None = None, tell: Callable[[int], Any] | None = None) -> list[Account]:
    """All of them, in the order of the plan."""
    jobs, found = jobs or os.cpu_count() or 1, []
    size = min(TOGETHER, -(-len(plan) // jobs)) if all(instant(name) for one in plan for name in one.bots) else 1
    with Pool(jobs) as pool:
        for some in pool.map(side_by_side, [plan[n : n + size] for n in range(0, len(plan), size)]):
            found += some
            if tell:
                tell(len(found))
    return found


def instant(name: str) -> bool:
    """A network alone: it gains by being asked about many tables at once, and holds nothing open meanwhile."""
    return name.partition(":")[0] == "net"
