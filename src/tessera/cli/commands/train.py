"""`tessera train`: a network for a game, by self-play."""

import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table

from tessera.cli.common import EditionFile, GameName, Refusal, console
from tessera.core.extras import require
from tessera.core.game import Game, find

if TYPE_CHECKING:
    from tessera.train import Recipe

COLUMNS = {
    "seconds": "seconds",
    "decisions": "decisions",
    "rate": "a second",
    "games": "games ended",
    "greedy-fair": "x fair among greedy",
    "elders-fair": "x fair among elders",
    "entropy": "openness",
    "value": "doubt",
}


def register(app: App) -> None:
    app.command(train, help_epilogue="Example: `tessera train gloria_mundi --minutes 30 --out runs/gloria`")


def train(
    game: GameName,
    /,
    *,
    minutes: Annotated[float, Parameter(help="how long; a run that was stopped goes on where it was")] = 10.0,
    out: Annotated[
        Path | None, Parameter(help="folder for curve.jsonl, checkpoint.pt and net.onnx; runs/GAME by default")
    ] = None,
    seats: Annotated[int | None, Parameter(help="only tables of this many; by default all kinds of tables there are")] = None,
    edition: EditionFile = None,
    start: Annotated[str, Parameter(help="a network to go on from: a file, or `own` for the one that comes with the game")] = "",
    teacher: Annotated[str, Parameter(help="with --depth 0: a network to learn from for a minute first: a file, or `own`")] = "",
    depth: Annotated[int, Parameter(help="how far the heuristic that advises looks ahead; 0: no advice, faster play")] = 8,
    tables: Annotated[int, Parameter(help="tables at each of the two halves")] = 512,
    workers: Annotated[int | None, Parameter(help="processes at each half; by default as cores allow")] = None,
    minibatch: Annotated[int, Parameter(help="decisions per step of the optimizer")] = 4096,
    seed: Annotated[int, Parameter(help="the same seed and the same number of iterations give the same network")] = 1,
) -> None:
    """Train a network by self-play in a league of itself, its older selves and the greedy player.

    It corrects the heuristic: it begins as strong as the greedy player. Stop it at any time; the same command goes on. At the end (or when
    stopped) OUT/net.onnx is a player: `tessera arena GAME --bots net:file=OUT/net.onnx greedy`.
    """
    require("train", "torch", "numpy", "onnx")
    from tessera.train import Recipe

    chosen = find(game)
    if minutes <= 0 or tables < 2:
        raise Refusal("--minutes and --tables must be above 0 and 1")
    if teacher and (start or depth):
        raise Refusal("--teacher goes with --depth 0 and without --start")
    named, start = str(edition or ""), begun(chosen, start, "--start")
    recipe = Recipe(chosen.id, minutes, seed=seed, tables=tables, minibatch=minibatch, depth=depth, start=start, edition=named)
    recipe.teacher = begun(chosen, teacher, "--teacher")
    recipe.workers = processes() if workers is None else workers
    recipe.with_greedy = recipe.with_greedy if recipe.depth else 0.0  # the greedy player goes by the advice
    recipe.setups = only(chosen, seats, named or None)
    run(recipe, out or Path("runs") / chosen.id)


def begun(game: Game, file: str, asked: str) -> str:
    """The file to go on or to learn from, or ""."""
    file = str(game.folder / "net.onnx") if file == "own" else file
    if file and not Path(file).is_file():
        raise Refusal(f"{asked}: there is no file {file}")
    return file


def run(recipe: "Recipe", folder: Path) -> None:
    """Until the time is over or somebody stops it; then what was learnt, as a player."""
    from tessera.train import train
    from tessera.train.export import export

    try:
        train(recipe, folder, tell=Curve())
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from the last checkpoint.")
    if (folder / "checkpoint.pt").exists():
        card = export(folder / "checkpoint.pt", folder / "net.onnx")
        print(f"{folder / 'net.onnx'}: {card['decisions']:,} decisions in {card['minutes']} minutes")


def processes() -> int:
    """As many as cores, less what the two halves need to think; none on small machines."""
    cores = os.cpu_count() or 1
    return cores * 3 // 4 if cores >= 4 else 0


def only(game: Game, seats: int | None, edition: str | None) -> list[tuple[dict[str, Any], int]]:
    """Tables of this many, with default options; nothing: all kinds."""
    if seats is None:
        return []
    options = game.check_options({}, edition)
    game.check_seats(seats, options)
    return [(options, seats)]


class Curve:
    """Prints a row of the curve now and then: at first every iteration, later every ten seconds."""

    def __init__(self) -> None:
        self.last: dict[str, Any] = {"seconds": 0.0, "decisions": 0}
        self.screen = console()
        self.rows = 0

    def __call__(self, point: dict[str, Any]) -> None:
        if self.rows > 3 and point["seconds"] - self.last["seconds"] < 10:
            return
        rate = (point["decisions"] - self.last["decisions"]) / max(point["seconds"] - self.last["seconds"], 1e-9)
        shown = Table(*COLUMNS.values(), show_header=self.rows % 20 == 0, box=None, pad_edge=False)
        for column in shown.columns:
            column.width, column.justify = 12, "right"
        shown.add_row(*[said(name, rate if name == "rate" else point[name]) for name in COLUMNS])
        self.screen.print(shown)
        self.last, self.rows = point, self.rows + 1


def said(name: str, number: float) -> str:
    if math.isnan(number):  # nothing of that kind ended yet
        return "-"
    return f"{number:,.0f}" if name in ("seconds", "decisions", "rate", "games") else f"{number:.2f}"
