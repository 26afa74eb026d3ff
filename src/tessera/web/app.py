"""The whole site as one ASGI application."""

import asyncio
import hashlib
import hmac
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.middleware.gzip import GZipMiddleware

from tessera import __version__, look
from tessera.core.errors import UnknownGame
from tessera.core.game import Game, find
from tessera.web import api, begin, behind, faults, host, keepsakes, metrics, pages, refusals
from tessera.web.bus import bus_for
from tessera.web.config import Settings
from tessera.web.database import open_engine, prepare
from tessera.web.doors import Doors
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.players import Players
from tessera.web.sessions import COOKIE, LIFETIME, Sessions, Visitor
from tessera.web.site import HOME, environment, listed
from tessera.web.socket import live
from tessera.web.store import Store

HERE = Path(__file__).parent
STATIC = HERE / "static"
MOST_BODY, MOST_RECORD = 65_536, 2_100_000  # bytes; records are the only long things anybody sends
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
RECORDS = ("/records", "/api/records")
BODY_SECONDS = 20.0  # a piece of a body that takes longer does not come
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "accept-ch": "Sec-CH-UA-Mobile",
}
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webp": "image/webp",
}
FREE = ("/static/", "/look/", "/healthz", "/livez", "/metrics", "/favicon.ico")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
log = structlog.get_logger()


class Assets:
    """Files of the site and of the look, with a fingerprint in their address, so that browsers may keep them for ever."""

    def __init__(self) -> None:
        self.folders = {"static": STATIC, "look": look.STATIC}

    @cache  # noqa: B019  (one object for the whole process)
    def mark(self, path: Path) -> str:
        return hashlib.blake2b(path.read_bytes(), digest_size=6).hexdigest()

    def url(self, name: str) -> str:
        return f"{HOME[0]}/static/{self.build}/{name}"

    def look_url(self, name: str) -> str:
        return f"{HOME[0]}/look/{self.mark(look.STATIC / name)}/{name}"

    def small_url(self, game: Game) -> str:
        return f"{HOME[0]}/look/small/{hashlib.blake2b(look.style(game).encode(), digest_size=6).hexdigest()}/{game.id}.css"

    def small(self, mark: str, game_id: str) -> Response:
        """A game's small pictures. An old address gets the newest ones too, but not for ever."""
        try:
            game = find(game_id)
        except UnknownGame:
            raise Refusal("not-found") from None
        known = self.small_url(game) == f"{HOME[0]}/look/small/{mark}/{game_id}.css"
        caching = "public, max-age=31536000, immutable" if known else "no-cache"
        return Response(look.style(game), media_type="text/css", headers={"cache-control": caching})

    @property
    def build(self) -> str:
        """One fingerprint for all of the site's files: modules import each other by relative addresses."""
        return self.whole(tuple(sorted((str(path), path.stat().st_mtime_ns) for path in STATIC.rglob("*") if path.is_file())))

    @cache  # noqa: B019
    def whole(self, files: tuple[tuple[str, int], ...]) -> str:
        mark = hashlib.blake2b(digest_size=6)
        for name, _ in files:
            mark.update(Path(name).read_bytes())
        return mark.hexdigest()

    def serve(self, folder: str, name: str) -> Response:
        base = self.folders[folder]
        first, _, rest = name.partition("/")
        kept = len(first) == 12 and all(c in "0123456789abcdef" for c in first)
        try:
            path = (base / (rest if kept else name)).resolve()
            known = path.is_relative_to(base.resolve()) and path.is_file() and path.suffix in TYPES
        except (OSError, ValueError):  # too long, or a NUL
            known = False
        if not known:
            raise Refusal("not-found")
        caching = "public, max-age=31536000, immutable" if kept or path.suffix == ".woff2" else "no-cache"
        return FileResponse(path, media_type=TYPES[path.suffix], headers={"cache-control": caching})


