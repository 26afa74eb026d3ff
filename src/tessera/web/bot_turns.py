"""Bots at the tables: whose turn it is, in which process they play, and one choice after the other until a person has to decide."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from tessera.web import lessons
from tessera.web.errors import Refusal
from tessera.web.players import TIMED
from tessera.web.store import Conflict
from tessera.web.table import Table

if TYPE_CHECKING:
    from tessera.web.hall import Hall

log = structlog.get_logger()
OVERDUE = 2.0  # seconds after which a bot's turn that nobody here plays is looked at: its process may be dead
QUICK = 15  # times faster, where a lesson shows the middle of a game in quick motion


class BotTurns:
    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def play(self, table: Table) -> None:
        """Let the bots of this table play, if it is their turn and they do not already."""
        if self.hall.closing or (table.bot_task is not None and not table.bot_task.done()) or not self.turn(table):
            return
        table.bot_task = self.hall.task(self.leased(table))

    def turn(self, table: Table) -> bool:
        if table.match is None or table.match.state.over or table.row.status != "playing":
            return False
        if table.row.kind == "learn" and lessons.active(table):
            return lessons.reply(table) is not None
        return bool(table.bot_at(table.state.seat)) and (not table.everybody_bots() or bool(table.onlookers))

    async def look_round(self, first: bool) -> None:
        """Tables that wait for a bot: those here that another process let go, and those in nobody's memory."""
        for table in list(self.hall.tables.values()):
            self.play(table)
        before = self.hall.store.clock.now() - (0.0 if first else OVERDUE)
        waiting = [t for t in await self.hall.store.waiting_for_bots(before) if t not in self.hall.tables]
        for table_id in await self.hall.bus.lease(waiting):
            with contextlib.suppress(Refusal):
                self.play(await self.hall.get(table_id))
            woken = self.hall.tables.get(table_id)
            if woken is None or woken.bot_task is None or woken.bot_task.done():
                await self.hall.bus.release(table_id)

    async def leased(self, table: Table) -> None:
        """Play as long as no other process does: one that died has no lease any more. Who chooses while the lease is given back, here or
        elsewhere, is answered at once: whoever gives it back says so."""
        while self.turn(table) and await self.hall.bus.lease([table.id]):
            try:
                await self.run(table)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                await self.hall.broken(table.id, error)
                return
            finally:
                await self.hall.bus.release(table.id)

    async def run(self, table: Table) -> None:
        """Play for the bots until a person has to decide."""
        while self.turn(table):
            if table.onlookers and self.hall.settings.bot_delay:
                await asyncio.sleep(self.hall.settings.bot_delay / (QUICK if lessons.hurries(table) else 1))
            if not self.turn(table) or not self.hall.bus.holds(table.id):
                return
            try:
                await self.one_choice(table)
            except Conflict:
                await self.hall.reload(table)
            except Refusal as refusal:
                if refusal.code == "not-saved":
                    await asyncio.sleep(1)
                await self.hall.settle_doubt(table)
        if table.match is not None and table.match.state.over:
            await self.hall.rate(table)

    async def one_choice(self, table: Table) -> None:
        version, state = table.version, table.state
        seat = state.seat
        key, note = lessons.reply(table) if table.row.kind == "learn" and lessons.active(table) else None, ""
        if key is None and len(state.options()) == 1:  # a secret act without a choice takes as long as one with
            await asyncio.sleep(TIMED.get(table.bot_at(seat), 0.05) if self.hall.settings.bot_delay else 0)
            key = state.options()[0]
        if key is None:
            key, note = await self.hall.players.choose(state, seat, table.bot_at(seat), table.waits_for_bot)
        if self.hall.bus.holds(table.id):
            work = table.choose(None, key, version, f"bot:{table.number + 1}", seat=seat, note=note)
            await asyncio.shield(self.hall.task(work))
            await self.hall.neighbours.acted(table)
