"""The pages: lobby, new table, table, learn, rules, account. Forms work without any script."""

import json
import time
from collections.abc import Iterable
from typing import Annotated, Any

from babel.lists import format_list
from fastapi import APIRouter, File, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from tessera.core.game import Game
from tessera.core.rulestext import CLAUSE, rules_text
from tessera.core.words import words
from tessera.web import lessons
from tessera.web.api import name_or_refuse, uploaded
from tessera.web.drawing import listing
from tessera.web.errors import Refusal
from tessera.web.hall import SeatPlan, TablePlan
from tessera.web.help import applying
from tessera.web.models import Chair, TableRow
from tessera.web.mosaics import picture
from tessera.web.paces import PACES
from tessera.web.players import LEVELS, networks
from tessera.web.render import render
from tessera.web.sessions import Visitor, fits, hashed, settings_of
from tessera.web.site import all_games, bot_name, draw, draw_part, option_name, site_words
from tessera.web.table import Table
from tessera.web.visit import Checked, Seen, address, hall_of, lang_of, limits_of, sessions_of, store_of, viewer_of

router = APIRouter(include_in_schema=False)
CLIENT_WORDS = (
    "saved", "not-saved-yet", "connecting", "offline", "copied", "you-look-at", "end-turn", "end-turn-yes", "hint-title", "hint-none",
    "hint-chance", "watching", "nothing-new", "your-turn-said", "over-said", "not-sent", "choose-of", "leave-sure", "seat-link-text",
    "why", "is-legal", "not-now", "nothing-closed", "rules-found", "error-unknown", "close",
)  # fmt: skip


def page(request: Request, visitor: Visitor, name: str, **facts: Any) -> HTMLResponse:
    theme = request.cookies.get("theme", "auto")
    assets = request.app.state.assets
    text = draw(
        name, lang_of(request), user=visitor.user, token=sessions_of(request).token(visitor), asset=assets.url, look_asset=assets.look_url,
        small_asset=assets.small_url, theme=theme if theme in ("light", "dark") else "auto", **facts,
    )  # fmt: skip
    return HTMLResponse(text)


# ---- lobby -------------------------------------------------------------------------------------------------


@router.get("/")
async def lobby(request: Request, visitor: Seen) -> HTMLResponse:
    lang, store = lang_of(request), store_of(request)
    mine = await store.tables_of(visitor.user.id) if visitor.user.id else []
    shown = [my_table(row, chairs, visitor.user.id, lang) for row, chairs in mine]
    turn = next((item for item, (row, _) in zip(shown, mine, strict=True) if row.turn_user == visitor.user.id), None)
    open_now = [open_table(row, chairs, lang) for row, chairs in await store.open_tables()]
    games = all_games()
    about = [game_facts(game, lang) for game in games]
    form = new_form(games[0], lang, visitor.user.name, trained(request, games[0])) if games else {}
    return page(request, visitor, "lobby.html.jinja", turn=turn, games=about, tables=open_now, mine=shown[:12], form=form)


def game_facts(game: Game, lang: str) -> dict[str, Any]:
    said, counts = words(game, lang), game.seat_counts()
    return {
        "id": game.id, "title": game.title, "about": said("about") if said.has("about") else "",
        "players": f"{counts[0]}–{counts[-1]}", "minutes": game.minutes, "picture": picture(game.id),
    }  # fmt: skip


def titles() -> dict[str, str]:
    return {game.id: game.title for game in all_games()}


