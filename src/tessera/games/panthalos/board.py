"""The table of Panthalos: the city's places as plates, numbered in the order of evaluation, and what stands in them.

A piece keeps its id wherever it stands, so that it walks from the players' supply over its place to the Thermae.
"""

from typing import Any

from tessera.core.drawing import Pen, seated, slab
from tessera.core.nodes import Body, tag
from tessera.games.panthalos.city import AREAS, fields, places, small, whole_ground

VIEWBOX = (0, 0, 1080, 690)
PHONE = (("city", "map", (0, 0, 574, 598)), ("krypt", "flag", (0, 0, 346, 432)), ("trade", "anchor", (0, 0, 544, 420)))
WINDOWS = {  # pieces of the board for a small screen, and where they go
    "city": (
        (8, 78, 262, 290, 6, 6),
        (278, 78, 290, 290, 276, 6),
        (8, 376, 262, 124, 6, 304),
        (278, 376, 128, 124, 276, 304),
        (414, 376, 312, 124, 6, 436),
        (576, 78, 150, 141, 414, 304),
        (576, 227, 150, 141, 414, 451),
    ),
    "krypt": ((734, 78, 338, 290, 4, 4), (734, 376, 338, 124, 4, 300)),
    "trade": ((8, 514, 528, 168, 8, 76), (544, 514, 528, 168, 8, 250), (8, 8, 400, 62, 8, 8)),
}
PICTURE = {"grapes": "wine", "cattle": "ox", "olives": "olive", "iron": "ingot", "cotton": "cotton", "any": "any"}

# ---- the city ----------------------------------------------------------------------------------------------------


def draw_templum(pen: Pen, track: list[int], number: int, rounds: int, value: int, place: str | None) -> None:
    x, y, _, _ = AREAS["templum"]
    label = pen.t("round-label", n=number, m=rounds, v=value)
    pen.put("templum", x + 112, y + 8, pen.draw("templum", tuple(track), number), label=label)
    pen.put("round", x + 112 + (number - 1) * 35 + 16.5, y + 19, pen.draw("round_mark", number))
    if place:
        pen.ground("now", pen.draw("now", *AREAS[place][:2]))


def draw_spaces(pen: Pen) -> None:
    """Spaces below everything; an open field is lit below its pieces, so that their colours stay true."""
    for id, space in pen.view["spaces"].items():
        x, y, size = places(pen)[id]
        disc = space.get("disc")
        if space["place"] in ("titanus", "agro"):
            box = AREAS[id][2] - 12, AREAS[id][3] - 60
            if not pen.target(id, x, y, box=box):
                pen.refuse(id, x, y, box=box, cross=False)
        facts = space["place"], space.get("min", 0), space["lightning"], (x, y), size
        pen.part("space", draw_space, id, *facts, bool(space["pieces"]) or disc is not None, disc)


def draw_space(
    pen: Pen, id: str, place: str, least: int, bolt: bool, at: tuple[float, float], size: float, busy: bool, disc: int | None
) -> None:
    if place == "foro":
        pen.put(f"sp-{id}", *at, pen.draw("pair", 0 if busy else least))
    elif place not in ("titanus", "agro"):
        pen.put(f"sp-{id}", *at, pen.draw("space", 0 if busy else least, bolt, size))
    if disc is not None:
        seated(pen, disc, f"pd-{id}", "disc", (at[0], at[1] + 4), 0.98, "disc-label")


def picture(pen: Pen, seat: int, pips: int | None, die: bool) -> Body:
    if pips is not None:
        return pen.draw("rank_die", pen.colour(seat), pips)
    return pen.draw("crowned" if die else "leader", pen.colour(seat))


def draw_pieces(pen: Pen) -> None:
    """Pieces by place, and the dice that wait in the Foro's reserve."""
    standing = placed(pen)
    pen.part("pieces", draw_standing, standing)
    for seat, piece, _, _, x, y, s in standing:
        if seat == pen.viewer:
            pen.target(piece, x, y, box=(38 * s, 40 * s))
    dice = [sum(1 for d in p["dice"].values() if d["at"] == "reserve") for p in pen.view["players"]]
    pen.part("reserve", draw_reserve, dice, pen.view["templum"])


Standing = tuple[int, str, int | None, str, float, float, float]  # seat, piece, pips, place, x, y, scale


