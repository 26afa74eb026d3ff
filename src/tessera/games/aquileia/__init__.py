"""Aquileia: henchmen, contests, an auction, villas and laurels. 3 to 5 players, 2 as a variant of our own."""

from typing import Any

from tessera.core.game import wired
from tessera.core.printed import rows
from tessera.core.words import Words
from tessera.games.aquileia.tables import METALS, SOURCES, Tables

EVENTS = {
    "placed": ("space",),
    "coin-laid": ("metal",),
    "crest": ("field",),
    "stopped": (),
    "red-dice": ("bronze", "silver", "gold"),
    "gained": ("metal", "n"),
    "paid": ("metal", "n"),
    "scored": ("n", "source"),
    "bought-equi": ("equi", "space"),
    "drew-equi": ("*equi",),
    "drew-slave": ("*slave",),
    "reshuffled-slaves": ("n",),
    "reshuffled-equi": ("n",),
    "blue-dice": ("n",),
    "blue-roll": ("bronze", "silver", "gold"),
    "strength": ("n",),
    "played-slave": ("slave", "n"),
    "played-equi": ("equi", "n"),
    "ranked": ("rank", "n"),
    "laurel": ("*laurel",),
    "laurels-removed": ("laurel",),
    "theatre-revealed": ("theatre",),
    "declined": (),
    "bid": ("bronze", "silver", "gold"),
    "dropped": (),
    "theatre-won": ("theatre",),
    "paid-slaves": ("ones", "twos"),
    "built": ("site",),
    "thief-die": ("metal",),
    "stole": ("metal",),
    "harbour-paid": ("metal",),
    "harbour-lost": ("space",),
    "activated": ("space",),
    "start-player": (),
    "equi-open": ("equi", "space"),
    "stadium-open": ("laurel",),
    "round": ("n",),
    "final-laurels": ("n",),
    "final-villas": ("colour", "n"),
}
RESTATED = {  # choices that an event says as well
    "place:henchman": "placed space",
    "place:crest": "crest",
    "place:stop": "stopped",
    "equi-buy:buy": "bought-equi",
    "pecunia-exchange:gold-down": "paid",
    "pecunia-exchange:gold-up": "paid",
    "pecunia-exchange:silver-down": "paid",
    "pecunia-exchange:silver-up": "paid",
    "portus-pay:pay": "paid",
    "arena-card:play": "played-slave slave, played-equi equi",
    "arena-blue-dice": "blue-roll",
    "arena-prize:slave": "drew-slave",
    "arena-prize:points": "scored",
    "stadium-card:play": "played-equi equi",
    "theatre-open:decline": "declined",
    "theatre-open:coin": "bid",
    "theatre-bid:raise": "bid",
    "theatre-bid:drop": "dropped",
    "forum-build:site": "built site",
    "forum-slaves": "paid-slaves ones twos",
}


def name_of(e: Tables, field: str, number: int) -> int | str:
    """The word for a number of an event; plain numbers stay numbers."""
    names = {
        "space": e.space_ids,
        "site": e.site_ids,
        "slave": e.slave_ids,
        "equi": e.equi_ids,
        "laurel": e.laurel_ids,
        "theatre": e.theatre_ids,
        "colour": e.colours,
        "metal": METALS,
        "source": SOURCES,
    }
    return names[field][number] if field in names else int(number)


def part(text: str, said: Words) -> str:
    """The name of a building site: what stands on it, what it is worth, costs or pays."""
    site = rows(said.edition, "site").get(text)
    if site is None:
        return text
    alike = [one for one in said.edition.data["site"] if face(one) == face(site)]
    cost, pays = said.said(site["cost"]), said.said(site.get("pays", {}))
    name = said(f"label-{site['kind']}", value=site["value"], cost=cost, pays=pays, colour=site.get("colour", ""),
                named=said.name(site.get("colour", "")))  # fmt: skip
    return name if len(alike) == 1 else f"{name} ({text if site['kind'] == 'workshop' else cost})"


def face(site: dict[str, Any]) -> tuple[Any, ...]:
    """What the name of a site says about it."""
    return (
        site["kind"],
        site["value"],
        site.get("colour"),
        str(site.get("pays")),
        str(site["cost"]) * (site["kind"] == "workshop"),
    )


GAME = wired(
    __name__,
    "Aquileia",
    (2, 5),
    rules_version=1,
    search={"turns": 2},
    secret_decisions=("stadium-laurel",),
    part=part,
    digest_name="Aquileia",
)
