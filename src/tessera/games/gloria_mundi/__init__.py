"""Gloria Mundi: flee from Rome while the Goth runs through the provinces."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tessera.core.game import Game
from tessera.games.gloria_mundi import edition, features, observation, position
from tessera.games.gloria_mundi.hidden import deal
from tessera.games.gloria_mundi.outlook import OUTLOOK
from tessera.games.gloria_mundi.scoring import sheet, standing
from tessera.games.gloria_mundi.setup import deal_out
from tessera.games.gloria_mundi.tables import ENDINGS, LETTERS, RESOURCES, TYPES, Tables
from tessera.games.gloria_mundi.view import view

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


def name_of(e: Tables, field: str, number: int) -> Any:
    if field == "card":
        return e.buildings[number].id
    names = {"kind": RESOURCES, "type": TYPES, "reason": ENDINGS}.get(field)
    return names[number] if names else int(number)


def part(text: str, name: Callable[[str], str]) -> str:
    """Pieces in a key, "2f-1y", as words."""
    kinds = (*RESOURCES, "step")
    words = []
    for piece in text.split("-"):
        if not piece[:-1].isdigit() or piece[-1] not in LETTERS:
            return text
        words.append(f"{piece[:-1]} {name(kinds[LETTERS.index(piece[-1])])}")
    return ", ".join(words)


GAME = Game(
    id="gloria_mundi",
    title="Gloria Mundi",
    seats=(2, 6),
    rules_version=1,
    minutes=60,
    folder=Path(__file__).parent,
    read_edition=edition.read,
    deal_out=deal_out,
    standing=standing,
    sheet=sheet,
    view=view,
    deal=deal,
    shape=position.shape,
    check=position.check,
    events=EVENTS,
    name_of=name_of,
    terms=features.terms,
    term_names=features.TERMS,
    value=features.value,
    numbers=observation.numbers,
    number_rows=observation.rows,
    outlook=OUTLOOK,
    search={"turns": 3, "cut": 80},
    part=part,
    spread=6.0,
    digest_name="GloriaMundi",
)