def my_table(row: TableRow, chairs: list[Chair], user_id: str, lang: str) -> dict[str, Any]:
    t = site_words(lang)
    others = [chair.name for chair in chairs if chair.user_id != user_id and chair.name]
    tag, cls = t("watch"), ""
    mine = [chair.seat for chair in chairs if chair.user_id == user_id]
    sub = ", ".join(others)
    if row.status == "open":
        tag = t("state-open")
    elif row.status == "over":
        tag, cls = t("ended"), ""
        if mine and row.result:
            points, rank = row.result["scores"][mine[0]], row.result["ranks"][mine[0]]
            tag, cls = (t("won-with", n=points), "good") if rank == 1 else (t("place-of", n=rank, points=points), "")
    elif row.status == "playing":
        if row.turn_user == user_id:
            tag, cls = t("your-turn"), "act"
        elif 0 <= row.turn_seat < len(chairs):
            tag = t("turn-of", name=chairs[row.turn_seat].name)
    when = t(f"pace-{row.pace}")
    if row.deadline and row.turn_user == user_id:
        sub = when = t("time-left", time=spoken(row.deadline - time.time(), lang))
    return {
        "id": row.id, "title": titles().get(row.game, row.game), "others": format_list(others, locale=lang), "sub": sub,
        "when": when, "tag": tag, "cls": cls,
        "picture": picture(row.game), "wide": picture(row.game, 240, 90, 6, 1.4),
    }  # fmt: skip


def spoken(seconds: float, lang: str) -> str:
    seconds = max(0, int(seconds))
    if seconds >= 2 * 86_400:
        return f"{seconds // 86_400} {'Tage' if lang == 'de' else 'days'}"
    if seconds >= 2 * 3600:
        return f"{seconds // 3600} {'Stunden' if lang == 'de' else 'hours'}"
    return f"{seconds // 60}:{seconds % 60:02d}"


def open_table(row: TableRow, chairs: list[Chair], lang: str) -> dict[str, Any]:
    t = site_words(lang)
    game = next(game for game in all_games() if game.id == row.game)
    changed = [
        option_name(game, lang, o.name, row.options[o.name])
        for o in game.options
        if o.name in row.options and row.options[o.name] != o.default
    ]
    people = [chair.name for chair in chairs if chair.name]
    return {
        "id": row.id, "title": game.title, "host": t("opened-by", name=people[0]) if row.status == "open" and people else ", ".join(people),
        "seats": [chair.kind != "open" for chair in chairs], "pace": row.pace, "options": changed,
        "act": "join" if row.status == "open" else "watch",
    }  # fmt: skip


# ---- a new table -------------------------------------------------------------------------------------------


def new_form(game: Game, lang: str, name: str, offered: Iterable[str], count: int | None = None) -> dict[str, Any]:
    t = site_words(lang)
    counts = sorted(set(game.seat_counts()) | set(all_counts(game)))
    if count not in counts:
        count = 3 if 3 in counts else counts[0]
    bots = [(f"bot:{spec}", bot_name(t, spec)) for spec in (*LEVELS, *offered)]
    kinds = [("me", t("kind-me", name=name)), *bots, ("open", t("kind-open")), ("local", t("kind-local"))]
    seats = [{"value": "me" if n == 0 else "bot:easy" if n == 1 else "bot:medium", "off": n >= count} for n in range(counts[-1])]
    options = [
        {
            "name": o.name,
            "label": option_name(game, lang, o.name),
            "choices": [{"value": str(v), "label": option_name(game, lang, o.name, v), "on": v == o.default} for v in o.values],
        }
        for o in game.options
    ]
    return {
        "game": game.id, "title": game.title, "about": game_facts(game, lang)["about"], "games": all_games(), "kinds": kinds,
        "seats": seats, "counts": counts, "count": count, "options": options, "paces": list(PACES),
    }  # fmt: skip


def trained(request: Request, game: Game) -> list[str]:
    return list(networks(hall_of(request).settings.folder, game.id))


def all_counts(game: Game) -> list[int]:
    return list(range(game.min_seats, game.max_seats + 1))


@router.get("/new/{game_id}")
async def new_table(request: Request, visitor: Seen, game_id: str) -> HTMLResponse:
    game = hall_of(request).known_game(game_id)
    return page(
        request, visitor, "new.html.jinja", form=new_form(game, lang_of(request), visitor.user.name, trained(request, game))
    )


@router.get("/new/{game_id}/form")
async def form_part(request: Request, visitor: Seen, game_id: str) -> HTMLResponse:
    """The form alone, when another game is picked."""
    game = hall_of(request).known_game(game_id)
    lang = lang_of(request)
    token = sessions_of(request).token(visitor)
    return HTMLResponse(
        draw_part("new_form", lang, form=new_form(game, lang, visitor.user.name, trained(request, game)), token=token)
    )


