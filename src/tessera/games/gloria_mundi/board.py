"""The table of Gloria Mundi, laid out: both roads, the threat line, all displays, the forum; own area and phone views.

Places come from the edition's [layout]; what lies there from a view.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Pen, slab, walk
from tessera.core.nodes import Body, tag
from tessera.games.gloria_mundi.faces import KINDS, TYPES, Card, faces
from tessera.games.gloria_mundi.road import (
    ROME,
    Grid,
    draw_roads,
    draw_threat,
    goth_at,
    grid_of,
    listed,
    pool_targets,
    roman_at,
    tally,
    trodden,
)  # fmt: skip

VIEWBOX = (0, 0, 1080, 690)
ALIKE = True
PHONE = (("road", "map", (0, 0, 390, 412)), ("forum", "list", (0, 0, 390, 388)), ("displays", "people", (0, 0, 390, 420)))
WHERE = {"lose-card": "displays"}


class Column(NamedTuple):
    k: str
    t: str
    x: float
    w: float
    fs: float


# ---- displays ----------------------------------------------------------------------------------------------------


def columns(pen: Pen, x: float, wide: float) -> tuple[Column, ...]:
    """Farms are the most numerous: they get the widest column."""
    left, room, out = x + 46, wide - 46 - 6, []
    for kind, w in zip(TYPES, (room * 0.40, room * 0.30 - 4, room * 0.30 - 4), strict=True):
        title = pen.brief(f"column-{kind}")
        out.append(Column(kind, title, round(left, 1), round(w, 1), pen.fit(title, w - 32, 13.5, 11)))
        left += w + 4
    return tuple(out)


Shelf = tuple[float, float, float, float]


def draw_displays(pen: Pen, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    faces(pen)  # made from the view, which the shelves do not see
    cols = pen.once(f"columns-{x}-{w}", lambda: columns(pen, x, w))
    pen.ground("displays", pen.draw("shelves", x, y, cols))
    high = (h - 40) / pen.seats
    for seat in range(pen.seats):
        shelf_of(pen, seat, (x, y + 36 + seat * high, w, high))
    if pen.viewer is not None and pen.targets:
        shelf_targets(pen, y + 36 + pen.viewer * high, high, cols, pen.view["players"][pen.viewer]["display"])


def mine(pen: Pen) -> None:
    """The viewer's shelf is marked, and the Goth threatens him with something else than others."""
    faces(pen)
    x, y, w, h = DISPLAYS
    high, seat = (h - 40) / pen.seats, pen.viewer or 0
    shelf_of(pen, seat, (x, y + 36 + seat * high, w, high))
    draw_threat(pen)


def shelf_of(pen: Pen, seat: int, shelf: Shelf) -> None:
    players = pen.view["players"]
    far, space = max(p["space"] for p in players), players[seat]["space"]
    first = pen.t("first") if space == far and far and shelf[3] > 62 else ""
    signs = space, first, seat == pen.viewer, seat == pen.view["active"]
    pen.part("shelf", draw_shelf, seat, shelf, signs, players[seat]["display"])


Display = dict[str, list[dict[str, Any]]]


def draw_shelf(pen: Pen, seat: int, shelf: Shelf, signs: tuple[int, str, bool, bool], display: Display) -> None:
    """A player's stacks, type by type."""
    x, top, w, high = shelf
    label = pen.t("shelf-of", who=pen.who(seat), n=signs[0])
    body = pen.draw("shelf", w, high, pen.colour(seat), *signs)
    pen.put(f"shelf-{pen.colour(seat)}", x, top, body, label=label, about=f"seat:{seat}")
    for col in columns(pen, x, w):
        for stack in laid(pen, col, top, high, display[col.k]):
            put_stack(pen, seat, col.k, stack)


NARROW, WIDEST = 37.5, 75.0  # of a stack


class Stack(NamedTuple):
    """A base card with its building, or several bare ones as one."""

    building: str
    acted: bool
    many: int
    nth: int  # among the bare ones
    x: float
    y: float
    scale: float
    wide: float  # before it is scaled


