"""Fields are named once: what `make fields` writes is fresh, and a field without a value is refused."""

import pytest
from tools import applies, entries
from tools import fields as tool

from tessera.core.fields import declared, filled

SOURCE = """class Pawn:
    steps: i64  # from home
    moves: list[int]


class Table(State):
    pawns: list[Pawn]
    log: list[int]
"""


class Pawn:
    steps: int
    home: tuple[int, ...]


def test_what_is_written_is_fresh() -> None:
    assert tool.main(check=True) == 0
    assert applies.main(check=True) == 0
    assert entries.main(check=True) == 0


def test_a_decision_names_the_clauses_of_its_class_and_of_those_it_is_made_from() -> None:
    base = "class OfCard(Choice[Table]):\n    clause = 'GLO-002'\n\n\nclass End(Step):\n    pass\n"
    raze = 'class RazeIt(OfCard):\n    """GLO-003 and GLO-001."""\n'
    assert applies.decisions([raze, base]) == {"raze-it": ["GLO-001", "GLO-002", "GLO-003"]}


def test_every_field_and_thing_to_do_is_listed_with_what_its_source_says() -> None:
    assert entries.comments(SOURCE) == {"Pawn": [("steps", "from home"), ("moves", "")], "Table": [("pawns", ""), ("log", "")]}
    base = "class OfCard(Choice[Table]):\n    def __init__(self, seat, card):\n        pass\n"
    raze = 'class RazeIt(OfCard):\n    """It burns."""\n'
    assert entries.frames([raze, base]) == {"raze-it": (["seat", "card"], "It burns.")}


def test_lists_are_copied_and_things_cloned() -> None:
    made = tool.written(SOURCE)
    assert "twin.moves = self.moves[:]" in made
    assert "twin.pawns = [one.clone() for one in self.pawns]" in made
    assert "twin.log = self.log[:]" in made
    assert made.index("self.share(twin)") < made.index("twin.pawns")
    assert tool.written(made) == made
    assert tool.written(made.replace("    steps: i64  # from home\n", "")) != made


def test_every_field_gets_one_value() -> None:
    assert declared(Pawn) == ("steps", "home")
    made = filled(Pawn(), type("Section", (), {"home": [1, 2]}), steps=3)
    assert (made.steps, made.home) == (3, (1, 2))
    with pytest.raises(TypeError, match="home has 0 values"):
        filled(Pawn(), steps=3)
    with pytest.raises(TypeError, match="no field colour"):
        filled(Pawn(), steps=3, home=(), colour="red")
