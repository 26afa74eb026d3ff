"""Sets of small numbers as the bits of one integer, 0 to 61: cards, cities, seats. Compiled.

Compiled, a literal 1 on the left of a shift is 32 bits wide, and one of 2**62 an object;
so the rules never write `1 << n`: they say `bit(n)`.
"""

from collections.abc import Iterable

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set with this one member."""
    return 0x2000000000000000 >> 61 - n


def bits(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    """The members, rising."""
    found: list[int] = []
    n: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            found.append(n)
        mask >>= 1
        n += 1
    return found


def summed(mask: i64, values: tuple[int, ...]) -> i64:
    """What the members are worth together; the values go by member."""
    points: i64 = 0
    n: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            points += values[n]
        mask >>= 1
        n += 1
    return points


def set_of(numbers: Iterable[int]) -> i64:
    """The set with these members; one named twice is there once."""
    mask: i64 = 0
    for n in numbers:
        mask |= bit(n)
    return mask
