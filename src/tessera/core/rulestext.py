"""The rules of a game in our own words: Markdown, one paragraph per clause, each beginning with its id in brackets.

    [GLO-016] Phase 1: the active player reveals the top building and puts it on +5.

Numbers, prices and names that an edition may change stand there by the names of their entries, `{game_length.rounds|round|rounds}`;
what holds only where an entry is neither 0 nor false, or says a word, as `{dice.limit?at most #|any number}` and
`{rulings.left_go_to=temple?to the temple|home}`.

This text is the project's list of clauses: `make clauses` compares it with the tests. Before it stands the page of two minutes,
`page.en.md`: aim, a turn, the end, scoring, what beginners overlook.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from tessera.core.agenda import Book
from tessera.core.game import Game
from tessera.core.words import Words, edition_in, spoken

PLACE = re.compile(r"\{([^{}]+)\}")
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


def rules_text(of: Game | Book, language: str = "en") -> RulesText:
    """The rules of a game, with the numbers of its default edition; of a table's book, with those of its edition."""
    return told(*edition_in(of), language)


@lru_cache(maxsize=64)
def told(game: Game, text: str, language: str) -> RulesText:
    said = spoken(game, text, language)
    return read_rules(said, *(game.folder / f"{name}.{language}.md" for name in ("page", "rules")))


def rules_in_play(book: Book, language: str = "en") -> RulesText:
    """The rules without the clauses that speak of a way this table is not played (`only.toml`)."""
    whole = rules_text(book, language)
    out = [entry["clauses"] for entry in only(book.game) if book.options.get(entry["option"]) not in entry["values"]]
    gone = {clause for clauses in out for clause in clauses}
    kept = [(name, tuple(line for line in lines if line[1:8] not in gone)) for name, lines in whole.sections]
    clauses = {name: clause for name, clause in whole.clauses.items() if name not in gone}
    return RulesText(whole.title, clauses, tuple((name, lines) for name, lines in kept if lines))


@cache
def only(game: Game) -> list[dict[str, Any]]:
    """Which clauses speak of one value of an option only."""
    found: list[dict[str, Any]] = game.page("only.toml").get("only", [])
    return found


def filled(text: str, said: Words) -> str:
    """`{action.pecunia.points|point|points}` as the edition has it: "4 points"."""

    def one(found: re.Match[str]) -> str:
        entry, _, forms = found[1].partition("|")
        if "?" in entry:
            return either(found[1], said)
        value = said.say_printed(entry)
        if not forms:
            return said.bundle.shown(value)
        single, _, several = forms.partition("|")
        return f"{said.bundle.shown(value)} {single if value == 1 else several}"

    return PLACE.sub(one, text)


def either(place: str, said: Words) -> str:
    """`{entry?so|otherwise}`, `{entry=word?so|otherwise}`; # is the value."""
    asked, _, forms = place.partition("?")
    entry, _, word = asked.partition("=")
    try:
        value = said.edition.value(entry)
    except KeyError:  # this edition leaves it out
        value = None
    so, _, otherwise = forms.partition("|")
    return so.replace("#", said.bundle.shown(said.say_printed(entry))) if (value == word if word else value) else otherwise


def entry_in(place: str) -> str:
    """The name of the entry that such a place asks for."""
    return re.split(r"[|?=]", place)[0]


@cache
def applies(game: Game) -> dict[str, list[str]]:
    """By decision: the clauses that its class names; `make fields` writes the list."""
    return game.page("applies.toml")


def read_rules(said: Words, *paths: Path) -> RulesText:
    """The page of two minutes and then the clauses, as they stand in the files: the order of the text is the order of reading."""
    title, heading = "", ""
    clauses: dict[str, Clause] = {}
    sections: list[tuple[str, list[str]]] = []
    whole = "\n\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    for paragraph in re.split(r"\n\s*\n|\n(?=- )", filled(whole, said)):
        text = " ".join(paragraph.split()).replace("- ", "• ", 1) if paragraph.startswith("- ") else " ".join(paragraph.split())
        if text.startswith("# "):
            title, heading = text[2:], ""
            sections.append(("", []))
        elif text.startswith("## "):
            heading = text[3:]
            sections.append((heading, []))
        elif text:
            sections[-1][1].append(text)
            found = CLAUSE.match(text)
            if found:
                if found[1] in clauses:
                    raise ValueError(f"{paths[-1].name}: clause {found[1]} stands there twice")
                clauses[found[1]] = Clause(found[1], found[2], heading)
    return RulesText(title, clauses, tuple((name, tuple(lines)) for name, lines in sections if lines))
