"""The site under load: python -m tools.load [--tables 200] [--people 4] [--pace 0.8] [--seconds 60] [--workers 2] [--spectators 0]
[--every 0]

Starts a PostgreSQL and the site in `--workers` processes (1: SQLite), opens tables of all games with `--people` at each, every one
with a page of its own, and lets each table choose `--pace` times a second. Measured is the time from a click to the clicker's own updated
page; with `--spectators` also to the last of so many who watch the first table. Everything runs on this machine, the players too, who
take a part of it. Where a game is over, the same people sit down at a new table. `--every 60` prints memory and handles once a minute:
with `--seconds 600` nothing should grow. `--json FILE` keeps the figures.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import tessera
from tessera.web.run import bound
from tools.cluster import cluster

LISTENS = "0A"  # in /proc/net/tcp
GAMES = [game.id for game in tessera.games() if 4 in game.seat_counts()]


# ---- the site ------------------------------------------------------------------------------------------------------------


def serve(port: int, folder: str, workers: int, forked: bool = False) -> None:
    """The site with limits out of the way: all these people come from one address. `forked`: its processes start in a moment."""
    from tessera.web import run
    from tessera.web import workers as several
    from tessera.web.config import Settings

    if forked:
        from tools.forks import Forked

        several.Server = Forked  # type: ignore[misc]
    settings = {"folder": folder, "rate_factor": 10_000.0, "bot_workers": 1}
    if workers > 1:
        several.Workers("127.0.0.1", port, workers, settings).run()
    else:
        run.serve(Settings(**settings), bound("127.0.0.1", port))  # type: ignore[arg-type]


@contextlib.contextmanager
def site(workers: int, forked: bool = False) -> Any:
    with bound("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(cluster()) if workers > 1 else ""
        environment = {**os.environ, "TESSERA_DATABASE": database}
        command = [sys.executable, "-m", "tools.load", "serve", str(port), folder, str(workers), *["forked"] * forked]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            until_ready(f"http://127.0.0.1:{port}", port, workers)
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.terminate()
            process.wait(30)


def until_ready(address: str, port: int, workers: int) -> None:
    """Until all its processes listen: whoever connects before has all the lines."""
    end = time.time() + 120
    while time.time() < end:
        with contextlib.suppress(httpx.TransportError):
            if listening(port) >= workers and httpx.get(f"{address}/healthz", timeout=5).status_code == 200:
                return
        time.sleep(0.1)
    raise SystemExit("the site did not start")


def listening(port: int) -> int:
    """How many sockets on this machine listen on this port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(local.endswith(f":{port:04X}") and state == LISTENS for _, local, _, state, *_ in lines)


