"""Word between processes: a table has moved on, somebody spoke, who is there. One process needs none; with PostgreSQL it is LISTEN/NOTIFY.

A word may be lost; nobody depends on it: `Hall.catch_up` finds by version what was missed. Leases (which process lets the bots of a table
play) are advisory locks of the same connection: they end with the process that held them, however it ended.
"""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import structlog

from tessera.core.extras import bring

Heard = Callable[..., Awaitable[None]]  # (kind, *facts)
CHANNEL = "tessera_tables"
LEASES = 7355  # the first half of our advisory locks' names; the second is the table
FREED = "SELECT pg_advisory_unlock($1, hashtext($2)), pg_notify($3, $4)"
TRY = "SELECT id FROM (SELECT id, pg_try_advisory_lock($1, hashtext(id)) AS got FROM unnest($2::text[]) AS id) AS tried WHERE got"
MOST_UNSENT = 5000
LISTENING = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
}  # a dead machine's leases end soon
log = structlog.get_logger()


class Bus:
    """For one process: there is nobody else to tell, and all leases are ours."""

    shared = False  # are there other processes?

    async def start(self, heard: Heard) -> None:
        return

    async def tell(self, table_id: str, version: int) -> None:
        """A table has a new version."""

    def news(self, *facts: Any) -> None:
        """Anything else worth knowing: its kind and what belongs to it."""

    async def lease(self, table_ids: Iterable[str]) -> set[str]:
        """Those of these tables whose bots are ours to play from now on."""
        return set(table_ids)

    async def release(self, table_id: str) -> None:
        return

    def holds(self, table_id: str) -> bool:
        return True

    async def stop(self) -> None:
        return


class PostgresBus(Bus):
    """NOTIFY after every commit. One task sends; what could not be sent waits and is sent again."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: Any = None
        self.using = asyncio.Lock()  # one statement at a time on the connection
        self.keeper: asyncio.Task[None] | None = None
        self.heard: Heard | None = None
        self.running: set[asyncio.Task[Any]] = set()
        self.unsent: dict[str, int] = {}  # the newest version of every table the others have not heard of
        self.other: list[tuple[Any, ...]] = []  # and what else they have not heard of
        self.held: set[str] = set()  # tables whose bots play here
        self.stirred = asyncio.Event()

    async def start(self, heard: Heard) -> None:
        self.heard = heard
        await self.connect()
        self.keeper = asyncio.create_task(self.keep())

    async def connect(self) -> None:
        self.held.clear()  # leases end with the connection
        self.connection = await bring("postgres", "asyncpg").connect(self.url, server_settings=LISTENING, timeout=10)
        await self.connection.add_listener(CHANNEL, self.told)

    async def keep(self) -> None:
        """Send what is to be sent, at once; look once a second whether the connection stands."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.stirred.wait()
            self.stirred.clear()
            try:
                async with self.using:
                    if self.connection.is_closed():
                        await self.connect()
                    await self.send()
            except Exception as error:
                log.warning("notify-failed", error=f"{type(error).__name__}: {error}", waiting=len(self.unsent))
                await asyncio.sleep(1)

    async def send(self) -> None:
        news, other = list(self.unsent.items()), self.other[:]
        lines = [json.dumps(("table", *one)) for one in news] + [json.dumps(one) for one in other]
        if lines:
            await self.connection.execute(
                "SELECT pg_notify($1, line) FROM unnest($2::text[]) AS line", CHANNEL, lines, timeout=10
            )
        del self.other[: len(other)]
        for table_id, version in news:
            if self.unsent.get(table_id) == version:
                del self.unsent[table_id]

    def told(self, connection: Any, pid: int, _channel: str, payload: str) -> None:
        if self.heard is None or pid == connection.get_server_pid():  # our own word
            return
        task: asyncio.Task[Any] = asyncio.ensure_future(self.heard(*json.loads(payload)))
        self.running.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("not-heard", error=f"{type(task.exception()).__name__}: {task.exception()}")

    async def tell(self, table_id: str, version: int) -> None:
        self.unsent[table_id] = max(version, self.unsent.get(table_id, 0))
        self.stirred.set()

    def news(self, *facts: Any) -> None:
        if len(self.other) < MOST_UNSENT:
            self.other.append(facts)
        self.stirred.set()

    # ---- leases -------------------------------------------------------------------------------------------

    async def lease(self, table_ids: Iterable[str]) -> set[str]:
        wanted = set(table_ids)
        asked = list(wanted - self.held)
        if asked:
            found = await self.ask(TRY, LEASES, asked)
            self.held.update(row["id"] for row in found)
        return wanted & self.held

    async def release(self, table_id: str) -> None:
        if table_id in self.held:
            self.held.discard(table_id)
            await self.ask(FREED, LEASES, table_id, CHANNEL, json.dumps(("freed", table_id)))

    def holds(self, table_id: str) -> bool:
        return table_id in self.held and not self.connection.is_closed()

    async def ask(self, statement: str, *facts: Any) -> Any:
        """An answer on the bus's own connection; nothing while there is none (`keep` makes it anew)."""
        try:
            async with self.using:
                return await self.connection.fetch(statement, *facts, timeout=10)
        except Exception as error:
            log.warning("no-lease", error=f"{type(error).__name__}: {error}")
            return []

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
