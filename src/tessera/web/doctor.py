"""Is this site well? Folder, secrets, database, room, and every open game played again from its rows. Nothing is changed by looking."""

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tessera.core.errors import TesseraError
from tessera.web import keepsakes
from tessera.web.config import Settings
from tessera.web.database import open_engine, prepare, revision, schemas
from tessera.web.errors import CannotStart, Refusal
from tessera.web.models import Act, TableRow
from tessera.web.store import Store
from tessera.web.table import load

OPEN = ("open", "playing", "broken", "frozen")


@dataclass
class Findings:
    """`good` and `wrong` in sentences; `tables`: every open game and what became of it ("well" or why not)."""

    good: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    tables: dict[str, str] = field(default_factory=dict)
    kept: int = 0


async def examine(settings: Settings, everything: bool = False, keep: bool = False) -> Findings:
    """`everything`: finished games too. `keep`: write the last looks that are missing (see keepsakes)."""
    found = Findings()
    look_at_folder(settings, found)
    async with opened(settings, found, copied=not keep) as engine:
        if engine is not None:
            await look_at_tables(Store(engine), found, everything, keep)
    return found


def look_at_folder(settings: Settings, found: Findings) -> None:
    for read in (settings.secret, settings.host_token):
        try:
            read()
        except (CannotStart, OSError) as error:
            found.wrong.append(str(error))
    free = shutil.disk_usage(settings.folder).free
    said = f"{free // 10**6} MB are free where {settings.folder} lies"
    (found.good if free >= settings.least_disk else found.wrong).append(said)


@contextlib.asynccontextmanager
async def opened(settings: Settings, found: Findings, copied: bool) -> AsyncIterator[AsyncEngine | None]:
    """The database with today's schema. SQLite is looked at in a copy, so an older one can be tried before an upgrade."""
    url = settings.database_url()
    with tempfile.TemporaryDirectory(prefix="tessera-doctor-") as folder:
        if url.startswith("sqlite") and copied:
            copy = Path(folder) / "copy.db"
            found.good += copy_of(
                settings.folder / "tessera.db" if not settings.database else Path(url.split(":///")[1]), copy, found
            )
            url = f"sqlite+aiosqlite:///{copy}"
        engine = open_engine(url)
        try:
            if await fit(engine, found, copied and url.startswith("sqlite")):
                yield engine
            else:
                yield None
        finally:
            await engine.dispose()


def copy_of(path: Path, to: Path, found: Findings) -> list[str]:
    if not path.exists():
        return []
    with contextlib.closing(sqlite3.connect(path)) as old, contextlib.closing(sqlite3.connect(to)) as new:
        try:
            old.backup(new)
            well = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            well = str(error)
    if well == "ok":
        return [f"{path} is sound"]
    found.wrong.append(f"{path} is damaged: {well}. Restore a backup")
    return []


async def fit(engine: AsyncEngine, found: Findings, copied: bool) -> bool:
    """Does the schema fit this program? A copy is brought up to it; the database itself is left alone."""
    try:
        async with engine.connect() as connection:
            now = await connection.run_sync(revision)
        if now is None:
            found.wrong.append("There is no database yet: it is made at the first start")
            return False
        if copied:
            await prepare(engine)
        newest = schemas()[-1]
    except Exception as error:
        found.wrong.append(
            str(error) if isinstance(error, TesseraError) else f"The database cannot be read: {str(error).splitlines()[0]}"
        )
        return False
    if now != newest:
        found.good.append(f"The schema is {now}; the next start makes it {newest}")
    if now != newest and not copied:
        found.wrong.append("Games were not looked at: back up, restore into another database, and examine that")
    return now == newest or copied


async def look_at_tables(store: Store, found: Findings, everything: bool, keep: bool) -> None:
    async with store.open() as db:
        wanted = select(TableRow.id, TableRow.version, TableRow.status).order_by(TableRow.created)
        rows = (await db.execute(wanted if everything else wanted.where(TableRow.status.in_(OPEN)))).all()
        last = dict((await db.execute(select(Act.table_id, func.max(Act.number)).group_by(Act.table_id))).tuples().all())
    looks = await keepsakes.versions(store)
    for table_id, version, _status in rows:
        found.tables[table_id] = await look_at_table(store, table_id, version, last.get(table_id, 0))
        if keep and found.tables[table_id] == "well" and looks.get(table_id) != version:
            found.kept += await keepsakes.keep(store, await load(store, table_id))
    sick = {table_id: why for table_id, why in found.tables.items() if why != "well"}
    found.good.append(f"{len(found.tables) - len(sick)} of {len(found.tables)} games play on")
    found.wrong += [f"Table {table_id}: {why}" for table_id, why in sick.items()]


REASONS = {
    "game": "this program does not have its game; it is only shown",
    "edition": "its edition is neither in the database nor in this program; it is only shown",
    "rules": "it was played by another rules version; it is only shown",
}


async def look_at_table(store: Store, table_id: str, version: int, last: int) -> str:
    if version != last:
        return f"its row says version {version}, its last act is {last}"
    try:
        await load(store, table_id)
    except Refusal as refusal:
        return REASONS.get(refusal.facts.get("why", ""), refusal.code)
    except Exception as error:
        return f"its rows do not replay: {type(error).__name__}: {str(error)[:200]}"
    return "well"
