"""Tables to test every game on: all ways to set it up, and states from all over random games.

Tests here know no game. A new game is tested by being there.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import pytest

import tessera
from tessera import Game, State

GAMES: list[Game] = tessera.games()


@dataclass(frozen=True)
class Setup:
    """A game, a number of seats, and the options that differ from the default."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...] = field(default=())

    @property
    def name(self) -> str:
        return "-".join([self.game.id, *(f"{name}={value}" for name, value in self.options), str(self.seats)])

    def start(self, seed: int | str | bytes) -> State:
        return self.game.start(seats=self.seats, seed=seed, **dict(self.options))


def setups(game: Game) -> Iterator[Setup]:
    """The default with every number of seats, then every other value of every option with every number of seats."""
    for seats in game.seat_counts():
        yield Setup(game, seats)
    for option in game.options:
        for value in option.values:
            if value != option.default:
                for seats in game.seat_counts({option.name: value}):
                    yield Setup(game, seats, ((option.name, value),))


def few(game: Game) -> list[Setup]:
    """The default with every number of seats, every other value of every option once."""
    chosen: dict[Any, Setup] = {}
    for setup in setups(game):
        chosen.setdefault(setup.options or setup.seats, setup)
    return list(chosen.values())


def mixes(game: Game) -> Iterator[dict[str, Any]]:
    """Every combination of options."""
    for values in product(*(option.values for option in game.options)):
        yield dict(zip((option.name for option in game.options), values, strict=True))


def named(found: list[Setup]) -> Any:
    return pytest.mark.parametrize("setup", found, ids=lambda setup: setup.name)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_setup = named([setup for game in GAMES for setup in setups(game)])
few_setups = named([setup for game in GAMES for setup in few(game)])


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
