"""Live play over one WebSocket per page.

The client says `{"t": "choose", "v": 41, "id": "r7", "key": "farm"}`; the answer `{"t": "ack", "id": "r7", "v": 42}` comes only after the
choice is committed, and the new picture only after the answer. Each connection remembers what it has sent, so a message holds
only what changed; a slow reader gets fewer, larger messages instead of a queue that grows.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Mapping
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from tessera.core.agenda import State
from tessera.core.facts import facts
from tessera.core.words import LANGUAGES, words
from tessera.web import metrics, pleas, review
from tessera.web.drawing import form_of
from tessera.web.effects import NOTHING, Tried, effects, ends_turn, some_tried
from tessera.web.errors import Refusal
from tessera.web.faults import watched
from tessera.web.hall import Hall, Work
from tessera.web.lately import left
from tessera.web.messages import Choose, Hello, OtherForm, Ping, Plea, Preview, Say, Sit, Undo, read, request_of
from tessera.web.models import Chat
from tessera.web.preview import preview
from tessera.web.prices import prices
from tessera.web.render import render, seen
from tessera.web.rendering import Rendering, delta, written
from tessera.web.sessions import Visitor, same_origin, settings_of
from tessera.web.site import site_words
from tessera.web.table import Table
from tessera.web.talk import chat_line, tell_presence
from tessera.web.viewer import Viewer
from tessera.web.visit import address, doors_of, drawing_allowed, hall_of, lang_of, limits_of, viewer_of, visitor_of, words_of

MOST_BYTES = 4096
MOST_WAITING = 64
PENANCE = 0.05  # seconds nobody listens to whoever says too much
HELLO_SECONDS = 20.0  # a page says hello at once
SILENT_SECONDS = 200.0  # and then beats every five seconds, in a hidden tab once a minute
QUICK = 0.015  # seconds a picture waits for the effects of the options, so that they come in one message
THOUGHT = 0.05  # seconds after a question until its prices are worked out
PONDERED = 0.4  # seconds until it is looked at closely whether the last choice can be taken back
log = structlog.get_logger()


class Connection:
    """One open page of a table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, visitor: Visitor, lang: str) -> None:
        self.socket, self.hall, self.table, self.visitor, self.lang = socket, hall, table, visitor, lang
        self.form = "desk"
        self.sat: int | None = None  # hot-seat: who holds the device
        self.sent: Rendering | None = None
        self.short: deque[dict[str, Any]] = deque()
        self.wake = asyncio.Event()
        self.ready = self.closed = False
        self.code = 1011  # with which the line is closed
        self.receiving: asyncio.Task[None] | None = None
        self.helped = -1  # the act after which effects were sent
        self.tried: tuple[int, dict[str, Tried]] = (-1, {})  # the options after that act, tried in imagined worlds
        self.pricing: asyncio.Task[None] | None = None  # the prices of the options are worked out
        self.pondering: asyncio.Task[None] | None = None  # can the last choice be taken back?
        self.wanted: Preview | None = None  # what a choice would do, and the task that works it out
        self.foreseeing: asyncio.Task[None] | None = None

    @property
    def viewer(self) -> Viewer:
        kept, asked = self.table.drawn, ("viewer", self.visitor.user.id, self.lang, self.form, self.sat)
        if asked not in kept:
            kept[asked] = viewer_of(self.table, self.visitor, self.lang, self.form, self.sat)
        found: Viewer = kept[asked]
        return found

    def stir(self) -> None:
        self.wake.set()

    def end(self, code: int) -> None:
        """Whoever is on this line may not go on: it is closed with this code."""
        self.closed, self.code = True, code
        if self.receiving is not None:
            self.receiving.cancel()

    def tell(self, message: dict[str, Any]) -> None:
        if message["t"] in ("here", "effects", "prices"):  # only the newest counts: it says all that the older ones said
            self.short = deque(old for old in self.short if old["t"] != message["t"])
        if len(self.short) >= MOST_WAITING:
            self.closed = True
        self.short.append(message)
        self.wake.set()

    # ---- out ----------------------------------------------------------------------------------------------

    async def sender(self) -> None:
        """First what was answered, then the newest picture."""
        while not self.closed:
            await self.wake.wait()
            self.wake.clear()
            while self.short:
                await self.socket.send_text(written(self.short.popleft()))
            if self.ready:
                await self.update()

    async def update(self) -> None:
        if self.table.match is not None and self.table.row.hotseat and self.sat is not None and self.table.state.seat != self.sat:
            self.sat = None  # the hand is over: the curtain falls
        await review.look_back(self.hall, self.table, review.PROMPT)
        new = render(self.table, self.viewer)
        seat = self.viewer.seat if new.meta["state"] == "your-turn" and self.helped != self.table.number else None
        asked = None if seat is None else asyncio.create_task(self.effects(self.table.state.clone(), seat))
        if self.sent is None or new.digest != self.sent.digest:
            before, self.sent = self.sent, new
            if asked is not None:
                await asyncio.wait({asked}, timeout=QUICK)
            if asked is not None and asked.done():
                message, asked = {**delta(before, new), "effects": asked.result()}, None
                await self.socket.send_text(written(message))
            else:
                await self.socket.send_text(self.told_once(before, new))
        if seat is not None:
            self.helped = self.table.number
            if self.pricing is not None:
                self.pricing.cancel()
            self.pricing = watched(self.explain(new, seat, asked), self.table.id)
            if self.may_ponder(seat):
                self.pondering = watched(self.ponder(new, seat), self.table.id)

    def told_once(self, before: Rendering | None, new: Rendering) -> str:
        """An update as it is sent: written once for all who saw and see the same."""
        kept, change = self.table.drawn, ("update", before and before.digest, new.digest)
        if change not in kept:
            kept[change] = written(delta(before, new))
        return str(kept[change])

    async def effects(self, state: State, seat: int, known: Mapping[str, Tried] = NOTHING) -> dict[str, str]:
        """What each option would do, in words. What was tried for it serves the prices too."""
        number, named = self.table.number, self.table.named()

        def worked_out() -> dict[str, str]:
            self.tried = number, (found := some_tried(state, seat, known))
            return effects(state, seat, self.lang, named, found)

        return await asyncio.to_thread(worked_out)

    async def explain(self, shown: Rendering, seat: int, asked: asyncio.Task[dict[str, str]] | None) -> None:
        """After the picture: the effects, if they were not quick enough to come with it, then the prices. No answer waits for them."""
        found = None if asked is None else await asked
        if found is not None and self.table.version == shown.version:
            self.tell({"t": "effects", "v": shown.version, "effects": found})
        await self.price(shown, seat)

    def may_ponder(self, seat: int) -> bool:
        steps = self.table.running.steps
        return bool(steps) and steps[-1].seat == seat and steps[-1].free is None and not (steps[-1].passes or steps[-1].drew)

    async def ponder(self, shown: Rendering, seat: int) -> None:
        """Who stays with a question learns whether the last choice can still be taken back. To be sure takes many imagined worlds; until
        then the page says that it is being looked at, and who is quicker is told when he asks for it."""
        await asyncio.sleep(PONDERED)
        match = self.table.running
        if self.closed or self.table.version != shown.version or match.steps[-1].free is not None:
            return
        await asyncio.to_thread(match.floor, seat, match.is_free)
        if self.table.version == shown.version:
            self.table.drawn.clear()
            self.stir()

    async def price(self, shown: Rendering, seat: int) -> None:
        """What each option costs and brings, for who stays with the question; of a long list also what the others do, piece by piece."""
        await asyncio.sleep(THOUGHT)
        table, state = self.table, self.table.state.clone()
        while table.version == shown.version and not self.closed:
            known = self.tried[1] if self.tried[0] == table.number else await asyncio.to_thread(some_tried, state, seat)
            found = await asyncio.to_thread(prices, state, seat, self.lang, table.names(), table.edition, known)
            if table.version == shown.version and found:
                self.tell({"t": "prices", "v": shown.version, "prices": found})
            if known.keys() >= set(state.options()):
                return
            more = await self.effects(state, seat, known)
            if table.version == shown.version:
                self.tell({"t": "effects", "v": shown.version, "effects": more})

    # ---- in -----------------------------------------------------------------------------------------------

    async def receive(self) -> None:
        while not self.closed:
            async with asyncio.timeout(SILENT_SECONDS if self.ready else HELLO_SECONDS):
                got = await self.socket.receive()
            if got["type"] == "websocket.disconnect":
                return
            text = got.get("text") or ""  # what is no text is nothing that can be read
            if len(text) > MOST_BYTES:
                await self.socket.close(1009)
                return
            try:
                limits_of(self.socket).take(self.visitor.user.id or address(self.socket), "message")
                message = read(text)
                await HANDLERS[type(message)](self, message)
            except Refusal as refusal:
                metrics.REFUSALS.labels(refusal.code).inc()
                said = words_of(refusal, site_words(self.lang))
                self.tell({"t": "error", "id": request_of(text), **refusal.plain(), "words": said})
                if refusal.code == "too-fast":  # what comes meanwhile waits on the line
                    await asyncio.sleep(PENANCE)
                if refusal.code == "stale":
                    self.sent, self.helped = None, -1
                if refusal.code == "no-undo":  # the picture that offers it no more comes after the answer
                    self.table.drawn.clear()
                self.stir()

    # ---- what a client may say ----------------------------------------------------------------------------

    async def on_ping(self, message: Ping) -> None:
        if self.pricing is not None and not self.pricing.done():
            self.pricing.add_done_callback(lambda _: self.tell({"t": "pong", "v": self.table.version}))
        else:
            self.tell({"t": "pong", "v": self.table.version})

    async def on_hello(self, message: Hello) -> None:
        self.form = form_of(self.table.game, message.form)
        if message.lang in LANGUAGES:
            self.lang = message.lang
        await review.look_back(self.hall, self.table, review.PROMPT)
        now = render(self.table, self.viewer)
        self.sent = now if message.d == now.digest else None
        self.ready = True
        self.stir()

    async def on_form(self, message: OtherForm) -> None:
        form = form_of(self.table.game, message.form)
        if message.at is not None:
            self.sent = None
            with contextlib.suppress(Refusal):  # the moment it looks at is drawn again: so often, else all of it comes
                drawing_allowed(self.socket, self.visitor)
                self.sent = seen(self.table, self.viewer, message.at, message.d)
        elif self.sent is not None and self.sent.digest != message.d:
            self.sent = None
        self.form, self.helped = form, -1
        self.stir()

    async def on_choose(self, message: Choose) -> None:
        self.behind_curtain()
        table, user = self.table, self.visitor.user
        full = f"{user.id}:{message.id}"
        fresh = table.known(full) is None and message.v == table.version
        if settings_of(user)["confirm"] and not message.sure and fresh and self.asks_first(message):
            return
        await self.acknowledged(message.id, lambda: table.choose(user.id, message.key, message.v, full))

    def asks_first(self, message: Choose) -> bool:
        """Would this choice end the turn? Then the page asks before it is made."""
        table, state = self.table, self.table.state
        seat = table.may_act(self.visitor.user.id)
        if not ends_turn(state, seat, message.key):
            return False
        said = words(table.book, self.lang).option(state.decision, message.key, facts(state, message.key), table.named())
        self.tell({"t": "sure", "id": message.id, "key": message.key, "words": said})
        return True

    async def on_preview(self, message: Preview) -> None:
        """What a choice would do: one at a time, and only the newest that was asked; a choice that comes meanwhile does not wait for it."""
        self.wanted = message
        if self.foreseeing is None or self.foreseeing.done():
            self.foreseeing = watched(self.foresee(), self.table.id)

    async def foresee(self) -> None:
        """Only for the seat that decides, and only while it is asked."""
        table = self.table
        while self.wanted is not None and not self.closed:
            (message, self.wanted), viewer = (self.wanted, None), self.viewer
            kept = ("preview", viewer, message.key, message.more)
            if message.v != table.version or viewer.curtain or render(table, viewer).meta["state"] != "your-turn":
                continue
            found: dict[str, Any] | None = table.drawn.get(kept)
            if found is None:
                found = await asyncio.to_thread(preview, table, viewer, table.state.clone(), message.key, message.more)
            if message.v == table.version:
                table.drawn[kept] = found
                self.tell(
                    {"t": "preview", "v": message.v, "key": message.key, "more": message.more, "form": viewer.form, **found}
                )

    async def on_undo(self, message: Undo) -> None:
        self.behind_curtain()
        user = self.visitor.user.id
        await self.acknowledged(message.id, lambda: self.table.undo(user, message.v, f"{user}:{message.id}", message.turn))

    async def on_plea(self, message: Plea) -> None:
        self.behind_curtain()
        limits_of(self.socket).take(self.visitor.user.id, "plea")
        table, user = self.table, self.visitor.user.id
        await self.acknowledged(message.id, lambda: pleas.said(table, user, message.yes, message.v, f"{user}:{message.id}"))

    def behind_curtain(self) -> None:
        """At one screen nobody acts before having taken it up."""
        if self.table.row.hotseat and self.viewer.curtain:
            raise Refusal("not-yours")

    async def acknowledged(self, request: str, work: Work) -> None:
        await self.hall.acted(self.table, work, lambda answer: self.tell({"t": "ack", "id": request, "v": answer.version}))

    async def on_sit(self, message: Sit) -> None:
        if not self.table.row.hotseat or message.seat not in self.table.seats_of(self.visitor.user.id):
            raise Refusal("not-yours")
        self.sat, self.sent = message.seat, None
        self.stir()

    async def on_chat(self, message: Say) -> None:
        line = (self.visitor.user.id, message.id or "")
        if not message.id or line not in self.table.said:
            limits_of(self.socket).take(self.visitor.user.id, "chat")
            await self.hall.say(self.table, self.visitor.user, message.text, message.id or "")
        self.tell({"t": "ack", "id": message.id or ""})

    def hears(self, chat: Chat) -> bool:
        """Watchers do not talk into a running game."""
        over = self.table.match is not None and self.table.state.over
        return over or chat.seat >= 0 or not self.table.seats_of(self.visitor.user.id)


