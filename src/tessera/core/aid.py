"""The player aid: one page of what one looks up at the table, with what the viewer can pay now.

A game's `aid.py` has `aid(asked)`: sheets with costs and effects, from the edition and the view; its words stand with those of its things
(`about.en.ftl`, as `aid-...`). Behind them come turn, end and scoring from the page of two minutes (`page.en.md`). A game without either
has no aid.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tessera.core.about import Asked
from tessera.core.rulestext import filled

PARAGRAPH = re.compile(r"^\*\*(.+?)\.?\*\* (.+)$", re.M)


@dataclass(frozen=True)
class Sheet:
    """A heading, and a text or rows; a row says first whether the viewer can do it now."""

    title: str
    text: str = ""
    head: tuple[str, ...] = ()
    rows: tuple[tuple[bool, tuple[str, ...]], ...] = ()


def sheets(asked: Asked) -> list[Sheet]:
    """All of it, for whoever sees this view."""
    room = asked.book.game.room("aid")
    return [*(room.aid(asked) if room is not None else ()), *of_page(asked)]


def of_page(asked: Asked) -> list[Sheet]:
    """Turn, end and scoring in words; the aim before them is known to whoever plays, and what beginners overlook comes last there."""
    path = asked.book.game.folder / f"page.{asked.language}.md"
    found = PARAGRAPH.findall(path.read_text(encoding="utf-8")) if path.exists() else []
    return [Sheet(title, filled(text, asked.said)) for title, text in found[1:]]


def listed(asked: Asked, title: str, head: Iterable[str], rows: Iterable[tuple[bool, Iterable[Any]]]) -> Sheet:
    """A table: its title and heads are messages, its cells facts in words."""
    said = tuple(
        (can, tuple(str(asked.said.said(cell)) if not isinstance(cell, str) else cell for cell in cells)) for can, cells in rows
    )
    return Sheet(asked.t(f"aid-{title}"), "", tuple(asked.t(f"aid-{name}") if name else "" for name in head), said)


def enough(price: dict[str, int], have: dict[str, int] | None) -> bool:
    """Can this be paid?"""
    return have is not None and all(have.get(thing, 0) >= n for thing, n in price.items())
