"""The house itself: what people find in it, and that the pages do not lie."""

import ast
import os
import pydoc
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import tessera
from tessera.core.game import find

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.once
@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            path = (page.parent / target.partition("#")[0]).resolve()
            assert path.exists() or target.startswith("#"), f"{page.name} links to {target}"


@pytest.mark.once
@pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)
def test_every_game_has_its_pages(game: tessera.Game) -> None:
    for kind in ("rulings", "positions"):
        page = ROOT / "docs" / kind / f"{game.id}.md"
        assert page.exists()
        assert f"]({kind}/{game.id}.md)" in (ROOT / "docs" / f"{kind}.md").read_text(encoding="utf-8")


def test_games_are_found_by_forgiving_names() -> None:
    game = tessera.games()[0]
    assert find(game.id.upper().replace("_", "-")) is game
    with pytest.raises(tessera.UnknownGame, match="there are"):
        find("chess")


@pytest.mark.once
def test_functions_are_seen_at_once_and_files_are_short() -> None:
    """Functions of at most 40 lines, files of at most 400."""
    long = []
    for path in sorted(path for room in ("src", "tests", "tools") for path in (ROOT / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        named = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        sizes = [(node.name, (node.end_lineno or 0) - node.lineno + 1, 40) for node in named]
        sizes.append(("the whole file", len(text.splitlines()), 400))
        long += [f"{path.relative_to(ROOT)}: {name}: {n} lines" for name, n, most in sizes if n > most]
    assert not long


@pytest.mark.once
def test_versions_agree() -> None:
    """The version stands in `tessera/__init__.py`; what is written for readers names the same."""
    assert metadata.version("tessera") == tessera.__version__
    assert f"## {tessera.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.once
def test_locks_name_no_host() -> None:
    locks = sorted(ROOT.glob("requirements*.lock"))
    assert len(locks) == 5
    for lock in locks:
        assert "://" not in lock.read_text()
        assert all(re.match(r"[\w.\-]+(\[[\w,]+\])?==", line) for line in lock.read_text().splitlines() if line)


@pytest.mark.once
def test_everything_public_stands_on_the_page_and_says_something() -> None:
    """`make docs` would write docs/api.md as it is."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tools.api_docs", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("kind", [tessera.State, tessera.Choice, tessera.Step, tessera.Perspective])
def test_help_says_something_in_both_engines(kind: type) -> None:
    said = pydoc.plain(pydoc.render_doc(kind))
    assert len((kind.__doc__ or "").strip()) > 10
    if kind is tessera.State:
        assert "A table in the middle of a game" in said
        assert "raises IllegalChoice" in said
        assert "Who decides; -1 when the game is over." in said


@pytest.mark.once
def test_rooms_know_only_what_lies_below() -> None:
    """The contracts in pyproject.toml, as `make check` runs them."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from importlinter.cli import lint_imports_command as c; sys.argv = ['x', '--no-cache']; c()",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert "0 broken" in done.stdout
