"""The table of Panthalos, laid out: the city's places as plates, numbered in the order of evaluation, both board sides alike.

A piece keeps its id wherever it stands, so that it walks from the players' supply over its place to the Thermae.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Pen, slab
from tessera.core.nodes import Body, tag

VIEWBOX = (0, 0, 1080, 690)
PHONE = (("city", "map", (0, 0, 574, 598)), ("krypt", "flag", (0, 0, 346, 432)), ("trade", "anchor", (0, 0, 544, 420)))
AREAS = {  # x, y, width, height, fitted to the board
    "templum": (8, 8, 400, 62),
    "thermae": (416, 8, 656, 62),
    "polis": (8, 78, 262, 290),
    "agora": (278, 78, 290, 141),
    "phalanx": (278, 227, 290, 141),
    "titanus": (576, 78, 150, 141),
    "agro": (576, 227, 150, 141),
    "krypt": (734, 78, 338, 290),
    "art": (8, 376, 262, 124),
    "oraculum": (278, 376, 128, 124),
    "foro": (414, 376, 312, 124),
    "arena": (734, 376, 338, 124),
    "port": (8, 514, 528, 168),
    "merkator": (544, 514, 528, 168),
}
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
DISPLAYS = ("agora", "phalanx", "art")


class Plate(NamedTuple):
    x: float
    y: float
    w: float
    h: float
    t: str
    fs: float
    n: int  # order of evaluation; -1: none
    note: str = ""
    nfs: float = 12.5


class Word(NamedTuple):
    x: float
    y: float
    t: str
    fs: float
    cls: str = "soft l"


class Box(NamedTuple):
    t: str
    x: float
    y: float
    slots: int


# ---- geometry ----------------------------------------------------------------------------------------------------


def places(pen: Pen) -> dict[str, tuple[float, float, float]]:
    """Centre and size of every placement space of this side."""
    return pen.once(f"places-{pen.view['side']}", lambda: _places(pen), worded=False)


ROWS = {  # first space, pitch and size of the spaces of a place, counted from its corner
    "agora": (34, 112, 54, 42),
    "phalanx": (34, 112, 54, 42),
    "art": (30, 66, 47, 40),
    "krypt": (30, 171, 48, 40),
    "arena": (32, 76, 50, 42),
    "oraculum": (36, 74, 50, 42),
    "foro": (58, 68, 102, 42),
}


def _places(pen: Pen) -> dict[str, tuple[float, float, float]]:
    out: dict[str, tuple[float, float, float]] = {}
    count: dict[str, int] = {}
    for id, space in pen.view["spaces"].items():
        place = space["place"]
        ax, ay, aw, ah = AREAS[place]
        if place == "polis":
            i = count[space["column"]] = count.get(space["column"], -1) + 1
            col, row = (0, i) if space["column"] == "left" else (1 + i // 4, i % 4)
            out[id] = (ax + (29, 119, 198)[col], ay + 83 + 57 * row, 40)
        elif place in ROWS:
            x0, y0, pitch, size = ROWS[place]
            i = count[place] = count.get(place, -1) + 1
            out[id] = (ax + x0 + pitch * i, ay + y0, size)
        else:
            out[id] = (ax + aw / 2, ay + 34 + (ah - 60) / 2, aw - 12)
    return out


def plate(pen: Pen, place: str) -> Plate:
    x, y, w, h = AREAS[place]
    order = pen.data["places"]["order"]
    title = pen.t(f"place-{place}")
    note = pen.t(f"note-{place}") if place in ("port", "merkator") else ""
    return Plate(
        x,
        y,
        w,
        h,
        title,
        pen.fit(title, w - 44, 16, 12, True),
        order.index(place) if place in order else -1,
        note,
        pen.fit(note, w - 140, 12.5 * pen.ts, 10.5),
    )


def words(pen: Pen) -> tuple[Word, ...]:
    out = []

    def say(place: str, dx: float, dy: float, key: str, room: float, size: float = 12.5) -> None:
        size *= pen.ts
        x, y, _, _ = AREAS[place]
        for i, line in enumerate(pen.t(key).split("|")):
            out.append(Word(x + dx, y + dy + 17 * i, line, pen.fit(line, room, size, 10.5)))

    say("agora", 186, 110, "rule-agora", 100)
    say("phalanx", 186, 110, "rule-phalanx", 100)
    say("art", 12, 114, "rule-art", 244)
    say("foro", 12, 114, "rule-foro", 210)
    say("foro", 228, 24, "reserve", 80)
    say("arena", 214, 60, "rule-arena", 120, 12.8)
    say("krypt", 180, 163, "rule-krypt", 152)
    return tuple(out)


def whole_ground(pen: Pen) -> Body:
    x, y, w, h = AREAS["port"]
    body: Body = slab(1080, 690, 6), tag("rect", cls="sea", x=f"{x}", y=f"{y}", width=f"{w}", height=f"{h}", rx="5")
    for place in AREAS:
        body += pen.draw("plate", plate(pen, place), "none" if place == "port" else "krypt" if place == "krypt" else "panel")
    body += pen.draw("band", 8, 503.5, 112, 8, 1.5, False, 2)
    once, every = pen.t("once"), pen.t("every-round")
    body += pen.draw(
        "polis_ground",
        *AREAS["polis"],
        84,
        once,
        pen.fit(once, 78, 12.5 * pen.ts, 10.5),
        every,
        pen.fit(every, 150, 12.5 * pen.ts, 10.5),
    )
    for place in ("titanus", "agro"):
        rule = pen.t(f"rule-{place}")
        body += pen.draw("field_ground", *AREAS[place], rule, pen.fit(rule, 138, 12.5 * pen.ts, 10.5))
    for id, space in pen.view["spaces"].items():
        if space["place"] == "polis":
            px, py, _ = places(pen)[id]
            body += pen.draw("yields", px + 40, py, space["yields"], space["amount"])
    return (
        body
        + pen.draw("printed", AREAS["oraculum"], AREAS["arena"], AREAS["foro"])
        + pen.draw("collecting", fields(pen), end_line(pen))
        + pen.draw("texts", words(pen))
    )


def fields(pen: Pen) -> tuple[Box, ...]:
    x, y, _, _ = AREAS["krypt"]
    capacity = pen.data["krypt_fields"]["capacity"]
    return tuple(
        Box(t, x + 10 + 65 * i, y + 224, max(0, n))
        for i, (t, n) in enumerate(zip(pen.view["krypt"]["fields"], capacity, strict=True))
    )


def end_line(pen: Pen) -> str:
    """The red line behind the field that ends the game at this number of players."""
    x, y, _, _ = AREAS["krypt"]
    full, total, most = 0, 0, pen.view["krypt"]["threshold"]
    for n in pen.data["krypt_fields"]["capacity"]:
        if total >= most:
            break
        full, total = full + 1, total + n if n >= 0 else most
    at = x + 10 + 65 * full - 3.5
    return f"M{at} {y + 210}V{y + 286}"


# ---- the city ----------------------------------------------------------------------------------------------------


def draw_templum(pen: Pen) -> None:
    x, y, _, _ = AREAS["templum"]
    view = pen.view
    pen.put(
        "templum",
        x + 112,
        y + 8,
        pen.draw("templum", tuple(view["templum_track"]), view["round"]),
        label=pen.t("round-label", n=view["round"], m=view["rounds"], v=view["templum"]),
    )
    pen.put("round", x + 112 + (view["round"] - 1) * 35 + 16.5, y + 19, pen.draw("round_mark", view["round"]))
    if view["place"]:
        ax, ay, _, _ = AREAS[view["place"]]
        pen.ground("now", pen.draw("now", ax, ay))


def draw_spaces(pen: Pen) -> None:
    """Spaces below everything; an open field is lit below its pieces, so that their colours stay true."""
    for id, space in pen.view["spaces"].items():
        x, y, size = places(pen)[id]
        busy = bool(space["pieces"]) or space.get("disc") is not None
        if space["place"] == "foro":
            pen.put(f"sp-{id}", x, y, pen.draw("pair", 0 if busy else space["min"]))
        elif space["place"] not in ("titanus", "agro"):
            pen.put(f"sp-{id}", x, y, pen.draw("space", 0 if busy else space["min"], space["lightning"], size))
        elif not pen.target(id, x, y, box=(AREAS[id][2] - 12, AREAS[id][3] - 60)):
            pen.refuse(id, x, y, box=(AREAS[id][2] - 12, AREAS[id][3] - 60), cross=False)
        if space.get("disc") is not None:
            seat = space["disc"]
            pen.put(
                f"pd-{id}", x, y + 4, pen.draw("disc", pen.colour(seat)), scale=0.98, label=pen.t("disc-label", who=pen.who(seat))
            )


def picture(pen: Pen, seat: int, pips: int | None, die: bool) -> Body:
    if pips is not None:
        return pen.draw("rank_die", pen.colour(seat), pips)
    return pen.draw("crowned" if die else "leader", pen.colour(seat))


def draw_pieces(pen: Pen) -> None:
    """Pieces by place: on their space, queued in the open fields, resting in the Thermae, waiting in the Foro's reserve."""
    for id, space in pen.view["spaces"].items():
        x, y, _ = places(pen)[id]
        here = space["pieces"]
        for i, q in enumerate(here):
            if space["place"] in ("titanus", "agro"):
                place = queued(id, i, len(here))
            elif space["place"] == "foro":
                place = (x + (-22, 22)[i % 2], y, 0.94)
            else:
                place = (x, y, 0.94)
            put_piece(pen, q["seat"], q["piece"], q["pips"], *place, pen.name(id))
    rest = [(seat, die, d) for seat, p in enumerate(pen.view["players"]) for die, d in p["dice"].items() if d["at"] == "thermae"]
    x, y, _, _ = AREAS["thermae"]
    gap = min(38.0, 500 / max(1, len(rest)))
    for i, (seat, die, d) in enumerate(rest):
        put_piece(pen, seat, die, d["pips"], x + 140 + gap * i, y + 32, min(0.86, gap / 36), pen.t("place-thermae"))
    draw_reserve(pen)