@router.post("/tables")
async def make_table(request: Request, visitor: Checked) -> Response:
    limits_of(request).take(visitor.user.id, "table")
    fields = {name: str(value) for name, value in (await request.form()).items()}
    hall = hall_of(request)
    game = hall.known_game(fields.get("game", ""))
    try:
        count = int(fields.get("count", "3"))
    except ValueError:
        raise Refusal("bad-request", what="count") from None
    if not 1 <= count <= 8:
        raise Refusal("bad-setup", what="count")
    seats = []
    for number in range(count):
        kind, _, bot = fields.get(f"seat{number}", "bot:easy").partition(":")
        seats.append(SeatPlan(kind, fields.get(f"name{number}", ""), bot))
    if sum(seat.kind == "me" for seat in seats) > 1:  # one person cannot sit twice; at one screen they share it
        first = next(n for n, seat in enumerate(seats) if seat.kind == "me")
        seats = [SeatPlan("local", s.name) if s.kind == "me" and n != first else s for n, s in enumerate(seats)]
    options = {}
    for option in game.options:
        text = fields.get(f"opt-{option.name}")
        if text is not None:
            options[option.name] = next((v for v in option.values if str(v) == text), text)
    plan = TablePlan(game.id, tuple(seats), options, fields.get("pace", "none"), fields.get("public") == "1")
    table = await hall.open(plan, visitor.user)
    return RedirectResponse(f"/t/{table.id}", 303)


@router.post("/records")
async def watch_record(request: Request, visitor: Checked, record: Annotated[UploadFile, File()]) -> Response:
    raw = await record.read(2_000_001)
    table = await uploaded(request, visitor, raw)
    return RedirectResponse(f"/t/{table.id}", 303)


# ---- the table ---------------------------------------------------------------------------------------------


def facts_of(table: Table, visitor: Visitor, lang: str, meta: dict[str, Any]) -> str:
    """What the client needs to know besides the picture; plain data, never a secret."""
    t = site_words(lang)
    raw = {word: t(word, n="{n}", of="{of}", what="{what}") for word in CLIENT_WORDS}
    raw["rules-found-1"], raw["rules-found"] = t("rules-found", n=1), t("rules-found", n=2).replace("2", "{n}")
    raw["watching-1"], raw["watching"] = t("watching", n=1), t("watching", n=2).replace("2", "{n}")
    facts = {
        "words": raw, "settings": settings_of(visitor.user), "names": table.names(), "title": table.game.title,
        "seats": table.seats_of(visitor.user.id), "meta": meta, "lang": lang,
    }  # fmt: skip
    return json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")


async def table_page(request: Request, visitor: Visitor, table_id: str, at: int | None) -> HTMLResponse:
    from markupsafe import Markup

    table = await hall_of(request).get(table_id)
    lang = lang_of(request)
    phone = request.headers.get("sec-ch-ua-mobile") == "?1"
    viewer = viewer_of(table, visitor, lang, "phone" if phone else "desk")
    shown = render(table, viewer, at if table.match is not None else None)
    return page(
        request, visitor, "table.html.jinja", table=table, viewer=viewer, r=shown, at=at, settings=settings_of(visitor.user),
        facts=Markup(facts_of(table, visitor, lang, shown.meta)),
    )  # fmt: skip


@router.get("/t/{table_id}")
async def table(request: Request, visitor: Seen, table_id: str) -> HTMLResponse:
    return await table_page(request, visitor, table_id, None)


@router.get("/t/{table_id}/at/{number}")
async def table_at(request: Request, visitor: Seen, table_id: str, number: int) -> HTMLResponse:
    """A shared position: the table as the visitor may see it after so many choices."""
    return await table_page(request, visitor, table_id, max(0, min(number, 100_000)))


@router.get("/t/{table_id}/seat/{seat}/{token}")
async def seat_link(request: Request, visitor: Seen, table_id: str, seat: int, token: str) -> HTMLResponse:
    """A seat's own link: asks before it moves the seat to this browser."""
    table = await hall_of(request).get(table_id)
    lang = lang_of(request)
    t = site_words(lang)
    item = {
        "title": table.game.title, "about": t("seat-link-text"), "href": f"/t/{table_id}/seat/{seat}/{token}",
        "act": t("take-seat-back"), "post": True,
    }  # fmt: skip
    return page(request, visitor, "list.html.jinja", heading=table.game.title, text="", items=[item], here="")


