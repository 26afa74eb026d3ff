"""Panthalos: the viewer's own area, block by block, and a compact row per player."""

from typing import Any

from tessera.core.drawing import SEATS, SQUARE, Count, Pen, asked, times
from tessera.core.nodes import Body, Element, tag
from tessera.games.panthalos.board import PICTURE, artisan, disaster, picture, ship, tile_name

BACK = (-20, -22, 40, 44)
SMALL = (("disc", SQUARE, SEATS), ("titan_back", BACK))


def own(pen: Pen) -> None:
    seat = pen.viewer or 0
    me = pen.view["players"][seat]
    over = pen.view["asking"] is None
    note = pen.t("to-place-note") if "leader" in me["unplaced"] and not over else ""
    pen.block("own-place", pen.t("own-pieces" if over else "to-place"), pieces(pen, seat, me) or "–", note)
    discs = pen.inline(pen.draw("disc", pen.colour(seat)), 34), pen.big(me["discs"])
    pen.block("own-discs", pen.t("discs"), discs, pen.t("bank", n=me["bank"]))
    goods = [good(pen, kind, side, n) for kind, sides in me["goods"].items() for side, n in sides.items() if n]
    refined = sum(sides["refined"] for sides in me["goods"].values())
    pen.block("own-goods", pen.t("goods"), goods or "–", pen.t("goods-note", n=refined))
    held = [(id, n) for kinds in (me["own_titans"] or {}, me["supports"]) for id, n in kinds.items()]
    many = 46 * len(held) + 22 * sum(n > 1 for _, n in held) > 400  # two rows of them
    large = 0.7 if many else size(pen, 1.5 if len(held) < 4 else 1.3 if len(held) < 6 else 1)
    tiles = [tile(pen, id, n, large) for id, n in held]
    threat = pen.view["disaster"]
    note = pen.t("against", element=pen.name(threat["element"]), n=me["strength"], m=me["required"]) if threat else ""
    pen.block("own-tiles", pen.t("titans"), tiles or "–", note, cls="grow rows" if many else "grow")
    of_the_moment(pen)
    if me["artisans"]:
        pen.block("own-artisans", pen.t("artisans"), [own_artisan(pen, kind, n) for kind, n in me["artisans"].items()])
    if me["ships"]:
        pen.block("own-ships", pen.t("ships"), [own_ship(pen, id, n) for id, n in me["ships"].items()])
    if over:
        return
    ends = [(pen.t(f"end-{k}"), pen.big(me["projected"][k])) for k in ("round", "krypt")]
    rows = tag("tbody", [tag("tr", tag("td", said), tag("td", points)) for said, points in ends])
    pen.block("own-ends", pen.t("if-ended"), tag("table", rows, cls="ends"), pen.t("so-far", n=me["score"]))


def of_the_moment(pen: Pen) -> None:
    """Tiles that lie before the viewer only for the pending decision."""
    context = pen.view["context"]
    if asked(pen) == "krypt-redeem" and context.get("paid"):
        pen.block("own-paid", pen.t("paid"), [tile(pen, id, n) for id, n in context["paid"].items()], pen.t("paid-note"))
    if context.get("tiles"):
        seen = zip(("first", "second"), context["tiles"], strict=True)
        pen.block("own-omen", pen.t("omen"), [omen(pen, key, id) for key, id in seen], pen.t("omen-note"))


def pieces(pen: Pen, seat: int, me: dict[str, Any]) -> list[Element]:
    """What is still to be placed; the piece picked up now is framed."""
    held = pen.view["context"].get("piece") if asked(pen) in ("place-space", "foro-partner") else None
    supply = [(die, None if d["crowned"] else d["pips"]) for die, d in me["dice"].items() if d["at"] == "supply"]
    if me["figure"] == "supply":
        supply.append(("figure", None))
    out, lit = [], set()
    for piece, pips in supply:
        word = "leader" if pips is None else f"die-{pips}"
        keys = [k for k in (f"place:{word}", word, piece) if k in pen.targets and k not in lit][:1]
        lit.update(keys)
        body = pen.inline(picture(pen, seat, pips, piece != "figure"), 42, (-21, -22, 42, 44))
        framed = "pick" if piece == held and not keys else ""
        about = f"token:piece:{seat}:{piece}"
        out.append(pen.button(keys, body, cls=framed, label=pen.name(word), about=about))
    return out


