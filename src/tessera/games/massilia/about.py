"""What the things of Massilia are, in words: see core.about."""

from typing import Any

from tessera.core.about import About, Asked, Line, first

ACTIONS = {  # the clauses of each colour of dice
    "beige": ("MAS-043", "MAS-044", "MAS-046", "MAS-049"),
    "brown": ("MAS-052", "MAS-053", "MAS-054"),
    "black": ("MAS-055", "MAS-118"),
    "grey": ("MAS-056", "MAS-057", "MAS-060"),
}
CHANGES = ("MAS-031", "MAS-032", "MAS-034")
SALE, CONSUL = ("MAS-062", "MAS-063", "MAS-064", "MAS-066"), ("MAS-070", "MAS-072", "MAS-075")


def good(asked: Asked, id: str) -> About:
    view, plain = asked.view, id == "beige"
    mine = sum(s["goods"].get(id, 0) for s in view["stalls"] if s["seat"] == asked.viewer)
    now = asked.lines(
        there=view["harbour"][id],
        price=view["beige_price"] if plain else view["prices"][id],
        next_price=None if plain or view["next_prices"] is None else view["next_prices"][id],
        mark=None if plain else view["markers"][id],
        on_stalls=None if asked.viewer is None else mine,
    )
    text = asked.t("about-beige-text") if plain else asked.t("about-good-text", colour=id, price=view["prices"]["temple"])
    clauses = ("MAS-045", "MAS-050", "MAS-066", "MAS-067") if plain else ("MAS-044", "MAS-049", "MAS-063", "MAS-064")
    return About(
        asked.t(f"good-{id}"), asked.t("about-good", colour=id), (text,), now, keys=(f"buy:{id}",), clauses=clauses, traces=("-",)
    )


def die(asked: Asked, id: str) -> About:
    colour, value = id.split(":")
    where = [d for d in asked.view["temple"] if d["colour"] == colour and d["value"] == int(value)]
    name = asked.t("die-label", colour=asked.said.name(f"die-{colour}"), n=int(value))
    text = (asked.effect(colour), asked.t("about-die-text"))
    lines = asked.lines(pips=int(value)) + with_die(asked, colour, int(value))
    lies = asked.t("about-in-temple") if where else asked.t("about-in-supply")
    keys = (f"keep:{id}", *(f"{head}:{place}:{id}" for head in ("die", "join") for place in ("temple", "supply")))
    return About(name, lies, text, lines, keys=keys, clauses=(*ACTIONS[colour][:2], *CHANGES[:2]), traces=("-",))


def with_die(asked: Asked, colour: str, pips: int) -> tuple[Line, ...]:
    """What the viewer would pay with it."""
    prices, money = asked.view["prices"], None if asked.me is None else asked.me["money"]
    if colour == "black":
        return asked.lines(
            reputation_for={"sesterce": pips * prices["temple"]}, have=None if money is None else {"sesterce": money}
        )
    if colour == "beige":
        room = sum(s["room"] for s in asked.view["stalls"] if s["seat"] == asked.viewer)
        return asked.lines(
            cheapest={"sesterce": pips * min(n for f, n in prices.items() if f != "temple")}, room=room if asked.me else None
        )
    if colour == "grey" and asked.me is not None:
        goods = sum(sum(s["goods"].values()) for s in asked.view["stalls"] if s["seat"] == asked.viewer)
        return asked.lines(on_stalls=goods)
    return ()


def space(asked: Asked, id: str) -> About:
    if not id.isdigit():
        text = (asked.effect(id), asked.t("about-court-text"))
        dice = [str(d["value"]) for d in asked.view["temple"] if d["colour"] == id]
        now = asked.lines(dice_there=", ".join(dice) or "–")
        kind = asked.t("about-court", colour=asked.said.name(f"die-{id}"))
        return About(asked.t(f"action-{id}"), kind, text, now, keys=("-",), clauses=ACTIONS[id])
    return plot(asked, int(id))


def figures_on(asked: Asked, n: int) -> list[str]:
    return [figure for figure, at in asked.view["figures"].items() if at == n]


def plot(asked: Asked, n: int) -> About:
    gate = first(asked.data["market"]["space"], index=n)["kind"] == "gate"
    stall = next((s for s in asked.view["stalls"] if s["plot"] == n), None)
    who = () if stall is None else ((stall["seat"], asked.t("about-stall-here")),)
    text = [asked.t("about-gate-text" if gate else "about-plot-text", cost={"sesterce": asked.data["money"]["build_cost"]})]
    if here := figures_on(asked, n):
        text.append(asked.t("about-figures", figures=here))
    keys = (f"plot:{n}", *(f"move:{figure}:{n}" for figure in asked.view["figures"]))
    clauses = ("MAS-110", "MAS-111", *CONSUL[:1])
    return About(asked.t("plot-label", n=n), "", tuple(text), who=who, keys=keys, clauses=clauses, traces=("-",))


