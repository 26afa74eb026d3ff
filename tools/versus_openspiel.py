"""Ours against an independent searcher: OpenSpiel's ISMCTS bot with random rollouts, at equal simulations.

    python tools/versus_openspiel.py gloria_mundi --games 24 --sims 60

The seats alternate; every deal is played twice with seats exchanged. Prints win shares with 95 % intervals. Slow: their bot is plain
Python and plays every rollout to the end through the bridge.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tessera.arena.stats import mean
from tessera.bots import make
from tessera.core.game import find
from tessera.lab import openspiel


def play(task: tuple[str, int, int, int, int]) -> float:
    """The share of the victory won by our seats; OpenSpiel's bot sits on every seat with seat % 2 == theirs."""
    name, deal, sims, theirs, seats = task
    assert name in openspiel.NAMES
    spiel = pyspiel.load_game(name, {"players": seats, "deals": 4096})
    state = spiel.new_initial_state()
    state.apply_action(deal)
    rng = np.random.RandomState(deal)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    other = ismcts.ISMCTSBot(spiel, evaluator, 1.0, sims, random_state=rng, allow_inconsistent_action_sets=True)
    ours = make(f"search:sims={sims}", seed=deal)
    while not state.is_terminal():
        seat = state.current_player()
        if seat % 2 == theirs:
            state.apply_action(other.step(state))
        else:
            state.apply_action(spiel.book.codes[ours.choose(state.table.perspective(seat))])
    return sum(share for seat, share in enumerate(state.returns()) if seat % 2 != theirs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--sims", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    game = find(given.game)
    plan = [(f"tessera_{game.id}", n // 2, given.sims, n % 2, given.seats) for n in range(given.games)]
    shares = []
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for share in pool.map(play, plan):
            shares.append(share)
            print(f"\r{len(shares)}/{given.games}  our share {mean(shares)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = mean([(a + b) / 2 for a, b in zip(shares[::2], shares[1::2], strict=False)])
    print(f"{game.id}: our win share {found} (fair 0.5) over {given.games} games, {given.seats} seats, {given.sims} simulations")
    return 0


if __name__ == "__main__":
    sys.exit(main())
