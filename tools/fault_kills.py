"""The site plays with a program and is killed at random instants: the first campaign of tools/faults.py."""

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
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tessera.web import run
from tessera.web.config import Settings

STUCK = 30.0  # seconds after which it is killed without an answer
GAMES = ("gloria_mundi", "massilia", "aquileia", "panthalos", "concordia")


class Process:
    """The site as a process of its own; `forked`: from this one, so that it need not import anything."""

    def __init__(self, folder: Path, forked: bool = False) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder, self.address, self.forked = folder, f"http://127.0.0.1:{self.port}", forked

    def born(self) -> Any:
        command = ["play", "--no-open", "--port", str(self.port), "--data", str(self.folder)]
        if self.forked:
            from tools.forks import Child

            return Child(lambda: run.serve(Settings(self.folder, bot_delay=0, bot_workers=1), run.bound("127.0.0.1", self.port)))
        environment = {**os.environ, "TESSERA_BOT_DELAY": "0", "TESSERA_BOT_WORKERS": "1"}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen([sys.executable, "-m", "tessera.cli", *command], env=environment, **quiet)

    def start(self) -> float:
        """Seconds until it was ready."""
        began = time.time()
        self.process = self.born()
        while time.time() - began < 300:  # the machine may be busy
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
        self.acknowledged: dict[str, dict[str, str]] = {}  # by table: the key chosen, by the request's id
        self.doubt: tuple[str, dict[str, Any]] | None = None
        self.usual = 0.05  # seconds from one choice to the next, about
        self.client = httpx.Client(base_url=site.address, timeout=10)
        token = self.client.post("/api/guests", json={"name": "Robota"}).json()["token"]
        self.client.headers["authorization"] = f"Bearer {token}"
        self.table = self.open()

    def open(self) -> str:
        self.bot = self.rnd.random() < 0.1  # mostly both seats are its own: a bot's process takes longer to start than a kill
        seats = [{"kind": "local"}, {"kind": "bot", "bot": "random"} if self.bot else {"kind": "local"}]
        game = self.rnd.choice(GAMES)
        made = self.client.post("/api/tables", json={"game": game, "seats": seats}).json()
        return str(made["id"])

    def play(self, seconds: float) -> None:
        """Until the time is up; somebody else pulls the plug."""
        until = time.time() + seconds
        while (began := time.time()) < until:
            try:
                now = self.client.get(f"/api/tables/{self.table}/options").json()
                if now.get("over"):
                    self.table = self.open()
                    continue
                if not now.get("options"):
                    time.sleep(0.02)
                    continue
                self.number += 1
                body = {"key": self.rnd.choice(now["options"])["key"], "version": now["version"], "request": f"r{self.number}"}
                self.doubt = (self.table, body)
                answer = self.client.post(f"/api/tables/{self.table}/choices", json=body)
                if answer.status_code == 200:
                    self.acknowledged.setdefault(self.table, {})[body["request"]] = body["key"]
                self.doubt = None
                self.usual += (time.time() - began - self.usual) / 8
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
            self.acknowledged.setdefault(table, {})[body["request"]] = body["key"]


@contextlib.contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """Closed again before the next process is forked: SQLite may not be taken along."""
    with contextlib.closing(sqlite3.connect(f"file:{folder / 'tessera.db'}?mode=ro", uri=True)) as db:
        yield db


def stored(folder: Path, table: str) -> dict[str, str]:
    """By request: inside a secret act the version everybody counts by is not the number of the row."""
    with reading(folder) as db:
        rows = db.execute("SELECT request, key FROM acts WHERE table_id = ? AND kind = 'choose'", (table,)).fetchall()
    return {request.rpartition(":")[2]: key for request, key in rows}


def kills(number: int, seed: int, folder: Path, forked: bool = False) -> dict[str, Any]:
    rnd, site, counts = random.Random(seed), Process(folder, forked), Counter[str]()
    starts = [site.start()]
    program = Program(site, seed)
    try:
        for done in range(number):
            plug = asyncio.run(pulled(site, program, rnd.choice((0, rnd.randrange(12))), rnd.random() * 2))
            counts["killed while answering"] += plug
            starts.append(site.start())
            program.settle(counts)
            for table, made in program.acknowledged.items():
                kept = stored(folder, table)
                lost = {request: key for request, key in made.items() if kept.get(request) != key}
                assert not lost, f"acknowledged and lost at kill {done}: {lost}"
            if program.bot and done % 5 == 4:
                program.table = program.open()
            if done % 20 == 19:
                compare(site, program, folder)
                print(
                    f"  {done + 1} kills, {sum(map(len, program.acknowledged.values()))} acknowledged choices, none lost",
                    flush=True,
                )
                program.acknowledged = {program.table: program.acknowledged.get(program.table, {})} | {}
            counts["kills"] += 1
        compare(site, program, folder)
        with reading(folder) as db:
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


async def pulled(site: Process, program: Program, answers: int, share: float) -> bool:
    """Play, and kill the site after so many answers and a share of the time one takes here. Whether a request was under way."""
    first, until = program.number, time.time() + STUCK
    playing = asyncio.create_task(asyncio.to_thread(program.play, STUCK))
    while program.number < first + answers and time.time() < until and not playing.done():
        await asyncio.sleep(0.001)
    await asyncio.sleep(share * program.usual)
    site.kill()
    await playing
    return program.doubt is not None


def compare(site: Process, program: Program, folder: Path) -> None:
    """What the site shows is what its rows say, replayed here by the engine."""
    from tessera.core.record import Record

    shown = program.client.get(f"/api/tables/{program.table}/view").json()
    with reading(folder) as db:
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
