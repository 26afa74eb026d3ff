"""Fields are named once: clones follow from them, what `make fields` writes is fresh, and a field without a value is refused."""

import ast
import inspect
from typing import Any

import hatch_build
import pytest
from tools import applies, editions, entries

import tessera
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
