"""Concordia Venus: 2 to 5 players each for himself, or teams of two; six maps."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tessera.core.game import Option, wired
from tessera.core.printed import Printed
from tessera.core.words import Words
from tessera.games.concordia.tables import GOODS, KINDS, UNITS, Tables

MAPS = ("imperium", "italia", "hellas", "ionium", "ionium-22", "cyprus")


def names(e: Tables) -> dict[str, Sequence[str]]:
    """The words for numbers of events."""
    places = e.chart.names
    ids = {"place": places, "way": places, "city": places, "province": e.chart.provinces, "card": e.cards.ids}
    return {**ids, "kind": KINDS, "good": GOODS, "unit": UNITS}


@lru_cache(maxsize=32)
def spelt(edition: Printed) -> dict[str, tuple[str, ...]]:
    """Ways as (kind, city, city[, number]), cards as (card kind, numeral), dual kinds as ("/", role, role): made of other names."""
    data = edition.data
    found = {kind: ("/", *roles) for kind, roles in data["actions"]["dual_roles"].items() if kind in KINDS}
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
    """Words for ways ("Roma–Novaria (land)"), cards ("Architect III") and dual kinds ("Prefect/Architect")."""
    parts = spelt(said.edition).get(text)
    if parts is None:
        return text
    if parts[0] == "/":
        return "/".join(said.name(role).partition(" (")[0] for role in parts[1:])
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
