"""Brown dice: customers and the consul."""

from typing import Any

import pytest

import tessera

from .table import cards, changed, play, seen, stall, table


def moved(key: str, die: str = "brown:3", **entries: Any) -> tessera.State:
    """Seat 0 takes the brown die and moves a figure; no stones are left, so nothing else is asked."""
    state = table(temple=[die], left=0, **entries)
    return play(state, f"die:temple:{die}", key)


@pytest.mark.clause("MAS-052", "MAS-053")
def test_one_figure_goes_exactly_the_pips_either_way() -> None:
    state = play(table(temple=["brown:3"], left=0), "die:temple:brown:3")
    assert sorted(state.options()) == sorted(
        [
            "move:consul:3",
            "move:consul:13",
            "move:pink:7",
            "move:pink:1",
            "move:orange:11",
            "move:orange:5",
            "move:violet:15",
            "move:violet:9",
        ]
    )
    assert state.why_not("move:pink:6") == "MAS-052"
    play(state, "move:consul:13")
    assert state.view()["figures"] == {"consul": 13, "pink": 4, "orange": 8, "violet": 12}


@pytest.mark.clause("MAS-053")
def test_half_the_ring_is_one_option_and_a_whole_lap_ends_where_it_began() -> None:
    eight = play(table(temple=["brown:6", "brown:2"], left=1), "die:temple:brown:6", "join:temple:brown:2")
    assert len(eight.options()) == 4
    lap = table(temple=["brown:6", "brown:6", "brown:4"], stalls={4: (0, "1P")}, left=2)
    play(lap, "die:temple:brown:6", "join:temple:brown:6", "join:temple:brown:4", "move:pink:4")
    assert seen(lap)["reputation"] == 2, "stopping on the start space is a normal stop"


@pytest.mark.clause("MAS-054")
def test_several_figures_may_share_a_space() -> None:
    state = moved("move:pink:8", die="brown:4")
    assert state.view()["figures"]["pink"] == state.view()["figures"]["orange"] == 8


@pytest.mark.clause("MAS-062", "MAS-065")
def test_a_customer_buys_all_goods_of_his_colour_from_the_stall_he_stops_at() -> None:
    state = moved("move:pink:7", stalls={7: (0, "3P 1O 2B"), 6: (0, "1P"), 8: (0, "1P")})
    assert stall(state, 7) == {"seat": 0, "orange": 1, "beige": 2}
    assert (stall(state, 6), stall(state, 8)) == ({"seat": 0, "pink": 1}, {"seat": 0, "pink": 1})
    assert state.view()["harbour"]["pink"] == 10


@pytest.mark.clause("MAS-063", "MAS-064", "MAS-068")
def test_money_by_the_temple_price_reputation_by_the_marker_before_it_rises() -> None:
    state = moved("move:pink:7", stalls={7: (0, "3P")}, prices={"temple": 3, "pink": 1}, markers={"pink": 2, "orange": 1})
    assert (seen(state)["money"], seen(state)["reputation"]) == (9, 6)
    assert state.view()["markers"] == {"pink": 3, "orange": 1, "violet": 2}
    top = moved("move:pink:7", stalls={7: (0, "1P")}, markers={"pink": 3})
    assert (seen(top)["reputation"], top.view()["markers"]["pink"]) == (3, 3), "never above 3"


@pytest.mark.clause("MAS-066", "MAS-067", "MAS-127", "MAS-020")
def test_without_his_colour_he_may_buy_the_beige_goods() -> None:
    entries: dict[str, Any] = {"stalls": {7: (0, "2O 3B")}, "prices": {"temple": 2}}
    sold = moved("move:pink:7", **entries)
    assert (sold.decision, sold.seat, sold.options()) == ("sell-beige", 0, ["no", "yes"])
    play(sold, "yes")
    assert (seen(sold)["money"], seen(sold)["reputation"]) == (6, 0)
    assert stall(sold, 7) == {"seat": 0, "orange": 2}, "all of them"
    assert (sold.view()["markers"]["pink"], sold.view()["harbour"]["beige"]) == (2, 10)
    kept = play(moved("move:pink:7", **entries), "no")
    assert (seen(kept)["money"], stall(kept, 7)) == (0, {"seat": 0, "orange": 2, "beige": 3})


@pytest.mark.clause("MAS-066")
def test_with_his_colour_there_the_beige_goods_are_not_for_sale() -> None:
    state = moved("move:pink:7", stalls={7: (0, "1P 3B")})
    assert (state.decision, state.seat) == ("turn", 1)
    assert stall(state, 7) == {"seat": 0, "beige": 3}


@pytest.mark.clause("MAS-127")
def test_an_edition_may_make_the_beige_sale_compulsory() -> None:
    text = changed("sell_beige_optional = true", "sell_beige_optional = false")
    state = moved("move:pink:7", stalls={7: (0, "2O 3B")}, edition=text)
    assert (state.seat, seen(state)["money"]) == (1, 6)


