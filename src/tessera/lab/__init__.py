"""Bridges to research: the five games in the interfaces researchers already use.

    from tessera.lab import gloria_mundi_v1          PettingZoo (AEC): gloria_mundi_v1.env(seats=4)
    gymnasium.make("tessera/GloriaMundi-v1")         Gymnasium, one learner against bots (importing tessera.lab registers the ids)
    import tessera.lab.openspiel                     registers tessera_gloria_mundi, ... with OpenSpiel
    tessera.lab.Batch("gloria_mundi", 256)           many games in one call, NumPy arrays
    tessera.lab.watch(record)                        a record with a slider, in a notebook

Install with `pip install 'tessera[lab]'`.
"""

from typing import Any

from tessera.core.extras import bring, require

require("lab", "numpy", "gymnasium", "pettingzoo")

__all__ = ["Batch", "register", "watch"]


def __getattr__(name: str) -> Any:
    """Loaded on first use, so that one bridge does not need the libraries of another."""
    if name == "Batch":
        from tessera.lab.batch import Batch

        return Batch
    if name == "watch":
        from tessera.lab.widget import watch

        return watch
    raise AttributeError(f"module 'tessera.lab' has no attribute {name!r}")


def register() -> None:
    """Make the games known to Gymnasium: tessera/GloriaMundi-v1, ... Gymnasium 1.x looks for no plugins, so importing does it."""
    from tessera.core.game import games

    gymnasium = bring("lab", "gymnasium")

    for game in games():
        name = f"tessera/{''.join(part.capitalize() for part in game.id.split('_'))}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="tessera.lab.solo:TesseraSolo", kwargs={"game": game.id})


register()
