"""Many random games in worker processes, every invariant checked after every decision.

    python -m tools.soak --games 20000 gloria_mundi     20,000 games for every number of seats
    python -m tools.soak --games 10000 --spread         10,000 games in all, spread over all seats and options

A game that goes wrong is written to a record (soak-....rec) that replays up to the fault. Exit code 1 if any did.
"""

import argparse
import os
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tessera
from tessera import Record, State
from tessera.conformance.legality import disagreement
from tessera.conformance.setups import Setup, chosen_games, few, mixed_setups, setups
from tessera.core.plain import plain
from tools.tally import Tally

CHUNK = 50
LONGEST = 50_000


@dataclass
class Games(Tally):
    games: int = 0
    longest: list[int] = field(default_factory=list)  # of each share
    seconds: float = 0.0


def soaked(game: str, seats: int, options: tuple[tuple[str, Any], ...], first: int, many: int, folder: str) -> Games:
    """One worker's share: games number `first` .. `first + many - 1` of a set-up."""
    setup = Setup(tessera.game(game), seats, options)
    tally, longest = Games(), 0
    began = time.perf_counter()
    for seed in range(first, first + many):
        keys: list[str] = []
        try:
            decisions = whole_game(setup, seed, keys)
        except Exception as error:
            file = Path(folder) / f"soak-{setup.name}-{seed}.rec"
            record = Record(setup.game, seats, seed=str(seed), options=dict(options), keys=keys)
            file.write_text(record.text("0" * 32), encoding="utf-8")
            tally.faults.append(f"{setup.name}, seed {seed}, after {len(keys)} choices: {type(error).__name__}: {error} ({file})")
            decisions = len(keys)
        tally.games += 1
        tally.decisions += decisions
        longest = max(longest, decisions)
    tally.longest, tally.seconds = [longest], time.perf_counter() - began
    return tally


def whole_game(setup: Setup, seed: int, keys: list[str]) -> int:
    """Play one random game; raises what goes wrong. `keys` holds the choices made so far."""
    chance = random.Random(seed)
    state = setup.start(seed)
    check, names = setup.game.check, state.book.keys
    while not state.over:
        invariants(state, check(state), setup)
        code = chance.choice(state.legal)
        keys.append(names[code])
        state.apply(code)
        if len(keys) > LONGEST:
            raise AssertionError("endless")
    if check(state):
        raise AssertionError(f"at the end: {check(state)}")
    if [sum(sheet.values()) for sheet in setup.game.sheet(state)] != state.scores():
        raise AssertionError("the score sheet does not add up")
    if seed % 50 == 0:
        again = setup.game.load(state.position())
        if plain(again) != plain(state):
            raise AssertionError("the position does not load as it was")
    return len(keys)


def invariants(state: State, wrong: str, setup: Setup) -> None:
    if wrong:
        raise AssertionError(wrong)
    legal = state.legal
    if len(legal) < 2 or len(set(legal)) != len(legal):
        raise AssertionError(f"{state.decision} offers {len(legal)} options, {len(set(legal))} different")
    if said := disagreement(state):
        raise AssertionError(f"{state.decision}: {said}")
    if not 0 <= state.seat < setup.seats:
        raise AssertionError(f"seat {state.seat} is asked")


def shares(wanted: list[Setup], games: int, spread: bool) -> Iterator[tuple[Setup, int, int]]:
    """(set-up, first game, how many), in chunks small enough for a smooth progress bar."""
    each = -(-games // len(wanted)) if spread else games
    for first in range(0, each, CHUNK):
        for setup in wanted:
            yield setup, first, min(CHUNK, each - first)


def run(wanted: list[Setup], games: int, spread: bool, jobs: int, folder: str) -> dict[Setup, Games]:
    todo = list(shares(wanted, games, spread))
    tallies: dict[Setup, Games] = defaultdict(Games)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        task = progress.add_task("games", total=sum(many for _, _, many in todo))
        pending: dict[Future[Games], Setup] = {}
        for setup, first, many in todo:
            pending[pool.submit(soaked, setup.game.id, setup.seats, setup.options, first, many, folder)] = setup
            if len(pending) >= 3 * jobs:
                collect(pending, tallies, progress, task)
        while pending:
            collect(pending, tallies, progress, task)
    return tallies


def collect(pending: dict[Future[Games], Setup], tallies: dict[Setup, Games], progress: Progress, task: Any) -> None:
    for future in wait(pending, return_when=FIRST_COMPLETED).done:
        tally = future.result()
        tallies[pending.pop(future)].add(tally)
        progress.advance(task, tally.games)


def show(tallies: dict[Setup, Games], seconds: float) -> int:
    table = Table(
        "set-up", "games", "decisions", "per game", "longest", "faults", title=f"Soak ({tessera.ENGINE})", title_justify="left"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    total = Games()
    for setup, tally in sorted(tallies.items(), key=lambda pair: pair[0].name):
        total.add(tally)
        table.add_row(
            setup.name,
            f"{tally.games:,}",
            f"{tally.decisions:,}",
            f"{tally.decisions / tally.games:.1f}",
            str(max(tally.longest)),
            str(len(tally.faults)),
        )
    console = Console(width=120)
    console.print(table)
    for fault in total.faults[:20]:
        console.print(fault, markup=False, style="red")
    console.print(
        f"{total.games:,} games, {total.decisions:,} decisions, {len(total.faults)} faults, "
        f"{seconds:.0f} s, {total.decisions / seconds:,.0f} decisions/s"
    )
    return 1 if total.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with every invariant checked after every decision.")
    parser.add_argument("game", nargs="*", help="which games; all by default")
    parser.add_argument("--games", type=int, default=1000, help="games for every number of seats (or in all, with --spread)")
    parser.add_argument("--spread", action="store_true", help="spread the games over every combination of seats and options")
    parser.add_argument("--options", action="store_true", help="every value of every option too, not only the default")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--faults", default=".", help="folder for the records of games that went wrong")
    asked = parser.parse_args()
    wanted: list[Setup] = []
    for game in chosen_games(asked.game):
        ways = mixed_setups(game) if asked.spread else setups(game) if asked.options else few(game)
        wanted += [setup for setup in ways if asked.seats in (None, setup.seats)]
    began = time.perf_counter()
    tallies = run(wanted, asked.games, asked.spread, asked.jobs, asked.faults)
    return show(tallies, time.perf_counter() - began)


if __name__ == "__main__":
    sys.exit(main())
