"""The maps of Concordia: names of cities keep clear of each other, however large the letters are, and of pieces."""

import math
from itertools import combinations

import pytest

import tessera
from tessera import look
from tessera.games.concordia.atlas import LARGEST, atlas, letter
from tessera.look.pen import BoardPen

CHARTS = pytest.mark.parametrize("chart", ["imperium", "italia", "hellas", "ionium", "ionium-22", "cyprus"])
NARROW = {"ionium": {"Brundisium", "Patrae"}}  # a way on every side: a colonist there touches the name
Named = tuple[str, float, float, float]  # a name, its middle, and half its width


def laid_out(chart: str, ts: float) -> tuple[BoardPen, list[Named]]:
    """A map, and the names of its cities."""
    pen = BoardPen(look.of_state(tessera.game("concordia").start(seats=3, seed=1, map=chart))._paper, ts)
    halves = {c.name: pen.width(c.name, letter(pen)) / 2 for c in atlas(pen).cities.values()}
    return pen, [
        (c.name, c.lx + {"l": 1, "r": -1, "": 0}[c.la] * halves[c.name], c.ly, halves[c.name]) for c in atlas(pen).cities.values()
    ]


def hiding(names: list[Named], x: float, y: float, r: float) -> set[str]:
    """The names that a thing here lies on, so far from its middle."""
    return {name for name, u, v, half in names if math.hypot(max(abs(u - x) - half, 0), max(abs(v - 4.5 - y) - 5, 0)) < r}


@CHARTS
def test_no_colonist_and_no_house_stands_on_the_name_of_a_city(chart: str) -> None:
    pen, names = laid_out(chart, 1)
    sheet = atlas(pen)
    assert set().union(*(hiding(names, w.x, w.y, 14) for w in sheet.ways.values())) <= NARROW.get(chart, set())
    for city in sheet.cities.values():
        assert not any(hiding(names, *lot, 5) for lot in city.lots[:3]), city.name


@CHARTS
def test_no_name_of_a_province_is_written_over_a_city(chart: str) -> None:
    pen, _ = laid_out(chart, 1)
    sheet = atlas(pen)
    for p in sheet.provinces.values():
        half = p.bx - 15 - p.lx
        for city in sheet.cities.values():
            assert math.hypot(max(abs(city.x - p.lx) - half, 0), max(abs(city.y - p.by) - 5, 0)) > 17, (p.name, city.name)


@pytest.mark.parametrize("ts", [1, 1.15, LARGEST])
@CHARTS
def test_no_name_is_written_over_another(chart: str, ts: float) -> None:
    pen, boxes = laid_out(chart, ts)
    size = letter(pen)
    over = [(a, b) for (a, x, y, w), (b, u, v, z) in combinations(boxes, 2) if abs(x - u) < w + z - 1 and abs(y - v) < 0.7 * size]
    assert over == []


@pytest.mark.parametrize("ts", [1, 1.15, LARGEST])
@CHARTS
def test_no_name_of_a_province_is_written_over_another_name(chart: str, ts: float) -> None:
    pen, cities = laid_out(chart, ts)
    names = [(p.name, p.lx, p.ly, p.bx - 15 - p.lx) for p in atlas(pen).provinces.values()]
    pairs = [*combinations(names, 2), *((a, b) for a in names for b in cities)]
    assert [(a, b) for (a, x, y, w), (b, u, v, z) in pairs if abs(x - u) < w + z and abs(y - v) < 0.8 * letter(pen)] == []
