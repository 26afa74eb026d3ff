"""Live play over one WebSocket per page.

The client says `{"t": "choose", "v": 41, "id": "r7", "key": "farm"}`; the answer `{"t": "ack", "id": "r7", "v": 42}` comes only after the
choice is committed, and the new picture only after the answer. Each connection remembers what it has sent, so a message holds
only what changed; a slow reader gets fewer, larger messages instead of a queue that grows.
"""

import asyncio
import contextlib
import json
import re
from collections import deque
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from tessera.core.agenda import State
from tessera.core.words import LANGUAGES, words
from tessera.web import metrics
from tessera.web.effects import effects, ends_turn
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.models import Chat
from tessera.web.render import Rendering, Viewer, delta, render
from tessera.web.sessions import Visitor, same_origin, settings_of
from tessera.web.site import site_words
from tessera.web.table import Table
from tessera.web.visit import address, hall_of, lang_of, limits_of, viewer_of, visitor_of, words_of

MOST_BYTES = 4096
MOST_WAITING = 64
SEND_SECONDS = 10.0
QUICK = (
    0.015  # seconds a picture waits for the effects of the options, so that they come in one message; a frame less for the page
)
REQUEST = re.compile(r"[A-Za-z0-9_.-]{1,40}")
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
        self.ready = False
        self.closed = False
        self.helped = -1  # the version for which effects were sent

    @property
    def viewer(self) -> Viewer:
        return viewer_of(self.table, self.visitor, self.lang, self.form, self.sat)

    def stir(self) -> None:
        self.wake.set()

    def tell(self, message: dict[str, Any]) -> None:
        if message["t"] == "here":  # only the newest counts
            self.short = deque(old for old in self.short if old["t"] != "here")
        if len(self.short) >= MOST_WAITING:
            self.closed = True
        self.short.append(message)
        self.wake.set()

    # ---- out ----------------------------------------------------------------------------------------------

    async def write(self, message: dict[str, Any]) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        async with asyncio.timeout(SEND_SECONDS):  # not wait_for: before Python 3.12 it may swallow a cancellation
            await self.socket.send_text(text)

    async def sender(self) -> None:
        """First what was answered, then the newest picture."""
        while not self.closed:
            await self.wake.wait()
            self.wake.clear()
            while self.short:
                await self.write(self.short.popleft())
            if self.ready:
                await self.update()

    async def update(self) -> None:
        if self.table.match is not None and self.table.row.hotseat and self.sat is not None and self.table.state.seat != self.sat:
            self.sat = None  # the hand is over: the curtain falls
        new = render(self.table, self.viewer)
        seat = self.viewer.seat if new.meta["state"] == "your-turn" and self.helped != new.version else None
        asked = None if seat is None else asyncio.create_task(self.effects(self.table.state.clone(), seat))
        if self.sent is None or new.digest != self.sent.digest:
            message = delta(self.sent, new)
            self.sent = new
            if asked is not None:
                await asyncio.wait({asked}, timeout=QUICK)
            if asked is not None and asked.done():
                message["effects"], asked = asked.result(), None
            await self.write(message)
        if seat is not None:
            self.helped = new.version
            await self.explain(new, seat, asked)

    async def effects(self, state: State, seat: int) -> dict[str, str]:
        """What each option would do, in words."""
        return await asyncio.to_thread(effects, state, seat, self.lang, self.table.named())

    async def explain(self, shown: Rendering, seat: int, asked: asyncio.Task[dict[str, str]] | None) -> None:
        """After the picture: the effects, if they were not quick enough to come with it, and whether the last choice can be taken back."""
        found = {} if asked is None else await asked
        if found and self.table.version == shown.version:
            await self.write({"t": "effects", "v": shown.version, "effects": found})
        match = self.table.running
        if self.table.version == shown.version and match.steps and match.steps[-1].seat == seat and match.steps[-1].free is None:
            await asyncio.to_thread(match.floor, seat, match.is_free)
            if self.table.version == shown.version and not match.steps[-1].free:
                self.table.drawn.clear()
                self.stir()

    # ---- in -----------------------------------------------------------------------------------------------

    async def receive(self) -> None:
        while not self.closed:
            got = await self.socket.receive()
            if got["type"] == "websocket.disconnect":
                return
            text = got.get("text")
            if text is None:
                self.tell({"t": "error", "error": "bad-request"})
                continue
            if len(text) > MOST_BYTES:
                await self.socket.close(1009)
                return
            request = ""
            try:
                message = read(text)
                request = message.get("id", "")
                if not isinstance(request, str) or (request and not REQUEST.fullmatch(request)):
                    request = ""
                    raise Refusal("bad-request", what="id")
                if message["t"] != "ping":
                    limits_of(self.socket).take(self.visitor.user.id or address(self.socket), "message")
                await self.handle(message, request)
            except Refusal as refusal:
                metrics.REFUSALS.labels(refusal.code).inc()
                said = words_of(refusal, site_words(self.lang))
                self.tell({"t": "error", "id": request, **refusal.plain(), "words": said})
                if refusal.code == "stale":
                    self.sent, self.helped = None, -1
                self.stir()

    async def handle(self, message: dict[str, Any], request: str) -> None:
        handler = HANDLERS.get(str(message["t"]))
        if handler is None:
            raise Refusal("bad-request", what="t")
        await handler(self, message, request)

    # ---- what a client may say ----------------------------------------------------------------------------

    async def on_ping(self, message: dict[str, Any], request: str) -> None:
        self.tell({"t": "pong", "v": self.table.version})

    async def on_hello(self, message: dict[str, Any], request: str) -> None:
        """The page is there: which form it has and what it shows already."""
        self.form = form_of(message.get("form", "desk"))
        if message.get("lang") in LANGUAGES:
            self.lang = str(message["lang"])
        now = render(self.table, self.viewer)
        self.sent = now if message.get("d") == now.digest else None
        self.ready = True
        self.stir()

    async def on_form(self, message: dict[str, Any], request: str) -> None:
        self.form = form_of(message.get("form", "desk"))
        self.sent, self.helped = None, -1
        self.stir()

    async def on_choose(self, message: dict[str, Any], request: str) -> None:
        key, version = message.get("key"), message.get("v")
        if not isinstance(key, str) or len(key) > 120 or not isinstance(version, int) or not whole(version) or not request:
            raise Refusal("bad-request", what="choose")
        table, user = self.table, self.visitor.user
        if table.row.hotseat and self.viewer.curtain:
            raise Refusal("not-yours")
        full = f"{user.id}:{request}"
        if settings_of(user)["confirm"] and not message.get("sure") and table.known(full) is None and version == table.version:
            seat = table.may_act(user.id)
            if ends_turn(table.state, seat, key):
                state = table.state
                said = words(table.game, self.lang).option(state.decision, key, state.view(seat), table.named())
                self.tell({"t": "sure", "id": request, "key": key, "words": said})
                return
        answer = await self.hall.acted(table, table.choose(user.id, key, version, full))
        self.tell({"t": "ack", "id": request, "v": answer.version})

    async def on_undo(self, message: dict[str, Any], request: str) -> None:
        version = message.get("v")
        if not isinstance(version, int) or not whole(version) or not request:
            raise Refusal("bad-request", what="undo")
        user = self.visitor.user
        if self.table.row.hotseat and self.viewer.curtain:
            raise Refusal("not-yours")
        work = self.table.undo(user.id, version, f"{user.id}:{request}", bool(message.get("turn")))
        answer = await self.hall.acted(self.table, work)
        self.tell({"t": "ack", "id": request, "v": answer.version})

    async def on_plea(self, message: dict[str, Any], request: str) -> None:
        """Ask the others to let something be taken back that showed something; or answer (`yes`)."""
        version, yes = message.get("v"), message.get("yes")
        if not isinstance(version, int) or not whole(version) or not request or yes not in (None, True, False):
            raise Refusal("bad-request", what="plea")
        user = self.visitor.user
        if self.table.row.hotseat and self.viewer.curtain:
            raise Refusal("not-yours")
        full = f"{user.id}:{request}"
        table = self.table
        work = table.plead(user.id, version, full) if yes is None else table.answer_plea(user.id, yes, version, full)
        answer = await self.hall.acted(table, work)
        self.tell({"t": "ack", "id": request, "v": answer.version})

    async def on_sit(self, message: dict[str, Any], request: str) -> None:
        seat = message.get("seat")
        if not self.table.row.hotseat or seat not in self.table.seats_of(self.visitor.user.id) or not whole(seat):
            raise Refusal("not-yours")
        self.sat = int(seat)
        self.sent = None
        self.stir()

    async def on_chat(self, message: dict[str, Any], request: str) -> None:
        text = message.get("text")
        if not isinstance(text, str):
            raise Refusal("bad-request", what="text")
        line = (self.visitor.user.id, request)
        if request and line in self.table.said:
            self.tell({"t": "ack", "id": request})
            return
        limits_of(self.socket).take(self.visitor.user.id, "chat")
        chat = await self.hall.say(self.table, self.visitor.user, text)
        self.table.said.append(line)
        self.tell({"t": "ack", "id": request})
        for other in list(self.table.onlookers):
            if isinstance(other, Connection) and other.hears(chat):
                other.tell({"t": "chat", "lines": [chat_line(chat)]})

    def hears(self, chat: Chat) -> bool:
        """Watchers do not talk into a running game."""
        over = self.table.match is not None and self.table.state.over
        return over or chat.seat >= 0 or not self.table.seats_of(self.visitor.user.id)


