"""`tessera sim`: many games, summed up."""

import statistics
import sys
import time
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tessera import bots as players
from tessera.arena.match import Fixture, Result
from tessera.arena.run import on_processes
from tessera.cli.common import (
    AsJson,
    EditionFile,
    GameName,
    Options,
    Refusal,
    Seats,
    bots_for_seats,
    console,
    number_of_seats,
    options_of,
    print_json,
)
from tessera.core.game import find

BotNames = Annotated[tuple[str, ...], Parameter(consume_multiple=True, help="one bot for all seats, or one for each")]


def register(app: App) -> None:
    app.command(sim, help_epilogue="Example: `tessera sim gloria_mundi --seats 4 --games 1000 --bots random --seed 1 --jobs 2`")


def sim(
    game: GameName,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help="how many games")] = 100,
    bots: BotNames = ("random",),
    seed: Annotated[int, Parameter(help="of the whole run: the same seed, the same games, whatever --jobs")] = 1,
    jobs: Annotated[int, Parameter(help="worker processes")] = 1,
    option: Options = (),
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games, each at its own seat, and sum up scores, wins and lengths."""
    found = find(game)
    options = options_of(found, option, edition)
    count = number_of_seats(found, seats, options)
    names = bots_for_seats(bots, count)
    if games < 1 or jobs < 1:
        raise Refusal(f"--games {games} --jobs {jobs}: both must be at least 1")
    found.book(edition, **options)
    for name in set(names):
        players.make(name).close()
    plan = [
        Fixture(n, found.id, seed * 1_000_003 + n, tuple(names), options, None if edition is None else str(edition))
        for n in range(games)
    ]
    began = time.perf_counter()
    results = played(plan, jobs)
    summary = summed(found.id, names, options, seed, results, time.perf_counter() - began)
    if json:
        print_json(summary)
    else:
        show(found.title, summary)


def played(plan: list[Fixture], jobs: int) -> list[Result]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("games", total=len(plan))
        results = []
        for result in on_processes(plan, jobs):
            results.append(result)
            progress.advance(task)
    return sorted(results, key=lambda result: result.number)


def summed(
    game: str, names: list[str], options: dict[str, Any], seed: int, results: list[Result], seconds: float
) -> dict[str, Any]:
    rows = []
    for seat, name in enumerate(names):
        scores = [result.scores[seat] for result in results]
        wins = sum(result.shares[seat] for result in results)
        rows.append(
            {
                "seat": seat + 1,
                "bot": name,
                "wins": round(wins, 2),
                "win_share": round(wins / len(results), 4),
                "mean": round(statistics.fmean(scores), 2),
                "sd": round(statistics.pstdev(scores), 2),
                "min": min(scores),
                "max": max(scores),
            }
        )
    lengths = [result.decisions for result in results]
    return {
        "game": game,
        "seats": len(names),
        "games": len(results),
        "seed": seed,
        "options": options,
        "scores": rows,
        "decisions": {"mean": round(statistics.fmean(lengths), 1), "min": min(lengths), "max": max(lengths)},
        "seconds": round(seconds, 2),
        "games_per_s": round(len(results) / seconds, 1),
    }


def show(title: str, summary: dict[str, Any]) -> None:
    heading = f"{title}, {summary['seats']} players, {summary['games']} games, seed {summary['seed']}"
    table = Table("seat", "bot", title=heading, title_justify="left")
    for name in ("wins", "win share", "points", "± sd", "least", "most"):
        table.add_column(name, justify="right")
    for row in summary["scores"]:
        share = f"{row['win_share']:.1%}"
        table.add_row(
            str(row["seat"]),
            row["bot"],
            f"{row['wins']:g}",
            share,
            f"{row['mean']:.1f}",
            f"{row['sd']:.1f}",
            str(row["min"]),
            str(row["max"]),
        )
    screen = console()
    screen.print(table)
    length = summary["decisions"]
    screen.print(f"decisions per game: {length['mean']:.1f} ({length['min']}–{length['max']})")
    screen.print(f"{summary['seconds']:.1f} s, {summary['games_per_s']:.1f} games/s")
