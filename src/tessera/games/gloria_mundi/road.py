"""The roads of Gloria Mundi, laid out: the Goth's way to Rome, the flight to Africa, and what he would do unpaid.

Places come from the edition's [layout]; what lies there, and what he would do, from the view.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from tessera.core.drawing import Pen, gathered, row_of, seated
from tessera.core.drawing import Spot as Touched
from tessera.core.nodes import Body, tag
from tessera.games.gloria_mundi.faces import KINDS, TYPES, Glyph

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


def listed(bag: dict[str, int], order: tuple[str, ...]) -> list[str]:
    return [k for k in order for _ in range(bag.get(k, 0))]


def paid(spaces: list[dict[str, Any]]) -> dict[int, list[str]]:
    """The pieces of tribute on the track."""
    return {q["space"]: listed(q["tribute"], KINDS) for q in spaces if q["tribute"]}


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
    laid: bool = False  # as the picture has it: one winding road


def goth_space(n: int, x: float, y: float, symbols: list[str], h: float, size: float) -> Space:
    few = len(symbols) < 3
    gap, shift = (20 if few else 15) * size / 0.5, (0, 6, 9, 11)[len(symbols)]
    rise = y - (9 if h < 60 else 13)
    places = zip(symbols, row_of(len(symbols), gap), strict=True)
    return Space(n, x, y, tuple(Sign(k, round(x + dx + shift, 1), rise, size if few else size * 0.84) for k, dx in places))


def flight(cells: list[list[int]], x: float, y: float, pitch: tuple[float, float], size: tuple[float, float]) -> dict[int, Space]:
    """The players' road: dark and light in turn, every fifth space stronger, the sea, and Africa at its end."""
    out, last = {}, len(cells)
    for n, (col, row) in enumerate(cells, 1):
        look = "goal" if n == last else "s" if row == 7 else ("b" if n % 2 else "") + (" major" if n % 5 == 0 else "")
        out[n] = Space(n, round(x + pitch[0] * col, 1), round(y + pitch[1] * row, 1), (), *size, look, n == last)
    return out


ROWS = (35.0, 98.0, 161.0, 224.0, 286.0, 346.0, 409.0)  # of the winding road
STEP, WEST, GOTH, ROMAN = 60.0, 62.0, (57.0, 42.0), (57.0, 36.0)  # along a row, its first space, size of a space
ROME = Spot(330, 190, 124, 68)


def goth_at(n: int) -> tuple[float, float]:
    """Eleven spaces a row, to and fro, from the north down to Rome in the middle."""
    row, along = divmod(n, 11)
    return WEST + STEP * (along if row % 2 else 10 - along) if row < 3 else WEST + STEP * along, ROWS[row]


def roman_at(n: int) -> tuple[float, float]:
    """From Rome to the right, to and fro through Italy, then over the sea."""
    if n <= 4:
        return WEST + STEP * (6 + n), ROWS[3]
    if n <= 15:
        return WEST + STEP * (15 - n), ROWS[4]
    if n <= 26:
        return WEST + STEP * (n - 16), ROWS[5]
    return (52.0, ROWS[6]) if n == 38 else (round(662 - (n - 27) * 53.6, 1), ROWS[6])


def winding(pen: Pen, symbols: dict[int, list[str]]) -> Grid:
    """The road as the picture has it."""
    goths = {n: goth_space(n, *goth_at(n), symbols.get(n, []), GOTH[1], 0.46) for n in range(38)}
    size = {n: (ROMAN[0] if n < 27 else 51.0, ROMAN[1]) for n in range(1, 39)}
    romans = {n: Space(n, *roman_at(n), (), *size[n], "", n == 38) for n in range(1, 39)}
    africa = pen.name("africa")
    goal = Spot(13, ROWS[6] + 11, t=africa, fs=pen.fit(africa, 46, 13, 10.5, True))
    return Grid(goths, romans, *GOTH, ROME._replace(t=pen.name("rome")), goal, (cuts(),), 0.46, True)


