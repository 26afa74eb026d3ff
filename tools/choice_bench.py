"""What one choice costs the site: python -m tools.choice_bench [GAME ...] [--choices 120] [--tables N] [--profile]

One table of each game with four people who all look on, in this process, without lines or browsers: a random game, each choice made,
stored (SQLite), drawn, compared and written for all four, until nothing is left to do. Processor milliseconds per choice by part, each
without the parts it calls. They do not depend on who else uses the machine. `--pause`: seconds the people look before the next choice.
"""

import argparse
import asyncio
import cProfile
import functools
import gc
import pstats
import random
import tempfile
import threading
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tessera.core.game import games as all_games
from tessera.web import drawing, marks, render, rendering, socket
from tessera.web.app import create
from tessera.web.config import Settings
from tessera.web.match import Match
from tessera.web.models import User
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.seating import join
from tessera.web.sessions import Visitor
from tessera.web.store import Store

PARTS: dict[str, tuple[tuple[Any, str], ...]] = {
    "rules": ((Match, "tried"),),
    "page": ((socket, "render"),),
    "drawing": ((drawing, "picture"),),
    "log": ((render, "log_lines"),),
    "marks": ((marks, "now"),),
    "question": ((render, "prompt"),),
    "players": ((render, "player_lines"),),
    "strip": ((render, "strip"),),
    "digest": ((rendering.Rendering, "sealed"),),
    "delta": ((socket, "delta"),),
    "effects": ((socket, "effects"), (socket, "some_tried")),
    "prices": ((socket, "prices"),),
    "undo": ((Match, "floor"),),
    "database": ((Store, "act"),),
}  # fmt: skip
WARM = 12  # choices before the first that counts: words are read, pieces drawn for the first time


class Watch:
    """Processor time of each part, without that of the parts within it, over all threads."""

    def __init__(self, profiled: bool) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.profiled, self.profile = profiled, cProfile.Profile(time.thread_time)
        self.inner = threading.local()

    def wrap(self, name: str, work: Any) -> Any:
        @functools.wraps(work)
        def timed(*args: Any, **kw: Any) -> Any:
            outer, began = getattr(self.inner, "spent", 0.0), time.thread_time()
            self.inner.spent = 0.0
            try:
                return work(*args, **kw)
            finally:
                took = time.thread_time() - began
                self.spent[name] += took - self.inner.spent
                self.inner.spent = outer + took

        return timed

    def install(self) -> None:
        for name, places in PARTS.items():
            for owner, attribute in places:
                work = getattr(owner, attribute)
                if not asyncio.iscoroutinefunction(work):
                    setattr(owner, attribute, self.wrap(name, work))


class Line:
    """In place of a WebSocket: counts what it is given."""

    def __init__(self) -> None:
        self.bytes = self.messages = 0

    async def send_text(self, text: str) -> None:
        self.bytes += len(text)
        self.messages += 1


async def page(hall: Any, table: Any, user: User) -> tuple[Any, asyncio.Task[Any]]:
    line = socket.Connection(Line(), hall, table, Visitor(user, ""), "en")  # type: ignore[arg-type]
    await line.on_hello(SimpleNamespace(form="desk", lang="en", d=""))  # type: ignore[arg-type]
    table.onlookers.add(line)
    return line, asyncio.create_task(line.sender())


async def at_rest(lines: list[Any], pause: float) -> None:
    """Until every page has been written and the prices are worked out."""
    await asyncio.sleep(pause)
    while any(line.wake.is_set() or line.short for line in lines) or any(
        line.pricing and not line.pricing.done() for line in lines
    ):
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.002)


@dataclass
class Party:
    """A table, the people at it, and their pages."""

    table: Any
    users: dict[str | None, User]
    pages: list[tuple[Any, asyncio.Task[Any]]]

    @property
    def lines(self) -> list[Any]:
        return [line for line, _ in self.pages]


