"""What the things of Aquileia are, in words: see core.about."""

from tessera.core.about import About, Asked, Line, first, payable

METALS = ("bronze", "silver", "gold")


def purse(asked: Asked) -> dict[str, int] | None:
    return None if asked.me is None else {**asked.me["coins"], "slaves": asked.me["slaves"] or 0}


def space(asked: Asked, id: str) -> About:
    found = asked.view["spaces"][id]
    area = asked.name(f"{found['area']}")
    text = [asked.effect(id)]
    if found["closed"]:
        text.append(asked.t("about-closed"))
    who = () if found["seat"] is None else ((found["seat"], asked.t("about-stands")),)
    now: tuple[Line, ...] = ()
    if found["area"] == "portus" and "metal" in found:
        text.append(asked.t("about-coin-there" if found["coin"] else "about-no-coin"))
        now = () if asked.me is None else asked.lines(harbour_pays={k: n for k, n in asked.me["income"].items() if n} or 0)
    elif "metal" in found and asked.me is not None:
        now = asked.lines(have={found["metal"]: asked.me["coins"][found["metal"]]})
    elif id in asked.view["equi_open"]:
        card = asked.view["equi_open"][id]
        price = asked.data["action"]["equi"]["price"]
        coins = None if asked.me is None else asked.me["coins"]
        now = asked.lines(card=card if card else asked.t("empty")) + payable(asked, price, coins)
    elif found["area"] in ("arena", "stadium") and asked.me is not None:
        now = asked.lines(in_hand=helpers(asked, found["area"], found.get("side", "")))
    kind = asked.t("about-space", area=area, numeral=first(asked.data["area"], id=found["area"])["numeral"])
    return About(asked.name(id), kind, tuple(text), now, who, clauses=asked.clauses("space", id.split("-", maxsplit=1)[0]))


def helpers(asked: Asked, area: str, side: str) -> int:
    """The strength of the viewer's cards that may be played there."""
    me = asked.me or {}
    held = {**(me["slave_faces"] or {}), **me["equi_public"]}
    for card, n in (me["equi_secret"] or {}).items():
        held[card] = held.get(card, 0) + n
    decks, total = asked.data["deck"], 0
    for card in (*decks["slave"], *decks["equi_arma"]):
        fits = card.get("kind", "slave") != "horse" if area == "arena" else card.get("side") == side
        total += held.get(card["type"], 0) * card.get("strength", card.get("slaves", 0)) if fits else 0
    return total


def building(asked: Asked, id: str) -> About:
    site = asked.view["sites"][id]
    who = () if site["seat"] is None else ((site["seat"], asked.t("about-house-here")),)
    now: tuple[Line, ...] = ()
    if site["seat"] is None:
        now = payable(asked, {k: n for k, n in site["cost"].items() if n}, purse(asked))
    if asked.me is not None and site["kind"] == "villa":
        cards = asked.me["villas"][site["colour"]]["cards"] or 0
        now += asked.lines(matching=cards, at_end=cards * site["value"])
    clauses = ("AQU-093", "AQU-094", *(("AQU-121", "AQU-122") if site["kind"] == "villa" else ("AQU-112", "AQU-113")))
    return About(asked.name(id), asked.name(site["kind"]), (asked.effect(id),), now, who, clauses=clauses)


def card(asked: Asked, id: str) -> About:
    kind = id.split("-", maxsplit=1)[0]
    now: tuple[Line, ...] = ()
    if asked.me is not None:
        me = asked.me
        held = (me["slave_faces"] or {}, me["equi_public"], me["equi_secret"] or {}, me["laurel_faces"], me["theatre_cards"])
        now = asked.lines(in_hand=sum(cards.get(id, 0) for cards in held))
    who = tuple(
        (p["seat"], asked.t("about-holds", n=n))
        for p in asked.view["players"]
        if (n := p["equi_public"].get(id, 0) + p["theatre_cards"].get(id, 0)) and p["seat"] != asked.viewer
    )
    keys = (f"play:{id}",)
    return About(asked.name(id), asked.t(f"about-card-{kind}"), (asked.effect(id),), now, who, keys, asked.clauses("card", kind))


def deck(asked: Asked, id: str) -> About:
    n = asked.view[f"{id}_deck"]
    now = asked.lines(left=n, discarded=asked.view.get(f"{id}_discard") or None)
    return asked.plain(f"deck-{id}", f"about-deck-{id}", now, args={"n": n}, clauses=asked.clauses("deck", id), traces=("-",))


def good(asked: Asked, id: str) -> About:
    who = tuple((p["seat"], str(p["coins"][id])) for p in asked.view["players"])
    now = () if asked.me is None else asked.lines(have=asked.me["coins"][id], harbour_pays=asked.me["income"][id])
    text, clauses = (asked.t("about-coin-text"),), ("AQU-006", "AQU-007")
    return About(asked.name(id), asked.t("about-coin"), text, now, who, clauses=clauses, traces=("-",))


def area(asked: Asked, id: str) -> About:
    numeral = next((row["numeral"] for row in asked.data["area"] if row["id"] == id), "")
    kind = asked.t("about-area", numeral=numeral) if numeral else ""
    who: tuple[tuple[int, str], ...] = ()
    if id == "advantage":
        who = tuple((seat, asked.t("about-field", n=n)) for n, seat in enumerate(asked.view["advantage"], 1) if seat is not None)
    return About(
        asked.t(f"area-{id}"), kind, (asked.t(f"about-area-{id}"),), who=who, clauses=asked.clauses("area", id), traces=("-",)
    )


def token(asked: Asked, id: str) -> About:
    kind, _, seat = id.partition(":")
    if kind == "blue":
        dice = asked.view["blue_dice"]
        who = () if dice["holder"] is None else ((dice["holder"], asked.t("about-has-blue", n=dice["left"])),)
        return asked.plain("about-blue", "about-blue-text", who=who, clauses=("AQU-047", "AQU-052", "AQU-065"))
    if kind == "bid":
        auction = asked.view["auction"]
        said = {"coins": {k: n for k, n in auction["bid"].items() if n}, "card": auction["card"]}
        return asked.plain("bid", "about-bid-text", args=said, clauses=("AQU-077", "AQU-079"))
    row = first(asked.view["contest"]["rows"], seat=int(seat))
    now = asked.lines(rank=row["rank"], base=row["base"], from_cards=row["cards"])
    name = asked.t("strength-of", who=asked.who(int(seat)), n=row["strength"])
    return About(
        name, "", (asked.t("about-strength-text"),), now, clauses=asked.clauses("contest", asked.view["contest"]["area"])
    )


def phase(asked: Asked, id: str) -> About:
    view = asked.view
    text = (asked.t(f"phase-{view['phase']}"), asked.t("about-round-text"))
    return About(asked.t("round", n=view["round"], m=view["rounds"]), "", text, clauses=("AQU-013", "AQU-032", "AQU-034"))


def end(asked: Asked, id: str) -> About:
    view = asked.view
    now = asked.lines(rounds_left=view["rounds"] - view["round"], if_over=None if asked.me is None else asked.me["total"])
    return asked.plain("about-end", "about-end-text", now, clauses=("AQU-118", "AQU-119", "AQU-121", "AQU-125"))
