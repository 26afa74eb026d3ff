"""The base package is the engine and the command; what misses an extra says which one to install."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.once
HIDE = """
import sys

class Gone:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in GONE:
            raise ModuleNotFoundError(name)

import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name.partition(".")[0] in GONE else found(name, package)
sys.meta_path.insert(0, Gone)
"""
OPTIONAL = [
    "fastapi",
    "starlette",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "argon2",
    "itsdangerous",
    "structlog",
    "prometheus_client",
    "asyncpg",
    "resvg_py",
    "numpy",
    "pettingzoo",
    "gymnasium",
    "anywidget",
    "traitlets",
    "pyspiel",
    "onnxruntime",
    "onnx",
    "ray",
    "torch",
    "babel",
    "fluent.runtime",
    "pydantic",
    "anyio",
]


def bare(program: str, gone: list[str] = OPTIONAL) -> subprocess.CompletedProcess[str]:
    """Run a program as if these libraries were not installed."""
    hidden = f"GONE = {gone!r}\n" + HIDE
    return subprocess.run([sys.executable, "-c", hidden + program], capture_output=True, text=True, timeout=120, check=False)


def test_the_base_plays_a_game_draws_it_and_rates_bots() -> None:
    done = bare(
        """
import tessera
from tessera import look
from tessera.cli import run
game = tessera.game("gloria_mundi")
state = game.start(seats=3, seed=7)
bot = tessera.bots.make("greedy", seed=1)
while not state.over:
    state.choose(bot.choose(state.perspective(state.seat)))
assert state.winners()
assert run(["sim", "gloria_mundi", "--games", "2", "--seats", "2"]) == 0
assert run(["games"]) == 0
assert run(["draw", "--help"]) == 0
"""
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("import tessera.web.app", "site"),
        ("import tessera.lab.batch", "lab"),
        ("from tessera.lab import Batch", "lab"),
        ("import tessera.lab.openspiel", "lab"),
        ("import tessera.bots; tessera.bots.make('network:/no/such/file.onnx')", "networks"),
        ("from tessera.arena.run import on_ray; list(on_ray([], 1))", "cluster"),
        ("from tessera.web import database; database.open_engine('postgresql+asyncpg://h/d')", "postgres"),
        ("from tessera.look import paint; paint.raster('<svg/>', 10)", "site"),
    ],
)
def test_what_misses_an_extra_says_which(program: str, extra: str) -> None:
    done = bare(program, ["asyncpg"] if extra == "postgres" else OPTIONAL)
    assert done.returncode == 1
    assert f"pip install 'tessera[{extra}]'" in done.stderr.splitlines()[-1]


def test_a_bridge_alone_is_named_too() -> None:
    done = bare("import tessera.lab.widget", ["anywidget"])
    assert "anywidget is not installed: pip install 'tessera[lab]'" in done.stderr.splitlines()[-1]


def test_the_command_answers_in_one_line() -> None:
    done = bare("from tessera.cli import run; sys.exit(run(['play']))")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "pip install 'tessera[site]'" in done.stderr
