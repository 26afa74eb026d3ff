"""What the site says on stderr: a line of JSON per event for whoever runs one; words for somebody who plays at a terminal."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from tessera.web import faults

log = structlog.get_logger()
OVER = "\r\033[K"  # over the line of progress that may stand there


def configure(public: bool) -> None:
    """Names of players and keys of choices never appear in either form."""
    by_hand = not public and sys.stderr.isatty()
    last = [in_words] if by_hand else [structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            faults.remembered,
            structlog.processors.format_exc_info,
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if by_hand else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    for name in ("uvicorn", "uvicorn.error", "asyncio", "sqlalchemy", "alembic"):
        theirs = logging.getLogger(name)
        theirs.handlers, theirs.propagate = [Ours()], False


def in_words(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> str:
    """`Bot failed (game aquileia, bot easy): its error`, and below it where it came from."""
    what, error, trace = (str(event.pop(name, "")) for name in ("event", "error", "exception"))
    facts = ", ".join(f"{name} {told}" for name, told in event.items() if name not in ("level", "timestamp"))
    said = what.replace("-", " ").capitalize() + (f" ({facts})" if facts else "") + (f": {error}" if error else "")
    return OVER + "\n".join(filter(None, (said, trace)))


class Ours(logging.Handler):
    """What libraries say, in the form of our own lines."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            say = log.error if record.levelno >= logging.ERROR else log.warning
            say("library", logger=record.name, error=record.getMessage(), exc_info=record.exc_info)
