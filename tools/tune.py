"""Tunes a game's heuristic by play: change one weight, let the new greedy player meet three old ones, keep what wins.

    python tools/tune.py aquileia --games 80 --rounds 1

Prints the points to write into games/GAME/outlook.toml; nothing is changed on disk. Paired deals, seats rotated, 95 % intervals.
"""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from tessera.arena.stats import mean
from tessera.bots.fast_search import rate
from tessera.core.game import find

FACTORS = (0.6, 1.6)
SEATS = 4


def judged(terms: Callable[[Any, int], list[float]], weights: Sequence[float]) -> Callable[[Any, int], float]:
    """The heuristic value under these weights."""

    def value(state: Any, seat: int) -> float:
        return float(sum(weight * part for weight, part in zip(weights, terms(state, seat), strict=True)))

    return value


def share(task: tuple[str, tuple[float, ...], tuple[float, ...], int, int]) -> float:
    """One game: the share of the victory that the seat with the new weights gets."""
    name, new, old, deal, seat = task
    game = find(name)
    rng = random.Random(deal)
    values = [judged(game.terms, new if s == seat else old) for s in range(SEATS)]
    state = game.start(SEATS, seed=f"tune {deal}")
    while not state.over:
        seen = state.perspective(state.seat)
        codes = seen.codes()
        rated = rate(seen, codes, values[state.seat], rng.getrandbits(40), 1, 4)
        state.apply(codes[max(range(len(codes)), key=lambda i: rated[i])])
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    game = find(given.game)
    weights = game.outlook[""].points
    first = weights
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for round_ in range(given.rounds):
            for i, term in enumerate(game.term_names):
                for factor in FACTORS:
                    new = tuple(w * factor if j == i else w for j, w in enumerate(weights))
                    plan = [(game.id, new, weights, round_ * 10_000 + n // SEATS, n % SEATS) for n in range(given.games)]
                    found = mean(list(pool.map(share, plan, chunksize=4)))
                    better = found.low > 1 / SEATS
                    print(f"{term:14} x {factor}: {found}{'  kept' if better else ''}", file=sys.stderr, flush=True)
                    if better:
                        weights = new
                        break
    for term, old, new in zip(game.term_names, first, weights, strict=True):
        print(f"{term}: points = {new:.3g}" + ("" if new != old else "  # unchanged"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
