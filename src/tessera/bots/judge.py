"""How a position stands, for reviews and hints: everybody's chance to win, and the mover's chance after each of his options.

    judge = Judge()
    judge.chances(state.perspective(seat))      # (0.31, 0.22, ...), by seat
    judge.options(state.perspective(seat))      # {"key": 0.34, ...}, the seat's own chance, best first

By the game's network where one fits the table, else by its outlook. It sees what the seat sees: hidden things are imagined.
"""

from tessera.bots.base import BadBot
from tessera.bots.fast_search import chances
from tessera.bots.fast_tree import decided
from tessera.bots.net import Thinker, network_of
from tessera.core.agenda import Perspective, State
from tessera.core.extras import MissingExtra

WORLDS = 8


class Judge:
    """`worlds`: how many are imagined for one answer. Answers hang on what the seat knows and on `seed`, on nothing else."""

    def __init__(self, worlds: int = WORLDS, seed: int = 0) -> None:
        self.worlds, self.seed = worlds, seed

    def chances(self, seen: Perspective) -> tuple[float, ...]:
        """Everybody's chance to win, by seat; at the end the shares of the victory."""
        if seen._state.over:
            return tuple(decided(seen._state))
        return self.average([seen.imagine(self.seed + n) for n in range(self.worlds)], seen)

    def options(self, seen: Perspective) -> dict[str, float]:
        """The seat's chance after each option it has now, averaged over the same worlds, best first."""
        found: dict[str, float] = {}
        for code in seen.codes():
            after = [world for world in (seen.imagine(self.seed + n) for n in range(self.worlds)) if code in world.legal]
            for world in after:
                world.apply(code)
            found[seen.key(code)] = self.average(after, seen)[seen.seat] if after else 0.0
        return dict(sorted(found.items(), key=lambda one: -one[1]))

    def average(self, worlds: list[State], seen: Perspective) -> tuple[float, ...]:
        """Everybody's chance to win, over these worlds."""
        thinker = thinks_about(seen)
        going_on = [world for world in worlds if not world.over]
        rows = [decided(world) for world in worlds if world.over]
        if thinker is not None and going_on:
            seeds = range(self.seed, self.seed + len(going_on))
            rows += [there for there, _ in thinker.think(going_on, [False] * len(going_on), seeds)]
        else:
            worth = seen.game.worth
            rows += [chances([worth(world, seat) for seat in range(seen.seats)], 1.0) for world in going_on]
        return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def thinks_about(seen: Perspective) -> Thinker | None:
    """The network at this table, if one fits."""
    try:
        return network_of(seen.game).at(seen._state)
    except (BadBot, MissingExtra):
        return None
