"""The table as a picture, and the same in words. `tessera.look` draws; this module only asks for it."""

import html
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from typing import Any

from markupsafe import escape

from tessera import look
from tessera.web.site import site_words

SIZES = re.compile(r'<text class="[^"]*\b(?:l|r|soft|name|city-n|prov)\b[^"]*"[^>]*? font-size="([\d.]+)"')
PHONE = 390  # pixels across
READABLE, SMALLEST = 11.0, 12.0  # pixels; and units: what is smaller stands on a piece, not on the board
SHORT = re.compile(
    r'(<text\b[^>]*? font-size=")([\d.]+)("[^>]*>[^<>]{1,3}</text>)'
)  # numbers and signs: there is always room for them to grow
MOST_GROWTH = 1.35


@dataclass
class Picture:
    """What the page shows of a view: fragments of the board, blocks of the own area, rows of the players, views on a phone."""

    fragments: dict[str, str]
    viewbox: tuple[float, float, float, float] = (0, 0, 1080, 690)
    own: dict[str, str] = field(default_factory=dict)
    players: list[dict[str, Any]] | None = None
    views: list[tuple[str, str, str, int]] = field(default_factory=list)  # id, title, icon, how many places are lit there
    own_lit: int = 0
    still: frozenset[str] = frozenset()  # fragments that never move

    @cached_property
    def least(self) -> float:
        """Pixels per unit below which words on this picture could no longer be read on a phone."""
        sizes = [float(size) for text in self.fragments.values() for size in SIZES.findall(text)]
        return round(READABLE / min([size for size in sizes if size >= SMALLEST] or [SMALLEST]), 3)

    @cached_property
    def ground(self) -> frozenset[str]:
        """What lies under everything and seldom changes: the first fragments without anything that moves or can be pressed.

        The page shows it in an image of its own, so that a move does not paint it again.
        """
        return frozenset(takewhile(lambda key: key in self.still, self.fragments))


def picture(
    view: dict[str, Any], targets: Mapping[str, str], lang: str, why: Iterable[str], names: Sequence[str], form: str
) -> Picture:
    table = look.table(view, targets=targets, lang=lang, why=why, names=names)
    if form == "desk":
        return Picture(table.fragments, table.viewbox, table.own, table.players, still=table.still)
    views = table.phone
    shown = next((one for one in views if one.id == form), views[0])
    named = [(one.id, one.title, one.icon, len(one.lit)) for one in views]
    fragments = readable(shown.fragments, shown.viewbox[2])
    return Picture(fragments, shown.viewbox, table.own, table.players, named, len(table.own_lit), table.still)


def readable(fragments: dict[str, str], wide: float) -> dict[str, str]:
    """Numbers that a phone would show too small, larger. Words have no room for that: for them the whole picture grows, see `least`."""
    small = READABLE * wide / PHONE

    def grown(found: re.Match[str]) -> str:
        size = float(found[2])
        if not small / MOST_GROWTH <= size < small:  # what is much smaller stands on a piece that is drawn larger than life
            return found[0]
        return f"{found[1]}{small:.1f}{found[3]}"

    return {key: SHORT.sub(grown, text) for key, text in fragments.items()}


# ---- in words ---------------------------------------------------------------------------------------------------

LABEL = re.compile(r'<(?:g|svg|i|span|path|rect|circle)\b[^>]*?\brole="img"[^>]*?\baria-label="([^"]*)"')
WORDS = re.compile(r">([^<>]+)<")


def labels(text: str) -> list[str]:
    """What a drawing says of itself to somebody who cannot see it."""
    return [html.unescape(found) for found in LABEL.findall(text) if found]


def visible(text: str) -> str:
    """The words of a block of the own area, labels of its pieces included, in reading order."""
    shown = LABEL.sub(lambda found: f"><b>{found[1]}</b", text)
    return " ".join(html.unescape(word).strip() for word in WORDS.findall(shown) if word.strip())


def listing(view: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    """The table in words, in the reader's language: the board piece by piece, every player's counts, the own area."""
    t = site_words(lang)
    table = look.table(view, lang=lang, names=names)
    parts = [(t("board"), [said for fragment in table.fragments.values() for said in labels(fragment)])]
    rows = []
    for row in table.players:
        counts = ", ".join(f"{count['label']}: {count['n']}" for count in row["counts"])
        more = [str(tag) for tag in row["tags"]] + ([counts] if counts else [])
        rows.append(f"{names[row['seat']]}: {row['score']} {row.get('of', '')}".strip() + "".join(f"; {one}" for one in more))
    parts.append((t("players"), rows))
    if table.own:
        parts.append((t("your-area"), [visible(block) for block in table.own.values()]))
    found = []
    for title, lines in parts:
        rows = [f"<li>{escape(line)}</li>" for line in lines]
        found.append(f'<h3>{escape(title)}</h3><ul class="listing">{"".join(rows)}</ul>')
    return "".join(found)
