"""Black and grey dice, and the god cards."""

import random

import pytest

from .table import GAME, cards, changed, heads, play, seen, stall, table


@pytest.mark.clause("MAS-055", "MAS-118")
def test_black_reputation_by_the_pips_at_the_temple_price() -> None:
    state = table(temple=["black:3"], left=0, money=10, prices={"temple": 3})
    play(state, "die:temple:black:3")
    assert (seen(state)["money"], seen(state)["reputation"]) == (1, 3)
    poor = table(temple=["black:3"], left=0, money=8, prices={"temple": 3}, supply=["brown:1"])
    assert poor.why_not("die:temple:black:3") == "MAS-118"


@pytest.mark.clause("MAS-056", "MAS-129")
def test_grey_exactly_as_many_goods_as_pips_go_back() -> None:
    state = table(temple=["grey:3"], left=0, stalls={2: (0, "1P 1B"), 9: (0, "2O"), 6: (1, "3V")})
    play(state, "die:temple:grey:3")
    assert state.options() == ["give:2:beige", "give:2:pink"], "behind 9 there would be too few"
    assert state.why_not("give:6:violet") == "MAS-056"
    assert state.why_not("give:9:orange") == "MAS-129"
    play(state, "give:2:beige")
    assert (stall(state, 2), stall(state, 9)) == ({"seat": 0, "pink": 1}, {"seat": 0})
    assert (state.decision, state.view()["harbour"]["orange"]) == ("take-card", 12)
    few = table(temple=["grey:3"], left=0, stalls={2: (0, "2P")}, supply=["brown:1"])
    assert few.why_not("die:temple:grey:3") == "MAS-056"


@pytest.mark.clause("MAS-057")
def test_one_card_open_or_from_the_deck() -> None:
    def offered() -> object:
        return play(table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, deck=["mars", "pluto"]), "die:temple:grey:1")

    state = offered()
    assert state.options() == ["deck", "open:juno", "open:venus"]  # type: ignore[attr-defined]
    assert (state.why_not("stop"), state.why_not("open:mars")) == ("MAS-057", "MAS-057")  # type: ignore[attr-defined]
    assert cards(play(offered(), "open:venus")) == ["venus"]  # type: ignore[arg-type]
    assert cards(play(offered(), "deck")) == ["mars"]  # type: ignore[arg-type]


@pytest.mark.clause("MAS-058")
def test_an_open_card_is_replaced_from_the_deck_and_equal_ones_are_one_option() -> None:
    state = table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, display=["venus", "venus"], deck=["mars", "pluto"])
    play(state, "die:temple:grey:1")
    assert state.options() == ["deck", "open:venus"]
    play(state, "open:venus")
    assert (state.view()["display"], state.position()["deck"][0]) == (["mars", "venus"], "pluto")
    unseen = play(table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, deck=["mars"]), "die:temple:grey:1", "deck")
    assert unseen.view()["display"] == ["juno", "venus"]


@pytest.mark.clause("MAS-059")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    all_cards = [god for god, n in zip(GODS, GAME.book().edition.gods, strict=True) for _ in range(n)]  # type: ignore[attr-defined]
    for god in ("juno", "venus"):
        all_cards.remove(god)
    state = table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, deck=[], discard=all_cards)
    assert state.view()["deck"] == 0
    play(state, "die:temple:grey:1", "deck")
    assert (state.view()["discard"], state.view()["deck"]) == ([], 45)
    assert state.position()["deck"] != sorted(state.position()["deck"], key=GODS.index), "shuffled"
    assert GAME.check(state) == ""


GODS = ("jupiter", "neptunus", "mars", "mercurius", "pluto", "minerva", "phoebus", "juno", "venus")


