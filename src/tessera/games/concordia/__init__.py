"""Concordia Venus: 2 to 5 players each for himself, or teams of two; six maps."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tessera.core.game import Option, wired
from tessera.core.printed import Printed
from tessera.core.words import Words
from tessera.games.concordia.tables import GOODS, KINDS, UNITS, Tables

MAPS = ("imperium", "italia", "hellas", "ionium", "ionium-22", "cyprus")

EVENTS = {
    "started": ("city",),
    "played": ("kind",),
    "uses": ("kind",),
    "repeats": ("kind",),
    "copied": ("other_seat", "kind"),
    "suggested": ("*kind",),
    "took-back": ("n", "money"),
    "settled": ("unit", "city"),
    "moved": ("unit", "place", "way"),
    "built": ("city", "money"),
    "produced": ("province", "good", "n"),
    "stored": ("good", "n"),
    "lost": ("n",),
    "magnus": ("other_seat",),
    "cashed": ("money",),
    "earned": ("money",),
    "sold": ("good", "n", "money"),
    "bought": ("good", "n", "money"),
    "lent": ("money", "other_seat"),
    "paid": ("good",),
    "got-card": ("card", "space"),
    "revealed": ("card", "space"),
    "interim": ("points",),
    "interim-money": ("money",),
    "concordia": (),
    "ended": (),
}
RESTATED = {  # choices that an event says as well
    "choose-start-city": "started city",
    "play-card": "played kind",
    "choose-role": "uses kind",
    "diplomat-copy:copy": "copied other_seat",
    "legatus-suggest": "suggested kind",
    "legatus-answer": "played kind",
    "proconsul-answer": "played kind",
    "architect-pick:move": "moved unit place",
    "architect-target": "moved way",
    "architect-build:build": "built city",
    "prefect-choice:produce": "produced province",
    "prefect-choice:cash": "cashed",
    "accept-good": "stored good",
    "mercator-trade:sell": "sold good n",
    "mercator-trade:buy": "bought good n",
    "colonist-mode:cash": "earned",
    "colonist-place:place": "settled unit city",
    "tribune-colonist": "settled unit",
    "colonist-mode:settle": "settled",
    "buy-card:card": "got-card space",
    "pay-any": "paid good",
}


def name_of(edition: Tables, field: str, number: int) -> Any:
    """The word an event's number stands for."""
    places = edition.chart.names
    words = {"place": places, "way": places, "city": places, "province": edition.chart.provinces, "card": edition.cards.ids}
    names = (words | {"kind": KINDS, "good": GOODS, "unit": UNITS}).get(field)
    return int(number) if names is None else names[number]


@lru_cache(maxsize=32)
def spelt(edition: Printed) -> dict[str, tuple[str, ...]]:
    """Ways as (kind, city, city[, number]), cards as (card kind, numeral): ids that are made of other names."""
    data = edition.data
    found: dict[str, tuple[str, ...]] = {}
    for chart in data["maps"].values():
        for way in chart.get("ways", []):
            last = way["id"].rsplit("-", 1)[-1]
            found[way["id"]] = (way["kind"], *way["ends"], *((last,) if last.isdigit() else ()))
    for card in data["player_cards"]["cards"]:
        found[card["id"]] = (card["kind"],)
    for card in data["purchase_cards"]["cards"]:
        found[card["id"]] = (card["kind"], card["id"].split("-")[0])
    return found


def part(text: str, said: Words) -> str:
    """Words for ways ("Roma–Novaria (land)") and cards ("Architect III")."""
    parts = spelt(said.edition).get(text)
    if parts is None:
        return text
    if parts[0] in UNITS:
        return f"{said.name(parts[1])}–{said.name(parts[2])} ({', '.join([said.name(parts[0]), *parts[3:]])})"
    return " ".join([said.name(parts[0]), *parts[1:]])


def allowed_seats(options: Mapping[str, Any]) -> tuple[int, ...]:
    return (4, 6) if options["teams"] else (2, 3, 4, 5)


GAME = wired(
    __name__,
    "Concordia Venus",
    (2, 6),
    rules_version=1,
    minutes=100,
    search={"turns": 2},
    secret_decisions=("legatus-suggest",),
    part=part,
    absent=frozenset({"CON-006", "CON-007", "CON-015"}),  # seats nobody sits on; cities, ways and provinces of other maps
    options=(
        Option("map", "imperium", MAPS, table="maps"),
        Option("teams", False, (False, True)),
        Option("interim", False, (False, True)),
        Option("display", "cloth", ("cloth", "wine")),
    ),
    allowed_seats=allowed_seats,
    digest_name="ConcordiaState",
)
