"""What lies on a map, read from its drawing: so the stones of its ground keep calm where words will stand."""

import re
from typing import Any, NamedTuple

from tessera.look.measure import width


class Lying(NamedTuple):
    """What lies on a map: boxes of names (x, y, w, h), places of cities, ways as points with the colonist's place in
    the middle, and whether each is a land or a sea way."""

    names: list[tuple[float, float, float, float]]
    cities: list[tuple[float, float]]
    ways: list[list[tuple[float, float]]]
    kinds: list[str]


def lying(drawing: Any) -> Lying:
    """Read from the drawing of a table, whatever map it shows."""
    nodes = list(drawing.fragments.values())
    written = [
        text for node in nodes for text in node.texts if {"city-n", "prov"} & set(text.attributes.get("class", "").split())
    ]
    ways = [e.attributes for e in drawing.fragments["map"].all() if e.attributes.get("class", "").startswith("way ")]
    towns = [e for e in drawing.fragments["cities"].children if not isinstance(e, str)]
    scale = drawing.fragments["cities"].scale
    middles = [next(c for c in town.all() if c.name == "circle").attributes for town in towns]
    cities = [(round(float(m.get("cx", 0)) * scale, 1), round(float(m.get("cy", 0)) * scale, 1)) for m in middles]
    return Lying(
        [text_box(text) for text in written], cities, [curve(way["d"]) for way in ways], [way["class"][4:] for way in ways]
    )


def text_box(text: Any) -> tuple[float, float, float, float]:
    said, classes = text.attributes, text.attributes["class"].split()
    size, words = float(said["font-size"]), "".join(text.words())
    name = "name" in classes
    wide = width(words, size, name) + (0.08 * size * len(words) if "prov" in classes else 0)
    left = float(said["x"]) - (0 if "l" in classes else wide if "r" in classes else wide / 2)
    extra = 30 if "prov" in classes else 0  # the marker behind a province's name
    return round(left, 1), round(float(said["y"]) - size * 0.98, 1), round(wide + extra, 1), round(size * 1.3, 1)


def curve(d: str) -> list[tuple[float, float]]:
    """Points of a quadratic curve `M x y Q x y x y`."""
    ax, ay, qx, qy, bx, by = (float(n) for n in re.findall(r"-?[\d.]+", d))
    out = []
    for i in range(41):
        t = i / 40
        a, q, b = (1 - t) ** 2, 2 * t * (1 - t), t * t
        out.append((round(a * ax + q * qx + b * bx, 2), round(a * ay + q * qy + b * by, 2)))
    return out
