"""II ARENA."""

import pytest

from .table import CHICO, LISA, LIVIA, STEFAN, Table, asked, coins, play, rows, score, seen


@pytest.mark.clause("AQU-048", "AQU-032")
def test_only_players_in_the_arena_fight() -> None:
    state = (
        Table()
        .men(STEFAN, "arena-a")
        .men(CHICO, "arena-b", "forum-1")
        .hand(LISA, "weapon-3")
        .dice("sss", "sss")
        .do("arena")
        .load()
    )
    assert set(rows(state)) == {STEFAN, CHICO}
    empty = Table().men(STEFAN, "gold-a").hand(STEFAN, "weapon-1").do("arena").load()
    assert empty.decision == "stadium-laurel"  # no gladiators: on to the race


@pytest.mark.clause("AQU-049")
def test_base_strength_is_the_sum_of_the_spaces() -> None:
    state = (
        Table()
        .men(STEFAN, "arena-a", "arena-c")
        .men(LISA, "arena-b")
        .hand(STEFAN, "slave-1")
        .dice("sss", "ggg")
        .do("arena")
        .load()
    )
    assert (rows(state)[STEFAN]["base"], rows(state)[STEFAN]["strength"]) == (3, 3)
    assert rows(state)[LISA]["strength"] == 1


@pytest.mark.clause("AQU-050")
def test_one_roll_of_three_dice_in_player_order_counting_bronze() -> None:
    table = Table().set(start_player=2).men(STEFAN, "arena-a", "arena-b").men(LIVIA, "arena-c").hand(STEFAN, "slave-1")
    state = table.dice("bsg", "bbb").do("arena").load()  # Livia comes before Stefan when Chico starts
    assert rows(state)[LIVIA]["strength"] == 1 + 1
    assert rows(state)[STEFAN]["strength"] == 3 + 3
    assert state.next_dice == ()


@pytest.mark.clause("AQU-051", "AQU-060")
def test_slaves_and_weapons_add_their_number_and_are_discarded() -> None:
    table = Table().men(STEFAN, "arena-b").men(LISA, "arena-a").dice("sss", "bbb")
    state = table.hand(STEFAN, "slave-2", "weapon-3", "horse-gold-2").do("arena").load()
    assert state.options() == ["done", "play:slave-2", "play:weapon-3"]
    assert state.why_not("play:horse-gold-2") == "AQU-051"
    assert state.why_not("play:weapon-1") == "AQU-051"
    play(state, "play:slave-2")
    assert rows(state)[STEFAN]["strength"] == 3
    play(state, "play:weapon-3")
    assert state.view(1)["slave_discard"] == {"slave-2": 1}
    assert state.view(1)["equi_discard"] == {"weapon-3": 1}
    assert asked(state) == ("arena-prize", STEFAN)  # 6 against 5


@pytest.mark.clause("AQU-138")
def test_no_second_chance_after_done() -> None:
    table = Table().men(STEFAN, "arena-b").men(LISA, "arena-a").hand(STEFAN, "weapon-1").hand(LISA, "weapon-3").dice("sss", "sss")
    state = table.do("arena").load()
    play(state, "done")
    assert asked(state) == ("arena-card", LISA)
    play(state, "play:weapon-3")
    assert asked(state) == ("arena-prize", LISA)


@pytest.mark.clause("AQU-052", "AQU-137")
def test_blue_dice_are_announced_and_rolled_together() -> None:
    table = Table().men(STEFAN, "arena-b", "silver-a").men(LISA, "arena-a").set(blue_holder=STEFAN, blue_dice=4)
    state = table.dice("sss", "sss", "bbs").do("arena").load()
    assert asked(state) == ("arena-blue-dice", STEFAN)
    assert state.options() == ["roll:0", "roll:1", "roll:2", "roll:3", "roll:4"]
    play(state, "roll:3")
    assert state.decision == "arena-prize"
    assert rows(state)[STEFAN]["strength"] == 3
    assert rows(state)[STEFAN]["blue"] == {"bronze": 2, "silver": 1, "gold": 0}
    assert state.view(0)["blue_dice"]["left"] == 1


@pytest.mark.clause("AQU-053")
def test_each_step_is_finished_before_the_next() -> None:
    table = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").men(CHICO, "arena-c").dice("bbb", "sss", "bss")
    state = table.hand(STEFAN, "weapon-1").hand(CHICO, "slave-1").set(blue_holder=LISA).do("arena").load()
    assert asked(state) == ("arena-card", STEFAN)
    assert [rows(state)[seat]["strength"] for seat in (STEFAN, LISA, CHICO)] == [5, 1, 2]  # all dice before any card
    play(state, "done")
    assert asked(state) == ("arena-card", CHICO)
    play(state, "done")
    assert asked(state) == ("arena-blue-dice", LISA)  # all cards before the blue dice


