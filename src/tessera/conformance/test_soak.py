"""Whole random games: never an exception, a dead end or an endless game, and nothing lost on the way. `make soak` is the long form."""

import random

from tessera.core.playout import playout

from .tables import Setup, every_setup, few_setups

GAMES_EACH = 6
LONGEST = 20_000


@every_setup
def test_invariants_hold_after_every_decision(setup: Setup) -> None:
    for seed in range(100, 100 + GAMES_EACH):
        chance = random.Random(seed)
        state = setup.start(seed)
        decisions = 0
        while not state.over:
            wrong = setup.game.check(state)
            assert wrong == "", f"seed {seed}, decision {decisions} ({state.decision}): {wrong}"
            assert len(state.legal) > 1
            assert len(set(state.legal)) == len(state.legal), f"{state.decision} offers an option twice"
            state.apply(chance.choice(state.legal))
            decisions += 1
            assert decisions < LONGEST, f"seed {seed}: endless"
        assert setup.game.check(state) == ""
        assert decisions > 5


@few_setups
def test_playouts_end(setup: Setup) -> None:
    for seed in range(20):
        state = setup.start(seed)
        assert 5 < playout(state, seed, LONGEST) < LONGEST
        assert state.over
        assert setup.game.check(state) == ""
