"""Taking and bending dice: colour, pips, further dice, and what can be completed."""

import pytest

from tessera.core.facts import reason
from tessera.core.words import words

from .table import GAME, changed, heads, play, seen, table


@pytest.mark.clause("MAS-042")
def test_the_colour_of_a_die_is_its_action() -> None:
    for colour, decision in (("beige", "buy-colour"), ("brown", "move-figure"), ("grey", "sacrifice")):
        state = table(temple=[f"{colour}:2"], money=9, stalls={5: (0, "2P 2O")}, supply=["brown:6"])
        assert play(state, f"die:temple:{colour}:2", "execute").decision == decision
    state = table(temple=["black:2"], money=9)
    assert seen(play(state, "die:temple:black:2", "execute"))["reputation"] == 2


@pytest.mark.clause("MAS-031")
def test_a_stone_for_another_colour() -> None:
    state = table(temple=["grey:2"], money=9, stalls={5: (0, "2P")})
    play(state, "die:temple:grey:2")
    assert {key for key in state.options() if key.startswith("colour")} == {"colour:beige", "colour:black", "colour:brown"}
    play(state, "colour:black")
    assert (seen(state)["stones"], state.position()["stones"]) == (1, 9)
    play(state, "execute")
    assert seen(state)["reputation"] == 2
    assert seen(state)["screen"]["grey"] == 1, "the die keeps its real colour"


@pytest.mark.clause("MAS-032", "MAS-035")
def test_a_stone_for_every_step() -> None:
    state = play(table(temple=["brown:3", "grey:6"]), "die:temple:brown:3")
    for value, stones in ((4, 1), (5, 2), (6, 3)):
        play(state, "up")
        assert (state.view(0)["context"]["value"], seen(state)["stones"]) == (value, stones)


@pytest.mark.clause("MAS-123")
def test_at_most_three_steps_all_in_one_direction_and_one_colour_change_before_them() -> None:
    state = play(table(temple=["brown:3", "grey:6"], money=9), "die:temple:brown:3")
    assert state.why_not("colour:brown") == "MAS-123", "never to the colour it has"
    why = reason(state, "colour:brown")
    assert why is not None
    told = [words(state.book, language).reason(why, {}) for language in ("en", "de")]
    assert told == ["The die is brown already.", "Der Würfel ist schon braun."]
    play(state, "down")
    assert (state.why_not("up"), state.why_not("colour:black")) == ("MAS-123", "MAS-123")
    play(state, "down", "down")
    assert state.view(0)["context"]["value"] == 6
    assert state.why_not("down") == "MAS-123"
    once = play(table(temple=["grey:3"], money=9), "die:temple:grey:3", "colour:brown")
    assert once.why_not("colour:black") == "MAS-123"
    assert once.why_not("colour:grey") == "MAS-123"


@pytest.mark.clause("MAS-034")
def test_a_stone_for_a_further_die_and_both_go_behind_the_screen() -> None:
    state = table(temple=["black:2", "black:3"], money=10)
    play(state, "die:temple:black:2", "join:temple:black:3")
    assert (state.view(0)["context"]["total"], seen(state)["stones"]) == (5, 1)
    play(state, "execute")
    assert (seen(state)["reputation"], seen(state)["money"]) == (5, 0)
    assert seen(state)["screen"]["black"] == 2
    assert state.view()["temple"] == []


@pytest.mark.clause("MAS-035")
def test_all_changes_may_be_mixed_and_repeated() -> None:
    state = table(temple=["brown:2", "brown:2", "brown:6"], left=8)
    play(state, "die:temple:brown:2", "up", "join:temple:brown:6", "up", "up", "join:temple:brown:2", "down", "execute")
    assert state.view(0)["context"]["pips"] == 3 + 2 + 1
    assert seen(state)["stones"] == 6


@pytest.mark.clause("MAS-124")
def test_a_further_die_of_another_colour_is_recoloured_at_its_own_price() -> None:
    state = table(temple=["brown:2", "grey:3"])
    play(state, "die:temple:brown:2", "join:temple:grey:3")
    assert seen(state)["stones"] == 2
    state = table(temple=["brown:2", "grey:3"], hand=["phoebus", "juno"])
    play(state, "card:phoebus", "card:juno", "die:temple:brown:2", "join:temple:grey:3")
    assert seen(state)["stones"] == 0
    poor = play(table(temple=["brown:2", "grey:3", "brown:3"], left=1), "die:temple:brown:2")
    assert "join:temple:brown:3" in poor.options()
    assert poor.why_not("join:temple:grey:3") == "MAS-051"


@pytest.mark.clause("MAS-124")
def test_three_dice_and_more_and_dice_already_used_are_gone() -> None:
    state = table(
        seats=4, temple=["brown:1"] * 3, supply=["brown:1"], players={1: {"supply": []}, 2: {"supply": []}, 3: {"supply": []}}
    )
    play(state, "die:temple:brown:1", "join:temple:brown:1", "join:temple:brown:1", "join:supply:brown:1")
    assert state.view(0)["context"]["total"] == 4
    assert "join" not in heads(state)
    assert state.why_not("join:temple:brown:1") == "MAS-030"


