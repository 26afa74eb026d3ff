"""Word between processes that a table has moved on. One process needs none; with PostgreSQL it is LISTEN/NOTIFY."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from tessera.core.extras import bring

Heard = Callable[[str, int], Awaitable[None]]
CHANNEL = "tessera_tables"
log = structlog.get_logger()


class Bus:
    """For one process: there is nobody else to tell."""

    async def start(self, heard: Heard) -> None:
        return

    async def tell(self, table_id: str, version: int) -> None:
        return

    async def stop(self) -> None:
        return


class PostgresBus(Bus):
    """NOTIFY after every commit. A lost message does no harm: the next act finds the version in the database."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: Any = None
        self.keeper: asyncio.Task[None] | None = None
        self.heard: Heard | None = None
        self.running: set[asyncio.Task[Any]] = set()

    async def start(self, heard: Heard) -> None:
        self.heard = heard
        await self.connect()
        self.keeper = asyncio.create_task(self.keep())

    async def connect(self) -> None:
        self.connection = await bring("postgres", "asyncpg").connect(self.url)
        await self.connection.add_listener(CHANNEL, self.told)

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self.connection is None or self.connection.is_closed():
                with contextlib.suppress(Exception):
                    await self.connect()

    def told(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table_id, version = json.loads(payload)
        if self.heard is not None:
            task: asyncio.Task[Any] = asyncio.ensure_future(self.heard(table_id, version))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def tell(self, table_id: str, version: int) -> None:
        try:
            await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps([table_id, version]))
        except Exception as error:
            log.warning("notify-failed", error=type(error).__name__)

    async def stop(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
        if self.connection is not None:
            await self.connection.close()


def bus_for(url: str) -> Bus:
    return PostgresBus(url) if url.startswith("postgresql") else Bus()
