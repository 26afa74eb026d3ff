"""The official suites of PettingZoo, Gymnasium and OpenSpiel for every game, player count and option set.

python tools/lab_suites.py [GAME ...] [--seeds 20]
"""

import argparse
import contextlib
import io
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
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


def suites(game: Game, seats: int, options: dict[str, Any], seeds: int) -> None:
    """Raises whatever a suite finds wrong."""
    for seed in range(seeds):
        env = TesseraEnv(game, seats, **options)
        env.reset(seed=seed)
        api_test(env, num_cycles=200)
    seed_test(lambda: TesseraEnv(game, seats, **options), num_cycles=200)
    for seed in range(min(seeds, 3)):
        solo = TesseraSolo(game, seats, **options)
        solo.reset(seed=seed)
        check_env(solo, skip_render_check=True)
    assert f"tessera_{game.id}" in NAMES
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 64, **options})
    pyspiel.random_sim_test(spiel, num_sims=seeds, serialize=True, verbose=False, mask_test=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seeds", type=int, default=20)
    given = parser.parse_args()
    failures = 0
    for game in [find(name) for name in given.games] or games():
        for seats, options in tables(game):
            said = io.StringIO()
            try:
                with contextlib.redirect_stdout(said), warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    suites(game, seats, options, given.seeds)
                verdict = "ok"
            except Exception as error:
                failures += 1
                verdict = f"FAILED {type(error).__name__}: {error}"
            print(f"{game.id:14} {seats} seats {options or ''} {verdict}", flush=True)
    assert gymnasium.__version__
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
