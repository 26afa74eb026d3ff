"""What the things of Gloria Mundi are, in words: see core.about."""

from typing import Any

from tessera.core.about import About, Asked, Line

TRIBUTE, RUN, BUYING = ("GLO-048", "GLO-050", "GLO-051"), ("GLO-055", "GLO-056", "GLO-057"), ("GLO-034", "GLO-035", "GLO-037")
CLAUSES = {  # of buildings, by the kind of their ability
    "produce": ("GLO-092", "GLO-026"),
    "exchange": ("GLO-081", "GLO-084", "GLO-115"),
    "own": ("GLO-093",),
    "condition": ("GLO-094", "GLO-095", "GLO-096"),
    "substitute": ("GLO-076", "GLO-089", "GLO-123"),
    "wall": ("GLO-077", "GLO-078", "GLO-079"),
}
ENDS = {"africa": "GLO-099", "goth": "GLO-097", "hand": "GLO-098", "deck": "GLO-100"}


def building(asked: Asked, id: str) -> About:
    face = asked.view["cards"][id]
    on = face["on"]
    kind = asked.t("about-any-base", type=face["type"]) if len(on) > 1 else asked.t(f"about-building-{face['type']}", base=on[0])
    slot = next((slot for slot in asked.view["forum"] if slot["card"] == id), None)
    owner = [
        seat for seat, p in enumerate(asked.view["players"]) if any(s["building"] == id for v in p["display"].values() for s in v)
    ]
    who = tuple((seat, asked.t("about-built")) for seat in owner)
    where = () if slot or owner else (asked.t("about-burned" if id in asked.view["fire"] else "about-in-pile"),)
    now = for_sale(asked, face, slot) if slot else ()
    clauses = (*CLAUSES[face["ability"]["kind"]], *(BUYING[:2] if slot else ()))
    return About(asked.name(id), kind, (asked.effect(id), *where), now, who, clauses=clauses)


def for_sale(asked: Asked, face: dict[str, Any], slot: dict[str, Any]) -> tuple[Line, ...]:
    """What it costs here, whether the viewer can pay, on what it would lie, and where his Roman would stand."""
    lines = asked.lines(price=face["price"], extra=slot["surcharge"], pieces=slot["cost"])
    me = asked.me
    if me is None:
        return lines
    bare = {type: sum(s["building"] is None for s in me["display"][type]) for type in face["on"]}
    lines += asked.lines(goes_on={type: n for type, n in bare.items() if n} or asked.t("about-no-bare"))
    stock = me["stock"] or {}
    missing = {kind: n - stock.get(kind, 0) for kind, n in face["price"].items() if n > stock.get(kind, 0)}
    jokers = max(0, stock.get("glory", 0) - face["price"].get("glory", 0))
    pieces = slot["cost"] - (me["pieces"] or 0)
    if pieces > 0:
        lines += asked.lines(short_pieces=pieces)
    elif sum(missing.values()) > jokers or missing.get("glory"):
        lines += asked.lines(short=missing)
    else:
        lines += ((asked.t("about-can-pay"), asked.t("about-yes")),)
    to = min(me["space"] + face["steps"], asked.view["africa"])
    return lines + (asked.lines(your_roman=asked.t("about-from-to", a=me["space"], b=to)) if face["steps"] else ())


def card(asked: Asked, id: str) -> About:
    """A base card."""
    made = {row["id"]: row["produces"] for row in asked.data["base_types"]}[id]
    now: tuple[Line, ...] = ()
    if asked.me is not None:
        laid = asked.me["display"][id]
        bare = sum(stack["building"] is None for stack in laid)
        now = asked.lines(in_hand=asked.me["hand"][id], in_display=len(laid), bare=bare)
    who = tuple((seat, asked.t("about-bases", n=len(p["display"][id]))) for seat, p in enumerate(asked.view["players"]))
    text = (asked.t("about-base-text", type=id, good=made), asked.t("about-base-lost"))
    return About(asked.name(id), asked.t("about-base"), text, now, who, clauses=("GLO-022", "GLO-025", "GLO-027"), traces=("-",))


def good(asked: Asked, id: str) -> About:
    text = asked.t("about-glory-text") if id == "glory" else asked.t("about-good-text", good=id)
    stock = None if asked.me is None else asked.me["stock"]
    now = () if stock is None else asked.lines(have=stock.get(id, 0))
    return About(asked.name(id), asked.t("about-good"), (text,), now, clauses=("GLO-035", "GLO-037", "GLO-053"), traces=("-",))


