"""Concordia Venus: the viewer's own area, block by block, and a compact row per player."""

from typing import Any

from tessera.core.drawing import SEATS, SQUARE, Pen, counted
from tessera.core.nodes import Element, tag
from tessera.games.concordia.tables import GODS, GOODS

CARD_BACK = (-44, -62, 88, 124)
SMALL = (
    ("house", SQUARE, SEATS),
    ("colonist", SQUARE, SEATS),
    ("ship", SQUARE, SEATS),
    ("sesterce", SQUARE, ("",)),
    ("card_back", CARD_BACK),
    ("good", SQUARE, GOODS),
    ("god", SQUARE, GODS),
)


def own(pen: Pen) -> None:
    me = pen.view["players"][pen.viewer or 0]
    suggested = pen.view["context"].get("hand")
    if suggested:
        hand(pen, pen.t("partner-hand"), suggested, "suggest")
    else:
        hand(pen, pen.t("your-cards", n=me["hand_size"]), me["hand"] or [], "play")
    money = pen.inline(pen.draw("sesterce", "HS"), 32), pen.big(me["money"])
    pen.block("own-money", pen.t("money"), money, pen.t("houses-left", n=me["houses_left"]))
    spaces = me["warehouse"]["spaces"]
    pen.block(
        "own-store", pen.t("store", n=spaces - me["free"], m=spaces), store(pen, me), pen.t("free", n=me["free"]), cls="two"
    )
    gods = [
        counted(
            pen.inline(pen.draw("god", g["god"]), 19, label=pen.name(g["god"])), tag("b", g["points"]), about=f"god:{g['god']}"
        )
        for g in me["gods"]
        if g["cards"]
    ]
    pen.block("own-gods", pen.t("points-now"), gods, pen.t("points-sum", n=me["points"]), cls="two grow")


def hand(pen: Pen, title: str, cards: list[dict[str, Any]], head: str) -> None:
    """Cards of one kind together; many kinds in two rows."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for c in cards:
        kinds.setdefault(c["kind"], []).append(c)
    size = "sm" if len(kinds) < 6 else "xs"
    body = [hand_card(pen, kind, alike, f"{head}:{kind}", size) for kind, alike in kinds.items()]
    pen.block("own-hand", title, body or "–", cls="" if len(kinds) < 8 else "rows" if len(kinds) < 13 else "rows many")


def hand_card(pen: Pen, kind: str, cards: list[dict[str, Any]], key: str, size: str) -> Element:
    title = pen.name(kind)
    count = tag("i", f"×{len(cards)}", cls="times") if len(cards) > 1 else ""
    signs = [pen.inline(pen.draw("god", g), 19) for g in dict.fromkeys(g for c in cards for g in c["gods"])]
    short = title.partition(" (")[0] if size == "xs" else title  # its words tell two of a kind apart
    name = tag("b", short.replace("/", "/\u200b"), cls="long" if len(short) > 9 else "")
    face = [pen.face("faces", one, 0, 0, 98, 24) for one in pen.data["actions"]["dual_roles"].get(kind, [kind])]
    body = face, name, tag("small", pen.t("does-" + kind)), count, tag("span", signs, cls="sign")
    label = f"{title} × {len(cards)}: {pen.t('does-' + kind)}" if len(cards) > 1 else f"{title}: {pen.t('does-' + kind)}"
    cls = f"hcard faced {size}" + " duo" * (len(signs) > 1) + " both" * ("/" in title)
    return pen.button(key, body, cls=cls, label=label, id=f"own-{kind}", about=f"card:{cards[0]['id']}")


def store(pen: Pen, me: dict[str, Any]) -> list[Element]:
    colour = pen.colour(pen.viewer or 0)
    goods = [good(pen, kind, me["goods"].get(kind, 0)) for kind in GOODS]
    waiting = [
        pen.inline(pen.draw("ship" if unit == "sea" else "colonist", colour), 26)
        for unit in ("land", "sea")
        for _ in range(me["warehouse"][unit])
    ]
    return goods + waiting


def good(pen: Pen, kind: str, n: int) -> Element:
    """A kind of good in the store: what may be done with it now opens in the list."""
    keys = [k for k in pen.targets if k in (f"take:{kind}", f"pay:{kind}") or k.startswith((f"sell:{kind}:", f"buy:{kind}:"))]
    return pen.button(
        keys, pen.inline(pen.draw("good", kind), 22), tag("b", n), label=f"{pen.name(kind)}: {n}", about=f"good:{kind}"
    )


def played(name: str) -> str:
    """A card as a tag: of two in one the first, for a tag too long for its row is not shown at all."""
    first, two, _ = name.partition("/")
    return f"{first}/…" if two else name


def players(pen: Pen) -> list[dict[str, Any]]:
    rows = []
    for seat, p in enumerate(pen.view["players"]):
        colour = pen.colour(seat)
        counts = [
            pen.tally(pen.draw("house", colour), len(p["houses"]), pen.t("houses"), about="sum:houses"),
            pen.tally(pen.draw("colonist", colour), len(p["colonists"]["land"]), pen.t("land-colonists"), about="sum:colonists"),
            pen.tally(pen.draw("ship", colour), len(p["colonists"]["sea"]), pen.t("sea-colonists"), about="sum:ships"),
            pen.tally(pen.draw("sesterce", ""), p["money"], pen.t("money"), about="sum:own-money"),
            pen.tally(pen.draw("card_back"), p["hand_size"], pen.t("cards"), 13, CARD_BACK, "sum:own-hand"),
        ]
        goods = [g for g in GOODS if p["goods"].get(g)]
        counts += [pen.tally(pen.draw("good", g), p["goods"][g], pen.name(g), 15, about=f"good:{g}") for g in goods]
        tags = [pen.t("team", n=p["team"] + 1)] if p["partner"] is not None else []  # what has no room at the end is cut
        tags += [played(pen.name(p["top"]["kind"]))] if p["top"] else []
        tags += [pen.t("magnus")] if seat == pen.view["magnus"] else []
        of = pen.t("points") if p["partner"] is None else ""  # where there are teams, their tags need the room
        rows.append(pen.row(seat, p["points"], counts, of=of, tags=tags))
    return rows
