"""Many tables stepped in one call, observations and masks in preallocated NumPy arrays.

batch = Batch("gloria_mundi", 256, seats=4, seed=1)
while training:
    actions = policy(batch.observations, batch.masks)      # one legal action per table; batch.sample() draws random ones
    batch.step(actions)                                    # rewards, dones, next observations
"""

import atexit
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tessera.core.agenda import State
from tessera.core.chance import seeded
from tessera.core.errors import BadSetup
from tessera.core.game import Game, find
from tessera.lab import observe
from tessera.lab.fast_batch import advance, draw, look


class Batch:
    """n tables of one game. Finished tables are dealt anew at once (auto-reset); everything follows from `seed`.

    observations (n, N) uint8, masks (n, A) uint8, seats (n,) uint8: who decides; after step(): dones (n,) bool and
    rewards (n, players) float32 of the games that ended. `workers`: processes with shared memory instead of this one.
    The arrays are the same objects for the life of the batch and are written over by step(): copy what you keep.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        reward: str = "win",
        workers: int = 0,
        edition: Any = None,
        **options: Any,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if n < 1 or not 0 <= workers <= n:
            raise BadSetup(f"a batch needs at least one table, and no more workers than tables ({n} tables, {workers} workers)")
        self.edition = self.game.edition_text(edition)
        book = self.game.book(self.edition, **options)
        counts = self.game.seat_counts(book.options)
        self.players = seats or (4 if 4 in counts else counts[-1])
        self.game.check_seats(self.players, book.options)
        self.n, self.seed, self.reward, self.options = n, seed, observe.check_reward(reward), options
        if reward == "shaped":
            raise BadSetup("shaped rewards are for single environments; use win, rank or margin in a batch")
        self.length = observe.size(self.game, self.players, self.edition, **options)
        self.actions = len(book.keys)
        self._memory: list[SharedMemory] = []
        self.observations: NDArray[np.uint8] = self._array((n, self.length), bool(workers))
        self.masks: NDArray[np.uint8] = self._array((n, self.actions), bool(workers))
        self.seats: NDArray[np.uint8] = self._array((n,), bool(workers))
        self.dones: NDArray[np.bool_] = np.zeros(n, dtype=bool)
        self.rewards: NDArray[np.float32] = np.zeros((n, self.players), dtype=np.float32)
        self._slices = [Slice(self, 0, n)] if not workers else []
        self._workers = [Worker(self, k, workers) for k in range(workers)]
        atexit.register(self.close)
        self.reset()

    def _array(self, shape: tuple[int, ...], shared: bool) -> NDArray[np.uint8]:
        if not shared:
            return np.zeros(shape, dtype=np.uint8)
        memory = SharedMemory(create=True, size=int(np.prod(shape)))
        self._memory.append(memory)
        return np.ndarray(shape, dtype=np.uint8, buffer=memory.buf)

    def reset(self, seed: int | None = None) -> None:
        """Deal all tables anew."""
        if seed is not None:
            self.seed = seed
        self.dones[:] = False
        self.rewards[:] = 0
        self._draws = 0
        self._luck = seeded(f"{self.seed}/sample") & 0x3FFFFFFFFFFFFFFF
        self._ask("reset", self.seed)

    def step(self, actions: ArrayLike) -> None:
        """One action per table, in the order of `seats`. An illegal one raises ValueError (without workers: before any is carried out)."""
        codes = np.asarray(actions)
        if codes.shape != (self.n,) or codes.dtype.kind not in "iu":
            raise BadSetup(f"expected {self.n} whole numbers, found an array of shape {codes.shape} and type {codes.dtype}")
        self.dones[:] = False
        self.rewards[:] = 0
        for ended in self._ask("step", codes.astype("<i8").tobytes()):
            for table, rewards in ended:
                self.dones[table] = True
                self.rewards[table] = rewards

    def sample(self) -> NDArray[np.int64]:
        """One legal action per table, each equally likely: the random player, several times as fast as drawing from the masks.

        Deterministic: draw number k after a reset hangs on the batch's seed, k and the table, whatever the number of workers.
        """
        drawn = self._ask("sample", (self._luck, self._draws))
        self._draws += 1
        return np.frombuffer(b"".join(drawn), dtype="<i8")

    def _ask(self, what: str, data: Any) -> list[Any]:
        """All slices do the same, in parallel if there are workers; every answer is fetched before an error is raised."""
        for worker in self._workers:
            worker.send(what, data)
        answers = [part.do(what, data) for part in self._slices] + [worker.receive() for worker in self._workers]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._workers = []
        if self._memory:
            self.observations, self.masks, self.seats = self.observations.copy(), self.masks.copy(), self.seats.copy()
            for memory in self._memory:
                memory.close()
                memory.unlink()
            self._memory = []


class Slice:
    """Some of a batch's tables, in this process."""

    def __init__(self, batch: Any, first: int, last: int) -> None:
        self.game, self.players, self.edition = batch.game, batch.players, batch.edition
        self.options, self.reward = batch.options, batch.reward
        self.actions, self.first, self.last = batch.actions, first, last
        self.observations = memoryview(batch.observations.reshape(-1))[first * batch.length : last * batch.length]
        self.seats = memoryview(batch.seats)[first:last]
        self.masks: NDArray[np.uint8] = batch.masks.reshape(-1)
        self.marked: NDArray[np.int64] = np.zeros(0, dtype=np.int64)  # places of the ones in the masks
        self.states: list[State] = []

    def do(self, what: str, data: Any) -> Any:
        if what == "sample":
            return draw(self.states, self.first, *data)
        return self.step(data) if what == "step" else self.reset(data)

    def deal(self, i: int) -> State:
        """Table i's next game: seeds never meet, whatever the number of workers."""
        generation = self.dealt[i]
        self.dealt[i] += 1
        seed = f"{self.seed}/{self.first + i}/{generation}"
        state = self.game.start(self.players, seed=seed, edition=self.edition, **self.options)
        return self.deal(i) if state.over else state

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.dealt = [0] * (self.last - self.first)
        self.states = [self.deal(i) for i in range(self.last - self.first)]
        self.show(*look(self.states, self.game.numbers, self.first, self.actions))

    def show(self, rows: list[bytes], legal_at: bytes, seats: bytes) -> None:
        """Observations, masks and seats of all tables into the arrays; of the masks only what changes is touched."""
        self.observations[:] = b"".join(rows)
        self.masks[self.marked] = 0
        self.marked = np.frombuffer(legal_at, dtype="<i8")
        self.masks[self.marked] = 1
        self.seats[:] = seats

    def step(self, codes: bytes) -> list[tuple[int, list[float]]]:
        numbers, rewarded = self.game.numbers, []
        ended, (rows, legal_at, seats) = advance(self.states, codes, numbers, self.first, self.actions)
        if ended:
            who = bytearray(seats)
            for i in ended:
                rewarded.append((self.first + i, observe.final_rewards(self.states[i], self.reward)))
                self.states[i] = self.deal(i)
                (rows[i],), more, (who[i],) = look([self.states[i]], numbers, self.first + i, self.actions)
                legal_at += more
            seats = bytes(who)
        self.show(rows, legal_at, seats)
        return rewarded


