"""What the things of Concordia Venus are, in words: see core.about."""

from typing import Any

from tessera.core.about import About, Asked, Line, first, payable


def purse(asked: Asked) -> dict[str, int] | None:
    """What the viewer can spend, also of his partner's (CON-128)."""
    return None if asked.me is None else {**asked.me["goods"], "sestertius": asked.me["money"] + helped(asked, asked.me)}


def helped(asked: Asked, me: dict[str, Any]) -> int:
    return 0 if me["partner"] is None else int(asked.view["players"][me["partner"]]["money"])


def city(asked: Asked, id: str) -> About:
    place = first(asked.view["cities"], id=id)
    province = asked.name(place["province"])
    who = tuple((seat, asked.t("about-house-here")) for seat in place["houses"])
    if place["capital"]:
        kind = asked.t("about-capital", province=province)
        return About(asked.name(id), kind, (asked.t("about-capital-text"),), clauses=("CON-034",))
    good, price = place["good"], place["price"]
    text = asked.t("about-city-text", good=good, province=province)
    mine = asked.viewer in place["houses"]
    now = () if mine else payable(asked, {**price["goods"], "sestertius": price["money"]}, purse(asked))
    if now and asked.me is not None and 0 < price["money"] - asked.me["money"] <= helped(asked, asked.me):
        now += asked.lines(partner_pays={"sestertius": price["money"] - asked.me["money"]})
    more = (asked.t("about-city-again", n=len(place["houses"])),) if place["houses"] else ()
    kind, clauses = asked.t("about-city", good=good, province=province), ("CON-028", "CON-029", "CON-030", "CON-031")
    return About(asked.name(id), kind, (text, *more), now, who, clauses=clauses)


def province(asked: Asked, id: str) -> About:
    found = first(asked.view["provinces"], id=id)
    marker = found["marker"]
    towns = asked.t("about-province-cities", cities=found["cities"])
    said = "about-province-coins" if marker["side"] == "coins" else "about-province-good"
    text = (asked.t(said, good=marker["good"], n=marker["coins"]), towns)
    now: tuple[Line, ...] = ()
    if asked.viewer is not None and marker["side"] == "goods":
        mine = dict(found["harvest"][asked.viewer])
        bonus = asked.data["praefectus_magnus" if asked.view["magnus"] == asked.viewer else "actions"]
        extra = bonus["bonus_goods"] if "bonus_goods" in bonus else bonus["prefect"]["bonus_goods"]
        mine[marker["good"]] = mine.get(marker["good"], 0) + extra
        now = asked.lines(would_get=mine)
    who = tuple((seat, asked.t("about-harvest", goods=goods)) for seat, goods in enumerate(found["harvest"]) if goods)
    return About(asked.name(id), asked.t("about-province"), text, now, who, clauses=asked.clauses("card", "prefect"))


def way(asked: Asked, id: str) -> About:
    found = first(asked.view["ways"], id=id)
    ends = [asked.name(end) for end in found["ends"]]
    text = asked.t(f"about-way-{found['kind']}" if found["stop"] else "about-way-through", a=ends[0], b=ends[1])
    seat = found["colonist"]
    who = () if seat is None else ((seat, asked.t("about-stands")),)
    kind = asked.t(f"about-{found['kind']}-way")
    return About(f"{ends[0]}–{ends[1]}", kind, (text,), who=who, clauses=("CON-022", "CON-025", "CON-028"))


def token(asked: Asked, id: str) -> About:
    """A house or a colonist, with whose it is and where."""
    kind, seat, place = id.split(":")
    who = asked.who(int(seat))
    if kind == "house":
        town = first(asked.view["cities"], id=place)
        text = asked.t("about-house-text", good=town["good"], province=town["province"])
        name = asked.said("house-in", who=who, city=asked.name(place))
        return About(name, asked.t("about-house"), (text,), clauses=("CON-041", "CON-033"), traces=(place,))
    name = asked.said(f"colonist-{kind}", who=who, place=asked.name(place))
    said = (asked.t("about-colonist-text"),)
    return About(name, asked.t(f"about-{kind}"), said, clauses=("CON-020", "CON-028"), traces=(place,))


