"""The pen: collects what a board draws as keyed fragments in painting order.

Every fragment is one `<g id>` whose place is the `transform` attribute of its root, so that the browser moves a piece by
setting that attribute. Colours are classes, never literals. Labels and ids come from the view alone.
"""

import tomllib
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, count
from typing import Any

from markupsafe import escape

from tessera.core.agenda import Book
from tessera.core.drawing import SEATS, SQUARE, Box
from tessera.look import measure, small
from tessera.look.lettering import Lettering
from tessera.look.sheet import Sheet, shifted


def number(value: float) -> str:
    """At most one decimal, none where it would be zero: short, and the same in every process."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


class Paper:
    """What all pens of one drawing share: the view, the words, what is legal and what may be asked."""

    def __init__(
        self,
        view: dict[str, Any],
        book: Book,
        sheet: Sheet,
        words: Lettering,
        targets: Mapping[str, str],
        why: frozenset[str],
        names: Sequence[str] | None,
    ) -> None:
        self.view, self.book, self.sheet, self.words, self.targets, self.why, self.names = (
            view,
            book,
            sheet,
            words,
            targets,
            why,
            names,
        )
        self.data = printed(book.edition.text)


@cache
def printed(text: str) -> dict[str, Any]:
    """An edition's data as it stands in its file, its [layout] above all."""
    return tomllib.loads(text)


def unlike(name: str, taken: Container[str]) -> str:
    """This name, or with a number if it is taken."""
    return next(one for one in chain([name], (f"{name}-{again}" for again in count(2))) if one not in taken)


_made: dict[tuple[Any, ...], Any] = {}


