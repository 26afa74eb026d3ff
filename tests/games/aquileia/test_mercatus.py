"""I MERCATUS."""

import pytest

from .table import CHICO, LISA, LIVIA, STEFAN, Table, asked, coins, play, score, seen, space_asked


@pytest.mark.clause("AQU-033", "AQU-034")
def test_empty_spaces_do_nothing_and_henchmen_go_home() -> None:
    state = Table().men(LISA, "dolus").men(CHICO, "pecunia").coins(CHICO, gold=1).dice("bs").do("mercatus").load()
    assert coins(state, LISA) == (3, 2, 1)
    assert [coins(state, seat) for seat in (STEFAN, LIVIA)] == [(2, 1, 1)] * 2
    assert seen(state, LISA)["henchmen"] == []
    assert seen(state, CHICO)["henchmen"] == ["pecunia"]
    play(state, "done")
    assert seen(state, CHICO)["henchmen"] == []


@pytest.mark.clause("AQU-035", "AQU-036")
def test_the_order_of_the_market() -> None:
    table = Table(seats=5)
    table.men(0, "servi-bottom", "equi-right").men(1, "servi-middle", "equi-middle").men(2, "servi-top", "equi-left")
    table.men(3, "pecunia", "potentia").men(4, "dolus").dice("gg")
    for seat in range(4):
        table.coins(seat, 5, 5, 5)
    state = table.do("mercatus").load()
    assert coins(state, 4)[2] == 3  # DOLUS has acted before the first question
    assert asked(state) == ("pecunia-exchange", 3)
    play(state, "done")
    asked_spaces = []
    while state.decision in ("equi-buy", "servi-buy"):
        assert state.view(0)["blue_dice"]["holder"] is None
        asked_spaces.append(space_asked(state))
        play(state, "decline" if state.decision == "equi-buy" else "buy:0")
    assert asked_spaces == ["equi-left", "equi-middle", "equi-right", "servi-top", "servi-middle", "servi-bottom"]


@pytest.mark.clause("AQU-037")
def test_dolus_gives_the_two_coins_rolled() -> None:
    state = Table().men(STEFAN, "dolus").men(LISA, "pecunia").dice("bg").do("mercatus").load()
    assert coins(state, STEFAN) == (3, 1, 2)
    assert coins(Table().men(STEFAN, "dolus").dice("ss").do("mercatus").load(), STEFAN) == (2, 3, 1)


@pytest.mark.clause("AQU-006")
def test_only_pecunia_exchanges() -> None:
    for area, space, why in (
        ("mercatus", "equi-left", "AQU-006"),
        ("theatrum", "theatrum", "AQU-032"),
        ("forum", "forum-1", "AQU-032"),
    ):
        state = Table().men(STEFAN, space).coins(STEFAN, 5, 5, 5).do(area).load()
        assert state.why_not("gold-down") == why
    assert Table().load().why_not("silver-up") == "AQU-013"


@pytest.mark.clause("AQU-038", "AQU-039")
def test_x04_pecunia_with_one_gold() -> None:
    state = Table().men(STEFAN, "pecunia").coins(STEFAN, gold=1).do("mercatus").load()
    assert state.options() == ["done", "gold-down"]
    play(state, "gold-down")
    assert coins(state, STEFAN) == (1, 1, 0)
    assert score(state, STEFAN) == 4
    assert state.options() == ["done", "gold-up", "silver-down"]
    play(state, "gold-up")
    assert coins(state, STEFAN) == (0, 0, 1)
    assert score(state, STEFAN) == 4
    lazy = Table().men(STEFAN, "pecunia").coins(STEFAN, gold=1).do("mercatus").load()
    play(lazy, "done")
    assert score(lazy, STEFAN) == 0


