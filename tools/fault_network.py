"""Two clients play one table over lines that cut, stall, delay and repeat: the second campaign of tools/faults.py."""

import asyncio
import json
import random
import time
from collections import Counter, deque
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx

from tessera.web.app import create
from tessera.web.config import Settings
from tessera.web.patch import normal, patched
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.render import render
from tessera.web.rendering import LAYERS
from tessera.web.socket import Connection, lived
from tessera.web.viewer import Viewer
from tools.fault_kills import GAMES


class Line:
    """One connection between a client and the server, as the simulator sees it: two queues and how broken it is."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.client = SimpleNamespace(host="10.0.0.1")
        self.up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()  # delivered to the server
        self.on_way_up: deque[str] = deque()
        self.on_way_down: deque[str] = deque()
        self.cut = False  # both sides will notice
        self.stalled = False  # half-open: nothing arrives any more, and nobody knows yet
        self.idle = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # what tessera.web.socket sees
    async def receive(self) -> dict[str, Any]:
        if self.up.empty():
            self.idle.set()
        message = await self.up.get()
        self.idle.clear()
        return message

    async def send_text(self, text: str) -> None:
        if self.cut:
            raise OSError("gone")
        self.on_way_down.append(text)

    async def close(self, code: int = 1000) -> None:
        self.cut = True


class Client:
    """The page's wire and layers once more, in Python: resends what was not answered, applies what comes."""

    def __init__(self, rnd: random.Random) -> None:
        self.rnd = rnd
        self.line: Line | None = None
        self.waiting: dict[str, dict[str, Any]] = {}
        self.number = 0
        self.version = -1
        self.meta: dict[str, Any] = {}
        self.layers: dict[str, dict[str, str]] = {layer: {} for layer in LAYERS}
        self.parts: dict[str, str] = {}
        self.pending: str | None = None
        self.acknowledged: dict[str, int] = {}
        self.keys: dict[str, str] = {}
        self.digest = ""

    def connected(self, line: Line) -> None:
        self.line = line
        line.on_way_up.append(json.dumps({"t": "hello", "lang": "en", "form": "desk", "d": self.digest}))
        line.on_way_up.extend(json.dumps(message) for message in self.waiting.values())

    def choose(self, options: list[str]) -> None:
        if self.pending or self.line is None or self.meta.get("state") != "your-turn" or not options:
            return
        self.number += 1
        request = f"c{self.number}"
        self.keys[request] = self.rnd.choice(options)
        message = {"t": "choose", "v": self.version, "key": self.keys[request], "id": request}
        self.waiting[request], self.pending = message, request
        self.line.on_way_up.append(json.dumps(message))

    def heard(self, text: str) -> None:
        message = json.loads(text)
        request = message.get("id")
        if request:
            self.waiting.pop(request, None)
            if request == self.pending:
                self.pending = None
        if message["t"] == "ack" and "v" in message:
            self.acknowledged[request] = message["v"]
        if message["t"] == "update":
            self.version, self.meta, self.digest = message["v"], message["meta"], message["d"]
            for layer in LAYERS:
                change = message.get(layer, {})
                if message.get("full"):
                    self.layers[layer] = {}
                kept = {k: v for k, v in self.layers[layer].items() if k not in change.get("del", [])}
                again = {key: patched(kept[key], changes) for key, changes in change.get("patch", {}).items()}
                self.layers[layer] = kept | again | change.get("set", {})
            for name, change in message.get("parts", {}).items():
                self.parts[name] = change if isinstance(change, str) else patched(f"<p>{self.parts[name]}</p>", change)[3:-4]


def plain(texts: dict[str, str]) -> dict[str, str]:
    """However they are written."""
    return {key: normal(text) for key, text in texts.items()}


async def nothing(*_: Any) -> dict[str, str]:
    return {}


