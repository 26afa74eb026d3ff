"""D and E: clean-up, the next round, the two endings and their scoring."""

import pytest

from tessera import State

from .table import EDITION as E
from .table import GAME, Desk, play, player


def closing(desk: Desk) -> State:
    return desk.do("clean-up", "end-check").load()


@pytest.mark.clause("PAN-061", "PAN-062")
def test_followers_rest_and_leaders_go_home() -> None:
    desk = (
        Desk()
        .figure(0, "agora-1")
        .die(0, "d1", at="titanus", pips=5)
        .die(0, "d2", at="foro-1", crowned=True)
        .die(1, "d1", at="polis-r4")
    )
    state = closing(desk)
    me = player(state, 0)
    assert me["figure"] == "supply"
    assert me["dice"]["d1"] == {"at": "thermae", "pips": 5, "crowned": False}
    assert me["dice"]["d2"]["at"] == "supply"
    assert me["dice"]["d3"]["at"] == "thermae"
    assert player(state, 1)["dice"]["d1"]["at"] == "thermae"


@pytest.mark.clause("PAN-063", "PAN-080")
def test_displays_are_cleared_and_filled_anew() -> None:
    desk = Desk()
    bags = {name: list(desk[bag]) for name, bag in (("agora", "goods_bag"), ("phalanx", "support_bag"), ("art", "artisan_stack"))}
    state = closing(desk)
    p = state.position()
    assert [p["agora"], p["phalanx"], p["art"]] == [bags["agora"][:5], bags["phalanx"][:5], bags["art"][:2]]
    assert sum(n for key, n in state.view(0)["out"].items() if key.startswith("good")) == 5
    short = Desk()
    short["goods_bag"] = ["iron", "iron"]
    assert closing(short).position()["agora"] == ["iron", "iron"]


@pytest.mark.clause("PAN-064", "PAN-066")
def test_the_end_is_checked_after_the_round() -> None:
    desk = Desk(2).discs(0, 3, krypt=4).discs(1, 3, krypt=4)
    state = desk.load()
    assert not state.over  # reaching the threshold does not stop the round
    state = desk.do("arena", ("turn", 1), "clean-up", "end-check").load()
    assert not state.over
    assert closing(desk).over