@pytest.mark.clause("MAS-060", "MAS-099")
def test_at_three_cards_the_grey_action_is_not_possible() -> None:
    state = table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, hand=["mars", "pluto", "pluto"], supply=["brown:1"])
    assert state.why_not("die:temple:grey:1") == "MAS-060"
    recoloured = play(table(temple=["brown:1"], stalls={2: (0, "1P")}, hand=["mars", "pluto", "pluto"]), "die:temple:brown:1")
    assert recoloured.why_not("colour:grey") == "MAS-060"
    two = table(temple=["grey:1"], left=0, stalls={2: (0, "1P")}, hand=["mars", "pluto"])
    assert len(cards(play(two, "die:temple:grey:1", "deck"))) == 3


@pytest.mark.clause("MAS-061")
def test_a_new_card_waits_for_the_next_own_turn() -> None:
    state = table(
        temple=["brown:1", "brown:2"], hand=[{"god": "juno", "new": True}, "minerva"], agenda=[{"do": "turn", "seat": 0}]
    )
    assert state.why_not("card:juno") == "MAS-061"
    assert "card:minerva" in state.options()
    begun = table(temple=["brown:1", "brown:2"], hand=[{"god": "juno", "new": True}], agenda=[{"do": "turn-start", "seat": 0}])
    assert "card:juno" in begun.options()
    rolled = table(
        money=0,
        hand=[{"god": "mars", "new": True}],
        rolled=["brown:1"],
        agenda=[{"do": "keep-dice", "seat": 0}, {"do": "turn-start", "seat": 1}],
    )
    assert rolled.decision == "turn", "a new Mars cannot be played"


@pytest.mark.clause("MAS-078")
def test_several_cards_but_at_most_one_of_each_god() -> None:
    state = table(temple=["brown:1", "brown:2"], hand=["minerva", "minerva", "juno"])
    play(state, "card:minerva")
    assert state.why_not("card:minerva") == "MAS-078"
    play(state, "card:juno")
    assert heads(state) == {"die", "pass"}
    assert state.why_not("card:phoebus") == "MAS-078"


@pytest.mark.clause("MAS-079")
def test_played_cards_lie_open_on_the_discard_pile() -> None:
    state = play(table(temple=["brown:1", "brown:2"], hand=["minerva", "juno"], discard=["mars"]), "card:minerva", "card:juno")
    assert state.view()["discard"] == ["mars", "minerva", "juno"]
    assert cards(state) == []


@pytest.mark.clause("MAS-080")
def test_cards_and_stones_may_be_combined() -> None:
    state = play(table(temple=["brown:1", "grey:6"], hand=["minerva"]), "card:minerva", "die:temple:brown:1", "up", "up", "up")
    assert (state.view(0)["context"]["value"], seen(state)["stones"]) == (4, 2)


@pytest.mark.clause("MAS-090", "MAS-099")
def test_jupiter_brings_a_second_card_if_the_hand_has_room() -> None:
    state = table(temple=["grey:1"], left=0, stalls={2: (0, "2P")}, hand=["jupiter"], supply=["brown:1"])
    play(state, "card:jupiter", "die:temple:grey:1", "open:juno")
    assert state.decision == "take-card"
    play(state, "stop")
    assert (cards(state), state.seat) == (["juno"], 1)
    full = table(temple=["grey:1"], left=0, stalls={2: (0, "2P")}, hand=["jupiter", "mars", "mars"])
    play(full, "card:jupiter", "die:temple:grey:1", "open:juno")
    assert (cards(full), full.seat) == (["juno", "mars", "mars"], 1), "three cards: no second one"
    plain = play(table(temple=["grey:1"], left=0, stalls={2: (0, "2P")}), "die:temple:grey:1", "open:juno")
    assert plain.seat == 1
    useless = table(temple=["brown:1"], hand=["jupiter"])
    assert useless.why_not("card:jupiter") == "MAS-090"


