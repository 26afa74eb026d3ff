"""Worker processes that leave interrupts to whoever asked for the work, and end with them."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, not even while it starts; ours comes as soon as we are done."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Pool(ProcessPoolExecutor):
    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)

    def submit(self, work: Callable[..., T], /, *args: Any, **named: Any) -> Future[T]:
        with interrupts_held():  # processes are started when there is work for them
            return super().submit(work, *args, **named)

    def __exit__(self, *error: Any) -> None:
        """What is under way when something goes wrong, or somebody presses Ctrl-C, is ended, not waited for."""
        failed = error[0] is not None
        if failed:
            for worker in list((self._processes or {}).values()):
                worker.terminate()
        self.shutdown(cancel_futures=failed)