@pytest.mark.clause("PAN-065")
@pytest.mark.parametrize(("seats", "threshold"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_krypt_end(seats: int, threshold: int) -> None:
    for discs, over in ((threshold, True), (threshold - 1, False), (threshold + 1, True)):
        desk = Desk(seats)
        for seat in range(seats):
            desk.discs(seat, 0, krypt=discs // seats + (1 if seat < discs % seats else 0))
        state = closing(desk)
        assert state.over is over
        assert state.position()["krypt_end"] is over


@pytest.mark.clause("PAN-067")
def test_discs_in_krypt_cost_3() -> None:
    state = closing(Desk(2).discs(0, 0, krypt=5).discs(1, 0, krypt=3))
    assert state.scores() == [-15, -9]
    assert GAME.sheet(state)[0] == {"track": 0, "krypt": -15, "goods": 0, "followers": 0, "crowns": 0}


def last_round(seats: int = 2) -> Desk:
    desk = Desk(seats)
    desk["round"] = 8
    return desk


@pytest.mark.clause("PAN-068")
def test_round_end() -> None:
    state = closing(last_round())
    assert state.over
    assert state.position()["round_end"] is True
    seven = last_round()
    seven["round"] = 7
    assert not closing(seven).over


@pytest.mark.clause("PAN-069", "PAN-070", "PAN-247")
def test_final_shipping() -> None:
    desk = last_round().tiles(0, *["good:iron:basic"] * 3, "good:iron:refined", "good:cotton:basic", "good:cotton:refined")
    assert GAME.sheet(closing(desk))[0]["goods"] == 0
    desk.tiles(0, "ship:iron-both")
    assert GAME.sheet(closing(desk))[0]["goods"] == 2 * (3 + 2)
    desk.tiles(0, "ship:cotton-basic")
    assert GAME.sheet(closing(desk))[0]["goods"] == 2 * (3 + 2) + 2
    desk.tiles(0, "ship:cotton-refined", "ship:cotton-both")
    assert GAME.sheet(closing(desk))[0]["goods"] == 2 * (3 + 2) + 2 + 4  # covered twice counts once


@pytest.mark.clause("PAN-071")
def test_followers_score_their_pips() -> None:
    desk = last_round().die(0, "d1", pips=6, at="foro-1").die(0, "d2", pips=4).die(0, "d3", pips=3).die(0, "d4", pips=5)
    assert GAME.sheet(closing(desk))[0]["followers"] == 13  # not the reserve; dice used in FORO do score


@pytest.mark.clause("PAN-072", "PAN-246")
def test_crowned_dice_score_7_the_figure_nothing() -> None:
    desk = last_round().die(0, "d1", pips=6, crowned=True).die(0, "d2", pips=1, crowned=True)
    sheet = GAME.sheet(closing(desk))
    assert [sheet[0]["crowns"], sheet[1]["crowns"]] == [14, 0]
    assert sheet[0]["followers"] == 2


@pytest.mark.clause("PAN-073")
def test_both_endings() -> None:
    desk = last_round().discs(0, 0, krypt=5).discs(1, 0, krypt=3)
    state = closing(desk)
    assert state.scores() == [-15 + 6, -9 + 6]
    assert state.view(0)["ending"] == {"krypt": True, "rounds": True}
    only_rounds = closing(last_round().discs(0, 0, krypt=4).discs(1, 0, krypt=3))
    assert only_rounds.scores() == [6, 6]
    only_krypt = Desk(2).discs(0, 0, krypt=5).discs(1, 0, krypt=3)
    assert closing(only_krypt).scores() == [-15, -9]


@pytest.mark.clause("PAN-074", "PAN-004")
def test_most_points_win_and_may_be_shared() -> None:
    desk = last_round(3)
    for seat, score in enumerate((5, 7, 7)):
        desk.player(seat)["score"] = score
    state = closing(desk)
    assert state.winners() == [1, 2]
    assert state.ranks() == [3, 1, 1]


# ---- the next round ---------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-081")
def test_port_and_merkator_are_filled_to_five() -> None:
    desk = Desk()
    port, stack = desk["port"][:2], list(desk["ship_stack"])
    desk["port"], desk["merkator"] = port, desk["merkator"][:4]
    merkator, merchants = list(desk["merkator"]), list(desk["merchant_stack"])
    p = closing(desk).position()
    assert p["port"] == port + stack[:3]
    assert p["merkator"] == merkator + merchants[:1]


@pytest.mark.clause("PAN-083")
def test_open_ships_and_merchants_stay() -> None:
    desk = Desk()
    desk["ship_stack"], desk["merchant_stack"] = [], []
    desk["port"], desk["merkator"] = desk["port"][:3], desk["merkator"][:2]
    p = closing(desk).position()
    assert p["port"] == desk["port"]
    assert p["merkator"] == desk["merkator"]


@pytest.mark.clause("PAN-082")
def test_the_marker_moves_on() -> None:
    desk = Desk()
    desk["round"] = 2
    state = closing(desk)
    assert state.view(0)["round"] == 3
    assert state.view(0)["templum"] == 4
    assert state.decision == "turn"
    assert state.seat == desk["start_player"]


@pytest.mark.clause("PAN-219", "PAN-213")
def test_a_new_disaster_every_round() -> None:
    desk = Desk()
    used, following = desk["disasters"][:2]
    state = closing(desk)
    assert state.position()["disasters"] == desk["disasters"][1:]
    assert state.view(0)["out"][used] == 1
    for seat in (None, 0, 3):
        assert state.view(seat)["disaster"]["tile"] == following
        assert state.view(seat)["disasters"][1:] == [None] * 10


def test_passing_and_challenges_are_forgotten() -> None:
    desk = Desk()
    for seat in range(4):
        desk.player(seat)["passed"] = desk.player(seat)["challenged"] = True
    state = closing(desk)
    assert not any(player(state, seat)["passed"] or player(state, seat)["challenged"] for seat in range(4))


def test_whole_games_end_and_the_sheet_adds_up() -> None:
    for seed in range(4):
        state = GAME.start(seats=3, seed=seed)
        while not state.over:
            play(state, state.options()[-1])
        assert [sum(sheet.values()) for sheet in GAME.sheet(state)] == state.scores()
        assert state.view(0)["round"] <= E.rounds
