"""Fields are named once: clones follow from them, what `make fields` writes is fresh, and a field without a value is refused."""

import ast
import inspect
import sys
from types import ModuleType
from typing import Any

import hatch_build
import pytest
from tools import applies, editions, entries

import tessera
from tessera.core import fields
from tessera.core.agenda import Edition, Step
from tessera.core.fields import declared, filled

SOURCE = """class Pawn:
    steps: i64  # from home
    moves: list[int]


class Table(State):
    pawns: list[Pawn]
    log: list[int]

    def first(self):
        return self.pawns[0]
"""


class Pawn:
    steps: int
    home: tuple[int, ...]


def test_what_is_written_is_fresh() -> None:
    assert applies.main(check=True) == 0
    assert entries.main(check=True) == 0


def test_every_edition_that_is_a_games_own_is_kept_by_its_hash() -> None:
    assert editions.main(check=True) == 0
    for game in tessera.games():
        if (game.folder / "editions").exists():
            assert (game.folder / "editions" / f"{game.edition_text(None).hash}.toml").exists()


def test_a_decision_names_the_clauses_of_its_class_and_of_those_it_is_made_from() -> None:
    base = "class OfCard(Choice[Table]):\n    clause = 'GLO-002'\n\n\nclass End(Step):\n    pass\n"
    raze = 'class RazeIt(OfCard):\n    """GLO-003 and GLO-001."""\n'
    assert applies.decisions([raze, base]) == {"raze-it": ["GLO-001", "GLO-002", "GLO-003"]}


def test_every_field_and_thing_to_do_is_listed_with_what_its_source_says() -> None:
    assert entries.comments(SOURCE) == {"Pawn": [("steps", "from home"), ("moves", "")], "Table": [("pawns", ""), ("log", "")]}
    base = "class OfCard(Choice[Table]):\n    def __init__(self, seat, card):\n        pass\n"
    raze = 'class RazeIt(OfCard):\n    """It burns."""\n'
    assert entries.frames([raze, base]) == {"raze-it": (["seat", "card"], "It burns.")}


def test_the_compiler_is_given_clones_and_no_line_moves() -> None:
    made = hatch_build.with_clones(SOURCE)
    assert "twin.moves = self.moves[:]" in made
    assert "twin.pawns = [one.clone() for one in self.pawns]" in made
    assert "twin.log = self.log[:]" in made
    assert made.index("self.share(twin)") < made.index("twin.pawns")
    written = {old: new for old, new in zip(SOURCE.split("\n"), made.split("\n"), strict=True) if old != new}
    assert [*written] == [""], "only empty lines are written on"
    with pytest.raises(AssertionError, match="Pawn: an empty line"):
        hatch_build.with_clones(SOURCE.replace("list[int]\n\n\nclass", "list[int]\nclass", 1))
    for shared in ("list[list[int]]", "dict[str, int]", "Pawn"):
        with pytest.raises(AssertionError, match="a copy would share what changes"):
            hatch_build.with_clones(SOURCE.replace("log: list[int]", f"log: {shared}"))


def test_a_clone_that_is_given_to_the_compiler_has_every_field_and_goes_its_own_way() -> None:
    class State:
        def share(self, twin: Any) -> None:
            twin.shared = True

    known: dict[str, Any] = {"State": State, "i64": int}
    exec(compile(ast.parse(hatch_build.with_clones(SOURCE)), "state.py", "exec"), known)
    pawn = filled(known["Pawn"](), steps=3, moves=[1])
    table = filled(known["Table"](), pawns=[pawn], log=[1, 2])
    twin = table.clone()
    assert (twin.shared, twin.log, twin.first().steps, twin.first().moves) == (True, [1, 2], 3, [1])
    twin.log.append(3)
    twin.first().moves.append(4)
    twin.first().steps = 5
    assert (table.log, pawn.steps, pawn.moves) == ([1, 2], 3, [1])


@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
def test_clones_have_all_that_tables_and_players_have(game: tessera.Game) -> None:
    table: Any = game.start(seed=1)
    twin = table.clone()
    assert (twin.digest(), type(twin)) == (table.digest(), type(table))
    for one, other in zip(table.players, twin.players, strict=True):
        assert one is not other
        assert [getattr(one, name) for name in declared(type(one))] == [getattr(other, name) for name in declared(type(one))]


def test_plain_classes_get_their_clone_when_the_first_is_copied() -> None:
    """With lines that a debugger and a traceback can show."""

    class Bone:
        steps: int
        seen: list[int]

    class Plain(tessera.State):
        edition: Any
        bones: list[Bone]
        log: list[int]
        pot: tuple[int, ...]

        def share(self, twin: Any) -> None:
            twin.edition = None

    table: Any = Plain()
    table.edition, table.bones, table.log, table.pot = 1, [filled(Bone(), steps=3, seen=[1])], [1], (2,)
    twin = table.clone()
    twin.bones[0].seen.append(2)
    twin.bones[0].steps = 4
    twin.log.append(5)
    assert (table.bones[0].steps, table.bones[0].seen, table.log, twin.pot, twin.edition) == (3, [1], [1], (2,), 1)
    assert "clone" in vars(Plain)
    assert "twin.bones = [one.clone() for one in self.bones]" in inspect.getsource(Plain.clone)
    assert inspect.getsource(vars(Bone)["clone"]).splitlines()[2] == "    twin.steps = self.steps"


