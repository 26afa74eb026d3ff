"""The picture in the lobby: the amphitheatre, sampled into tesserae."""


def stone(x: float, y: float, c: int, r: int) -> str:
    """The class of the stone at this place of the picture (x and y from the middle, column, row), or "" for the ground."""
    if -0.75 < y < 0.8 and abs(x) < 1.32:
        u = abs(((x + 1.32) % 0.66) - 0.33)
        arch = (y > 0.12 and u < (0.2 if y > 0.3 else 0.12)) or (-0.48 < y < -0.12 and u < 0.13)
        return "t3" if arch else "t1" if abs(y + 0.62) < 0.09 or abs(y) < 0.07 else "o2"
    return "o3" if y >= 0.8 else ""
