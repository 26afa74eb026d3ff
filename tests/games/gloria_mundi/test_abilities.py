"""The symbols: every ability of the house set, and the whole grammar with other editions."""

import pytest

from .table import GAME, display, edited, entry, play, player, space, stock, table, with_ability

clause = pytest.mark.clause
TYPE = {"f": "farm", "c": "city", "l": "legion"}


def used(card: str, before: str, edition=None, **more):
    """Seat 0 has the card and this stock; seat 1 lays its type; the card is used."""
    me = player(before, **({TYPE[card[0]]: [card]} | more))
    state = play(table(me, player("1y"), active=1, edition=edition), TYPE[card[0]])
    return play(state, f"use:{card}") if f"use:{card}" in state.options() else state


@clause("GLO-092", "GLO-081")
@pytest.mark.parametrize(
    ("card", "before", "after", "steps"),
    [
        ("f01", "", "2f", 0),
        ("f02", "", "3f", 0),
        ("f03", "", "1f 1g", 0),
        ("f04", "", "1f", 1),
        ("f06", "2f", "1f", 1),
        ("f07", "3f", "", 2),
        ("f08", "2f", "3p", 0),
        ("f10", "", "1f", 0),
        ("f14", "8f", "8f", 1),
        ("f15", "", "1f 1y", 0),
        ("c01", "", "2g", 0),
        ("c02", "", "3g", 0),
        ("c03", "", "1g 1p", 0),
        ("c04", "", "1y", 0),
        ("c05", "", "1g", 0),
        ("c06", "1g", "", 1),
        ("c08", "1g", "3f", 0),
        ("c10", "", "1g", 0),
        ("c15", "", "1g 1y", 0),
        ("l01", "", "2p", 0),
        ("l02", "", "3p", 0),
        ("l03", "", "1f 1p", 0),
        ("l04", "", "1y", 0),
        ("l06", "1p", "", 1),
        ("l07", "1f 1p", "", 2),
        ("l08", "2p", "2f 2g", 0),
        ("l10", "", "1p", 0),
        ("l13", "1g 1p", "2y", 0),
        ("l15", "", "1p 1y", 0),
    ],
)
def test_what_each_building_gives(card: str, before: str, after: str, steps: int) -> None:
    state = used(card, before)
    assert (stock(state), space(state)) == (after, steps)


@clause("GLO-085")
@pytest.mark.parametrize(
    ("card", "before", "after", "steps"),
    [("f09", "2f", "2g", 0), ("f13", "4f", "2y", 0), ("c07", "4g", "", 2), ("c09", "2g", "2p", 0), ("l09", "2p", "2f", 0)],
)
def test_x_repeats(card: str, before: str, after: str, steps: int) -> None:
    state = used(card, before)
    assert (state.decision, state.options()) == ("repeat-count", ["times:1", "times:2"])
    assert state.why_not("times:3") == "GLO-081"
    play(state, "times:2")
    assert (stock(state), space(state)) == (after, steps)


@clause("GLO-084")
def test_without_x_once() -> None:
    state = used("f06", "5f")
    assert (stock(state), space(state), state.decision) == ("4f", 1, "tribute")


@clause("GLO-082", "GLO-083")
@pytest.mark.parametrize("card", ["f05", "l05"])
def test_two_basic_of_choice(card: str) -> None:
    state = used(card, "")
    assert state.options() == ["pick:1f-1g", "pick:1f-1p", "pick:1g-1p", "pick:2f", "pick:2g", "pick:2p"]
    assert state.why_not("pick:3f") == "GLO-083"
    assert stock(play(state, "pick:1g-1p")) == "1g 1p"


@clause("GLO-115")
def test_glory_is_no_joker_for_an_exchange() -> None:
    state = play(table(player("5y", farm=["f06", "f01"]), player("1y"), active=1), "farm")
    assert state.options() == ["base:f01", "base:f06", "use:f01"]
    assert state.why_not("use:f06") == "GLO-115"
    for glory, why in (("1y", "GLO-081"), ("1p 1y", "GLO-115"), ("2y", "GLO-115")):  # two pieces of peace are asked for
        peace = play(table(player(glory, legion=["l08", "l01"]), player("1y"), active=1), "legion")
        assert peace.why_not("use:l08") == why


@clause("GLO-081")
def test_what_cannot_be_given_cannot_be_exchanged() -> None:
    state = play(table(player("1p", legion=["l08", "l01"]), player("1y"), active=1), "legion")
    assert state.why_not("use:l08") == "GLO-081"
    play(state, "use:l01")  # now the peace is there
    assert "use:l08" in state.options()


