"""The table of Gloria Mundi, laid out: both roads, the threat line, all displays, the forum; own area and phone views.

Places come from the edition's [layout]; what lies there from a view. Nothing here knows a rule beyond what the threat line
says in advance: how far the Goth would run and what he would burn.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Pen, row_of, slab
from tessera.core.nodes import Body, tag
from tessera.games.gloria_mundi.faces import KINDS, TYPES, Card, Glyph, faces

VIEWBOX = (0, 0, 1080, 690)
PHONE = (("road", "map", (0, 0, 390, 412)), ("forum", "list", (0, 0, 390, 388)), ("displays", "people", (0, 0, 390, 420)))

PX, PY, X0, Y0 = 70.6, 54.0, 45.0, 37.0  # pitch and origin of the printed grid on the board


class Sign(NamedTuple):
    k: str
    x: float
    y: float
    s: float


class Space(NamedTuple):
    n: int
    x: float
    y: float
    signs: tuple[Sign, ...] = ()
    w: float = 0
    h: float = 0
    cls: str = ""
    last: bool = False


class Spot(NamedTuple):
    x: float
    y: float
    w: float = 0
    h: float = 0
    t: str = ""
    fs: float = 15


class Column(NamedTuple):
    k: str
    t: str
    x: float
    w: float
    fs: float


class Block(NamedTuple):
    x: float
    t: str
    fs: float
    glyphs: tuple[Glyph, ...] = ()
    v: str = ""
    vx: float = 0
    cls: str = ""


class Threat(NamedTuple):
    x: float
    y: float
    w: float
    cut: float
    blocks: tuple[Block, ...]


# ---- what the view says ------------------------------------------------------------------------------------------


class Road(NamedTuple):
    """The Goth's road as it stands: the row of tribute ahead of him and what he would do unpaid."""

    goth: int
    tribute: dict[int, list[str]]
    next: int | None  # the first space ahead without tribute; None: he stands in Rome
    run: int | None  # where he goes if nobody pays
    demand: tuple[str, ...]


def road_of(pen: Pen) -> Road:
    goth = pen.view["goth"]
    paid = {q["space"]: [k for k in KINDS for _ in range(q["tribute"].get(k, 0))] for q in pen.view["spaces"] if q["tribute"]}
    demand = tuple(k for k in TYPES for _ in range(goth["demand"].get(k, 0)))
    return Road(goth["space"], paid, goth["next"], goth["stop"], demand)


def symbols_of(pen: Pen) -> dict[int, list[str]]:
    return {q["space"]: q["symbols"] for q in pen.view["spaces"]}


def losses(pen: Pen, road: Road) -> int:
    """About how many cards the viewer would lose: each in turn gives a card of the type most asked for."""
    left = {k: road.demand.count(k) for k in TYPES}
    have = [{k: len(p["display"][k]) for k in TYPES} for p in pen.view["players"]]
    lost, seat, idle = 0, pen.view["active"], 0
    while idle < pen.seats:
        fits = [k for k in TYPES if left[k] and have[seat][k]]
        if fits:
            kind = max(fits, key=lambda k: (left[k], have[seat][k]))
            left[kind] -= 1
            have[seat][kind] -= 1
            lost += seat == pen.viewer
            idle = 0
        else:
            idle += 1
        seat = (seat + 1) % pen.seats
    return lost


# ---- roads -------------------------------------------------------------------------------------------------------


class Grid(NamedTuple):
    """Where the cells of both roads lie in one view, and how large they are."""

    goths: dict[int, Space]
    romans: dict[int, Space]
    w: float
    h: float
    rome: Spot | None
    africa: Spot | None
    turns: tuple[str, ...]
    size: float  # scale of signs


def goth_space(n: int, x: float, y: float, symbols: list[str], h: float, size: float) -> Space:
    few = len(symbols) < 3
    gap, shift = (20 if few else 15) * size / 0.5, (0, 6, 9, 11)[len(symbols)]
    rise = y - (9 if h < 60 else 13)
    scale = size if few else size * 0.84
    return Space(
        n,
        x,
        y,
        tuple(Sign(k, round(x + dx + shift, 1), rise, scale) for k, dx in zip(symbols, row_of(len(symbols), gap), strict=True)),
    )


