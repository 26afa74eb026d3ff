"""The page of a table, its seats' own links, and what it shows beside: text, rules, record."""

import json
import time
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from fastapi import Path as PathParam
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from markupsafe import Markup

from tessera.core.rulestext import rules_in_play
from tessera.core.words import words
from tessera.look.drawing import room
from tessera.web import about, hints, host, marks, postcard, qr, review
from tessera.web.api.forms import Claim
from tessera.web.api.tables import claim
from tessera.web.drawing import forms, listing
from tessera.web.errors import Refusal
from tessera.web.help import applying
from tessera.web.models import Report
from tessera.web.pages.frame import origin_of, page
from tessera.web.pages.learn import sections
from tessera.web.pages.outdated import outdated_page
from tessera.web.render import render
from tessera.web.sessions import Visitor, settings_of
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.visit import (
    Checked,
    HallHere,
    LangHere,
    Seen,
    TableHere,
    drawing_allowed,
    hall_of,
    lang_of,
    limits_of,
    viewer_of,
)

router = APIRouter()
CLIENT_WORDS = (
    "play-turns", "pause", "turn-count", "turn-said",
    "saved", "not-saved-yet", "connecting", "offline", "copied", "you-look-at", "end-turn", "end-turn-yes", "hint-title", "hint-none",
    "hint-show", "hint-about", "about-inspect", "about-inspect-none", "watching", "your-turn-said", "over-said",
    "not-sent", "choose-of", "leave-sure", "delete-sure", "seat-link-text", "nothing-closed", "rules-found", "error-unknown", "close",
    "your-best", "your-costly", "judged-none", "show-me", "play-on", "game-begins", "puzzle-here", "only-mine",
    "only-faults",
)  # fmt: skip


def facts_of(table: Table, visitor: Visitor, lang: str, meta: dict[str, Any]) -> str:
    """What the client needs to know besides the picture; plain data, never a secret."""
    t = site_words(lang)
    raw = {word: t(word, n="{n}", of="{of}", what="{what}", who="{who}") for word in CLIENT_WORDS}
    raw["rules-found-1"], raw["rules-found"] = t("rules-found", n=1), t("rules-found", n=2).replace("2", "{n}")
    raw["judged-best"], raw["judged-costly"] = (t(word, n="{n}", other="{other}") for word in ("judged-best", "judged-costly"))
    raw["lesson-miss"], raw["lesson-miss-any"] = (
        t("lesson-miss", name="{name}", order="{order}"),
        t("lesson-miss-any", order="{order}"),
    )
    raw["turn-n"], raw["course-at"] = t("turn-n", n="{n}"), t("course-at", n="{n}", name="{name}", who="{who}", chance="{chance}")
    for word in ("watching", "looking"):
        raw[f"{word}-1"], raw[word] = t(word, n=1), t(word, n=2).replace("2", "{n}")
    facts = {
        "words": raw, "settings": settings_of(visitor.user), "names": table.names(), "title": table.game.title,
        "seats": table.seats_of(visitor.user.id), "me": visitor.user.name,
        "meta": meta, "lang": lang, "board": room(table.game).VIEWBOX[2:],
    }  # fmt: skip
    return json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")


def preview(request: Request, table: Table, lang: str) -> dict[str, str]:
    """What a link to this table shows elsewhere."""
    large, small = postcard.caption(table, lang)
    title = table.game.title if table.match is None else f"{large} · {table.game.title}"
    text = site_words(lang)("preview-open", game=table.game.title) if table.match is None else words(table.game, lang)("about")
    return {"title": title, "text": f"{text}", "image": f"{origin_of(request)}/t/{table.id}/picture.png", "small": small}


async def table_page(request: Request, visitor: Visitor, table: Table, at: int | None) -> HTMLResponse:
    await review.look_back(hall_of(request), table)
    lang = lang_of(request)
    usual = "phone" if request.headers.get("sec-ch-ua-mobile") == "?1" else "desk"
    form = request.cookies.get("form", usual)  # which the last page wanted on this screen
    viewer = viewer_of(table, visitor, lang, form if form in forms(table.game) else usual)
    shown = render(table, viewer, at if table.match is not None else None)
    return page(
        request, visitor, "table.html.jinja", preview=preview(request, table, lang),
        table=table, viewer=viewer, r=shown, at=at, settings=settings_of(visitor.user),
        alone=host.alone(table, visitor.user.id), hints=viewer.player and hints.allowed(table),
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


@router.get("/t/{table_id}/turn/{number}")
async def after_turn(request: Request, visitor: Seen, table: TableHere, number: int) -> HTMLResponse:
    """The same after so many turns."""
    drawing_allowed(request, visitor)
    at = marks.turn_at(table.running, number) if table.match is not None else None
    return await table_page(request, visitor, table, at)


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
    return Response(
        await postcard.postcard(hall_of(request), table, lang),
        media_type="image/png",
        headers={"cache-control": "public, max-age=60"},
    )


@router.get("/t/{table_id}/qr.svg")
async def as_code(request: Request, table: TableHere) -> Response:
    """The link to the table, for a camera."""
    try:
        return Response(qr.svg(f"{origin_of(request)}/t/{table.id}"), media_type="image/svg+xml")
    except ValueError:
        raise Refusal("too-large") from None


@router.get("/t/{table_id}/text")
async def as_text(request: Request, visitor: Seen, table: TableHere, lang: LangHere) -> HTMLResponse:
    """The table in words; the page fetches the listing, without scripts it is a page of its own."""
    viewer = viewer_of(table, visitor, lang)
    html = listing(table.state.view(viewer.seat), lang, table.names(), table.edition)
    if request.headers.get("x-part"):
        return HTMLResponse(html)
    t = site_words(lang)
    return page(request, visitor, "text.html.jinja", title=t("list-title", title=table.game.title), listing=html, id=table.id)


@router.get("/t/{table_id}/about/{thing}")
async def about_thing(
    request: Request,
    visitor: Seen,
    table: TableHere,
    lang: LangHere,
    thing: Annotated[str, PathParam(max_length=120)],
    at: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    sat: Annotated[int | None, Query(ge=0, le=8)] = None,
    why: Annotated[str, Query(max_length=120)] = "",
) -> dict[str, Any]:
    """What a thing on the table is and does, as this visitor may know it; `at`: after so many choices; `why`: a closed move of it."""
    if at is not None:
        drawing_allowed(request, visitor)
    viewer = viewer_of(table, visitor, lang, sat=sat)
    return about.panel(about.scene(table, viewer, at), thing, why)


@router.get("/t/{table_id}/aid")
async def player_aid(
    visitor: Seen, table: TableHere, lang: LangHere, sat: Annotated[int | None, Query(ge=0, le=8)] = None
) -> HTMLResponse:
    """The player aid, with what this visitor can pay now."""
    here = about.scene(table, viewer_of(table, visitor, lang, sat=sat))
    return HTMLResponse(draw_part("aid", lang, sheets=about.aid(here)))


@router.get("/t/{table_id}/rules")
async def drawer(table: TableHere, lang: LangHere) -> HTMLResponse:
    now = applying(table.state, lang) if table.match is not None else []
    facts = {"now": now, "sections": sections(rules_in_play(table.book, lang), table.book, lang), "table": table}
    return HTMLResponse(draw_part("drawer", lang, **facts))
