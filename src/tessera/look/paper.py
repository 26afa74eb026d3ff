"""What all pens of one drawing share: the view, the words, what is legal; and what was drawn before and is still true."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from threading import Lock
from typing import Any, Generic, TypeVar

import msgspec

from tessera.core.agenda import Book
from tessera.core.drawing import SEATS
from tessera.core.edition import parsed
from tessera.core.form import places
from tessera.core.nodes import Body
from tessera.look import art, measure
from tessera.look.lettering import Lettering
from tessera.look.sheet import Sheet

Thing = TypeVar("Thing")

exact = msgspec.msgpack.Encoder().encode  # plain data as bytes: the quickest way to say what a drawing was made from


class Kept(Generic[Thing]):
    """What was made for a key, the least lately used forgotten first. Several threads may ask at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.things: OrderedDict[Hashable, Thing] = OrderedDict()
        self.lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        with self.lock:
            found = self.things.get(key)
            if found is not None:
                self.things.move_to_end(key)
                return found
        made = make()
        with self.lock:
            while len(self.things) >= self.most:
                self.things.popitem(last=False)
            self.things[key] = made
        return made


class Paper:
    """What a drawing is made from. `desk`: all of it that a part of a board may depend on without naming it."""

    def __init__(
        self,
        view: dict[str, Any],
        book: Book,
        sheet: Sheet,
        words: Lettering,
        targets: Mapping[str, str],
        why: frozenset[str],
        names: tuple[str, ...] | None,
        parts: Any = None,
    ) -> None:
        self.view, self.book, self.sheet, self.words, self.targets, self.why = view, book, sheet, words, targets, why
        self.names = names
        self.parts = _parts if parts is None else parts
        self.data = printed(book.edition.text)
        self.made_for = repr((book.game.id, book.edition.hash, sorted(book.options.items())))
        self.desk = repr((self.made_for, words.language, len(view["players"]), names))

    def as_printed(self, entries: tuple[str, ...]) -> bool:
        """Whether the edition says the same under these entries as the game's own edition."""
        usual = printed(self.book.game.edition_text(None).text)
        return usual is self.data or all([*places(self.data, entry)] == [*places(usual, entry)] for entry in entries)


@cache
def printed(text: str) -> dict[str, Any]:
    """An edition's data as it stands in its file, its [layout] above all."""
    return parsed(text, "edition")


_parts: Kept[Any] = Kept(1_000)  # of boards whose table keeps nothing
_made: Kept[Any] = Kept(24_000)


class Scribe:
    """The half of a pen that has to do with words: see tessera.core.drawing.Pen."""

    def __init__(self, paper: Paper, ts: float = 1) -> None:
        self.paper, self.ts = paper, ts
        self.view, self.data, self.targets, self.why = paper.view, paper.data, paper.targets, paper.why
        self.viewer: int | None = paper.view["viewer"]
        self.seats = len(paper.view["players"])
        self.lang = paper.words.language
        self.lit: set[str] = set()

    def t(self, message: str, **args: Any) -> str:
        return self.paper.words(message, **args)

    def brief(self, message: str, **args: Any) -> str:
        short = f"{message}-short"
        return self.t(short if self.ts > 1 and self.paper.words.has(short) else message, **args)

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

    def short(self, text: str, room: float, size: float, name: bool = False) -> str:
        return measure.short(text, room, size, name)

    def lines(self, text: str, room: float, size: float, most: int = 2) -> tuple[str, ...]:
        return measure.lines(text, room, size, most)

    def face(self, sheet: str, which: str, x: float, y: float, w: float, h: float = 0) -> Body:
        return art.face(f"{self.paper.book.game.folder.name}/{sheet}", which, x, y, w, h)

    def once(self, what: str, make: Callable[[], Thing], *, worded: bool = True) -> Thing:
        key = (self.paper.made_for, what, *((self.lang, self.ts) if worded else ()))
        found: Thing = _made.get(key, make)
        return found

    def carried(self, legal: Sequence[str]) -> dict[str, str]:
        """The attributes that say which options an element stands for, in words and in keys."""
        self.lit.update(legal)
        if len(legal) == 1:
            return {"aria-label": self.targets[legal[0]], "data-key": legal[0]}
        label = " / ".join(self.targets[key] for key in legal[:4])
        if len(legal) > 4:
            label = f"{self.t('choices', n=len(legal))}: {label} …"
        return {"aria-label": label, "data-keys": " ".join(legal)}
