"""C, the places 0 to 8."""

import pytest

from .table import Desk, asked, count, play, player

# ---- THERMAE, POLIS ---------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-100")
def test_thermae() -> None:
    desk = Desk().die(0, "d1", at="thermae", pips=5).die(1, "d3", pips=3)
    state = desk.evaluate("thermae")
    assert player(state, 0)["dice"]["d1"] == {"at": "supply", "pips": 5, "crowned": False}
    assert player(state, 1)["dice"]["d3"] == {"at": "supply", "pips": 3, "crowned": False}
    assert player(state, 0)["dice"]["d4"]["at"] == "reserve"


@pytest.mark.clause("PAN-111", "PAN-112", "PAN-113")
def test_polis_discs_and_benefits() -> None:
    desk = Desk().die(0, "d1", at="polis-r4", pips=3).die(0, "d2", at="polis-r3", pips=3)
    state = desk.evaluate("polis")
    assert state.position()["polis"] == {"polis-r3": 0, "polis-r4": 0}
    me = player(state, 0)
    assert (me["score"], me["discs"]) == (1, 3 - 2 + 1)
    assert state.view(0)["players"][0]["bank"] == 11 - 2 - 2
    desk = Desk()
    desk["polis"] = {"polis-r4": 0, "polis-r8": 1}
    state = desk.evaluate("polis")
    assert [player(state, 0)["score"], player(state, 1)["score"]] == [1, 1]
    desk.do("clean-up", "end-check")
    assert desk.load().position()["polis"] == {"polis-r4": 0, "polis-r8": 1}  # still there in the next round


@pytest.mark.clause("PAN-114")
def test_left_spaces_yield_once() -> None:
    desk = Desk(2).die(0, "d1", at="polis-l3")
    state = desk.evaluate("polis")
    assert player(state, 0)["score"] == 4
    later = Desk(2)
    later["polis"] = {"polis-l3": 0}
    assert player(later.evaluate("polis"), 0)["score"] == 0


@pytest.mark.clause("PAN-115", "PAN-240")
def test_benefits_in_player_order_from_the_displays() -> None:
    desk = Desk()
    desk["start_player"] = 2
    desk["polis"] = {"polis-r1": 0}
    desk.die(2, "d1", at="polis-r2")
    desk["agora"], desk["phalanx"] = ["iron", "cotton"], ["support:air:1", "support:fire:3"]
    desk.do("polis", "agora", ("turn", 3)).die(1, "d1", at="agora-3")
    state = desk.load()
    assert asked(state) == ("take-support", 2)  # seat 2 is start player and comes before seat 0
    play(state, "support:fire:3")
    assert asked(state) == ("take-good", 0)
    play(state, "iron")
    assert asked(state) == ("agora-choice", 1)  # AGORA is evaluated afterwards, with what is left
    play(state, "two-goods")
    assert player(state, 1)["tiles"] == {"good:cotton:basic": 1}
    empty = Desk()
    empty["polis"], empty["agora"] = {"polis-r1": 0}, []
    assert asked(empty.evaluate("polis")) == ("turn", 3)  # nothing on display: skipped


@pytest.mark.clause("PAN-239")
def test_too_few_discs() -> None:
    desk = Desk().discs(0, 2)
    for die, space in (("d1", "polis-l1"), ("d2", "polis-r3"), ("d3", "polis-r4")):
        desk.die(0, die, at=space, pips=3)
    state = desk.evaluate("polis")
    assert asked(state) == ("polis-disc", 0)
    assert state.options() == ["polis-l1", "polis-r3", "polis-r4"]
    assert state.why_not("polis-r1") == "PAN-111"
    play(state, "polis-r4")
    assert state.why_not("polis-r4") == "PAN-116"
    play(state, "polis-r3")
    assert state.position()["polis"] == {"polis-r3": 0, "polis-r4": 0}
    assert player(state, 0)["discs"] == 1  # 0, then one from polis-r3: too late to be laid
    assert asked(state) == ("turn", 3)
    none = Desk().discs(0, 0).die(0, "d1", at="polis-r4")
    assert none.evaluate("polis").position()["polis"] == {}