def cuts() -> str:
    """The lines between the spaces."""
    out = []
    for last, at, high in ((37, goth_at, GOTH[1]), (37, roman_at, ROMAN[1])):
        for n in range(0 if at is goth_at else 1, last):
            (x, y), (to_x, to_y) = at(n), at(n + 1)
            if y == to_y:
                out.append(f"M{(x + to_x) / 2:.1f} {y - high / 2 + 1:g}V{y + high / 2 - 1:g}")
            else:
                side = -1 if x < 300 else 1
                middle, half = x + side * 24, high / 2 - 1
                out.append(f"M{middle - half:.1f} {(y + to_y) / 2:g}H{middle + half:.1f}")
    return "".join(out)


def trodden(at: Callable[[int], tuple[float, float]], first: int, last: int) -> list[tuple[float, float]]:
    """Where pieces walk on the winding road: through its spaces, and round its ends."""
    out = []
    for n in range(first, last):
        (x, y), (_, to_y) = at(n), at(n + 1)
        out += [(x, y)] if y == to_y else [(x, y), (x + (-24 if x < 300 else 24), (y + to_y) / 2)]
    return [*out, at(last)]


def whole_grid(pen: Pen, symbols: dict[int, list[str]]) -> Grid:
    """The winding road, or for other roads than the picture's the edition's own grid."""
    if pen.art("road", "layout"):
        return winding(pen, symbols)
    layout = pen.data["layout"]
    w, h = PX - 4, PY - 4
    at = {n: (round(X0 + PX * c[0], 1), round(Y0 + PY * c[1], 1)) for n, c in enumerate(layout["goth_cells"])}
    goths = {n: goth_space(n, x, y, symbols.get(n, []), h, 0.5) for n, (x, y) in at.items()}
    romans = flight(layout["player_cells"], X0, Y0, (PX, PY), (w, h))
    rx, ry = X0 + PX * (layout["rome"][0] - 0.5), Y0 + PY * (layout["rome"][1] - 0.5)
    rome = Spot(round(rx - w / 2, 1), round(ry - h / 2, 1), 2 * PX - 4, 2 * PY - 4, pen.name("rome"))
    africa, goal = pen.name("africa"), romans[len(romans)]
    return Grid(goths, romans, w, h, rome, Spot(goal.x, goal.y, t=africa, fs=pen.fit(africa, 62, 15, 12, True)), turns(), 0.5)


def turns() -> tuple[str, ...]:
    """Arrows where a road turns back."""
    e = PX / 2 - 1

    def bar(col: int, row: int, right: bool) -> str:
        x, y, d = X0 + PX * col + (e if right else -e), Y0 + PY * row, 4 if right else -4
        return f"M{x:.1f} {y}h{d}V{y + PY}h{-d}m{d} 0m-4 -9 4 5 4 -5"

    return tuple(bar(col, row, col == 9) for col, row in ((0, 0), (9, 1), (0, 2), (0, 4), (9, 5), (0, 6)))


