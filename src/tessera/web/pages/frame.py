"""What every page has, and what several tell about a game."""

from functools import cache
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from tessera.core.game import Game
from tessera.core.words import words
from tessera.web.lessons import minutes
from tessera.web.mosaics import picture
from tessera.web.sessions import Visitor
from tessera.web.site import HERE, all_games, draw
from tessera.web.visit import lang_of, sessions_of


def origin_of(request: Request) -> str:
    """The site's own address as people reach it, without a slash at its end."""
    return request.app.state.settings.url or str(request.base_url).rstrip("/")


def page(request: Request, visitor: Visitor, name: str, **facts: Any) -> HTMLResponse:
    theme = request.cookies.get("theme", "auto")
    assets = request.app.state.assets
    facts.setdefault("preview", {"title": "Tessera", "text": "", "image": f"{origin_of(request)}/static/boards/all.jpg"})
    text = draw(
        name, lang_of(request), user=visitor.user, token=sessions_of(request).token(visitor), asset=assets.url, look_asset=assets.look_url,
        small_asset=assets.small_url, theme=theme if theme in ("light", "dark") else "auto", **facts,
    )  # fmt: skip
    return HTMLResponse(text)


def game_facts(game: Game, lang: str) -> dict[str, Any]:
    """What a card says of a game: from its words and its `home.toml`; one without such a file says less."""
    said, home = words(game, lang), home_of(game)
    return {
        "id": game.id, "game": game.id, "title": game.title, "about": said("about") if said.has("about") else "",
        "players": f"{game.min_seats}–{game.max_seats}",
        "minutes": game.minutes, "picture": picture(game.id), "board": has_board(game.id), "weight": home.get("weight", 0),
        "kind": home.get("kind", {}).get(lang, ""), "alone": home.get("alone", 0), "lesson": minutes(game, lang),
    }  # fmt: skip


@cache
def home_of(game: Game) -> dict[str, Any]:
    return game.page("home.toml")


@cache
def has_board(game_id: str) -> bool:
    """Whether a picture of its board is there (`tools/board_pictures.py`); else a mosaic stands for it."""
    return (HERE / "static" / "boards" / f"{game_id}-light.webp").exists()


def by_weight() -> list[Game]:
    """All games, light to heavy; those that do not say come last."""
    return sorted(all_games(), key=lambda game: (home_of(game).get("weight", 9), home_of(game).get("alone", 0), game.title))


def titles() -> dict[str, str]:
    return {game.id: game.title for game in all_games()}
