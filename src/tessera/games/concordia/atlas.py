"""Any map of Concordia Venus, worked out from its data once: where cities, ways, names and provinces lie.

The land is a broad band of stone along every land way and a disc round every city. A way is a curve through the place
where a colonist stands. Names and houses take the widest free angles between the ways of a city.
"""

import math
from typing import Any, NamedTuple

from tessera.core.drawing import Pen
from tessera.games.concordia.lands import Owner, drawn_land

LARGEST, PART = 1.35, 1.16  # text scales: of the smallest whole map, and of a part of it on a phone
ALONG = (-1, -0.5, 0, 0.5, 1)  # points along a name, from its middle
END = {"l": 1, "r": -1, "": 0}  # from the end at which a name is fixed to its middle
MARGIN = 62  # from the outermost city to the edge, in the data's units
OVER = 50.0  # worse than anything: a name written over another
CROWD = 5.0  # a name so close to another that they read as one
ASTRAY = (2.2, 2.9)  # so much less clear is each point of a name that lies in the sea, or on the land of others
ASHORE, LEAD = 2, (8, 130)  # fewer points of a name than these on its land: a line leads there, so short and so long
CLEAR = 3.0  # a name this far from everything lies clear
LOT = 17.0  # a house this far from the middle of a name's letters hides none
WIDE = 75.0  # degrees to the next way or house: wider is no better
MARKER = 6.0  # a province's marker is so much larger than its letters
GROWS = 1.12  # on a phone that shows a large part of the map, letters are drawn so much larger than they are laid out
CROSSED = 0.8  # for each point of a way below a province's name
NEAR, LOST = 60, 0.1  # a name that is nowhere on its land stands so near to a city of it; what each unit more costs
AWAY, FAR = (162, 126), 0.04  # how far a province's name may stand from where the data puts it, and what each unit of it costs
COLUMN = 154  # width of the card column beside a tall map


Point = tuple[float, float]
Points = list[Point]
Marked = list[tuple[float, float, float]]  # points, and how far round them something is taken


class City(NamedTuple):
    """A city and what stands round it: its name at (lx, ly), six places for houses, one for colonists in town."""

    id: str
    name: str
    x: float
    y: float
    lx: float
    ly: float
    la: str
    lots: tuple[Point, ...]
    porch: Point


class Way(NamedTuple):
    id: str
    kind: str
    d: str
    x: float
    y: float
    faint: bool


class Province(NamedTuple):
    id: str
    name: str
    tone: str
    d: str
    lx: float
    ly: float
    fs: float
    bx: float
    by: float
    lead: str


class Frame(NamedTuple):
    """How the data's coordinates lie on the board."""

    k: float
    dx: float
    dy: float
    w: float
    h: float

    def of(self, xy: list[float]) -> Point:
        return round(xy[0] * self.k + self.dx, 1), round(xy[1] * self.k + self.dy, 1)


class Atlas(NamedTuple):
    """One map, worked out: size of the sheet, everything on it, and where the cards lie."""

    id: str
    k: float
    w: float
    h: float
    beside: bool
    cities: dict[str, City]
    ways: dict[str, Way]
    provinces: dict[str, Province]
    land: str


# ---- the map -----------------------------------------------------------------------------------------------------


def letter(pen: Pen) -> float:
    """The size of a city's name: larger where the map is shown smaller. A phone shows a part of it, as large as a desk does."""
    return 13 * (pen.ts if pen.ts <= LARGEST else PART)


def atlas(pen: Pen) -> Atlas:
    """Laid out anew for each size of letters, and for the names of each language."""
    return pen.once(f"atlas {letter(pen):g}", lambda: make_atlas(pen))


def make_atlas(pen: Pen) -> Atlas:
    view = pen.view
    wide, high = view["map"]["size"]
    beside = high / wide > 0.58
    w, h = (1080 - COLUMN - 8, 690) if beside else (1080, 581)
    frame = framed(view, w, h)
    at = {c["id"]: frame.of(c["xy"]) for c in view["cities"]}
    ways, bends = make_ways(view, at, frame)
    cities = make_cities(pen, at, ways, bends, frame)
    provinces = make_provinces(pen, at, cities, ways, bends, frame)
    lines = [letters(pen, c) for c in cities.values()]
    lines += [[(p.lx + f * (p.bx - 7 - p.lx) + 7, p.ly - 5) for f in ALONG] for p in provinces.values()]
    written, spots = [q for line in lines for q in line], [(way.x, way.y) for way in ways.values()]
    leaving = way_angles(pen)
    cities = {
        i: c._replace(
            lots=lots_of(at[i], leaving[i], lines, frame),
            porch=porch_of(c, spots, [p for j, p in at.items() if j != i], written, frame),
        )
        for i, c in cities.items()
    }
    land = "".join(way.d for way in ways.values() if way.kind == "land") + "".join(f"M{x} {y}h.1" for x, y in at.values())
    return Atlas(view["map"]["id"], frame.k, w, h, beside, cities, ways, provinces, land)


