"""What lies in a game's folder is found from the game alone, wherever the folder is."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import tessera
from tessera import Game

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
