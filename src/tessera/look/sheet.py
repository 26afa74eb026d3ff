"""The sheet of pieces: Jinja2 macros of `pieces.svg.jinja` and of a game's `board.svg.jinja`, each drawing remembered.

A drawing is a pure function of the macro and its arguments, so the same stall or card is rendered once per process, and read once:
from then on it is elements.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from tessera.core.nodes import Body, Child, Element, read

HERE = Path(__file__).parent
MOST = 5_000  # drawings remembered per game, some kB each: a table uses a few hundred


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


PLACES = {"circle": ("cx", "cy"), "ellipse": ("cx", "cy"), "rect": ("x", "y"), "text": ("x", "y"), "path": (), "g": ()}
LENGTHS = {
    "circle": ("r",),
    "ellipse": ("rx", "ry"),
    "rect": ("width", "height", "rx"),
    "text": ("font-size",),
    "path": (),
    "g": (),
}


def shifted(piece: Child, dx: float, dy: float, scale: float = 1) -> Child:
    """The same piece elsewhere and smaller, its numbers rewritten for the same reason. It may hold paths, circles, ellipses,
    rectangles and texts, in groups without a `transform`. Strokes keep their width."""
    if isinstance(piece, str):
        return piece
    if piece.name not in PLACES or "transform" in piece.attributes:
        raise ValueError(f"cannot shift this drawing: {piece}")
    said = dict(piece.attributes)
    if piece.name == "path":
        said["d"] = scaled(said["d"], scale, dx, dy)
    for name, by in zip(PLACES[piece.name], (dx, dy), strict=False):
        if by or name in said:
            said[name] = written(by + float(said.get(name, 0)) * scale)
    for name in LENGTHS[piece.name]:
        if name in said:
            said[name] = written(float(said[name]) * scale)
    inner = piece.children if piece.name == "text" else tuple([shifted(child, dx, dy, scale) for child in piece.children])
    return Element(piece.name, said, inner)


def small(drawing: str, scale: float, x: float = 0, y: float = 0) -> Markup:
    """For macros: a piece at (x, y) inside another one, smaller and with thinner strokes, without a transform."""
    inner = "".join(str(shifted(piece, float(x), float(y), float(scale))) for piece in read(str(drawing)))
    return Markup(inner if scale == 1 else f'<g class="thin">{inner}</g>')


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
        self.drawn: dict[tuple[Any, ...], Body] = {}

    def draw(self, macro: str, args: tuple[Any, ...]) -> Body:
        key = (macro, *args)
        found = self.drawn.get(key)
        if found is None:
            if len(self.drawn) > MOST:
                self.drawn.clear()
            found = self.drawn[key] = read(str(self.macro(macro)(*args)))
            for piece in found:
                str(piece)  # its text is written once, for every place it stands in
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
