"""Who you are: name, account, ratings, logging in and out."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tessera.web import seating
from tessera.web.api.people import name_or_refuse, renamed
from tessera.web.errors import Refusal
from tessera.web.mosaics import picture
from tessera.web.pages.frame import has_board, page, titles
from tessera.web.sessions import Visitor, fits, folded, hashed
from tessera.web.site import site_words
from tessera.web.visit import Checked, Seen, address, doors_of, hall_of, lang_of, limits_of, sessions_of, store_of

router = APIRouter()


@router.get("/you")
async def you(request: Request, visitor: Seen) -> HTMLResponse:
    return page(request, visitor, "you.html.jinja", error="", ratings=await ratings_of(request, visitor))


async def ratings_of(request: Request, visitor: Visitor) -> list[dict[str, Any]]:
    """The account's ratings with the best of each list, for the page about yourself."""
    if not visitor.user.login:
        return []
    store = store_of(request)
    return [
        {
            "one": one, "title": titles().get(one.game, one.game), "best": (await store.best(one.game, 3)),
            "of": {"game": one.game, "board": has_board(one.game), "picture": picture(one.game)},
        }
        for one in await store.standings(visitor.user)
    ]  # fmt: skip


def account_error(request: Request, visitor: Visitor, refusal: Refusal) -> HTMLResponse:
    t = site_words(lang_of(request))
    response = page(request, visitor, "you.html.jinja", error=t(f"error-{refusal.code}"), ratings=[])
    response.status_code = refusal.status
    return response


@router.post("/you/name")
async def rename(request: Request, visitor: Checked, name: Annotated[str, Form(max_length=60)]) -> Response:
    await renamed(hall_of(request), visitor, name)
    return RedirectResponse("/you", 303)


Login = Annotated[str, Form(max_length=60)]
Password = Annotated[str, Form(max_length=200)]


@router.post("/you/account")
async def make_account(request: Request, visitor: Checked, login: Login, password: Password) -> Response:
    """A guest becomes an account; games and seats stay."""
    limits_of(request).take(address(request), "login")
    try:
        name = name_or_refuse(login)
        if len(password) < 8:
            raise Refusal("bad-request", what="password")
        if visitor.user.login:
            raise Refusal("name-taken")
        secret, user = await asyncio.to_thread(hashed, password), visitor.user
        await store_of(request).change_user(
            user.id, login=login_or_refuse(login), name=name, password=secret, epoch=user.epoch + 1
        )
    except Refusal as refusal:
        return account_error(request, visitor, refusal)
    user.name = name
    await new_session(request, user.id)
    return RedirectResponse("/", 303)


def login_or_refuse(text: str) -> str:
    login = folded(text)
    if not login:
        raise Refusal("bad-request", what="name")
    return login


async def new_session(request: Request, user_id: str) -> None:
    """All sessions of before have ended; this browser gets a new one."""
    user = await store_of(request).user(user_id)
    assert user is not None
    await doors_of(request).look(user_id)
    request.scope["state"]["visitor"] = sessions_of(request).renewed(user)


@router.post("/you/login")
async def log_in(request: Request, visitor: Checked, login: Login, password: Password) -> Response:
    """Log in with a new session; what the guest had until now comes along."""
    limits_of(request).take(address(request), "login")
    store = store_of(request)
    user = await store.user_by_login(folded(login))
    if not await asyncio.to_thread(fits, user, password) or user is None:
        return account_error(request, visitor, Refusal("bad-login"))
    if user.banned:
        return account_error(request, visitor, Refusal("banned"))
    if visitor.user.id and not visitor.user.login:
        await seating.hand_over(hall_of(request), visitor.user.id, user.id)
        await store.change_user(visitor.user.id, epoch=visitor.user.epoch + 1)
        await doors_of(request).look(visitor.user.id)
    request.scope["state"]["visitor"] = sessions_of(request).renewed(user)
    return RedirectResponse("/", 303)


@router.post("/you/logout")
async def log_out(request: Request, visitor: Checked) -> Response:
    await store_of(request).change_user(visitor.user.id, epoch=visitor.user.epoch + 1)
    await doors_of(request).look(visitor.user.id)
    request.scope["state"]["visitor"] = sessions_of(request).nobody()
    return RedirectResponse("/", 303)
