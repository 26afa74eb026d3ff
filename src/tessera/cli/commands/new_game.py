"""`tessera new-game`: a package with a whole small game in it, to be changed into another one."""

import importlib.util
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tessera import skeleton
from tessera.cli.common import Refusal
from tessera.core.game import games
from tessera.core.rulestext import rules_text

FROM = Path(skeleton.__file__).parent
PROJECT = """[build-system]
requires = ["hatchling>=1.25"]
build-backend = "hatchling.build"

[project]
name = "skeleton"
version = "0.1.0"
description = "Skeleton: a game for Tessera"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["tessera>=0.2,<0.3"]

[project.optional-dependencies]
test = ["tessera[check]"]

[project.entry-points."tessera.games"]
skeleton = "skeleton:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/skeleton"]
"""
README = """# Skeleton

A game for Tessera. In its folder, and in the environment in which Tessera is installed:

```
pip install -e '.[test]'
tessera games                    it is on the list
tessera check skeleton           what every game must pass: cloning, saving, legality, secrecy, words, drawing, ...
pytest                           what is special to this one
tessera table skeleton           play it in the terminal; tessera play: in the browser
```

Where to change what, in `src/skeleton`:

| file | what it says |
|---|---|
| `rules.en.md`, `rules.de.md` | the rules in words, a clause a paragraph |
| `edition.toml`, `edition.py`, `tables.py` | every number that could be printed; every key that can be chosen |
| `state.py`, `setup.py` | what lies on the table, and how it begins |
| `rules.py` | the rules: a class for each decision, one for each step |
| `scoring.py`, `outlook.py`, `outlook.toml` | who is ahead; how bots judge a table |
| `view.py`, `hidden.py`, `observation.py` | what a seat sees, in words and numbers; what it does not see, dealt anew |
| `position.py` | what the fields hold, and what cannot be |
| `board.py`, `own.py`, `board.*.ftl` | how it looks |
| `en.ftl`, `de.ftl` | what it says; `applies.toml`, `rows.toml`: clauses of a decision, meaning of the numbers |
"""
TEST = '''"""What is special to this game. What every game must pass: `tessera check skeleton`."""

import tessera


def test_the_highest_stone_takes_the_round() -> None:
    state = tessera.game("skeleton").start(seats=2, seed=1)
    hands = [player["hand"] for player in state.position()["players"]]
    first = state.seat
    state.choose(f"stone:{hands[first][0]}")
    state.choose(f"stone:{hands[1 - first][-1]}")
    best = first if hands[first][0] > hands[1 - first][-1] else 1 - first
    assert [bool(score) for score in state.scores()] == [seat == best for seat in range(2)]
'''


def register(app: App) -> None:
    app.command(new_game, help_epilogue="Example: `tessera new-game tabula --title 'Tabula Lusoria'`")


def new_game(
    name: Annotated[str, Parameter(help="the game's id, which is also the name of its package: small letters")],
    *,
    title: Annotated[str | None, Parameter(help="its title; by default the name")] = None,
    to: Annotated[Path | None, Parameter(help="the folder to write; by default one of that name, here")] = None,
) -> None:
    """Write a package with a game that plays, draws, speaks English and German and passes `tessera check` at once."""
    refuse_bad(name)
    folder = to or Path(name)
    if folder.exists():
        raise Refusal(f"{folder} is there already")
    words = {"skeleton": name, "Skeleton": title or name.replace("_", " ").title(), "SKE": prefix(name)}
    files = {f"src/skeleton/{path.name}": path.read_text(encoding="utf-8") for path in FROM.iterdir() if path.is_file()}
    files |= {"pyproject.toml": PROJECT, "README.md": README, "tests/test_skeleton.py": TEST}
    for place, text in files.items():
        path = folder / renamed(place, words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(text, words), encoding="utf-8")
    print(f"{folder}: a game. Next: pip install -e '{folder}[test]', then tessera check {name}")


def refuse_bad(name: str) -> None:
    if not (name.isidentifier() and name.isascii() and name == name.lower() and name[0] != "_" and len(name) > 2):
        raise Refusal(f"{name!r}: a name is three small letters or more, digits and _ (it will be a Python package)")
    if name in {game.id for game in games()}:
        raise Refusal(f"there is a game {name} already")
    if importlib.util.find_spec(name) is not None:
        raise Refusal(f"there is a Python package {name} already; take another name")


def prefix(name: str) -> str:
    """The three letters in front of its clauses: the first of its name that no other game has."""
    taken = {next(iter(rules_text(game).clauses))[:3] for game in games()}
    letters = "".join(letter for letter in name.upper() if letter.isalpha()) + "XYZ"
    return next(two for third in letters[2:] if (two := letters[:2] + third) not in taken)


def renamed(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text
