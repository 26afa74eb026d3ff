"""The maps of Concordia: names of cities keep clear of each other, however large the letters are."""

from itertools import combinations

import pytest

import tessera
from tessera import look
from tessera.games.concordia.atlas import LARGEST, atlas, letter
from tessera.look.pen import BoardPen


@pytest.mark.parametrize("ts", [1, 1.15, LARGEST])
@pytest.mark.parametrize("chart", ["imperium", "italia", "hellas", "ionium", "ionium-22", "cyprus"])
def test_no_name_is_written_over_another(chart: str, ts: float) -> None:
    state = tessera.game("concordia").start(seats=3, seed=1, map=chart)
    pen = BoardPen(look.of_state(state)._paper, ts)
    size, boxes = letter(pen), []
    for city in atlas(pen).cities.values():
        half = pen.width(city.name, size) / 2
        boxes.append((city.name, city.lx + (half if city.la == "l" else -half if city.la == "r" else 0), city.ly, half))
    over = [(a, b) for (a, x, y, w), (b, u, v, z) in combinations(boxes, 2) if abs(x - u) < w + z - 1 and abs(y - v) < 0.7 * size]
    assert over == []