def framed(view: dict[str, Any], w: float, h: float) -> Frame:
    """The part of the map that is played on, as large as it goes: a reduced map leaves whole seas unused."""
    wide, high = view["map"]["size"]
    points = [c["xy"] for c in view["cities"]] + [way["at"] for way in view["ways"]] + [p["label_xy"] for p in view["provinces"]]
    left, right = max(0, min(x for x, _ in points) - MARGIN), min(wide, max(x for x, _ in points) + MARGIN)
    top, bottom = max(0, min(y for _, y in points) - MARGIN), min(high, max(y for _, y in points) + MARGIN)
    k = min(w / (right - left), h / (bottom - top))
    return Frame(k, (w - (right - left) * k) / 2 - left * k, (h - (bottom - top) * k) / 2 - top * k, w, h)


def letters(pen: Pen, c: City) -> Points:
    """Points along a city's name."""
    half = pen.width(c.name, letter(pen)) / 2
    return [(c.lx + END[c.la] * half + f * half, c.ly - 5) for f in ALONG]


def make_ways(view: dict[str, Any], at: dict[str, Point], frame: Frame) -> tuple[dict[str, Way], Points]:
    """Quadratic curves through the colonists' places, and points along them."""
    ways, points = {}, []
    for w in view["ways"]:
        (ax, ay), (bx, by) = at[w["ends"][0]], at[w["ends"][1]]
        mx, my = frame.of(w["at"])
        qx, qy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
        ways[w["id"]] = Way(
            w["id"], w["kind"], f"M{ax} {ay}Q{qx:.0f} {qy:.0f} {bx} {by}", round(mx, 1), round(my, 1), not w["stop"]
        )
        for t in (0.15, 0.23, 0.3, 0.4, 0.6, 0.7, 0.77, 0.85):
            points.append(
                ((1 - t) ** 2 * ax + 2 * t * (1 - t) * qx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * qy + t * t * by)
            )
    return ways, points


