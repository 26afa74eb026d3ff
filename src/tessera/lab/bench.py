"""What the bridges cost: PettingZoo turns, OpenSpiel decisions and clones, batched decisions per second, on one core."""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tessera.core.game import Game, games
from tessera.lab.aec import TesseraEnv
from tessera.lab.batch import Batch

N = 256


def best(work: Callable[[], int], seconds: float, rounds: int = 10) -> int:
    """Done per second of this thread's processor time, in the best of some rounds, like `tessera bench`."""
    work()
    found = 0.0
    for _ in range(rounds):
        done, began = 0, time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            done += work()
        found = max(found, done / spent)
    return round(found)


def pettingzoo_turns(game: Game) -> Callable[[], int]:
    """Whole turns: last() with observation and mask, an action drawn from the mask, step()."""
    env = TesseraEnv(game, 4)
    rng = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(500):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(rng.random() * len(legal))])
        return 500

    return work


def batch_decisions(game: Game) -> Callable[[], int]:
    """256 tables, random legal actions (`Batch.sample`); drawing them is part of the cost."""
    batch = Batch(game, N, seats=4, seed=1)

    def work() -> int:
        for _ in range(8):
            batch.step(batch.sample())
        return 8 * N

    return work


def openspiel_rates(game: Game, seconds: float) -> tuple[int, int]:
    from tessera.lab import openspiel

    assert f"tessera_{game.id}" in openspiel.NAMES
    spiel = openspiel.pyspiel.load_game(f"tessera_{game.id}")
    rng = random.Random(1)

    def work() -> int:
        state = spiel.new_initial_state()
        state.apply_action(rng.randrange(64))
        n = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            n += 1
        return n

    state = spiel.new_initial_state()
    state.apply_action(1)
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])

    def clone() -> int:
        for _ in range(500):
            state.clone()
        return 500

    return best(work, seconds), best(clone, seconds)


def measure(quick: bool = False) -> list[dict[str, Any]]:
    """One object per game with four seats."""
    seconds = 0.05 if quick else 0.25
    rows = []
    for game in games():
        decisions, clones = openspiel_rates(game, seconds)
        rows.append(
            {
                "bench": "lab",
                "game": game.id,
                "pettingzoo_turns_per_s": best(pettingzoo_turns(game), seconds),
                "openspiel_decisions_per_s": decisions,
                "openspiel_clones_per_s": clones,
                "batch_decisions_per_s": best(batch_decisions(game), seconds),
            }
        )
    return rows
