"""The hall: all tables of the site. Opens and finds them, lets bots play, watches the clocks. One broken table hurts nobody else."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from tessera.core import chance, kept
from tessera.core.edition import read_text
from tessera.core.errors import BadEdition, TesseraError
from tessera.core.game import Game, find
from tessera.core.kept import EditionText
from tessera.web import metrics
from tessera.web.bot_turns import BotTurns
from tessera.web.bus import Bus
from tessera.web.config import Settings
from tessera.web.errors import Refusal
from tessera.web.lately import left_alone
from tessera.web.limits import Limits
from tessera.web.models import Chat, TableRow, User
from tessera.web.neighbours import Neighbours
from tessera.web.paces import PACES
from tessera.web.plans import TablePlan, origin_of, seated
from tessera.web.players import Players
from tessera.web.sessions import new_id
from tessera.web.store import Conflict, Store
from tessera.web.table import Answer, Table, load
from tessera.web.talk import spread
from tessera.web.turns import late

log = structlog.get_logger()
STAND_IN = "medium"
AWAY = 6.0  # seconds without a mark: the site was away
ALONE = 30.0  # seconds without anybody who looks on: what was drawn of a table goes
TRIES = 4  # an act that meets others is tried again on the table as it is then
PAINTERS = 2  # pictures of tables painted at a time: each takes a process of its own
UNREAD = 30.0  # seconds before a table that did not replay is tried again
OF_THE_TABLE = {
    "stale",
    "not-yours",
    "over",
    "not-started",
    "illegal",
    "no-undo",
    "seat-taken",
    "lesson",
}  # so of an old table only?
Work = Callable[[], Awaitable[Answer]]
Then = Callable[[Answer], None]


class Hall:
    def __init__(self, settings: Settings, store: Store, players: Players, bus: Bus) -> None:
        self.settings, self.store, self.players, self.bus = settings, store, players, bus
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unread: dict[str, float] = {}  # tables whose rows do not replay, and when that was found out
        self.limits = Limits(settings.rate_factor)
        self.neighbours, self.bot_turns = Neighbours(self), BotTurns(self)
        self.painting = asyncio.Semaphore(PAINTERS)
        self.closing = False
        self.writable = True  # the last mark could be written: the database is there, and its disk not full

    # ---- life ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        seen, now = await self.store.seen(), await self.store.wall_clock()
        self.store.clock.set(max(now, seen or 0.0))  # set back meanwhile: nothing happens twice
        if seen is not None and (self.settings.succeeds or await self.store.stopped() or now - seen > AWAY):
            await self.store.postpone(max(0.0, now - seen))
        await self.neighbours.start()
        await self.bus.start(self.neighbours.heard)
        await self.players.start()
        for work in (self.mark, self.catch_up, self.flags, self.bots_elsewhere, self.forget):
            self.task(self.every_second(work))

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
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """What it raised is told to whoever waits for it; if nobody does any more, it is known here."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def every_second(self, work: Callable[[int], Awaitable[None]]) -> None:
        """Each of the things that are looked after goes on by itself: none waits for another."""
        beat = 0
        while True:
            try:
                await work(beat)
            except Exception as error:
                log.error("sweep-failed", work=work.__name__, error=f"{type(error).__name__}: {error}")
            beat += 1
            await asyncio.sleep(1)

    async def mark(self, beat: int) -> None:
        """The site is alive, and can write."""
        if beat % 5 == 0 or not self.writable:
            self.writable = False
            await self.store.mark_seen()
            self.writable = True

    async def catch_up(self, _beat: int) -> None:
        """Memory never stays behind the database."""
        for table in list(self.tables.values()):
            await self.settle_doubt(table)
        if self.bus.shared:
            await self.neighbours.catch_up()

    async def flags(self, _beat: int) -> None:
        for table_id in await self.store.due(self.store.clock.now()):
            await self.flag(table_id)

    async def bots_elsewhere(self, beat: int) -> None:
        if self.bus.shared or beat % 5 == 0:
            await self.bot_turns.look_round(beat == 0)

    async def forget(self, _beat: int) -> None:
        """Tables nobody looks at leave the memory: finished ones soon, of the others first what was drawn of them."""
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            if not table.onlookers and now - table.touched > ALONE:
                left_alone(table)
            busy = table.onlookers or table.lock.locked() or (table.bot_task and not table.bot_task.done())
            finished = table.match is not None and table.match.state.over and table.kept == table.version
            if not busy and now - table.touched > (ALONE if finished else self.settings.idle_seconds):
                del self.tables[table_id]
                self.loading.pop(table_id, None)
        metrics.TABLES.set(len(self.tables))

    # ---- finding ------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is not None:
            await self.settle_doubt(table)
            return table
        if time.monotonic() - self.unread.get(table_id, -UNREAD) < UNREAD:
            raise Refusal("outdated", why="replay")
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.tables:
                    return self.tables[table_id]
                table = await self.loaded(table_id)
                self.tables[table_id] = table
        finally:
            if not lock.locked():
                self.loading.pop(table_id, None)
        self.play_bots(table)
        return table

    async def loaded(self, table_id: str) -> Table:
        try:
            table = await load(self.store, table_id)
        except Refusal:
            raise
        except Exception as error:
            raise self.unreadable(table_id, error) from None
        if table.row.status == "broken":  # it could be played up to here: try to go on
            await self.mend(table)
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

    async def reload(self, table: Table, version: int | None = None) -> None:
        """Another process moved it on, or we do not know what was stored: read it again, keep the onlookers."""
        try:
            async with table.lock:
                if version is None or table.number < version:
                    await table.read_again()
        except Refusal as refusal:
            if refusal.code == "not-found":
                self.tables.pop(table.id, None)
            raise
        except Exception as error:
            raise await self.broken(table.id, error) from None

    async def settle_doubt(self, table: Table) -> None:
        """An act of this table may have been stored without our knowing."""
        if table.doubt and not table.lock.locked():
            await self.reload(table)

    async def behind(self, table: Table, refusal: Refusal) -> bool:
        """Was this refused only because another process has moved the table on? Then it is read again."""
        if not self.bus.shared or refusal.code not in OF_THE_TABLE or await self.store.version(table.id) <= table.number:
            return False
        await self.reload(table)
        return True

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
        except BadEdition as error:
            raise Refusal("bad-edition", what=str(error)) from None
        except TesseraError as error:
            raise Refusal("bad-setup", what=str(error)) from None
        secret = secrets.token_bytes(32)
        position = plan.position
        if position is not None and not plan.seed:
            position = {**position, "chance": {"kind": "keyed", "seed": secret.hex(), "drawn": 0}}
        now = self.store.clock.now()
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
            return kept.whole(game, read_text(own[plan.edition], plan.edition), plan.edition)
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

    async def acted(self, table: Table, work: Work, then: Then = lambda _: None) -> Answer:
        """Carry out one act of a table; afterwards let bots and other processes know. It goes on to its end even if nobody waits for it.

        `then` acknowledges it, before anybody sees it."""
        answer: Answer = await asyncio.shield(self.task(self.carried_out(table, work, then)))
        return answer

    async def carried_out(self, table: Table, work: Work, then: Then) -> Answer:
        """In doubt the table is read again first: what was asked before gets the answer it got then."""
        for _ in range(TRIES):
            await self.settle_doubt(table)
            try:
                answer: Answer = await work()
            except Conflict:
                await self.reload(table)
            except Refusal as refusal:
                if not await self.behind(table, refusal):
                    raise
            except Exception as error:
                raise await self.broken(table.id, error) from None
            else:
                then(answer)
                await self.after(table)
                return answer
        raise Refusal("stale", version=table.version)

    async def rate(self, table: Table) -> None:
        """A match is over: the accounts at it are rated, once."""
        row = table.row
        counts = (
            row.kind == "match" and row.position is None and not row.hotseat and not {"taken_back", "hinted"} & set(row.origin)
        )
        usual = kept.packaged(table.game, row.edition) is not None  # with numbers of one's own it is another game
        if not counts or not usual or not table.state.over or len(table.chairs) < 2:
            return
        seats = [(chair.user_id if chair.kind == "person" else None, chair.bot) for chair in table.chairs]
        try:
            changes = await self.store.rate(table.id, row.game, seats, table.state.ranks())
            if changes:
                row.result = {**row.result, "ratings": changes}
                await self.store.change_table(table.id, result=row.result)
                table.changed()
        except Exception as error:  # a rating that cannot be written must not hurt the table
            log.error("not-rated", table=table.id, error=f"{type(error).__name__}: {error}")

    async def after(self, table: Table) -> None:
        if table.match is not None and table.match.state.over:
            await self.rate(table)
        await self.neighbours.acted(table)
        self.play_bots(table)

    async def flag(self, table_id: str) -> None:
        """A clock ran out: a bot takes over. A move that came first wins; exactly one of both happens."""
        try:
            table = await self.get(table_id)
            seat, version = table.row.turn_seat, table.number

            def still() -> bool:
                return table.number == version and late(table.row, seat, self.store.clock.now())

            await self.acted(table, lambda: table.change_chair(seat, "flagged", f"flag:{version}", still, stand_in=STAND_IN))
            log.info("flagged", table=table_id, seat=seat)
        except Refusal as refusal:
            log.info("flag-refused", table=table_id, code=refusal.code)

    def play_bots(self, table: Table) -> None:
        self.bot_turns.play(table)

    # ---- talk ---------------------------------------------------------------------------------------------

    async def say(self, table: Table, user: User, text: str, request: str = "") -> Chat:
        """One line of chat. Those who only watch are heard by watchers alone until the game is over."""
        line = " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())[:400]
        if not line:
            raise Refusal("bad-request", what="text")
        if await self.store.is_muted(user.id):
            raise Refusal("muted")
        seats, at = table.seats_of(user.id), round(self.store.clock.now(), 3)
        chat = Chat(table_id=table.id, user_id=user.id, seat=seats[0] if seats else -1, name=user.name, text=line, at=at)
        await self.store.say(chat)
        if request:
            table.said.append((user.id, request))
        spread(table, chat)
        self.neighbours.say(chat, request)
        return chat
