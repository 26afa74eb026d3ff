"""What is legal is said once: whatever else is known of it must agree. Every key of the index, at states sampled from random games.

    python -m tools.legality                               2,000 states of every game, spread over all seats and options
    python -m tools.legality --states 200 gloria_mundi

The soak compares options, candidates and bars at every decision; here every other key of the index must name its clause too.
"""

import argparse
import random
import sys
from collections.abc import Iterator

from tessera import Game, State
from tessera.conformance.legality import disagreement, unnamed
from tessera.conformance.setups import Setup, chosen_games, setups
from tessera.core.rulestext import rules_text

EACH = 20  # states taken of one random game


def sampled(setup: Setup, wanted: int) -> Iterator[tuple[str, State]]:
    """So many states of random games, the ends of the games among them, and where each is from."""
    seed = taken = 0
    while taken < wanted:
        chance, states = random.Random(seed), [setup.start(seed)]
        while not states[-1].over:
            states.append(states[-1].clone())
            states[-1].apply(chance.choice(states[-1].legal))
        for n in sorted({*chance.sample(range(len(states)), min(EACH, len(states), wanted - taken) - 1), len(states) - 1}):
            yield f"{setup.name}, seed {seed}, decision {n} ({states[n].decision or 'over'})", states[n]
            taken += 1
        seed += 1


def looked_at(game: Game, states: int) -> tuple[int, list[str]]:
    """How many states were looked at, and what is wrong there."""
    clauses, ways, faults, seen = rules_text(game, "en").clauses, list(setups(game)), [], 0
    for setup in ways:
        for where, state in sampled(setup, -(-states // len(ways))):
            wrong = disagreement(state) or unnamed(state, clauses)
            faults += [f"{where}: {wrong}"] if wrong else []
            seen += 1
    return seen, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="which games; all by default")
    parser.add_argument("--states", type=int, default=2000, help="states of each game")
    asked = parser.parse_args()
    wrong = 0
    for game in chosen_games(asked.game):
        seen, faults = looked_at(game, asked.states)
        print(f"{game.id}: {seen} states, {len(game.book().keys)} keys, {len(faults)} faults", flush=True)
        for fault in faults[:20]:
            print(f"  {fault}")
        wrong += len(faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
