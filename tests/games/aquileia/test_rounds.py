"""Rounds, the end of the game, and the score."""

import pytest

from tessera import listen

from .table import CHICO, GAME, LISA, LIVIA, STEFAN, Table, asked, finish, play, random_states, score, seen


@pytest.mark.clause("AQU-013", "AQU-118")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_rounds_of_placement_and_actions(seats: int) -> None:
    seen_rounds = []
    for state in random_states(seats, 11):
        view = state.view(None)
        if not state.over and (not seen_rounds or seen_rounds[-1] != (view["round"], view["phase"] == "placement")):
            seen_rounds.append((view["round"], view["phase"] == "placement"))
    assert [r for r, placing in seen_rounds if placing] == [1, 2, 3, 4, 5, 6]
    assert state.over
    assert state.why_not("crest") == "AQU-118"


@pytest.mark.clause("AQU-032")
def test_the_areas_act_in_their_order() -> None:
    table = Table().men(STEFAN, "pecunia", "arena-a", "gold-a", "theatrum", "forum-1").coins(STEFAN, 9, 9, 9)
    table.men(LISA, "portus-bronze").houses(LISA, "workshop-2").coins(LISA, bronze=3).men(CHICO, "latro").dice("bbb" * 2, "bb")
    state = table.do("mercatus").load()
    order = []
    answers = {"pecunia-exchange": "done", "arena-prize": "points", "stadium-laurel": "keep-open", "theatre-open": "decline"}
    while state.decision != "place":
        if state.decision not in order:
            order.append(state.decision)
        play(state, answers.get(state.decision, "pass" if state.decision == "forum-build" else "skip"))
    assert order == ["pecunia-exchange", "arena-prize", "stadium-laurel", "theatre-open", "forum-build", "portus-pay"]


@pytest.mark.clause("AQU-141")
def test_a_single_option_is_taken_and_told() -> None:
    state = Table().men(STEFAN, "dolus", "pecunia", "latro", "potentia").crests(LISA).load()
    heard = []
    listen(state, heard.append)
    play(state, "henchman:forum-1", "henchman:forum-2", "henchman:forum-3", "henchman:forum-4")
    forced = [event for event in heard if event.kind == "forced"]
    assert [(event.seat, event.args["key"]) for event in forced] == [(STEFAN, "crest")]
    for viewer in (None, LISA):
        assert (forced[0].seen_by(viewer).kind, forced[0].seen_by(viewer).args["key"]) == ("chose", "crest")
    assert asked(state) == ("place", LISA)


@pytest.mark.clause("AQU-115")
def test_x19_the_start_token_goes_to_field_1_and_crests_return() -> None:
    state = Table().crests(LISA, CHICO, STEFAN, LIVIA).do("auto-round-end").load()
    order = []
    for key in ("henchman:dolus", "henchman:pecunia", "henchman:potentia", "henchman:latro"):
        order.append(state.seat)
        play(state, key)
    assert order == [LISA, CHICO, LIVIA, STEFAN]
    assert state.view(0)["advantage"] == [None] * 5


@pytest.mark.clause("AQU-116")
def test_slots_are_refilled_left_to_right_and_the_next_stadium_card_turned_up() -> None:
    table = Table().set(stadium_open=None).do("auto-round-end")
    shown, deck = table.data["equi_open"], table.data["equi_deck"]
    table.data["equi_discard"] = {shown["equi-left"]: 1}
    table.data["equi_discard"][shown["equi-right"]] = table.data["equi_discard"].get(shown["equi-right"], 0) + 1
    shown["equi-left"] = shown["equi-right"] = None
    laurel = table.data["stadium_deck"][0]
    view = table.load().view(0)
    assert view["equi_open"] == {"equi-left": deck[0], "equi-middle": shown["equi-middle"], "equi-right": deck[1]}
    assert view["stadium_open"] == laurel
    assert view["round"] == 2


@pytest.mark.clause("AQU-129")
def test_points_are_scored_at_once() -> None:
    pecunia = play(Table().men(STEFAN, "pecunia").do("mercatus").load(), "gold-down")
    assert pecunia.view(1)["players"][STEFAN]["sources"]["pecunia"] == 4
    forum = play(Table().men(STEFAN, "forum-2").do("forum").load(), "site:workshop-2")
    assert forum.view(1)["players"][STEFAN]["score"] == 2


