"""The evaluation from ORACULUM to AGRO, and what all places have in common."""

from collections import Counter

import pytest

from .table import GAME, Desk, asked, count, play, player

# ---- ORACULUM, FORO ---------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-150", "PAN-151", "PAN-152")
def test_oraculum() -> None:
    desk = Desk().die(2, "d1", at="oraculum-1", pips=4)
    state = desk.evaluate("oraculum")
    assert state.position()["start_player"] == 2
    assert player(state, 2)["discs"] == 4
    assert player(state, 2)["dice"]["d1"] == {"at": "supply", "pips": 4, "crowned": False}
    empty = Desk().figure(1, "oraculum-1").discs(1, 11)
    state = empty.evaluate("oraculum")
    assert (player(state, 1)["discs"], player(state, 1)["figure"]) == (11, "supply")


@pytest.mark.clause("PAN-153")
def test_start_player_counts_at_once_and_next_round() -> None:
    desk = Desk(3).figure(1, "oraculum-1").do("oraculum", "krypt", *["clean-up", "end-check"])
    for seat in range(3):
        desk.tiles(seat, "titan:fire:7")
    desk["disasters"] = ["disaster:fire:1", "disaster:air:1", "disaster:air:3"]
    state = desk.load()
    assert asked(state) == ("defend", 1)
    assert asked(play(state, "endure")) == ("defend", 2)
    assert asked(play(state, "endure", "endure")) == ("turn", 1)
    assert state.view(0)["round"] == 2


def foro(seat: int = 0) -> Desk:
    return Desk().figure(seat, "foro-2").die(seat, "d1", at="foro-2")


@pytest.mark.clause("PAN-160", "PAN-161", "PAN-162")
def test_recruit() -> None:
    desk = foro()
    desk["round"] = 3
    state = play(desk.evaluate("foro"), "recruit")
    dice = player(state, 0)["dice"]
    assert dice["d4"] == {"at": "supply", "pips": 4, "crowned": False}
    assert dice["d5"]["at"] == "reserve"
    full = foro().die(0, "d4", at="supply").die(0, "d5", at="supply").tiles(0, "titan:air:5", "titan:air:6")
    assert full.evaluate("foro").why_not("recruit") == "PAN-160"


@pytest.mark.clause("PAN-163", "PAN-164", "PAN-165", "PAN-166")
def test_crown() -> None:
    desk = foro().tiles(0, "titan:air:5", "titan:air:6", "good:iron:basic").die(0, "d2", at="arena-3", pips=4)
    state = play(desk.evaluate("foro"), "crown")
    assert state.options() == ["d1", "d2", "d3"]
    play(state, "d2")
    me = player(state, 0)
    assert me["dice"]["d2"] == {"at": "supply", "pips": 4, "crowned": True}
    assert me["discs"] == 2
    assert asked(state) == ("scrap-tile", 0)
    play(state, "good:iron:basic", "titan:air:6")
    assert player(state, 0)["tiles"] == {"titan:air:5": 1}
    assert player(state, 0)["score"] == 0
    assert state.view(0)["players"][0]["unplaced"] == ["leader"]
    poor = foro().tiles(0, "titan:air:5")
    assert poor.evaluate("foro").why_not("crown") == "PAN-166"
    assert foro().tiles(0, "titan:air:5", "titan:air:6").discs(0, 0).evaluate("foro").why_not("crown") == "PAN-163"


@pytest.mark.clause("PAN-243")
def test_a_crowned_die_is_a_leader_and_gone_from_its_place() -> None:
    desk = foro().tiles(0, "titan:air:5", "titan:air:6").die(0, "d2", at="titanus", pips=6)
    desk.do("foro", "titanus", ("turn", 0), "clean-up")
    state = play(desk.load(), "crown", "d2", "titan:air:5")
    assert player(state, 0)["tiles"] == {}  # it draws no titans any more
    assert asked(state) == ("place-space", 0)  # a leader is the only piece left to place: chosen by itself
    assert state.view(0)["context"]["piece"] == "d2"
    assert "krypt-1" in state.options()
    assert state.why_not("polis-r1") == "PAN-019"
    leads = Desk().die(0, "d1", crowned=True, pips=6, at="agro").die(1, "d1", at="agro", pips=3)
    assert player(leads.evaluate("agro"), 0)["discs"] == 6  # worth the best follower, 3, not its own 6


@pytest.mark.clause("PAN-244")
def test_a_robbed_slot_is_skipped() -> None:
    desk = Desk().figure(0, "foro-1").die(0, "d1", at="foro-1").die(0, "d2", at="foro-2").die(0, "d3", at="foro-2")
    desk.tiles(0, "titan:air:5", "titan:air:6", "titan:air:7", "titan:air:8")
    state = play(desk.evaluate("foro"), "crown", "d3", "titan:air:5", "titan:air:6")
    assert asked(state) == ("turn", 3)  # foro-2 holds d2 only
    same = play(desk.evaluate("foro"), "crown", "d1", "titan:air:5", "titan:air:6")
    assert asked(same) == ("foro-choice", 0)  # a die of the slot being evaluated is no problem