def laid(pen: Pen, col: Column, top: float, high: float, display: list[dict[str, Any]]) -> list[Stack]:
    """The stacks of one type: buildings first, then the bare ones; as many lines as give the largest stacks."""
    stacks = sorted(display, key=lambda s: (s["building"] is None, s["building"] or ""))
    built = [s for s in stacks if s["building"]]
    bare = stacks[len(built) :]
    shown: list[tuple[dict[str, Any], int]] = [(s, 1) for s in stacks]
    if len(stacks) > 8 and len(bare) > 2:
        shown[len(built) :] = [(bare[0] | {"acted": all(s["acted"] for s in bare)}, len(bare))]
    n = max(1, len(shown))
    tall, most = 58 if built else 29, {2: 1.6, 3: 1.3}.get(pen.seats, 1.03)
    scale, per = max((min(most, (col.w - 6) / NARROW / -(-n // k), (high - 6) / tall / k), -(-n // k)) for k in range(1, 5))
    rows, out = -(-n // per), []
    wide = round(min(WIDEST, (col.w - 6) / per / scale), 1) if built else NARROW
    drop = 0 if built else -15.5 * scale  # bare bases alone stand in the middle of the shelf
    for i, (stack, count) in enumerate(shown):
        x = col.x + 3 + wide * scale * (i % per + 0.5)
        y = top + high / 2 + drop + (tall + 2) * scale * (i // per - (rows - 1) / 2)
        out.append(Stack(stack["building"] or "", stack["acted"], count, i - len(built), x, y, scale, wide))
    return out


def roof(pen: Pen, face: Card, stack: Stack) -> Body:
    """A building on its base: with its picture, and all it does where the stack is wide enough for that."""
    w = stack.wide - 3.5
    high = w / 2.6 if w < 46 else min(17.0, w / 2.6)
    first, last = face.ability[0], face.ability[-1]
    small = min(0.62, (w - 5) / (last.x + last.w / 2 - first.x + first.w / 2))
    if w > 46 and small > 0.4:
        drawn = pen.draw("roof", face.type, face.ability, w, round(small, 3), -2.6)
    else:
        drawn = pen.draw("roof", face.type, face.mini if stack.scale > 0.85 else (face.mini[-1]._replace(x=0),), w)
        high = 12.2
    return drawn + pen.face("buildings", face.id, -w / 2 + 0.8, -27.2, w - 1.6, round(high, 1))


def put_stack(pen: Pen, seat: int, kind: str, stack: Stack) -> None:
    who, at, scale, off = pen.who(seat), (stack.x, stack.y), round(stack.scale, 3), "off" if stack.acted else ""
    if stack.building:
        face = faces(pen)[stack.building]
        said, about = f"{who}: {face.name}", f"building:{face.id}"
        pen.put(f"b-{face.id}", *at, roof(pen, face, stack), scale=scale, cls=off, label=said, about=about)
    label = f"{who}: {pen.name(kind)}" + (f" × {stack.many}" if stack.many > 1 else "")
    key = f"base-{pen.colour(seat)}-{kind}-{stack.building or stack.nth}"
    pen.put(
        key, *at, pen.draw("base", kind, stack.many, stack.wide - 3.5), scale=scale, cls=off, label=label, about=f"card:{kind}"
    )


def shelf_targets(pen: Pen, top: float, high: float, cols: tuple[Column, ...], display: Display) -> None:
    for col in cols:
        for key in (f"place:{col.k}", col.k):
            pen.target(key, col.x + col.w / 2, top + high / 2, box=(col.w - 4, high - 6))
    for col in cols:
        bare_lit = False
        for stack in laid(pen, col, top, high, display[col.k]):
            if stack.building:
                stack_targets(pen, col.k, stack)
            elif not bare_lit:
                at, s = (stack.x, stack.y + 15.5 * stack.scale), stack.scale
                bare_lit = pen.target(f"lose:{col.k}", *at, box=((stack.wide - 1.5) * s, 27 * s))


def stack_targets(pen: Pen, kind: str, stack: Stack) -> None:
    """A stack answers as a whole, or its building above and its base below where they mean different things."""
    building, x, y, s, w = stack.building, stack.x, stack.y, stack.scale, stack.wide - 1.5
    pen.target([f"lock:{building}", f"discard:{building}"], x, y, box=(w * s, 58 * s))
    halves = [(f"use:{building}", f"base:{building}"), (f"lose:{kind}:{building}", f"raze:{kind}:{building}")]
    for above, below in halves:
        if above in pen.targets and below in pen.targets:
            pen.target(above, x, y - 12.5 * s, box=((w - 1) * s, 29 * s))
            pen.target(below, x, y + 15.5 * s, box=((w - 1) * s, 25 * s))
        else:
            pen.target([above, below], x, y, box=(w * s, 58 * s))


# ---- forum -------------------------------------------------------------------------------------------------------


def draw_forum(pen: Pen, pitch: float, left: float, top: float, scale: float = 1, rows: int = 1) -> None:
    """Six slots to a row, on a phone three to each of two; more in an edition are smaller."""
    all_faces, columns = faces(pen), -(-max(6, len(pen.view["forum"])) // rows)
    small = 6 / rows / columns
    pitch, scale = pitch * small, scale * small
    buying = pen.viewer is not None and any(k.startswith("buy:") for k in pen.targets)
    paying = (pen.view["context"] or {}).get("card") if pen.view["phase"] == "purchase" else None
    for i, slot in enumerate(pen.view["forum"]):
        x, y = left + pitch * (i % columns + 0.5), top + 184 * (i // columns)
        face = all_faces[slot["card"]] if slot["card"] else None
        note = ("", "", False) if face is None else price_note(pen, face, slot, buying)
        pen.part("slot", draw_slot, slot["slot"], slot["surcharge"], slot["card"], slot["cost"], note, (x, y), scale)
        if face is None:
            continue
        if face.id == paying:
            pen.ground("paying", pen.draw("paying", x, y, scale))
        if not pen.target(f"buy:{face.id}", x, y, box=(134 * scale, 154 * scale)):
            pen.refuse(f"buy:{face.id}", x, y, box=(132 * scale, 152 * scale), cross=False)


def draw_slot(
    pen: Pen,
    n: int,
    surcharge: int,
    card: str | None,
    cost: int,
    note: tuple[str, str, bool],
    at: tuple[float, float],
    scale: float,
) -> None:
    words, cls, dim = note
    pen.put(f"slot-{n}", *at, pen.draw("slot", scale, f"+{surcharge}", words, cls, card is None), about=f"space:slot-{n}")
    if card is not None:
        face = faces(pen)[card]
        said = pen.t("card-label", name=face.name, steps=face.steps, total=cost)
        picture = pen.face("buildings", face.id, -65, -75, 130, 34 if len(face.lines) > 1 else 0)
        body = pen.draw("building", face) + picture + pen.draw("kind_mark", face.type)
        pen.put(f"b-{face.id}", *at, body, scale=scale, label=said, home="deck", about=f"building:{face.id}")
    if dim:  # apart from the card, which has not changed and so does not turn
        pen.ground(f"veil-{n}", pen.draw("building_veil", *at, scale))


def price_note(pen: Pen, face: Card, slot: dict[str, Any], buying: bool) -> tuple[str, str, bool]:
    """What stands above a card: what it costs; why not, if the viewer is buying and cannot."""
    if not buying:
        return pen.t("costs", n=slot["cost"]), "soft", False
    if f"buy:{face.id}" in pen.targets:
        return pen.t("pay", n=slot["cost"]), "", False
    player, on = pen.view["players"][pen.viewer or 0], pen.view["cards"][face.id]["on"]
    if not any(s["building"] is None for k in on for s in player["display"][k]):
        return pen.brief(f"no-bare-{on[0]}" if len(on) == 1 else "no-bare-any"), "soft", True
    short = slot["cost"] - (player["pieces"] or 0)
    return (pen.t("short", n=short) if short > 0 else pen.t("wrong-kinds")), "soft", True


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    view = pen.view
    grid = grid_of(pen, view["goth"]["space"], view["spaces"], False)
    pen.ground("ground", pen.once("ground", lambda: whole_ground(pen, grid)))
    draw_roads(pen)
    draw_threat(pen)
    draw_displays(pen, DISPLAYS)
    deck = pen.draw("deck", pen.t("left", n=view["pile"]))
    pen.put("deck", 72, 600, deck, scale=0.9, label=pen.t("deck-label", n=view["pile"]), about="deck:pile")
    draw_forum(pen, 136.6, 129.7, 602)
    burned = pen.t("burned", n=len(view["fire"]))
    pen.put("fire", 1021, 600, pen.draw("fire", burned), label=burned, about="deck:fire")


def cells(pen: Pen, grid: Grid, small: str = "") -> Body:
    """All spaces; `small`: the lines between them on the small picture, which has the roads already."""
    roads = tuple(grid.goths.values()), tuple(grid.romans.values()), grid.turns
    walks = [walk((space.x, space.y) for space in road) for road in roads[:2]]
    return (*pen.draw("cells", *roads, grid.rome, grid.africa, grid.w, grid.h, small), *walks)


DISPLAYS = (726, 10, 344, 478)


def whole_ground(pen: Pen, grid: Grid) -> Body:
    """The picture with what is printed on it; without it slabs of stone."""
    base = (*pen.draw("base_slabs"), *pen.draw("shelf_slabs", *DISPLAYS, columns(pen, DISPLAYS[0], DISPLAYS[2])))
    words = pen.draw("stalls", 10, 496, 1060, 186, pen.t("forum"))
    if grid.laid:
        roads = pen.draw("winding", tuple(grid.romans.values()), grid.turns[0], grid.rome, grid.africa)
        rome = ROME.x + ROME.w / 2, ROME.y + ROME.h / 2  # where one road ends and the other begins
        walks = walk([*trodden(goth_at, 0, 37), rome]), walk([rome, *trodden(roman_at, 1, 38)])
        return (*pen.art("road"), *base, *pen.draw("winding_slabs"), *words, *roads, *walks)
    return (*base, *cells(pen, grid), *words)


def phone(pen: Pen, view: str) -> tuple[float, float, float, float] | None:
    if view == "forum":
        pen.ground("ground", pen.draw("stalls", 0, 0, 390, 388, ""))
        draw_forum(pen, 129, 1.5, 102, 0.9, 2)
        return None
    if view == "displays":
        high = 40 + max(70, 380 / pen.seats) * pen.seats
        pen.ground("ground", slab(390, high + 8), pen.draw("shelf_slabs", 4, 4, 382, high, columns(pen, 4, 382)))
        draw_displays(pen, (4, 4, 382, high))
        return (0, 0, 390, high + 8)
    phone_road(pen)
    return None


PHONE_CUTS = "".join(f"M{81 + 76 * i} {y}v56" for y in (50, 120, 190) for i in range(4)) + "".join(
    f"M{40.75 + 38.5 * i} {y}v30" for y in (265, 301, 337, 373) for i in range(7 if y == 265 else 9)
)


def phone_road(pen: Pen) -> None:
    goth, pool = pen.view["goth"], listed(pen.view["pool"], KINDS)
    stone = pen.art("road-phone", "layout")
    at_rome = {"cls": "name stone", "y": "284"} if stone else {"cls": "name", "y": "274"}
    rome = tag("text", pen.name("rome"), x="351", font_size="14", **at_rome)
    line = pen.t("to-share") if pool else pen.brief("runs-to", n=goth["stop"]) if goth["stop"] else pen.t("goth-in-rome")
    size = pen.fit(line, 230, 15, 13.5)
    at = round(pen.width(line, size) + 18)
    items = tally(pool, "res", KINDS) if pool else tally(listed(goth["demand"], TYPES), "sign", TYPES)
    grid = grid_of(pen, goth["space"], pen.view["spaces"], True)
    plain = tag("g", slab(390, 412), cls="vector") if stone else slab(390, 412)
    spaces = cells(pen, grid, PHONE_CUTS if stone else "")
    pen.ground("ground", stone, plain, spaces, rome, pen.draw("burn", line, size, at, items))
    draw_roads(pen, large=True)
    pool_targets(pen, pool, at, 19)
