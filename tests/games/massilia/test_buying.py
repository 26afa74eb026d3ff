"""Beige dice: buying goods."""

import pytest

from .table import changed, play, seen, stall, table


@pytest.mark.clause("MAS-043")
def test_exactly_as_many_goods_as_pips() -> None:
    state = table(temple=["beige:3"], left=0, money=20, stalls={5: (0, "")})
    play(state, "die:temple:beige:3", "buy:orange", "beige:1")
    assert stall(state, 5) == {"seat": 0, "orange": 2, "beige": 1}
    assert state.view()["harbour"] == {"pink": 12, "orange": 10, "violet": 12, "beige": 9}


@pytest.mark.clause("MAS-044", "MAS-050")
def test_each_colour_has_its_tile_and_beige_costs_1() -> None:
    prices = {"pink": 3, "orange": 1, "violet": 2}
    for good, cost in (("pink", 2 * 3 + 1), ("orange", 2 * 1 + 1), ("violet", 2 * 2 + 1)):
        state = table(temple=["beige:3"], left=0, money=20, prices=prices, stalls={5: (0, "")})
        play(state, "die:temple:beige:3", f"buy:{good}", "beige:1")
        assert seen(state)["money"] == 20 - cost


@pytest.mark.clause("MAS-045", "MAS-020")
def test_beige_goods_may_replace_all_but_one() -> None:
    state = table(temple=["beige:4"], left=0, money=20, stalls={5: (0, "")})
    play(state, "die:temple:beige:4", "buy:pink")
    assert state.options() == ["beige:0", "beige:1", "beige:2", "beige:3"]
    assert state.why_not("beige:4") == "MAS-045"
    assert state.view(0)["context"]["costs"] == {"0": 8, "1": 7, "2": 6, "3": 5}


@pytest.mark.clause("MAS-046", "MAS-129")
def test_goods_are_spread_over_own_stalls_in_rising_order() -> None:
    state = table(temple=["beige:4"], left=0, money=20, stalls={2: (0, "3P"), 6: (1, ""), 9: (0, "4O"), 14: (0, "5O")})
    play(state, "die:temple:beige:4", "buy:violet", "beige:0")
    assert state.options() == ["place:2:1", "place:2:2", "place:2:3"]
    assert state.why_not("place:6:1") == "MAS-046"
    assert state.why_not("place:2:4") == "MAS-018"
    assert state.why_not("place:9:2") == "MAS-047", "2 there and 1 behind it are too few for 4"
    play(state, "place:2:2")
    assert state.options() == ["place:9:1", "place:9:2"]
    assert state.why_not("place:2:1") == "MAS-129"
    play(state, "place:9:1")
    assert [stall(state, plot) for plot in (2, 9, 14)] == [
        {"seat": 0, "pink": 3, "violet": 2},
        {"seat": 0, "orange": 4, "violet": 1},
        {"seat": 0, "orange": 5, "violet": 1},
    ]


@pytest.mark.clause("MAS-046")
def test_the_coloured_lot_comes_first_then_the_beige_one() -> None:
    state = table(temple=["beige:4"], left=0, money=20, stalls={2: (0, ""), 9: (0, "")})
    play(state, "die:temple:beige:4", "buy:violet", "beige:2")
    assert state.view(0)["context"] == {"good": "violet", "left": 2}
    play(state, "place:9:2")
    assert state.view(0)["context"] == {"good": "beige", "left": 2}
    play(state, "place:2:1")
    assert (stall(state, 2), stall(state, 9)) == ({"seat": 0, "beige": 1}, {"seat": 0, "violet": 2, "beige": 1})


@pytest.mark.clause("MAS-018")
def test_a_stall_takes_any_mix_but_at_most_six() -> None:
    state = table(temple=["beige:2"], left=0, money=20, stalls={2: (0, "2P 1O 1B"), 9: (0, "6O")})
    play(state, "die:temple:beige:2", "buy:violet", "beige:0")
    assert stall(state, 2) == {"seat": 0, "pink": 2, "orange": 1, "beige": 1, "violet": 2}
    full = table(temple=["beige:1"], left=0, money=20, stalls={2: (0, "6P")}, supply=["brown:1"])
    assert "die:temple:beige:1" not in full.options()


