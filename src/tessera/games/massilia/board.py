"""The table of Massilia, laid out: the market inside its street, harbour, gods, and the reputation track as the frame."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tessera.core.drawing import Cell, Pen, around, frame, gathered, row_of, seated, walk
from tessera.core.nodes import Body, tag
from tessera.games.massilia.market import CELL, DICE, FIELD, LEFT, STREET, TOP, draw_market, field_at, plots

VIEWBOX = (0, 0, 1080, 690)
ALIKE = True
PHONE = (("market", "map", (31, 31, 578, 630)), ("harbour", "anchor", (608, 31, 442, 630)))
COLOURED = ("violet", "orange", "pink")  # the harbour's rows, in the order the price tiles go round


MOLES = (79, 171, 263, 355)  # top of each row of the harbour
NICHES = (668, 777, 886, 995)  # the gods': deck, two open cards, discard
PRICE_X, POINTS_X, GODS_Y = 829, (870, 907, 944), 572


class Field(NamedTuple):
    c: str
    word: str
    x: float
    y: float
    hy: float
    fs: float
    side: str  # where its name begins


class Signs(NamedTuple):
    round: str
    order: str
    harbour: str
    price: str
    each: str
    rfs: float
    gods: str
    plaque: float


# ---- ground ------------------------------------------------------------------------------------------------------


def track(pen: Pen) -> tuple[Cell, ...]:
    """Reputation 0 to 49 round the board; as many as another edition counts to before a tile, where there is room for them."""
    half = -(-min(pen.data["reputation"]["track_length"], 100) // 2)
    return frame(1080, 690, 28, half - half * 8 // 25, half * 8 // 25, 1)


def fields(pen: Pen) -> tuple[Field, ...]:
    out = []
    for k, colour in enumerate(DICE):
        word = pen.t(f"action-{colour}")
        size = pen.fit(word, FIELD - 36, 16 * min(pen.ts, 1.2), 11, True)
        out.append(Field(colour, word, *field_at(k), 18.5 if k < 2 else FIELD - 7.5, size, "r" if k % 2 else "l"))
    return tuple(out)


def town(pen: Pen) -> Body:
    market = pen.draw("market", tuple(plots(pen).values()), CELL, fields(pen), pen.ts)
    near, far = STREET / 2, 1.5 * STREET + 5 * CELL
    ring = [(LEFT + x, TOP + y) for x, y in ((near, near), (far, near), (far, far), (near, far))]
    return (*market, *pen.draw("portico", signs(pen)), walk(ring, closed=True))


def quay(pen: Pen) -> Body:
    return pen.draw("quay", signs(pen), MOLES)


def draw_ground(pen: Pen, *drawn: Callable[[Pen], Body]) -> None:
    """The picture of the whole town, and on it what is printed in the parts that are shown."""
    picture = pen.art("town", "market.space.grid", "market.space.kind")
    pen.ground("ground", picture, *(pen.once(draw.__name__, partial(draw, pen)) for draw in drawn))


def signs(pen: Pen) -> Signs:
    each = pen.brief("reputation-each")
    heads = pen.brief("round"), pen.brief("order"), pen.t("harbour"), pen.t("price")
    return Signs(*heads, each, pen.fit(each, 122, 13, 11), pen.t("gods"), pen.width(pen.t("gods"), 16.5, True) + 22)


# ---- status, harbour, gods ---------------------------------------------------------------------------------------


def draw_status(pen: Pen, number: int, order: list[tuple[int, bool]], tiles: list[int], stones: int) -> None:
    """The round, who plays when and who has passed, the tiles of the round and the stones left."""
    last = len(pen.data["round_track"]["spaces"])
    pen.put("rounds", 99, 52, pen.draw("rounds", number, last), label=pen.t("round-of", n=number, m=last), about="phase:round")
    for k, (seat, passed) in enumerate(order):
        colour, label = pen.colour(seat), pen.t("order-label", who=pen.who(seat), n=k + 1)
        disc = pen.draw("disc", colour)
        cls, about = "off" if passed else "", f"seat:{seat}"
        pen.put(f"order-{colour}", 366 + k * 29, 66, disc, scale=0.72, cls=cls, label=label, about=about)
    for k, value in enumerate(tiles):
        tile, label = pen.draw("tile", value), pen.t("round-tile", n=value)
        pen.put(f"rt-{value}", 491 + k * 24, 65, tile, scale=0.68, label=label, about=f"token:tile:{value}")
    left = pen.t("stones-left", n=stones)
    pen.put("stones", 562, 64, pen.draw("stones", stones), scale=0.86, label=left, about="token:stones")


def draw_harbour(pen: Pen) -> None:
    view = pen.view
    for row, good in enumerate((*COLOURED, "beige")):
        y, here = MOLES[row] + 23.5, (view["harbour"][good], view["prices"].get(good, 0), view["markers"].get(good, 0))
        pen.part("store", draw_store, row, good, *here)
        if good in COLOURED:
            pen.target(f"buy:{good}", 807, y, box=(322, 45))
            pen.refuse(f"buy:{good}", 807, y, box=(322, 45), cross=False)
        else:
            splits = sorted((k for k in pen.targets if k.startswith("beige:")), key=lambda k: int(k.split(":")[1]))
            pen.target(splits, 807, y, box=(322, 45))


def draw_store(pen: Pen, row: int, good: str, lying: int, price: int, mark: int) -> None:
    """A good of the harbour: how many lie there, and for the coloured ones their price and what they score."""
    y, goods = MOLES[row], pen.data["goods"]["type"]
    kind = next(g for g in goods if g["id"] == good)
    name, note = pen.t(f"good-{good}"), pen.brief("temple-price-only")
    amounts = lying, kind["total"], kind.get("fixed_price", 0)
    words = pen.t("fixed"), note, pen.fit(note, 110, 12.8, 11)
    most = pen.data["point_markers"]["max"]
    body = pen.draw("store", good, name, pen.fit(name, 76, 15, 11), *amounts, *words, mark, most, row < 2)
    about = f"good:{good}"
    pen.put(f"store-{good}", 640, y, body, label=pen.t("store-label", good=name, n=lying), about=about)
    if good in COLOURED:
        tile = pen.draw("price", price, "")
        pen.put(f"price-{good}", PRICE_X, y + 23, tile, scale=1.1, label=pen.t("price-label", good=name, n=price), about=about)
        at, label = (POINTS_X[mark - 1 if most <= len(POINTS_X) else 1], y + 23), pen.t("mark-label", good=name, n=mark)
        pen.put(f"mark-{good}", *at, pen.draw("laurel", mark), scale=0.98, label=label, about=about)


def card_of(pen: Pen, god: str, gone: bool = False) -> Body:
    size = 12.8 * min(pen.ts, 1.3)
    text = pen.lines(pen.t(f"god-{god}"), 76, size, 3)
    up = 12 if len(text) > 2 and pen.ts > 1 else 0  # three large lines need some of the picture's room
    card = pen.draw("god_card", pen.name(god), god, text, round(size, 1), up) + pen.face("gods", god, -40, -57, 80, 52 - up)
    return card + pen.draw("veil") if gone else card


def draw_gods(pen: Pen, deck: int, display: list[str], discard: list[str]) -> None:
    left, *opened, right = niches(len(display))
    size = min(0.95, (opened[0] - left) / 86 if opened else 1)
    pen.put("god-deck", left, GODS_Y, pen.draw("card_back"), scale=0.9, label=pen.t("deck", n=deck), about="deck:gods")
    for k, god in enumerate(display):
        said = {"label": pen.name(god), "about": f"card:{god}"}
        pen.put(f"god-open-{k}", opened[k], GODS_Y, card_of(pen, god), scale=size, home="god-deck", **said)
    if discard:
        label = pen.t("discard", n=len(discard))
        top = card_of(pen, discard[-1], True)
        pen.put("god-discard", right, GODS_Y, top, scale=size, label=label, about="deck:discard")
    else:
        pen.put("god-discard", right, GODS_Y, (tag("rect", cls="slot", x="-39", y="-55", width="78", height="110", rx="8"),))
    captions = {"deck": (left, pen.t("deck", n=deck)), "open": ((left + right) / 2, pen.t("open-display"))}
    for key, (x, word) in (captions | {"discard": (right, pen.t("discard", n=len(discard)))}).items():
        pen.put(f"word-{key}", x, 651.5, pen.draw("caption", word, 12.8, ""))


def niches(opened: int) -> tuple[float, ...]:
    """Deck, open cards and discard: in the niches, or as close as more cards than two ask."""
    apart = (NICHES[-1] - NICHES[0]) / (max(2, opened) + 1)
    return tuple(round(NICHES[0] + apart * k, 1) for k in range(max(2, opened) + 2))


def god_targets(pen: Pen) -> None:
    pen.target("deck", NICHES[0], GODS_Y, box=(78, 110))
    lit, at = set(), niches(len(pen.view["display"]))
    for k, god in enumerate(pen.view["display"]):
        if god not in lit and pen.target(f"open:{god}", at[1 + k], GODS_Y, box=(min(80, at[1] - at[0] - 4), 112)):
            lit.add(god)


def draw_reputation(pen: Pen, players: list[tuple[int, int]]) -> None:
    cells: tuple[Cell, ...] = pen.once("track", lambda: track(pen))
    length = pen.data["reputation"]["track_length"]
    for n, here in gathered((place % length, seat) for seat, (place, _) in enumerate(players)).items():
        c = cells[n % len(cells)]
        flat, x, y = c.w > 30, c.x + c.w / 2, c.y + c.h / 2
        for seat, d in zip(here, row_of(len(here), 15.5), strict=True):
            aside = d if len(here) > 1 else -16 if flat else -20
            at = (x + aside, y) if flat else (x, y + aside)
            seated(pen, seat, f"rep-{pen.colour(seat)}", "token", at, 0.62, "reputation-of", f"seat:{seat}", n=players[seat][1])


# ---- the views ---------------------------------------------------------------------------------------------------


def draw_status_now(pen: Pen) -> None:
    view = pen.view
    order = [(seat, view["players"][seat]["passed"]) for seat in view["order"]]
    pen.part("status", draw_status, view["round"], order, view["round_tiles"], view["stones"])


def draw_quay(pen: Pen) -> None:
    draw_harbour(pen)
    pen.part("gods", draw_gods, pen.view["deck"], pen.view["display"], pen.view["discard"])
    god_targets(pen)


def rim(pen: Pen) -> Body:
    return (*pen.draw("frame", track(pen)), around(track(pen)))


def table(pen: Pen) -> None:
    draw_ground(pen, rim, town, quay)
    draw_market(pen)
    draw_status_now(pen)
    draw_quay(pen)
    pen.part("reputation", draw_reputation, [(p["track"], p["reputation"]) for p in pen.view["players"]])


def phone(pen: Pen, view: str) -> None:
    if view == "market":
        draw_ground(pen, town)
        draw_market(pen)
        draw_status_now(pen)
    else:
        draw_ground(pen, quay)
        draw_quay(pen)
