"""Positions edited by hand: what is refused, by which words, and what is worked out."""

from typing import Any

import pytest

from tessera import BadPosition

from .table import GAME, table


def edited(**change: Any) -> dict[str, Any]:
    position = GAME.start(seats=4, seed=1).position()
    for entry, value in change.items():
        if entry.startswith("p0_"):
            position["players"][0][entry[3:]] = value
        else:
            position[entry] = value
    return position


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"p0_money": -1}, r"players\[0\].money"),
        ({"p0_goods": {"brick": 9}}, r"players\[0\].goods: 9 goods and 4 colonists .* take 1 away"),
        ({"p0_land": ["roma"] * 4}, r"players\[0\].land: 4 colonists"),
        ({"p0_land": ["s-massilia-roma"]}, r"players\[0\].land\[0\]"),
        ({"p0_sea": ["novaria"]}, r"players\[0\].sea: no sea way leads to novaria"),
        ({"p0_houses": ["roma"]}, "capital roma"),
        ({"p0_houses": ["petra", "petra"]}, "petra stands there twice"),
        ({"p0_houses": ["sparta"]}, r"players\[0\].houses\[0\]"),
        ({"p0_hand": ["p-architect"]}, "tribune is missing"),
        ({"p0_hand": ["p-tribune", "p-legatus"]}, "p-legatus is not used in this game"),
        ({"p0_pile": ["p-architect"]}, r"p-architect is also in players\[0\].hand"),
        ({"p0_copied": [1]}, "copied"),
        ({"p0_interim": 3}, "interim"),
        ({"display": ["I-architect"] * 2 + [None] * 5}, r"display\[1\]: card I-architect is also in display\[0\]"),
        ({"display": ["p-tribune"] + [None] * 6}, r"display\[0\]: p-tribune is no purchase card"),
        ({"concordia": 1}, "turns_left"),
        (
            {"agenda": [{"do": "accept-good", "seat": 0, "granted": {"wine": 1}}]},
            "granted: there is a choice only between several",
        ),
        ({"agenda": [{"do": "legatus-answer", "seat": 0}, {"do": "end-turn", "seat": 0}]}, "team game"),
        ({"suggested": "prefect"}, "suggested"),
    ],
)
def test_nonsense_is_refused_by_name(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.load(edited(**change))


def test_one_colonist_on_a_way() -> None:
    position = GAME.start(seats=4, seed=1).position()
    for seat in (0, 2):
        position["players"][seat]["land"] = ["l-novaria-roma"]
    with pytest.raises(BadPosition, match=r"l-novaria-roma holds one colonist, one of players\[0\]"):
        GAME.load(position)


def test_nobody_stands_on_the_way_over_the_sea() -> None:
    position = GAME.start(seats=4, seed=1, map="ionium").position()
    position["players"][0]["land"] = ["x-apollonia-brundisium"]
    with pytest.raises(BadPosition, match="nobody may stand on x-apollonia-brundisium"):
        GAME.load(position)


def test_an_open_deck_is_the_rest_of_the_cards() -> None:
    state = table(3, p0={"hand": ["II-weaver"]}, display=["I-architect"])
    deck = state.position()["deck"]
    assert len(deck) == 21 - 2
    assert {"II-weaver", "I-architect"}.isdisjoint(deck)
    assert [id.split("-")[0] for id in deck] == sorted((id.split("-")[0] for id in deck), key=["I", "II", "III"].index)


def test_what_follows_from_the_tiles_is_worked_out() -> None:
    state = table(tiles={"novaria": "brick", "aquileia": "brick", "syracusae": "wine"})
    italia = next(p for p in state.view()["provinces"] if p["id"] == "italia")
    assert italia["marker"]["good"] == "wine"
    assert italia["marker"]["coins"] == 2


def test_a_purchase_card_laid_somewhere_leaves_the_deck() -> None:
    position = GAME.start(seats=3, seed=1).position()
    card = position["deck"][2]
    position["players"][1]["hand"].append(card)
    assert GAME.load(position).position()["deck"] == [one for one in position["deck"] if one != card]
    position["deck"].append(position["deck"][0])
    with pytest.raises(BadPosition, match="deck"):
        GAME.load(position)
    position["deck"] = ["V-consul"]  # of a stack for five players: as it is said
    assert GAME.load(position).position()["deck"] == ["V-consul"]
