"""Many tables stepped in one call, observations and masks in preallocated NumPy arrays.

batch = Batch("gloria_mundi", 256, seats=4, seed=1)
while training:
    actions = policy(batch.observations, batch.masks)      # one legal action per table; batch.sample() draws random ones
    batch.step(actions)                                    # rewards, dones, next observations
"""

import atexit
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tessera.bots.fast_advice import Adviser
from tessera.core.agenda import State
from tessera.core.chance import seeded
from tessera.core.errors import BadSetup
from tessera.core.game import Game, find
from tessera.core.layout import LAYOUT, Plan, layout_of
from tessera.lab import observe
from tessera.lab.fast_batch import advance, draw, look

Setup = tuple[Mapping[str, Any], int]  # the options of a table, and how many play


class Batch:
    """n tables of one game. Finished tables are dealt anew at once (auto-reset); everything follows from `seed`.

    observations (n, N) uint8, masks (n, A) uint8, seats (n,) uint8: who decides; after step(): dones (n,) bool and
    rewards (n, players) float32 of the games that ended. `workers`: processes with shared memory instead of this one.
    The arrays are the same objects for the life of the batch and are written over by step(): copy what you keep.

    `setups`: tables of several kinds, (options, seats) each, in turn; observations are then in layout 2 (core.layout), the same length
    for all. `advice`: also what the heuristic says, `ratings` (n, A) float32 of the legal options and `prospects` (n, most seats)
    float32, see bots.fast_advice; the number is how far it looks ahead.
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
        setups: Sequence[Setup] = (),
        advice: int = 0,
        **options: Any,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if n < 1 or not 0 <= workers <= n:
            raise BadSetup(f"a batch needs at least one table, and no more workers than tables ({n} tables, {workers} workers)")
        self.edition = self.game.edition_text(edition)
        self.n, self.seed, self.reward, self.advice = n, seed, observe.check_reward(reward), advice
        if reward == "shaped":
            raise BadSetup("shaped rewards are for single environments; use win, rank or margin in a batch")
        self.layout = LAYOUT if setups else 1
        self.setups = self._checked(setups or [(options, seats or usual_seats(self.game, options))])
        self.players = self.game.seats[1] if setups else self.setups[0][1]
        self.length, self.actions = lengths(self)
        self._memory: list[SharedMemory] = []
        self.observations: NDArray[np.uint8] = self._array((n, self.length), workers)
        self.masks: NDArray[np.uint8] = self._array((n, self.actions), workers)
        self.seats: NDArray[np.uint8] = self._array((n,), workers)
        self.ratings: NDArray[np.float32] = self._array((n if advice else 0, self.actions), workers, np.float32)
        self.prospects: NDArray[np.float32] = self._array((n if advice else 0, self.players), workers, np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(n, dtype=bool)
        self.rewards: NDArray[np.float32] = np.zeros((n, self.players), dtype=np.float32)
        self._slices = [Slice(self, 0, n)] if not workers else []
        self._workers = [Worker(self, k, workers) for k in range(workers)]
        atexit.register(self.close)
        self.reset()

    def _checked(self, setups: Sequence[Setup]) -> list[Setup]:
        """Options with all their values, and seats that are possible."""
        found = [(self.game.check_options(chosen, self.edition), many) for chosen, many in setups]
        for chosen, many in found:
            self.game.check_seats(many, chosen)
        return [*found]

    def _array(self, shape: tuple[int, ...], shared: int, kind: Any = np.uint8) -> NDArray[Any]:
        if not shared:
            return np.zeros(shape, dtype=kind)
        memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
        self._memory.append(memory)
        return np.ndarray(shape, dtype=kind, buffer=memory.buf)

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
        self.send(actions)
        self.receive()

    def send(self, actions: ArrayLike) -> None:
        """The first half of step(): workers begin, and this process may do something else until receive()."""
        codes = np.asarray(actions)
        if codes.shape != (self.n,) or codes.dtype.kind not in "iu":
            raise BadSetup(f"expected {self.n} whole numbers, found an array of shape {codes.shape} and type {codes.dtype}")
        self._sent = codes.astype("<i8").tobytes()
        for worker in self._workers:
            worker.send("step", self._sent)

    def receive(self) -> None:
        """The second half of step(): wait until every table has moved on."""
        self.dones[:] = False
        self.rewards[:] = 0
        for ended in self._answers("step", self._sent):
            for table, rewards in ended:
                self.dones[table] = True
                self.rewards[table, : len(rewards)] = rewards

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
        return self._answers(what, data)

    def _answers(self, what: str, data: Any) -> list[Any]:
        answers = [part.do(what, data) for part in self._slices] + [worker.receive() for worker in self._workers]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        """End the worker processes; what they saw last stays readable."""
        for worker in self._workers:
            worker.close()
        self._workers = []
        if self._memory:
            for name in ("observations", "masks", "seats", "ratings", "prospects"):
                setattr(self, name, getattr(self, name).copy())
            for memory in self._memory:
                memory.close()
                memory.unlink()
            self._memory = []


class Slice:
    """Some of a batch's tables, in this process."""

    def __init__(self, batch: Any, first: int, last: int) -> None:
        self.game, self.edition, self.setups, self.reward = batch.game, batch.edition, batch.setups, batch.reward
        self.actions, self.first, self.last = batch.actions, first, last
        self.layout = layout_of(self.game, self.edition) if batch.layout == LAYOUT else None
        self.adviser = Adviser(self.game.value, self.game.worth, batch.advice, batch.players) if batch.advice else None
        self.observations = memoryview(batch.observations.reshape(-1))[first * batch.length : last * batch.length]
        self.seats = memoryview(batch.seats)[first:last]
        self.masks: NDArray[np.uint8] = batch.masks.reshape(-1)
        self.ratings: NDArray[np.float32] = batch.ratings.reshape(-1)
        self.prospects: NDArray[np.float32] = batch.prospects
        self.marked: NDArray[np.int64] = np.zeros(0, dtype=np.int64)  # places of the ones in the masks
        self.states: list[State] = []
        self.turn = 0

    def do(self, what: str, data: Any) -> Any:
        if what == "sample":
            return draw(self.states, self.first, *data)
        return self.step(data) if what == "step" else self.reset(data)

    def deal(self, i: int) -> State:
        """Table i's next game: seeds never meet, whatever the number of workers."""
        generation = self.dealt[i]
        self.dealt[i] += 1
        seed = f"{self.seed}/{self.first + i}/{generation}"
        options, seats = self.setups[(self.first + i) % len(self.setups)]
        state = self.game.start(seats, seed=seed, edition=self.edition, **options)
        return self.deal(i) if state.over else state

    def reset(self, seed: int) -> None:
        self.seed, self.turn = seed, 0
        self.dealt = [0] * (self.last - self.first)
        self.plans = [self.plan(i) for i in range(self.last - self.first)] if self.layout is not None else []
        self.states = [self.deal(i) for i in range(self.last - self.first)]
        self.show(*look(self.states, self.game.numbers, self.first, self.actions))

    def show(self, rows: list[bytes], legal_at: bytes, seats: bytes) -> None:
        """Observations, masks and seats of all tables into the arrays; of the masks only what changes is touched."""
        if self.plans:
            rows = [plan.apply(row) for plan, row in zip(self.plans, rows, strict=True)]
        self.observations[:] = b"".join(rows)
        self.masks[self.marked] = 0
        self.marked = np.frombuffer(legal_at, dtype="<i8")
        self.masks[self.marked] = 1
        self.seats[:] = seats
        if self.adviser is not None:
            self.advise(self.adviser)

    def plan(self, i: int) -> Plan:
        assert self.layout is not None
        return self.layout.plan(*self.setups[(self.first + i) % len(self.setups)])

    def advise(self, adviser: Adviser) -> None:
        """What the heuristic says of every table's decision. The worlds it imagines hang on the batch's seed, the turn and the table."""
        self.turn += 1
        seed = seeded(f"{self.seed}/advice/{self.turn}") & 0xFFFFFFFFFFFF
        places, ratings, prospects = adviser.advise(self.states, self.first, self.actions, seed)
        self.ratings[np.frombuffer(places, dtype="<i8")] = np.frombuffer(ratings, dtype="<f4")
        self.prospects[self.first : self.last] = np.frombuffer(prospects, dtype="<f4").reshape(-1, adviser.most)

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
        setting = (
            batch.game.id,
            batch.edition,
            batch.setups,
            batch.layout,
            batch.advice,
            batch.reward,
            batch.n,
            batch.players,
            names,
        )
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
        name, self.edition, self.setups, self.layout, self.advice, self.reward, self.n, self.players, memory = setting
        self.game = find(name)
        self.length, self.actions = lengths(self)
        self.kept = [SharedMemory(name=one) for one in memory]
        advised = self.n if self.advice else 0
        shapes: list[tuple[int, ...]] = [(self.n, self.length), (self.n, self.actions), (self.n,)]
        shapes += [(advised, self.actions), (advised, self.players)]
        kinds = (np.uint8, np.uint8, np.uint8, np.float32, np.float32)
        self.observations, self.masks, self.seats, self.ratings, self.prospects = (
            np.ndarray(shape, dtype=kind, buffer=one.buf) for shape, kind, one in zip(shapes, kinds, self.kept, strict=True)
        )


def usual_seats(game: Game, options: Mapping[str, Any]) -> int:
    counts = game.seat_counts(options)
    return 4 if 4 in counts else counts[-1]


def lengths(batch: Any) -> tuple[int, int]:
    """How many numbers an observation has, and how many actions there are."""
    options, seats = batch.setups[0]
    actions = len(batch.game.book(batch.edition, **options).keys)
    if batch.layout == LAYOUT:
        return layout_of(batch.game, batch.edition).length, actions
    return observe.size(batch.game, seats, batch.edition, **options), actions


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
