"""The look: one renderer for browser, notebook and picture.

    view -> board.py (layout) -> pen -> nodes -> text, on the wire or in a picture

`table(view, targets=..., lang=..., why=...)` draws what a seat sees. It reads a **view** (never a state) and the edition's
printed geometry, so nothing hidden can reach a drawing: twin worlds give byte-equal drawings.

- `view`: `state.view(seat)`, or `state.view()` for a spectator.
- `targets`: legal option key -> its words. Only for the seat that decides; others get `{}`.
- `why`: other keys of the action index that may be asked "why not?" at this moment.
- `names`: the players' names by seat; without them the seats' colours.
- `edition`: as for `game.book`, when the table does not play the default one.

A `TableDrawing` has

- `viewbox`: x, y, width, height of the board.
- `fragments`: id -> node (`tessera.core.nodes.Node`), in painting order; `node.text` is `<g id=...>`. The ground comes first and seldom
  changes. A piece's place is the attribute `transform="translate(x y) scale(s)"` of its root and nothing else: same id, new transform =
  it moved. What looks the same in two drawings is the same object, so differences are cheap to find.
- Elements that stand for one legal option carry `data-key`, `role="button"`, `tabindex`, `aria-label` (the words) and class `target`.
  A place that stands for several legal options carries `data-keys` (separated by blanks) instead: pressing it should narrow the
  list of moves to these. Elements that can be asked "why not?" carry `data-why` with the key and class `ask`.
- `lit`: the legal keys drawn on the board; `own_lit`: those in the own area. The list of moves must offer all anyway.
- `own`: id -> element `<div id=... class="blk">`: the blocks of the viewer's own area (HTML with small SVGs), from left to right; its
  buttons carry `data-key` and `data-why` like the board. Styled by `static/own.css`; put them into `<section class="card-box tray">`.
  Empty for a spectator.
- `players`: one row per seat, in seat order: `{"seat": 0, "colour": "red", "score": 17, "of": "of 38", "tags": ("first",),
  "counts": (Count(icon=element, n=3, label="Houses"), ...), "hidden": false}`; `n` may be text, `hidden` = show a lock.
- `phone`: views for small screens: id, title, icon, viewbox, fragments with the same ids as on the board. A page shows the board
  or one view, never both. Made when asked for.

`svg(drawing, theme)` and `png(drawing, theme, width)` make pictures that stand alone. Static files for a site lie in
`static/` (tokens.css, own.css, fonts); `icon(name)`, `piece(macro, ...)`, `badge(seat)`, `seal(seat)` draw single signs for a page.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tessera.core import kept
from tessera.core.agenda import State
from tessera.core.drawing import SEATS
from tessera.core.hooks import draw_with
from tessera.core.nodes import tag
from tessera.core.words import words
from tessera.look.drawing import PhoneView, TableDrawing, players, table
from tessera.look.paint import THEMES, png, svg
from tessera.look.sheet import Sheet, sheet
from tessera.look.small import style, whole

STATIC = Path(__file__).parent / "static"


@cache
def _sheet() -> Sheet:
    return sheet(Path(__file__).parent)


def icon(name: str, cls: str = "ic") -> str:
    """An interface icon: a line drawing in the text's colour."""
    return whole(_sheet().draw("ic", (name, cls)))


def piece(macro: str, *args: Any, size: float = 28, box: str = "-20 -20 40 40", cls: str = "") -> str:
    """One piece of the vocabulary as a small picture for a page, such as `piece("badge", "red")`."""
    body = tag("g", _sheet().draw(macro, args), cls="pc")
    return tag("svg", body, width=f"{size:g}", height=f"{size:g}", viewBox=box, cls=cls, aria_hidden="true").text


def badge(seat: int, size: float = 28, cls: str = "badge") -> str:
    """A seat's badge: its colour and its emblem."""
    return piece("badge", SEATS[seat], size=size, cls=cls)


def seal(seat: int, cls: str = "") -> str:
    """The same as a box without a drawing, for long lists; its size is set by CSS."""
    return f'<i class="seal s-{SEATS[seat]}{" " + cls if cls else ""}"></i>'


def of_state(state: State, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None) -> TableDrawing:
    """The table as `seat` sees it, with its legal targets lit if it is the one to decide."""
    asked = not state.over and seat is not None and state.seat == seat
    said = words(state.book, lang)
    view = state.view(seat)
    named = None if names is None else dict(enumerate(names))
    targets = said.choices(state, named) if asked else {}
    edition = kept.played(state.book.game, state.book.edition.text)
    return table(view, targets=targets, lang=lang, names=names, edition=edition)


def notebook(state: State) -> str:
    """How a state shows itself in a notebook: as the seat that decides sees it."""
    return svg(of_state(state, None if state.over else state.seat))


draw_with(notebook)

__all__ = [
    "SEATS",
    "STATIC",
    "THEMES",
    "PhoneView",
    "TableDrawing",
    "badge",
    "icon",
    "of_state",
    "piece",
    "players",
    "png",
    "seal",
    "style",
    "svg",
    "table",
]
