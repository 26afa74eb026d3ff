"""Rows of small numbers as tuples, replaced when they change: cards in a pile, tiles on display, dice. Compiled."""

from mypy_extensions import i64


def copies(counts: tuple[int, ...]) -> tuple[int, ...]:
    """A whole deck in rising order: kind 0 so often, kind 1 so often ..."""
    return tuple([kind for kind in range(len(counts)) for _ in range(counts[kind])])


def without(row: tuple[int, ...], thing: i64) -> tuple[int, ...]:
    """The same row, the first of this kind taken away (if there is one)."""
    for i, other in enumerate(row):
        if other == thing:
            return row[:i] + row[i + 1 :]
    return row


def changed(row: tuple[int, ...], at: i64, thing: i64) -> tuple[int, ...]:
    """The same row with something else in one place."""
    found = list(row)
    found[at] = thing
    return tuple(found)