@clause("GLO-087", "GLO-088")
@pytest.mark.parametrize(("card", "why"), [("l14", "GLO-087"), ("c14", "GLO-088")])
def test_only_another_building_can_be_discarded(card: str, why: str) -> None:
    alone = play(table(player(**{TYPE[card[0]]: [card]}), player("1y"), active=1), TYPE[card[0]])
    assert alone.decision == "tribute"  # nothing to discard: the base, unasked
    both = used(card, "", farm=["f01"], legion=["l14", "w05"] if card == "l14" else ["w05"])
    assert both.decision == "discard-building"
    assert both.why_not(f"discard:{card}") == why
    assert both.options() == ["discard:f01", "discard:w05"]  # red ones too


@clause("GLO-125")
def test_a_building_without_steps_can_be_discarded_for_steps() -> None:
    state = used("l14", "", farm=["f07"])
    assert (space(state), display(state)["farm"], entry(state, "fire")) == (0, [None], ["f07"])
    strict = edited(("discard_for_zero_steps = true", "discard_for_zero_steps = false"))
    assert display(used("l14", "", farm=["f07"], edition=strict))["farm"] == ["f07"]


@clause("GLO-122")
def test_a_discarded_lock_or_red_card_frees_a_base_that_has_acted() -> None:
    state = play(table(player(city=["c14", "c11", "b01"]), player("1y"), active=1), "city", "none")
    assert stock(state) == "2g"  # the bases below the lock and the builder
    play(state, "use:c14", "discard:b01")
    assert stock(state) == "3f 3g"  # its price, and no base gold any more


@clause("GLO-128")
def test_an_exchange_is_repeated_200_times_at_most() -> None:
    state = used("f09", "300f")
    assert (len(state.options()), "times:200" in state.options()) == (200, True)


@clause("GLO-093")
def test_own_counts_itself_and_everything() -> None:
    state = used("c05", "", farm=["f01", "w01", None], city=["c05", "c09"])
    assert stock(state).startswith("4g")
    none = edited(("own_counts_self = true", "own_counts_self = false"))
    assert stock(used("f10", "", edition=none, farm=["f10", None, None])) == "4f"  # two bare, two others counted


@clause("GLO-095")
def test_a_lock_needs_another_card_of_its_type() -> None:
    state = play(table(player(legion=["l11"], farm=[None]), player("1y"), active=1), "legion")
    assert (stock(state), state.decision) == ("1p", "tribute")
    itself = edited(("lock_counts_self = false", "lock_counts_self = true"))
    more = play(table(player(legion=["l11", None]), player("1y"), active=1, edition=itself), "legion", "lock:l11")
    assert stock(more) == "2y"


@clause("GLO-094", "GLO-096")
@pytest.mark.parametrize(("card", "goth", "holds"), [("f12", 1, True), ("f12", 2, False), ("l12", 14, True), ("l12", 0, False)])
def test_the_goth_as_condition(card: str, goth: int, holds: bool) -> None:
    state = play(
        table(player("1y", **{TYPE[card[0]]: [card, "w01" if card == "f12" else None]}), player(), goth=goth), TYPE[card[0]]
    )
    assert (f"use:{card}" in state.options()) == holds
    if holds:
        assert space(play(state, f"use:{card}")) == 2


# ---- what the house set does not use ------------------------------------------------------------------------------


@clause("GLO-082", "GLO-083")
def test_a_slash_on_the_left_asks_what_to_give() -> None:
    other = with_ability(
        F01='{ kind = "exchange", give = [{ of = ["food", "peace"], n = 2 }], gain = [{ of = ["step"], n = 1 }] }'
    )
    state = used("f01", "1f 2p 3g", edition=other)
    assert (state.decision, state.options()) == ("pick-payment", ["give:1f-1p", "give:2p"])
    assert (state.why_not("give:2f"), state.view(0)["context"]["item"]) == ("GLO-081", {"of": ["food", "peace"], "n": 2})
    play(state, "give:1f-1p")
    assert (stock(state), space(state)) == ("3g 1p", 1)


@clause("GLO-082")
def test_two_slashes_never_lead_into_a_dead_end() -> None:
    give = '[{ of = ["food", "gold"], n = 1 }, { of = ["food", "peace"], n = 1 }, { of = ["glory"], n = 1 }]'
    other = with_ability(F01=f'{{ kind = "exchange", give = {give}, gain = [{{ of = ["step"], n = 1 }}] }}')
    state = used("f01", "1f 1g 1y", edition=other)
    assert (space(state), stock(state)) == (1, "")  # only gold and then food works, so nothing is asked
    assert used("f01", "1f 1y", edition=other).decision == "tribute"