@pytest.mark.clause("AQU-039")
def test_the_four_exchanges_and_at_most_three() -> None:
    def after(key: str) -> tuple[int, int, int]:
        state = Table().men(STEFAN, "pecunia").coins(STEFAN, 4, 4, 4).do("mercatus").load()
        return coins(play(state, key), STEFAN)

    assert after("gold-down") == (5, 5, 3)
    assert after("silver-down") == (6, 3, 4)
    assert after("silver-up") == (2, 5, 4)
    assert after("gold-up") == (3, 3, 5)
    state = Table().men(STEFAN, "pecunia").coins(STEFAN, 6, 0, 0).do("mercatus").load()
    assert state.why_not("gold-down") == "AQU-039"
    play(state, "silver-up", "silver-up", "silver-up")
    assert coins(state, STEFAN) == (0, 3, 0)
    assert state.decision == "place"  # the action ended by itself after the third
    assert score(state, STEFAN) == 4


@pytest.mark.clause("AQU-040")
def test_equi_buys_the_open_card_for_a_bronze() -> None:
    table = Table().men(STEFAN, "equi-middle").men(LISA, "servi-bottom").do("mercatus")
    card = table.data["equi_open"]["equi-middle"]
    state = table.load()
    play(state, "buy")
    assert coins(state, STEFAN) == (1, 1, 1)
    assert seen(state, STEFAN)["equi_public"] == {card: 1}
    assert state.view(0)["equi_open"]["equi-middle"] is None  # until the end of the round
    assert state.view(0)["equi_deck"] == 14


@pytest.mark.clause("AQU-041")
def test_the_left_space_also_draws_a_card_unseen() -> None:
    table = Table().men(STEFAN, "equi-left").men(LISA, "servi-bottom").do("mercatus")
    top = table.data["equi_deck"][0]
    state = table.load()
    play(state, "buy")
    assert seen(state, STEFAN)["equi_secret"] == {top: 1}
    assert state.view(1)["players"][0]["equi_secret"] is None
    assert state.view(1)["players"][0]["equi_cards"] == 2
    assert state.view(0)["equi_deck"] == 13


@pytest.mark.clause("AQU-008", "AQU-007")
def test_x06_equi_left_without_bronze() -> None:
    table = Table().men(STEFAN, "equi-left").men(LISA, "servi-bottom").coins(STEFAN, silver=4, gold=4).do("mercatus")
    card = table.data["equi_open"]["equi-left"]
    state = table.load()
    assert asked(state) == ("servi-buy", LISA)  # nothing to choose: no other metal pays
    assert state.view(0)["equi_open"]["equi-left"] == card
    rich = Table().men(STEFAN, "equi-left").men(LISA, "servi-bottom").coins(STEFAN, bronze=1).do("mercatus").load()
    play(rich, "buy")
    assert seen(rich, STEFAN)["equi_cards"] == 2
    assert coins(rich, STEFAN) == (0, 0, 0)
    assert rich.view(0)["equi_open"]["equi-left"] is None


@pytest.mark.clause("AQU-042")
def test_servi_top_sells_one_for_bronze() -> None:
    state = Table().men(STEFAN, "servi-top").coins(STEFAN, 5, 5, 5).do("mercatus").load()
    assert state.options() == ["buy:0", "buy:1"]
    assert state.why_not("buy:2") == "AQU-042"
    play(state, "buy:1")
    assert coins(state, STEFAN) == (4, 5, 5)
    assert seen(state, STEFAN)["slave_cards"] == 1


@pytest.mark.clause("AQU-043")
def test_servi_middle_sells_two_for_silver() -> None:
    state = Table().men(STEFAN, "servi-middle").coins(STEFAN, 5, 5, 5).do("mercatus").load()
    assert state.options() == ["buy:0", "buy:1", "buy:2"]
    assert state.why_not("buy:3") == "AQU-043"
    play(state, "buy:2")
    assert coins(state, STEFAN) == (5, 3, 5)


@pytest.mark.clause("AQU-044")
def test_x05_servi_by_coins_and_limits() -> None:
    one = Table().men(STEFAN, "servi-middle").coins(STEFAN, silver=1).do("mercatus").load()
    assert one.options() == ["buy:0", "buy:1"]
    assert one.why_not("buy:2") == "AQU-008"
    three = Table().men(STEFAN, "servi-bottom").coins(STEFAN, gold=5).do("mercatus").load()
    assert three.options() == ["buy:0", "buy:1", "buy:2", "buy:3"]
    play(three, "buy:3")
    assert coins(three, STEFAN) == (0, 0, 2)
    assert seen(three, STEFAN)["slave_cards"] == 3


