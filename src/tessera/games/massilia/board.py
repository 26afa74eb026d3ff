"""The table of Massilia, laid out: the square market inside its street, the temple with its dice, harbour, gods, and the
reputation track as the frame. Own area, player rows and phone views.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Cell, Pen, frame, row_of
from tessera.core.nodes import Body, tag

VIEWBOX = (0, 0, 1080, 690)
PHONE = (("market", "map", (30, 30, 630, 630)), ("harbour", "anchor", (664, 32, 384, 626)))

ORIGIN, STREET, CELL = 36.0, 56.0, 101.2  # the market: corner, width of the street, size of a plot
EDGE = ORIGIN + 618
DICE = ("beige", "brown", "black", "grey")
COLOURED = ("violet", "orange", "pink")  # the harbour's rows, in the order the price tiles go round


class Plot(NamedTuple):
    """A plot with the street space outside it: (cx, cy) the plot's centre, (sx, sy) the street's, (nx, ny) its number."""

    i: int
    px: float
    py: float
    cx: float
    cy: float
    street: str
    sx: float
    sy: float
    nx: float
    ny: float
    gate: bool
    side: str  # top, bottom, left, right or corner


class Field(NamedTuple):
    c: str
    word: str
    x: float
    y: float
    hy: float
    fs: float


class Signs(NamedTuple):
    round: str
    order: str
    harbour: str
    price: str
    each: str
    rfs: float
    gods: str


# ---- geometry ----------------------------------------------------------------------------------------------------


def plots(pen: Pen) -> dict[int, Plot]:
    return pen.once("plots", lambda: {q["index"]: plot(q) for q in pen.data["market"]["space"]})


def plot(q: dict[str, Any]) -> Plot:
    row, col = q["grid"]
    px, py = ORIGIN + STREET + col * CELL, ORIGIN + STREET + row * CELL
    cx, cy = px + CELL / 2, py + CELL / 2
    top, bottom, left, right = row == 0, row == 4, col == 0, col == 4
    x0, x1 = (ORIGIN, px + CELL) if left else (px, EDGE)
    if (top or bottom) and (left or right):
        y0, y1 = (ORIGIN, py + CELL) if top else (py, EDGE)
        street = f"M{x0 + 1.5:.1f} {y0 + 1.5:.1f}H{x1 - 1.5:.1f}V{y1 - 1.5:.1f}H{x0 + 1.5:.1f}Z"
        sx, sy = (ORIGIN + STREET / 2 if left else EDGE - STREET / 2), (ORIGIN + STREET / 2 if top else EDGE - STREET / 2)
        side = "corner"
    elif top or bottom:
        y = ORIGIN if top else EDGE - STREET
        street = f"M{px + 1.5:.1f} {y + 1.5}h{CELL - 3:.1f}v{STREET - 3}h{3 - CELL:.1f}Z"
        sx, sy, side = cx, y + STREET / 2, "top" if top else "bottom"
    else:
        x = ORIGIN if left else EDGE - STREET
        street = f"M{x + 1.5} {py + 1.5:.1f}h{STREET - 3}v{CELL - 3:.1f}h{3 - STREET}Z"
        sx, sy, side = x + STREET / 2, cy, "left" if left else "right"
    if top or bottom:
        nx, ny = (x0 if left else px) + 13, ORIGIN + 17 if top else EDGE - 8
    else:
        nx, ny = (ORIGIN if left else EDGE - STREET) + 13, py + 17
    if top and left:  # figures stand in the corner and along the top: the number goes down the left arm
        nx, ny = ORIGIN + 13, py + CELL - 10
    if bottom and (left or right):
        nx, ny = (ORIGIN if left else EDGE - STREET) + 13, py + 17
    return Plot(
        q["index"],
        round(px, 1),
        round(py, 1),
        round(cx, 1),
        round(cy, 1),
        street,
        round(sx, 1),
        round(sy, 1),
        round(nx, 1),
        round(ny, 1),
        q["kind"] == "gate",
        side,
    )


def track() -> tuple[Cell, ...]:
    """Reputation 0 to 49 round the board."""
    return frame(1080, 690, 28, 17, 8, 1)


def fields(pen: Pen) -> tuple[Field, ...]:
    out = []
    for k, colour in enumerate(DICE):
        word = pen.t(f"action-{colour}")
        out.append(
            Field(
                colour,
                word,
                209 + (k % 2) * 138,
                209 + (k // 2) * 138,
                8 if k < 2 else 106,
                pen.fit(word, 96, 14.5 * min(pen.ts, 1.35), 11, True),
            )
        )
    return tuple(out)


# ---- ground ------------------------------------------------------------------------------------------------------


def whole_ground(pen: Pen) -> Body:
    market = pen.draw("market", tuple(plots(pen).values()), CELL, fields(pen), pen.ts)
    return pen.draw("frame", track()) + market + pen.draw("panels", signs(pen))


def signs(pen: Pen) -> Signs:
    each = pen.t("reputation-each")
    return Signs(
        pen.t("round"), pen.t("order"), pen.t("harbour"), pen.t("price"), each, pen.fit(each, 128, 12.5, 11), pen.t("gods")
    )


# ---- market ------------------------------------------------------------------------------------------------------


def draw_market(pen: Pen) -> None:
    draw_dice(pen)
    prices = pen.view["prices"]
    pen.put(
        "price-temple",
        345,
        351,
        pen.draw("price", prices["temple"], ""),
        scale=0.98,
        label=pen.t("temple-price", n=prices["temple"]),
    )
    for i, stall in stalls(pen).items():
        q = plots(pen)[i]
        goods = goods_on(pen, stall)
        said = ", ".join(f"{n} {pen.name(k)}" for k, n in stall["goods"].items() if n) or pen.t("empty")
        colour = pen.colour(stall["seat"])
        pen.put(
            f"stall-{i}",
            q.cx,
            q.cy + 2,
            pen.draw("stall", colour, goods, pen.data["goods"]["stall_capacity"]),
            scale=0.98,
            label=pen.t("stall-label", who=pen.who(stall["seat"]), n=i, goods=said),
        )
    draw_figures(pen)
    stall_targets(pen)
    walk_targets(pen)


def stalls(pen: Pen) -> dict[int, dict[str, Any]]:
    return {s["plot"]: s for s in pen.view["stalls"]}


def goods_on(pen: Pen, stall: dict[str, Any]) -> tuple[str, ...]:
    return tuple(k for k in pen.data["goods"]["order"] for _ in range(stall["goods"].get(k, 0)))


def die_places(n: int, k: int) -> list[tuple[float, float]]:
    """Dice lie in rows of three, from the outer corner of their field."""
    out: list[tuple[float, float]] = []
    fx, fy = 209 + (k % 2) * 138, 209 + (k // 2) * 138
    for j in range(n):
        dx = 25 + (j % 3) * 42
        out.append((fx + (134 - dx if k % 2 else dx), fy + (54 + 42 * (j // 3) if k < 2 else 80 - 42 * (j // 3))))
    return out


def draw_dice(pen: Pen) -> None:
    for k, colour in enumerate(DICE):
        values = sorted(d["value"] for d in pen.view["temple"] if d["colour"] == colour)
        pen.target(  # round the dice and below them, clear of the field's name
            f"colour:{colour}",
            209 + (k % 2) * 138 + 67,
            209 + (k // 2) * 138 + (80 if k < 2 else 54),
            box=(126, 94),
        )
        lit = set()
        for j, (value, (x, y)) in enumerate(zip(values, die_places(len(values), k), strict=True)):
            pen.put(
                f"die-{colour}-{j}",
                x,
                y,
                pen.draw("die", colour, value),
                cls="thru",
                label=pen.t("die-label", colour=pen.name(f"die-{colour}"), n=value),
            )
            keys = [f"{head}:temple:{colour}:{value}" for head in ("die", "join")]
            if (value not in lit and pen.target(keys, x, y, box=(40, 40))) or (
                value not in lit and pen.refuse(keys[0], x, y, box=(38, 38), cross=False)
            ):
                lit.add(value)


def draw_figures(pen: Pen) -> None:
    at: dict[int, list[str]] = {}
    for figure, space in pen.view["figures"].items():
        at.setdefault(space, []).append(figure)
    for space, here in sorted(at.items()):
        q = plots(pen)[space]
        across = q.side in ("top", "bottom", "corner")
        gap = min(38, 70 / max(1, len(here) - 1)) if q.side != "corner" else min(38, 90 / max(1, len(here) - 1))
        for figure, d in zip(here, row_of(len(here), gap), strict=True):
            shift = clear_of_corner(q, len(here), gap) if across else 0
            x, y = (q.sx + d + shift, q.sy) if across else (q.sx + (7 if d else 0), q.sy + d)
            pen.put(
                f"fig-{figure}",
                x,
                y - 1,
                pen.draw("figure", figure),
                scale=1.06,
                label=pen.t("figure-on", who=pen.name(figure), n=space),
            )


def clear_of_corner(q: Plot, n: int, gap: float) -> float:
    """In a corner a row of figures grows inwards along the street."""
    if q.side != "corner":
        return 0
    return (n - 1) / 2 * gap * (1 if q.sx < 345 else -1)


def walk_targets(pen: Pen) -> None:
    """Where figures may end, several beside each other where they share a space; each with what it would do."""
    ends: dict[int, list[str]] = {}
    for key in sorted(k for k in pen.targets if k.startswith("move:")):
        _, figure, stop = key.split(":")
        ends.setdefault(int(stop), []).append(figure)
    for end, figures in ends.items():
        q = plots(pen)[end]
        across = q.side in ("top", "bottom", "corner")
        gap = 44 if len(figures) < 3 else 34
        shift = clear_of_corner(q, len(figures), gap)
        taken = sum(1 for s in pen.view["figures"].values() if s == end)
        for figure, d in zip(figures, row_of(len(figures), gap), strict=True):
            x, y = (q.sx + d + shift, q.sy) if across else (q.sx, q.sy + d)
            word, kind = effect(pen, figure, end)
            rise = -24 if q.side == "bottom" or (q.side == "corner" and q.sy > 345) else 24
            chip = pen.draw("chip", chip_x(x, word, pen.ts), rise, word, kind, None, min(pen.ts, 1.3))
            if not word or len(figures) > 2:
                chip = ()
            faint = () if taken else pen.draw("ghost_figure", figure)
            touch = None if len(figures) > 1 else (60, 60) if q.side == "corner" else (98, 60) if across else (60, 98)
            pen.target(f"move:{figure}:{end}", x, y - 4, r=20 if len(figures) < 3 else 16, touch=touch, body=faint + chip)


def chip_x(x: float, word: str, ts: float) -> float:
    """A chip stays inside the market."""
    half = (6 + len(word) * 3.5) * min(ts, 1.3)
    return max(33 + half - x, min(0, 657 - half - x))


def effect(pen: Pen, figure: str, end: int) -> tuple[str, str]:
    """What a figure stopping here does, in a chip: sale, tax, closing or building."""
    stall = stalls(pen).get(end)
    me = pen.viewer if pen.viewer is not None else -1
    if figure == "consul":
        if stall is None:
            return pen.t("chip-build"), "build"
        n = sum(stall["goods"].values())
        if n:
            return pen.t("chip-tax", n=n), "cost"
        only = sum(1 for s in stalls(pen).values() if s["seat"] == stall["seat"]) == 1
        return ("", "none") if only else (pen.t("chip-close"), "build")
    if stall is None or stall["seat"] != me:
        return "", "none"
    n, grain = stall["goods"].get(figure, 0), stall["goods"].get("beige", 0)
    if n:
        return f"+{n * pen.view['markers'][figure]}", "gain"
    return (f"{grain * pen.view['prices']['temple']} HS", "gain") if grain else ("", "none")


def stall_targets(pen: Pen) -> None:
    """Plots to build on, stalls to stock, single goods to give or take."""
    here = pen.view["context"].get("plot")
    for i, q in plots(pen).items():
        pen.target(f"plot:{i}", q.cx, q.cy, box=(CELL - 8, CELL - 8))
        fills = sorted((k for k in pen.targets if k.startswith(f"place:{i}:")), key=lambda k: int(k.split(":")[2]))
        pen.target(fills, q.cx, q.cy + 1, box=(CELL - 6, CELL - 8))
        stall = stalls(pen).get(i)
        if stall is not None:
            single_goods(pen, i, q, goods_on(pen, stall), here)
    if here is not None and asked(pen) in ("build-stall", "sell-beige"):
        q = plots(pen)[here]
        pen.target("yes", q.cx, q.cy, box=(CELL - 8, CELL - 8))


LEAN = 1.7  # the areas of the outer goods reach this far beyond the half way: they end at the edge of the stall
APART = 27 * 0.98  # from one good of a stall to the next
BELOW = 2 + 18 * 0.98  # between the two rows of goods


def border(left: int, right: int) -> float:
    """Where the areas of the goods in two columns (0 to 2) meet."""
    return (left + right - 2) * APART / 2 + (LEAN if left == 0 else 0) - (LEAN if right == 2 else 0)


def single_goods(pen: Pen, i: int, q: Plot, goods: tuple[str, ...], here: int | None) -> None:
    """Goods to give or take: a small ring each. A finger may also press round about, up to half way to the next one and over the edge."""
    lit: dict[int, str] = {}
    for good in dict.fromkeys(goods):
        keys = (f"give:{i}:{good}", f"take:{i}:{good}") + ((f"give:{good}",) if i == here else ())
        lit |= {goods.index(good): key for key in keys if key in pen.targets}
    rows = {n // 3 for n in lit}
    for n, key in lit.items():
        line, column = divmod(n, 3)
        beside = sorted(other % 3 for other in lit if other // 3 == line)
        at = beside.index(column)
        x, y = (column - 1) * APART, 2 + (6 + 24 * line) * 0.98
        left = border(beside[at - 1], column) if at > 0 else -CELL / 2
        right = border(column, beside[at + 1]) if at < len(beside) - 1 else CELL / 2
        top = BELOW if line == 1 and 0 in rows else -CELL / 2 + 12
        bottom = BELOW if line == 0 and 1 in rows else CELL / 2 + 11
        wide, high = f"{right - left:.1f}", f"{bottom - top:.1f}"
        hit = tag("rect", cls="t-touch", x=f"{left - x:.1f}", y=f"{top - y:.1f}", width=wide, height=high)
        pen.target(key, q.cx + x, q.cy + y, r=12.5, body=(hit,))


def asked(pen: Pen) -> str:
    asking = pen.view["asking"]
    return asking["decision"] if asking else ""


# ---- status, harbour, gods ---------------------------------------------------------------------------------------


def draw_status(pen: Pen) -> None:
    view = pen.view
    last = len(pen.data["round_track"]["spaces"])
    pen.put("rounds", 740, 44, pen.draw("rounds", view["round"], last), label=pen.t("round-of", n=view["round"], m=last))
    for k, seat in enumerate(view["order"]):
        passed = view["players"][seat]["passed"]
        pen.put(
            f"order-{pen.colour(seat)}",
            757 + k * 38,
            94,
            pen.draw("disc", pen.colour(seat)),
            scale=0.8,
            cls="off" if passed else "",
            label=pen.t("order-label", who=pen.who(seat), n=k + 1),
        )
    for k, value in enumerate(view["round_tiles"]):
        pen.put(f"rt-{value}", 920 + k * 28, 96, pen.draw("tile", value), scale=0.76, label=pen.t("round-tile", n=value))
    pen.put("stones", 1006, 96, pen.draw("stones", view["stones"]), label=pen.t("stones-left", n=view["stones"]))


def draw_harbour(pen: Pen) -> None:
    view = pen.view
    total = {g["id"]: g["total"] for g in pen.data["goods"]["type"]}
    fixed = {g["id"]: g.get("fixed_price", 0) for g in pen.data["goods"]["type"]}
    most = pen.data["point_markers"]["max"]
    for row, good in enumerate((*COLOURED, "beige")):
        y = 166 + row * 71
        name, note = pen.t(f"good-{good}"), pen.t("temple-price-only")
        mark = view["markers"].get(good, 0)
        pen.put(
            f"store-{good}",
            676,
            y,
            pen.draw(
                "store",
                good,
                name,
                pen.fit(name, 82, 14.5, 11),
                view["harbour"][good],
                total[good],
                fixed[good],
                pen.t("fixed"),
                note,
                pen.fit(note, 118, 12.5, 11),
                mark,
                most,
                row < 2,
            ),
            label=pen.t("store-label", good=name, n=view["harbour"][good]),
        )
        if good in COLOURED:
            pen.put(
                f"price-{good}",
                866,
                y + 32,
                pen.draw("price", view["prices"][good], ""),
                scale=1.1,
                label=pen.t("price-label", good=name, n=view["prices"][good]),
            )
            pen.put(
                f"mark-{good}",
                924.5 + (mark - 1) * 42,
                y + 32.5,
                pen.draw("laurel", mark),
                scale=0.98,
                label=pen.t("mark-label", good=name, n=mark),
            )
            pen.target(f"buy:{good}", 856, y + 32.5, box=(360, 65))
            pen.refuse(f"buy:{good}", 856, y + 32.5, box=(360, 65), cross=False)
        else:
            splits = sorted((k for k in pen.targets if k.startswith("beige:")), key=lambda k: int(k.split(":")[1]))
            pen.target(splits, 856, y + 32.5, box=(360, 65))


def card_of(pen: Pen, god: str) -> tuple[str, str, tuple[str, ...]]:
    text = pen.t(f"god-{god}")
    return pen.name(god), god, pen.lines(text, 80, 13, 3)


def draw_gods(pen: Pen) -> None:
    view = pen.view
    pen.put("god-deck", 722, 564, pen.draw("card_back"), scale=0.98, label=pen.t("deck", n=view["deck"]))
    pen.put("word-deck", 722, 642, pen.draw("caption", pen.t("deck", n=view["deck"]), 12.8, "soft"))
    pen.target("deck", 722, 564, box=(84, 118))
    lit = set()
    for k, god in enumerate(view["display"]):
        x = 812 + k * 90
        pen.put(f"god-open-{k}", x, 564, pen.draw("god", *card_of(pen, god)), scale=0.98, label=pen.name(god), home="god-deck")
        if god not in lit and pen.target(f"open:{god}", x, 564, box=(84, 118)):
            lit.add(god)
    pen.put("word-open", 857, 642, pen.draw("caption", pen.t("open-display"), 12.8, "soft"))
    discard = view["discard"]
    if discard:
        pen.put(
            "god-discard",
            992,
            564,
            pen.draw("god", *card_of(pen, discard[-1])),
            scale=0.98,
            cls="off",
            label=pen.t("discard", n=len(discard)),
        )
    else:
        pen.put("god-discard", 992, 564, (tag("rect", cls="slot", x="-41", y="-58", width="82", height="116", rx="8"),))
    pen.put("word-discard", 992, 642, pen.draw("caption", pen.t("discard", n=len(discard)), 12.8, "soft"))


def draw_reputation(pen: Pen) -> None:
    cells: tuple[Cell, ...] = pen.once("track", track)
    length = pen.data["reputation"]["track_length"]
    at: dict[int, list[int]] = {}
    for seat, player in enumerate(pen.view["players"]):
        at.setdefault(player["track"] % length, []).append(seat)
    for n, here in sorted(at.items()):
        c = cells[n]
        flat = c.w > 30
        for seat, d in zip(here, row_of(len(here), 15.5), strict=True):
            x, y = c.x + c.w / 2, c.y + c.h / 2
            if len(here) > 1:
                x, y = (x + d, y) if flat else (x, y + d)
            elif flat:
                x -= 16
            else:
                y -= 20
            pen.put(
                f"rep-{pen.colour(seat)}",
                x,
                y,
                pen.draw("token", pen.colour(seat)),
                scale=0.62,
                label=pen.t("reputation-of", who=pen.who(seat), n=pen.view["players"][seat]["reputation"]),
            )


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    pen.ground("ground", pen.once("ground", lambda: whole_ground(pen)))
    draw_market(pen)
    draw_status(pen)
    draw_harbour(pen)
    draw_gods(pen)
    draw_reputation(pen)


def phone(pen: Pen, view: str) -> None:
    if view == "market":
        pen.ground(
            "ground", pen.once("market", lambda: pen.draw("market", tuple(plots(pen).values()), CELL, fields(pen), pen.ts))
        )
        draw_market(pen)
    else:
        pen.ground("ground", pen.once("panels", lambda: pen.draw("panels", signs(pen))))
        draw_status(pen)
        draw_harbour(pen)
        draw_gods(pen)
