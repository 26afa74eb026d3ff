"""Cards that are alike but for their kind, packed into one integer: up to ten kinds, six bits each, at most 63 of a kind. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.core.sets import bit

MOST_KINDS: Final = 10
MOST_COPIES: Final = 63


def card(kind: i64) -> i64:
    """One card of this kind."""
    return bit(6 * kind)


def held(hand: i64, kind: i64) -> i64:
    """How many cards of this kind are in the hand."""
    return hand >> 6 * kind & 63


def size(hand: i64) -> i64:
    """Cards of all kinds together."""
    n: i64 = 0
    while hand > 0:
        n += hand & 63
        hand >>= 6
    return n


def whole(counts: tuple[int, ...]) -> i64:
    """So many cards of each kind as one packed hand."""
    hand: i64 = 0
    for kind in range(len(counts)):
        hand += counts[kind] * card(kind)
    return hand


def one_by_one(hand: i64) -> tuple[int, ...]:
    """The cards of a packed hand, in rising order."""
    return tuple(spread_out(hand))


def spread_out(hand: i64) -> list[int]:
    """The same as a list, to be shuffled and dealt."""
    cards: list[int] = []
    kind: i64 = 0
    while hand > 0:
        n: i64 = hand & 63
        while n > 0:
            cards.append(kind)
            n -= 1
        hand >>= 6
        kind += 1
    return cards