def usage(process: subprocess.Popen[Any]) -> dict[str, float]:
    """Memory (MB), handles and processor seconds of the site's processes, without its bots."""
    pids = [process.pid, *children(process.pid)]
    found = {"mb": 0.0, "handles": 0.0, "cpu": 0.0}
    for pid in pids:
        with contextlib.suppress(OSError):
            if b"tessera.web.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                continue
            found["mb"] += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6
            found["handles"] += len(list(Path(f"/proc/{pid}/fd").iterdir()))
            times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            found["cpu"] += (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
    return found


def children(pid: int) -> list[int]:
    """Of all its threads: a process belongs to the one that started it."""
    with contextlib.suppress(OSError):
        direct = [
            int(child) for thread in Path(f"/proc/{pid}/task").iterdir() for child in (thread / "children").read_text().split()
        ]
        return direct + [one for child in direct for one in children(child)]
    return []


# ---- the people ----------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    taken: list[float] = field(default_factory=list)
    watched: list[float] = field(default_factory=list)  # until the last spectator had it
    errors: Counter[str] = field(default_factory=Counter)
    clicked: int = 0
    asked: int = 0  # what can be chosen, apart from the page
    over: int = 0  # games that came to their end
    kept: list[dict[str, float]] = field(default_factory=list)  # memory and handles, now and then


LIT = re.compile(r'data-key(?:=\\"([^"\\]+)\\"|","([^"]+)")')  # what can be chosen, in new elements and in changed ones


class Person:
    """One open page: knows whose turn it is, what can be chosen, and when its own click was answered by a picture. Where the same may be
    chosen as before, a page is not told again: then the interface is asked."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.token = address.replace("http", "ws"), token
        self.line: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.table, self.version, self.keys, self.turn, self.over = "", 0, [""], False, False
        self.awaited = 0  # what is waited for is newer than this
        self.acknowledged = False  # or comes after this: inside a secret act the version stays
        self.arrived = asyncio.Event()

    def expect(self, version: int) -> None:
        self.awaited, self.acknowledged = version, False
        self.arrived.clear()
        if self.version > version:
            self.arrived.set()

    async def sit(self, table: str, figures: Figures) -> None:
        """A page of this table instead of the one before, of which nothing more is read."""
        if self.reading is not None and self.line is not None:
            self.reading.cancel()
            await self.line.close()
        headers = {"authorization": f"Bearer {self.token}"}
        origin: Any = self.address.replace("ws", "http", 1)
        self.table, self.version, self.turn, self.over = table, 0, False, False
        self.line = await connect(
            f"{self.address}/live/{table}",
            additional_headers=headers,
            origin=origin,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        self.reading = asyncio.create_task(self.read(figures))
        await self.line.send('{"t":"hello","form":"desk"}')

    async def look(self, client: httpx.AsyncClient) -> None:
        now = await client.get(f"/api/tables/{self.table}/options", headers={"authorization": f"Bearer {self.token}"})
        if now.json()["version"] == self.version:
            self.keys = [option["key"] for option in now.json()["options"]]

    async def read(self, figures: Figures) -> None:
        assert self.line is not None
        with contextlib.suppress(Exception):
            async for text in self.line:
                message = json.loads(text)
                if message["t"] == "update":
                    lit = [first or other for first, other in LIT.findall(text)]
                    if lit or message["v"] != self.version:  # else only something else was told of the same question
                        self.keys = lit
                    self.version, self.turn = message["v"], message["meta"]["state"] == "your-turn"
                    self.over = message["meta"]["state"] == "over"
                    if self.version > self.awaited or self.acknowledged:
                        self.arrived.set()
                self.acknowledged |= message["t"] == "ack"
                if message["t"] == "error":
                    figures.errors[message["error"]] += 1
                    self.arrived.set()


@dataclass
class Party:
    """One table and everybody at it."""

    game: str
    people: list[Person]
    watchers: list[Person] = field(default_factory=list)

    async def begin(self, client: httpx.AsyncClient, figures: Figures) -> None:
        """They sit down at a new table, each with a page of it."""
        heads = [{"authorization": f"Bearer {person.token}"} for person in self.people]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(heads) - 1)]
        made = (await client.post("/api/tables", json={"game": self.game, "seats": seats}, headers=heads[0])).json()
        for head in heads[1:]:
            (await client.post(f"/api/tables/{made['id']}/join", json={}, headers=head)).raise_for_status()
        for person in (*self.people, *self.watchers):
            await person.sit(made["id"], figures)

    async def choose(self, client: httpx.AsyncClient, figures: Figures, number: str) -> None:
        """Whoever is on turn clicks; nobody, while the question is still on its way."""
        if all(person.over for person in self.people):
            figures.over += 1
            await self.begin(client, figures)
        for person in self.people:
            if person.turn and not person.keys:
                figures.asked += 1
                await person.look(client)
            if person.turn and person.keys and person.line is not None:
                for one in (person, *self.watchers):
                    one.expect(person.version)
                began, figures.clicked = time.perf_counter(), figures.clicked + 1
                choice = {"t": "choose", "v": person.version, "id": number, "key": random.choice(person.keys), "sure": True}
                await person.line.send(json.dumps(choice))
                await asyncio.wait_for(person.arrived.wait(), 30)
                figures.taken.append(time.perf_counter() - began)
                if self.watchers and person.version > person.awaited:
                    await asyncio.gather(*(asyncio.wait_for(one.arrived.wait(), 30) for one in self.watchers))
                    figures.watched.append(time.perf_counter() - began)
                return


async def play(client: httpx.AsyncClient, party: Party, pace: float, until: float, figures: Figures, number: int) -> None:
    """A choice every 1/pace seconds, whenever there is one to be made; the tables out of step with each other."""
    at = time.monotonic() + random.random() / pace
    count = 0
    while at < until:
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        at += 1 / pace
        try:
            await party.choose(client, figures, f"l{number}-{count}")
        except Exception as error:
            figures.errors[type(error).__name__] += 1
        count += 1


async def party_of(client: httpx.AsyncClient, address: str, number: int, wanted: argparse.Namespace, figures: Figures) -> Party:
    people = [await guest(client, address, "N") for _ in range(wanted.people)]
    watchers: list[Person] = []
    if number == 0 and wanted.spectators:
        watching = await guest(client, address, "W")
        watchers = [Person(address, watching.token) for _ in range(wanted.spectators)]
    party = Party(GAMES[number % len(GAMES)], people, watchers)
    await party.begin(client, figures)
    return party


async def guest(client: httpx.AsyncClient, address: str, name: str) -> Person:
    return Person(address, (await client.post("/api/guests", json={"name": name})).json()["token"])


async def look_now_and_then(process: subprocess.Popen[Any], every: float, figures: Figures) -> None:
    """Memory and handles, printed as they are."""
    began = time.monotonic()
    while every:
        now = {"seconds": time.monotonic() - began, **usage(process), "choices": len(figures.taken), "games over": figures.over}
        figures.kept.append({name: round(value, 1) for name, value in now.items()})
        print("  ".join(f"{name} {value:,.0f}" for name, value in now.items()), flush=True)
        await asyncio.sleep(every)


async def crowd(address: str, process: subprocess.Popen[Any], wanted: argparse.Namespace) -> dict[str, Any]:
    figures, parties = Figures(), []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for first in range(0, wanted.tables, 8):
            numbers = range(first, min(first + 8, wanted.tables))
            parties += await asyncio.gather(*(party_of(client, address, n, wanted, figures) for n in numbers))
        await asyncio.sleep(3)
        before, began, own = usage(process), time.monotonic(), time.process_time()
        until = began + wanted.seconds
        looking = asyncio.create_task(look_now_and_then(process, wanted.every, figures))
        await asyncio.gather(*(play(client, party, wanted.pace, until, figures, n) for n, party in enumerate(parties)))
        after, seconds = usage(process), time.monotonic() - began
        looking.cancel()
    return {
        "tables": wanted.tables, "people": wanted.tables * wanted.people, "choices": len(figures.taken),
        "asked what can be chosen": figures.asked, "games over": figures.over,
        "choices per second": round(len(figures.taken) / seconds, 1), "errors": dict(figures.errors),
        "click to own update, ms": quantiles(figures.taken), "to the last spectator, ms": quantiles(figures.watched),
        "site's processor, ms per choice": round(1000 * (after["cpu"] - before["cpu"]) / max(1, len(figures.taken)), 2),
        "players' processor, cores": round((time.process_time() - own) / seconds, 2),
        "memory, MB": [round(before["mb"]), round(after["mb"])], "handles": [int(before["handles"]), int(after["handles"])],
        "by the way": figures.kept,
    }  # fmt: skip


def quantiles(taken: list[float]) -> dict[str, float]:
    ranked = sorted(taken)
    return (
        {f"p{q}": round(1000 * ranked[min(len(ranked) - 1, len(ranked) * q // 100)], 1) for q in (50, 90, 99)} if ranked else {}
    )


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        serve(int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), "forked" in sys.argv)
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("tables", 200), ("people", 4), ("seconds", 60), ("workers", 2), ("spectators", 0), ("every", 0)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--pace", type=float, default=0.8, help="choices a second at each table")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    random.seed(1)
    with site(wanted.workers) as (address, process):
        found = asyncio.run(crowd(address, process, wanted))
    for name, value in found.items():
        if name != "by the way":
            print(f"{name:34} {value}")
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
