"""Compiles the engine with mypyc: for a checkout (`python hatch_build.py`), or into a wheel (hatchling's build hook).

All or nothing: if the compiler is missing or anything fails, the package stays pure Python and says so.
`python hatch_build.py clean` removes what was compiled in place.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SRC = ROOT / "src"
SCRATCH = ROOT / "build" / "native"
READ = 25  # percent of the time that goes into reading the sources and writing C
FLAGS = [
    "--strict",
    "--explicit-package-bases",
    "--ignore-missing-imports",  # optional libraries of rooms that are not compiled
    "--follow-imports=silent",  # make check reads those
    f"--cache-dir={SCRATCH / 'cache'}",
]


def alone(name: str) -> Any:
    """A module of tessera by itself: without importing (and so selecting) the engine."""
    import importlib.util

    spec = importlib.util.spec_from_file_location(f"tessera_{Path(name).stem}", SRC / "tessera" / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def engine() -> Any:
    return alone("engine.py")


def groups() -> list[tuple[list[str], str]]:
    """One compiled library for the core, one per game, one for the search: an edit rebuilds only its own."""
    rooms: dict[str, list[str]] = {}
    for path in engine().sources():
        parts = path.relative_to(SRC / "tessera").parts
        room = parts[1] if parts[0] == "games" else parts[0]
        rooms.setdefault(room, []).append(path.relative_to(SRC).as_posix())
    return [(files, f"tessera_{room}") for room, files in rooms.items()]


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Builds of this checkout share what they made before, so a second one waits for the first."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    with (SCRATCH / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another build of this checkout is under way: waiting for it.", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def progress(percent: int) -> None:
    print(f"Compiling the engine: {percent}%", flush=True)


@contextlib.contextmanager
def watched(sources: list[Path]) -> Iterator[None]:
    """Says now and then how much of the C code is compiled."""
    began, done = time.time(), threading.Event()
    sizes = {SCRATCH / "o" / str(path.with_suffix(".o")).lstrip(os.sep): path.stat().st_size for path in sources}

    def compiled(made: Path) -> bool:
        with contextlib.suppress(OSError):
            return made.stat().st_mtime >= began
        return False

    def watch() -> None:
        shown = READ
        while not done.wait(2):
            now = READ + (99 - READ) * sum(size for made, size in sizes.items() if compiled(made)) // sum(sizes.values())
            if now > shown:
                progress(now)
                shown = now

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        done.set()


def c_code(extension: Any) -> int:
    """How much there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


# ---- clone() ------------------------------------------------------------------------------------------------
# Fields are named once, in the class body. The compiler is given a copy of the sources in which the lines that copy them stand in the
# empty line behind: all others keep their numbers.


def fields(kind: ast.ClassDef) -> dict[str, str]:
    """The annotated names of a class body and what they are."""
    lines = [line for line in kind.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


def sort_of(type: str, clonable: set[str]) -> str:
    """How such a field is copied, see core/cloning.py."""
    listed = re.fullmatch(r"list\[(.+)\]", type)
    if listed and listed[1] in clonable:
        return "things"
    inner = listed[1] if listed else type
    assert not {"list", "dict", "set", *clonable} & {*re.findall(r"\w+", inner)}, f"{type}: a copy would share what changes"
    return "list" if listed else ""


def with_clones(source: str) -> str:
    """The source of a state with a clone() in the state and in each class of which a list lies in one: lists are copied, things with a
    clone() cloned, all else is shared, since it never changes."""
    kinds = {line.name: line for line in ast.parse(source).body if isinstance(line, ast.ClassDef) and fields(line)}
    listed = {name for kind in kinds.values() for type in fields(kind).values() for name in re.findall(r"list\[(\w+)\]", type)}
    states = {name for name, kind in kinds.items() if "State" in map(ast.unparse, kind.bases)}
    clonable = states | listed & kinds.keys()
    lines, write = [*source.split("\n"), ""], alone("core/cloning.py").steps
    for name in clonable:
        last = max(line.end_lineno or 0 for line in kinds[name].body if isinstance(line, ast.AnnAssign))
        assert not lines[last].strip(), f"{name}: an empty line must follow the fields"
        sorts = {field: sort_of(type, clonable) for field, type in fields(kinds[name]).items()}
        lines[last] = f'    def clone(self) -> "{name}": {"; ".join(write(name, sorts, name in states))}'
    return "\n".join(lines[:-1])


def for_the_compiler() -> Path:
    """A copy of the sources in which states and players have their clone()."""
    copy = SCRATCH / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SRC, copy, ignore=lambda folder, names: [n for n in names if "." in n and not n.endswith((".py", ".typed"))])
    for path in copy.glob("tessera/games/*/state.py"):
        read = path.stat()
        path.write_text(with_clones(path.read_text(encoding="utf-8")), encoding="utf-8")
        os.utime(path, (read.st_atime, read.st_mtime))  # or all that stands on it would be read anew
    return copy


