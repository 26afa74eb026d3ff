"""The table as a picture, and the same in words. `tessera.look` draws; this module only asks for it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import takewhile
from typing import Any

from tessera import look
from tessera.core.drawing import tallied
from tessera.core.game import Game
from tessera.core.nodes import Element, tag
from tessera.look.drawing import TableDrawing, room
from tessera.web.errors import Refusal
from tessera.web.legible import DESKS, READABLE, Desk, legible, phone_floor, wordless
from tessera.web.rendering import Layer
from tessera.web.site import site_words


class Board:
    """The fragments of a board as a page shows them."""

    def __init__(self, fragments: dict[str, Element], still: frozenset[str]) -> None:
        self.fragments = fragments
        self.still = still  # those that never move

    @cached_property
    def layers(self) -> dict[str, Layer]:
        """What lies under everything and seldom changes, the first fragments without anything that moves or can be pressed; and the rest.

        The page shows the first in an image of its own, so that a move does not paint it again.
        """
        ground = list(takewhile(lambda key: key in self.still, self.fragments))
        board = list(self.fragments)[len(ground) :]
        return {name: Layer((key, self.fragments[key]) for key in keys) for name, keys in (("ground", ground), ("board", board))}


@dataclass
class Picture:
    """What the page shows of a view: fragments of the board, blocks of the own area, rows of the players, views on a phone."""

    board: Board
    viewbox: tuple[float, float, float, float] = (0, 0, 1080, 690)
    own: Mapping[str, Element] = field(default_factory=dict)
    players: list[dict[str, Any]] | None = None
    views: list[tuple[str, str, str, int]] = field(default_factory=list)  # id, title, icon, how many places are lit there
    own_lit: int = 0
    least: float = 0  # pixels per unit below which its words could no longer be read

    @property
    def fragments(self) -> dict[str, Element]:
        return self.board.fragments


@cache
def forms(game: Game) -> frozenset[str]:
    """In which forms a table of this game is drawn: for desks of some sizes, for a phone, or one of its views. There are no others."""
    return frozenset((*DESKS, "phone", *(name for name, _, _ in room(game).PHONE)))


def form_of(game: Game, form: str) -> str:
    if form not in forms(game):
        raise Refusal("bad-request", what="form")
    return form


def picture(
    view: dict[str, Any],
    targets: Mapping[str, str],
    lang: str,
    why: Iterable[str],
    names: Sequence[str],
    form: str,
    edition: Any,
    public: dict[str, Any] | None = None,
    kept: Any = None,
) -> Picture:
    """`kept`: what was drawn lately of this table."""
    table = look.table(view, targets=targets, lang=lang, why=why, names=names, edition=edition, public=public, kept=kept)
    if form in DESKS:
        desk = DESKS[form]
        least = desk.least if form == "desk-3" else 0
        return Picture(readable(table, desk), table.viewbox, table.own, table.players, least=least)
    views = table.phone
    shown = next((one for one in views if one.id == form), views[0])
    named = [(one.id, one.title, one.icon, len(one.lit)) for one in views]
    floor = phone_floor(shown.viewbox[2])
    fragments = wordless(shown.fragments) if shown.whole else legible(shown.fragments, floor)
    still = table.still | {"back"}  # what lies under the windows of a board that is cut
    least = 0 if shown.whole else round(READABLE / floor, 3)
    board = Board(fragments, still)
    return Picture(board, shown.viewbox, table.own, table.players, named, len(table.own_lit), least)


def readable(table: TableDrawing, desk: Desk) -> Board:
    """The board at a size; what all see alike is made once."""
    if table.alike is not None and not table.mine(desk.ts):
        return readable(table.alike, desk)
    if desk not in table.kept:
        if table.alike is None:
            fragments = legible(table.at(desk.ts), desk.floor)
        else:
            fragments = readable(table.alike, desk).fragments | legible(table.mine(desk.ts), desk.floor)
        table.kept[desk] = Board(fragments, table.still)
    found: Board = table.kept[desk]
    return found


# ---- in words ---------------------------------------------------------------------------------------------------


def listing(view: dict[str, Any], lang: str, names: Sequence[str], edition: Any) -> str:
    """The table in words, as a part of a page."""
    parts = in_words(view, lang, names, edition)
    found = [(tag("h3", title), tag("ul", [tag("li", line) for line in lines], cls="listing")) for title, lines in parts]
    return tag("", found).text


def read(node: Element) -> Iterator[str]:
    """Its words in reading order; what has a label says that and no more."""
    if node.label:
        yield node.label
        return
    for child in node.children:
        if not isinstance(child, str):
            yield from read(child)
        elif child.strip():
            yield child.strip()


def in_words(view: dict[str, Any], lang: str, names: Sequence[str], edition: Any) -> list[tuple[str, list[str]]]:
    """The table in the reader's language: the board piece by piece, every player's counts, the own area."""
    t = site_words(lang)
    table = look.table(view, lang=lang, names=names, edition=edition)
    parts = [(t("board"), [one.label for node in table.fragments.values() for one in node.all() if one.label])]
    rows = []
    for row in table.players:
        counts = ", ".join(f"{label}: {n}" for label, n in tallied(row["counts"]).items())
        more = [str(tag) for tag in row["tags"]] + ([counts] if counts else [])
        rows.append(f"{names[row['seat']]}: {row['score']} {row.get('of', '')}".strip() + "".join(f"; {one}" for one in more))
    parts.append((t("players"), rows))
    if table.own:
        parts.append((t("your-area"), [" ".join(read(block)) for block in table.own.values()]))
    return parts