def phone_grid(pen: Pen, goth: int, symbols: dict[int, list[str]]) -> Grid:
    """The Goth's next fifteen spaces large, at the end of his road the last fifteen; the flight from Rome below."""
    w, h, goths = 72.0, 66.0, {}
    first = max(0, min(goth, max(symbols) - 15))
    for i, n in enumerate(range(first, min(first + 15, max(symbols)))):
        col, row = (i % 5 if (i // 5) % 2 == 0 else 4 - i % 5), i // 5
        goths[n] = goth_space(n, 43 + 76 * col, 78 + 70 * row, symbols.get(n, []), h, 0.6)
    romans = flight(pen.data["layout"]["player_cells"], 21.5, 280 - 36 * 4, (38.5, 36), (36, 34))
    return Grid(goths, romans, w, h, None, None, (), 0.6)


def grid_of(pen: Pen, goth: int, spaces: list[dict[str, Any]], large: bool) -> Grid:
    """Of the whole board, or of a phone's view where the spaces ahead are large."""
    symbols = {q["space"]: q["symbols"] for q in spaces}
    grid = phone_grid(pen, goth, symbols) if large else pen.once("grid", lambda: whole_grid(pen, symbols))
    cells, africa = grid.romans, pen.data["player_track"]["africa"]  # a road of another length is spread over the cells there are
    return grid._replace(romans={n: cell._replace(n=-(-n * africa // len(cells))) for n, cell in cells.items()})


def outline(cells: list[Space], w: float, h: float) -> str:
    rows: dict[float, list[float]] = {}
    for c in cells:
        rows.setdefault(c.y, []).append(c.x)
    return "".join(
        f"M{min(v) - w / 2 - 1:.1f} {y - h / 2 - 1:.1f}H{max(v) + w / 2 + 1:.1f}V{y + h / 2 + 1:.1f}H{min(v) - w / 2 - 1:.1f}Z"
        for y, v in rows.items()
    )


def draw_roads(pen: Pen, large: bool = False) -> None:
    goth, spaces = pen.view["goth"], pen.view["spaces"]
    moving = pen.view["asking"] is not None and "move" in pen.targets
    pen.part("roads", draw_goths_road, goth, spaces, moving, large)
    pen.part("romans", draw_romans, goth["space"], spaces, [p["space"] for p in pen.view["players"]], large)
    grid = grid_of(pen, goth["space"], spaces, large)
    stands, label = grid.goths.get(goth["space"]), pen.t("goth-at", n=goth["space"])
    if stands is None:
        x, y = (grid.rome.x + 25, grid.rome.y + 30) if grid.rome else (351.0, 255.0)  # beside the name
    else:
        x, y = (stands.x - 13, stands.y + 9) if large else (stands.x - 11, stands.y + 9)
    scale = 1.1 if large else 0.76
    pen.put("goth", x, y, pen.draw("goth"), scale=scale, label=label, about="token:goth")
    road_targets(pen, grid, goth)


def draw_goths_road(pen: Pen, goth: dict[str, Any], spaces: list[dict[str, Any]], moving: bool, large: bool) -> None:
    """The spaces he would run over, the next one, all signs, and the tribute that lies there."""
    grid, tribute = grid_of(pen, goth["space"], spaces, large), paid(spaces)
    ends = [grid.goths[n] for n in range(goth["space"] + 1, (goth["stop"] or 0) + 1) if n in grid.goths and tribute]
    ahead = grid.goths.get(goth["next"] or -1)
    red = tuple((c.x, c.y) for c in ends), outline(ends, grid.w, grid.h), (ahead.x, ahead.y) if ahead else None
    pen.ground("danger", pen.draw("danger", *red, grid.w, grid.h, "" if moving else pen.brief("next"), 1))
    pen.ground("signs", pen.draw("signs", tuple(grid.goths.values()), grid.w, grid.h, 1, pen.t("start")))
    draw_spots(pen, grid)
    gap, drop, scale = (26, 17, 0.62) if large else (21, 12, 0.46)
    for n, pieces in tribute.items():
        c = grid.goths.get(n)
        if c is None:
            continue
        for i, (kind, dx) in enumerate(zip(pieces, row_of(len(pieces), gap), strict=True)):
            label = pen.t("tribute-on", kind=pen.name(kind), n=n)
            at = c.x + dx, c.y + drop
            pen.put(f"tr-{n}-{i}", *at, pen.draw("res", kind), scale=scale, label=label, about=f"good:{kind}")


def draw_spots(pen: Pen, grid: Grid) -> None:
    """Both roads, space by space, and Rome."""
    said = {n: (pen.t("goths-space", n=n), ", ".join(pen.name(sign.k) for sign in c.signs)) for n, c in grid.goths.items()}
    goths = [
        Touched(f"space:goth-{n}", c.x, c.y, grid.w, grid.h, ": ".join(filter(None, said[n]))) for n, c in grid.goths.items()
    ]
    romans = [Touched(f"space:road-{c.n}", c.x, c.y, c.w, c.h, pen.t("roman-space", n=c.n)) for c in grid.romans.values()]
    rome = grid.rome
    middle = [(rome.x + rome.w / 2, rome.y + rome.h / 2, rome.w, rome.h)] if rome else []
    pen.spots("spots", [*goths, *romans, *(Touched("space:rome", *box, pen.name("rome")) for box in middle)])


def road_targets(pen: Pen, grid: Grid, goth: dict[str, Any]) -> None:
    """Paying lights the next space, not paying the space where he would stop; where that is the same one, the Goth himself."""
    ahead, runs = grid.goths.get(goth["next"] or -1), grid.goths.get(goth["stop"] or -1)
    pays = sorted(k for k in pen.targets if k.startswith("pay:"))
    if runs is ahead and pays:
        runs = grid.goths.get(goth["space"])
    if runs is not None:
        chip = burn_chip(pen, grid, runs.x, sum(goth["demand"].values()))
        pen.target("move", runs.x, runs.y, box=(grid.w - 6, grid.h - 6), body=chip)
    if ahead is not None and pays:
        pieces = ghost(pen, pays[0], grid.h) if len(pays) == 1 else ()
        pen.target(pays, ahead.x, ahead.y, box=(grid.w - 2, grid.h - 2), body=pieces)


def burn_chip(pen: Pen, grid: Grid, x: float, n: int) -> Body:
    """How many cards burn, above the space, kept inside the view."""
    if n == 0:
        return ()
    word = pen.t("burns", n=n)
    half, right = 6 + len(word) * 3.5, 708 if grid.h < 60 else 384
    across, up = max(min(0.0, right - x - half), 10 + half - x), -grid.h / 2 + (9 if grid.h < 60 else 6)
    return pen.draw("chip", across, up, word, "cost", None, 1)


LETTER = {"f": "food", "g": "gold", "p": "peace", "y": "glory"}


def ghost(pen: Pen, key: str, h: float) -> Body:
    """The pieces that would be laid down."""
    kinds = [LETTER[part[-1]] for part in key.split(":")[1].split("-") for _ in range(int(part[:-1]))]
    step, y, s = (26, 17, 0.62) if h > 60 else (20, 12, 0.46)
    return tuple(
        tag("g", pen.draw("res", k), cls="pc ghost", transform=f"translate({dx:g} {y}) scale({s})")
        for k, dx in zip(kinds, row_of(len(kinds), step), strict=True)
    )


def draw_romans(pen: Pen, goth: int, spaces: list[dict[str, Any]], romans: list[int], large: bool) -> None:
    """On a phone the flight is drawn small."""
    grid = grid_of(pen, goth, spaces, large)
    for n, here in gathered((space, seat) for seat, space in enumerate(romans)).items():
        for i, seat in enumerate(here):
            x, y, scale = roman_place(grid, n, i, len(here), large, pen.data["player_track"]["africa"])
            seated(pen, seat, f"roman-{pen.colour(seat)}", "roman", (x, y), scale, "roman-at", f"token:roman:{seat}", n=n)


def roman_place(grid: Grid, n: int, i: int, m: int, small: bool, africa: int) -> tuple[float, float, float]:
    """Romans share a space side by side; from three on in two rows."""
    if n == 0:
        if grid.rome is None:
            return 318 + 13 * i, 287, 0.4
        return grid.rome.x + grid.rome.w / 2 + row_of(m, 17)[i], grid.rome.y + grid.rome.h - (40 if grid.laid else 28), 0.56
    c = grid.romans[max(1, n * len(grid.romans) // africa)]
    scale = (0.84 if m < 3 else 0.48) * (0.78 if small else 1)
    if small:
        dx, dy = (5, 2) if m == 1 else ((-6, 2), (9, 2))[i] if m == 2 else (-11 + 11 * (i % 3), -7 + 15 * (i // 3))
    elif m <= 2:
        dx, dy = (10, 1) if m == 1 else ((-2, 3), (21, 3))[i]
    else:
        dx, dy = (-6, 9, 23)[i % 3], (-8 if m > 3 else 2) + 18 * (i // 3)
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


def draw_threat(pen: Pen) -> None:
    me = None if pen.viewer is None else pen.view["players"][pen.viewer]
    mine = None if me is None else (pen.viewer, sum(len(v) for v in me["display"].values()), me["stock"])
    pen.part("threat", draw_threat_line, pen.view["goth"], pen.view["demand"], pen.view["pool"], mine)
    pool_targets(pen, listed(pen.view["pool"], KINDS), 402, 476)


Mine = tuple[int, int, dict[str, int] | None]  # a seat, its base cards and its stock


def draw_threat_line(pen: Pen, goth: dict[str, Any], demand: dict[str, int], lying: dict[str, int], mine: Mine | None) -> None:
    """What the Goth would do unpaid; while he runs, what is still to burn and to be shared out."""
    burning, pool = listed(demand, TYPES), listed(lying, KINDS)
    if burning or pool:
        still = tally(burning, "sign", TYPES)
        blocks = [said(pen, 52, 236, pen.t("still-burns" if burning else "burned-all"), still)]
        blocks.append(said(pen, 402, 290, pen.t("to-share"), tally(pool, "res", KINDS)))
    elif goth["next"] is None:
        blocks = [said(pen, 52, 560, pen.t("goth-in-rome"))]
    else:
        blocks = foreseen(pen, goth, mine)
    pen.ground("threat", pen.draw("threat", Threat(10, 444, 702, 388, tuple(blocks))))
    pen.spots("threatened", [Touched("token:goth", 361, 466, 702, 44, pen.t("goths-run"))])


def pool_targets(pen: Pen, pool: list[str], x: float, y: float) -> None:
    """The pieces of the pool stand where `tally` puts them."""
    for i, kind in enumerate(k for k in KINDS if k in pool):
        pen.target(f"take:{kind}", x + 8 + 40 * i + 17, y, r=11.5, touch=(38, 34))


def foreseen(pen: Pen, goth: dict[str, Any], mine: Mine | None) -> list[Block]:
    demand, pool = listed(goth["demand"], TYPES), listed(goth["pool"], KINDS)
    blocks = [said(pen, 52, 236, pen.brief("runs-to", n=goth["stop"]), tally(demand, "sign", TYPES))]
    if mine is not None and demand:
        lost = goth["losses"][mine[0]]
        burned = pen.brief("cards-of", n=lost, m=mine[1])
        blocks.append(said(pen, 292, 104, pen.brief("you-lose"), v=burned, cls="bad" if lost else "ok"))
    blocks.append(said(pen, 402, 164, pen.brief("shared-out" if pool else "nothing-paid"), tally(pool, "res", KINDS)))
    if goth["price"] is None:
        return [*blocks, said(pen, 572, 136, pen.t("rome-next"), v=pen.t("goth-ends"), cls="bad")]
    asked = listed(goth["price"], KINDS)
    shown = tuple(Glyph("res", k, x=10 + 22 * i, s=0.52) for i, k in enumerate(asked))
    can = can_pay(mine and mine[2], goth["price"])
    words, cls = pen.t(can) if can else "", "ok" if can == "can-pay" else "bad"
    return [*blocks, said(pen, 572, 136, pen.t("tribute-for", n=goth["next"]), shown, words, 8 + 22 * len(asked), cls)]


def said(
    pen: Pen, x: float, room: float, t: str, glyphs: tuple[Glyph, ...] = (), v: str = "", vx: float = 0, cls: str = ""
) -> Block:
    return Block(x, t, pen.fit(t, room, 12.5, 11), glyphs, v, vx, cls)


def can_pay(stock: dict[str, int] | None, price: dict[str, int]) -> str:
    short = sum(max(0, n - (stock or {}).get(k, 0)) for k, n in price.items())
    return "" if stock is None else "can-pay" if short <= stock.get("glory", 0) else "cannot-pay"
