"""The table of Aquileia: the city with what lies in its six areas, card piles, contest and advantage tracks."""

from typing import Any

from tessera.core.drawing import Cell, Pen, Spot, Standing, cut_out, gathered, row_of, seated
from tessera.core.nodes import Body
from tessera.games.aquileia.city import (
    METALS,
    Site,
    contest_pitch,
    crest_places,
    piles,
    places,
    regions,
    sites,
    sockets,
    track,
    whole_ground,
)

VIEWBOX = (0, 0, 1080, 720)
GROUND = ("ground", "sockets")
ALIKE = True
PHONE = (("forum", "map", (0, 0, 506, 444)), ("market", "list", (0, 0, 498, 446)), ("games", "flag", (0, 0, 548, 418)))
WINDOWS = {  # how the city is cut for a small screen: x, y, width, height of a piece, and where it goes
    "forum": ((256, 150, 506, 332, 0, 0), (38, 38, 462, 114, 0, 330)),
    "market": ((760, 38, 282, 444, 0, 0), (38, 150, 220, 332, 280, 0), (870, 480, 172, 110, 302, 330)),
    "games": (
        (38, 480, 544, 170, 0, 0),
        (580, 480, 292, 170, 0, 168),
        (870, 480, 172, 170, 290, 168),
        (46, 648, 416, 34, 4, 340),
        (462, 648, 416, 34, 4, 376),
    ),
}

# ---- areas and sites ---------------------------------------------------------------------------------------------


def draw_phase(pen: Pen, number: int, rounds: int, area: str) -> None:
    numerals = {a["id"]: a["numeral"] for a in pen.data["area"]}
    title, sub = pen.t("round", n=number, m=rounds), pen.t(f"phase-{area}")
    lines = pen.lines(sub, 232, 12.9 * min(pen.ts, 1.35))
    words = title, pen.fit(title, 232, 19, 14, True), lines, min(pen.fit(line, 232, 13, 11) for line in lines)
    body = pen.draw("phase", number, *words, tuple(numerals.values()), numerals.get(area, ""))
    pen.put("tablet", 514, 74 if len(lines) == 1 else 69, body, label=f"{title}, {sub}", about="phase:round")
    lit = next((r for r in regions(pen) if r.id == area), None)
    pen.ground("area-now", pen.draw("lit_region", lit) if lit else ())


def draw_spots(pen: Pen) -> None:
    """Areas, sites, spaces and tracks: touched, they tell what they are."""
    boxes = [(f"area:{r.id}", r.x + r.w / 2, r.y + r.h / 2, r.w, r.h) for r in regions(pen) if r.id != "phase"]
    boxes.append(("area:contest", 46 + 416, 665, 832, 30))
    areas = [Spot(*box, pen.t(f"area-{box[0][5:]}")) for box in boxes]
    built = [Spot(f"building:{s.id}", s.x, s.y, s.w, 66, pen.name(s.id)) for s in sites(pen).values()]
    spaces = [Spot(f"space:{space}", x, y, 40, 40, pen.name(space)) for space, (x, y) in places(pen).items()]
    pen.spots("spots", [*areas, *built, *spaces])


def draw_sites(pen: Pen, owners: dict[str, int | None]) -> None:
    pen.stand("costs", 1, (price(pen, s) for s in sites(pen).values() if owners[s.id] is None))
    for s in sites(pen).values():
        seat = owners[s.id]
        if seat is not None:
            at, about = (s.x, s.y + 11), f"building:{s.id}"
            seated(pen, seat, f"house-{s.id}", "house", at, 0.92, "house-of", about, site=pen.name(s.id))


def site_targets(pen: Pen) -> None:
    building = any(k.startswith("site:") for k in pen.targets)
    for s in sites(pen).values():
        free = pen.view["sites"][s.id]["seat"] is None
        if free and not pen.target(f"site:{s.id}", s.x, s.y, box=(s.w - 2, 64)) and building:
            pen.refuse(f"site:{s.id}", s.x, s.y, box=(s.w, 66), cross=False)


def price(pen: Pen, s: Site) -> Standing:
    """What a free site costs, printed on it."""
    across, apart = (13, 24) if s.w < 60 else (15, 30)
    label = f"{pen.name(s.id)}: " + (", ".join(f"{n} {pen.t('cost-' + m)}" for m, n in s.cost if n) or "0")
    return Standing(f"cost-{s.id}", s.x - across, s.y + 4, pen.draw("cost", s.cost, apart), label, f"building:{s.id}")


# ---- cards -------------------------------------------------------------------------------------------------------