@pytest.mark.clause("PAN-245")
def test_no_crown_in_the_reserve() -> None:
    desk = foro().tiles(0, "titan:air:5", "titan:air:6").die(0, "d2", crowned=True)
    state = play(desk.evaluate("foro"), "crown")
    assert state.options() == ["d1", "d3"]
    assert state.why_not("d4") == "PAN-245"
    assert state.why_not("d2") == "PAN-163"


# ---- TITANUS, AGRO ----------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-171", "PAN-173")
def test_titanus() -> None:
    desk = Desk().die(0, "d1", at="titanus", pips=5).die(0, "d2", at="titanus", pips=1).figure(1, "titanus")
    state = desk.evaluate("titanus")
    assert [count(player(state, seat)["tiles"], "titan") for seat in (0, 1)] == [2, 2]


@pytest.mark.clause("PAN-174")
def test_titanus_with_leaders_only() -> None:
    desk = Desk().figure(0, "titanus").figure(1, "titanus").die(1, "d1", at="titanus", pips=6, crowned=True)
    state = desk.evaluate("titanus")
    assert [count(player(state, seat)["tiles"], "titan") for seat in (0, 1)] == [1, 2]


@pytest.mark.clause("PAN-181", "PAN-182", "PAN-226")
def test_agro() -> None:
    desk = Desk().die(0, "d1", at="agro", pips=4).figure(1, "agro").discs(1, 9).die(2, "d1", at="agro", pips=3).discs(2, 11)
    state = desk.evaluate("agro")
    assert [player(state, seat)["discs"] for seat in (0, 1, 2)] == [7, 11, 11]  # never more than the own bank holds


@pytest.mark.clause("PAN-183")
def test_agro_with_leaders_only() -> None:
    state = Desk().figure(0, "agro").figure(1, "agro").evaluate("agro")
    assert [player(state, seat)["discs"] for seat in (0, 1, 2)] == [4, 4, 3]


@pytest.mark.clause("PAN-224")
def test_the_discard_becomes_the_stack() -> None:
    desk = Desk().die(0, "d1", at="titanus", pips=6)
    desk["titan_stack"] = ["titan:air:5"]
    desk["titan_discard"] = {"titan:fire:9": 1, "titan:earth:7": 1}
    state = desk.evaluate("titanus")
    assert player(state, 0)["tiles"] == {"titan:air:5": 1, "titan:fire:9": 1, "titan:earth:7": 1}
    assert state.position()["titan_discard"] == {}
    desk["titan_discard"] = {}
    assert player(desk.evaluate("titanus"), 0)["tiles"] == {"titan:air:5": 1}  # both empty: the rest lapses
    pay = Desk().tiles(0, "titan:fire:9").discs(0, 0)
    pay["disasters"][0] = "disaster:fire:1"
    state = play(pay.do({"do": "defend", "seat": 0, "required": 4}, ("turn", 3)).load(), "defend")
    assert state.position()["titan_discard"] == {"titan:fire:9": 1}


def test_all_games_have_all_decisions() -> None:
    assert GAME.secret_decisions == ("duel-titan", "duel-support", "duel-answer")


@pytest.mark.clause("PAN-239")
def test_exactly_enough_discs_are_laid_without_a_question() -> None:
    desk = Desk(2).discs(0, 2).die(0, "d1", at="polis-r3", pips=3).die(0, "d2", at="polis-r4", pips=3)
    state = desk.evaluate("polis")
    assert state.position()["polis"] == {"polis-r3": 0, "polis-r4": 0}
    assert player(state, 0)["discs"] == 1, "two laid, one gained on polis-r3"


@pytest.mark.clause("PAN-224")
def test_all_discarded_titans_of_a_kind_come_back() -> None:
    desk = Desk(2).die(0, "d1", at="titanus", pips=6)
    desk["titan_stack"], desk["titan_discard"] = [], {"titan:fire:5": 3, "titan:air:9": 2}
    state = desk.evaluate("titanus")
    left = Counter(state.position()["titan_stack"]) + Counter(player(state, 0)["tiles"])
    assert left == {"titan:fire:5": 3, "titan:air:9": 2}
    assert count(player(state, 0)["tiles"], "titan") == 3


@pytest.mark.clause("PAN-140", "PAN-120")
def test_only_what_one_has_is_scrapped_and_only_what_is_shown_is_taken() -> None:
    state = play(Desk(2).figure(0, "art-2").tiles(0, "good:iron:refined", "good:iron:basic").evaluate("art"), "scrap")
    assert state.why_not("good:cotton:refined") == "PAN-140"
    assert state.why_not("good:iron:refined") is None
    desk = Desk(2).figure(0, "agora-2")
    desk["agora"] = ["iron", "cotton", "iron"]
    state = play(desk.evaluate("agora"), "two-goods")
    assert state.options() == ["cotton", "iron"]
    assert [state.why_not(kind) for kind in ("grapes", "cattle", "olives")] == ["PAN-120"] * 3


@pytest.mark.clause("PAN-080", "PAN-081")
def test_displays_are_filled_up_not_added_to() -> None:
    desk = Desk(2).do("round-open")
    desk["agora"], desk["phalanx"], desk["art"], desk["port"] = ["iron"], ["support:fire:1"], [], ["iron-both"]
    position = desk.load().position()
    assert [len(position[row]) for row in ("agora", "phalanx", "art", "port", "merkator")] == [4, 4, 2, 5, 5]
