"""Mutation check: break one rule at a time and see whether the tests of that game notice.

    python tools/mutate.py panthalos --count 40 --seed 1

Works on a copy of the tree in a temporary folder, so nothing here changes. Each mutation is one small edit of a rules module:
a comparison moved, a condition turned round, a number off by one, a plus for a minus, a call left out. Survivors are printed
with file and line: each is either a missing test or an edit that changes nothing (say so, and go on).

With --unseen only those tests are asked that know no single case: conformance, and the second readings of options and effects.
"""

import argparse
import ast
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tessera.conformance import CHOSEN

ROOT = Path(__file__).resolve().parent.parent
COMPARED = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="}
SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
PASSED_OVER = {"clone", "__init__", "tell"}
PLAYING = ("legality", "contract", "positions", "soak", "twin_worlds", "determinism", "records")  # conformance that plays
SHARP = 12  # so many tests that noticed before
MEMORY = 4 << 30  # bytes a broken game may take


@dataclass(frozen=True)
class Edit:
    """Replace the text from `start` to `end` (offsets into the file)."""

    file: Path
    line: int
    start: int
    end: int
    text: str


class Finder(ast.NodeVisitor):
    """Collects the possible edits of one file."""

    def __init__(self, file: Path, source: str) -> None:
        self.file, self.source, self.edits = file, source, list[Edit]()
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def add(self, line: int, start: int, end: int, text: str) -> None:
        self.edits.append(Edit(self.file, line, start, end, text))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Swap an operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        at = self.source.find(old, start, end)
        if at >= 0:
            self.add(left.lineno, at, at + len(old), new)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:  # not the decorators
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in PASSED_OVER:
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for sign, right in zip(node.ops, node.comparators, strict=True):
            if type(sign) in COMPARED:
                self.between(left, right, SIGNS[type(sign)], COMPARED[type(sign)])
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        self.between(node.values[0], node.values[1], old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start, end = self.span(node)
            self.add(node.lineno, start, end, self.source[self.span(node.operand)[0] : end])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add):
            self.between(node.left, node.right, "+", "-")
        elif isinstance(node.op, ast.Sub):
            self.between(node.left, node.right, "-", "+")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add | ast.Sub):
            old, new = ("+=", "-=") if isinstance(node.op, ast.Add) else ("-=", "+=")
            self.between(node.target, node.value, old, new)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            start, end = self.span(node)
            self.add(node.lineno, start, end, str(node.value + 1))
        elif type(node.value) is bool:
            start, end = self.span(node)
            self.add(node.lineno, start, end, str(not node.value))

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name not in PASSED_OVER:
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value
        if isinstance(call, ast.Call):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            if name not in PASSED_OVER:
                self.add(node.lineno, *self.span(node), "pass")
                self.generic_visit(node)


def edits_of(game: str) -> list[Edit]:
    folder = ROOT / "src" / "tessera" / "games" / game
    found: list[Edit] = []
    for file in sorted([*folder.glob("rules/*.py"), *folder.glob("rules.py"), folder / "scoring.py", folder / "state.py"]):
        source = file.read_text()
        finder = Finder(file.relative_to(ROOT), source)
        finder.visit(ast.parse(source))
        found += finder.edits
    return found


def copy_tree(where: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if name.startswith(("src/", "tests/", "docs/", "pyproject", "tools/", "examples/")) and (ROOT / name).is_file():
            target = where / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)


def tests_of(game: str, unseen: bool) -> list[str]:
    """What is asked, where nothing else is said."""
    folder = Path("tests", "games", game)
    second = sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).glob("test_second_*.py"))
    return [*second, *(f"src/tessera/conformance/test_{name}.py" for name in PLAYING)] if unseen else [str(folder)]


def noticed_by(where: Path, edit: Edit, game: str, tests: list[str], limit: int) -> str:
    """The first test that fails when this edit is made, or "" if all pass. A run that takes too long counts as noticed."""
    file = where / edit.file
    source = file.read_text()
    file.write_text(source[: edit.start] + edit.text + source[edit.end :])
    environment = os.environ | {
        "PYTHONPATH": str(where / "src"),
        "TESSERA_ENGINE": "pure",
        "PYTHONDONTWRITEBYTECODE": "1",
        CHOSEN: game,
    }
    options = ["-x", "-q", "--tb=no", "--timeout=0", "-p", "no:cacheprovider", "-m", "not long and not slow"]

    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *tests],
            cwd=where, env=environment, capture_output=True, text=True, preexec_fn=bounded, check=False,
        )  # fmt: skip
    finally:
        file.write_text(source)
    if done.returncode == 0:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else "ends without a word" if done.returncode > 0 else "takes too long"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--limit", type=int, default=60, help="seconds of processor time per mutation")
    parser.add_argument("--unseen", action="store_true", help="only conformance and the second readings")
    parser.add_argument("--tests", nargs="*", default=[], help="what to run instead of all tests of the game")
    arguments = parser.parse_args()
    edits = [edit for edit in edits_of(arguments.game) if arguments.only in str(edit.file)]
    chosen = random.Random(arguments.seed).sample(edits, min(arguments.count, len(edits)))
    tests = arguments.tests or tests_of(arguments.game, arguments.unseen)
    sharp: list[str] = []  # what noticed before is asked first
    left = 0
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        copy_tree(where)
        for edit in sorted(chosen, key=lambda e: (str(e.file), e.start)):
            began = time.monotonic()
            found = noticed_by(where, edit, arguments.game, [*sharp, *tests], arguments.limit)
            if "::" in found:
                sharp = [found, *(one for one in sharp if one != found)][:SHARP]
            left += not found
            source = (ROOT / edit.file).read_text()
            line = source.splitlines()[edit.line - 1].strip()
            verdict = "noticed" if found else "SURVIVED"
            change = f"{source[edit.start : edit.end]!r} -> {edit.text!r}"
            spent = f"{time.monotonic() - began:5.1f}s"
            print(f"{verdict:8} {spent} {edit.file}:{edit.line}: {change}: {line}{f' ({found})' if found else ''}", flush=True)
    print(f"{arguments.game}: {len(chosen) - left} of {len(chosen)} mutations noticed ({len(edits)} possible)")


if __name__ == "__main__":
    main()
