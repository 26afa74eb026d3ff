"""The table of Concordia Venus, laid out: any map, with the card display below a wide map or beside a tall one."""

from typing import Any

from tessera.core.drawing import Pen, Spot, Standing, seated, slab
from tessera.core.nodes import Body
from tessera.games.concordia.atlas import COLUMN, Atlas, City, Province, atlas, letter

VIEWBOX = (0, 0, 1080, 690)
GROUND = ("ground", "map", "markers", "cities", "names")
ALIKE = True
WHOLE = ("map",)
PHONE = (("near", "zoom", (0, 0, 440, 440)), ("map", "map", (0, 0, 1080, 581)), ("display", "cards", (0, 0, 390, 468)))

# ---- pieces on the map -------------------------------------------------------------------------------------------


def draw_map(pen: Pen) -> None:
    view = pen.view
    pen.part("sheet", draw_sheet)
    pen.part("markers", draw_markers, [(p["id"], pen.name(p["id"]), p["marker"]) for p in view["provinces"]])
    pen.part("cities", draw_cities, [(c["id"], pen.name(c["id"]), c["good"]) for c in view["cities"]])
    pen.part("spots", draw_spots)
    pen.part("houses", draw_houses, [(c["id"], pen.name(c["id"]), c["houses"]) for c in view["cities"]])
    if view["context"].get("unit"):
        draw_chosen(pen, view["context"].get("place"), view["context"]["unit"])
    pen.part("colonists", draw_colonists, [p["colonists"] for p in view["players"]])
    pen.part("in-town", draw_in_town, [(c["id"], c["colonists"]) for c in view["cities"] if c["colonists"]])
    if pen.targets:
        map_targets(pen, atlas(pen))


PICTURED = ("view", "drop_tiles", "provinces.colour", "cities.xy", "cities.province", "ways.kind", "ways.ends", "ways.at")


def draw_sheet(pen: Pen) -> None:
    """The map with its picture, as long as all that shows lies where it did: names and other maps may differ."""
    sheet = atlas(pen)
    maps = sheet.id, pen.data["maps"][sheet.id].get("base", sheet.id)
    provinces, ways = tuple(sheet.provinces.values()), tuple(sheet.ways.values())
    land = pen.draw("land", sheet.w, sheet.h, round(sheet.k, 3), sheet.land, provinces)
    pen.ground(
        "map",
        land,
        pen.art(sheet.id, *(f"maps.{one}.{entry}" for one in maps for entry in PICTURED)),
        pen.draw("roads", provinces, ways),
    )


def draw_markers(pen: Pen, provinces: list[tuple[str, str, dict[str, Any]]]) -> None:
    sheet = atlas(pen)
    pen.stand("markers", 0.6, (marker(pen, sheet.provinces[id], name, face) for id, name, face in provinces))


def marker(pen: Pen, place: Province, name: str, face: dict[str, Any]) -> Standing:
    """A province's bonus marker, its good up or its coins."""
    if face["side"] == "coins":
        said, drawn = pen.t("marker-coins", name=name, n=face["coins"]), pen.draw("marker", face["good"], face["coins"])
    else:
        said, drawn = pen.t("marker-good", name=name, good=pen.name(face["good"])), pen.draw("marker", face["good"], 0)
    return Standing(f"bonus-{place.id}", place.bx, place.by, drawn, said, f"province:{place.id}")


def draw_cities(pen: Pen, cities: list[tuple[str, str, str | None]]) -> None:
    sheet = atlas(pen)
    pen.stand("cities", 0.84, (town(pen, sheet.cities[id], name, good) for id, name, good in cities))
    pen.ground("names", pen.draw("names", tuple(sheet.cities.values()), round(letter(pen) / 13, 3)))


def town(pen: Pen, place: City, name: str, good: str | None) -> Standing:
    said = pen.t("city-label", name=name, good=pen.name(good)) if good else pen.t("capital-label", name=name)
    return Standing(f"city-{place.id}", place.x, place.y, pen.draw("city", good), said, f"city:{place.id}")


