"""The table of Massilia, laid out: the market inside its street, harbour, gods, and the reputation track as the frame."""

from typing import NamedTuple

from tessera.core.drawing import Cell, Pen, frame, gathered, row_of, seated
from tessera.core.nodes import Body, tag
from tessera.games.massilia.market import CELL, DICE, draw_market, plots

VIEWBOX = (0, 0, 1080, 690)
PHONE = (("market", "map", (30, 30, 630, 630)), ("harbour", "anchor", (664, 32, 384, 626)))
COLOURED = ("violet", "orange", "pink")  # the harbour's rows, in the order the price tiles go round


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


# ---- ground ------------------------------------------------------------------------------------------------------


def track() -> tuple[Cell, ...]:
    """Reputation 0 to 49 round the board."""
    return frame(1080, 690, 28, 17, 8, 1)


def fields(pen: Pen) -> tuple[Field, ...]:
    out = []
    for k, colour in enumerate(DICE):
        word = pen.t(f"action-{colour}")
        size = pen.fit(word, 96, 14.5 * min(pen.ts, 1.35), 11, True)
        out.append(Field(colour, word, 209 + (k % 2) * 138, 209 + (k // 2) * 138, 8 if k < 2 else 106, size))
    return tuple(out)


def whole_ground(pen: Pen) -> Body:
    return pen.draw("frame", track()) + market_ground(pen) + pen.draw("panels", signs(pen))


def market_ground(pen: Pen) -> Body:
    return pen.draw("market", tuple(plots(pen).values()), CELL, fields(pen), pen.ts)


def signs(pen: Pen) -> Signs:
    each = pen.t("reputation-each")
    heads = pen.t("round"), pen.t("order"), pen.t("harbour"), pen.t("price")
    return Signs(*heads, each, pen.fit(each, 128, 12.5, 11), pen.t("gods"))


# ---- status, harbour, gods ---------------------------------------------------------------------------------------


def draw_status(pen: Pen, number: int, order: list[tuple[int, bool]], tiles: list[int], stones: int) -> None:
    """The round, who plays when and who has passed, the tiles of the round and the stones left."""
    last = len(pen.data["round_track"]["spaces"])
    pen.put("rounds", 740, 44, pen.draw("rounds", number, last), label=pen.t("round-of", n=number, m=last))
    for k, (seat, passed) in enumerate(order):
        colour, label = pen.colour(seat), pen.t("order-label", who=pen.who(seat), n=k + 1)
        disc = pen.draw("disc", colour)
        pen.put(f"order-{colour}", 757 + k * 38, 94, disc, scale=0.8, cls="off" if passed else "", label=label)
    for k, value in enumerate(tiles):
        pen.put(f"rt-{value}", 920 + k * 28, 96, pen.draw("tile", value), scale=0.76, label=pen.t("round-tile", n=value))
    pen.put("stones", 1006, 96, pen.draw("stones", stones), label=pen.t("stones-left", n=stones))


def draw_harbour(pen: Pen) -> None:
    view = pen.view
    for row, good in enumerate((*COLOURED, "beige")):
        y, here = 166 + row * 71, (view["harbour"][good], view["prices"].get(good, 0), view["markers"].get(good, 0))
        pen.part("store", draw_store, row, good, *here)
        if good in COLOURED:
            pen.target(f"buy:{good}", 856, y + 32.5, box=(360, 65))
            pen.refuse(f"buy:{good}", 856, y + 32.5, box=(360, 65), cross=False)
        else:
            splits = sorted((k for k in pen.targets if k.startswith("beige:")), key=lambda k: int(k.split(":")[1]))
            pen.target(splits, 856, y + 32.5, box=(360, 65))


def draw_store(pen: Pen, row: int, good: str, lying: int, price: int, mark: int) -> None:
    """A good of the harbour: how many lie there, and for the coloured ones their price and what they score."""
    y, goods = 166 + row * 71, pen.data["goods"]["type"]
    kind = next(g for g in goods if g["id"] == good)
    name, note = pen.t(f"good-{good}"), pen.t("temple-price-only")
    amounts = lying, kind["total"], kind.get("fixed_price", 0)
    words = pen.t("fixed"), note, pen.fit(note, 118, 12.5, 11)
    most = pen.data["point_markers"]["max"]
    body = pen.draw("store", good, name, pen.fit(name, 82, 14.5, 11), *amounts, *words, mark, most, row < 2)
    pen.put(f"store-{good}", 676, y, body, label=pen.t("store-label", good=name, n=lying))
    if good in COLOURED:
        tile = pen.draw("price", price, "")
        pen.put(f"price-{good}", 866, y + 32, tile, scale=1.1, label=pen.t("price-label", good=name, n=price))
        at, label = (924.5 + (mark - 1) * 42, y + 32.5), pen.t("mark-label", good=name, n=mark)
        pen.put(f"mark-{good}", *at, pen.draw("laurel", mark), scale=0.98, label=label)


def card_of(pen: Pen, god: str) -> Body:
    return pen.draw("god", pen.name(god), god, pen.lines(pen.t(f"god-{god}"), 80, 13, 3))


def draw_gods(pen: Pen, deck: int, display: list[str], discard: list[str]) -> None:
    pen.put("god-deck", 722, 564, pen.draw("card_back"), scale=0.98, label=pen.t("deck", n=deck))
    for k, god in enumerate(display):
        pen.put(f"god-open-{k}", 812 + k * 90, 564, card_of(pen, god), scale=0.98, label=pen.name(god), home="god-deck")
    if discard:
        label = pen.t("discard", n=len(discard))
        pen.put("god-discard", 992, 564, card_of(pen, discard[-1]), scale=0.98, cls="off", label=label)
    else:
        pen.put("god-discard", 992, 564, (tag("rect", cls="slot", x="-41", y="-58", width="82", height="116", rx="8"),))
    captions = {"deck": (722, pen.t("deck", n=deck)), "open": (857, pen.t("open-display"))}
    for key, (x, word) in (captions | {"discard": (992, pen.t("discard", n=len(discard)))}).items():
        pen.put(f"word-{key}", x, 642, pen.draw("caption", word, 12.8, "soft"))


def god_targets(pen: Pen) -> None:
    pen.target("deck", 722, 564, box=(84, 118))
    lit = set()
    for k, god in enumerate(pen.view["display"]):
        if god not in lit and pen.target(f"open:{god}", 812 + k * 90, 564, box=(84, 118)):
            lit.add(god)


def draw_reputation(pen: Pen, players: list[tuple[int, int]]) -> None:
    cells: tuple[Cell, ...] = pen.once("track", track)
    length = pen.data["reputation"]["track_length"]
    for n, here in gathered((place % length, seat) for seat, (place, _) in enumerate(players)).items():
        c = cells[n]
        flat, x, y = c.w > 30, c.x + c.w / 2, c.y + c.h / 2
        for seat, d in zip(here, row_of(len(here), 15.5), strict=True):
            aside = d if len(here) > 1 else -16 if flat else -20
            at = (x + aside, y) if flat else (x, y + aside)
            seated(pen, seat, f"rep-{pen.colour(seat)}", "token", at, 0.62, "reputation-of", n=players[seat][1])


# ---- the views ---------------------------------------------------------------------------------------------------


def draw_panels(pen: Pen) -> None:
    view = pen.view
    order = [(seat, view["players"][seat]["passed"]) for seat in view["order"]]
    pen.part("status", draw_status, view["round"], order, view["round_tiles"], view["stones"])
    draw_harbour(pen)
    pen.part("gods", draw_gods, view["deck"], view["display"], view["discard"])
    god_targets(pen)


def table(pen: Pen) -> None:
    pen.ground("ground", pen.once("ground", lambda: whole_ground(pen)))
    draw_market(pen)
    draw_panels(pen)
    pen.part("reputation", draw_reputation, [(p["track"], p["reputation"]) for p in pen.view["players"]])


def phone(pen: Pen, view: str) -> None:
    if view == "market":
        pen.ground("ground", pen.once("market", lambda: market_ground(pen)))
        draw_market(pen)
    else:
        pen.ground("ground", pen.once("panels", lambda: pen.draw("panels", signs(pen))))
        draw_panels(pen)
