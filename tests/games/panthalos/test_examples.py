"""The worked examples of the rules, one test each."""

import pytest

from tessera import State

from .table import GAME, Desk, asked, count, evaluation, play, player


def test_s1_lightning() -> None:
    desk = Desk().die(0, "d1", pips=4).die(1, "d1", at="agora-2", pips=3).figure(2, "agora-3")
    desk["agora"] = ["grapes", "grapes", "iron", "olives", "cotton"]
    state = play(desk.load(), "place:die-4", "agora-1", "two-goods", "grapes", "iron")
    assert player(state, 0)["tiles"] == {"good:grapes:basic": 1, "good:iron:basic": 1}
    desk.p = state.position()
    state = desk.evaluate("agora")
    assert asked(state) == ("agora-choice", 1)
    play(state, "two-goods")
    assert state.options() == ["cotton", "grapes", "olives"]
    play(state, "grapes", "cotton")
    assert asked(state) == ("agora-choice", 2)
    play(state, "two-goods")  # only olives are left: one good, taken by itself
    assert player(state, 2)["tiles"] == {"good:olives:basic": 1}
    assert asked(state) == ("turn", 3)


def test_s2_rank() -> None:
    die, leader = play(Desk().load(), "place:die-2"), play(Desk().load(), "place:leader")
    assert "agora-2" not in die.options()
    assert "agora-2" in leader.options()
    assert "polis-r2" in die.options()
    assert not [space for space in leader.options() if space.startswith("polis")]


def shipping() -> Desk:
    desk = Desk().tiles(0, "good:grapes:basic", "good:grapes:basic", "good:grapes:refined").discs(0, 2, krypt=3)
    desk["port"] = ["grapes-both", "grapes-basic"]
    return desk


def test_s3_shipping() -> None:
    desk = shipping()
    assert desk.load().view(0)["players"][0]["bank"] == 6
    both = play(desk.load(), "ship:grapes-both")
    assert (player(both, 0)["score"], player(both, 0)["discs"], player(both, 0)["tiles"]) == (4, 3, {"ship:grapes-both": 1})
    basic = play(desk.load(), "ship:grapes-basic")
    assert (player(basic, 0)["score"], player(basic, 0)["discs"]) == (2, 3)
    assert player(basic, 0)["tiles"] == {"good:grapes:refined": 1, "ship:grapes-basic": 1}


def test_s4_merchant() -> None:
    desk = Desk().tiles(0, "good:grapes:refined", "good:grapes:refined", "good:olives:refined")
    desk["merkator"] = ["m09"]
    state = play(desk.load(), "merchant:m09")  # only grapes are left for the question mark: delivered by itself
    assert player(state, 0)["tiles"] == {}
    assert player(state, 0)["score"] == 9
    assert asked(state) == ("upgrade-die", 0)
    play(state, "d1")
    assert asked(state) == ("omen", 0)


def test_s5_twin_artisans() -> None:
    desk = Desk().tiles(0, "artisan:vintner", "artisan:vintner", *["good:grapes:basic"] * 3).discs(0, 1)
    state = play(desk.load(), "artisan:vintner")
    me = player(state, 0)
    assert me["discs"] == 0
    assert me["tiles"] == {"artisan:vintner": 2, "good:grapes:basic": 1, "good:grapes:refined": 2}
    desk.p = state.position()
    assert desk.do(("turn", 0), *evaluation("thermae")).load().why_not("artisan:vintner") == "PAN-043"


def test_s6_titanus() -> None:
    desk = Desk().die(0, "d1", at="titanus", pips=5).die(1, "d1", at="titanus", pips=3).figure(1, "titanus")
    state = desk.evaluate("titanus")
    assert [count(player(state, seat)["tiles"], "titan") for seat in (0, 1)] == [2, 3]


def test_s7_agro_leaders_only() -> None:
    desk = Desk().figure(0, "agro").die(1, "d1", at="agro", pips=6, crowned=True).discs(1, 10)
    assert desk.load().view(0)["players"][1]["bank"] == 0
    state = desk.evaluate("agro")
    assert [player(state, seat)["discs"] for seat in (0, 1)] == [4, 10]