def card_face(pen: Pen, kind: str) -> Body:
    """The face of a card by its type, such as horse-gold-2."""
    decks = {deck: cards for deck, cards in pen.data["deck"].items() if isinstance(cards, list)}
    specs = pen.once("specs", lambda: {c["type"]: c | {"deck": deck} for deck, cards in decks.items() for c in cards})
    spec = specs[kind]
    if spec["deck"] == "slave":
        return pen.draw("face", "slave", "", (), spec["slaves"]) + pen.face("faces", f"slave-{spec['slaves']}", -39, -56, 78)
    if spec["deck"] == "stadium":
        colour, points = spec.get("colour", ""), spec.get("points", 0)
        said = "laurel", "", (colour,) if colour else (), points
        picture = pen.face("faces", f"laurel-{colour or 'any'}", -39, -56, 78, 112)
        return pen.draw("face", *said) + picture + pen.draw("on_face", *said)
    if spec["deck"] == "theatre":
        said = "theatre", "", tuple(spec["colours"]), 0
        halves = (pen.face("villas", colour, -39, -55 + 56 * i, 78) for i, colour in enumerate(spec["colours"]))
        return pen.draw("face", *said) + sum(halves, ()) + pen.draw("on_face", *said)
    said = spec["kind"], spec.get("side", ""), (), spec["strength"]
    picture = pen.face("faces", "-".join(filter(None, said[:2])), -39, -56, 78)
    return pen.draw("face", *said) + picture + pen.draw("on_face", *said)


def put_card(pen: Pen, key: str, at: tuple[float, float, float], found: str | None, deck: str) -> None:
    """An open card, or the gap where it would lie."""
    x, y, scale = at
    body, label = (card_face(pen, found), pen.name(found)) if found else (pen.draw("gap"), pen.t("empty"))
    pen.put(key, x, y, body, scale=scale, label=label, home=deck, about=f"card:{found}" if found else f"deck:{deck[:-5]}")


def draw_cards(pen: Pen, horses: list[str | None], left: dict[str, int], opened: dict[str, str | None]) -> None:
    at, size = piles(pen), 12.5 * min(pen.ts, 1.2)
    for i, found in enumerate(horses):
        put_card(pen, f"card-equi-{i}", at[f"equi-{i}"], found, "equi-deck")
    for pile, n in left.items():
        x, y, s = at[f"{pile}-deck"]
        back = pen.draw("card_back", "laurel" if pile == "stadium" else pile) if n else pen.draw("gap")
        pen.put(f"{pile}-deck", x, y, back, scale=s, label=pen.t(f"deck-{pile}", n=n), about=f"deck:{pile}")
        word = pen.draw("left", pen.t("left", n=n), size, pile in ("stadium", "theatre"))
        pen.put(f"{pile}-left", x, y + 59 * s + (12 if s > 0.5 else 13), word)
    for pile, found in opened.items():
        put_card(pen, f"card-{pile}", at[f"{pile}-open"], found, f"{pile}-deck")


def card_targets(pen: Pen) -> None:
    at, space = piles(pen), (pen.view["context"] or {}).get("space", "")
    lit = [([*(f"buy:{k}" for k in range(1, 4)), "slave"], "slave-deck"), (["keep-open"], "stadium-open")]
    lit.append((["keep-hidden"], "stadium-deck"))
    if space in pen.view["equi_open"]:
        lit.insert(0, (["buy"], f"equi-{list(pen.view['equi_open']).index(space)}"))
    for keys, pile in lit:
        x, y, s = at[pile]
        pen.target(keys, x, y, box=(84 * s, 118 * s))


# ---- pieces ------------------------------------------------------------------------------------------------------


def draw_henchmen(pen: Pen, on: list[tuple[str, int]]) -> None:
    for space, seat in on:
        x, y = places(pen)[space]
        about = f"space:{space}"
        seated(pen, seat, f"h-{space}", "henchman", (x, y - 4), 0.98, "henchman-on", about, space=pen.name(space))