HANDLERS: dict[type, Any] = {
    Ping: Connection.on_ping,
    Hello: Connection.on_hello,
    OtherForm: Connection.on_form,
    Choose: Connection.on_choose,
    Preview: Connection.on_preview,
    Undo: Connection.on_undo,
    Plea: Connection.on_plea,
    Sit: Connection.on_sit,
    Say: Connection.on_chat,
}


async def live(socket: WebSocket, table_id: str) -> None:
    """The life of one socket."""
    settings = socket.app.state.settings
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(4403)
        return
    try:
        limits_of(socket).take(address(socket), "socket")
        visitor, hall = await visitor_of(socket), hall_of(socket)
        table = await hall.get(table_id)
    except Refusal as refusal:
        if refusal.code in ("not-found", "outdated"):  # only on an accepted line does a page learn the code, and looks anew
            await socket.accept()
        await socket.close({"not-found": 4404, "outdated": 4404, "too-fast": 4429}.get(refusal.code, 4400))
        return
    who = visitor.user.id or f"guest:{visitor.nonce}"
    try:
        with limits_of(socket).socket(who, address(socket)):
            await socket.accept()
            await seated(Connection(socket, hall, table, visitor, lang_of(socket)), who)
    except Refusal:
        await socket.close(4429)


async def seated(connection: Connection, who: str) -> None:
    """From now on this page is told everything; the others see that it is there."""
    hall, table = connection.hall, connection.table
    table.onlookers.add(connection)
    table.present[who] = table.present.get(who, 0) + 1
    metrics.SOCKETS.inc()
    tell_presence(table, connection)
    try:
        chats = [chat for chat in await hall.store.chats(table.id) if connection.hears(chat)]
        connection.tell({"t": "chat", "lines": [chat_line(chat) for chat in chats], "all": True})
        hall.play_bots(table)
        user = connection.visitor.user
        with doors_of(connection.socket).guarded(user.id, user.epoch, connection.end):
            await lived(connection)
    finally:
        metrics.SOCKETS.dec()
        left(table, connection)
        if others := table.present.pop(who) - 1:
            table.present[who] = others
        tell_presence(table)


async def lived(connection: Connection) -> None:
    connection.receiving = asyncio.create_task(connection.receive())
    jobs = [asyncio.create_task(connection.sender()), connection.receiving]
    try:
        done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        for job in done:
            error = None if job.cancelled() else job.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | RuntimeError | OSError):
                log.error("socket-failed", table=connection.table.id, error=f"{type(error).__name__}: {error}", exc_info=error)
    finally:
        connection.closed = True
        connection.stir()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await connection.socket.close(connection.code)
