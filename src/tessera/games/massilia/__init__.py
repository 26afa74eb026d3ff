"""Massilia (Alain Epron, 2014): dice, customers and gods on the market of an ancient port. Two to four merchants, seven rounds."""

from typing import Any

from tessera.core.game import wired
from tessera.games.massilia.tables import DIE_COLOURS, FIGURES, GODS, GOODS, PLACES, Tables


def names(e: Tables) -> dict[str, Any]:
    """The words for numbers of events."""
    dice = [f"die-{colour}" for colour in DIE_COLOURS]
    things = {"good": GOODS, "god": GODS, "figure": FIGURES, "place": PLACES}
    return {**things, "die": dice, "from": dice, "field": e.fields, "step": {1: "up", -1: "down"}}


# Nothing is played out: a greedy player of whom one option is looked at spoils his own turns, so that who passes seems to gain by it.
GAME = wired(
    __name__, "Massilia", (2, 4), rules_version=1, spread=12.0, digest_name="Massilia", search={"cut": 0, "explore": 0.6}
)
