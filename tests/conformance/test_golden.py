"""Recorded games replay to the digest they ended in: nothing has moved. `make golden` records what is missing."""

from collections import Counter
from pathlib import Path

import pytest

import tessera
from tessera import Game
from tessera.conformance.processes import compiled_there, elsewhere
from tessera.conformance.tables import every_game
from tessera.core import record

GOLDEN = Path(__file__).parents[1] / "golden"
EACH = 20


def files(game: Game) -> list[Path]:
    return sorted((GOLDEN / game.id).glob("*.rec"))


@every_game
def test_golden_records_replay(game: Game) -> None:
    for file in files(game):
        loaded = record.read(file)
        state = loaded.verify()
        assert state.over, f"{file.name} stops before the end"
        assert loaded.game is game


@every_game
def test_there_are_enough_of_them(game: Game) -> None:
    """20 for every number of seats, and 20 for every value of every option."""
    seats: Counter[int] = Counter()
    values: Counter[tuple[str, object]] = Counter()
    kinds: Counter[str] = Counter()
    for file in files(game):
        loaded = record.read(file)
        seats[loaded.seats] += 1
        kinds[loaded.chance] += 1
        values.update(loaded.options.items())
    assert all(seats[count] >= EACH for count in game.seat_counts()), seats
    for option in game.options:
        assert all(values[option.name, value] >= EACH for value in option.values), values
    assert kinds["keyed"] >= len(game.seat_counts()), "matches between people are recorded too"


@every_game
def test_golden_records_replay_in_the_other_engine(game: Game) -> None:
    other = "pure" if tessera.ENGINE == "compiled" else "native"
    if other == "native" and not compiled_there():
        pytest.skip("no compiled engine here: make native")
    done = elsewhere("-m", "tessera.cli", "verify", "--quiet", *map(str, files(game)), TESSERA_ENGINE=other)
    assert (done.returncode, done.stderr) == (0, "")
