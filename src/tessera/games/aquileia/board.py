"""The table of Aquileia, laid out: the city's six areas inside the score track, card piles, contest and advantage tracks.

Places come from the edition's [layout] and the x, y of spaces and sites, times 9.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Cell, Pen, frame, slab
from tessera.core.nodes import Body

VIEWBOX = (0, 0, 1080, 720)
GROUND = ("ground", "sockets")
PHONE = (("forum", "map", (0, 0, 506, 444)), ("market", "list", (0, 0, 498, 446)), ("games", "flag", (0, 0, 548, 418)))
WINDOWS = {  # how the city is cut for a small screen: x, y, width, height of a piece, and where it goes
    "forum": ((256, 150, 506, 332, 0, 0), (38, 38, 353, 114, 0, 330)),
    "market": ((760, 38, 282, 444, 0, 0), (38, 150, 220, 332, 280, 0), (870, 480, 172, 110, 302, 330)),
    "games": (
        (38, 480, 544, 170, 0, 0),
        (580, 480, 292, 170, 0, 168),
        (870, 480, 172, 170, 290, 168),
        (46, 648, 416, 34, 4, 340),
        (462, 648, 416, 34, 4, 376),
    ),
}

K = 9.0
METALS = ("bronze", "silver", "gold")
PAID = (*METALS, "slaves")


class Region(NamedTuple):
    id: str
    n: str
    name: str
    x: float
    y: float
    w: float
    h: float
    ts: float = 1


class Socket(NamedTuple):
    id: str
    x: float
    y: float
    t: Any = ""
    shut: bool = False


class Site(NamedTuple):
    id: str
    kind: str
    colour: str
    value: int
    pays: tuple[tuple[str, int], ...]
    cost: tuple[tuple[str, int], ...]
    x: float
    y: float
    w: float


class Label(NamedTuple):
    x: float
    y: float
    t: str
    s: float = 12.5
    cls: str = "soft"


class Mini(NamedTuple):
    x: float
    y: float
    s: float
    m: str


# ---- geometry ----------------------------------------------------------------------------------------------------

BOX = {  # regions, fitted to the frame: x, y, width, height
    "portus": (42, 42, 345, 106),
    "mercatus": (764, 42, 274, 436),
    "theatrum": (42, 154, 212, 324),
    "forum": (260, 154, 498, 324),
    "stadium": (42, 484, 536, 162),
    "arena": (584, 484, 284, 162),
    "phase": (393, 42, 365, 106),
    "advantage": (874, 484, 164, 162),
}
ADVANTAGE_Y = 566.0


def track() -> tuple[Cell, ...]:
    """The score as the frame: 100 cells."""
    return frame(1080, 720, 34, 31, 19, 0.8)


def regions(pen: Pen) -> tuple[Region, ...]:
    numeral = {a["id"]: a["numeral"] for a in pen.data["area"]}
    return tuple(Region(k, numeral.get(k, ""), pen.t(f"region-{k}") if k in numeral else "", *box, 1) for k, box in BOX.items())


def places(pen: Pen) -> dict[str, tuple[float, float]]:
    return pen.once("places", lambda: _places(pen))


def _places(pen: Pen) -> dict[str, tuple[float, float]]:
    """Centres of the action spaces: the data's, pushed apart where pieces would touch."""
    out = {}
    for q in pen.data["space"]:
        x, y, i = q["x"] * K, q["y"] * K, q["id"]
        if i in ("dolus", "pecunia") or i.startswith("portus-") or i == "latro":
            x, y = x + 4, 98
        elif i.startswith("gold-"):
            x, y = x + 6, 546
        elif i.startswith("silver-"):
            x, y = x + 6, 610
        elif i == "potentia":
            x, y = 800, 330
        elif i.startswith("servi-"):
            y = {"servi-top": 289.0, "servi-middle": 335.0, "servi-bottom": 381.0}[i]
        out[i] = (x, y)
    return out