def cards(asked: Asked) -> dict[str, dict[str, Any]]:
    """Every card the viewer can see."""
    view = asked.view
    found = [slot["card"] for slot in view["display"]] + [p["top"] for p in view["players"]]
    found += [card for p in view["players"] for card in p["hand"] or ()] + list(view["context"].get("hand", ()))
    return {card["id"]: card for card in found if card is not None}


def card(asked: Asked, id: str) -> About:
    found = cards(asked)[id]
    kind, gods = found["kind"], found["gods"]
    text = (asked.effect(id), *(f"{asked.name(god)}: {asked.effect(god)}" for god in gods))
    slot = next((slot for slot in asked.view["display"] if slot["card"] is not None and slot["card"]["id"] == id), None)
    now: tuple[Line, ...] = ()
    keys: tuple[str, ...] = (f"play:{kind}", f"suggest:{kind}", f"answer:{kind}")
    if slot is not None:
        keys = (f"card:{slot['space']}",)
        now = payable(asked, priced([*found["price"], *slot["extra"]]), None if asked.me is None else asked.me["goods"])
        if slot["extra"]:
            now += asked.lines(without_space=priced(found["price"]))
    if asked.me is not None:
        worth = {god["god"]: god["per_card"] for god in asked.me["gods"]}
        now += asked.lines(at_end=sum(worth[god] for god in gods))
    clauses = asked.clauses("card", "dual" if kind in asked.data["actions"]["dual_roles"] else kind)
    named = ", ".join(asked.name(god) for god in gods)
    return About(asked.name(kind), named, text, now, holders(asked, kind), keys, clauses, (kind, id))


def priced(goods: list[str]) -> dict[str, int]:
    return {good: goods.count(good) for good in dict.fromkeys(goods)}


def holders(asked: Asked, kind: str) -> tuple[tuple[int, str], ...]:
    """Who owns bought cards of this kind; which cards somebody has is known to all, where they are is not."""
    kinds = {card["id"]: card["kind"] for card in asked.data["purchase_cards"]["cards"]}
    return asked.each("about-owns", lambda p: sum(kinds.get(id) == kind for id in p["owned"]))


def deck(asked: Asked, id: str) -> About:
    view = asked.view
    stacks = ", ".join(f"{name}: {n}" for name, n in view["deck"]["by_stack"].items() if n)
    said, now = {"n": view["deck"]["count"], "all": view["cards_left"]}, asked.lines(stacks=stacks or None, cash=view["coins"])
    return asked.plain("about-deck", "about-deck-text", now, args=said, clauses=("CON-075",))


def space(asked: Asked, id: str) -> About:
    slot = first(asked.view["display"], space=int(id))
    said = {"n": int(id), "extra": priced(slot["extra"])}
    return asked.plain("about-space", "about-space-text", args=said, clauses=("CON-073", "CON-075"))


def god(asked: Asked, id: str) -> About:
    who = tuple((p["seat"], asked.t("about-god-points", **first(p["gods"], god=id))) for p in asked.view["players"])
    return About(asked.name(id), asked.t("about-god"), (asked.t("about-god-text"), asked.effect(id)), who=who, traces=("-",))


def good(asked: Asked, id: str) -> About:
    found = first(asked.view["goods"], id=id)
    text = (
        asked.t("about-good-text", price=found["price"]),
        asked.t("about-good-city", cost=priced(asked.data["goods"][id]["build_goods"])),
    )
    now = () if asked.me is None else asked.lines(have=asked.me["goods"].get(id, 0), room=asked.me["free"])
    return About(asked.name(id), asked.t("about-good"), text, now, clauses=("CON-046", "CON-048"), traces=("-",))


def end(asked: Asked, id: str) -> About:
    view = asked.view
    most = max(view["players"], key=lambda p: len(p["houses"]))
    now = asked.lines(cards_left=view["cards_left"], houses_left=f"{asked.who(most['seat'])}: {most['houses_left']}")
    return asked.plain("about-end", "about-end-text", now, clauses=("CON-100", "CON-101"))


SIGNS = {"sestertius": "sum:own-money"}  # in the players' rows
