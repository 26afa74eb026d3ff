"""Other editions: what is read from them, and what is refused by the name of its entry."""

import pytest

from tessera import BadEdition
from tessera.games.gloria_mundi.tables import letters

from .table import GAME, edited, entry, play, player, space, table, with_ability


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "gloria_mundi"', 'id = "massilia"', "game.id"),
        ("africa = 38", "africa = 2", "player_track.africa: 5 to 500"),
        (
            "rome = 38                # no symbols",
            "rome = 37                # no symbols",
            "goth_track.spaces: must list spaces 1 to 36",
        ),
        (
            '{ at = 1, symbols = ["farm"] }',
            '{ at = 1, symbols = ["temple"] }',
            r"goth_track.spaces\[1\].symbols: unknown 'temple'",
        ),
        ("players = 6\nfarm = 5", "players = 6\nfarm = 6", r"setup.by_players\[6\].farm: 6 x 6 is more than the 30"),
        ("players = 6\nfarm = 5", "players = 6\nfarm = 0", r"setup.by_players\[6\].farm: must cover the start display"),
        ('id = "F02"', 'id = "F01"', r"building\[F01\]: stands there 2 times"),
        (
            "price = { food = 2, gold = 1 }",
            "price = { food = 2, iron = 1 }",
            r"building\[F01\].price.iron: there is no such entry",
        ),
        ("steps = 1", 'steps = "one"', r"building\[\.*0?\]?.*steps"),
        ("repeat_limit = 200", "repeat_limit = 0", "rulings.repeat_limit"),
        ("substitute_chaining = false", "substitute_chaining = true", "rulings.substitute_chaining: only false"),
        (
            '{ kind = "wall", protects = "farm" }',
            '{ kind = "produce", gain = [] }',
            r"building\[W01\].ability.kind: a wall building has wall",
        ),
        (
            '{ kind = "produce", gain = [{ of = ["food"], n = 2 }] }',
            '{ kind = "produce" }',
            r"building\[F01\].ability.gain: nothing to gain",
        ),
        ("unlimited = true", "unlimited = false", "supply.unlimited"),
        ("building_cards = 57", "building_cards = 58", "components.building_cards: 57 buildings are listed"),
        ("surcharges = [5, 4, 3, 2, 1, 0]", "surcharges = [5, -1]", "forum.surcharges"),
    ],
)
def test_nonsense_is_refused_by_entry(old: str, new: str, message: str) -> None:
    with pytest.raises(BadEdition, match=message):
        GAME.book(edited((old, new)))


def test_numbers_come_from_the_edition() -> None:
    other = edited(
        ("africa = 38", "africa = 10"),
        ("start_resources = { food = 1", "start_resources = { food = 4"),
        ("surcharges = [5,", "surcharges = [7,"),
    )
    state = GAME.start(seats=3, seed=1, edition=other)
    assert entry(state, "players")[0]["stock"]["food"] == 4
    assert (state.view(0)["africa"], state.view(0)["forum"][0]["surcharge"]) == (10, 7)
    near = play(table(player("1f", space=9, farm=["f06"]), player("1y"), active=1, edition=other), "farm", "use:f06")
    assert (near.over, space(near)) == (True, 10)
    assert GAME.start(seats=3, seed=1).view(0)["africa"] == 38  # both in one process


def test_keys_grow_with_the_edition() -> None:
    longest = {key for key in GAME.index.keys if key.startswith("food:")}
    assert longest == {f"food:{n}" for n in range(16)}
    dearer = GAME.index_of(
        GAME.book(edited(("price = { food = 6, gold = 3, glory = 1 }", "price = { food = 9, gold = 3, glory = 1 }")))
    )
    assert "food:18" in dearer.codes
    slash = with_ability(
        F01='{ kind = "exchange", give = [{ of = ["food", "gold"], n = 2 }], gain = [{ of = ["glory"], n = 1 }] }'
    )
    assert {"give:2f", "give:1f-1g", "give:2g"} == {key for key in GAME.book(slash).keys if key.startswith("give:")}


def test_every_key_stands_once() -> None:
    keys = GAME.index.keys
    assert len(set(keys)) == len(keys)
    wanted = [
        "farm",
        "none",
        "lock:l11",
        "use:f01",
        "base:w06",
        "discard:f10",
        "times:200",
        "pick:1f-1g-1p",
        "again",
        "stop",
        "pass",
        "buy:c02",
    ]
    wanted += [
        "glory:15",
        "gold:0",
        "place:legion",
        "move",
        "pay:1g-1p",
        "lose:farm",
        "lose:city:w03",
        "lose:farm:b01",
        "raze:city:w03",
        "take:glory",
    ]
    assert set(wanted) <= set(keys)
    assert {"lose:city:f01", "raze:farm:f01", "lock:f01"}.isdisjoint(keys)
    assert letters(2 + (1 << 36)) == "2f-1y"
