"""The table of Panthalos: the city's places as plates, numbered in the order of evaluation, and what stands in them.

A piece keeps its id wherever it stands, so that it walks from the players' supply over its place to the Thermae.
"""

from typing import Any

from tessera.core.drawing import Pen, Spot, asked, cut_out, seated
from tessera.core.nodes import Body, tag
from tessera.games.panthalos.city import (
    AREAS,
    BAYS,
    DISPLAYS,
    PLATES,
    ROWS,
    collected,
    display,
    fitting,
    places,
    plate,
    rounds_pitch,
    small,
    whole_ground,
)  # fmt: skip

VIEWBOX = (0, 0, 1080, 690)
ALIKE = True
PHONE = (
    ("city", "map", (0, 0, 316, 518)), ("foro", "list", (0, 0, 360, 520)), ("krypt", "flag", (0, 0, 512, 356)),
    ("trade", "anchor", (0, 0, 540, 446)),
)  # fmt: skip
WHERE = dict.fromkeys(("challenge", "duel-titan", "duel-support", "duel-answer", "duel-redeem"), "krypt")  # the arena
WINDOWS = {  # pieces of the board for a small screen, and where they go
    "city": ((14, 118, 316, 256, 0, 2), (339, 118, 288, 256, 14, 262)),
    "foro": (
        (650, 116, 290, 258, 32, 0),
        (10, 380, 220, 174, 0, 262),
        (942, 244, 136, 130, 224, 262),
        (824, 38, 198, 80, 140, 440),
    ),
    "krypt": ((234, 380, 512, 176, 0, 0), (750, 380, 322, 174, 0, 180)),
    "trade": ((8, 556, 526, 126, 0, 0), (534, 556, 540, 126, 0, 130), (453, 8, 368, 110, 0, 260), (8, 50, 432, 72, 0, 374)),
}
PICTURE = {"grapes": "wine", "cattle": "ox", "olives": "olive", "iron": "ingot", "cotton": "cotton", "any": "any"}

# ---- the city ----------------------------------------------------------------------------------------------------


def draw_templum(pen: Pen, track: list[int], number: int, rounds: int, value: int, place: str | None) -> None:
    label = pen.t("round-label", n=number, m=rounds, v=value)
    pitch = rounds_pitch(rounds)
    first = BAYS[0] + pitch / 2
    pen.put("templum", first, 74, pen.draw("templum", tuple(track), number, pitch), label=label, about="phase:round")
    if 0 < number <= rounds:
        scale = min(0.98, pitch / 20)
        pen.put("round", first + pitch * (number - 1), 69.5, pen.draw("round_mark", number), scale=scale)
    if place:
        x, y, wide, *_ = plate(pen, place)
        pen.ground("now", pen.draw("now", x, y, round(wide, 1)))


def draw_spots(pen: Pen) -> None:
    """The places of the city; the open fields are spaces themselves."""
    fields = ("titanus", "agro")
    said = [(f"space:{place}" if place in fields else f"place:{place}", box) for place, box in AREAS.items()]
    boxes = [(about, x + w / 2, y + h / 2, w, h) for about, (x, y, w, h) in said]
    plates = [(f"place:{place}", x + 50, y + 12, 100, 24) for place, (x, y) in PLATES.items()]
    pen.spots("spots", [Spot(*box, pen.t(f"place-{box[0].partition(':')[2]}")) for box in (*plates, *boxes)])


def draw_spaces(pen: Pen) -> None:
    """Spaces below everything; an open field is lit below its pieces, so that their colours stay true."""
    for id, space in pen.view["spaces"].items():
        x, y, size = places(pen)[id]
        disc = space.get("disc")
        if space["place"] in ("titanus", "agro"):
            box = AREAS[id][2] - 4, AREAS[id][3] - 4
            if not pen.target(id, x, y, box=box):
                pen.refuse(id, x, y, box=box, cross=False)
        facts = space["place"], space.get("min", 0), space["lightning"], (x, y), size
        pen.part("space", draw_space, id, *facts, bool(space["pieces"]) or disc is not None, disc)


