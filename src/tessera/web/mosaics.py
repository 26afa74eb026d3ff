"""Mosaic pictures of the games for the lobby: a shape sampled into tesserae, one path per colour."""

import math
import random
from collections.abc import Callable
from functools import cache

Shape = Callable[[float, float, int, int], str]  # (x, y, column, row) -> class of the stone there, or "" for the ground


def amphora(x: float, y: float, c: int, r: int) -> str:
    wide = 0.16 if y < -0.62 else 0.16 + 0.36 * math.sin(min(1, max(0, (y + 0.62) / 1.28)) * math.pi) ** 0.8
    if -0.86 < y < 0.78 and abs(x) < wide:
        return "o1" if abs(y + 0.05) < 0.07 or abs(y - 0.2) < 0.07 else "t1"
    if -0.7 < y < -0.3 and 0.26 < abs(x) < 0.42:
        return "t1"
    return ("w1" if (c + r) % 3 else "w2") if y > 0.55 else ""


def amphitheatre(x: float, y: float, c: int, r: int) -> str:
    if -0.75 < y < 0.8 and abs(x) < 1.32:
        u = abs(((x + 1.32) % 0.66) - 0.33)
        arch = (y > 0.12 and u < (0.2 if y > 0.3 else 0.12)) or (-0.48 < y < -0.12 and u < 0.13)
        return "t3" if arch else "t1" if abs(y + 0.62) < 0.09 or abs(y) < 0.07 else "o2"
    return "o3" if y >= 0.8 else ""


def shields(x: float, y: float, c: int, r: int) -> str:
    for middle in (-1.08, 0, 1.08):
        q = math.hypot(x - middle, y - 0.12)
        if q < 0.54:
            return "t1" if q > 0.4 else "o1" if q < 0.15 else "o2" if q < 0.28 else "t3"
    return "t3" if y < 0.7 and (abs(x - 0.54) < 0.07 or abs(x + 0.54) < 0.07) else ""


def ship(x: float, y: float, c: int, r: int) -> str:
    if abs(x) < 0.06 and -0.95 < y < 0.2:
        return "t3"
    if -0.75 < y < 0.02 and abs(x) < 0.5 + 0.12 * math.sin((y + 0.75) * 4):
        return "o1" if abs(x) < 0.12 or abs(y + 0.36) < 0.09 else "o2"
    if 0.18 < y <= 0.5 and abs(x) < 1.0 - (y - 0.18) * 1.1:
        return "t1"
    return ("w1" if (c * 2 + r) % 5 else "w2") if y > 0.42 else ""


def wreath(x: float, y: float, c: int, r: int) -> str:
    q, a = math.hypot(x, y), math.atan2(x, -y)
    if 0.5 < q < 0.86 and abs(a) > 0.35:
        return "l1" if int((a + 9) * 5) % 2 else "l2"
    return "o1" if q < 0.24 else ""


def waves(x: float, y: float, c: int, r: int) -> str:
    """For a game without a picture of its own."""
    return "t1" if abs(y - 0.5 * math.sin(x * 3)) < 0.16 else "w1" if y > 0.62 else ""


SHAPES: dict[str, Shape] = {
    "massilia": amphora,
    "aquileia": amphitheatre,
    "panthalos": shields,
    "concordia": ship,
    "gloria_mundi": wreath,
}


@cache
def picture(game: str, w: int = 240, h: int = 150, size: float = 8.4, gap: float = 1.6) -> tuple[tuple[str, str], ...]:
    """(path, class) for each colour of stone; always the same for the same game and size."""
    rnd = random.Random(game)
    shape = SHAPES.get(game, waves)
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
