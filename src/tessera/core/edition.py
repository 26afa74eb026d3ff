"""Editions: everything printed on the components, read from TOML, checked, and listed with its source."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any

from tessera.core.errors import BadEdition
from tessera.core.overlay import rows_key

MOST = 1_000_000  # of anything an edition counts
SOURCES = ("rulebook", "public", "house", "owner")  # editions also call the first one "seed"
ONCE: ContextVar[bool] = ContextVar("once", default=False)  # what is being read was played before: the limits it was read by hold


def parsed(text: str, where: str) -> dict[str, Any]:
    """The data of an edition: TOML, or JSON where an edition was put together from a base and what differs."""
    try:
        return dict(json.loads(text)) if text.startswith("{") else tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise BadEdition(f"{where}: not a TOML file: {error}") from None


@lru_cache(maxsize=32)
def entries(text: str, where: str, table: str) -> tuple[str, ...]:
    """The names in one table of an edition; read once, since every new game asks."""
    found = parsed(text, where).get(table)
    return tuple(found) if isinstance(found, dict) else ()


def read_text(path: str | Path, name: str = "") -> str:
    """The text of a file, or a BadEdition that says why it is none; `name`: what others than its owner may know of the place."""
    said = name or path
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise BadEdition(f"{said}: cannot be read: {error.strerror}") from None
    if len(raw) > 4_000_000:
        raise BadEdition(f"{said}: {len(raw)} bytes is no edition; 4 MB at most")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadEdition(f"{said}: not a text file") from None


def hashed(data: dict[str, Any]) -> str:
    """Equal for equal data, whatever the comments and the order of the entries."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, ensure_ascii=False, default=str).encode()).hexdigest()[:16]


def demand(holds: bool, entry: str, message: str) -> None:
    """Refuse with the entry's name what makes no sense."""
    if not holds:
        raise BadEdition(f"{entry}: {message}")


def demand_of_new(holds: bool, entry: str, message: str) -> None:
    """The same of what was possible once: what was played with it goes on, and only a new edition is refused."""
    demand(holds or ONCE.get(), entry, message)


@contextmanager
def played_once(once: bool) -> Iterator[None]:
    """Inside, editions are read by the widest limits there ever were."""
    token = ONCE.set(once)
    try:
        yield
    finally:
        ONCE.reset(token)


def values(data: Any, path: str = "", source: str = "?") -> Iterator[tuple[str, Any, str]]:
    """Every printed value as (entry, value, source). A `source` key covers its table and what lies below it."""
    if isinstance(data, dict):
        source = str(data.get("source", source))
        for key, value in data.items():
            if key == "source":
                continue
            own = str(data.get(f"{key}_source", source))
            if not key.endswith("_source"):
                yield from values(value, f"{path}.{key}" if path else key, own)
    elif isinstance(data, list) and any(isinstance(item, dict) for item in data):
        key = rows_key(data)
        for i, item in enumerate(data):
            name = item.get(key, i) if isinstance(item, dict) else i
            yield from values(item, f"{path}[{name}]", source)
    else:
        yield path, data, "rulebook" if source == "seed" else source
