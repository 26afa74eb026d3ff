"""Positions: easy to edit, and refused by the name of the entry where they make no sense."""

from typing import Any

import pytest

from tessera import BadPosition

from .table import GAME, bare, play, seen, stall, table


def refused(**entries: Any) -> str:
    position = bare()
    position["temple"] = ["brown:1", "brown:2"]
    for name, value in entries.items():
        position[name] = position[name] | value if isinstance(value, dict) else value
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position)
    return str(refusal.value)


def edited_player(**edits: Any) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = bare()["players"]
    players[1] |= edits
    return players


def test_the_deck_is_filled_up_round_the_cards_that_are_written() -> None:
    state = table(temple=["brown:1"], hand=["mars", "mars"], discard=["mars"], deck=["pluto", "mars", "mars"])
    deck = state.position()["deck"]
    assert deck[:2] == ["pluto", "mars"]
    assert deck.count("mars") == 1, "four in all"
    assert len(deck) == 48 - 2 - 3
    assert GAME.check(state) == ""


def test_the_harbour_never_holds_more_than_the_stalls_leave() -> None:
    state = table(temple=["brown:1"], stalls={2: (0, "4P"), 9: (1, "3P")})
    assert state.view()["harbour"]["pink"] == 5
    short = table(temple=["brown:1"], stalls={2: (0, "4P")}, harbour={"pink": 1})
    assert short.view()["harbour"]["pink"] == 1, "goods may be out of this game"
    assert GAME.check(short) == ""


def test_stones_left_and_stones_held_need_not_add_up() -> None:
    assert table(temple=["brown:1"], left=0).position()["stones"] == 0
    assert table(temple=["brown:1"], left=30, stones=8).position()["stones"] == 22


def test_dice_behind_screens_give_way_to_dice_that_lie_open() -> None:
    position = GAME.start(4, seed=1).position()
    position |= {"temple": ["brown:4"] * 3, "agenda": [{"do": "turn", "seat": 0}]}
    state = GAME.load(position)
    assert len(state.view()["temple"]) == 3
    assert sum(player["screen"]["brown"] for player in state.view()["players"]) == 2


def test_dice_in_nobodys_hand_are_out_of_the_game() -> None:
    state = table(temple=["brown:1"], rolled=["grey:2"])
    assert (state.decision, state.view()["rolled"], GAME.check(state)) == ("turn", [], "")


def test_short_forms_and_usual_values() -> None:
    long = table(temple=["brown:1"], hand=[{"god": "mars", "new": False, "known": False}], agenda=[{"do": "turn", "seat": 0}])
    assert table(temple=["brown:1"], hand=["mars"]).digest() == long.digest()
    prepared = table(agenda=[{"do": "prepare", "seat": 0, "colour": "brown", "value": 2}], used={"brown": 1}, temple=["grey:1"])
    assert {"execute", "up", "down", "join:temple:grey:1"} == set(prepared.options())


def test_a_turn_alone_is_enough_for_the_rest_of_the_game() -> None:
    state = table(temple=["brown:1"], round=7)
    while not state.over:
        play(state, "pass" if state.decision == "turn" else state.options()[0])
    assert state.view()["round"] == 7


def test_every_decision_can_be_set_up_by_itself() -> None:
    stalls = {3: (0, "1P 2B"), 9: (0, "1O")}
    for frame, options in (
        ({"do": "sell-beige", "plot": 3}, ["no", "yes"]),
        ({"do": "pay-tax", "plot": 3}, ["give:beige", "give:pink", "pay"]),
        ({"do": "build-stall", "plot": 5}, ["no", "yes"]),
        ({"do": "move-goods", "plot": 3}, ["done", "take:9:orange"]),
        ({"do": "sacrifice", "left": 1}, ["give:3:beige", "give:3:pink", "give:9:orange"]),
        ({"do": "take-card"}, ["deck", "open:juno", "open:venus"]),
        ({"do": "buy-colour", "pips": 1}, ["buy:orange", "buy:pink", "buy:violet"]),
        ({"do": "buy-split", "pips": 2, "good": "pink"}, ["beige:0", "beige:1"]),
        ({"do": "place-goods", "good": "violet", "left": 1}, ["place:3:1", "place:9:1"]),
        ({"do": "pluto", "plot": 3, "mover": 1}, ["no", "yes"]),
        ({"do": "end-turn"}, ["end", "venus:1"]),
    ):
        state = table(money=9, stalls=stalls, hand=["pluto", "venus"], stones=1, agenda=[{"seat": 0} | frame])
        assert (state.decision, state.options()) == (frame["do"], options)


