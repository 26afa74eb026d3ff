"""III STADIUM."""

import pytest

from .table import CHICO, GAME, LISA, LIVIA, STEFAN, Table, asked, coins, play, random_states, rows, seen


@pytest.mark.clause("AQU-061")
def test_both_sides_run_one_race() -> None:
    state = (
        Table()
        .men(STEFAN, "gold-a")
        .men(CHICO, "silver-a", "forum-1")
        .men(LISA, "forum-2")
        .dice("bbb", "bbb")
        .do("stadium")
        .load()
    )
    assert state.decision == "stadium-laurel"
    assert set(rows(state)) == {STEFAN, CHICO}
    both = Table().men(STEFAN, "gold-a", "silver-a")
    with pytest.raises(Exception, match="AQU-024"):
        both.load()


@pytest.mark.clause("AQU-062")
def test_base_strength() -> None:
    table = Table().men(STEFAN, "gold-b", "gold-c").men(LISA, "silver-a").hand(LISA, "horse-silver-1").dice("bbb", "bbb")
    state = table.do("stadium").load()
    assert {seat: row["base"] for seat, row in rows(state).items()} == {STEFAN: 2, LISA: 2}


@pytest.mark.clause("AQU-063")
def test_dice_of_the_own_metal_count() -> None:
    table = (
        Table().set(start_player=1).men(STEFAN, "gold-a").men(LISA, "silver-a").hand(LISA, "horse-silver-1").dice("ssg", "ggs")
    )
    state = table.do("stadium").load()  # Lisa starts: she rolls first
    assert rows(state)[LISA]["strength"] == 2 + 2
    assert rows(state)[STEFAN]["strength"] == 2 + 2


@pytest.mark.clause("AQU-064")
def test_horses_of_the_own_side_only() -> None:
    hand = ("horse-gold-1", "horse-gold-2", "horse-silver-2", "weapon-2", "slave-1")
    state = Table().men(STEFAN, "gold-b").men(LISA, "silver-a").hand(STEFAN, *hand).dice("bbb", "bbb").do("stadium").load()
    assert state.options() == ["done", "play:horse-gold-1", "play:horse-gold-2"]
    assert state.why_not("play:horse-silver-2") == "AQU-064"
    assert state.why_not("play:slave-1") == "AQU-064"
    play(state, "play:horse-gold-2", "play:horse-gold-1")
    assert rows(state)[STEFAN]["strength"] == 1 + 3
    assert state.view(0)["equi_discard"] == {"horse-gold-1": 1, "horse-gold-2": 1}


@pytest.mark.clause("AQU-065")
def test_x07_the_rest_of_the_blue_dice_is_rolled() -> None:
    table = Table().men(STEFAN, "arena-a", "silver-a").men(LISA, "gold-a").set(blue_holder=STEFAN)
    state = table.dice("sss", "bbb", "bbb", "bbb", "s").do("arena").load()
    assert asked(state) == ("arena-blue-dice", STEFAN)
    play(state, "roll:3")
    play(state, "points")
    assert state.decision == "stadium-laurel"
    assert rows(state)[STEFAN]["blue"] == {"bronze": 0, "silver": 1, "gold": 0}  # exactly one die
    assert rows(state)[STEFAN]["strength"] == 3
    assert state.next_dice == ()
    absent = (
        Table().men(STEFAN, "arena-a").men(LISA, "gold-a").set(blue_holder=STEFAN).dice("sss", "bbb", "bbb").do("arena").load()
    )
    play(absent, "roll:3", "points")
    assert absent.decision == "stadium-laurel"
    assert rows(absent)[LISA]["strength"] == 2
    assert absent.view(0)["blue_dice"]["left"] == 1  # lapses when the race ends
    play(absent, "keep-open")
    assert absent.view(0)["blue_dice"] == {"holder": None, "left": 4}


@pytest.mark.clause("AQU-066")
def test_ties_of_the_race_by_the_advantage_track() -> None:
    table = Table().men(STEFAN, "gold-a").men(LISA, "silver-a").men(CHICO, "gold-b").crests(CHICO, LISA, STEFAN)
    state = table.dice("bbb", "bbb", "gbb").do("stadium").load()
    assert asked(state) == ("stadium-laurel", CHICO)
    ranked = [row["seat"] for row in state.view(0)["contest"]["rows"]]
    assert ranked == [CHICO, LISA, STEFAN]


@pytest.mark.clause("AQU-067", "AQU-070", "AQU-071")
def test_coins_of_the_own_side_for_three() -> None:
    table = Table().men(STEFAN, "gold-a").men(LISA, "silver-a").men(CHICO, "silver-b").men(LIVIA, "gold-b")
    state = table.dice("ggg", "ssb", "sbb", "bbb").do("stadium").load()
    assert [coins(state, seat) for seat in range(4)] == [(2, 1, 4), (2, 3, 1), (2, 2, 1), (2, 1, 1)]


