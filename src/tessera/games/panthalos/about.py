"""What the things of Panthalos are, in words: see core.about."""

from typing import Any

from tessera.core.about import About, Asked, Line, first
from tessera.core.words import begun
from tessera.games.panthalos.cards import space_in_words


def space(asked: Asked, id: str) -> About:
    found = asked.view["spaces"][id]
    place = found["place"]
    printed = first(asked.data["board"][asked.view["side"]][place], id=id)
    text = [begun(space_in_words(asked.said, place, printed), None)]
    if place == "polis":
        text.append(asked.t("about-once" if found["column"] == "left" else "about-every-round"))
    text.append(asked.t(f"about-place-{place}"))
    who = tuple((q["seat"], piece_words(asked, q["pips"])) for q in found["pieces"])
    if found.get("disc") is not None:
        who = ((found["disc"], asked.t("about-has-disc")), *who)
    order = asked.data["places"]["order"].index(place)
    kind = asked.t("about-space", place=asked.t(f"place-{place}"), n=order)
    same = elsewhere(asked, found.get("yields", ""), id)
    return About(asked.name(id), kind, tuple(text), fits(asked, found), who, clauses=asked.clauses("place", place), same=same)


def elsewhere(asked: Asked, sign: str, id: str) -> tuple[Line, ...]:
    """Where the same yield can be had too: other spaces of POLIS, open merchants."""
    view, found = asked.view, []
    for other, one in view["spaces"].items():
        if other != id and one.get("yields") and alike(one["yields"], sign):
            found.append((asked.name(other), asked.t("about-free" if one["disc"] is None else "about-taken")))
    for other in filter(None, view["displays"]["merkator"]):
        if other != id and alike(view["merchants"][other]["bonus"], sign):
            found.append((asked.name(other), asked.t("about-open")))
    return tuple(found)


def alike(one: str, other: str) -> bool:
    """One sign for a support, drawn or taken."""
    return bool(other) and one.split("-", maxsplit=1)[0] == other.split("-", maxsplit=1)[0]


def piece_words(asked: Asked, pips: int | None) -> str:
    return asked.said.name("leader") if pips is None else asked.said.name(f"die-{pips}")


def fits(asked: Asked, found: dict[str, Any]) -> tuple[Line, ...]:
    """Which of the viewer's unplaced pieces may go there."""
    if asked.me is None or found["place"] in ("titanus", "agro"):
        return () if asked.me is None else asked.lines(to_place=many(asked, asked.me["unplaced"]))
    strong = [word for word in asked.me["unplaced"] if word == "leader" or int(word[4:]) >= found["min"]]
    if found["place"] == "polis":
        strong = [word for word in strong if word != "leader"]
    return asked.lines(needs=found["min"], fits=many(asked, strong))


def many(asked: Asked, words: list[str]) -> str:
    """Pieces alike once, with their number."""
    said = [
        f"{words.count(word)} × {asked.said.name(word)}" if words.count(word) > 1 else asked.said.name(word)
        for word in dict.fromkeys(words)
    ]
    return ", ".join(said) or asked.t("about-none-fits")


def place(asked: Asked, id: str) -> About:
    order = asked.data["places"]["order"]
    kind = asked.t("about-place", n=order.index(id)) if id in order else ""
    text = asked.t(f"about-place-{id}")
    now: tuple[Line, ...] = ()
    if id == "krypt" and asked.view["disaster"] is not None and asked.me is not None:
        now = asked.lines(needs_against=asked.me["required"], have=asked.me["strength"])
    return About(asked.t(f"place-{id}"), kind, (text,), now, clauses=asked.clauses("place", id), traces=("-",))


def card(asked: Asked, id: str) -> About:
    """A ship, a merchant or an artisan."""
    view = asked.view
    if id in view["ships"]:
        return ship(asked, id, view["ships"][id])
    if id in view["merchants"]:
        return merchant(asked, id, view["merchants"][id])
    face = view["artisans"][id]
    owners = asked.each("about-owns", lambda p: p["artisans"].get(id))
    now = () if asked.me is None else asked.lines(costs={"disc": face["cost"]}, have={"disc": asked.me["discs"]})
    text = (asked.effect(id), asked.t("about-artisan-text"))
    clauses = ("PAN-040", "PAN-043", "PAN-045")
    return About(asked.name(id), asked.t("about-artisan"), text, now, owners, (f"artisan:{id}", id), clauses)


def ship(asked: Asked, id: str, face: dict[str, Any]) -> About:
    now: tuple[Line, ...] = ()
    if asked.me is not None:
        own = asked.me["goods"][face["good"]]
        goods = asked.data["goods"]
        symbols = own["basic"] * goods["symbols_basic"] * ("basic" in face["accepts"])
        symbols += own["refined"] * goods["symbols_refined"] * ("refined" in face["accepts"])
        points = symbols * asked.data["effect"]["ship"]["vp_per_symbol"]
        now = asked.lines(your_goods=own["basic"] + own["refined"], brings={"vp": points})
    owners = asked.each("about-owns", lambda p: p["ships"].get(id))
    text = (asked.effect(id), asked.t("about-ship-text"))
    return About(asked.name(id), asked.t("about-ship"), text, now, owners, (f"ship:{id}",), asked.clauses("place", "port"))


