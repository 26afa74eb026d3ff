"""The numbers bots go by: short cuts must not change them."""

import random

import pytest

import tessera
from tessera.games.concordia.outlook import best_harvest, harvest_at


@pytest.mark.parametrize("teams", [False, True])
def test_the_best_harvest_is_the_best_of_all_provinces(teams):
    """With nothing to beat, every province is looked at to the end."""
    state, rnd = tessera.game("concordia").start(4, seed="harvest", teams=teams), random.Random(3)
    above = 0
    while not state.over:
        state.apply(rnd.choice(state.legal))
        if state.over or rnd.random() > 0.1:
            continue
        open_ones = [p for p in range(len(state.edition.chart.cities_in)) if state.coins >> p & 1 == 0]
        for seat in range(4):
            every = [harvest_at(state, seat, province, -1000.0) for province in open_ones]
            assert best_harvest(state, seat) == max([0.0, *every])
            above += max([0.0, *every]) > 0
    assert above > 20
