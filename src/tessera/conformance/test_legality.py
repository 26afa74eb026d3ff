"""What is legal is said once: in `options`, or in `candidates` and `barred`. Whatever else is known of it agrees, at every decision.

In the repository `python -m tools.legality` is the long form, with 2,000 states of every game.
"""

import tessera
from tessera.core.rulestext import rules_text

from .legality import disagreement, unnamed
from .tables import Setup, ended, every_game, every_setup, random_game, sampled


@every_setup
def test_options_are_the_candidates_that_are_not_barred(setup: Setup) -> None:
    """Also where a decision works its options out by itself, for speed; and nothing legal is barred."""
    for state in random_game(setup, 11):
        assert disagreement(state) == "", state.decision


@every_setup
def test_why_not_names_a_clause_for_every_other_key(setup: Setup) -> None:
    clauses = rules_text(setup.game, "en").clauses
    for state in [*sampled(setup, games=1), ended(setup)]:
        assert unnamed(state, clauses) == "", state.decision


@every_game
def test_blocks_name_decisions_that_exist(game: tessera.Game) -> None:
    blocks = game.book().blocks
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
            assert all(block[block.item(option)] == option for option in block.options if block.item(option) >= 0)