@pytest.mark.clause("MAS-091")
def test_neptunus_makes_the_two_dearest_goods_free() -> None:
    state = table(temple=["beige:4"], left=0, money=9, hand=["neptunus"], prices={"pink": 3}, stalls={2: (0, "")})
    play(state, "card:neptunus", "die:temple:beige:4", "buy:pink")
    assert state.view(0)["context"]["costs"] == {"0": 6, "1": 4, "2": 2, "3": 2}
    play(state, "beige:3")
    assert seen(state)["money"] == 7
    assert stall(state, 2) == {"seat": 0, "pink": 1, "beige": 3}
    full = table(temple=["beige:1"], hand=["neptunus"], stalls={2: (0, "6P")})
    assert full.why_not("card:neptunus") == "MAS-091"
    assert "card:neptunus" in table(temple=["beige:1"], hand=["neptunus"], stalls={2: (0, "5P")}).options(), "room for one"


@pytest.mark.clause("MAS-092", "MAS-126")
def test_mars_before_the_first_die_once_a_step_and_up_to_two_free() -> None:
    agenda = [{"do": "keep-dice", "seat": 0}, {"do": "turn-start", "seat": 1}]
    dice = ["brown:1", "black:2", "grey:3"]
    state = table(money=4, hand=["mars", "mars"], rolled=dice, agenda=agenda)
    play(state, "keep:brown:1")
    assert state.why_not("mars") == "MAS-126"
    free = play(table(money=4, hand=["mars", "mars"], rolled=dice, agenda=agenda), "mars")
    assert free.why_not("mars") == "MAS-126"
    play(free, "keep:brown:1", "keep:black:2")
    assert seen(free)["money"] == 4
    play(free, "keep:grey:3")
    assert seen(free)["money"] == 2, "the third costs 2 again"
    assert table(money=4, rolled=dice, agenda=agenda).why_not("mars") == "MAS-092"
    assert table(temple=["brown:1"], hand=["mars"]).why_not("mars") == "MAS-021", "not in a turn"


@pytest.mark.clause("MAS-093")
def test_mercurius_bends_one_price_for_one_turn_within_1_and_3() -> None:
    prices = {"temple": 1, "violet": 3, "orange": 2, "pink": 2}
    state = table(temple=["beige:2"], left=0, money=9, hand=["mercurius"], prices=prices, stalls={2: (0, "")})
    offered = {key.removeprefix("card:mercurius:") for key in state.options() if key.startswith("card")}
    assert offered == {"temple:up", "violet:down", "orange:up", "orange:down", "pink:up", "pink:down"}
    assert state.why_not("card:mercurius:temple:down") == "MAS-093"
    play(state, "card:mercurius:pink:down", "die:temple:beige:2", "buy:pink", "beige:0")
    assert seen(state)["money"] == 7
    assert (state.view()["prices"], state.view()["price_token"]) == (prices, None)


@pytest.mark.clause("MAS-095")
def test_minerva_one_step_without_a_stone() -> None:
    state = play(table(temple=["brown:1"], left=0, hand=["minerva"]), "card:minerva", "die:temple:brown:1", "up")
    assert (state.decision, state.view(0)["context"]["pips"], seen(state)["stones"]) == ("move-figure", 2, 0)
    twice = changed('effect = "free-step"\namount = 1', 'effect = "free-step"\namount = 2')
    state = table(temple=["brown:3"], left=0, hand=["minerva"], edition=twice)
    play(state, "card:minerva", "die:temple:brown:3", "down", "down")
    assert state.view(0)["context"]["pips"] == 1


@pytest.mark.clause("MAS-096")
def test_phoebus_one_colour_change_without_a_stone() -> None:
    state = table(temple=["grey:2"], left=0, money=9, hand=["phoebus"])
    assert "die:temple:grey:2" not in state.options()
    play(state, "card:phoebus", "die:temple:grey:2", "colour:black")
    assert (seen(state)["reputation"], seen(state)["stones"]) == (2, 0)


