"""C10, ARENA: challenges, secret commitments, duels."""

import json

import pytest

from tessera import Event, listen

from .table import Desk, asked, count, play, player


def arena(seats: int = 4) -> Desk:
    """Seat 0 attacks with a follower showing 4."""
    return Desk(seats).die(0, "d1", at="arena-2", pips=4)


def duel(desk: Desk) -> Desk:
    """The stack gives the attacker a weak titan first."""
    desk["titan_stack"] = ["titan:air:5", *(tile for tile in desk["titan_stack"] if tile != "titan:air:5")]
    return desk


@pytest.mark.clause("PAN-200", "PAN-201")
def test_one_duel_per_piece_from_the_left() -> None:
    desk = arena().die(0, "d2", at="arena-3").figure(1, "arena-1")
    state = desk.evaluate("arena")
    order = []
    while state.decision == "challenge":
        order.append((state.seat, state.view(0)["context"]["space"]))
        play(state, "decline")
    assert order == [(1, "arena-1"), (0, "arena-2"), (0, "arena-3")]


@pytest.mark.clause("PAN-202")
def test_challenged_once_per_round() -> None:
    desk = arena().die(0, "d2", at="arena-3").tiles(0, "titan:fire:9")
    state = play(desk.evaluate("arena"), "seat:2", "titan:fire:9")  # seat 2 has no titan and concedes by itself
    assert player(state, 2)["challenged"] is True
    assert asked(state) == ("challenge", 0)
    assert state.options() == ["decline", "seat:1", "seat:3"]
    assert state.why_not("seat:2") == "PAN-202"
    done = Desk()
    done.player(2)["challenged"] = True
    assert player(done.do("clean-up", "end-check").load(), 2)["challenged"] is False


@pytest.mark.clause("PAN-203")
def test_the_attacker_draws_first() -> None:
    desk = arena()
    top = desk["titan_stack"][0]
    state = desk.evaluate("arena")
    assert player(state, 0)["tiles"] == {top: 1}
    assert state.decision == "challenge"


@pytest.mark.clause("PAN-204")
def test_any_opponent_or_nobody() -> None:
    state = arena().evaluate("arena")
    assert state.options() == ["decline", "seat:1", "seat:2", "seat:3"]
    assert state.why_not("seat:0") == "PAN-204"
    assert state.why_not("seat:4") == "PAN-204"
    play(state, "decline")
    assert asked(state) == ("turn", 3)


@pytest.mark.clause("PAN-205", "PAN-230")
def test_commitments_are_secret() -> None:
    desk = duel(arena()).tiles(0, "titan:fire:9", "support:fire:2", "support:fire:1", "support:air:3")
    desk.tiles(1, "titan:water:6", "titan:earth:7", "support:water:3")
    state = desk.evaluate("arena")
    heard: list[Event] = []
    listen(state, heard.append)
    play(state, "seat:1")
    assert asked(state) == ("duel-titan", 0)
    assert state.options() == ["titan:air:5", "titan:fire:9"]
    assert state.why_not("titan:earth:7") == "PAN-230"
    before = {viewer: json.dumps(state.view(viewer)["players"]) for viewer in (1, 2)}
    play(state, "titan:fire:9")
    assert asked(state) == ("duel-support", 0)
    assert state.options() == ["done", "support:fire:1", "support:fire:2"]
    assert state.why_not("support:air:3") == "PAN-230"
    play(state, "support:fire:2")
    assert state.options() == ["done", "support:fire:1"]
    play(state, "done")
    assert asked(state) == ("duel-answer", 1)
    for viewer in (1, 2):
        players = state.view(viewer)["players"]
        players[0]["committed"] = players[1]["challenged"] = False
        assert json.dumps(players) == before[viewer].replace('"challenged": true', '"challenged": false')
        assert "fire:9" not in json.dumps(state.view(viewer)["players"])
    assert state.view(0)["players"][0]["commitment"] == {"titan": "titan:fire:9", "supports": {"support:fire:2": 1}}
    secret = [event for event in heard if event.args.get("decision") in ("duel-titan", "duel-support")]
    assert len(secret) == 3
    assert all("key" not in event.seen_by(1).args for event in secret)
    assert state.options() == ["concede", "titan:earth:7", "titan:water:6"]
    play(state, "titan:water:6")
    assert asked(state) == ("duel-support", 1)
    assert state.options() == ["done", "support:water:3"]


@pytest.mark.clause("PAN-231", "PAN-232", "PAN-233")
def test_the_attacker_wins() -> None:
    desk = duel(arena()).tiles(0, "titan:fire:9", "support:fire:2").tiles(1, "titan:water:9", "support:water:1").discs(0, 0)
    state = play(desk.evaluate("arena"), "seat:1", "titan:fire:9", "support:fire:2", "titan:water:9", "support:water:1")
    assert player(state, 0)["score"] == 4  # 11 : 10
    assert player(state, 0)["tiles"] == {"titan:air:5": 1}
    assert player(state, 1)["tiles"] == {}
    assert state.position()["titan_discard"] == {"titan:fire:9": 1, "titan:water:9": 1}
    assert player(state, 0)["dice"]["d1"]["pips"] == 4
    assert "support:fire:2" in state.view(0)["out"]


