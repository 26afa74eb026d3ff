"""Tables to test every game on: all ways to set it up, and states from all over random games.

Tests here know no game. A new game is tested by being there.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tessera import Game, State
from tessera.core.game import find, games

from . import CHOSEN
from .setups import Setup, few, mixes, setups

__all__ = [
    "GAMES",
    "Setup",
    "along",
    "ended",
    "every_game",
    "every_setup",
    "few",
    "few_setups",
    "mixes",
    "played",
    "random_game",
    "sampled",
]

ENOUGH = 10_000  # decisions of random games to choose states from
GAMES: list[Game] = [find(os.environ[CHOSEN])] if CHOSEN in os.environ else games()


def named(found: list[Setup], in_plain: list[Setup]) -> pytest.MarkDecorator:
    """Tests of these; where both engines run one after the other, the plain one goes through fewer of them."""
    marks: dict[bool, list[pytest.MarkDecorator]] = {True: [], False: [pytest.mark.once]}
    return pytest.mark.parametrize("setup", [pytest.param(one, id=one.name, marks=marks[one in in_plain]) for one in found])


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
FEW = [setup for game in GAMES for setup in few(game)]
every_setup = named([setup for game in GAMES for setup in setups(game)], in_plain=FEW)
few_setups = named(FEW, in_plain=FEW)


def random_game(setup: Setup, seed: int) -> Iterator[State]:
    """One state, at each of its decisions and at the end. Clone it to keep it."""
    chance = random.Random(seed)
    state = setup.start(seed)
    yield state
    while not state.over:
        state.choose(chance.choice(state.options()))
        yield state


@cache
def sampled(setup: Setup, games: int = 2, each: int = 8, first: int = 0) -> tuple[State, ...]:
    """States spread over whole random games. Shared by many tests: clone before you change one."""
    found: list[State] = []
    for seed in range(first, first + games):
        kept = [state.clone() for state in random_game(setup, seed)][:-1]
        step = max(1, len(kept) // each)
        found += kept[seed % step :: step][:each]
    return tuple(found)


def ended(setup: Setup, seed: int = 0) -> State:
    *_, state = random_game(setup, seed)
    return state


@cache
def played(game: Game) -> tuple[State, ...]:
    """States from all over random games, every way to set the game up among them; every decision there is, and every kind of option
    it offers, more often than they are met: at least sixteen games, more of short ones."""
    found: list[State] = []
    seen: Counter[str] = Counter()
    ways = few(game)
    looked = 0
    for seed, setup in enumerate(ways * (1 + 59 // len(ways))):
        if seed >= max(16, len(ways)) and looked >= ENOUGH:
            break
        for state in along(setup, seed):
            looked += 1
            kinds = {f"{state.decision}:{key.partition(':')[0]}" for key in state.options()}
            seen.update(kinds)
            met = seen[state.decision] = seen[state.decision] + 1
            if met <= 12 or met % 25 == 0 or min(seen[kind] for kind in kinds) <= 3:
                found.append(state.clone())
    return tuple(found)


def along(setup: Setup, seed: int) -> Iterator[State]:
    state, chance = setup.start(seed), random.Random(seed)
    while not state.over:
        yield state
        state.apply(chance.choice(state.legal))
