"""One word for one thing: what the glossary rules out stands nowhere a person reads, in neither language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tessera import Game
from tessera.conformance.tables import every_game
from tessera.core.words import LANGUAGES

both_languages = pytest.mark.parametrize("language", LANGUAGES)


class Texts(Visitor):
    """The plain text of messages, without their names and variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def surfaces(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every text of the game that people read: words, board, cards, rules, the page for people, the lesson."""
    for file in sorted(game.folder.glob(f"*{language}.ftl")):
        texts = Texts()
        texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield file.name, "\n".join(texts.found)
    for file in sorted(game.folder.glob(f"*.{language}.md")):
        yield file.name, file.read_text(encoding="utf-8")
    yield "lesson.toml", "\n".join(said(game.page("lesson.toml"), language))


def said(data: Any, language: str) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key == language and isinstance(value, str):
                yield value
            yield from said(value, language)
    elif isinstance(data, list):
        for value in data:
            yield from said(value, language)


def words_of(game: Game) -> list[dict[str, Any]]:
    """The entries of the glossary; a game from outside may have none."""
    found: list[dict[str, Any]] = game.page("glossary.toml").get("word", [])
    return found


def ruled_out(game: Game, language: str, text: str) -> list[str]:
    """Other words for things of the glossary, where they begin in this text."""
    entries = words_of(game)
    flags = re.IGNORECASE if language == "en" else 0
    others = [(other, entry[language]) for entry in entries for other in entry[f"not_{language}"]]
    return [f"{other!r}: say {word!r}" for other, word in others if re.search(rf"\b{re.escape(other)}", text, flags)]


@every_game
@both_languages
def test_no_other_word_is_used(game: Game, language: str) -> None:
    found = {name: wrong for name, text in surfaces(game, language) if (wrong := ruled_out(game, language, text))}
    assert found == {}


@every_game
@both_languages
def test_the_words_of_the_glossary_are_those_in_use(game: Game, language: str) -> None:
    everything = "\n".join(text for _, text in surfaces(game, language)).lower()
    assert [entry[language] for entry in words_of(game) if entry[language].lower()[:7] not in everything] == []


@every_game
@both_languages
def test_a_planted_synonym_is_found(game: Game, language: str) -> None:
    for entry in words_of(game):
        for other in entry[f"not_{language}"]:
            assert ruled_out(game, language, f"A text with {other} in it.") != [], other
