"""Writes `clauses.toml` of every game: which clauses each decision's frame names. `python -m tools.decision_clauses [--check]`.

`make fields` does it. The rules say a clause where they carry it out; this collects them from the class of the decision and the
classes of the game it stands on, so that the site can show what applies now without reading sources. It imports no game.
"""

import ast
import re
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "tessera" / "games"
CLAUSE = re.compile(r"\b[A-Z]{3}-\d{3}\b")
WORD = re.compile(r"(?<!^)(?=[A-Z])")  # where the words of a class name meet: LayBase is the decision lay-base
NOTE = "# The clauses each decision's frame names: made of the rules by `make fields`.\n"


class Frames:
    """The classes of one game's rules: their text and what they stand on."""

    def __init__(self, folder: Path) -> None:
        self.text: dict[str, str] = {}
        self.bases: dict[str, list[str]] = {}
        for path in sorted([*folder.glob("rules.py"), *folder.glob("rules/*.py")]):
            source = path.read_text(encoding="utf-8")
            for kind in ast.parse(source).body:
                if isinstance(kind, ast.ClassDef):
                    self.text[kind.name] = "\n".join(source.splitlines()[kind.lineno - 1 : kind.end_lineno])
                    self.bases[kind.name] = [re.sub(r"\[.*", "", ast.unparse(base)) for base in kind.bases]

    def line(self, name: str) -> list[str]:
        """This class and those it stands on; those of the core only by name."""
        return [name, *(found for base in self.bases.get(name, ()) for found in self.line(base))]

    def clauses(self) -> dict[str, list[str]]:
        built_on = {base for bases in self.bases.values() for base in bases}
        decisions = {name: self.line(name) for name in self.text.keys() - built_on if "Choice" in self.line(name)}
        named = {name: {c for one in line for c in CLAUSE.findall(self.text.get(one, ""))} for name, line in decisions.items()}
        return {WORD.sub("-", name).lower(): sorted(found) for name, found in sorted(named.items()) if found}


def written(folder: Path) -> str:
    lines = [f"{decision} = [{', '.join(repr(one) for one in found)}]\n" for decision, found in Frames(folder).clauses().items()]
    return NOTE + "".join(lines)


def main(check: bool) -> int:
    stale = []
    for folder in sorted(path.parent for path in GAMES.glob("*/edition.toml")):
        path = folder / "clauses.toml"
        if (new := written(folder)) != (path.read_text(encoding="utf-8") if path.exists() else ""):
            stale.append(folder.name)
            if not check:
                path.write_text(new, encoding="utf-8")
    if stale:
        print(f"clauses {'stale' if check else 'written'}: {', '.join(stale)}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
