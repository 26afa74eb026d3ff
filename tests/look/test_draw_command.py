"""`tessera draw`: a picture of a recorded game."""

import random
from pathlib import Path

import pytest

import tessera
from tessera.cli import run


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    from tessera.core import record

    game = tessera.game("gloria_mundi")
    state = game.start(seats=3, seed="picture")
    rng, keys = random.Random(1), []
    for _ in range(60):
        keys.append(rng.choice(state.options()))
        state.choose(keys[-1])
    file = tmp_path / "game.rec"
    file.write_text(record.Record(game, 3, "picture", keys=keys, digest=state.digest()).text(), encoding="utf-8")
    return file


def test_png_and_svg(recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "board.png"
    assert run(["draw", str(recorded), "--at", "40", "--out", str(picture), "--theme", "dark", "--width", "500"]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert capsys.readouterr().out.strip() == str(picture)
    vector = tmp_path / "board.svg"
    assert run(["draw", str(recorded), "--out", str(vector), "--seat", "2", "--lang", "de"]) == 0
    assert "Güter" in vector.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--out", "board.gif"], ".png or .svg"),
        (["--out", "b.png", "--at", "61"], "60 choices"),
        (["--out", "b.png", "--seat", "4"], "players 1 to 3"),
        (["--out", "b.png", "--theme", "sepia"], "light and dark"),
        (["--out", "b.png", "--width", "9"], "pixels"),
    ],
)
def test_refusals_are_one_line(recorded: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["draw", str(recorded), *arguments]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert "\n" not in told