def size(pen: Pen, usual: float) -> float:
    """Larger where little lies side by side, smaller where much does."""
    me = pen.view["players"][pen.viewer or 0]
    goods = sum(1 for sides in me["goods"].values() for n in sides.values() if n)
    kinds = goods + sum(len(me[held] or ()) for held in ("own_titans", "supports", "artisans", "ships"))
    return usual * (0.7 if kinds > 13 else 0.8 if kinds > 11 else 1)


def good(pen: Pen, kind: str, side: str, n: int) -> Element:
    """A good answers by its own key, or by its kind where the decision is about that side of the tile."""
    by_kind = asked(pen) == ("refine-good" if side == "basic" else "merchant-wild")
    keys = [f"good:{kind}:{side}", *([kind] if by_kind else [])]
    drawn = pen.inline(pen.draw("gtile", PICTURE[kind], side == "refined"), round(size(pen, 36)))
    return pen.button(keys, drawn, times(n), label=pen.name(kind), about=f"good:{kind}")


def tile(pen: Pen, id: str, n: int, scale: float = 1) -> Element:
    kind, element, value = id.split(":")
    if kind == "titan":
        body = pen.inline(titan(pen, element, value), round(34 * scale), (-17, -22, 34, 44))
    else:
        body = pen.inline(pen.draw("support", element, value), max(28, round(38 * scale)))  # its number stays readable
    return pen.button(id if asked(pen) != "take-support" else "", body, times(n), label=tile_name(pen, id), about=f"token:{id}")


def titan(pen: Pen, element: str, value: str) -> Body:
    """His portrait, below it his element and strength."""
    face = pen.face("faces", element, -12.5, -18.5, 25)
    sign = pen.draw("element_mark", element, -8.5, 12.5, 0.24) if face else ()
    return pen.draw("titan", element, value, 4 if face else 0) + face + sign


def omen(pen: Pen, key: str, id: str) -> Element:
    _, element, strength = id.split(":")
    vp = next(d["vp"] for d in pen.data["disasters"]["per_element"] if d["strength"] == int(strength))
    body = pen.inline(disaster(pen, element, strength, vp), 62, (-48, -48, 96, 96))
    return pen.button(key, body, label=tile_name(pen, id), about=f"token:{id}")


def own_artisan(pen: Pen, kind: str, n: int) -> Element:
    face = pen.inline(artisan(pen, pen.view["artisans"][kind]), round(size(pen, 46)), (-28, -33, 56, 66))
    return pen.button(f"artisan:{kind}", face, times(n), label=pen.name(kind), about=f"card:{kind}")


def own_ship(pen: Pen, id: str, n: int) -> Element:
    face = pen.inline(ship(pen, pen.view["ships"][id]), round(size(pen, 46)), (-48, -54, 96, 108))
    return pen.button(f"ship:{id}" if asked(pen) == "scrap-tile" else "", face, times(n), label=pen.name(id), about=f"card:{id}")


def players(pen: Pen) -> list[dict[str, Any]]:
    rows = []
    for seat, p in enumerate(pen.view["players"]):
        counts = [waiting(pen, seat, word) for word in p["unplaced"]]
        goods = sum(v["basic"] + v["refined"] for v in p["goods"].values())
        counts += [
            pen.tally(pen.draw("disc", pen.colour(seat)), p["discs"], pen.t("discs"), 18, about="sum:own-discs"),
            pen.tally(pen.draw("titan_back"), p["titans"], pen.t("titan-count"), 16, BACK, "sum:titans"),
            pen.tally(pen.draw("gtile", "any"), goods, pen.t("goods"), 16, about="sum:own-goods"),
            pen.tally(
                pen.draw("benefit", "support", 1), sum(p["supports"].values()), pen.t("supports"), 16, about="sum:supports"
            ),
        ]
        tags = [pen.t("start-tag")] if seat == pen.view["start_player"] else []
        tags += [pen.t("passed")] if p["passed"] else []
        rows.append(pen.row(seat, p["score"], counts, tags=[*tags, pen.t("krypt-tag", n=p["krypt_discs"])]))
    return rows


def waiting(pen: Pen, seat: int, word: str) -> Count:
    """A piece a player still has to place."""
    pips = None if word == "leader" else int(word.removeprefix("die-"))
    return pen.tally(picture(pen, seat, pips, False), "", pen.name(word), 22, (-20, -21, 40, 42), "sum:own-place")
