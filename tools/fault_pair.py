"""Two processes on PostgreSQL, one of them killed again and again while programs play: the third campaign of tools/faults.py.

Every request comes over a line of its own, so that it reaches either process. A choice without an answer is sent again under its id
until it has one. In the end the rows must be exactly the acknowledged choices: none lost, none twice.
"""

import asyncio
import contextlib
import os
import random
import signal
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tessera.core.extras import bring
from tools.load import children, site

GAMES = ("gloria_mundi", "massilia", "aquileia", "concordia")
PATIENCE = 400.0  # seconds in which some process must answer
STARTING = 120.0  # and in which a killed one is there again
LISTEN = "0A"  # as the kernel calls it


@dataclass
class Program:
    """Plays both seats of one table after the other."""

    address: str
    dice: random.Random
    stop: threading.Event
    acknowledged: dict[str, str] = field(default_factory=dict)  # request -> key
    versions: dict[str, list[int]] = field(default_factory=dict)  # table -> the versions its choices were answered with
    counts: Counter[str] = field(default_factory=Counter)
    behind: float = 0.0  # seconds after a choice in which another process may not have heard of it
    last: float = 0.0

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until some process answers; the same request may have been carried out before."""
        until = time.time() + PATIENCE
        while True:
            try:
                headers = {"connection": "close"} | ({"authorization": f"Bearer {self.token}"} if path != "/api/guests" else {})
                answer = httpx.request(method, self.address + path, json=body, headers=headers, timeout=8)
                if answer.status_code < 500:
                    return answer
                self.counts[f"answered {answer.status_code}"] += 1
            except httpx.HTTPError:
                self.counts["broken off"] += 1
            if time.time() > until:
                raise AssertionError(f"nobody answers {path}")
            time.sleep(0.05)

    def play(self) -> None:
        self.token = self.ask("POST", "/api/guests", {"name": "Robota"}).json()["token"]
        table = self.opened()
        while not self.stop.is_set():
            now = self.ask("GET", f"/api/tables/{table}/options").json()
            if now.get("over") or not now.get("options"):
                table = self.opened()
                continue
            request, key = f"r{len(self.acknowledged)}-{self.dice.random()}", self.dice.choice(now["options"])["key"]
            body = {"key": key, "version": now["version"], "request": request}
            answer = self.ask("POST", f"/api/tables/{table}/choices", body)
            if answer.status_code == 409 and time.monotonic() - self.last < self.behind:
                self.counts["asked of a process that was behind"] += 1
                continue
            assert answer.status_code == 200, answer.text  # nobody else plays here: no other choice can have been first
            self.acknowledged[request], self.last = key, time.monotonic()
            self.versions.setdefault(table, []).append(answer.json()["version"])

    def opened(self) -> str:
        game = self.dice.choice(GAMES)
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": [{"kind": "local"}] * 2}).json()["id"])


def workers(pid: int) -> list[int]:
    """The site's processes, without its bots."""
    found = []
    for child in children(pid):
        with contextlib.suppress(OSError):
            if b"tessera.web.worker" not in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def both_listen(address: str) -> None:
    """Each process listens as soon as it is ready, with a socket of its own."""
    end, port = time.time() + STARTING, f":{int(address.rpartition(':')[2]):04X}"
    while time.time() < end:
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        if sum(words[1].endswith(port) and words[3] == LISTEN for words in lines) == 2:
            return
        time.sleep(0.01)


async def rows(database: str) -> list[tuple[str, str]]:
    connection = await bring("postgres", "asyncpg").connect(database.replace("+asyncpg", ""))
    found = await connection.fetch("SELECT request, key FROM acts WHERE kind = 'choose'")
    await connection.close()
    return [(row["request"].partition(":")[2], row["key"]) for row in found]


def pair(number: int, seed: int, _folder: Path, seconds: float = 1e9) -> dict[str, Any]:
    """So many kills, or as many as fit into `seconds`."""
    dice, stop, killed, until = random.Random(seed), threading.Event(), 0, time.time() + seconds
    last = time.time()
    with site(2, forked=True) as (address, process):
        programs = [Program(address, random.Random(f"{seed}:{n}"), stop) for n in range(3)]
        threads = [threading.Thread(target=program.play) for program in programs]
        for thread in threads:
            thread.start()
        while killed < number and time.time() < until and all(thread.is_alive() for thread in threads):
            if dice.random() < 0.9:  # now and then one that is only starting
                both_listen(address)
            time.sleep(dice.uniform(0.01, 0.6))
            with contextlib.suppress(OSError, IndexError):  # neither may be there just now
                os.kill(dice.choice(workers(process.pid)), signal.SIGKILL)
                killed, last = killed + 1, time.time()
                if killed % 20 == 0:
                    print(
                        f"  {killed} kills, {sum(len(program.acknowledged) for program in programs)} acknowledged choices",
                        flush=True,
                    )
            assert time.time() - last < 2 * STARTING, "there is nobody to kill"
        died = [thread for thread in threads if not thread.is_alive()]
        stop.set()
        for thread in threads:
            thread.join(2 * PATIENCE)
        found = asyncio.run(
            rows(Path(f"/proc/{process.pid}/environ").read_bytes().decode().split("TESSERA_DATABASE=")[1].split("\0")[0])
        )
    known = {request: key for program in programs for request, key in program.acknowledged.items()}
    assert not died, "a program met an answer it should not have got"
    assert len(found) == len(set(found)), "a choice stands twice"
    lost = [request for request, key in known.items() if (request, key) not in set(found)]
    assert not lost, f"acknowledged and lost: {lost[:5]}"
    assert all(seen == sorted(seen) for program in programs for seen in program.versions.values()), "a version went back"
    counts: Counter[str] = sum((program.counts for program in programs), Counter())
    return {"kills": killed, "acknowledged": len(known), "rows": len(found), "lost": 0, "double": 0, **counts}