def merchant(asked: Asked, id: str, face: dict[str, Any]) -> About:
    now: tuple[Line, ...] = ()
    if asked.me is not None:
        have = {good: sides["refined"] for good, sides in asked.me["goods"].items()}
        met = sum(min(have[good], face["wants"].count(good)) for good in dict.fromkeys(face["wants"]))
        met += min(face["any"], sum(have.values()) - met)
        now = asked.lines(goods_ready=asked.t("about-of", n=met, m=len(face["wants"]) + face["any"]), brings={"vp": face["vp"]})
    text = (asked.effect(id), asked.t("about-merchant-text"))
    keys, same = (f"merchant:{id}",), elsewhere(asked, face["bonus"], id)
    return About(
        asked.name(id), asked.t("about-merchant"), text, now, keys=keys, clauses=asked.clauses("place", "merkator"), same=same
    )


def good(asked: Asked, id: str) -> About:
    kind = first(asked.data["goods"]["kind"], id=id)
    now = () if asked.me is None else asked.lines(basic=asked.me["goods"][id]["basic"], refined=asked.me["goods"][id]["refined"])
    text = asked.t("about-good-text", refined=kind["refined"], n=asked.data["goods"]["symbols_refined"])
    keys, clauses = (id, f"good:{id}:basic", f"good:{id}:refined"), ("PAN-024", "PAN-046", "PAN-047")
    return About(asked.name(id), asked.t("about-good"), (text,), now, keys=keys, clauses=clauses, traces=("-",))


def token(asked: Asked, id: str) -> About:
    kind, *rest = id.split(":")
    if kind in ("titan", "support", "disaster"):
        return tile(asked, id, kind, *rest)
    if kind == "start":
        who = ((asked.view["start_player"], asked.t("start-tag")),)
        return asked.plain("about-start", "about-start-text", who=who, clauses=("PAN-150", "PAN-153"))
    seat = int(rest[0])
    player = asked.view["players"][seat]
    if kind == "reserve":
        n = sum(d["at"] == "reserve" for d in player["dice"].values())
        name, text = asked.t("reserve-label", who=asked.who(seat), n=n), asked.t("about-reserve-text", n=asked.view["templum"])
        return About(name, text=(text,), clauses=("PAN-160", "PAN-161", "PAN-071"))
    return piece(asked, seat, player, rest[1])


def piece(asked: Asked, seat: int, player: dict[str, Any], id: str) -> About:
    """A follower or a leader."""
    die = player["dice"].get(id)
    leads = die is None or die["crowned"]
    at = player["figure"] if die is None else die["at"]
    name = f"{asked.who(seat)}: {piece_words(asked, None if leads else die['pips'])}"
    text = asked.t("about-leader-text" if leads else "about-follower-text")
    clauses = ("PAN-015", "PAN-053", "PAN-019") if leads else ("PAN-014", "PAN-237", "PAN-071")
    return About(name, asked.t("about-at", place=at), (text,), clauses=clauses, traces=("-",))


def tile(asked: Asked, id: str, kind: str, element: str, value: str) -> About:
    name = f"{asked.t('tile-' + kind)} {asked.said.name(element)} {value}"
    threat = asked.view["disaster"]
    if kind == "disaster":
        return disaster(asked, id, name, int(value), threat)
    text = asked.t(f"about-{kind}-text", element=element, n=int(value))
    held = asked.me and {**(asked.me["own_titans"] or {}), **asked.me["supports"]}
    now = asked.lines(have=held.get(id, 0)) if held is not None else ()
    if threat is not None and threat["element"] == element:
        now += asked.lines(helps=asked.t("about-against", n=threat["strike"]))
    owners = asked.each("about-owns", lambda p: p["supports"].get(id))
    return About(name, asked.t(f"about-{kind}"), (text,), now, owners, (id,), asked.clauses("tile", kind), traces=("-",))


def disaster(asked: Asked, id: str, name: str, strength: int, threat: dict[str, Any] | None) -> About:
    points = first(asked.data["disasters"]["per_element"], strength=strength)["vp"]
    now = asked.lines(strike=threat["strike"] if threat and threat["tile"] == id else None, defends={"vp": points})
    who: tuple[tuple[int, str], ...] = ()
    if threat is not None and threat["tile"] == id:
        players = asked.view["players"]
        who = tuple((seat, asked.t("about-holds-of", n=p["strength"], m=p["required"])) for seat, p in enumerate(players))
    text = asked.t("about-disaster-text", discs=asked.data["effect"]["krypt"]["endure_discs"])
    return About(
        name, asked.t("about-disaster"), (text,), now, who, ("defend", "endure"), asked.clauses("tile", "disaster"), traces=("-",)
    )


def phase(asked: Asked, id: str) -> About:
    view = asked.view
    name = asked.t("round-label", n=view["round"], m=view["rounds"], v=view["templum"])
    text = (asked.t("about-round-text"), asked.t("about-place-templum"))
    return About(name, text=text, clauses=("PAN-003", "PAN-060", "PAN-082"))


def end(asked: Asked, id: str) -> About:
    view, krypt = asked.view, asked.view["krypt"]
    full = asked.t("about-of", n=krypt["discs"], m=krypt["threshold"])
    now = asked.lines(rounds_left=view["rounds"] - view["round"], krypt_discs=full)
    who, clauses = asked.each("about-discs", lambda p: p["krypt_discs"]), ("PAN-065", "PAN-067", "PAN-068", "PAN-071")
    return asked.plain("about-end", "about-end-text", now, who=who, clauses=clauses, traces=("-",))


SIGNS = {"disc": "sum:own-discs"}  # in the players' rows
