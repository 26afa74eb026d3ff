"""A policy becomes a bot, a record a film: network files in sim and arena, watch() in notebooks."""

import json
import random
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tessera import bots
from tessera.arena.match import fixtures, play
from tessera.cli import run
from tessera.core.game import Game, games
from tessera.core.record import Record
from tessera.lab import Batch, observe, watch

ALL = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def policy(game: Game, seats: int, folder: Path) -> Path:
    """A linear network that wants the highest code."""
    size, actions = observe.size(game, seats), len(game.index)
    wish = np.arange(actions, dtype=np.float32)
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["observation", "w"], ["m"]), helper.make_node("Add", ["m", "b"], ["logits"])],
        "policy",
        [helper.make_tensor_value_info("observation", TensorProto.FLOAT, [1, size])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [1, actions])],
        [numpy_helper.from_array(np.zeros((size, actions), np.float32), "w"), numpy_helper.from_array(wish, "b")],
    )
    file = folder / f"{game.id}.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), str(file))
    return file


@ALL
def test_a_network_file_plays(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = f"network:{policy(game, 3, tmp_path)}"
    bot = bots.make(name)
    state = game.start(3, seed=1)
    rng = random.Random(1)
    for _ in range(30):
        seen = state.perspective(state.seat)
        assert bot.choose(seen) == state.book.keys[max(state.legal)]
        state.apply(rng.choice(state.legal))
    results = [play(fixture) for fixture in fixtures(game, [name, "random"], 1, 3)]
    assert results
    assert name in json.dumps([result.__dict__ for result in results], default=str)


def test_a_network_of_another_table_is_refused(tmp_path: Path) -> None:
    game = games()[0]
    bot = bots.make(f"network:{policy(game, 3, tmp_path)}")
    state = game.start(4, seed=1)
    with pytest.raises(bots.BadBot, match="made for observations"):
        bot.choose(state.perspective(state.seat))


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_network_files_at_the_command_line(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = next(game for game in games() if game.id == "gloria_mundi")
    name = f"network:{policy(game, 3, tmp_path)}"
    others = ["random"] * (2 if command == "sim" else 1)  # sim: a bot for each seat; arena: the field
    code = run([command, "gloria_mundi", "--bots", name, *others, "--games", "2", "--seats", "3", "--json"])
    said = capsys.readouterr()
    assert code == 0, said.err
    assert "network:" in said.out


@ALL
def test_watch_plays_a_record(game: Game, tmp_path: Path) -> None:
    record = Record(game, seats=game.seat_counts()[0], seed="4")
    state = record.start()
    rng = random.Random(0)
    for _ in range(25):
        key = rng.choice(state.options())
        record.keys.append(key)
        state.choose(key)
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    for one in (record, record.text(), file, str(file)):
        film = watch(one)
        assert film.last == 25
        assert film.said == ""
    pictures = set()
    for at in (0, 5, 25):
        film.at = at
        assert film.svg.lstrip().startswith("<svg")
        assert bool(film.said) == (at > 0)
        pictures.add(film.svg)
    assert len(pictures) == 3
    film.at = 99
    assert film.states[-1].digest() == state.digest()


def test_a_policy_reads_a_batch_like_a_table() -> None:
    """What the network bot sees at a table is what it was trained on in a batch."""
    batch = Batch("gloria_mundi", 2, seats=3, seed=5)
    state = next(game for game in games() if game.id == "gloria_mundi").start(3, seed="5/1/0")
    assert batch.observations[1].tobytes() == state.perspective(state.seat).numbers()
