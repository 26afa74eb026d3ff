"""Records: a game as text, a header and one canonical key per line.

    tessera-record 1
    game: gloria_mundi
    rules: 1
    edition: 3f2a...            the edition's hash
    changes: {}                 what differs from a game's own edition; only where the edition is none of those
    seats: 4
    options: {}
    chance: fast                or keyed (then: commitment, and the seed once it is open)
    seed: 7
    --
    farm
    pass
    ...
    == 212 5e0c...              number of keys and the digest at the end: a cut-off file is noticed

Reading is strict: one clear error that names the line, and nothing else happens.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tessera.core import chance, kept
from tessera.core.agenda import Book, State
from tessera.core.errors import BadRecord, IllegalChoice, TesseraError
from tessera.core.events import Event
from tessera.core.game import Game, find

VERSION = 1
MOST_BYTES = 2_000_000
MOST_KEYS = 50_000
MOST_SEED = 128  # characters


@dataclass
class Record:
    """All that is needed to play a game again, move for move."""

    game: Game
    seats: int
    seed: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    edition: Any = None
    chance: str = "fast"
    commitment: str = ""
    position: dict[str, Any] | None = None  # started from a position instead of a deal
    names: tuple[str, ...] = ()
    keys: list[str] = field(default_factory=list)
    digest: str = ""

    @property
    def book(self) -> Book:
        """The tables of its edition and options."""
        return self.game.book(self.edition, **self.options)

    def start(self, listen: Callable[[Event], Any] | None = None) -> State:
        """The table before the first key; `listen` gets what happens up to there, and from then on."""
        if self.position is not None:
            state = self.game.load(self.position, edition=self.edition, listen=listen)
            if state.seats() != self.seats:
                raise BadRecord(f"the record says {self.seats} seats, its position has {state.seats()}")
            return state
        seed: str | bytes = self.seed
        if self.chance == "keyed":
            if not self.seed:
                raise BadRecord("line 1: this record's seed is not open yet, so it cannot be replayed")
            seed = bytes.fromhex(self.seed)
        return self.game.start(seats=self.seats, seed=seed, edition=self.edition, listen=listen, **self.options)

    def states(self) -> Iterator[State]:
        """One state, moved on key by key: at the start, then after each key. Clone it to keep it."""
        state = self.start()
        yield state
        for i, key in enumerate(self.keys):
            self.move(state, i, key)
            yield state

    def replay(self, upto: int | None = None, listen: Callable[[Event], Any] | None = None) -> State:
        """The table after `upto` keys (all of them by default); `listen` gets what happens up to there, and from then on."""
        state = self.start(listen)
        for i, key in enumerate(self.keys if upto is None else self.keys[:upto]):
            self.move(state, i, key)
        return state

    def move(self, state: State, i: int, key: str) -> None:
        """Choose key number i; a BadRecord that names its line where it cannot be."""
        if state.over:
            raise BadRecord(f"line {self.first_line() + i}: {key!r} comes after the end of the game")
        try:
            state.choose(key)
        except IllegalChoice as error:
            raise BadRecord(f"line {self.first_line() + i}: {error}") from None

    def first_line(self) -> int:
        """The line of the file in which the first key stands."""
        return len(self.header()) + 2

    def verify(self) -> State:
        """Replay and compare the digest."""
        state = self.replay()
        if self.digest and state.digest() != self.digest:
            raise BadRecord(
                f"line {self.first_line() + len(self.keys)}: the replay ends in {state.digest()}, not in {self.digest}"
            )
        return state

    def header(self) -> list[str]:
        """The lines above the keys."""
        book = self.book
        lines = [
            f"tessera-record {VERSION}",
            f"game: {self.game.id}",
            f"rules: {self.game.rules_version}",
            f"edition: {book.edition.hash}",
            f"seats: {self.seats}",
            f"options: {json.dumps(book.options, sort_keys=True)}",
            f"chance: {self.chance}",
        ]
        changes = kept.carried(self.game, book.edition.text)
        if changes is not None:
            lines.append(f"changes: {json.dumps(changes, ensure_ascii=False)}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.names:
            lines.append(f"names: {json.dumps(list(self.names), ensure_ascii=False)}")
        if self.position is not None:
            position = {name: what for name, what in self.position.items() if name != "changes"}  # which stand above
            lines.append(f"position: {json.dumps(position, sort_keys=True)}")
        return lines

    def text(self, digest: str | None = None) -> str:
        """The file. The digest is worked out by replaying unless given."""
        end = digest or self.digest or self.replay().digest()
        return "\n".join([*self.header(), "--", *self.keys, f"== {len(self.keys)} {end}"]) + "\n"


def read(path: str | Path, edition: Any = None) -> Record:
    """A record from a file."""
    try:
        with open(path, "rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    try:
        return parse(raw, edition)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def parse(raw: bytes | str, edition: Any = None) -> Record:
    """A record from its text. Only the form is checked; replay() checks the keys."""
    lines = decoded(raw).split("\n")
    if lines[0] != f"tessera-record {VERSION}":
        kind = "a foreign version" if lines[0].startswith("tessera-record") else "no record"
        raise BadRecord(f"line 1: {kind}; expected 'tessera-record {VERSION}'")
    if "--" not in lines:
        raise BadRecord(f"line {len(lines)}: the header does not end ('--' is missing)")
    cut = lines.index("--")
    head = header_fields(lines[1:cut])
    if lines[-1] != "" or len(lines) < cut + 3 or not lines[-2].startswith("== "):
        raise BadRecord(f"line {len(lines)}: cut off; the last line must be '== NUMBER DIGEST'")
    keys = lines[cut + 1 : -2]
    end = lines[-2].split(" ")
    if len(end) != 3 or end[1] != str(len(keys)):
        raise BadRecord(f"line {len(lines) - 1}: says {end[1] if len(end) > 1 else '?'} keys, {len(keys)} are there")
    record = from_header(head, edition)
    known = record.game.book(record.edition, **record.options).codes
    for i, key in enumerate(keys):
        if key not in known:
            raise BadRecord(f"line {cut + 2 + i}: {key[:60]!r} is no option key of {record.game.title}")
    record.keys, record.digest = keys, end[2]
    return record


def decoded(raw: bytes | str) -> str:
    if len(raw) > MOST_BYTES:
        raise BadRecord(f"line 1: larger than {MOST_BYTES} bytes; no game is that long")
    if isinstance(raw, str):
        return raw.replace("\r\n", "\n")
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadRecord(f"line {line}: not a text file") from None
    if "\0" in text:
        raise BadRecord(f"line {text[: text.index(chr(0))].count(chr(10)) + 1}: not a text file")
    return text.replace("\r\n", "\n")


FIELDS = ("game", "rules", "edition", "changes", "seats", "options", "chance", "commitment", "seed", "names", "position")


class Header(dict[str, tuple[int, str]]):
    """The lines before the choices: name -> number and text. What is wrong there is refused by its line."""

    def value(self, name: str, reads: Callable[[str], Any]) -> Any:
        number, text = self[name]
        try:
            return reads(text)
        except (ValueError, TypeError, RecursionError, TesseraError) as error:
            said = str(error) if isinstance(error, TesseraError) else f"{name} cannot be read"
            raise BadRecord(f"line {number}: {said}") from None

    def demand(self, holds: bool, name: str, message: str) -> None:
        if not holds:
            raise BadRecord(f"line {self[name][0]}: {message}")


def header_fields(lines: list[str]) -> Header:
    head = Header()
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        if not colon or name not in FIELDS or name in head:
            raise BadRecord(f"line {number}: {line[:60]!r} is no header line")
        head[name] = (number, value)
    for name in ("game", "rules", "edition", "seats", "options", "chance"):
        if name not in head:
            raise BadRecord(f"line {len(lines) + 2}: the header has no {name!r}")
    return head


def from_header(head: Header, edition: Any) -> Record:
    game: Game = head.value("game", find)
    made = f"made with rules version {head['rules'][1]}, this program plays {game.rules_version}"
    head.demand(head.value("rules", int) == game.rules_version, "rules", made)
    edition = edition_of(game, head, edition)
    options = head.value("options", json.loads)
    head.demand(isinstance(options, dict), "options", "options must be an object")
    head.value("options", lambda text: game.check_options(options, edition))
    book = head.value("edition", lambda text: game.book(edition, **options))
    made = f"made with edition {head['edition'][1][:40]}, this is {book.edition.hash}; pass --edition FILE"
    head.demand(head["edition"][1] == book.edition.hash, "edition", made)
    seats = head.value("seats", int)
    head.value("seats", lambda text: game.check_seats(seats, options))
    kind = head["chance"][1]
    head.demand(kind in ("fast", "keyed"), "chance", f"chance is fast or keyed, not {kind[:40]!r}")
    record = Record(game, seats, options=options, edition=edition, chance=kind)
    read_start(record, head)
    if "names" in head:
        names = head.value("names", json.loads)
        head.demand(
            isinstance(names, list) and all(isinstance(name, str) for name in names), "names", "names must be a list of texts"
        )
        record.names = tuple(names)
    return record


def edition_of(game: Game, head: Header, edition: Any) -> Any:
    """The edition a record was made with, unless another is asked for."""
    if edition is not None:
        return edition
    hash = head["edition"][1]
    if "changes" not in head:
        return head.value("edition", lambda text: kept.named(game, hash))
    return head.value("changes", lambda text: kept.named(game, hash, json.loads(text)))


def read_start(record: Record, head: Header) -> None:
    """What the table began from: a seed, which must fit its commitment, or a position."""
    for name in ("commitment", "seed"):
        if name in head:
            head.demand(len(head[name][1]) <= MOST_SEED, name, f"a {name} has at most {MOST_SEED} characters")
    if "commitment" in head:
        record.commitment = head["commitment"][1]
    if "seed" in head:
        record.seed = head["seed"][1]
        if record.chance == "keyed":
            secret = head.value("seed", bytes.fromhex)
            fits = not record.commitment or chance.opens(secret, record.commitment)
            head.demand(fits, "seed", "the seed does not fit the commitment")
    if "position" in head:
        record.position = head.value("position", json.loads)
    if "seed" not in head and "position" not in head and not record.commitment:
        raise BadRecord("line 2: the header has neither a seed nor a position")
