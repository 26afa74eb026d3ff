"""Opening the database: pragmas for SQLite, migrations at start, one factory for sessions."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from tessera.core.extras import require
from tessera.web.errors import CannotStart

HERE = Path(__file__).parent
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
MIGRATING = 7356  # the name of the lock
PATIENCE = {"timeout": 10, "command_timeout": 15}  # seconds: a PostgreSQL that does not answer is gone


def open_engine(url: str) -> AsyncEngine:
    """SQLite runs in WAL mode with synchronous FULL: what was committed survives a power cut."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": 10})

        @event.listens_for(engine.sync_engine, "connect")
        def pragmas(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            try:
                for pragma in PRAGMAS:
                    cursor.execute(f"PRAGMA {pragma}")
            except Exception:
                connection.close()  # or its thread stays
                raise
            cursor.close()

        return engine
    if url.startswith("postgresql"):
        require("postgres", "asyncpg")
    return create_async_engine(url, pool_size=10, max_overflow=10, pool_timeout=15, connect_args=PATIENCE)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations"))
    return config


def schemas() -> list[str]:
    """All schemas this program knows, oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()][::-1]


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the schema to `target`; going back is possible too ("-1", "0001", "base")."""
    config = migrations()
    config.attributes["connection"] = connection
    known, now = schemas(), revision(connection)
    if now is not None and now not in known:
        raise CannotStart(
            f"The database was written by a newer release (its schema is {now}, this program knows up to {known[-1]}). "
            f"Install that release again, or let it go back first: tessera migrate {known[-1]}"
        )
    if target not in ("head", "base") and not target.startswith("-") and target not in known:
        raise CannotStart(f"There is no schema {target}; this program knows {', '.join(known)}")
    back = target == "base" or target.startswith("-") or (now is not None and target in known[: known.index(now)])
    (command.downgrade if back else command.upgrade)(config, target)


def revision(connection: Connection) -> str | None:
    """The schema the database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


async def prepare(engine: AsyncEngine, schema: str = "head") -> None:
    """Processes that start together on PostgreSQL migrate one after the other."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(migrate, schema)


def sessions(engine: AsyncEngine) -> async_sessionmaker[AsyncSession]:
    return async_sessionmaker(engine, expire_on_commit=False)
