"""The faces of Gloria Mundi's buildings: an ability becomes a row of signs."""

from typing import Any, NamedTuple

from tessera.core.drawing import Pen

ROOM = 122  # for a name
TYPES = ("farm", "city", "legion")
KINDS = ("food", "gold", "peace", "glory")


class Glyph(NamedTuple):
    """One sign of an ability line; x is filled in when the line is laid out."""

    t: str
    v: Any = ""
    w: float = 20
    s: float = 0.5
    x: float = 0
    fs: float = 16
    dy: float = 5.5


class Cost(NamedTuple):
    k: str
    n: int
    x: float
    y: float


class Card(NamedTuple):
    """A building as it is drawn."""

    id: str
    type: str
    lines: tuple[str, ...]
    fs: float
    steps: int
    cost: tuple[Cost, ...]
    ability: tuple[Glyph, ...]
    mini: tuple[Glyph, ...]
    total: int
    name: str


def faces(pen: Pen) -> dict[str, Card]:
    """Every building of this edition as it is drawn."""
    return pen.once("faces", lambda: {id: card(pen, id, b) for id, b in pen.view["cards"].items()})


def card(pen: Pen, id: str, b: dict[str, Any]) -> Card:
    name = pen.name(id)
    plain = name.replace("\u00ad", "")
    letters = 12.9 * min(pen.ts, 1.35)  # as large as this screen wants them
    lines = (plain,) if pen.ts == 1 or pen.width(plain, letters) <= ROOM else pen.lines(name, ROOM, letters)
    lines = tuple(pen.short(line, ROOM, 10) for line in lines)
    size = min(pen.fit(line, ROOM, max(13.5, letters), 10) for line in lines)
    price = [(k, b["price"][k]) for k in KINDS if b["price"].get(k)]
    spots = {1: ((20, -4),), 2: ((0, -4), (37, -4)), 3: ((0, -15), (37, -15), (0, 9)), 4: ((0, -15), (37, -15), (0, 9), (37, 9))}
    cost = tuple(Cost(k, n, x, y) for (k, n), (x, y) in zip(price, spots[max(1, len(price))], strict=False))
    return Card(id, b["type"], lines, size, b["steps"], cost, ability(b), mini(b), b["cost"], plain)


WIDE = {"food": 19.0, "gold": 19.0, "peace": 22.0, "glory": 13.0, "step": 15.0}


def items(gs: list[dict[str, Any]]) -> list[Glyph]:
    """What is given or received: up to three equal things drawn, from four on a number."""
    out: list[Glyph] = []
    for g in gs:
        of, n = g["of"], g["n"]
        if of == ["its_steps"]:
            out.append(Glyph("wreath", w=22, s=0.52))
        elif of == ["its_price"]:
            out.append(Glyph("price", w=21, s=0.62))
        elif of == ["building"]:
            out.append(Glyph("card", w=17))
        elif len(of) > 1:
            out += [Glyph("txt", n, 13)] if n > 1 else []
            for i, k in enumerate(of):
                out += ([Glyph("txt", "/", 8)] if i else []) + [Glyph("res", k, WIDE[k] - 2, 0.44)]
        else:
            one = Glyph("step", w=WIDE["step"]) if of[0] == "step" else Glyph("res", of[0], WIDE[of[0]])
            out += [Glyph("txt", n, 13), one] if n > 3 else [one] * n
    return out


def either(kinds: list[str]) -> list[Glyph]:
    out: list[Glyph] = []
    for i, k in enumerate(kinds):
        out += ([Glyph("txt", "/", 8)] if i else []) + [Glyph("res", k, 18, 0.46)]
    return out


def ability(b: dict[str, Any]) -> tuple[Glyph, ...]:
    """The ability as a row of signs round 0, tightened until it fits the card."""
    a = b["ability"]
    kind, out = a["kind"], []
    if kind == "produce":
        out = ([Glyph("hammer", w=23), Glyph("txt", ":", 10)] if b["type"] == "builder" else []) + items(a["gain"])
    elif kind == "exchange":
        out = items(a["give"]) + ([Glyph("txt", "X", 14)] if a.get("repeat") else []) + [Glyph("arrow", w=21), *items(a["gain"])]
    elif kind == "own":
        c = a["count"]
        sign = Glyph("card", w=18) if c["of"] == "building" else Glyph("res" if c["of"] in WIDE else "sign", c["of"], 20)
        out = ([Glyph("txt", c["n"], 12)] if c["n"] > 1 else []) + [sign, Glyph("txt", "=", 15), *items(a["gain"])]
    elif kind == "condition":
        w = a["when"]
        out = [Glyph("helm", w=23), Glyph("sign", w["goth"], 19)] if "goth" in w else [Glyph("sign", w["card"], 20)]
        out += [Glyph("txt", ":", 12), *items(a["gain"])]
    elif kind == "substitute":
        out = either(a["pay"]) + ([Glyph("txt", "X", 14)] if a["repeat"] else []) + [Glyph("arrow", w=21), *either(a["for"])]
    else:
        out = [Glyph("shield", w=24, s=0.6), Glyph("txt", "=", 15), Glyph("sign", a["protects"], 22, 0.56)]
    return laid(out, 112)


def laid(row: list[Glyph], width: float) -> tuple[Glyph, ...]:
    wide = sum(g.w for g in row)
    squeeze = min(1, width / wide)
    x, out = -wide * squeeze / 2, []
    for g in row:
        out.append(g._replace(x=round(x + g.w * squeeze / 2, 1)))
        x += g.w * squeeze
    return tuple(out)


def mini(b: dict[str, Any]) -> tuple[Glyph, ...]:
    """What a building gives, small: for the stacks of the displays."""
    a = b["ability"]
    if a["kind"] == "wall":
        return (Glyph("shield", s=0.46),)
    if a["kind"] == "substitute":
        return (Glyph("hammer", s=0.42),)
    gain = a["gain"][-1]
    what, n = gain["of"][0], gain["n"] if len(a["gain"]) == 1 else 1
    picture = (
        Glyph("step", s=0.46)
        if what in ("step", "its_steps")
        else Glyph("price", s=0.6)
        if what == "its_price"
        else Glyph("res", what, s=0.44)
    )
    if n > 1 and len(gain["of"]) == 1:
        return (Glyph("txt", n, x=-9, fs=14, dy=5), picture._replace(x=5))
    return (picture,)
