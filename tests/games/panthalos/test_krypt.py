"""C9, KRYPT: strikes, defence, endurance."""

import pytest

from tessera import BadPosition

from .table import Desk, asked, play, player


def struck(disaster: str = "disaster:fire:3", seats: int = 4, number: int = 3) -> Desk:
    """Round 3: TEMPLUM 4. With fire 3 the strike is 7."""
    desk = Desk(seats)
    desk["disasters"] = [disaster, *(tile for tile in desk["disasters"] if tile != disaster)]
    desk["round"] = number
    return desk


@pytest.mark.clause("PAN-190", "PAN-191")
def test_strength_and_element() -> None:
    desk = struck().tiles(0, "titan:fire:7", "titan:air:9").tiles(1, "titan:fire:6").tiles(2, "titan:air:9")
    state = desk.evaluate("krypt")
    assert state.view(0)["disaster"] == {"tile": "disaster:fire:3", "element": "fire", "strength": 3, "vp": 3, "strike": 7}
    assert asked(state) == ("defend", 0)  # 7 of fire are enough for 3 + 4
    play(state, "defend", "stop")  # a single fire tile: paid by itself
    assert player(state, 0)["tiles"] == {"titan:air:9": 1}
    assert [player(state, seat)["krypt_discs"] for seat in (1, 2, 3)] == [1, 1, 1]  # 6 are too few, air does not help
    pay = desk.tiles(0, "titan:fire:5").evaluate("krypt")
    play(pay, "defend")
    assert pay.why_not("titan:air:9") == "PAN-190"
    assert pay.why_not("titan:fire:9") == "PAN-193"


@pytest.mark.clause("PAN-192")
def test_from_the_start_player_on() -> None:
    desk = struck()
    desk["start_player"] = 2
    for seat in range(4):
        desk.tiles(seat, *[["titan:fire:7"], ["titan:fire:8"], ["titan:fire:9"], ["titan:fire:7"]][seat])
    state = desk.evaluate("krypt")
    seats = []
    while state.decision == "defend":
        seats.append(state.seat)
        assert state.options() == ["defend", "endure"]
        play(state, "endure")
    assert seats == [2, 3, 0, 1]


@pytest.mark.clause("PAN-193", "PAN-194")
def test_paying_with_titans_and_supports() -> None:
    desk = struck().tiles(0, "titan:fire:5", "support:fire:2", "support:fire:1", "support:air:3").discs(0, 0)
    state = play(desk.evaluate("krypt"), "defend")
    assert state.options() == ["support:fire:1", "support:fire:2", "titan:fire:5"]
    play(state, "support:fire:2", "titan:fire:5")
    assert player(state, 0)["tiles"] == {"support:fire:1": 1, "support:air:3": 1}
    assert player(state, 0)["score"] == 3
    assert player(state, 0)["krypt_discs"] == 0
    weak = struck().tiles(0, "titan:fire:5", "support:fire:1").evaluate("krypt")
    assert player(weak, 0)["krypt_discs"] == 1  # 6 of 7: only endure, by itself
    only = struck("disaster:fire:1", number=1).tiles(0, "support:fire:3", "support:fire:1", "support:fire:2")
    state = play(only.evaluate("krypt"), "defend", "support:fire:3", "support:fire:1")
    assert player(state, 0)["score"] == 2  # supports alone will do
    frame = struck().tiles(0, "titan:fire:5").do({"do": "defend", "seat": 0, "required": 6}, ("turn", 3)).load()
    assert frame.decision == "turn"


@pytest.mark.clause("PAN-248")
def test_payment_stops_when_met() -> None:
    desk = struck().tiles(0, "titan:fire:9", "titan:fire:8", "support:fire:1").discs(0, 0)
    state = play(desk.evaluate("krypt"), "defend", "titan:fire:9")
    assert asked(state) == ("turn", 3)
    assert player(state, 0)["tiles"] == {"titan:fire:8": 1, "support:fire:1": 1}
    assert player(state, 0)["discs"] == 0  # nothing comes back for the 2 too many


@pytest.mark.clause("PAN-195")
def test_buying_titans_back() -> None:
    desk = struck(number=7).tiles(0, "titan:fire:5", "titan:fire:6", "support:fire:1").discs(0, 2)  # strike 9
    state = play(desk.evaluate("krypt"), "defend", "titan:fire:5", "titan:fire:6")
    assert asked(state) == ("krypt-redeem", 0)
    assert state.options() == ["stop", "titan:fire:5", "titan:fire:6"]
    assert state.why_not("titan:fire:7") == "PAN-195"
    play(state, "titan:fire:6")
    assert player(state, 0)["discs"] == 1
    assert player(state, 0)["known_titans"] == {"titan:fire:6": 1}
    assert state.view(1)["players"][0]["known_titans"] == {"titan:fire:6": 1}
    play(state, "stop")
    assert state.position()["titan_discard"] == {"titan:fire:5": 1}
    assert player(state, 0)["tiles"] == {"titan:fire:6": 1, "support:fire:1": 1}
    poor = play(struck().tiles(0, "titan:fire:7").discs(0, 0).evaluate("krypt"), "defend")
    assert asked(poor) == ("turn", 3)  # no disc, no question


