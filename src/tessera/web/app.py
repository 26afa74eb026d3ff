"""The whole site as one ASGI application."""

import asyncio
import gzip
import hashlib
import hmac
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import FileResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.middleware.gzip import GZipMiddleware

from tessera import __version__, look
from tessera.core.errors import UnknownGame
from tessera.core.game import Game, find
from tessera.look import scenery
from tessera.web import api, begin, behind, host, keepsakes, logs, metrics, pages, refusals
from tessera.web.bus import bus_for
from tessera.web.config import Settings
from tessera.web.database import open_engine, prepare
from tessera.web.doors import Doors
from tessera.web.envelope import Envelope
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.players import Players
from tessera.web.sessions import Sessions
from tessera.web.site import HOME, environment, listed
from tessera.web.socket import live
from tessera.web.store import Store

HERE = Path(__file__).parent
STATIC = HERE / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".png": "image/png",
    ".jpg": "image/jpeg",
}
PACKED = (".css", ".js", ".svg", ".txt")  # the others are small as they are
ZIPPED = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
LOOK = 1.0  # seconds until the site's files are looked at again: whoever changes them sees it
log = structlog.get_logger()


class Assets:
    """Files of the site and of the look, with a fingerprint in their address, so that browsers may keep them for ever."""

    def __init__(self) -> None:
        self.folders = {"static": STATIC, "look": look.STATIC}
        self.looked, self.found = -LOOK, ""

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
        """One fingerprint for all of the site's files: modules import each other by relative addresses. A page has many of them."""
        now = time.monotonic()
        if now - self.looked >= LOOK:
            self.looked = now
            self.found = self.whole(
                tuple(sorted((str(path), path.stat().st_mtime_ns) for path in STATIC.rglob("*") if path.is_file()))
            )
        return self.found

    @cache  # noqa: B019
    def whole(self, files: tuple[tuple[str, int], ...]) -> str:
        mark = hashlib.blake2b(digest_size=6)
        for name, _ in files:
            mark.update(Path(name).read_bytes())
        return mark.hexdigest()

    @cache  # noqa: B019
    def packed(self, path: Path, changed: int) -> bytes:
        """A file as it travels: compressed once, not for every browser."""
        return gzip.compress(path.read_bytes(), mtime=0)

    def serve(self, request: Request, folder: str, name: str) -> Response:
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
        kind, headers = TYPES[path.suffix], {"cache-control": caching}
        if path.suffix not in PACKED:
            return FileResponse(path, media_type=kind, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(path.read_bytes(), media_type=kind, headers=headers)
        body = self.packed(path, path.stat().st_mtime_ns)
        return Response(body, media_type=kind, headers=headers | ZIPPED)

    @cache  # noqa: B019
    def flat(self, name: str, theme: str) -> Response:
        """The ground of a plain board."""
        drawn = scenery.file(name, theme) if theme in look.THEMES else ""
        if not drawn:
            raise Refusal("not-found")
        headers = {"cache-control": "public, max-age=86400"} | ZIPPED  # every browser that shows SVG unpacks it
        return Response(gzip.compress(drawn.encode(), mtime=0), media_type="image/svg+xml", headers=headers)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """All that runs as long as the site does."""
    settings: Settings = app.state.settings
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


def create(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    logs.configure(settings.public)

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
    add_files(app)
    refusals.add(app)

    @app.websocket("/live/{table_id}")
    async def socket(socket: WebSocket, table_id: str) -> None:
        await live(socket, table_id)

    return app


def victory(table: Any, t: Any, viewer: Any) -> str:
    """Who won, in a sentence: alone, as a team, or with others."""
    seats = table.state.winners()
    names = [table.chairs[seat].name for seat in seats]
    if len(names) < 2:
        return str(t("won-you") if seats == [viewer.seat] else t("won", names="".join(names)))
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


def add_files(app: FastAPI) -> None:
    @app.get("/static/{name:path}", include_in_schema=False)
    async def static(request: Request, name: str) -> Response:
        served: Response = app.state.assets.serve(request, "static", name)
        return served

    @app.get("/look/small/{mark}/{game_id}.css", include_in_schema=False)
    async def small(mark: str, game_id: str) -> Response:
        served: Response = app.state.assets.small(mark, game_id)
        return served

    @app.get("/look/{mark}/art/{game}/{name}-{theme}.svg", include_in_schema=False)
    async def flat(mark: str, game: str, name: str, theme: str) -> Response:
        served: Response = app.state.assets.flat(f"{game}/{name}", theme)
        return served

    @app.get("/look/{name:path}", include_in_schema=False)
    async def looks(request: Request, name: str) -> Response:
        served: Response = app.state.assets.serve(request, "look", name)
        return served

    @app.get("/favicon.ico", include_in_schema=False)
    async def favicon(request: Request) -> Response:
        served: Response = app.state.assets.serve(request, "static", "icon.svg")
        return served