def sockets(pen: Pen) -> tuple[Socket, ...]:
    out = []
    for i, (x, y) in places(pen).items():
        space = pen.view["spaces"][i]
        out.append(Socket(i, x, y, i[-1] if space["area"] == "forum" else space.get("value", ""), space["closed"]))
    return tuple(out)


def sites(pen: Pen) -> dict[str, Site]:
    return pen.once("sites", lambda: {q["id"]: site(q) for q in pen.data["site"]})


def site(q: dict[str, Any]) -> Site:
    pays = tuple((m, q.get("pays", {}).get(m, 0)) for m in METALS)
    cost = tuple((m, q["cost"].get(m, 0)) for m in PAID)
    return Site(
        q["id"], q["kind"], q.get("colour", ""), q["value"], pays, cost, q["x"] * K, q["y"] * K, 68 if q["side"] == "left" else 51
    )


def piles(pen: Pen) -> dict[str, tuple[float, float, float]]:
    """Where cards lie and how large."""
    at = {q["id"]: (q["x"] * K, q["y"] * K) for q in pen.data["layout"]["pile"]}
    return {
        "equi-deck": (at["equi-deck"][0], 178, 0.5),
        "equi-0": (at["equi-open-left"][0], 178, 0.5),
        "equi-1": (at["equi-open-middle"][0], 178, 0.5),
        "equi-2": (at["equi-open-right"][0], 178, 0.5),
        "slave-deck": (998, 333, 0.6),
        "stadium-deck": (at["stadium-deck"][0] + 6, 558, 0.9),
        "stadium-open": (at["stadium-open"][0] + 12, 558, 0.9),
        "theatre-deck": (at["theatre-deck"][0] - 1, 262, 0.9),
        "theatre-open": (at["theatre-open"][0] + 7, 262, 0.9),
    }


def crest_places(pen: Pen) -> list[float]:
    fields = pen.data["advantage_track"]["fields"]
    return [round((98.95 + 3.53 * i) * K, 1) for i in range(fields)]


def label(pen: Pen, x: float, y: float, key: str, room: float, size: float = 12.5, cls: str = "soft") -> Label:
    text = pen.t(key)
    return Label(x, y, text, pen.fit(text, room, size * min(pen.ts, 1.2), 10.5), cls)


def labels(pen: Pen) -> tuple[Label, ...]:
    at = places(pen)
    out = [
        label(pen, at[i][0], at[i][1] + 36, f"at-{i}", 74)
        for i in ("dolus", "pecunia", "latro", "portus-bronze", "portus-silver", "portus-gold")
    ]
    out += [
        label(pen, 800, 304, "at-potentia", 64),
        label(pen, 901, 438, "equi-note", 258),
        label(pen, 901, 458, "servi-note", 258),
        label(pen, 148, 452, "auction", 190),
    ]
    out += [
        label(pen, 956, 512, "advantage", 150, 15, "name"),
        label(pen, 956, 612, "advantage-note", 154),
        label(pen, 76, 551, "side-gold", 58),
        label(pen, 76, 615, "side-silver", 58),
    ]
    out += [label(pen, 447, 176, "left-sites", 176), label(pen, 654, 176, "villas", 196)]
    return tuple(out)


def minis(pen: Pen) -> tuple[Mini, ...]:
    """The coins a slave trader takes, beside his space."""
    at = places(pen)
    rows = [q for q in pen.data["space"] if q["id"].startswith("servi-")]
    return tuple(
        Mini(at[q["id"]][0] - 34 - 17 * j, at[q["id"]][1], 0.42, q["metal"]) for q in rows for j in range(q["max_cards"])
    )


def whole_ground(pen: Pen) -> Body:
    body = pen.draw("frame", track()) + sum((pen.draw("region", r) for r in regions(pen)), ())
    body += pen.draw("labels", labels(pen)) + pen.draw("minis", minis(pen))
    body += sum((pen.draw("site", s) for s in sites(pen).values()), ())
    body += pen.draw("advantage", tuple(crest_places(pen)), ADVANTAGE_Y)
    return body + pen.draw("contest", pen.data["contest_track"]["printed_max"] + 1, pen.t("contest"), 46, 652)


