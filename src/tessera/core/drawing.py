"""What a board may ask of the pen that draws it.

A game lays its table out: it turns a view into places and pieces and hands them to a `Pen`. Only the look knows how they
become SVG; a game knows this protocol, so games do not depend on the look. A game's `board.py` has

    VIEWBOX                  (x, y, width, height) of the whole board
    PHONE                    views for a small screen: (id, icon, viewbox), in tab order
    WHOLE                    (if any) those of them that show everything at once: too small for words, which are left out
    GROUND                   (if not just "ground") the fragments under all others that seldom change: the page paints them apart
    ALIKE                    (if True) the board is the same for all who do not decide: it is drawn once for them
    mine(pen)                (if ALIKE is not quite true) the fragments that look otherwise to this viewer, by the same ids
    table(pen)               draws the whole board
    phone(pen, view)         draws one of the PHONE views; may return another viewbox for it

and its `own.py` (or the same file, where both are short)

    own(pen)                 the viewer's own area, block by block
    players(pen)             one compact row per seat, in seat order
    SMALL                    (if it likes) pieces in them that may be pictures: (macro, box, values of each argument)

`board.svg.jinja` holds their macros, `board.en.ftl` and `board.de.ftl` their words.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from tessera.core.nodes import Body, Element, number, tag

Thing = TypeVar("Thing")
Key = TypeVar("Key", int, str)
Row = dict[str, Any]  # what a player's row shows
Box = tuple[float, float, float, float]  # x, y, width, height
SQUARE: Box = (-20, -20, 40, 40)  # the box every piece is drawn in
SEATS = ("red", "blue", "yellow", "green", "black", "white")  # the colours of the seats, in their order


class Count(NamedTuple):
    """A sign with a number or a word, for a player's row."""

    icon: Element
    n: Any
    label: str
    about: str = ""


def tallied(counts: Sequence[Count]) -> dict[str, str]:
    """What signs of a row count, by their names; signs that stand for themselves are counted."""
    alone = Counter(count.label for count in counts if count.n == "")
    return {count.label: str(alone[count.label] if count.n == "" else count.n) for count in counts}


class Standing(NamedTuple):
    """A thing that never moves."""

    id: str
    x: float
    y: float
    body: Body
    label: str
    about: str = ""


class Spot(NamedTuple):
    """A printed place without a drawing of its own: what it is about, its middle, its size, its name."""

    about: str
    x: float
    y: float
    w: float
    h: float
    label: str


class Pen(Protocol):
    """Collects nodes in painting order. Text scale `ts` is above 1 on small screens.

    `about`: which thing is drawn, "kind:id", the same wherever it is drawn; whoever touches it reads what the game's `about.py` tells
    of it. What has a label and does not say so is told of by its label.
    """

    view: dict[str, Any]
    data: dict[str, Any]
    targets: Mapping[str, str]
    why: frozenset[str]
    viewer: int | None
    seats: int
    lang: str
    ts: float

    def t(self, message: str, **args: Any) -> str:
        """A message of the game's board words."""

    def brief(self, message: str, **args: Any) -> str:
        """The same in fewer words, `MESSAGE-short`, where letters are larger (`ts`) and there are fewer words for it."""

    def name(self, thing: Any) -> str:
        """The name of a thing in the reader's language."""

    def colour(self, seat: int) -> str:
        """The seat's colour, which is also its emblem."""

    def who(self, seat: int) -> str:
        """The player's name."""

    def width(self, text: str, size: float, name: bool = False) -> float:
        """How wide a line of text is; `name`: in the typeface of names."""

    def fit(self, text: str, room: float, size: float, least: float = 11.5, name: bool = False) -> float:
        """The largest font size up to `size` at which a line fits its room."""

    def short(self, text: str, room: float, size: float, name: bool = False) -> str:
        """The line, or as much of its beginning as fits the room, and three points: long names of an edition of somebody's own."""

    def lines(self, text: str, room: float, size: float, most: int = 2) -> tuple[str, ...]:
        """A text broken into at most so many lines."""

    def once(self, what: str, make: Callable[[], Thing], *, worded: bool = True) -> Thing:
        """Made once per edition and set of options; `worded`: and per language and text scale."""

    def part(self, name: str, draw: Callable[..., None], *facts: Any) -> None:
        """A part of the board: `draw(pen, *facts)`, drawn once for these facts, whoever looks on. The facts are plain data, mostly
        entries of the view; `draw` sees them, words, names and printed data, but neither view nor targets."""

    def cut(self, windows: Sequence[tuple[float, float, float, float, float, float]]) -> None:
        """From now on only what lies in these windows (x, y, width, height) is drawn, moved to (to_x, to_y): for small screens."""

    def draw(self, macro: str, *args: Any) -> Body:
        """A macro of the board template with these arguments; the drawing is remembered, so they must be hashable."""

    def art(self, name: str, *printed: str) -> Body:
        """The picture of this name of the game's, whole: a ground of stone. Nothing where none was made, or where the edition has other
        data under one of the `printed` entries than the one the picture shows (a map of one's own)."""

    def face(self, sheet: str, which: str, x: float, y: float, w: float, h: float = 0) -> Body:
        """One face of a sheet of the game's pictures, `w` wide, cut to `h` if it is given; nothing where none was made."""

    def ground(self, key: str, *body: Any) -> None:
        """Something that never answers the pointer and is not read aloud."""

    def put(
        self, key: str, x: float, y: float, body: Body, *, scale: float = 1, cls: str = "", label: str = "", home: str = "",
        about: str = "",
    ) -> None:  # fmt: skip
        """A movable piece: same key, new place = it moves. `home`: the fragment it flies in from."""

    def stand(self, key: str, scale: float, things: Iterable[Standing | tuple[str, float, float, Body, str]]) -> None:
        """Things that never move, as one fragment. Cheaper to show than a piece each."""

    def spots(self, key: str, things: Iterable[Spot]) -> None:
        """Printed places that can be touched to learn what they are, as one fragment; below the pieces that stand there."""

    def target(
        self, keys: str | Sequence[str], x: float, y: float, *, r: float = 20, box: tuple[float, float] | None = None,
        touch: tuple[float, float] | None = None, body: Body = (), cls: str = "",
    ) -> bool:  # fmt: skip
        """Lights a place if one of these option keys is legal; several legal keys share the place and open the list."""

    def refuse(self, key: str, x: float, y: float, *, box: tuple[float, float] = (34, 34), cross: bool = True) -> bool:
        """A place where a player would expect to be allowed but is not: a thin cross; pressing it asks why."""

    def block(self, key: str, title: str, body: Any, note: str = "", *, cls: str = "", about: str = "") -> None:
        """One block of the own area: heading, pieces, one line that explains; without `about` it is "sum:KEY"."""

    def button(
        self, keys: str | Sequence[str], *body: Any, cls: str = "", label: str = "", id: str = "", about: str = ""
    ) -> Element:
        """A thing of the own area: a button if the option is legal, a question if it can be asked why not.

        `id`: its name among its neighbours, where they come and go.
        """

    def inline(self, body: Body, size: float, box: Box = SQUARE, label: str = "") -> Element:
        """A piece as a small picture of its own, `size` wide, for HTML."""

    def big(self, value: Any) -> Element:
        """A number at reading size, for HTML."""

    def tally(self, body: Body, n: Any, label: str, size: float = 17, box: Box = SQUARE, about: str = "") -> Count:
        """A sign with a number, for a player's row."""

    def row(
        self, seat: int, score: int, counts: Sequence[Count], *, of: str = "", tags: Sequence[str] = (), hidden: bool = False
    ) -> Row:
        """A player's row. `of`: a word behind the score; `hidden`: something of this player is covered."""


