"""The prefect, the Praefectus Magnus, specialists."""

import pytest

from .table import goods, money, play, seen, table

ITALIA = {"aquileia": "cloth", "novaria": "brick", "syracusae": "food"}


@pytest.mark.clause("CON-038")
def test_produce_or_cash_or_neither() -> None:
    state = play(table(coins=["asia"]), "play:prefect")
    keys = state.options()
    assert keys[:2] == ["cash", "decline"]
    assert len(keys) == 2 + 11
    play(state, "decline")
    assert state.seat == 1
    assert state.position()["coins"]["asia"] == "coins"


@pytest.mark.clause("CON-039")
def test_only_provinces_whose_marker_shows_goods() -> None:
    state = play(table(coins=["italia", "asia"]), "play:prefect")
    assert "produce:italia" not in state.options()
    assert state.why_not("produce:italia") == "CON-039"
    assert "produce:syria" in state.options()


@pytest.mark.clause("CON-040", "CON-042")
def test_the_marker_good_and_its_coin_side() -> None:
    state = play(table(tiles=ITALIA), "play:prefect", "produce:italia")
    assert goods(state) == "1c"
    assert all(goods(state, seat) == "" for seat in (1, 2, 3))
    assert state.position()["coins"]["italia"] == "coins"


@pytest.mark.clause("CON-041")
def test_all_houses_of_all_players_produce() -> None:
    state = table(tiles=ITALIA, p0={"houses": ["novaria"]}, p1={"houses": ["novaria", "aquileia"]}, p2={"houses": ["massilia"]})
    play(state, "play:prefect", "produce:italia")
    assert [goods(state, seat) for seat in range(4)] == ["1b 1c", "1b 1c", "", ""]


@pytest.mark.clause("CON-041")
def test_storing_goes_round_from_the_actor() -> None:
    both = {"houses": ["novaria", "syracusae"], "goods": "7w"}
    state = table(tiles=ITALIA, turn=1, p1=both, p2=both, p0=both)
    play(state, "play:prefect", "produce:italia")
    asked = []
    while state.decision == "accept-good":
        asked.append(state.seat)
        play(state, "take:food")
    assert asked == [1, 2, 0]


@pytest.mark.clause("CON-043", "CON-044")
def test_cash_for_all_visible_coins() -> None:
    state = table(tiles=ITALIA, coins=["italia", "asia", "syria"])
    shown = {p["id"]: p["marker"]["coins"] for p in state.view()["provinces"]}
    assert shown["italia"] == 1  # cloth
    play(state, "play:prefect", "cash")
    assert money(state) == shown["italia"] + shown["asia"] + shown["syria"]
    assert set(state.position()["coins"].values()) == {"goods"}
    none = play(table(), "play:prefect")
    assert "cash" not in none.options()
    assert none.why_not("cash") == "CON-043"


@pytest.mark.clause("CON-097", "CON-099", "CON-100")
def test_the_praefectus_magnus_doubles_the_marker_and_goes_right() -> None:
    state = table(tiles=ITALIA, magnus=0, p0={"houses": ["novaria"]})
    play(state, "play:prefect")
    assert state.view()["context"]["marker_goods"] == 2
    play(state, "produce:italia")
    assert goods(state) == "1b 2c"
    assert state.position()["magnus"] == 3


@pytest.mark.clause("CON-097")
def test_others_get_one_good_of_the_marker() -> None:
    state = play(table(tiles=ITALIA, magnus=2), "play:prefect", "produce:italia")
    assert goods(state) == "1c"
    assert state.position()["magnus"] == 2


@pytest.mark.clause("CON-098")
@pytest.mark.parametrize("way", ["diplomat", "magister", "dual"])
def test_the_praefectus_magnus_through_other_cards(way: str) -> None:
    hand = ["p-diplomat", "p-magister", "I-dual"]
    own = {"pile": ["p-prefect-1"]} if way == "magister" else {}
    state = table(tiles=ITALIA, magnus=0, p0={"hand": hand} | own, p1={"pile": ["p-prefect-1"]}, display=[])
    keys = {
        "diplomat": ["play:diplomat", "copy:1"],
        "magister": ["play:magister"],
        "dual": ["play:prefect-architect", "role:prefect"],
    }
    play(state, *keys[way], "produce:italia")
    assert goods(state) == "2c"
    assert state.position()["magnus"] == 3


@pytest.mark.clause("CON-101")
def test_cash_is_neither_doubled_nor_passes_the_praefectus_magnus_on() -> None:
    state = table(tiles=ITALIA, magnus=0, coins=["italia"])
    play(state, "play:prefect", "cash")
    assert money(state) == 1
    assert state.position()["magnus"] == 0


@pytest.mark.clause("CON-102")
def test_in_a_team_only_the_holder_gets_two() -> None:
    state = table(opts={"teams": True}, tiles=ITALIA, magnus=2, p2={"hand": ["p-diplomat"]})
    play(state, "play:prefect", "produce:italia")
    assert goods(state) == "1c"
    assert state.position()["magnus"] == 2
    assert state.seat == 2
    marker = next(p["marker"]["good"] for p in state.view()["provinces"] if p["id"] == "asia")
    play(state, "produce:asia")
    assert seen(state, 2)["goods"][marker] == 2
    assert state.position()["magnus"] == 1


@pytest.mark.clause("CON-068", "CON-069")
@pytest.mark.parametrize(
    ("card", "good", "letter"),
    [
        ("II-mason", "brick", "b"),
        ("I-farmer", "food", "f"),
        ("I-smith", "tool", "t"),
        ("II-vintner", "wine", "w"),
        ("II-weaver", "cloth", "c"),
    ],
)
def test_specialists(card: str, good: str, letter: str) -> None:
    tiles = dict.fromkeys(("novaria", "massilia", "petra"), good) | {"sinope": "brick" if good != "brick" else "wine"}
    own = {"hand": [card], "houses": ["novaria", "petra", "sinope"]}
    state = table(tiles=tiles, p0=own, p1={"houses": ["novaria", "massilia"]}, display=[])
    play(state, f"play:{card.partition('-')[2]}")
    assert goods(state) == f"2{letter}"
    assert goods(state, 1) == ""
    assert state.position()["coins"]["italia"] == "goods"


@pytest.mark.clause("CON-070")
def test_specialist_goods_need_space() -> None:
    tiles = {"novaria": "wine", "massilia": "wine", "petra": "wine"}
    own = {"hand": ["II-vintner"], "houses": ["novaria", "petra", "massilia"], "goods": "6b"}
    state = play(table(tiles=tiles, p0=own, display=[]), "play:vintner")
    assert goods(state) == "6b 2w"
