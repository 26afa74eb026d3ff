"""A bot's own process: `python -m tessera.web.worker`. Reads requests from stdin, answers on stdout, one at a time.

A request is a length and a pickle: (what, state, seat, bot, seed, turns). It comes from the site and nobody else. The bot gets the
seat's perspective, which is made here; whatever goes wrong stays here.
"""

import contextlib
import os
import pickle
import struct
import sys
import time
from typing import Any, BinaryIO

MEMORY = 3 << 30  # a bot that wants more than this is broken


def timed(request: Any) -> Any:
    """The answer, and which share of a processor there was for it."""
    wall, cpu = time.perf_counter(), time.process_time()
    kind, found = answer(request)
    return kind, found, (time.process_time() - cpu) / max(time.perf_counter() - wall, 1e-9)


def answer(request: Any) -> Any:
    """("key", KEY) for a choice, ("hint", [Hint, ...]) for a hint; for looking back ("judge", {key: [chance in each world]}) and
    ("course", [everybody's chances after each turn])."""
    from tessera import bots
    from tessera.bots.hints import advise

    what, state, seat, spec, seed, turns = request
    if what == "ready":
        return "ready", ""
    if spec.startswith("test:"):  # faults on demand, for the tests of the site
        return misbehave(spec, state)
    if what == "judge":
        from tessera.web.weighing import weigh

        return "judge", weigh(state, seat, seed)
    if what == "course":
        from tessera.web.weighing import chances_of

        return "course", chances_of(state, turns)
    bot = bots.make(spec, seed=seed)
    try:
        seen = state.perspective(seat)
        if what == "choose":
            return "key", bot.choose(seen)
        return "hint", advise(bot, seen, seed=seed)
    finally:
        bot.close()


def misbehave(spec: str, state: Any) -> Any:
    if spec == "test:hang":
        time.sleep(3600)
    if spec == "test:crash":
        os._exit(3)
    if spec == "test:error":
        raise RuntimeError("a bot's mistake")
    if spec == "test:none":
        return "key", None
    if spec == "test:illegal":
        return "key", "no-such-key"
    return "key", state.options()[0]


def main() -> None:
    with contextlib.suppress(Exception):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(5)
    source: BinaryIO = sys.stdin.buffer
    sink: BinaryIO = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not get between the answers
    while head := source.read(4):
        body = source.read(struct.unpack("!I", head)[0])
        try:
            reply = timed(pickle.loads(body))
        except Exception as error:
            reply = "error", f"{type(error).__name__}: {error}", 1.0
        raw = pickle.dumps(reply)
        sink.write(struct.pack("!I", len(raw)) + raw)
        sink.flush()


if __name__ == "__main__":
    main()
