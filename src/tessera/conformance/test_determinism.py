"""Same seed, same game: in every process, with every hash seed, in both engines."""

import json
from typing import Any

import pytest

from tessera import Game

from .processes import compiled_there, elsewhere
from .tables import every_game

pytestmark = pytest.mark.once  # it asks both engines itself


def digests(game: str, hash_seed: str, engine: str) -> dict[str, Any]:
    done = elsewhere("-m", "tessera.conformance.digests", game, PYTHONHASHSEED=hash_seed, TESSERA_ENGINE=engine)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["digests"]
    return found


@every_game
def test_neither_hash_seed_nor_engine_matters(game: Game) -> None:
    """Without a compiled engine the hash seed alone: `make native`."""
    one, other = digests(game.id, "1", "native" if compiled_there() else "pure"), digests(game.id, "2", "pure")
    assert (one["engine"], other["engine"]) == ("compiled" if compiled_there() else "pure", "pure")
    assert one["digests"] == other["digests"]
