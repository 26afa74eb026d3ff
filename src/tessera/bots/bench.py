"""What bots cost: simulations per second, and whether they keep their time."""

import random
import time
from typing import Any

from tessera.bots import make
from tessera.bots.fast_search import END, RANDOM, Node, Plan, grow
from tessera.core.agenda import State
from tessera.core.game import Game, games


def middle(game: Game, seed: int) -> State:
    """A 4-player table half-way through a random game."""
    rng = random.Random(seed)
    lengths = game.start(4, seed=seed)
    n = 0
    while not lengths.over:
        lengths.choose(rng.choice(lengths.options()))
        n += 1
    rng = random.Random(seed)
    state = game.start(4, seed=seed)
    for _ in range(n // 2):
        state.choose(rng.choice(state.options()))
    return state


def simulations_per_s(game: Game, cut: int, seconds: float) -> float:
    """On one core, best of several tables."""
    best = 0.0
    for seed in range(4):
        seen = middle(game, seed)
        plan = Plan(1.2, RANDOM, cut, int(END), int(END), 0, 1.0, 1.0, game.spread, 4)
        began = time.perf_counter()
        plan.until = began + seconds
        root = Node(seen.seat, seen.decision)
        done = grow(root, seen.perspective(seen.seat), game.worth, plan, seed, int(END))
        best = max(best, done / (time.perf_counter() - began))
    return best


def punctuality(game: Game, ms: int, decisions: int) -> float:
    """The 99th percentile of time taken, as a multiple of the budget."""
    bot = make(f"search:ms={ms}", seed=1)
    state = game.start(4, seed=5)
    taken: list[float] = []
    while len(taken) < decisions:
        if state.over:
            state = game.start(4, seed=len(taken))
        seen = state.perspective(state.seat)
        began = time.perf_counter()
        key = bot.choose(seen)
        taken.append((time.perf_counter() - began) * 1000 / ms)
        state.choose(key)
    return sorted(taken)[len(taken) * 99 // 100]


def measure(quick: bool = False) -> list[dict[str, Any]]:
    """One object per game with four seats."""
    rows = []
    for game in games():
        if 4 not in game.seat_counts():
            continue
        rows.append(
            {
                "bench": "bots",
                "game": game.id,
                "simulations_per_s": round(simulations_per_s(game, int(END), 0.2 if quick else 1.0)),
                "simulations_per_s_cut_12": round(simulations_per_s(game, 12, 0.2 if quick else 1.0)),
                "time_p99_of_budget_20ms": round(punctuality(game, 20, 50 if quick else 200), 3),
            }
        )
    return rows
