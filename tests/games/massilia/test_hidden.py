"""What others cannot know, and what they can."""

import json
from collections import Counter
from typing import Any

import pytest

import tessera

from .table import GAME, cards, play, seen, table

SECRET = {"god": "minerva", "new": False, "known": False}


def consul_at_rival(hand: list[Any], **entries: Any) -> tessera.State:
    state = table(temple=["brown:3"], left=0, stalls={3: (1, "1P")}, hands={1: hand}, money={1: 3}, **entries)
    return play(state, "die:temple:brown:3", "move:consul:3")


@pytest.mark.clause("MAS-057")
def test_a_card_from_the_display_is_known_one_from_the_deck_is_not() -> None:
    state = table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, deck=["mars", "pluto"])
    opened = play(state.clone(), "die:temple:grey:1", "open:venus")
    assert opened.view(1)["players"][0]["hand"] == [{"god": "venus", "new": True, "known": True}]
    drawn = play(state, "die:temple:grey:1", "deck")
    assert drawn.view(1)["players"][0]["hand"] == [{"god": None, "new": True, "known": False}]
    assert drawn.view(0)["players"][0]["hand"] == [{"god": "mars", "new": True, "known": False}]
    assert "mars" not in json.dumps(drawn.view(None))


@pytest.mark.clause("MAS-079")
def test_a_known_copy_leaves_first_but_a_new_one_stays_known() -> None:
    hand = [{"god": "juno", "new": False, "known": True}, {"god": "juno", "new": False, "known": False}]
    state = play(table(temple=["brown:1", "brown:2"], hand=hand), "card:juno")
    assert seen(state)["hand"] == [{"god": "juno", "new": False, "known": False}]
    hand = [{"god": "juno", "new": True, "known": True}, {"god": "juno", "new": False, "known": False}]
    state = play(table(temple=["brown:1", "brown:2"], hand=hand), "card:juno")
    assert seen(state)["hand"] == [{"god": "juno", "new": True, "known": True}]


def test_an_imagined_world_keeps_what_all_know_and_redraws_the_rest() -> None:
    hand = [{"god": "juno", "new": False, "known": True}, SECRET, SECRET | {"new": True}]
    state = table(temple=["brown:1", "brown:2"], hand=["venus"], hands={1: hand}, discard=["mars"])
    drawn: Counter[str] = Counter()
    for seed in range(60):
        world = state.imagined(0, seed)
        assert cards(world) == ["venus"]
        other = seen(world, 1)["hand"]
        assert [card for card in other if card["known"]] == [hand[0]]
        assert sorted(card["new"] for card in other) == [False, False, True]
        drawn.update(card["god"] for card in other if not card["known"])
        assert world.view(0) == state.view(0)
        assert GAME.check(world) == ""
    assert len(drawn) >= 8, "any god can be there"
    assert cards(state.imagined(1, 3), 1) == cards(state, 1), "the owner knows his own cards"


def test_a_pending_pluto_gives_the_asked_player_a_pluto() -> None:
    state = consul_at_rival(["pluto"])
    for seed in range(30):
        world = state.imagined(0, seed)
        assert (world.decision, world.seat, cards(world, 1)) == ("pluto", 1, ["pluto"])
    known = consul_at_rival([{"god": "pluto", "known": True}, "mars"])
    others = {tuple(cards(known.imagined(0, seed), 1)) for seed in range(40)}
    assert len(others) > 3, "with a known Pluto the other card is free"
    assert all("pluto" in hand for hand in others)


def test_a_pending_end_turn_gives_the_asked_player_a_venus() -> None:
    state = play(table(temple=["brown:1"], hand=["venus"], stones=1, left=0), "die:temple:brown:1", "move:consul:1")
    assert all(cards(state.imagined(2, seed)) == ["venus"] for seed in range(30))


def test_who_is_asked_for_a_card_alone_has_one_to_play() -> None:
    agenda = [{"do": "keep-dice", "seat": 0}, {"do": "turn-start", "seat": 1}]
    keeping = table(money=0, hand=["mars"], rolled=["brown:1"], agenda=agenda)
    assert keeping.options() == ["done", "mars"]
    assert all(cards(keeping.imagined(1, seed)) == ["mars"] for seed in range(30))
    turn = table(hand=["venus"], stones=1)
    assert turn.options() == ["card:venus:1", "pass"]
    assert all(cards(turn.imagined(1, seed)) == ["venus"] for seed in range(30))
    free = table(hand=["venus"], stones=1, temple=["brown:1"])
    assert {tuple(cards(free.imagined(1, seed))) for seed in range(40)} != {("venus",)}


def test_the_deck_is_in_random_order_and_depends_on_nothing_hidden() -> None:
    state = table(temple=["brown:1", "brown:2"], deck=["mars"] * 4)
    decks = {tuple(state.imagined(0, seed).position()["deck"][:4]) for seed in range(30)}
    assert len(decks) > 20
    twin = table(temple=["brown:1", "brown:2"], deck=["pluto"] * 4)
    assert twin.imagined(0, 5).digest() == state.imagined(0, 5).digest()


def test_money_and_stones_are_kept() -> None:
    state = table(temple=["brown:1"], money={1: 7}, stones={1: 4})
    world = state.imagined(0, 1)
    assert (seen(world, 1)["money"], seen(world, 1)["stones"]) == (7, 4)


def test_the_context_tells_what_a_decision_is_about() -> None:
    assert consul_at_rival(["pluto"]).view(None)["context"] == {"plot": 3, "mover": 0, "effect": "tax"}
    assert consul_at_rival([]).view(None)["context"] == {"plot": 3, "goods": 1, "tax": 1}
    build = play(table(temple=["brown:3"], left=0, money=5), "die:temple:brown:3", "move:consul:3")
    assert build.view(0)["context"] == {"plot": 3, "cost": 5}
    assert play(build, "yes").decision == "turn"
