"""Any map of Concordia Venus, worked out from its data once: where cities, ways, names and provinces lie.

The land is a broad band of stone along every land way and a disc round every city. A way is a curve through the place
where a colonist stands. Names and houses take the widest free angles between the ways of a city.
"""

import math
from typing import Any, NamedTuple

from tessera.core.drawing import Pen

LARGEST, PART = 1.35, 1.16  # text scales: of the smallest whole map, and of a part of it on a phone
ALONG = (-1, -0.5, 0, 0.5, 1)  # points along a name, from its middle
MARGIN = 62  # from the outermost city to the edge, in the data's units
OVER = 50.0  # worse than anything: a name written over another
CLEAR = 3.0  # a name this far from everything lies clear
GROWS = 1.12  # on a phone that shows a large part of the map, letters are drawn so much larger than they are laid out
COLUMN = 154  # width of the card column beside a tall map


class City(NamedTuple):
    """A city and what stands round it: its name at (lx, ly), six places for houses, one for colonists in town."""

    id: str
    name: str
    x: float
    y: float
    lx: float
    ly: float
    la: str
    lots: tuple[tuple[float, float], ...]
    porch: tuple[float, float]


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


class Frame(NamedTuple):
    """How the data's coordinates lie on the board."""

    k: float
    dx: float
    dy: float
    w: float
    h: float

    def of(self, xy: list[float]) -> tuple[float, float]:
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
    written = [q for c in cities.values() for q in letters(pen, c)] + [
        (p.lx + f * (p.bx - p.lx), p.ly - 5) for p in provinces.values() for f in ALONG
    ]
    spots = [(way.x, way.y) for way in ways.values()]
    cities = {
        i: c._replace(porch=porch_of(c, spots, [p for j, p in at.items() if j != i], written, frame)) for i, c in cities.items()
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


def letters(pen: Pen, c: City) -> list[tuple[float, float]]:
    """Points along a city's name."""
    half = pen.width(c.name, letter(pen)) / 2
    middle = c.lx + (half if c.la == "l" else -half if c.la == "r" else 0)
    return [(middle + f * half, c.ly - 5) for f in ALONG]


def make_ways(
    view: dict[str, Any], at: dict[str, tuple[float, float]], frame: Frame
) -> tuple[dict[str, Way], list[tuple[float, float]]]:
    """Quadratic curves through the colonists' places, and points along them."""
    ways, points = {}, []
    for w in view["ways"]:
        (ax, ay), (bx, by) = at[w["ends"][0]], at[w["ends"][1]]
        mx, my = frame.of(w["at"])
        qx, qy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
        ways[w["id"]] = Way(
            w["id"], w["kind"], f"M{ax} {ay}Q{qx:.0f} {qy:.0f} {bx} {by}", round(mx, 1), round(my, 1), not w["stop"]
        )
        for t in (0.15, 0.3, 0.4, 0.6, 0.7, 0.85):
            points.append(
                ((1 - t) ** 2 * ax + 2 * t * (1 - t) * qx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * qy + t * t * by)
            )
    return ways, points


def apart(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


Points = list[tuple[float, float]]


def make_cities(
    pen: Pen, at: dict[str, tuple[float, float]], ways: dict[str, Way], bends: Points, frame: Frame
) -> dict[str, City]:
    """Each name on the clearest of four sides, then houses in the widest free angles."""
    spots = [(w.x, w.y) for w in ways.values()]
    written: Points = [(-99, -99)]
    lines: list[tuple[tuple[float, float], float]] = []  # the names written so far: middle, half their width
    out = {}
    for c in pen.view["cities"]:
        x, y = at[c["id"]]
        size = letter(pen)
        name = pen.name(c["id"])
        half = pen.width(name, size) / 2
        sides = {
            90: (x, y + 18 + size, "", 0.0),
            270: (x, y - 22, "", 0.0),
            0: (x + 21, y + size * 5 / 13, "l", half),
            180: (x - 21, y + size * 5 / 13, "r", -half),
        }
        others = [p for i, p in at.items() if i != c["id"]]
        reach = 2 * half + 60
        lying = tuple(
            (r, [q for q in found if abs(q[0] - x) < reach and abs(q[1] - y) < 60])
            for r, found in ((21.0, spots), (7.0, bends), (18.0, others), (13.0, written))
        )
        names = {side: [(lx + shift + f * half, ly - 5) for f in ALONG] for side, (lx, ly, _, shift) in sides.items()}
        clear = {
            side: clearance(points, lying, frame) - OVER * over(points[2], half, lines, size) for side, points in names.items()
        }
        side = max(clear, key=lambda s: clear[s])
        written += names[side]
        lines.append((names[side][2], half))
        lx, ly, anchor, _ = sides[side]
        taken = [float(side)] if side in (0, 180) else [side - 38.0, float(side), side + 38.0]
        lots = lots_of((x, y), way_angles(pen, c), taken, frame)
        out[c["id"]] = City(c["id"], name, x, y, round(lx, 1), round(ly, 1), anchor, lots, (x, y))
    return out


def over(middle: tuple[float, float], half: float, lines: list[tuple[tuple[float, float], float]], size: float) -> int:
    """Over how many names would one be written that is so wide?"""
    return sum(abs(x - middle[0]) < half + other and abs(y - middle[1]) < size for (x, y), other in lines)


def clearance(points: Points, lying: tuple[tuple[float, Points], ...], frame: Frame) -> float:
    """How far a name keeps from everything that lies on the map; more than 14 is no better than 14."""
    if any(not 6 < x < frame.w - 6 or not 10 < y < frame.h - 8 for x, y in points):
        return -99
    return min([14.0, *(math.dist(p, q) - r for r, found in lying for q in found for p in points)])


def way_angles(pen: Pen, city: dict[str, Any]) -> list[float]:
    x, y = city["xy"]
    leaving = [w["at"] for w in pen.view["ways"] if city["id"] in w["ends"]]
    return [math.degrees(math.atan2(wy - y, wx - x)) % 360 for wx, wy in leaving]


def lots_of(at: tuple[float, float], busy: list[float], taken: list[float], frame: Frame) -> tuple[tuple[float, float], ...]:
    """Six places for houses on the map, each where the angle to what is there already is widest; ways may be touched sooner than names."""

    def lot(angle: int) -> tuple[float, float]:
        return round(at[0] + 27 * math.cos(math.radians(angle)), 1), round(at[1] + 27 * math.sin(math.radians(angle)), 1)

    def free(angle: int) -> float:
        x, y = lot(angle)
        if not 13 < x < frame.w - 13 or not 13 < y < frame.h - 13:
            return -99
        near_way = min((apart(angle, way) for way in busy), default=180.0)
        return min(1.6 * near_way + 14, *(apart(angle, other) for other in taken))

    lots = []
    for _ in range(6):
        angle = max(range(0, 360, 6), key=free)
        taken.append(angle)
        lots.append(lot(angle))
    return tuple(lots)


def porch_of(
    c: City, spots: list[tuple[float, float]], others: list[tuple[float, float]], written: list[tuple[float, float]], frame: Frame
) -> tuple[float, float]:
    """Where colonists in town stand: the clearest place close by."""
    lying = [(q, r) for r, found in ((16, spots), (24, others), (20, written)) for q in found if math.dist(q, (c.x, c.y)) < 150]

    def at(angle: int) -> tuple[float, float]:
        return c.x + 48 * math.cos(math.radians(angle)), c.y + 42 * math.sin(math.radians(angle))

    def clear(angle: int) -> float:
        x, y = at(angle)
        if not 34 < x < frame.w - 34 or not 22 < y < frame.h - 22:
            return -99
        return min((math.dist((x, y), q) - r for q, r in lying), default=99)

    x, y = at(max(range(0, 360, 10), key=clear))
    return round(x, 1), round(y, 1)


def make_provinces(
    pen: Pen,
    at: dict[str, tuple[float, float]],
    cities: dict[str, City],
    ways: dict[str, Way],
    bends: list[tuple[float, float]],
    frame: Frame,
) -> dict[str, Province]:
    """Neighbours differ in tone; the name stands where the data puts it, moved a little if something lies there."""
    of = {c["id"]: c["province"] for c in pen.view["cities"]}
    ends = {w["id"]: w["ends"] for w in pen.view["ways"] if w["kind"] == "land"}
    beside: dict[str, set[str]] = {p["id"]: set() for p in pen.view["provinces"]}
    for a, b in ends.values():
        if of[a] != of[b] and of[a] in beside and of[b] in beside:
            beside[of[a]].add(of[b])
            beside[of[b]].add(of[a])
    lying = (
        [(c.x, c.y, 24.0) for c in cities.values()] + [(w.x, w.y, 19.0) for w in ways.values()] + [(x, y, 6.0) for x, y in bends]
    )
    for c in cities.values():
        lying += [(x, y, 13.0) for x, y in letters(pen, c)] + [(x, y, 12.0) for x, y in c.lots[:3]]
    tone: dict[str, str] = {}
    out = {}
    for p in pen.view["provinces"]:
        tone[p["id"]] = next((t for t in "abc" if t not in {tone.get(q) for q in beside[p["id"]]}), "b")
        own = [at[c] for c in p["cities"]]
        inner = "".join(ways[i].d for i, (a, b) in ends.items() if of[a] == of[b] == p["id"])
        shape = inner + "".join(f"M{x} {y}h.1" for x, y in own)
        if len(own) > 2:
            shape += "M" + "L".join(f"{x} {y}" for x, y in own) + "Z"
        name, size = pen.name(p["id"]).upper(), letter(pen) + 0.5
        half = (pen.width(name, size, True) / 2 + 0.04 * size * len(name)) * (GROWS if pen.ts > LARGEST else 1)
        x, y = settle(frame.of(p["label_xy"]), half, lying, frame)
        lying += [(x + f * half, y - 5, 13.0) for f in ALONG] + [(x + half + 18, y - 5, 14.0)]
        out[p["id"]] = Province(
            p["id"], name, tone[p["id"]], shape, round(x, 1), round(y, 1), size, round(x + half + 15, 1), round(y - 5, 1)
        )
    return out


def settle(wish: tuple[float, float], half: float, lying: list[tuple[float, float, float]], frame: Frame) -> tuple[float, float]:
    """The place for a province's name: as near to the wish as it lies clear; nearer places first, so the search ends early."""
    close = [o for o in lying if abs(o[0] - wish[0]) < half + 130 and abs(o[1] - wish[1]) < 110]

    def room(q: tuple[float, float]) -> float:
        points = [(q[0] + f * half, q[1] - 5) for f in ALONG] + [(q[0] + half + 15, q[1] - 5)]
        if any(not 8 < px < frame.w - 12 or not 12 < py < frame.h - 8 for px, py in points):
            return -99
        near = [o for o in close if abs(o[0] - q[0]) < half + 46 and abs(o[1] - q[1]) < 40]
        tight = min((math.dist(p, (o[0], o[1])) - o[2] for o in near for p in points), default=9)
        return min(tight, CLEAR)

    tries = [(wish[0] + dx, wish[1] + dy) for dx in range(-72, 73, 9) for dy in range(-56, 57, 7)]
    best, place = -1e9, wish
    for q in sorted(tries, key=lambda q: math.dist(q, wish)):
        cost = 0.09 * math.dist(q, wish)
        if CLEAR - cost <= best:
            break
        found = room(q) - cost
        if found > best:
            best, place = found, q
    return place
