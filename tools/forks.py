"""Processes of the site that start in a moment: forked from one that has imported everything. Each is killed as a whole."""

import contextlib
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import IO, Any

from tessera.web import kept
from tessera.web.keeper import Server


class Child:
    """A forked process, spoken to as `subprocess.Popen`."""

    stdin: IO[str]
    stdout: IO[str]

    def __init__(self, work: Callable[[], Any], keep: tuple[int, ...] = ()) -> None:
        said, heard = os.pipe(), os.pipe()
        self.code: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            alone(said[0], heard[1], keep)
            try:
                work()
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        os.close(said[0])
        os.close(heard[1])
        self.stdin, self.stdout = os.fdopen(said[1], "w"), os.fdopen(heard[0])

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while self.code is None:
            if end is not None and time.monotonic() > end:
                return -1
            with contextlib.suppress(ChildProcessError):
                pid, status = os.waitpid(self.pid, 0 if end is None else os.WNOHANG)
                if pid:
                    self.code = os.waitstatus_to_exitcode(status)
                    break
            time.sleep(0.01)
        return self.code

    def poll(self) -> int | None:
        self.wait(0.0)
        return self.code

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def send_signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)


def alone(stdin: int, stdout: int, keep: tuple[int, ...]) -> None:
    """Nothing of its parent's stays open but what it is given; in the place of the rest is nothing, as objects may still close it."""
    os.setsid()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(stdin, 0)
    os.dup2(stdout, 1)
    for name in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):  # the listing's own
            if int(name) not in (0, 1, nothing, *keep):
                os.fstat(int(name))
                os.dup2(nothing, int(name))
    sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")


class Forked(Server):
    """A server of `tessera serve --workers`, without its own imports."""

    def __init__(self, listening: Any, settings: dict[str, Any], _engine: str) -> None:
        number = listening.fileno()
        self.process: Any = Child(lambda: kept.main(settings | {"fd": number}), (number,))
