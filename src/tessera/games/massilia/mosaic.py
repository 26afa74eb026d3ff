"""The picture in the lobby: an amphora, sampled into tesserae."""

import math


def stone(x: float, y: float, c: int, r: int) -> str:
    """The class of the stone at this place of the picture (x and y from the middle, column, row), or "" for the ground."""
    wide = 0.16 if y < -0.62 else 0.16 + 0.36 * math.sin(min(1, max(0, (y + 0.62) / 1.28)) * math.pi) ** 0.8
    if -0.86 < y < 0.78 and abs(x) < wide:
        return "o1" if abs(y + 0.05) < 0.07 or abs(y - 0.2) < 0.07 else "t1"
    if -0.7 < y < -0.3 and 0.26 < abs(x) < 0.42:
        return "t1"
    return ("w1" if (c + r) % 3 else "w2") if y > 0.55 else ""