def whole_grid(pen: Pen) -> Grid:
    layout, symbols = pen.data["layout"], symbols_of(pen)
    w, h = PX - 4, PY - 4
    at = {n: (round(X0 + PX * c[0], 1), round(Y0 + PY * c[1], 1)) for n, c in enumerate(layout["goth_cells"])}
    goths = {n: goth_space(n, x, y, symbols.get(n, []), h, 0.5) for n, (x, y) in at.items()}
    romans = {}
    last = len(layout["player_cells"])
    for k, c in enumerate(layout["player_cells"]):
        n = k + 1
        look = "goal" if n == last else "s" if c[1] == 7 else ("b" if n % 2 else "") + (" major" if n % 5 == 0 else "")
        romans[n] = Space(n, round(X0 + PX * c[0], 1), round(Y0 + PY * c[1], 1), (), w, h, look, n == last)
    rx, ry = X0 + PX * (layout["rome"][0] - 0.5), Y0 + PY * (layout["rome"][1] - 0.5)
    rome = Spot(round(rx - w / 2, 1), round(ry - h / 2, 1), 2 * PX - 4, 2 * PY - 4, pen.name("rome"))
    africa = pen.name("africa")
    goal = romans[last]
    return Grid(goths, romans, w, h, rome, Spot(goal.x, goal.y, t=africa, fs=pen.fit(africa, 62, 15, 12, True)), turns(), 0.5)


def turns() -> tuple[str, ...]:
    """Arrows where a road turns back."""
    e = PX / 2 - 1

    def bar(col: int, row: int, right: bool) -> str:
        x, y, d = X0 + PX * col + (e if right else -e), Y0 + PY * row, 4 if right else -4
        return f"M{x:.1f} {y}h{d}V{y + PY}h{-d}m{d} 0m-4 -9 4 5 4 -5"

    return tuple(bar(col, row, col == 9) for col, row in ((0, 0), (9, 1), (0, 2), (0, 4), (9, 5), (0, 6)))


