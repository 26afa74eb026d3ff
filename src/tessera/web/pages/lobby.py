"""Home: what this is and where to begin, all games from light to heavy, your games, open tables."""

import time
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from tessera.web import lessons
from tessera.web.models import Chair, TableRow
from tessera.web.mosaics import picture
from tessera.web.pages.frame import by_weight, game_facts, has_board, page, titles
from tessera.web.site import all_games, listed, option_name, site_words
from tessera.web.versions import why_not
from tessera.web.visit import HallHere, LangHere, Seen

router = APIRouter()
Mine = list[tuple[TableRow, list[Chair]]]


@router.get("/")
async def lobby(request: Request, hall: HallHere, visitor: Seen, lang: LangHere) -> HTMLResponse:
    store = hall.store
    mine = await store.tables_of(visitor.user.id) if visitor.user.id else []
    shown = [my_table(row, chairs, visitor.user.id, lang) for row, chairs in mine]
    open_now = [open_table(row, chairs, lang) for row, chairs in await store.open_tables() if not why_not(row)]
    games = [game_facts(game, lang) for game in by_weight()]
    new = not any(row.status == "over" and row.kind != "record" for row, _ in mine)
    return page(
        request, visitor, "lobby.html.jinja", games=games, tables=open_now, mine=shown[:8], new=new,
        go_on=go_on(mine, shown), first=first_game(games), last=last_game(mine, games),
    )  # fmt: skip


def go_on(mine: Mine, shown: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The table to continue: where it is your turn first (so the store sorts them), else one that is still played."""
    return next((item for item, (row, _) in zip(shown, mine, strict=True) if row.status == "playing" and not why_not(row)), None)


def first_game(games: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Where somebody new begins: the lightest game with a lesson."""
    return next((game for game in games if game["lesson"]), games[0] if games else None)


def last_game(mine: Mine, games: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The game somebody played last."""
    by = {game["id"]: game for game in games}
    return next((by[row.game] for row, _ in mine if row.status == "over" and row.game in by), None)


def my_table(row: TableRow, chairs: list[Chair], user_id: str, lang: str) -> dict[str, Any]:
    t = site_words(lang)
    others = [chair.name for chair in chairs if chair.user_id != user_id and chair.name]
    tag, cls = standing_of(row, chairs, user_id, lang)
    when, sub = t(f"pace-{row.pace}"), ", ".join(others)
    if row.deadline and row.turn_user == user_id:
        sub = when = t("time-left", time=spoken(row.deadline - time.time(), lang))
    if row.kind == "learn" and lessons.taught(row):
        sub = when = t("lesson-begun")
    return {
        "id": row.id, "game": row.game, "title": titles().get(row.game, row.game), "others": listed(others, t), "sub": sub,
        "when": when, "tag": tag, "cls": cls, "turn": row.turn_user == user_id, "lesson": row.kind == "learn",
        "picture": picture(row.game), "board": has_board(row.game),
    }  # fmt: skip


def standing_of(row: TableRow, chairs: list[Chair], user_id: str, lang: str) -> tuple[str, str]:
    """How a table of somebody's stands, in a word, and how that is coloured."""
    t = site_words(lang)
    mine = [chair.seat for chair in chairs if chair.user_id == user_id]
    if row.status == "open":
        return t("state-open"), ""
    if row.status in ("over", "ended"):
        if not mine or not row.result:
            return t("ended"), ""
        points, rank = row.result["scores"][mine[0]], row.result["ranks"][mine[0]]
        return (t("won-with", n=points), "good") if rank == 1 else (t("place-of", n=rank, points=points), "")
    if why_not(row):
        return t("not-playable"), ""
    if row.status == "frozen":
        return t("state-frozen"), ""
    if row.status == "playing" and row.turn_user == user_id:
        return t("your-turn"), "act"
    if row.status == "playing" and 0 <= row.turn_seat < len(chairs):
        return t("turn-of", name=chairs[row.turn_seat].name), ""
    return t("watch"), ""


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
