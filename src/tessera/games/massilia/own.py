"""Massilia: the viewer's own area, block by block, and a compact row per player."""

from typing import Any

from tessera.core.drawing import SEATS, SQUARE, Pen, asked, counted
from tessera.core.nodes import Element, tag
from tessera.games.massilia.market import DICE

CARD_BACK = (-44, -62, 88, 124)
SMALL = (
    ("house", SQUARE, SEATS),
    ("card_back", CARD_BACK),
    ("blank_die", SQUARE, ("brown",)),
    ("sesterce", SQUARE, ("",)),
    ("stone", SQUARE),
)


def own(pen: Pen) -> None:
    me = pen.view["players"][pen.viewer or 0]
    hand = [hand_card(pen, c) for c in me["hand"]] or tag("span", pen.t("no-cards"), cls="soft small")
    pen.block("own-hand", pen.t("your-cards", n=len(me["hand"]), m=pen.data["cards"]["hand_limit"]), hand)
    worth = me["money"] // pen.data["scoring"]["money_per_point"]
    pen.block(
        "own-money",
        pen.t("money"),
        (pen.inline(pen.draw("sesterce", "HS"), 40), pen.big(me["money"])),
        pen.t("points-now", n=worth),
    )
    pen.block(
        "own-stones", pen.t("stones"), (pen.inline(pen.draw("stone"), 34), pen.big(me["stones"])), stone_note(pen, me["stones"])
    )
    if asked_me(pen) and pen.view["context"].get("colour"):
        pen.block("own-die", pen.t("your-die"), prepared(pen), pen.t("die-note", n=pen.view["context"]["total"]))
    if asked_me(pen) and pen.view["rolled"]:
        cost = pen.data["money"]["keep_die_cost"]
        dice(pen, "rolled", pen.view["rolled"], ("keep",), pen.t("rolled-note", n=cost))
    dice(pen, "supply", me["supply"], ("die:supply", "join:supply"), pen.t("supply-note"))
    pen.block("own-screen", pen.t("screen"), behind_screen(pen, me["screen"]) or "–", pen.t("screen-note"))
    stall = pen.inline(pen.draw("stall", pen.colour(pen.viewer or 0), (), 0), 54, (-48, -46, 96, 92))
    pen.block(
        "own-stalls", pen.t("stalls-left"), (stall, pen.big(me["reserve"])), pen.t("build-for", n=pen.data["money"]["build_cost"])
    )
    if me["score"] is not None:
        pen.block("own-score", pen.t("if-over"), (pen.inline(pen.draw("laurel", ""), 38), pen.big(me["score"])), cls="grow")


def behind_screen(pen: Pen, screen: dict[str, int]) -> list[Element]:
    """Each die, or from seven on each colour with its number."""
    few = sum(screen.values()) < 7
    out: list[Element] = []
    for colour in DICE:
        n = screen.get(colour, 0)
        die = pen.inline(pen.draw("blank_die", colour), 30, label=f"{pen.name(f'die-{colour}')}: {n}")
        out += [die] * n if few else [counted(die, tag("b", n))] * bool(n)
    return out


def asked_me(pen: Pen) -> bool:
    asking = pen.view["asking"]
    return asking is not None and asking["seat"] == pen.viewer


def prepared(pen: Pen) -> list[Any]:
    """The die taken for the action, with the steps it may still make."""
    context = pen.view["context"]
    before = pen.big(f"{context['fixed']} +") if context["fixed"] else ""
    die = pen.inline(pen.draw("die", context["colour"], context["value"]), 40)
    steps = [pen.button(key, pen.big(sign)) for key, sign in (("down", "−"), ("up", "+")) if key in pen.targets]
    go = pen.button("execute", pen.big(f"= {context['total']}")) if "execute" in pen.targets else ""
    return [before, die, steps, go]


def hand_card(pen: Pen, card: dict[str, Any]) -> Element:
    god = card["god"]
    keys = sorted(k for k in pen.targets if k == god or k.startswith((f"card:{god}", f"{god}:")))
    if god == asked(pen) == "pluto" and "yes" in pen.targets:
        keys = ["yes"]
    face = pen.face("gods", god, 0, 0, 50, 78)
    body = face, tag("b", pen.name(god)), tag("small", pen.t(f"god-{god}"))
    cls = "hcard beside new" if card["new"] else "hcard beside"
    return pen.button(keys or f"card:{god}", body, cls=cls, label=pen.name(god), id=f"own-{god}", about=f"card:{god}")


def dice(pen: Pen, block: str, lying: list[dict[str, Any]], heads: tuple[str, ...], note: str) -> None:
    """Dice as buttons, many of them in two rows; of equal ones only the first is lit."""
    out, seen, many = [], set(), len(lying) > 4
    for d in sorted(lying, key=lambda d: (DICE.index(d["colour"]), d["value"])):
        face = (d["colour"], d["value"])
        keys = [] if face in seen else [f"{head}:{d['colour']}:{d['value']}" for head in heads]
        seen.add(face)
        label = pen.t("die-label", colour=pen.name(f"die-{d['colour']}"), n=d["value"])
        drawn, about = pen.inline(pen.draw("die", *face), 32 if many else 40), f"die:{d['colour']}:{d['value']}"
        out.append(pen.button(keys, drawn, label=label, about=about))
    pen.block(f"own-{block}", pen.t(block), out or "–", "" if many else note, cls="rows" if many else "")


def stone_note(pen: Pen, n: int) -> str:
    """Points lost for so many stones, and from how many on it is more."""
    steps = pen.data["penalty"]["score"]
    now = next(k for k, step in enumerate(steps) if n >= step["min"] and (step["max"] < 0 or n <= step["max"]))
    if now + 1 == len(steps):
        return pen.t("stone-last", n=steps[now]["points"])
    return pen.t("stone-note", n=steps[now]["points"], m=steps[now + 1]["min"], more=steps[now + 1]["points"])


def players(pen: Pen) -> list[dict[str, Any]]:
    rows = []
    for seat, p in enumerate(pen.view["players"]):
        rolled = len(pen.view["rolled"]) if seat == pen.view["active"] else 0
        in_hand = sum(p["screen"].values()) + len(p["supply"]) + rolled
        counts = [
            pen.tally(pen.draw("house", pen.colour(seat)), p["stalls"], pen.t("stalls"), about="sum:stalls"),
            pen.tally(pen.draw("card_back"), p["cards"], pen.t("cards-in-hand"), 13, CARD_BACK, "sum:own-hand"),
            pen.tally(pen.draw("blank_die", "brown"), in_hand, pen.t("dice"), about="sum:dice"),
        ]
        if p["money"] is not None:
            counts.append(pen.tally(pen.draw("sesterce", ""), p["money"], pen.t("money"), about="sum:own-money"))
            counts.append(pen.tally(pen.draw("stone"), p["stones"], pen.t("stones"), about="sum:own-stones"))
        passed = [pen.t("passed-tile", n=p["tile"]) if p["tile"] else pen.t("passed")] if p["passed"] else []
        rows.append(pen.row(seat, p["reputation"], counts, tags=passed, hidden=p["money"] is None))
    return rows
