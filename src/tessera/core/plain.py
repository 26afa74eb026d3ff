"""Any state as plain data, read off the declared fields; digests and the clone test rest on it."""

import hashlib
from typing import Any

from tessera.core.agenda import Book, State
from tessera.core.fields import declared

UNSEEN = ("book", "legal", "listener")  # shared, derived, or nobody's business


_fields: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The fields that make a thing what it is."""
    if kind not in _fields:
        _fields[kind] = tuple(name for name in declared(kind) if name not in UNSEEN)
    return _fields[kind]


def plain(thing: Any) -> Any:
    """Lists, numbers and words all the way down; classes become [name, field, field ...]."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, bytes):
        return thing.hex()
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    name = thing.book.game.digest_name if isinstance(thing, State) else ""
    return [name or type(thing).__name__, *(plain(getattr(thing, name)) for name in fields(type(thing)) if name != "edition")]


def digest(state: State) -> str:
    """32 hex digits over the edition, the options and every field of the state."""
    book: Book = state.book
    head = [book.game.id, book.edition.hash, sorted(book.options.items())]
    text = repr([head, plain(state)])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
