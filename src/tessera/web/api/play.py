"""Play: what a seat sees, what it may choose, choosing, taking back, and help."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from tessera.core.views import asked
from tessera.core.words import words
from tessera.web import help, hints, pleas
from tessera.web.api.forms import NewChoice, NewPlea, NewUndo, Question
from tessera.web.errors import Refusal
from tessera.web.sessions import Visitor
from tessera.web.table import Table
from tessera.web.visit import Checked, HallHere, LangHere, Seen, TableHere, drawing_allowed, limits_of

router = APIRouter()


def eyes(table: Table, visitor: Visitor, seat: int | None) -> int | None:
    """The seat through which this visitor may look: an own one, or none."""
    mine = table.seats_of(visitor.user.id)
    if seat is not None:
        if seat not in mine:
            raise Refusal("not-yours")
        return seat
    return mine[0] if len(mine) == 1 else None


@router.get("/tables/{table_id}/view")
async def view(
    request: Request,
    visitor: Seen,
    table: TableHere,
    seat: int | None = None,
    at: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> dict[str, Any]:
    """What your seat sees, or a spectator; `at`: after so many choices."""
    match = table.running
    if at is not None:
        drawing_allowed(request, visitor)
    known = len(match.told())
    state = match.state if at is None else match.at(match.inner(at))
    return {"version": table.version, "choices": known if at is None else min(at, known)} | {
        "view": state.view(eyes(table, visitor, seat))
    }


@router.get("/tables/{table_id}/options")
async def options(visitor: Seen, table: TableHere, lang: LangHere) -> dict[str, Any]:
    """The pending decision; its options only for the seat that decides."""
    state = table.state
    said = words(table.book, lang)
    mine = not state.over and table.row.status == "playing" and state.seat in table.seats_of(visitor.user.id)
    named = table.named()
    decision = asked(state, state.seat if mine else -1)
    return {
        "version": table.version,
        "over": state.over,
        "seat": state.seat,
        "decision": decision,
        "question": "" if state.over else help.question(said, state, state.seat if mine else None, named),
        "options": [{"key": key, "words": text} for key, text in said.choices(state, named).items()] if mine else [],
        "clauses": help.applying(state, lang),
    }


@router.post("/tables/{table_id}/choices")
async def choose(hall: HallHere, visitor: Checked, table: TableHere, body: NewChoice) -> dict[str, Any]:
    user, full = visitor.user.id, f"{visitor.user.id}:{body.request}"
    answer = await hall.acted(table, lambda: table.choose(user, body.key, body.version, full))
    return {"version": answer.version}


@router.post("/tables/{table_id}/undo")
async def undo(hall: HallHere, visitor: Checked, table: TableHere, body: NewUndo) -> dict[str, Any]:
    user, full = visitor.user.id, f"{visitor.user.id}:{body.request}"
    try:
        return {"version": (await hall.acted(table, lambda: table.undo(user, body.version, full, body.turn))).version}
    except Refusal as refusal:
        if refusal.code == "no-undo":  # it looked as if it could be taken back
            table.drawn.clear()
        raise


@router.post("/tables/{table_id}/plea")
async def plea(request: Request, hall: HallHere, visitor: Checked, table: TableHere, body: NewPlea) -> dict[str, Any]:
    """Ask the others to let your last choice be taken back although it showed something (no `yes`), or answer somebody who asks."""
    user, full = visitor.user.id, f"{visitor.user.id}:{body.request}"
    limits_of(request).take(user, "plea")
    answer = await hall.acted(table, lambda: pleas.said(table, user, body.yes, body.version, full))
    return {"version": answer.version}


@router.post("/tables/{table_id}/help")
async def helped(
    request: Request, hall: HallHere, visitor: Checked, table: TableHere, lang: LangHere, body: Question
) -> dict[str, Any]:
    """For the seat that decides, from what it may know: why a key is not legal, all that is closed, or what a bot would do."""
    seat = table.may_act(visitor.user.id)
    state, version, named = table.state, table.version, table.named()
    if body.about == "why":
        answer = help.about_key(state, body.key, lang, named)
    elif body.about == "closed":
        drawing_allowed(request, visitor)
        answer = help.about_closed(state, lang, named, body.most)
    else:
        hints.check(table)
        limits_of(request).take(visitor.user.id, "hint")
        answer = hints.told(state, lang, named, await hall.players.hint(state, seat))
        await hints.note(hall, table)
    return {"version": version, **answer}