# ---- what changes ------------------------------------------------------------------------------------------------


def draw_phase(pen: Pen) -> None:
    view = pen.view
    numerals = {a["id"]: a["numeral"] for a in pen.data["area"]}
    area = view["phase"]
    now = numerals.get(area, "")
    title = pen.t("round", n=view["round"], m=view["rounds"])
    sub = pen.t(f"phase-{area}")
    pen.put(
        "phase",
        402,
        70,
        pen.draw(
            "phase",
            view["round"],
            title,
            pen.fit(title, 340, 19, 14, True),
            sub,
            pen.fit(sub, 345, 13.5, 11),
            tuple(numerals.values()),
            now,
        ),
        label=f"{title}, {sub}",
    )
    lit = next((r for r in regions(pen) if r.id == area), None)
    pen.ground("area-now", pen.draw("lit_region", lit) if lit else ())


def draw_sites(pen: Pen) -> None:
    owner = pen.view["sites"]
    building = any(k.startswith("site:") for k in pen.targets)
    pen.stand("costs", 1, (price(pen, s) for s in sites(pen).values() if owner[s.id]["seat"] is None))
    for s in sites(pen).values():
        seat = owner[s.id]["seat"]
        if seat is not None:
            pen.put(
                f"house-{s.id}",
                s.x,
                s.y + 11,
                pen.draw("house", pen.colour(seat)),
                scale=0.92,
                label=pen.t("house-of", who=pen.who(seat), site=pen.name(s.id)),
            )
            continue
        if not pen.target(f"site:{s.id}", s.x, s.y, box=(s.w - 2, 64)) and building:
            pen.refuse(f"site:{s.id}", s.x, s.y, box=(s.w, 66), cross=False)


def price(pen: Pen, s: Site) -> tuple[str, float, float, Body, str]:
    """What a free site costs, printed on it."""
    across, apart = (13, 24) if s.w < 60 else (15, 30)
    return f"cost-{s.id}", s.x - across, s.y + 4, pen.draw("cost", s.cost, apart), price_words(pen, s)


def price_words(pen: Pen, s: Site) -> str:
    return f"{pen.name(s.id)}: " + (", ".join(f"{n} {pen.t('cost-' + m)}" for m, n in s.cost if n) or "0")


def card_face(pen: Pen, kind: str) -> Body:
    """The face of a card by its type, such as horse-gold-2."""
    spec = pen.once(
        "specs",
        lambda: {c["type"]: c | {"deck": deck} for deck, cs in pen.data["deck"].items() if isinstance(cs, list) for c in cs},
    )[kind]
    if spec["deck"] == "slave":
        return pen.draw("face", "slave", "", (), spec["slaves"])
    if spec["deck"] == "stadium":
        return pen.draw("face", "laurel", "", (spec["colour"],) if "colour" in spec else (), spec.get("points", 0))
    if spec["deck"] == "theatre":
        return pen.draw("face", "theatre", "", tuple(spec["colours"]), 0)
    return pen.draw("face", spec["kind"], spec.get("side", ""), (), spec["strength"])


