"""What a thing on the table is: its name, what it does in words, what it costs and brings now and for whom one sees it.

Everything drawn with a meaning carries `data-about="kind:id"`. A game's `about.py` tells of each kind, from a view and the edition
and nothing else, so that nothing hidden can be told:

    def city(asked: Asked, id: str) -> About        a function of its name for each kind
    SIGNS = {"disc": "sum:own-discs"}               things of prices whose sign in the players' rows stands for something not called good:ID

Its words stand in `about.en.ftl` and `about.de.ftl`; there it finds the words of the game, its board and its cards as well. Where the
clauses of a kind are many, they stand in `about.toml`. A game without this room is told of by the labels of its drawing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from inspect import isfunction
from typing import Any

from tessera.core.agenda import Book
from tessera.core.cards import effect
from tessera.core.facts import short_of
from tessera.core.game import Game
from tessera.core.words import Words, begun, edition_in

Line = tuple[str, str]  # what it is, and how much


class Amounts(str):
    """How much of several things, in words; it remembers of what, so that a page can draw signs for them."""

    of: Mapping[str, int]

    @classmethod
    def made(cls, text: str, of: Mapping[str, int]) -> "Amounts":
        found = cls(text)
        found.of = of
        return found


@dataclass(frozen=True)
class About:
    """What is told of a thing; what is empty drops out. `keys`: options of which it is the thing; `traces`: its names in events."""

    name: str
    kind: str = ""
    text: tuple[str, ...] = ()
    now: tuple[Line, ...] = ()
    who: tuple[tuple[int, str], ...] = ()
    keys: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()
    same: tuple[Line, ...] = ()  # where the same sign stands elsewhere, and how it is there


class AboutWords(Words):
    """A game's words with those of its board, its cards and its things."""

    rooms = ("board.", "cards.", "", "about.")


@cache
def clauses_listed(game: Game) -> dict[str, dict[str, tuple[str, ...]]]:
    """Of each kind of thing, by what it is: the clauses told with it."""
    listed = game.page("about.toml")
    return {kind: {which: tuple(said.split()) for which, said in rows.items()} for kind, rows in listed.items()}


@lru_cache(maxsize=64)
def spoken(game: Game, text: str, language: str) -> AboutWords:
    return AboutWords(game, language, text)


class Asked:
    """Who asks, and what he sees: a view, the players' names, words and the printed data of the edition."""

    def __init__(self, book: Book, view: Mapping[str, Any], language: str = "en", names: Mapping[int, str] | None = None) -> None:
        self.book, self.view, self.language, self.names = book, view, language, names
        self.said = spoken(*edition_in(book), language)
        self.data: dict[str, Any] = self.said.edition.data
        self.viewer: int | None = view["viewer"]

    @property
    def me(self) -> dict[str, Any] | None:
        """What the viewer has; None for a spectator."""
        found: dict[str, Any] | None = None if self.viewer is None else self.view["players"][self.viewer]
        return found

    def t(self, message: str, **args: Any) -> str:
        return self.said(message, **{name: self.said.said(value) for name, value in args.items()})

    def name(self, thing: Any) -> str:
        return begun(self.said.name(thing), None)

    def who(self, seat: int) -> str:
        return self.said.player(seat, self.names)

    def effect(self, id: str) -> str:
        """What the list of cards and spaces says of it."""
        return effect(self.book, id, self.language)

    def clauses(self, kind: str, which: str) -> tuple[str, ...]:
        """What the game's `about.toml` lists for this thing of a kind, or for all others of it."""
        listed = clauses_listed(self.book.game)[kind]
        return listed[which] if which in listed else listed["other"]

    def plain(
        self, name: str, text: str, now: tuple[Line, ...] = (), *, args: Mapping[str, Any] | None = None, **more: Any
    ) -> About:
        """A thing of which one message says the name and one the rest, both filled with `args`."""
        return About(self.t(name, **args or {}), text=(self.t(text, **args or {}),), now=now, **more)

    def each(self, message: str, count: Callable[[dict[str, Any]], Any]) -> tuple[tuple[int, str], ...]:
        """Every player with so many of something, in the words of this message; who has none is left out."""
        many = [(seat, count(p)) for seat, p in enumerate(self.view["players"])]
        return tuple((seat, self.t(message, n=n)) for seat, n in many if n)

    def lines(self, **values: Any) -> tuple[Line, ...]:
        """Facts with their labels, `about-LABEL`; what is None is left out."""
        named = {name.replace("_", "-"): value for name, value in values.items() if value is not None}
        return tuple((self.t(f"about-{name}"), self.much(value)) for name, value in named.items())

    def much(self, value: Any) -> str:
        text = str(self.said.said(value))
        amounts = isinstance(value, Mapping) and value and all(isinstance(n, int) for n in value.values())
        return Amounts.made(text, value) if amounts else text


Teller = Callable[[Asked, str], About]
TELLS = ("asked", "id")  # what the functions take that tell of a kind


def payable(asked: Asked, price: Mapping[str, int], have: Mapping[str, int] | None) -> tuple[Line, ...]:
    """What it costs, and whether the viewer can pay it or how much is missing; `have` None: nobody's purse is known."""
    lines = asked.lines(costs=dict(price))
    if have is None:
        return lines
    missing = {thing: short for thing, _, _, short in short_of(price, have, {}) if short}
    return lines + (asked.lines(short=missing) if missing else ((asked.t("about-can-pay"), asked.t("about-yes")),))


@cache
def parameters(function: Any) -> tuple[str, ...]:
    """Their names alone: what their annotations name may be there for the type checker only."""
    code = function.__code__
    return tuple(code.co_varnames[: code.co_argcount])


def kinds(game: Game) -> dict[str, Teller]:
    """The kinds of things a game tells of: the functions of its room that take just (asked, id)."""
    room = game.room("about")
    there = {} if room is None else vars(room)
    return {name: found for name, found in there.items() if isfunction(found) and parameters(found) == TELLS}


def tell(asked: Asked, about: str) -> About | None:
    """What the game tells of "kind:id"; None where it knows no such thing."""
    kind, _, id = about.partition(":")
    teller = kinds(asked.book.game).get(kind)
    try:
        found: About | None = teller(asked, id) if teller is not None else None
    except (LookupError, TypeError, ValueError, StopIteration):
        return None  # an id that is not at this table, or a thing that is not there now
    return found


def labelled(asked: Asked, about: str, label: str) -> About | None:
    """What the drawing says of it, and the game's words for it where it has any: `about-ID`."""
    if not label:
        return None
    head, _, rest = label.partition(": ")
    own = f"about-{about.partition(':')[2]}"
    return About(head, text=tuple(text for text in (asked.t(own) if asked.said.has(own) else "", rest) if text))


def first(things: Iterable[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
    """The first of these with these entries."""
    found = next((one for one in things if all(one[name] == value for name, value in wanted.items())), None)
    if found is None:
        raise LookupError(f"nothing here with {wanted}")
    return found
