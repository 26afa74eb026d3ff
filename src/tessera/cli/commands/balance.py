"""tessera balance: what self-play says about a game's numbers."""

import sys
from pathlib import Path

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
    if json:
        print_json(books.summary(found))
    if out is not None:
        out.write_text(books.as_html(f"{chosen.title}: balance, {seats} seats, {bots}", found), encoding="utf-8")
    if not json:
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
