"""What the host of the site does with tables and people: stop, end and delete, mute and ban, and what is forgotten with time."""

import asyncio
import time
from typing import Any

import structlog
from sqlalchemy import Select, and_, delete, exists, or_, select, update

from tessera.web import seating
from tessera.web.doors import Doors
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.models import Act, Chair, Chat, Keepsake, Link, Note, Rated, Rating, Report, TableRow, User
from tessera.web.store import Store
from tessera.web.table import Answer, Table

GONE = 4404  # the code with which the lines of a deleted table are closed
NOBODY = "—"  # the name that is left of somebody who is gone
HOUR, DAY = 3600.0, 86_400.0
OF_A_TABLE = (Link, Keepsake, Report, Rated, Note, Chat, Act, Chair)
log = structlog.get_logger()


# ---- tables -------------------------------------------------------------------------------------------------------


async def hold(hall: Hall, table: Table, what: str) -> None:
    """`freeze`: nobody can act, clocks stand still. `thaw`: on it goes. `end`: for good, without a result."""
    await hall.acted(table, lambda: held(table, what))
    log.info("held", table=table.id, what=what)


async def held(table: Table, what: str) -> Answer:
    async with table.lock:
        now, row = table.store.clock.now(), table.row
        if (what, row.status) not in (
            ("freeze", "playing"),
            ("thaw", "frozen"),
            ("end", "playing"),
            ("end", "frozen"),
            ("end", "open"),
        ):
            raise Refusal("not-yours")
        if what == "freeze":
            left = None if row.deadline is None else row.deadline - now
            facts: dict[str, Any] = {"status": "frozen", "deadline": None, "origin": {**row.origin, "frozen": now, "left": left}}
        elif what == "thaw":
            origin = dict(row.origin)
            since, left = origin.pop("frozen", now), origin.pop("left", None)
            facts = {"status": "playing", "origin": origin, "turn_since": row.turn_since + now - since}
            facts["deadline"] = None if left is None else now + left
        else:
            facts = {"status": "ended", "turn_seat": -1, "turn_user": None, "deadline": None}
        answer = await table.stored(table.act("host", -1, f"host:{table.version}", now, what=what), facts, [])
        table.settle_row(facts, [])
        return answer


async def delete_table(hall: Hall, table_id: str) -> None:
    """The table with all that belongs to it."""
    await erased(hall.store, [table_id])
    table = hall.tables.pop(table_id, None)
    for line in list(table.onlookers) if table is not None else []:
        line.end(GONE)
    log.info("table-deleted", table=table_id)


async def erased(store: Store, ids: list[str]) -> None:
    async with store.open() as db:
        for kind in OF_A_TABLE:
            await db.execute(delete(kind).where(kind.table_id.in_(ids)))
        await db.execute(delete(TableRow).where(TableRow.id.in_(ids)))
        await db.commit()


def alone(table: Table, user_id: str) -> bool:
    """Is this table nobody else's? Then whoever opened it may delete it."""
    return table.row.host == user_id and all(chair.user_id in (None, user_id) for chair in table.chairs)


# ---- people -------------------------------------------------------------------------------------------------------


async def silence(store: Store, user_id: str, muted: bool) -> None:
    await store.change_user(user_id, muted=muted)


async def ban(store: Store, doors: Doors, user: User, banned: bool) -> None:
    """All sessions end, at once and everywhere."""
    await store.change_user(user.id, banned=banned, epoch=user.epoch + 1)
    await doors.look(user.id)
    log.info("banned" if banned else "unbanned", user=user.id)


async def delete_person(hall: Hall, doors: Doors, user: User) -> None:
    """A guest or an account, for good. Running games go on with a bot; tables of nobody else are deleted."""
    for row, _ in await hall.store.tables_of(user.id, most=100_000):
        try:
            table = await hall.get(row.id)
            if alone(table, user.id):
                await delete_table(hall, row.id)
            elif row.status in ("open", "playing"):
                await seating.leave(hall, table, user, f"gone:{user.id}:{table.version}")
        except Refusal as refusal:
            log.info("not-left", table=row.id, code=refusal.code)
    await forgotten(hall.store, user.id)
    for table in hall.tables.values():
        for chair in table.chairs:
            if chair.user_id == user.id:
                chair.user_id, chair.name = None, NOBODY
                table.changed()
    await doors.look(user.id)
    log.info("person-deleted", user=user.id)


async def forgotten(store: Store, user_id: str) -> None:
    async with store.open() as db:
        for kind, column in ((Note, Note.user_id), (Rating, Rating.user_id), (Link, Link.user_id), (Chat, Chat.user_id)):
            await db.execute(delete(kind).where(column == user_id))
        await db.execute(update(Chair).where(Chair.user_id == user_id).values(user_id=None, name=NOBODY))
        await db.execute(update(TableRow).where(TableRow.host == user_id).values(host=None))
        await db.execute(update(Report).where(Report.user_id == user_id).values(user_id=None))
        await db.execute(update(Report).where(Report.about == user_id).values(about=None))
        await db.execute(delete(User).where(User.id == user_id))
        await db.commit()


# ---- what is forgotten with time ----------------------------------------------------------------------------------


async def tidy(hall: Hall) -> None:
    """Once an hour: old links, guests without a game, and tables nobody has touched for as long as the host wants them kept."""
    while True:
        try:
            await retire(hall, time.time())
        except Exception as error:
            log.error("not-tidied", error=f"{type(error).__name__}: {error}")
        await asyncio.sleep(HOUR)


async def retire(hall: Hall, now: float) -> tuple[int, int]:
    """How many tables and guests went."""
    settings, store = hall.settings, hall.store
    async with store.open() as db:
        await db.execute(delete(Link).where(Link.expires < now))
        await db.commit()
    tables = await found(store, old_tables(now - settings.keep_tables * DAY)) if settings.keep_tables else []
    for table_id in tables:
        await delete_table(hall, table_id)
    guests = await found(store, old_guests(now - settings.keep_guests * DAY)) if settings.keep_guests else []
    for user_id in guests:
        await forgotten(store, user_id)
    if tables or guests:
        log.info("tidied", tables=len(tables), guests=len(guests))
    return len(tables), len(guests)


async def found(store: Store, wanted: Select[Any]) -> list[str]:
    async with store.open() as db:
        return list((await db.execute(wanted.limit(1000))).scalars())


def old_tables(before: float) -> Select[Any]:
    """Untouched since: finished ones, and open or running ones that nobody went on with."""
    return select(TableRow.id).where(TableRow.updated < before)


def old_guests(before: float) -> Select[Any]:
    """Guests (never accounts) who sit at no table and opened none."""
    sits = or_(exists().where(Chair.user_id == User.id), exists().where(TableRow.host == User.id))
    return select(User.id).where(and_(User.login.is_(None), User.banned.is_(False), User.created < before, ~sits))
