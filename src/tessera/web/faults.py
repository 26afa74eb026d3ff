"""The last errors and warnings of this process, for the host's page. The log on stderr has all of them, with where they came from."""

import time
from collections import deque
from collections.abc import MutableMapping
from typing import Any

MOST = 100
SHOWN = ("event", "level", "report", "table", "path", "error")
LAST: deque[dict[str, Any]] = deque(maxlen=MOST)


def remembered(_logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A step of every line of the log."""
    if method in ("error", "warning", "critical"):
        LAST.appendleft({"at": time.time()} | {name: str(event.get(name, ""))[:300] for name in SHOWN})
    return event