class Simulator:
    """One schedule: two clients, one table, and a line that misbehaves as its number says."""

    def __init__(self, app: Any, table: Any, visitors: list[Any], number: int) -> None:
        self.app, self.table, self.visitors = app, table, visitors
        self.rnd = random.Random(f"schedule {number}")
        self.clients = [Client(random.Random(f"{number} {seat}")) for seat in range(2)]
        self.faults = Counter[str]()
        self.old: list[Line] = []
        self.every: list[Line] = []

    def open(self, seat: int) -> None:
        line = Line(SimpleNamespace(state=SimpleNamespace(limits=SimpleNamespace(take=lambda *_: None))))
        connection = Connection(line, self.app.state.hall, self.table, self.visitors[seat], "en")  # type: ignore[arg-type]
        connection.effects = connection.explain = nothing  # type: ignore[assignment, method-assign]  # not what is tested here
        self.table.onlookers.add(connection)
        line.task = asyncio.create_task(self.live(connection))
        self.every.append(line)
        self.clients[seat].connected(line)

    async def live(self, connection: Connection) -> None:
        try:
            await lived(connection)
        finally:
            self.table.onlookers.discard(connection)

    async def quiet(self) -> None:
        """Until the server has done what it can with what was delivered."""
        still = 0
        while still < 3:
            alive = (line for line in self.every if line.task is not None and not line.task.done())
            busy = self.table.lock.locked() or any(not line.idle.is_set() for line in alive)
            still = 0 if busy else still + 1
            await asyncio.sleep(0)

    async def deliver(self, line: Line, client: Client | None) -> None:
        if line.on_way_up and not line.stalled:
            line.up.put_nowait({"type": "websocket.receive", "text": line.on_way_up.popleft()})
        if client is not None and client.line is line and line.on_way_down and not line.stalled:
            client.heard(line.on_way_down.popleft())

    def lose(self, seat: int, late: bool) -> None:
        """The line breaks. Sometimes what was under way to the server arrives after the client has come back by another line."""
        client = self.clients[seat]
        line = client.line
        if line is None:
            return
        client.line = None
        line.on_way_down.clear()
        if late and line.on_way_up and not line.stalled:
            self.old.append(line)
            self.faults["late"] += 1
        else:
            line.on_way_up.clear()
            line.up.put_nowait({"type": "websocket.disconnect"})

    async def run(self, steps: int) -> None:
        for _ in range(steps):
            seat = self.rnd.randrange(2)
            client = self.clients[seat]
            what = self.rnd.random()
            if client.line is None:
                if what < 0.5:
                    self.open(seat)
            elif what < 0.06:
                self.faults["cut"] += 1
                self.lose(seat, self.rnd.random() < 0.5)
            elif what < 0.10:
                self.faults["half-open"] += 1
                client.line.stalled = True
            elif what < 0.16 and client.line.on_way_up:
                self.faults["repeated"] += 1
                client.line.on_way_up.append(client.line.on_way_up[-1])
            elif what < 0.2 and client.line.stalled:
                self.faults["heartbeat"] += 1
                self.lose(seat, False)
            elif what < 0.45:
                self.click(seat)
            else:
                await self.deliver(client.line, client)
            if self.old and self.rnd.random() < 0.3:
                line = self.old[0]
                await self.deliver(line, None)
                if not line.on_way_up:
                    line.up.put_nowait({"type": "websocket.disconnect"})
                    self.old.pop(0)
            await self.quiet()
        await self.heal()

    def click(self, seat: int) -> None:
        state = self.table.state
        known = self.clients[seat].version == self.table.version
        if not state.over and (state.seat == seat or not known):
            self.clients[seat].choose(list(state.options()))

    async def heal(self) -> None:
        """The lines get well again: a heartbeat finds the dead ones, and everything is delivered."""
        for line in self.old:
            line.on_way_up.clear()
            line.up.put_nowait({"type": "websocket.disconnect"})
        self.old.clear()
        for seat, client in enumerate(self.clients):
            if client.line is not None and client.line.stalled:
                self.lose(seat, False)
            if client.line is None:
                self.open(seat)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            for client in self.clients:
                assert client.line is not None
                await self.deliver(client.line, client)
            await self.quiet()
            await asyncio.sleep(0.0005)
            if self.agreed():
                break
        self.check()

    def agreed(self) -> bool:
        return all(
            not client.waiting and client.line is not None and not client.line.on_way_up and not client.line.on_way_down
            and client.version == self.table.version
            for client in self.clients
        )  # fmt: skip

    def check(self) -> None:
        for seat, client in enumerate(self.clients):
            assert not client.waiting, "a request was never answered"
            wanted = render(self.table, Viewer(seat, "en", "desk", seat == 0, False, True))
            assert client.version == self.table.version, "the client stayed behind"
            for layer in LAYERS:
                assert plain(client.layers[layer]) == plain(wanted.layers.get(layer, {})), f"seat {seat} shows another {layer}"
            assert plain({k: v for k, v in client.parts.items() if k in wanted.parts}) == plain(wanted.parts)
        steps = {step.act: step.key for step in self.table.running.steps}
        for client in self.clients:
            for request, version in client.acknowledged.items():
                assert steps.get(version) == client.keys[request], "acknowledged, but not what is stored"
        assert len(self.table.running.steps) == len(steps)

    async def close(self) -> None:
        for line in self.every:
            line.up.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(*(line.task for line in self.every if line.task is not None), return_exceptions=True)


async def network(number: int, seed: int, folder: Path, steps: int = 60, first: int = 0) -> dict[str, Any]:
    app = create(Settings(folder=folder, bot_workers=1))
    counts, began = Counter[str](), time.time()
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        visitors = []
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            for name in ("Ada", "Ben"):
                token = (await client.post("/api/guests", json={"name": name})).json()["token"]
                visitors.append(await app.state.sessions.read(token))
        for done in range(first, first + number):
            game = GAMES[(seed + done) % len(GAMES)]
            ada, ben = (visitor.user for visitor in visitors)
            plan = TablePlan(
                game, (SeatPlan("me"), SeatPlan("me")), seed=f"{seed}-{done}", users=((0, ada.id, "Ada"), (1, ben.id, "Ben"))
            )
            table = await app.state.hall.open(plan, ada)
            one = Simulator(app, table, visitors, seed * 1_000_003 + done)
            for seat in range(2):
                one.open(seat)
            try:
                await one.run(steps)
            except AssertionError as error:
                raise AssertionError(f"schedule {seed}/{done} ({game}): {error}") from error
            finally:
                await one.close()
            counts += one.faults
            counts["schedules"] += 1
            counts["choices"] += len(table.running.steps)
            app.state.hall.tables.pop(table.id, None)
            if done % 500 == 499:
                print(f"  {done + 1} schedules, {dict(counts)}", flush=True)
    return {**counts, "differences": 0, "seconds": round(time.time() - began)}
