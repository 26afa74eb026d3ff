"""The other processes of the site: what they tell, and how this one catches up with what it was not told.

Tables are caught up by version. Talk is caught up by its numbers, presence and used limits by being told again and again; a process that
is silent for `GONE` seconds has nobody at its tables.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tessera.web import talk
from tessera.web.models import Chat
from tessera.web.table import Table

if TYPE_CHECKING:
    from tessera.web.hall import Hall

GONE_FOR_GOOD = 4404  # the code with which a deleted table's lines are closed
GONE = 12.0  # seconds after which a silent process has nobody at a table
AGAIN = 4  # every so many seconds presence is told again, changed or not
SLACK = 50  # lines of chat may become visible out of order: so many are looked at twice
MOST_IN_LINE = 60  # facts in one notification, which holds 8,000 bytes
MOST_BYTES = 3000  # of an act that is told whole
AT_ONCE = 8  # tables read again at the same time


class Neighbours:
    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.name = secrets.token_hex(4)
        self.chat = 0  # the last line of chat that was looked at
        self.told: dict[str, list[str]] = {}  # who we said is at each table
        self.beats = 0

    async def start(self) -> None:
        if self.hall.bus.shared:
            self.chat = await self.hall.store.last_chat()

    # ---- what they tell -----------------------------------------------------------------------------------

    async def heard(self, kind: str, *facts: Any) -> None:
        if kind == "table":
            await self.moved(*facts)
        elif kind == "act":
            await self.went_on(*facts)
        elif kind == "freed":
            self.freed(*facts)
        elif kind == "chat":
            await self.spoken(*facts)
        elif kind == "here":
            self.there(*facts)
        elif kind == "spent":
            self.hall.limits.spent_elsewhere(*facts)

    async def moved(self, table_id: str, version: int) -> None:
        table = self.hall.tables.get(table_id)
        if table is not None and table.number < version:
            await self.hall.reload(table, version)

    async def went_on(self, table_id: str, last: dict[str, Any]) -> None:
        """The very act: if it is the next one here, nothing need be read."""
        table = self.hall.tables.get(table_id)
        if table is None:
            return
        number = last["act"]["number"]
        async with table.lock:
            if table.number + 1 == number and not table.doubt:
                table.hear(last)
        await self.moved(table_id, number)

    def freed(self, table_id: str) -> None:
        """Its bots play elsewhere no more: perhaps they are to play here again."""
        table = self.hall.tables.get(table_id)
        if table is not None:
            self.hall.play_bots(table)

    async def spoken(self, table_id: str, number: int, user_id: str, request: str) -> None:
        table = self.hall.tables.get(table_id)
        if table is not None:
            table.said.append((user_id, request))
            for chat in await self.hall.store.new_chats(number - 1, [table_id]):
                talk.spread(table, chat)

    def there(self, process: str, tables: dict[str, list[str]]) -> None:
        for table_id, who in tables.items():
            table = self.hall.tables.get(table_id)
            if table is None:
                continue
            before = talk.present(table)
            table.elsewhere[process] = (frozenset(who), time.monotonic())
            if talk.present(table) != before:
                talk.tell_presence(table)

    # ---- what we tell -------------------------------------------------------------------------------------

    async def acted(self, table: Table) -> None:
        """A table has moved on: with its last act if that is short, otherwise its version only."""
        last = table.last
        if self.hall.bus.shared and last and last["act"]["number"] == table.number and len(repr(last)) < MOST_BYTES:
            self.hall.bus.news("act", table.id, last)
        else:
            await self.hall.bus.tell(table.id, table.number)

    def say(self, chat: Chat, request: str) -> None:
        self.hall.bus.news("chat", chat.table_id, chat.id, chat.user_id, request)

    def tell(self) -> None:
        """Who is at our tables, if it is new or was last told some time ago; and what was used of the limits."""
        self.beats += 1
        here = {table.id: sorted(table.present) for table in self.hall.tables.values() if table.present}
        gone: dict[str, list[str]] = {table_id: [] for table_id in self.told if table_id not in here}
        news = {t: who for t, who in (here | gone).items() if self.told.get(t) != who or self.beats % AGAIN == 0}
        self.told = here
        for part in parts(news.items(), sum(len(who) for who in news.values())):
            self.hall.bus.news("here", self.name, dict(part))
        spent = self.hall.limits.newly_spent()
        for part in parts(spent, len(spent)):
            self.hall.bus.news("spent", part)

    # ---- what we were not told ----------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Once a second: tables that moved on, lines of chat that were not heard, processes that went away."""
        tables = self.hall.tables
        known = list(tables)
        newest = await self.hall.store.versions(known)
        late = [(table, newest[t]) for t, table in list(tables.items()) if newest.get(t, 0) > table.number]
        turn = asyncio.Semaphore(AT_ONCE)

        async def read(table: Table, version: int) -> None:
            async with turn:
                await self.hall.reload(table, version)

        await asyncio.gather(*(read(*one) for one in late))
        for table_id in [t for t in known if t not in newest]:
            self.deleted(table_id)
        for chat in await self.hall.store.new_chats(max(0, self.chat - SLACK), list(tables)):
            self.chat = max(self.chat, chat.id)
            talk.spread(tables[chat.table_id], chat)
        self.forget_the_gone()
        self.tell()

    def deleted(self, table_id: str) -> None:
        """The host has deleted it, at another process."""
        table = self.hall.tables.pop(table_id, None)
        for line in list(table.onlookers) if table is not None else ():
            line.end(GONE_FOR_GOOD)

    def forget_the_gone(self) -> None:
        for table in self.hall.tables.values():
            gone = [process for process, (_, at) in table.elsewhere.items() if time.monotonic() - at > GONE]
            for process in gone:
                del table.elsewhere[process]
            if gone:
                talk.tell_presence(table)


def parts(facts: Iterable[Any], size: int) -> Iterator[list[Any]]:
    """In pieces that fit into a notification. `size`: how many names there are in all."""
    listed = list(facts)
    step = max(1, len(listed) * MOST_IN_LINE // max(size, len(listed), 1))
    for first in range(0, len(listed), step):
        yield listed[first : first + step]
