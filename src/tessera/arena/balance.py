"""What the numbers say about a game: seat advantage, what is used and whether it wins, length, end reasons, options."""

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tessera.arena.charts import bars, histogram, html_table, page
from tessera.arena.match import Fixture, private_seed
from tessera.arena.pool import Pool
from tessera.arena.stats import Mean, mean
from tessera.bots import make
from tessera.core.events import Event, listen
from tessera.core.game import find

LEAST = 30  # uses below which a thing is not judged


@dataclass
class Account:
    """One game, told by its events: who chose what how often, and how it ended."""

    shares: list[float]
    scores: list[int]
    decisions: int
    asked: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    used: list[Counter[str]] = field(default_factory=list)
    reason: str = ""


def account(fixture: Fixture) -> Account:
    """Play the game and keep the books."""
    game = find(fixture.game)
    state = game.start(len(fixture.bots), seed=fixture.seed, edition=fixture.edition, **fixture.options)
    bots = [make(name, seed=private_seed(fixture.seed, seat)) for seat, name in enumerate(fixture.bots)]
    used: list[Counter[str]] = [Counter() for _ in bots]
    asked: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    last: list[str] = [""]

    def hear(event: Event) -> None:
        if event.kind in ("chose", "forced"):
            used[event.seat][f"{event.args['decision']} {event.args['key']}"] += 1
        elif event.kind.startswith("end"):
            last[0] = str(event.args.get("reason", event.kind))

    listen(state, hear)
    decisions = 0
    while not state.over:
        asked[state.decision] += 1
        offered[state.decision] += len(state.legal)
        state.choose(bots[state.seat].choose(state.perspective(state.seat)))
        decisions += 1
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
    return Account(shares, state.scores(), decisions, asked, offered, used, last[0])


def accounts(plan: Sequence[Fixture], jobs: int | None = None, tell: Callable[[int], None] | None = None) -> list[Account]:
    found = []
    with Pool(jobs or os.cpu_count() or 1) as pool:
        for one in pool.map(account, plan, chunksize=max(1, min(20, len(plan) // 50))):
            found.append(one)
            if tell:
                tell(len(found))
    return found


@dataclass(frozen=True)
class Use:
    """A thing that can be chosen: in what share of seats it was, and the win share of those who did (fair = 1)."""

    what: str
    players: int
    frequency: float
    worth: Mean


def uses(found: Sequence[Account]) -> list[Use]:
    """Every key that was chosen often enough, the most successful first."""
    results: dict[str, list[float]] = defaultdict(list)
    seats = 0
    for one in found:
        fair = 1 / len(one.shares)
        seats += len(one.shares)
        for seat, counter in enumerate(one.used):
            for what in counter:
                results[what].append(one.shares[seat] / fair)
    listed = [
        Use(what, len(values), len(values) / seats, mean(values)) for what, values in results.items() if len(values) >= LEAST
    ]
    return sorted(listed, key=lambda use: -use.worth.value)


def summary(found: Sequence[Account]) -> dict[str, Any]:
    seats = len(found[0].shares)
    asked: Counter[str] = sum((one.asked for one in found), Counter())
    offered: Counter[str] = sum((one.offered for one in found), Counter())
    return {
        "games": len(found),
        "seats": [vars(mean([one.shares[seat] for one in found])) for seat in range(seats)],
        "points": [vars(mean([float(one.scores[seat]) for one in found])) for seat in range(seats)],
        "decisions": vars(mean([float(one.decisions) for one in found])),
        "reasons": dict(Counter(one.reason for one in found)),
        "options": {name: round(offered[name] / asked[name], 2) for name in sorted(asked)},
        "asked": {name: round(asked[name] / len(found), 2) for name in sorted(asked)},
        "uses": [
            {"what": use.what, "players": use.players, "frequency": round(use.frequency, 4), "worth": vars(use.worth)}
            for use in uses(found)
        ],
    }


def as_html(title: str, found: Sequence[Account]) -> str:
    seats = len(found[0].shares)
    listed = uses(found)
    shares = bars([(f"seat {i}", mean([one.shares[i] for one in found])) for i in range(seats)], 1 / seats, "Win share by seat")
    clear = [use for use in listed if use.worth.low > 1 or use.worth.high < 1]
    top = bars([(use.what, use.worth) for use in clear[:25]], 1.0, "Wins of those who chose it, fair share = 1: highest")
    low = bars([(use.what, use.worth) for use in clear[-25:]], 1.0, "... and lowest (intervals clear of 1 only)")
    data = summary(found)
    options = html_table(
        ("decision", "asked per game", "options"), [(name, data["asked"][name], data["options"][name]) for name in data["asked"]]
    )
    lengths = histogram([float(one.decisions) for one in found], title="Decisions per game")
    ends = html_table(("end", "games"), Counter(data["reasons"]).most_common())
    return page(title, [("Seats", shares), ("What wins", top + low), ("Length and end", lengths + ends), ("Decisions", options)])
