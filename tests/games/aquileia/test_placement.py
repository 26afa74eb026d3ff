"""The placement phase."""

from pathlib import Path

import pytest

from .table import CHICO, GAME, LISA, LIVIA, STEFAN, Table, asked, coins, play


def crestless() -> str:
    """The default edition with crests that need not be placed."""
    return GAME.default_edition.replace("crest_mandatory = true", "crest_mandatory = false")


@pytest.mark.clause("AQU-014")
def test_the_start_player_begins_and_the_others_follow_clockwise() -> None:
    state = Table().set(start_player=2).do("place", seat=2).load()
    order = []
    for key in ("henchman:dolus", "henchman:pecunia", "henchman:potentia", "henchman:latro", "crest"):
        order.append(state.seat)
        play(state, key)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.clause("AQU-015")
def test_a_turn_is_one_piece_on_a_free_space() -> None:
    state = Table().men(LISA, "forum-1").load()
    assert "henchman:forum-1" not in state.options()
    assert state.why_not("henchman:forum-1") == "AQU-015"
    play(state, "henchman:forum-2")
    assert state.view(0)["spaces"]["forum-2"]["seat"] == STEFAN
    assert asked(state) == ("place", LISA)


@pytest.mark.clause("AQU-016")
def test_the_crest_takes_the_lowest_free_field() -> None:
    state = Table().crests(CHICO).load()
    play(state, "crest")
    assert state.view(0)["advantage"] == [CHICO, STEFAN, None, None, None]
    play(state, "crest")
    assert state.view(0)["advantage"] == [CHICO, STEFAN, LISA, None, None]
    play(state, "henchman:dolus", "crest")
    assert state.why_not("crest") == "AQU-016"


@pytest.mark.clause("AQU-017")
def test_placing_ends_when_all_have_placed_everything_or_stopped() -> None:
    table = Table().crests(STEFAN, LISA, CHICO, LIVIA)
    table.men(STEFAN, "arena-a", "gold-a", "theatrum", "forum-1")
    for seat in (LISA, CHICO, LIVIA):
        table.player(seat)["stopped"] = True
    state = table.load()
    assert asked(state) == ("place", STEFAN)
    play(state, "henchman:forum-2")  # his last piece: the round is played out
    assert state.view(0)["phase"] != "placement"
    full = Table().men(STEFAN, "arena-a", "gold-a", "theatrum", "forum-1", "forum-2").do("place", seat=STEFAN).load()
    assert full.view(0)["players"][STEFAN]["crest"] == 1  # the only piece he had left
    assert full.view(0)["players"][STEFAN]["finished"]
    play(full, "crest", "crest", "crest")
    assert asked(full) == ("place", LISA)  # Stefan is skipped


@pytest.mark.clause("AQU-018")
def test_stopping_is_final() -> None:
    state = Table(seats=2).crests(0, 1).load()
    play(state, "stop")
    assert asked(state) == ("place", 1)
    play(state, "henchman:dolus")
    assert asked(state) == ("place", 1)
    play(state, "henchman:pecunia")
    assert asked(state) == ("place", 1)
    assert state.view(0)["players"][0]["finished"]


@pytest.mark.clause("AQU-019")
def test_x01_no_stop_before_the_crest() -> None:
    state = Table().men(STEFAN, "dolus", "pecunia", "latro").load()
    assert "stop" not in state.options()
    assert state.why_not("stop") == "AQU-019"
    play(state, "crest", "henchman:forum-1", "henchman:forum-2", "henchman:forum-3")
    assert asked(state) == ("place", STEFAN)
    assert "stop" in state.options()


@pytest.mark.clause("AQU-020")
def test_henchmen_follow_the_crest() -> None:
    state = Table(seats=2).load()
    play(state, "crest", "crest")
    assert asked(state) == ("place", 0)
    assert "henchman:arena-a" in state.options()


@pytest.mark.clause("AQU-021")
def test_the_advantage_track_has_no_action() -> None:
    table = Table().crests(STEFAN, LISA, CHICO, LIVIA)
    for seat in (LISA, CHICO, LIVIA):
        table.player(seat)["stopped"] = True
    state = table.load()
    before = [coins(state, seat) for seat in range(4)]
    play(state, "stop")  # nobody has a henchman on the board
    assert state.view(0)["round"] == 2
    assert [coins(state, seat) for seat in range(4)] == before


@pytest.mark.clause("AQU-022")
def test_field_1_makes_the_next_start_player() -> None:
    state = Table().crests(CHICO, STEFAN, LIVIA, LISA).do("auto-round-end").load()
    assert state.view(0)["start_player"] == CHICO
    assert asked(state) == ("place", CHICO)


