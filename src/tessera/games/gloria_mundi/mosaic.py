"""The picture in the lobby: a laurel wreath, sampled into tesserae."""

import math


def stone(x: float, y: float, c: int, r: int) -> str:
    """The class of the stone at this place of the picture (x and y from the middle, column, row), or "" for the ground."""
    q, a = math.hypot(x, y), math.atan2(x, -y)
    if 0.5 < q < 0.86 and abs(a) > 0.35:
        return "l1" if int((a + 9) * 5) % 2 else "l2"
    return "o1" if q < 0.24 else ""
