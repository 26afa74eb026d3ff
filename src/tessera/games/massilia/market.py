"""The market of Massilia, laid out: plots and stalls inside the street, the temple's dice, figures on their way."""

from typing import Any, NamedTuple

from tessera.core.drawing import Pen, Spot, asked, gathered, row_of
from tessera.core.nodes import tag

DICE = ("beige", "brown", "black", "grey")
LEFT, TOP, STREET, CELL = 45.0, 98.0, 46.0, 92.0  # the market: outer corner of the street, its width, size of a plot
RIGHT, BOTTOM = LEFT + 2 * STREET + 5 * CELL, TOP + 2 * STREET + 5 * CELL
FIELD = 126.0  # side of an action's court in the temple precinct
MIDDLE = (321.0, 374.0)  # of the market: the temple
STALL = 0.93  # how large a stall is drawn


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


# ---- geometry ----------------------------------------------------------------------------------------------------


def plots(pen: Pen) -> dict[int, Plot]:
    return pen.once("plots", lambda: {q["index"]: plot(q) for q in pen.data["market"]["space"]})


def street_of(row: int, col: int, px: float, py: float) -> tuple[str, float, float, str]:
    """The street space outside a plot: its outline, its centre, and on which side of the market it lies."""
    top, bottom, left, right = row == 0, row == 4, col == 0, col == 4
    if (top or bottom) and (left or right):
        x0, x1 = (LEFT, px + CELL) if left else (px, RIGHT)
        y0, y1 = (TOP, py + CELL) if top else (py, BOTTOM)
        outline = f"M{x0 + 1.5:.1f} {y0 + 1.5:.1f}H{x1 - 1.5:.1f}V{y1 - 1.5:.1f}H{x0 + 1.5:.1f}Z"
        at = (LEFT + STREET / 2 if left else RIGHT - STREET / 2), (TOP + STREET / 2 if top else BOTTOM - STREET / 2)
        return outline, *at, "corner"
    if top or bottom:
        y = TOP if top else BOTTOM - STREET
        outline = f"M{px + 1.5:.1f} {y + 1.5}h{CELL - 3:.1f}v{STREET - 3}h{3 - CELL:.1f}Z"
        return outline, px + CELL / 2, y + STREET / 2, "top" if top else "bottom"
    x = LEFT if left else RIGHT - STREET
    outline = f"M{x + 1.5} {py + 1.5:.1f}h{STREET - 3}v{CELL - 3:.1f}h{3 - STREET}Z"
    return outline, x + STREET / 2, py + CELL / 2, "left" if left else "right"


def number_of(row: int, col: int, px: float, py: float) -> tuple[float, float]:
    """Where a plot's number stands: at the inner kerb, at the first corner of its space, clear of the figures in the street."""
    kerb = 8.5
    beside = px - kerb if col == 0 else px + CELL + kerb
    if row in (0, 4):
        if col in (0, 4):
            return beside, py + CELL * (0.62 if row == 0 else 0.38)
        return px + 5, py - kerb if row == 0 else py + CELL + kerb
    return beside, py + 5


def plot(q: dict[str, Any]) -> Plot:
    row, col = q["grid"]
    px, py = LEFT + STREET + col * CELL, TOP + STREET + row * CELL
    street, sx, sy, side = street_of(row, col, px, py)
    corner, middle = (round(px, 1), round(py, 1)), (round(px + CELL / 2, 1), round(py + CELL / 2, 1))
    nx, ny = number_of(row, col, px, py)
    return Plot(
        q["index"], *corner, *middle, street, round(sx, 1), round(sy, 1), round(nx, 1), round(ny, 1), q["kind"] == "gate", side
    )


# ---- stalls and dice ---------------------------------------------------------------------------------------------


def draw_market(pen: Pen) -> None:
    view = pen.view
    pen.part("spots", draw_spots)
    draw_dice(pen)
    pen.part("temple-price", draw_temple_price, view["prices"]["temple"])
    for stall in view["stalls"]:
        pen.part("stall", draw_stall, stall["plot"], stall["seat"], stall["goods"])
    pen.part("figures", draw_figures, view["figures"])
    if pen.targets:
        stall_targets(pen)
        walk_targets(pen)


def draw_spots(pen: Pen) -> None:
    """Plots with their piece of street, and the courts of the temple."""
    courts = [(colour, *field_at(k)) for k, colour in enumerate(DICE)]
    said = [Spot(f"space:{c}", x + FIELD / 2, y + FIELD / 2, FIELD, FIELD, pen.t(f"action-{c}")) for c, x, y in courts]
    for i, q in plots(pen).items():
        name, wide = pen.t("plot-label", n=i), (STREET, CELL) if q.side in ("left", "right") else (CELL, STREET)
        said += [Spot(f"space:{i}", q.cx, q.cy, CELL, CELL, name), Spot(f"space:{i}", q.sx, q.sy, *wide, name)]
    pen.spots("spots", said)


