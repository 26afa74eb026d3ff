"""Who you are: guests, settings, ratings."""

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request

from tessera.web.api.facts import person
from tessera.web.api.forms import NewGuest, SettingsChange
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.sessions import Visitor, settings_of, typed_name
from tessera.web.visit import Checked, HallHere, Seen, StoreHere, address, limits_of, sessions_of

router = APIRouter()


@router.post("/guests", status_code=201)
async def make_guest(request: Request, body: NewGuest) -> dict[str, Any]:
    """A new guest for a program: name and token."""
    limits_of(request).take(address(request), "guest")
    sessions = sessions_of(request)
    visitor = sessions.nobody(body.name)
    await sessions.keep(visitor)
    return person(visitor.user) | {"token": sessions.cookie(visitor)}


@router.get("/me")
async def me(visitor: Seen) -> dict[str, Any]:
    return person(visitor.user)


@router.get("/me/ratings")
async def my_ratings(store: StoreHere, visitor: Seen) -> list[dict[str, Any]]:
    """Your ratings, one per game; only accounts have any."""
    return [asdict(one) for one in await store.standings(visitor.user)] if visitor.user.login else []


@router.get("/ratings/{game}")
async def ratings(hall: HallHere, game: str) -> list[dict[str, Any]]:
    """The list of a game, best first."""
    return [asdict(one) for one in await hall.store.best(hall.known_game(game).id)]


@router.patch("/me/settings")
async def change_settings(hall: HallHere, visitor: Checked, body: SettingsChange) -> dict[str, Any]:
    kept = settings_of(visitor.user) | {k: v for k, v in body.model_dump().items() if v is not None}
    await hall.store.change_user(visitor.user.id, settings=kept)
    visitor.user.settings = kept
    for table in hall.tables.values():
        for other in table.onlookers:
            who = getattr(other, "visitor", None)
            if who is not None and who.user.id == visitor.user.id:
                who.user.settings = kept
    return kept


async def renamed(hall: Hall, visitor: Visitor, name: str) -> None:
    visitor.user.name, visitor.fresh = name_or_refuse(name), True
    await hall.store.change_user(visitor.user.id, name=visitor.user.name)


def name_or_refuse(text: str) -> str:
    name = typed_name(text)
    if not name:
        raise Refusal("bad-request", what="name")
    return name