class Envelope:
    """Round every request: headers, the session's cookie, and the most a body may hold."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        began = time.perf_counter()
        size, whole, most = 0, False, MOST_RECORD if scope["path"] in RECORDS else MOST_BODY

        async def limited() -> MutableMapping[str, Any]:
            nonlocal size, whole
            async with asyncio.timeout(None if whole else BODY_SECONDS):
                message = await receive()
            size, whole = size + len(message.get("body", b"")), not message.get("more_body", False)
            if size > most:
                raise Refusal("too-large")
            return message

        async def headed(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(
                    scope["method"] if scope["method"] in METHODS else "other", f"{message['status'] // 100}xx"
                ).inc()
                metrics.REQUEST_SECONDS.observe(time.perf_counter() - began)
                headers = message.setdefault("headers", [])
                headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                headers += self.session(scope)
                if HOME[0]:
                    message["headers"] = headers = [
                        (name, moved(value) if name == b"location" else value) for name, value in headers
                    ]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        if (
            "\0" in scope["path"] or b"%00" in scope["query_string"]
        ):  # nothing here has such a name, and PostgreSQL no word for it
            await JSONResponse({"error": "not-found"}, 404)(scope, receive, headed)
            return
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > most):
                response = JSONResponse({"error": "too-large"}, 413)
                await response(scope, receive, headed)
                return
        try:
            self.read_on(scope)
        except Refusal as refusal:
            await JSONResponse(refusal.plain(), refusal.status, {"retry-after": "2"})(scope, receive, headed)
            return
        await self.app(scope, limited, headed)

    def read_on(self, scope: Scope) -> None:
        """Also who only reads has a limit; what changes something counts by itself (see visit.py), files of the site are cheap."""
        limits = getattr(scope["app"].state, "limits", None) if "app" in scope else None
        if limits is not None and scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(FREE):
            limits.take(scope["client"][0] if scope.get("client") else "?", "page")

    def session(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        visitor: Visitor | None = scope["state"].get("visitor")
        if visitor is None or not visitor.fresh or visitor.bearer:
            return []
        text = scope["app"].state.sessions.cookie(visitor)
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        return [(b"set-cookie", f"{COOKIE}={text}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}".encode())]


def moved(address: bytes) -> bytes:
    """Where a redirect leads, for a site that lives under a path."""
    return HOME[0].encode() + address if address.startswith(b"/") else address


def create(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    configure_logs()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.database_url())
        await prepare(engine)
        app.state.store = Store(engine)
        app.state.sessions = Sessions(settings.secret(), app.state.store)
        app.state.host_token = settings.host_token()
        players = Players(settings.bot_workers, settings.folder, settings.bot_limit, settings.bot_faults)
        app.state.hall = Hall(settings, app.state.store, players, bus_for(settings.database_url()))
        app.state.limits = app.state.hall.limits
        app.state.doors = Doors(app.state.store)
        await app.state.hall.start()
        app.state.hall.task(app.state.doors.watch())
        app.state.hall.task(keepsakes.watch(app.state.hall))
        app.state.hall.task(host.tidy(app.state.hall))
        app.state.ready = True
        log.info("ready", version=__version__)
        yield
        app.state.ready = False
        await keepsakes.stop(app.state.hall)
        await app.state.hall.stop()
        await engine.dispose()

    app = FastAPI(
        title="Tessera", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
        description="Five board games of the ancient Mediterranean: tables, choices, views and records.",
    )  # fmt: skip
    app.state.settings, app.state.ready, app.state.assets = settings, False, Assets()
    HOME[0] = settings.home()
    environment.globals |= {"victory": victory, "behind": behind.now}
    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=5)
    app.add_middleware(Envelope)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.include_router(behind.router)
    add_plain_routes(app)
    refusals.add(app)

    @app.websocket("/live/{table_id}")
    async def socket(socket: WebSocket, table_id: str) -> None:
        await live(socket, table_id)

    return app


def victory(table: Any, t: Any) -> str:
    """Who won, in a sentence: alone, as a team, or with others."""
    seats = table.state.winners()
    names = [table.chairs[seat].name for seat in seats]
    if len(names) < 2:
        return str(t("won", names="".join(names)))
    players = table.state.view(None)["players"]
    teams = {players[seat].get("partner") for seat in seats}
    together = len(seats) == 2 and teams == set(seats)
    return str(t("won-team" if together else "won-shared", names=listed(names, t)))


def add_plain_routes(app: FastAPI) -> None:
    @app.get("/livez", include_in_schema=False)
    async def livez() -> Response:
        """This process runs; no reason to start it anew."""
        return PlainTextResponse("ok")

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """Ready when the database answers and there is room to write; 503 with the reason otherwise."""
        wrong = "starting" if not app.state.ready else await begin.unfit(app.state.settings, app.state.store)
        if not wrong:
            try:
                async with asyncio.timeout(2):
                    await app.state.hall.mark(1)  # writes only if the last mark could not be written
            except Exception:
                wrong = "nothing can be saved"
        return PlainTextResponse(wrong or "ok", 503 if wrong else 200)

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        """For the host alone, wherever the request seems to come from: behind a proxy everybody comes from this machine."""
        given = request.headers.get("authorization", "").encode()
        wanted = (app.state.settings.metrics_token, app.state.host_token)
        if not any(token and hmac.compare_digest(given, f"Bearer {token}".encode()) for token in wanted):
            raise Refusal("not-found")
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    @app.get("/static/{name:path}", include_in_schema=False)
    async def static(name: str) -> Response:
        served: Response = app.state.assets.serve("static", name)
        return served

    @app.get("/look/small/{mark}/{game_id}.css", include_in_schema=False)
    async def small(mark: str, game_id: str) -> Response:
        served: Response = app.state.assets.small(mark, game_id)
        return served

    @app.get("/look/{name:path}", include_in_schema=False)
    async def looks(name: str) -> Response:
        served: Response = app.state.assets.serve("look", name)
        return served

    @app.get("/favicon.ico", include_in_schema=False)
    async def favicon() -> Response:
        served: Response = app.state.assets.serve("static", "icon.svg")
        return served


def configure_logs() -> None:
    """One line of JSON per event on stderr; names of players and keys of choices never appear there."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            faults.remembered,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    for name in ("uvicorn", "uvicorn.error", "asyncio", "sqlalchemy", "alembic"):
        theirs = logging.getLogger(name)
        theirs.handlers, theirs.propagate = [Ours()], False


class Ours(logging.Handler):
    """What libraries say, in the form of our own lines."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            say = log.error if record.levelno >= logging.ERROR else log.warning
            say("library", logger=record.name, error=record.getMessage(), exc_info=record.exc_info)
