"""A long list of moves under headings: where a game's `course.py` has `group(view, key)`, the board word under which a move stands."""

from typing import Any, NamedTuple

from tessera.core.agenda import Book
from tessera.core.words import begun
from tessera.look.lettering import lettering

FROM = 10  # options: fewer are seen at once

Options = list[tuple[str, str]]  # key, words


class Group(NamedTuple):
    title: str  # "": without a heading
    options: Options


def grouped(book: Book, view: dict[str, Any], options: Options, lang: str) -> list[Group]:
    """In the order in which they come; what belongs nowhere stands at the end."""
    room = book.game.room("course")
    heading = getattr(room, "group", None)
    if heading is None or len(options) < FROM:
        return [Group("", options)]
    found: dict[str, Options] = {}
    for key, text in options:
        found.setdefault(heading(view, key), []).append((key, text))
    rest = found.pop("", [])
    if not 1 < len(found) <= len(options) / 2:  # headings with one move each would only make the list long
        return [Group("", options)]
    said = lettering(book, lang)
    return [Group(begun(said(name), None), inside) for name, inside in found.items()] + ([Group("", rest)] if rest else [])