def space(asked: Asked, id: str) -> About:
    kind, _, n = id.partition("-")
    if kind == "slot":
        said = {"n": asked.view["forum"][int(n)]["surcharge"], "last": asked.view["forum"][-1]["surcharge"]}
        return asked.plain("about-slot", "about-slot-text", args=said, clauses=("GLO-008", "GLO-017", "GLO-037"))
    if kind == "goth":
        return goths_space(asked, int(n))
    if kind == "rome":
        return asked.plain("about-rome", "about-rome-text", clauses=("GLO-054", "GLO-097"))
    who = tuple((seat, asked.t("about-stands")) for seat, p in enumerate(asked.view["players"]) if p["space"] == int(n))
    left = asked.view["africa"] - int(n)
    text = asked.t("about-road-text", n=left) if left > 0 else asked.t("about-africa-text")
    return About(asked.t("about-road", n=int(n)), asked.t("about-road-kind"), (text,), who=who, clauses=("GLO-032", "GLO-033"))


def goths_space(asked: Asked, n: int) -> About:
    found, goth = asked.view["spaces"][n], asked.view["goth"]
    due = asked.data["goth_track"]["tribute_for"]
    price: dict[str, int] = {}
    for sign in found["symbols"]:
        price[due[sign]] = price.get(due[sign], 0) + 1
    burns = {sign: found["symbols"].count(sign) for sign in found["symbols"]}
    text = [asked.t("about-goth-burns", cards=burns)] if burns else [asked.t("about-goth-start")]
    if found["tribute"]:
        text.append(asked.t("about-goth-paid", pieces=found["tribute"]))
    elif n == goth["next"]:
        text.append(asked.t("about-goth-next"))
    now = asked.lines(tribute=price) if price and not found["tribute"] and n > goth["space"] else ()
    return About(asked.t("about-goth-space", n=n), asked.t("about-goth-road"), tuple(text), now, clauses=(*TRIBUTE, "GLO-057"))


def token(asked: Asked, id: str) -> About:
    kind, _, seat = id.partition(":")
    if kind == "roman":
        space = asked.view["players"][int(seat)]["space"]
        name = asked.t("about-roman", who=asked.who(int(seat)), n=space)
        text = asked.t("about-roman-text", n=asked.view["africa"] - space)
        return About(name, text=(text,), clauses=("GLO-032", "GLO-044", "GLO-101"))
    goth, losses = asked.view["goth"], asked.view["goth"]["losses"]
    now: tuple[Line, ...] = ()
    if goth["next"] is not None:
        mine = None if asked.viewer is None else losses[asked.viewer]
        now = asked.lines(stops=goth["stop"], burns=goth["demand"], shared=goth["pool"], tribute=goth["price"], you_lose=mine)
    who = asked.each("about-loses", lambda p: losses[p["seat"]])
    return asked.plain("about-goth", "about-goth-text", now, args={"n": goth["space"]}, who=who, clauses=(*RUN, TRIBUTE[0]))


def deck(asked: Asked, id: str) -> About:
    if id == "fire":
        said = {"n": len(asked.view["fire"]), "cards": asked.view["fire"]}
        return asked.plain("about-fire", "about-fire-text", args=said, clauses=("GLO-018", "GLO-019"))
    said, unseen = {"n": asked.view["pile"]}, asked.lines(unseen=asked.view["unseen"])
    return asked.plain("about-pile", "about-pile-text", unseen, args=said, clauses=("GLO-016", "GLO-020"))


def end(asked: Asked, id: str) -> About:
    view = asked.view
    first = max(view["players"], key=lambda p: p["space"])
    few = min(view["players"], key=lambda p: sum(p["hand"].values()))
    now = asked.lines(
        to_africa=f"{asked.who(first['seat'])}: {view['africa'] - first['space']}",
        goth_left=view["rome"] - view["goth"]["space"],
        fewest=f"{asked.who(few['seat'])}: {sum(few['hand'].values())}",
        pile_left=view["pile"],
    )
    return asked.plain("about-end", "about-end-text", now, clauses=tuple(ENDS.values()))


SIGNS = {type: f"card:{type}" for type in ("farm", "city", "legion")}  # in the players' rows