@router.post("/t/{table_id}/seat/{seat}/{token}")
async def take_seat(request: Request, visitor: Checked, table_id: str, seat: int, token: str) -> Response:
    from tessera.web.api import Claim, claim

    await claim(request, visitor, table_id, Claim(seat=seat, token=token))
    return RedirectResponse(f"/t/{table_id}", 303)


@router.get("/t/{table_id}/record")
async def record_file(request: Request, table_id: str) -> Response:
    hall = hall_of(request)
    table = await hall.get(table_id)
    text = hall.record(table).text()
    name = f"{table.game.id}-{table_id}.tessera"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/t/{table_id}/text")
async def as_text(request: Request, visitor: Seen, table_id: str) -> HTMLResponse:
    """The table in words; the page fetches the listing, without scripts it is a page of its own."""
    table = await hall_of(request).get(table_id)
    lang = lang_of(request)
    viewer = viewer_of(table, visitor, lang)
    html = listing(table.state.view(viewer.seat), lang, table.names())
    if request.headers.get("x-part"):
        return HTMLResponse(html)
    t = site_words(lang)
    return page(request, visitor, "text.html.jinja", title=t("list-title", title=table.game.title), listing=html, id=table_id)


@router.get("/t/{table_id}/rules")
async def drawer(request: Request, visitor: Seen, table_id: str) -> HTMLResponse:
    table = await hall_of(request).get(table_id)
    lang = lang_of(request)
    now = applying(table.state, lang) if table.match is not None else []
    return HTMLResponse(draw_part("drawer", lang, now=now, game=table.game.id, sections=sections(table.game, lang)))


# ---- learn and rules ----------------------------------------------------------------------------------------


