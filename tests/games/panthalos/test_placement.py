"""B, placement: turns, placing pieces, passing."""

import pytest

from .table import Desk, asked, evaluation, play, player, spaces


@pytest.mark.clause("PAN-001", "PAN-002")
def test_clockwise_one_action_each() -> None:
    state = Desk(3).load()
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        play(state, "place:die-2" if "place:die-2" in state.options() else "place:leader")
        assert state.decision == "place-space"
        play(state, "agro")
    assert seats == [0, 1, 2, 0]


@pytest.mark.clause("PAN-003", "PAN-060")
def test_evaluation_begins_when_all_have_passed() -> None:
    desk = Desk(2)
    for seat in (0, 1):
        desk.figure(seat, "agro").die(seat, "d1", at="agora-2" if seat == 0 else "titanus").die(seat, "d2", pips=3)
    state = desk.load()
    play(state, "pass")
    assert asked(state) == ("turn", 1)
    play(state, "pass")
    assert asked(state) == ("agora-choice", 0)  # THERMAE and POLIS are done: d3 is back
    assert player(state, 0)["dice"]["d3"]["at"] == "supply"
    assert state.view(0)["phase"] == "evaluation"
    assert state.view(0)["place"] == "agora"


@pytest.mark.clause("PAN-010")
def test_one_piece_goes_to_a_free_space() -> None:
    state = play(Desk().load(), "place:die-2", "krypt-3")
    assert player(state, 0)["dice"]["d1"]["at"] == "krypt-3"
    assert player(state, 0)["dice"]["d2"]["at"] == "supply"
    assert state.seat == 1
    assert state.why_not("place:die-5") == "PAN-010"


@pytest.mark.clause("PAN-012", "PAN-013", "PAN-092")
def test_lightning_pays_at_once_and_never_again() -> None:
    desk = Desk(2).die(0, "d1", pips=3).die(1, "d1", pips=3)
    desk["phalanx"] = ["support:air:1", "support:fire:2", "support:fire:2", "support:earth:1"]
    state = play(desk.load(), "place:die-3", "phalanx-1")
    assert asked(state) == ("phalanx-choice", 0)
    play(state, "two-supports", "support:air:1", "support:earth:1")
    assert player(state, 0)["tiles"] == {"support:air:1": 1, "support:earth:1": 1}
    assert asked(state) == ("turn", 1)
    desk = Desk(2).die(0, "d1", at="phalanx-1").die(1, "d1", at="phalanx-2")
    state = desk.do("phalanx", ("turn", 1)).load()
    assert asked(state) == ("phalanx-choice", 1)  # the piece on the lightning space is not asked again


@pytest.mark.clause("PAN-014")
def test_rank() -> None:
    state = play(Desk().load(), "place:die-2")
    assert state.why_not("agora-2") == "PAN-014"
    assert "agora-3" in state.options()
    assert state.why_not("polis-r8") == "PAN-014"


@pytest.mark.clause("PAN-015")
def test_leaders_ignore_the_pips() -> None:
    state = play(Desk().load(), "place:leader")
    assert {"agora-1", "krypt-1", "arena-1", "art-1"} <= spaces(state)
    crowned = Desk().figure(0, "agro").die(0, "d1", crowned=True, pips=1)
    assert {"agora-1", "krypt-1", "arena-1"} <= spaces(play(crowned.load(), "place:leader"))


@pytest.mark.clause("PAN-016")
def test_one_piece_per_space() -> None:
    desk = Desk().die(1, "d1", at="krypt-3").figure(2, "agora-3")
    state = play(desk.load(), "place:die-2")
    for space in ("krypt-3", "agora-3"):
        assert state.why_not(space) == "PAN-016"
    state = play(Desk().die(1, "d1", at="phalanx-1").load(), "place:leader")
    assert state.why_not("phalanx-1") == "PAN-016"  # a lightning piece still blocks its space


@pytest.mark.clause("PAN-017")
def test_foro_takes_two_at_once() -> None:
    state = play(Desk().load(), "place:die-2", "foro-2")
    assert asked(state) == ("foro-partner", 0)
    assert state.options() == ["die-2", "leader"]
    play(state, "leader")
    assert [player(state, 0)["figure"], player(state, 0)["dice"]["d1"]["at"]] == ["foro-2", "foro-2"]
    assert asked(state) == ("turn", 1)
    assert play(state, "place:die-2").why_not("foro-2") == "PAN-016"
    alone = Desk().figure(0, "agro").die(0, "d2", at="agro")
    assert play(alone.load(), "place:die-2").why_not("foro-2") == "PAN-017"
    weak = Desk().die(0, "d1", pips=3).figure(0, "agro")
    state = play(weak.load(), "place:die-3")
    assert state.why_not("foro-1") == "PAN-017"  # the second piece, a 2, is too weak for the left slot
    state = play(Desk().die(0, "d1", pips=3).load(), "place:die-3", "foro-1")
    assert player(state, 0)["figure"] == "foro-1"  # the leader is the only fitting partner: taken by itself


