"""The inner loop of Batch, compiled: step many tables, write observations and masks as bytes."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from tessera.core.agenda import State


def show(
    states: list[State],
    first: i64,
    numbers: Callable[[Any, int], bytes],
    observations: memoryview,
    masks: memoryview,
    seats: memoryview,
    length: i64,
    actions: i64,
    marked: list[list[int]],
) -> None:
    """Write what each deciding seat sees; `marked` holds the mask bytes set before, which are cleared first."""
    for i in range(len(states)):
        state = states[i]
        seat = state.seat
        at = (first + i) * length
        observations[at : at + length] = numbers(state, seat)
        row = (first + i) * actions
        for code in marked[i]:
            masks[row + code] = 0
        legal = state.legal
        for code in legal:
            masks[row + code] = 1
        marked[i] = legal
        seats[first + i] = seat


def advance(states: list[State], codes: list[int]) -> list[int]:
    """Apply one action to every table; returns the numbers of those that are over now. An illegal action raises."""
    ended: list[int] = []
    for i in range(len(states)):
        state = states[i]
        code = codes[i]
        if code not in state.legal:
            raise ValueError(f"table {i}: action {code} is not legal")
        state.apply(code)
        if state.over:
            ended.append(i)
    return ended
