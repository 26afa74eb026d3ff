"""Fields are named once, in the class body; here they get their values. Not compiled.

    class Player:
        space: i64  # steps from Rome
        stock: i64  # goods, packed

clone() follows from these lines (core/cloning.py): classes of plain Python get it here when the first of them is copied, compiled ones by
the build (hatch_build.py). A frame keeps its constructor: its arguments are its fields.
"""

import builtins
import inspect
import linecache
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from tessera.core.agenda import Book, Frame, State
from tessera.core.cloning import steps

T = TypeVar("T")
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


# ---- copies -----------------------------------------------------------------------------------------------


def cloner(kind: type) -> Callable[[Any], Any]:
    """The clone() of a class that names its fields and has none, from its fields; the class has it from now on. What a debugger
    steps through are the lines of core/cloning.py."""
    found: dict[str, Any] = {}
    for base in reversed([base for base in kind.__mro__ if base not in State.__mro__]):
        found |= inspect.get_annotations(base, eval_str=True)
    sorts = {name: sort_of(type) for name, type in found.items()}
    lines = steps(kind.__name__, sorts, issubclass(kind, State))
    text = "def clone(self):\n" + "".join(f"    {line}\n" for line in lines)
    place = f"<clone of {kind.__module__}.{kind.__qualname__}>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    known: dict[str, Any] = {kind.__name__: kind}
    exec(compile(text, place, "exec"), known)
    kind.clone = known["clone"]  # type: ignore[attr-defined]
    return known["clone"]  # type: ignore[no-any-return]


def sort_of(type: Any) -> str:
    """How such a field is copied, see core/cloning.py; what lies in a list gets a clone() if it has none."""
    inner = (*get_args(type), None)[0]
    if get_origin(type) is not list or not isinstance(inner, builtins.type) or inner.__module__ == "builtins":
        return "list" if list in (type, get_origin(type)) else ""
    if not hasattr(inner, "clone"):
        cloner(inner)
    return "things"
