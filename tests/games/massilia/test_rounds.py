"""The course of a round: prices, dice, turns, passing, order."""

import random
from typing import Any

import pytest

import tessera

from .table import GAME, changed, heads, play, seen, table

ROLLED = ["beige:2", "brown:3", "black:2", "grey:6"]
KEEP: list[dict[str, Any]] = [{"do": "keep-dice", "seat": 0}, {"do": "turn-start", "seat": 1}]


def round_ends(**entries: Any) -> tessera.State:
    """Seat 0 is the last still in; passing ends the round."""
    players = {1: {"passed": True, "tile": 3, "supply": []}, 2: {"passed": True, "tile": 2, "supply": []}}
    for seat, edits in entries.pop("players", {}).items():
        players[seat] = players.get(seat, {}) | edits
    return table(**({"temple": ["brown:2", "grey:5"], "players": players} | entries))


@pytest.mark.clause("MAS-021", "MAS-081")
def test_seven_rounds() -> None:
    state, chance = GAME.start(2, seed=3), random.Random(3)
    rounds = []
    while not state.over:
        rounds.append(state.view()["round"])
        state.choose(chance.choice(state.options()))
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6, 7]
    assert rounds == sorted(rounds)
    last = round_ends(round=7)
    play(last, "pass")
    assert last.over
    assert last.why_not("pass") == "MAS-081"


@pytest.mark.clause("MAS-022")
def test_prices_do_not_move_in_round_1() -> None:
    state = GAME.start(3, seed=2)
    before = state.view()["prices"]
    while state.decision == "place-start-stall":
        state.choose(state.options()[0])
    assert (state.view()["round"], state.view()["prices"]) == (1, before)


@pytest.mark.clause("MAS-023", "MAS-041")
def test_price_tiles_move_round_and_the_round_marker_advances() -> None:
    state = round_ends(prices={"temple": 1, "violet": 2, "orange": 3, "pink": 2})
    assert state.view()["next_prices"] == {"temple": 2, "violet": 1, "orange": 2, "pink": 3}
    play(state, "pass")
    assert state.view()["prices"] == {"temple": 2, "violet": 1, "orange": 2, "pink": 3}
    assert state.view()["round"] == 3


@pytest.mark.clause("MAS-024")
def test_temple_dice_are_rolled_and_stay() -> None:
    shown = set()
    for seed in range(1, 40):
        state = round_ends(chance={"kind": "fast", "state": seed * 1_000_003}, temple=["brown:2", "grey:5"])
        play(state, "pass")
        temple = state.view()["temple"]
        assert [die["colour"] for die in temple][:2] == ["brown", "grey"]
        shown.add(temple[0]["value"])
    assert shown == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("MAS-025", "MAS-120")
def test_dice_behind_screens_are_rolled_in_the_order_of_the_track() -> None:
    screens = {seat: {"screen": {"brown": 1}, "money": 4} for seat in range(3)}
    state = round_ends(players=screens)
    play(state, "pass")
    order = state.view()["order"]
    assert order == [0, 2, 1]
    asked = []
    while state.decision == "keep-dice":
        asked.append(state.seat)
        assert [die["colour"] for die in state.view()["rolled"]] == ["brown"]
        play(state, "done")
    assert asked == order
    assert (state.decision, state.seat) == ("turn", 0), "phase III begins with the first on the track"


@pytest.mark.clause("MAS-026", "MAS-129")
def test_dice_are_kept_for_2_each_in_rising_order() -> None:
    state = table(money=5, rolled=ROLLED, agenda=KEEP)
    play(state, "keep:brown:3")
    assert seen(state)["money"] == 3
    assert state.options() == ["done", "keep:black:2", "keep:grey:6"]
    assert state.why_not("keep:beige:2") == "MAS-129"
    play(state, "keep:grey:6")
    assert (state.decision, state.seat) == ("turn", 1), "1 sesterce keeps nothing more"
    assert seen(state)["money"] == 1
    poor = table(money=1, hand=["mars"], rolled=ROLLED, agenda=KEEP)
    assert poor.why_not("keep:beige:2") == "MAS-026"
    assert poor.why_not("keep:beige:3") == "MAS-025"


@pytest.mark.clause("MAS-026")
def test_without_dice_behind_the_screen_nothing_is_asked() -> None:
    state = table(money=9, agenda=[{"do": "roll-dice", "seat": 0}, {"do": "turn-start", "seat": 1}])
    assert (state.decision, state.seat) == ("turn", 1)


@pytest.mark.clause("MAS-027")
def test_a_supply_is_for_its_owner_alone() -> None:
    state = table(temple=["brown:1"], supply=["grey:2"], players={1: {"supply": ["brown:4"]}})
    assert state.why_not("die:supply:brown:4") == "MAS-027"
    assert state.why_not("die:temple:brown:4") == "MAS-030"
    play(state, "die:temple:brown:1")
    assert state.why_not("join:supply:brown:4") == "MAS-027"
    assert "join:supply:grey:2" in state.options()


