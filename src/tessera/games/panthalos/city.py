"""The city of Panthalos as it is printed: where its places, spaces and words lie; both board sides alike."""

from collections import Counter
from typing import Any, NamedTuple

from tessera.core.drawing import Pen, slab
from tessera.core.nodes import Body, tag

AREAS = {  # x, y, width, height of every place on the hill
    "templum": (469, 42, 336, 62),
    "thermae": (100, 79, 336, 40),
    "oraculum": (828, 66, 104, 50),
    "polis": (14, 126, 314, 246),
    "agora": (343, 126, 280, 120),
    "phalanx": (653, 126, 282, 120),
    "art": (343, 259, 280, 113),
    "foro": (653, 259, 282, 113),
    "titanus": (946, 272, 122, 80),
    "agro": (52, 428, 144, 88),
    "krypt": (247, 393, 486, 161),
    "arena": (758, 390, 308, 160),
    "port": (8, 558, 525, 124),
    "merkator": (536, 558, 536, 124),
}
PLATES = {  # where a place's name stands
    "thermae": (9, 57), "polis": (16, 120), "agora": (346, 120), "phalanx": (656, 118), "art": (346, 252), "oraculum": (868, 40),
    "foro": (656, 252), "titanus": (956, 246), "agro": (12, 382), "krypt": (356, 390), "arena": (752, 382), "port": (14, 559),
    "merkator": (540, 559),
}  # fmt: skip
BAYS = (477, 320, 8)  # of the temple: left edge, width, and how many the picture has: the rounds
HOUSES = (20, 98.5, 177, 255.5), (147, 227, 297)  # of the Polis: columns, and tops of their walls
STEPS = (346, 500, 370, 32.5, 5)  # down to the Styx: the first, how far across and down, and how many the picture has


class Plate(NamedTuple):
    x: float
    y: float
    w: float
    t: str
    n: int  # order of evaluation; -1: none


class Note(NamedTuple):
    """Words on a slab of their own."""

    x: float
    y: float
    w: float
    t: str
    fs: float


class Word(NamedTuple):
    x: float
    y: float
    t: str
    fs: float
    cls: str = "l"


