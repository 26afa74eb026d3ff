"""The rules of a game in our own words: Markdown, one paragraph per clause, each beginning with its id in brackets.

    [GLO-016] Phase 1: the active player reveals the top building and puts it on +5.

This text is the project's list of clauses: `make clauses` compares it with the tests.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tessera.core.game import Game

CLAUSE = re.compile(r"^\[([A-Z]{3}-\d{3})\] (.*)$")


@dataclass(frozen=True)
class Clause:
    id: str
    text: str
    section: str


@dataclass(frozen=True)
class RulesText:
    title: str
    clauses: dict[str, Clause]
    sections: tuple[tuple[str, tuple[str, ...]], ...]  # heading, and its paragraphs; clauses keep their [id]


def rules_text(game: Game, language: str = "en") -> RulesText:
    return read_rules(game.folder / f"rules.{language}.md")


@cache
def applies(game: Game) -> dict[str, list[str]]:
    """By decision: the clauses that its class names; `make fields` writes the list."""
    return game.page("applies.toml")


@cache
def read_rules(path: Path) -> RulesText:
    title, heading = "", ""
    clauses: dict[str, Clause] = {}
    sections: list[tuple[str, list[str]]] = []
    for paragraph in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        text = " ".join(paragraph.split())
        if text.startswith("# "):
            title = text[2:]
        elif text.startswith("## "):
            heading = text[3:]
            sections.append((heading, []))
        elif text:
            if not sections:
                sections.append(("", []))
            sections[-1][1].append(text)
            found = CLAUSE.match(text)
            if found:
                if found[1] in clauses:
                    raise ValueError(f"{path.name}: clause {found[1]} stands there twice")
                clauses[found[1]] = Clause(found[1], found[2], heading)
    return RulesText(title, clauses, tuple((name, tuple(lines)) for name, lines in sections))