async def opened(hall: Any, game: str, number: int, spectators: int = 0) -> Party:
    users = [User(id=f"{game}{number}-{n}", name=f"N{n}", settings={}, epoch=0, created=time.time()) for n in range(4)]
    for user in users:
        await hall.store.add_user(user)
    table = await hall.open(TablePlan(game, (SeatPlan("me"), *[SeatPlan("open")] * 3), seed=f"{game}{number}"), users[0])
    for user in users[1:]:
        await join(hall, table, user, None, f"j{user.id}")
    watching = [User(id="", name="W", settings={}, epoch=0, created=time.time())] * spectators
    party = Party(table, {user.id: user for user in users}, [await page(hall, table, user) for user in (*users, *watching)])
    await at_rest(party.lines, 0.06 if number == 0 else 0.0)
    return party


def memory() -> float:
    """What this process has now, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


async def play(hall: Any, parties: list[Party], choices: int, pause: float, watch: Watch) -> dict[str, float]:
    """Choices at one table after the other."""
    dice, lines = random.Random(choices), [line for party in parties for line in party.lines]
    began, sent, made = 0.0, 0, -max(WARM, len(parties))
    while made < choices:
        party = parties[made % len(parties)]
        table = party.table
        if made == 0:
            watch.spent.clear()
            began, sent = time.process_time(), sum(line.socket.bytes for line in lines)
            watch.profile.enable() if watch.profiled else None
        made += 1
        if table.state.over:
            continue
        user, key = party.users[table.chairs[table.state.seat].user_id], dice.choice(list(table.state.options()))
        request = f"{user.id}:{made}"
        await hall.acted(table, lambda: table.choose(user.id, key, table.version, request))  # noqa: B023
        await at_rest(party.lines, pause)
    watch.profile.disable()
    spent = time.process_time() - began
    found = {name: 1000 * watch.spent[name] / made for name in PARTS}
    written = (sum(line.socket.bytes for line in lines) - sent) / made / 1000
    whole = {"all": 1000 * spent / made, "MB": memory(), "kB": written, "choices": made}
    for party in parties:
        for _, task in party.pages:
            task.cancel()
    return whole | found | {"rest": whole["all"] - sum(found.values())}


async def measured(games: list[str], wanted: argparse.Namespace, watch: Watch) -> dict[str, dict[str, float]]:
    """Each game by itself; with `--tables` all of them in turn, at so many tables."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        app = create(Settings(folder=Path(folder), bot_workers=1, rate_factor=10_000.0))
        async with app.router.lifespan_context(app):
            hall = app.state.hall
            if wanted.tables:
                parties = [await opened(hall, games[n % len(games)], n) for n in range(wanted.tables)]
                found[f"{wanted.tables} tables"] = await play(hall, parties, wanted.choices, wanted.pause, watch)
            else:
                for game in games:
                    found[game] = await play(
                        hall, [await opened(hall, game, 0, wanted.spectators)], wanted.choices, wanted.pause, watch
                    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--choices", type=int, default=120)
    parser.add_argument("--pause", type=float, default=0.06)
    parser.add_argument("--tables", type=int, default=0, help="so many tables at once, chosen at in turn")
    parser.add_argument("--spectators", type=int, default=0, help="so many more look on at each table")
    parser.add_argument("--profile", action="store_true")
    wanted = parser.parse_args()
    games = wanted.games or [game.id for game in all_games() if 4 in game.seat_counts()]
    watch = Watch(wanted.profile)
    watch.install()
    gc.set_threshold(50_000, 20, 100)  # as the site does
    found = asyncio.run(measured(games, wanted, watch))
    if wanted.profile:
        pstats.Stats(watch.profile).sort_stats("cumulative").print_stats(120)
        pstats.Stats(watch.profile).sort_stats("tottime").print_stats(40)
        files: dict[str, float] = defaultdict(float)
        for (file, _, name), facts in pstats.Stats(watch.profile).stats.items():  # type: ignore[attr-defined]
            files[file if file != "~" else name] += facts[2]
        for file, spent in sorted(files.items(), key=lambda one: -one[1])[:40]:
            print(f"{spent:8.3f}  {file}")
    names = list(next(iter(found.values())))
    print(f"{'ms per choice':14}" + "".join(f"{name:>9}" for name in names))
    for game, figures in found.items():
        print(f"{game:14}" + "".join(f"{figures[name]:9.2f}" for name in names))


if __name__ == "__main__":
    main()
