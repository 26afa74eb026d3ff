"""The JSON interface: everything the page can do, with the same rights. Described at /api/openapi.json.

A program gets a token from `POST /api/guests` and sends it as `Authorization: Bearer TOKEN`.
"""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from tessera.core.errors import BadRecord, TesseraError
from tessera.core.record import parse
from tessera.core.words import words
from tessera.web import help, lessons, review
from tessera.web.errors import Refusal
from tessera.web.hall import SeatPlan, TablePlan
from tessera.web.models import Chair, TableRow, User
from tessera.web.paces import PACES
from tessera.web.render import recap, render, sentences
from tessera.web.sessions import Visitor, clean_name, settings_of
from tessera.web.site import all_games, option_name
from tessera.web.table import Table
from tessera.web.visit import Checked, Seen, address, hall_of, lang_of, limits_of, sessions_of, store_of, viewer_of

router = APIRouter(prefix="/api", tags=["tables"])
RequestId = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9_.-]{1,40}$", description="Your own id of this request; repeat it, get the same answer")
]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGuest(Strict):
    name: str = Field("", max_length=60)


class NewSeat(Strict):
    kind: str = Field(description="me, open, bot, or local (same device)", pattern="^(me|open|bot|local)$")
    name: str = Field("", max_length=60)
    bot: str = Field("", max_length=24, description="easy, medium, hard, random, greedy or network:NAME, see /games")


class NewTable(Strict):
    game: str = Field(max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=20)
    pace: str = Field("none", max_length=12)
    public: bool = False


class NewChoice(Strict):
    key: str = Field(max_length=120)
    version: int = Field(ge=0, le=2**40)
    request: RequestId


class NewUndo(Strict):
    version: int = Field(ge=0, le=2**40)
    request: RequestId
    turn: bool = False


class NewPlea(Strict):
    version: int = Field(ge=0, le=2**40)
    request: RequestId
    yes: bool | None = None


class Question(Strict):
    about: Literal["why", "closed", "hint"]
    key: str = Field("", max_length=120, description="why: the key that is asked about")
    most: int = Field(help.MOST_ALIKE, ge=1, le=help.MOST_ASKED, description="closed: how many things a clause lists")


class Join(Strict):
    seat: int | None = Field(None, ge=0, le=8)


class Fill(Strict):
    bot: str = Field("easy", max_length=24)


class Fork(Strict):
    at: int | None = Field(None, ge=0, le=100_000)
    seat: int | None = Field(None, ge=0, le=8)
    bot: str = Field("medium", max_length=24)


class Claim(Strict):
    seat: int = Field(ge=0, le=8)
    token: str = Field(max_length=64)


class Say(Strict):
    text: str = Field(max_length=400)


class NoteText(Strict):
    text: str = Field(max_length=4000)


class SettingsChange(Strict):
    confirm: bool | None = None
    sound: bool | None = None
    motion: str | None = Field(None, pattern="^(normal|fast|off)$")


def person(user: User) -> dict[str, Any]:
    return {"id": user.id, "name": user.name, "account": user.login, "settings": settings_of(user)}


def chair_facts(chair: Chair) -> dict[str, Any]:
    return {"seat": chair.seat, "kind": chair.kind, "name": chair.name, "bot": chair.bot, "stand_in": bool(chair.stand_in)}


def row_facts(row: TableRow, chairs: list[Chair]) -> dict[str, Any]:
    return {
        "id": row.id, "game": row.game, "status": row.status, "kind": row.kind, "version": row.version, "options": row.options,
        "pace": row.pace, "public": row.public, "hotseat": row.hotseat, "turn": row.turn_seat, "deadline": row.deadline,
        "seats": [chair_facts(chair) for chair in chairs], "rematch": row.rematch, "result": row.result, "created": row.created,
    }  # fmt: skip


def table_facts(table: Table, visitor: Visitor) -> dict[str, Any]:
    facts = row_facts(table.row, table.chairs) | {
        "you": table.seats_of(visitor.user.id),
        "rules": table.row.rules,
        "edition": table.row.edition,
        "commitment": table.row.commitment,
        "choices": len(table.match.steps) if table.match else 0,
        "decision": table.match.state.decision if table.match else "",
    }
    if table.match is not None and table.match.state.over and table.row.commitment:
        facts["seed"] = table.row.seed
    return facts


# ---- who ---------------------------------------------------------------------------------------------------


