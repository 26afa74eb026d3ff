"""Mosaics in the lobby for games from outside: the shape in a game's `mosaic.py` sampled into tesserae, one path per colour."""

import math
import random
from collections.abc import Callable
from functools import cache

from tessera.core.game import games

Shape = Callable[[float, float, int, int], str]  # (x, y, column, row) -> class of the stone there, or "" for the ground


def waves(x: float, y: float, c: int, r: int) -> str:
    """For a game without a picture of its own."""
    return "t1" if abs(y - 0.5 * math.sin(x * 3)) < 0.16 else "w1" if y > 0.62 else ""


def shape_of(game_id: str) -> Shape:
    """The game's own picture; tables of a game that is no longer here are drawn too."""
    room = next((game.room("mosaic") for game in games() if game.id == game_id), None)
    found: Shape = waves if room is None else room.stone
    return found


@cache
def picture(game_id: str, w: int = 240, h: int = 150, size: float = 8.4, gap: float = 1.6) -> tuple[tuple[str, str], ...]:
    """(path, class) for each colour of stone; always the same for the same game and size."""
    rnd = random.Random(game_id)
    shape = shape_of(game_id)
    pitch = size + gap
    cols, rows = int((w - 2) / pitch), int((h - 2) / pitch)
    left, top = (w - cols * pitch + gap) / 2, (h - rows * pitch + gap) / 2
    found: dict[str, list[str]] = {}
    for r in range(rows):
        for c in range(cols):
            x, y = (c + 0.5) / cols * 2 * cols / rows - cols / rows, (r + 0.5) / rows * 2 - 1
            kind = shape(x, y, c, r) or rnd.choice(["b1", "b1", "b2", "b3"])
            px, py = left + c * pitch + rnd.uniform(-0.25, 0.25), top + r * pitch + rnd.uniform(-0.25, 0.25)
            found.setdefault(kind, []).append(f"M{px:.1f} {py:.1f}h{size:g}v{size:g}h{-size:g}z")
    return tuple(("".join(stones), kind) for kind, stones in found.items())