@pytest.mark.clause("MAS-051")
def test_what_needs_a_stone_cannot_be_done_without_one() -> None:
    one = play(table(temple=["grey:2", "grey:1"], left=0, stalls={5: (0, "4P")}, hand=["juno"]), "card:juno", "die:temple:grey:2")
    assert one.options() == ["execute", "join:temple:grey:1"], "Juno still serves"
    assert [one.why_not(key) for key in ("up", "down", "colour:brown")] == ["MAS-051"] * 3
    fresh = play(
        table(temple=["grey:2"], left=0, money=9, stalls={5: (0, "4P")}, supply=["brown:1"], hand=["minerva"]), "card:minerva"
    )
    play(fresh, "die:temple:grey:2")
    assert fresh.options() == ["down", "execute", "up"], "Minerva still serves"
    assert fresh.why_not("colour:brown") == "MAS-051"


@pytest.mark.clause("MAS-121", "MAS-047")
def test_no_step_leads_where_nothing_can_be_carried_out() -> None:
    """Two stones, three goods: a grey 5 can become 4 and 3, but after one step up nothing would be left."""
    state = table(temple=["grey:5"], left=2, stalls={5: (0, "3P")})
    play(state, "die:temple:grey:5")
    assert state.options() == ["colour:brown", "down", "up"]  # 5, 6, 1: two steps up reach a 1
    assert state.why_not("execute") == "MAS-056"
    play(state, "down")
    assert (state.decision, state.view(0)["harbour"]["pink"]) == ("take-card", 12), "4 is too many: the second step is forced"
    stuck = play(table(temple=["grey:4"], left=1, stalls={5: (0, "3P")}), "die:temple:grey:4")
    assert stuck.options() == ["colour:brown", "down"]
    assert stuck.why_not("up") == "MAS-056"


@pytest.mark.clause("MAS-121")
def test_a_die_is_offered_if_any_colour_can_be_completed() -> None:
    broke = table(temple=["black:4", "beige:4", "grey:4"], left=0, supply=["brown:1"])
    assert [key for key in broke.options() if key.startswith("die:temple")] == []
    assert broke.why_not("die:temple:beige:4") == "MAS-047"
    assert broke.why_not("die:temple:grey:4") == "MAS-056"
    one_stone = table(temple=["black:4", "beige:4", "grey:4"], left=1, supply=["brown:1"])
    assert sum(key.startswith("die:temple") for key in one_stone.options()) == 3, "each may become brown"
    play(one_stone, "die:temple:black:4")
    assert one_stone.decision == "move-figure", "and there is no other way to use it"


@pytest.mark.clause("MAS-121", "MAS-118")
def test_the_steps_within_reach_decide() -> None:
    """Money for 2: a black 5 is of use as such with two stones (6, 1), with one only as a brown die."""
    for stones, keys in ((1, ["colour:brown"]), (2, ["colour:brown", "up"]), (3, ["colour:brown", "down", "up"])):
        state = table(temple=["black:5"], left=stones, money=2, prices={"temple": 1}, hand=["juno"], supply=["grey:6"])
        play(state, "card:juno", "die:temple:black:5")
        if stones > 1:
            assert state.options() == keys
            assert state.why_not("execute") == "MAS-118"
        else:
            assert state.why_not("up") is not None
            assert seen(state)["stones"] == 1, "the one way to use it is taken"


@pytest.mark.clause("MAS-030")
def test_equal_dice_are_one_option() -> None:
    state = table(temple=["brown:2", "brown:2"], supply=["brown:2"])
    assert state.options() == ["die:supply:brown:2", "die:temple:brown:2", "pass"]


@pytest.mark.clause("MAS-124")
def test_an_edition_may_forbid_dice_from_the_supply() -> None:
    strict = changed("joined_die_may_come_from_own_supply = true", "joined_die_may_come_from_own_supply = false")
    state = play(table(temple=["brown:2"], supply=["brown:3"], edition=strict), "die:temple:brown:2")
    assert "join" not in heads(state)
    assert state.why_not("join:supply:brown:3") == "MAS-124"


@pytest.mark.clause("MAS-124")
def test_an_edition_may_forbid_further_dice_of_another_colour() -> None:
    strict = changed("joined_die_may_be_recoloured = true", "joined_die_may_be_recoloured = false")
    state = play(table(temple=["brown:1", "brown:2", "grey:1"], edition=strict), "die:temple:brown:2")
    assert "join:temple:brown:1" in state.options()
    assert state.why_not("join:temple:grey:1") == "MAS-124"


@pytest.mark.clause("MAS-029")
def test_there_is_no_way_back_once_a_die_is_taken() -> None:
    state = play(table(temple=["brown:2", "brown:3"], hand=["juno"]), "die:temple:brown:2")
    assert state.why_not("pass") == "MAS-029"
    assert state.why_not("die:temple:brown:3") == "MAS-029"
    assert state.why_not("card:juno") == "MAS-125"
    assert GAME.check(state) == ""
