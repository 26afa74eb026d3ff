"""What a game costs: decisions, clones, imagined worlds and replays per second, on one core.

Rates are by processor time, so that other work on the machine counts as little as possible; and since it can only make a figure
too small, never too large, each is the best of several rounds.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import tessera
from tessera.core.agenda import State
from tessera.core.game import Game
from tessera.core.playout import clones, imagines, playout
from tessera.core.record import Record

ROUNDS = 5
SECONDS = 0.3  # a round
SAMPLES = 24  # tables in the middle of a game


def best(work: Callable[[], int], rounds: int, seconds: float) -> float:
    """Units per second of the best round; `work` does a little and says how many units it did."""
    work()
    found = 0.0
    for _ in range(rounds):
        done = 0
        began = time.process_time()
        while True:
            done += work()
            spent = time.process_time() - began
            if spent >= seconds:
                break
        found = max(found, done / spent)
    return found


def measure(game: Game, seats: int, quick: bool = False) -> dict[str, Any]:
    """One object of `tessera bench --json`."""
    rounds, seconds = (2, 0.1) if quick else (ROUNDS, SECONDS)
    deals = [game.start(seats=seats, seed=n) for n in range(32)]
    tables = middles(game, seats)
    lengths, widths = shapes(deals)
    slow = options_us(tables, 20 if quick else 60)
    records = [recorded(game, seats, n) for n in range(4)]
    playouts = best(lambda: play_deals(deals), rounds, seconds)
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_s": round(best(lambda: play_by_keys(deals), rounds, seconds)),
        "playout_decisions_per_s": round(playouts),
        "clones_per_s": round(best(lambda: clone_tables(tables), rounds, seconds)),
        "imagine_per_s": round(best(lambda: imagine_tables(tables), rounds, seconds)),
        "games_per_s": round(playouts / statistics.fmean(lengths), 1),
        "decisions_per_game": round(statistics.fmean(lengths), 1),
        "options_per_decision": round(statistics.fmean(widths), 2),
        "options_us_p50": round(slow[len(slow) // 2], 2),
        "options_us_p99": round(slow[len(slow) * 99 // 100], 2),
        "options_us_max": round(slow[-1], 2),
        "replay_moves_per_s": round(best(lambda: replay(records), rounds, seconds)),
        "pure_or_compiled": tessera.ENGINE,
    }


def play_deals(deals: list[State]) -> int:
    """Random games inside the engine; the clone at the start is paid for too."""
    return sum([playout(deal.clone(), n) for n, deal in enumerate(deals)])


def play_by_keys(deals: list[State]) -> int:
    """Random games as anybody's Python would play them: options() in words, choose() by key."""
    chance = random.Random(1).random
    done = 0
    for deal in deals[:4]:
        state = deal.clone()
        while not state.over:
            keys = state.options()
            state.choose(keys[int(chance() * len(keys))])
            done += 1
    return done


def clone_tables(tables: list[State]) -> int:
    for table in tables:
        clones(table, 200)
    return 200 * len(tables)


def imagine_tables(tables: list[State]) -> int:
    for table in tables:
        imagines(table, table.seat, 50)
    return 50 * len(tables)


def middles(game: Game, seats: int) -> list[State]:
    """Tables from all over random games, each before a decision."""
    found: list[State] = []
    for n in range(SAMPLES):
        state = game.start(seats=seats, seed=1000 + n)
        whole = playout(state.clone(), n)
        playout(state, n, whole * (n + 1) // (SAMPLES + 2))
        found.append(state)
    return found


def shapes(deals: list[State]) -> tuple[list[int], list[int]]:
    """How long random games are, and how many options their decisions have."""
    lengths, widths = [], []
    for n, deal in enumerate(deals):
        state, one = deal.clone(), random.Random(n)
        decisions = 0
        while not state.over:
            widths.append(len(state.legal))
            state.apply(state.legal[one.randrange(len(state.legal))])
            decisions += 1
        lengths.append(decisions)
    return lengths, widths


def options_us(tables: list[State], moves: int) -> list[float]:
    """Microseconds to work out what is legal and name it, at many decisions, sorted; each the best of five."""
    found = []
    clock = time.perf_counter
    for n, table in enumerate(tables):
        state, one = table.clone(), random.Random(n)
        for _ in range(moves):
            if state.over:
                break
            best_time = 1e9
            for _ in range(5):
                began = clock()
                state.agenda[-1].options(state)
                state.options()
                best_time = min(best_time, clock() - began)
            found.append(best_time * 1e6)
            state.apply(state.legal[one.randrange(len(state.legal))])
    return sorted(found)


def recorded(game: Game, seats: int, seed: int) -> Record:
    record, one = Record(game, seats, seed=str(seed)), random.Random(seed)
    state = record.start()
    while not state.over:
        record.keys.append(one.choice(state.options()))
        state.choose(record.keys[-1])
    return record


def replay(records: list[Record]) -> int:
    for record in records:
        record.replay()
    return sum(len(record.keys) for record in records)
