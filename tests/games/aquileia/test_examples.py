"""The printed examples that span a whole area; the others (E-02, E-06, E-08, X-01 to X-20) stand with their rules."""

import pytest

from .table import CHICO, LISA, LIVIA, STEFAN, Table, asked, coins, play, score, seen


@pytest.mark.clause("AQU-050", "AQU-051", "AQU-052", "AQU-054", "AQU-055", "AQU-056", "AQU-057")
def test_e01_arena() -> None:
    table = Table(seed=2).men(STEFAN, "arena-b").men(CHICO, "arena-a").men(LIVIA, "arena-c").crests(LISA, LIVIA, STEFAN, CHICO)
    table.hand(CHICO, "slave-1", "weapon-2").hand(LIVIA, "weapon-2").set(blue_holder=CHICO, blue_dice=4)
    state = table.dice("bsg", "ssg", "bbb", "bs").do("arena").load()
    assert asked(state) == ("arena-card", CHICO)  # Stefan has nothing to play
    assert [player["strength"] for player in state.view(0)["players"]] == [2, 0, 2, 4]
    play(state, "play:slave-1", "play:weapon-2")
    assert state.view(0)["players"][CHICO]["strength"] == 5
    assert asked(state) == ("arena-card", LIVIA)
    play(state, "play:weapon-2")
    assert state.view(0)["players"][LIVIA]["strength"] == 6
    assert asked(state) == ("arena-blue-dice", CHICO)
    play(state, "roll:2")
    assert [(row["seat"], row["strength"]) for row in state.view(0)["contest"]["rows"]] == [(LIVIA, 6), (CHICO, 6), (STEFAN, 2)]
    assert state.view(0)["blue_dice"] == {"holder": CHICO, "left": 2}
    assert asked(state) == ("arena-prize", LIVIA)
    play(state, "points")
    assert (coins(state, LIVIA)[0], score(state, LIVIA)) == (2 + 3, 12)
    assert (coins(state, CHICO)[0], seen(state, CHICO)["slave_cards"], score(state, CHICO)) == (2 + 2, 1, 0)
    assert (coins(state, STEFAN)[0], score(state, STEFAN)) == (2 + 1, 0)


@pytest.mark.clause("AQU-063", "AQU-064", "AQU-065", "AQU-066", "AQU-067", "AQU-068", "AQU-069", "AQU-070", "AQU-071")
def test_e03_stadium() -> None:
    table = Table().men(STEFAN, "silver-b").men(LISA, "gold-b", "gold-c").men(CHICO, "silver-a").men(LIVIA, "gold-a")
    table.set(blue_holder=CHICO, blue_dice=2, stadium_open="laurel-blue")
    table.hand(STEFAN, "horse-silver-2").hand(CHICO, "horse-silver-1", "horse-silver-1")
    state = table.dice("ssg", "gbb", "sbb", "ggb", "sb").do("stadium").load()
    assert [player["strength"] for player in state.view(0)["players"]] == [3, 3, 3, 4]
    play(state, "play:horse-silver-2")
    assert asked(state) == ("stadium-card", CHICO)  # Lisa has no horses
    play(state, "play:horse-silver-1", "play:horse-silver-1")
    ranked = [(row["seat"], row["strength"]) for row in state.view(0)["contest"]["rows"]]
    assert ranked == [(CHICO, 6), (STEFAN, 5), (LIVIA, 4), (LISA, 3)]
    assert coins(state, CHICO) == (2, 1 + 3, 1)
    assert coins(state, STEFAN) == (2, 1 + 2, 1)
    assert coins(state, LIVIA) == (2, 1, 1 + 1)
    assert coins(state, LISA) == (2, 1, 1)
    assert asked(state) == ("stadium-laurel", CHICO)
    hidden = state.view(CHICO)["context"]["hidden_card"]
    play(state, "keep-open")
    assert seen(state, CHICO)["laurel_faces"] == {"laurel-blue": 1}
    assert seen(state, STEFAN)["laurel_faces"] == {hidden: 1}
    for viewer in (LISA, LIVIA, None):
        assert state.view(viewer)["races"][0]["kept"] is None
        assert state.view(viewer)["players"][CHICO]["laurel_faces"] == {}


@pytest.mark.clause("AQU-076", "AQU-077", "AQU-078", "AQU-079", "AQU-080", "AQU-081")
def test_e04_auction() -> None:
    table = Table().men(LISA, "theatrum").coins(LISA, silver=3).coins(CHICO, 2, 3, 1).coins(LIVIA, 1, 3, 1).coins(STEFAN, 1, 2, 1)
    state = table.do("theatrum").load()
    play(state, "coin:silver", "raise:silver")
    assert asked(state) == ("theatre-bid", LIVIA)
    play(state, "drop", "raise:bronze")
    assert asked(state) == ("theatre-bid", CHICO)  # Lisa has no bronze and is out by force
    assert state.view(0)["auction"]["bid"] == {"bronze": 1, "silver": 2, "gold": 0}
    play(state, "drop")
    assert sum(seen(state, STEFAN)["theatre_cards"].values()) == 1
    assert coins(state, STEFAN) == (0, 0, 1)
    assert coins(state, LISA) == (1, 5, 0)
    assert (coins(state, CHICO), coins(state, LIVIA)) == ((2, 3, 1), (1, 3, 1))


@pytest.mark.clause("AQU-089", "AQU-093", "AQU-095")
def test_e05_villa_with_overpaid_slaves() -> None:
    table = Table().men(LIVIA, "forum-2").coins(LIVIA, 2, 2, 1).hand(LIVIA, "slave-2", "slave-2").do("forum")
    state = play(table.load(), "site:villa-blue-10")
    assert coins(state, LIVIA) == (0, 0, 0)
    assert seen(state, LIVIA)["slave_cards"] == 0  # four slaves for three
    assert state.view(0)["slave_discard"] == {"slave-2": 2}
    assert seen(state, LIVIA)["houses"] == ["villa-blue-10"]
    assert score(state, LIVIA) == 10


@pytest.mark.clause("AQU-105", "AQU-106", "AQU-109", "AQU-110", "AQU-112")
def test_e07_harbour() -> None:
    table = Table().men(LISA, "latro").men(LIVIA, "portus-bronze").men(STEFAN, "portus-silver").men(CHICO, "portus-gold")
    table.houses(LIVIA, "changer-sg", "workshop-4a").houses(STEFAN, "workshop-5a").houses(CHICO, "workshop-2")
    table.coins(LIVIA, bronze=1).coins(STEFAN).coins(CHICO, bronze=4).coins(LISA)
    state = table.dice("bg").do("portus").load()
    assert coins(state, LISA) == (1, 0, 1)
    assert asked(state) == ("portus-pay", LIVIA)
    play(state, "pay")
    assert (coins(state, LIVIA), score(state, LIVIA)) == ((0, 1, 1), 4)
    assert (coins(state, STEFAN), score(state, STEFAN)) == ((0, 0, 0), 5)
    assert (coins(state, CHICO), score(state, CHICO)) == ((4, 0, 0), 0)
