"""Whose land lies where on the pictures of Concordia's maps."""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from string import ascii_lowercase

from tessera.core.drawing import Pen

SQUARES = re.compile(r"(\d*)(\D)")
Owner = Callable[[float, float], str]  # whose land lies there: a province, "" where it is nobody's


def drawn_land(pen: Pen) -> Owner | None:
    """Whose land a point lies in on the picture of this map, "" in the sea and abroad; None for a map without a picture."""
    found = land_of(pen.view["map"]["id"]) if pen.art(pen.view["map"]["id"], "maps") else None
    if found is None:
        return None
    cell, rows = found

    def owner(x: float, y: float) -> str:
        row = rows[min(int(y) // cell, len(rows) - 1)]
        return row[min(int(x) // cell, len(row) - 1)]

    return owner


@cache
def land_of(chart: str) -> tuple[int, list[list[str]]] | None:
    """The squares of a map, as `tools/lands.py` wrote them."""
    found = tomllib.loads((Path(__file__).parent / "lands.toml").read_text(encoding="utf-8")).get(chart)
    if found is None:
        return None
    named = {".": "", "-": ""} | dict(zip(ascii_lowercase, found["provinces"], strict=False))
    rows = [[named[mark] for n, mark in SQUARES.findall(row) for _ in range(int(n or 1))] for row in found["squares"].split()]
    return found["cell"], rows