# ---- compiling ----------------------------------------------------------------------------------------------


def compile_to(target: Path) -> list[Path]:
    """Compile everything; returns the libraries, laid out below `target` as below src/."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    chosen = groups()
    SCRATCH.mkdir(parents=True, exist_ok=True)
    before, sources = Path.cwd(), for_the_compiler()
    os.environ["MYPYPATH"] = str(sources)
    os.chdir(sources)
    try:
        extensions = mypycify(
            [*FLAGS, *(f for files, _ in chosen for f in files)],
            separate=[(files, name) for files, name in chosen],
            target_dir=str(SCRATCH / "c"),
            opt_level=os.environ.get("TESSERA_OPT", "3"),
            debug_level="0",
        )
        progress(READ)
        extensions.sort(key=c_code, reverse=True)  # the largest first, or one core compiles it alone at the end
        for extension in extensions:
            if os.name == "posix":
                extension.extra_compile_args.append("-fno-semantic-interposition")
        command = build_ext(Distribution({"name": "tessera", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(target), str(SCRATCH / "o")
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        with watched([Path(source) for extension in extensions for source in extension.sources]):
            command.run()
    finally:
        os.chdir(before)
    return [Path(path) for path in command.get_outputs()]


def manifest() -> str:
    one = engine()
    made = {path.relative_to(one.HERE).as_posix(): one.fingerprint(path) for path in one.ingredients()}
    return json.dumps({"python": sys.implementation.cache_tag, "sources": made}, indent=1)


def clean() -> None:
    for library in [*SRC.rglob("*.so"), *SRC.rglob("*.pyd")]:
        library.unlink()
    (SRC / "tessera" / "_native.json").unlink(missing_ok=True)


def in_place() -> None:
    """Compile beside the sources; the manifest is written last, so a half-made set never runs."""
    if engine().stale() == "":
        print("The compiled engine is up to date.")
        return
    progress(0)
    written = manifest()
    built = compile_to(SCRATCH / "lib")
    clean()
    for library in built:
        home = SRC / library.relative_to(SCRATCH / "lib")
        home.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, home)
    (SRC / "tessera" / "_native.json").write_text(written)
    print(f"Compiled {len(built)} modules.")


def compiler() -> bool:
    """On Windows setuptools finds its own."""
    return os.name == "nt" or any(map(shutil.which, (os.environ.get("CC", "cc").split()[0], "gcc", "clang")))


def attempt() -> int:
    """In place, but a machine without a compiler is no error."""
    if not compiler():
        print("No C compiler: Tessera runs as plain Python (slower, same games). To compile: apt-get install gcc python3-dev")
        return 0
    with one_at_a_time():
        try:
            try:
                in_place()
            except ValueError:  # mypyc stumbles over its own cache after some changes: begin anew, once
                shutil.rmtree(SCRATCH / "cache", ignore_errors=True)
                in_place()
        except (Exception, SystemExit) as error:  # mypycify exits on type errors
            clean()
            print(f"Compiling failed ({type(error).__name__}: {error}); Tessera runs as plain Python.", file=sys.stderr)
            return 1 if os.environ.get("TESSERA_ENGINE") == "native" else 0
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    pass
else:

    class NativeHook(BuildHookInterface):  # type: ignore[type-arg]
        """Puts compiled modules into the wheel; without a compiler the wheel is pure."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            wanted = os.environ.get("TESSERA_ENGINE", "auto")
            plain = self.target_name != "wheel" or version == "editable" or wanted == "pure"
            if plain or (wanted == "auto" and not compiler()):
                return
            try:
                with one_at_a_time():
                    self.lib = lib = Path(tempfile.mkdtemp(dir=SCRATCH))
                    built = compile_to(lib)
                listing = lib / "_native.json"
                listing.write_text(manifest())
            except (Exception, SystemExit) as error:
                if wanted == "native":
                    raise
                self.app.display_warning(f"not compiled ({error}); building a pure wheel")
                return
            for library in built:
                build_data["force_include"][str(library)] = library.relative_to(lib).as_posix()
            build_data["force_include"][str(listing)] = "tessera/_native.json"
            build_data["pure_python"], build_data["infer_tag"] = False, True

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if hasattr(self, "lib"):
                shutil.rmtree(self.lib, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["clean"]:
        with one_at_a_time():
            clean()
    else:
        sys.exit(attempt())
