"""Several processes search the same decision side by side; what they found at the root is added up."""

import marshal
import os
from collections.abc import Callable, Sequence
from typing import Any

from tessera.bots.fast_search import Node, Plan, enter, grow
from tessera.core.agenda import Perspective

Worth = Callable[[Any, int], float]
Found = tuple[int, list[int], list[int], list[float], list[int], list[float]]


def grow_together(root: Node, seen: Perspective, worth: Worth, plan: Plan, seeds: Sequence[int], sims: int) -> int:
    """One search per seed: the first here, the others in copies of this process. Returns all simulations done.

    Where a process cannot be copied there is only the first; a copy that dies brings nothing."""
    helpers = [send_out(root, seen, worth, plan, seed, sims) for seed in seeds[1:]] if hasattr(os, "fork") else []
    done = grow(root, seen, worth, plan, seeds[0], sims)
    return done + sum(bring_home(root, pid, pipe) for pid, pipe in helpers)


def send_out(root: Node, seen: Perspective, worth: Worth, plan: Plan, seed: int, sims: int) -> tuple[int, int]:
    """A copy of this process that searches and writes what it found into the pipe; returns its number and the pipe's end."""
    here, there = os.pipe()
    pid = os.fork()
    if pid:
        os.close(there)
        return pid, here
    try:
        os.close(here)
        tries, wins, avail = list(root.tries), list(root.wins), list(root.avail)
        done = grow(root, seen, worth, plan, seed, sims)
        new = len(root.codes) - len(tries)
        found: Found = (
            done,
            list(root.codes),
            [after - before for after, before in zip(root.tries, tries + [0] * new, strict=True)],
            [after - before for after, before in zip(root.wins, wins + [0.0] * new, strict=True)],
            [after - before for after, before in zip(root.avail, avail + [0] * new, strict=True)],
            list(root.prior),
        )
        with os.fdopen(there, "wb") as out:
            out.write(marshal.dumps(found))
    finally:
        os._exit(0)  # nothing of the copied process may run on


def bring_home(root: Node, pid: int, pipe: int) -> int:
    """Add what a helper found to the root; returns its simulations."""
    with os.fdopen(pipe, "rb") as source:
        text = source.read()
    os.waitpid(pid, 0)
    if not text:
        return 0
    found: Found = marshal.loads(text)
    done, codes, tries, wins, avail, prior = found
    enter(root, codes, prior)
    for i, code in enumerate(codes):
        edge = root.where[code]
        root.tries[edge] += tries[i]
        root.wins[edge] += wins[i]
        root.avail[edge] += avail[i]
    return done
