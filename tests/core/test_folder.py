"""What lies in a game's folder is found from the game alone, wherever the folder is."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import tessera
from tessera import Game
from tessera.core.about import kinds
from tessera.core.facts import told
from tessera.core.game import ROOMS, wired

EVERY = pytest.mark.parametrize("game", tessera.games(), ids=lambda game: game.id)


@EVERY
def test_every_game_has_all_of_it(game: Game) -> None:
    assert game.page("lesson.toml")["step"]
    assert game.page("rows.toml")


def test_a_folder_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside: its pages come from its folder, its rooms from its package; what it does not have is no fault."""
    (tmp_path / "distant").mkdir()
    (tmp_path / "distant" / "__init__.py").write_text("def view(state, seat):\n    return {}\n")
    (tmp_path / "distant" / "mosaic.py").write_text("def stone(x, y, c, r):\n    return 'w1'\n")
    (tmp_path / "distant" / "rows.toml").write_text('round = "number of the round"\n')
    monkeypatch.syspath_prepend(tmp_path)
    import distant

    game = replace(tessera.games()[0], id="distant", folder=tmp_path / "distant", view=distant.view)
    mosaic = game.room("mosaic")
    assert mosaic is not None
    assert mosaic.stone(0, 0, 0, 0) == "w1"
    assert game.room("board") is None
    assert game.page("rows.toml") == {"round": "number of the round"}
    assert game.page("lesson.toml") == {}
    for name in ("distant", "distant.mosaic"):
        sys.modules.pop(name)


ABOUT = """
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from tessera.core.about import About, Asked

def stone(asked: Asked, id: str) -> About:
    ...

def inner(asked: Asked) -> str:
    ...
"""

FACTS = """
from __future__ import annotations
from typing import TYPE_CHECKING
from tessera.core.agenda import Choice
if TYPE_CHECKING:
    from tessera.core.facts import Facts
    from distant.state import Table

class Lay(Choice):
    pass

def about_laying(g: Table, top: Lay) -> Facts:
    ...
"""


def test_annotations_may_be_there_for_the_type_checker_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a panel tells of and what facts there are is found all the same; so is what rules tell, if no choice is restated."""
    (tmp_path / "remote").mkdir()
    for name, text in {
        "__init__.py": "",
        "about.py": ABOUT,
        "facts.py": FACTS,
        "events.toml": '[events]\nlaid = "stone"\n',
    }.items():
        (tmp_path / "remote" / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    import remote.facts

    parts = {name: None for name in ROOMS if name not in ("events", "restated")}
    game = wired("remote", "Remote", (2, 2), 1, **parts)
    assert [*kinds(replace(tessera.games()[0], id="remote", folder=tmp_path / "remote", view=remote.facts.about_laying))] == [
        "stone"
    ]
    assert [*told(remote.facts, "about_")] == [remote.facts.Lay]
    assert (game.events, game.restated) == ({"laid": ("stone",)}, {})
