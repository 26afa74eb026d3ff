"""Phases 1 to 3: the forum, the base card, activation."""

import pytest

import tessera
from tessera import IllegalChoice

from .table import GAME, display, entry, play, player, space, stock, table

clause = pytest.mark.clause


def log(state: tessera.State, *keys: str) -> list[str]:
    events: list[tessera.Event] = []
    tessera.listen(state, events.append)
    play(state, *keys)
    return [f"{event.kind}-{event.seat}" for event in events]


@clause("GLO-015")
def test_five_phases_in_order() -> None:
    state = table(player("9f 9g 9p 1y", farm=[None]), player(), forum=["f01", None, None, None, None, None], top=("c01",))
    told = log(state, "farm", "buy:f01", "glory:0", "food:7", "move", "lose:farm")
    order = ["laid-0", "gained-0", "bought-0", "stepped-0", "ran-0", "lost-0", "revealed-1"]
    assert [kind for kind in told if kind in order] == order


@clause("GLO-016")
def test_the_top_building_must_enter_slot_5() -> None:
    state = table(player(), player(), forum=[None] * 6, top=("l09", "c05"), agenda="reveal")
    assert (entry(state, "forum")[0], entry(state, "pile")[0], state.decision) == ("l09", "c05", "lay-base")
    assert state.view(0)["turn"] == 1


@clause("GLO-019")
def test_whatever_is_discarded_goes_to_the_fire() -> None:
    forum = ["f01", "f02", "f03", "f04", "f05", "f06"]
    pushed = table(player(), player(), forum=forum, top=("c01",), agenda="reveal")
    discarded = play(table(player(city=["c14"], farm=["f10"]), player("1y"), active=1), "city", "use:c14")
    destroyed = table(player("1y", farm=["f07"]), player(), demand={"farm": 1}, goth=1, agenda=[{"do": "lose-card", "seat": 0}])
    walled = table(player("1y", farm=["w01"]), player(), demand={"farm": 1}, goth=1, agenda=[{"do": "lose-card", "seat": 0}])
    play(walled, "lose:farm:w01")
    assert [entry(state, "fire") for state in (pushed, discarded, destroyed, walled)] == [["f06"], ["f10"], ["f07"], ["w01"]]


@clause("GLO-020", "GLO-100")
def test_an_empty_pile_ends_the_game() -> None:
    fire = [b.id for b in GAME.book().edition.buildings]
    state = table(player(space=4), player("9f", space=4), pile=[], fire=fire, agenda="reveal")
    assert (state.over, entry(state, "end"), state.winners(), state.options()) == (True, "deck", [1], [])


@clause("GLO-021")
def test_a_building_lies_on_a_base_card() -> None:
    state = table(player("9f 9g", farm=[None]), player(), forum=["f01"] + [None] * 5, agenda="buy")
    play(state, "buy:f01", "food:2")
    assert display(state) == {"farm": ["f01"]}


@clause("GLO-022")
def test_a_base_card_must_be_laid() -> None:
    state = table(player(hand={"farm": 1, "legion": 2}), player())
    assert (state.decision, state.options()) == ("lay-base", ["farm", "legion"])
    assert state.why_not("city") == "GLO-022"
    with pytest.raises(IllegalChoice):
        state.choose("pass")
    play(state, "legion")
    assert (entry(state, "players")[0]["hand"]["legion"], display(state)["legion"]) == (1, [None])


@clause("GLO-023", "GLO-045")
@pytest.mark.parametrize(("type", "gained"), [("farm", "1f"), ("city", "3g"), ("legion", "1p")])
def test_the_laid_type_decides_what_acts(type: str, gained: str) -> None:
    state = play(table(player(farm=["f01"], city=["c01"], legion=["l01"]), player("1y"), active=0), type)
    own = {"farm": "f01", "city": "c01", "legion": "l01"}[type]
    assert (state.decision, state.options()) == ("activate", [f"base:{own}", f"use:{own}"])
    others = {"f01", "c01", "l01"} - {own}
    assert {state.why_not(f"use:{card}") for card in others} == {"GLO-045"}
    assert state.why_not("use:l15") == "GLO-025"


@clause("GLO-028")
def test_one_player_after_the_other_from_the_active_one() -> None:
    players = [player("1y", farm=["f01"]), player(farm=["f02", "f03"]), player(farm=["f05"])]
    state = play(table(*players, active=1), "farm")
    asked = []
    while state.decision in ("activate", "pick-resources"):
        asked.append(state.seat)
        state.choose(state.options()[-1])
    assert asked == [1, 1, 2, 2, 0]


@clause("GLO-029")
@pytest.mark.parametrize("keys", [("use:f02", "use:f06"), ("use:f06", "use:f02")])
def test_any_order(keys: tuple[str, str]) -> None:
    state = play(table(player("1f", farm=["f02", "f06"]), player("1y"), active=1), "farm", *keys)
    assert (stock(state), space(state)) == ("3f", 1)


@clause("GLO-027")
def test_each_stack_acts_once() -> None:
    state = play(table(player(farm=["f01", "f02", "f03"]), player("1y"), active=1), "farm", "use:f02")
    assert state.options() == ["base:f01", "base:f03", "use:f01", "use:f03"]
    assert (state.why_not("use:f02"), state.why_not("base:f02")) == ("GLO-027", "GLO-027")
    assert [c["acted"] for c in state.view(0)["players"][0]["display"]["farm"]] == [False, True, False]


@clause("GLO-031")
def test_the_supply_never_runs_out() -> None:
    state = play(table(player("70f", farm=["f02"]), player("100f 1y"), active=1), "farm", "use:f02")
    assert stock(state) == "73f"


@clause("GLO-114")
def test_free_resources_cannot_be_declined() -> None:
    state = play(table(player("1y", farm=[None, None, "f01"]), player()), "farm")
    assert (stock(state), state.options()) == ("3f 1y", ["base:f01", "use:f01"])


@clause("GLO-032")
def test_each_step_is_one_space() -> None:
    state = play(table(player("3f", space=5, farm=["f07"]), player("1y"), active=1), "farm", "use:f07")
    assert (space(state), stock(state)) == (7, "")


@clause("GLO-074", "GLO-046")
def test_red_buildings_are_not_activated_in_phase_3() -> None:
    state = play(table(player(farm=["b01", "w01", "f01"]), player("1y"), active=1), "farm")
    assert (stock(state), state.options()) == ("2f", ["base:f01", "use:f01"])
    assert {state.why_not(key) for key in ("use:b01", "use:w01", "base:w01")} == {"GLO-074"}


@clause("GLO-099", "GLO-121")
def test_nothing_pending_is_carried_out_after_africa() -> None:
    state = play(table(player("9g", space=36, city=["c07", "c02"]), player("1y"), active=1), "city", "use:c07")
    play(state, "times:4")
    assert (state.over, space(state), stock(state)) == (True, 38, "5g")  # two exchanges paid, two never made
    assert {state.why_not(key) for key in ("farm", "use:c02", "pass", "move")} == {"GLO-121"}
