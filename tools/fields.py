"""Writes clone() of every state and player from the fields in their class bodies: `python -m tools.fields [--check]`, or `make fields`.

It reads the sources as text and imports nothing, so it also works while they are being changed. A class is written anew if its body
names fields and it is a State or a list of it lies in one. Lists are copied, things with a clone() of their own are cloned, all else
is shared: it never changes.
"""

import ast
import re
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "tessera" / "games"
NOTE = "# made of the fields above: make fields"


def fields(kind: ast.ClassDef) -> dict[str, str]:
    return {
        line.target.id: ast.unparse(line.annotation)
        for line in kind.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def copied(name: str, type: str, clonable: set[str]) -> str:
    inner = re.fullmatch(r"list\[(\w+)\]", type)
    if inner and inner[1] in clonable:
        return f"[one.clone() for one in self.{name}]"
    return f"self.{name}[:]" if type.startswith("list[") else f"self.{name}"


def clone(kind: ast.ClassDef, clonable: set[str]) -> list[str]:
    """The method, line by line."""
    share = ["        self.share(twin)"] if is_state(kind) else []
    lines = [f"        twin.{name} = {copied(name, type, clonable)}" for name, type in fields(kind).items()]
    head = f'    def clone(self) -> "{kind.name}":  {NOTE}'
    return [head, f"        twin = {kind.name}()", *share, *lines, "        return twin", ""]


def is_state(kind: ast.ClassDef) -> bool:
    return any(ast.unparse(base) == "State" for base in kind.bases)


def written(source: str) -> str:
    """The source with its clone() methods as the fields ask."""
    kinds = [line for line in ast.parse(source).body if isinstance(line, ast.ClassDef) and fields(line)]
    named = {found for kind in kinds for type in fields(kind).values() for found in re.findall(r"list\[(\w+)\]", type)}
    chosen = [kind for kind in kinds if is_state(kind) or kind.name in named]
    lines = source.splitlines()
    for kind in reversed(chosen):
        old = next((part for part in kind.body if isinstance(part, ast.FunctionDef) and part.name == "clone"), None)
        last = max(line.end_lineno or 0 for line in kind.body if isinstance(line, ast.AnnAssign))
        first, end = (old.lineno - 1, (old.end_lineno or 0)) if old else (last, last)
        made = clone(kind, {one.name for one in chosen})
        lines[first:end] = made[:-1] if old else ["", *made[:-1]]
    return "\n".join(lines) + "\n"


def brought_up_to_date(files: dict[Path, str], check: bool) -> int:
    """Write what is stale, or only say so."""
    stale = [path for path, new in sorted(files.items()) if not path.exists() or path.read_text(encoding="utf-8") != new]
    for path in stale:
        print(f"{'stale' if check else 'written'}: {path.parent.name}/{path.name}")
        if not check:
            path.write_text(files[path], encoding="utf-8")
    return 1 if check and stale else 0


def main(check: bool) -> int:
    return brought_up_to_date({path: written(path.read_text(encoding="utf-8")) for path in GAMES.glob("*/state.py")}, check)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