@pytest.mark.clause("MAS-047")
def test_not_allowed_if_it_cannot_be_paid_placed_or_is_not_there() -> None:
    def offered(**entries: object) -> bool:
        whole = {"temple": ["beige:4"], "left": 0, "money": 20, "stalls": {2: (0, "")}, "supply": ["brown:1"]} | entries
        return "die:temple:beige:4" in table(**whole).options()  # type: ignore[arg-type]

    assert offered()
    assert offered(money=5), "one coloured good for 2 and three beige ones"
    assert not offered(money=4)
    assert not offered(stalls={2: (0, "3P")})
    assert offered(harbour={"pink": 1, "orange": 0, "violet": 0, "beige": 3})
    assert not offered(harbour={"pink": 1, "orange": 0, "violet": 0, "beige": 2})
    assert not offered(harbour={"pink": 0, "orange": 0, "violet": 0, "beige": 10})


@pytest.mark.clause("MAS-047")
def test_only_colours_with_a_fitting_split_are_offered() -> None:
    state = table(
        temple=["beige:4"], left=0, money=9, stalls={2: (0, "")}, harbour={"pink": 4, "orange": 1, "violet": 0, "beige": 2}
    )
    play(state, "die:temple:beige:4")
    assert state.decision == "buy-split", "pink alone fits: nothing is asked"
    assert state.options() == ["beige:0", "beige:1", "beige:2"]
    assert state.why_not("beige:3") == "MAS-047"


@pytest.mark.clause("MAS-048")
def test_delivered_goods_stay_where_they_are() -> None:
    state = table(temple=["brown:1", "beige:1"], money=20, stalls={2: (0, "2P"), 9: (0, "")})
    seen_heads = set()
    for key in ("die:temple:brown:1", "execute"):
        play(state, key)
        seen_heads |= {option.split(":")[0] for option in state.options()}
    assert "take" not in seen_heads
    assert state.why_not("take:2:pink") == "MAS-071"


@pytest.mark.clause("MAS-049")
def test_the_marker_falls_one_step_and_never_below_1() -> None:
    for before, after in ((3, 2), (2, 1), (1, 1)):
        state = table(temple=["beige:5"], left=0, money=20, markers={"pink": before}, stalls={2: (0, "")})
        play(state, "die:temple:beige:5", "buy:pink", "beige:4")
        assert state.view()["markers"] == {"pink": after, "orange": 2, "violet": 2}


@pytest.mark.clause("MAS-044")
def test_numbers_come_from_the_edition() -> None:
    dearer = changed("fixed_price = 1 ", "fixed_price = 2 ")
    state = table(temple=["beige:2"], left=0, money=20, prices={"pink": 3}, stalls={5: (0, "")}, edition=dearer)
    play(state, "die:temple:beige:2", "buy:pink", "beige:1")
    assert seen(state)["money"] == 15


@pytest.mark.clause("MAS-047", "MAS-046", "MAS-043")
def test_why_a_colour_or_a_plot_is_not_possible() -> None:
    stalls = {1: (0, ""), 9: (0, ""), 14: (0, "")}
    state = table(
        temple=["beige:3"], left=0, money=4, stalls=stalls, prices={"pink": 1, "orange": 3, "violet": 1}, harbour={"beige": 0}
    )
    play(state, "die:temple:beige:3")
    assert state.options() == ["buy:pink", "buy:violet"]
    assert state.why_not("buy:orange") == "MAS-047"
    play(state, "buy:pink")
    assert state.decision == "place-goods"
    assert [state.why_not(f"place:{plot}:1") for plot in (0, 2, 15)] == ["MAS-046"] * 3
    assert state.why_not("place:1:4") == "MAS-043"
    play(state, "place:1:1")
    assert state.why_not("place:1:1") == "MAS-129"
