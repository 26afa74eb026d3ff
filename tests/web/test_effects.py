"""What an option is said to do must happen, whatever the dice and the decks hold."""

import random

import pytest

import tessera
from tessera.web.effects import certain, heard


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_only_what_is_certain_is_said(game):
    """No roll and no card drawn is foretold: what is said happens in a hundred other worlds too."""
    rnd = random.Random(4)
    state = tessera.game(game).start(tessera.game(game).seat_counts()[0], seed="effects")
    said = 0
    while not state.over:
        if rnd.random() < 0.08:
            seat, key = state.seat, rnd.choice(state.options())
            told = certain(state, seat, key)
            said += len(told)
            for world in range(100):
                found = heard(state, seat, key, 5_000 + world)
                assert found is not None
                assert found[0][: len(told)] == told, f"{state.decision}: {key}"
        state.choose(rnd.choice(state.options()))
    assert said > 0