class Box(NamedTuple):
    """A step with its places for discs, in a row, or in two where there are more than four: how large, and from one to the next."""

    t: str
    x: float
    y: float
    w: float
    slots: int
    size: float
    gap: float

    def slot(self, n: int) -> tuple[float, float]:
        """Where a disc lies; what has no place of its own lies on top of the others."""
        rows = 2 if self.slots > 4 else 1
        across = -(-self.slots // rows) if self.slots else 4
        lift = 0 if self.slots else 3.5 * (n // 4)
        row, column = divmod(n, across) if self.slots else (0, n % 4)
        return self.x + 18.5 + self.gap * (column + 0.5), self.y + 10.5 + (row - (rows - 1) / 2) * 9.6 - lift


Places = dict[str, tuple[float, float, float]]
ROWS = {  # first space, pitch and size of the spaces of a place, and how many there is room for; more lie closer
    "agora": (368, 222, 48, 42, 3),
    "phalanx": (678, 222, 48, 42, 3),
    "art": (369, 335, 47.5, 38, 3),
    "krypt": (569, 450, 48.5, 38, 3),
    "arena": (820, 459, 48, 42, 3),
    "oraculum": (851.5, 91, 0, 42, 1),
    "foro": (703, 331.5, 92, 40, 2),
}


def places(pen: Pen) -> Places:
    """Centre and size of every placement space of this side."""
    return pen.once(f"places-{pen.view['side']}", lambda: make_places(pen), worded=False)


def make_places(pen: Pen) -> Places:
    out: dict[str, tuple[float, float, float]] = {}
    count: dict[str, int] = {}
    many = Counter(space["place"] for space in pen.view["spaces"].values())
    for id, space in pen.view["spaces"].items():
        place = space["place"]
        ax, ay, aw, ah = AREAS[place]
        if place == "polis":
            i = count[space["column"]] = count.get(space["column"], -1) + 1
            row, col = (0, i) if space["column"] == "left" else (1 + i // 4, i % 4)
            out[id] = (HOUSES[0][col % 4] + 22, HOUSES[1][min(row, 2)] + 39, 36)
        elif place in ROWS:
            x0, y0, pitch, size, room = ROWS[place]
            i = count[place] = count.get(place, -1) + 1
            k = min(1, room / many[place])
            out[id] = (round(x0 - size / 2 * (1 - k) + pitch * k * i, 1), y0, size * k)
        else:
            out[id] = (ax + aw / 2, ay + ah / 2, aw - 4)
    return out


def plate(pen: Pen, place: str) -> Plate:
    order, title = pen.data["places"]["order"], pen.t(f"place-{place}")
    number = order.index(place) if place in order else -1
    return Plate(*PLATES[place], pen.width(title, max(16, 13 * pen.ts), True) + (37 if number >= 0 else 16), title, number)


def small(pen: Pen, text: str, room: float, size: float = 12.5, least: float = 10.5) -> float:
    """The size of small print, which grows on a small screen, in the room it has."""
    return pen.fit(text, room, size * min(pen.ts, 1.2), least)


def fitting(pen: Pen, message: str, room: float, scale: float = 1, **args: Any) -> str:
    """Words beside a sign, as they fit where letters are as large as this screen wants them: in full, shorter, or the sign alone."""
    said, least = pen.brief(message, **args), 12.9 * min(pen.ts, 1.35) / scale
    return said if pen.width(said, least) <= room else ""


RULES = (  # what is printed in a place: where, the room for it, size and class
    (499, 218, "rule-agora", 121, 12.5, "l"),
    (806, 218, "rule-phalanx", 126, 12.5, "stone l"),
    (352, 369, "rule-art", 264, 12.5, "l"),
    (660, 369, "rule-foro", 196, 12.5, "l"),
    (896, 293, "reserve", 62, 12.5, ""),
    (1007, 368, "rule-titanus", 116, 12.5, ""),
    (124, 544.5, "rule-agro", 138, 12.5, ""),
    (552, 488, "rule-krypt", 140, 12.5, "vault l"),
    (888.6, 84, "sign-start", 44, 11, "l"),
    (888.6, 106, "sign-disc", 44, 11, "l"),
    (637, 55, "place-templum", 78, 14, "name"),
)


def words(pen: Pen) -> tuple[Word, ...]:
    lines = [(rule, i, line) for rule in RULES for i, line in enumerate(pen.brief(rule[2]).split("|"))]
    out = [Word(x, y + 16 * i, line, small(pen, line, room, size, 9.5), cls) for (x, y, _, room, size, cls), i, line in lines]
    wins = zip(pen.brief("rule-arena").split("|"), (764, 912, 1060), ("l", "", "r"), strict=True)  # side by side below the sand
    return (*out, *(Word(x, 547, line, pen.fit(line, 100, 12.8, 10.5), cls) for line, x, cls in wins))


def notes(pen: Pen) -> tuple[Note, ...]:
    said = (262, 123, 62, "once"), (226, 207, 100, "every-round"), (292, 561, 234, "note-port"), (846, 560, 220, "note-merkator")
    return tuple(Note(x, y, w, pen.brief(key), small(pen, pen.brief(key), w - 8)) for x, y, w, key in said)


def whole_ground(pen: Pen) -> Body:
    """The picture with what is printed on it; without it slabs of stone."""
    body = pen.art("city" if pen.view["side"] == "large" else "city-small", "places")
    body += (tag("g", slab(1080, 690, 6), pen.draw("areas", tuple((k, *box) for k, box in AREAS.items())), cls="vector"),)
    body += pen.draw("plates", tuple(plate(pen, place) for place in PLATES)) + pen.draw("notes", notes(pen))
    for id, space in pen.view["spaces"].items():
        if space["place"] == "polis":
            x, y, _ = places(pen)[id]
            said = fitting(pen, f"yields-{space['yields']}", 76, n=space["amount"])
            body += pen.draw("yields", x, y, space["yields"], space["amount"], said, pen.fit(said, 66, 11.5, 9.5))
    body += pen.draw("printed", pen.data["duel"]["titan_before_attack"])
    if pen.view["rounds"] != BAYS[2]:
        body += pen.draw("bays", *BAYS[:2], pen.view["rounds"])
    collecting = pen.draw("collecting", fields(pen), end_line(pen, pen.view["krypt"]["threshold"]))
    return body + collecting + pen.draw("texts", words(pen))


def rounds_pitch(rounds: int) -> float:
    """From one bay of the temple to the next."""
    return min(40, BAYS[1] / rounds)


def steps(n: int) -> list[tuple[float, float]]:
    """The corners of so many fields of the Krypt, and where one more would begin."""
    x, y, across, down, _ = STEPS
    return [(round(x + across * k / n, 1), round(y + down * k / n, 1)) for k in range(n + 1)]


def fields(pen: Pen) -> tuple[Box, ...]:
    """The fields discs are collected on, with the places they have."""
    titles, capacity = pen.data["krypt_fields"]["fields"], pen.data["krypt_fields"]["capacity"]
    wide = STEPS[2] / len(titles) - 3
    out = []
    for title, at, n in zip(titles, steps(len(titles)), capacity, strict=False):
        across = 4 if n <= 4 else -(-n // 2)
        gap = min(13.2, (wide - 18.5) / across)
        out.append(Box(title, *at, round(wide, 1), max(0, n), round(min(5.8, gap * 0.44, 4.6 if n > 4 else 9), 1), round(gap, 2)))
    return tuple(out)


def end_line(pen: Pen, most: int) -> str:
    """The red line behind the field that ends the game at this number of players."""
    full, total, capacity = 0, 0, pen.data["krypt_fields"]["capacity"]
    for n in capacity:
        if total >= most:
            break
        full, total = full + 1, total + n if n >= 0 else most
    at = steps(len(capacity))
    (x, y), before = at[full], at[full - 1][1]
    return f"M{x - 1.5:g} {before - 6:g}V{y + 22:g}"


def collected(pen: Pen, n: int) -> tuple[float, float, float]:
    """Where the disc after n others lies, and how large: on the last step on top of each other."""
    boxes = pen.once("fields", lambda: fields(pen))
    for box in boxes[:-1]:
        if n < box.slots:
            return *box.slot(n), box.size / 5.8
        n -= box.slots
    return *boxes[-1].slot(n), boxes[-1].size / 5.8


DISPLAYS = {  # middle, pitch, height, scale and box of the tiles that lie open, and the width there is for more of them
    "agora": (482.8, 54.4, 169, 0.98, (38, 38), 272),
    "phalanx": (793.8, 54.4, 168, 1.04, (40, 40), 272),
    "art": (552, 56, 308, 0.9, (48, 57), 133),
}


def display(place: str, n: int) -> tuple[float, float, float, tuple[float, float]]:
    """First place, pitch, scale and box of so many tiles, which fill the display from the left."""
    middle, pitch, _, scale, box, room = DISPLAYS[place]
    usual = int(room / pitch + 0.01)
    pitch = min(pitch, room / max(n, 1))
    k = min(1, (pitch - 3) / box[0])
    return middle - pitch * (max(n, usual) - 1) / 2, pitch, scale * k, (box[0] * k, box[1] * k)