def draw_spots(pen: Pen) -> None:
    """The ways, and the names of the provinces: touched, they tell what they are."""
    sheet = atlas(pen)
    ways = [Spot(f"way:{w.id}", w.x, w.y, 30, 30, pen.name(w.id)) for w in sheet.ways.values()]
    wide = [(p, 2 * abs(p.bx - p.lx)) for p in sheet.provinces.values()]
    pen.spots("spots", [*(Spot(f"province:{p.id}", p.lx, p.by, w, 22, p.name) for p, w in wide), *ways])


def draw_houses(pen: Pen, cities: list[tuple[str, str, list[int]]]) -> None:
    sheet = atlas(pen)
    for city, name, houses in cities:
        for seat, lot in zip(houses, sheet.cities[city].lots, strict=False):
            key = f"house-{city}-{pen.colour(seat)}"
            seated(pen, seat, key, "house", lot, 0.5, "house-in", f"token:house:{seat}:{city}", city=name)


def figure(unit: str) -> str:
    return "ship" if unit == "sea" else "colonist"


def draw_colonists(pen: Pen, players: list[dict[str, list[str]]]) -> None:
    """On a way, at its place."""
    ways = atlas(pen).ways
    for seat, colonists in enumerate(players):
        for unit in ("land", "sea"):
            for i, place in enumerate(colonists[unit]):
                if place in ways:
                    key, at = f"col-{pen.colour(seat)}-{unit}-{i}", (ways[place].x, ways[place].y)
                    about = f"token:{unit}:{seat}:{place}"
                    seated(pen, seat, key, figure(unit), at, 0.74, f"colonist-{unit}", about, place=pen.name(place))


def draw_in_town(pen: Pen, cities: list[tuple[str, list[dict[str, Any]]]]) -> None:
    """In a small group beside the city, one figure each with a count from two on."""
    sheet = atlas(pen)
    for city, group in cities:
        place = sheet.cities[city]
        for q, at in zip(group, town_places(place, len(group)), strict=True):
            colour, unit = pen.colour(q["seat"]), q["unit"]
            body = pen.draw(figure(unit), colour) + (pen.draw("ordinal", q["count"]) if q["count"] > 1 else ())
            label = pen.t(f"colonist-{unit}", who=pen.who(q["seat"]), place=place.name)
            about = f"token:{unit}:{q['seat']}:{city}"
            pen.put(f"town-{city}-{colour}-{unit}", *at, body, scale=0.56, label=label, about=about)


def draw_chosen(pen: Pen, place: str | None, unit: str) -> None:
    """Below the colonist that moves now; in a town close to it, since others stand beside it."""
    sheet = atlas(pen)
    if place in sheet.ways:
        pen.ground("chosen", pen.draw("chosen", sheet.ways[place].x, sheet.ways[place].y, 19))
    elif place in sheet.cities:
        group = next(c["colonists"] for c in pen.view["cities"] if c["id"] == place)
        asked = pen.view["asking"]["seat"]
        for q, at in zip(group, town_places(sheet.cities[place], len(group)), strict=True):
            if (q["seat"], q["unit"]) == (asked, unit):
                pen.ground("chosen", pen.draw("chosen", *at, 13 if len(group) > 1 else 19))


