"""Any state as plain data, read off the constructors' signatures; digests and the clone test rest on it."""

import hashlib
import inspect
from collections.abc import Hashable
from functools import cache
from typing import Any, cast

from tessera.core.agenda import Book, Frame, State

UNSEEN = ("book", "legal", "listener")  # shared, derived, or nobody's business


@cache
def fields(kind: Hashable) -> tuple[str, ...]:
    """The names of the constructor's arguments, which are the names of the fields."""
    return tuple(name for name in inspect.signature(cast(type, kind)).parameters if name not in UNSEEN)


def plain(thing: Any) -> Any:
    """Lists, numbers and words all the way down; classes become [name, field, field ...]."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, bytes):
        return thing.hex()
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    return [type(thing).__name__, *(plain(getattr(thing, name)) for name in fields(type(thing)) if name != "edition")]


def digest(state: State) -> str:
    """32 hex digits over the edition, the options and every field of the state."""
    book: Book = state.book
    head = [book.game.id, book.edition.hash, sorted(book.options.items())]
    text = repr([head, plain(state)])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def frame_name(frame: Frame[Any]) -> str:
    return type(frame).__name__
