"""From a view to a drawing: finds the game's board, gives it a pen, and keeps what it drew."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

from tessera.core.drawing import Box
from tessera.core.errors import TesseraError
from tessera.core.game import Game, find
from tessera.core.nodes import Element, Node
from tessera.look.lettering import lettering
from tessera.look.paper import Kept, Paper, exact
from tessera.look.pen import BoardPen
from tessera.look.sheet import sheet


@dataclass(frozen=True)
class PhoneView:
    """One view of the board for a small screen. Its fragments have the same ids as on the board: a page shows one or the other."""

    id: str
    title: str
    icon: str  # a name of icons.jinja, for the tab bar
    viewbox: Box
    fragments: dict[str, Node]
    lit: frozenset[str] = frozenset()  # the legal keys that have a place on this view
    whole: bool = False  # everything at once: too small for words


class TableDrawing:
    """What one viewer sees of a table, drawn. See the package's docstring for what each part holds."""

    def __init__(self, board: ModuleType, area: ModuleType, paper: Paper, alike: "TableDrawing | None" = None) -> None:
        """`alike`: what everybody sees, where this board looks the same."""
        self._board, self._area, self._paper = board, area, paper
        self.game: str = paper.view["game"]
        self.lang = paper.words.language
        self.title = paper.book.game.title
        self.viewbox: Box = board.VIEWBOX
        self.still = frozenset(getattr(board, "GROUND", ("ground",)))  # fragments under all others that seldom change
        self.alike = alike
        self.kept: dict[Any, Any] = {}  # what a page made of it, once
        self.lit: frozenset[str] = frozenset()  # the legal keys that have a place on the board
        self._sized: dict[float, dict[str, Node]] = {}
        self.fragments = self.at(1)

    def at(self, ts: float) -> dict[str, Node]:
        """The fragments with their words laid out anew, so much larger: for a board that is shown smaller."""
        if ts not in self._sized and self.alike is not None:
            self._sized[ts] = self.alike.at(ts) | self.mine(ts)
        elif ts not in self._sized:
            pen = BoardPen(self._paper, ts)
            self._board.table(pen)
            self._sized[ts], self.lit = pen.nodes, frozenset(pen.lit)
        return self._sized[ts]

    def mine(self, ts: float) -> dict[str, Node]:
        """The fragments that look otherwise to this viewer than to all others, where the rest is alike."""
        if ("mine", ts) not in self.kept:
            pen = BoardPen(self._paper, ts)
            if pen.viewer is not None and hasattr(self._board, "mine"):
                self._board.mine(pen)
            self.kept["mine", ts] = pen.nodes
        found: dict[str, Node] = self.kept["mine", ts]
        return found

    @cached_property
    def own(self) -> dict[str, Element]:
        """The blocks of the viewer's own area."""
        return self._own.blocks

    @cached_property
    def own_lit(self) -> frozenset[str]:
        """The legal keys in the own area."""
        return frozenset(self._own.lit)

    @cached_property
    def _own(self) -> BoardPen:
        pen = BoardPen(self._paper)
        if pen.viewer is not None:
            self._area.own(pen)
        return pen

    @cached_property
    def players(self) -> list[dict[str, Any]]:
        """One row per seat."""
        pen = BoardPen(self._paper)
        rows: list[dict[str, Any]] = self._area.players(pen)
        return rows

    @cached_property
    def things(self) -> dict[str, str]:
        """Everything drawn with a meaning, "kind:id", and what it is called there: on the board, in the own area, in the rows."""
        found: dict[str, str] = {}
        for drawn in (*self.fragments.values(), *self.own.values()):
            for one in drawn.all():
                if one.about:
                    found.setdefault(one.about, named(one))
        for row in self.players:
            found.setdefault(f"seat:{row['seat']}", self._paper.words(f"seat-{row['colour']}"))
            for count in row["counts"]:
                if count.about:
                    found.setdefault(count.about, f"{count.label}: {count.n}")
        return found

    @cached_property
    def phone(self) -> list[PhoneView]:
        """Views for a small screen."""
        views, whole = [], getattr(self._board, "WHOLE", ())
        for name, icon, box in self._board.PHONE:
            pen = BoardPen(self._paper, ts=1.45)
            viewbox = self._board.phone(pen, name) or box
            views.append(PhoneView(name, pen.t(f"phone-{name}"), icon, viewbox, pen.nodes, frozenset(pen.lit), name in whole))
        return views


def named(element: Element) -> str:
    """What it is called: by its own label, or by the words in it, the heading first."""
    said = element.attributes.get("aria-label")
    head, *rest = [said] if said else [*element.words()] or [""]
    return f"{head}: {', '.join(rest)}" if rest else head


_drawings: Kept[TableDrawing] = Kept(64)


class MissingRoom(TesseraError):
    """A game without a board."""


def room(game: Game) -> ModuleType:
    """A game's board."""
    found = game.room("board")
    if found is None:
        raise MissingRoom(f"{game.title} cannot be drawn: its folder has no board.py")
    return found


def where(game: Game, decision: str) -> str:
    """The part of the board, on a phone, that a decision about the cards in one's hand is about; "" where its board does not say."""
    return str(getattr(room(game), "WHERE", {}).get(decision, ""))


def alike_for_all(game: Game) -> bool:
    """Is its board the same for all who do not decide?"""
    return bool(getattr(room(game), "ALIKE", False))


def players(
    view: dict[str, Any], *, lang: str = "en", names: Sequence[str] | None = None, edition: Any = None
) -> list[dict[str, Any]]:
    """The rows of the players alone, see `table`: for who wants to know what would be counted, not how it would look."""
    game = find(view["game"])
    book = game.book(edition, **view["options"])
    paper = Paper(view, book, sheet(game.folder), lettering(book, lang), {}, frozenset(), None if names is None else tuple(names))
    found: list[dict[str, Any]] = (game.room("own") or room(game)).players(BoardPen(paper))
    return found


def table(
    view: dict[str, Any],
    *,
    targets: Mapping[str, str] | None = None,
    lang: str = "en",
    why: Iterable[str] = (),
    names: Sequence[str] | None = None,
    edition: Any = None,
    public: dict[str, Any] | None = None,
    kept: Any = None,
) -> TableDrawing:
    """Draws what a seat sees. `view` comes from `state.view(seat)`; see the package's docstring for the rest. What looks the same as
    before, whoever asks, is the same drawing. `public`: the same table as a spectator sees it, if it is there: a board that is `ALIKE`
    for all who do not decide is then drawn once for all of them. `kept`: has `get(key, make)` and lives as long as the table does: parts of
    its board are kept there."""
    game = find(view["game"])
    book = game.book(edition, **view["options"])
    named = None if names is None else tuple(names)
    asked, board, alike = frozenset(why), room(game), None
    if public is not None and view["viewer"] is not None and alike_for_all(game) and not (targets or asked):
        alike = table(public, lang=lang, names=names, edition=edition, kept=kept)

    def drawn() -> TableDrawing:
        paper = Paper(view, book, sheet(game.folder), lettering(book, lang), dict(targets or {}), asked, named, kept)
        return TableDrawing(board, game.room("own") or board, paper, alike)

    seen = exact((view, dict(targets or {})))
    return _drawings.get((seen, book.edition.hash, lang, asked, named), drawn)
