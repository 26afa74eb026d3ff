"""The picture in the lobby: a ship under sail, sampled into tesserae."""

import math


def stone(x: float, y: float, c: int, r: int) -> str:
    """The class of the stone at this place of the picture (x and y from the middle, column, row), or "" for the ground."""
    if abs(x) < 0.06 and -0.95 < y < 0.2:
        return "t3"
    if -0.75 < y < 0.02 and abs(x) < 0.5 + 0.12 * math.sin((y + 0.75) * 4):
        return "o1" if abs(x) < 0.12 or abs(y + 0.36) < 0.09 else "o2"
    if 0.18 < y <= 0.5 and abs(x) < 1.0 - (y - 0.18) * 1.1:
        return "t1"
    return ("w1" if (c * 2 + r) % 5 else "w2") if y > 0.42 else ""
