"""Positions in words: each translator both ways, and what it says to nonsense."""

from typing import Any

import pytest

from tessera.core.codec import Bag, Codec, Flag, Many, Maybe, Name, Named, Num, Pack, Shape, Text
from tessera.core.errors import BadPosition

COLOURS = ("red", "blue", "green")


class Pawn:
    def __init__(self, colour: int, steps: int) -> None:
        self.colour, self.steps = colour, steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pawn) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


PAWN = Shape(Pawn, colour=Name(COLOURS), steps=Num(0, 9))


@pytest.mark.parametrize(
    ("codec", "value", "data"),
    [
        (Num(0, 9), 4, 4),
        (Flag(), True, True),
        (Text(), "x", "x"),
        (Name(COLOURS), 1, "blue"),
        (Name(COLOURS, base=1), 1, "red"),
        (Maybe(Name(COLOURS)), -1, None),
        (Maybe(Name(COLOURS)), 2, "green"),
        (Bag(COLOURS), 2 + (1 << 24), {"red": 2, "blue": 0, "green": 1}),
        (Pack(COLOURS, 7, 3), 2 + (1 << 6), {"red": 2, "green": 1}),
        (Many(Name(COLOURS)), (0, 2), ["red", "green"]),
        (Many(Num(0, 9), size=2, made=list), [1, 2], [1, 2]),
        (Named(COLOURS, Num(0, 9)), (1, 2, 3), {"red": 1, "blue": 2, "green": 3}),
        (PAWN, Pawn(2, 5), {"colour": "green", "steps": 5}),
    ],
)
def test_both_ways(codec: Codec, value: Any, data: Any) -> None:
    assert codec.out(value) == data
    assert codec.into(data, "here") == value


def test_kinds_left_out_are_none() -> None:
    assert Bag(COLOURS).into({"blue": 1}, "here") == 1 << 12


@pytest.mark.parametrize(
    ("codec", "data", "said"),
    [
        (Num(0, 9), 10, "here: expected a number 0 to 9, found 10"),
        (Num(0, 9), -1, "0 to 9"),
        (Num(0, 1), True, "expected a number"),
        (Num(0, 9), 1.0, "expected a number"),
        (Num(0, 9), "1", "expected a number"),
        (Flag(), 1, "true or false"),
        (Text(), 1, "a text"),
        (Name(COLOURS), "pink", "expected one of red, blue, green; found 'pink'"),
        (Name(COLOURS), 0, "expected one of"),
        (Name(COLOURS), [], "expected one of"),
        (Maybe(Num(0, 9)), "x", "expected a number"),
        (Bag(COLOURS), {"pink": 1}, "unknown kind 'pink'"),
        (Bag(COLOURS), {"red": -1}, "here.red"),
        (Bag(COLOURS), {"red": 2048}, "here.red"),
        (Bag(COLOURS), [1], "counts by name"),
        (Pack(COLOURS, 7, 3), {"red": 8}, "here.red"),
        (Many(Num(0, 9)), {}, "a list"),
        (Many(Num(0, 9), size=2), [1], "expected 2 entries, found 1"),
        (Many(Num(0, 9)), [1, "x"], "here[1]"),
        (Many(Num(0, 9)), [1] * 10_001, "too many"),
        (Named(COLOURS, Num(0, 9)), {"red": 1, "blue": 2}, "green is missing"),
        (Named(COLOURS, Num(0, 9)), {"red": 1, "blue": 2, "green": 3, "pink": 4}, "unknown name 'pink'"),
        (Named(COLOURS, Num(0, 9)), [], "values by name"),
        (PAWN, {"colour": "red"}, "entry 'steps' is missing"),
        (PAWN, {"colour": "red", "steps": 1, "hat": 2}, "unknown entry 'hat'"),
        (PAWN, {"colour": "red", "steps": 99}, "here.steps"),
        (PAWN, 7, "an object"),
    ],
)
def test_nonsense_is_refused_by_name(codec: Codec, data: Any, said: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        codec.into(data, "here")
    assert str(refusal.value).startswith("here")
    assert said in str(refusal.value)


def test_long_nonsense_is_cut() -> None:
    with pytest.raises(BadPosition) as refusal:
        Num(0, 9).into("x" * 10_000, "here")
    assert len(str(refusal.value)) < 150