def until(state: State, number: int) -> State:
    """Endure and decline into that round's placement."""
    while state.view(None)["round"] < number:
        for key in ("pass", "decline", "endure", "place:leader", "agro", state.options()[0]):
            if key in state.options():
                play(state, key)
                break
    return state


def test_s8_rest() -> None:
    desk = Desk(2).die(0, "d1", at="agora-2").figure(0, "agro")
    state = desk.load()
    state = until(state, 2)
    assert player(state, 0)["dice"]["d1"]["at"] == "thermae"
    assert player(state, 0)["dice"]["d3"]["at"] == "supply"
    state = until(state, 3)
    assert player(state, 0)["dice"]["d1"]["at"] == "supply"


def test_s9_new_start_player() -> None:
    desk = Desk(3).figure(2, "oraculum-1").discs(0, 3).do(*evaluation("oraculum"))
    desk["disasters"] = ["disaster:fire:1", "disaster:air:1", "disaster:air:3"]
    for seat, tile in enumerate(("titan:fire:7", "titan:fire:8", "titan:fire:9")):
        desk.tiles(seat, tile).die(seat, "d1", at="titanus")
    top = desk["titan_stack"][:3]
    state = desk.load()
    assert player(state, 2)["discs"] == 4
    assert player(state, 2)["figure"] == "supply"
    drawn = [
        next(tile for tile in player(state, seat)["tiles"] if not tile.startswith("titan:fire") or tile in top)
        for seat in (2, 0, 1)
    ]
    assert all(top[i] in player(state, seat)["tiles"] for i, seat in enumerate((2, 0, 1))), drawn
    seats = []
    while state.decision == "defend":
        seats.append(state.seat)
        play(state, "endure")
    assert seats == [2, 0, 1]
    assert asked(state) == ("turn", 2)


def test_s10_recruit() -> None:
    desk = Desk().figure(0, "agro").die(0, "d1", at="foro-2").die(0, "d2", at="foro-2")
    desk["round"] = 5
    desk.do("foro", "clean-up", "end-check")
    state = play(desk.load(), "recruit")
    dice = player(state, 0)["dice"]
    assert dice["d4"] == {"at": "supply", "pips": 5, "crowned": False}
    assert [dice["d1"]["at"], dice["d2"]["at"]] == ["thermae", "thermae"]
    assert state.view(0)["round"] == 6
    assert "place:die-5" in state.options()


def test_s11_crown() -> None:
    desk = Desk().figure(0, "foro-2").die(0, "d1", at="foro-2").die(0, "d2", at="titanus", pips=6).discs(0, 1)
    desk.tiles(0, "good:cattle:basic", "titan:fire:5").do("foro", "titanus", ("turn", 3))
    state = play(desk.load(), "crown", "d2", "good:cattle:basic")  # the second tile is the last: taken by itself
    me = player(state, 0)
    assert (me["tiles"], me["discs"]) == ({}, 0)
    assert me["dice"]["d2"] == {"at": "supply", "pips": 6, "crowned": True}
    assert {"good:cattle", "titan:fire:5"} <= set(state.view(0)["out"])
    assert asked(state) == ("turn", 3)


def test_s12_defence_with_a_worker() -> None:
    desk = Desk().tiles(0, "titan:fire:5", "titan:air:9").discs(0, 1)
    desk["round"] = 3
    desk["disasters"] = ["disaster:fire:3", "disaster:air:1"]
    without = desk.evaluate("krypt")
    assert player(without, 0)["krypt_discs"] == 1  # 5 of 7: can only endure
    desk.die(0, "d1", at="krypt-2", pips=3)
    state = desk.evaluate("krypt")
    assert asked(state) == ("defend", 0)
    assert state.view(0)["context"]["required"] == 4
    play(state, "defend")
    assert player(state, 0)["score"] == 3
    assert asked(state) == ("krypt-redeem", 0)
    play(state, "titan:fire:5")
    me = player(state, 0)
    assert (me["tiles"], me["discs"]) == ({"titan:fire:5": 1, "titan:air:9": 1}, 0)
    assert me["dice"]["d1"] == {"at": "supply", "pips": 3, "crowned": False}


