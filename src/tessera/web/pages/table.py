"""The page of a table, its seats' own links, and what it shows beside: text, rules, record."""

import json
import time
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from markupsafe import Markup

from tessera.web import host, postcard, review
from tessera.web.api.forms import Claim
from tessera.web.api.tables import claim
from tessera.web.drawing import listing
from tessera.web.errors import Refusal
from tessera.web.help import applying
from tessera.web.models import Report
from tessera.web.pages.frame import page
from tessera.web.pages.learn import sections
from tessera.web.pages.outdated import outdated_page
from tessera.web.render import render
from tessera.web.sessions import Visitor, settings_of
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.visit import Checked, HallHere, LangHere, Seen, TableHere, drawing_allowed, lang_of, limits_of, viewer_of

router = APIRouter()
CLIENT_WORDS = (
    "saved", "not-saved-yet", "connecting", "offline", "copied", "you-look-at", "end-turn", "end-turn-yes", "hint-title", "hint-none",
    "hint-chance", "watching", "nothing-new", "your-turn-said", "over-said", "not-sent", "choose-of", "leave-sure",
    "delete-sure", "seat-link-text",
    "why", "is-legal", "not-now", "nothing-closed", "rules-found", "error-unknown", "close",
    "your-best", "your-costly", "judged-none", "show-me", "play-on",
)  # fmt: skip


def facts_of(table: Table, visitor: Visitor, lang: str, meta: dict[str, Any]) -> str:
    """What the client needs to know besides the picture; plain data, never a secret."""
    t = site_words(lang)
    raw = {word: t(word, n="{n}", of="{of}", what="{what}") for word in CLIENT_WORDS}
    raw["rules-found-1"], raw["rules-found"] = t("rules-found", n=1), t("rules-found", n=2).replace("2", "{n}")
    raw["judged-best"], raw["judged-costly"] = (t(word, n="{n}", other="{other}") for word in ("judged-best", "judged-costly"))
    raw["lesson-miss"], raw["lesson-miss-any"] = (
        t("lesson-miss", name="{name}", order="{order}"),
        t("lesson-miss-any", order="{order}"),
    )
    raw["turn-n"], raw["course-at"] = t("turn-n", n="{n}"), t("course-at", n="{n}", name="{name}", who="{who}", chance="{chance}")
    raw["watching-1"], raw["watching"] = t("watching", n=1), t("watching", n=2).replace("2", "{n}")
    facts = {
        "words": raw, "settings": settings_of(visitor.user), "names": table.names(), "title": table.game.title,
        "seats": table.seats_of(visitor.user.id), "meta": meta, "lang": lang,
    }  # fmt: skip
    return json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")


async def table_page(request: Request, visitor: Visitor, table: Table, at: int | None) -> HTMLResponse:
    await review.look_back(table)
    lang = lang_of(request)
    phone = request.headers.get("sec-ch-ua-mobile") == "?1"
    viewer = viewer_of(table, visitor, lang, "phone" if phone else "desk")
    shown = render(table, viewer, at if table.match is not None else None)
    return page(
        request, visitor, "table.html.jinja", table=table, viewer=viewer, r=shown, at=at, settings=settings_of(visitor.user),
        alone=host.alone(table, visitor.user.id),
        facts=Markup(facts_of(table, visitor, lang, shown.meta)),
    )  # fmt: skip


@router.get("/t/{table_id}")
async def now(request: Request, hall: HallHere, visitor: Seen, table_id: str) -> HTMLResponse:
    try:
        table = await hall.get(table_id)
    except Refusal as refusal:
        if refusal.code != "outdated":
            raise
        return await outdated_page(request, visitor, table_id, refusal)
    return await table_page(request, visitor, table, None)


@router.get("/t/{table_id}/at/{number}")
async def back_then(request: Request, visitor: Seen, table: TableHere, number: int) -> HTMLResponse:
    """A shared position: the table as the visitor may see it after so many choices."""
    drawing_allowed(request, visitor)
    return await table_page(request, visitor, table, max(0, min(number, 100_000)))


@router.get("/t/{table_id}/seat")
async def seat_link(request: Request, visitor: Seen, table: TableHere, lang: LangHere) -> HTMLResponse:
    """A seat's own link: asks before it moves the seat to this browser. Its code stands behind the #, so that no server logs it."""
    t = site_words(lang)
    return page(
        request, visitor, "code.html.jinja", heading=table.game.title, text=t("seat-link-text"), action=f"/t/{table.id}/seat",
        act=t("take-seat-back"), password=False,
    )  # fmt: skip


@router.post("/t/{table_id}/seat")
async def take_seat(
    request: Request, hall: HallHere, visitor: Checked, table: TableHere, code: Annotated[str, Form(max_length=64)]
) -> Response:
    await claim(request, hall, visitor, table, Claim(code=code))
    return RedirectResponse(f"/t/{table.id}", 303)


@router.get("/t/{table_id}/report")
async def report_form(request: Request, visitor: Seen, table: TableHere) -> HTMLResponse:
    return page(request, visitor, "report.html.jinja", table=table, sent=False)


@router.post("/t/{table_id}/report")
async def report(
    request: Request, hall: HallHere, visitor: Checked, table: TableHere, text: Annotated[str, Form(max_length=1000)],
    seat: Annotated[int, Form(ge=-1, le=8)] = -1,
) -> HTMLResponse:  # fmt: skip
    """Tell the host about somebody's behaviour here."""
    limits_of(request).take(visitor.user.id, "report")
    about = table.chairs[seat].user_id if 0 <= seat < len(table.chairs) else None
    line = "".join(c for c in text if c.isprintable() or c.isspace()).strip()
    if not line:
        raise Refusal("bad-request", what="text")
    await hall.store.report(
        Report(table_id=table.id, user_id=visitor.user.id, about=about, text=line, at=time.time(), done=False)
    )
    return page(request, visitor, "report.html.jinja", table=table, sent=True)


@router.get("/t/{table_id}/record")
async def record_file(table: TableHere) -> Response:
    text = table.record().text()
    name = f"{table.game.id}-{table.id}.tessera"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/t/{table_id}/picture.png")
async def as_picture(request: Request, visitor: Seen, table: TableHere, lang: LangHere) -> Response:
    """The table as everybody may see it, for sharing and for previews of links."""
    drawing_allowed(request, visitor)
    return Response(await postcard.postcard(table, lang), media_type="image/png", headers={"cache-control": "public, max-age=60"})


@router.get("/t/{table_id}/text")
async def as_text(request: Request, visitor: Seen, table: TableHere, lang: LangHere) -> HTMLResponse:
    """The table in words; the page fetches the listing, without scripts it is a page of its own."""
    viewer = viewer_of(table, visitor, lang)
    html = listing(table.state.view(viewer.seat), lang, table.names(), table.edition)
    if request.headers.get("x-part"):
        return HTMLResponse(html)
    t = site_words(lang)
    return page(request, visitor, "text.html.jinja", title=t("list-title", title=table.game.title), listing=html, id=table.id)


@router.get("/t/{table_id}/rules")
async def drawer(table: TableHere, lang: LangHere) -> HTMLResponse:
    now = applying(table.state, lang) if table.match is not None else []
    facts = {"now": now, "game": table.game.id, "sections": sections(table.book, lang), "table": table}
    return HTMLResponse(draw_part("drawer", lang, **facts))