def draw_coins_and_dice(pen: Pen, coins: list[str], dice: dict[str, Any]) -> None:
    """The coins of the harbour; the blue dice, or who holds them."""
    for metal in coins:
        x, y = places(pen)[f"portus-{metal}"]
        label = pen.t("coin-there", metal=pen.t(f"cost-{metal}"))
        coin, about = pen.draw("coin_mini", metal), f"space:portus-{metal}"
        pen.put(f"coin-{metal}", x + 16, y + 13, coin, scale=0.5, label=label, about=about)
    x, y = places(pen)["potentia"]
    if dice["holder"] is not None:
        seated(pen, dice["holder"], "blue-holder", "badge", (x, y + 44), 0.6, "blue-with", "token:blue")
        return
    for i in range(dice["left"]):
        die = pen.draw("metal_die", "blue", METALS[(i + 1) % 3])
        pen.put(f"blue-{i}", x - 11 + 22 * (i % 2), y + 36 + 22 * (i // 2), die, scale=0.5, about="token:blue")


def draw_crests(pen: Pen, advantage: list[int | None]) -> None:
    for i, (seat, (x, y, size)) in enumerate(zip(advantage, crest_places(pen), strict=False)):
        if seat is not None:
            seated(pen, seat, f"crest-{pen.colour(seat)}", "crest", (x, y), 0.84 * size, "crest-on", "area:advantage", n=i + 1)


def crest_target(pen: Pen) -> None:
    taken, spots = pen.view["advantage"], crest_places(pen)
    free = next((at for i, at in enumerate(spots) if i >= len(taken) or taken[i] is None), None)
    if free is not None:
        x, y, size = free
        pen.target("crest", x, y, box=(28 * size, 38 * size), touch=(29, 60) if len(spots) <= 5 else None)


def draw_contest(pen: Pen, rows: list[tuple[int, int]]) -> None:
    """Strengths during a contest as shields on the track; beyond its end they stay on the last cell with the number beside."""
    most, pitch = pen.data["contest_track"]["printed_max"], contest_pitch(pen)
    for cell, here in gathered((min(n, most), (seat, n)) for seat, n in rows).items():
        for (seat, n), d in zip(here, row_of(len(here), min(17, 40 / len(here))), strict=True):
            body = pen.draw("shield", pen.colour(seat), n if n > most else 0)
            label = pen.t("strength-of", who=pen.who(seat), n=n)
            at, about = (46 + cell * pitch + pitch / 2 - 1 + d, 664), f"token:strength:{seat}"
            pen.put(f"shield-{pen.colour(seat)}", *at, body, scale=0.62, label=label, about=about)


def draw_auction(pen: Pen, auction: dict[str, Any]) -> None:
    """The bid in coins with the emblem of who leads, and below it who is still in."""
    bid = tuple((m, auction["bid"][m]) for m in METALS if auction["bid"][m])
    wide = 34 * len(bid)
    if auction["bidder"] is not None:
        seated(pen, auction["bidder"], "bid-by", "badge", (148 - wide / 2 - 12, 348), 0.6, "bid-by", f"seat:{auction['bidder']}")
    pen.put("bid", 148 - wide / 2 + 18, 348, pen.draw("coins", bid), label=pen.t("bid"), about="token:bid")
    for i, seat in enumerate(auction["inside"]):
        at = 214 + (i % 2) * 22, 384 + (i // 2) * 22
        seated(pen, seat, f"in-{pen.colour(seat)}", "badge", at, 0.46, "still-in", f"seat:{seat}")


def draw_scores(pen: Pen, scores: list[int]) -> None:
    cells: tuple[Cell, ...] = pen.once("track", track)
    for n, here in gathered((score % 100, seat) for seat, score in enumerate(scores)).items():
        c = cells[n]
        for seat, d in zip(here, row_of(len(here), 7), strict=True):
            at, scale = (c.x + c.w / 2 + d, c.y + c.h / 2 + d), 0.72 if len(here) == 1 else 0.58
            seated(pen, seat, f"score-{pen.colour(seat)}", "token", at, scale, "score-of", f"seat:{seat}", n=scores[seat])


def space_targets(pen: Pen) -> None:
    at, taken = places(pen), pen.view["spaces"]
    for space, (x, y) in at.items():
        free = taken[space]["seat"] is None and not taken[space]["closed"]
        if free and not pen.target(f"henchman:{space}", x, y, r=17, touch=(42, 42)):
            pen.refuse(f"henchman:{space}", x, y, box=(38, 38))
    context = (pen.view["context"] or {}).get("space", "")
    if context.startswith("portus-"):
        pen.target("pay", *at[context], r=21)


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    view = pen.view
    pen.ground("ground", pen.once("ground", lambda: whole_ground(pen)))
    pen.ground("sockets", pen.once(f"sockets-{pen.seats}", lambda: pen.draw("sockets", sockets(pen))))
    pen.part("spots", draw_spots)
    pen.part("phase", draw_phase, view["round"], view["rounds"], view["phase"])
    pen.part("sites", draw_sites, {site: entry["seat"] for site, entry in view["sites"].items()})
    site_targets(pen)
    left = {pile: view[f"{pile}_deck"] for pile in ("equi", "slave", "stadium", "theatre")}
    opened = {pile: view[f"{pile}_open"] for pile in ("stadium", "theatre")}
    pen.part("cards", draw_cards, list(view["equi_open"].values()), left, opened)
    card_targets(pen)
    pen.part("henchmen", draw_henchmen, [(i, q["seat"]) for i, q in view["spaces"].items() if q["seat"] is not None])
    pen.part("harbour", draw_coins_and_dice, view["harbour_coins"], view["blue_dice"])
    pen.part("crests", draw_crests, view["advantage"])
    crest_target(pen)
    if view["contest"] is not None:
        pen.part("contest", draw_contest, [(row["seat"], row["strength"]) for row in view["contest"]["rows"]])
    if view["auction"] is not None:
        pen.part("auction", draw_auction, view["auction"])
    pen.part("scores", draw_scores, [p["score"] for p in view["players"]])
    space_targets(pen)


def phone(pen: Pen, view: str) -> None:
    """Each view is pieces of the same city put together anew; words stand a little larger."""
    cut_out(pen, next(box for name, _, box in PHONE if name == view), WINDOWS[view])
    table(pen)