def test_s13_collecting_fields() -> None:
    desk = Desk(3).discs(0, 3, krypt=4).discs(1, 3, krypt=3).discs(2, 3, krypt=3).tiles(0, "titan:fire:9")
    desk["disasters"] = ["disaster:fire:1", "disaster:air:1"]
    assert desk.load().view(0)["krypt"]["fields"] == {"A": 4, "B": 4, "C": 2, "D": 0, "E": 0}
    state = play(desk.do("krypt", "arena", "clean-up", "end-check").load(), "defend")
    if state.decision == "krypt-redeem":
        play(state, "stop")
    assert state.view(0)["krypt"]["fields"] == {"A": 4, "B": 4, "C": 4, "D": 0, "E": 0}
    assert state.over


def ending(number: int, discs: int = 16) -> State:
    desk = Desk(4).discs(0, 0, krypt=5).tiles(0, "good:grapes:refined", "good:grapes:refined", "ship:grapes-refined")
    desk.die(0, "d1", pips=6).die(0, "d2", pips=4).die(0, "d3", pips=2).die(0, "d4", at="supply", crowned=True)
    for seat, krypt in ((1, 4), (2, 4), (3, discs - 13)):
        desk.discs(seat, 0, krypt=krypt)
    desk["round"] = number
    return desk.do("end-check").load()


def test_s14_both_ends() -> None:
    state = ending(8)
    assert state.over
    assert GAME.sheet(state)[0] == {"track": 0, "krypt": -15, "goods": 8, "followers": 12, "crowns": 7}
    assert state.scores()[0] == 12


def test_s15_krypt_end_only() -> None:
    assert ending(6).scores()[0] == -15


def test_s16_round_end_only() -> None:
    assert ending(8, discs=15).scores()[0] == 27


def test_s17_duel() -> None:
    desk = Desk().die(0, "d1", at="arena-2", pips=4).tiles(0, "titan:water:7", "support:water:2").tiles(1, "titan:earth:9")
    state = play(desk.evaluate("arena"), "seat:1", "titan:water:7", "support:water:2", "titan:earth:9")
    assert (player(state, 1)["score"], player(state, 0)["score"]) == (3, 0)
    assert "support:water:2" not in player(state, 0)["tiles"]
    assert state.position()["titan_discard"] == {"titan:water:7": 1}
    assert player(state, 0)["dice"]["d1"]["pips"] == 3
    assert asked(state) == ("duel-redeem", 1)
    play(state, "yes")
    assert player(state, 1)["tiles"] == {"titan:earth:9": 1}
    assert player(state, 1)["discs"] == 2


def test_s18_concession() -> None:
    desk = Desk().die(0, "d1", at="arena-2", pips=4).tiles(0, "titan:water:7", "support:water:2")
    state = play(desk.evaluate("arena"), "seat:1", "titan:water:7", "done")
    assert player(state, 0)["score"] == 1
    assert player(state, 0)["tiles"]["titan:water:7"] >= 1
    assert player(state, 0)["tiles"]["support:water:2"] == 1
    assert player(state, 1)["challenged"] is True


def test_s19_polis() -> None:
    desk = Desk(2).die(0, "d1", at="polis-l1").die(0, "d2", at="polis-r4", pips=3).discs(0, 1)
    state = desk.evaluate("polis")
    assert asked(state) == ("polis-disc", 0)
    play(state, "polis-r4")
    assert player(state, 0)["score"] == 1
    assert state.position()["polis"] == {"polis-r4": 0}
    assert player(state, 0)["tiles"] == {}
    desk.p = state.position()
    desk.die(0, "d1", at="thermae").die(0, "d2", at="thermae")
    again = desk.evaluate("polis")
    assert player(again, 0)["score"] == 2
    assert "polis-l1" in play(again, "place:die-2").options()


def test_s20_upgrade_before_harvest() -> None:
    desk = Desk().die(0, "d1", at="titanus", pips=3).die(0, "d2", at="agora-3")
    desk["agora"] = ["iron", "olives"]
    desk.do("agora", "titanus", ("turn", 3))
    state = play(desk.load(), "good-and-upgrade", "iron", "d1")
    assert player(state, 0)["dice"]["d1"]["pips"] == 4
    assert count(player(state, 0)["tiles"], "titan") == 2


@pytest.mark.parametrize("number", range(1, 21))
def test_every_example_has_its_test(number: int) -> None:
    assert [name for name in globals() if name.startswith(f"test_s{number}_")]
