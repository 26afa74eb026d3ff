"""Observation layout 2: one fixed length for all seat counts and options of a game, so that one network serves them all.

It is made of the rows of layout 1 (`Game.number_rows`), which a game writes for the table at hand. Every row has its place: players who
are not there leave theirs empty, a row that is longer at other tables is filled up with zeros, and a row whose length hangs on an
option (a map's cities) has a place of its own for each value. In front stand the number of seats and the options, one mark each.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import count, takewhile
from typing import Any

from tessera.core.agenda import State
from tessera.core.book import Book
from tessera.core.game import Game
from tessera.core.kept import EditionText

LAYOUT = 2
Setting = tuple[tuple[str, Any], ...]  # the options of a table, sorted


class Layout:
    """Where each number of an observation goes; made once per game and edition (`layout_of`)."""

    def __init__(self, game: Game, edition: Any = None) -> None:
        self.game, self.edition, self.changing = game, edition, changing(game, edition)
        self.most = game.seats[1]
        self.rows: list[tuple[str, int]] = []
        self._starts: dict[str, int] = {}
        self._plans: dict[tuple[Setting, int], Plan] = {}
        self._place("seats", self.most - game.seats[0] + 1)
        for option in game.options:
            self._place(f"option-{option.name}", len(game.values(option, edition)))
        self._front = sum(length for _, length in self.rows)
        for name, length in longest(game, edition, self.changing).items():
            self._place(name, length)
        self.length = sum(length for _, length in self.rows)

    def _place(self, name: str, length: int) -> None:
        self._starts[name] = sum(length for _, length in self.rows)
        self.rows.append((name, length))

    def plan(self, options: Mapping[str, Any], seats: int) -> "Plan":
        """How an observation of layout 1 is laid out anew, for a table of this kind."""
        at = (tuple(sorted(options.items())), seats)
        if at not in self._plans:
            found, start = [], 0
            for name, length in self.game.number_rows(self.game.book(self.edition, **options).edition, seats):
                found.append((self._starts[place(self.changing, name, options)], start, start + length))
                start += length
            self._plans[at] = Plan(self.head(options, seats), sorted(found), self.length)
        return self._plans[at]

    def head(self, options: Mapping[str, Any], seats: int) -> bytes:
        """The marks in front: how many play, and with which options."""
        marks = [seats - self.game.seats[0]]
        for option in self.game.options:
            marks.append(
                self._starts[f"option-{option.name}"] + self.game.values(option, self.edition).index(options[option.name])
            )
        return bytes(int(at in marks) for at in range(self._front))

    def numbers(self, state: State, seat: int) -> bytes:
        """What this seat may know, in layout 2."""
        return self.plan(state.book.options, state.seats()).apply(self.game.numbers(state, seat))


class Plan:
    """What goes where at one kind of table: in front what is always the same, then stretches of layout 1 between zeros. Rows that
    follow each other in both layouts are one stretch."""

    def __init__(self, head: bytes, pieces: list[tuple[int, int, int]], length: int) -> None:
        self.parts: list[bytes | slice] = [head]
        at = len(head)
        for to, start, end in pieces:
            last = self.parts[-1]
            if to == at and isinstance(last, slice) and last.stop == start:
                self.parts[-1] = slice(last.start, end)
            else:
                self.parts += [bytes(to - at), slice(start, end)]
            at = to + end - start
        self.parts.append(bytes(length - at))

    def apply(self, seen: bytes) -> bytes:
        return b"".join([seen[part] if isinstance(part, slice) else part for part in self.parts])


def place(changing: Mapping[str, str], row: str, options: Mapping[str, Any]) -> str:
    """The name of a row's place: with the value of the option its length hangs on, if there is one."""
    option = changing.get(row)
    return f"{row}@{options[option]}" if option else row


def changing(game: Game, edition: Any) -> dict[str, str]:
    """Rows whose length is another one under another value of an option: row -> option."""
    found: dict[str, str] = {}
    for option in game.options:
        values = game.values(option, edition)
        fewest = {game.seat_counts({option.name: value})[0] for value in values}
        if len(fewest) > 1:
            continue  # the number of seats, not the option, would change the length
        lengths: dict[str, set[int]] = {}
        for value in values:
            book = game.book(edition, **{option.name: value})
            for name, length in game.number_rows(book.edition, min(fewest)):
                lengths.setdefault(name, set()).add(length)
        found |= {name: option.name for name, many in lengths.items() if len(many) > 1}
    return found


def longest(game: Game, edition: Any, changing: Mapping[str, str]) -> dict[str, int]:
    """Every place with the most numbers it ever takes, in the order in which they are first met."""
    found: dict[str, int] = {}
    for options, seats in settings(game, edition):
        for name, length in game.number_rows(game.book(edition, **options).edition, seats):
            where = place(changing, name, options)
            found[where] = max(found.get(where, 0), length)
    return found


def settings(game: Game, edition: Any = None) -> Iterator[tuple[dict[str, Any], int]]:
    """Every number of seats under the default options and under each other value of each option."""
    plain = game.check_options({}, edition)
    others = [
        plain | {option.name: value}
        for option in game.options
        for value in game.values(option, edition)
        if value != plain[option.name]
    ]
    for options in [plain, *others]:
        for seats in game.seat_counts(options):
            yield options, seats


def naming_seats(book: Book) -> list[int]:
    """The actions `seat:0`, `seat:1` ... of a game where options name players. What is seen begins with the deciding seat, so networks have
    these in turn from it on, too: else they could not tell whom they choose."""
    return [book.codes[key] for key in takewhile(book.codes.__contains__, (f"seat:{n}" for n in count()))]


@lru_cache(maxsize=32)
def layout_of(game: Game, edition: EditionText | None = None) -> Layout:
    """The layout of a game under an edition."""
    return Layout(game, edition)
