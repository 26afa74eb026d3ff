"""The bridges: official suites on a few seeds, agreement with the engine, and nothing leaks. `make lab-suites` runs all."""

import importlib
import random
import subprocess
import sys
import tomllib
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tessera import lab
from tessera.core.agenda import State
from tessera.core.errors import BadSetup, IllegalChoice
from tessera.core.game import Game, games
from tessera.lab import observe, openspiel
from tessera.lab.aec import TesseraEnv
from tessera.lab.solo import TesseraSolo

ALL = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
TABLES = [(game, seats) for game in games() for seats in game.seat_counts()]
EVERY = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
# their suite replays the game at every step: in every run for the fewest players of each game, for the others when there is time
MARKS: dict[bool, list[pytest.MarkDecorator]] = {True: [], False: [pytest.mark.long]}
FIRST = [pytest.param(game, n, id=f"{game.id}-{n}", marks=MARKS[n == game.seat_counts()[0]]) for game, n in TABLES]


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


@EVERY
def test_the_module_of_a_game_is_made_of_the_game(game: Game, seats: int) -> None:
    name = f"{game.id}_v1"
    module = getattr(lab, name)
    assert module is importlib.import_module(f"tessera.lab.{name}")
    assert game.title in module.__doc__
    assert module.env(seats=seats).metadata["name"] == name
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("tessera.lab.nonsense_v1")


MAKES = {
    "importing the lab": "import gymnasium, tessera.lab; env = gymnasium.make('tessera/Aquileia-v1')",
    "naming the module": "import gymnasium; env = gymnasium.make('tessera.lab:tessera/Aquileia-v1', seats=3, bots='greedy')",
    "importing any bridge": "import gymnasium; from tessera.lab import aquileia_v1; env = gymnasium.make('tessera/Aquileia-v1')",
}


@pytest.mark.parametrize("code", MAKES.values(), ids=MAKES.keys())
def test_a_new_process_makes_a_gymnasium_environment(code: str) -> None:
    code += "; env.reset(seed=1); print(env.spec.id, env.unwrapped.action_masks().sum() > 1)"
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "tessera/Aquileia-v1 True", done.stderr


def test_the_entry_point_is_declared_and_loads() -> None:
    """Gymnasium before 1.0 reads the group and calls it; later ones need the import or the module's name, see docs/lab.md."""
    text = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    target = text["project"]["entry-points"]["gymnasium.envs"]["tessera"]
    module, _, function = target.partition(":")
    getattr(importlib.import_module(module), function)()
    assert {f"tessera/{name(game)}-v1" for game in games()} <= set(gymnasium.registry)


def name(game: Game) -> str:
    return "".join(part.capitalize() for part in game.id.split("_"))


@EVERY
def test_gymnasium_suite(game: Game, seats: int) -> None:
    env = gymnasium.make(f"tessera/{name(game)}-v1", seats=seats, seat=None).unwrapped
    check_env(env, skip_render_check=True)
    assert env.action_masks().sum() > 1


@pytest.mark.parametrize(("game", "seats"), FIRST)
def test_openspiel_suite(game: Game, seats: int) -> None:
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 16})
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False, mask_test=True)


@EVERY
def test_all_paths_play_the_same_game(game: Game, seats: int) -> None:
    """The same deal and the same actions, move for move, in the engine, PettingZoo and OpenSpiel: options, observations, ends."""
    rng = random.Random(5)
    native = game.start(seats, seed=11)
    env = TesseraEnv(game, seats)
    env.reset(seed=11)
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 64}).new_initial_state()
    observer = spiel.get_game().make_py_observer()
    spiel.apply_action(11)
    while not native.over:
        codes, seat = native.codes(), native.seat
        observation = env.last()[0]
        assert np.flatnonzero(observation["action_mask"]).tolist() == codes == spiel.legal_actions()
        assert env.agent_selection == f"player_{seat}"
        assert spiel.current_player() == seat
        observer.set_from(spiel, seat)
        assert observation["observation"].tobytes() == game.numbers(native, seat)
        assert np.array_equal(np.rint(observer.tensor * 255).astype(np.uint8), observation["observation"])
        code = rng.choice(codes)
        native.apply(code)
        env.step(code)
        spiel.apply_action(code)
    assert env.table.digest() == native.digest() == spiel.table.digest()
    assert [env.rewards[agent] for agent in env.possible_agents] == spiel.returns() == observe.final_rewards(native, "win")


SETTINGS = [(game, {option.name: value}) for game in games() for option in game.options for value in option.values]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=[f"{game.id}-{options}" for game, options in SETTINGS])
def test_every_option_is_an_option_of_the_environment(game: Game, options: dict[str, Any]) -> None:
    """And means the same as in the engine and in OpenSpiel."""
    module = importlib.import_module(f"tessera.lab.{game.id}_v1")
    for seats in game.seat_counts(options):
        env = module.env(seats=seats, **options)
        env.reset(seed=1)
        spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 4, **options}).new_initial_state()
        spiel.apply_action(1)
        rng = random.Random(seats)
        for _ in range(40):
            if env.table.over:
                break
            seen = env.last()[0]
            assert env.observation_space(env.agent_selection).contains(seen)
            assert spiel.legal_actions() == np.flatnonzero(seen["action_mask"]).tolist()
            code = rng.choice(spiel.legal_actions())
            env.step(code)
            spiel.apply_action(code)
        assert env.table.digest() == spiel.table.digest() == replay(game, seats, options, spiel.history()[1:]).digest()


def replay(game: Game, seats: int, options: dict[str, Any], codes: list[int]) -> State:
    state = game.start(seats, seed=1, **options)
    for code in codes:
        state.apply(code)
    return state


@ALL
def test_perfect_information_is_apart(game: Game) -> None:
    """env.state() shows all hands; no agent's observation does."""
    env = TesseraEnv(game, 4)
    env.reset(seed=3)
    rng = random.Random(1)
    for _ in range(60):
        env.step(rng.choice(env.table.legal))
    everything = env.state()
    assert everything.shape == (4 * env.length,)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert set(seen) == {"observation", "action_mask"}
        assert np.array_equal(everything[seat * env.length :][: env.length], seen["observation"])
        assert seen["action_mask"].any() == (agent == env.agent_selection)


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
    final = env.table
    winners, ranks = final.winners(), final.ranks()
    found = [sums[agent] for agent in env.possible_agents]
    if reward == "win":
        assert found == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]
    if reward == "rank":
        assert found == pytest.approx([(4 - rank) / 3 for rank in ranks])
    if reward == "margin":
        assert all(-1 <= gain <= 1 for gain in found)
        assert all((gain > 0) <= (final.scores()[seat] == max(final.scores())) for seat, gain in enumerate(found))
    if reward == "shaped":  # the steps add up to the win less what the heuristic gave at the start
        start = TesseraEnv(game, 4)
        start.reset(seed=2)
        before = observe.outlook(start.table)
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]
        assert found == pytest.approx([w - b for w, b in zip(won, before, strict=True)], abs=1e-9)


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