@router.post("/guests", status_code=201)
async def make_guest(request: Request, body: NewGuest) -> dict[str, Any]:
    """A new guest for a program: name and token."""
    limits_of(request).take(address(request), "guest")
    sessions = sessions_of(request)
    visitor = sessions.nobody(body.name)
    await sessions.keep(visitor)
    return person(visitor.user) | {"token": sessions.cookie(visitor)}


@router.get("/me")
async def me(visitor: Seen) -> dict[str, Any]:
    return person(visitor.user)


@router.get("/me/ratings")
async def my_ratings(request: Request, visitor: Seen) -> list[dict[str, Any]]:
    """Your ratings, one per game; only accounts have any."""
    return [asdict(one) for one in await store_of(request).standings(visitor.user)] if visitor.user.login else []


@router.get("/ratings/{game}")
async def ratings(request: Request, game: str) -> list[dict[str, Any]]:
    """The list of a game, best first."""
    return [asdict(one) for one in await store_of(request).best(hall_of(request).known_game(game).id)]


@router.patch("/me/settings")
async def change_settings(request: Request, visitor: Checked, body: SettingsChange) -> dict[str, Any]:
    kept = settings_of(visitor.user) | {k: v for k, v in body.model_dump().items() if v is not None}
    await store_of(request).change_user(visitor.user.id, settings=kept)
    visitor.user.settings = kept
    for table in hall_of(request).tables.values():
        for other in table.onlookers:
            who = getattr(other, "visitor", None)
            if who is not None and who.user.id == visitor.user.id:
                who.user.settings = kept
    return kept


@router.get("/games")
async def list_games(request: Request) -> list[dict[str, Any]]:
    lang = lang_of(request)
    return [
        {
            "id": game.id, "title": game.title, "seats": list(game.seat_counts()), "rules": game.rules_version,
            "lesson": lessons.has_lesson(game), "bots": list(hall_of(request).players.offered(game.id)), "paces": list(PACES),
            "options": [
                {"name": o.name, "label": option_name(game, lang, o.name), "default": o.default, "values": list(o.values)}
                for o in game.options
            ],
        }
        for game in all_games()
    ]  # fmt: skip


# ---- tables ------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def open_table(request: Request, visitor: Checked, body: NewTable) -> dict[str, Any]:
    limits_of(request).take(visitor.user.id, "table")
    seats = tuple(SeatPlan(seat.kind, seat.name, seat.bot) for seat in body.seats)
    plan = TablePlan(body.game, seats, dict(body.options), body.pace, body.public)
    return table_facts(await hall_of(request).open(plan, visitor.user), visitor)


@router.get("/tables")
async def open_tables(request: Request) -> list[dict[str, Any]]:
    return [row_facts(row, chairs) for row, chairs in await store_of(request).open_tables()]


@router.get("/tables/mine")
async def my_tables(request: Request, visitor: Seen) -> list[dict[str, Any]]:
    if not visitor.user.id:
        return []
    return [row_facts(row, chairs) for row, chairs in await store_of(request).tables_of(visitor.user.id)]


@router.get("/tables/{table_id}")
async def one_table(request: Request, visitor: Seen, table_id: str) -> dict[str, Any]:
    return table_facts(await hall_of(request).get(table_id), visitor)


