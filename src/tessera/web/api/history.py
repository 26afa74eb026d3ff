"""What has been: the log, earlier positions, the course of a finished game, and records."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse

from tessera.core.errors import BadRecord, TesseraError
from tessera.core.record import parse
from tessera.web import judging, marks, more_tables, review, telling
from tessera.web.api.facts import table_facts
from tessera.web.drawing import form_of
from tessera.web.errors import Refusal
from tessera.web.render import render, seen
from tessera.web.rendering import delta
from tessera.web.sessions import Visitor
from tessera.web.story import recap, told
from tessera.web.table import Table
from tessera.web.visit import Checked, HallHere, LangHere, Seen, TableHere, drawing_allowed, hall_of, limits_of, viewer_of

router = APIRouter()


@router.get("/tables/{table_id}/log")
async def log_of(
    visitor: Seen, table: TableHere, lang: LangHere, since: Annotated[int, Query(ge=0, le=100_000)] = 0
) -> list[dict[str, Any]]:
    viewer = viewer_of(table, visitor, lang)
    steps = table.running.known
    return [
        {
            "choice": n + 1,
            "seat": steps[n].seat,
            "version": steps[n].act,
            "at": steps[n].at,
            "words": told(table, steps[n], viewer),
        }
        for n in range(min(since, len(steps)), len(steps))
    ]


@router.get("/tables/{table_id}/recap")
async def recap_of(visitor: Seen, table: TableHere, lang: LangHere) -> list[str]:
    return recap(table, viewer_of(table, visitor, lang))


@router.get("/tables/{table_id}/look")
async def looked(
    request: Request, visitor: Seen, table: TableHere, lang: LangHere, at: Annotated[int, Query(ge=0, le=100_000)],
    form: Annotated[str, Query(pattern="^[a-z0-9-]{1,20}$")] = "desk",
    shown: Annotated[int | None, Query(alias="from", ge=0, le=100_000)] = None, d: Annotated[str, Query(max_length=40)] = "",
) -> dict[str, Any]:  # fmt: skip
    """The table as it looked to you after `at` choices, drawn. `from` and `d` say what the page shows: how many choices (none: the
    present) and its digest; then only what differs comes."""
    drawing_allowed(request, visitor)
    viewer = viewer_of(table, visitor, lang, form_of(table.game, form))
    return delta(seen(table, viewer, shown, d), render(table, viewer, min(at, len(table.running.told()))))


@router.get("/tables/{table_id}/turns/{number}")
async def turn_marks(
    request: Request, visitor: Seen, table: TableHere, lang: LangHere, number: int,
    form: Annotated[str, Query(pattern="^[a-z0-9-]{1,20}$")] = "desk",
) -> dict[str, Any]:  # fmt: skip
    """What a turn changed on the board, as far as you may see it: which pieces, and by which sentence of the log."""
    drawing_allowed(request, visitor)
    found = telling.turns(table.running)
    if not 0 < number <= len(found):
        raise Refusal("bad-request", what="turn")
    return marks.of_turn(table, viewer_of(table, visitor, lang, form_of(table.game, form)), found[number - 1])


@router.get("/tables/{table_id}/chances")
async def chances(hall: HallHere, visitor: Seen, table: TableHere) -> dict[str, Any]:
    """A finished game: everybody's chance to win after each turn, as the bots judge it, and where it turned for you, or for the winner."""
    if not table.state.over:
        raise Refusal("running")
    await review.look_back(hall, table)
    points = review.seen_again(table) or []
    whose = next(iter(table.seats_of(visitor.user.id)), table.state.winners()[0])
    return {
        "points": [asdict(point) for point in points],
        "turning": [asdict(one) for one in review.turning_points(points, whose)],
    }


@router.get("/tables/{table_id}/review")
async def reviewed(
    request: Request, hall: HallHere, visitor: Seen, table: TableHere, lang: LangHere, seat: Annotated[int, Query(ge=0, le=8)] = 0
) -> dict[str, Any]:
    """A finished game: the best and the most costly choice of a seat, each against the best other option of the same position,
    and the marks (?, ??, !) of its turns."""
    if not table.state.over:
        raise Refusal("running")
    if seat >= len(table.chairs):
        raise Refusal("bad-request", what="seat")
    limits_of(request).take(visitor.user.id or "?", "hint")
    found = await judging.judge(hall, table, seat)
    best, costly = judging.standing_out(found)
    return {
        "seat": seat,
        "judged": len(found),
        "best": judging.in_words(table, best, lang),
        "costly": judging.in_words(table, costly, lang),
        "signs": [judging.in_words(table, one, lang) for one in judging.signs(found)],
    }


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record_text(table: TableHere) -> PlainTextResponse:
    """The record of a finished game, as text."""
    return PlainTextResponse(table.record().text())


async def uploaded(request: Request, visitor: Visitor, raw: bytes) -> Table:
    """A record from outside: read strictly, replayed in a thread, stored only if it stands."""
    limits_of(request).take(visitor.user.id, "record")
    try:
        record = parse(raw)
        await asyncio.to_thread(record.verify)
    except (BadRecord, TesseraError) as error:
        raise Refusal("bad-record", what=str(error)[:300]) from None
    return await more_tables.upload(hall_of(request), record, visitor.user)


@router.post("/records", status_code=201)
async def upload(
    request: Request, visitor: Checked, body: Annotated[str, Body(media_type="text/plain", max_length=2_000_000)]
) -> dict[str, Any]:
    return table_facts(await uploaded(request, visitor, body.encode()), visitor)
