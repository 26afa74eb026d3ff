"""tessera arena: bots against bots, with intervals and ratings."""

import json as jsons
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tessera.arena import report, run, stats
from tessera.arena.match import Result, fixtures
from tessera.arena.strength import run_suite
from tessera.cli.common import AsJson, EditionFile, Options, console, number_of_seats, options_of, print_json
from tessera.core.errors import BadSetup
from tessera.core.game import Game, find


def arena(
    game: str = "",
    /,
    *,
    bots: Annotated[list[str], Parameter(consume_multiple=True)] | None = None,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    option: Options = (),
    edition: EditionFile = None,
    out: Path | None = None,
    json: AsJson = False,
    ray: bool = False,
    suite: str = "",
    quick: bool = False,
    counts: Path | None = None,
    minutes: float = 1e9,
) -> None:
    """Let bots play many games: seats rotated, paired deals, win share and points with 95 % intervals, OpenSkill ratings.

    Example: tessera arena gloria_mundi --bots search:ms=50 greedy greedy greedy --games 200 --out results/

    --out FOLDER keeps every result (a stopped run goes on where it was) and writes report.html and summary.json.
    --ray runs on a Ray cluster. --suite company plays every pair of the ladder in every mix and the levels (docs/strength.md;
    days on one machine, --quick: a tenth; stop it when you like, or after --minutes), --suite strength the older table. --counts FILE adds
    what the company suite plays to what earlier sittings counted, and goes on with new deals.
    """
    if suite:
        run_suite(suite, out or Path("strength"), jobs, quick, game, counts, minutes)
        return
    if not game:
        raise BadSetup("which game? For example: tessera arena gloria_mundi --bots greedy random")
    chosen = find(game)
    options = options_of(chosen, option, edition)
    chosen.book(edition, **options)  # a wrong file is refused before any game is played
    seats = number_of_seats(chosen, seats, options)
    plan = fixtures(chosen, bots or ["greedy", "random"], games, seats, seed, options, None if edition is None else str(edition))
    give(chosen, seats, played(list(plan), jobs, out, ray), out, json)


def give(game: Game, seats: int, results: list[Result], out: Path | None, json: bool) -> None:
    data = report.as_json(game.id, results)
    if out is not None:
        keep(out, game.title, data, results)
    print_json(data) if json else show(f"{game.title}, {seats} seats, {len(results)} games", results, out)


def keep(out: Path, title: str, data: Any, results: list[Result]) -> None:
    (out / "summary.json").write_text(jsons.dumps(data, indent=1), encoding="utf-8")
    (out / "report.html").write_text(report.as_html(f"{title}: arena", results), encoding="utf-8")


def played(plan: list[Any], jobs: int | None, out: Path | None, ray: bool) -> list[Result]:
    """All games of the plan; what a folder keeps of them already is not played again."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    return with_progress(plan, jobs, out / "results.jsonl" if out else None, ray)


def with_progress(plan: list[Any], jobs: int | None, keep: Path | None, ray: bool = False) -> list[Result]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=len(plan))
        return run.run(plan, jobs=jobs, keep=keep, ray=ray, tell=lambda result: progress.advance(task))


def show(title: str, results: list[Result], out: Path | None) -> None:
    table = Table(title=title)
    for i, head in enumerate(report.HEAD):
        table.add_column(head, justify="left" if i == 0 else "right")
    for row in report.rows(stats.table(results)):
        table.add_row(*row)
    console().print(table)
    if out is not None:
        print(f"Report: {out / 'report.html'}")


def register(app: App) -> None:
    app.command(arena, name="arena")
