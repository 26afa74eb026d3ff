"""One folder per game. `tessera.games()` lists them: this module can be called."""

import sys
from types import ModuleType
from typing import Any


class _Callable(ModuleType):
    def __call__(self) -> list[Any]:
        """All games, by id."""
        from tessera.core.game import games

        return list(games())


sys.modules[__name__].__class__ = _Callable
