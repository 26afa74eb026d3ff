"""tessera balance: what self-play says about a game's numbers."""

import sys
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.progress import Progress

from tessera.arena import balance as books
from tessera.arena.match import Fixture
from tessera.bots import make
from tessera.cli.common import AsJson, Options, console, number_of_seats, options_of, print_json
from tessera.core.game import find


def balance(
    game: str,
    /,
    *,
    bots: str = "greedy",
    games: int = 400,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    option: Options = (),
    edition: str | None = None,
    out: Path | None = None,
    json: AsJson = False,
) -> None:
    """Seat advantage, what is used and whether it wins, length, end reasons and options, from self-play.

    Example: tessera balance aquileia --games 1000 --out aquileia-balance.html
    """
    chosen = find(game)
    options = options_of(chosen, option)
    seats = number_of_seats(chosen, seats, options)
    make(bots).close()  # a wrong name is refused before any game is played
    first = seed * 1_000_003
    plan = [Fixture(n, chosen.id, first + n, (bots,) * seats, options, edition) for n in range(games)]
    with Progress(console=console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=len(plan))
        found = books.accounts(plan, jobs, lambda n: progress.update(task, completed=n))
    data = books.summary(found)
    if out is not None:
        out.write_text(books.as_html(f"{chosen.title}: balance, {seats} seats, {bots}", found), encoding="utf-8")
    if json:
        print_json(data)
        return
    print(f"{chosen.title}, {seats} seats, {len(found)} games of {bots}")
    show(data)
    if out is not None:
        print(f"Report: {out}")


def show(data: dict[str, Any]) -> None:
    """Seats, length and ends, and what is worth most and least."""
    print("win share by seat:", ", ".join(interval(share, 3) for share in data["seats"]))
    print(f"decisions per game: {data['decisions']['value']:.0f}; ends: {data['reasons']}")
    for use in [*data["uses"][:8], *data["uses"][-8:]]:
        print(f"  {use['what']:42} used by {use['frequency']:.0%}, wins x {interval(use['worth'], 2)}")


def interval(found: dict[str, float], places: int) -> str:
    return f"{found['value']:.{places}f} [{found['low']:.{places}f}, {found['high']:.{places}f}]"


def register(app: App) -> None:
    app.command(balance, name="balance")
