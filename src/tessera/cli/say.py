"""The command's own words, English and German; the games bring theirs."""

from functools import cache
from pathlib import Path
from typing import Any

from tessera.core.agenda import Book
from tessera.core.facts import Facts
from tessera.core.fluent import Bundle
from tessera.core.game import Game
from tessera.core.words import Words, edition_in, words

FOLDER = Path(__file__).parent


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language, (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


class Say:
    """Words of the terminal, and of the game played in it."""

    def __init__(self, of: Game | Book, language: str) -> None:
        self.language = language
        self.words: Words = words(of, language)
        self.game: Game = edition_in(of)[0]

    def __call__(self, message: str, **args: Any) -> str:
        return bundle(self.language).form(message, args)

    def has(self, message: str) -> bool:
        return bundle(self.language).has(message)

    def player(self, seat: int) -> str:
        return self("player", n=seat + 1)

    def label(self, entry: str) -> str:
        """The heading for an entry of a view: ours, the game's own or its name for it, or the entry itself."""
        return self.heading(entry) or entry.replace("_", " ").replace("-", " ")

    def heading(self, entry: str) -> str | None:
        message = f"label-{entry}".replace("_", "-")
        if self.has(message):
            return self(message)
        for known in (message, f"name-{entry}", f"sheet-{entry}"):
            if self.words.has(known):
                return self.words(known)
        named = self.words.name(entry)
        return named if named != entry else None

    def option(self, decision: str, key: str, known: Facts | None = None) -> str:
        return self.words.option(decision, key, known)