def draw_space(
    pen: Pen, id: str, place: str, least: int, bolt: bool, at: tuple[float, float], size: float, busy: bool, disc: int | None
) -> None:
    if place == "foro":
        pair, scale = pen.draw("pair", 0 if busy else least), 0.87 * size / ROWS[place][3]
        pen.put(f"sp-{id}", *at, pair, scale=scale, label=pen.name(id), about=f"space:{id}")
    elif place not in ("titanus", "agro"):
        pen.put(f"sp-{id}", *at, pen.draw("space", 0 if busy else least, bolt, size), label=pen.name(id), about=f"space:{id}")
    if disc is not None:
        seated(pen, disc, f"pd-{id}", "disc", (at[0], at[1] + 3), 0.86, "disc-label", f"space:{id}")


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


SIZE = {"foro": 0.83, "polis": 0.84, "art": 0.88, "krypt": 0.88}  # of pieces on their spaces
Standing = tuple[int, str, int | None, str, float, float, float]  # seat, piece, pips, place, x, y, scale


def placed(pen: Pen) -> list[Standing]:
    """Every piece on its space, queued in the open fields, or resting in the Thermae."""
    out: list[Standing] = []
    for id, space in pen.view["spaces"].items():
        x, y, size = places(pen)[id]
        for i, q in enumerate(space["pieces"]):
            k = size / ROWS[space["place"]][3] if space["place"] in ROWS else 1
            at = x + (-19, 19)[i % 2] * k if space["place"] == "foro" else x, y, SIZE.get(space["place"], 0.92) * k
            if space["place"] in ("titanus", "agro"):
                at = queued(id, i, len(space["pieces"]))
            out.append((q["seat"], q["piece"], q["pips"], id, *at))
    rest = [(seat, die, d) for seat, p in enumerate(pen.view["players"]) for die, d in p["dice"].items() if d["at"] == "thermae"]
    gap = min(37.0, 304 / max(1, len(rest)))
    scale = min(0.84, gap / 38)
    return out + [(seat, die, d["pips"], "", 116 + gap * (i + 0.5), 98, scale) for i, (seat, die, d) in enumerate(rest)]