def queued(field: str, i: int, n: int) -> tuple[float, float, float]:
    """Rows of four in an open field, or of five smaller ones."""
    x, y, _, _ = AREAS[field]
    if n <= 8:
        return x + 26 + 33 * (i % 4), y + 56 + 34 * (i // 4), 0.82
    return x + 22 + 26 * (i % 5), y + 52 + 26 * (i // 5), 0.64


def put_piece(pen: Pen, seat: int, piece: str, pips: int | None, x: float, y: float, s: float, where: str) -> None:
    value = pen.t("leader") if pips is None else str(pips)
    pen.put(
        f"pc-{pen.colour(seat)}-{piece}",
        x,
        y,
        picture(pen, seat, pips, piece != "figure"),
        scale=s,
        cls="thru",
        label=pen.t("piece-label", who=pen.who(seat), piece=value, place=where),
    )
    if seat == pen.viewer:
        pen.target(piece, x, y, box=(38 * s, 40 * s))


def draw_reserve(pen: Pen) -> None:
    """Dice not yet recruited show the value they would get now, with a count from two on."""
    x, y, _, _ = AREAS["foro"]
    waiting = [(seat, sum(1 for d in p["dice"].values() if d["at"] == "reserve")) for seat, p in enumerate(pen.view["players"])]
    for i, (seat, n) in enumerate([(s, n) for s, n in waiting if n]):
        px, py = x + 239 + 26 * (i % 3), y + 52 + 42 * (i // 3)
        more = (tag("text", n, y="39", font_size="21"),) if n > 1 else ()
        pen.put(
            f"rs-{pen.colour(seat)}",
            px,
            py,
            pen.draw("rank_die", pen.colour(seat), pen.view["templum"]) + more,
            scale=0.6,
            label=pen.t("reserve-label", who=pen.who(seat), n=n),
        )


def draw_displays(pen: Pen) -> None:
    view, taking = pen.view, asked(pen)
    faces = view["artisans"]
    for place in DISPLAYS:
        x, y, _, _ = AREAS[place]
        lit: set[str] = set()
        for i, tile in enumerate(view["displays"][place]):
            if place == "agora":
                px, py, s, body, key, box = x + 34 + 55 * i, y + 60, 0.98, pen.draw("gtile", PICTURE[tile]), tile, (38, 38)
            elif place == "phalanx":
                _, element, value = tile.split(":")
                px, py, s, body, key, box = x + 34 + 55 * i, y + 60, 1.04, pen.draw("support", element, value), tile, (40, 40)
            else:
                face = faces[tile]
                px, py, s, key, box = x + 182 + 51 * i, y + 62, 0.9, tile, (48, 57)
                body = pen.draw("artisan", "upgrade" if face["effect"] == "upgrade" else PICTURE[face["good"]], face["cost"])
            pen.put(f"{place}-tile-{i}", px, py, body, scale=s, label=tile_name(pen, tile))
            if taking in ("take-good", "take-support", "take-artisan") and key not in lit and pen.target(key, px, py, box=box):
                lit.add(key)


def artisan(pen: Pen, kind: str) -> Body:
    face = pen.view["artisans"][kind]
    return pen.draw("artisan", "upgrade" if face["effect"] == "upgrade" else PICTURE[face["good"]], face["cost"])


def ship(pen: Pen, id: str) -> Body:
    face = pen.view["ships"][id]
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


# ---- Krypt, Arena, trade -----------------------------------------------------------------------------------------


def draw_krypt(pen: Pen) -> None:
    x, y, w, _ = AREAS["krypt"]
    view, krypt = pen.view, pen.view["krypt"]
    left = krypt["threshold"] - krypt["discs"]
    said = pen.t("to-the-end", n=krypt["discs"], m=krypt["threshold"]) if left > 0 else pen.t("last-round", n=krypt["discs"])
    pen.put("krypt-count", x + w - 12, y + 24, pen.draw("word", said, "bad r", pen.fit(said, 210, 13.5 * pen.ts, 11)))
    tile = view["disaster"]
    if tile is not None:
        body = pen.draw("disaster", tile["element"], tile["strength"], tile["vp"], pen.t("hold"))
        pen.put(
            "disaster",
            x + 60,
            y + 84,
            body,
            scale=0.98,
            label=pen.t("disaster-label", element=pen.name(tile["element"]), n=tile["strength"]),
        )
        draw_strike(pen, tile)
        pen.target("defend", x + 60, y + 84, box=(96, 96))
    boxes, at = fields(pen), 0
    for seat, n in enumerate(krypt["by_seat"]):
        for k in range(n):
            box, slot = boxes[min(at // 4, 4)], at % 4 if at < 16 else at - 16
            pen.put(
                f"kd-{pen.colour(seat)}-{k}",
                box.x + 17 + 24 * (slot % 2),
                box.y + 18 + 24 * (slot // 2 % 2) + (3 * (slot // 4)),
                pen.draw("disc", pen.colour(seat)),
                scale=0.52,
                label=pen.t("disc-label", who=pen.who(seat)),
            )
            at += 1
    box, slot = boxes[min(at // 4, 4)], at % 4
    pen.target("endure", box.x + 17 + 24 * (slot % 2), box.y + 18 + 24 * (slot // 2), box=(24, 24), touch=(34, 34))


def draw_strike(pen: Pen, tile: dict[str, Any]) -> None:
    x, y, _, _ = AREAS["krypt"]
    element = pen.name(tile["element"])
    line = pen.t("strike-sum", element=element, n=tile["strength"], v=pen.view["templum"])
    need, held, note, cls = 0, 0, "", "ok"
    if pen.viewer is not None:
        me = pen.view["players"][pen.viewer]
        need, held = me["required"], min(me["strength"], me["required"])
        note = (
            pen.t("covered", n=me["strength"], element=element)
            if held >= need
            else pen.t("short", n=me["strength"], element=element, m=need - held)
        )
        cls = "ok" if held >= need else "bad"
    body = pen.draw(
        "strike",
        line,
        pen.fit(line, 200, 12.8, 10.5),
        pen.t("strike", n=tile["strike"]),
        need,
        held,
        note,
        cls,
        pen.fit(note, 206, 13.5 * pen.ts, 10.5),
    )
    pen.put("strike", x + 120, y + 52, body, label=f"{pen.t('strike', n=tile['strike'])}, {note}")


def draw_duel(pen: Pen) -> None:
    context = pen.view["context"]
    if "attacker" not in context or "defender" not in context:
        return
    x, y, w, _ = AREAS["arena"]
    for i, seat in enumerate((context["attacker"], context["defender"])):
        if seat >= 0:
            pen.put(
                f"duel-{i}",
                x + w - 96 + 56 * i,
                y + 20,
                pen.draw("badge", pen.colour(seat)),
                scale=0.6,
                label=pen.t("attacks" if i == 0 else "defends", who=pen.who(seat)),
            )
    pen.ground("duel", tag("path", cls="garrow", d=f"M{x + w - 79} {y + 20}h20m-6-5 6.5 5-6.5 5"))


def draw_trade(pen: Pen) -> None:
    view = pen.view
    me = None if pen.viewer is None else view["players"][pen.viewer]
    x, y, _, _ = AREAS["port"]
    lit: set[str] = set()
    for i, id in enumerate(view["displays"]["port"]):
        face = view["ships"][id]
        px, py = x + 55 + 104.5 * i, y + 90
        body = pen.draw("ship_tile", PICTURE[face["good"]], "basic" in face["accepts"], "refined" in face["accepts"])
        pen.put(f"ship-{i}", px, py, body, label=pen.name(id))
        note, good = ship_note(pen, me, face)
        pen.put(
            f"ship-note-{i}", px, py + 70, pen.draw("word", note, "" if good else "soft", pen.fit(note, 100, 13.5 * pen.ts, 10.5))
        )
        once(pen, lit, f"ship:{id}", px, py)
    x, y, _, _ = AREAS["merkator"]
    for i, id in enumerate(view["displays"]["merkator"]):
        face = view["merchants"][id]
        px, py = x + 55 + 104.5 * i, y + 90
        wants = tuple(PICTURE[g] for g in face["wants"]) + ("any",) * face["any"]
        pen.put(f"mer-{i}", px, py, pen.draw("merchant", face["vp"], face["bonus"], face["amount"], wants), label=pen.name(id))
        note, good = merchant_note(pen, me, face)
        pen.put(
            f"mer-note-{i}", px, py + 70, pen.draw("word", note, "" if good else "soft", pen.fit(note, 100, 13.5 * pen.ts, 10.5))
        )
        once(pen, lit, f"merchant:{id}", px, py)


def once(pen: Pen, lit: set[str], key: str, x: float, y: float) -> None:
    """Of two alike only the first is lit."""
    if key not in lit and (pen.target(key, x, y, box=(92, 104)) or pen.refuse(key, x, y, box=(92, 104), cross=False)):
        lit.add(key)


def ship_note(pen: Pen, me: dict[str, Any] | None, face: dict[str, Any]) -> tuple[str, bool]:
    if me is None:
        return "", False
    own = me["goods"][face["good"]]
    symbols = own["basic"] * ("basic" in face["accepts"]) + 2 * own["refined"] * ("refined" in face["accepts"])
    return (pen.t("ship-pays", n=symbols), True) if symbols else (pen.t("ship-lacks", good=pen.name(face["good"])), False)


def merchant_note(pen: Pen, me: dict[str, Any] | None, face: dict[str, Any]) -> tuple[str, bool]:
    if me is None:
        return "", False
    have = {g: v["refined"] for g, v in me["goods"].items()}
    met = 0
    for good in face["wants"]:
        if have[good]:
            have[good] -= 1
            met += 1
    met += min(face["any"], sum(have.values()))
    wanted = len(face["wants"]) + face["any"]
    return (pen.t("can-serve"), True) if met == wanted else (pen.t("n-of", n=met, m=wanted), False)


def space_targets(pen: Pen) -> None:
    for id, space in pen.view["spaces"].items():
        if space["place"] in ("titanus", "agro"):
            continue
        x, y, size = places(pen)[id]
        box = (94, 52) if space["place"] == "foro" else (size + 2, size + 2)
        if not pen.target(
            id,
            x,
            y,
            box=box,
            touch=(max(box[0], 54), max(box[1], 54)) if space["place"] not in ("foro", "art", "krypt") else None,
        ):
            if not space["pieces"]:
                pen.refuse(id, x, y, box=box, cross=False)
    for id, space in pen.view["spaces"].items():
        if space["lightning"]:
            x, y, _ = places(pen)[id]
            pen.put(f"bolt-{id}", x - 19, y - 19, pen.draw("bolt"), cls="thru")


# ---- the views ---------------------------------------------------------------------------------------------------


def table(pen: Pen) -> None:
    pen.ground("ground", pen.once(f"ground-{pen.view['side']}-{pen.seats}", lambda: whole_ground(pen)))
    draw_templum(pen)
    draw_spaces(pen)
    draw_displays(pen)
    draw_krypt(pen)
    draw_trade(pen)
    draw_pieces(pen)
    draw_duel(pen)
    space_targets(pen)
    start = pen.view["start_player"]
    pen.put("start", 32, 52, pen.draw("start_player"), scale=0.62, label=pen.t("starts", who=pen.who(start)))
    pen.put("start-seat", 60, 52, pen.draw("badge", pen.colour(start)), scale=0.56)


def phone(pen: Pen, view: str) -> None:
    _, _, w, h = next(box for name, _, box in PHONE if name == view)
    pen.ground("back", slab(w, h))
    pen.cut(WINDOWS[view])
    table(pen)
