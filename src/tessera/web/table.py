"""A table as an actor: one lock, one state, many onlookers. The order is always commit, acknowledge, broadcast.

Every act carries the version it answers and a request id. A stale version is refused and the client gets a fresh snapshot; a
request id that was seen before gets the answer it got then. Versions only grow, also through undo.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import structlog

from tessera.core.agenda import Book, State
from tessera.core.errors import IllegalChoice, UnknownKey
from tessera.core.game import Game, find
from tessera.core.kept import EditionText
from tessera.core.overlay import differences, shown
from tessera.core.record import Record
from tessera.web import metrics, versions
from tessera.web.errors import Refusal
from tessera.web.match import Match, rebuilt
from tessera.web.models import Act, Chair, TableRow
from tessera.web.paces import PACES
from tessera.web.store import Conflict, Store

log = structlog.get_logger()


class Onlooker(Protocol):
    """A connection that wants to know when something changed."""

    def stir(self) -> None: ...

    def end(self, code: int) -> None: ...


@dataclass
class Answer:
    """What a request got: the version it led to. Kept, so that a repeated request gets the same."""

    version: int


@dataclass
class Plea:
    """Somebody asks the others to let a choice be taken back that showed something. Any act ends it."""

    seat: int
    to: int  # how many choices would remain
    version: int
    waiting: set[int]  # seats of other persons who have not agreed yet


def record_of(row: TableRow, edition: EditionText, names: tuple[str, ...] = ()) -> Record:
    game = find(row.game)
    return Record(
        game,
        row.seats,
        seed=row.seed,
        options=dict(row.options),
        edition=edition,
        chance=row.chance,
        commitment=row.commitment,
        position=row.position,
        names=names,
    )


class Table:
    """One table in memory. Only `load` and the methods that act touch the database."""

    def __init__(self, store: Store, row: TableRow, chairs: list[Chair], acts: list[Act], edition: EditionText) -> None:
        self.store, self.row, self.chairs, self.edition = store, row, chairs, edition
        self.game: Game = find(row.game)
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.drawn: dict[Any, Any] = {}  # renderings of the present version, by viewer
        self.answers: dict[str, Answer] = {act.request: Answer(act.number) for act in acts}
        self.version = row.version
        self.touched = time.monotonic()
        self.bot_task: asyncio.Task[None] | None = None
        self.present: dict[str, int] = {}  # user id -> open sockets
        self.said: deque[tuple[str, str]] = deque(maxlen=200)  # (user, request) of lines of chat: sent again, not said again
        self.plea: Plea | None = None
        self.seen_again: Any = None  # (version, course) of the finished game, see tessera.web.review
        self.kept, self.kept_at = -1, time.monotonic()  # the version of its last look, see tessera.web.keepsakes
        self.match: Match | None = None
        if row.status != "open":
            self.match = rebuilt(record_of(row, edition), acts)

    # ---- facts --------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def book(self) -> Book:
        """The tables of the edition that is played here, with its options."""
        return self.game.book(self.edition, **self.row.options)

    @property
    def edition_name(self) -> str:
        """What people call the edition of this table."""
        return str(self.row.origin.get("edition") or self.row.edition)

    @cached_property
    def differs(self) -> list[tuple[str, str, str]]:
        """What its edition prints otherwise than the game's own of today: (entry, there, here)."""
        own = self.game.edition_text(None)
        found = differences(own.data, self.edition.data) if own.hash != self.edition.hash else ()
        return [(entry, shown(was), shown(now)) for entry, was, now in found]

    @property
    def state(self) -> State:
        if self.match is None:
            raise Refusal("not-started")
        return self.match.state

    @property
    def running(self) -> Match:
        """The match, if the game has begun."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def seats_of(self, user_id: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.user_id == user_id and chair.kind == "person" and user_id]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def named(self) -> dict[int, str]:
        """The players' names by seat, as `Words` takes them."""
        return dict(enumerate(self.names()))

    def bot_at(self, seat: int) -> str:
        """The bot that plays this seat now, or ""."""
        chair = self.chairs[seat]
        return chair.bot if chair.kind == "bot" else chair.stand_in

    def record(self) -> Record:
        """The record of a finished game, its seed opened. While a game runs its record would tell the hidden cards."""
        match = self.running
        if not match.state.over and self.row.kind != "record":
            raise Refusal("running")
        record = record_of(self.row, self.edition, tuple(self.names()))
        record.keys, record.digest = match.keys(), match.state.digest()
        return record

    def may_act(self, user_id: str | None) -> int:
        """The seat for which this user may decide now."""
        state = self.state
        if state.over:
            raise Refusal("over")
        seat = state.seat
        if seat not in self.seats_of(user_id) or self.chairs[seat].stand_in:
            raise Refusal("not-yours")
        return seat

    def everybody_bots(self) -> bool:
        return all(chair.kind == "bot" or chair.stand_in for chair in self.chairs)

    # ---- acting -------------------------------------------------------------------------------------------

    def known(self, request: str) -> Answer | None:
        return self.answers.get(request)

    def fresh(self, version: int) -> None:
        if version != self.version:
            raise Refusal("stale", version=self.version)

    async def choose(self, user_id: str | None, key: str, version: int, request: str, seat: int | None = None) -> Answer:
        """A person's choice (or a bot's, with `seat`)."""
        began = time.perf_counter()
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            acting = self.may_act(user_id) if seat is None else seat
            self.fresh(version)
            if self.state.seat != acting:
                raise Refusal("not-yours")
            self.lesson_allows(key)
            now = time.time()
            try:
                after, step = self.running.tried(key, self.version + 1, now)
            except IllegalChoice as error:
                raise Refusal("illegal", key=key, clause=error.clause) from None
            except UnknownKey:
                raise Refusal("illegal", key=key[:120], clause=None) from None
            facts, chairs = self.turn_facts(after, now, acting, step.passes)
            answer = await self.stored(self.act("choose", acting, request, now, key), facts, chairs)
            self.running.take(after, step)
            self.settle_row(facts, chairs)
        metrics.CHOICES.labels(self.game.id, "bot" if seat is not None else "person").inc()
        metrics.CHOOSE_SECONDS.labels(self.game.id).observe(time.perf_counter() - began)
        return answer

    async def undo(self, user_id: str | None, version: int, request: str, whole_turn: bool = False) -> Answer:
        """Take back the last step, or all of this turn that may be taken back."""
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            seat = self.may_act(user_id)
            self.fresh(version)
            match = self.running
            floor = await asyncio.to_thread(match.floor, seat, match.is_free)
            if floor == len(match.steps):
                raise Refusal("no-undo")
            to = max(floor, match.turn_start()) if whole_turn else len(match.steps) - 1
            now = time.time()
            facts, chairs = self.turn_facts(match.at(to), now, seat, False)
            answer = await self.stored(self.act("undo", seat, request, now, to=to), facts, chairs)
            match.cut(to)
            self.settle_row(facts, chairs)
        return answer

    def asked_back(self) -> Plea | None:
        """The plea that waits for answers now."""
        return self.plea if self.plea is not None and self.plea.version == self.version else None

    def may_plead(self, user_id: str | None) -> int | None:
        """How far back this user could ask to go: to before the last own choice. None: not at all."""
        if self.match is None or self.match.state.over or self.row.kind != "match":
            return None
        mine = set(self.seats_of(user_id))
        return next((n for n in range(len(self.match.steps) - 1, -1, -1) if self.match.steps[n].seat in mine), None)

    async def plead(self, user_id: str | None, version: int, request: str) -> Answer:
        """Ask to take back the last own choice and all that came after it. Bots agree; without other persons it happens at once."""
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            self.fresh(version)
            to = self.may_plead(user_id)
            if to is None:
                raise Refusal("no-undo")
            seat = self.running.steps[to].seat
            others = {c.seat for c in self.chairs if c.kind == "person" and not c.stand_in and c.user_id != user_id}
            if not others:
                return await self.taken_back(seat, to, request)
            self.plea = Plea(seat, to, self.version, others)
            self.changed()
            return Answer(self.version)

    async def answer_plea(self, user_id: str | None, yes: bool, version: int, request: str) -> Answer:
        """One of the others agrees or does not; whoever asked may withdraw."""
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            self.fresh(version)
            plea = self.asked_back()
            mine = set(self.seats_of(user_id))
            if plea is None or not mine & (plea.waiting | {plea.seat}):
                raise Refusal("no-undo")
            if not yes:
                self.plea = None
            elif plea.seat not in mine:
                plea.waiting -= mine
                if not plea.waiting:
                    return await self.taken_back(plea.seat, plea.to, request)
            self.changed()
            return Answer(self.version)

    async def taken_back(self, seat: int, to: int, request: str) -> Answer:
        """By consent; the row says so."""
        now = time.time()
        facts, chairs = self.turn_facts(self.running.at(to), now, seat, False)
        facts["origin"] = {**self.row.origin, "taken_back": True}
        answer = await self.stored(self.act("undo", seat, request, now, to=to, consent=True), facts, chairs)
        self.running.cut(to)
        self.settle_row(facts, chairs)
        return answer

    async def start(self, request: str = "start") -> Answer:
        """All seats are taken: deal."""
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            if self.row.status != "open":
                raise Refusal("running")
            now = time.time()
            match = Match(record_of(self.row, self.edition))
            bank = PACES[self.row.pace].bank
            chairs: list[dict[str, Any]] = [{"seat": chair.seat, "clock": bank} for chair in self.chairs] if bank else []
            for values in chairs:
                self.chairs[values["seat"]].clock = bank
            facts, _ = self.turn_facts(match.state, now, -1, True)
            facts |= {"status": "over" if match.state.over else "playing", "rules": self.game.rules_version}
            answer = await self.stored(self.act("start", -1, request, now), facts, chairs)
            self.match = match
            self.settle_row(facts, chairs)
        return answer

    async def change_chair(
        self, seat: int, what: str, request: str, still: Callable[[], bool] = lambda: True, **values: Any
    ) -> Answer:
        """Somebody sits down, leaves, is replaced or comes back, if `still` true. `values` are fields of the chair."""
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            if not still():
                raise Refusal("seat-taken")
            now = time.time()
            facts: dict[str, Any] = {}
            before = {name: getattr(self.chairs[seat], name) for name in values}
            for name, value in values.items():
                setattr(self.chairs[seat], name, value)
            chairs: list[dict[str, Any]] = [{"seat": seat, **values}]
            if self.match is not None and not self.match.state.over:
                facts, _ = self.turn_facts(self.match.state, now, -1, False)
            try:
                answer = await self.stored(self.act("chair", seat, request, now, what=what), facts, chairs)
            except BaseException:
                for name, value in before.items():
                    setattr(self.chairs[seat], name, value)
                raise
            self.settle_row(facts, chairs)
        return answer

    def act(self, kind: str, seat: int, request: str, now: float, key: str = "", **data: Any) -> Act:
        """The next act of this table, to be stored."""
        number = self.version + 1
        return Act(table_id=self.id, number=number, kind=kind, seat=seat, key=key, data=data, request=request, at=now)

    async def stored(self, act: Act, facts: dict[str, Any], chairs: list[dict[str, Any]]) -> Answer:
        """Commit; only then the version grows. What the host has stopped nobody else moves."""
        if self.row.status in ("frozen", "ended") and act.kind != "host":
            raise Refusal(self.row.status)
        await self.store.act(act, facts, chairs)
        self.version = act.number
        answer = self.answers[act.request] = Answer(act.number)
        return answer

    def settle_row(self, facts: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        """Memory follows what was committed; then everybody looking on is told."""
        self.row.version = self.version
        for name, value in facts.items():
            setattr(self.row, name, value)
        for values in chairs:
            for name, value in values.items():
                setattr(self.chairs[values["seat"]], name, value)
        self.changed()

    def changed(self) -> None:
        self.drawn.clear()
        self.touched = time.monotonic()
        for onlooker in list(self.onlookers):
            onlooker.stir()

    # ---- whose turn, and until when -----------------------------------------------------------------------

    def turn_facts(self, after: State, now: float, acting: int, passes: bool) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What the table's row says after an act, and the clocks of the seats."""
        pace = PACES[self.row.pace]
        chairs: list[dict[str, Any]] = []
        if pace.bank is not None and acting >= 0 and self.chairs[acting].clock is not None and self.row.turn_since:
            spent = max(0.0, now - self.row.turn_since)
            left = (self.chairs[acting].clock or 0.0) - spent + (pace.bonus if passes else 0.0)
            chairs.append({"seat": acting, "clock": max(1.0, left)})
        if after.over:
            result = {"scores": after.scores(), "winners": after.winners(), "ranks": after.ranks()}
            return {
                "status": "over", "turn_seat": -1, "turn_user": None, "turn_since": now, "deadline": None, "result": result,
            }, chairs  # fmt: skip
        seat = after.seat
        chair = self.chairs[seat]
        person = chair.user_id if chair.kind == "person" and not chair.stand_in else None
        facts: dict[str, Any] = {"turn_seat": seat, "turn_user": person, "turn_since": now, "deadline": None}
        if person is not None:
            if pace.bank is not None:
                mine = [values["clock"] for values in chairs if values["seat"] == seat]
                clock = mine[0] if mine else chair.clock
                facts["deadline"] = now + (pace.bank if clock is None else clock)
            elif pace.move is not None:
                same = self.row.turn_seat == seat and self.row.deadline is not None
                facts["deadline"] = self.row.deadline if same and not passes else now + pace.move
        return facts, chairs

    def clock(self, seat: int) -> float | None:
        """Seconds this seat has left, now."""
        if self.match is None or self.match.state.over:
            return None
        if self.row.turn_seat == seat and self.row.deadline is not None:
            return max(0.0, self.row.deadline - time.time())
        return self.chairs[seat].clock

    # ---- lessons ------------------------------------------------------------------------------------------

    def lesson_allows(self, key: str) -> None:
        """In a lesson only the next key of its script is taken; see tessera.web.lessons."""
        if self.row.kind == "learn" and self.row.origin.get("active"):
            from tessera.web.lessons import next_key

            wanted = next_key(self)
            if wanted is not None and key != wanted:
                raise Refusal("lesson", key=wanted)


async def load(store: Store, table_id: str) -> Table:
    row, chairs, acts = await store.table(table_id)
    why = versions.why_not(row)
    if why:
        raise Refusal("outdated", why=why)
    return Table(store, row, chairs, acts, await store.edition(row))


__all__ = ["Answer", "Conflict", "Onlooker", "Table", "load", "record_of"]
