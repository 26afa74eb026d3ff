"""The official suites of PettingZoo, Gymnasium and OpenSpiel for every game, player count and option away from its default.

python tools/lab_suites.py [GAME ...] [--seeds 20] [--option-seeds 2] [--jobs 2]

Each table runs, for every seed (with an option: for the first few): pettingzoo.test.api_test and seed_test,
gymnasium.utils.env_checker.check_env, and pyspiel.random_sim_test with serialisation and mask tests. One line per table as it ends.
"""

import argparse
import contextlib
import io
import sys
import time
import traceback
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tessera.core.game import Game, find, games
from tessera.lab.aec import TesseraEnv
from tessera.lab.openspiel import NAMES
from tessera.lab.solo import TesseraSolo


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count, and every single option away from its default."""
    settings: list[dict[str, Any]] = [{}]
    settings += [{option.name: value} for option in game.options for value in option.values if value != option.default]
    for options in settings:
        for seats in game.seat_counts(options):
            yield seats, options


class ShiftedEnv(TesseraEnv):
    """seed_test always asks for seed 42: this is the same environment with other deals."""

    shift = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(None if seed is None else seed + self.shift, options)


class ShiftedSolo(TesseraSolo):
    """check_env always asks for seed 123."""

    shift = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return super().reset(seed=None if seed is None else seed + self.shift, options=options)


def shifted(kind: Any, shift: int, *arguments: Any, **options: Any) -> Any:
    env = kind(*arguments, **options)
    env.shift = 1000 * shift
    return env


def suites(game: Game, seats: int, options: dict[str, Any], seeds: int) -> None:
    """Raises whatever a suite finds wrong."""
    for seed in range(seeds):
        env = TesseraEnv(game, seats, **options)
        env.reset(seed=seed)  # api_test's own resets follow from it
        api_test(env, num_cycles=200)
        seed_test(lambda seed=seed: shifted(ShiftedEnv, seed, game, seats, **options), num_cycles=100)
        check_env(shifted(ShiftedSolo, seed, game, seats, seat=seed % seats, **options), skip_render_check=seed > 0)
    assert f"tessera_{game.id}" in NAMES
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 64, **options})
    pyspiel.random_sim_test(spiel, num_sims=seeds, serialize=True, verbose=False, mask_test=True)


def verdict(name: str, seats: int, options: dict[str, Any], seeds: int) -> tuple[str, float]:
    """ "" or what went wrong, and the seconds it took."""
    began = time.perf_counter()
    found = ""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            suites(find(name), seats, options, seeds)
        except Exception as error:
            where = "".join(traceback.format_tb(error.__traceback__)[-2:])
            found = f"{type(error).__name__}: {error}\n{where}"
    return found, time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--option-seeds", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    work = [(game.id, *table) for game in ([find(name) for name in given.games] or games()) for table in tables(game)]
    began, failures = time.perf_counter(), 0
    print(
        f"{len(work)} tables, {given.seeds} seeds each ({given.option_seeds} with an option), {given.jobs} processes", flush=True
    )
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(verdict, *table, given.option_seeds if table[2] else given.seeds): table for table in work}
        for done, future in enumerate(as_completed(running), 1):
            (name, seats, options), (problem, seconds) = running[future], future.result()
            failures += bool(problem)
            setting = ", ".join(f"{key}={value}" for key, value in options.items())
            outcome = f"FAILED {problem}" if problem else "ok"
            print(f"[{done}/{len(work)}] {name:13} {seats} seats {setting:18} {seconds:6.1f} s  {outcome}", flush=True)
    print(f"{len(work) - failures} of {len(work)} tables pass every suite; {time.perf_counter() - began:.0f} s", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
