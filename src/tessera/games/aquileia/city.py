"""The city of Aquileia as it is printed: where its areas, spaces, sites, piles and words lie.

Places come from the edition's [layout] and the x, y of spaces and sites, times 9.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Cell, Pen, around, frame
from tessera.core.nodes import Body

K = 9.0
METALS = ("bronze", "silver", "gold")
PAID = (*METALS, "slaves")


class Region(NamedTuple):
    id: str
    n: str
    name: str
    x: float
    y: float
    w: float
    h: float
    ts: float = 1
    pw: float = 0  # width of its plaque


class Socket(NamedTuple):
    id: str
    x: float
    y: float
    t: Any = ""
    shut: bool = False


class Site(NamedTuple):
    id: str
    kind: str
    colour: str
    value: int
    pays: tuple[tuple[str, int], ...]
    cost: tuple[tuple[str, int], ...]
    x: float
    y: float
    w: float


class Label(NamedTuple):
    x: float
    y: float
    t: str
    s: float = 12.5
    cls: str = "stone"


class Mini(NamedTuple):
    x: float
    y: float
    s: float
    m: str
    n: int = 0  # how many it stands for, if it says so


# ---- geometry ----------------------------------------------------------------------------------------------------

BOX = {  # regions, fitted to the frame: x, y, width, height
    "portus": (42, 42, 452, 106),
    "mercatus": (764, 42, 274, 436),
    "theatrum": (42, 154, 212, 324),
    "forum": (260, 154, 498, 324),
    "stadium": (42, 484, 536, 162),
    "arena": (584, 484, 284, 162),
    "phase": (500, 42, 258, 106),
    "advantage": (874, 484, 164, 162),
}
ADVANTAGE_Y = 566.0
STAND = {"theatrum": (148, 368), "arena-a": (650, 567), "arena-b": (736, 541), "arena-c": (736, 593)}  # in orchestra and sand


def track() -> tuple[Cell, ...]:
    """The score as the frame: 100 cells."""
    return frame(1080, 720, 34, 31, 19, 0.8)


def regions(pen: Pen) -> tuple[Region, ...]:
    numeral = {a["id"]: a["numeral"] for a in pen.data["area"]}
    names = {k: pen.t(f"region-{k}") if k in numeral else "" for k in BOX}
    return tuple(Region(k, numeral.get(k, ""), names[k], *box, 1, pen.width(names[k], 16, True) + 58) for k, box in BOX.items())


def places(pen: Pen) -> dict[str, tuple[float, float]]:
    return pen.once("places", lambda: make_places(pen))


def make_places(pen: Pen) -> dict[str, tuple[float, float]]:
    """Centres of the action spaces: the data's, pushed apart where pieces would touch."""
    out = {}
    for q in pen.data["space"]:
        x, y, i = q["x"] * K, q["y"] * K, q["id"]
        if i in ("dolus", "pecunia") or i.startswith("portus-") or i == "latro":
            x, y = x + 4, 98
        elif i.startswith("gold-"):
            x, y = x + 8, 547
        elif i.startswith("silver-"):
            x, y = x + 8, 605
        elif i in STAND:
            x, y = STAND[i]
        elif i == "potentia":
            x, y = 800, 330
        elif i.startswith("servi-"):
            y = {"servi-top": 289.0, "servi-middle": 335.0, "servi-bottom": 381.0}[i]
        out[i] = (x, y)
    return out


def sockets(pen: Pen) -> tuple[Socket, ...]:
    seen = [(i, x, y, pen.view["spaces"][i]) for i, (x, y) in places(pen).items()]
    return tuple(Socket(i, x, y, i[-1] if q["area"] == "forum" else q.get("value", ""), q["closed"]) for i, x, y, q in seen)


def sites(pen: Pen) -> dict[str, Site]:
    return pen.once("sites", lambda: {q["id"]: site(q) for q in pen.data["site"]})


def site(q: dict[str, Any]) -> Site:
    pays = tuple((m, q.get("pays", {}).get(m, 0)) for m in METALS)
    cost = tuple((m, q["cost"].get(m, 0)) for m in PAID)
    wide = 68 if q["side"] == "left" else 51
    return Site(q["id"], q["kind"], q.get("colour", ""), q["value"], pays, cost, q["x"] * K, q["y"] * K, wide)


