"""V FORUM."""

import pytest

from .table import CHICO, LISA, LIVIA, STEFAN, Table, asked, coins, play, score, seen, space_asked


def builder(space: str, *slaves: str, purse: tuple[int, int, int] = (9, 9, 9)) -> Table:
    """Stefan alone on one forum space."""
    return Table().men(STEFAN, space).coins(STEFAN, *purse).hand(STEFAN, *slaves).do("forum")


@pytest.mark.clause("AQU-086")
def test_workshops_changers_and_villas_are_built() -> None:
    for site in ("workshop-2", "changer-bs", "villa-white-4"):
        state = play(builder("forum-1").load(), f"site:{site}")
        assert seen(state, STEFAN)["houses"] == [site]
        assert state.view(1)["sites"][site]["seat"] == STEFAN
    assert Table().load().why_not("site:villa-white-4") == "AQU-013"


@pytest.mark.clause("AQU-087", "AQU-088", "AQU-089", "AQU-090", "AQU-091", "AQU-092")
def test_the_spaces_build_by_number() -> None:
    table = Table(seats=5).set(start_player=3).do("forum")
    for seat, space in enumerate(("forum-5", "forum-4", "forum-3", "forum-2", "forum-1")):
        table.men(seat, space).coins(seat, 4, 4, 4)
    state = table.load()
    sites = iter(("villa-blue-4", "villa-white-4", "villa-yellow-4", "workshop-2", "villa-purple-4", "workshop-3a"))
    order = []
    while state.decision == "forum-build":
        order.append((state.seat, space_asked(state)))
        play(state, f"site:{next(sites)}")
    assert order == [(4, "forum-1"), (3, "forum-2"), (2, "forum-3"), (2, "forum-3"), (1, "forum-4"), (0, "forum-5")]
    assert [score(state, seat) for seat in range(5)] == [3, 0, 0, 4, 0]  # the value on spaces 2 and 5 only


@pytest.mark.clause("AQU-087")
def test_empty_forum_spaces_are_skipped() -> None:
    state = Table().men(STEFAN, "forum-4").men(LISA, "forum-2").coins(STEFAN, 3, 3, 3).coins(LISA, 3, 3, 3).do("forum").load()
    assert asked(state) == ("forum-build", LISA)
    play(state, "pass")
    assert asked(state) == ("forum-build", STEFAN)


@pytest.mark.clause("AQU-093")
def test_the_cost_is_paid() -> None:
    state = builder("forum-1", "slave-1", purse=(2, 1, 3)).load()
    play(state, "site:workshop-4b")
    assert coins(state, STEFAN) == (1, 1, 1)
    assert seen(state, STEFAN)["slave_cards"] == 0
    assert state.view(1)["slave_discard"] == {"slave-1": 1}
    poor = builder("forum-1").load()
    assert poor.why_not("site:workshop-4b") == "AQU-093"  # no slave


@pytest.mark.clause("AQU-094", "AQU-007")
def test_coins_must_fit_exactly_metal_by_metal() -> None:
    state = builder("forum-1", purse=(2, 0, 9)).load()
    assert state.options() == ["pass", "site:changer-bs", "site:changer-sg", "site:villa-purple-4", "site:workshop-2"]
    assert state.why_not("site:villa-white-4") == "AQU-094"
    play(state, "site:workshop-2")
    assert coins(state, STEFAN) == (0, 0, 9)


@pytest.mark.clause("AQU-095")
def test_too_many_slaves_may_be_paid_but_no_change_is_given() -> None:
    state = builder("forum-1", "slave-2").load()
    play(state, "site:villa-blue-6")  # one slave is asked, the double card is all there is
    assert seen(state, STEFAN)["slave_cards"] == 0
    assert seen(state, STEFAN)["houses"] == ["villa-blue-6"]
    assert state.view(1)["slave_discard"] == {"slave-2": 1}


@pytest.mark.clause("AQU-133")
def test_x12_no_superfluous_slave_card() -> None:
    state = builder("forum-1", "slave-1", "slave-1", "slave-2", "slave-2").load()
    play(state, "site:villa-blue-10")
    assert asked(state) == ("forum-slaves", STEFAN)
    assert state.view(0)["context"]["need"] == 3
    assert state.options() == ["pay:0:2", "pay:1:1"]
    assert "pay:2:1" not in state.book.codes  # is superfluous for every cost there is
    assert state.why_not("pay:3:0") == "AQU-093"
    two = builder("forum-1", "slave-1", "slave-1", "slave-2", "slave-2").load()
    play(two, "site:villa-blue-8")
    assert two.options() == ["pay:0:1", "pay:2:0"]
    assert two.why_not("pay:1:1") == "AQU-133"
    play(two, "pay:2:0")
    assert seen(two, STEFAN)["slave_faces"] == {"slave-2": 2}


