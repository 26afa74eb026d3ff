"""A last look at every table: its position as each seat sees it, its log and its result, in words.

A table may outlive the program that can play it: another rules version, a game that is no longer there, rows that do not replay. Then
its page shows this. It is written twice an hour, at the end of a game and when the site stops; `tessera doctor --keep` writes
what is missing.
"""

import asyncio
import json
import random
import time
import zlib
from typing import Any

import structlog
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from tessera.core.words import LANGUAGES
from tessera.web.drawing import in_words
from tessera.web.hall import Hall
from tessera.web.match import Step
from tessera.web.models import Keepsake
from tessera.web.store import Store
from tessera.web.story import sentences
from tessera.web.table import Table
from tessera.web.telling import reader
from tessera.web.viewer import Viewer

EVERY = 1800.0  # seconds between two looks at a running table: each takes as long as some choices
BEAT = 20.0
STOPPING = 3.0  # seconds for all of them when the site stops
log = structlog.get_logger()


def look(table: Table) -> dict[str, Any]:
    """What is kept. Each seat's part is made from its own view, as everything that a viewer gets."""
    match = table.running
    state, steps = match.state, match.known
    viewers = [None, *(chair.seat for chair in table.chairs if chair.kind == "person")]
    names = table.names()
    seen: dict[str, Any] = {}
    for seat in viewers:
        view = state.view(seat)
        told = {lang: lines(table, steps, Viewer(seat, lang)) for lang in LANGUAGES}
        words = {lang: in_words(view, lang, names, table.edition) for lang in LANGUAGES}
        seen[str(seat)] = {"view": view, "words": words, "log": told}
    return {"choices": len(steps), "seats": [step.seat for step in steps], "over": state.over, "seen": seen}


def lines(table: Table, steps: list[Step], viewer: Viewer) -> Any:
    """The log as everybody reads it; of a seat's only what differs from that."""
    if viewer.seat is None:
        return [sentences(table, step, viewer) for step in steps]
    everybody = viewer._replace(seat=None)
    own = {n: sentences(table, step, viewer) for n, step in enumerate(steps) if reader(step, viewer) is not None}
    return {n: line for n, line in own.items() if line != sentences(table, steps[n], everybody)}


async def keep(store: Store, table: Table) -> bool:
    """Write the look of this version, unless it is there or the game has not begun."""
    if table.match is None or table.kept == table.version:
        return False
    version = table.version
    if await kept_elsewhere(store, table.id) >= version:
        table.kept, table.kept_at = version, time.monotonic()
        return False
    found = await asyncio.to_thread(look, table)
    packed = zlib.compress(json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode(), 6)
    async with store.open() as db:
        await db.execute(newest(store), {"table_id": table.id, "version": version, "packed": packed})
        await db.commit()
    table.kept, table.kept_at = version, time.monotonic()
    return True


async def kept_elsewhere(store: Store, table_id: str) -> int:
    """The version of the look that is there, -1 for none: another process may have the same table open."""
    async with store.open() as db:
        found = await db.scalar(select(Keepsake.version).where(Keepsake.table_id == table_id))
    return -1 if found is None else found


def newest(store: Store) -> Any:
    """The statement that writes a look, unless a newer one is there by now: two processes may write at once."""
    dialect = sqlite if store.engine.dialect.name == "sqlite" else postgresql
    added = dialect.insert(Keepsake.__table__)
    new = {"version": added.excluded.version, "packed": added.excluded.packed}
    return added.on_conflict_do_update(index_elements=["table_id"], set_=new, where=Keepsake.version < added.excluded.version)


async def found(store: Store, table_id: str) -> dict[str, Any] | None:
    async with store.open() as db:
        row = await db.get(Keepsake, table_id)
    return None if row is None else {"version": row.version, **json.loads(zlib.decompress(row.packed))}


async def versions(store: Store) -> dict[str, int]:
    """Of which version each table's last look is."""
    async with store.open() as db:
        return dict((await db.execute(select(Keepsake.table_id, Keepsake.version))).tuples().all())


def seen_by(kept: dict[str, Any], seat: int | None, lang: str) -> dict[str, Any]:
    """One viewer's part: view, words and log. A seat that was no person's then is a spectator's."""
    own = kept["seen"].get(str(seat))
    everybody = kept["seen"]["None"]
    part = own or everybody
    differing = {} if own in (None, everybody) else own["log"][lang]
    lines = [(kept["seats"][n], differing.get(str(n), line)) for n, line in enumerate(everybody["log"][lang])]
    return {"view": part["view"], "words": part["words"][lang], "log": lines, "choices": kept["choices"]}


def due(table: Table, now: float) -> bool:
    """At the end at once, before that now and then."""
    if table.match is None or table.kept == table.version:
        return False
    return table.match.state.over or now - table.kept_at > EVERY


async def watch(hall: Hall) -> None:
    while True:
        await asyncio.sleep(BEAT)
        now = time.monotonic()
        await keep_all(hall, [table for table in list(hall.tables.values()) if due(table, now)])


async def keep_all(hall: Hall, tables: list[Table]) -> None:
    for table in tables:
        try:
            await keep(hall.store, table)
        except Exception as error:  # a look that cannot be written must not hurt the table
            log.warning("not-kept", table=table.id, error=f"{type(error).__name__}: {error}")


async def stop(hall: Hall) -> None:
    """All that changed since their last look, as far as there is time. Several processes share the work: each has an order of its own."""
    changed = [table for table in hall.tables.values() if table.kept != table.version]
    random.shuffle(changed)
    try:
        async with asyncio.timeout(STOPPING):
            await keep_all(hall, sorted(changed, key=lambda table: table.kept >= 0))  # first those that have none
    except TimeoutError:  # their acts are all stored; `tessera doctor --keep` writes the looks
        log.warning("not-all-kept", left=sum(table.kept != table.version for table in changed), of=len(changed))
