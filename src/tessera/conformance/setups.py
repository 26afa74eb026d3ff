"""All ways to set a game up: numbers of seats and options. The soak, the golden records and the conformance tests go through them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

from tessera import Game, State
from tessera.core.game import find, games


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


def chosen_games(names: list[str]) -> list[Game]:
    return [find(name) for name in names] if names else games()


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


def mixed_setups(game: Game) -> Iterator[Setup]:
    """Every combination of options with every number of seats."""
    defaults = {option.name: option.default for option in game.options}
    for mix in mixes(game):
        differ = tuple((name, value) for name, value in mix.items() if value != defaults[name])
        for seats in game.seat_counts(mix):
            yield Setup(game, seats, differ)


def each_pair(game: Game, wanted: int) -> int:
    """How often every combination must be played so that every pair of option values is met `wanted` times."""
    all_mixes = list(mixes(game))
    rarest = len(all_mixes)
    for one, other in combinations(game.options, 2):
        for a, b in product(one.values, other.values):
            rarest = min(rarest, sum(mix[one.name] == a and mix[other.name] == b for mix in all_mixes))
    if len(game.options) == 1:
        rarest = 1
    return -(-wanted // rarest)