def draw_cards(pen: Pen) -> None:
    view, at = pen.view, piles(pen)
    for i, found in enumerate(view["equi_open"].values()):
        x, y, s = at[f"equi-{i}"]
        pen.put(
            f"card-equi-{i}",
            x,
            y,
            card_face(pen, found) if found else pen.draw("gap"),
            scale=s,
            label=pen.name(found) if found else pen.t("empty"),
            home="equi-deck",
        )
    for pile, back in (("equi", "equi"), ("slave", "slave"), ("stadium", "laurel"), ("theatre", "theatre")):
        x, y, s = at[f"{pile}-deck"]
        n = view[f"{pile}_deck"]
        pen.put(
            f"{pile}-deck", x, y, pen.draw("card_back", back) if n else pen.draw("gap"), scale=s, label=pen.t(f"deck-{pile}", n=n)
        )
        pen.put(
            f"{pile}-left", x, y + 59 * s + (12 if s > 0.5 else 13), pen.draw("left", pen.t("left", n=n), 12.5 * min(pen.ts, 1.2))
        )
    for pile in ("stadium", "theatre"):
        x, y, s = at[f"{pile}-open"]
        found = view[f"{pile}_open"]
        pen.put(
            f"card-{pile}",
            x,
            y,
            card_face(pen, found) if found else pen.draw("gap"),
            scale=s,
            label=pen.name(found) if found else pen.t("empty"),
            home=f"{pile}-deck",
        )
    card_targets(pen, at)


def card_targets(pen: Pen, at: dict[str, tuple[float, float, float]]) -> None:
    space = (pen.view["context"] or {}).get("space", "")
    if space in pen.view["equi_open"]:
        x, y, s = at[f"equi-{list(pen.view['equi_open']).index(space)}"]
        pen.target("buy", x, y, box=(84 * s, 118 * s))
    x, y, s = at["slave-deck"]
    pen.target([*(f"buy:{k}" for k in range(1, 4)), "slave"], x, y, box=(84 * s, 118 * s))
    for key, pile in (("keep-open", "stadium-open"), ("keep-hidden", "stadium-deck")):
        x, y, s = at[pile]
        pen.target(key, x, y, box=(84 * s, 118 * s))


