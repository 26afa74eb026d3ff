"""A game in a package of its own: everything knows it, and it passes what every game must pass."""

import json
import re
from pathlib import Path

import pytest

from tessera import cli
from tests.outside.wheels import TALI, installed, python, tessera

EVERYTHING = """
import tessera, numpy
from tessera.arena.match import fixtures, play
from tessera.lab import Batch, tali_v1
from tessera import bots, look

game = tessera.game("tali")
for name in ("random", "greedy", "search:ms=5"):
    state, bot = game.start(3, seed=1), bots.make(name, seed=1)
    while not state.over:
        state.choose(bot.choose(state.perspective(state.seat)))
assert len([play(one) for one in fixtures(game, ["greedy", "random"], 4, 2)]) == 4

env = tali_v1.env(seats=3)
env.reset(seed=1)
for seat in env.agent_iter():
    seen, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(numpy.flatnonzero(seen["action_mask"])[0]))

batch = Batch("tali", 4, seats=2, seed=1)
assert batch.actions == len(game.index) == 3
import gymnasium
assert "tessera/Tali-v1" in gymnasium.registry
assert look.svg(look.of_state(game.start(4, seed=1), 0)).startswith("<svg")
assert type(game.start(2, seed=1)).__module__ == "tali.state"
print(tessera.ENGINE)
"""


@pytest.fixture(scope="module")
def tali(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(TALI, tmp_path_factory.mktemp("tali"))


def test_the_list_has_it_and_the_rules_are_there(tali: Path) -> None:
    rows = {row["game"]: row for row in json.loads(tessera("games", "--json", beside=tali))}
    assert rows["tali"]["title"] == "Tali"
    assert len(rows) == 6
    assert "Venus" in tessera("rules", "tali", "TAL-007", "--lang", "de", beside=tali)


def test_bots_arena_lab_and_look_know_it(tali: Path) -> None:
    done = python("-c", EVERYTHING, beside=tali)
    assert done.returncode == 0, done.stderr


def test_the_terminal_plays_it(tali: Path) -> None:
    shown = tessera("table", "tali", "--watch", "--bots", "greedy", "--seats", "3", "--seed", "1", "--lang", "en", beside=tali)
    assert "takes the pot" in shown


def test_it_stays_a_small_one() -> None:
    lines = [line for path in TALI.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 300


def test_its_tutorial_shows_what_is_there() -> None:
    """Every piece of Python in the README is a piece of the game."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TALI.rglob("*.py")))
    pieces = re.findall(r"```python\n(.*?)```", (TALI / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(pieces) > 3
    for piece in pieces:
        for part in piece.split("...\n"):
            assert part.strip("\n") in sources, part


SHORT = ("-k", "sketch or layout or twin_world_looks or spectator or options_have_words or well_formed or blocks")


@pytest.mark.parametrize("which", [SHORT, pytest.param((), marks=pytest.mark.long)], ids=["short", "whole"])
def test_it_passes_what_every_game_must(tali: Path, which: tuple[str, ...]) -> None:
    assert re.search(r"\d+ passed", tessera("check", "tali", *which, beside=tali))


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("begun")
    (folder / "site").mkdir()
    told = tessera("new-game", "duodecim", "--title", "XII", "--to", str(folder / "mine"), beside=folder / "site")
    assert "tessera check duodecim" in told
    return installed(folder / "mine", folder)


@pytest.mark.parametrize("which", [SHORT, pytest.param((), marks=pytest.mark.long)], ids=["short", "whole"])
def test_a_new_game_passes_at_once(begun: Path, which: tuple[str, ...]) -> None:
    assert re.search(r"\d+ passed", tessera("check", "duodecim", *which, beside=begun))


def test_a_new_game_is_whole_under_its_own_name(begun: Path) -> None:
    assert "XII" in tessera("games", beside=begun)
    assert "DUO-003" in tessera("rules", "duodecim", beside=begun)
    mine = begun.parent / "mine"
    assert not [
        path for path in mine.rglob("*") if path.is_file() and re.search("skeleton|SKE-", path.read_text(encoding="utf-8"), re.I)
    ]
    run = (
        f"import runpy; runpy.run_path({str(mine / 'tests' / 'test_duodecim.py')!r})['test_the_highest_stone_takes_the_round']()"
    )
    done = python("-c", run, beside=begun)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["tessera", "Massilia", "massilia", "x", "a-b", "json", "_own"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["new-game", name, "--to", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "new").exists()


def entry(site: Path, name: str, value: str) -> None:
    folder = site / f"{name}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(f"[tessera.games]\n{name} = {value}\n")


def test_what_cannot_be_loaded_is_left_out_and_said(tmp_path: Path) -> None:
    site = tmp_path / "site"
    entry(site, "missing", "no_such_module:GAME")
    entry(site, "nogame", "json:dumps")
    entry(site, "again", "again:GAME")
    (site / "again.py").write_text(
        "import dataclasses, tessera\nGAME = dataclasses.replace(tessera.game('massilia'), title='Another')\n"
    )
    done = python("-m", "tessera.cli", "games", "--json", beside=site)
    assert done.returncode == 0
    assert len(json.loads(done.stdout)) == 5
    assert "Another" not in done.stdout
    for said in ("'missing' of missing is left out", "json:dumps is no tessera.Game", "there is a game massilia already"):
        assert said in done.stderr
