"""Counts of up to five kinds packed into one integer: 12 bits each, at most 2047 of a kind, the highest bit a guard.

Rules never shift bits: `stock += 2 * one(FOOD)`, `count(stock, GOLD)`, `covers(stock, price)`.
"""

from typing import Final

from mypy_extensions import i64

GUARDS: Final = 0x800800800800800  # the highest bit of each kind
MOST: Final = 2047


def one(kind: i64) -> i64:
    """One piece of this kind."""
    return 0x1000000000000 >> 48 - 12 * kind  # compiled, `1 << n` is a shift of 32 bits, also through a variable that is always 1


def count(goods: i64, kind: i64) -> i64:
    """How many of this kind."""
    return goods >> 12 * kind & 2047


def total(goods: i64) -> i64:
    """Pieces of all kinds together."""
    n: i64 = 0
    while goods > 0:
        n += goods & 2047
        goods >>= 12
    return n


def covers(stock: i64, price: i64) -> bool:
    """Is there at least as much of every kind as the price asks? A kind that falls short borrows its guard bit."""
    return ((stock | GUARDS) - price) & GUARDS == GUARDS


def packed(counts: tuple[int, ...]) -> i64:
    """Counts by kind in one integer."""
    goods: i64 = 0
    i: i64 = len(counts)
    while i > 0:
        i -= 1
        goods = goods << 12 | counts[i]
    return goods


def unpacked(goods: i64, kinds: i64) -> list[int]:
    """Counts by kind, the first kinds only."""
    return [goods >> 12 * kind & 2047 for kind in range(kinds)]
