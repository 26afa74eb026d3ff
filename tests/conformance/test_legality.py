"""What is legal is said once: in `options`, or in `candidates` and `barred`. Whatever else is known of it agrees, at every decision."""

import random

import tessera
from tessera.core.agenda import Choice
from tessera.core.rulestext import rules_text

from .tables import Setup, every_game, every_setup, random_game

SKIPPED = 3  # decisions between two that are looked at


def said(setup: Setup) -> bool:
    """Is this a game that declares its blocks? (The others still say legality twice.)"""
    return bool(setup.game.book().blocks)


@every_setup
def test_options_are_the_candidates_that_are_not_barred(setup: Setup) -> None:
    """Also where a decision works its options out by itself, for speed."""
    if not said(setup):
        return
    clauses, chance = rules_text(setup.game, "en").clauses, random.Random(1)
    for state in random_game(setup, 11):
        if state.over or chance.randrange(SKIPPED):
            continue
        top, legal = state.agenda[-1], state.legal
        candidates, own = top.candidates(state), state.book.own(top)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(own), f"{state.decision} offers what is in no block of its own"
        assert set(candidates) <= set(own)
        if type(top).barred is not Choice.barred:
            open_ = [option for option in candidates if top.barred(state, option) == ""]
            assert open_ == legal, f"{state.decision}: options and barred disagree"
        for option in range(len(state.book.keys)):
            clause = state.why_not(state.book.keys[option])
            if option in legal:
                assert clause is None
                assert top.refusal(state, option) == ""
            else:
                assert clause in clauses, f"{state.decision}: {state.book.keys[option]} is refused by {clause!r}"


@every_game
def test_blocks_name_decisions_that_exist(game: tessera.Game) -> None:
    blocks = game.book().blocks
    if not blocks:
        return
    asked = {state.decision for seed in range(8) for state in random_game(Setup(game, game.seat_counts()[-1]), seed)} - {""}
    named = {decision for block in blocks for decision in block.at}
    assert asked <= named, "a decision without a block of keys"
    clauses = rules_text(game, "en").clauses
    shapes = game.shape(game.book(), game.seat_counts()[0]).fields["agenda"].shapes  # type: ignore[attr-defined]
    assert named <= set(shapes), "a block of a decision that does not exist"
    assert all(block.closed in clauses for block in blocks)
    assert [option for block in blocks for option in block.options] == list(range(len(game.book().keys)))
    for block in blocks:
        assert len(block.keys) == len(block.items)
        assert all(block.item(option) == block.items[n] for n, option in enumerate(block.options))
        if block.plain or block.places:
            assert all(block[block.item(option)] == option for option in block.options)
