"""The table as a picture, and the same in words. `tessera.look` draws; this module only asks for it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import takewhile
from typing import Any

from tessera import look
from tessera.core.game import Game
from tessera.core.nodes import Child, Element, Node, tag
from tessera.look.drawing import room
from tessera.web.errors import Refusal
from tessera.web.site import site_words

WORDS = frozenset(("l", "r", "soft", "name", "city-n", "prov"))  # classes of words that must be readable
PHONE = 390  # pixels across
READABLE, SMALLEST = 11.0, 12.0  # pixels; and units: what is smaller stands on a piece, not on the board
SHORT = 3  # letters: numbers and signs, there is always room for them to grow
MOST_GROWTH = 1.35


@dataclass
class Picture:
    """What the page shows of a view: fragments of the board, blocks of the own area, rows of the players, views on a phone."""

    fragments: Mapping[str, Element]
    viewbox: tuple[float, float, float, float] = (0, 0, 1080, 690)
    own: Mapping[str, Element] = field(default_factory=dict)
    players: list[dict[str, Any]] | None = None
    views: list[tuple[str, str, str, int]] = field(default_factory=list)  # id, title, icon, how many places are lit there
    own_lit: int = 0
    still: frozenset[str] = frozenset()  # fragments that never move

    @cached_property
    def least(self) -> float:
        """Pixels per unit below which words on this picture could no longer be read on a phone."""
        written = [text for node in self.fragments.values() for text in node.texts]
        sizes = [size_of(text) for text in written if not WORDS.isdisjoint(text.attributes.get("class", "").split())]
        return round(READABLE / min([size for size in sizes if size >= SMALLEST] or [SMALLEST]), 3)

    @cached_property
    def ground(self) -> frozenset[str]:
        """What lies under everything and seldom changes: the first fragments without anything that moves or can be pressed.

        The page shows it in an image of its own, so that a move does not paint it again.
        """
        return frozenset(takewhile(lambda key: key in self.still, self.fragments))


@cache
def forms(game: Game) -> frozenset[str]:
    """In which forms a table of this game is drawn: for a desk, for a phone, or one of the phone's views. There are no others."""
    return frozenset(("desk", "phone", *(name for name, _, _ in room(game).PHONE)))


def form_of(game: Game, form: str) -> str:
    if form not in forms(game):
        raise Refusal("bad-request", what="form")
    return form


def size_of(text: Element) -> float:
    """The height of its letters; 0 if it stands elsewhere."""
    return float(text.attributes.get("font-size", 0))


def picture(
    view: dict[str, Any], targets: Mapping[str, str], lang: str, why: Iterable[str], names: Sequence[str], form: str, edition: Any
) -> Picture:
    table = look.table(view, targets=targets, lang=lang, why=why, names=names, edition=edition)
    if form == "desk":
        return Picture(table.fragments, table.viewbox, table.own, table.players, still=table.still)
    views = table.phone
    shown = next((one for one in views if one.id == form), views[0])
    named = [(one.id, one.title, one.icon, len(one.lit)) for one in views]
    fragments = readable(shown.fragments, shown.viewbox[2])
    still = table.still | {"back"}  # what lies under the windows of a board that is cut
    return Picture(fragments, shown.viewbox, table.own, table.players, named, len(table.own_lit), still)


def readable(fragments: Mapping[str, Node], wide: float) -> dict[str, Element]:
    """Numbers that a phone would show too small, larger. Words have no room for that: for them the whole picture grows, see `least`."""
    return {key: grown(node, READABLE * wide / PHONE) for key, node in fragments.items()}


@lru_cache(4096)
def grown(element: Element, small: float) -> Element:
    """The same element, if there is nothing in it that has to grow."""
    if not any(grows(text, small) for text in element.texts):
        return element
    if element.name == "text":
        return Element("text", element.attributes | {"font-size": f"{small:.1f}"}, element.children)
    inner: list[Child] = [child if isinstance(child, str) else grown(child, small) for child in element.children]
    return Element(element.name, element.attributes, tuple(inner))


def grows(text: Element, small: float) -> bool:
    """Short, and a little too small; what is much smaller stands on a piece that is drawn larger than life."""
    said = "".join(str(child) for child in text.children)
    return 0 < len(said) <= SHORT and small / MOST_GROWTH <= size_of(text) < small


# ---- in words ---------------------------------------------------------------------------------------------------


def listing(view: dict[str, Any], lang: str, names: Sequence[str], edition: Any) -> str:
    """The table in words, as a part of a page."""
    parts = in_words(view, lang, names, edition)
    found = [(tag("h3", title), tag("ul", [tag("li", line) for line in lines], cls="listing")) for title, lines in parts]
    return tag("", found).text


def in_words(view: dict[str, Any], lang: str, names: Sequence[str], edition: Any) -> list[tuple[str, list[str]]]:
    """The table in the reader's language: the board piece by piece, every player's counts, the own area."""
    t = site_words(lang)
    table = look.table(view, lang=lang, names=names, edition=edition)
    parts = [(t("board"), [one.label for node in table.fragments.values() for one in node.all() if one.label])]
    rows = []
    for row in table.players:
        counts = ", ".join(f"{count.label}: {count.n}" for count in row["counts"])
        more = [str(tag) for tag in row["tags"]] + ([counts] if counts else [])
        rows.append(f"{names[row['seat']]}: {row['score']} {row.get('of', '')}".strip() + "".join(f"; {one}" for one in more))
    parts.append((t("players"), rows))
    if table.own:
        parts.append((t("your-area"), [" ".join(block.words()) for block in table.own.values()]))
    return parts
