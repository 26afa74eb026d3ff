"""Writes the end of docs/positions/NAME.md: every field and every thing to do, as the sources say. `make fields`, or

    python -m tools.entries [--check]

Reads state and rules as text and imports nothing. What a reader needs to know besides stands above it, written by hand.
"""

import ast
import re
import sys
from pathlib import Path

from tools.fresh import GAMES, brought_up_to_date

PAGES = Path(__file__).parents[1] / "docs" / "positions"
HEAD = "## Everything there is\n\nMade of the sources by `make fields`. Some of it is written otherwise in a position, as said above.\n"


def comments(source: str) -> dict[str, list[tuple[str, str]]]:
    """By class: its fields, each with the comment behind it."""
    found: dict[str, list[tuple[str, str]]] = {}
    lines = source.splitlines()
    for kind in ast.parse(source).body:
        if isinstance(kind, ast.ClassDef):
            named = [line for line in kind.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
            rows = [(ast.unparse(line.target), lines[(line.end_lineno or 1) - 1].partition("  # ")[2]) for line in named]
            found[kind.name] = [row for row in rows if row[0] not in ("edition", "players")]
    return {name: rows for name, rows in found.items() if rows}


def frames(sources: list[str]) -> dict[str, tuple[list[str], str]]:
    """By the name of the thing to do: what it holds, and what its class says."""
    kinds = {
        kind.name: kind for text in sources for kind in ast.parse(text).body if isinstance(kind, ast.ClassDef) and kind.bases
    }
    above = {name: ast.unparse(kind.bases[0]).split("[")[0] for name, kind in kinds.items()}

    def line(name: str) -> list[str]:
        return [name, *line(above[name])] if name in kinds else [name]

    def holds(name: str) -> list[str]:
        for one in line(name)[:-1]:
            for part in kinds[one].body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return [argument.arg for argument in part.args.args[1:]]
        return ["seat"]

    def says(name: str) -> str:
        texts = (ast.get_docstring(kinds[one]) for one in line(name)[:-1])
        return " ".join(next((text for text in texts if text), "").split("\n\n")[0].split())

    chosen = [name for name in kinds if line(name)[-1] in ("Step", "Choice") and name not in above.values()]
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower(): (holds(name), says(name)) for name in sorted(chosen)}


def written(page: str, folder: Path) -> str:
    parts = [page.partition(HEAD[:24])[0].rstrip(), "", HEAD]
    for name, rows in comments((folder / "state.py").read_text(encoding="utf-8")).items():
        parts += [f"| {name} | |", "|---|---|", *(f"| `{field}` | {said} |" for field, said in rows), ""]
    parts += ["| to do | with | |", "|---|---|---|"]
    sources = [path.read_text(encoding="utf-8") for path in sorted((folder / "rules").glob("*.py"))]
    for do, (fields, said) in frames(sources).items():
        parts.append(f"| `{do}` | {', '.join(f'`{field}`' for field in fields)} | {said.replace('|', '/')} |")
    return "\n".join(parts) + "\n"


def main(check: bool) -> int:
    pages = {PAGES / f"{path.parent.name}.md": path.parent for path in GAMES.glob("*/state.py")}
    files = {page: written(page.read_text(encoding="utf-8"), folder) for page, folder in pages.items()}
    return brought_up_to_date(files, check)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