class BoardPen:
    """See tessera.core.drawing.Pen."""

    def __init__(self, paper: Paper, ts: float = 1) -> None:
        self.paper, self.ts = paper, ts
        self.view, self.data, self.targets, self.why = paper.view, paper.data, paper.targets, paper.why
        self.viewer: int | None = paper.view["viewer"]
        self.seats = len(paper.view["players"])
        self.lang = paper.words.language
        self.fragments: dict[str, str] = {}
        self.blocks: dict[str, str] = {}
        self.lit: set[str] = set()
        self.things: set[str] = set()  # ids in the own area
        self.windows: tuple[tuple[float, float, float, float, float, float], ...] = ()

    # ---- words --------------------------------------------------------------------------------------------

    def t(self, message: str, **args: Any) -> str:
        return self.paper.words(message, **args)

    def name(self, thing: Any) -> str:
        return self.paper.words.name(thing)

    def colour(self, seat: int) -> str:
        return SEATS[seat]

    def who(self, seat: int) -> str:
        names = self.paper.names
        return names[seat] if names is not None else self.paper.words(f"seat-{SEATS[seat]}")

    def width(self, text: str, size: float, name: bool = False) -> float:
        return measure.width(text, size, name)

    def fit(self, text: str, room: float, size: float, least: float = 11.5, name: bool = False) -> float:
        return measure.fit(text, room, size, least, name)

    def lines(self, text: str, room: float, size: float, most: int = 2) -> tuple[str, ...]:
        return measure.lines(text, room, size, most)

    def once(self, what: str, make: Callable[[], Any], *, worded: bool = True) -> Any:
        edition = self.paper.book.edition
        key = (self.paper.book.game.id, edition.hash, tuple(sorted(self.paper.book.options.items())), what)
        if worded:
            key += (self.lang, self.ts)  # type: ignore[assignment]
        if key not in _made:
            _made[key] = make()
        return _made[key]

    # ---- the board ----------------------------------------------------------------------------------------

    def cut(self, windows: Sequence[tuple[float, float, float, float, float, float]]) -> None:
        self.windows = tuple(windows)

    def placed(self, x: float, y: float) -> tuple[float, float] | None:
        """Where a point of the board lies in this drawing; None: outside all windows."""
        if not self.windows:
            return x, y
        for wx, wy, w, h, to_x, to_y in self.windows:
            if wx <= x <= wx + w and wy <= y <= wy + h:
                return x - wx + to_x, y - wy + to_y
        return None

    def draw(self, macro: str, *args: Any) -> str:
        return self.paper.sheet.draw(macro, args)

    def ground(self, key: str, body: str) -> None:
        if self.windows:
            body = "".join(
                f'<svg x="{number(to_x)}" y="{number(to_y)}" width="{number(w)}" height="{number(h)}" '
                f'viewBox="{number(x)} {number(y)} {number(w)} {number(h)}">{body}</svg>'
                for x, y, w, h, to_x, to_y in self.windows
            )
        self.fragments[self.fresh(key)] = f'<g id="{key}" aria-hidden="true">{body}</g>'

    def put(
        self, key: str, x: float, y: float, body: str, *, scale: float = 1, cls: str = "", label: str = "", home: str = ""
    ) -> None:
        at = self.placed(x, y)
        if at is None:
            return
        place = f"translate({number(at[0])} {number(at[1])})" + (f" scale({scale:.3g})" if scale != 1 else "")
        said = f' role="img" aria-label="{escape(label)}"' if label else ""
        came = f' data-from="{home}"' if home else ""
        self.fragments[self.fresh(key)] = (
            f'<g id="{key}" class="pc{" " + cls if cls else ""}" transform="{place}"{came}{said}>{body}</g>'
        )

    def stand(self, key: str, scale: float, things: Iterable[tuple[str, float, float, str, str]]) -> None:
        """Things that never move, as one fragment with one transform: each (id, x, y, body, label)."""
        drawn = []
        for name, x, y, body, label in things:
            at = self.placed(x, y)
            if at is not None:
                there = shifted(body, round(at[0] / scale, 2), round(at[1] / scale, 2))
                drawn.append(f'<g id="{name}" role="img" aria-label="{escape(label)}">{there}</g>')
        place = f' transform="scale({scale:.3g})"' if scale != 1 else ""
        self.fragments[self.fresh(key)] = f'<g id="{key}" class="pc"{place}>{"".join(drawn)}</g>'

    def target(
        self,
        keys: str | Sequence[str],
        x: float,
        y: float,
        *,
        r: float = 20,
        box: tuple[float, float] | None = None,
        touch: tuple[float, float] | None = None,
        body: str = "",
        cls: str = "",
    ) -> bool:
        legal = [key for key in ([keys] if isinstance(keys, str) else keys) if key in self.targets]
        at = self.placed(x, y)
        if not legal or at is None:
            return False
        self.lit.update(legal)
        key = self.fresh("t-" + legal[0].replace(":", "-"))
        wide = touched(*touch) if touch else ""
        ring = boxed(*box) if box else ringed(r)
        self.fragments[key] = (
            f'<g id="{key}" class="target{" " + cls if cls else ""}" transform="translate({number(at[0])} {number(at[1])})" '
            f'role="button" tabindex="0" {self.carried(legal)}>{wide}{ring}{body}</g>'
        )
        return True

    def refuse(self, key: str, x: float, y: float, *, box: tuple[float, float] = (34, 34), cross: bool = True) -> bool:
        at = self.placed(x, y)
        if key not in self.why or key in self.targets or at is None:
            return False
        mark = '<path class="deny" d="M-7-7 7 7M7-7-7 7"/>' if cross else ""
        id = self.fresh("n-" + key.replace(":", "-"))
        self.fragments[id] = (
            f'<g id="{id}" class="ask" transform="translate({number(at[0])} {number(at[1])})" role="button" tabindex="-1" '
            f'aria-label="{escape(self.t("why-not"))}" data-why="{escape(key)}">'
            f"{touched(*box)}{mark}</g>"
        )
        return True

    def fresh(self, key: str) -> str:
        """An id never stands twice in one drawing."""
        if key not in self.fragments:
            return key
        if not key.startswith(("t-", "n-")):
            raise AssertionError(f"fragment {key!r} is drawn twice")
        return unlike(key, self.fragments)

    # ---- the own area -------------------------------------------------------------------------------------

    def block(self, key: str, title: str, body: str, note: str = "", *, cls: str = "") -> None:
        said = f'<span class="small soft">{escape(note)}</span>' if note else ""
        self.blocks[key] = (
            f'<div id="{key}" class="blk{" " + cls if cls else ""}"><h3>{escape(title)}</h3><div class="pcs">{body}</div>{said}</div>'
        )

    def button(self, keys: str | Sequence[str], body: str, *, cls: str = "", label: str = "", id: str = "") -> str:
        wanted = [keys] if isinstance(keys, str) else list(keys)
        legal = [key for key in wanted if key in self.targets]
        asked = next((key for key in wanted if key in self.why), None)
        if legal:
            self.lit.update(legal)
            kind, said = "target", f' role="button" tabindex="0" {self.carried(legal)}'
        elif asked is not None:
            question = f"{label}: {self.t('why-not')}" if label else self.t("why-not")
            kind, said = "ask", f' role="button" tabindex="0" data-why="{escape(asked)}" aria-label="{escape(question)}"'
        else:
            kind, said = "thing", f' role="img" aria-label="{escape(label)}"' if label else ""
        name = ""
        if id:
            own = unlike(id, self.things)  # two cards of one kind are two things
            self.things.add(own)
            name = f' id="{own}"'
        return f'<span{name} class="{kind}{" " + cls if cls else ""}"{said}>{body}</span>'

    def carried(self, legal: list[str]) -> str:
        """The attributes that say which options an element stands for, in keys and in words."""
        if len(legal) == 1:
            return f'aria-label="{escape(self.targets[legal[0]])}" data-key="{escape(legal[0])}"'
        label = " / ".join(self.targets[key] for key in legal[:4])
        if len(legal) > 4:
            label = f"{self.t('choices', n=len(legal))}: {label} …"
        return f'aria-label="{escape(label)}" data-keys="{escape(" ".join(legal))}"'

    def inline(self, body: str, size: float, box: Box = SQUARE, label: str = "") -> str:
        x, y, w, h = box
        said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
        name, known = small.pictures(self.paper.book.game).get(body, ("", box))
        if name and known == box and w == h and size in small.SIZES:
            return f'<i class="pic w{size} {name}" {said}></i>'
        return (
            f'<svg width="{number(size)}" height="{number(size * h / w)}" viewBox="{number(x)} {number(y)} {number(w)} {number(h)}" '
            f'{said}><g class="pc">{body}</g></svg>'
        )

    def big(self, value: Any) -> str:
        return f'<span class="big">{escape(str(value).replace("-", "−"))}</span>'

    def tally(self, body: str, n: Any, label: str, size: float = 17, box: Box = SQUARE) -> dict[str, Any]:
        """A count in a player's row, with a small picture of what is counted if there is one."""
        name, _ = small.pictures(self.paper.book.game).get(body, ("", box))
        icon = f'<i class="pic {name}" aria-hidden="true"></i>' if name else self.inline(body, size, box)
        return {"icon": icon, "n": n, "label": label}

    def row(
        self,
        seat: int,
        score: int,
        counts: Sequence[dict[str, Any]],
        *,
        of: str = "",
        tags: Sequence[str] = (),
        hidden: bool = False,
    ) -> dict[str, Any]:
        row = {"seat": seat, "colour": self.colour(seat), "score": score, "of": of, "tags": list(tags)}
        return row | {"counts": list(counts), "hidden": hidden}


@cache
def boxed(w: float, h: float) -> str:
    x, y = number(-w / 2), number(-h / 2)
    shape = f'x="{x}" y="{y}" width="{number(w)}" height="{number(h)}" rx="8"'
    return (
        f'<rect class="t-hit" x="{number(-w / 2 - 2)}" y="{number(-h / 2 - 2)}" width="{number(w + 4)}" height="{number(h + 4)}" rx="9"/>'
        f'<rect class="t-case" {shape}/><rect class="t-ring" {shape}/>'
    )


@cache
def touched(w: float, h: float) -> str:
    return f'<rect class="t-touch" x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}"/>'


@cache
def ringed(r: float) -> str:
    return f'<circle class="t-hit" r="{number(r + 4)}"/><circle class="t-case" r="{number(r)}"/><circle class="t-ring" r="{number(r)}"/>'