def placed(pen: Pen) -> list[Standing]:
    """Every piece on its space, queued in the open fields, or resting in the Thermae."""
    out: list[Standing] = []
    for id, space in pen.view["spaces"].items():
        x, y, _ = places(pen)[id]
        for i, q in enumerate(space["pieces"]):
            at = x + (-22, 22)[i % 2] if space["place"] == "foro" else x, y, 0.94
            if space["place"] in ("titanus", "agro"):
                at = queued(id, i, len(space["pieces"]))
            out.append((q["seat"], q["piece"], q["pips"], id, *at))
    rest = [(seat, die, d) for seat, p in enumerate(pen.view["players"]) for die, d in p["dice"].items() if d["at"] == "thermae"]
    x, y, _, _ = AREAS["thermae"]
    gap = min(38.0, 500 / max(1, len(rest)))
    scale = min(0.86, gap / 36)
    return out + [(seat, die, d["pips"], "", x + 140 + gap * i, y + 32, scale) for i, (seat, die, d) in enumerate(rest)]


def queued(field: str, i: int, n: int) -> tuple[float, float, float]:
    """Rows of four in an open field, or of five smaller ones."""
    x, y, _, _ = AREAS[field]
    if n <= 8:
        return x + 26 + 33 * (i % 4), y + 56 + 34 * (i // 4), 0.82
    return x + 22 + 26 * (i % 5), y + 52 + 26 * (i // 5), 0.64


def draw_standing(pen: Pen, standing: list[Standing]) -> None:
    for seat, piece, pips, place, x, y, scale in standing:
        where, value = pen.name(place) if place else pen.t("place-thermae"), pen.t("leader") if pips is None else str(pips)
        label = pen.t("piece-label", who=pen.who(seat), piece=value, place=where)
        body = picture(pen, seat, pips, piece != "figure")
        pen.put(f"pc-{pen.colour(seat)}-{piece}", x, y, body, scale=scale, cls="thru", label=label)


def draw_reserve(pen: Pen, dice: list[int], value: int) -> None:
    """Dice not yet recruited show the value they would get now, with a count from two on."""
    x, y, _, _ = AREAS["foro"]
    for i, (seat, n) in enumerate([(s, n) for s, n in enumerate(dice) if n]):
        at = x + 239 + 26 * (i % 3), y + 52 + 42 * (i // 3)
        more = (tag("text", n, y="39", font_size="21"),) if n > 1 else ()
        body, label = pen.draw("rank_die", pen.colour(seat), value) + more, pen.t("reserve-label", who=pen.who(seat), n=n)
        pen.put(f"rs-{pen.colour(seat)}", *at, body, scale=0.6, label=label)


DISPLAYS = {"agora": (34, 55, 60, 0.98, (38, 38)), "phalanx": (34, 55, 60, 1.04, (40, 40)), "art": (182, 51, 62, 0.9, (48, 57))}


def draw_displays(pen: Pen) -> None:
    """Tiles to take: first place, pitch, height, scale and box of each display. Of two alike only the first is lit."""
    taking = asked(pen) in ("take-good", "take-support", "take-artisan")
    for place, (left, pitch, down, _, box) in DISPLAYS.items():
        x, y, _, _ = AREAS[place]
        tiles = pen.view["displays"][place]
        pen.part("display", draw_display, place, tiles, [pen.view["artisans"].get(tile) for tile in tiles])
        for tile in dict.fromkeys(tiles) if taking else ():
            pen.target(tile, x + left + pitch * tiles.index(tile), y + down, box=box)


def draw_display(pen: Pen, place: str, tiles: list[str], faces: list[dict[str, Any] | None]) -> None:
    (x, y, _, _), (left, pitch, down, scale, _) = AREAS[place], DISPLAYS[place]
    for i, (tile, face) in enumerate(zip(tiles, faces, strict=True)):
        body = artisan(pen, face) if face else tile_face(pen, tile)
        pen.put(f"{place}-tile-{i}", x + left + pitch * i, y + down, body, scale=scale, label=tile_name(pen, tile))


def tile_face(pen: Pen, tile: str) -> Body:
    """A support or a good that lies open."""
    return pen.draw("support", *tile.split(":")[1:]) if tile.startswith("support:") else pen.draw("gtile", PICTURE[tile])


def artisan(pen: Pen, face: dict[str, Any]) -> Body:
    return pen.draw("artisan", "upgrade" if face["effect"] == "upgrade" else PICTURE[face["good"]], face["cost"])


def ship(pen: Pen, face: dict[str, Any]) -> Body:
    return pen.draw("ship_tile", PICTURE[face["good"]], "basic" in face["accepts"], "refined" in face["accepts"])


def tile_name(pen: Pen, tile: str) -> str:
    kind, _, rest = tile.partition(":")
    if kind in ("support", "titan", "disaster"):
        element, value = rest.split(":")
        return f"{pen.t('tile-' + kind)} {pen.name(element)} {value}"
    return pen.name(tile)


def asked(pen: Pen) -> str:
    asking = pen.view["asking"]
    return asking["decision"] if asking else ""


# ---- Krypt and Arena ---------------------------------------------------------------------------------------------


def draw_krypt(pen: Pen) -> None:
    x, y, _, _ = AREAS["krypt"]
    view, krypt = pen.view, pen.view["krypt"]
    tile = view["disaster"]
    pen.part("krypt", draw_counts, krypt["discs"], krypt["threshold"], tile)
    if tile is not None:
        me = None if pen.viewer is None else view["players"][pen.viewer]
        pen.part("strike", draw_strike, tile, view["templum"], me and (me["required"], me["strength"]))
        pen.target("defend", x + 60, y + 84, box=(96, 96))
    pen.part("collected", draw_discs, krypt["fields"], krypt["by_seat"])
    at = collected(pen, krypt["fields"], sum(krypt["by_seat"]), False)
    pen.target("endure", *at, box=(24, 24), touch=(34, 34))


def draw_counts(pen: Pen, discs: int, threshold: int, tile: dict[str, Any] | None) -> None:
    x, y, w, _ = AREAS["krypt"]
    said = pen.t("to-the-end", n=discs, m=threshold) if discs < threshold else pen.t("last-round", n=discs)
    pen.put("krypt-count", x + w - 12, y + 24, pen.draw("word", said, "bad r", small(pen, said, 210, 13.5, 11)))
    if tile is not None:
        body = pen.draw("disaster", tile["element"], tile["strength"], tile["vp"], pen.t("hold"))
        label = pen.t("disaster-label", element=pen.name(tile["element"]), n=tile["strength"])
        pen.put("disaster", x + 60, y + 84, body, scale=0.98, label=label)


def collected(pen: Pen, titles: list[str], n: int, stacked: bool = True) -> tuple[float, float]:
    """Where the disc after n others lies: four to a field, in the last one on top of each other."""
    box, slot = fields(pen, titles)[min(n // 4, 4)], n % 4 if n < 16 or not stacked else n - 16
    return box.x + 17 + 24 * (slot % 2), box.y + 18 + 24 * (slot // 2 % 2) + 3 * (slot // 4)


def draw_discs(pen: Pen, titles: list[str], by_seat: list[int]) -> None:
    owners = [(seat, k) for seat, n in enumerate(by_seat) for k in range(n)]
    for n, (seat, k) in enumerate(owners):
        seated(pen, seat, f"kd-{pen.colour(seat)}-{k}", "disc", collected(pen, titles, n), 0.52, "disc-label")


def draw_strike(pen: Pen, tile: dict[str, Any], value: int, mine: tuple[int, int] | None) -> None:
    """How hard the disaster strikes, and what the viewer needs and has against it."""
    x, y, _, _ = AREAS["krypt"]
    element = pen.name(tile["element"])
    line = pen.t("strike-sum", element=element, n=tile["strength"], v=value)
    need, held, note, cls = 0, 0, "", "ok"
    if mine is not None:
        need, have = mine
        held = min(have, need)
        cls = "ok" if held >= need else "bad"
        short = pen.t("short", n=have, element=element, m=need - held)
        note = pen.t("covered", n=have, element=element) if held >= need else short
    said = pen.t("strike", n=tile["strike"])
    sizes = pen.fit(line, 200, 12.8, 10.5), small(pen, note, 206, 13.5)
    body = pen.draw("strike", line, sizes[0], said, need, held, note, cls, sizes[1])
    pen.put("strike", x + 120, y + 52, body, label=f"{said}, {note}")


def draw_duel(pen: Pen) -> None:
    context = pen.view["context"]
    if "attacker" not in context or "defender" not in context:
        return
    x, y, w, _ = AREAS["arena"]
    for i, (role, said) in enumerate((("attacker", "attacks"), ("defender", "defends"))):
        if context[role] >= 0:
            seated(pen, context[role], f"duel-{i}", "badge", (x + w - 96 + 56 * i, y + 20), 0.6, said)
    pen.ground("duel", tag("path", cls="garrow", d=f"M{x + w - 79} {y + 20}h20m-6-5 6.5 5-6.5 5"))


# ---- trade -------------------------------------------------------------------------------------------------------


def draw_trade(pen: Pen) -> None:
    """Ships and merchants, below each what the viewer could do there; of two alike only the first is lit."""
    view = pen.view
    goods = None if pen.viewer is None else view["players"][pen.viewer]["goods"]
    for place, head, short, note in (("port", "ship", "ship", ship_note), ("merkator", "merchant", "mer", merchant_note)):
        x, y, _, _ = AREAS[place]
        tiles = view["displays"][place]
        for i, id in enumerate(tiles):
            at, key, face = (x + 55 + 104.5 * i, y + 90), f"{head}:{id}", view[f"{head}s"][id]
            pen.part("trade", draw_trader, i, id, face, at)
            said = ("", False) if goods is None else note(pen, goods, face)
            pen.part("note", draw_note, f"{short}-note-{i}", at, *said)
            if tiles.index(id) == i and not pen.target(key, *at, box=(92, 104)):
                pen.refuse(key, *at, box=(92, 104), cross=False)


Goods = dict[str, dict[str, int]]


def draw_trader(pen: Pen, i: int, id: str, face: dict[str, Any], at: tuple[float, float]) -> None:
    """A ship, or a merchant with what he wants."""
    if "accepts" in face:
        pen.put(f"ship-{i}", *at, ship(pen, face), label=pen.name(id))
        return
    wants = tuple(PICTURE[g] for g in face["wants"]) + ("any",) * face["any"]
    pen.put(f"mer-{i}", *at, pen.draw("merchant", face["vp"], face["bonus"], face["amount"], wants), label=pen.name(id))


def draw_note(pen: Pen, key: str, at: tuple[float, float], note: str, good: bool) -> None:
    pen.put(key, at[0], at[1] + 70, pen.draw("word", note, "" if good else "soft", small(pen, note, 100, 13.5)))


def ship_note(pen: Pen, goods: Goods, face: dict[str, Any]) -> tuple[str, bool]:
    own = goods[face["good"]]
    pays = own["basic"] * ("basic" in face["accepts"]) + 2 * own["refined"] * ("refined" in face["accepts"])
    return (pen.t("ship-pays", n=pays), True) if pays else (pen.t("ship-lacks", good=pen.name(face["good"])), False)


def merchant_note(pen: Pen, goods: Goods, face: dict[str, Any]) -> tuple[str, bool]:
    have = {good: sides["refined"] for good, sides in goods.items()}
    met = 0
    for good in face["wants"]:
        if have[good]:
            have[good] -= 1
            met += 1
    met += min(face["any"], sum(have.values()))
    wanted = len(face["wants"]) + face["any"]
    return (pen.t("can-serve"), True) if met == wanted else (pen.t("n-of", n=met, m=wanted), False)


def space_targets(pen: Pen) -> None:
    spaces = [(id, q, *places(pen)[id]) for id, q in pen.view["spaces"].items()]
    for id, space, x, y, size in spaces:
        if space["place"] in ("titanus", "agro"):
            continue
        box = (94, 52) if space["place"] == "foro" else (size + 2, size + 2)
        touch = (max(box[0], 54), max(box[1], 54)) if space["place"] not in ("foro", "art", "krypt") else None
        if not pen.target(id, x, y, box=box, touch=touch) and not space["pieces"]:
            pen.refuse(id, x, y, box=box, cross=False)
    for id, space, x, y, _ in spaces:
        if space["lightning"]:
            pen.put(f"bolt-{id}", x - 19, y - 19, pen.draw("bolt"), cls="thru")


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    view = pen.view
    pen.ground("ground", pen.once(f"ground-{view['side']}-{pen.seats}", lambda: whole_ground(pen)))
    pen.part("templum", draw_templum, view["templum_track"], view["round"], view["rounds"], view["templum"], view["place"])
    draw_spaces(pen)
    draw_displays(pen)
    draw_krypt(pen)
    draw_trade(pen)
    draw_pieces(pen)
    draw_duel(pen)
    space_targets(pen)
    start = view["start_player"]
    pen.put("start", 32, 52, pen.draw("start_player"), scale=0.62, label=pen.t("starts", who=pen.who(start)))
    pen.put("start-seat", 60, 52, pen.draw("badge", pen.colour(start)), scale=0.56)


def phone(pen: Pen, view: str) -> None:
    _, _, w, h = next(box for name, _, box in PHONE if name == view)
    pen.ground("back", slab(w, h))
    pen.cut(WINDOWS[view])
    table(pen)