@pytest.mark.clause("AQU-054")
def test_ties_for_every_rank_by_the_lower_field() -> None:
    table = Table().men(STEFAN, "arena-b").men(LISA, "arena-c").men(CHICO, "arena-a").dice("bbs", "bbs", "bss")
    state = table.crests(LIVIA, CHICO, LISA, STEFAN).do("arena").load()  # all at strength 3
    assert asked(state) == ("arena-prize", CHICO)
    play(state, "points")
    assert [coins(state, seat)[0] for seat in (CHICO, LISA, STEFAN)] == [5, 4, 3]
    stronger = Table().men(STEFAN, "arena-b").men(LISA, "arena-c").dice("bbs", "bss").crests(LISA, STEFAN).do("arena").load()
    assert asked(stronger) == ("arena-prize", STEFAN)


@pytest.mark.clause("AQU-055", "AQU-057")
def test_prizes_of_the_fight() -> None:
    table = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").men(CHICO, "arena-c").dice("bbb", "bbs", "sss")
    state = play(table.do("arena").load(), "points")
    assert score(state, STEFAN) == 10
    assert [coins(state, seat)[0] for seat in range(4)] == [5, 4, 3, 2]
    assert seen(state, STEFAN)["slave_cards"] == 0
    assert (score(state, CHICO), seen(state, CHICO)["slave_cards"]) == (0, 0)


@pytest.mark.clause("AQU-056")
def test_x09_the_second_gets_twice_his_own_strength() -> None:
    table = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").dice("bbs", "bbb").hand(STEFAN, "weapon-3").hand(LISA, "weapon-1")
    state = play(table.do("arena").load(), "play:weapon-3", "play:weapon-1", "slave")
    assert (coins(state, STEFAN)[0], score(state, STEFAN), seen(state, STEFAN)["slave_cards"]) == (5, 0, 1)  # Ann, 7
    assert (coins(state, LISA)[0], score(state, LISA), seen(state, LISA)["slave_cards"]) == (4, 10, 0)  # Ben, 5


@pytest.mark.clause("AQU-058")
def test_e02_strength_has_no_limit() -> None:
    table = Table().men(STEFAN, "arena-a", "arena-b").dice("bbb").hand(STEFAN, *["slave-2"] * 3)
    state = table.do("arena").load()
    play(state, "play:slave-2", "play:slave-2", "play:slave-2")
    assert rows(state)[STEFAN]["strength"] == 12
    play(state, "points")
    assert score(state, STEFAN) == 24
    huge = Table().men(STEFAN, "arena-a").do("arena-prize", seat=STEFAN)
    huge.player(STEFAN)["strength"] = 31
    assert score(play(huge.load(), "points"), STEFAN) == 62


@pytest.mark.clause("AQU-059")
def test_x08_a_lone_gladiator() -> None:
    state = Table().men(STEFAN, "arena-a").dice("bss").do("arena").load()
    assert asked(state) == ("arena-prize", STEFAN)
    assert state.options() == ["points", "slave"]
    other = state.clone()
    play(state, "points")
    assert (score(state, STEFAN), coins(state, STEFAN)[0]) == (6, 5)
    assert all(seen(state, seat)["slave_cards"] == 0 for seat in range(4))
    play(other, "slave")
    assert (score(other, STEFAN), seen(other, STEFAN)["slave_cards"]) == (0, 1)
    assert sum(score(other, seat) for seat in range(4)) == 0


@pytest.mark.clause("AQU-131")
def test_shields_show_the_strengths_during_a_contest_only() -> None:
    table = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").hand(LISA, "slave-2").dice("bss", "sss")
    state = table.do("arena").load()
    contest = state.view(None)["contest"]
    assert contest["area"] == "arena"
    assert [(row["seat"], row["strength"], row["rank"]) for row in contest["rows"]] == [(STEFAN, 3, 1), (LISA, 1, 2)]
    assert state.view(None)["players"][STEFAN]["strength"] == 3
    play(state, "done", "points")
    assert state.view(None)["contest"] is None
    assert all(player["strength"] == 0 for player in state.view(None)["players"])


@pytest.mark.clause("AQU-074")
def test_blue_dice_of_a_player_who_does_not_fight_stay_unused() -> None:
    table = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").hand(STEFAN, "weapon-1").dice("sss", "sss").set(blue_holder=CHICO)
    state = table.do("arena").load()
    play(state, "done")
    assert asked(state) == ("arena-prize", STEFAN)
    play(state, "points")
    assert state.view(0)["blue_dice"] == {"holder": None, "left": 4}  # back after III, used or not


@pytest.mark.clause("AQU-010")
def test_a_known_card_is_played_before_an_unknown_one_of_its_kind() -> None:
    table = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").dice("sss", "sss").hand(STEFAN, "weapon-1")
    table.player(STEFAN)["equi_secret"] = {"weapon-1": 1}
    state = play(table.do("arena").load(), "play:weapon-1")
    assert seen(state, STEFAN)["equi_public"] == {}
    assert seen(state, STEFAN)["equi_secret"] == {"weapon-1": 1}
