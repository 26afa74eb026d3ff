"""Concordia Venus: 2 to 5 players each for himself, or teams of two; six maps."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tessera.core.edition import parsed, read_text
from tessera.core.game import Game, Option
from tessera.games.concordia import features, observation
from tessera.games.concordia.edition import read
from tessera.games.concordia.hidden import deal
from tessera.games.concordia.outlook import OUTLOOK
from tessera.games.concordia.position import check, city_names, province_names, shape, way_names
from tessera.games.concordia.rules.turn import deal_out, not_now
from tessera.games.concordia.scoring import sheet, standing
from tessera.games.concordia.tables import GOODS, KINDS, UNITS, ConcordiaEdition, keys
from tessera.games.concordia.view import view

FOLDER = Path(__file__).parent
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


def name_of(edition: ConcordiaEdition, field: str, number: int) -> Any:
    """The word an event's number stands for."""
    if field in ("place", "way", "city"):
        n = int(edition.chart.cities)
        return city_names(edition)[number] if number < n else way_names(edition)[number - n]
    if field == "province":
        return province_names(edition)[number]
    names = {"kind": KINDS, "good": GOODS, "unit": UNITS, "card": edition.cards.ids}.get(field)
    return int(number) if names is None else names[number]


@cache
def spelt() -> dict[str, tuple[str, ...]]:
    """Ways as (kind, city, city[, number]), cards as (card kind, numeral): ids that are made of other names."""
    data = parsed(read_text(FOLDER / "edition.toml"), "edition.toml")
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


def part(text: str, name: Callable[[str], str]) -> str:
    """Words for ways ("Roma–Novaria (land)") and cards ("Architect III")."""
    parts = spelt().get(text)
    if parts is None:
        return text
    if parts[0] in UNITS:
        return f"{name(parts[1])}–{name(parts[2])} ({', '.join([name(parts[0]), *parts[3:]])})"
    return " ".join([name(parts[0]), *parts[1:]])


def seen(view: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Which card lies on a space of the display, or on top of a player's pile."""
    head, _, number = key.partition(":")
    if head == "card":
        card = view["display"][int(number) - 1]["card"]
        return {"card": card["id"]} if card else {}
    if head == "copy" and int(number) < len(view["players"]):
        card = view["players"][int(number)]["top"]
        return {"kind": card["kind"]} if card else {}
    return {}


def allowed_seats(options: Mapping[str, Any]) -> tuple[int, ...]:
    return (4, 6) if options["teams"] else (2, 3, 4, 5)


GAME = Game(
    id="concordia",
    title="Concordia Venus",
    seats=(2, 6),
    rules_version=1,
    minutes=100,
    folder=FOLDER,
    read_edition=read,
    keys=keys,
    deal_out=deal_out,
    standing=standing,
    sheet=sheet,
    view=view,
    deal=deal,
    not_now=not_now,
    shape=shape,
    check=check,
    events=EVENTS,
    name_of=name_of,
    terms=features.terms,
    term_names=features.TERMS,
    value=features.value,
    outlook=OUTLOOK,
    search={"turns": 2},
    numbers=observation.numbers,
    number_rows=observation.number_rows,
    secret_decisions=("legatus-suggest",),
    part=part,
    seen=seen,
    absent=frozenset({"CON-006", "CON-007", "CON-015"}),  # seats nobody sits on; cities, ways and provinces of other maps
    options=(
        Option("map", "imperium", MAPS),
        Option("teams", False, (False, True)),
        Option("interim", False, (False, True)),
        Option("display", "cloth", ("cloth", "wine")),
    ),
    allowed_seats=allowed_seats,
)
