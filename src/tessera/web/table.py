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
from typing import Any

import structlog

from tessera.core.agenda import Book, State
from tessera.core.errors import IllegalChoice, TesseraError, UnknownKey
from tessera.core.game import Game, find
from tessera.core.kept import EditionText
from tessera.core.overlay import differing
from tessera.core.record import Record
from tessera.web import lessons, metrics, pleas, versions
from tessera.web.errors import Refusal
from tessera.web.match import Match, follow
from tessera.web.models import Act, Chair, TableRow
from tessera.web.onlooker import Onlooker
from tessera.web.paces import PACES
from tessera.web.store import Conflict, Store
from tessera.web.turns import turn_facts, user_of

log = structlog.get_logger()
MOVES = ("start", "choose", "nod", "undo")  # what changes the question; other acts leave a choice on its way alone


@dataclass
class Answer:
    """What a request got: the version it led to. Kept, so that a repeated request gets the same."""

    version: int


def record_of(row: TableRow, edition: EditionText, names: tuple[str, ...] = ()) -> Record:
    return Record(
        find(row.game), row.seats, seed=row.seed, options=dict(row.options), edition=edition, chance=row.chance,
        commitment=row.commitment, position=row.position, names=names,
    )  # fmt: skip


class Table:
    """One table in memory. Only `load` and the methods that act touch the database."""

    def __init__(self, store: Store, row: TableRow, chairs: list[Chair], acts: list[Act], edition: EditionText) -> None:
        self.store, self.row, self.chairs, self.edition = store, row, chairs, edition
        self.game: Game = find(row.game)
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.drawn: dict[Any, Any] = {}  # renderings of the present version, by viewer
        self.answers: dict[str, Answer] = {}
        self.number = 0  # of the last act
        self.hidden = 0  # acts the others do not count: choices of a secret act before its last
        self.asked = 0  # the version that brought the present question
        self.doubt = False  # an act may be stored or not: nobody knows before the table is read again
        self.last: dict[str, Any] = {}  # the last act stored from here, with all that follows from it, as other processes hear it
        self.touched = time.monotonic()
        self.bot_task: asyncio.Task[None] | None = None
        self.present: dict[str, int] = {}  # user id -> open sockets
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # who has it open in other processes, and when we heard so
        self.here: dict[str, Any] = {}  # what everybody was told last of who is there
        self.spread: deque[int] = deque(maxlen=200)  # lines of chat told here
        self.waiting = 0  # a bot waits for a worker: how many are before it
        self.said: deque[tuple[str, str]] = deque(maxlen=200)  # (user, request) of lines of chat: sent again, not said again
        self.plea: pleas.Plea | None = None
        self.seen_again: Any = None  # (version, course) of the finished game, see tessera.web.review
        self.looking_back: asyncio.Task[None] | None = None  # works it out
        self.judged: dict[int, asyncio.Task[Any]] = {}  # by seat: its choices in the finished game, see tessera.web.judging
        self.kept, self.kept_at = -1, time.monotonic()  # the version of its last look, see tessera.web.keepsakes
        self.match: Match | None = self.begun(row) if row.status != "open" else None
        self.follow(acts)
        self.number = max(self.number, row.version)  # the record somebody brought has no other acts

    # ---- facts --------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """What everybody counts by."""
        return self.number - self.hidden

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
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
        return differing(self.game.edition_text(None).data, self.edition.data)

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

    def begun(self, row: TableRow) -> Match:
        match = Match(record_of(row, self.edition))
        if row.kind == "learn":  # nobody is there from whom the script should hide anything
            match.secrets = ()
        return match

    def known(self, request: str) -> Answer | None:
        return self.answers.get(request)

    def fresh(self, version: int) -> None:
        """Does it answer the present question? That somebody left or came back meanwhile changes nothing."""
        if not self.asked <= version <= self.version:
            raise Refusal("stale", version=self.version)

    def plays_itself(self, seat: int) -> bool:
        """Is this seat a bot's now, or a lesson's?"""
        return bool(self.bot_at(seat)) or self.row.kind == "learn"

    async def choose(
        self, user_id: str | None, key: str, version: int, request: str, seat: int | None = None, note: str = ""
    ) -> Answer:
        """A person's choice (or a bot's, with `seat`, and a `note` for the log if it could not choose as it should)."""
        began = time.perf_counter()
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            acting = self.may_act(user_id) if seat is None else seat
            self.fresh(version)
            if self.state.seat != acting or (seat is not None and not self.plays_itself(seat)):
                raise Refusal("not-yours")
            lessons.allows(self, key)
            now = self.store.clock.now()
            if self.running.nodded is not None and key in self.state.options():
                return await self.nod(acting, request, now)
            try:
                after, step = self.running.tried(key, self.version + 1, now, note)
            except IllegalChoice as error:
                raise Refusal("illegal", key=key, clause=error.clause) from None
            except UnknownKey:
                raise Refusal("illegal", key=key[:120], clause=None) from None
            facts, chairs = turn_facts(self.row, self.chairs, after, now, acting, step.passes)
            data = {"note": note} if note else {}
            if step.held is not None:
                facts, chairs = turn_facts(self.row, self.chairs, step.held, now, acting, False)
            answer = await self.stored(self.act("choose", acting, request, now, key, **data), facts, chairs, step.sealed)
            self.running.take(after, step)
            self.settle_row(facts, chairs)
        metrics.CHOICES.labels(self.game.id, "bot" if seat is not None else "person").inc()
        metrics.CHOOSE_SECONDS.labels(self.game.id).observe(time.perf_counter() - began)
        return answer

    async def nod(self, seat: int, request: str, now: float) -> Answer:
        """A secret act without a choice: to the others it looks like one with a choice; the lock is held."""
        match = self.running
        assert match.nodded is not None
        facts, chairs = turn_facts(self.row, self.chairs, match.nodded[0], now, seat, match.nodded[1].passes)
        answer = await self.stored(self.act("nod", seat, request, now), facts, chairs)
        match.nod(answer.version, now)
        self.settle_row(facts, chairs)
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
            return await self.cut(seat, to, request)

    async def cut(self, seat: int, to: int, request: str, more: dict[str, Any] | None = None, **data: Any) -> Answer:
        """Back to the first `to` choices; the lock is held."""
        now, match, after = self.store.clock.now(), self.running, self.running.at(to)
        facts, chairs = turn_facts(self.row, self.chairs, after, now, seat, False)
        facts |= more or {}
        hidden = match.secretly(match.state, seat) and match.secretly(after, seat)
        answer = await self.stored(self.act("undo", seat, request, now, to=to, **data), facts, chairs, hidden)
        match.cut(to)
        self.settle_row(facts, chairs)
        return answer

    async def rewound(self, seat: int, to: int, request: str, **facts: Any) -> Answer:
        """A lesson goes back to where only `to` choices were made."""
        async with self.lock:
            return self.known(request) or await self.cut(seat, to, request, facts)

    async def noted(self, kind: str, seat: int, request: str, data: dict[str, Any], **facts: Any) -> Answer:
        """An act that leaves the position as it is; the lock is held. `facts` are fields of the row."""
        answer = await self.stored(self.act(kind, seat, request, self.store.clock.now(), **data), facts, [])
        self.settle_row(facts, [])
        return answer

    def unchanged(self) -> Answer:
        return Answer(self.version)

    async def change_row(self, what: str, request: str, **facts: Any) -> Answer:
        """A fact of the table that is no choice: how far a lesson was read, its rematch."""
        async with self.lock:
            return self.known(request) or await self.noted("row", -1, request, {"what": what}, **facts)

    async def start(self, request: str = "start") -> Answer:
        """All seats are taken: deal."""
        async with self.lock:
            if (answer := self.known(request)) is not None:
                return answer
            if self.row.status != "open":
                raise Refusal("running")
            now = self.store.clock.now()
            match = self.begun(self.row)
            bank = PACES[self.row.pace].bank
            chairs: list[dict[str, Any]] = [{"seat": chair.seat, "clock": bank} for chair in self.chairs] if bank else []
            for values in chairs:
                self.chairs[values["seat"]].clock = bank
            facts, _ = turn_facts(self.row, self.chairs, match.state, now, -1, True)
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
            chair, facts = self.chairs[seat], {}
            if self.row.turn_seat == seat:
                named = ("kind", "user_id", "stand_in")
                facts["turn_user"] = user_of(Chair(**{name: values.get(name, getattr(chair, name)) for name in named}))
            chairs = [{"seat": seat, **values}]
            answer = await self.stored(self.act("chair", seat, request, self.store.clock.now(), what=what), facts, chairs)
            self.settle_row(facts, chairs)
        return answer

    def act(self, kind: str, seat: int, request: str, now: float, key: str = "", **data: Any) -> Act:
        """The next act of this table, to be stored."""
        number = self.number + 1
        return Act(table_id=self.id, number=number, kind=kind, seat=seat, key=key, data=data, request=request, at=now)

    async def stored(self, act: Act, facts: dict[str, Any], chairs: list[dict[str, Any]], hidden: bool = False) -> Answer:
        """Commit; only then the version grows. What the host has stopped nobody else moves."""
        if self.row.status in ("frozen", "ended") and act.kind != "host":
            raise Refusal(self.row.status)
        try:
            await self.store.act(act, facts, chairs)
        except BaseException:
            self.doubt = True  # it may stand all the same
            raise
        named = {name: getattr(act, name) for name in ("number", "kind", "seat", "key", "data", "request", "at")}
        self.last = {"act": named, "facts": facts, "chairs": chairs}
        return self.counted(act, hidden)

    def counted(self, act: Act, hidden: bool) -> Answer:
        """A stored act: the version grows, unless the others do not know of it."""
        self.number = act.number
        self.hidden += hidden
        if act.kind in MOVES:
            self.asked = self.version
        self.plea = pleas.followed(self.plea, act)
        answer = self.answers[act.request] = Answer(self.version)
        return answer

    def follow(self, acts: list[Act]) -> None:
        """Acts that were stored, here before or elsewhere."""
        for act in acts:
            self.counted(act, self.match is not None and follow(self.match, act, self.version + 1))

    def hear(self, last: dict[str, Any]) -> None:
        """An act another process has stored, the next one here; the lock is held."""
        act = Act(table_id=self.id, **last["act"])
        if act.kind == "start":
            self.match = self.begun(self.row)
        self.follow([act])
        self.settle_row(last["facts"], last["chairs"])

    async def read_again(self) -> None:
        """What was stored elsewhere, or in doubt; the lock is held. Memory never stays behind the database."""
        row, chairs, acts = await self.store.since(self.id, self.number)
        if row is None:
            raise Refusal("not-found")
        if self.match is None and any(act.kind == "start" for act in acts):
            self.match = self.begun(row)
        self.follow(acts)
        self.row, self.chairs, self.doubt = row, chairs, False
        self.changed()

    def settle_row(self, facts: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        """Memory follows what was committed; then everybody looking on is told."""
        self.row.version = self.number
        for name, value in facts.items():
            setattr(self.row, name, value)
        for values in chairs:
            for name, value in values.items():
                setattr(self.chairs[values["seat"]], name, value)
        self.changed()

    def waits_for_bot(self, before: int) -> None:
        """The bots have more to do than they can: whoever waits for one is told."""
        if self.waiting != before:
            self.waiting = before
            self.changed()

    def changed(self) -> None:
        self.drawn.clear()
        self.touched = time.monotonic()
        for onlooker in list(self.onlookers):
            onlooker.stir()

    def clock(self, seat: int) -> float | None:
        """Seconds this seat has left, now."""
        if self.match is None or self.match.state.over:
            return None
        if self.row.turn_seat == seat and self.row.deadline is not None:
            return max(0.0, self.row.deadline - self.store.clock.now())
        return self.chairs[seat].clock


async def load(store: Store, table_id: str) -> Table:
    row, chairs, acts = await store.table(table_id)
    why = versions.why_not(row)
    if why:
        raise Refusal("outdated", why=why)
    try:
        edition = await store.edition(row)
    except TesseraError:
        raise Refusal("outdated", why="edition") from None
    return Table(store, row, chairs, acts, edition)


__all__ = ["Answer", "Conflict", "Onlooker", "Table", "load", "record_of"]
