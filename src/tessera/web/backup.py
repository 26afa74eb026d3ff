"""A backup is one file: the whole database as it was at one moment, and the secrets. Made while the site runs; the same for SQLite and
PostgreSQL, so a site can move from one to the other. Restored into an empty database, all of it or nothing.

    {"tessera-backup": 1, "schema": "0004", ...}     gzip, one JSON text per line
    {"table": "users", "columns": ["id", ...]}       tables in the order in which they can be filled
    ["k3...", "Ada", ...]                            their rows; bytes as {"b64": "..."}
    {"end": 1234}                                    how many rows: a cut-off file is noticed
"""

import base64
import gzip
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import JSON, Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tessera import __version__
from tessera.core.errors import TesseraError
from tessera.web.config import Settings
from tessera.web.database import migrate, open_engine, revision

FORMAT = 1
CHUNK = 500
SECRETS = {"secret": Settings.secret, "host-token": Settings.host_token}


class BadBackup(TesseraError):
    """This file is no whole backup, or there is no room for it."""


# ---- writing ------------------------------------------------------------------------------------------------------


async def back_up(settings: Settings, file: Path, over: bool = False) -> int:
    """Write the backup; returns the number of rows. The file appears when it is whole, for its owner only; `over` one that is there."""
    if file.exists() and not over:
        raise BadBackup(
            f"{file}: is there already, and perhaps your only backup. Name another file, or write over it with --force"
        )
    engine = open_engine(settings.database_url())
    beside = file.with_name(f".{file.name}.part")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as out:
                rows = await written(settings, engine, out)
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
        await engine.dispose()
    return rows


async def written(settings: Settings, engine: AsyncEngine, out: TextIO) -> int:
    rows = 0
    async with engine.connect() as connection:
        await one_moment(connection)
        schema = await connection.run_sync(revision)
        if schema is None:
            raise BadBackup("There is no database yet: nothing to back up")
        secrets = {name: read(settings) for name, read in SECRETS.items()}
        head = {"tessera-backup": FORMAT, "schema": schema, "release": __version__, "made": time.time(), "secrets": secrets}
        print(json.dumps(head), file=out)
        for table in await connection.run_sync(tables):
            print(json.dumps({"table": table.name, "columns": [column.name for column in table.columns]}), file=out)
            async for row in rows_of(connection, table):
                print(json.dumps([packed(value) for value in row], ensure_ascii=False, separators=(",", ":")), file=out)
                rows += 1
    print(json.dumps({"end": rows}), file=out)
    return rows


async def one_moment(connection: AsyncConnection) -> None:
    """Everything that is read from here on is as it is now, whatever the site writes meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.exec_driver_sql("BEGIN")


async def rows_of(connection: AsyncConnection, table: Table) -> AsyncIterator[Any]:
    async with connection.stream(select(table).execution_options(yield_per=CHUNK)) as found:
        async for row in found:
            yield row


def tables(connection: Connection) -> list[Table]:
    """All tables as the database has them, those first that others point at."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def packed(value: Any) -> Any:
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked(value: Any, column: Any) -> Any:
    if isinstance(value, dict) and not isinstance(column.type, JSON):
        return base64.b64decode(value["b64"])
    return value


# ---- reading ------------------------------------------------------------------------------------------------------


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database; returns the number of rows. SQLite: a new file, put in place when it is whole."""
    url, target = settings.database_url(), settings.folder / "tessera.db"
    if settings.database:
        rows = await filled(url, file)
    else:
        if target.exists():
            raise BadBackup(f"There is a database already: {target}. Restore into an empty folder (--data)")
        beside = settings.folder / ".tessera.db.part"
        beside.unlink(missing_ok=True)
        try:
            rows = await filled(f"sqlite+aiosqlite:///{beside}", file)
            beside.replace(target)
        finally:
            for end in ("", "-wal", "-shm"):
                beside.with_name(beside.name + end).unlink(missing_ok=True)
    put_back(settings, file)
    return rows


async def filled(url: str, file: Path) -> int:
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(fill, file)
    finally:
        await engine.dispose()


def fill(connection: Connection, file: Path) -> int:
    if inspect(connection).get_table_names():
        raise BadBackup("The database is not empty. Restore into an empty one")
    lines = lines_of(file)
    head = header(next(lines, None), file)
    migrate(connection, head["schema"])
    known, rows = {table.name: table for table in tables(connection)}, 0
    table: Table | None = None
    waiting: list[dict[str, Any]] = []
    columns: list[str] = []
    for line in lines:
        if isinstance(line, list) and table is not None:
            waiting.append({name: unpacked(value, table.c[name]) for name, value in zip(columns, line, strict=True)})
            rows += 1
        if waiting and (not isinstance(line, list) or len(waiting) == CHUNK):
            assert table is not None
            connection.execute(insert(table), waiting)
            waiting = []
        if isinstance(line, dict) and "end" in line:
            return closed(connection, list(known.values()), rows, line["end"], file)
        if isinstance(line, dict):
            table, columns = known[line["table"]], line["columns"]
    raise BadBackup(f"{file}: cut off; nothing was restored")


def closed(connection: Connection, known: list[Table], rows: int, said: int, file: Path) -> int:
    """All rows are in: numbers go on after the last one, and the schema comes up to today's."""
    if rows != said:
        raise BadBackup(f"{file}: {rows} rows instead of {said}; nothing was restored")
    if connection.dialect.name == "postgresql":
        for table in known:
            renumber(connection, table)
    migrate(connection)
    return rows


def renumber(connection: Connection, table: Table) -> None:
    """PostgreSQL counts by itself: it must not begin anew."""
    if "id" not in table.c:
        return
    counted = connection.execute(text("SELECT pg_get_serial_sequence(:t, 'id')"), {"t": table.name}).scalar()
    last = connection.execute(select(func.max(table.c.id))).scalar()
    if counted and last:
        connection.execute(text("SELECT setval(:s, :n)"), {"s": counted, "n": last})


def lines_of(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{file}: cannot be read: {error}; nothing was restored") from None


def header(line: Any, file: Path) -> dict[str, Any]:
    if not isinstance(line, dict) or line.get("tessera-backup") != FORMAT:
        raise BadBackup(f"{file}: no backup of this kind")
    return line


def put_back(settings: Settings, file: Path) -> None:
    """The secrets, where there are none: with them everybody stays logged in."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    for name, value in header(next(lines_of(file)), file)["secrets"].items():
        path = settings.folder / name
        if name in SECRETS and not path.exists():
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
                out.write(value)
