"""The last errors and warnings of this process, for the host's page. The log on stderr has all of them, with where they came from."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, MutableMapping
from typing import Any

import structlog

MOST = 100
SHOWN = ("event", "level", "report", "table", "path", "error")
LAST: deque[dict[str, Any]] = deque(maxlen=MOST)
log = structlog.get_logger()


def remembered(_logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A step of every line of the log."""
    if method in ("error", "warning", "critical"):
        LAST.appendleft({"at": time.time()} | {name: str(event.get(name, ""))[:300] for name in SHOWN})
    return event


def watched(work: Coroutine[Any, Any, None], table: str) -> asyncio.Task[None]:
    """Work for a page for which nobody waits: what goes wrong in it is told here, and to no page."""

    def ended(task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error(
                "work-failed",
                what=getattr(work, "__qualname__", ""),
                table=table,
                error=f"{type(error).__name__}: {error}",
                exc_info=error,
            )

    task = asyncio.create_task(work)
    task.add_done_callback(ended)
    return task