def test_foro_partner_says_why_not() -> None:
    desk = Desk().die(0, "d1", pips=3).die(0, "d3", pips=4, at="supply")
    state = play(desk.load(), "place:die-3", "foro-1")
    assert state.options() == ["die-4", "leader"]
    assert state.why_not("die-2") == "PAN-014"
    assert state.why_not("die-6") == "PAN-017"


@pytest.mark.clause("PAN-018", "PAN-170", "PAN-180")
@pytest.mark.parametrize("field", ["titanus", "agro"])
def test_open_fields_hold_any_number(field: str) -> None:
    desk = Desk()
    for seat in (1, 2, 3):
        for die in ("d1", "d2", "d3"):
            desk.die(seat, die, at=field)
    assert field in play(desk.load(), "place:die-2").options()
    assert field in play(desk.load(), "place:leader").options()


@pytest.mark.clause("PAN-019", "PAN-117")
def test_no_leader_in_polis() -> None:
    state = play(Desk().load(), "place:leader")
    assert not [space for space in state.options() if space.startswith("polis")]
    for space in ("polis-l1", "polis-r1", "polis-r8"):
        assert state.why_not(space) == "PAN-019"
    crowned = Desk().figure(0, "agro").die(0, "d1", crowned=True, pips=6)
    assert play(crowned.load(), "place:leader").why_not("polis-r1") == "PAN-019"


@pytest.mark.clause("PAN-116")
def test_a_polis_space_takes_one_disc() -> None:
    desk = Desk()
    desk["polis"] = {"polis-r1": 0, "polis-r2": 1}
    state = play(desk.load(), "place:die-2")
    assert state.why_not("polis-r1") == "PAN-116"
    assert state.why_not("polis-r2") == "PAN-116"
    assert "polis-l1" in state.options()


@pytest.mark.clause("PAN-110")
def test_polis_without_a_disc() -> None:
    assert "polis-r2" in play(Desk().discs(0, 0).load(), "place:die-2").options()


def test_lowest_number_first() -> None:
    desk = Desk().die(0, "d1", pips=3).die(0, "d3", pips=2, at="supply")
    state = play(desk.load(), "place:die-2", "agro")
    assert player(state, 0)["dice"]["d2"]["at"] == "agro"
    desk = Desk().die(0, "d1", crowned=True)
    state = play(desk.load(), "place:leader", "agro")
    assert player(state, 0)["figure"] == "agro"
    assert player(state, 0)["dice"]["d1"]["at"] == "supply"


# ---- passing ----------------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-050", "PAN-051")
def test_who_passes_is_out_for_the_round() -> None:
    desk = Desk(2).figure(0, "agro")
    state = play(desk.load(), "pass")
    assert player(state, 0)["passed"] is True
    for _ in range(3):
        assert state.seat == 1
        play(state, "place:leader" if "place:leader" in state.options() else "place:die-2", "titanus")
        if state.decision != "turn":
            break
    assert state.seat != 0 or state.decision != "turn" or state.view(0)["round"] == 2


@pytest.mark.clause("PAN-052")
def test_followers_may_be_saved() -> None:
    desk = Desk(2).figure(0, "agro").no_pieces(1)
    state = play(desk.load(), "pass")
    while state.view(0)["round"] == 1:
        play(state, state.options()[0])
    dice = player(state, 0)["dice"]
    assert [dice[name]["at"] for name in ("d1", "d2", "d3")] == ["supply"] * 3


@pytest.mark.clause("PAN-053")
def test_leaders_must_be_placed() -> None:
    state = Desk().load()
    assert state.why_not("pass") == "PAN-053"
    state = Desk().figure(0, "agro").die(0, "d1", crowned=True).load()
    assert state.why_not("pass") == "PAN-053"
    assert "pass" in Desk().figure(0, "agro").load().options()


@pytest.mark.clause("PAN-236")
def test_without_pieces_one_passes_by_oneself() -> None:
    desk = Desk(3).no_pieces(1).do(("placement", 1), *evaluation("thermae"))
    state = desk.load()
    assert asked(state) == ("turn", 2)
    assert player(state, 1)["passed"] is True
    assert player(state, 2)["passed"] is False