def token(asked: Asked, id: str) -> About:
    kind, _, n = id.partition(":")
    if kind == "stall":
        return stall(asked, int(n))
    if kind == "tile":
        return asked.plain("round-tile", "about-tile-text", args={"n": int(n)}, clauses=("MAS-036", "MAS-040"))
    if kind == "stones":
        return asked.plain("stones", "about-stones-text", asked.lines(left=asked.view["stones"]), clauses=(*CHANGES, "MAS-084"))
    at = asked.view["figures"][kind]
    where = asked.t("about-at-plot", n=at)
    if kind == "consul":
        text = asked.t("about-consul-text", tax=asked.data["money"]["tax_per_good"], cost=asked.data["money"]["build_cost"])
        return About(asked.name(kind), where, (text,), keys=walks(asked, kind), clauses=CONSUL)
    mine = {
        s["plot"]: s["goods"].get(kind, 0) for s in asked.view["stalls"] if s["seat"] == asked.viewer and s["goods"].get(kind)
    }
    view = asked.view
    now = asked.lines(each={"sesterce": view["prices"]["temple"]}, mark=view["markers"][kind])
    if mine:
        now += asked.lines(sells=", ".join(asked.t("about-sells-at", n=many, plot=at) for at, many in mine.items()))
    text = asked.t("about-customer-text", colour=kind)
    return About(asked.t("about-customer", colour=kind), where, (text,), now, keys=walks(asked, kind), clauses=SALE)


def walks(asked: Asked, figure: str) -> tuple[str, ...]:
    return tuple(f"move:{figure}:{space['index']}" for space in asked.data["market"]["space"])


def stall(asked: Asked, n: int) -> About:
    found = first(asked.view["stalls"], plot=n)
    goods = {good: many for good, many in found["goods"].items() if many}
    worth = sum(many * (asked.view["markers"].get(good, 0)) for good, many in goods.items())
    tax = sum(goods.values()) * asked.data["money"]["tax_per_good"]
    now = asked.lines(there=goods or asked.t("empty"), room=found["room"], sold_all=worth, tax={"sesterce": tax})
    mine = found["seat"] == asked.viewer
    keys = tuple(f"place:{n}:{k}" for k in range(1, 7)) + tuple(f"give:{n}:{good}" for good in goods) if mine else ()
    text = (asked.t("about-stall-text"), *((asked.t("about-figures", figures=here),) if (here := figures_on(asked, n)) else ()))
    name = asked.t("about-stall", who=asked.who(found["seat"]), n=n)
    return About(name, "", text, now, keys=keys, clauses=("MAS-018", "MAS-062", "MAS-072", "MAS-082"), traces=("-",))


def card(asked: Asked, id: str) -> About:
    mine: list[dict[str, Any]] = [c for c in (asked.me["hand"] if asked.me else []) if c["god"] == id]
    now = asked.lines(in_hand=len(mine)) if asked.me else ()
    text = [asked.effect(id), asked.t("about-card-text")]
    if any(c["new"] for c in mine):
        text.append(asked.t("about-card-new"))
    who = tuple(
        (seat, asked.t("about-holds"))
        for seat, p in enumerate(asked.view["players"])
        if seat != asked.viewer and any(c["god"] == id and c["known"] for c in p["hand"])
    )
    keys = (f"open:{id}", f"card:{id}")
    return About(asked.name(id), asked.t("about-card"), tuple(text), now, who, keys, ("MAS-078", "MAS-057", "MAS-061"))


def deck(asked: Asked, id: str) -> About:
    if id == "discard":
        said = {"cards": asked.view["discard"], "n": len(asked.view["discard"])}
        return asked.plain("about-discard", "about-discard-text", args=said, clauses=("MAS-079", "MAS-059"))
    said = {"n": asked.view["deck"]}
    return asked.plain("about-deck", "about-deck-text", args=said, keys=("deck",), clauses=("MAS-057", "MAS-059"))


def sign(asked: Asked, id: str) -> About:
    view = asked.view
    now = asked.lines(price=view["prices"]["temple"], next_price=view["next_prices"]["temple"] if view["next_prices"] else None)
    clauses = ("MAS-002", "MAS-023", "MAS-063", "MAS-055")
    return asked.plain("about-temple-price", "about-temple-text", now, clauses=clauses)


def phase(asked: Asked, id: str) -> About:
    view = asked.view
    name = asked.t("round-of", n=view["round"], m=view["rounds"])
    text = (asked.t("about-round-text"), asked.t("about-end-text"))
    return About(name, asked.said.name(view["phase"]), text, clauses=("MAS-021", "MAS-023", "MAS-024", "MAS-029"))


def end(asked: Asked, id: str) -> About:
    now = asked.lines(rounds_left=asked.view["rounds"] - asked.view["round"])
    return asked.plain("about-end", "about-end-text", now, clauses=("MAS-081", "MAS-082", "MAS-083", "MAS-084"))


SIGNS = {"sesterce": "sum:own-money"}  # in the players' rows
