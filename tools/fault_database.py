"""The database goes away under play and comes back: the last campaign of tools/faults.py. Nothing may be acknowledged that it has not.

Programs play at three sites, one after the other: two processes whose PostgreSQL is gone for half a minute; one whose SQLite somebody
else locks for ten seconds; one whose disk is full until something is deleted (a small disk is mounted for it, which only root may).
"""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tools.cluster import answers, binary, lowered
from tools.fault_kills import Process, reading
from tools.fault_pair import PATIENCE, Program, rows
from tools.load import site

GONE, LOCKED, FULL = 30.0, 10.0, 10.0  # seconds
CAUGHT_UP = 4.0  # seconds: a busy machine's two
ROOM = "96m"  # of the small disk
BEFORE, AFTER = 20, 10  # choices of each program before the trouble, and after it


def played(address: str, seed: int, trouble: Callable[[], None], kept: Callable[[], list[tuple[str, str]]]) -> dict[str, Any]:
    """Three programs play; the trouble comes; all of them must go on, and the rows are what was acknowledged."""
    stop = threading.Event()
    programs = [Program(address, random.Random(f"{seed}:{n}"), stop, behind=CAUGHT_UP) for n in range(3)]
    threads = [threading.Thread(target=program.play) for program in programs]
    for thread in threads:
        thread.start()
    until_each(programs, threads, BEFORE)
    before = [len(program.acknowledged) for program in programs]
    began = time.monotonic()
    trouble()
    during = [len(program.acknowledged) for program in programs]
    over = time.monotonic()
    until_each(programs, threads, [n + 1 for n in during])
    healed = time.monotonic() - over
    until_each(programs, threads, [n + AFTER for n in during])
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)
    known = {request: key for program in programs for request, key in program.acknowledged.items()}
    found = kept()
    assert len(found) == len(set(found)), "a choice stands twice"
    lost = [request for request, key in known.items() if (request, key) not in set(found)]
    assert not lost, f"acknowledged, and not there: {lost[:5]}"
    return {
        "trouble_s": round(over - began, 1), "acknowledged": len(known), "meanwhile": sum(during) - sum(before), "rows": len(found),
        "false": 0, "all_go_on_after_s": round(healed, 2), **sum((program.counts for program in programs), Counter()),
    }  # fmt: skip


def until_each(programs: list[Program], threads: list[threading.Thread], wanted: int | list[int]) -> None:
    """Until each program has so many choices acknowledged."""
    marks = [wanted] * len(programs) if isinstance(wanted, int) else wanted
    end = time.monotonic() + PATIENCE
    while any(len(program.acknowledged) < mark for program, mark in zip(programs, marks, strict=True)):
        assert all(thread.is_alive() for thread in threads), "a program met an answer it should not have got"
        assert time.monotonic() < end, "it does not go on"
        time.sleep(0.01)


# ---- PostgreSQL is gone ------------------------------------------------------------------------------------------------


def gone(seed: int) -> dict[str, Any]:
    started: list[subprocess.Popen[bytes]] = []
    with site(2, forked=True) as (address, process):
        url = Path(f"/proc/{process.pid}/environ").read_bytes().decode().split("TESSERA_DATABASE=")[1].split("\0")[0]
        folder = Path(url.partition("host=")[2])

        def trouble() -> None:
            """As if its machine had lost power, and came back."""
            number = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(number, signal.SIGQUIT)
            time.sleep(GONE)
            command = [
                *lowered(folder),
                str(binary("postgres")),
                "-D",
                str(folder / "data"),
                "-k",
                str(folder),
                "-c",
                "listen_addresses=",
            ]
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            started.append(subprocess.Popen(command, cwd=folder, env={**os.environ, "LC_ALL": "C"}, **quiet))  # type: ignore[call-overload]
            asyncio.run(answers(url))

        try:
            found = played(address, seed, trouble, lambda: asyncio.run(rows(url)))
        finally:
            process.terminate()
            process.wait(30)
            for one in started:
                one.terminate()
                one.wait(20)
    return found


# ---- SQLite is locked, or its disk full --------------------------------------------------------------------------------


def at_sqlite(folder: Path, seed: int, trouble: Callable[[], None]) -> dict[str, Any]:
    def kept() -> list[tuple[str, str]]:
        with reading(folder) as db:
            found = db.execute("SELECT request, key FROM acts WHERE kind = 'choose'").fetchall()
        return [(request.partition(":")[2], key) for request, key in found]

    served = Process(folder, forked=True)
    served.start()
    try:
        return played(served.address, seed, trouble, kept)
    finally:
        served.kill()


def locked(folder: Path, seed: int) -> dict[str, Any]:
    def trouble() -> None:
        with contextlib.closing(sqlite3.connect(folder / "tessera.db", isolation_level=None, timeout=60)) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED)

    return at_sqlite(folder, seed, trouble)


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tessera-disk-") as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=False)


def full(seed: int) -> dict[str, Any]:
    with small_disk() as folder:

        def trouble() -> None:
            ballast = folder / "ballast"
            with contextlib.suppress(OSError), open(ballast, "wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            time.sleep(FULL)
            ballast.unlink()

        return at_sqlite(folder, seed, trouble)


def database(seed: int, folder: Path) -> dict[str, Any]:
    found = {"locked": locked(folder, seed), "gone": gone(seed)}
    try:
        found["full"] = full(seed)
    except (OSError, subprocess.CalledProcessError) as missing:
        found["full"] = {"not run": str(missing)}
    return found
