"""The inner loop of Batch, compiled: step many tables, put what their deciding seats see into bytes, draw random actions.

Everything leaves as bytes made in one go, and NumPy copies it once per step: writing number by number through a memoryview would
cost more than playing.
"""

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, u8

from tessera.core.agenda import State
from tessera.core.chance import scatter

Seen = tuple[list[bytes], bytes, bytes]  # observations, places of the legal actions in the flat masks, who decides


def look(states: list[State], numbers: Callable[[Any, int], bytes], first: i64, actions: i64) -> Seen:
    """What the deciding seats of these tables see; `first`: the number of the first table, which gives its row in the masks."""
    rows: list[bytes] = []
    legal_at = BytesWriter()
    seats = BytesWriter()
    start: i64 = first * actions
    for state in states:
        rows.append(seen(state, numbers, start, legal_at, seats))
        start += actions
    return rows, legal_at.getvalue(), seats.getvalue()


def seen(state: State, numbers: Callable[[Any, int], bytes], start: i64, legal_at: BytesWriter, seats: BytesWriter) -> bytes:
    seat: i64 = state.agenda[-1].seat
    for code in state.legal:
        write_i64_le(legal_at, start + code)
    seats.append(u8(seat))
    return numbers(state, seat)


def advance(
    states: list[State], codes: bytes, numbers: Callable[[Any, int], bytes], first: i64, actions: i64
) -> tuple[list[int], Seen]:
    """Apply one action to every table and look at it while it is still in the cache. Returns which tables are over now, and what is
    seen of the others (an empty row for those that are over). Nothing is applied if any action is illegal."""
    i: i64 = first
    for state in states:
        wanted: i64 = read_i64_le(codes, 8 * i)
        if not offers(state, wanted):
            raise ValueError(f"table {i}: action {wanted} is not legal")
        i += 1
    ended: list[int] = []
    rows: list[bytes] = []
    legal_at = BytesWriter()
    seats = BytesWriter()
    start: i64 = first * actions
    i = 0
    for state in states:
        state.apply(read_i64_le(codes, 8 * (first + i)))
        if state.over:
            ended.append(i)
            rows.append(b"")
            seats.append(u8(0))
        else:
            rows.append(seen(state, numbers, start, legal_at, seats))
        start += actions
        i += 1
    return ended, (rows, legal_at.getvalue(), seats.getvalue())


def offers(state: State, wanted: i64) -> bool:
    return any(code == wanted for code in state.legal)


def draw(states: list[State], first: i64, seed: i64, turn: i64) -> bytes:
    """One legal action per table, all equally likely. Hangs on seed, turn and the table's number, on nothing else."""
    drawn = BytesWriter()
    table: i64 = first
    for state in states:
        x: i64 = scatter(seed ^ (turn << 32 | table))
        legal = state.legal
        many: i64 = len(legal)
        chosen: i64 = (x & 0xFFFFFFFF) * many >> 32
        write_i64_le(drawn, legal[chosen])
        table += 1
    return drawn.getvalue()
