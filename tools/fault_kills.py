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
from pathlib import Path
from typing import Any

import httpx

GAMES = ("gloria_mundi", "massilia", "aquileia", "panthalos", "concordia")


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
