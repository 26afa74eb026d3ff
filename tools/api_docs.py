"""Writes docs/api.md: everything public, with what its source says of it. `make docs`, or

    python -m tools.api_docs [--check]

Something public without a docstring is an error; `--check` writes nothing and says whether the page is fresh.
"""

import inspect
import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

os.environ["TESSERA_ENGINE"] = "pure"  # compiled classes keep neither signatures nor docstrings

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# The API

Everything public, as its source says. Made by `make docs`; do not edit. In Python, `help(tessera.State)` says the same.

"""
USED = "tessera tessera.bots tessera.arena tessera.lab tessera.look tessera.conformance"
CORE = "game agenda book blocks fields edition form codec outlook events drawing nodes goods sets hands rows numbers"
PLACES = {"Using the games": USED.split(), "Writing a game": [f"tessera.core.{name}" for name in CORE.split()]}


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Names and things: those of `__all__`, or what is defined in the module itself."""
    for name in getattr(module, "__all__", None) or vars(module):
        thing = getattr(module, name)
        here = getattr(thing, "__module__", "") == module.__name__
        if not name.startswith("_") and (inspect.isclass(thing) or inspect.isroutine(thing)):
            if here or hasattr(module, "__all__"):
                yield name, thing


def members(kind: type) -> Iterator[tuple[str, Any]]:
    """What a class adds: its own methods and properties."""
    for name, thing in vars(kind).items():
        if not name.startswith("_") and (inspect.isroutine(thing) or isinstance(thing, property)):
            yield name, thing


def signature(thing: Any) -> str:
    if isinstance(thing, property) or (inspect.isclass(thing) and issubclass(thing, Exception)):
        return ""
    try:
        text = str(inspect.signature(getattr(thing, "__wrapped__", thing)))
    except (TypeError, ValueError):
        return "(...)"
    text = re.sub(r"\(self(, )?", "(", text).replace("typing.", "").replace("collections.abc.", "").replace("~", "")
    text = re.sub(r"(: |-> )'([^']*)'", r"\1\2", text)  # classes named before they are there
    text = re.sub(r"<[^>]*>", "...", re.sub(r"\b(?:tessera|mypy_extensions|pathlib|types)(?:\.\w+)*\.(\w+)", r"\1", text))
    return text if len(text) < 200 else "(...)"  # what is longer is read in the source


def entry(title: str, thing: Any, owner: type | None = None) -> tuple[str, bool]:
    """One line, and whether it says anything; a method may inherit its words."""
    said = inspect.getdoc(getattr(owner, title.rpartition(".")[2]) if owner else thing) or ""
    return f"`{title}{signature(thing)}`" + (f": {' '.join(said.split())}" if said else ""), bool(said)


def page() -> tuple[str, list[str]]:
    """The text, and what says nothing."""
    lines, silent, known = [HEAD.rstrip()], [], set()
    for heading, names in PLACES.items():
        lines += ["", f"## {heading}"]
        for module in map(import_module, names):
            lines += ["", f"### {module.__name__}", "", (inspect.getdoc(module) or "").split("\n\n")[0].replace("\n", " "), ""]
            for name, thing in public(module):
                if thing in known:
                    continue
                known.add(thing)
                text, says = entry(name, thing)
                lines.append(f"- **{name}** {text}")
                silent += [] if says else [f"{module.__name__}.{name}"]
                for inner, part in members(thing) if inspect.isclass(thing) else ():
                    text, says = entry(f"{name}.{inner}", part, thing)
                    lines.append(f"  - {text}")
                    silent += [] if says else [f"{module.__name__}.{name}.{inner}"]
    return "\n".join(lines) + "\n", silent


def main(check: bool) -> int:
    text, silent = page()
    for name in silent:
        print(f"without a docstring: {name}", file=sys.stderr)
    if check:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
        print("docs/api.md is fresh" if fresh else "docs/api.md is stale: make docs")
        return 0 if fresh and not silent else 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"docs/api.md: {text.count(chr(10) + '- ')} things, {text.count(chr(10) + '  - ')} parts of them")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
