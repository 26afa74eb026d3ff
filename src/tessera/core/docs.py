"""What compiled classes say of themselves. mypyc keeps no docstrings, so help() reads them from the sources, which lie beside."""

import ast
import sys
from pathlib import Path
from typing import Any


class FromSource:
    """In the place of a compiled class's docstring: read when somebody asks."""

    def __get__(self, thing: Any, kind: type) -> str:
        return text_of(kind)


def explain(*kinds: type) -> None:
    """Give these classes their docstrings back, with a line for everything public in them."""
    for kind in kinds:
        kind.__doc__ = FromSource()  # type: ignore[assignment]


def text_of(kind: type) -> str:
    """The docstring of a class, then signature and docstring of everything public in it."""
    file = sys.modules[kind.__module__].__file__ or ""
    source = Path(file).with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    found = next(one for one in ast.parse(source.read_text(encoding="utf-8")).body if getattr(one, "name", "") == kind.__name__)
    assert isinstance(found, ast.ClassDef)
    parts = [ast.get_docstring(found) or ""]
    for one in found.body:
        if isinstance(one, ast.FunctionDef) and not one.name.startswith("_"):
            said = " ".join((ast.get_docstring(one) or "").split())
            parts.append(f"{one.name}{signature(one)}" + (f"\n    {said}" if said else ""))
    return "\n\n".join(parts)


def signature(one: ast.FunctionDef) -> str:
    """As it is written, without `self`; nothing for a property."""
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in one.decorator_list):
        return f": {ast.unparse(one.returns)}" if one.returns else ""
    one.args.args = one.args.args[1:]
    return f"({ast.unparse(one.args)})" + (f" -> {ast.unparse(one.returns)}" if one.returns else "")