def draw_temple_price(pen: Pen, price: int) -> None:
    tile, label = pen.draw("price", price, ""), pen.t("temple-price", n=price)
    pen.put("price-temple", *MIDDLE, tile, scale=1.15, label=label, about="sign:temple")


def draw_stall(pen: Pen, i: int, seat: int, goods: dict[str, int]) -> None:
    q = plots(pen)[i]
    said = ", ".join(f"{n} {pen.name(k)}" for k, n in goods.items() if n) or pen.t("empty")
    body = pen.draw("stall", pen.colour(seat), goods_on(pen, goods), pen.data["goods"]["stall_capacity"])
    label = pen.t("stall-label", who=pen.who(seat), n=i, goods=said)
    pen.put(f"stall-{i}", q.cx, q.cy + 1, body, scale=STALL, label=label, about=f"token:stall:{i}")


def stalls(pen: Pen) -> dict[int, dict[str, Any]]:
    return {s["plot"]: s for s in pen.view["stalls"]}


def goods_on(pen: Pen, goods: dict[str, int]) -> tuple[str, ...]:
    return tuple(k for k in pen.data["goods"]["order"] for _ in range(goods.get(k, 0)))


def field_at(k: int) -> tuple[float, float]:
    """The corner of an action's court."""
    return MIDDLE[0] - 127.5 + (k % 2) * (FIELD + 3), MIDDLE[1] - 127.5 + (k // 2) * (FIELD + 3)


def die_places(n: int, k: int) -> list[tuple[float, float]]:
    """Dice lie in rows of three, from the outer corner of their court; smaller and more to a row, where an edition has many."""
    out: list[tuple[float, float]] = []
    fx, fy = field_at(k)
    size, across = die_size(n), in_a_row(n)
    for j in range(n):
        dx, dy = (21.5 + (j % across) * 41.5) * size, 28 + (21 + 40.5 * (j // across)) * size
        out.append((fx + (FIELD - dx if k % 2 else dx), fy + (dy if k < 2 else FIELD - dy)))
    return out


def in_a_row(n: int) -> int:
    return next(across for across in range(3, n + 4) if across * (across - 1) >= n)


def die_size(n: int) -> float:
    return 3 / in_a_row(n)


def draw_dice(pen: Pen) -> None:
    for k, colour in enumerate(DICE):
        values = sorted(d["value"] for d in pen.view["temple"] if d["colour"] == colour)
        fx, fy = field_at(k)
        pen.target(
            f"colour:{colour}", fx + FIELD / 2, fy + (14 if k < 2 else FIELD - 14), box=(FIELD - 6, 25)
        )  # its name, clear of dice
        lit, size = set(), die_size(len(values))
        for j, (value, (x, y)) in enumerate(zip(values, die_places(len(values), k), strict=True)):
            label = pen.t("die-label", colour=pen.name(f"die-{colour}"), n=value)
            die, about = pen.draw("die", colour, value), f"die:{colour}:{value}"
            pen.put(f"die-{colour}-{j}", x, y, die, scale=0.98 * size, cls="thru", label=label, about=about)
            keys = [f"{head}:temple:{colour}:{value}" for head in ("die", "join")]
            box = 38 * size, 38 * size
            if value not in lit and (pen.target(keys, x, y, box=box) or pen.refuse(keys[0], x, y, box=box, cross=False)):
                lit.add(value)


# ---- figures -----------------------------------------------------------------------------------------------------


def draw_figures(pen: Pen, figures: dict[str, int]) -> None:
    for space, here in gathered((space, figure) for figure, space in figures.items()).items():
        q = plots(pen)[space]
        across = q.side in ("top", "bottom", "corner")
        gap = min(36, (80 if q.side == "corner" else 62) / max(1, len(here) - 1))
        for figure, d in zip(here, row_of(len(here), gap), strict=True):
            shift = clear_of_corner(q, len(here), gap) if across else 0
            x, y = (q.sx + d + shift, q.sy) if across else (q.sx + (4 if d else 0), q.sy + d)
            label = pen.t("figure-on", who=pen.name(figure), n=space)
            pen.put(f"fig-{figure}", x, y - 1, pen.draw("figure", figure), label=label, about=f"token:{figure}")


def clear_of_corner(q: Plot, n: int, gap: float) -> float:
    """In a corner a row of figures grows inwards along the street."""
    if q.side != "corner":
        return 0
    return (n - 1) / 2 * gap * (1 if q.sx < MIDDLE[0] else -1)


def walk_targets(pen: Pen) -> None:
    """Where figures may end, several beside each other where they share a space; each with what it would do."""
    moves = [key.split(":") for key in sorted(pen.targets) if key.startswith("move:")]
    for end, figures in gathered((int(stop), figure) for _, figure, stop in moves).items():
        q = plots(pen)[end]
        across = q.side in ("top", "bottom", "corner")
        gap = 41 if len(figures) < 3 else 31
        shift = clear_of_corner(q, len(figures), gap)
        taken = end in pen.view["figures"].values()
        for figure, d in zip(figures, row_of(len(figures), gap), strict=True):
            x, y = (q.sx + d + shift, q.sy) if across else (q.sx, q.sy + d)
            word, kind = effect(pen, figure, end)
            rise = -24 if q.side == "top" or (q.side == "corner" and q.sy < MIDDLE[1]) else 24  # outwards: clear of the number
            chip = pen.draw("chip", chip_x(x, word, pen.ts), rise, word, kind, None, min(pen.ts, 1.3))
            faint = () if taken else pen.draw("ghost_figure", figure)
            touch = None if len(figures) > 1 else (52, 52) if q.side == "corner" else (90, 52) if across else (52, 90)
            body = faint + (chip if word and len(figures) < 3 else ())
            pen.target(f"move:{figure}:{end}", x, y - 1, r=18.5 if len(figures) < 3 else 14.5, touch=touch, body=body)


def chip_x(x: float, word: str, ts: float) -> float:
    """A chip stays inside the market."""
    half = (6 + len(word) * 3.5) * min(ts, 1.3)
    return max(LEFT - 9 + half - x, min(0, RIGHT + 9 - half - x))


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
            single_goods(pen, i, q, goods_on(pen, stall["goods"]), here)
    if here is not None and asked(pen) in ("build-stall", "sell-beige"):
        q = plots(pen)[here]
        pen.target("yes", q.cx, q.cy, box=(CELL - 8, CELL - 8))


LEAN = 2.4  # the areas of the outer goods reach this far beyond the half way: they end at the edge of the stall


class Shelf(NamedTuple):
    """How goods lie in a stall of so many places, as its piece is drawn: in a row, from one to the next, from row to row, the first."""

    across: int
    apart: float
    down: float
    top: float

    def border(self, left: int, right: int) -> float:
        """Where the areas of the goods in two columns meet."""
        return (
            (left + right + 1 - self.across) * self.apart / 2
            + (LEAN if left == 0 else 0)
            - (LEAN if right == self.across - 1 else 0)
        )

    def below(self, line: int) -> float:
        """Between this row of goods and the next."""
        return self.top + self.down * (line + 0.5)


def shelf(capacity: int) -> Shelf:
    across = 3 if capacity < 7 else 4 if capacity < 13 else 7
    return Shelf(across, 81 / across * STALL, (24 if capacity < 7 else 16) * STALL, 1 + (6 if capacity < 7 else 2) * STALL)


def single_goods(pen: Pen, i: int, q: Plot, goods: tuple[str, ...], here: int | None) -> None:
    """Goods to give or take: a small ring each. A finger may also press round about, up to half way to the next one and over the edge."""
    lit: dict[int, str] = {}
    for good in dict.fromkeys(goods):
        keys = (f"give:{i}:{good}", f"take:{i}:{good}") + ((f"give:{good}",) if i == here else ())
        lit |= {goods.index(good): key for key in keys if key in pen.targets}
    lies = shelf(pen.data["goods"]["stall_capacity"])
    for n, key in lit.items():
        line, column = divmod(n, lies.across)
        x, y = (column - (lies.across - 1) / 2) * lies.apart, lies.top + lies.down * line
        left, top, right, bottom = reach(lit, line, column, lies)
        wide, high = f"{right - left:.1f}", f"{bottom - top:.1f}"
        hit = tag("rect", cls="t-touch", x=f"{left - x:.1f}", y=f"{top - y:.1f}", width=wide, height=high)
        pen.target(key, q.cx + x, q.cy + y, r=min(12, lies.apart / 2), body=(hit,))


def reach(lit: dict[int, str], line: int, column: int, lies: Shelf) -> tuple[float, float, float, float]:
    """How far the area of a lit good goes: left, top, right, bottom."""
    rows = {n // lies.across for n in lit}
    beside = sorted(other % lies.across for other in lit if other // lies.across == line)
    at = beside.index(column)
    left = lies.border(beside[at - 1], column) if at > 0 else -CELL / 2
    right = lies.border(column, beside[at + 1]) if at < len(beside) - 1 else CELL / 2
    top = lies.below(line - 1) if line - 1 in rows else -CELL / 2 + 12
    bottom = lies.below(line) if line + 1 in rows else CELL / 2 + 11
    return left, top, right, bottom
