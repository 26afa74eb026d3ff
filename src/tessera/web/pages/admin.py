"""The host's pages: tables, people, reports, errors. Behind the host's token; for everybody else they are not there."""

import hmac
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import func, or_, select, update
from starlette.requests import HTTPConnection

from tessera.web import begin, faults, host, links
from tessera.web.errors import Refusal
from tessera.web.models import Chair, Report, TableRow, User
from tessera.web.pages.frame import page, titles
from tessera.web.sessions import same_origin
from tessera.web.site import HOME
from tessera.web.visit import HallHere, Seen, StoreHere, address, doors_of, limits_of, sessions_of, visitor_of

router = APIRouter(prefix="/admin")
COOKIE = "tessera_host"
LIFE = 12 * 3600
MOST = 60


def signer(connection: HTTPConnection) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(connection.app.state.host_token, salt="host")


def is_host(connection: HTTPConnection) -> bool:
    """By the cookie of this page, or for programs by the token itself."""
    token = connection.app.state.host_token
    if hmac.compare_digest(connection.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    try:
        return bool(signer(connection).loads(connection.cookies.get(COOKIE, ""), max_age=LIFE) == "host")
    except BadSignature:
        return False


def as_host(request: Request) -> None:
    if not is_host(request):
        raise Refusal("not-found")


async def acting_host(request: Request) -> None:
    """For what changes something: besides, our own page and its token."""
    limits_of(request).take(address(request), "api")
    as_host(request)
    if "authorization" in request.headers:
        return
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), request.app.state.settings.origins):
        raise Refusal("bad-origin")
    token = str((await request.form()).get("csrf", ""))
    if not sessions_of(request).token_fits(await visitor_of(request), token):
        raise Refusal("bad-token")


Host, Acting = Depends(as_host), Depends(acting_host)
Asked = Annotated[str, Query(max_length=60)]


@router.get("")
async def overview(request: Request, store: StoreHere, visitor: Seen) -> HTMLResponse:
    if not is_host(request):
        asked = page(request, visitor, "admin_login.html.jinja", error="")
        asked.status_code = 401
        return asked
    async with store.open() as db:
        found = (
            (await db.execute(select(Report).where(Report.done.is_(False)).order_by(Report.id.desc()).limit(MOST)))
            .scalars()
            .all()
        )
        names = dict(
            (await db.execute(select(User.id, User.name).where(User.id.in_([one.about for one in found])))).tuples().all()
        )
        people = (await db.execute(select(func.count()).select_from(User))).scalar_one()
    return page(
        request, visitor, "admin.html.jinja", counts=await store.counts(), people=people, reports=found, names=names,
        errors=list(faults.LAST), unfit=await begin.unfit(request.app.state.settings, store),
    )  # fmt: skip


@router.post("/login")
async def log_in(request: Request, visitor: Seen, token: Annotated[str, Form(max_length=200)]) -> Response:
    limits_of(request).take(address(request), "login")
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), request.app.state.settings.origins):
        raise Refusal("bad-origin")
    if not hmac.compare_digest(token.strip().encode(), request.app.state.host_token.encode()):
        asked = page(request, visitor, "admin_login.html.jinja", error="bad-login")
        asked.status_code = 401
        return asked
    response = RedirectResponse("/admin", 303)
    response.set_cookie(
        COOKIE, str(signer(request).dumps("host")), max_age=LIFE, path=f"{HOME[0]}/admin", httponly=True, samesite="strict",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


@router.post("/logout", dependencies=[Acting])
async def log_out() -> Response:
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, path=f"{HOME[0]}/admin")
    return response


# ---- tables -------------------------------------------------------------------------------------------------------


@router.get("/tables", dependencies=[Host])
async def tables(request: Request, store: StoreHere, visitor: Seen, q: Asked = "") -> HTMLResponse:
    """The newest, or those with this id, game, or somebody of this name."""
    wanted = select(TableRow).order_by(TableRow.updated.desc()).limit(MOST)
    if q:
        at = select(Chair.table_id).where(func.lower(Chair.name).contains(q.lower(), autoescape=True))
        wanted = wanted.where(or_(TableRow.id == q, TableRow.game == q, TableRow.id.in_(at)))
    async with store.open() as db:
        rows = (await db.execute(wanted)).scalars().all()
    return page(request, visitor, "admin_tables.html.jinja", rows=await store.listed(rows), titles=titles(), q=q)


@router.post("/tables/{table_id}/{what}", dependencies=[Acting])
async def change_table(hall: HallHere, table_id: str, what: str) -> Response:
    if what == "delete":
        await hall.store.table(table_id)
        await host.delete_table(hall, table_id)
    elif what in ("freeze", "thaw", "end"):
        await host.hold(hall, await hall.get(table_id), what)
    else:
        raise Refusal("not-found")
    return RedirectResponse("/admin/tables", 303)


# ---- people -------------------------------------------------------------------------------------------------------


@router.get("/people", dependencies=[Host])
async def people(request: Request, store: StoreHere, visitor: Seen, q: Asked = "") -> HTMLResponse:
    return await people_page(request, store, visitor, q)


async def people_page(request: Request, store: StoreHere, visitor: Seen, q: str, link: str = "") -> HTMLResponse:
    wanted = select(User).order_by(User.created.desc()).limit(MOST)
    if q:
        named = func.lower(User.name).contains(q.lower(), autoescape=True)
        wanted = wanted.where(or_(User.id == q, User.login == q.casefold(), named))
    async with store.open() as db:
        rows = (await db.execute(wanted)).scalars().all()
    return page(request, visitor, "admin_people.html.jinja", rows=rows, q=q, link=link)


@router.post("/people/{user_id}/{what}", dependencies=[Acting])
async def change_person(request: Request, hall: HallHere, visitor: Seen, user_id: str, what: str) -> Response:
    user = await hall.store.user(user_id)
    if user is None:
        raise Refusal("not-found")
    if what == "link":
        if not user.login:
            raise Refusal("not-found")
        code = await links.to_password(hall.store, user.id)
        return await people_page(request, hall.store, visitor, user.id, f"{base(request)}/you/new-password#{code}")
    if what in ("mute", "unmute"):
        await host.silence(hall.store, user.id, what == "mute")
    elif what in ("ban", "unban"):
        await host.ban(hall.store, doors_of(request), user, what == "ban")
    elif what == "delete":
        await host.delete_person(hall, doors_of(request), user)
    else:
        raise Refusal("not-found")
    return RedirectResponse("/admin/people", 303)


@router.post("/reports/{number}/done", dependencies=[Acting])
async def report_done(store: StoreHere, number: int) -> Response:
    async with store.open() as db:
        await db.execute(update(Report).where(Report.id == min(number, 2**31 - 1)).values(done=True))
        await db.commit()
    return RedirectResponse("/admin", 303)


def base(request: Request) -> str:
    """The site's address as people reach it."""
    told: str = request.app.state.settings.url
    return told or str(request.base_url).rstrip("/")
