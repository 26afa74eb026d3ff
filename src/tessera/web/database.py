"""Opening the database: pragmas for SQLite, migrations at start, one factory for sessions."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from tessera.core.extras import require

HERE = Path(__file__).parent
MIGRATING = 7356  # the name of the lock
PATIENCE = {"timeout": 10, "command_timeout": 15}  # seconds: a PostgreSQL that does not answer is gone


def open_engine(url: str) -> AsyncEngine:
    """SQLite runs in WAL mode with synchronous FULL: what was committed survives a power cut."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": 10})

        @event.listens_for(engine.sync_engine, "connect")
        def pragmas(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.close()

        return engine
    if url.startswith("postgresql"):
        require("postgres", "asyncpg")
    return create_async_engine(url, pool_size=10, max_overflow=10, pool_timeout=15, connect_args=PATIENCE)


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the schema to `target`; going back is possible too ("-1", "0001", "base")."""
    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations"))
    config.attributes["connection"] = connection
    if target == "head" or not target.startswith("-"):
        command.upgrade(config, target)
    else:
        command.downgrade(config, target)


async def prepare(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # of several processes that start together one does it
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(migrate)


def sessions(engine: AsyncEngine) -> async_sessionmaker[AsyncSession]:
    return async_sessionmaker(engine, expire_on_commit=False)