@pytest.mark.clause("MAS-028")
def test_dice_not_kept_go_to_the_temple_with_their_values() -> None:
    state = table(money=9, temple=["brown:1"], rolled=ROLLED, agenda=KEEP)
    play(state, "keep:black:2", "done")
    assert [(die["colour"], die["value"]) for die in state.view()["temple"]] == [
        ("beige", 2), ("brown", 1), ("brown", 3), ("grey", 6),
    ]  # fmt: skip
    assert "die:temple:brown:3" in state.options(), "open to all"


@pytest.mark.clause("MAS-029", "MAS-120")
def test_one_thing_a_turn_then_the_next_on_the_track() -> None:
    state = table(temple=["brown:1", "brown:2", "brown:3"], order=[2, 0, 1])
    assert heads(state) == {"die", "pass"}
    play(state, "die:temple:brown:1", "execute", "move:pink:5")
    assert (state.decision, state.seat) == ("turn", 1)
    play(state, "pass")
    assert (state.decision, state.seat) == ("turn", 2)
    assert state.why_not("execute") == "MAS-042"


@pytest.mark.clause("MAS-030")
def test_a_used_die_goes_behind_the_own_screen_wherever_it_came_from() -> None:
    state = table(temple=["brown:1"], supply=["brown:2"])
    assert sorted(state.options()) == ["die:supply:brown:2", "die:temple:brown:1", "pass"]
    play(state, "die:supply:brown:2", "execute", "move:pink:6")
    assert (seen(state)["supply"], seen(state)["screen"]["brown"]) == ([], 1)
    assert len(state.view()["temple"]) == 1


@pytest.mark.clause("MAS-036", "MAS-003")
def test_who_passes_takes_the_highest_tile_left_and_its_money() -> None:
    state = table(seats=4, temple=["brown:1"])
    play(state, "pass", "pass", "pass")
    assert [seen(state, seat)["tile"] for seat in range(4)] == [4, 3, 2, None]
    assert [seen(state, seat)["money"] for seat in range(4)] == [4, 3, 2, 0]
    assert state.view()["round_tiles"] == []


@pytest.mark.clause("MAS-037", "MAS-039")
def test_who_has_passed_is_out_until_all_have_passed() -> None:
    state = table(temple=["brown:1", "brown:2", "brown:3"], agenda=[{"do": "turn", "seat": 0}])
    play(state, "pass")
    asked = []
    while state.view()["round"] == 2:
        asked.append(state.seat)
        play(state, state.options()[0] if state.decision == "turn" else state.options()[-1])
    assert 0 not in asked
    assert {1, 2} <= set(asked)


@pytest.mark.clause("MAS-038", "MAS-040")
def test_the_last_to_pass_goes_first_then_by_rising_tiles() -> None:
    state = round_ends()
    play(state, "pass")
    assert (seen(state)["money"], state.view()["order"]) == (0, [0, 2, 1])
    four = table(
        seats=4,
        temple=["brown:2"],
        players={0: {"passed": True, "tile": 3}, 1: {"passed": True, "tile": 4}, 3: {"passed": True, "tile": 2}},
        agenda=[{"do": "turn", "seat": 2}],
    )
    play(four, "pass")
    assert four.view()["order"] == [2, 3, 0, 1]
    assert four.view()["round_tiles"] == [4, 3, 2], "the tiles are back"


@pytest.mark.clause("MAS-119")
def test_unused_supply_dice_go_home_and_temple_dice_stay() -> None:
    left = {1: {"supply": ["grey:4"]}, 2: {"supply": ["black:1", "black:2"]}}
    state = round_ends(temple=["brown:2"], players=left)
    events: list[tessera.Event] = []
    tessera.listen(state, events.append)
    play(state, "pass")
    rolled = {(event.seat, event.args["die"]) for event in events if event.kind == "rolled"}
    assert rolled == {(2, "die-black"), (1, "die-grey")}, "rolled again from behind their owners' screens"
    assert next(event.args["n"] for event in events if event.kind == "rolled-temple") == 1
    other = changed('unused_supply_dice_go_to = "screen"', 'unused_supply_dice_go_to = "temple"')
    players = {1: {"passed": True, "tile": 3, "supply": ["grey:4"]}, 2: {"passed": True, "tile": 2, "supply": []}}
    state = table(temple=["brown:2"], players=players, edition=other)
    play(state, "pass")
    assert [die["colour"] for die in state.view()["temple"]] == ["brown", "grey"]


@pytest.mark.clause("MAS-029")
def test_a_turn_with_nothing_but_passing_passes_by_itself() -> None:
    state = table(supply=[], temple=[], agenda=[{"do": "turn", "seat": 0}])
    assert (state.seat, seen(state)["passed"], seen(state)["money"]) == (1, True, 3)
