"""`tessera bench`: how fast the games run here."""

import importlib
import importlib.util
import json as jsons
import os
import subprocess
import sys
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table

from tessera.cli.common import AsJson, Refusal, Seats, console, number_of_seats, print_json
from tessera.core.game import find, games

ROOMS = ("bots", "lab")  # rooms with measures of their own: tessera.ROOM.bench has measure(quick) -> list of objects
COLUMNS = (
    "decisions_per_s",
    "playout_decisions_per_s",
    "clones_per_s",
    "imagine_per_s",
    "games_per_s",
    "decisions_per_game",
    "options_per_decision",
    "options_us_p50",
    "options_us_p99",
    "options_us_max",
    "replay_moves_per_s",
    "pure_or_compiled",
)


def register(app: App) -> None:
    app.command(bench, help_epilogue="Example: `tessera bench gloria_mundi --json`")


def bench(
    *what: Annotated[str, Parameter(help="games, or `bots` or `lab`; all games by default")],
    seats: Seats = None,
    pure: Annotated[bool, Parameter(help="measure plain Python instead of the compiled engine")] = False,
    quick: Annotated[bool, Parameter(help="shorter and rougher")] = False,
    json: AsJson = False,
) -> None:
    """Measure games on one core: decisions, clones, imagined worlds and replays per second. Best of five rounds."""
    rows = in_plain_python(what, seats, quick) if pure else measured(what, seats, quick)
    if json:
        print_json(rows)
    else:
        show(rows)


def measured(what: tuple[str, ...], seats: int | None, quick: bool) -> list[dict[str, Any]]:
    from tessera.cli.measure import measure

    rows: list[dict[str, Any]] = []
    found = [None if name in ROOMS else find(name) for name in what] if what else games()
    for name, game in zip(what or [""] * len(found), found, strict=True):
        if game is None:
            rows += room(name, quick)
        else:
            rows.append(measure(game, number_of_seats(game, seats, {}), quick))
    return rows


def room(name: str, quick: bool) -> list[dict[str, Any]]:
    module = f"tessera.{name}.bench"
    if importlib.util.find_spec(f"tessera.{name}") is None or importlib.util.find_spec(module) is None:
        raise Refusal(f"there is nothing to measure in {name!r} here")
    rows: list[dict[str, Any]] = importlib.import_module(module).measure(quick=quick)
    return rows


def in_plain_python(what: tuple[str, ...], seats: int | None, quick: bool) -> list[dict[str, Any]]:
    """The engine is chosen once per process, so another one measures."""
    for name in what:
        if name not in ROOMS:
            find(name)
    command = [sys.executable, "-m", "tessera.cli", "bench", *what, "--json"]
    command += ["--quick"] if quick else []
    command += ["--seats", str(seats)] if seats else []
    done = subprocess.run(command, env=os.environ | {"TESSERA_ENGINE": "pure"}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refusal(
            done.stderr.strip().splitlines()[-1].removeprefix("tessera: ")
            if done.stderr.strip()
            else "the measuring process died"
        )
    rows: list[dict[str, Any]] = jsons.loads(done.stdout)
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    """Games side by side; rooms with other measures as they come."""
    screen = console()
    ours = [row for row in rows if "playout_decisions_per_s" in row]
    if ours:
        table = Table("", *(f"{row['game']} ({row['seats']})" for row in ours))
        for column in table.columns[1:]:
            column.justify = "right"
        for name in COLUMNS:
            table.add_row(name, *(shown(row[name]) for row in ours))
        screen.print(table)
    for row in rows:
        if row not in ours:
            screen.print("  ".join(f"{name}: {shown(value)}" for name, value in row.items()))


def shown(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
