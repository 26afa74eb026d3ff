"""Runs fixtures on worker processes, or on a Ray cluster. A killed worker loses nothing; a stopped run goes on where it was."""

import json
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from tessera.arena.match import Fixture, Result, play
from tessera.arena.pool import Pool
from tessera.core.errors import TesseraError
from tessera.core.extras import bring

RESTARTS = 20


def done_before(path: Path | None) -> dict[str, Result]:
    """Results of earlier runs by the mark of their fixture; a last line cut off by a crash is dropped."""
    found: dict[str, Result] = {}
    if path is not None and path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                result = Result.from_plain(json.loads(line))
            except (ValueError, TypeError):
                continue
            found[result.mark] = result
    return found


def run(
    plan: Sequence[Fixture],
    jobs: int | None = None,
    keep: Path | None = None,
    tell: Callable[[Result], None] | None = None,
    ray: bool = False,
) -> list[Result]:
    """All results in order. `keep`: a file that grows line by line and makes the run resumable."""
    before = done_before(keep)
    found = {fixture.number: before[fixture.mark] for fixture in plan if fixture.mark in before} if before else {}
    left = [fixture for fixture in plan if fixture.number not in found]
    for result in found.values():
        if tell:
            tell(result)
    stream = on_ray(left, jobs) if ray else on_processes(left, jobs)
    file = keep.open("a", encoding="utf-8") if keep else None
    try:
        for result in stream:
            found[result.number] = result
            if file:
                file.write(json.dumps(result.plain()) + "\n")
                file.flush()
            if tell:
                tell(result)
    finally:
        if file:
            file.close()
    return [found[n] for n in sorted(found)]


def on_processes(left: Sequence[Fixture], jobs: int | None) -> Iterator[Result]:
    """A process pool; if a worker is killed the pool is made anew and unfinished games are dealt again."""
    jobs = jobs or max(1, (os.cpu_count() or 2))
    if jobs == 1 or len(left) <= 1:
        yield from map(play, left)
        return
    waiting = {fixture.number: fixture for fixture in left}
    restarts = 0
    while waiting:
        try:
            for result in on_pool(list(waiting.values()), jobs):
                del waiting[result.number]
                yield result
        except BrokenProcessPool:
            restarts += 1
            if restarts > RESTARTS:
                raise TesseraError("workers keep dying; is there enough memory?") from None


def on_pool(left: Sequence[Fixture], jobs: int) -> Iterator[Result]:
    todo = iter(left)
    pending: set[Future[Result]] = set()
    with Pool(jobs) as pool:
        for fixture in todo:
            pending.add(pool.submit(play, fixture))
            if len(pending) >= jobs * 3:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def on_ray(left: Sequence[Fixture], jobs: int | None) -> Iterator[Result]:
    """The same on Ray: tasks are retried when a node or worker is lost."""
    ray = bring("cluster", "ray")
    if not ray.is_initialized():
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    remote: Any = ray.remote(max_retries=5)(play)
    todo = iter(left)
    pending = [remote.remote(fixture) for fixture, _ in zip(todo, range(64), strict=False)]
    while pending:
        done, pending = ray.wait(pending, num_returns=1)
        for reference in done:
            yield ray.get(reference)
        for fixture in todo:
            pending.append(remote.remote(fixture))
            break
