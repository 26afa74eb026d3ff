"""Writes which clauses apply to a decision, games/NAME/applies.toml: those its class names, or one it is made from. `make fields`, or

    python -m tools.applies [--check]

Compiled classes keep neither their text nor their docstrings, so the list is made beforehand. Reads the rules as text, imports nothing.
"""

import ast
import json
import re
import sys
from pathlib import Path

from tools.fresh import GAMES, brought_up_to_date

CLAUSE = re.compile(r"\b[A-Z]{3}-\d{3}\b")
HEAD = "# Which clauses apply to a decision: those its class names, or one it is made from. Made of the rules: make fields\n"


def decisions(sources: list[str]) -> dict[str, list[str]]:
    """Every class that is a Choice, by the id of its decision: the clauses in its text and in those it is made from, rising."""
    made_from: dict[str, str] = {}
    clauses: dict[str, set[str]] = {}
    for source in sources:
        for kind in ast.parse(source).body:
            if isinstance(kind, ast.ClassDef) and kind.bases:
                made_from[kind.name] = ast.unparse(kind.bases[0]).split("[")[0]
                clauses[kind.name] = set(CLAUSE.findall(ast.get_source_segment(source, kind) or ""))
    found = {}
    for name in made_from:
        line = [name]
        while line[-1] in made_from:
            line.append(made_from[line[-1]])
        if line[-1] == "Choice" and name not in made_from.values():  # what others are made from is no decision itself
            id = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
            found[id] = sorted(set().union(*(clauses[kind] for kind in line[:-1])))
    return found


def written(folder: Path) -> str:
    known = set(re.findall(r"^\[([A-Z]{3}-\d{3})\]", (folder / "rules.en.md").read_text(encoding="utf-8"), re.M))
    sources = [path.read_text(encoding="utf-8") for path in sorted((folder / "rules").glob("*.py"))]
    found = {id: [clause for clause in clauses if clause in known] for id, clauses in sorted(decisions(sources).items())}
    return HEAD + "".join(f"{id} = {json.dumps(clauses)}\n" for id, clauses in found.items())


def main(check: bool) -> int:
    return brought_up_to_date({path.parent / "applies.toml": written(path.parent) for path in GAMES.glob("*/rules.en.md")}, check)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