@router.post("/tables/{table_id}/join")
async def join(request: Request, visitor: Checked, table_id: str, body: Join) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    seat = await hall.join(table, visitor.user, body.seat, f"join:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor) | {"seat": seat}


@router.post("/tables/{table_id}/leave")
async def leave(request: Request, visitor: Checked, table_id: str) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    await hall.leave(table, visitor.user, f"leave:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/back")
async def come_back(request: Request, visitor: Checked, table_id: str) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    await hall.come_back(table, visitor.user, f"back:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/fill")
async def fill(request: Request, visitor: Checked, table_id: str, body: Fill) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    await hall.fill_with_bots(table, visitor.user, body.bot)
    return table_facts(table, visitor)


@router.get("/tables/{table_id}/claim")
async def claim_link(request: Request, visitor: Seen, table_id: str) -> dict[str, Any]:
    """The secret part of the links to your seats."""
    table = await hall_of(request).get(table_id)
    seats = table.seats_of(visitor.user.id)
    if not seats:
        raise Refusal("not-yours")
    return {"seats": [{"seat": seat, "token": sessions_of(request).claim(table.id, seat)} for seat in seats]}


@router.post("/tables/{table_id}/claim")
async def claim(request: Request, visitor: Checked, table_id: str, body: Claim) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    limits_of(request).take(address(request), "login")
    if not sessions_of(request).claim_fits(table.id, body.seat, body.token):
        raise Refusal("not-yours")
    await hall.claim(table, visitor.user, body.seat, f"claim:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/rematch")
async def rematch(request: Request, visitor: Checked, table_id: str) -> dict[str, Any]:
    hall = hall_of(request)
    limits_of(request).take(visitor.user.id, "table")
    return table_facts(await hall.rematch(await hall.get(table_id), visitor.user), visitor)


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(request: Request, visitor: Checked, table_id: str, body: Fork) -> dict[str, Any]:
    """Play on from a position against bots."""
    hall = hall_of(request)
    limits_of(request).take(visitor.user.id, "table")
    table = await hall.get(table_id)
    if not hall.players.knows(table.row.game, body.bot):
        raise Refusal("bad-setup", what="bot")
    at = len(table.running.steps) if body.at is None else body.at
    return table_facts(await hall.fork(table, visitor.user, at, body.seat, body.bot), visitor)


# ---- play --------------------------------------------------------------------------------------------------


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
    table_id: str,
    seat: int | None = None,
    at: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> dict[str, Any]:
    """What your seat sees, or a spectator; `at`: after so many choices."""
    table = await hall_of(request).get(table_id)
    match = table.running
    state = match.state if at is None else match.at(at)
    return {"version": table.version, "choices": min(at, len(match.steps)) if at is not None else len(match.steps)} | {
        "view": state.view(eyes(table, visitor, seat))
    }


@router.get("/tables/{table_id}/options")
async def options(request: Request, visitor: Seen, table_id: str) -> dict[str, Any]:
    """The pending decision; its options only for the seat that decides."""
    table = await hall_of(request).get(table_id)
    state, lang = table.state, lang_of(request)
    said = words(table.game, lang)
    mine = not state.over and state.seat in table.seats_of(visitor.user.id)
    view, named = state.view(state.seat) if mine else None, table.named()
    return {
        "version": table.version,
        "over": state.over,
        "seat": state.seat,
        "decision": state.decision,
        "question": "" if state.over else said.decision(state.decision),
        "options": [{"key": key, "words": said.option(state.decision, key, view, named)} for key in state.options()]
        if mine
        else [],
        "clauses": help.applying(state, lang),
    }


@router.post("/tables/{table_id}/choices")
async def choose(request: Request, visitor: Checked, table_id: str, body: NewChoice) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    answer = await hall.acted(table, table.choose(visitor.user.id, body.key, body.version, f"{visitor.user.id}:{body.request}"))
    return {"version": answer.version}


@router.post("/tables/{table_id}/undo")
async def undo(request: Request, visitor: Checked, table_id: str, body: NewUndo) -> dict[str, Any]:
    hall = hall_of(request)
    table = await hall.get(table_id)
    work = table.undo(visitor.user.id, body.version, f"{visitor.user.id}:{body.request}", body.turn)
    return {"version": (await hall.acted(table, work)).version}


@router.get("/tables/{table_id}/chances")
async def chances(request: Request, visitor: Seen, table_id: str) -> dict[str, Any]:
    """A finished game: everybody's chance to win after each turn, as the bots judge it, and where it turned."""
    table = await hall_of(request).get(table_id)
    if not table.state.over:
        raise Refusal("running")
    points = await asyncio.to_thread(review.course, table.running)
    return {"points": [asdict(point) for point in points], "turning": [asdict(one) for one in review.turning_points(points)]}


@router.post("/tables/{table_id}/plea")
async def plea(request: Request, visitor: Checked, table_id: str, body: NewPlea) -> dict[str, Any]:
    """Ask the others to let your last choice be taken back although it showed something (no `yes`), or answer somebody who asks."""
    hall = hall_of(request)
    table = await hall.get(table_id)
    user, full = visitor.user.id, f"{visitor.user.id}:{body.request}"
    work = table.plead(user, body.version, full) if body.yes is None else table.answer_plea(user, body.yes, body.version, full)
    return {"version": (await hall.acted(table, work)).version}


@router.post("/tables/{table_id}/help")
async def helped(request: Request, visitor: Checked, table_id: str, body: Question) -> dict[str, Any]:
    """For the seat that decides, from what it may know: why a key is not legal, all that is closed, or what a bot would do."""
    hall = hall_of(request)
    table = await hall.get(table_id)
    seat = table.may_act(visitor.user.id)
    state, version, lang, named = table.state, table.version, lang_of(request), table.named()
    if body.about == "why":
        answer = help.about_key(state, body.key, lang, named)
    elif body.about == "closed":
        answer = help.about_closed(state, lang, named, body.most)
    else:
        limits_of(request).take(visitor.user.id, "hint")
        answer = help.about_hint(state, lang, named, await hall.players.hint(state, seat))
    return {"version": version, **answer}


@router.get("/tables/{table_id}/log")
async def log_of(
    request: Request, visitor: Seen, table_id: str, since: Annotated[int, Query(ge=0, le=100_000)] = 0
) -> list[dict[str, Any]]:
    table = await hall_of(request).get(table_id)
    viewer = viewer_of(table, visitor, lang_of(request))
    steps = table.running.steps
    return [
        {
            "choice": n + 1,
            "seat": steps[n].seat,
            "version": steps[n].act,
            "at": steps[n].at,
            "words": sentences(table, steps[n], viewer),
        }
        for n in range(min(since, len(steps)), len(steps))
    ]


@router.get("/tables/{table_id}/recap")
async def recap_of(request: Request, visitor: Seen, table_id: str) -> list[str]:
    table = await hall_of(request).get(table_id)
    return recap(table, viewer_of(table, visitor, lang_of(request)))


@router.get("/tables/{table_id}/look")
async def looked(
    request: Request, visitor: Seen, table_id: str, at: Annotated[int, Query(ge=0, le=100_000)],
    form: Annotated[str, Query(pattern="^[a-z0-9-]{1,20}$")] = "desk",
) -> dict[str, Any]:  # fmt: skip
    """The table as it looked to you after `at` choices, drawn: fragments for the page."""
    from tessera.web.render import delta

    table = await hall_of(request).get(table_id)
    viewer = viewer_of(table, visitor, lang_of(request), form)
    return delta(None, render(table, viewer, min(at, len(table.running.steps))))


# ---- talk, notes, records -----------------------------------------------------------------------------------


@router.post("/tables/{table_id}/chat", status_code=201)
async def say(request: Request, visitor: Checked, table_id: str, body: Say) -> dict[str, Any]:
    from tessera.web.socket import Connection, chat_line

    hall = hall_of(request)
    table = await hall.get(table_id)
    limits_of(request).take(visitor.user.id, "chat")
    chat = await hall.say(table, visitor.user, body.text)
    for other in list(table.onlookers):
        if isinstance(other, Connection) and other.hears(chat):
            other.tell({"t": "chat", "lines": [chat_line(chat)]})
    return chat_line(chat)


@router.get("/tables/{table_id}/notes")
async def read_notes(request: Request, visitor: Seen, table_id: str) -> dict[str, str]:
    await hall_of(request).get(table_id)
    return {"text": await store_of(request).note(table_id, visitor.user.id) if visitor.user.id else ""}


@router.put("/tables/{table_id}/notes")
async def write_notes(request: Request, visitor: Checked, table_id: str, body: NoteText) -> dict[str, str]:
    await hall_of(request).get(table_id)
    await store_of(request).set_note(table_id, visitor.user.id, body.text)
    return {"text": body.text}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record_text(request: Request, table_id: str) -> PlainTextResponse:
    """The record of a finished game, as text."""
    hall = hall_of(request)
    return PlainTextResponse(hall.record(await hall.get(table_id)).text())


async def uploaded(request: Request, visitor: Visitor, raw: bytes) -> Table:
    """A record from outside: read strictly, replayed in a thread, stored only if it stands."""
    import asyncio

    limits_of(request).take(visitor.user.id, "record")
    try:
        record = parse(raw)
        await asyncio.to_thread(record.verify)
    except (BadRecord, TesseraError) as error:
        raise Refusal("bad-record", what=str(error)[:300]) from None
    return await hall_of(request).upload(record, visitor.user)


@router.post("/records", status_code=201)
async def upload(
    request: Request, visitor: Checked, body: Annotated[str, Body(media_type="text/plain", max_length=2_000_000)]
) -> dict[str, Any]:
    return table_facts(await uploaded(request, visitor, body.encode()), visitor)


# ---- lessons ------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/lesson/next")
async def lesson_next(request: Request, visitor: Checked, table_id: str) -> dict[str, Any]:
    """The step was read."""
    hall = hall_of(request)
    table = await hall.get(table_id)
    await lessons.read_on(hall, table, visitor.user)
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/lesson/end")
async def lesson_end(request: Request, visitor: Checked, table_id: str) -> dict[str, Any]:
    """From here the table is an ordinary one."""
    hall = hall_of(request)
    table = await hall.get(table_id)
    await lessons.finish(hall, table, visitor.user)
    return table_facts(table, visitor)


def name_or_refuse(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise Refusal("bad-request", what="name")
    return name
