"""Fields are named once, in the class body; here they get their values. Not compiled.

    class Player:
        space: i64  # steps from Rome
        stock: i64  # goods, packed

clone() follows from these lines (core/cloning.py): classes of plain Python get it here when the first of them is copied, compiled ones by
the build (hatch_build.py). A frame keeps its constructor: its arguments are its fields.
"""

import builtins
import copy
import inspect
import linecache
import sys
from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

from tessera.core.agenda import Book, Edition, Frame, State
from tessera.core.cloning import steps

T = TypeVar("T")
SHARED = ("book", "agenda", "legal", "over", "rng", "secret", "listener", "edition")  # what every state has
STEADY = (int, float, str, bytes, Enum, NoneType, Frame, Book, Edition)  # what never changes


@cache
def declared(kind: type) -> tuple[str, ...]:
    """The names of the fields, those of the bases first. Compiled classes keep no annotations, but they list their attributes."""
    if "__init__" in vars(kind) or issubclass(kind, Frame):
        return tuple(inspect.signature(kind).parameters)
    found: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        names = vars(base).get("__mypyc_attrs__") or annotated(base)
        found |= dict.fromkeys(name for name in names if name != "__dict__")
    return tuple(found)


def annotated(thing: Any) -> dict[str, Any]:
    """The annotations of a class, without its bases, or of a function. From Python 3.14 on they are worked out when asked for, and what
    they name may be there for the type checker only."""
    if sys.version_info >= (3, 14):
        from annotationlib import Format, get_annotations

        return get_annotations(thing, format=Format.FORWARDREF)
    return inspect.get_annotations(thing)


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


# ---- copies -----------------------------------------------------------------------------------------------


def cloner(kind: type) -> Callable[[Any], Any]:
    """The clone() of a class that has none; the class and those made from it have theirs from now on. Where the annotations say all,
    it is made of them, and what a debugger steps through are the lines of core/cloning.py; else the copy is deep."""
    made: Callable[[Any], Any] = quick(kind) or deep
    kind.clone = made  # type: ignore[attr-defined]
    heirs: list[Any] = kind.__subclasses__()
    for heir in heirs:
        if heir.clone is made:
            cloner(heir)
    return made


def quick(kind: type) -> Callable[[Any], Any] | None:
    """A clone() line by line, if each field says how it is copied."""
    own = [base for base in reversed(kind.__mro__) if base not in State.__mro__]
    types = {name: known_type(base, type) for base in own for name, type in annotated(base).items()}
    sorts = {name: "" if name in SHARED else sort_of(type) for name, type in types.items()}
    things = [type for name, type in types.items() if sorts[name] == "things"]
    if not sorts or None in sorts.values() or len({*things}) < len(things) or any("__init__" in vars(base) for base in own):
        return None  # with a constructor it may hold what no line names; what lies in two lists may be one thing
    lines = steps(kind.__name__, {name: sort or "" for name, sort in sorts.items()}, issubclass(kind, State))
    text = "def clone(self):\n" + "".join(f"    {line}\n" for line in lines)
    place = f"<clone of {kind.__module__}.{kind.__qualname__}>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    known: dict[str, Any] = {kind.__name__: kind}
    exec(compile(text, place, "exec"), known)
    return known["clone"]  # type: ignore[no-any-return]


def known_type(kind: type, type: Any) -> Any:
    """What an annotation of this class means, or None: some name is there for the type checker only."""
    try:
        return eval(type, vars(sys.modules[kind.__module__]), dict(vars(kind))) if isinstance(type, str) else type
    except Exception:
        return None


def sort_of(type: Any) -> str | None:
    """How such a field is copied, see core/cloning.py, or None: it does not say. What lies in a list gets a clone() if it has none."""
    if unchanging(type):
        return ""
    inner = (*get_args(type), None)[0]
    if get_origin(type) is not list or unchanging(inner):
        return "list" if get_origin(type) is list else None
    if not isinstance(inner, builtins.type) or get_origin(inner) is not None or inner.__module__ == "builtins":
        return None
    return "things" if (getattr(inner, "clone", None) or cloner(inner)) is not deep else None


def unchanging(type: Any) -> bool:
    """Do such values never change?"""
    if get_origin(type) in (tuple, frozenset, Union, UnionType):
        return all(part is ... or unchanging(part) for part in get_args(type))
    plain = isinstance(type, builtins.type) and get_origin(type) is None
    return plain and (type.__module__ == "mypy_extensions" or issubclass(type, STEADY))


def deep(thing: Any) -> Any:
    """A copy with all that lies in it, each thing once; what never changes (frames, books, editions) is shared."""
    kind: Any = type(thing)
    twin, held = kind.__new__(kind), vars(thing)
    if isinstance(thing, State):
        thing.share(twin)
        held = {name: value for name, value in held.items() if name not in declared(State)}
    vars(twin).update(copy.deepcopy(held, {id(thing): twin}))
    return twin
