"""What an edition looks like: learned from the game's own file, refused by the name of the entry where it looks otherwise."""

import copy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tessera import BadEdition, Game
from tessera.conformance.tables import GAMES
from tessera.core.form import EditionForm, Form, fitting, is_note, places

OWN = """
[game]
id = "box"
year = 1999
source = "house"

[pieces]
cards = 3
coins = 5
colours = ["red", "blue"]

[[card]]
id = "farm"
kind = "land"
price = { gold = 1, wood = 2 }
likes = []
[[card]]
id = "town"
kind = "land"
price = { gold = 2 }
points = 4
likes = ["farm"]
[[card]]
id = "port"
kind = "sea"
price = { gold = 2 }
likes = ["farm", "town"]

[maps.north]
size = 3
[maps.south]
size = 4
cold = true
"""


@pytest.fixture
def form(tmp_path: Path) -> EditionForm:
    (tmp_path / "edition.toml").write_text(OWN)
    return EditionForm(
        tmp_path / "edition.py",
        fixed="game.id card.kind",
        numbers={"game.*": (0, 9999), "card.price.*": (1, 9), "*": (0, 20)},
        words={"card.kind": ("land", "sea"), "card.likes": ("any", "card.id")},
        lengths={"pieces.colours": (2, 3)},
        distinct="pieces.colours",
        counted={"pieces.cards": "card", "pieces.coins": "card.price.gold"},
        absent={"card.points": -1, "card.likes": []},
        free="maps",
    )


def test_the_edition_has_attributes_and_what_was_left_out_is_nothing(form: EditionForm) -> None:
    file = form.read(form.learned[0])
    assert (file.game.id, file.pieces.colours) == ("box", ["red", "blue"])
    assert [(card.points, card.price.gold, card.price.wood) for card in file.card] == [(-1, 1, 2), (4, 2, 0), (-1, 2, 0)]
    assert {name: (one.size, one.cold) for name, one in file.maps.items()} == {"north": (3, False), "south": (4, True)}


def changed(form: EditionForm, path: str, value: Any) -> dict[str, Any]:
    """The game's own edition with one entry changed, or left out."""
    data: Any = copy.deepcopy(form.learned[0])
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    at = data
    for step in steps:
        at = at[step]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return dict(data)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("game.id", "bag", 'game.id: only "box" is possible, found "bag"'),
        ("card.0.kind", "sea", 'card[farm].kind: only "land" is possible, found "sea"'),
        ("card.0.id", "field", 'card.kind: only ["land", "land", "sea"] is possible, in this order'),
        ("game.year", True, "game.year: a whole number is expected, found true or false"),
        ("game.year", 1999.0, "game.year: a whole number is expected, found a number"),
        ("game.yaer", 1, "game.yaer: there is no such entry; did you mean year?"),
        ("game.source", 7, 'game.source: "house" is expected'),
        ("card.2.price.gold", 10, "card[port].price.gold: 1 to 9 is possible, found 10"),
        ("card.2.points", 21, "card[port].points: 0 to 20 is possible, found 21"),
        ("card.1.likes", ["sea"], "card[town].likes: unknown 'sea'; known: any, farm, town, port"),
        ("card.1.kind", None, "card[town].kind: is missing; a text is expected"),
        ("card.1.id", "farm", "card[farm]: stands there 2 times"),
        ("card.1.id", "my town", "card[my town]: letters, digits and dashes"),
        ("pieces.colours", ["red"], "pieces.colours: 2 to 3 entries are possible, found 1"),
        ("pieces.colours", ["red", "blue", "red"], 'pieces.colours: "red" stands there twice'),
        ("pieces.cards", 4, "pieces.cards: 3 cards are listed, found 4"),
        ("pieces.coins", 6, "pieces.coins: 5 is what card.price.gold adds up to, found 6"),
        ("maps.north.size", 21, "maps.north.size: 0 to 20 is possible, found 21"),
        ("maps.west", {"cold": True}, "maps.west.size: is missing"),
        ("card", {}, "card: a list is expected, found a table"),
    ],
)
def test_a_misfit_is_refused_by_its_entry(form: EditionForm, path: str, value: Any, said: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        form.read(changed(form, path, value))
    assert str(refusal.value).startswith(said)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("card.0.likes", None),
        ("card.0.price", {"gold": 1}),
        ("card.0.likes", ["any"]),
        ("maps.west", {"size": 1}),
        ("game.source", "owner"),
    ],
)
def test_what_may_be_otherwise_is_read(form: EditionForm, path: str, value: Any) -> None:
    form.read(changed(form, path, value))


