"""Massilia (Alain Epron, 2014): dice, customers and gods on the market of an ancient port. Two to four merchants, seven rounds."""

from typing import Any

from tessera.core.game import wired
from tessera.games.massilia.tables import DIE_COLOURS, FIGURES, GODS, GOODS, PLACES, Tables

EVENTS = {
    "placed-stall": ("plot",),
    "stocked": ("good", "n", "plot"),
    "round": ("round",),
    "prices-moved": (),
    "rolled-temple": ("n",),
    "rolled": ("die", "value"),
    "kept": ("die", "value"),
    "to-temple": ("n",),
    "turn": (),
    "played": ("god",),
    "bent-price": ("field", "step"),
    "took-die": ("place", "die", "value"),
    "recoloured": ("from", "die"),
    "turned": ("from_value", "value"),
    "joined": ("place", "die", "value"),
    "acted": ("die", "n"),
    "took-stones": ("n",),
    "returned-stones": ("n",),
    "bought": ("good", "n", "beige"),
    "paid": ("n",),
    "earned": ("n",),
    "reputation": ("n",),
    "marker": ("good", "value"),
    "moved": ("figure", "start", "end"),
    "sold": ("good", "n", "plot"),
    "shielded": ("plot",),
    "taxed": ("n", "plot"),
    "seized": ("good", "plot"),
    "closed": ("plot",),
    "built": ("plot",),
    "shifted": ("good", "start", "plot"),
    "sacrificed": ("good", "plot"),
    "took-card": ("god",),
    "drew": ("*god",),
    "revealed": ("god",),
    "reshuffled": ("n",),
    "passed": ("tile",),
    "passed-last": (),
    "new-order": (),
    "final": ("score",),
}
RESTATED = {  # choices that an event says as well
    "place-start-stall": "placed-stall plot",
    "keep-dice:keep": "kept",
    "keep-dice:done": "to-temple",
    "keep-dice:mars": "played",
    "turn:card": "played",
    "turn:die": "took-die",
    "turn:pass": "passed, passed-last",
    "prepare:colour": "recoloured",
    "prepare:up": "turned",
    "prepare:down": "turned",
    "prepare:join": "joined",
    "prepare:execute": "acted",
    "buy-colour": "bought good",
    "buy-split": "bought",
    "place-goods": "stocked plot n",
    "move-figure": "moved figure end",
    "pay-tax:give": "seized good",
    "pay-tax:pay": "taxed",
    "build-stall:yes": "built",
    "move-goods:take": "shifted start good",
    "sacrifice": "sacrificed plot good",
    "take-card:open": "took-card god",
    "take-card:deck": "drew",
    "end-turn:venus": "played",
}
WORDS = {"good": GOODS, "god": GODS, "figure": FIGURES, "place": PLACES}


def name_of(e: Tables, field: str, number: int) -> Any:
    """The word for a number in an event."""
    if field in ("die", "from"):
        return f"die-{DIE_COLOURS[number]}"
    if field == "field":
        return e.fields[number]
    if field == "step":
        return "up" if number > 0 else "down"
    return WORDS[field][number] if field in WORDS else number


# Nothing is played out: a greedy player of whom one option is looked at spoils his own turns, so that who passes seems to gain by it.
GAME = wired(
    __name__, "Massilia", (2, 4), rules_version=1, spread=12.0, digest_name="Massilia", search={"cut": 0, "explore": 0.6}
)