def test_other_polis_benefits() -> None:
    desk = Desk().tiles(0, "good:iron:basic", "good:cotton:basic").discs(0, 1)
    desk["polis"] = {"polis-r5": 0, "polis-r6": 0, "polis-r7": 0}
    desk.die(0, "d1", at="polis-l2")
    top = desk["titan_stack"][0]
    drawn = desk["support_bag"][:2]
    state = desk.evaluate("polis")
    assert asked(state) == ("refine-good", 0)
    tiles = player(state, 0)["tiles"]
    assert tiles[top] == 1
    assert count(tiles, "support") == 2
    assert set(drawn) <= set(tiles)
    play(state, "iron")
    assert asked(state) == ("upgrade-die", 0)
    assert state.options() == ["d1", "d2", "d3"]
    play(state, "d1")
    desk = Desk().die(0, "d1", at="polis-l4", pips=4)
    desk["art"] = ["weaver", "master"]
    state = desk.evaluate("polis")
    assert asked(state) == ("take-artisan", 0)
    assert player(play(state, "master"), 0)["tiles"] == {"artisan:master": 1}


# ---- AGORA, PHALANX, ART ----------------------------------------------------------------------------------


@pytest.mark.clause("PAN-120", "PAN-091")
def test_agora() -> None:
    desk = Desk().figure(0, "agora-2")  # a leader is served like a follower
    desk["agora"] = ["iron", "iron", "olives", "grapes"]
    state = desk.evaluate("agora")
    assert asked(state) == ("agora-choice", 0)
    assert state.options() == ["decline", "good-and-upgrade", "two-goods"]
    both = play(state.clone(), "two-goods")
    assert both.options() == ["grapes", "iron", "olives"]
    assert both.why_not("cotton") == "PAN-120"
    play(both, "iron", "iron")
    assert player(both, 0)["tiles"] == {"good:iron:basic": 2}
    assert both.position()["agora"] == ["olives", "grapes"]
    one = play(state, "good-and-upgrade", "olives")
    assert asked(one) == ("upgrade-die", 0)
    play(one, "d3")
    assert player(one, 0)["dice"]["d3"]["pips"] == 3
    assert player(one, 0)["tiles"] == {"good:olives:basic": 1}


@pytest.mark.clause("PAN-130")
def test_phalanx() -> None:
    desk = Desk().die(0, "d1", at="phalanx-3")
    desk["phalanx"] = ["support:air:1", "support:air:3", "support:water:2"]
    state = desk.evaluate("phalanx")
    two = play(state.clone(), "two-supports", "support:air:3", "support:air:1")
    assert player(two, 0)["tiles"] == {"support:air:1": 1, "support:air:3": 1}
    one = play(state, "support-and-upgrade", "support:water:2", "d1")
    assert player(one, 0)["dice"]["d1"]["pips"] == 3
    assert one.decision == "turn"
    assert one.why_not("support:air:1") == "PAN-060", "another phase"


@pytest.mark.clause("PAN-140", "PAN-141")
def test_art() -> None:
    desk = (
        Desk()
        .die(0, "d1", at="art-3")
        .tiles(0, "titan:air:5", "good:iron:basic", "ship:iron-both", "support:fire:1", "artisan:weaver")
    )
    desk["art"] = ["weaver", "tanner"]
    state = desk.evaluate("art")
    assert state.options() == ["artisan", "decline", "scrap"]
    taken = play(state.clone(), "artisan")
    assert taken.why_not("master") == "PAN-140"
    assert player(play(taken, "tanner"), 0)["tiles"]["artisan:tanner"] == 1
    play(state, "scrap")
    assert state.options() == sorted(["titan:air:5", "good:iron:basic", "ship:iron-both", "support:fire:1", "artisan:weaver"])
    assert state.why_not("good:olives:basic") == "PAN-140"
    play(state, "titan:air:5", "ship:iron-both")
    assert player(state, 0)["score"] == 1
    assert asked(state) == ("scrap-more", 0)
    play(state, "more", "good:iron:basic", "support:fire:1")
    assert player(state, 0)["score"] == 2
    assert player(state, 0)["tiles"] == {"artisan:weaver": 1}
    assert asked(state) == ("turn", 3)  # one tile is no point
    assert state.position()["titan_discard"] == {}  # scrapped titans never return
    assert state.view(0)["out"]["titan:air:5"] == 1


