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
    """NOTIFY after every commit. One task has the connection to itself; what could not be sent waits and is sent again."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: Any = None
        self.keeper: asyncio.Task[None] | None = None
        self.heard: Heard | None = None
        self.running: set[asyncio.Task[Any]] = set()
        self.unsent: dict[str, int] = {}  # the newest version of every table the others have not heard of
        self.stirred = asyncio.Event()

    async def start(self, heard: Heard) -> None:
        self.heard = heard
        await self.connect()
        self.keeper = asyncio.create_task(self.keep())

    async def connect(self) -> None:
        self.connection = await bring("postgres", "asyncpg").connect(self.url)
        await self.connection.add_listener(CHANNEL, self.told)

    async def keep(self) -> None:
        """Send what is to be sent, at once; look once a second whether the connection stands."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.stirred.wait()
            self.stirred.clear()
            try:
                if self.connection.is_closed():
                    await self.connect()
                await self.send()
            except Exception as error:
                log.warning("notify-failed", error=f"{type(error).__name__}: {error}", waiting=len(self.unsent))
                await asyncio.sleep(1)

    async def send(self) -> None:
        news = list(self.unsent.items())
        if news:
            lines = [json.dumps(one) for one in news]
            await self.connection.execute(
                "SELECT pg_notify($1, line) FROM unnest($2::text[]) AS line", CHANNEL, lines, timeout=10
            )
        for table_id, version in news:
            if self.unsent.get(table_id) == version:
                del self.unsent[table_id]

    def told(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table_id, version = json.loads(payload)
        if self.heard is not None:
            task: asyncio.Task[Any] = asyncio.ensure_future(self.heard(table_id, version))
            self.running.add(task)
            task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("not-reloaded", error=f"{type(task.exception()).__name__}: {task.exception()}")

    async def tell(self, table_id: str, version: int) -> None:
        self.unsent[table_id] = max(version, self.unsent.get(table_id, 0))
        self.stirred.set()

    async def stop(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.gather(self.keeper, return_exceptions=True)
        if self.connection is not None:
            with contextlib.suppress(Exception):
                await self.send()
            await self.connection.close()


def bus_for(url: str) -> Bus:
    return PostgresBus(url) if url.startswith("postgresql") else Bus()
