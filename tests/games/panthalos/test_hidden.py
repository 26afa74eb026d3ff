"""What seats know: imagined worlds in the moments that give something away, and legality told once."""

import json
import random

import pytest

from tessera import State

from .table import EDITION as E
from .table import GAME, Desk, asked, play, player

MOMENTS = (
    "defend",
    "krypt-pay",
    "krypt-redeem",
    "duel-titan",
    "duel-support",
    "duel-answer",
    "duel-redeem",
    "omen-keep",
    "scrap-tile",
)


def looks(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_imagined_worlds_fit_the_telling_moments(seats: int) -> None:
    met = set()
    for seed in range(6):
        state, chance = GAME.start(seats=seats, seed=seed), random.Random(seed)
        while not state.over:
            if state.decision in MOMENTS:
                met.add(state.decision)
                for seat in range(seats):
                    world = state.imagined(seat, seed + 5)
                    assert looks(world, seat) == looks(state, seat)
                    assert len(world.legal) > 1
                    assert world.decision == state.decision
                    assert GAME.check(world) == ""
                    assert world.imagined(seat, 9).digest() == state.imagined(seat, 9).digest()
            state.apply(chance.choice(state.legal))
    assert {"defend", "duel-titan", "duel-answer", "scrap-tile"} <= met


def duel() -> State:
    desk = Desk().die(0, "d1", at="arena-2", pips=4).tiles(0, "titan:fire:9", "titan:air:6", "titan:water:7", "support:fire:2")
    desk.tiles(0, "support:air:1", "support:air:1").tiles(1, "titan:earth:5", "titan:water:5").do(
        ("challenge", 0, "arena-2"), ("turn", 3)
    )
    return desk.load()


def test_commitments_are_dealt_anew_for_others_only() -> None:
    state = play(duel(), "seat:1", "titan:fire:9", "support:fire:2")
    assert asked(state) == ("duel-answer", 1)
    worlds = [player(state.imagined(1, seed), 0)["commitment"] for seed in range(60)]
    assert len({json.dumps(world) for world in worlds}) > 10
    for world in worlds:
        element = world["titan"].split(":")[1]
        assert all(support.split(":")[1] == element for support in world["supports"])
    assert {json.dumps(player(state.imagined(0, seed), 0)["commitment"]) for seed in range(10)} == {
        json.dumps({"titan": "titan:fire:9", "supports": {"support:fire:2": 1}})
    }


def test_a_duel_support_asked_means_there_is_one() -> None:
    state = play(duel(), "seat:1", "titan:air:6", "support:air:1")
    assert asked(state) == ("duel-support", 0)
    for seed in range(40):
        world = state.imagined(1, seed)
        assert world.decision == "duel-support"
        assert len(world.options()) > 1
        assert player(world, 0)["commitment"]["titan"].split(":")[1] in ("air", "fire")


def test_known_titans_stay_where_they_are() -> None:
    desk = Desk().tiles(0, "titan:fire:9", "titan:air:5")
    desk.player(0)["known_titans"] = {"titan:fire:9": 1}
    state = desk.load()
    hands = [player(state.imagined(1, seed), 0)["tiles"] for seed in range(30)]
    assert all(hand.get("titan:fire:9", 0) >= 1 and sum(hand.values()) == 2 for hand in hands)
    assert len({json.dumps(hand) for hand in hands}) > 5
    scrapped = desk.tiles(0, "titan:fire:9").do({"do": "scrap-tile", "seat": 0, "left": 1}, ("turn", 3)).load()
    play(scrapped, "titan:fire:9")
    assert player(scrapped, 0)["known_titans"] == {}
    assert player(scrapped, 0)["tiles"]["titan:fire:9"] == 1


def test_a_defender_can_defend_in_every_imagined_world() -> None:
    desk = Desk().tiles(0, "titan:fire:9", "titan:fire:8", "titan:fire:7").die(0, "d1", at="agro")
    desk["disasters"], desk["round"] = ["disaster:fire:5", "disaster:air:1", "disaster:air:3"], 8
    state = desk.do({"do": "defend", "seat": 0, "required": 24}, ("turn", 3)).load()
    assert asked(state) == ("defend", 0)
    for seed in range(10):
        world = state.imagined(2, seed)
        assert world.options() == ["defend", "endure"]


def test_every_key_is_legal_or_refused_with_a_clause() -> None:
    """Whatever belongs to the pending decision is offered or refused by it; whatever else there is belongs to another moment."""
    for seats, seed in ((2, 1), (4, 2), (5, 3)):
        state, chance = GAME.start(seats=seats, seed=seed), random.Random(seed)
        while not state.over:
            frame, own = state.agenda[-1], state.book.own(state.agenda[-1])
            assert set(state.legal) <= set(own)
            for code, key in enumerate(state.book.keys):
                clause = frame.refusal(state, code) if code in own else state.why_not(key) or ""
                assert clause.startswith("PAN-") == (code not in state.legal), (state.decision, key)
            state.apply(chance.choice(state.legal))
        assert state.why_not("pass") == "PAN-064"


def test_displays_never_grow_past_their_number() -> None:
    for seats in (2, 5):
        side = E.side_by_players[seats]
        state, chance = GAME.start(seats=seats, seed=4), random.Random(4)
        while not state.over:
            p = state.position()
            sizes = [len(p[name]) for name in ("agora", "phalanx", "art", "port", "merkator")]
            assert all(size <= most for size, most in zip(sizes, E.refill[side], strict=True))
            state.apply(chance.choice(state.legal))


@pytest.mark.clause("PAN-037", "PAN-038")
@pytest.mark.parametrize("kept", ["first", "second"])
def test_the_open_disaster_stays_known_after_a_look(kept: str) -> None:
    desk = Desk(3).tiles(0, "good:iron:refined")
    desk["merkator"] = ["m01"]
    state = play(desk.load(), "merchant:m01", "look", kept)
    for viewer in (-1, 0, 1, 2):
        for seed in range(8):
            world = state.imagined(viewer, seed)
            assert world.position()["disasters"][0] == state.position()["disasters"][0]
    bottoms = {state.imagined(1, seed).position()["disasters"][-1] for seed in range(12)}
    assert (len(bottoms) == 1) == (kept == "second"), "the tile looked at is secret, the one that lay open is not"
    assert len({state.imagined(0, seed).position()["disasters"][-1] for seed in range(12)}) == 1
