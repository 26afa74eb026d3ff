"""The heuristic prefers what a sensible player prefers; the observation says what a seat may know."""

import random

import pytest

from tessera import BadEdition
from tessera.bots import make

from .table import GAME, changed, play, table


def gain(better: dict[str, object], worse: dict[str, object]) -> float:
    return GAME.value(table(temple=["brown:1"], **better), 0) - GAME.value(table(temple=["brown:1"], **worse), 0)  # type: ignore[arg-type]


def test_more_of_the_good_things_is_better() -> None:
    stall = {5: (0, "1P"), 9: (0, "1P")}
    assert gain({"money": 6}, {"money": 3}) > 0
    assert gain({"stones": 0}, {"stones": 2}) > 2
    assert gain({"players": {0: {"reputation": 5}}}, {}) == pytest.approx(5)
    assert gain({"stalls": stall}, {"stalls": {5: (0, "1P")}}) > 3
    assert gain({"hand": ["venus"]}, {}) > 0
    assert gain({"stalls": {5: (0, "3P")}}, {"stalls": {5: (0, "1P")}}) > 2
    assert gain({"stalls": {5: (0, "3P")}, "figures": {"pink": 4}}, {"stalls": {5: (0, "3P")}, "figures": {"pink": 13}}) > 0.5
    assert gain({}, {"players": {1: {"reputation": 5}}}) > 1


def test_an_empty_stall_near_the_consul_is_in_danger() -> None:
    two = {5: (0, ""), 9: (0, "1P")}
    assert gain({"stalls": two, "figures": {"consul": 13}}, {"stalls": two, "figures": {"consul": 4}}) > 0


def test_at_the_end_the_value_is_the_lead() -> None:
    state, chance = GAME.start(3, seed=4), random.Random(4)
    while not state.over:
        state.choose(chance.choice(state.options()))
    scores = state.scores()
    for seat in range(3):
        assert GAME.value(state, seat) == pytest.approx(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def test_a_greedy_player_makes_the_obvious_sale() -> None:
    state = table(temple=["brown:3", "grey:1"], stalls={7: (0, "4P"), 9: (0, "1O")}, figures={"pink": 4}, left=0)
    bot = make("greedy", seed=1)
    for key in ("die:temple:brown:3", "move:pink:7"):
        assert bot.choose(state.perspective(0)) == key
        play(state, key)


def test_a_greedy_player_beats_random_ones() -> None:
    won = 0
    for seed in range(4):
        state = GAME.start(3, seed=seed)
        bots = [make("greedy:worlds=1,depth=4" if seat == seed % 3 else "random", seed=seat) for seat in range(3)]
        while not state.over:
            state.choose(bots[state.seat].choose(state.perspective(state.seat)))
        won += state.winners() == [seed % 3]
    assert won == 4


def test_the_observation_starts_with_the_own_seat() -> None:
    state = table(temple=["brown:1"], money={0: 3, 1: 4, 2: 5})
    rows = GAME.number_rows(state.book.edition, 3)
    starts, at = {}, 0
    for name, length in rows:
        starts[name] = at
        at += length
    for seat in range(3):
        numbers = GAME.numbers(state, seat)
        assert [numbers[starts[f"{who}-numbers"]] for who in ("own", "rival-1", "rival-2")] == [
            3 + (seat + i) % 3 for i in range(3)
        ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hand_limit = 3", "hand_limit = 0", "cards.hand_limit"),
        ('id = "venus"\ncount = 8', 'id = "venus"\ncount = 9', "cards.total"),
        ("values = [1, 2, 2, 3] ", "values = [1, 2, 2, 4] ", "price_tiles.values"),
        ("stall_tiles = 6", "stall_tiles = 0", "pieces_per_player.stall_tiles"),
        ("bank_limit = 0", "bank_limit = 100", "money.bank_limit"),
        ("spaces = 16", "spaces = 15", "market.space"),
        ('unused_supply_dice_go_to = "screen"', 'unused_supply_dice_go_to = "sea"', "rulings.unused_supply_dice_go_to"),
        ("taking_unneeded_penalty_stones = false", "taking_unneeded_penalty_stones = true", "rulings.taking_unneeded"),
        ("  { min = 3, max = 3, points = 9 },", "  { min = 4, max = 4, points = 9 },", "scoring.stalls[4]: stands there 2 times"),
        ("penalty_stones = 20", "penalty_stones = 21", "players.count[2].penalty_stones"),
    ],
)
def test_an_edition_without_sense_is_refused_by_name(old: str, new: str, said: str) -> None:
    with pytest.raises(BadEdition, match=said.replace("[", r"\[").replace("]", r"\]")):
        GAME.start(2, seed=1, edition=GAME.edition_from(changed(old, new)))


def test_numbers_of_the_edition_are_played() -> None:
    text = changed("build_cost = 5 ", "build_cost = 7 ")
    state = table(temple=["brown:3"], left=0, money=7, edition=text)
    play(state, "die:temple:brown:3", "move:consul:3", "yes")
    assert state.position()["players"][0]["money"] == 0


@pytest.mark.clause("MAS-124")
def test_an_edition_may_limit_the_further_dice() -> None:
    text = changed("max_joined_dice = 0", "max_joined_dice = 1")
    state = table(temple=["black:1", "black:2", "black:3"], money=20, edition=text)
    play(state, "die:temple:black:1", "join:temple:black:2")
    assert "join:temple:black:3" not in state.options()
    assert state.why_not("join:temple:black:3") == "MAS-124"


@pytest.mark.clause("MAS-123")
def test_an_edition_may_let_steps_go_both_ways() -> None:
    text = changed("one_direction_per_die = true", "one_direction_per_die = false")
    state = play(table(temple=["brown:3", "grey:6"], edition=text), "die:temple:brown:3", "up")
    assert {"up", "down"} <= set(state.options())
    play(state, "down", "down")
    assert state.view(0)["context"]["value"] == 2
    assert state.why_not("up") == "MAS-123", "three steps in all"


@pytest.mark.clause("MAS-090", "MAS-058")
def test_an_edition_may_refill_the_display_after_both_cards_of_jupiter() -> None:
    text = changed("jupiter_second_card_after_refill = true", "jupiter_second_card_after_refill = false")
    for last, left in (("open:venus", ["mars", "pluto"]), ("stop", ["venus", "mars"])):
        state = table(
            temple=["grey:1"], left=0, hand=["jupiter"], stalls={1: (0, "2P")}, edition=text, deck=["mars", "pluto", "minerva"]
        )
        play(state, "card:jupiter", "die:temple:grey:1", "open:juno")
        assert state.options() == ["deck", "open:venus", "stop"], "the place of the first card is empty"
        play(state, last)
        assert state.position()["display"] == left


@pytest.mark.clause("MAS-086")
def test_an_edition_may_stop_totals_at_nothing() -> None:
    text = changed("may_be_negative_after_final_scoring = true", "may_be_negative_after_final_scoring = false")
    assert table(temple=["brown:3"], stones=9).scores()[0] == -15
    assert table(temple=["brown:3"], stones=9, edition=text).scores()[0] == 0