HANDLERS = {
    "ping": Connection.on_ping,
    "hello": Connection.on_hello,
    "form": Connection.on_form,
    "choose": Connection.on_choose,
    "undo": Connection.on_undo,
    "plea": Connection.on_plea,
    "sit": Connection.on_sit,
    "chat": Connection.on_chat,
}


def chat_line(chat: Chat) -> dict[str, Any]:
    return {"seat": chat.seat, "name": chat.name, "text": chat.text, "at": round(chat.at)}


def form_of(value: Any) -> str:
    return value if isinstance(value, str) and re.fullmatch(r"[a-z0-9-]{1,20}", value) else "desk"


def whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -(2**53) < value < 2**53


def read(text: str) -> dict[str, Any]:
    """One message: a flat JSON object of known size."""
    try:
        found = json.loads(text, parse_constant=lambda _: None)
        if "\\u" in text:
            json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except (ValueError, RecursionError):
        raise Refusal("bad-request", what="json") from None
    if not isinstance(found, dict) or not isinstance(found.get("t"), str):
        raise Refusal("bad-request", what="message")
    return found


def told_presence(table: Table) -> None:
    """Everybody learns who is there and how many watch."""
    online = [chair.seat for chair in table.chairs if chair.kind == "person" and chair.user_id in table.present]
    players = {chair.user_id for chair in table.chairs if chair.user_id}
    watchers = sum(1 for user in table.present if user not in players)
    for other in list(table.onlookers):
        if isinstance(other, Connection):
            other.tell({"t": "here", "online": online, "watchers": watchers})


