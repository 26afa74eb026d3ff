"""The hall: all tables of the site. Opens and finds them, lets bots play, watches the clocks. One broken table hurts nobody else."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import structlog

from tessera.core import chance
from tessera.core.errors import TesseraError
from tessera.core.game import Game, find
from tessera.core.record import Record
from tessera.web import lessons, metrics
from tessera.web.bus import Bus
from tessera.web.config import Settings
from tessera.web.errors import Refusal
from tessera.web.match import Match
from tessera.web.models import Act, Chair, Chat, TableRow, User
from tessera.web.paces import PACES
from tessera.web.players import Players
from tessera.web.sessions import NAMES, clean_name, new_id
from tessera.web.store import Conflict, Store
from tessera.web.table import Answer, Table, load

log = structlog.get_logger()
STAND_IN = "medium"
MOST_RECORD_KEYS = 5000


@dataclass(frozen=True)
class SeatPlan:
    """A seat of a table to be opened. kind: me, local (same device), open, bot."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class TablePlan:
    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = field(default_factory=dict)
    pace: str = "none"
    public: bool = False
    position: dict[str, Any] | None = None
    origin: dict[str, Any] = field(default_factory=dict)
    kind: str = "match"
    seed: str = ""  # fast chance with this seed; "" = keyed
    users: tuple[tuple[int, str, str], ...] = ()  # rematch: seat, user id, name of the other persons


def other_names(used: Iterable[str]) -> list[str]:
    """Names for bots, in any order, none like one at the table: with a Servius beside "Servius 10" nobody knows who is meant."""
    taken = {name.split()[0].lower() for name in used if name.split()}
    names = [name for name in NAMES if name.lower() not in taken]
    random.SystemRandom().shuffle(names)
    return names


