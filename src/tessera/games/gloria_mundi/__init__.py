"""Gloria Mundi: flee from Rome while the Goth runs through the provinces."""

from typing import Any

from tessera.core.game import wired
from tessera.core.words import Words
from tessera.games.gloria_mundi.tables import ENDINGS, LETTERS, RESOURCES, TYPES, Tables

EVENTS = {
    "revealed": ("card",),  # a new building enters the forum
    "burned": ("card",),  # a building goes to the fire
    "laid": ("type",),
    "locked": ("card",),
    "used": ("card",),
    "gained": ("kind", "n"),  # pieces from the supply
    "paid": ("kind", "n"),  # pieces to the supply
    "stepped": ("n", "space"),
    "discarded": ("card",),  # by an own ability
    "bought": ("card", "type"),
    "tributed": ("kind", "n", "space"),
    "ran": ("start", "space"),  # the Goth
    "spared": (),  # nothing in demand to lose
    "lost": ("type",),  # a base card leaves the game
    "ruined": ("type", "card"),  # and the building on it burns
    "walled": ("type", "card"),  # the wall burns, the base stays
    "took": ("kind",),  # a piece of tribute
    "ended": ("reason",),
}
RESTATED = {  # choices that an event says as well
    "lay-base": "laid type",
    "choose-lock:lock": "locked card",
    "activate:use": "used card",
    "discard-building": "discarded card",
    "buy:buy": "bought card",
    "pay-glory": "paid",
    "pay-food": "paid",
    "pay-gold": "paid",
    "place": "bought type",
    "pick-resources": "gained",
    "tribute:move": "ran",
    "tribute:pay": "tributed",
    "lose-card:lose": "ruined type card, walled type card, lost type",
    "lose-card:raze": "ruined type card",
    "take-tribute": "took kind",
}


def name_of(e: Tables, field: str, number: int) -> Any:
    if field == "card":
        return e.buildings[number].id
    names = {"kind": RESOURCES, "type": TYPES, "reason": ENDINGS}.get(field)
    return names[number] if names else int(number)


def part(text: str, said: Words) -> str:
    """Pieces in a key, "2f-1y", and kinds to choose from, "food/gold", as words."""
    if "/" in text:
        return "/".join(said.name(kind) for kind in text.split("/"))
    kinds = (*RESOURCES, "step")
    words = []
    for piece in text.split("-"):
        if not piece[:-1].isdigit() or piece[-1] not in LETTERS:
            return text
        words.append(f"{piece[:-1]} {said.name(kinds[LETTERS.index(piece[-1])])}")
    return ", ".join(words)


GAME = wired(
    __name__,
    "Gloria Mundi",
    (2, 6),
    rules_version=1,
    minutes=60,
    search={"turns": 3, "cut": 80, "patience": 999},
    part=part,
    spread=6.0,
    digest_name="GloriaMundi",
)
