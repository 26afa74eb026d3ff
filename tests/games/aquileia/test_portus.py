"""VI PORTUS."""

import pytest

from tessera.core.events import Event, listen
from tessera.games.aquileia.rules.portus import AutoActivate

from .table import CHICO, LISA, LIVIA, STEFAN, Table, asked, coins, play, score, seen


@pytest.mark.clause("AQU-105", "AQU-106")
def test_the_thief_comes_first_and_takes_what_he_rolls() -> None:
    table = Table().men(STEFAN, "portus-bronze").houses(STEFAN, "workshop-5a").coins(STEFAN)
    table.men(CHICO, "portus-gold").houses(CHICO, "workshop-2").coins(CHICO)
    state = table.men(LISA, "latro").coins(LISA).dice("bg").do("portus").load()
    assert coins(state, LISA) == (1, 0, 1)
    assert score(state, STEFAN) == score(state, CHICO) == 0  # robbed before they could act


@pytest.mark.clause("AQU-107")
def test_x14_two_equal_faces_take_one_coin() -> None:
    state = Table().men(STEFAN, "portus-bronze").men(LISA, "latro").coins(LISA).dice("bb").do("portus").load()
    assert coins(state, LISA) == (1, 0, 0)
    nobody = Table().men(LISA, "latro").coins(LISA).dice("bb").do("portus").load()
    assert coins(nobody, LISA) == (0, 0, 0)


@pytest.mark.clause("AQU-108")
def test_bronze_silver_gold() -> None:
    table = Table().men(STEFAN, "portus-gold").men(LISA, "portus-silver").men(CHICO, "portus-bronze").set(harbour_coins=[])
    for seat, site in ((STEFAN, "workshop-2"), (LISA, "workshop-3a"), (CHICO, "workshop-3b")):
        table.houses(seat, site).coins(seat, 2, 2, 2)
    state = table.do("portus").load()
    order = []
    while state.decision == "portus-pay":
        order.append(state.seat)
        play(state, "pay")
    assert order == [CHICO, LISA, STEFAN]


@pytest.mark.clause("AQU-109")
def test_the_coin_lying_there_or_one_from_supply() -> None:
    spared = Table().men(STEFAN, "portus-silver").houses(STEFAN, "workshop-5a").coins(STEFAN, silver=2).do("portus").load()
    assert score(spared, STEFAN) == 5
    assert coins(spared, STEFAN) == (0, 2, 0)  # the coin on the space was enough
    assert spared.view(0)["harbour_coins"] == []
    table = Table().men(STEFAN, "portus-silver").houses(STEFAN, "workshop-5a").coins(STEFAN, silver=2).men(LISA, "latro")
    robbed = table.dice("sb").do("portus").load()
    assert asked(robbed) == ("portus-pay", STEFAN)
    play(robbed, "pay")
    assert score(robbed, STEFAN) == 5
    assert coins(robbed, STEFAN) == (0, 1, 0)
    assert coins(robbed, LISA) == (2, 2, 1)


@pytest.mark.clause("AQU-110")
def test_who_cannot_pay_does_not_act() -> None:
    table = Table().men(STEFAN, "portus-silver").houses(STEFAN, "workshop-5a").coins(STEFAN, bronze=5, gold=5).men(LISA, "latro")
    state = table.dice("sb").do("portus").load()
    assert state.decision == "place"
    assert score(state, STEFAN) == 0
    assert coins(state, STEFAN) == (5, 0, 5)
    asked_anyway = table.set(harbour_coins=[]).men(LISA).do("portus-pay", seat=STEFAN, space="portus-silver").load()
    assert asked_anyway.decision == "place"  # a position that asks him leaves him only to skip
    assert coins(asked_anyway, STEFAN) == (5, 0, 5)


@pytest.mark.clause("AQU-111")
def test_a_robbed_player_may_skip_and_an_unrobbed_one_must_pay() -> None:
    table = Table().men(STEFAN, "portus-silver").houses(STEFAN, "workshop-5a").coins(STEFAN, silver=2)
    robbed = table.set(harbour_coins=[]).do("portus").load()
    assert robbed.options() == ["pay", "skip"]
    play(robbed, "skip")
    assert (score(robbed, STEFAN), coins(robbed, STEFAN)) == (0, (0, 2, 0))
    lying = Table().men(STEFAN, "portus-silver").houses(STEFAN, "villa-blue-4").coins(STEFAN).do("portus").load()
    assert lying.view(0)["harbour_coins"] == []
    assert coins(lying, STEFAN) == (0, 0, 0)


@pytest.mark.clause("AQU-112")
def test_all_workshops_and_changers_act() -> None:
    sites = ("workshop-2", "workshop-6", "changer-bs", "changer-bsg", "villa-blue-10")
    state = Table().men(STEFAN, "portus-gold").houses(STEFAN, *sites).coins(STEFAN).do("portus").load()
    assert score(state, STEFAN) == 8
    assert coins(state, STEFAN) == (2, 2, 1)


@pytest.mark.clause("AQU-113")
def test_buildings_of_this_round_count() -> None:
    table = Table().men(STEFAN, "forum-1", "portus-gold").coins(STEFAN, bronze=2).do("forum")
    state = play(table.load(), "site:workshop-2")
    assert score(state, STEFAN) == 2


@pytest.mark.clause("AQU-114")
def test_without_left_buildings_the_coin_is_lost_and_no_second_one_asked() -> None:
    state = Table().men(STEFAN, "portus-gold").coins(STEFAN, 3, 3, 3).do("portus").load()
    assert coins(state, STEFAN) == (3, 3, 3)
    assert state.view(0)["harbour_coins"] == []
    robbed = Table().men(STEFAN, "portus-gold").coins(STEFAN, 3, 3, 3).set(harbour_coins=[]).do("portus").load()
    assert robbed.decision == "place"  # not asked
    assert coins(robbed, STEFAN) == (3, 3, 3)


@pytest.mark.clause("AQU-136")
def test_x15_the_thief_robs_himself() -> None:
    table = Table().men(LISA, "latro", "portus-gold").houses(LISA, "workshop-4a").coins(LISA).dice("gs").do("portus")
    state = table.load()
    assert coins(state, LISA) == (0, 0, 1)
    assert asked(state) == ("portus-pay", LISA)
    other = state.clone()
    play(state, "pay")
    assert (score(state, LISA), coins(state, LISA)) == (4, (0, 0, 0))
    play(other, "skip")
    assert (score(other, LISA), coins(other, LISA)) == (0, (0, 0, 1))


@pytest.mark.clause("AQU-034")
def test_harbour_henchmen_go_home() -> None:
    state = Table().men(LISA, "latro", "portus-gold").men(LIVIA, "portus-bronze").dice("ss").do("portus").load()
    assert all(seen(state, seat)["henchmen"] == [] for seat in range(4))


def test_who_owns_no_building_activates_none() -> None:
    for sites, kinds in (((), set()), (("workshop-2",), {"activated", "scored"})):
        told: list[Event] = []
        state = Table().houses(STEFAN, *sites).load()
        listen(state, told.append)
        AutoActivate(STEFAN, state.edition.paid[0]).run(state)
        assert {event.kind for event in told} == kinds