def apart(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


def make_cities(pen: Pen, at: dict[str, Point], ways: dict[str, Way], bends: Points, frame: Frame) -> dict[str, City]:
    """Each name on the clearest side."""
    spots, size = [(w.x, w.y) for w in ways.values()], letter(pen)
    written: list[Points] = []  # points along the names so far
    out = {}
    for c in pen.view["cities"]:
        x, y = at[c["id"]]
        name = pen.short(pen.name(c["id"]), 9 * size, size)
        half = pen.width(name, size) / 2
        sides = sides_of((x, y), size)
        others = [p for i, p in at.items() if i != c["id"]]
        lying = tuple(
            (r, [q for q in found if abs(q[0] - x) < 2 * half + 60 and abs(q[1] - y) < 60])
            for r, found in ((21.0, spots), (3.0, bends), (18.0, others), (13.0, [q for line in written for q in line]))
        )
        names = {side: [(lx + END[la] * half + f * half, ly - 5) for f in ALONG] for side, (lx, ly, la) in sides.items()}
        close = {i: OVER * over(q, written, size) + CROWD * over(q, written, 1.5 * size) + (i % 90 > 0) for i, q in names.items()}
        clear = {i: clearance(q, lying, frame) - close[i] for i, q in names.items()}
        side = max(clear, key=lambda i: clear[i])
        written.append(names[side])
        lx, ly, anchor = sides[side]
        out[c["id"]] = City(c["id"], name, x, y, round(lx, 1), round(ly, 1), anchor, ((x, y),) * 6, (x, y))
    return out


def sides_of(at: Point, size: float) -> dict[int, tuple[float, float, str]]:
    """Where a city's name may stand, by the angle: its place, and the end that is there."""
    (x, y), low = at, 0.7 * size
    beside, above, below = y + size * 5 / 13, y - 13, y + 13 + low
    sides = {90: (x, y + 18 + size, ""), 270: (x, y - 22, ""), 0: (x + 21, beside, "l"), 180: (x - 21, beside, "r")}
    sides |= {45: (x + 14, below, "l"), 135: (x - 14, below, "r"), 225: (x - 14, above, "r"), 315: (x + 14, above, "l")}
    sides |= {70: (x - 12, y + 18 + size, "l"), 110: (x + 12, y + 18 + size, "r")}
    return sides | {250: (x + 12, y - 22, "r"), 290: (x - 12, y - 22, "l")}


def over(name: Points, lines: list[Points], size: float) -> int:
    """Over how many names would this one be written?"""
    (left, y), right = name[0], name[-1][0]
    return sum(line[0][0] < right and left < line[-1][0] and abs(line[0][1] - y) < size for line in lines)


def clearance(points: Points, lying: tuple[tuple[float, Points], ...], frame: Frame) -> float:
    """How far a name keeps from everything that lies on the map; more than 14 is no better than 14."""
    if any(not 6 < x < frame.w - 6 or not 10 < y < frame.h - 8 for x, y in points):
        return -99
    return min([14.0, *(math.dist(p, q) - r for r, found in lying for q in found for p in points)])


def way_angles(pen: Pen) -> dict[str, list[float]]:
    """The directions in which the ways leave every city."""
    at = {c["id"]: c["xy"] for c in pen.view["cities"]}
    out: dict[str, list[float]] = {id: [] for id in at}
    for way in pen.view["ways"]:
        for end in way["ends"]:
            out[end].append(math.degrees(math.atan2(way["at"][1] - at[end][1], way["at"][0] - at[end][0])) % 360)
    return out


def lots_of(at: Point, busy: list[float], names: list[Points], frame: Frame) -> tuple[Point, ...]:
    """Six places for houses on the map, each where the angle to what is there already is widest; ways may be touched sooner than names."""
    near = [(line[0], line[-1][0]) for line in names if abs(line[0][1] - at[1]) < 50]
    taken: list[int] = []

    def lot(angle: int) -> Point:
        return round(at[0] + 27 * math.cos(math.radians(angle)), 1), round(at[1] + 27 * math.sin(math.radians(angle)), 1)

    def free(angle: int) -> float:
        x, y = lot(angle)
        if not 13 < x < frame.w - 13 or not 13 < y < frame.h - 13:
            return -99
        near_way = min((apart(angle, way) for way in busy), default=180.0)
        hidden = max([0.0, *(LOT - math.hypot(max(a - x, x - z, 0), y - b) for (a, b), z in near)])  # so far on a name
        wide = min([1.6 * near_way + 14, *(apart(angle, other) for other in taken)])
        return min(wide, WIDE + wide / 5) - 9 * hidden

    lots = []
    for _ in range(6):
        angle = max(range(0, 360, 6), key=free)
        taken.append(angle)
        lots.append(lot(angle))
    return tuple(lots)


def porch_of(c: City, spots: Points, others: Points, written: Points, frame: Frame) -> Point:
    """Where colonists in town stand: the clearest place close by."""
    lying = [(q, r) for r, found in ((16, spots), (24, others), (20, written)) for q in found if math.dist(q, (c.x, c.y)) < 150]

    def at(angle: int) -> Point:
        return c.x + 48 * math.cos(math.radians(angle)), c.y + 42 * math.sin(math.radians(angle))

    def clear(angle: int) -> float:
        x, y = at(angle)
        if not 34 < x < frame.w - 34 or not 22 < y < frame.h - 22:
            return -99
        return min((math.dist((x, y), q) - r for q, r in lying), default=99)

    x, y = at(max(range(0, 360, 10), key=clear))
    return round(x, 1), round(y, 1)


def make_provinces(
    pen: Pen, at: dict[str, Point], cities: dict[str, City], ways: dict[str, Way], bends: Points, frame: Frame
) -> dict[str, Province]:
    """Neighbours differ in tone; the name stands where the data puts it, moved a little if something lies there."""
    of = {c["id"]: c["province"] for c in pen.view["cities"]}
    ends = {w["id"]: w["ends"] for w in pen.view["ways"] if w["kind"] == "land"}
    meet = {(of[x], of[y]) for a, b in ends.values() for x, y in ((a, b), (b, a))}
    lying = [(c.x, c.y, 24.0) for c in cities.values()] + [(w.x, w.y, 19.0) for w in ways.values()]
    for c in cities.values():
        lying += [(x, y, letter(pen)) for x, y in letters(pen, c)]
    owner = drawn_land(pen) or near_land(pen, at, ways)
    tone: dict[str, str] = {}
    out = {}
    for p in pen.view["provinces"]:
        tone[p["id"]] = next((t for t in "abc" if t not in {tone.get(q) for own, q in meet if own == p["id"]}), "b")
        own = [at[c] for c in p["cities"]]
        inner = "".join(ways[i].d for i, (a, b) in ends.items() if of[a] == of[b] == p["id"])
        shape = inner + "".join(f"M{x} {y}h.1" for x, y in own)
        if len(own) > 2:
            shape += "M" + "L".join(f"{x} {y}" for x, y in own) + "Z"
        size = letter(pen) + 0.5
        name = pen.short(pen.name(p["id"]).upper(), 11 * size, size, True)
        half = (pen.width(name, size, True) / 2 + 0.04 * size * len(name)) * (GROWS if pen.ts > LARGEST else 1)
        x, y = settle(p["id"], own, frame.of(p["label_xy"]), half, (lying, bends), owner, frame, (letter(pen) / 13) ** 1.5)
        line = lead(p["id"], (x, y - 5), half, lying, owner)
        lying += [(x + f * half, y - 5, 2 * letter(pen)) for f in ALONG] + [(x + half + 18, y - 5, 22.0)]
        place = round(x, 1), round(y, 1), size, round(x + half + 15, 1), round(y - 5, 1)
        out[p["id"]] = Province(p["id"], name, tone[p["id"]], shape, *place, line)
    return out


def lead(own: str, name: Point, half: float, lying: Marked, owner: Owner) -> str:
    """The line to its own land from a name that stands in the sea or on the land of others: the shortest that crosses nothing."""
    ends = [(name[0] + f * half, name[1]) for f in ALONG]
    if sum(owner(*q) == own for q in ends) >= ASHORE:
        return ""
    near = [(q, 0.6 * r) for *q, r in lying if math.dist(q, name) < half + LEAD[1]]

    def line(start: Point, angle: float) -> tuple[int, Point, Point] | None:
        ashore = 0
        for n in range(0, LEAD[1], 2):
            q = start[0] + n * math.cos(angle), start[1] + n * math.sin(angle)
            if any(math.dist(q, other) < r for other, r in near):
                return None
            ashore = ashore + 1 if owner(*q) == own else 0
            if n >= LEAD[0] and ashore > 2:
                return n, start, q
        return None

    tries = [line((x, y + side * 9), side * math.radians(a)) for x, y in ends for side in (1, -1) for a in range(30, 151, 10)]
    _, (ax, ay), (bx, by) = min((found for found in tries if found), default=(0, name, name))
    return f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}" if (ax, ay) != (bx, by) else ""


