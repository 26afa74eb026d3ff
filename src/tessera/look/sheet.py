"""The sheet of pieces: Jinja2 macros of `pieces.svg.jinja` and of a game's `board.svg.jinja`, each drawing remembered.

A drawing is a pure function of the macro and its arguments, so the same stall or card is rendered once per process.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined

HERE = Path(__file__).parent
MOST = 40_000  # drawings remembered per game; a long evening at many tables stays far below


def source(name: str) -> tuple[str, str, Callable[[], bool]] | None:
    """Shared templates by their name, a game's by its whole path: so the pieces are compiled once for all games."""
    path = HERE / name if "/" not in name else Path(name)
    return (path.read_text(encoding="utf-8"), str(path), lambda: True) if path.exists() else None


def scaled(path: str, scale: float, dx: float = 0, dy: float = 0) -> str:
    """The same path, larger or smaller and elsewhere. A `transform` would say the same, but costs the browser time in every frame.

    All numbers are lengths but for an arc's angle and flags; those of capital commands are places too.
    """

    def one(command: str, numbers: list[float]) -> str:
        arc = command in "Aa"
        for i, value in enumerate(numbers):
            across = command == "H" or (command in "MLCSQT" and i % 2 == 0) or (command == "A" and i % 7 == 5)
            upright = command == "V" or (command in "MLCSQT" and i % 2 == 1) or (command == "A" and i % 7 == 6)
            if not arc or i % 7 not in (2, 3, 4):
                numbers[i] = value * scale + (dx if across else dy if upright else 0)
        return command + " ".join(f"{round(value, 2):g}" for value in numbers)

    found = re.findall(r"([A-Za-z])([^A-Za-z]*)", path)
    return "".join(one(command, [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]) for command, rest in found)


@lru_cache(4096)
def shifted(drawing: str, dx: float, dy: float) -> str:
    """The same drawing elsewhere, its places rewritten for the same reason. It may hold paths, circles, rectangles and texts, in
    groups without a `transform`."""
    if "transform=" in drawing or re.search(r"<(?!/|g\b|path\b|circle\b|rect\b|text\b)", drawing):
        raise ValueError(f"cannot shift this drawing: {drawing}")

    def one(found: re.Match[str]) -> str:
        tag, rest = found[1], found[2]
        if tag == "path":
            return "<path" + re.sub(r' d="([^"]*)"', lambda d: f' d="{scaled(d[1], 1, dx, dy)}"', rest)
        for name, by in (("cx", dx), ("cy", dy)) if tag == "circle" else (("x", dx), ("y", dy)):
            at = re.search(rf' {name}="([^"]*)"', rest)
            place = f' {name}="{round(by + (float(at[1]) if at else 0), 2):g}"'
            rest = rest[: at.start()] + place + rest[at.end() :] if at else place + rest
        return f"<{tag}{rest}"

    return re.sub(r"<(path|circle|rect|text)\b([^>]*)", one, drawing)


@cache
def environment() -> Environment:
    made = Environment(
        loader=FunctionLoader(source),
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=True,
        undefined=StrictUndefined,
        cache_size=-1,
    )
    made.filters["scaled"] = scaled
    return made


class Sheet:
    """The macros one board can use: its own first, then the shared pieces."""

    def __init__(self, folder: Path) -> None:
        env, own = environment(), folder / "board.svg.jinja"
        self.board = env.get_template(own.as_posix()).module if own.exists() else None
        self.pieces = env.get_template("pieces.svg.jinja").module
        self.icons = env.get_template("icons.jinja").module
        self.drawn: dict[tuple[Any, ...], str] = {}

    def draw(self, macro: str, args: tuple[Any, ...]) -> str:
        key = (macro, *args)
        found = self.drawn.get(key)
        if found is None:
            if len(self.drawn) > MOST:
                self.drawn.clear()
            found = self.drawn[key] = str(self.macro(macro)(*args))
        return found

    def macro(self, name: str) -> Any:
        for module in (self.board, self.pieces, self.icons):
            found = getattr(module, name, None)
            if found is not None:
                return found
        raise AttributeError(f"no macro {name!r} on the sheet")


@cache
def sheet(folder: Path) -> Sheet:
    return Sheet(folder)