@pytest.mark.parametrize(
    ("frame", "after"),
    [
        ({"do": "move-figure", "seat": 0, "pips": 3}, ("end-turn", 0)),
        ({"do": "pluto", "seat": 2, "mover": 0, "plot": 3}, ("end-turn", 0)),
        ({"do": "keep-dice", "seat": 1}, ("turn", 0)),
        ({"do": "place-start-stall", "seat": 1}, ("keep-dice", 0)),
        ({"do": "end-turn", "seat": 0}, ("turn", 1)),
    ],
)
def test_one_thing_to_do_is_enough_the_rest_follows(frame: dict[str, Any], after: tuple[str, int]) -> None:
    dice = {"rolled": ["grey:1"]} if frame["do"] == "keep-dice" else {}
    state = table(
        temple=["brown:1"],
        stalls={3: (2, "1P"), 9: (2, "1P")},
        money=3,
        hand=["venus", "mars"],
        hands={2: ["pluto"]},
        stones=1,
        players={0: {"screen": {"black": 1}}, 1: {"money": 2}},
        agenda=[frame],
        **dice,
    )
    assert state.decision == frame["do"]
    quiet = {"move-figure": "move:pink:7", "pluto": "yes", "keep-dice": "done", "place-start-stall": "plot:13", "end-turn": "end"}
    play(state, quiet[frame["do"]])
    assert (state.decision, state.seat) == after


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"temple": ["brown:7"]}, "temple[0]"),
        ({"temple": [{"colour": "red", "value": 1}]}, "temple[0].colour"),
        ({"temple": [{"colour": "brown"}]}, "temple[0]"),
        ({"temple": ["grey:1"] * 6}, "temple: 6 grey dice"),
        ({"order": [0, 0, 1]}, "order"),
        ({"stalls": [{"plot": 16, "seat": 0}]}, "stalls[0].plot"),
        ({"stalls": [{"plot": 1, "seat": 0}, {"plot": 1, "seat": 1}]}, "already a stall"),
        ({"stalls": [{"plot": 1, "seat": 0, "goods": {"pink": 7}}]}, "stalls: 7 goods on plot 1"),
        ({"stalls": [{"plot": i, "seat": i % 3, "goods": {"pink": 6}} for i in range(3)]}, "stalls: 18 pink"),
        ({"stalls": [{"plot": i, "seat": 0} for i in range(7)]}, "seat 0 has 7"),
        ({"stalls": [{"plot": 1, "seat": 0, "goods": {"red": 1}}]}, "stalls[0].goods"),
        ({"harbour": {"pink": 13}}, "harbour.pink"),
        ({"stones": 31}, "stones"),
        ({"prices": {"temple": 4}}, "prices.temple"),
        ({"markers": {"pink": 0}}, "markers.pink"),
        ({"figures": {"consul": 16}}, "figures.consul"),
        ({"display": ["juno", "venus", "mars"]}, "display"),
        ({"discard": ["mars"] * 5}, "5 mars cards"),
        ({"discard": ["mars"] * 64}, "64 mars cards"),
        ({"played": ["mars", "venus", "mars"]}, "played[2]"),
        ({"players": edited_player(hand=["mars"] * 4)}, "players[1].hand"),
        ({"players": edited_player(hand=[{"god": "zeus"}])}, "players[1].hand[0].god"),
        ({"players": edited_player(money=-1)}, "players[1].money"),
        ({"players": edited_player(tile=3)}, "players[1].tile"),
        ({"players": edited_player(tile=4, passed=True)}, "players[1].tile"),
        ({"agenda": [{"do": "turn", "seat": 3}]}, "agenda[0].seat"),
        ({"agenda": [{"do": "keep-dice", "seat": 0}]}, "rolled"),
        ({"agenda": [{"do": "sacrifice", "seat": 0, "left": 1}]}, "sacrifice"),
        ({"agenda": [{"do": "buy-colour", "seat": 0, "pips": 2}]}, "cannot be bought"),
        ({"agenda": [{"do": "place-goods", "seat": 0, "good": "pink", "left": 1}]}, "place-goods"),
        ({"agenda": [{"do": "pay-tax", "seat": 0, "plot": 2}]}, "no stall on plot 2"),
        ({"agenda": [{"do": "turn", "seat": 0}, {"do": "turn", "seat": 1}]}, "Turn cannot wait"),
    ],
)
def test_nonsense_is_refused_by_name(entries: dict[str, Any], said: str) -> None:
    assert said in refused(**entries)


def test_whose_turn_it_is_has_not_passed() -> None:
    players = bare()["players"]
    players[0] |= {"passed": True}
    assert "players[0].passed" in refused(players=players)


def test_a_position_says_all_that_lies_on_the_table() -> None:
    state = table(temple=["brown:1"], stalls={15: (0, "1V")}, hand=["mars"])
    position = state.position()
    assert position["stalls"] == [{"plot": 15, "seat": 0, "goods": {"pink": 0, "orange": 0, "violet": 1, "beige": 0}}]
    assert position["temple"] == [{"colour": "brown", "value": 1}]
    assert seen(state)["hand"] == [{"god": "mars", "new": False, "known": False}]
    assert stall(state, 15) == {"seat": 0, "violet": 1}
    assert position["agenda"] == [{"do": "turn", "seat": 0}]