@pytest.mark.clause("AQU-068")
def test_the_winner_keeps_one_of_two_cards() -> None:
    table = Table().men(STEFAN, "gold-a").men(LISA, "silver-b").dice("ggg", "bbb").set(stadium_open="laurel-10")
    state = table.do("stadium").load()
    hidden = state.view(STEFAN)["context"]["hidden_card"]
    assert state.options() == ["keep-hidden", "keep-open"]
    other = state.clone()
    play(state, "keep-open")
    assert seen(state, STEFAN)["laurel_faces"] == {"laurel-10": 1}
    assert seen(state, LISA)["laurel_faces"] == {hidden: 1}
    play(other, "keep-hidden")
    assert seen(other, STEFAN)["laurel_faces"] == {hidden: 1}
    assert seen(other, LISA)["laurel_faces"] == {"laurel-10": 1}


@pytest.mark.clause("AQU-068")
def test_a_card_that_is_not_there_cannot_be_kept() -> None:
    table = Table().men(STEFAN, "gold-a").men(LISA, "silver-b").dice("ggg", "bbb").do("stadium")
    no_deck = table.set(stadium_open="laurel-10", stadium_deck=[]).load()  # nobody is asked
    assert seen(no_deck, STEFAN)["laurel_faces"] == {"laurel-10": 1}
    assert seen(no_deck, LISA)["laurel_faces"] == {}
    none_open = table.set(stadium_open=None, stadium_deck=["laurel-3"]).load()
    assert seen(none_open, STEFAN)["laurel_faces"] == {"laurel-3": 1}
    assert seen(none_open, LISA)["laurel_faces"] == {}


@pytest.mark.clause("AQU-069")
def test_the_others_learn_neither_card_nor_split() -> None:
    state = Table().men(STEFAN, "gold-a").men(LISA, "silver-b").dice("ggg", "bbb").do("stadium").load()
    for viewer in (None, LISA, CHICO, LIVIA):
        assert "hidden_card" not in state.view(viewer)["context"]
    kept, given = state.clone(), state.clone()
    play(kept, "keep-open")
    play(given, "keep-hidden")
    for viewer in (None, CHICO, LIVIA):
        assert kept.view(viewer) == given.view(viewer)
        assert kept.view(viewer)["races"][-1]["kept"] is None
    assert kept.view(LISA)["races"][-1]["kept"] == "open"
    assert kept.view(LISA)["players"][STEFAN]["laurel_faces"] == {kept.view(0)["races"][-1]["open_card"]: 1}
    assert given.view(LISA)["races"][-1]["hidden_card"] is None
    assert "stadium-laurel" in GAME.secret_decisions


@pytest.mark.clause("AQU-072")
def test_x10_no_racer_removes_both_cards() -> None:
    state = Table().do("stadium").load()
    view = state.view(0)
    assert view["stadium_gone"] == 2
    assert view["stadium_deck"] == 9
    assert view["stadium_open"] is not None  # the next round has a new one
    assert view["races"][0]["hidden_card"] is None
    assert all(player["laurels"] == 0 for player in view["players"])


@pytest.mark.clause("AQU-073")
def test_x10_a_lone_racer_takes_one_and_the_other_leaves_the_game() -> None:
    table = Table().men(STEFAN, "gold-a").dice("bbb").do("stadium")
    shown = table.data["stadium_open"]
    state = table.load()
    assert coins(state, STEFAN) == (2, 1, 4)
    play(state, "keep-open")
    assert seen(state, STEFAN)["laurel_faces"] == {shown: 1}
    assert state.view(0)["stadium_gone"] == 1
    assert state.view(0)["races"][0]["hidden_card"] is not None  # he has seen it
    assert state.view(1)["races"][0]["hidden_card"] is None
    assert state.view(1)["races"][0]["kept"] is None
    assert state.view(1)["stadium_deck"] == 9
    assert state.view(1)["stadium_open"] is not None


@pytest.mark.clause("AQU-074")
def test_unused_blue_dice_lapse() -> None:
    state = Table().men(LISA, "gold-a").set(blue_holder=STEFAN, blue_dice=3).dice("bbb").do("stadium").load()
    assert rows(state)[LISA]["blue"] == {"bronze": 0, "silver": 0, "gold": 0}
    play(state, "keep-open")
    assert state.view(0)["blue_dice"] == {"holder": None, "left": 4}


@pytest.mark.clause("AQU-117")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_stadium_cards_per_round_use_up_the_deck(seats: int) -> None:
    left = {}
    for state in random_states(seats, 3):
        view = state.view(None)
        if view["phase"] == "placement":
            left[view["round"]] = view["stadium_deck"]
    assert left == {1: 11, 2: 9, 3: 7, 4: 5, 5: 3, 6: 1}
    assert (state.view(None)["stadium_deck"], state.view(None)["stadium_open"]) == (0, None)
