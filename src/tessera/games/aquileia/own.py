"""Aquileia: the viewer's own area, block by block, and a compact row per player."""

from typing import Any

from tessera.core.drawing import SEATS, SQUARE, Pen, times
from tessera.core.nodes import Element, tag
from tessera.games.aquileia.board import card_face
from tessera.games.aquileia.city import METALS

CARD = (-44, -61, 88, 122)
SMALL = (("coin_mini", SQUARE, METALS), ("henchman", SQUARE, SEATS), ("card_back", CARD, ("slave",)), ("house", SQUARE, SEATS))


def own(pen: Pen) -> None:
    me = pen.view["players"][pen.viewer or 0]
    colour = pen.colour(pen.viewer or 0)
    pen.block("own-coins", pen.t("your-coins"), [coin(pen, m, me["coins"][m]) for m in METALS], pen.t("coins-note"))
    left = [pen.inline(pen.draw("henchman", colour), 36), pen.big(me["henchmen_left"])]
    shown = pen.inline(pen.draw("crest", colour), 36)
    crest = "" if me["crest"] else pen.button("crest", shown, label=pen.t("crest"), about="area:advantage")
    pen.block("own-place", pen.t("to-place"), [left, crest], pen.t("to-place-note", n=me["henchmen_left"]))
    cards = all_cards(me)
    pen.block(
        "own-cards",
        pen.t("your-hand"),
        hand(pen, cards) or "–",
        hand_note(pen, cards),
        cls="grow close" if len(cards) > 7 else "grow",
    )
    rows = [villa(pen, c, v["sum"], v["cards"] or 0) for c, v in me["villas"].items() if v["sum"] or v["cards"]]
    if rows:
        pen.block("own-villas", pen.t("villas-laurels"), tag("table", tag("tbody", rows), cls="bars pairs"))
    pays = me["income"]
    coins = [(pen.inline(pen.draw("coin_mini", m), 15), tag("b", pays[m])) for m in METALS if pays[m]]
    houses = [pen.inline(pen.draw("house", colour), 34), pen.big(me["houses_left"]), coins]
    pen.block("own-houses", pen.t("houses-left"), houses, pen.t("harbour-pays", n=pays["points"]))
    if me["total"] is not None:
        pen.block("own-total", pen.t("if-over"), (pen.inline(pen.draw("laurel", ""), 36), pen.big(me["total"])))


def coin(pen: Pen, metal: str, n: int) -> Element:
    body = pen.inline(pen.draw("coin", metal), 30), pen.big(n)
    return pen.button([f"coin:{metal}", f"raise:{metal}"], body, label=f"{pen.t('cost-' + metal)}: {n}", about=f"good:{metal}")


def all_cards(me: dict[str, Any]) -> dict[str, int]:
    cards: dict[str, int] = {}
    for kinds in (me["slave_faces"] or {}, me["equi_public"], me["equi_secret"] or {}, me["laurel_faces"], me["theatre_cards"]):
        for kind, n in kinds.items():
            cards[kind] = cards.get(kind, 0) + n
    return cards


def hand(pen: Pen, cards: dict[str, int]) -> list[Element]:
    """One picture per card; many of a kind, or a large hand, as one with its number, and smaller."""
    out, held = [], sum(cards.values())
    many = held > 6
    few = 54 if held < 5 and not hand_note(pen, cards) else 46
    wide = few if not many else 40 if len(cards) < 8 else 33  # the numbers on them stay readable
    for kind, n in cards.items():
        shown = 1 if many or n > 3 else n
        for k in range(shown):
            body = pen.inline(card_face(pen, kind), wide, CARD), times(n) if shown < n else ""
            out.append(pen.button(f"play:{kind}" if k == 0 else "", body, label=pen.name(kind), about=f"card:{kind}"))
    return out


def hand_note(pen: Pen, cards: dict[str, int]) -> str:
    sums = {"slaves": 0, "weapons": 0, "horses-gold": 0, "horses-silver": 0}
    for c in pen.data["deck"]["slave"]:
        sums["slaves"] += c["slaves"] * cards.get(c["type"], 0)
    for c in pen.data["deck"]["equi_arma"]:
        sums["weapons" if c["kind"] == "weapon" else f"horses-{c['side']}"] += c["strength"] * cards.get(c["type"], 0)
    return " · ".join(pen.t(f"sum-{k}", n=n) for k, n in sums.items() if n)


def villa(pen: Pen, colour: str, value: int, laurels: int) -> Element:
    """The value of the own villas of a colour times its laurels."""
    sign = pen.inline(pen.draw("villa", colour), 26, (-16, -13, 32, 26), pen.name(colour))
    return tag("tr", tag("td", sign), tag("td", f"{value} × {laurels}"), tag("td", f"= {value * laurels}"))


def players(pen: Pen) -> list[dict[str, Any]]:
    rows = []
    for seat, p in enumerate(pen.view["players"]):
        colour = pen.colour(seat)
        held = p["slave_cards"] + p["equi_cards"] + p["laurels"] + sum(p["theatre_cards"].values())
        counts = [pen.tally(pen.draw("coin_mini", m), p["coins"][m], pen.t(f"cost-{m}"), about=f"good:{m}") for m in METALS]
        counts += [
            pen.tally(pen.draw("henchman", colour), p["henchmen_left"], pen.t("to-place"), 18, about="sum:own-place"),
            pen.tally(pen.draw("card_back", "slave"), held, pen.t("cards"), 13, CARD, "sum:own-cards"),
            pen.tally(pen.draw("house", colour), p["houses_left"], pen.t("houses-left"), about="sum:own-houses"),
        ]
        tags = [pen.t("start-player")] if seat == pen.view["start_player"] else []
        rows.append(pen.row(seat, p["score"], counts, tags=tags + ([pen.t("stopped")] if p["stopped"] else [])))
    return rows
