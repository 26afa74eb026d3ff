"""Batches of mixed tables, and what the heuristic says of every decision: honest, and the same however many processes there are."""

import numpy as np
import pytest

import tessera
from tessera.bots.fast_advice import advise
from tessera.bots.fast_search import rate
from tessera.core.errors import BadSetup
from tessera.lab.batch import Batch

MIXED = [({}, 2), ({}, 4), ({}, 3)]


@pytest.mark.parametrize("name", [game.id for game in tessera.games()])
def test_ratings_are_those_of_the_greedy_player(name: str) -> None:
    game = tessera.game(name)
    state = game.start(3, seed=5)
    for _ in range(25):
        state.choose(state.options()[-1])
    found, prospects = advise(state, 7919 * 3, game.value, game.worth, 8)
    values = rate(state.perspective(state.seat), state.legal, game.value, 3, 1, 8)
    assert found == pytest.approx([-np.log1p((max(values) - value) / 0.25) for value in values])
    assert sum(prospects) == pytest.approx(1.0)
    assert len(prospects) == 3


def test_advice_hangs_on_nothing_hidden() -> None:
    """Two worlds that look the same to the seat are rated the same."""
    game = tessera.game("panthalos")
    state = game.start(4, seed=3)
    for step in range(30):
        state.choose(state.options()[step % len(state.options())])
    twin = state.imagined(state.seat, 99)
    assert twin.view(state.seat) == state.view(state.seat)
    assert sorted(twin.legal) == sorted(state.legal)
    one = dict(zip(state.legal, advise(state, 4, game.value, game.worth, 8)[0], strict=True))
    assert dict(zip(twin.legal, advise(twin, 4, game.value, game.worth, 8)[0], strict=True)) == one


def test_mixed_tables_are_the_same_with_and_without_workers() -> None:
    alone, shared = (Batch("gloria_mundi", 7, seed=4, setups=MIXED, advice=8, workers=workers) for workers in (0, 2))
    try:
        for _ in range(6):
            for one, other in (
                (alone.observations, shared.observations),
                (alone.ratings, shared.ratings),
                (alone.prospects, shared.prospects),
                (alone.masks, shared.masks),
            ):
                assert np.array_equal(one, other)
            actions = alone.sample()
            alone.step(actions)
            shared.send(actions)
            shared.receive()
    finally:
        shared.close()


def test_absent_seats_have_no_prospects() -> None:
    batch = Batch("gloria_mundi", 3, seed=1, setups=MIXED, advice=8)
    assert batch.players == 6
    assert [int((row > 0).sum()) for row in batch.prospects] == [2, 4, 3]
    assert batch.prospects.sum(1) == pytest.approx([1.0, 1.0, 1.0])


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(BadSetup, match="9 is not possible"):
        Batch("gloria_mundi", 3, setups=[({}, 9)])