def town_places(city: City, n: int) -> list[tuple[float, float]]:
    """Rows of three beside the city, on the side of its porch, clear of the disc."""
    if n == 0:
        return []
    cols, rows = min(n, 3), -(-n // 3)
    ux, uy = (city.porch[0] - city.x) / 48, (city.porch[1] - city.y) / 42
    out = 24 + abs(ux) * cols * 11 + abs(uy) * rows * 12
    cx, cy = city.x + ux * out, city.y + uy * out
    return [(cx + (i % 3 - (min(3, n - i // 3 * 3) - 1) / 2) * 22, cy + (i // 3 - (rows - 1) / 2) * 24) for i in range(n)]


def map_targets(pen: Pen, sheet: Atlas) -> None:
    steps = pen.view["context"].get("targets", {})
    for w in sheet.ways.values():
        pen.target(f"to:{w.id}", w.x, w.y, r=13, touch=(34, 34), body=pen.draw("steps", steps[w.id]) if w.id in steps else ())
        pen.target([f"move:land:{w.id}", f"move:sea:{w.id}"], w.x, w.y, r=19)
    building = any(k.startswith("build:") for k in pen.targets)
    in_town = {c["id"]: c["colonists"] for c in pen.view["cities"]}
    for c in sheet.cities.values():
        if not pen.target(f"build:{c.id}", c.x, c.y, r=18, body=price(pen, c)) and building:
            pen.refuse(f"build:{c.id}", c.x, c.y, box=(38, 38), cross=False)
        pen.target([f"start:{c.id}", f"place:land:{c.id}", f"place:sea:{c.id}"], c.x, c.y, r=18)
        for q, (x, y) in zip(in_town[c.id], town_places(c, len(in_town[c.id])), strict=True):
            if q["seat"] == pen.viewer:
                pen.target(f"move:{q['unit']}:{c.id}", x, y, r=14)
    for p in sheet.provinces.values():
        left, right = p.lx - (p.bx - p.lx) + 10, p.bx + 13
        if not pen.target(f"produce:{p.id}", (left + right) / 2, p.by, box=(right - left, p.fs + 4.5), touch=(right - left, 25)):
            pen.refuse(f"produce:{p.id}", (left + right) / 2, p.by, box=(right - left, 25), cross=False)


def price(pen: Pen, c: City) -> Body:
    """What building here costs, on the side without the name."""
    cost = pen.view["context"].get("prices", {}).get(c.id)
    away = 25 if c.la == "" and c.ly < c.y else -25
    return pen.draw("chip", 0, away, f"{cost['money']} HS", "build", None, 0.9) if cost else ()


# ---- cards -------------------------------------------------------------------------------------------------------

Spots = list[tuple[float, float]]
Size = tuple[float, float]


def draw_display(pen: Pen, spots: Spots, size: Size, deck: tuple[float, float, float, float]) -> None:
    view, (w, h) = pen.view, size
    buying = any(k.startswith("card:") for k in pen.targets)
    for slot, (x, y) in zip(view["display"], spots, strict=True):
        key = f"card:{slot['space']}"
        pen.part(
            "display", draw_card, slot["space"], slot["card"], slot["extra"], (x, y), size, buying and key not in pen.targets
        )
        if slot["card"] is not None and not pen.target(key, x + w / 2, y + h / 2, box=size):
            pen.refuse(key, x + w / 2, y + h / 2, box=size, cross=False)
    pen.part("deck", draw_deck, view["deck"], view["coins"], deck)


def draw_card(
    pen: Pen, space: int, found: dict[str, Any] | None, extra: list[str], at: tuple[float, float], size: Size, off: bool
) -> None:
    if found is None:
        pen.put(f"space-{space}", *at, pen.draw("no_card", *size), about=f"space:{space}")
        return
    body = card(pen, found, *size, extra)
    pen.put(f"card-{found['id']}", *at, body, label=card_label(pen, found, extra), home="deck", about=f"card:{found['id']}")
    if off:  # apart from the card, which has not changed and so does not turn
        pen.ground(f"veil-{space}", pen.draw("card_veil", *at, *size))


def draw_deck(pen: Pen, stacks: dict[str, Any], coins: int, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    words = (pen.t("in-deck"), pen.t("cash", n=coins)) if h > 80 else ()
    body = pen.draw("deck", w, h, stacks["count"], stacks["stacks"][0] if stacks["stacks"] else "–", words)
    pen.put("deck", x, y, body, label=pen.t("deck-label", n=stacks["count"]), about="deck:cards")


def card(pen: Pen, found: dict[str, Any], w: float, h: float, extra: list[str]) -> Body:
    """A frieze, its name, and what it does in a line where there is room for it as large as this screen wants letters."""
    name, gods, high = pen.name(found["kind"]), tuple(found["gods"]), w / 4  # of its picture
    if pen.ts > 1:
        name = name.partition(" (")[0]  # what tells two of a kind apart is said by the line
    does, letters, room = pen.t(f"does-{found['kind']}"), 12.9 * min(pen.ts, 1.35), w - 16 - 18 * len(gods)
    if "/" in name and pen.width(name, letters, True) > room:  # two in one: each has a line, the picture gives way
        first, _, does = name.partition("/")
        name, high = f"{first}/", min(high, h - 60)
    size = pen.fit(name, room, 15, 10.5, True)
    if high + 60 > h or (pen.ts > 1 and pen.width(does, letters) > w - 14):  # a line below the name and above the price
        does = ""
    text = pen.fit(does, w - 14, 12.4, 10.5)
    roles = pen.data["actions"]["dual_roles"].get(found["kind"])
    which = "-".join(role.partition("-")[0] for role in roles) if roles else found["kind"]
    face = pen.face("faces", which, 1.5, 1.5, w - 3, high - 3)
    return pen.draw("card", w, h, name, size, does, text, gods, tuple(found["price"]), tuple(extra), high) + face


def card_label(pen: Pen, found: dict[str, Any], extra: list[str]) -> str:
    gods = ", ".join(pen.name(g) for g in found["gods"])
    price = ", ".join(pen.name(good) for good in (*found["price"], *extra))
    return pen.t("card-label", name=pen.name(found["kind"]), does=pen.t("does-" + found["kind"]), gods=gods, price=price)


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    sheet = atlas(pen)
    shelf = (sheet.w, 0, 1080 - sheet.w, 690) if sheet.beside else (0, sheet.h, 1080, 690 - sheet.h)
    pen.ground("ground", slab(1080, 690, 6), pen.draw("shelf", *shelf))
    draw_map(pen)
    if sheet.beside:
        left = sheet.w + 6
        draw_display(pen, [(left, 4 + 90 * i) for i in range(7)], (COLUMN, 86), (left, 636, COLUMN, 50))
    else:
        draw_display(pen, [(4 + 140.4 * i, sheet.h + 8) for i in range(7)], (136, 98), (988, sheet.h + 8, 88, 98))


def phone(pen: Pen, view: str) -> tuple[float, float, float, float] | None:
    if view == "display":
        pen.ground("ground", slab(390, 468), pen.draw("shelf", 0, 0, 390, 468))
        draw_display(pen, [(5 + 192 * (i % 2), 5 + 116 * (i // 2)) for i in range(7)], (188, 110), (197, 353, 188, 110))
        return None
    sheet = atlas(pen)
    draw_map(pen)
    return (0, 0, sheet.w, sheet.h) if view == "map" else near(pen, sheet)


def near(pen: Pen, sheet: Atlas) -> tuple[float, float, float, float]:
    """The part of the map that matters now: round what is lit, else round the viewer's pieces."""
    at = {c.id: (c.x, c.y) for c in sheet.cities.values()}
    at |= {w.id: (w.x, w.y) for w in sheet.ways.values()} | {p.id: (p.lx, p.ly) for p in sheet.provinces.values()}
    lit = [at[place] for place in (key.split(":")[-1] for key in pen.targets) if place in at]
    if not lit:
        shown = pen.view["players"] if pen.viewer is None else [pen.view["players"][pen.viewer]]
        lit = [at[place] for p in shown for place in (*p["houses"], *p["colonists"]["land"], *p["colonists"]["sea"])]
    lit = lit or [(sheet.w / 2, sheet.h / 2)]
    x0, x1 = min(x for x, _ in lit) - 60, max(x for x, _ in lit) + 60
    y0, y1 = min(y for _, y in lit) - 50, max(y for _, y in lit) + 50
    side = min(max(440, x1 - x0, y1 - y0), sheet.w)
    high = min(side, sheet.h)
    x = min(max(0, (x0 + x1) / 2 - side / 2), sheet.w - side)
    y = min(max(0, (y0 + y1) / 2 - high / 2), sheet.h - high)
    return (round(x), round(y), round(side), round(high))