def final(**hands: tuple[tuple[str, ...], tuple[str, ...]]) -> Table:
    """A table at the end of round 6: houses and cards of seats a, b, c, d."""
    table = Table().set(round=6, stadium_deck=[], stadium_open=None).do("auto-final-score")
    for name, (houses, cards) in hands.items():
        table.houses("abcd".index(name), *houses).hand("abcd".index(name), *cards)
    return table


@pytest.mark.clause("AQU-119")
def test_x17_neutral_laurels() -> None:
    state = final(a=((), ("laurel-10", "laurel-3", "laurel-white"))).load()
    assert state.over
    assert state.scores() == [13, 0, 0, 0]
    assert GAME.sheet(state)[0]["laurels"] == 13


@pytest.mark.clause("AQU-121", "AQU-122")
def test_e08_villas_times_laurels() -> None:
    villas = ("villa-blue-10", "villa-blue-6", "villa-yellow-8")
    state = final(d=(villas, ("laurel-blue", "theatre-blue-yellow"))).load()
    assert state.scores()[LIVIA] == 32
    assert GAME.sheet(state)[LIVIA]["villas-blue"] == 32
    assert GAME.sheet(state)[LIVIA]["villas-yellow"] == 0


@pytest.mark.clause("AQU-123", "AQU-128")
def test_x16_theatre_colours_card_by_card() -> None:
    villas = ("villa-yellow-8", "villa-blue-4", "villa-blue-6")
    state = final(a=(villas, ("laurel-yellow", "theatre-blue-yellow", "theatre-yellow-purple"))).load()
    assert state.scores()[0] == 26
    assert (GAME.sheet(state)[0]["villas-blue"], GAME.sheet(state)[0]["villas-yellow"]) == (10, 16)
    second = final(a=(("villa-blue-8", "villa-white-4"), ("theatre-white-blue", "laurel-white"))).load()
    assert second.scores()[0] == 8 + 4  # the second colour printed is the better one


@pytest.mark.clause("AQU-124")
def test_villas_without_a_card_score_nothing() -> None:
    state = final(a=(("villa-blue-10", "villa-white-10"), ("laurel-purple", "theatre-yellow-purple"))).load()
    assert state.scores()[0] == 0


@pytest.mark.clause("AQU-125")
def test_leftovers_score_nothing() -> None:
    table = final(a=(("workshop-6", "changer-bsg"), ("slave-2", "weapon-3", "horse-gold-2", "theatre-white-blue")))
    state = table.coins(0, 39, 39, 39).load()
    assert state.scores()[0] == 0


@pytest.mark.clause("AQU-126")
def test_most_points_win() -> None:
    table = final(a=((), ("laurel-10",)), b=((), ("laurel-7", "laurel-5")))
    table.player(0)["score"] = {"forum": 3}
    state = table.load()
    assert state.scores() == [13, 12, 0, 0]
    assert state.winners() == [0]
    assert state.ranks() == [1, 2, 3, 3]


@pytest.mark.clause("AQU-127")
def test_x20_equal_points_share_the_victory() -> None:
    table = final()
    table.player(1)["score"] = 97
    table.player(3)["score"] = {"arena": 90, "portus": 7}
    table.coins(1, 9, 9, 9)
    state = table.load()
    assert state.winners() == [1, 3]
    assert state.ranks() == [3, 1, 3, 1]


@pytest.mark.clause("AQU-118")
def test_the_sixth_round_is_the_last() -> None:
    fifth = Table().set(round=5).crests(LISA).do("auto-round-end").load()
    assert asked(fifth) == ("place", LISA)
    assert Table().set(round=6).crests(LISA).do("auto-round-end").load().over
    state = finish(GAME.start(seats=3, seed=4))
    assert [sum(sheet.values()) for sheet in GAME.sheet(state)] == state.scores()
    assert [score(state, seat) + seen(state, seat)["total"] - score(state, seat) for seat in range(3)] == state.scores()