@pytest.mark.clause("MAS-069")
def test_at_an_empty_plot_or_anothers_stall_nothing_happens() -> None:
    state = moved("move:pink:7", stalls={7: (1, "2P 1B"), 2: (0, "1P")})
    assert stall(state, 7) == {"seat": 1, "pink": 2, "beige": 1}
    assert (seen(state)["money"], seen(state, 1)["money"], state.seat) == (0, 0, 1)
    empty = moved("move:pink:7", stalls={2: (0, "1P")}, money=9)
    assert (empty.decision, empty.seat, seen(empty)["money"]) == ("turn", 1, 9)


@pytest.mark.clause("MAS-070")
def test_building_is_voluntary_costs_5_and_needs_a_tile() -> None:
    state = moved("move:consul:3", money=6)
    assert (state.decision, state.options()) == ("build-stall", ["no", "yes"])
    play(state, "no")
    assert (stall(state, 3), seen(state)["money"], state.seat) == (None, 6, 1)
    poor = moved("move:consul:3", money=4)
    assert (poor.decision, poor.seat) == ("turn", 1), "not asked without the money"
    all_built = dict.fromkeys((1, 2, 5, 6, 9, 10), (0, ""))
    assert moved("move:consul:3", money=9, stalls=all_built).seat == 1, "not asked without a tile"


@pytest.mark.clause("MAS-071", "MAS-048", "MAS-129")
def test_goods_may_be_moved_to_the_new_stall_only() -> None:
    own = {1: (0, "2P 1B"), 9: (0, "1O"), 6: (1, "3V")}
    state = play(moved("move:consul:3", money=5, stalls=own), "yes")
    assert state.options() == ["done", "take:1:beige", "take:1:pink", "take:9:orange"]
    assert state.why_not("take:6:violet") == "MAS-071"
    play(state, "take:1:beige")
    assert state.options() == ["done", "take:9:orange"]
    assert state.why_not("take:1:pink") == "MAS-129"
    play(state, "take:9:orange")
    assert (state.decision, state.seat) == ("turn", 1), "nothing is left to move"
    assert stall(state, 3) == {"seat": 0, "orange": 1, "beige": 1}
    assert (stall(state, 1), stall(state, 9)) == ({"seat": 0, "pink": 2}, {"seat": 0})


@pytest.mark.clause("MAS-071", "MAS-018")
def test_moving_ends_when_the_new_stall_is_full() -> None:
    state = play(
        moved("move:consul:3", money=5, stalls={1: (0, "5P"), 9: (0, "5O")}), "yes", *["take:1:pink"] * 5, "take:9:orange"
    )
    assert (state.decision, state.seat) == ("turn", 1)
    assert stall(state, 3) == {"seat": 0, "pink": 5, "orange": 1}


@pytest.mark.clause("MAS-072")
def test_an_empty_stall_is_closed_and_its_tile_returns() -> None:
    state = moved("move:consul:3", stalls={3: (1, ""), 9: (1, "1P")})
    assert stall(state, 3) is None
    assert (state.view()["players"][1]["stalls"], state.view()["players"][1]["reserve"]) == (1, 5)
    assert (state.decision, state.seat) == ("turn", 1), "without money the mover is not asked to build"


@pytest.mark.clause("MAS-073")
def test_after_closing_the_mover_may_build_there() -> None:
    state = moved("move:consul:3", stalls={3: (1, ""), 9: (1, "1P")}, money=5)
    assert (state.decision, state.seat) == ("build-stall", 0)
    assert stall(play(state, "yes"), 3) == {"seat": 0}


@pytest.mark.clause("MAS-074")
def test_the_last_stall_is_never_closed_but_taxed_like_any_other() -> None:
    state = moved("move:consul:3", stalls={3: (0, "")}, money=9)
    assert (stall(state, 3), state.seat) == ({"seat": 0}, 1)
    taxed = moved("move:consul:3", stalls={3: (1, "1P")}, money={1: 1})
    assert (taxed.decision, taxed.seat) == ("pay-tax", 1)


@pytest.mark.clause("MAS-075", "MAS-076")
def test_the_owner_pays_1_per_good_or_gives_what_he_does_not_pay_for() -> None:
    state = moved("move:consul:3", stalls={3: (1, "2P 1O 1B"), 9: (1, "")}, money={1: 3})
    assert state.options() == ["give:beige", "give:orange", "give:pink"]
    assert state.why_not("pay") == "MAS-076"
    play(state, "give:orange")
    assert state.options() == ["give:beige", "pay"]
    assert state.why_not("give:pink") == "MAS-129"
    play(state, "pay")
    assert seen(state, 1)["money"] == 0
    assert stall(state, 3) == {"seat": 1, "pink": 2, "beige": 1}
    assert state.view()["harbour"]["orange"] == 12