def test_every_field_gets_one_value() -> None:
    assert declared(Pawn) == ("steps", "home")
    made = filled(Pawn(), type("Section", (), {"home": [1, 2]}), steps=3)
    assert (made.steps, made.home) == (3, (1, 2))
    with pytest.raises(TypeError, match="home has 0 values"):
        filled(Pawn(), steps=3)
    with pytest.raises(TypeError, match="no field colour"):
        filled(Pawn(), steps=3, home=(), colour="red")


OUTSIDE = """
from __future__ import annotations
from typing import TYPE_CHECKING, Any
from tessera import State

if TYPE_CHECKING:
    from nowhere import Rows, Tables

class Piece:
    square: int

class Knight(Piece):
    jumps: list[int]

class Player:
    def __init__(self, name: str) -> None:
        self.name, self.hand = name, [1]

class Plain(State):
    edition: Tables
    pieces: list[Piece]
    log: list[int]
    mark: tuple[int, ...] | None

    def share(self, twin: Any) -> None:
        twin.agenda = self.agenda[:]

class Odd(Plain):
    squares: Rows
    stocks: dict[str, list[int]]
    players: list[Player]
    active: Player | None
"""


def test_fields_are_found_where_annotations_are_worked_out_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.14 on a class keeps them no more: they are asked for."""

    class Late:
        rows: list[int]
        level: int

    names, asked = dict(Late.__annotations__), fields.annotated
    del Late.__annotations__
    monkeypatch.setattr(fields, "annotated", lambda kind: names if kind is Late else asked(kind))
    assert vars(filled(Late(), rows=[1], level=2)) == {"rows": [1], "level": 2}


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table as somebody else may write it, with a module for its annotations."""
    module: Any = ModuleType("outside_game")
    monkeypatch.setitem(sys.modules, "outside_game", module)
    exec(OUTSIDE, vars(module))
    return module


def laid(kind: type, **values: Any) -> Any:
    """A table with these fields, of which the core asks nothing more here."""
    table = kind()
    for name, value in ({"agenda": [], "edition": Edition(), "pieces": [], "log": [], "mark": (1,)} | values).items():
        setattr(table, name, value)
    return table


def test_a_name_for_the_type_checker_only_is_no_trouble(outside: Any) -> None:
    pieces = [filled(outside.Piece(), square=3), filled(outside.Knight(), square=4, jumps=[1])]
    table = laid(outside.Plain, pieces=pieces, log=[1])
    twin = table.clone()
    twin.pieces[1].jumps.append(2)
    twin.pieces[0].square = 9
    twin.log.append(2)
    assert (pieces[0].square, pieces[1].jumps, table.log, type(twin.pieces[1])) == (3, [1], [1], outside.Knight)
    assert twin.edition is table.edition
    assert "twin.log = self.log[:]" in inspect.getsource(outside.Plain.clone), "the rest says how it is copied"


def test_what_does_not_say_how_it_is_copied_is_copied_deep(outside: Any) -> None:
    """Also for a class made from one that has its clone() already."""
    laid(outside.Plain).clone()
    odd: Any = type("Odd again", (outside.Odd,), {"__module__": "outside_game"})
    laid(odd, squares=[], stocks={}, players=[], active=None).clone()
    players, frame = [outside.Player("a"), outside.Player("b")], Step(1)
    given = {"squares": [[1], [2]], "stocks": {"food": [3]}, "players": players, "active": players[1]}
    table = laid(outside.Odd, agenda=[frame], **given)
    twin = table.clone()
    twin.squares[0].append(5)
    twin.stocks["food"].append(5)
    twin.active.hand.append(5)
    assert (table.squares, table.stocks, players[1].hand, twin.players[1].hand) == ([[1], [2]], {"food": [3]}, [1], [1, 5])
    assert (type(twin), twin.active is twin.players[1], twin.players[0].name) == (outside.Odd, True, "a")
    assert (twin.edition is table.edition, twin.agenda[0] is frame) == (True, True)


def test_what_lies_in_two_lists_is_one_thing_in_the_copy_too() -> None:
    class Pawn:
        steps: int

    class Order(tessera.State):
        pawns: list[Pawn]
        turns: list[Pawn]

        def share(self, twin: Any) -> None:
            twin.agenda = self.agenda[:]

    pawns = [filled(Pawn(), steps=n) for n in range(2)]
    twin = laid(Order, pawns=pawns, turns=pawns[::-1]).clone()
    assert (twin.turns[0] is twin.pawns[1], twin.pawns[1] is pawns[1], pawns[1].steps) == (True, False, 1)
