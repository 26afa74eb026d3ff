"""Imagined worlds: consistent with what a seat knows, different in what it does not."""

import json
from collections import Counter
from typing import Any

import pytest

from tessera import State, listen

from .table import CHICO, GAME, LISA, LIVIA, STEFAN, Table, play, random_states, seen


def worlds(state: State, seat: int, n: int = 60) -> list[dict[str, Any]]:
    return [state.imagined(seat, seed).position() for seed in range(n)]


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_look_alike_and_forget_the_truth(seats: int) -> None:
    for n, state in enumerate(random_states(seats, 9)):
        if n % 9 and state.decision != "stadium-laurel":
            continue
        for seat in range(seats):
            twin = state.imagined(seat, n)
            assert GAME.check(twin) == ""
            assert json.dumps(twin.view(seat)) == json.dumps(state.view(seat))
            assert GAME.numbers(twin, seat) == GAME.numbers(state, seat)
            assert twin.imagined(seat, 5).digest() == state.imagined(seat, 5).digest()


def test_slave_and_unknown_equi_cards_are_dealt_anew() -> None:
    table = Table().hand(LISA, "slave-2", "slave-2", "weapon-1").hand(STEFAN, "slave-1")
    table.player(LISA)["equi_secret"] = {"horse-gold-2": 1}
    found = worlds(table.load(), STEFAN)
    assert all(world["players"][STEFAN]["slave_cards"] == {"slave-1": 1, "slave-2": 0} for world in found)
    assert len({json.dumps(world["players"][LISA]["slave_cards"]) for world in found}) == 3
    assert all(world["players"][LISA]["equi_public"]["weapon-1"] == 1 for world in found)  # everybody saw it bought
    secrets = Counter(kind for world in found for kind, n in world["players"][LISA]["equi_secret"].items() if n)
    assert len(secrets) >= 5
    assert secrets.total() == len(found)


def test_the_decks_and_the_dice_to_come_are_unknown() -> None:
    state = Table().dice("bsg").load()
    found = worlds(state, STEFAN)
    assert all(world["next_dice"] == [] for world in found)
    for deck in ("slave_deck", "equi_deck", "stadium_deck", "theatre_deck"):
        assert len({json.dumps(world[deck]) for world in found}) > 30
    assert len({json.dumps(world["chance"]) for world in found}) == len(found)


def raced(kept: str, second: bool = True) -> State:
    """Stefan has beaten Lisa (or nobody) in a race for laurel-10."""
    table = Table().men(STEFAN, "gold-a").set(stadium_open="laurel-10").dice("ggg", "bbb").do("stadium")
    if second:
        table.men(LISA, "silver-b")
    return play(table.load(), kept)


def holders(world: dict[str, Any], card: str) -> list[int]:
    return [seat for seat, player in enumerate(world["players"]) if player["laurels"][card]]


def test_an_onlooker_imagines_both_splits() -> None:
    state = raced("keep-open")
    splits = Counter(holders(world, "laurel-10")[0] for world in worlds(state, CHICO, 200))
    assert set(splits) == {STEFAN, LISA}
    assert 60 < splits[STEFAN] < 140
    assert all(world["races"][0]["open_card"] == "laurel-10" for world in worlds(state, CHICO))
    others = {json.dumps(world["players"][LISA]["laurels"]) for world in worlds(state, CHICO, 200)}
    assert len(others) > 5  # the hidden card may be any unseen one


def test_the_winner_knows_both_cards() -> None:
    state = raced("keep-open")
    truth = state.position()
    for world in worlds(state, STEFAN):
        assert world["races"] == truth["races"]
        assert world["players"][LISA]["laurels"] == truth["players"][LISA]["laurels"]


def test_the_second_knows_the_split_but_not_a_hidden_card_he_did_not_get() -> None:
    got_open = raced("keep-hidden")
    found = worlds(got_open, LISA, 100)
    assert all(holders(world, "laurel-10") == [LISA] for world in found)
    assert len({json.dumps(world["players"][STEFAN]["laurels"]) for world in found}) > 5
    got_hidden = raced("keep-open")
    assert all(holders(world, "laurel-10") == [STEFAN] for world in worlds(got_hidden, LISA))


def test_a_lone_racer_knows_the_card_he_rejected_and_others_do_not() -> None:
    state = raced("keep-hidden", second=False)
    hand = seen(state, STEFAN)["laurel_faces"]
    for world in worlds(state, STEFAN):
        assert {kind: n for kind, n in world["players"][STEFAN]["laurels"].items() if n} == hand
        assert holders(world, "laurel-10") == []
    held = Counter(bool(holders(world, "laurel-10")) for world in worlds(state, LISA, 200))
    assert 60 < held[True] < 140


def test_the_winner_sees_the_top_card_while_he_chooses_and_nobody_else_does() -> None:
    state = Table().men(STEFAN, "gold-a").men(LISA, "silver-b").dice("ggg", "bbb").do("stadium").load()
    top = state.position()["stadium_deck"][0]
    assert all(world["stadium_deck"][0] == top for world in worlds(state, STEFAN))
    assert len({world["stadium_deck"][0] for world in worlds(state, LIVIA)}) > 4


def test_the_secret_choice_stays_secret_in_the_log() -> None:
    state = Table().men(STEFAN, "gold-a").men(LISA, "silver-b").dice("ggg", "bbb").do("stadium").load()
    heard = []
    listen(state, heard.append)
    play(state, "keep-open")
    chose = next(event for event in heard if event.kind == "chose")
    assert chose.seen_by(STEFAN).args["key"] == "keep-open"
    assert "key" not in chose.seen_by(CHICO).args
    laurels = [event for event in heard if event.kind == "laurel"]
    assert [event.seat for event in laurels] == [STEFAN, LISA]
    for event in laurels:
        assert "laurel" not in event.seen_by(CHICO).args
        assert "laurel" in event.seen_by(event.seat).args


@pytest.mark.parametrize("asked", ["arena-card", "stadium-card", "forum-build", "forum-slaves"])
def test_who_is_asked_keeps_a_real_choice_in_every_world(asked: str) -> None:
    met = 0
    for seed in range(12):
        for state in random_states(4, 100 + seed):
            if state.decision == asked and met < 40:
                met += 1
                for seat in range(4):
                    world = state.imagined(seat, met)
                    assert (world.decision, world.seat) == (asked, state.seat)
                    assert len(world.options()) > 1
    assert met >= 5


def test_hidden_laurels_are_shown_at_the_end() -> None:
    last = list(random_states(3, 2))[-1]
    for seat in range(3):
        view = last.view(None)["players"][seat]
        assert sum(view["laurel_faces"].values()) == view["laurels"]
        assert view["total"] == last.scores()[seat]
