"""Requests: who asks, whether it may change anything, and how refusals are said."""

import hmac
from collections.abc import Mapping
from typing import Annotated, Any, cast

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from tessera.web.doors import Doors
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.limits import Limits
from tessera.web.sessions import COOKIE, Sessions, Visitor, same_origin
from tessera.web.site import language
from tessera.web.store import Store
from tessera.web.table import Table
from tessera.web.viewer import Viewer


def hall_of(connection: HTTPConnection) -> Hall:
    return cast(Hall, connection.app.state.hall)


def sessions_of(connection: HTTPConnection) -> Sessions:
    return cast(Sessions, connection.app.state.sessions)


def store_of(connection: HTTPConnection) -> Store:
    return cast(Store, connection.app.state.store)


def limits_of(connection: HTTPConnection) -> Limits:
    return cast(Limits, connection.app.state.limits)


def doors_of(connection: HTTPConnection) -> Doors:
    return cast(Doors, connection.app.state.doors)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def drawing_allowed(connection: HTTPConnection, visitor: Visitor) -> None:
    """An earlier position is worked out and drawn for one reader: so many and no more."""
    limits_of(connection).take(visitor.user.id or address(connection), "draw")
    limits_of(connection).take(address(connection), "draw-place")


def lang_of(connection: HTTPConnection) -> str:
    return language(connection.cookies.get("lang"), connection.headers.get("accept-language"))


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor by cookie or bearer token; somebody new is nobody yet, without a row in the database."""
    known = connection.scope.setdefault("state", {}).get("visitor")
    if known is not None:
        return known  # type: ignore[no-any-return]
    sessions = sessions_of(connection)
    given = connection.headers.get("authorization", "")
    if given.lower().startswith("bearer "):
        token = given[7:].strip()
        host = hmac.compare_digest(
            token.encode(), connection.app.state.host_token.encode()
        )  # a program of the host's: nobody at a table
        visitor = sessions.nobody() if host else await sessions.read(token)
        if visitor is None:
            raise Refusal("login-needed")
        visitor.bearer = True
    else:
        visitor = await sessions.read(connection.cookies.get(COOKIE)) or sessions.nobody()
    connection.scope["state"]["visitor"] = visitor
    return visitor


async def checked(request: Request) -> Visitor:
    """For everything that changes something: our own page, its token, and not too often. Makes a guest of a newcomer."""
    visitor = await visitor_of(request)
    limits_of(request).take(visitor.user.id or address(request), "api")
    if visitor.bearer and not visitor.user.id:  # the host's token, or that of somebody who never was a guest
        raise Refusal("login-needed")
    if not visitor.bearer:
        allowed = request.app.state.settings.origins
        if not same_origin(request.headers.get("origin"), request.headers.get("host"), allowed):
            raise Refusal("bad-origin")
        token = request.headers.get("x-csrf") or str((await fields_of(request)).get("csrf", ""))
        if not sessions_of(request).token_fits(visitor, token):
            raise Refusal("bad-token")
    await fields_of(request)
    return await settled(request, visitor)


async def fields_of(request: Request) -> Mapping[str, Any]:
    """The fields of a form, if it is one; a NUL in one of them is nothing anybody could have typed."""
    if not request.headers.get("content-type", "").startswith(("application/x-www-form", "multipart/")):
        return {}
    fields = await request.form()
    if any(isinstance(value, str) and "\0" in value for value in fields.values()):
        raise Refusal("bad-request")
    return fields


async def settled(connection: HTTPConnection, visitor: Visitor) -> Visitor:
    """A visitor with a row of their own."""
    if not visitor.user.id:
        limits_of(connection).take(address(connection), "guest")
        await sessions_of(connection).keep(visitor)
    return visitor


async def table_of(request: Request, table_id: str) -> Table:
    """The table in the address."""
    return await hall_of(request).get(table_id)


# What an address asks for by naming it: who comes, and of what.
Seen = Annotated[Visitor, Depends(visitor_of)]
Checked = Annotated[Visitor, Depends(checked)]
HallHere = Annotated[Hall, Depends(hall_of)]
StoreHere = Annotated[Store, Depends(store_of)]
LangHere = Annotated[str, Depends(lang_of)]
TableHere = Annotated[Table, Depends(table_of)]


def viewer_of(table: Table, visitor: Visitor, lang: str, form: str = "desk", sat: int | None = None) -> Viewer:
    """Through which eyes this visitor sees the table. At a hot-seat table: through the seat that was taken up, or the curtain."""
    mine = table.seats_of(visitor.user.id)
    host = bool(visitor.user.id) and table.row.host == visitor.user.id
    if not mine:
        return Viewer(None, lang, form, host)
    if not table.row.hotseat:
        return Viewer(mine[0], lang, form, host, player=True)
    if table.match is None or table.match.state.over:
        return Viewer(sat if sat in mine else None, lang, form, host, player=True)
    turn = table.match.state.seat
    if len(mine) == 1:
        return Viewer(mine[0], lang, form, host, player=True)
    if turn in mine:
        return Viewer(turn if sat == turn else None, lang, form, host, curtain=sat != turn, player=True)
    return Viewer(sat if sat in mine else None, lang, form, host, player=True)


def words_of(refusal: Refusal, t: Any) -> str:
    message = f"error-{refusal.code}"
    return str(t(message)) if t.has(message) else str(t("error-unknown"))
