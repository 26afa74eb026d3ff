"""The hall: all tables of the site. Opens and finds them, lets bots play, watches the clocks. One broken table hurts nobody else."""

import asyncio
import contextlib
import secrets
import time
from typing import Any

import structlog

from tessera.core import chance, kept
from tessera.core.errors import TesseraError
from tessera.core.game import Game, find
from tessera.core.kept import EditionText
from tessera.web import lessons, metrics
from tessera.web.bus import Bus
from tessera.web.config import Settings
from tessera.web.errors import Refusal
from tessera.web.models import Chat, TableRow, User
from tessera.web.paces import PACES
from tessera.web.plans import TablePlan, origin_of, seated
from tessera.web.players import Players
from tessera.web.sessions import new_id
from tessera.web.store import Conflict, Store
from tessera.web.table import Answer, Table, load

log = structlog.get_logger()
STAND_IN = "medium"
UNREAD = 30.0  # seconds before a table that did not replay is tried again


class Hall:
    def __init__(self, settings: Settings, store: Store, players: Players, bus: Bus) -> None:
        self.settings, self.store, self.players, self.bus = settings, store, players, bus
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unread: dict[str, float] = {}  # tables whose rows do not replay, and when that was found out
        self.closing = False

    # ---- life ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        seen = await self.store.seen()
        if seen is not None and (self.settings.succeeds or await self.store.stopped() or time.time() - seen > 5):
            await self.store.postpone(time.time() - seen)
        await self.bus.start(self.heard)
        await self.players.start()
        self.task(self.sweep())

    async def stop(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.players.stop()
        await self.bus.stop()
        with contextlib.suppress(Exception):
            await self.store.mark_seen(stopped=True)

    def task(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def sweep(self) -> None:
        """Once a second: clocks that ran out, tables that wait for a bot, tables nobody looks at."""
        beat = 0
        while True:
            try:
                for table_id in await self.store.due(time.time()):
                    await self.flag(table_id)
                if beat % 5 == 0:
                    await self.store.mark_seen()
                    for table_id in await self.store.waiting_for_bots(time.time() - (0 if beat == 0 else 15)):
                        await self.wake(table_id)
                self.forget()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("sweep-failed", error=f"{type(error).__name__}: {error}")
            beat += 1
            await asyncio.sleep(1)

    def forget(self) -> None:
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            busy = table.onlookers or table.lock.locked() or (table.bot_task and not table.bot_task.done())
            if not busy and now - table.touched > self.settings.idle_seconds:
                del self.tables[table_id]
                self.loading.pop(table_id, None)
        metrics.TABLES.set(len(self.tables))

    # ---- finding ------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if time.monotonic() - self.unread.get(table_id, -UNREAD) < UNREAD:
            raise Refusal("outdated", why="replay")
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id in self.tables:
                return self.tables[table_id]
            try:
                table = await load(self.store, table_id)
            except Refusal:
                self.loading.pop(table_id, None)
                raise
            except Exception as error:
                raise self.unreadable(table_id, error) from None
            if table.row.status == "broken":  # it could be played up to here: try to go on
                await self.mend(table)
            self.tables[table_id] = table
        self.play_bots(table)
        return table

    async def mend(self, table: Table) -> None:
        """It broke once and can be read again: what it is follows from its acts, never from what it was called."""
        over = table.row.kind == "record" or (table.match is not None and table.match.state.over)
        begun = table.row.kind == "record" or "start" in table.answers
        table.row.status = "over" if over else "playing" if begun else "open"
        if not begun:
            table.match = None
        await self.store.change_table(table.id, status=table.row.status)

    def unreadable(self, table_id: str, error: Exception) -> Refusal:
        """Its rows do not replay: it is left as it is and shown as it stood; the details stay in our log."""
        report = secrets.token_hex(4)
        metrics.BROKEN.inc()
        log.error("table-unreadable", table=table_id, report=report, error=f"{type(error).__name__}: {error}", exc_info=error)
        self.unread[table_id] = time.monotonic()
        return Refusal("outdated", why="replay", report=report)

    async def broken(self, table_id: str, error: Exception) -> Refusal:
        """Mark it and say so with a number for the report; the details stay in our log."""
        report = secrets.token_hex(4)
        metrics.BROKEN.inc()
        log.error("table-broken", table=table_id, report=report, error=f"{type(error).__name__}: {error}", exc_info=error)
        with contextlib.suppress(Exception):
            await self.store.change_table(table_id, status="broken")
        self.tables.pop(table_id, None)
        return Refusal("broken", report=report)

    async def reload(self, table: Table) -> None:
        """Another process moved it on: read it again, keep the onlookers."""
        fresh = await load(self.store, table.id)
        table.row, table.chairs, table.match, table.answers = fresh.row, fresh.chairs, fresh.match, fresh.answers
        table.version = fresh.version
        table.changed()

    async def heard(self, table_id: str, version: int) -> None:
        """Another process says that a table has a new version."""
        table = self.tables.get(table_id)
        if table is not None and table.version < version:
            async with table.lock:
                await self.reload(table)

    # ---- opening ------------------------------------------------------------------------------------------

    async def open(self, plan: TablePlan, host: User) -> Table:
        game = self.known_game(plan.game)
        if plan.pace not in PACES:
            raise Refusal("bad-setup", what="pace")
        try:
            edition = self.edition_of(game, plan)
            options = game.check_options(plan.options, edition)
            game.check_seats(len(plan.seats), options)
            game.book(edition, **options)
        except TesseraError as error:
            raise Refusal("bad-setup", what=str(error)) from None
        secret = secrets.token_bytes(32)
        position = plan.position
        if position is not None and not plan.seed:
            position = {**position, "chance": {"kind": "keyed", "seed": secret.hex(), "drawn": 0}}
        now = time.time()
        row = TableRow(
            id=new_id(), game=game.id, rules=game.rules_version, edition=edition.hash, options=options, seats=len(plan.seats),
            status="open", kind=plan.kind, public=plan.public,
            hotseat=any(seat.kind == "local" for seat in plan.seats), pace=plan.pace, host=host.id,
            chance="fast" if plan.seed else "keyed", seed=plan.seed or secret.hex(),
            commitment="" if plan.seed else chance.commitment(secret), position=position, origin=origin_of(plan), version=0, turn_seat=-1,
            turn_user=None, turn_since=now, deadline=None, rematch=None, result={}, created=now, updated=now,
        )  # fmt: skip
        chairs = seated(self.players, row.id, plan, host)
        await self.store.keep_edition(game.id, edition)
        await self.store.add_table(row, chairs)
        table = Table(self.store, row, chairs, [], edition)
        self.tables[row.id] = table
        await self.start_if_full(table)
        return table

    def edition_of(self, game: Game, plan: TablePlan) -> EditionText:
        """What a new table plays: an edition of the data folder by its name, that of the position it begins from, or the default."""
        if isinstance(plan.edition, EditionText):
            return plan.edition
        if plan.edition:
            own = kept.own_files(game, self.settings.folder)
            if plan.edition not in own:
                raise Refusal("bad-setup", what="edition")
            return game.edition_text(own[plan.edition])
        if plan.position is not None and "edition" in plan.position:
            return kept.named(game, plan.position["edition"], plan.position.get("changes"))
        return game.edition_text(None)

    def known_game(self, name: str) -> Game:
        try:
            return find(name)
        except TesseraError:
            raise Refusal("bad-setup", what="game") from None

    async def start_if_full(self, table: Table) -> None:
        if table.row.status == "open" and all(chair.kind != "open" for chair in table.chairs):
            try:
                await table.start()
            except Refusal:
                raise
            except Exception as error:
                raise await self.broken(table.id, error) from None
            await self.after(table)

    # ---- acting -------------------------------------------------------------------------------------------

    async def acted(self, table: Table, work: Any) -> Answer:
        """Carry out one act of a table; afterwards let bots and other processes know."""
        try:
            answer: Answer = await work
        except Conflict:
            async with table.lock:
                await self.reload(table)
            raise Refusal("stale", version=table.version) from None
        except (Refusal, asyncio.CancelledError):
            raise
        except Exception as error:
            raise await self.broken(table.id, error) from None
        await self.after(table)
        return answer

    async def rate(self, table: Table) -> None:
        """A match is over: the accounts at it are rated, once."""
        row = table.row
        counts = row.kind == "match" and row.position is None and not row.hotseat and not row.origin.get("taken_back")
        usual = kept.packaged(table.game, row.edition) is not None  # with numbers of one's own it is another game
        if not counts or not usual or not table.state.over or len(table.chairs) < 2:
            return
        seats = [(chair.user_id if chair.kind == "person" else None, chair.bot) for chair in table.chairs]
        try:
            await self.store.rate(table.id, row.game, seats, table.state.ranks())
        except Exception as error:  # a rating that cannot be written must not hurt the table
            log.error("not-rated", table=table.id, error=f"{type(error).__name__}: {error}")

    async def after(self, table: Table) -> None:
        if table.match is not None and table.match.state.over:
            await self.rate(table)
        await self.bus.tell(table.id, table.version)
        self.play_bots(table)

    async def flag(self, table_id: str) -> None:
        """A clock ran out: a bot takes over. A move that came first wins; exactly one of both happens."""
        try:
            table = await self.get(table_id)
            seat, version = table.row.turn_seat, table.version

            def still() -> bool:
                row = table.row
                return (
                    table.version == version and row.turn_seat == seat and row.deadline is not None and row.deadline < time.time()
                )

            await self.acted(table, table.change_chair(seat, "flagged", f"flag:{version}", still, stand_in=STAND_IN))
            log.info("flagged", table=table_id, seat=seat)
        except Refusal as refusal:
            log.info("flag-refused", table=table_id, code=refusal.code)

    async def wake(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):
            self.play_bots(await self.get(table_id))

    # ---- bots ---------------------------------------------------------------------------------------------

    def play_bots(self, table: Table) -> None:
        if self.closing or (table.bot_task is not None and not table.bot_task.done()) or not self.bots_turn(table):
            return
        table.bot_task = self.task(self.bots(table))

    def bots_turn(self, table: Table) -> bool:
        if table.match is None or table.match.state.over or table.row.status != "playing":
            return False
        if table.row.kind == "learn" and lessons.active(table):
            return lessons.reply(table) is not None
        return bool(table.bot_at(table.state.seat)) and (not table.everybody_bots() or bool(table.onlookers))

    async def bots(self, table: Table) -> None:
        """Play for the bots until a person has to decide."""
        try:
            while self.bots_turn(table):
                if table.onlookers and self.settings.bot_delay:
                    await asyncio.sleep(self.settings.bot_delay)
                if not self.bots_turn(table):
                    return
                version, state = table.version, table.state
                seat = state.seat
                scripted = lessons.reply(table) if table.row.kind == "learn" and lessons.active(table) else None
                key = scripted or await self.players.choose(state, seat, table.bot_at(seat))
                try:
                    await table.choose(None, key, version, f"bot:{version + 1}", seat=seat)
                except Conflict:
                    async with table.lock:
                        await self.reload(table)
                    continue
                except Refusal as refusal:
                    if refusal.code == "not-saved":
                        await asyncio.sleep(1)
                    continue
                await self.bus.tell(table.id, table.version)
            if table.match is not None and table.match.state.over:
                await self.rate(table)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            await self.broken(table.id, error)

    # ---- talk ---------------------------------------------------------------------------------------------

    async def say(self, table: Table, user: User, text: str) -> Chat:
        """One line of chat. Those who only watch are heard by watchers alone until the game is over."""
        line = " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())[:400]
        if not line:
            raise Refusal("bad-request", what="text")
        if await self.store.is_muted(user.id):
            raise Refusal("muted")
        seats = table.seats_of(user.id)
        chat = Chat(
            table_id=table.id,
            user_id=user.id,
            seat=seats[0] if seats else -1,
            name=user.name,
            text=line,
            at=round(time.time(), 3),
        )
        await self.store.say(chat)
        return chat