@pytest.mark.clause("PAN-238")
def test_short_displays() -> None:
    desk = Desk().die(0, "d1", at="agora-3")
    desk["agora"] = ["iron"]
    state = play(desk.evaluate("agora"), "two-goods")
    assert player(state, 0)["tiles"] == {"good:iron:basic": 1}
    desk["agora"] = []
    state = desk.evaluate("agora")
    assert state.why_not("two-goods") == "PAN-238"
    play(state, "good-and-upgrade")
    assert asked(state) == ("upgrade-die", 0)
    bare = Desk().die(0, "d1", at="phalanx-3")
    bare["phalanx"] = []
    assert bare.evaluate("phalanx").why_not("two-supports") == "PAN-238"
    art = Desk().die(0, "d1", at="art-3")
    art["art"] = []
    assert asked(art.evaluate("art")) == ("turn", 3)  # neither artisan nor tiles: nothing to choose
    alone = Desk().die(0, "d1", at="art-3").tiles(0, "titan:air:5")
    assert alone.evaluate("art").why_not("scrap") == "PAN-141"


@pytest.mark.clause("PAN-237")
def test_what_can_be_upgraded() -> None:
    desk = Desk().figure(0, "agora-2").die(0, "d1", pips=6).die(0, "d2", crowned=True).die(0, "d3", pips=5)
    state = play(desk.evaluate("agora"), "good-and-upgrade")
    kind = state.options()[0]
    state = play(state, kind)  # only d3 is left: not 6, not crowned, not the reserve
    assert player(state, 0)["dice"]["d3"]["pips"] == 6
    nobody = Desk().figure(0, "agora-2").die(0, "d1", pips=6).die(0, "d2", pips=6).die(0, "d3", pips=6)
    assert nobody.evaluate("agora").why_not("good-and-upgrade") == "PAN-237"
    four = Desk().do({"do": "upgrade-die", "seat": 0, "left": 1, "only_supply": False}, ("turn", 3)).die(0, "d1", pips=6).load()
    assert four.options() == ["d2", "d3"]
    assert four.why_not("d1") == "PAN-237"
    assert four.why_not("d4") == "PAN-237"


@pytest.mark.clause("PAN-220")
def test_left_to_right_and_player_order() -> None:
    for place, decision in (("agora", "agora-choice"), ("phalanx", "phalanx-choice"), ("art", "art-choice")):
        desk = Desk().die(1, "d1", at=f"{place}-3").die(2, "d1", at=f"{place}-2").tiles(1, "titan:air:5", "titan:air:6")
        desk.tiles(2, "titan:air:5", "titan:air:6")
        state = desk.evaluate(place)
        assert asked(state) == (decision, 2)
        play(state, "decline")
        assert asked(state) == (decision, 1)
    desk = Desk().figure(1, "foro-2").die(1, "d1", at="foro-2").figure(2, "foro-1").die(2, "d1", at="foro-1")
    state = desk.evaluate("foro")
    assert asked(state) == ("foro-choice", 2)
    assert asked(play(state, "decline")) == ("foro-choice", 1)
    desk = Desk().die(0, "d1", at="titanus").die(2, "d1", at="titanus")
    desk["start_player"] = 1
    top = desk["titan_stack"][:2]
    state = desk.evaluate("titanus")
    assert [player(state, 2)["tiles"], player(state, 0)["tiles"]] == [{top[0]: 1}, {top[1]: 1}]
