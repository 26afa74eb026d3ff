"""The sheet of pieces: Jinja2 macros of `pieces.svg.jinja` and of a game's `board.svg.jinja`, each drawing remembered.

A drawing is a pure function of the macro and its arguments, so the same stall or card is rendered once per process.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

HERE = Path(__file__).parent
MOST = 40_000  # drawings remembered per game; a long evening at many tables stays far below


def source(name: str) -> tuple[str, str, Callable[[], bool]] | None:
    """Shared templates by their name, a game's by its whole path: so the pieces are compiled once for all games."""
    path = HERE / name if "/" not in name else Path(name)
    return (path.read_text(encoding="utf-8"), str(path), lambda: True) if path.exists() else None


def written(value: float) -> str:
    """Three decimals: a circle is an arc that ends a hundredth beside its beginning, and with fewer a small one would vanish."""
    return f"{round(value, 3):.7g}"


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
        return command + " ".join(written(value) for value in numbers)

    found = re.findall(r"([A-Za-z])([^A-Za-z]*)", path)
    return "".join(one(command, [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]) for command, rest in found)


PLACES = {"circle": ("cx", "cy"), "ellipse": ("cx", "cy"), "rect": ("x", "y"), "text": ("x", "y")}
LENGTHS = {"circle": ("r",), "ellipse": ("rx", "ry"), "rect": ("width", "height", "rx"), "text": ("font-size",)}


@lru_cache(8192)
def shifted(drawing: str, dx: float, dy: float, scale: float = 1) -> str:
    """The same drawing elsewhere and smaller, its numbers rewritten for the same reason. It may hold paths, circles, ellipses,
    rectangles and texts, in groups without a `transform`. Strokes keep their width."""
    if "transform=" in drawing or re.search(r"<(?!/|(?:g|path|circle|ellipse|rect|text)\b)", drawing):
        raise ValueError(f"cannot shift this drawing: {drawing}")

    def one(found: re.Match[str]) -> str:
        tag, rest = found[1], found[2]
        if tag == "path":
            return "<path" + re.sub(r' d="([^"]*)"', lambda d: f' d="{scaled(d[1], scale, dx, dy)}"', rest)
        for name, by in [*zip(PLACES[tag], (dx, dy), strict=True), *((name, 0.0) for name in LENGTHS[tag])]:
            at = re.search(rf' {name}="([^"]*)"', rest)
            place = f' {name}="{written(by + (float(at[1]) * scale if at else 0))}"'
            if at:
                rest = rest[: at.start()] + place + rest[at.end() :]
            elif by:
                rest = place + rest
        return f"<{tag}{rest}"

    return re.sub(r"<(path|circle|ellipse|rect|text)\b([^>]*)", one, drawing)


def small(drawing: str, scale: float, x: float = 0, y: float = 0) -> Markup:
    """For macros: a piece at (x, y) inside another one, smaller and with thinner strokes, without a transform."""
    body = shifted(str(drawing), float(x), float(y), float(scale))
    return Markup(body if scale == 1 else f'<g class="thin">{body}</g>')


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
    made.filters |= {"scaled": scaled, "small": small}
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
