"""For all tests: generated examples are the same in every run. `make test-long` looks at others (`--hypothesis-profile=other`)."""

import asyncio
import gc
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, print_blob=True)
settings.register_profile("other", derandomize=False, print_blob=True)
settings.load_profile("same")

# begun in the background of a shell, all processes would be deaf to Ctrl-C, and some tests press it
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def no_loop() -> Iterator[None]:
    """The browser's driver leaves its event loop running in this thread between browser tests: out of the way of tests with their own."""
    left = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(left)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[Any]:
    """Modules and tests by the thousand live as long as the process: never looked through; the rest as seldom as in a running site."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[Any]:
    return (yield from apart(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[Any]:
    return (yield from apart(item))


def apart(item: pytest.Item) -> Iterator[Any]:
    if item.get_closest_marker("browser"):
        return (yield)
    with no_loop():
        return (yield)
