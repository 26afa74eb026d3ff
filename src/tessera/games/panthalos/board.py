"""The table of Panthalos, laid out: the city's places as plates, numbered in the order of evaluation, both board sides alike.

A piece keeps its id wherever it stands, so that it walks from the players' supply over its place to the Thermae.
"""

from typing import Any, NamedTuple

from tessera.core.drawing import Pen

VIEWBOX = (0, 0, 1080, 690)
PHONE = (("city", "map", (0, 0, 574, 598)), ("krypt", "flag", (0, 0, 346, 432)), ("trade", "anchor", (0, 0, 544, 420)))
AREAS = {  # x, y, width, height, fitted to the board
    "templum": (8, 8, 400, 62), "thermae": (416, 8, 656, 62), "polis": (8, 78, 262, 290), "agora": (278, 78, 290, 141),
    "phalanx": (278, 227, 290, 141), "titanus": (576, 78, 150, 141), "agro": (576, 227, 150, 141), "krypt": (734, 78, 338, 290),
    "art": (8, 376, 262, 124), "oraculum": (278, 376, 128, 124), "foro": (414, 376, 312, 124), "arena": (734, 376, 338, 124),
    "port": (8, 514, 528, 168), "merkator": (544, 514, 528, 168),
}  # fmt: skip
WINDOWS = {  # pieces of the board for a small screen, and where they go
    "city": ((8, 78, 262, 290, 6, 6), (278, 78, 290, 290, 276, 6), (8, 376, 262, 124, 6, 304), (278, 376, 128, 124, 276, 304), (414, 376, 312, 124, 6, 436), (576, 78, 150, 141, 414, 304), (576, 227, 150, 141, 414, 451)),
    "krypt": ((734, 78, 338, 290, 4, 4), (734, 376, 338, 124, 4, 300)),
    "trade": ((8, 514, 528, 168, 8, 76), (544, 514, 528, 168, 8, 250), (8, 8, 400, 62, 8, 8)),
}  # fmt: skip
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
    return pen.once(f"places-{pen.view['side']}", lambda: _places(pen), worded=False)  # type: ignore[no-any-return]


ROWS = {  # first space, pitch and size of the spaces of a place, counted from its corner
    "agora": (34, 112, 54, 42), "phalanx": (34, 112, 54, 42), "art": (30, 66, 47, 40), "krypt": (30, 171, 48, 40),
    "arena": (32, 76, 50, 42), "oraculum": (36, 74, 50, 42), "foro": (58, 68, 102, 42),
}  # fmt: skip


def _places(pen: Pen) -> dict[str, tuple[float, float, float]]:
    out, count = {}, {}
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
    return Plate(x, y, w, h, title, pen.fit(title, w - 44, 16, 12, True), order.index(place) if place in order else -1, note, pen.fit(note, w - 140, 12.5, 10.5))


def words(pen: Pen) -> tuple[Word, ...]:
    out = []

    def say(place: str, dx: float, dy: float, key: str, room: float, size: float = 12.5) -> None:
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


def whole_ground(pen: Pen) -> str:
    body = '<rect class="st3" width="1080" height="690" rx="6"/>'
    x, y, w, h = AREAS["port"]
    body += f'<rect class="sea" x="{x}" y="{y}" width="{w}" height="{h}" rx="5"/>'
    for place in AREAS:
        body += pen.draw("plate", plate(pen, place), "none" if place == "port" else "krypt" if place == "krypt" else "panel")
    body += pen.draw("band", 8, 503.5, 112, 8, 1.5, False, 2)
    once, every = pen.t("once"), pen.t("every-round")
    body += pen.draw("polis_ground", *AREAS["polis"], 84, once, pen.fit(once, 78, 12.5, 10.5), every, pen.fit(every, 150, 12.5, 10.5))
    for place in ("titanus", "agro"):
        rule = pen.t(f"rule-{place}")
        body += pen.draw("field_ground", *AREAS[place], rule, pen.fit(rule, 138, 12.5, 10.5))
    for id, space in pen.view["spaces"].items():
        if space["place"] == "polis":
            px, py, _ = places(pen)[id]
            body += f'<g class="pc" transform="translate({px + 40:g} {py:g}) scale(0.8)">{pen.draw("benefit", space["yields"], space["amount"])}</g>'
    ax, ay, aw, _ = AREAS["oraculum"]
    body += f'<g class="pc" transform="translate({ax + aw - 32} {ay + 56}) scale(0.8)">{pen.draw("start_player")}</g><g class="pc" transform="translate({ax + aw - 32} {ay + 92}) scale(0.66)">{pen.draw("benefit", "disc", 1)}</g>'
    ax, ay, _, _ = AREAS["arena"]
    body += f'<g class="pc" transform="translate({ax + 186} {ay + 78}) scale(0.92)">{pen.draw("titan_back")}</g><text class="soft" x="{ax + 186}" y="{ay + 114}" font-size="12.5">+1</text>'
    ax, ay, _, ah = AREAS["foro"]
    body += f'<path class="rule" d="M{ax + 216} {ay + 36}V{ay + ah - 10}"/>'
    return body + pen.draw("collecting", fields(pen), end_line(pen)) + pen.draw("texts", words(pen))


