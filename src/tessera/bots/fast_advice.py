"""What the heuristic says of a decision, for networks that learn to correct it. Compiled.

All of it is worked out in one imagined world, so it hangs on nothing the seat may not know.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le, write_i64_le
from mypy_extensions import i64

from tessera.bots.fast_search import chances, look_ahead
from tessera.core.agenda import State

FINE: Final = 0.25  # points: options closer together than this count as nearly equal


def advise(
    state: State, seed: i64, value: Callable[[Any, int], float], worth: Callable[[Any, int], float], depth: i64
) -> tuple[list[float], list[float]]:
    """For the deciding seat: by legal option how far it falls behind the best (0, or below), once the seat has finished greedily what
    it has begun; and the chances of all seats as the outlook sees them, in turn from the deciding seat on."""
    seat = state.seat
    world = state.imagined(seat, seed)
    found: list[float] = []
    best = -1.0e18
    for code in state.legal:
        after = world.clone()
        after.apply(code)
        reached = look_ahead(after, seat, value, depth)
        found.append(reached)
        best = max(best, reached)
    for i in range(len(found)):
        found[i] = -math.log1p((best - found[i]) / FINE)
    return found, prospects(world, seat, worth)


def prospects(world: State, seat: i64, worth: Callable[[Any, int], float]) -> list[float]:
    """The chances of all seats as the outlook sees them, in turn from this seat on."""
    many: i64 = world.seats()
    return chances([worth(world, (seat + i) % many) for i in range(many)], 1.0)


class Adviser:
    """The heuristic of one game as an adviser of many tables."""

    def __init__(self, value: Callable[[Any, int], float], worth: Callable[[Any, int], float], depth: i64, most: i64) -> None:
        self.value, self.worth, self.depth, self.most = value, worth, depth, most

    def advise(self, states: list[State], first: i64, actions: i64, seed: i64) -> tuple[bytes, bytes, bytes]:
        """For every table: where its legal options lie among all options of all tables (`first`: the number of the first table), their
        ratings, and the chances of its seats, filled up with zeros to `most`."""
        places = BytesWriter()
        ratings = BytesWriter()
        shares = BytesWriter()
        start: i64 = first * actions
        for state in states:
            rated, expected = advise(state, seed ^ start, self.value, self.worth, self.depth)
            i: i64 = 0
            for code in state.legal:
                write_i64_le(places, start + code)
                write_f32_le(ratings, rated[i])
                i += 1
            for share in expected:
                write_f32_le(shares, share)
            for _ in range(len(expected), int(self.most)):
                write_f32_le(shares, 0.0)
            start += actions
        return places.getvalue(), ratings.getvalue(), shares.getvalue()