@pytest.mark.clause("MAS-076", "MAS-129")
def test_a_later_colour_may_be_given_only_if_the_earlier_ones_can_be_paid() -> None:
    state = moved("move:consul:3", stalls={3: (1, "2P 2O"), 9: (1, "")}, money={1: 1})
    assert stall(state, 3) == {"seat": 1, "pink": 1, "orange": 2}, "two pink ones cannot be paid: one is given without a question"
    assert state.options() == ["give:orange", "give:pink"]
    assert state.why_not("give:violet") == "MAS-076"
    play(state, "give:orange")
    assert stall(state, 3) == {"seat": 1, "pink": 1}, "the other orange one had to follow"
    assert (seen(state, 1)["money"], state.decision) == (0, "turn"), "and the pink one is paid for"


@pytest.mark.clause("MAS-076", "MAS-077")
def test_without_money_all_goods_go_and_the_stall_stays() -> None:
    state = moved("move:consul:3", stalls={3: (1, "2P 1O"), 9: (1, "1V")})
    assert (state.decision, state.seat) == ("turn", 1), "nothing to choose: everything is given"
    assert stall(state, 3) == {"seat": 1}
    rich = moved("move:consul:3", stalls={3: (1, "1P 1O"), 9: (1, "")}, money={1: 9})
    play(rich, "give:pink", "give:orange")
    assert (stall(rich, 3), seen(rich, 1)["money"]) == ({"seat": 1}, 9), "he may also not want to pay"


@pytest.mark.clause("MAS-128")
def test_the_consul_treats_the_movers_own_stalls_like_all_others() -> None:
    closed = moved("move:consul:3", stalls={3: (0, ""), 9: (0, "1P")}, money=5)
    assert (closed.decision, stall(closed, 3)) == ("build-stall", None)
    taxed = moved("move:consul:3", stalls={3: (0, "1P")}, money=5)
    assert (taxed.decision, taxed.seat) == ("pay-tax", 0)
    shielded = moved("move:consul:3", stalls={3: (0, ""), 9: (0, "1P")}, hand=["pluto"])
    assert (shielded.decision, shielded.seat) == ("pluto", 0)
    assert stall(play(shielded, "yes"), 3) == {"seat": 0}
    spared = changed("consul_affects_mover_too = true", "consul_affects_mover_too = false")
    state = moved("move:consul:3", stalls={3: (0, "1P")}, money=5, edition=spared)
    assert (state.decision, state.seat) == ("turn", 1)


@pytest.mark.clause("MAS-094")
def test_pluto_against_closing_leaves_nothing_to_build() -> None:
    state = moved("move:consul:3", stalls={3: (1, ""), 9: (1, "1P")}, hands={1: ["pluto"]}, money=9)
    assert (state.decision, state.seat, state.view(0)["context"]["effect"]) == ("pluto", 1, "close")
    play(state, "yes")
    assert (stall(state, 3), cards(state, 1), state.decision) == ({"seat": 1}, [], "turn")


@pytest.mark.clause("MAS-094")
def test_pluto_declined_the_consul_goes_on() -> None:
    state = moved("move:consul:3", stalls={3: (1, ""), 9: (1, "1P")}, hands={1: ["pluto"]}, money=9)
    play(state, "no")
    assert (stall(state, 3), cards(state, 1), state.decision, state.seat) == (None, ["pluto"], "build-stall", 0)
    taxed = play(moved("move:consul:3", stalls={3: (1, "1P")}, hands={1: ["pluto"]}, money={1: 3}), "no")
    assert (taxed.decision, taxed.seat) == ("pay-tax", 1)


@pytest.mark.clause("MAS-094", "MAS-061")
def test_pluto_is_not_asked_for_without_an_effect_or_while_it_is_new() -> None:
    last = moved("move:consul:3", stalls={3: (1, "")}, hands={1: ["pluto"]})
    assert last.decision == "turn"
    new = moved("move:consul:3", stalls={3: (1, "1P")}, hands={1: [{"god": "pluto", "new": True}]}, money={1: 3})
    assert new.decision == "pay-tax"


@pytest.mark.clause("MAS-071", "MAS-129")
def test_why_a_good_cannot_be_moved() -> None:
    state = table(temple=["brown:3"], left=0, money=5, stalls={0: (0, "1P"), 9: (0, "2P 1V"), 5: (1, "1P")})
    play(state, "die:temple:brown:3", "move:consul:3", "yes")
    assert state.options() == ["done", "take:0:pink", "take:9:pink", "take:9:violet"]
    assert [state.why_not(key) for key in ("take:0:orange", "take:5:pink", "take:3:pink")] == ["MAS-071"] * 3
    play(state, "take:9:pink")
    assert state.why_not("take:0:pink") == "MAS-129"
