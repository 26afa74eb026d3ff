"""Same seed, same game: in every process, with every hash seed, in both engines."""

import json
from functools import cache
from typing import Any

import pytest

from tessera import Game

from .processes import compiled_there, elsewhere
from .tables import every_game


@cache
def digests(game: str, hash_seed: str, engine: str) -> dict[str, Any]:
    done = elsewhere("-m", "tessera.conformance.digests", game, PYTHONHASHSEED=hash_seed, TESSERA_ENGINE=engine)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["digests"]
    return found


@every_game
def test_the_hash_seed_does_not_matter(game: Game) -> None:
    assert digests(game.id, "1", "auto")["digests"] == digests(game.id, "2", "pure")["digests"]


@every_game
@pytest.mark.skipif(not compiled_there(), reason="no compiled engine here: make native")
def test_pure_and_compiled_agree_digest_for_digest(game: Game) -> None:
    pure, compiled = digests(game.id, "2", "pure"), digests(game.id, "1", "native")
    assert (pure["engine"], compiled["engine"]) == ("pure", "compiled")
    assert pure["digests"] == compiled["digests"]