def sections(game: Game, lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    found = []
    for name, paragraphs in rules_text(game, lang).sections:
        lines = []
        for text in paragraphs:
            clause = CLAUSE.match(text)
            lines.append((clause[1], clause[2]) if clause else ("", text))
        found.append((name, lines))
    return found


@router.get("/rules")
async def all_rules(request: Request, visitor: Seen) -> HTMLResponse:
    lang = lang_of(request)
    t = site_words(lang)
    items = [
        {"title": f["title"], "about": f["about"], "href": f"/rules/{f['id']}", "act": t("read"), "post": False}
        for f in (game_facts(game, lang) for game in all_games())
    ]
    return page(
        request, visitor, "list.html.jinja", heading=t("rules-title"), text=t("rules-text"), items=items, here="nav-rules"
    )


@router.get("/rules/{game_id}")
async def rules(request: Request, visitor: Seen, game_id: str) -> HTMLResponse:
    game = hall_of(request).known_game(game_id)
    lang = lang_of(request)
    title = rules_text(game, lang).title
    return page(request, visitor, "rules.html.jinja", game=game, title=title, sections=sections(game, lang))


@router.get("/learn")
async def learn(request: Request, visitor: Seen) -> HTMLResponse:
    lang = lang_of(request)
    t = site_words(lang)
    items = [
        {"title": f["title"], "about": f["about"], "href": f"/learn/{f['id']}", "act": t("learn-start"), "post": True}
        for f in (game_facts(game, lang) for game in all_games() if lessons.has_lesson(game))
    ]
    return page(
        request, visitor, "list.html.jinja", heading=t("learn-title"), text=t("learn-text"), items=items, here="nav-learn"
    )


@router.get("/learn/{game_id}")
async def learn_game(request: Request, visitor: Seen, game_id: str) -> HTMLResponse:
    game = hall_of(request).known_game(game_id)
    lang = lang_of(request)
    t = site_words(lang)
    f = game_facts(game, lang)
    items = [{"title": f["title"], "about": f["about"], "href": f"/rules/{game.id}", "act": t("read"), "post": False}]
    if lessons.has_lesson(game):
        items.insert(
            0, {"title": t("learn"), "about": t("learn-text"), "href": f"/learn/{game.id}", "act": t("learn-start"), "post": True}
        )
    return page(request, visitor, "list.html.jinja", heading=game.title, text=f["about"], items=items, here="nav-learn")


@router.post("/learn/{game_id}")
async def begin_lesson(request: Request, visitor: Checked, game_id: str) -> Response:
    hall = hall_of(request)
    limits_of(request).take(visitor.user.id, "table")
    game = hall.known_game(game_id)
    script = lessons.lesson(game)
    if script is None:
        raise Refusal("not-found")
    seats = tuple(SeatPlan("me") if n == script.you else SeatPlan("bot", "", "easy") for n in range(script.seats))
    plan = TablePlan(game.id, seats, dict(script.options), kind="learn", seed=script.seed, origin={"active": True, "step": 0})
    table = await hall.open(plan, visitor.user)
    return RedirectResponse(f"/t/{table.id}", 303)


# ---- who you are --------------------------------------------------------------------------------------------


@router.get("/you")
async def you(request: Request, visitor: Seen) -> HTMLResponse:
    return page(request, visitor, "you.html.jinja", error="", ratings=await ratings_of(request, visitor))


async def ratings_of(request: Request, visitor: Visitor) -> list[dict[str, Any]]:
    """The account's ratings with the best of each list, for the page about yourself."""
    if not visitor.user.login:
        return []
    store = store_of(request)
    return [
        {"one": one, "title": titles().get(one.game, one.game), "best": (await store.best(one.game, 3))}
        for one in await store.standings(visitor.user)
    ]


def account_error(request: Request, visitor: Visitor, refusal: Refusal) -> HTMLResponse:
    t = site_words(lang_of(request))
    response = page(request, visitor, "you.html.jinja", error=t(f"error-{refusal.code}"), ratings=[])
    response.status_code = refusal.status
    return response


@router.post("/you/name")
async def rename(request: Request, visitor: Checked, name: Annotated[str, Form(max_length=60)]) -> Response:
    visitor.user.name = name_or_refuse(name)
    visitor.fresh = True
    await store_of(request).change_user(visitor.user.id, name=visitor.user.name)
    return RedirectResponse("/you", 303)


Login = Annotated[str, Form(max_length=60)]
Password = Annotated[str, Form(max_length=200)]


@router.post("/you/account")
async def make_account(request: Request, visitor: Checked, login: Login, password: Password) -> Response:
    """A guest becomes an account; games and seats stay."""
    import asyncio

    limits_of(request).take(address(request), "login")
    try:
        name = name_or_refuse(login)
        if len(password) < 8:
            raise Refusal("bad-request", what="password")
        if visitor.user.login:
            raise Refusal("name-taken")
        secret = await asyncio.to_thread(hashed, password)
        await store_of(request).change_user(visitor.user.id, login=name.casefold(), name=name, password=secret)
    except Refusal as refusal:
        return account_error(request, visitor, refusal)
    visitor.user.name = name
    visitor.fresh = True
    return RedirectResponse("/", 303)


@router.post("/you/login")
async def log_in(request: Request, visitor: Checked, login: Login, password: Password) -> Response:
    """Log in with a new session; what the guest had until now comes along."""
    import asyncio
    import secrets

    limits_of(request).take(address(request), "login")
    store = store_of(request)
    user = await store.user_by_login(login.strip().casefold())
    if not await asyncio.to_thread(fits, user, password) or user is None:
        return account_error(request, visitor, Refusal("bad-login"))
    if visitor.user.id and not visitor.user.login:
        await store.hand_over(visitor.user.id, user.id)
        hall_of(request).moved(visitor.user.id, user.id)
    request.scope["state"]["visitor"] = Visitor(user, secrets.token_urlsafe(9), fresh=True)
    return RedirectResponse("/", 303)


@router.post("/you/logout")
async def log_out(request: Request, visitor: Checked) -> Response:
    await store_of(request).change_user(visitor.user.id, epoch=visitor.user.epoch + 1)
    request.scope["state"]["visitor"] = sessions_of(request).nobody()
    return RedirectResponse("/", 303)