def test_the_winner_keeps_the_titan_for_a_disc() -> None:
    desk = duel(arena()).tiles(0, "titan:fire:9").tiles(1, "titan:water:8")
    state = play(desk.evaluate("arena"), "seat:1", "titan:fire:9", "titan:water:8")
    assert asked(state) == ("duel-redeem", 0)
    kept = play(state.clone(), "yes")
    assert player(kept, 0)["discs"] == 2
    assert player(kept, 0)["known_titans"] == {"titan:fire:9": 1}
    assert kept.position()["titan_discard"] == {"titan:water:8": 1}
    gone = play(state, "no")
    assert player(gone, 0)["known_titans"] == {}
    assert gone.position()["titan_discard"] == {"titan:fire:9": 1, "titan:water:8": 1}
    assert player(gone, 0)["discs"] == 3


@pytest.mark.clause("PAN-234")
def test_a_beaten_follower_loses_a_pip() -> None:
    def fought(desk: Desk) -> int:
        desk = duel(desk).tiles(1, "titan:water:8").discs(1, 0)
        state = play(desk.evaluate("arena"), "seat:1", "titan:water:8")  # air 5 attacks by itself, the only titan
        assert player(state, 1)["score"] == 3
        pips: int = player(state, 0)["dice"]["d1"]["pips"]
        return pips

    assert fought(arena()) == 3
    assert fought(arena().die(0, "d1", pips=1)) == 1
    assert fought(arena().die(0, "d1", crowned=True)) == 4
    assert fought(Desk().figure(0, "arena-1")) == 2


@pytest.mark.clause("PAN-235")
def test_a_concession_costs_no_tiles() -> None:
    desk = duel(arena()).tiles(0, "titan:fire:9", "support:fire:2").tiles(1, "titan:water:9")
    state = play(desk.evaluate("arena"), "seat:1", "titan:fire:9", "support:fire:2", "concede")
    assert player(state, 0)["score"] == 1
    assert player(state, 0)["tiles"] == {"titan:air:5": 1, "titan:fire:9": 1, "support:fire:2": 1}
    assert player(state, 1)["tiles"] == {"titan:water:9": 1}
    assert player(state, 0)["commitment"] is None
    assert player(state, 0)["known_titans"] == {}
    assert player(state, 0)["dice"]["d1"]["pips"] == 4
    assert player(state, 1)["challenged"] is True


@pytest.mark.clause("PAN-249")
def test_waiving_and_fighting_without_titans() -> None:
    state = play(arena().evaluate("arena"), "decline")
    assert count(player(state, 0)["tiles"], "titan") == 1  # kept
    bare = arena()
    bare["titan_stack"] = []
    assert asked(bare.evaluate("arena")) == ("turn", 3)  # no titan, no challenge
    weak = play(arena().evaluate("arena"), "seat:1")
    assert player(weak, 0)["score"] == 1  # the only titan is committed, and seat 1 has none: concession
    bare.do(("challenge", 0, "arena-2"), ("turn", 3))
    assert asked(bare.load()) == ("turn", 3)


def test_a_position_in_the_middle_of_a_duel() -> None:
    desk = arena().tiles(0, "titan:fire:9", "support:fire:2", "support:fire:1").tiles(1, "titan:water:9")
    desk.player(0)["commitment"] = {"titan": "titan:fire:9", "supports": {"support:fire:2": 1}}
    desk.do(("duel-support", 0), ("duel-answer", 1), {"do": "duel", "seat": 0, "defender": 1, "space": "arena-2"}, ("turn", 3))
    state = desk.load()
    assert state.options() == ["done", "support:fire:1"]
    play(state, "support:fire:1", "titan:water:9", "no")
    assert player(state, 0)["score"] == 4


@pytest.mark.clause("PAN-230", "PAN-232")
def test_the_weakest_titan_of_all_defends_too() -> None:
    """The first kind of titan is committed like any other; it is no concession."""
    for attack, scores in (("titan:fire:5", [0, 3]), ("titan:fire:6", [4, 0])):
        desk = arena(2).tiles(0, attack).tiles(1, "titan:air:5")
        desk["titan_stack"] = ["titan:water:9", *desk["titan_stack"]]
        state = play(desk.evaluate("arena"), "seat:1", attack, "titan:air:5")
        assert state.scores() == scores


@pytest.mark.clause("PAN-230")
def test_every_support_of_the_element_and_no_other() -> None:
    desk = arena(2).tiles(0, "titan:air:9", "support:air:1", "support:air:3", "support:fire:3").tiles(1, "titan:water:9")
    desk["titan_stack"] = ["titan:water:8", *desk["titan_stack"]]
    state = play(desk.evaluate("arena"), "seat:1", "titan:air:9")
    assert state.options() == ["done", "support:air:1", "support:air:3"]
    assert (state.why_not("support:fire:3"), state.why_not("support:air:2")) == ("PAN-230", "PAN-230")
    play(state, "support:air:1")
    assert state.options() == ["done", "support:air:3"], "each tile once"
    assert state.why_not("support:air:1") == "PAN-230"
