"""Gloria Mundi: the viewer's own area, block by block, and a compact row per player."""

from typing import Any

from tessera.core.drawing import SQUARE, Pen, counted
from tessera.core.nodes import Element, tag
from tessera.games.gloria_mundi.faces import KINDS, TYPES, Card, faces

SMALL = (("ksign", SQUARE, TYPES), ("bcard", SQUARE), ("res", SQUARE, KINDS))
ROOM, WIDE, NARROW = 600, 130, 64  # pixels for the display; for a building, for a bare card, both as buttons


def own(pen: Pen) -> None:
    me = pen.view["players"][pen.viewer or 0]
    stock = me["stock"] or {}
    signs = {k: pen.inline(pen.draw("res", k), 28, label=pen.name(k)) for k in KINDS}
    heaps = [counted(signs[k], pen.big(stock.get(k, 0)), about=f"good:{k}") for k in KINDS]
    pen.block("own-stock", pen.t("your-stock"), heaps, pen.t("stock-note"))
    pen.block("own-hand", pen.t("your-hand"), [base_card(pen, k, me["hand"][k]) for k in TYPES], pen.t("hand-note"))
    stacks = [(k, s) for k in TYPES for s in sorted(me["display"][k], key=lambda s: (s["building"] is None, s["building"] or ""))]
    pen.block("own-display", pen.t("your-display"), display(pen, stacks), cls="grow")


def base_card(pen: Pen, kind: str, n: int) -> Element:
    sign, label = pen.inline(pen.draw("ksign", kind), 28), f"{pen.name(kind)}: {n}"
    return pen.button(kind, sign, pen.big(n), label=label, about=f"card:{kind}")


def display(pen: Pen, stacks: list[tuple[str, dict[str, Any]]]) -> list[Element]:
    """Cards while there is room; then bare ones of a type together, then small cards."""
    bare = [kind for kind, stack in stacks if not stack["building"]]
    built = (len(stacks) - len(bare)) * WIDE
    together = built + len(bare) * NARROW > ROOM
    tight, out, shown = built + len(set(bare)) * NARROW > ROOM, [], set()
    for kind, stack in stacks:
        if stack["building"]:
            out.append(building(pen, kind, faces(pen)[stack["building"]], tight, stack["acted"]))
        elif not together or kind not in shown:
            shown.add(kind)
            n = bare.count(kind) if together else 1
            words = pen.t("bare") if n == 1 else f"{n} × {pen.t('bare')}"
            body = pen.face("buildings", kind, 0, 0, 70, 34), pen.inline(pen.draw("ksign", kind), 26), tag("small", words)
            label, about = f"{pen.name(kind)}, {words}", f"card:{kind}"
            out.append(pen.button(f"lose:{kind}", body, cls=f"hcard faced bare k-{kind}", label=label, about=about))
    return out


def building(pen: Pen, kind: str, face: Card, tight: bool, used: bool) -> Element:
    """A building of the own display, as a button for whatever it may do now."""
    first = f"use:{face.id}"
    keys = [first, f"base:{face.id}", f"lock:{face.id}", f"discard:{face.id}", f"lose:{kind}:{face.id}", f"raze:{kind}:{face.id}"]
    picture = pen.face("buildings", face.id, 0, 0, 118, 34)
    if tight:
        foot = tag("span", pen.inline(pen.draw("ksign", kind), 17), cls="foot")
        body = picture, pen.inline(pen.draw("ability", face.mini), 38, (-19, -11, 38, 22)), foot
        cls = f"hcard faced slim k-{kind}{' played' if used else ''}"
        return pen.button(keys, body, cls=cls, label=face.name, about=f"building:{face.id}")
    line = pen.inline(pen.draw("ability", face.ability), 100, (-56, -14, 112, 28))
    sign = tag("span", pen.inline(pen.draw("ksign", kind), 17), cls="sign")
    name = tag("b", face.name, cls="long" if len(face.name) > 17 else "")
    cls = f"hcard faced gcard k-{face.type}{' played' if used else ''}"
    return pen.button(keys, picture, name, line, sign, cls=cls, label=face.name, about=f"building:{face.id}")


def players(pen: Pen) -> list[dict[str, Any]]:
    far = max(p["space"] for p in pen.view["players"])
    goal = pen.t("of-goal", n=pen.view["africa"])
    rows = []
    for seat, p in enumerate(pen.view["players"]):
        built = sum(1 for stacks in p["display"].values() for s in stacks if s["building"])
        held = {k: pen.t("in-hand", kind=pen.name(k)) for k in TYPES}
        counts = [pen.tally(pen.draw("ksign", k), p["hand"][k], held[k], about=f"card:{k}") for k in TYPES]
        counts.append(pen.tally(pen.draw("bcard"), built, pen.t("buildings"), about="sum:own-display"))
        if p["stock"] is not None:
            counts += [pen.tally(pen.draw("res", k), p["stock"].get(k, 0), pen.name(k), about=f"good:{k}") for k in KINDS]
        tags = [pen.t("first")] if p["space"] == far and far else []
        rows.append(pen.row(seat, p["space"], counts, of=goal, tags=tags, hidden=p["stock"] is None))
    return rows
