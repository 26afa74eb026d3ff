"""Packed sets, hands and rows, against Python's own."""

import random

import pytest

from tessera.core.codec import Members
from tessera.core.errors import BadPosition
from tessera.core.hands import card, held, one_by_one, size, whole
from tessera.core.rows import changed, copies, without
from tessera.core.sets import bit, bits, lowest, members, set_of, summed


def test_a_set_holds_what_it_was_made_of() -> None:
    chance = random.Random(5)
    for _ in range(300):
        said = set(chance.sample(range(62), chance.randrange(1, 20)))
        mask = set_of(said)
        assert members(mask) == sorted(said)
        assert (bits(mask), lowest(mask)) == (len(said), min(said))
        worth = tuple(chance.randrange(5000) for _ in range(62))
        assert summed(mask, worth) == sum(worth[n] for n in said)
        assert mask == sum(bit(n) for n in said) == sum(1 << n for n in said)
    assert (members(0), bits(0), set_of([3, 3])) == ([], 0, 8)


def test_a_hand_holds_what_it_was_made_of() -> None:
    chance = random.Random(6)
    for _ in range(300):
        counts = tuple(chance.randrange(64) for _ in range(chance.randrange(1, 11)))
        hand = whole(counts)
        assert tuple(held(hand, kind) for kind in range(len(counts))) == counts
        assert one_by_one(hand) == copies(counts)
        assert size(hand) == sum(counts)
    assert held(whole((1, 2)) + 3 * card(1), 1) == 5


def test_rows_change_in_one_place() -> None:
    row = (4, 2, 7, 2)
    assert without(row, 2) == (4, 7, 2)
    assert without(row, 3) == row
    assert changed(row, 2, 9) == (4, 2, 9, 2)


def test_members_are_read_by_name_or_number() -> None:
    gods, seats = Members(("mars", "venus", "pluto")), Members(range(4))
    assert gods.out(5) == ["mars", "pluto"]
    assert gods.into(["pluto", "mars"], "gods") == 5
    assert seats.out(seats.into([3, 0], "seats")) == [0, 3]
    for wrong, said in (
        (["mars", "mars"], "twice"),
        (["juno"], "one of mars, venus, pluto"),
        ("mars", "a list"),
        ([True], "one of"),
    ):
        with pytest.raises(BadPosition, match=said):
            gods.into(wrong, "gods")
    with pytest.raises(BadPosition, match="one of 0, 1, 2, 3; found True"):
        seats.into([True], "seats")