async def live(socket: WebSocket, table_id: str) -> None:
    """The life of one socket."""
    settings = socket.app.state.settings
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(4403)
        return
    try:
        limits_of(socket).take(address(socket), "socket")
        visitor = await visitor_of(socket)
        hall = hall_of(socket)
        table = await hall.get(table_id)
    except Refusal as refusal:
        await socket.close(4404 if refusal.code == "not-found" else 4429 if refusal.code == "too-fast" else 4400)
        return
    await socket.accept()
    connection = Connection(socket, hall, table, visitor, lang_of(socket))
    table.onlookers.add(connection)
    who = visitor.user.id or f"guest:{visitor.nonce}"
    table.present[who] = table.present.get(who, 0) + 1
    metrics.SOCKETS.inc()
    told_presence(table)
    chats = [chat for chat in await hall.store.chats(table.id) if connection.hears(chat)]
    connection.tell({"t": "chat", "lines": [chat_line(chat) for chat in chats], "all": True})
    hall.play_bots(table)
    try:
        await lived(connection)
    finally:
        metrics.SOCKETS.dec()
        table.onlookers.discard(connection)
        table.present[who] -= 1
        if not table.present[who]:
            del table.present[who]
        told_presence(table)


async def lived(connection: Connection) -> None:
    jobs = [asyncio.create_task(connection.sender()), asyncio.create_task(connection.receive())]
    try:
        done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        for job in done:
            error = job.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | RuntimeError | OSError):
                log.error("socket-failed", table=connection.table.id, error=f"{type(error).__name__}: {error}", exc_info=error)
    finally:
        connection.closed = True
        connection.stir()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await connection.socket.close(1011)
