"""Which engine runs. An old compiled form of edited rules must never run silently."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tessera import engine

SRC = Path(engine.HERE).parent


def imported(src: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    code = "import tessera, tessera.core.chance as c; print(tessera.ENGINE, c.__file__.endswith('.py'), c.MULTIPLIER)"
    clean = {name: value for name, value in os.environ.items() if name not in ("TESSERA_ENGINE", "PYTHONWARNINGS")}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=clean | {"PYTHONPATH": str(src)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package elsewhere, compiled modules and all, so that it can be tampered with."""
    shutil.copytree(SRC / "tessera", tmp_path / "tessera", ignore=shutil.ignore_patterns("__pycache__", "web", "look", "lab"))
    for library in SRC.glob("*.so"):
        shutil.copy2(library, tmp_path)
    return tmp_path


compiled_only = pytest.mark.skipif(engine.stale() != "", reason="no compiled engine here: make native")


def test_pure_runs_the_sources(copied: Path) -> None:
    done = imported(copied, TESSERA_ENGINE="pure")
    assert done.stdout.split()[:2] == ["pure", "True"], done.stderr
    assert done.stderr == ""


def test_without_compiled_modules_the_sources_run_without_a_word(copied: Path) -> None:
    (copied / "tessera" / "_native.json").unlink(missing_ok=True)
    done = imported(copied)
    assert done.stdout.split()[:2] == ["pure", "True"], done.stderr
    assert done.stderr == ""
    asked = imported(copied, TESSERA_ENGINE="native")
    assert asked.returncode != 0
    assert "no compiled modules are there" in asked.stderr


@compiled_only
def test_fresh_compiled_modules_run(copied: Path) -> None:
    for wanted in ("auto", "native"):
        done = imported(copied, TESSERA_ENGINE=wanted)
        assert done.stdout.split()[:2] == ["compiled", "False"], done.stderr


@compiled_only
@pytest.mark.parametrize("file", ["core/chance.py", "core/agenda.py", "core/cloning.py"])
def test_an_edited_source_never_runs_in_its_old_compiled_form(copied: Path, file: str) -> None:
    source = copied / "tessera" / file
    source.write_text(source.read_text() + "\nEDITED = 1\n")
    done = imported(copied)
    assert done.stdout.split()[:2] == ["pure", "True"]
    assert f"{file} has changed since it was compiled" in done.stderr
    asked = imported(copied, TESSERA_ENGINE="native")
    assert asked.returncode != 0
    assert "has changed" in asked.stderr


@compiled_only
def test_a_set_for_another_python_or_a_new_room_is_stale(copied: Path) -> None:
    listing = copied / "tessera" / "_native.json"
    listing.write_text(listing.read_text().replace(sys.implementation.cache_tag, "cpython-399"))
    done = imported(copied)
    assert done.stdout.startswith("pure")
    assert "made for cpython-399" in done.stderr


@compiled_only
def test_a_new_game_makes_the_set_stale(copied: Path) -> None:
    room = copied / "tessera" / "games" / "sixth"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "rules.py").write_text("")
    done = imported(copied)
    assert done.stdout.startswith("pure")
    assert "games/sixth/rules.py has changed" in done.stderr


def test_a_broken_listing_is_no_compiled_engine(copied: Path) -> None:
    (copied / "tessera" / "_native.json").write_text("{")
    done = imported(copied)
    assert done.stdout.startswith("pure")


def test_a_wrong_wish_is_refused(copied: Path) -> None:
    done = imported(copied, TESSERA_ENGINE="fast")
    assert done.returncode != 0
    assert "use auto, pure or native" in done.stderr


@pytest.mark.once
def test_generators_stand_only_where_the_compiler_knows_them() -> None:
    """Elsewhere it makes lists of them and says so, in the middle of the first minute of `make play`."""
    found = []
    for path in engine.sources():
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        known = [node.args[0] for node in nodes if isinstance(node, ast.Call) and node.args]
        found += [f"{path.name}:{node.lineno}" for node in nodes if isinstance(node, ast.GeneratorExp) and node not in known]
    assert found == []
