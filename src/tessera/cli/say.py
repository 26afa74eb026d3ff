"""The command's own words, English and German; the games bring theirs."""

from functools import cache
from pathlib import Path
from typing import Any

from tessera.core.agenda import Book
from tessera.core.cards import effects
from tessera.core.facts import Facts
from tessera.core.fluent import Bundle
from tessera.core.game import Game
from tessera.core.kept import EditionText, played
from tessera.core.words import Words, edition_in, words

FOLDER = Path(__file__).parent


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language, (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


class Say:
    """Words of the terminal, and of the game played in it."""

    def __init__(self, of: Game | Book, language: str, seats: int = 0) -> None:
        self.language = language
        self.words: Words = words(of, language)
        self.game: Game = edition_in(of)[0]
        self.edition: EditionText | None = played(self.game, of.edition.text) if isinstance(of, Book) else None
        self.does: dict[str, str] = effects(of, language, seats or self.game.seats[0])

    def __call__(self, message: str, **args: Any) -> str:
        return bundle(self.language).form(message, args)

    def has(self, message: str) -> bool:
        return bundle(self.language).has(message)

    def player(self, seat: int) -> str:
        return self("player", n=seat + 1)

    def label(self, entry: str) -> str:
        """The heading for an entry of a view: the game's own, ours, the game's name for it, or the entry itself."""
        return self.heading(entry) or entry.replace("_", " ").replace("-", " ")

    def heading(self, entry: str) -> str | None:
        dashed = entry.replace("_", "-")
        message, own = f"label-{dashed}", f"heading-{dashed}"
        if self.words.has(own):
            return self.words(own)
        if self.has(message):
            return self(message)
        if self.words.has(message):
            return self.words(message)
        if self.words.has(f"sheet-{entry}") and not self.words.has(f"name-{entry}"):
            return self.words(f"sheet-{entry}")
        named = self.words.name(entry)
        return named if named != entry or self.words.has(f"name-{entry}") else None

    def named(self, thing: str, entry: str = "") -> str:
        """The name of a thing of the game; of its other words (a phase, an effect) the terminal's own."""
        for message in (f"{entry}-{thing}", f"value-{thing}"):
            if self.has(message):
                return self(message)
        return self.words.name(thing)

    def counted(self, key: str) -> str:
        """What is counted: a thing of the game, else a heading of ours."""
        return self.words.name(key) if self.words.has(f"name-{key}") else self.label(key)

    def effect(self, id: str) -> str:
        """What a card or space does, in words; "" where there is nothing to say."""
        return self.does.get(id, "")

    def effects(self) -> list[str]:
        """All cards and spaces that do something."""
        return list(self.does)

    def names(self, seats: int) -> dict[int, str]:
        return {seat: self.player(seat) for seat in range(seats)}

    def option(self, decision: str, key: str, known: Facts | None = None) -> str:
        return self.words.option(decision, key, known)