def fields(pen: Pen) -> tuple[Box, ...]:
    x, y, _, _ = AREAS["krypt"]
    capacity = pen.data["krypt_fields"]["capacity"]
    return tuple(Box(t, x + 10 + 65 * i, y + 224, max(0, n)) for i, (t, n) in enumerate(zip(pen.view["krypt"]["fields"], capacity, strict=True)))


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
    pen.put("templum", x + 112, y + 8, pen.draw("templum", tuple(view["templum_track"]), view["round"]), label=pen.t("round-label", n=view["round"], m=view["rounds"], v=view["templum"]))
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
            pen.put(f"pd-{id}", x, y + 4, pen.draw("disc", pen.colour(seat)), scale=0.98, label=pen.t("disc-label", who=pen.who(seat)))


def picture(pen: Pen, seat: int, pips: int | None, die: bool) -> str:
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
                ax, ay, _, _ = AREAS[id]
                per = 4 if len(here) <= 8 else 5
                px, py, s = ax + 26 + (33 if per == 4 else 25) * (i % per), ay + 56 + 34 * (i // per), 0.82 if per == 4 else 0.64
            elif space["place"] == "foro":
                px, py, s = x + (-22, 22)[i % 2], y, 0.94
            else:
                px, py, s = x, y, 0.94
            put_piece(pen, q["seat"], q["piece"], q["pips"], px, py, s, pen.name(id))
    rest = [(seat, die, d) for seat, p in enumerate(pen.view["players"]) for die, d in p["dice"].items() if d["at"] == "thermae"]
    x, y, _, _ = AREAS["thermae"]
    for i, (seat, die, d) in enumerate(rest):
        put_piece(pen, seat, die, d["pips"], x + 140 + min(38, 500 / max(1, len(rest))) * i, y + 32, 0.86, pen.t("place-thermae"))
    draw_reserve(pen)


def put_piece(pen: Pen, seat: int, piece: str, pips: int | None, x: float, y: float, s: float, where: str) -> None:
    value = pen.t("leader") if pips is None else str(pips)
    pen.put(f"pc-{pen.colour(seat)}-{piece}", x, y, picture(pen, seat, pips, piece != "figure"), scale=s, cls="thru", label=pen.t("piece-label", who=pen.who(seat), piece=value, place=where))
    if seat == pen.viewer:
        pen.target(piece, x, y, box=(38 * s, 40 * s))


def draw_reserve(pen: Pen) -> None:
    """Dice not yet recruited show the value they would get now, with a count from two on."""
    x, y, _, _ = AREAS["foro"]
    waiting = [(seat, sum(1 for d in p["dice"].values() if d["at"] == "reserve")) for seat, p in enumerate(pen.view["players"])]
    for i, (seat, n) in enumerate([(s, n) for s, n in waiting if n]):
        px, py = x + 239 + 26 * (i % 3), y + 52 + 42 * (i // 3)
        more = f'<text y="39" font-size="21">{n}</text>' if n > 1 else ""
        pen.put(f"rs-{pen.colour(seat)}", px, py, pen.draw("rank_die", pen.colour(seat), pen.view["templum"]) + more, scale=0.6, label=pen.t("reserve-label", who=pen.who(seat), n=n))


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
    pen.put("krypt-count", x + w - 12, y + 24, pen.draw("word", said, "bad r", pen.fit(said, 210, 13.5, 11)))
    tile = view["disaster"]
    if tile is not None:
        body = pen.draw("disaster", tile["element"], tile["strength"], tile["vp"], pen.t("hold"))
        pen.put("disaster", x + 60, y + 84, body, scale=0.98, label=pen.t("disaster-label", element=pen.name(tile["element"]), n=tile["strength"]))
        draw_strike(pen, tile)
        pen.target("defend", x + 60, y + 84, box=(96, 96))
    boxes, at = fields(pen), 0
    for seat, n in enumerate(krypt["by_seat"]):
        for k in range(n):
            box, slot = boxes[min(at // 4, 4)], at % 4 if at < 16 else at - 16
            pen.put(f"kd-{pen.colour(seat)}-{k}", box.x + 17 + 24 * (slot % 2), box.y + 18 + 24 * (slot // 2 % 2) + (3 * (slot // 4)), pen.draw("disc", pen.colour(seat)), scale=0.52, label=pen.t("disc-label", who=pen.who(seat)))
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
        note = pen.t("covered", n=me["strength"], element=element) if held >= need else pen.t("short", n=me["strength"], element=element, m=need - held)
        cls = "ok" if held >= need else "bad"
    body = pen.draw("strike", line, pen.fit(line, 200, 12.8, 10.5), pen.t("strike", n=tile["strike"]), need, held, note, cls, pen.fit(note, 206, 13.5, 10.5))
    pen.put("strike", x + 120, y + 52, body, label=f"{pen.t('strike', n=tile['strike'])}, {note}")


def draw_duel(pen: Pen) -> None:
    context = pen.view["context"]
    if "attacker" not in context or "defender" not in context:
        return
    x, y, w, _ = AREAS["arena"]
    for i, seat in enumerate((context["attacker"], context["defender"])):
        if seat >= 0:
            pen.put(f"duel-{i}", x + w - 96 + 56 * i, y + 20, pen.draw("badge", pen.colour(seat)), scale=0.6, label=pen.t("attacks" if i == 0 else "defends", who=pen.who(seat)))
    pen.ground("duel", f'<path class="garrow" d="M{x + w - 79} {y + 20}h20m-6-5 6.5 5-6.5 5"/>')


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
        pen.put(f"ship-note-{i}", px, py + 70, pen.draw("word", note, "" if good else "soft", pen.fit(note, 100, 13.5, 10.5)))
        once(pen, lit, f"ship:{id}", px, py)
    x, y, _, _ = AREAS["merkator"]
    for i, id in enumerate(view["displays"]["merkator"]):
        face = view["merchants"][id]
        px, py = x + 55 + 104.5 * i, y + 90
        wants = tuple(PICTURE[g] for g in face["wants"]) + ("any",) * face["any"]
        pen.put(f"mer-{i}", px, py, pen.draw("merchant", face["vp"], face["bonus"], face["amount"], wants), label=pen.name(id))
        note, good = merchant_note(pen, me, face)
        pen.put(f"mer-note-{i}", px, py + 70, pen.draw("word", note, "" if good else "soft", pen.fit(note, 100, 13.5, 10.5)))
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
        ghost = ""
        if not pen.target(id, x, y, box=box, touch=(max(box[0], 54), max(box[1], 54)) if space["place"] not in ("foro", "art", "krypt") else None, body=ghost):
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
    pen.ground("back", f'<rect class="st3" width="{w}" height="{h}"/>')
    pen.cut(WINDOWS[view])
    table(pen)


# ---- own area and rows -------------------------------------------------------------------------------------------


def own(pen: Pen) -> None:
    seat = pen.viewer or 0
    me, colour = pen.view["players"][seat], pen.colour(seat)
    pen.block("own-place", pen.t("to-place"), own_pieces(pen, seat, me) or "–", pen.t("to-place-note") if "leader" in me["unplaced"] else "")
    pen.block("own-discs", pen.t("discs"), pen.inline(pen.draw("disc", colour), 34) + f'<span class="big">{me["discs"]}</span>', pen.t("bank", n=me["bank"]))
    goods = "".join(own_good(pen, g, side, n) for g, v in me["goods"].items() for side, n in v.items() if n)
    pen.block("own-goods", pen.t("goods"), goods or "–", pen.t("goods-note", n=sum(v["refined"] for v in me["goods"].values())))
    tiles = "".join(own_tile(pen, tile, n) for tile, n in (me["own_titans"] or {}).items()) + "".join(own_tile(pen, tile, n) for tile, n in me["supports"].items())
    disaster = pen.view["disaster"]
    note = pen.t("against", element=pen.name(disaster["element"]), n=me["strength"], m=me["required"]) if disaster else ""
    pen.block("own-tiles", pen.t("titans"), tiles or "–", note, cls="grow")
    context = pen.view["context"]
    if asked(pen) == "krypt-redeem" and context.get("paid"):
        pen.block("own-paid", pen.t("paid"), "".join(own_tile(pen, tile, n) for tile, n in context["paid"].items()), pen.t("paid-note"))
    if context.get("tiles"):
        pen.block("own-omen", pen.t("omen"), "".join(omen(pen, key, tile) for key, tile in zip(("first", "second"), context["tiles"], strict=True)), pen.t("omen-note"))
    artisans = "".join(own_artisan(pen, kind, n) for kind, n in me["artisans"].items())
    if artisans:
        pen.block("own-artisans", pen.t("artisans"), artisans)
    ships = "".join(own_ship(pen, id, n) for id, n in me["ships"].items())
    if ships:
        pen.block("own-ships", pen.t("ships"), ships)
    rows = "".join(f"<tr><td>{pen.t(f'end-{k}')}</td><td>{signed(me['projected'][k])}</td></tr>" for k in ("round", "krypt"))
    pen.block("own-ends", pen.t("if-ended"), f'<table class="ends">{rows}</table>', pen.t("so-far", n=me["score"]))


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def own_pieces(pen: Pen, seat: int, me: dict[str, Any]) -> str:
    """What is still to be placed; the piece picked up now is framed."""
    held = pen.view["context"].get("piece") if asked(pen) in ("place-space", "foro-partner") else None
    out, lit = [], set()
    supply = [(die, d["pips"] if not d["crowned"] else None) for die, d in me["dice"].items() if d["at"] == "supply"]
    if me["figure"] == "supply":
        supply.append(("figure", None))
    for piece, pips in supply:
        word = "leader" if pips is None else f"die-{pips}"
        keys = [k for k in (f"place:{word}", word, piece) if k in pen.targets and k not in lit]
        lit.update(keys[:1])
        body = pen.inline(picture(pen, seat, pips, piece != "figure"), 42, (-21, -22, 42, 44))
        out.append(pen.button(keys[0] if keys else "", body, cls="pick" if piece == held and not keys else "", label=pen.t("leader") if pips is None else str(pips)))
    return "".join(out)


def omen(pen: Pen, key: str, tile: str) -> str:
    _, element, strength = tile.split(":")
    vp = next(d["vp"] for d in pen.data["disasters"]["per_element"] if d["strength"] == int(strength))
    return pen.button(key, pen.inline(pen.draw("disaster", element, strength, vp, pen.t("hold")), 62, (-48, -48, 96, 96)), label=tile_name(pen, tile))


def many(n: int) -> str:
    return f"<b>×{n}</b>" if n > 1 else ""


def own_good(pen: Pen, good: str, side: str, n: int) -> str:
    keys = [f"good:{good}:{side}"] + ([good] if (side == "basic") == (asked(pen) == "refine-good") else [])
    key = next((k for k in keys if k in pen.targets and asked(pen) != "take-good"), "")
    return pen.button(key, pen.inline(pen.draw("gtile", PICTURE[good], side == "refined"), 36) + many(n), label=pen.name(good))


def own_tile(pen: Pen, tile: str, n: int) -> str:
    kind, element, value = tile.split(":")
    body = pen.inline(pen.draw("titan", element, value), 34, (-17, -22, 34, 44)) if kind == "titan" else pen.inline(pen.draw("support", element, value), 38)
    key = tile if tile in pen.targets and asked(pen) != "take-support" else ""
    return pen.button(key, body + many(n), label=tile_name(pen, tile))


def own_artisan(pen: Pen, kind: str, n: int) -> str:
    face = pen.view["artisans"][kind]
    body = pen.inline(pen.draw("artisan", "upgrade" if face["effect"] == "upgrade" else PICTURE[face["good"]], face["cost"]), 46, (-28, -33, 56, 66))
    return pen.button(f"artisan:{kind}", body + many(n), label=pen.name(kind))


def own_ship(pen: Pen, id: str, n: int) -> str:
    face = pen.view["ships"][id]
    body = pen.inline(pen.draw("ship_tile", PICTURE[face["good"]], "basic" in face["accepts"], "refined" in face["accepts"]), 46, (-48, -54, 96, 108))
    key = f"ship:{id}" if asked(pen) == "scrap-tile" else ""
    return pen.button(key, body + many(n), label=pen.name(id))


def players(pen: Pen) -> list[dict[str, Any]]:
    rows = []
    for seat, p in enumerate(pen.view["players"]):
        colour = pen.colour(seat)
        counts = [
            dict(icon=pen.inline(pen.draw("leader", colour) if q == "leader" else pen.draw("rank_die", colour, int(q[4:])), 22, (-20, -21, 40, 42)), n="", label=pen.t("leader") if q == "leader" else q[4:])
            for q in p["unplaced"]
        ]  # fmt: skip
        counts += [
            dict(icon=pen.inline(pen.draw("disc", colour), 18), n=p["discs"], label=pen.t("discs")),
            dict(icon=pen.inline(pen.draw("titan_back"), 16, (-20, -22, 40, 44)), n=p["titans"], label=pen.t("titan-count")),
            dict(icon=pen.inline(pen.draw("gtile", "any"), 16), n=sum(v["basic"] + v["refined"] for v in p["goods"].values()), label=pen.t("goods")),
            dict(icon=pen.inline(pen.draw("benefit", "support", 1), 16), n=sum(p["supports"].values()), label=pen.t("supports")),
        ]
        tags = [pen.t("start-tag")] if seat == pen.view["start_player"] else []
        if p["passed"]:
            tags.append(pen.t("passed"))
        tags.append(pen.t("krypt-tag", n=p["krypt_discs"]))
        rows.append(dict(seat=seat, colour=colour, score=p["score"], of="", tags=tags, counts=counts, hidden=False))
    return rows