def near_land(pen: Pen, at: dict[str, Point], ways: dict[str, Way]) -> Owner:
    """The same by what is nearest: a city, a way within a province, a way over the sea."""
    of = {c["id"]: c["province"] for c in pen.view["cities"]}
    whose = [(at[c], of[c]) for c in at]
    for w in pen.view["ways"]:
        a, b = (of[c] for c in w["ends"])
        if w["kind"] == "sea" or a == b:
            whose.append(((ways[w["id"]].x, ways[w["id"]].y), a if w["kind"] == "land" else ""))
    return lambda x, y: min(whose, key=lambda q: math.hypot(q[0][0] - x, q[0][1] - y))[1]


def settle(
    own: str, cities: Points, wish: Point, half: float, lying: tuple[Marked, Points], owner: Owner, frame: Frame, strict: float
) -> Point:
    """The place for a province's name: near the wish, clear and on its land (how `strict`ly: large letters stray sooner).
    Nearer places first, so the search ends early."""
    wide, high = half + AWAY[0] + 58, AWAY[1] + 54
    close = [o for o in lying[0] if abs(o[0] - wish[0]) < wide and abs(o[1] - wish[1]) < high]
    lines = [o for o in lying[1] if abs(o[0] - wish[0]) < wide and abs(o[1] - wish[1]) < high]

    def room(q: Point, least: float) -> float:
        points = [(q[0] + f * half, q[1] - 5, 0.0) for f in ALONG] + [(q[0] + half + 15, q[1] - 5, MARKER)]
        if any(not 14 < px < frame.w - 18 or not 19 < py < frame.h - 17 for px, py, _ in points):
            return -99
        near = [o for o in close if abs(o[0] - q[0]) < half + 52 and abs(o[1] - q[1]) < 46]
        clear = min([CLEAR, *(math.dist((px, py), (x, y)) - r - wide for x, y, r in near for px, py, wide in points)])
        clear = min(clear, 4 * clear)
        if clear <= least:
            return clear
        astray = [ASTRAY[land != ""] for land in (owner(px, py) for px, py, _ in points) if land != own]
        lost = max(0.0, min(math.dist(q, city) for city in cities) - NEAR) if len(astray) == len(points) else 0.0
        left, right, line = points[0][0] - 8, points[-1][0] + 10, points[0][1]
        crossed = sum(left < x < right and abs(y - line) < 11 for x, y in lines)
        return clear - strict * sum(astray) - LOST * lost - CROSSED * crossed

    tries = [(wish[0] + dx, wish[1] + dy) for dx in range(-AWAY[0], AWAY[0] + 1, 9) for dy in range(-AWAY[1], AWAY[1] + 1, 7)]
    best, place = -1e9, wish
    for q in sorted(tries, key=lambda q: math.dist(q, wish)):
        cost = FAR * math.dist(q, wish)
        if CLEAR - cost <= best:
            break
        found = room(q, best + cost) - cost
        if found > best:
            best, place = found, q
    return place
