"""Nobody learns from the program what the table hides.

A twin world differs from the real one in everything a seat cannot know. If any byte that reaches this seat differs too, it leaks.
"""

import random
from typing import Any

import pytest
from msgspec.json import encode

import tessera
from tessera import Game, State
from tessera.core.facts import facts, question

from .tables import GAMES, Setup, every_setup, few, sampled


def reaches(state: State, seat: int) -> dict[str, Any]:
    """All that reaches a seat: its view, the question, when it is asked its options with their facts; numbers for networks."""
    game = state.book.game
    seen = state.perspective(seat)
    return {
        "view": encode(view := state.view(seat)),
        "asked": (state.seat, state.decision, state.over),
        "options": seen.options(),
        "codes": seen.codes(),
        "facts": [facts(state, key) for key in seen.options()],  # words are made of them and of the keys
        "question": question(state),
        "numbers": game.numbers(state, seat),
        "scores in the view": view.get("scores"),
    }


def spread(setup: Setup, many: int) -> tuple[State, ...]:
    """So many states of every game, spread over its numbers of seats; fewer where an option differs from the default."""
    if setup.options or tessera.ENGINE == "pure":  # plain Python is tested too, but has less time
        return sampled(setup, games=2, each=8)
    wanted = -(-many // len(setup.game.seat_counts()))
    return sampled(setup, games=10, each=-(-wanted // 10), first=50)


@every_setup
@pytest.mark.parametrize("many", [250, pytest.param(2000, marks=pytest.mark.long)])
def test_a_twin_world_looks_the_same(setup: Setup, many: int) -> None:
    for n, state in enumerate(spread(setup, many)):
        public = encode(state.view(None))
        for seat in range(setup.seats):
            twin = state.imagined(seat, 31 * n + seat)
            assert reaches(twin, seat) == reaches(state, seat), f"seat {seat}, decision {state.decision}, sample {n}"
            assert encode(twin.view(None)) == public, f"a spectator sees what seat {seat} does not know"


@every_setup
def test_a_spectator_sees_nothing_that_any_seat_hides(setup: Setup) -> None:
    """Re-dealt for one seat after the other, nothing hidden stays where it was; a spectator's bytes stay."""
    for n, state in enumerate(sampled(setup, games=2, each=10)):
        world = state
        for seat in range(setup.seats):
            world = world.imagined(seat, 17 * n + seat)
        assert encode(world.view(None)) == encode(state.view(None))


@every_setup
def test_imagination_depends_on_knowledge_alone(setup: Setup) -> None:
    """From two worlds a seat cannot tell apart it imagines the same worlds: the generator and the hidden cards do not show through."""
    for n, state in enumerate(sampled(setup, games=2, each=6)):
        for seat in range(setup.seats):
            twin = state.imagined(seat, 1000 + n)
            for seed in (1, 2):
                assert twin.imagined(seat, seed).digest() == state.imagined(seat, seed).digest(), f"seat {seat}, {state.decision}"


@every_setup
def test_imagined_worlds_can_be_played(setup: Setup) -> None:
    for n, state in enumerate(sampled(setup, games=1, each=6)):
        for seat in range(setup.seats):
            world = state.imagined(seat, n)
            assert setup.game.check(world) == ""
            chance = random.Random(n)
            while not world.over:
                world.apply(chance.choice(world.legal))
            assert setup.game.check(world) == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_imagination_does_deal_anew(game: Game) -> None:
    """A deal that changed nothing would pass all the others."""
    for setup in few(game):
        changed = 0
        for state in sampled(setup, games=2, each=10):
            real = state.position()
            for seat in range(setup.seats):
                world = state.imagined(seat, 5).position()
                changed += any(world[name] != real[name] for name in real if name != "chance")
        assert changed > 0, f"{setup.name}: imagined worlds are all the real one"