@pytest.mark.clause("AQU-096")
def test_x13_a_double_slave_serves_one_building() -> None:
    state = builder("forum-3", "slave-2", purse=(9, 9, 9)).load()
    play(state, "site:villa-blue-6")
    assert asked(state) == ("forum-build", STEFAN)
    assert state.view(0)["context"]["build"] == 2
    e = state.edition
    free = {f"site:{name}" for site, name in enumerate(e.site_ids) if e.site_slaves[site] == 0}
    assert set(state.options()) == free | {"pass"}
    assert state.why_not("site:villa-white-6") == "AQU-093"


@pytest.mark.clause("AQU-097")
def test_one_house_per_site() -> None:
    state = builder("forum-1").houses(LISA, "workshop-2").load()
    assert state.why_not("site:workshop-2") == "AQU-097"
    assert seen(state, STEFAN)["houses_left"] == 9
    play(state, "site:villa-blue-4")
    assert seen(state, STEFAN)["houses_left"] == 8


@pytest.mark.clause("AQU-098")
def test_nine_houses_are_the_most() -> None:
    nine = [f"villa-{colour}-{value}" for colour in ("blue", "white", "yellow") for value in (10, 8, 6)]
    table = builder("forum-1").men(LISA, "forum-2").coins(LISA, 9, 9, 9).houses(STEFAN, *nine)
    assert asked(table.load()) == ("forum-build", LISA)  # Stefan can only pass
    eight = builder("forum-3").houses(STEFAN, *nine[:8]).load()
    play(eight, "site:workshop-2")
    assert eight.decision == "place"  # the ninth house: no second building


@pytest.mark.clause("AQU-099")
def test_building_is_optional() -> None:
    state = play(builder("forum-2").load(), "pass")
    assert (seen(state, STEFAN)["houses"], score(state, STEFAN)) == ([], 0)


@pytest.mark.clause("AQU-139")
def test_passing_ends_the_action_of_space_3() -> None:
    state = builder("forum-3").men(LISA, "forum-4").coins(LISA, 3, 3, 3).load()
    play(state, "pass")
    assert asked(state) == ("forum-build", LISA)


@pytest.mark.clause("AQU-090")
def test_space_3_builds_at_most_twice() -> None:
    state = builder("forum-3").load()
    play(state, "site:workshop-2", "site:villa-blue-4")
    assert seen(state, STEFAN)["houses"] == ["workshop-2", "villa-blue-4"]
    assert state.decision == "place"


@pytest.mark.clause("AQU-103")
def test_x18_a_changer_is_worth_nothing_on_space_2_and_a_workshop_its_value_on_5() -> None:
    changer = play(builder("forum-2").load(), "site:changer-bs")
    assert score(changer, STEFAN) == 0
    table = Table().men(STEFAN, "forum-5", "portus-gold").coins(STEFAN, 2, 2, 2).hand(STEFAN, "slave-1").do("forum")
    state = play(table.load(), "site:workshop-5b")
    assert score(state, STEFAN) == 10  # 5 at once and 5 in the harbour
    assert seen(state, STEFAN)["sources"]["forum"] == 5
    assert seen(state, STEFAN)["sources"]["portus"] == 5


@pytest.mark.clause("AQU-104")
def test_e06_two_spaces_of_one_player_are_two_actions() -> None:
    table = Table().men(LIVIA, "forum-2", "forum-5").men(LISA, "forum-3").coins(LIVIA, 9, 9, 9).coins(LISA, 9, 9, 9)
    state = table.hand(LISA, "slave-2").do("forum").load()
    order = []
    for site in ("workshop-2", "villa-blue-6", "villa-white-4", "villa-blue-4"):
        order.append((state.seat, space_asked(state)))
        if order[-1] == (LISA, "forum-3") and site == "villa-white-4":
            assert state.why_not("site:villa-white-6") == "AQU-093"  # the spare slave of the double card is gone
        play(state, f"site:{site}")
    assert order == [(LIVIA, "forum-2"), (LISA, "forum-3"), (LISA, "forum-3"), (LIVIA, "forum-5")]
    assert (score(state, LIVIA), score(state, LISA)) == (2 + 4, 0)
    assert seen(state, CHICO)["houses"] == []
