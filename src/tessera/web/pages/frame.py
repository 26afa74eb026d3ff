"""What every page has, and what several tell about a game."""

from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from tessera.core.game import Game
from tessera.core.words import words
from tessera.web.mosaics import picture
from tessera.web.sessions import Visitor
from tessera.web.site import all_games, draw
from tessera.web.visit import lang_of, sessions_of


def page(request: Request, visitor: Visitor, name: str, **facts: Any) -> HTMLResponse:
    theme = request.cookies.get("theme", "auto")
    assets = request.app.state.assets
    text = draw(
        name, lang_of(request), user=visitor.user, token=sessions_of(request).token(visitor), asset=assets.url, look_asset=assets.look_url,
        small_asset=assets.small_url, theme=theme if theme in ("light", "dark") else "auto", **facts,
    )  # fmt: skip
    return HTMLResponse(text)


def game_facts(game: Game, lang: str) -> dict[str, Any]:
    said, counts = words(game, lang), game.seat_counts()
    return {
        "id": game.id, "title": game.title, "about": said("about") if said.has("about") else "",
        "players": f"{counts[0]}–{counts[-1]}", "minutes": game.minutes, "picture": picture(game.id),
    }  # fmt: skip


def titles() -> dict[str, str]:
    return {game.id: game.title for game in all_games()}