@pytest.mark.clause("MAS-097")
def test_juno_one_further_die_without_a_stone() -> None:
    state = table(temple=["brown:1", "brown:2", "brown:3"], left=0, hand=["juno"])
    play(state, "card:juno", "die:temple:brown:1", "join:temple:brown:2")
    assert (state.decision, state.view(0)["context"]["pips"]) == ("move-figure", 3)
    alone = table(temple=["brown:1"], hand=["juno"])
    assert alone.why_not("card:juno") == "MAS-097"


@pytest.mark.clause("MAS-098")
def test_venus_sends_up_to_two_stones_back_first_or_last() -> None:
    state = table(temple=["brown:1"], hand=["venus"], stones=3, left=0)
    assert {"card:venus:1", "card:venus:2"} <= set(state.options())
    play(state, "card:venus:2")
    assert (seen(state)["stones"], state.position()["stones"]) == (1, 2)
    late = play(table(temple=["brown:1"], hand=["venus"], stones=1, left=0), "die:temple:brown:1", "move:consul:1")
    assert (late.decision, late.options()) == ("end-turn", ["end", "venus:1"])
    assert late.why_not("venus:2") == "MAS-098"
    play(late, "venus:1")
    assert (seen(late)["stones"], cards(late), late.seat) == (0, [], 1)
    assert table(temple=["brown:1"], hand=["venus"]).why_not("card:venus:1") == "MAS-098"


@pytest.mark.clause("MAS-098", "MAS-078")
def test_one_venus_a_turn() -> None:
    state = play(table(temple=["brown:1"], hand=["venus", "venus"], stones=4, left=0), "card:venus:1")
    assert state.why_not("card:venus:1") == "MAS-078"
    play(state, "die:temple:brown:1", "execute", "move:consul:1")
    assert (state.decision, state.seat) == ("turn", 1)


@pytest.mark.clause("MAS-100")
def test_after_a_colour_change_a_die_of_the_new_colour_is_added() -> None:
    state = table(temple=["grey:2", "black:3", "grey:1"], hand=["phoebus", "juno"], left=0, money=20)
    play(state, "card:phoebus", "card:juno", "die:temple:grey:2", "colour:black")
    assert [key for key in state.options() if key.startswith("join")] == ["join:temple:black:3"]
    assert seen(play(state, "join:temple:black:3"))["reputation"] == 5


@pytest.mark.clause("MAS-101")
def test_only_pluto_is_played_in_anothers_turn() -> None:
    asked = set()
    for seed in range(100):
        state, chance = GAME.start(4, seed=seed), random.Random(seed)
        while not state.over:
            if state.decision in ("pluto", "pay-tax"):
                if state.view()["active"] not in (None, state.seat):
                    asked.add(state.decision)
                    assert {state.why_not(key) for key in ("card:juno", "card:venus:1", "mars", "venus:1")} == {"MAS-101"}
                elif state.decision == "pay-tax":
                    assert state.why_not("card:juno") == "MAS-125", "in the own turn"
            state.choose(chance.choice(state.options()))
    assert asked == {"pluto", "pay-tax"}


@pytest.mark.clause("MAS-125")
def test_cards_are_declared_before_a_die_is_taken() -> None:
    state = play(table(temple=["brown:1", "grey:1"], hand=["minerva", "juno", "venus"], stones=2), "die:temple:brown:1")
    assert "card" not in heads(state)
    for key in ("card:minerva", "card:juno", "card:venus:1"):
        assert state.why_not(key) == "MAS-125"
    wasted = play(table(temple=["brown:1"], hand=["minerva"]), "card:minerva", "pass")
    assert wasted.view()["tokens"]["step"] == 0, "an unused effect is lost"


@pytest.mark.clause("MAS-125")
def test_without_dice_only_venus_is_of_use() -> None:
    state = table(hand=["venus", "minerva", "mercurius"], stones=1)
    assert state.options() == ["card:venus:1", "pass"]
    assert state.why_not("card:minerva") == "MAS-030"
