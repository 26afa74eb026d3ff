"""Senator and consul, the display and its prices."""

import pytest

from .table import goods, play, player, seen, table

ROW = ["I-mercator", "I-colonist", "I-architect", "I-farmer", "II-prefect", "I-smith", "II-consul"]


@pytest.mark.clause("CON-072")
def test_up_to_two_cards_into_the_hand() -> None:
    state = table(p0={"goods": "3w 2f 1t"}, display=ROW)
    play(state, "play:senator", "card:1")
    assert (state.decision, state.seat) == ("buy-card", 0)
    play(state, "card:2", "pay:wine")
    assert {"I-mercator", "I-colonist"} <= set(player(state)["hand"])
    assert state.seat == 1
    none = play(table(p0={"goods": "1w"}, display=ROW), "play:senator", "stop")
    assert none.seat == 1


@pytest.mark.clause("CON-073")
def test_price_of_card_and_space() -> None:
    state = table(p0={"goods": "1b 1f"}, display=[*ROW[:3], "I-farmer", "II-colonist", "I-smith", "II-prefect"])
    state = play(state, "play:senator")
    assert state.options() == ["card:2", "stop"]
    assert [state.why_not(f"card:{space}") for space in (1, 4, 5, 6, 7)] == ["CON-073"] * 5
    rich = play(table(p0={"goods": "1b 1f 1c"}, display=[*ROW[:3], "I-farmer", None, None, None]), "play:senator", "card:4")
    assert goods(rich) == ""
    last = play(table(p0={"goods": "1w 2c"}, display=[None] * 6 + ["II-prefect"]), "play:senator", "card:7")
    assert goods(last) == ""


@pytest.mark.clause("CON-074")
def test_a_question_mark_is_any_good() -> None:
    state = play(table(p0={"goods": "2f 1w 1c"}, display=[None, "I-colonist"]), "play:senator", "card:2")
    assert state.decision == "pay-any"
    assert state.options() == ["pay:cloth", "pay:food", "pay:wine"]
    assert state.why_not("pay:brick") == "CON-074"
    play(state, "pay:cloth")
    assert goods(state) == "1f 1w"
    poor = play(table(p0={"goods": "1f"}, display=["II-colonist", "I-colonist"]), "play:senator")
    assert poor.options() == ["card:1", "stop"]
    assert poor.why_not("card:2") == "CON-074"


@pytest.mark.clause("CON-075")
def test_the_display_closes_up_after_all_purchases() -> None:
    state = table(p0={"goods": "2w 2f"}, display=ROW, deck=["III-consul", "IV-colonist", "IV-prefect"])
    play(state, "play:senator", "card:1")
    assert state.position()["display"] == [None, *ROW[1:]]
    assert state.why_not("card:1") == "CON-075"
    play(state, "card:2", "pay:food")
    assert state.position()["display"] == [*ROW[2:], "III-consul", "IV-colonist"]
    assert state.position()["deck"] == ["IV-prefect"]
    short = table(p0={"goods": "1w"}, display=ROW, deck=[])
    play(short, "play:senator", "card:1")
    assert short.position()["display"] == [*ROW[1:], None]


@pytest.mark.clause("CON-078", "CON-079")
def test_the_consul_buys_one_card_without_extra_price() -> None:
    state = table(p0={"goods": "1b 1t 1f", "hand": ["III-consul"]}, display=ROW)
    play(state, "play:consul")
    assert state.options() == ["card:2", "card:3", "card:4", "card:6", "stop"]
    assert state.why_not("card:1") == "CON-079"
    play(state, "card:6")
    assert goods(state) == "1f"
    assert state.seat == 1


@pytest.mark.clause("CON-080")
def test_after_the_consul_the_display_closes_up() -> None:
    state = table(p0={"goods": "1f", "hand": ["III-consul"]}, display=ROW, deck=["IV-prefect"])
    play(state, "play:consul", "card:2")
    assert state.position()["display"] == [ROW[0], *ROW[2:], "IV-prefect"]


@pytest.mark.clause("CON-071")
def test_the_senator_is_a_single_card() -> None:
    state = table(p0={"goods": "1w"}, display=ROW)
    assert "play:senator" in state.options()
    assert table(opts={"teams": True}).why_not("play:senator") == "CON-071"


@pytest.mark.clause("CON-116")
def test_wine_side_prices() -> None:
    row = [None, None, None, "I-colonist", None, None, "II-colonist"]
    state = table(opts={"display": "wine"}, p0={"goods": "2f 2w 1c"}, display=row)
    play(state, "play:senator", "card:4", "card:7")
    assert goods(state) == ""
    assert seen(state)["hand_size"] == 9


def test_a_bought_card_can_be_played_next_turn() -> None:
    state = table(2, p0={"goods": "1w"}, display=ROW)
    play(state, "play:senator", "card:1", "play:prefect", "decline")
    assert "play:mercator-5" in state.options()
