"""Tests that hold for every game and know none: cloning, saving, legality, secrecy, determinism, words, drawing, records, positions and
editions. A game is tested by being there.

    tessera check NAME                                      all of them, for one game
    pytest --pyargs tessera.conformance                     for all games; with what pytest offers, like `-x` or `-k twin`

They need `pip install 'tessera[check]'` (pytest, hypothesis).
"""

from typing import Any

from tessera.core.extras import bring, require
from tessera.core.game import Game, find

__all__ = ["check"]


class Only:
    """Of all tests those of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def pytest_collection_modifyitems(self, config: Any, items: list[Any]) -> None:
        mine = [item for item in items if self.is_mine(getattr(item, "callspec", None))]
        config.hook.pytest_deselected(items=[item for item in items if item not in mine])
        items[:] = mine

    def is_mine(self, callspec: Any) -> bool:
        params = callspec.params if callspec else {}
        return params.get("game") is self.game or getattr(params.get("setup"), "game", None) is self.game


def check(game: Game | str, *arguments: str) -> int:
    """Run the tests of one game, with further arguments of pytest. 0 if all hold, as pytest says it."""
    require("check", "hypothesis")
    pytest = bring("check", "pytest")
    only = Only(find(game) if isinstance(game, str) else game)
    quiet = ("-q", "-p", "no:cacheprovider", "--pyargs", __name__)
    return int(pytest.main([*quiet, *arguments], plugins=[only]))
