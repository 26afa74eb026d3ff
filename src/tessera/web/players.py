"""Bots for tables: worker processes with a time limit. One that hangs, dies or answers nonsense is replaced; a simple bot chooses instead,
the players are told, and the table goes on."""

import asyncio
import pickle
import random
import re
import secrets
import struct
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import structlog

from tessera.bots.hints import Hint
from tessera.bots.levels import LEVELS as MADE_OF
from tessera.core.agenda import State
from tessera.web import metrics

LEVELS = tuple(MADE_OF)
SPECS = (*LEVELS, "random", "greedy")
SECONDS = {"easy": 4.0, "medium": 4.0, "hard": 4.0, "master": 8.0, "course": 20.0}  # to answer, before the worker is killed
WAIT = 4.0  # the most a hint waits for a free worker
JUDGES = ("hard:ms=600", "greedy")  # who is asked for hints, the second if the first could not answer
PATIENCE = 2.0  # after so long a table is told that its bot waits, and how many are before it
HURRIED = 0.5  # of its time: less, and the players are told
TIMED = {"hard": 0.2, "master": 1.5}  # levels that think by the clock, and how many seconds
CROWD = 4  # tables a worker serves in full time; if more wait, those who think by the clock think shorter
INSTEAD = "greedy"  # chooses where a bot fails
START = 60.0  # a new worker imports everything first
NETWORK = "network:"
NETWORK_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,14}")  # with its prefix it fits a chair's `bot` column

Waits = Callable[[int], None]  # told how many wait before one; 0: it is one's turn
Answered = tuple[str, Any, float]  # what it is, what was found, which share of a processor the bot had

log = structlog.get_logger()


def silent(before: int) -> None:
    """Nobody needs to know."""


class WorkerFailed(Exception):
    """No useful answer; the worker has been replaced."""


def networks(folder: Path, game: str) -> dict[str, Path]:
    """Trained players the host offers, by bot name: networks/GAME/NAME.onnx in the data folder. Visitors name them, never a path."""
    found = sorted((folder / "networks" / game).glob("*.onnx"))
    return {NETWORK + path.stem: path for path in found if NETWORK_NAME.fullmatch(path.stem)}


class Worker:
    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tessera.web.worker", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # an interrupt at the keyboard is for the site, which then ends its bots
        )  # fmt: skip

    async def ask(self, request: Any, limit: float) -> Any:
        if self.process is None or self.process.returncode is not None:
            await self.start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        raw = pickle.dumps(request)
        try:
            process.stdin.write(struct.pack("!I", len(raw)) + raw)
            await process.stdin.drain()
            head = await asyncio.wait_for(process.stdout.readexactly(4), limit)
            body = await asyncio.wait_for(process.stdout.readexactly(struct.unpack("!I", head)[0]), limit)
        except BaseException as error:
            await self.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkerFailed(type(error).__name__) from None
        return pickle.loads(body)

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