@clause("GLO-085")
def test_x_with_a_slash_goes_unit_by_unit() -> None:
    other = with_ability(
        F01='{ kind = "exchange", give = [{ of = ["food", "gold"], n = 1 }], gain = [{ of = ["glory"], n = 1 }], repeat = true }'
    )
    state = used("f01", "1f 2g", edition=other)
    play(state, "give:1g")
    assert (state.decision, state.options(), stock(state)) == ("again", ["again", "stop"], "1f 1g 1y")
    play(state, "again", "give:1f", "stop")
    assert (stock(state), state.decision) == ("1g 2y", "tribute")


@clause("GLO-128")
def test_again_is_limited_too() -> None:
    ability = (
        '{ kind = "exchange", give = [{ of = ["food"], n = 1 }], gain = [{ of = ["gold", "peace"], n = 1 }], repeat = true }'
    )
    text = with_ability(F01=ability).text.replace("repeat_limit = 200", "repeat_limit = 2")
    state = used("f01", "9f", edition=GAME.edition_from(text))
    play(state, "pick:1g", "again", "pick:1p")
    assert (stock(state), state.decision) == ("7f 1g 1p", "tribute")


@clause("GLO-095")
def test_a_foreign_card_type_as_condition_locks_nothing() -> None:
    other = with_ability(F01='{ kind = "condition", when = { card = "city" }, gain = [{ of = ["gold"], n = 2 }] }')
    state = used("f01", "", edition=other, farm=["f01", None], city=["c01", None])
    assert stock(state) == "1f 4g"
    none = play(table(player("1y", farm=["f01", "f02"]), player(), edition=other), "farm")
    assert none.why_not("use:f01") == "GLO-095"


@clause("GLO-092", "GLO-082")
def test_a_slash_with_steps() -> None:
    other = with_ability(F01='{ kind = "produce", gain = [{ of = ["step", "gold"], n = 2 }, { of = ["food"], n = 1 }] }')
    state = used("f01", "", edition=other)
    assert state.options() == ["pick:1g-1s", "pick:2g", "pick:2s"]
    play(state, "pick:1g-1s")
    assert (stock(state), space(state)) == ("1f 1g", 1)


@clause("GLO-093", "GLO-083")
def test_own_with_a_choice_asks_each_time() -> None:
    other = with_ability(F01='{ kind = "own", count = { of = "farm", n = 1 }, gain = [{ of = ["gold", "peace"], n = 1 }] }')
    state = used("f01", "", edition=other, farm=["f01", "w01"])
    play(state, "pick:1g", "pick:1p")
    assert (stock(state), state.decision) == ("1f 1g 1p", "tribute")


@clause("GLO-085", "GLO-087")
def test_x_with_a_building() -> None:
    other = with_ability(
        L14='{ kind = "exchange", give = [{ of = ["building"], n = 1 }], gain = [{ of = ["its_steps"], n = 1 }], repeat = true }'
    )
    state = used("l14", "", edition=other, farm=["f10", "f02"])
    play(state, "discard:f10", "again")  # the last other building goes unasked, then nothing is left to give
    assert (space(state), entry(state, "fire"), state.decision) == (5, ["f10", "f02"], "tribute")


@clause("GLO-117")
def test_a_builder_may_offer_a_choice() -> None:
    other = with_ability(B05='{ kind = "produce", gain = [{ of = ["food", "gold"], n = 1 }] }')
    forum = [None] * 5 + ["c09"]
    state = table(player("2g", city=[None, "b05", "b06"]), player(), forum=forum, agenda="buy", edition=other)
    play(state, "buy:c09")
    assert (state.decision, state.options(), state.view(0)["phase"]) == ("pick-resources", ["pick:1f", "pick:1g"], "purchase")
    play(state, "pick:1f")
    assert (stock(state), space(state), state.decision) == ("1f 1y", 1, "tribute")


@clause("GLO-029")
def test_items_are_received_from_left_to_right() -> None:
    other = with_ability(
        F01='{ kind = "produce", gain = [{ of = ["food"], n = 1 }, { of = ["step"], n = 1 }, { of = ["gold"], n = 1 }] }'
    )
    state = play(table(player(space=37, farm=["f01"]), player("1y"), active=1, edition=other), "farm", "use:f01")
    assert (state.over, stock(state)) == (True, "1f")
