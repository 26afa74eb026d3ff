"""The bridges: official suites on a few seeds, agreement with the engine, and nothing leaks. `make lab-suites` runs all."""

import importlib
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tessera.core.errors import BadSetup, IllegalChoice
from tessera.core.game import Game, games
from tessera.lab import Batch, observe, openspiel
from tessera.lab.aec import TesseraEnv
from tessera.lab.solo import TesseraSolo

ALL = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
TABLES = [(game, seats) for game in games() for seats in game.seat_counts()]
EVERY = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])


@pytest.fixture(autouse=True)
def quiet(capsys: pytest.CaptureFixture[str]) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@EVERY
def test_pettingzoo_suites(game: Game, seats: int) -> None:
    module = importlib.import_module(f"tessera.lab.{game.id}_v1")
    env = module.env(seats=seats)
    env.reset(seed=3)
    api_test(env, num_cycles=60)
    seed_test(lambda: module.env(seats=seats), num_cycles=30)


def test_importing_the_lab_registers_with_gymnasium() -> None:
    code = "import gymnasium, tessera.lab; print(gymnasium.make('tessera/GloriaMundi-v1').spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "tessera/GloriaMundi-v1", done.stderr


@ALL
def test_gymnasium_suite(game: Game) -> None:
    name = "".join(part.capitalize() for part in game.id.split("_"))
    env = gymnasium.make(f"tessera/{name}-v1").unwrapped
    check_env(env, skip_render_check=True)
    assert env.action_masks().sum() > 1


@EVERY
def test_openspiel_suite(game: Game, seats: int) -> None:
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 16})
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False, mask_test=True)


@ALL
def test_all_paths_play_the_same_game(game: Game) -> None:
    """The same deal and the same actions, move for move, in the engine, PettingZoo and OpenSpiel."""
    rng = random.Random(5)
    native = game.start(4, seed=11)
    env = TesseraEnv(game, 4)
    env.reset(seed=11)
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": 4, "deals": 64}).new_initial_state()
    spiel.apply_action(11)
    while not native.over:
        codes = native.codes()
        observation = env.last()[0]
        assert np.flatnonzero(observation["action_mask"]).tolist() == codes == spiel.legal_actions()
        assert env.agent_selection == f"player_{native.seat}"
        assert spiel.current_player() == native.seat
        code = rng.choice(codes)
        native.apply(code)
        env.step(code)
        spiel.apply_action(code)
    assert env.table.digest() == native.digest() == spiel.table.digest()
    assert [env.rewards[agent] for agent in env.possible_agents] == spiel.returns() == observe.final_rewards(native, "win")


@ALL
def test_nobody_observes_what_he_cannot_know(game: Game) -> None:
    rng = random.Random(2)
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": 4, "deals": 8}).new_initial_state()
    spiel.apply_action(3)
    observer = spiel.get_game().make_py_observer()
    for move in range(120):
        if spiel.is_terminal():
            break
        if move % 10 == 0:
            for seat in range(4):
                twin = spiel.resample_from_infostate(seat, rng.random)
                assert observer.string_from(spiel, seat) == observer.string_from(twin, seat)
                observer.set_from(spiel, seat)
                before = observer.tensor.copy()
                observer.set_from(twin, seat)
                assert np.array_equal(before, observer.tensor)
        spiel.apply_action(rng.choice(spiel.legal_actions()))


@EVERY
def test_observations_have_their_documented_size_and_range(game: Game, seats: int) -> None:
    rng = random.Random(1)
    state = game.start(seats, seed=1)
    rows = observe.rows(game, seats)
    assert len({name for name, _ in rows}) == len(rows)
    while not state.over:
        for seat in range(seats):
            numbers = game.numbers(state, seat)
            assert len(numbers) == sum(length for _, length in rows)
            assert min(numbers) >= 0
            assert max(numbers) <= 255
        state.apply(rng.choice(state.legal))


@ALL
def test_batch_equals_single_tables_and_workers_change_nothing(game: Game) -> None:
    one, two = Batch(game, 6, seats=4, seed=9), Batch(game, 6, seats=4, seed=9, workers=2)
    try:
        rng = np.random.default_rng(0)
        for step in range(80):
            assert np.array_equal(one.observations, two.observations)
            assert np.array_equal(one.masks, two.masks)
            assert np.array_equal(one.seats, two.seats)
            if step == 0:
                state = game.start(4, seed="9/2/0")
                assert np.array_equal(one.observations[2], observe.observation(state, state.seat))
                assert np.flatnonzero(one.masks[2]).tolist() == state.codes()
            actions = [int(rng.choice(np.flatnonzero(row))) for row in one.masks]
            one.step(actions)
            two.step(actions)
            assert np.array_equal(one.dones, two.dones)
            assert np.array_equal(one.rewards, two.rewards)
    finally:
        two.close()


def test_batch_refuses_an_illegal_action() -> None:
    batch = Batch(games()[0], 2, seed=1)
    with pytest.raises(ValueError, match="not legal"):
        batch.step([int(np.flatnonzero(row == 0)[0]) for row in batch.masks])


@ALL
@pytest.mark.parametrize("reward", observe.REWARDS)
def test_rewards(game: Game, reward: str) -> None:
    env = TesseraEnv(game, 4, reward=reward)
    env.reset(seed=2)
    rng = random.Random(4)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents and not all(env.terminations.values()):
        env.step(rng.choice(env.table.legal))
        for agent in env.agents:
            sums[agent] += env.rewards[agent]
    if reward == "win":
        assert sum(sums.values()) == pytest.approx(1.0)
    if reward == "shaped":
        assert sum(sums.values()) == pytest.approx(0.0, abs=1e-6)


def test_bad_settings_are_refused() -> None:
    game = games()[0]
    with pytest.raises(BadSetup):
        TesseraEnv(game, 99)
    with pytest.raises(BadSetup):
        TesseraEnv(game, reward="fame")
    with pytest.raises(BadSetup):
        TesseraSolo(game, 3, bots=["random"])
    env = TesseraEnv(game)
    env.reset(seed=1)
    illegal = next(code for code in range(env.actions) if code not in env.table.legal)
    with pytest.raises(IllegalChoice):
        env.step(illegal)


def test_registered_names() -> None:
    assert [f"tessera_{game.id}" for game in games()] == openspiel.NAMES
