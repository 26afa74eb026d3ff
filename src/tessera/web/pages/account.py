"""An account's password, address and end; recovery by a link that the host hands out, or by mail."""

import asyncio
import re
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tessera.web import host, links, mail
from tessera.web.errors import Refusal
from tessera.web.models import User
from tessera.web.pages.admin import base
from tessera.web.pages.frame import page
from tessera.web.pages.you import Login, Password, account_error, new_session
from tessera.web.sessions import fits, folded, hashed
from tessera.web.site import site_words
from tessera.web.store import Store
from tessera.web.visit import Checked, HallHere, LangHere, Seen, StoreHere, address, doors_of, limits_of, sessions_of

router = APIRouter(prefix="/you")
ADDRESS = re.compile(r"[^\s@<>,;:\"\x00-\x1f]{1,64}@[^\s@<>,;:\"\x00-\x1f]{1,55}")
LEAST = 8  # characters of a password


def long_enough(password: str) -> str:
    if len(password) < LEAST:
        raise Refusal("bad-request", what="password")
    return password


@router.post("/password")
async def change(request: Request, store: StoreHere, visitor: Checked, password: Password, new: Password) -> Response:
    """A new password: all other sessions end."""
    limits_of(request).take(address(request), "login")
    user = visitor.user
    try:
        if not user.login or not await asyncio.to_thread(fits, user, password):
            raise Refusal("bad-login")
        secret = await asyncio.to_thread(hashed, long_enough(new))
    except Refusal as refusal:
        return account_error(request, visitor, refusal)
    return await renewed(request, store, user, secret, "/you")


async def renewed(request: Request, store: Store, user: User, secret: str, to: str) -> Response:
    """A new password ends all sessions but this one, which begins anew."""
    await store.change_user(user.id, password=secret, epoch=user.epoch + 1)
    await new_session(request, user.id)
    return RedirectResponse(to, 303)


@router.post("/email")
async def set_address(
    request: Request, store: StoreHere, visitor: Checked, email: Annotated[str, Form(max_length=120)] = ""
) -> Response:
    """Where a link to a new password may be sent; "" for nowhere."""
    given = email.strip()
    if not visitor.user.login or (given and not ADDRESS.fullmatch(given)):
        return account_error(request, visitor, Refusal("bad-request"))
    await store.change_user(visitor.user.id, email=given or None)
    return RedirectResponse("/you", 303)


@router.get("/forgot")
async def forgot(request: Request, visitor: Seen) -> HTMLResponse:
    return page(request, visitor, "forgot.html.jinja", mail=bool(request.app.state.settings.smtp), sent=False)


@router.post("/forgot")
async def send_link(request: Request, hall: HallHere, visitor: Checked, lang: LangHere, login: Login) -> HTMLResponse:
    """The answer is the same whether there is such an account or not, and does not wait for the mail."""
    limits_of(request).take(address(request), "mail")
    settings, t = request.app.state.settings, site_words(lang)
    user = await hall.store.user_by_login(folded(login))
    if settings.smtp and user is not None and user.email and not user.banned:
        code = await links.to_password(hall.store, user.id)
        text = t("forgot-mail", name=user.name, link=f"{base(request)}/you/new-password#{code}")
        hall.task(mail.sent(settings, user.email, t("forgot"), text))
    return page(request, visitor, "forgot.html.jinja", mail=bool(settings.smtp), sent=True)


@router.get("/new-password")
async def new_password(request: Request, visitor: Seen, lang: LangHere) -> HTMLResponse:
    t = site_words(lang)
    return page(
        request, visitor, "code.html.jinja", heading=t("new-password"), text=t("new-password-text"), action="/you/new-password",
        act=t("save"), password=True,
    )  # fmt: skip


@router.post("/new-password")
async def set_password(
    request: Request, store: StoreHere, visitor: Checked, password: Password, code: Annotated[str, Form(max_length=64)]
) -> Response:
    limits_of(request).take(address(request), "login")
    secret = await asyncio.to_thread(hashed, long_enough(password))
    link = await links.used(store, "password", code)
    user = await store.user(link.user_id)
    if user is None or user.banned:
        raise Refusal("bad-link")
    return await renewed(request, store, user, secret, "/")


@router.post("/delete")
async def delete(
    request: Request, hall: HallHere, visitor: Checked, password: Annotated[str, Form(max_length=200)] = ""
) -> Response:
    """Everything about oneself, for good. An account must show its password."""
    limits_of(request).take(address(request), "login")
    user = visitor.user
    if user.login and not await asyncio.to_thread(fits, user, password):
        return account_error(request, visitor, Refusal("bad-login"))
    await host.delete_person(hall, doors_of(request), user)
    request.scope["state"]["visitor"] = sessions_of(request).nobody()
    return RedirectResponse("/", 303)