@pytest.mark.clause("PAN-196")
def test_endure() -> None:
    state = struck().evaluate("krypt")
    assert [(player(state, seat)["discs"], player(state, seat)["krypt_discs"]) for seat in range(4)] == [(2, 1)] * 4


@pytest.mark.clause("PAN-223")
def test_endure_without_discs() -> None:
    desk = struck().discs(0, 0, krypt=4)
    for space in ("polis-r1", "polis-r2", "polis-r3", "polis-r4", "polis-r5", "polis-r6", "polis-r7"):
        desk["polis"][space] = 1
    desk.discs(1, 0, krypt=4)
    state = desk.evaluate("krypt")
    assert (player(state, 0)["krypt_discs"], player(state, 0)["score"]) == (5, 0)  # from the bank
    assert (player(state, 1)["krypt_discs"], player(state, 1)["score"]) == (4, -3)  # supply and bank are empty
    assert len(state.position()["polis"]) == 7


@pytest.mark.clause("PAN-197", "PAN-198")
def test_collecting_fields() -> None:
    for discs, fields in ((3, (3, 0, 0, 0, 0)), (9, (4, 4, 1, 0, 0)), (16, (4, 4, 4, 4, 0)), (22, (4, 4, 4, 4, 6))):
        desk = Desk()
        for seat in range(4):
            desk.discs(seat, 0, krypt=discs // 4 + (1 if seat < discs % 4 else 0))
        shown = desk.load().view(0)["krypt"]
        assert tuple(shown["fields"].values()) == fields
        assert list(shown["fields"]) == ["A", "B", "C", "D", "E"]
        assert shown["discs"] == discs


@pytest.mark.clause("PAN-199")
def test_pieces_come_back_without_rest() -> None:
    desk = struck().die(0, "d1", at="krypt-3", pips=3).figure(1, "krypt-1").die(2, "d1", at="krypt-2", crowned=True)
    state = desk.evaluate("krypt")
    assert player(state, 0)["dice"]["d1"] == {"at": "supply", "pips": 3, "crowned": False}
    assert player(state, 1)["figure"] == "supply"
    assert player(state, 2)["dice"]["d1"]["at"] == "supply"


@pytest.mark.clause("PAN-221")
def test_pieces_help() -> None:
    desk = struck().die(0, "d1", at="krypt-3", pips=3).figure(1, "krypt-1")
    view = desk.load().view(0)
    assert [view["players"][seat]["required"] for seat in range(4)] == [4, 4, 7, 7]  # the leader is worth the 3 beside it
    alone = struck().figure(1, "krypt-1").load().view(0)
    assert alone["players"][1]["required"] == 6
    two = (
        struck()
        .die(0, "d1", at="krypt-3", pips=3)
        .die(0, "d2", at="krypt-2", pips=2)
        .tiles(0, "support:fire:2", "support:fire:1")
    )
    assert asked(two.evaluate("krypt")) == ("defend", 0)  # 7 - 5 = 2
    fixed = struck().die(0, "d1", at="krypt-3", pips=3).figure(1, "krypt-1").tiles(0, "titan:fire:5").tiles(1, "titan:fire:5")
    state = play(fixed.evaluate("krypt"), "endure")
    assert asked(state) == ("defend", 1)


@pytest.mark.clause("PAN-222")
def test_at_least_one_tile() -> None:
    desk = struck("disaster:fire:1", number=1).die(0, "d1", at="krypt-1", pips=6)
    assert desk.load().view(0)["players"][0]["required"] == 1
    state = desk.evaluate("krypt")
    assert player(state, 0)["krypt_discs"] == 1  # no tile, no defence
    desk.tiles(0, "support:fire:1")
    state = play(desk.evaluate("krypt"), "defend")
    assert player(state, 0)["tiles"] == {}
    assert player(state, 0)["score"] == 2


def test_a_payment_that_cannot_be_completed_is_refused() -> None:
    desk = struck().tiles(0, "titan:fire:5").do({"do": "krypt-pay", "seat": 0, "required": 6, "paid": {}}, ("turn", 3))
    with pytest.raises(BadPosition, match=r"agenda\[0\]"):
        desk.load()


@pytest.mark.clause("PAN-223")
def test_the_last_disc_of_the_bank_goes_to_the_fields_before_points_are_lost() -> None:
    for krypt, after, points in ((10, 11, 0), (11, 11, -3)):
        desk = Desk(2).discs(0, 0, krypt=krypt)
        desk["disasters"] = ["disaster:fire:5", "disaster:air:1"]
        state = desk.evaluate("krypt")
        assert (player(state, 0)["krypt_discs"], player(state, 0)["score"]) == (after, points)


@pytest.mark.clause("PAN-190", "PAN-193")
def test_why_a_tile_does_not_pay() -> None:
    desk = Desk(2).tiles(0, "titan:fire:9", "support:fire:1", "support:air:3", "titan:air:9").discs(0, 0)
    desk["disasters"] = ["disaster:fire:5", "disaster:air:1"]
    state = play(desk.evaluate("krypt"), "defend")
    assert state.options() == ["support:fire:1", "titan:fire:9"]
    assert [state.why_not(key) for key in ("support:air:3", "titan:air:9", "support:water:1")] == ["PAN-190"] * 3
    assert [state.why_not(key) for key in ("support:fire:3", "titan:fire:5")] == ["PAN-193"] * 2
