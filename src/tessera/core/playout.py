"""Random play to the end, inside the compiled engine: what rollouts, the soak and the bench stand on."""

from mypy_extensions import i64

from tessera.core.agenda import State
from tessera.core.chance import scatter


def playout(g: State, seed: i64, limit: i64 = 100_000) -> int:
    """Play g at random until it is over; returns the number of decisions taken."""
    x: i64 = scatter(seed)
    n: i64 = 0
    while not g.over and n < limit:
        x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
        legal = g.legal
        many: i64 = len(legal)
        chosen: i64 = (x & 0xFFFFFFFF) * many >> 32
        g.apply(legal[chosen])
        n += 1
    return n


def clones(g: State, n: i64) -> None:
    """Clone n times, for the bench."""
    i: i64 = 0
    while i < n:
        g.clone()
        i += 1


def imagines(g: State, seat: i64, n: i64) -> None:
    """Imagine n worlds, for the bench."""
    i: i64 = 0
    while i < n:
        g.imagined(seat, i)
        i += 1
