"""Positions: what is worked out, and what is refused with the entry's name."""

from typing import Any

import pytest

from tessera import BadPosition

from .table import GAME, Desk, player


def test_the_bank_is_what_is_left() -> None:
    desk = Desk().discs(0, 2, krypt=3).die(0, "d1", crowned=True)
    desk["polis"] = {"polis-r1": 0}
    assert desk.load().view(0)["players"][0]["bank"] == 11 - 2 - 3 - 1 - 1
    desk.discs(0, 11)
    with pytest.raises(BadPosition, match=r"players\[0\]\.discs: 11 in the supply, 0 in KRYPT, 1 on crowned dice"):
        desk.load()
    desk.discs(0, 3)
    desk.player(0)["bank"] = 5
    with pytest.raises(BadPosition, match="the bank is what is left"):
        desk.load()


def test_tiles_come_out_of_their_stacks() -> None:
    desk = Desk()
    before = desk["titan_stack"].count("titan:fire:9")
    desk.tiles(0, "titan:fire:9", "titan:fire:9", *["good:iron:basic"] * 8)
    desk["merkator"] = ["m01", "m02"]
    desk["agora"] = ["grapes"]
    p = desk.load().position()
    assert p["titan_stack"].count("titan:fire:9") == 0
    assert before > 0
    assert p["goods_bag"].count("iron") == 0
    assert not {"m01", "m02"} & set(p["merchant_stack"])
    desk.tiles(1, "good:iron:refined")
    with pytest.raises(BadPosition, match="goods_bag: 9 tiles iron"):
        desk.load()


def test_the_open_disaster_can_simply_be_replaced() -> None:
    desk = Desk()
    last = desk["disasters"][-1]
    desk["disasters"][0] = last
    p = desk.load().position()
    assert p["disasters"][0] == last
    assert p["disasters"].count(last) == 1
    assert len(p["disasters"]) == 11


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d.die(0, "d1", at="polis-l9"), r"players\[0\]\.dice\.d1\.at"),
        (lambda d: d.die(0, "d1", pips=7), r"players\[0\]\.dice\.d1\.pips"),
        (lambda d: d.figure(0, "polis-r1"), "leaders are not allowed in POLIS"),
        (lambda d: d.figure(0, "thermae"), "never in THERMAE"),
        (lambda d: d.die(0, "d1", at="agora-2").die(1, "d1", at="agora-2"), "2 pieces stand on agora-2"),
        (lambda d: d.die(0, "d1", at="foro-1").die(1, "d1", at="foro-1"), "2 pieces stand on foro-1"),
        (lambda d: d.tiles(0, "good:gold:basic"), "is no tile"),
        (lambda d: d.player(0).update(known_titans={"titan:fire:5": 1}), "known_titans"),
        (lambda d: d.player(0).update(commitment={"titan": "titan:fire:5", "supports": {}}), "commitment"),
        (lambda d: d.p.update(polis={"agora-1": 0}), "polis"),
        (lambda d: d.p.update(known_disasters=[{"from_bottom": 40, "seats": [0]}]), "known_disasters"),
        (lambda d: d.do({"do": "scrap-tile", "seat": 0, "left": 2}), "does not own so many tiles: 2"),
        (lambda d: d.do(("scrap-more", 0)), "does not own so many tiles: 2"),
        (lambda d: d.do(("crown-die", 0)), "needs a disc, and so many tiles: 2"),
        (lambda d: d.do({"do": "place-space", "seat": 0, "piece": "d3"}), "not in the supply"),
        (lambda d: d.do({"do": "krypt-redeem", "seat": 0, "paid": {"titan:fire:5": 1}}), "titan_discard"),
        (lambda d: d.do({"do": "duel-redeem", "seat": 0, "titan": "titan:fire:5"}), "known_titans"),
    ],
)
def test_nonsense_is_refused_by_name(change: object, said: str) -> None:
    desk = Desk()
    assert callable(change)
    change(desk)
    with pytest.raises(BadPosition, match=said):
        desk.load()


PRICES = """base = "panthalos"
[effect]
krypt = { redeem_discs_per_titan = 3 }
foro = { crown_tiles_to_scrap = 5 }
art = { scrap_tiles_per_vp = 1 }
[duel]
redeem_discs_winner = 4
"""


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ({"do": "krypt-redeem", "seat": 0, "paid": {}}, r"needs a paid titan, and 3 in players\[0\].discs to buy it back"),
        ({"do": "duel-redeem", "seat": 0, "titan": "titan:fire:5"}, r"duel-redeem needs 4 in players\[0\].discs"),
        ({"do": "crown-die", "seat": 0}, "seat 0 needs a disc, and so many tiles: 5"),
        ({"do": "scrap-more", "seat": 0}, "seat 0 does not own so many tiles: 1"),
    ],
)
def test_a_refusal_says_the_number_of_its_edition(do: dict[str, Any], said: str) -> None:
    seats = [{"discs": 2, "tiles": {"titan:fire:5": 1}, "known_titans": {"titan:fire:5": 1}}, {}]
    seats[0] |= {} if do["do"] == "duel-redeem" else {"tiles": {}, "known_titans": {}}
    sketch = {"seats": 2, "players": seats, "agenda": [do]}
    with pytest.raises(BadPosition, match=said):
        GAME.load(sketch, edition=GAME.edition_from(PRICES))


def test_a_small_board_has_no_large_spaces() -> None:
    with pytest.raises(BadPosition, match="no space agora-3"):
        Desk(2).die(0, "d1", at="agora-3").load()


def test_known_disasters_in_words() -> None:
    desk = Desk()
    desk["known_disasters"] = [{"from_bottom": 1, "seats": [2]}, {"from_bottom": 2, "seats": "all"}]
    state = desk.load()
    last, before = desk["disasters"][-1], desk["disasters"][-2]
    assert state.view(2)["disasters"][-2:] == [before, last]
    assert state.view(None)["disasters"][-2:] == [before, None]
    assert state.position()["known_disasters"] == [{"from_bottom": 2, "seats": "all"}, {"from_bottom": 1, "seats": [2]}]


def test_a_position_of_every_moment_comes_back() -> None:
    for seed in range(3):
        state = GAME.start(seats=5, seed=seed)
        met = set()
        while not state.over:
            if state.decision not in met:
                met.add(state.decision)
                assert GAME.load(state.position()).digest() == state.digest()
            state.choose(state.options()[seed % len(state.options())])


def test_all_pieces_are_listed() -> None:
    me = player(Desk().load(), 0)
    assert list(me["dice"]) == ["d1", "d2", "d3", "d4", "d5"]