@pytest.mark.clause("AQU-045")
def test_nobody_has_to_buy() -> None:
    state = Table().men(STEFAN, "servi-bottom").men(LISA, "equi-right").coins(STEFAN, gold=3).do("mercatus").load()
    play(state, "decline", "buy:0")
    assert coins(state, STEFAN) == (0, 0, 3)
    assert seen(state, LISA)["equi_cards"] == 0


@pytest.mark.clause("AQU-046")
def test_slave_cards_come_from_the_top_and_are_hidden() -> None:
    table = Table().men(STEFAN, "servi-bottom").coins(STEFAN, gold=3).do("mercatus")
    top = sorted(table.data["slave_deck"][:3])
    state = play(table.load(), "buy:3")
    faces = seen(state, STEFAN)["slave_faces"]
    assert sorted(card for card, n in faces.items() for _ in range(n)) == top
    assert state.view(2)["players"][0]["slave_faces"] is None


@pytest.mark.clause("AQU-047")
def test_potentia_takes_the_blue_dice() -> None:
    table = Table().men(STEFAN, "potentia", "arena-a").men(LISA, "arena-b").hand(LISA, "slave-1").dice("sss", "sss")
    state = table.do("mercatus").load()
    assert asked(state) == ("arena-card", LISA)
    assert state.view(1)["blue_dice"] == {"holder": STEFAN, "left": 4}
    play(state, "done")
    assert asked(state) == ("arena-blue-dice", STEFAN)


@pytest.mark.clause("AQU-010")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    table = Table().men(STEFAN, "servi-bottom").coins(STEFAN, gold=3)
    deck = table.data["slave_deck"]
    table.set(slave_deck=deck[:1], slave_discard={kind: deck[1:].count(kind) for kind in ("slave-1", "slave-2")})
    state = play(table.do("mercatus").load(), "buy:3")
    assert state.view(0)["slave_deck"] == 19
    assert state.view(0)["slave_discard"] == {}
    assert seen(state, STEFAN)["slave_cards"] == 3
    equi = Table().men(STEFAN, "equi-left").do("mercatus")
    cards = equi.data["equi_deck"]
    equi.set(equi_deck=[], equi_discard={card: cards.count(card) for card in cards})
    bought = play(equi.load(), "buy")
    assert seen(bought, STEFAN)["equi_cards"] == 2


@pytest.mark.clause("AQU-134")
def test_nothing_is_drawn_when_no_card_is_left() -> None:
    table = Table().men(STEFAN, "servi-bottom").coins(STEFAN, gold=3)
    deck = table.data["slave_deck"]
    held = {kind: deck[2:].count(kind) for kind in ("slave-1", "slave-2")}
    table.player(LISA)["slave_cards"] = held
    state = table.set(slave_deck=deck[:2]).do("mercatus").load()
    assert state.options() == ["buy:0", "buy:1", "buy:2"]
    assert state.why_not("buy:3") == "AQU-134"
    fight = Table().men(STEFAN, "arena-a").men(LISA, "arena-b").dice("bbb", "sss")
    fight.player(LIVIA)["slave_cards"] = {"slave-1": 11, "slave-2": 11}
    done = fight.set(slave_deck=[]).do("arena").load()
    assert score(done, STEFAN) == 10  # points were the only prize left
    assert seen(done, LISA)["slave_cards"] == 0
    equi = Table().men(STEFAN, "equi-left").do("mercatus")
    cards = equi.data["equi_deck"]
    equi.player(LISA)["equi_secret"] = {card: cards.count(card) for card in cards}
    bought = play(equi.set(equi_deck=[]).load(), "buy")
    assert seen(bought, STEFAN)["equi_cards"] == 1
