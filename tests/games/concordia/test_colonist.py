"""The colonist card."""

import pytest

from .table import goods, money, play, player, table

CARD = {"hand": ["I-colonist"]}


@pytest.mark.clause("CON-062")
def test_either_money_or_colonists() -> None:
    state = play(table(p0=CARD | {"goods": "1f 1t"}, display=[]), "play:colonist")
    assert state.options() == ["cash", "settle"]
    settled = play(state.clone(), "settle")
    assert "stop" not in settled.options()
    assert settled.why_not("stop") == "CON-062"
    play(state, "cash")
    assert (goods(state), state.seat) == ("1f 1t", 1)
    poor = play(table(p0=CARD | {"goods": "1f"}, display=[]), "play:colonist")
    assert (poor.seat, money(poor)) == (1, 7)  # cash is all that is left


@pytest.mark.clause("CON-063")
def test_each_costs_food_and_tool() -> None:
    state = play(table(p0=CARD | {"goods": "2f 2t"}, display=[]), "play:colonist", "settle", "place:land:roma")
    assert goods(state) == "1f 1t"
    play(state, "place:land:roma")
    assert goods(state) == ""
    assert state.seat == 1
    assert player(state)["land"] == ["roma"] * 3


@pytest.mark.clause("CON-064", "CON-066")
def test_in_the_capital_and_beside_own_houses_with_a_way_of_its_kind() -> None:
    own = CARD | {"goods": "1f 1t", "houses": ["novaria", "massilia"]}
    state = play(table(p0=own, p1={"houses": ["petra"]}, display=[]), "play:colonist", "settle")
    assert state.options() == [
        "place:land:massilia",
        "place:land:novaria",
        "place:land:roma",
        "place:sea:massilia",
        "place:sea:roma",
    ]
    assert state.why_not("place:sea:novaria") == "CON-066"
    assert state.why_not("place:land:petra") == "CON-064"


@pytest.mark.clause("CON-065")
def test_several_also_in_one_city() -> None:
    own = CARD | {"goods": "3f 3t", "houses": ["massilia"]}
    state = play(
        table(p0=own, display=[]), "play:colonist", "settle", "place:sea:massilia", "place:sea:massilia", "place:land:massilia"
    )
    assert player(state)["sea"] == ["massilia", "massilia", "roma"]
    assert player(state)["land"] == ["massilia", "roma"]


@pytest.mark.clause("CON-065", "CON-113")
def test_stop_from_the_second_on_and_no_more_than_three_of_a_kind() -> None:
    own = CARD | {"goods": "3f 3t", "sea": ["roma", "roma", "s-massilia-roma"]}
    state = play(table(p0=own, display=[]), "play:colonist", "settle")
    assert player(state)["land"] == ["roma", "roma"]  # the only placement, taken at once
    assert state.options() == ["place:land:roma", "stop"]
    assert state.why_not("place:sea:roma") == "CON-113"
    play(state, "stop")
    assert goods(state) == "2f 2t"


@pytest.mark.clause("CON-067")
@pytest.mark.parametrize(("land", "paid"), [([], 6), (["roma"], 7), (["roma", "l-novaria-roma"], 8)])
def test_money_for_colonists_on_the_board(land: list[str], paid: int) -> None:
    assert money(play(table(p0=CARD | {"land": land}, display=[]), "play:colonist")) == paid