def piles(pen: Pen) -> dict[str, tuple[float, float, float]]:
    """Where cards lie and how large."""
    at = {q["id"]: (q["x"] * K, q["y"] * K) for q in pen.data["layout"]["pile"]}
    return {
        "equi-deck": (at["equi-deck"][0], 178, 0.5),
        "equi-0": (at["equi-open-left"][0], 178, 0.5),
        "equi-1": (at["equi-open-middle"][0], 178, 0.5),
        "equi-2": (at["equi-open-right"][0], 178, 0.5),
        "slave-deck": (998, 333, 0.6),
        "stadium-deck": (at["stadium-deck"][0] + 6, 558, 0.9),
        "stadium-open": (at["stadium-open"][0] + 12, 558, 0.9),
        "theatre-deck": (at["theatre-deck"][0] - 1, 262, 0.9),
        "theatre-open": (at["theatre-open"][0] + 7, 262, 0.9),
    }


def crest_places(pen: Pen) -> list[tuple[float, float, float]]:
    """Centre and size of the fields, in a row, or in two of them above five."""
    fields = pen.data["advantage_track"]["fields"]
    rows, across = (1, fields) if fields <= 5 else (2, (fields + 1) // 2)
    pitch = min(29.5, 152 / across)
    size, out = min(1.0, pitch / 27), []
    for i in range(fields):
        row, column = divmod(i, across)
        x, y = 956 + (column - (across - 1) / 2) * pitch, ADVANTAGE_Y + (row - (rows - 1) / 2) * 37 * size
        out.append((round(x, 1), round(y, 1), round(size, 2)))
    return out


def contest_pitch(pen: Pen) -> float:
    """From one cell of the contest track to the next: all of them fit beside its name."""
    most: int = pen.data["contest_track"]["printed_max"]
    return min(52, round(836 / (most + 1), 2))


def label(pen: Pen, x: float, y: float, key: str, room: float, size: float = 12.5, cls: str = "stone") -> Label:
    text = pen.brief(key)
    if key == "equi-note" and pen.width(text, 11) > room:  # a price in three metals
        text = pen.t("equi-note-short")
    return Label(x, y, text, pen.fit(text, room, size * min(pen.ts, 1.2), 10.5), cls)


WORDS = (  # x, y, message, room, and where it is not small print: size and class
    (769, 303, "at-potentia", 80, 12.5, "stone l"),  # left of it is a wall
    (901, 438, "equi-note", 258),
    (901, 458, "servi-note", 258),
    (148, 404, "auction", 120),
    (956, 512, "advantage", 150, 15, "name"),
    (956, 612, "advantage-note", 154),
    (91, 552, "side-gold", 50),
    (91, 610, "side-silver", 50),
    (447, 176, "left-sites", 176),
    (654, 176, "villas", 196),
)


def labels(pen: Pen) -> tuple[Label, ...]:
    at = places(pen)
    below = ("dolus", "pecunia", "latro", "portus-bronze", "portus-silver", "portus-gold")
    out = [label(pen, at[i][0], at[i][1] + (36 if i in ("dolus", "pecunia") else 40), f"at-{i}", 74) for i in below]
    return (*out, *(label(pen, *word) for word in WORDS))


def minis(pen: Pen) -> tuple[Mini, ...]:
    """The coins a slave trader takes at most, beside his space; one with their number where they are many."""
    each = pen.data["action"]["servi"]["coins_per_card"]
    rows = [(*places(pen)[q["id"]], q["metal"], each * q["max_cards"]) for q in pen.data["space"] if q["id"].startswith("servi-")]
    out = [Mini(x - 34 - 17 * j, y, 0.42, metal) for x, y, metal, n in rows if n < 4 for j in range(n)]
    return (*out, *(Mini(x - 34, y, 0.42, metal, n) for x, y, metal, n in rows if n > 3))


def whole_ground(pen: Pen) -> Body:
    body = (
        pen.art("city", "space.x", "space.y", "site.x", "site.y", "site.kind", "site.colour", "site.side", "layout")
        + pen.draw("frame", track())
        + sum((pen.draw("region", r) for r in regions(pen)), ())
    )
    body += pen.draw("labels", labels(pen)) + pen.draw("minis", minis(pen))
    body += sum((pen.draw("site", s) for s in sites(pen).values()), ())
    body += pen.draw("advantage", tuple(crest_places(pen)))
    body += (around(track()),)
    cells = pen.data["contest_track"]["printed_max"] + 1
    return body + pen.draw("contest", cells, contest_pitch(pen), pen.brief("contest"), 46, 652)