def queued(field: str, i: int, n: int) -> tuple[float, float, float]:
    """Rows in an open field, as large as they all fit."""
    x, y, w, h = AREAS[field]
    for scale in (0.82, 0.66, 0.54, 0.44, 0.36):
        across, down = int((w - 2) // (41 * scale)), int((h - 2) // (44 * scale))
        if across * down >= n:
            break
    row, col = divmod(i, across)
    return x + w * (col + 0.5) / across, y + h * (row + 0.5) / down - 2 * scale, scale


def draw_standing(pen: Pen, standing: list[Standing]) -> None:
    for seat, piece, pips, place, x, y, scale in standing:
        where, value = pen.name(place) if place else pen.t("place-thermae"), pen.t("leader") if pips is None else str(pips)
        label = pen.t("piece-label", who=pen.who(seat), piece=value, place=where)
        body = picture(pen, seat, pips, piece != "figure")
        key, about = f"pc-{pen.colour(seat)}-{piece}", f"token:piece:{seat}:{piece}"
        pen.put(key, x, y, body, scale=scale, cls="thru", label=label, about=about)


def draw_reserve(pen: Pen, dice: list[int], value: int) -> None:
    """Dice not yet recruited show the value they would get now, with a count from two on."""
    waiting = [(s, n) for s, n in enumerate(dice) if n]
    for i, (seat, n) in enumerate(waiting):
        at, scale = (873 + 31 * (i % 2), 308 + 18 * (i // 2)), 0.42
        more = (tag("text", n, x="35", y="11", font_size="30"),) if n > 1 else ()
        body, label = pen.draw("rank_die", pen.colour(seat), value) + more, pen.t("reserve-label", who=pen.who(seat), n=n)
        pen.put(f"rs-{pen.colour(seat)}", *at, body, scale=scale, label=label, about=f"token:reserve:{seat}")


def draw_displays(pen: Pen) -> None:
    """Tiles to take. Of two alike only the first is lit."""
    taking = asked(pen) in ("take-good", "take-support", "take-artisan")
    for place in DISPLAYS:
        tiles = pen.view["displays"][place]
        left, pitch, _, box = display(place, len(tiles))
        pen.part("display", draw_display, place, tiles, [pen.view["artisans"].get(tile) for tile in tiles])
        for tile in dict.fromkeys(tiles) if taking else ():
            pen.target(tile, left + pitch * tiles.index(tile), DISPLAYS[place][2], box=box)


def draw_display(pen: Pen, place: str, tiles: list[str], faces: list[dict[str, Any] | None]) -> None:
    left, pitch, scale, _ = display(place, len(tiles))
    if place == "art" and not tiles:
        none = pen.brief("no-artisans")
        pen.put("no-artisans", 552, 312, pen.draw("word", none, "soft", small(pen, none, 104)))
    for i, (tile, face) in enumerate(zip(tiles, faces, strict=True)):
        body = artisan(pen, face) if face else tile_face(pen, tile)
        at, label = (left + pitch * i, DISPLAYS[place][2]), tile_name(pen, tile)
        pen.put(f"{place}-tile-{i}", *at, body, scale=scale, label=label, about=about_tile(tile, place))


def tile_face(pen: Pen, tile: str) -> Body:
    """A support or a good that lies open."""
    return pen.draw("support", *tile.split(":")[1:]) if tile.startswith("support:") else pen.draw("gtile", PICTURE[tile])


def artisan(pen: Pen, face: dict[str, Any]) -> Body:
    return pen.draw("artisan", "upgrade" if face["effect"] == "upgrade" else PICTURE[face["good"]], face["cost"])


def ship(pen: Pen, face: dict[str, Any]) -> Body:
    return pen.draw("ship_tile", PICTURE[face["good"]], "basic" in face["accepts"], "refined" in face["accepts"])


def about_tile(tile: str, place: str) -> str:
    """Which thing a tile of a display is."""
    return f"good:{tile}" if place == "agora" else f"card:{tile}" if place == "art" else f"token:{tile}"


def tile_name(pen: Pen, tile: str) -> str:
    kind, _, rest = tile.partition(":")
    if kind in ("support", "titan", "disaster"):
        element, value = rest.split(":")
        return f"{pen.t('tile-' + kind)} {pen.name(element)} {value}"
    return pen.name(tile)


# ---- Krypt and Arena ---------------------------------------------------------------------------------------------


def draw_krypt(pen: Pen) -> None:
    view, krypt = pen.view, pen.view["krypt"]
    tile = view["disaster"]
    pen.part("krypt", draw_counts, krypt["discs"], krypt["threshold"], tile)
    if tile is not None:
        me = None if pen.viewer is None else view["players"][pen.viewer]
        pen.part("strike", draw_strike, tile, view["templum"], me and (me["required"], me["strength"]))
        pen.target("defend", 298, 463, box=(82, 82))
    pen.part("collected", draw_discs, krypt["by_seat"])
    pen.target("endure", *collected(pen, sum(krypt["by_seat"]))[:2], box=(16, 17), touch=(34, 34))


def draw_counts(pen: Pen, discs: int, threshold: int, tile: dict[str, Any] | None) -> None:
    said = pen.t("to-the-end", n=discs, m=threshold) if discs < threshold else pen.brief("last-round", n=discs)
    word = pen.draw("word", said, "vault bad r", small(pen, said, 170, 13.5, 11))
    pen.put("krypt-count", 680, 417, word, label=said, about="end:krypt")
    if tile is not None:
        body = disaster(pen, tile["element"], tile["strength"], tile["vp"])
        label = pen.t("disaster-label", element=pen.name(tile["element"]), n=tile["strength"])
        pen.put("disaster", 298, 463, body, scale=0.88, label=label, about=f"token:{tile['tile']}")


def disaster(pen: Pen, element: str, strength: Any, vp: int) -> Body:
    """Its titan's portrait, with the sign of the element above the number."""
    body = pen.draw("disaster", element, strength, vp, pen.t("hold"))
    face = pen.face("faces", element, -40, -34, 46)
    return body + face + (pen.draw("element_mark", element, 23, -26, 0.5) if face else ())


def draw_discs(pen: Pen, by_seat: list[int]) -> None:
    owners = [(seat, k) for seat, n in enumerate(by_seat) for k in range(n)]
    for n, (seat, k) in enumerate(owners):
        x, y, size = collected(pen, n)
        seated(pen, seat, f"kd-{pen.colour(seat)}-{k}", "disc", (x, y), 0.4 * size, "disc-label", "end:krypt")


def draw_strike(pen: Pen, tile: dict[str, Any], value: int, mine: tuple[int, int] | None) -> None:
    """How hard the disaster strikes, and what the viewer needs and has against it."""
    element = pen.name(tile["element"])
    line = pen.t("strike-sum", element=element, n=tile["strength"], v=value)
    need, held, note, cls = 0, 0, "", "ok"
    if mine is not None:
        need, have = mine
        held = min(have, need)
        cls = "ok" if held >= need else "bad"
        note = pen.t("covered", n=have) if held >= need else pen.t("short", n=have, m=need - held)
    said = pen.t("strike", n=tile["strike"])
    sizes = pen.fit(line, 180, 12.8, 10.5), small(pen, note, 182, 13)
    body = pen.draw("strike", line, sizes[0], said, need, held, note, cls, sizes[1])
    pen.put("strike", 356, 427, body, label=f"{said}, {note}", about=f"token:{tile['tile']}")


def draw_duel(pen: Pen) -> None:
    context = pen.view["context"]
    if "attacker" not in context or "defender" not in context:
        return
    pen.ground("duel", pen.draw("duel"))
    for i, (role, said) in enumerate((("attacker", "attacks"), ("defender", "defends"))):
        if context[role] >= 0:
            seated(pen, context[role], f"duel-{i}", "badge", (884 + 56 * i, 396), 0.6, said, f"seat:{context[role]}")


# ---- trade -------------------------------------------------------------------------------------------------------


def draw_trade(pen: Pen) -> None:
    """Ships and merchants, below each what the viewer could do there; of two alike only the first is lit."""
    view = pen.view
    goods = None if pen.viewer is None else view["players"][pen.viewer]["goods"]
    for place, head, short, note in (("port", "ship", "ship", ship_note), ("merkator", "merchant", "mer", merchant_note)):
        x, y, pitch, scale, below = TRADE[place]
        tiles = view["displays"][place]
        closer = pitch * min(1, 5 / max(len(tiles), 1))
        x, pitch, scale = x - (pitch - closer) / 2, closer, min(scale, (closer - 4) / 92)
        for i, id in enumerate(tiles):
            at, key, face = (x + pitch * i, y), f"{head}:{id}", view[f"{head}s"][id]
            pen.part("trade", draw_trader, i, id, face, at, scale)
            said = ("", False) if goods is None else note(pen, goods, face)
            pen.part("note", draw_note, f"{short}-note-{i}", (at[0], below), *said, place == "port", pitch - 4)
            box = 92 * scale, 102 * scale
            if tiles.index(id) == i and not pen.target(key, *at, box=box):
                pen.refuse(key, *at, box=box, cross=False)


TRADE = {
    "port": (62.0, 622.0, 104.0, 0.82, 679.5),
    "merkator": (598.0, 625.0, 104.5, 0.76, 679.5),
}  # first, pitch, scale, and where notes stand
Goods = dict[str, dict[str, int]]


def draw_trader(pen: Pen, i: int, id: str, face: dict[str, Any], at: tuple[float, float], scale: float) -> None:
    """A ship, or a merchant with what he wants."""
    if "accepts" in face:
        pen.put(f"ship-{i}", *at, ship(pen, face), scale=scale, label=pen.name(id), about=f"card:{id}")
        return
    wants = tuple(PICTURE[g] for g in face["wants"]) + ("any",) * face["any"]
    said = fitting(pen, f"yields-{face['bonus']}", 88, scale, n=face["amount"])
    body = pen.draw("merchant", face["vp"], face["bonus"], face["amount"], wants, said, pen.fit(said, 88, 17, 14))
    pen.put(f"mer-{i}", *at, body, scale=scale, label=merchant_label(pen, id, face), about=f"card:{id}")


def merchant_label(pen: Pen, id: str, face: dict[str, Any]) -> str:
    """Who he is by what he wants and pays."""
    refined = {kind["id"]: kind["refined"] for kind in pen.data["goods"]["kind"]}
    wants = [pen.name(refined[good]) for good in face["wants"]] + [pen.t("any-refined")] * face["any"]
    return pen.t("merchant-label", name=pen.name(id), wants=", ".join(wants), n=face["vp"])


def draw_note(pen: Pen, key: str, at: tuple[float, float], note: str, good: bool, sea: bool, room: float) -> None:
    cls, size = "stone" if sea else "" if good else "soft", small(pen, note, room, 13)
    if pen.width(note, size) <= room + 8:
        pen.put(key, *at, pen.draw("word", note, cls, size))


def ship_note(pen: Pen, goods: Goods, face: dict[str, Any]) -> tuple[str, bool]:
    own, worth = goods[face["good"]], pen.data["goods"]
    pays = pen.data["effect"]["ship"]["vp_per_symbol"] * sum(own[side] * worth[f"symbols_{side}"] for side in face["accepts"])
    return (pen.t("ship-pays", n=pays), True) if pays else (fitting(pen, "ship-lacks", 112, good=pen.name(face["good"])), False)


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
        box = (82 * size / 40, 46 * size / 40) if space["place"] == "foro" else (size + 2, size + 2)
        touch = (48, 54) if space["place"] not in ("foro", "art", "krypt") and size > 40 else None
        if not pen.target(id, x, y, box=box, touch=touch) and not space["pieces"]:
            pen.refuse(id, x, y, box=box, cross=False)
    for id, space, x, y, size in spaces:
        if space["lightning"]:
            pen.put(f"bolt-{id}", x - size / 2 + 2, y - size / 2 + 2, pen.draw("bolt"), cls="thru")


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    view = pen.view
    pen.ground("ground", pen.once(f"ground-{view['side']}-{pen.seats}", lambda: whole_ground(pen)))
    pen.part("templum", draw_templum, view["templum_track"], view["round"], view["rounds"], view["templum"], view["place"])
    pen.part("spots", draw_spots)
    draw_spaces(pen)
    draw_displays(pen)
    draw_krypt(pen)
    draw_trade(pen)
    draw_pieces(pen)
    draw_duel(pen)
    space_targets(pen)
    start = view["start_player"]
    pen.put("start", 489, 50, pen.draw("start_player"), scale=0.5, label=pen.t("starts", who=pen.who(start)), about="token:start")
    pen.put("start-seat", 511, 50, pen.draw("badge", pen.colour(start)), scale=0.42)


def mine(pen: Pen) -> None:
    """What the disaster means for the viewer, and what ships and merchants would do for him."""
    draw_krypt(pen)
    draw_trade(pen)


def phone(pen: Pen, view: str) -> None:
    cut_out(pen, next(box for name, _, box in PHONE if name == view), WINDOWS[view])
    table(pen)
