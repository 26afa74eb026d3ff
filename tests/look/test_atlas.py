"""The maps of Concordia: names of cities keep clear of each other, however large the letters are, and of pieces."""

import math
import re
from itertools import combinations

import pytest

import tessera
from tessera import look
from tessera.games.concordia.atlas import ALONG, LARGEST, Frame, Province, atlas, letter, lots_of
from tessera.games.concordia.lands import drawn_land
from tessera.look.pen import BoardPen

CHARTS = pytest.mark.parametrize("chart", ["imperium", "italia", "hellas", "ionium", "ionium-22", "cyprus"])
NARROW = {"ionium": {"Patrae"}}  # a way on every side: a colonist there touches the name
AT_SEA = {
    "hellas": {"CYCLADES", "SPORADES"},
    "ionium": {"CALABRIA"},
    "cyprus": {"AMATHUSIA", "SALAMINIA"},
}  # islands, or too narrow
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
    names += [(p.name, (p.lx + p.bx) / 2 + 3, p.ly, (p.bx - p.lx) / 2 + 6) for p in sheet.provinces.values()]
    for city in sheet.cities.values():
        assert not any(hiding(names, *lot, 5) for lot in city.lots[:3]), city.name


def test_houses_stand_all_round_a_city() -> None:
    """Nothing else is there: not even below it is a place that none may have."""
    lots = lots_of((500.0, 300.0), [], [], Frame(1, 0, 0, 1000, 600))
    angles = sorted(math.degrees(math.atan2(y - 300, x - 500)) % 360 for x, y in lots)
    assert max(b - a for a, b in zip(angles, [*angles[1:], angles[0] + 360], strict=True)) < 91, angles


@CHARTS
def test_the_name_of_a_province_stands_on_its_land(chart: str) -> None:
    pen, _ = laid_out(chart, 1)
    owner = drawn_land(pen)
    assert owner is not None
    lies = {p.name: [owner(*q) for q in along(p)].count(p.id) for p in atlas(pen).provinces.values()}
    assert {name for name, points in lies.items() if points < 3} == AT_SEA.get(chart, set())


@pytest.mark.parametrize("ts", [1, 1.15, LARGEST])
@CHARTS
def test_a_line_leads_from_a_name_at_sea_to_its_land(chart: str, ts: float) -> None:
    pen, names = laid_out(chart, ts)
    owner = drawn_land(pen)
    assert owner is not None
    for p in atlas(pen).provinces.values():
        assert p.lead or [owner(*q) for q in along(p)].count(p.id) >= 2, p.name
        if p.lead:
            x, y, u, v = (float(n) for n in re.findall(r"-?\d+", p.lead))
            assert owner(u, v) == p.id
            assert math.dist((x, y), (p.lx, p.by)) < p.bx - p.lx + 10
            line = [(x + (u - x) * n / 20, y + (v - y) * n / 20) for n in range(21)]
            assert not any(hiding(names, *q, 3) for q in line), p.name


def along(p: Province) -> list[tuple[float, float]]:
    return [(p.lx + f * (p.bx - 15 - p.lx), p.by) for f in ALONG]


@CHARTS
def test_no_two_names_of_cities_read_as_one(chart: str) -> None:
    _, names = laid_out(chart, 1)
    close = [(a, b) for (a, x, y, w), (b, u, v, z) in combinations(names, 2) if abs(x - u) < w + z and abs(y - v) < 1.2 * 13]
    assert close == []


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
