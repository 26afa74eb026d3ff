"""Which engine runs: the compiled modules, or the same files as plain Python.

TESSERA_ENGINE = auto (compiled if present and fresh, else the sources, with a warning), pure, or native (an error if missing
or stale). The compiled set is all or nothing; `_native.json` beside this file holds the hash of every source it was made from, so
edited rules never run in an old compiled form.
"""

import hashlib
import importlib.machinery
import json
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
MANIFEST = HERE / "_native.json"
CORE_ROOMS = (
    "chance.py",
    "goods.py",
    "sets.py",
    "hands.py",
    "rows.py",
    "numbers.py",
    "outlook.py",
    "blocks.py",
    "book.py",
    "agenda.py",
    "playout.py",
    "nodes.py",
)
WEB_ROOMS = ("patch.py", "changes.py", "legible.py")
COMPILED_ROOMS = (
    "state.py",
    "tables.py",
    "setup.py",
    "rules.py",
    "scoring.py",
    "outlook.py",
    "observation.py",
    "hidden.py",
    "view.py",
)


def sources() -> list[Path]:
    """The files that are compiled: the hot core, every game's hot rooms, and the search."""
    found = [HERE / "core" / name for name in CORE_ROOMS]
    for folder in sorted((HERE / "games").iterdir()):
        if (folder / "__init__.py").exists():
            found += [folder / name for name in COMPILED_ROOMS if (folder / name).exists()]
            found += sorted((folder / "rules").glob("*.py"))
    found += sorted((HERE / "bots").glob("fast_*.py"))
    found += sorted((HERE / "lab").glob("fast_*.py"))
    found += [path for name in WEB_ROOMS if (path := HERE / "web" / name).exists()]
    return found


def ingredients() -> list[Path]:
    """All that the compiled set is made of: these files, and the lines that the build writes into some of them."""
    return [*sources(), HERE / "core" / "cloning.py"]


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def stale() -> str:
    """ "" if the compiled set fits the sources, else what is wrong with it."""
    try:
        made = json.loads(MANIFEST.read_text())
    except (OSError, ValueError):
        return "no compiled modules are there"
    if made.get("python") != sys.implementation.cache_tag:
        return f"the compiled modules were made for {made.get('python')}"
    for path in ingredients():
        name = path.relative_to(HERE).as_posix()
        if made["sources"].get(name) != fingerprint(path):
            return f"{name} has changed since it was compiled; run 'make native'"
    return ""


class SourceFinder:
    """Finds the sources even where compiled modules lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> object:
        if not name.startswith("tessera.") or path is None:
            return None
        for folder in path:
            finder = importlib.machinery.FileFinder(
                folder, (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
            )
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None


def select() -> str:
    """Decide, once, before anything else of tessera is imported; returns 'compiled' or 'pure'."""
    wanted = os.environ.get("TESSERA_ENGINE", "auto")
    if wanted not in ("auto", "pure", "native"):
        raise ImportError(f"TESSERA_ENGINE={wanted!r}: use auto, pure or native")
    problem = "" if wanted == "pure" else stale()
    if wanted == "native" and problem:
        raise ImportError(f"TESSERA_ENGINE=native, but {problem}")
    if wanted == "pure" or problem:
        if problem and MANIFEST.exists():
            warnings.warn(f"tessera runs as plain Python: {problem}", RuntimeWarning, stacklevel=3)
        sys.meta_path.insert(0, SourceFinder)  # type: ignore[arg-type]
        return "pure"
    return "compiled"
