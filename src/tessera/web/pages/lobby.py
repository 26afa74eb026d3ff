"""The lobby: your tables, open tables, all games."""

import time
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from tessera.web.models import Chair, TableRow
from tessera.web.mosaics import picture
from tessera.web.pages.frame import game_facts, page, titles
from tessera.web.pages.new_table import form_of
from tessera.web.site import all_games, listed, option_name, site_words
from tessera.web.versions import why_not
from tessera.web.visit import HallHere, LangHere, Seen

router = APIRouter()


@router.get("/")
async def lobby(request: Request, hall: HallHere, visitor: Seen, lang: LangHere) -> HTMLResponse:
    store = hall.store
    mine = await store.tables_of(visitor.user.id) if visitor.user.id else []
    shown = [my_table(row, chairs, visitor.user.id, lang) for row, chairs in mine]
    turn = next((item for item, (row, _) in zip(shown, mine, strict=True) if row.turn_user == visitor.user.id), None)
    open_now = [open_table(row, chairs, lang) for row, chairs in await store.open_tables() if not why_not(row)]
    games = all_games()
    about = [game_facts(game, lang) for game in games]
    form = form_of(hall, games[0], lang, visitor.user.name) if games else {}
    return page(request, visitor, "lobby.html.jinja", turn=turn, games=about, tables=open_now, mine=shown[:12], form=form)


def my_table(row: TableRow, chairs: list[Chair], user_id: str, lang: str) -> dict[str, Any]:
    t = site_words(lang)
    others = [chair.name for chair in chairs if chair.user_id != user_id and chair.name]
    tag, cls = t("watch"), ""
    mine = [chair.seat for chair in chairs if chair.user_id == user_id]
    sub = ", ".join(others)
    if row.status == "open":
        tag = t("state-open")
    elif row.status in ("over", "ended"):
        tag, cls = t("ended"), ""
        if mine and row.result:
            points, rank = row.result["scores"][mine[0]], row.result["ranks"][mine[0]]
            tag, cls = (t("won-with", n=points), "good") if rank == 1 else (t("place-of", n=rank, points=points), "")
    elif why_not(row):
        tag = t("not-playable")
    elif row.status == "frozen":
        tag = t("state-frozen")
    elif row.status == "playing":
        if row.turn_user == user_id:
            tag, cls = t("your-turn"), "act"
        elif 0 <= row.turn_seat < len(chairs):
            tag = t("turn-of", name=chairs[row.turn_seat].name)
    when = t(f"pace-{row.pace}")
    if row.deadline and row.turn_user == user_id:
        sub = when = t("time-left", time=spoken(row.deadline - time.time(), lang))
    return {
        "id": row.id, "title": titles().get(row.game, row.game), "others": listed(others, t), "sub": sub,
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
