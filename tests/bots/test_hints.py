"""Hints agree with themselves: order, numbers and reasons."""

import pytest

import tessera
from tessera import bots
from tessera.bots.base import Candidate
from tessera.bots.hints import Hint, advise, agreeing, because, between, number, parts_of
from tessera.core.words import words

NAMES = ("points", "goods", "money")


def test_order_and_chances_agree_whatever_the_search_counted():
    found = agreeing(
        [
            Candidate("a", 90, 0.6, 0.31),
            Candidate("b", 40, 0.3, 0.36),
            Candidate("c", 12, 0.09, 0.2),
            Candidate("d", 1, 0.01, 0.9),
        ]
    )
    assert found == [("a", 0.31), ("b", 0.31), ("c", 0.2)]
    assert agreeing([Candidate("a", 4, 0.6, 12.5), Candidate("b", 4, 0.4, -3.0)]) == [("a", None), ("b", None)]
    assert agreeing([]) == []


def test_a_reason_says_what_the_place_says_or_nothing():
    assert between(NAMES, [3.0, 0.0, 1.0], [1.0, 0.5, 1.0], leads=True) == (("points",), ("goods",))
    assert between(NAMES, [3.0, 0.0, 1.0], [1.0, 0.5, 1.0], leads=False) == ((), ()), "the heuristic would have it first"
    assert between(NAMES, [0.0, 0.9, 0.0], [2.0, 0.0, 1.0], leads=False) == (("goods",), ("points", "money"))
    assert between(NAMES, [1.0, 1.0, 1.0], [1.01, 1.0, 1.0], leads=False) == ((), ()), "too little to speak of"


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_the_line_of_play_can_be_played(game):
    state = tessera.game(game).start(2, seed=f"hint-{game}")
    seen = state.perspective(state.seat)
    bot = bots.make("greedy", seed=1)
    found = advise(bot, seen, seed=3)
    assert 0 < len(found) <= 3
    for hint in found:
        assert hint.key in seen.options()
        assert hint.line[0] == (state.seat, state.decision, hint.key)
        world = seen.imagine(3)
        for seat, decision, key in hint.line:
            assert (world.seat, world.decision) == (seat, decision)
            world.choose(key)


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_terms_and_numbers_are_said_in_words(game, lang):
    said = words(tessera.game(game), lang)
    terms = parts_of(tessera.game(game))
    assert [term for term in terms if not said.has(f"term-{term}")] == [], "a reason nobody can read"
    first, second = Hint("a", 0.4, terms[:2], (), ()), Hint("b", 0.33, terms[:1], terms[1:2], ())
    assert said(f"term-{terms[0]}") in because(said, first, 0.4, 0)
    assert said(f"term-{terms[1]}") in because(said, second, 0.4, 1)
    assert because(said, Hint("b", 0.399, (), terms[:1], ()), 0.4, 1) == "", "about as good: no reason"
    assert [number(said, one, 0.4, place) for place, one in enumerate((0.4, 0.33))] == [
        said("hint-wins", n=40),
        said("hint-less", n=7),
    ]
