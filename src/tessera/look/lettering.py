"""The words on a board: a game's catalogue with `board.en.ftl` or `board.de.ftl` on top."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from tessera.core.agenda import Book
from tessera.core.fluent import Bundle
from tessera.core.game import Game
from tessera.core.words import COMMON, Words, edition_in

HERE = Path(__file__).parent


class Lettering(Words):
    """Like Words, with board words, and every finished phrase remembered: a board repeats the same few hundred."""

    def __init__(self, game: Game, language: str, text: str = "") -> None:
        super().__init__(game, language, text)
        self.bundle = bundle(game.folder, self.language)
        self.phrases: dict[Any, str] = {}

    def __call__(self, message: str, **args: Any) -> str:
        key = (message, *sorted(args.items())) if args else message
        found = self.phrases.get(key)
        if found is None:
            if len(self.phrases) > 20_000:
                self.phrases.clear()
            found = self.phrases[key] = super().__call__(message, **args)
        return found

    def name(self, part: Any) -> str:
        key = ("name", part)
        found = self.phrases.get(key)
        if found is None:
            found = self.phrases[key] = super().name(part)
        return found


@cache
def bundle(folder: Path, language: str) -> Bundle:
    own = f"{language}.ftl"
    files = (COMMON / own, HERE / own, folder / own, folder / f"board.{own}")
    return Bundle(language, *(file.read_text(encoding="utf-8") for file in files if file.exists()))


def lettering(of: Game | Book, language: str) -> Lettering:
    game, text = edition_in(of)
    assert game is not None
    return lettered(game, text, language)


@lru_cache(maxsize=64)
def lettered(game: Game, text: str, language: str) -> Lettering:
    return Lettering(game, language, text)
