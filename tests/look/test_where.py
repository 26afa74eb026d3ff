"""On a phone a decision about the cards in one's hand shows the part of the board that it is about."""

import random
import re

import pytest

import tessera
from tessera import look
from tessera.core.words import words
from tessera.look import SEATS
from tessera.look.drawing import room


@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
def test_where_a_decision_is_shown_is_a_part_of_the_board(game: tessera.Game) -> None:
    places = getattr(room(game), "WHERE", {})
    assert set(places.values()) <= {name for name, _, _ in room(game).PHONE}
    assert all(words(game).has(f"decision-{decision}") for decision in places)


@pytest.mark.parametrize(("name", "pieces"), [("panthalos", "sp-arena-"), ("gloria_mundi", "base-")])
def test_what_the_decision_is_about_is_drawn_there(name: str, pieces: str) -> None:
    """The spaces of the arena; of the displays every stack."""
    game, rnd, seen = tessera.game(name), random.Random(5), set()
    state = game.start(4, seed="where")
    while not state.over:
        part = room(game).WHERE.get(state.decision)
        if part:
            seen.add(state.decision)
            views = {one.id: one for one in look.of_state(state, state.seat).phone}
            assert [id for id in views[part].fragments if id.startswith(pieces)], state.decision
        state.choose(rnd.choice(state.options()))
    assert seen


def test_of_many_colonists_in_a_town_the_one_that_moves_has_the_ring() -> None:
    """It stood where a single one would stand, over somebody else's."""
    rnd, seen = random.Random(2), set()
    state = tessera.game("concordia").start(6, seed=3, teams=True)
    while len(seen) < 3:
        context = state.view(state.seat)["context"]
        options = state.options()
        if state.decision == "architect-target" and context["place"] == "roma":
            fragments = look.of_state(state, state.seat).fragments
            ring = [float(fragments["chosen"].children[0].attributes[axis]) for axis in ("cx", "cy")]
            town = {id: node.attributes["transform"] for id, node in fragments.items() if id.startswith("town-roma-")}
            at = town[f"town-roma-{SEATS[state.seat]}-{context['unit']}"]
            assert len(town) > 2
            assert [float(n) for n in re.findall(r"[\d.]+", at)[:2]] == pytest.approx(ring, abs=0.1)
            seen.add((state.seat, context["unit"]))
        state.choose(next((key for key in options if "architect" in key), rnd.choice(options)))
