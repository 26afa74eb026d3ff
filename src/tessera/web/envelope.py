"""Round every request of the site: headers, the session's cookie, limits on what comes in."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from fastapi.responses import JSONResponse, Response

from tessera.web import metrics
from tessera.web.errors import Refusal
from tessera.web.sessions import COOKIE, LIFETIME, Visitor
from tessera.web.site import HOME

MOST_BODY, MOST_RECORD = 65_536, 2_100_000  # bytes; records are the only long things anybody sends
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
RECORDS = ("/records", "/api/records")
BODY_SECONDS, BODY_PACE = 20.0, 8192  # a body comes within this and a second for so many bytes of it, or not at all
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
FREE = ("/static/", "/look/", "/healthz", "/livez", "/metrics", "/favicon.ico")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


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
            late = BODY_SECONDS + size / BODY_PACE - (time.perf_counter() - began)
            async with asyncio.timeout(None if whole else max(0.0, late)):
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
                message["headers"] = self.headers(scope, message.get("headers", []))
            await send(message)

        refused = self.refused(scope, most)
        await (refused(scope, receive, headed) if refused else self.app(scope, limited, headed))

    def refused(self, scope: Scope, most: int) -> Response | None:
        """What is not even looked at."""
        if (
            "\0" in scope["path"] or b"%00" in scope["query_string"]
        ):  # nothing has such a name here, and PostgreSQL no word for it
            return JSONResponse({"error": "not-found"}, 404)
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > most):
                return JSONResponse({"error": "too-large"}, 413)
        try:
            self.read_on(scope)
        except Refusal as refusal:
            return JSONResponse(refusal.plain(), refusal.status, {"retry-after": "2"})
        return None

    def headers(self, scope: Scope, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        found = [(name, moved(value) if name == b"location" and HOME[0] else value) for name, value in given]
        found += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        caching = next((value for name, value in found if name == b"cache-control"), None)
        if caching is None:
            found.append((b"cache-control", b"no-store"))
        if caching is None or b"public" not in caching:  # what a proxy may hand to others carries nobody's session
            found += self.session(scope)
        return found

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