def test_where_nothing_is_declared_only_names_and_kinds_count(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(OWN)
    plain = EditionForm(tmp_path / "edition.py", absent={"*": None})
    plain.read(changed(plain, "pieces.cards", 99))
    plain.read(changed(plain, "game.id", None))
    with pytest.raises(BadEdition, match=r"game\.yaer"):
        plain.read(changed(plain, "game.yaer", 1))


SAID = """
fixed = "game.id"
distinct = "pieces.colours"
[numbers]
"pieces.*" = [0, "MOST"]
"*" = [0, 9999]
[words]
"card.kind" = "KINDS"
"card.likes" = ["any", "card.id", "KINDS"]
"""


def test_limits_may_stand_in_a_file_beside_the_edition(tmp_path: Path) -> None:
    """Words in capitals are constants of the code; one that it does not have is a slip of the pen."""
    (tmp_path / "edition.toml").write_text(OWN)
    (tmp_path / "form.toml").write_text(SAID)
    code = ModuleType("tables")
    vars(code).update(KINDS=("land", "sea"), MOST=6)
    form = EditionForm(tmp_path / "edition.py", code)
    assert form.limits.words == {"card.kind": ("land", "sea"), "card.likes": ("any", "card.id", "land", "sea")}
    assert form.limits.numbers == {"pieces.*": [0, 6], "*": [0, 9999]}
    form.read(changed(form, "pieces.coins", 5))
    with pytest.raises(BadEdition, match=r"pieces\.cards: 0 to 6"):
        form.read(changed(form, "pieces.cards", 7))
    with pytest.raises(BadEdition, match=r"card\[farm\]\.kind: unknown 'air'"):
        form.read(changed(form, "card.0.kind", "air"))
    with pytest.raises(LookupError, match="MOST"):
        EditionForm(tmp_path / "edition.py").read(form.learned[0])


def test_a_limit_of_what_no_edition_has_is_a_slip_of_the_pen_too(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(OWN)
    with pytest.raises(LookupError, match=r"pieces\.coin is limited, but does not stand in edition\.toml"):
        EditionForm(tmp_path / "edition.py", numbers={"pieces.coin": (0, 6)}).read({})
    (tmp_path / "form.toml").write_text('fixed = "game.id"\n')
    with pytest.raises(LookupError, match="not in both"):
        EditionForm(tmp_path / "edition.py", free="maps").read({})


def paths(form: Form) -> set[str]:
    """Every path that editions have."""
    parts = [part for name, part in form.entries.items() if not is_note(name)] + ([form.inside] if form.inside else [])
    return {form.path}.union(*map(paths, parts))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_game_declares_is_about_entries_it_has(game: Game) -> None:
    """A path that fits nothing is a slip of the pen."""
    if game.form is None:
        pytest.skip("declares nothing")
    example, learned = game.form.learned
    limits, known = game.form.limits, paths(learned)
    counted = [path for pair in limits.counted.items() for path in pair]
    named = [word for words in limits.words.values() for word in words if "." in word]
    for path in [*limits.fixed.split(), *limits.words, *named, *limits.lengths, *limits.distinct.split(), *counted]:
        assert list(places(example, path)), path
    for table in (limits.numbers, limits.absent):
        first = {fitting({pattern: pattern for pattern in table}, path, "") for path in known}
        assert first >= set(table), "fits nothing, or something before it fits all of that"
