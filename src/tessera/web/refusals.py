"""How a refusal leaves the site: typed, in words, as a page or as JSON. Nothing internal ever does."""

import secrets

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from tessera.web import metrics, pages
from tessera.web.errors import Refusal
from tessera.web.site import site_words
from tessera.web.visit import lang_of, sessions_of, visitor_of, words_of

log = structlog.get_logger()


def wants_page(request: Request) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    metrics.REFUSALS.labels(error.code).inc()
    said = words_of(error, site_words(lang_of(request)))
    headers = {"retry-after": "2"} if error.code == "too-fast" else {}
    if not wants_page(request):
        return JSONResponse(error.plain() | {"words": said}, error.status, headers)
    try:
        visitor = await visitor_of(request)
    except Refusal:
        visitor = sessions_of(request).nobody()
    told = {name: error.facts.get(name, "") for name in ("what", "report")}
    page = pages.page(request, visitor, "error.html.jinja", message=said, **told)
    page.status_code = error.status
    page.headers.update(headers)
    return page


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = [".".join(str(part) for part in one["loc"]) for one in error.errors()[:5]]
    return JSONResponse({"error": "bad-request", "what": ", ".join(where)}, 422)


async def plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "bad-request", 413: "too-large"}.get(error.status_code, "bad-request")
    if wants_page(request) and error.status_code == 404:
        return await refused(request, Refusal("not-found"))
    return JSONResponse({"error": code}, error.status_code, error.headers)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: a number for the report; the details stay in our log."""
    report = secrets.token_hex(4)
    log.error("failed", path=request.url.path, report=report, error=f"{type(error).__name__}: {error}", exc_info=error)
    return await refused(request, Refusal("broken", report=report))


def add(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(Exception, failed)
