"""Bridges to research: the five games in the interfaces researchers already use.

    from tessera.lab import gloria_mundi_v1          PettingZoo (AEC): gloria_mundi_v1.env(seats=4)
    gymnasium.make("tessera/GloriaMundi-v1")         Gymnasium, one learner against bots (importing tessera.lab registers the ids)
    import tessera.lab.openspiel                     registers tessera_gloria_mundi, ... with OpenSpiel
    tessera.lab.Batch("gloria_mundi", 256)           many games in one call, NumPy arrays
    tessera.lab.watch(record)                        a record with a slider, in a notebook

Install with `pip install 'tessera[lab]'`.
"""

import importlib.util
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from tessera.core.extras import bring, require

require("lab", "numpy")

__all__ = ["Batch", "register", "watch"]


class Environments(MetaPathFinder, Loader):
    """Makes `tessera.lab.GAME_v1` of every game there is: a PettingZoo module with `env` and `raw_env`."""

    version = "_v1"

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        from tessera.core.game import games

        package, _, name = fullname.rpartition(".")
        known = package == __name__ and name in {game.id + self.version for game in games()}
        return ModuleSpec(fullname, self, origin="the game's folder") if known else None

    def exec_module(self, module: ModuleType) -> None:
        from tessera.core.game import find
        from tessera.lab.aec import TesseraEnv

        name = module.__name__.rpartition(".")[2]
        game = find(name.removesuffix(self.version))

        def env(seats: int | None = None, **settings: Any) -> TesseraEnv:
            """A table; settings: reward, edition, render_mode and the game's options."""
            return TesseraEnv(game.id, seats, **settings)

        module.__doc__ = f"{game.title} as a PettingZoo environment, version 1: `{name}.env(seats=4)`."
        module.__dict__.update(env=env, raw_env=env)


sys.meta_path.append(Environments())


def __getattr__(name: str) -> Any:
    """Loaded on first use, so that one bridge does not need the libraries of another."""
    if name == "Batch":
        from tessera.lab.batch import Batch

        return Batch
    if name == "watch":
        from tessera.lab.widget import watch

        return watch
    if name.endswith(Environments.version):
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module 'tessera.lab' has no attribute {name!r}")


def register() -> None:
    """Make the games known to Gymnasium: tessera/GloriaMundi-v1, ... Gymnasium 1.x looks for no plugins, so importing does it."""
    from tessera.core.game import games

    gymnasium = bring("lab", "gymnasium")

    for game in games():
        name = f"tessera/{''.join(part.capitalize() for part in game.id.split('_'))}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="tessera.lab.solo:TesseraSolo", kwargs={"game": game.id})


if importlib.util.find_spec("gymnasium") is not None:
    register()
