"""Beside the board: chat, notes, and the guided first game."""

from typing import Any

from fastapi import APIRouter, Request

from tessera.web import lessons
from tessera.web.api.facts import table_facts
from tessera.web.api.forms import NoteText, Say
from tessera.web.talk import chat_line
from tessera.web.visit import Checked, HallHere, Seen, StoreHere, TableHere, limits_of

router = APIRouter()


@router.post("/tables/{table_id}/chat", status_code=201)
async def say(request: Request, hall: HallHere, visitor: Checked, table: TableHere, body: Say) -> dict[str, Any]:
    limits_of(request).take(visitor.user.id, "chat")
    return chat_line(await hall.say(table, visitor.user, body.text))


@router.get("/tables/{table_id}/notes")
async def read_notes(store: StoreHere, visitor: Seen, table: TableHere) -> dict[str, str]:
    return {"text": await store.note(table.id, visitor.user.id) if visitor.user.id else ""}


@router.put("/tables/{table_id}/notes")
async def write_notes(store: StoreHere, visitor: Checked, table: TableHere, body: NoteText) -> dict[str, str]:
    await store.set_note(table.id, visitor.user.id, body.text)
    return {"text": body.text}


@router.post("/tables/{table_id}/lesson/next")
async def lesson_next(hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    """The step was read."""
    await lessons.read_on(hall, table, visitor.user)
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/lesson/back")
async def lesson_back(hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    """The step before once more."""
    await lessons.go_back(hall, table, visitor.user)
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/lesson/skip")
async def lesson_skip(hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    """The rest of this chapter plays by itself."""
    await lessons.skip(hall, table, visitor.user)
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/lesson/end")
async def lesson_end(hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    """From here the table is an ordinary one."""
    await lessons.finish(hall, table, visitor.user)
    return table_facts(table, visitor)
