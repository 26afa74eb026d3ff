"""The picture in the lobby: three shields, sampled into tesserae."""

import math


def stone(x: float, y: float, c: int, r: int) -> str:
    """The class of the stone at this place of the picture (x and y from the middle, column, row), or "" for the ground."""
    for middle in (-1.08, 0, 1.08):
        q = math.hypot(x - middle, y - 0.12)
        if q < 0.54:
            return "t1" if q > 0.4 else "o1" if q < 0.15 else "o2" if q < 0.28 else "t3"
    return "t3" if y < 0.7 and (abs(x - 0.54) < 0.07 or abs(x + 0.54) < 0.07) else ""
