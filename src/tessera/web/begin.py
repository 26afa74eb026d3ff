"""Before the site begins, and while it runs: is everything there that it needs? What is missing is said in a sentence."""

import asyncio
import shutil
import sqlite3

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from tessera.core.errors import TesseraError
from tessera.web import metrics
from tessera.web.config import Settings
from tessera.web.database import open_engine, prepare, revision
from tessera.web.errors import CannotStart
from tessera.web.store import Store


def check(settings: Settings) -> None:
    """Folder, secrets, database and schema; raises CannotStart."""
    try:
        settings.secret()
        settings.host_token()
        url = settings.database_url()
    except OSError as error:
        raise CannotStart(f"The data folder {settings.folder} cannot be used: {error.strerror}") from None
    asyncio.run(migrated(url))


async def migrated(url: str, schema: str = "head") -> str:
    """Bring the database to this schema, and say which it has then."""
    engine = None
    try:
        openable(url)
        engine = open_engine(url)
        async with asyncio.timeout(30):
            await prepare(engine, schema)
            async with engine.connect() as connection:
                return await connection.run_sync(revision) or "none"
    except TesseraError:
        raise
    except TimeoutError:
        raise CannotStart(f"The database {shown(url)} does not answer within 30 seconds") from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        said = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotStart(f"The database {shown(url)} cannot be used: {said}") from None
    except Exception as error:  # what a driver throws by itself, such as a wrong password
        raise CannotStart(f"The database {shown(url)} cannot be used: {error}") from None
    finally:
        if engine is not None:
            await engine.dispose()


def openable(url: str) -> None:
    """A file that cannot be opened is found out here: the driver's own thread would still be ending when nobody listens to it any more."""
    if url.startswith("sqlite") and (file := make_url(url).database):
        sqlite3.connect(file).close()


def shown(url: str) -> str:
    """An address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "of TESSERA_DATABASE"


async def unfit(settings: Settings, store: Store) -> str:
    """Why the site is not ready just now, or ""."""
    try:
        async with asyncio.timeout(5):
            await store.version("-")
    except Exception:
        return "no database"
    free = await asyncio.to_thread(lambda: shutil.disk_usage(settings.folder).free)
    metrics.DISK.set(free)
    return "disk full" if free < settings.least_disk else ""