@pytest.mark.clause("AQU-022")
def test_without_compulsory_crests_the_token_moves_left_and_crestless_players_lose_ties(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(crestless())
    state = Table(edition=file).do("place", seat=0).load()
    assert "stop" in state.options()
    play(state, "stop", "stop", "stop", "stop")
    assert state.view(0)["start_player"] == LISA
    table = Table(edition=file).men(STEFAN, "arena-b").men(LISA, "arena-c").men(CHICO, "arena-a").crests(CHICO)
    table.dice("bss", "bss", "sss")  # 2, 2, 2: Chico has the only crest, then player order
    fight = table.do("arena").load()
    rows = fight.view(0)["contest"]["rows"]
    assert [row["seat"] for row in rows] == [CHICO, STEFAN, LISA]


@pytest.mark.clause("AQU-023")
def test_a_crest_never_stands_on_an_action_space() -> None:
    state = Table().load()
    play(state, "crest")
    assert not any(space["seat"] == STEFAN for space in state.view(0)["spaces"].values())
    assert [key for key in GAME.index.keys if key.startswith("crest")] == ["crest"]
    market = Table().men(STEFAN, "pecunia").do("mercatus").load()
    assert market.why_not("crest") == "AQU-013"


@pytest.mark.clause("AQU-024", "AQU-025")
def test_x02_one_side_of_the_stadium() -> None:
    state = Table().men(STEFAN, "gold-b").load()
    assert {"henchman:gold-a", "henchman:gold-c"} <= set(state.options())
    for space in ("silver-a", "silver-b", "silver-c"):
        assert state.why_not(f"henchman:{space}") == "AQU-024"
    silver = Table().men(STEFAN, "silver-c").load()
    assert silver.why_not("henchman:gold-a") == "AQU-024"
    assert silver.why_not("henchman:silver-a") is None


@pytest.mark.clause("AQU-026", "AQU-028")
def test_x03_one_paid_harbour_space_and_the_thief() -> None:
    state = Table().men(STEFAN, "portus-bronze").coins(STEFAN, silver=1).load()
    assert state.why_not("henchman:portus-silver") == "AQU-026"
    assert "henchman:latro" in state.options()
    poor = Table().coins(STEFAN).load()
    assert "henchman:latro" in poor.options()


@pytest.mark.clause("AQU-027")
def test_a_paid_space_takes_its_coin_at_once() -> None:
    state = Table().coins(STEFAN, bronze=2, gold=1).load()
    assert state.why_not("henchman:portus-silver") == "AQU-027"
    play(state, "henchman:portus-gold")
    assert coins(state, STEFAN) == (2, 0, 0)
    assert state.view(1)["harbour_coins"] == ["gold"]
    assert state.view(1)["spaces"]["portus-gold"]["coin"]


@pytest.mark.clause("AQU-029")
def test_forum_spaces_in_any_order_and_several() -> None:
    state = Table(seats=2).load()
    play(state, "henchman:forum-5", "crest", "henchman:forum-1", "henchman:dolus", "henchman:forum-3")
    assert state.view(0)["players"][0]["henchmen"] == ["forum-1", "forum-3", "forum-5"]


@pytest.mark.clause("AQU-030")
def test_one_henchman_per_space_but_many_per_area() -> None:
    state = Table(seats=2).load()
    play(state, "henchman:arena-a", "crest", "henchman:arena-b", "henchman:dolus", "henchman:equi-left")
    assert state.why_not("henchman:arena-a") == "AQU-015"
    assert state.view(0)["players"][0]["henchmen"] == ["equi-left", "arena-a", "arena-b"]


@pytest.mark.clause("AQU-013")
def test_placement_comes_before_actions() -> None:
    market = Table().men(STEFAN, "pecunia").do("mercatus").load()
    assert market.why_not("henchman:forum-1") == "AQU-013"
    state = Table().men(LISA, "dolus").load()
    before = coins(state, LISA)
    play(state, "henchman:forum-1")
    assert coins(state, LISA) == before  # nothing acts while placing


@pytest.mark.clause("AQU-135")
def test_a_harbour_coin_is_not_in_supply() -> None:
    pecunia = Table().men(STEFAN, "portus-gold", "pecunia").coins(STEFAN, bronze=1).men(LISA, "theatrum").do("mercatus").load()
    assert pecunia.view(0)["phase"] != "mercatus"  # one bronze alone buys no exchange, the gold is out of reach
    auction = Table().men(STEFAN, "portus-gold", "theatrum").coins(STEFAN, bronze=1).do("theatrum").load()
    assert auction.options() == ["coin:bronze", "decline"]
    assert auction.why_not("coin:gold") == "AQU-076"
