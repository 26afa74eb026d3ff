"""The long fault campaigns: python -m tools.faults [kills] [network] [--kills 1000] [--schedules 10000] [--seed 1] [--json FILE]

kills      The site plays with a program through its interface and is killed (SIGKILL) at random instants. After every restart each
           acknowledged choice must be there under its version, the one in doubt is settled by sending its id again, and the state the
           site shows equals the state replayed from the rows.
network    Two clients play one table over simulated lines that cut, stall (half-open), delay, repeat and let old messages arrive after new
           ones; every schedule follows from its number. In the end both clients must show what the server shows, each choice that was
           acknowledged is stored once, and nobody waits for ever.

`tests/faults` runs short forms of both.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
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

GAMES = ("gloria_mundi", "massilia", "aquileia", "panthalos", "concordia")


# ---- kills ---------------------------------------------------------------------------------------------------------------


class Process:
    """The site as a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder, self.address = folder, f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Seconds until it was ready."""
        began = time.time()
        command = [sys.executable, "-m", "tessera.cli", "play", "--no-open", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "TESSERA_BOT_DELAY": "0", "TESSERA_BOT_WORKERS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while time.time() - began < 60:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                return time.time() - began
            time.sleep(0.02)
        raise AssertionError("the site did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Program:
    """Plays over HTTP; remembers what was acknowledged and what is in doubt."""

    def __init__(self, site: Process, seed: int) -> None:
        self.site, self.rnd, self.number = site, random.Random(seed), 0
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.doubt: tuple[str, dict[str, Any]] | None = None
        self.client = httpx.Client(base_url=site.address, timeout=10)
        token = self.client.post("/api/guests", json={"name": "Robota"}).json()["token"]
        self.client.headers["authorization"] = f"Bearer {token}"
        self.table = self.open()

    def open(self) -> str:
        self.bot = (
            self.rnd.random() < 0.25
        )  # mostly both seats are its own, so that no time passes with waiting for a bot's process
        seats = [{"kind": "local"}, {"kind": "bot", "bot": "random"} if self.bot else {"kind": "local"}]
        game = self.rnd.choice(GAMES)
        made = self.client.post("/api/tables", json={"game": game, "seats": seats}).json()
        return str(made["id"])

    def play(self, seconds: float) -> None:
        """Until the time is up; somebody else pulls the plug."""
        until = time.time() + seconds
        while time.time() < until:
            try:
                now = self.client.get(f"/api/tables/{self.table}/options").json()
                if now.get("over"):
                    self.table = self.open()
                    continue
                if not now.get("options"):
                    continue
                self.number += 1
                body = {"key": self.rnd.choice(now["options"])["key"], "version": now["version"], "request": f"r{self.number}"}
                self.doubt = (self.table, body)
                answer = self.client.post(f"/api/tables/{self.table}/choices", json=body)
                if answer.status_code == 200:
                    self.acknowledged.setdefault(self.table, {})[answer.json()["version"]] = body["key"]
                self.doubt = None
            except (httpx.HTTPError, json.JSONDecodeError, KeyError):
                return  # the site is gone

    def settle(self, counts: Counter[str]) -> None:
        """The choice in doubt: sent again with its id, it is either the one that was stored or made now; never twice."""
        if self.doubt is None:
            return
        table, body = self.doubt
        self.doubt = None
        counts["in doubt"] += 1
        first = self.client.post(f"/api/tables/{table}/choices", json=body)
        again = self.client.post(f"/api/tables/{table}/choices", json=body)
        if first.status_code == 200:
            assert again.json() == first.json(), "a repeated request got another answer"
            counts["in doubt, settled"] += 1
            self.acknowledged.setdefault(table, {})[first.json()["version"]] = body["key"]


def stored(folder: Path, table: str) -> dict[int, str]:
    with sqlite3.connect(folder / "tessera.db") as db:
        rows = db.execute("SELECT number, key FROM acts WHERE table_id = ? AND kind = 'choose'", (table,)).fetchall()
    return dict(rows)


def kills(number: int, seed: int, folder: Path) -> dict[str, Any]:
    rnd, site, counts = random.Random(seed), Process(folder), Counter[str]()
    starts = [site.start()]
    program = Program(site, seed)
    try:
        for done in range(number):
            instant = rnd.choice((rnd.uniform(0.005, 0.08), rnd.uniform(0.05, 0.5))) + (rnd.uniform(0.5, 2) if program.bot else 0)
            plug = asyncio.run(pulled(site, program, instant))
            counts["killed while answering"] += plug
            starts.append(site.start())
            program.settle(counts)
            for table, versions in program.acknowledged.items():
                kept = stored(folder, table)
                lost = {version: key for version, key in versions.items() if kept.get(version) != key}
                assert not lost, f"acknowledged and lost at kill {done}: {lost}"
            if done % 20 == 19:
                compare(site, program, folder)
                print(
                    f"  {done + 1} kills, {sum(map(len, program.acknowledged.values()))} acknowledged choices, none lost",
                    flush=True,
                )
                program.acknowledged = {program.table: program.acknowledged.get(program.table, {})} | {}
            counts["kills"] += 1
        compare(site, program, folder)
        with sqlite3.connect(folder / "tessera.db") as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            acts = db.execute("SELECT count(*) FROM acts").fetchone()[0]
    finally:
        site.kill()
    ordered = sorted(starts)
    return {
        **counts,
        "choices sent": program.number,
        "rows": acts,
        "lost": 0,
        "ready_s_p50": round(ordered[len(ordered) // 2], 2),
    }


async def pulled(site: Process, program: Program, after: float) -> bool:
    """Play, and kill the site at that instant. Whether a request was under way."""
    playing = asyncio.create_task(asyncio.to_thread(program.play, after + 5))
    await asyncio.sleep(after)
    site.kill()
    await playing
    return program.doubt is not None


def compare(site: Process, program: Program, folder: Path) -> None:
    """What the site shows is what its rows say, replayed here by the engine."""
    from tessera.core.record import Record

    shown = program.client.get(f"/api/tables/{program.table}/view").json()
    with sqlite3.connect(folder / "tessera.db") as db:
        row = db.execute(
            "SELECT game, seats, seed, chance, commitment, options FROM tables WHERE id = ?", (program.table,)
        ).fetchone()
        acts = db.execute(
            "SELECT key FROM acts WHERE table_id = ? AND kind = 'choose' ORDER BY number", (program.table,)
        ).fetchall()
    import tessera

    record = Record(tessera.game(row[0]), row[1], seed=row[2], chance=row[3], commitment=row[4], options=json.loads(row[5]))
    state = record.start()
    for (key,) in acts[: shown.get("step", len(acts))]:
        state.choose(key)
    after = program.client.get(f"/api/tables/{program.table}/view").json()
    if after["version"] == shown["version"]:  # no bot moved meanwhile
        ours = json.loads(json.dumps(state.view(shown["view"]["viewer"])))
        different = [name for name in ours if ours[name] != shown["view"].get(name)]
        assert not different, f"the replayed state of {row[0]} differs in {different}"


# ---- network --------------------------------------------------------------------------------------------------------------


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("campaign", nargs="*", default=["kills", "network"], help="kills, network; both by default")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--schedules", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="begin with this schedule: to see one again")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    found: dict[str, Any] = {}
    for name in asked.campaign or ["kills", "network"]:
        print(f"{name} ...", flush=True)
        with tempfile.TemporaryDirectory(prefix="tessera-faults-") as folder:
            if name == "kills":
                found[name] = kills(asked.kills, asked.seed, Path(folder))
            elif name == "network":
                found[name] = asyncio.run(network(asked.schedules, asked.seed, Path(folder), first=asked.first))
            else:
                parser.error(f"no campaign {name!r}")
        print(f"{name}: {found[name]}", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
