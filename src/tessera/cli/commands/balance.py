"""tessera balance: what self-play says about a game's numbers."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.progress import Progress

from tessera.arena import balance as figures
from tessera.arena.balance_page import as_html, compared_html, told
from tessera.arena.match import Fixture
from tessera.bots import make
from tessera.bots.net import softness
from tessera.cli.common import AsJson, EditionFile, Options, Refusal, console, number_of_seats, options_of, print_json
from tessera.core.game import Game, find


def balance(
    game: str,
    /,
    *,
    bots: str = "",
    drawn: bool = False,
    games: int = 400,
    seats: int | None = None,
    all_seats: bool = False,
    seed: int = 1,
    jobs: int | None = None,
    option: Options = (),
    edition: EditionFile = None,
    against: Path | None = None,
    out: Path | None = None,
    json: AsJson = False,
) -> None:
    """Seats, what is wanted and whether it wins among equals, ways to win, length and ends, from self-play.

    Example: tessera balance aquileia --games 2000 --all-seats --out aquileia.html

    Without --bots the game's network plays where there is one, else greedy. --drawn: it draws options by their chances, instead of always
    taking its favourite, by which all its games would open alike. --all-seats: at every number of players.
    --against EDITION: what a second edition changes, on the same deals.
    """
    chosen = find(game)
    options = options_of(chosen, option, edition)
    bots = named(chosen, bots, drawn)
    make(bots).close()  # a wrong name is refused before any game is played
    counts = chosen.seat_counts(options) if all_seats else (number_of_seats(chosen, seats, options),)
    deals = range(seed * 1_000_003, seed * 1_000_003 + games)
    found = {n: kept(chosen, (bots,) * n, deals, options, edition, jobs) for n in counts}
    title = f"{chosen.title}: balance, {games} games of {bots}"
    if against is None:
        data: dict[int, Any] = {n: figures.summary(rows) for n, rows in found.items()}
        page = as_html(title, found)
    else:
        data = {n: figures.compared(rows, kept(chosen, (bots,) * n, deals, options, against, jobs)) for n, rows in found.items()}
        page = compared_html(f"{title}, two editions", data)
    give(data, title, against is not None, page, out, json)


def named(game: Game, bots: str, drawn: bool) -> str:
    """Who plays: the strongest instant bot there is for this game on this machine, if nobody is named."""
    if bots and drawn:
        raise Refusal("--drawn says how the game's own network plays: without --bots")
    if bots:
        return bots
    if not (game.folder / "net.onnx").exists() or not find_spec("onnxruntime"):
        return "greedy"
    return f"net:warm={1 / softness(game):g}" if drawn else "net"


def kept(
    game: Game, bots: tuple[str, ...], deals: Sequence[int], options: dict[str, Any], edition: Path | None, jobs: int | None
) -> list[figures.Account]:
    """The books of these deals, with progress."""
    plan = [Fixture(n, game.id, deal, bots, options, None if edition is None else str(edition)) for n, deal in enumerate(deals)]
    said = f"{len(bots)} players" + (f", {edition}" if edition else "")
    with Progress(console=console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(said, total=len(plan))
        return figures.accounts(plan, jobs, lambda n: progress.update(task, completed=n))


def give(data: dict[int, Any], title: str, two: bool, page: str, out: Path | None, json: bool) -> None:
    """As data, or in words; and as a page where one is wanted."""
    if out is not None:
        out.write_text(page, encoding="utf-8")
    if json:
        print_json({"title": title, "seats": data})
        return
    print(title)
    for n, one in data.items():
        print(f"{n} players")
        show_change(one) if two else show(one)
    if out is not None:
        print(f"Report: {out}")


def show(data: dict[str, Any]) -> None:
    """Seats, length and ends, what is worth most and least among equals, what nobody wants, ways to win."""
    print("  win share by seat:", ", ".join(interval(share, 3) for share in data["seats"]))
    print("  from who began on:", ", ".join(interval(share, 3) for share in data["order"]))
    print(f"  decisions per game: {data['decisions']['value']:.0f}; ends: {data['reasons']}")
    for use in [*data["uses"][:8], *data["uses"][-8:]]:
        print(f"    {use['what']:42} used by {use['frequency']:.0%}, wins x {interval(use['worth'], 2)} among equals")
    for thing in data["unwanted"][:8]:
        print(f"    {thing['what']:42} offered {thing['offered']} times, taken {thing['taken']}")
    for way in data["ways"]:
        means = f"winners {way['winners']['value']:.1f}, others {way['others']['value']:.1f}"
        print(f"    points from {way['source']:30} {means}; who made most of it wins x {way['most']['value']:.2f}")


def show_change(data: dict[str, Any]) -> None:
    """Second edition less first."""
    print("  win share by seat:", ", ".join(told(share, 3) for share in data["seats"]))
    print("  from who began on:", ", ".join(told(share, 3) for share in data["order"]))
    print(f"  points of a player {told(data['points'], 1)}; decisions {told(data['decisions'], 0)}")
    for use in data["uses"][:12]:
        print(f"    {use['what']:42} wins x {interval(use['worth'][0], 2)} before, {interval(use['worth'][1], 2)} after")


def interval(found: dict[str, float], places: int) -> str:
    return f"{found['value']:.{places}f} [{found['low']:.{places}f}, {found['high']:.{places}f}]"


def register(app: App) -> None:
    app.command(balance, name="balance")