class Hall:
    def __init__(self, settings: Settings, store: Store, players: Players, bus: Bus) -> None:
        self.settings, self.store, self.players, self.bus = settings, store, players, bus
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # ---- life ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        seen = await self.store.seen()
        if seen is not None and (self.settings.succeeds or time.time() - seen > 5):
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
            await self.store.mark_seen()

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
                raise await self.broken(table_id, error) from None
            if table.row.status == "broken":  # it could be played up to here: try to go on
                await self.mend(table)
            self.tables[table_id] = table
        self.play_bots(table)
        return table

    async def mend(self, table: Table) -> None:
        row, chairs, acts = await self.store.table(table.id)
        row.status = "playing" if any(act.kind == "start" for act in acts) else "open"
        try:
            mended = Table(self.store, row, chairs, acts)
        except Exception as error:
            raise await self.broken(table.id, error) from None
        await self.store.change_table(table.id, status=row.status)
        table.row, table.match = row, mended.match

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
            options = game.check_options(plan.options)
            game.check_seats(len(plan.seats), options)
            edition = game.book(**options).edition.hash
        except TesseraError as error:
            raise Refusal("bad-setup", what=str(error)) from None
        secret = secrets.token_bytes(32)
        position = plan.position
        if position is not None and not plan.seed:
            position = {**position, "chance": {"kind": "keyed", "seed": secret.hex(), "drawn": 0}}
        now = time.time()
        row = TableRow(
            id=new_id(), game=game.id, rules=game.rules_version, edition=edition, options=options, seats=len(plan.seats), status="open",
            kind=plan.kind, public=plan.public, hotseat=any(seat.kind == "local" for seat in plan.seats), pace=plan.pace, host=host.id,
            chance="fast" if plan.seed else "keyed", seed=plan.seed or secret.hex(),
            commitment="" if plan.seed else chance.commitment(secret), position=position, origin=plan.origin, version=0, turn_seat=-1,
            turn_user=None, turn_since=now, deadline=None, rematch=None, result={}, created=now, updated=now,
        )  # fmt: skip
        chairs = self.seated(row.id, plan, host)
        await self.store.add_table(row, chairs)
        table = Table(self.store, row, chairs, [])
        self.tables[row.id] = table
        await self.start_if_full(table)
        return table

    def known_game(self, name: str) -> Game:
        try:
            return find(name)
        except TesseraError:
            raise Refusal("bad-setup", what="game") from None

    def seated(self, table_id: str, plan: TablePlan, host: User) -> list[Chair]:
        free = other_names([host.name, *(name for _, _, name in plan.users), *(seat.name or "" for seat in plan.seats)])
        again = {seat: (user_id, name) for seat, user_id, name in plan.users}
        chairs = []
        for seat, wanted in enumerate(plan.seats):
            chair = Chair(table_id=table_id, seat=seat, kind="person", user_id=None, name="", bot="", stand_in="", clock=None)
            if seat in again:
                chair.user_id, chair.name = again[seat]
            elif wanted.kind == "me":
                chair.user_id, chair.name = host.id, host.name
            elif wanted.kind == "local":
                chair.user_id, chair.name = host.id, clean_name(wanted.name) or free.pop()
            elif wanted.kind == "open":
                chair.kind = "open"
            elif wanted.kind == "bot":
                spec = wanted.bot or "easy"
                if not self.players.knows(plan.game, spec):
                    raise Refusal("bad-setup", what="bot")
                chair.kind, chair.bot, chair.name = "bot", spec, clean_name(wanted.name) or free.pop()
            else:
                raise Refusal("bad-setup", what="seat")
            chairs.append(chair)
        return chairs

    async def start_if_full(self, table: Table) -> None:
        if table.row.status == "open" and all(chair.kind != "open" for chair in table.chairs):
            try:
                await table.start()
            except Refusal:
                raise
            except Exception as error:
                raise await self.broken(table.id, error) from None
            await self.after(table)

    async def join(self, table: Table, user: User, seat: int | None, request: str) -> int:
        """Sit down on an open chair."""
        if not table.row.hotseat and table.seats_of(user.id):
            return table.seats_of(user.id)[0]
        free = [chair.seat for chair in table.chairs if chair.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat-taken")
        chosen = free[0] if seat is None else seat
        await self.acted(
            table,
            table.change_chair(
                chosen,
                "joined",
                request,
                lambda: table.chairs[chosen].kind == "open",
                kind="person",
                user_id=user.id,
                name=user.name,
            ),
        )
        await self.start_if_full(table)
        return chosen

    async def fill_with_bots(self, table: Table, user: User, bot: str) -> None:
        """The host does not want to wait any longer."""
        if table.row.host != user.id:
            raise Refusal("not-yours")
        if not self.players.knows(table.game.id, bot):
            raise Refusal("bad-setup", what="bot")
        names = other_names(table.names())
        for chair in list(table.chairs):
            if chair.kind == "open":
                change = table.change_chair(chair.seat, "bot", f"fill:{chair.seat}", kind="bot", bot=bot, name=names.pop())
                await self.acted(table, change)
        await self.start_if_full(table)

    async def leave(self, table: Table, user: User, request: str) -> None:
        for seat in table.seats_of(user.id):
            if table.row.status == "open":
                change = table.change_chair(seat, "left", f"{request}:{seat}", kind="open", user_id=None, name="")
            else:
                change = table.change_chair(seat, "left", f"{request}:{seat}", stand_in=STAND_IN)
            await self.acted(table, change)

    async def come_back(self, table: Table, user: User, request: str) -> None:
        for seat in table.seats_of(user.id):
            if table.chairs[seat].stand_in:
                await self.acted(table, table.change_chair(seat, "back", f"{request}:{seat}", stand_in=""))

    async def claim(self, table: Table, user: User, seat: int, request: str) -> None:
        """Back on a seat by its own link, from another browser or device."""
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "person":
            raise Refusal("not-found")
        if table.chairs[seat].user_id != user.id:
            await self.acted(table, table.change_chair(seat, "claimed", request, user_id=user.id, name=user.name, stand_in=""))

    def moved(self, guest: str, account: str) -> None:
        """A guest has logged in: tables in memory follow."""
        for table in self.tables.values():
            for chair in table.chairs:
                if chair.user_id == guest:
                    chair.user_id = account
            if table.row.host == guest:
                table.row.host = account
            table.changed()

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
        if not counts or not table.state.over or len(table.chairs) < 2:
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
        if table.match is None or table.match.state.over or table.row.kind == "record":
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

    # ---- more tables from one -----------------------------------------------------------------------------

    async def rematch(self, table: Table, user: User) -> Table:
        if not table.state.over:
            raise Refusal("running")
        if table.row.rematch:
            return await self.get(table.row.rematch)
        if not table.seats_of(user.id):
            raise Refusal("not-yours")
        seats = tuple(
            SeatPlan("bot", chair.name, chair.bot)
            if chair.kind == "bot"
            else SeatPlan("local" if table.row.hotseat else "me", chair.name)
            for chair in table.chairs
        )
        others = tuple((c.seat, c.user_id, c.name) for c in table.chairs if c.kind == "person" and c.user_id)
        plan = TablePlan(
            table.row.game,
            seats,
            dict(table.row.options),
            table.row.pace,
            table.row.public,
            origin={"rematch": table.id},
            users=others,
        )
        made = await self.open(plan, user)
        stands = await self.store.set_rematch(table.id, made.id)
        table.row.rematch = stands
        table.changed()
        return made if stands == made.id else await self.get(stands)

    async def fork(self, table: Table, user: User, at: int, seat: int | None, bot: str) -> Table:
        """Play on from a position against bots. In a running game only from a world the player can imagine: nothing is given away."""
        match = table.running
        if not 0 <= at <= len(match.steps):
            raise Refusal("bad-request", what="at")
        state = match.at(at)
        mine = table.seats_of(user.id)
        if not match.state.over and table.row.kind != "record":
            if not mine:
                raise Refusal("running")
            seat = mine[0] if seat is None or seat not in mine else seat
            state = state.imagined(seat, secrets.randbits(60))
        if state.over:
            raise Refusal("over")
        if seat is None or not 0 <= seat < len(table.chairs):
            seat = mine[0] if mine else state.seat
        seats = tuple(SeatPlan("me") if s == seat else SeatPlan("bot", "", bot) for s in range(len(table.chairs)))
        plan = TablePlan(
            table.row.game,
            seats,
            dict(table.row.options),
            position=state.position(),
            origin={"table": table.id, "at": at, "seat": seat},
        )
        return await self.open(plan, user)

    async def upload(self, record: Record, user: User) -> Table:
        """Somebody's record, to watch; `record` has been replayed and verified before."""
        if len(record.keys) > MOST_RECORD_KEYS:
            raise Refusal("too-large")
        match = Match(record)
        for key in record.keys:
            match.choose(key)
        now = time.time()
        game, state = record.game, match.state
        result = {"scores": state.scores(), "winners": state.winners(), "ranks": state.ranks()} if state.over else {}
        row = TableRow(
            id=new_id(), game=game.id, rules=game.rules_version, edition=game.book(**record.options).edition.hash, options=record.options,
            seats=record.seats, status="over", kind="record", public=False, hotseat=False, pace="none", host=user.id, chance=record.chance,
            seed=record.seed, commitment=record.commitment, position=record.position, origin={"uploaded": True}, version=len(record.keys),
            turn_seat=-1, turn_user=None, turn_since=now, deadline=None, rematch=None, result=result, created=now, updated=now,
        )  # fmt: skip
        names = [clean_name(name) for name in record.names] + [""] * record.seats
        chairs = [
            Chair(
                table_id=row.id,
                seat=s,
                kind="bot",
                user_id=None,
                name=names[s] or NAMES[s],
                bot="record",
                stand_in="",
                clock=None,
            )
            for s in range(record.seats)
        ]
        acts = [
            Act(table_id=row.id, number=n, kind="choose", seat=step.seat, key=step.key, data={}, request=f"record:{n}", at=now)
            for n, step in enumerate(match.steps, 1)
        ]
        await self.store.add_table(row, chairs, acts)
        return await self.get(row.id)

    def record(self, table: Table) -> Record:
        """The record of a finished game, its seed opened. While a game runs its record would tell the hidden cards."""
        match = table.running
        if not match.state.over and table.row.kind != "record":
            raise Refusal("running")
        record = Record(
            table.game, table.row.seats, table.row.seed, dict(table.row.options), None, table.row.chance, table.row.commitment,
            table.row.position, tuple(table.names()),
        )  # fmt: skip
        record.keys = match.keys()
        record.digest = match.state.digest()
        return record

    # ---- talk ---------------------------------------------------------------------------------------------

    async def say(self, table: Table, user: User, text: str) -> Chat:
        """One line of chat. Those who only watch are heard by watchers alone until the game is over."""
        line = " ".join(text.split())[:400]
        if not line:
            raise Refusal("bad-request", what="text")
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