@cache
def slab(w: float, h: float, rx: float = 0) -> Element:
    """The stone below everything."""
    return tag("rect", cls="st3", width=f"{w:g}", height=f"{h:g}", **({"rx": number(rx)} if rx else {}))


def asked(pen: Pen) -> str:
    """The decision that is pending; "" at the end."""
    return pen.view["asking"]["decision"] if pen.view["asking"] else ""


def cut_out(pen: Pen, size: tuple[float, ...], windows: Sequence[tuple[float, float, float, float, float, float]]) -> None:
    """A view for a small screen put together of pieces of the whole board, which is drawn next."""
    pen.ground("back", slab(size[-2], size[-1]))
    pen.cut(windows)


def times(n: int) -> Element | str:
    """How often a thing lies there, behind it; nothing for one."""
    return tag("b", f"×{n}") if n > 1 else ""


def counted(*things: Any, about: str = "") -> Element:
    """A sign and its number, for the own area."""
    return tag("span", *things, cls="cnt", **({"data_about": about} if about else {}))


def row_of(n: int, gap: float) -> list[float]:
    """A centred row of n places."""
    return [(i - (n - 1) / 2) * gap for i in range(n)]


def gathered(things: Iterable[tuple[Key, Thing]]) -> dict[Key, list[Thing]]:
    """What lies on each place, in the order of the places: from (place, thing)."""
    at: dict[Key, list[Thing]] = {}
    for place, thing in things:
        at.setdefault(place, []).append(thing)
    return dict(sorted(at.items()))


def seated(
    pen: Pen, seat: int, key: str, macro: str, at: tuple[float, float], scale: float, said: str, about: str = "", **args: Any
) -> None:
    """A piece in a player's colour; `said` is a message that names the player."""
    body = pen.draw(macro, pen.colour(seat))
    pen.put(key, *at, body, scale=scale, label=pen.t(said, who=pen.who(seat), **args), about=about)


class Cell(NamedTuple):
    """One field of a score track."""

    n: int
    x: float
    y: float
    w: float
    h: float


def frame(w: float, h: float, deep: float, along: int, down: int, gap: float) -> tuple[Cell, ...]:
    """A score track as the frame of a board, clockwise from the top left: `along` cells on the long sides, `down` between them on the
    short ones, `gap` free on every side of a cell."""
    cw, ch = w / along, (h - 2 * deep) / down
    out = []
    for n in range(2 * (along + down)):
        if n < along:
            x, y, a, b = n * cw, 0.0, cw, deep
        elif n < along + down:
            x, y, a, b = w - deep, deep + (n - along) * ch, deep, ch
        elif n < 2 * along + down:
            x, y, a, b = w - (n - along - down + 1) * cw, h - deep, cw, deep
        else:
            x, y, a, b = 0.0, h - deep - (n - 2 * along - down + 1) * ch, deep, ch
        out.append(Cell(n, round(x + gap, 1), round(y + gap, 1), round(a - 2 * gap, 1), round(b - 2 * gap, 1)))
    return tuple(out)


def walk(points: Iterable[tuple[float, float]], closed: bool = False) -> Element:
    """A track that pieces travel along when they move from one place on it to another, for a board's ground; never seen."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")
    return tag("path", cls="walk", d=d, fill="none")


def around(cells: Sequence[Cell]) -> Element:
    """The same round a board: through the middle of the fields of its frame."""
    xs, ys = [c.x + c.w / 2 for c in cells], [c.y + c.h / 2 for c in cells]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    return walk(((left, top), (right, top), (right, bottom), (left, bottom)), closed=True)
