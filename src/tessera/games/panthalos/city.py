"""The city of Panthalos as it is printed: where its places, spaces and words lie; both board sides alike."""

from typing import NamedTuple

from tessera.core.drawing import Pen, slab
from tessera.core.nodes import Body, tag

AREAS = {  # x, y, width, height, fitted to the board
    "templum": (8, 8, 400, 62),
    "thermae": (416, 8, 656, 62),
    "polis": (8, 78, 262, 290),
    "agora": (278, 78, 290, 141),
    "phalanx": (278, 227, 290, 141),
    "titanus": (576, 78, 150, 141),
    "agro": (576, 227, 150, 141),
    "krypt": (734, 78, 338, 290),
    "art": (8, 376, 262, 124),
    "oraculum": (278, 376, 128, 124),
    "foro": (414, 376, 312, 124),
    "arena": (734, 376, 338, 124),
    "port": (8, 514, 528, 168),
    "merkator": (544, 514, 528, 168),
}


class Plate(NamedTuple):
    x: float
    y: float
    w: float
    h: float
    t: str
    fs: float
    n: int  # order of evaluation; -1: none
    note: str = ""
    nfs: float = 12.5


class Word(NamedTuple):
    x: float
    y: float
    t: str
    fs: float
    cls: str = "soft l"


class Box(NamedTuple):
    t: str
    x: float
    y: float
    slots: int


Places = dict[str, tuple[float, float, float]]
ROWS = {  # first space, pitch and size of the spaces of a place, counted from its corner
    "agora": (34, 112, 54, 42),
    "phalanx": (34, 112, 54, 42),
    "art": (30, 66, 47, 40),
    "krypt": (30, 171, 48, 40),
    "arena": (32, 76, 50, 42),
    "oraculum": (36, 74, 50, 42),
    "foro": (58, 68, 102, 42),
}


def places(pen: Pen) -> Places:
    """Centre and size of every placement space of this side."""
    return pen.once(f"places-{pen.view['side']}", lambda: make_places(pen), worded=False)


def make_places(pen: Pen) -> Places:
    out: dict[str, tuple[float, float, float]] = {}
    count: dict[str, int] = {}
    for id, space in pen.view["spaces"].items():
        place = space["place"]
        ax, ay, aw, ah = AREAS[place]
        if place == "polis":
            i = count[space["column"]] = count.get(space["column"], -1) + 1
            col, row = (0, i) if space["column"] == "left" else (1 + i // 4, i % 4)
            out[id] = (ax + (29, 119, 198)[col], ay + 83 + 57 * row, 40)
        elif place in ROWS:
            x0, y0, pitch, size = ROWS[place]
            i = count[place] = count.get(place, -1) + 1
            out[id] = (ax + x0 + pitch * i, ay + y0, size)
        else:
            out[id] = (ax + aw / 2, ay + 34 + (ah - 60) / 2, aw - 12)
    return out


def plate(pen: Pen, place: str) -> Plate:
    x, y, w, h = AREAS[place]
    order, title = pen.data["places"]["order"], pen.t(f"place-{place}")
    note = pen.t(f"note-{place}") if place in ("port", "merkator") else ""
    number = order.index(place) if place in order else -1
    return Plate(x, y, w, h, title, pen.fit(title, w - 44, 16, 12, True), number, note, small(pen, note, w - 140))


def small(pen: Pen, text: str, room: float, size: float = 12.5, least: float = 10.5) -> float:
    """The size of small print, which grows on a small screen, in the room it has."""
    return pen.fit(text, room, size * pen.ts, least)


RULES = (  # what is printed in a place: from its corner, and the room for it
    ("agora", 186, 110, "rule-agora", 100, 12.5),
    ("phalanx", 186, 110, "rule-phalanx", 100, 12.5),
    ("art", 12, 114, "rule-art", 244, 12.5),
    ("foro", 12, 114, "rule-foro", 210, 12.5),
    ("foro", 228, 24, "reserve", 80, 12.5),
    ("arena", 214, 60, "rule-arena", 120, 12.8),
    ("krypt", 180, 163, "rule-krypt", 152, 12.5),
)


def words(pen: Pen) -> tuple[Word, ...]:
    lines = [(rule, i, line) for rule in RULES for i, line in enumerate(pen.t(rule[3]).split("|"))]
    return tuple(
        Word(AREAS[place][0] + dx, AREAS[place][1] + dy + 17 * i, line, small(pen, line, room, size))
        for (place, dx, dy, _, room, size), i, line in lines
    )


def whole_ground(pen: Pen) -> Body:
    x, y, w, h = AREAS["port"]
    body: Body = slab(1080, 690, 6), tag("rect", cls="sea", x=f"{x}", y=f"{y}", width=f"{w}", height=f"{h}", rx="5")
    for place in AREAS:
        body += pen.draw("plate", plate(pen, place), "none" if place == "port" else "krypt" if place == "krypt" else "panel")
    body += pen.draw("band", 8, 503.5, 112, 8, 1.5, False, 2)
    once, every = pen.t("once"), pen.t("every-round")
    body += pen.draw("polis_ground", *AREAS["polis"], 84, once, small(pen, once, 78), every, small(pen, every, 150))
    for place in ("titanus", "agro"):
        rule = pen.t(f"rule-{place}")
        body += pen.draw("field_ground", *AREAS[place], rule, small(pen, rule, 138))
    for id, space in pen.view["spaces"].items():
        if space["place"] == "polis":
            px, py, _ = places(pen)[id]
            body += pen.draw("yields", px + 40, py, space["yields"], space["amount"])
    body += pen.draw("printed", AREAS["oraculum"], AREAS["arena"], AREAS["foro"])
    collecting = pen.draw("collecting", fields(pen, pen.view["krypt"]["fields"]), end_line(pen, pen.view["krypt"]["threshold"]))
    return body + collecting + pen.draw("texts", words(pen))


def fields(pen: Pen, titles: list[str]) -> tuple[Box, ...]:
    x, y, _, _ = AREAS["krypt"]
    capacity = pen.data["krypt_fields"]["capacity"]
    return tuple(Box(t, x + 10 + 65 * i, y + 224, max(0, n)) for i, (t, n) in enumerate(zip(titles, capacity, strict=True)))


def end_line(pen: Pen, most: int) -> str:
    """The red line behind the field that ends the game at this number of players."""
    x, y, _, _ = AREAS["krypt"]
    full, total = 0, 0
    for n in pen.data["krypt_fields"]["capacity"]:
        if total >= most:
            break
        full, total = full + 1, total + n if n >= 0 else most
    at = x + 10 + 65 * full - 3.5
    return f"M{at} {y + 210}V{y + 286}"