def phone_grid(pen: Pen, goth: int) -> Grid:
    """The Goth's next fifteen spaces large, the flight from Rome below."""
    symbols, w, h = symbols_of(pen), 72.0, 66.0
    span = [n for n in range(goth, goth + 15) if n < pen.view["rome"]]
    goths = {}
    for i, n in enumerate(span):
        col, row = (i % 5 if (i // 5) % 2 == 0 else 4 - i % 5), i // 5
        goths[n] = goth_space(n, 43 + 76 * col, 78 + 70 * row, symbols.get(n, []), h, 0.6)
    romans = {}
    last = len(pen.data["layout"]["player_cells"])
    for k, c in enumerate(pen.data["layout"]["player_cells"]):
        n = k + 1
        look = "goal" if n == last else "s" if c[1] == 7 else ("b" if n % 2 else "") + (" major" if n % 5 == 0 else "")
        romans[n] = Space(n, 21.5 + 38.5 * c[0], 280 + 36 * (c[1] - 4), (), 36, 34, look, n == last)
    return Grid(goths, romans, w, h, None, None, (), 0.6)


def outline(cells: list[Space], w: float, h: float) -> str:
    rows: dict[float, list[float]] = {}
    for c in cells:
        rows.setdefault(c.y, []).append(c.x)
    return "".join(
        f"M{min(v) - w / 2 - 1:.1f} {y - h / 2 - 1:.1f}H{max(v) + w / 2 + 1:.1f}V{y + h / 2 + 1:.1f}H{min(v) - w / 2 - 1:.1f}Z"
        for y, v in rows.items()
    )


def draw_roads(pen: Pen, grid: Grid, road: Road) -> None:
    big = grid.h > 60
    moving = pen.view["asking"] is not None and "move" in pen.targets
    ends = [grid.goths[n] for n in range(road.goth + 1, (road.run or 0) + 1) if n in grid.goths and road.tribute]
    ahead = grid.goths.get(road.next or -1)
    pen.ground(
        "danger",
        pen.draw(
            "danger",
            tuple((c.x, c.y) for c in ends),
            outline(ends, grid.w, grid.h),
            (ahead.x, ahead.y) if ahead else None,
            grid.w,
            grid.h,
            "" if moving else pen.t("next"),
            1,
        ),
    )
    pen.ground("signs", pen.draw("signs", tuple(grid.goths.values()), grid.w, grid.h, 1, pen.t("start")))
    draw_tribute(pen, grid, road, big)
    draw_romans(pen, grid)
    stands = grid.goths.get(road.goth)
    if stands is None:
        x, y = (grid.rome.x + 33, grid.rome.y + 36) if grid.rome else (345, 218)
        pen.put("goth", x, y, pen.draw("goth"), scale=1.1 if big else 0.9, label=pen.t("goth-at", n=road.goth))
    else:
        pen.put(
            "goth",
            stands.x - (13 if big else 12),
            stands.y + (9 if big else 8),
            pen.draw("goth"),
            scale=1.1 if big else 0.82,
            label=pen.t("goth-at", n=road.goth),
        )
    road_targets(pen, grid, road)


def draw_tribute(pen: Pen, grid: Grid, road: Road, big: bool) -> None:
    for n, pieces in road.tribute.items():
        c = grid.goths.get(n)
        if c is None:
            continue
        for i, (kind, dx) in enumerate(zip(pieces, row_of(len(pieces), 26 if big else 21), strict=True)):
            pen.put(
                f"tr-{n}-{i}",
                c.x + dx,
                c.y + (17 if big else 12),
                pen.draw("res", kind),
                scale=0.62 if big else 0.46,
                label=pen.t("tribute-on", kind=pen.name(kind), n=n),
            )


def road_targets(pen: Pen, grid: Grid, road: Road) -> None:
    """Paying lights the next space, not paying the space where he would stop; where that is the same one, the Goth himself."""
    ahead, runs = grid.goths.get(road.next or -1), grid.goths.get(road.run or -1)
    pays = sorted(k for k in pen.targets if k.startswith("pay:"))
    if runs is ahead and pays:
        runs = grid.goths.get(road.goth)
    if runs is not None:
        pen.target("move", runs.x, runs.y, box=(grid.w - 6, grid.h - 6), body=burn_chip(pen, grid, runs.x, len(road.demand)))
    if ahead is not None and pays:
        pieces = ghost(pen, pays[0], grid.h) if len(pays) == 1 else ()
        pen.target(pays, ahead.x, ahead.y, box=(grid.w - 2, grid.h - 2), body=pieces)


def burn_chip(pen: Pen, grid: Grid, x: float, n: int) -> Body:
    """How many cards burn, above the space, kept inside the view."""
    if n == 0:
        return ()
    word = pen.t("burns", n=n)
    half, right = 6 + len(word) * 3.5, 708 if grid.h < 60 else 384
    return pen.draw(
        "chip", max(min(0.0, right - x - half), 10 + half - x), -grid.h / 2 + (9 if grid.h < 60 else 6), word, "cost", None, 1
    )


LETTER = {"f": "food", "g": "gold", "p": "peace", "y": "glory"}


def ghost(pen: Pen, key: str, h: float) -> Body:
    """The pieces that would be laid down."""
    kinds = [LETTER[part[-1]] for part in key.split(":")[1].split("-") for _ in range(int(part[:-1]))]
    step, y, s = (26, 17, 0.62) if h > 60 else (20, 12, 0.46)
    return tuple(
        tag("g", pen.draw("res", k), cls="pc ghost", transform=f"translate({dx:g} {y}) scale({s})")
        for k, dx in zip(kinds, row_of(len(kinds), step), strict=True)
    )


def draw_romans(pen: Pen, grid: Grid) -> None:
    small = grid.h > 60  # on a phone the flight is drawn small
    at: dict[int, list[int]] = {}
    for seat, player in enumerate(pen.view["players"]):
        at.setdefault(player["space"], []).append(seat)
    for n, here in sorted(at.items()):
        for i, seat in enumerate(here):
            x, y, scale = roman_place(grid, n, i, len(here), small)
            pen.put(
                f"roman-{pen.colour(seat)}",
                x,
                y,
                pen.draw("roman", pen.colour(seat)),
                scale=scale,
                label=pen.t("roman-at", who=pen.who(seat), n=n),
            )


def roman_place(grid: Grid, n: int, i: int, m: int, small: bool) -> tuple[float, float, float]:
    """Romans share a space side by side; from three on in two rows."""
    if n == 0:
        if grid.rome is None:
            return 318 + 13 * i, 287, 0.4
        return grid.rome.x + grid.rome.w / 2 + row_of(m, 17)[i], grid.rome.y + grid.rome.h - 28, 0.56
    c = grid.romans[n]
    scale = (0.86 if m == 1 else 0.84 if m == 2 else 0.52) * (0.78 if small else 1)
    if small:
        dx, dy = (5, 2) if m == 1 else ((-6, 2), (9, 2))[i] if m == 2 else (-11 + 11 * (i % 3), -7 + 15 * (i // 3))
    elif m <= 2:
        dx, dy = (10, 1) if m == 1 else ((-2, 3), (21, 3))[i]
    else:
        dx, dy = (-6, 10, 25)[i % 3], (-12 if m > 3 else 2) + 23 * (i // 3)
    return c.x + dx, c.y + dy, scale


# ---- threat ------------------------------------------------------------------------------------------------------


def tally(things: list[str] | tuple[str, ...], sign: str, order: tuple[str, ...]) -> tuple[Glyph, ...]:
    out, x = [], 8.0
    for k in order:
        n = things.count(k)
        if n:
            out += [Glyph("txt", n, x=x, fs=15), Glyph(sign, k, x=x + 17)]
            x += 40
    return tuple(out)


def draw_threat(pen: Pen, road: Road) -> None:
    """What the Goth would do unpaid; while he runs, what is still to burn and to be shared out."""
    burning, pool = listed(pen.view["demand"], TYPES), listed(pen.view["pool"], KINDS)
    if burning or pool:
        blocks = [
            said(pen, 52, 236, pen.t("still-burns"), tally(burning, "sign", TYPES))
            if burning
            else said(pen, 52, 236, pen.t("burned-all"))
        ]
        blocks.append(said(pen, 402, 290, pen.t("to-share"), tally(pool, "res", KINDS)))
    elif pen.view["goth"]["next"] is None:
        blocks = [said(pen, 52, 560, pen.t("goth-in-rome"))]
    else:
        blocks = foreseen(pen, road)
    pen.ground("threat", pen.draw("threat", Threat(10, 444, 702, 388, tuple(blocks))))
    pool_targets(pen, pool, 402, 476)


def listed(bag: dict[str, int], order: tuple[str, ...]) -> list[str]:
    return [k for k in order for _ in range(bag.get(k, 0))]


def pool_targets(pen: Pen, pool: list[str], x: float, y: float) -> None:
    """The pieces of the pool stand where `tally` puts them."""
    for i, kind in enumerate(k for k in KINDS if k in pool):
        pen.target(f"take:{kind}", x + 8 + 40 * i + 17, y, r=11.5, touch=(38, 34))


def foreseen(pen: Pen, road: Road) -> list[Block]:
    goth = pen.view["goth"]
    blocks = [said(pen, 52, 236, pen.t("runs-to", n=road.run), tally(road.demand, "sign", TYPES))]
    if pen.viewer is not None and road.demand:
        lost, have = losses(pen, road), sum(len(v) for v in pen.view["players"][pen.viewer]["display"].values())
        blocks.append(said(pen, 292, 104, pen.t("you-lose"), v=pen.t("cards-of", n=lost, m=have), cls="bad" if lost else "ok"))
    paid = listed(goth["pool"], KINDS)
    blocks.append(said(pen, 402, 164, pen.t("shared-out" if paid else "nothing-paid"), tally(paid, "res", KINDS)))
    if goth["price"] is None:
        return [*blocks, said(pen, 572, 136, pen.t("rome-next"), v=pen.t("goth-ends"), cls="bad")]
    asked = listed(goth["price"], KINDS)
    shown = tuple(Glyph("res", k, x=10 + 22 * i, s=0.52) for i, k in enumerate(asked))
    can = can_pay(pen, goth["price"])
    words, cls = pen.t(can) if can else "", "ok" if can == "can-pay" else "bad"
    return [*blocks, said(pen, 572, 136, pen.t("tribute-for", n=road.next), shown, words, 8 + 22 * len(asked), cls)]


def said(
    pen: Pen, x: float, room: float, t: str, glyphs: tuple[Glyph, ...] = (), v: str = "", vx: float = 0, cls: str = ""
) -> Block:
    return Block(x, t, pen.fit(t, room, 12.5, 11), glyphs, v, vx, cls)


def can_pay(pen: Pen, price: dict[str, int]) -> str:
    stock = None if pen.viewer is None else pen.view["players"][pen.viewer]["stock"]
    if stock is None:
        return ""
    short = sum(max(0, n - stock.get(k, 0)) for k, n in price.items())
    return "can-pay" if short <= stock.get("glory", 0) else "cannot-pay"


# ---- displays ----------------------------------------------------------------------------------------------------


def columns(pen: Pen, x: float, wide: float) -> tuple[Column, ...]:
    return pen.once(f"columns-{x}-{wide}", lambda: _columns(pen, x, wide))


def _columns(pen: Pen, x: float, wide: float) -> tuple[Column, ...]:
    """Farms are the most numerous: they get the widest column."""
    left = x + 46
    room = wide - 46 - 6
    widths = (room * 0.40, room * 0.30 - 4, room * 0.30 - 4)
    out = []
    for kind, w in zip(TYPES, widths, strict=True):
        title = pen.t(f"column-{kind}")
        out.append(Column(kind, title, round(left, 1), round(w, 1), pen.fit(title, w - 32, 13.5, 11)))
        left += w + 4
    return tuple(out)


def draw_displays(pen: Pen, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    cols = columns(pen, x, w)
    pen.ground("displays", pen.draw("shelves", x, y, w, h, cols))
    high = (h - 40) / pen.seats
    far = max(p["space"] for p in pen.view["players"])
    all_faces = faces(pen)
    roofs: list[tuple[Any, ...]] = []
    for seat, player in enumerate(pen.view["players"]):
        top = y + 36 + seat * high
        first = pen.t("first") if player["space"] == far and far and high > 62 else ""
        pen.put(
            f"shelf-{pen.colour(seat)}",
            x,
            top,
            pen.draw("shelf", w, high, pen.colour(seat), player["space"], first, seat == pen.viewer, seat == pen.view["active"]),
            label=pen.t("shelf-of", who=pen.who(seat), n=player["space"]),
        )
        for col in cols:
            roofs += lay_column(pen, seat, col, top, high, all_faces)
        if seat == pen.viewer:
            for col in cols:
                for key in (f"place:{col.k}", col.k):
                    pen.target(key, col.x + col.w / 2, top + high / 2, box=(col.w - 4, high - 6))
    stack_targets(pen, roofs)


def lay_column(pen: Pen, seat: int, col: Column, top: float, high: float, all_faces: dict[str, Card]) -> list[tuple[Any, ...]]:
    """The stacks of one type: buildings first, then the bare ones; as many lines as give the largest stacks."""
    stacks = sorted(pen.view["players"][seat]["display"][col.k], key=lambda s: (s["building"] is None, s["building"] or ""))
    built = [s for s in stacks if s["building"]]
    bare = [s for s in stacks if not s["building"]]
    shown: list[tuple[dict[str, Any], int]] = [(s, 1) for s in built]
    if len(stacks) > 8 and len(bare) > 2:
        used = sum(1 for s in bare if s["acted"])
        shown.append((bare[0] | {"acted": used == len(bare)}, len(bare)))
    else:
        shown += [(s, 1) for s in bare]
    n = max(1, len(shown))
    tall, most = 58 if built else 29, 1.3 if pen.seats < 4 else 1.03
    scale, per = max((min(most, (col.w - 6) / 37.5 / -(-n // k), (high - 6) / tall / k), -(-n // k)) for k in range(1, 5))
    rows, out = -(-n // per), []
    drop = 0 if built else -15.5 * scale  # bare bases alone stand in the middle of the shelf
    for i, (stack, count) in enumerate(shown):
        cx, cy = (
            col.x + 3 + 37.5 * scale * (i % per + 0.5),
            top + high / 2 + drop + (tall + 2) * scale * (i // per - (rows - 1) / 2),
        )
        face = all_faces[stack["building"]] if stack["building"] else None
        if face is not None:
            little = face.mini if scale > 0.85 else (face.mini[-1]._replace(x=0),)
            pen.put(
                f"b-{face.id}",
                cx,
                cy,
                pen.draw("roof", face.type, little),
                scale=round(scale, 3),
                cls="off" if stack["acted"] else "",
                label=f"{pen.who(seat)}: {face.name}",
            )
        key = f"base-{pen.colour(seat)}-{col.k}-{face.id if face else i - len(built)}"
        pen.put(
            key,
            cx,
            cy,
            pen.draw("base", col.k, count),
            scale=round(scale, 3),
            cls="off" if stack["acted"] else "",
            label=f"{pen.who(seat)}: {pen.name(col.k)}" + (f" × {count}" if count > 1 else ""),
        )
        if seat == pen.viewer:
            out.append((col.k, face.id if face else "", cx, cy, scale))
    return out


def stack_targets(pen: Pen, stacks: list[tuple[Any, ...]]) -> None:
    """A stack answers as a whole, or its building above and its base below where they mean different things."""
    bare_lit = set()
    for kind, building, x, y, s in stacks:
        if not building:
            if kind not in bare_lit and pen.target(f"lose:{kind}", x, y + 15.5 * s, box=(36 * s, 27 * s)):
                bare_lit.add(kind)
            continue
        pen.target([f"lock:{building}", f"discard:{building}"], x, y, box=(36 * s, 58 * s))
        halves = [(f"use:{building}", f"base:{building}"), (f"lose:{kind}:{building}", f"raze:{kind}:{building}")]
        for above, below in halves:
            if above in pen.targets and below in pen.targets:
                pen.target(above, x, y - 12.5 * s, box=(35 * s, 29 * s))
                pen.target(below, x, y + 15.5 * s, box=(35 * s, 25 * s))
            else:
                pen.target([above, below], x, y, box=(36 * s, 58 * s))


# ---- forum -------------------------------------------------------------------------------------------------------


def draw_forum(pen: Pen, spots: list[tuple[float, float]], scale: float) -> None:
    all_faces = faces(pen)
    buying = pen.viewer is not None and any(k.startswith("buy:") for k in pen.targets)
    paying = (pen.view["context"] or {}).get("card") if pen.view["phase"] == "purchase" else None
    for slot, (x, y) in zip(pen.view["forum"], spots, strict=True):
        face = all_faces[slot["card"]] if slot["card"] else None
        note, cls, dim = ("", "", False) if face is None else price_note(pen, face, slot, buying)
        pen.put(f"slot-{slot['slot']}", x, y, pen.draw("slot", scale, f"+{slot['surcharge']}", note, cls, face is None))
        if face is None:
            continue
        said = pen.t("card-label", name=face.name, steps=face.steps, total=slot["cost"])
        pen.put(f"b-{face.id}", x, y, pen.draw("building", face), scale=scale, cls="off" if dim else "", label=said, home="deck")
        if face.id == paying:
            pen.ground(
                "paying",
                pen.draw("paying", x, y, scale),
            )
        if not pen.target(f"buy:{face.id}", x, y, box=(134 * scale, 154 * scale)):
            pen.refuse(f"buy:{face.id}", x, y, box=(132 * scale, 152 * scale), cross=False)


def price_note(pen: Pen, face: Card, slot: dict[str, Any], buying: bool) -> tuple[str, str, bool]:
    """What stands above a card: what it costs; why not, if the viewer is buying and cannot."""
    if not buying:
        return pen.t("costs", n=slot["cost"]), "soft", False
    if f"buy:{face.id}" in pen.targets:
        return pen.t("pay", n=slot["cost"]), "", False
    player, on = pen.view["players"][pen.viewer or 0], pen.view["cards"][face.id]["on"]
    if not any(s["building"] is None for k in on for s in player["display"][k]):
        return pen.t(f"no-bare-{on[0]}" if len(on) == 1 else "no-bare-any"), "soft", True
    short = slot["cost"] - (player["pieces"] or 0)
    return (pen.t("short", n=short) if short > 0 else pen.t("wrong-kinds")), "soft", True


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    grid = pen.once("grid", lambda: whole_grid(pen))
    road = road_of(pen)
    pen.ground("ground", pen.once("ground", lambda: whole_ground(pen, grid)))
    draw_roads(pen, grid, road)
    draw_threat(pen, road)
    draw_displays(pen, (726, 10, 344, 478))
    view = pen.view
    pen.put(
        "deck", 72, 600, pen.draw("deck", pen.t("left", n=view["pile"])), scale=0.9, label=pen.t("deck-label", n=view["pile"])
    )
    draw_forum(pen, [(198 + 136.6 * i, 602) for i in range(6)], 1)
    pen.put("fire", 1021, 600, pen.draw("fire", pen.t("burned", n=len(view["fire"]))), label=pen.t("burned", n=len(view["fire"])))


def whole_ground(pen: Pen, grid: Grid) -> Body:
    cells = pen.draw(
        "cells", tuple(grid.goths.values()), tuple(grid.romans.values()), grid.turns, grid.rome, grid.africa, grid.w, grid.h
    )
    return (slab(1080, 690, 6), *cells, *pen.draw("stalls", 10, 496, 1060, 186, pen.t("forum")))


def phone(pen: Pen, view: str) -> tuple[float, float, float, float] | None:
    if view == "forum":
        pen.ground("ground", pen.draw("stalls", 0, 0, 390, 388, ""))
        draw_forum(pen, [(66 + 129 * (i % 3), 102 + 184 * (i // 3)) for i in range(6)], 0.9)
        return None
    if view == "displays":
        high = 40 + max(70, 380 / pen.seats) * pen.seats
        pen.ground("ground", slab(390, high + 8))
        draw_displays(pen, (4, 4, 382, high))
        return (0, 0, 390, high + 8)
    road = road_of(pen)
    grid = phone_grid(pen, road.goth)
    cells = pen.draw("cells", tuple(grid.goths.values()), tuple(grid.romans.values()), (), None, None, grid.w, grid.h)
    words = tag("text", pen.name("rome"), cls="name", x="349", y="274", font_size="14")
    pool = listed(pen.view["pool"], KINDS)
    line = pen.t("to-share") if pool else pen.t("runs-to", n=road.run) if road.run else pen.t("goth-in-rome")
    size = pen.fit(line, 230, 15, 11)
    at = round(pen.width(line, size) + 18)
    burn = pen.draw("burn", line, size, at, tally(pool, "res", KINDS) if pool else tally(road.demand, "sign", TYPES))
    pen.ground("ground", slab(390, 412), cells, words, burn)
    draw_roads(pen, grid, road)
    pool_targets(pen, pool, at, 19)
    return None
