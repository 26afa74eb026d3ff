"""tessera balance: what self-play says about a game's numbers."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from tessera.arena import balance as books
from tessera.arena.match import fixtures
from tessera.cli.commands.arena import parse_options
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
    option: list[str] | None = None,
    edition: str | None = None,
    out: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Seat advantage, what is used and whether it wins, length, end reasons and options, from self-play.

    Example: tessera balance aquileia --games 1000 --out aquileia-balance.html
    """
    chosen = find(game)
    options = parse_options(option or [])
    counts = chosen.seat_counts(options)
    seats = seats or (4 if 4 in counts else counts[-1])
    chosen.check_seats(seats, options)
    plan = list(fixtures(chosen, [bots], games, seats, seed, options, edition))
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=len(plan))
        found = books.accounts(plan, jobs, lambda n: progress.update(task, completed=n))
    if json_:
        print(json.dumps(books.summary(found), indent=1))
    if out is not None:
        out.write_text(books.as_html(f"{chosen.title}: balance, {seats} seats, {bots}", found), encoding="utf-8")
    if not json_:
        data = books.summary(found)
        print(f"{chosen.title}, {seats} seats, {len(found)} games of {bots}")
        print(
            "win share by seat:",
            ", ".join(f"{share['value']:.3f} [{share['low']:.3f}, {share['high']:.3f}]" for share in data["seats"]),
        )
        print(f"decisions per game: {data['decisions']['value']:.0f}; ends: {data['reasons']}")
        for use in [*data["uses"][:8], *data["uses"][-8:]]:
            worth = use["worth"]
            print(
                f"  {use['what']:42} used by {use['frequency']:.0%}, wins x {worth['value']:.2f} [{worth['low']:.2f}, {worth['high']:.2f}]"
            )
        if out is not None:
            print(f"Report: {out}")


def register(app: App) -> None:
    app.command(balance, name="balance")