class Players:
    """The pool of workers. `folder`: the data folder, for networks; `limit` overrides the levels' seconds and `faults` lets bots
    that misbehave on demand sit down (tests)."""

    def __init__(self, workers: int, folder: Path, limit: float = 0.0, faults: bool = False) -> None:
        self.number, self.folder, self.limit, self.faults = workers, folder, limit, faults
        self.idle: deque[Worker] = deque()
        self.queue: deque[asyncio.Future[Worker]] = deque()  # who waits for a worker, in this order
        self.all: list[Worker] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.back = asyncio.Lock()  # who looks back at a game, one at a time
        self.warm = False

    async def start(self) -> None:
        for _ in range(self.number):
            worker = Worker()
            self.all.append(worker)
            self.later(worker)

    def later(self, worker: Worker) -> None:
        """Make a worker ready in the background; it takes its place in the queue when everything is imported."""
        task = asyncio.create_task(self.prepare(worker))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def prepare(self, worker: Worker) -> None:
        while True:
            try:
                await worker.ask(("ready", None, 0, "", 0, ()), START)
                break
            except WorkerFailed as failed:
                log.error("worker-not-ready", trouble=str(failed))
                await asyncio.sleep(1)
        self.warm = True
        self.free(worker)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.all:
            await worker.stop()

    def offered(self, game: str) -> tuple[str, ...]:
        """The bots a table of this game may have."""
        return (*SPECS, *networks(self.folder, game))

    def knows(self, game: str, spec: str) -> bool:
        return spec in self.offered(game) or (self.faults and spec.startswith("test:"))

    def full_name(self, game: str, spec: str) -> str:
        """What the worker calls it: a network by its file. One that was taken away again is greedy from then on."""
        if not spec.startswith(NETWORK):
            return spec
        file = networks(self.folder, game).get(spec)
        return f"{NETWORK}{file.resolve()}" if file else "greedy"

    def seconds(self, spec: str) -> float:
        return self.limit or SECONDS.get(spec, 4.0)

    async def worker(self, most: float | None, waits: Waits) -> Worker:
        """The next free worker: who came first is served first, and a table asks for one choice at a time, so that all get their share.

        Whoever waits long hears how many are before him."""
        if self.idle:
            return self.idle.popleft()
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.queue.append(place)
        began = time.monotonic()
        try:
            while not (await asyncio.wait({place}, timeout=PATIENCE))[0]:
                if most is not None and time.monotonic() - began > (most if self.warm else START):
                    raise WorkerFailed("no worker is free")
                waits(self.queue.index(place) + 1)
            return place.result()
        except BaseException:
            if place.done():
                self.free(place.result())
            else:
                self.queue.remove(place)
            raise
        finally:
            waits(0)

    def free(self, worker: Worker) -> None:
        """Whoever has waited longest gets it."""
        if self.queue:
            self.queue.popleft().set_result(worker)
        else:
            self.idle.append(worker)

    def shortened(self, spec: str) -> tuple[str, float]:
        """Who thinks by the clock while many tables wait gets less of it, so that nobody waits longer than CROWD times its thinking; and
        which part of its time it gets."""
        part = min(1.0, CROWD * self.number / (len(self.queue) + 1))
        return (f"{spec}:ms={TIMED[spec] * part * 1000:.0f}", part) if part < 1 and spec in TIMED else (spec, 1.0)

    async def ask(
        self, what: str, state: State, seat: int, spec: str, most: float | None = WAIT, waits: Waits = silent,
        turns: Sequence[Sequence[str]] = (),
    ) -> Answered:  # fmt: skip
        """`most`: seconds to wait for a worker; None: until it is this one's turn. `turns`: what was chosen in a whole game."""
        worker = await self.worker(most, waits)
        try:
            bot, part = self.shortened(self.full_name(state.book.game.id, spec))
            found = await worker.ask((what, state, seat, bot, secrets.randbits(30), turns), self.seconds(spec))
        except BaseException:
            self.later(worker)
            raise
        self.free(worker)
        return str(found[0]), found[1], float(found[2]) * part

    async def look_back(
        self, what: str, state: State, seat: int = -1, turns: Sequence[Sequence[str]] = (), most: float | None = WAIT
    ) -> Any:
        """What is asked about a game that is over. However many look back, no bot of a running game waits for more than one of them."""
        try:
            async with asyncio.timeout(most):
                await self.back.acquire()
        except TimeoutError:
            raise WorkerFailed("others look back") from None
        try:
            kind, found, _ = await self.ask(what, state, seat, what, most, turns=turns)
        finally:
            self.back.release()
        if kind != what:
            raise WorkerFailed(str(found))
        return found

    async def choose(self, state: State, seat: int, spec: str, waits: Waits = silent) -> tuple[str, str]:
        """A legal key, always, and a note for the log of the table: "" if the bot chose as it should, "hurried" if the machine left it
        less than half its time, "instead" if it failed and a simple one chose in its place, "any" if that one failed too."""
        began = time.perf_counter()
        options = state.options()
        for bot, note in ((spec, ""), (INSTEAD, "instead")):
            try:
                kind, key, share = await self.ask("choose", state, seat, bot, None, waits)
                if kind == "key" and key in options:
                    metrics.BOT_SECONDS.labels(spec).observe(time.perf_counter() - began)
                    return str(key), note or ("hurried" if share < HURRIED and spec in TIMED else "")
                trouble = str(key)
            except WorkerFailed as failed:
                trouble = str(failed)
            metrics.BOT_FAILURES.labels(spec).inc()
            log.warning("bot-failed", game=state.book.game.id, bot=bot, decision=state.decision, trouble=trouble)
        return random.SystemRandom().choice(options), "any"

    async def hint(self, state: State, seat: int) -> list[Hint]:
        """The best options with reasons, best first; empty when no worker could answer."""
        for spec in JUDGES:
            try:
                kind, found, _ = await self.ask("hint", state, seat, spec)
            except WorkerFailed:
                continue
            if kind == "hint":
                return list(found)
        return []
