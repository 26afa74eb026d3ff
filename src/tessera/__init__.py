"""Five board games of the ancient Mediterranean as one piece of software. `tessera.ENGINE` says what plays them: "compiled" or "pure".

import tessera
game  = tessera.game("gloria_mundi")
state = game.start(seats=4, seed=7)
state.choose(state.options()[0])
"""

import importlib
from typing import Any

from tessera.engine import select

ENGINE = select()  # 'compiled' or 'pure'; must come before any other import of ours

from tessera import games  # noqa: E402  (callable: tessera.games() lists all)
from tessera.core.agenda import Choice, Perspective, State, Step  # noqa: E402
from tessera.core.docs import explain  # noqa: E402
from tessera.core.errors import (  # noqa: E402
    BadEdition,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalChoice,
    TesseraError,
    UnknownGame,
    UnknownKey,
)
from tessera.core.events import Event, listen  # noqa: E402
from tessera.core.game import Game  # noqa: E402
from tessera.core.game import find as game  # noqa: E402
from tessera.core.record import Record  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "ENGINE",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Perspective",
    "Record",
    "State",
    "Step",
    "TesseraError",
    "UnknownGame",
    "UnknownKey",
    "game",
    "games",
    "listen",
]


if ENGINE == "compiled":
    explain(Choice, Perspective, State, Step)


def __getattr__(name: str) -> Any:
    """The upper floors (`tessera.bots`, `tessera.lab`, ...) are loaded when first used."""
    if name in ("arena", "bots", "lab", "look"):
        return importlib.import_module(f"tessera.{name}")
    raise AttributeError(f"module 'tessera' has no attribute {name!r}")
