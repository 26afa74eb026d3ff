"""Fields are named once, in the class body; here they get their values. Not compiled.

    class Player:
        space: i64  # steps from Rome
        stock: i64  # goods, packed

`make fields` writes clone() from these lines for compiled games; others are copied here, field by field. A frame keeps its
constructor: its arguments are its fields.
"""

import inspect
from copy import copy
from functools import cache
from typing import Any, TypeVar

from tessera.core.agenda import Book, Frame, State

T = TypeVar("T")
S = TypeVar("S", bound=State)
SHARED = ("book", "agenda", "legal", "over", "rng", "secret", "listener", "edition")  # what every state has


@cache
def declared(kind: type) -> tuple[str, ...]:
    """The names of the fields, those of the bases first. Compiled classes keep no annotations, but they list their attributes."""
    if "__init__" in vars(kind) or issubclass(kind, Frame):
        return tuple(inspect.signature(kind).parameters)
    found: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        names = vars(base).get("__mypyc_attrs__") or vars(base).get("__annotations__") or ()
        found |= dict.fromkeys(name for name in names if name != "__dict__")
    return tuple(found)


@cache
def every_field(kind: type) -> frozenset[str]:
    """The same as a set."""
    return frozenset(declared(kind))


def filled(thing: T, *sections: Any, **values: Any) -> T:
    """Every field gets its value: the one given, or that of the one section with an entry of its name. Lists become tuples."""
    kind: type = type(thing)
    if values.keys() == every_field(kind):  # nothing to look for: how games begin
        for name, value in values.items():
            setattr(thing, name, value)
        return thing
    names = declared(kind)
    for name in names:
        if name not in values and not hasattr(thing, name):
            found = [getattr(section, name) for section in sections if hasattr(section, name)]
            if len(found) != 1:
                raise TypeError(f"{type(thing).__name__}.{name} has {len(found)} values")
            values[name] = tuple(found[0]) if isinstance(found[0], list) else found[0]
    for name, value in values.items():
        if name not in names:
            raise TypeError(f"{type(thing).__name__} has no field {name}")
        setattr(thing, name, value)
    return thing


def laid_out(kind: type[T], book: Book, rng: int, secret: bytes, **fields: Any) -> T:
    """A table of this class before the first choice; the game names its own fields."""
    begun: dict[str, Any] = {"agenda": [], "legal": [], "over": False, "listener": None}
    return filled(kind(), book=book, rng=rng, secret=secret, edition=book.edition, **begun | fields)


def cloned(state: S) -> S:
    """A copy of a table whose class has no clone() of its own: lists and the things in them are copied, all else never changes."""
    kind: type = type(state)
    twin: S = kind()
    state.share(twin)
    for name in declared(kind):
        if name not in SHARED or name == "edition":
            value = getattr(state, name)
            setattr(twin, name, [copy(one) for one in value] if isinstance(value, list) else value)
    return twin