class Worker:
    """A process that runs a slice; arrays are shared, only actions and ends travel."""

    def __init__(self, batch: Batch, k: int, workers: int) -> None:
        self.first, self.last = batch.n * k // workers, batch.n * (k + 1) // workers
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        names = [memory.name for memory in batch._memory]
        setting = (batch.game.id, batch.players, batch.edition, batch.options, batch.reward, batch.n, names)
        self.process = context.Process(target=serve, args=(far, setting, self.first, self.last), daemon=True)
        self.process.start()

    def send(self, what: str, data: Any) -> None:
        self.pipe.send((what, data))

    def receive(self) -> Any:
        return self.pipe.recv()

    def close(self) -> None:
        with suppress(OSError):
            self.pipe.send(("stop", None))
        self.process.join(timeout=5)
        if self.process.is_alive():
            self.process.kill()


class Mirror:
    """The arrays of a batch as seen from a worker."""

    def __init__(self, setting: tuple[Any, ...]) -> None:
        name, self.players, self.edition, self.options, self.reward, self.n, memory = setting
        self.game = find(name)
        self.length = observe.size(self.game, self.players, self.edition, **self.options)
        self.actions = len(self.game.book(self.edition, **self.options).keys)
        self.kept = [SharedMemory(name=one) for one in memory]
        shapes: list[tuple[int, ...]] = [(self.n, self.length), (self.n, self.actions), (self.n,)]
        self.observations, self.masks, self.seats = (
            np.ndarray(shape, dtype=np.uint8, buffer=one.buf) for shape, one in zip(shapes, self.kept, strict=True)
        )


def serve(pipe: Any, setting: tuple[Any, ...], first: int, last: int) -> None:
    """A worker's life: do as told until told to stop; errors travel back instead of ending it."""
    mirror = Mirror(setting)
    part = Slice(mirror, first, last)
    while True:
        what, data = pipe.recv()
        if what == "stop":
            return
        try:
            pipe.send(part.do(what, data))
        except Exception as error:  # whatever it is belongs to the caller
            pipe.send(error)