def draw_pieces(pen: Pen) -> None:
    view, at = pen.view, places(pen)
    for space, entry in view["spaces"].items():
        seat = entry["seat"]
        if seat is None:
            continue
        x, y = at[space]
        pen.put(
            f"h-{space}",
            x,
            y - 4,
            pen.draw("henchman", pen.colour(seat)),
            scale=0.98,
            label=pen.t("henchman-on", who=pen.who(seat), space=pen.name(space)),
        )
    for metal in view["harbour_coins"]:
        x, y = at[f"portus-{metal}"]
        pen.put(
            f"coin-{metal}",
            x + 16,
            y + 13,
            pen.draw("coin_mini", metal),
            scale=0.5,
            label=pen.t("coin-there", metal=pen.t(f"cost-{metal}")),
        )
    holder = view["blue_dice"]["holder"]
    x, y = at["potentia"]
    for i in range(view["blue_dice"]["left"] if holder is None else 0):
        pen.put(
            f"blue-{i}",
            x - 11 + 22 * (i % 2),
            y + 36 + 22 * (i // 2),
            pen.draw("metal_die", "blue", METALS[(i + 1) % 3]),
            scale=0.5,
        )
    if holder is not None:
        pen.put(
            "blue-holder",
            x,
            y + 44,
            pen.draw("badge", pen.colour(holder)),
            scale=0.6,
            label=pen.t("blue-with", who=pen.who(holder)),
        )
    crests = crest_places(pen)
    for i, seat in enumerate(view["advantage"]):
        if seat is not None:
            pen.put(
                f"crest-{pen.colour(seat)}",
                crests[i],
                ADVANTAGE_Y,
                pen.draw("crest", pen.colour(seat)),
                scale=0.84,
                label=pen.t("crest-on", who=pen.who(seat), n=i + 1),
            )
    free = next((i for i in range(len(crests)) if i >= len(view["advantage"]) or view["advantage"][i] is None), None)
    if free is not None:
        pen.target("crest", crests[free], ADVANTAGE_Y, box=(30, 38), touch=(32, 60))


def draw_contest(pen: Pen) -> None:
    """Strengths during a contest as shields on the track; beyond its end they stay on the last cell with the number beside."""
    contest = pen.view["contest"]
    if contest is None:
        return
    most = pen.data["contest_track"]["printed_max"]
    at: dict[int, list[tuple[int, int]]] = {}
    for row in contest["rows"]:
        at.setdefault(min(row["strength"], most), []).append((row["seat"], row["strength"]))
    for cell, here in at.items():
        for k, (seat, n) in enumerate(here):
            x = 46 + cell * 52 + 25 + (k - (len(here) - 1) / 2) * min(17, 40 / len(here))
            pen.put(
                f"shield-{pen.colour(seat)}",
                x,
                664,
                pen.draw("shield", pen.colour(seat), n if n > most else 0),
                scale=0.62,
                label=pen.t("strength-of", who=pen.who(seat), n=n),
            )


def draw_auction(pen: Pen) -> None:
    """The bid in coins with the emblem of who leads, and below it who is still in."""
    auction = pen.view["auction"]
    if auction is None:
        return
    bid = tuple((m, auction["bid"][m]) for m in METALS if auction["bid"][m])
    wide = 34 * len(bid)
    if auction["bidder"] is not None:
        pen.put(
            "bid-by",
            148 - wide / 2 - 12,
            348,
            pen.draw("badge", pen.colour(auction["bidder"])),
            scale=0.6,
            label=pen.t("bid-by", who=pen.who(auction["bidder"])),
        )
    pen.put("bid", 148 - wide / 2 + 18, 348, pen.draw("coins", bid), label=pen.t("bid"))
    for i, seat in enumerate(auction["inside"]):
        x = 214 + (i % 2) * 22
        pen.put(
            f"in-{pen.colour(seat)}",
            x,
            384 + (i // 2) * 22,
            pen.draw("badge", pen.colour(seat)),
            scale=0.46,
            label=pen.t("still-in", who=pen.who(seat)),
        )


def draw_scores(pen: Pen) -> None:
    cells: tuple[Cell, ...] = pen.once("track", track)
    at: dict[int, list[int]] = {}
    for seat, p in enumerate(pen.view["players"]):
        at.setdefault(p["score"] % 100, []).append(seat)
    for n, here in sorted(at.items()):
        c = cells[n]
        for k, seat in enumerate(here):
            d = (k - (len(here) - 1) / 2) * 7
            x, y = c.x + c.w / 2 + (d if len(here) > 1 else 0), c.y + c.h / 2 + (d if len(here) > 1 else 0)
            pen.put(
                f"score-{pen.colour(seat)}",
                x,
                y,
                pen.draw("token", pen.colour(seat)),
                scale=0.72 if len(here) == 1 else 0.58,
                label=pen.t("score-of", who=pen.who(seat), n=pen.view["players"][seat]["score"]),
            )


def space_targets(pen: Pen) -> None:
    at, taken = places(pen), pen.view["spaces"]
    for space, (x, y) in at.items():
        if (
            taken[space]["seat"] is None
            and not taken[space]["closed"]
            and not pen.target(f"henchman:{space}", x, y, r=17, touch=(42, 42))
        ):
            pen.refuse(f"henchman:{space}", x, y, box=(38, 38))
    context = (pen.view["context"] or {}).get("space", "")
    if context.startswith("portus-"):
        pen.target("pay", *at[context], r=21)


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    pen.ground("ground", pen.once("ground", lambda: whole_ground(pen)))
    pen.ground("sockets", pen.once(f"sockets-{pen.seats}", lambda: pen.draw("sockets", sockets(pen))))
    draw_phase(pen)
    draw_sites(pen)
    draw_cards(pen)
    draw_pieces(pen)
    draw_contest(pen)
    draw_auction(pen)
    draw_scores(pen)
    space_targets(pen)


def phone(pen: Pen, view: str) -> None:
    """Each view is pieces of the same city put together anew; words stand a little larger."""
    _, _, w, h = next(box for name, _, box in PHONE if name == view)
    pen.ground("back", slab(w, h))
    pen.cut(WINDOWS[view])
    table(pen)
