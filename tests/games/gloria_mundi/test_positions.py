"""Positions edited by hand: what is refused, and the line that says what to change."""

import copy
import random
from typing import Any

import pytest

from tessera import BadPosition
from tessera.core.rulestext import rules_text

from .table import GAME, bag, play, player, stock, table


def base() -> dict[str, Any]:
    return GAME.start(seats=3, seed=1).position()


def refused(**entries: Any) -> str:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(base() | entries)
    return str(refusal.value)


def test_a_card_in_two_places() -> None:
    position = base()
    card, other = position["pile"][3:5]
    position["forum"][2] = card
    left = GAME.load(position).position()["pile"]
    assert left == [one for one in position["pile"] if one != card], "it leaves the pile, whose order stays"
    position["pile"] = None
    assert card not in GAME.load(position).position()["pile"]
    position["forum"][3] = card
    with pytest.raises(BadPosition, match=rf"forum: {card} lies also in forum"):
        GAME.load(position)
    position["forum"][3], position["pile"] = None, [*left, other]
    with pytest.raises(BadPosition, match=rf"pile: {other} lies also in pile"):
        GAME.load(position)


def test_a_card_that_is_missing() -> None:
    position = base()
    gone = position["pile"].pop()
    with pytest.raises(BadPosition, match=f"pile: {gone} lie nowhere"):
        GAME.load(position)
    position["fire"] = None
    assert GAME.load(position).position()["fire"] == [gone]


def test_upper_case_ids_are_forgiven() -> None:
    position = base()
    position["pile"] = [card.upper() for card in position["pile"]]
    assert GAME.load(position).digest() == GAME.load(base()).digest()


def test_hands_and_displays_hold_the_cards_there_are() -> None:
    position = base()
    position["players"][1]["display"]["farm"] = [None] * 5
    assert GAME.load(position).position()["players"][1]["hand"] == {"farm": 3, "city": 5, "legion": 5}, "seven were said"
    with pytest.raises(BadPosition, match=r"players\[1\].hand.farm: 9 cards, but a player has only 8"):
        GAME.load(
            base() | {"players": [base()["players"][0], base()["players"][1] | {"hand": {"farm": 9}}, base()["players"][2]]}
        )
    position["players"][1]["hand"] = None
    assert GAME.load(position).position()["players"][1]["hand"] == {"farm": 3, "city": 5, "legion": 5}


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"goth": 39}, "goth: expected a number 0 to 38"),
        ({"goth": 38}, r"goth: in Rome \(38\) the game would be over"),
        ({"tribute": {"2": {"gold": 1}}}, "tribute: lies in an unbroken row ahead of the Goth on 0: expected 1"),
        ({"tribute": {"1": {"gold": 1}}}, "tribute.1: this space takes 1f or 1y"),
        ({"goth": 37, "tribute": {"38": {"gold": 1}}}, r"tribute: no tribute can lie on Rome"),
        ({"laid": "temple"}, "laid: expected one of farm, city, legion"),
        ({"demand": {"farm": 1}}, "demand: .*lose-card"),
        ({"pool": {"food": 1}}, "pool: .*take-tribute"),
        ({"unused": ["f01"]}, "unused: stacks wait only in phase 3"),
        ({"end": "hand"}, "end: must be null while the game goes on"),
        ({"forum": [None] * 5}, "forum: expected 6 entries"),
        ({"agenda": [{"do": "buy", "seat": 7}]}, r"agenda\[0\].seat"),
        ({"agenda": [{"do": "repeat-count", "seat": 0, "card": "f09"}]}, "agenda: after repeat-count add"),
        ({"agenda": [{"do": "activate", "seat": 0}], "laid": "farm"}, "activate needs stacks"),
        ({"agenda": [{"do": "activation", "seat": 0}]}, "set laid"),
        ({"agenda": [{"do": "lose-card", "seat": 0}]}, "lose-card needs a type in demand"),
        ({"agenda": [{"do": "take-tribute", "seat": 0}]}, "take-tribute needs pieces in the pool"),
        ({"agenda": [{"do": "choose-lock", "seat": 0}], "laid": "farm"}, "needs a building that locks"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(entries: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.load(base() | entries)


def test_the_active_player_and_the_agenda_agree() -> None:
    position = base()
    other = (position["active"] + 1) % 3
    position["agenda"] = [{"do": "tribute", "seat": other}]
    with pytest.raises(BadPosition, match=f"tribute is for the active player: set active to {other}"):
        GAME.load(position)


def test_a_purchase_in_the_middle_can_be_set_up() -> None:
    forum = [None] * 5 + ["c02"]
    state = table(
        player("1f 5g 1y", city=[None]), player(), forum=forum, agenda=[{"do": "pay-food", "seat": 0, "card": "c02", "glory": 1}]
    )
    assert (state.decision, state.options()) == ("pay-food", ["food:0", "food:1"])
    assert state.view(None)["context"] == {
        "card": "c02",
        "price": {"food": 1, "gold": 3},
        "surcharge": 0,
        "pieces": 4,
        "paid": {"glory": 1},
    }


def test_an_ability_in_the_middle_can_be_set_up() -> None:
    agenda = [{"do": "discard-building", "seat": 0, "card": "l14"}, {"do": "go-on", "seat": 0}]
    me = player("1y", legion=["l14"], farm=["f10", "f02"])
    state = table(me, player(), laid="legion", agenda=agenda)
    assert play(state, "discard:f10").decision == "tribute"


def test_every_moment_of_a_game_survives_saving() -> None:
    chance = random.Random(3)
    state = GAME.start(seats=3, seed=12)
    while not state.over:
        again = GAME.load(copy.deepcopy(state.position()))
        assert (again.digest(), again.options(), again.decision) == (state.digest(), state.options(), state.decision)
        state.choose(chance.choice(state.options()))
    assert GAME.load(state.position()).digest() == state.digest()


@pytest.mark.parametrize("seats", [2, 6])
def test_every_key_is_legal_or_has_a_clause(seats: int) -> None:
    clauses = rules_text(GAME, "en").clauses
    chance = random.Random(seats)
    state = GAME.start(seats=seats, seed=9)
    while not state.over:
        legal = set(state.options())
        for key in GAME.index.keys:
            why = state.why_not(key)
            assert (why is None) == (key in legal), (state.decision, key)
            assert why is None or why in clauses, (state.decision, key, why)
        for _ in range(9):
            if not state.over:
                state.choose(chance.choice(state.options()))
    assert {state.why_not(key) for key in GAME.index.keys} == {"GLO-121"}


def test_a_stock_of_two_thousand_is_a_full_heap() -> None:
    full = {"food": 2047}
    me = player(farm=["f02", None]) | {"stock": full}
    state = play(table(me, player("1y"), active=1), "farm", "use:f02")
    assert stock(state) == "2047f"
    assert bag("2047f") == full


def test_playing_on_from_an_ended_game_is_impossible() -> None:
    state = table(player(space=3), player(), goth=37, agenda="buy")
    assert state.over
    position = state.position()
    for entries in ({"end": None}, {"goth": 4}, {"end": "africa"}):
        with pytest.raises(BadPosition):
            GAME.load(position | entries)
