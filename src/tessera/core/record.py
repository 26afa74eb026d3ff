"""Records: a game as text, a header and one canonical key per line.

    tessera-record 1
    game: gloria_mundi
    rules: 1
    edition: 3f2a...            the edition's hash
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
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tessera.core import chance
from tessera.core.agenda import State
from tessera.core.errors import BadRecord, IllegalChoice, TesseraError
from tessera.core.game import Game, find

VERSION = 1
MOST_BYTES = 2_000_000
MOST_KEYS = 50_000


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

    def start(self) -> State:
        """The table before the first key."""
        if self.position is not None:
            return self.game.load(self.position, edition=self.edition)
        seed: str | bytes = self.seed
        if self.chance == "keyed":
            if not self.seed:
                raise BadRecord("line 1: this record's seed is not open yet, so it cannot be replayed")
            seed = bytes.fromhex(self.seed)
        return self.game.start(seats=self.seats, seed=seed, edition=self.edition, **self.options)

    def states(self) -> Iterator[State]:
        """One state, moved on key by key: at the start, then after each key. Clone it to keep it."""
        state = self.start()
        yield state
        for i, key in enumerate(self.keys):
            self.move(state, i, key)
            yield state

    def replay(self, upto: int | None = None) -> State:
        """The table after `upto` keys (all of them by default)."""
        state = self.start()
        for i, key in enumerate(self.keys if upto is None else self.keys[:upto]):
            self.move(state, i, key)
        return state

    def move(self, state: State, i: int, key: str) -> None:
        if state.over:
            raise BadRecord(f"line {self.first_line() + i}: {key!r} comes after the end of the game")
        try:
            state.choose(key)
        except IllegalChoice as error:
            raise BadRecord(f"line {self.first_line() + i}: {error}") from None

    def first_line(self) -> int:
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
        book = self.game.book(self.edition, **self.options)
        lines = [
            f"tessera-record {VERSION}",
            f"game: {self.game.id}",
            f"rules: {self.game.rules_version}",
            f"edition: {book.edition.hash}",
            f"seats: {self.seats}",
            f"options: {json.dumps(book.options, sort_keys=True)}",
            f"chance: {self.chance}",
        ]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.names:
            lines.append(f"names: {json.dumps(list(self.names), ensure_ascii=False)}")
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, sort_keys=True)}")
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
    known = record.game.book(edition, **record.options).codes
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


FIELDS = ("game", "rules", "edition", "seats", "options", "chance", "commitment", "seed", "names", "position")


def header_fields(lines: list[str]) -> dict[str, tuple[int, str]]:
    head: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        if not colon or name not in FIELDS or name in head:
            raise BadRecord(f"line {number}: {line[:60]!r} is no header line")
        head[name] = (number, value)
    for name in ("game", "rules", "edition", "seats", "options", "chance"):
        if name not in head:
            raise BadRecord(f"line {len(lines) + 2}: the header has no {name!r}")
    return head


def from_header(head: dict[str, tuple[int, str]], edition: Any) -> Record:
    def value(name: str, reads: Any) -> Any:
        number, text = head[name]
        try:
            return reads(text)
        except (ValueError, TypeError, RecursionError, TesseraError) as error:
            said = str(error) if isinstance(error, TesseraError) else f"{name} cannot be read"
            raise BadRecord(f"line {number}: {said}") from None

    def refuse(name: str, message: str) -> BadRecord:
        return BadRecord(f"line {head[name][0]}: {message}")

    game: Game = value("game", find)
    if value("rules", int) != game.rules_version:
        raise refuse("rules", f"made with rules version {head['rules'][1]}, this program plays {game.rules_version}")
    options = value("options", json.loads)
    if not isinstance(options, dict):
        raise refuse("options", "options must be an object")
    value("options", lambda text: game.check_options(options))
    book = value("edition", lambda text: game.book(edition, **options))
    if head["edition"][1] != book.edition.hash:
        raise refuse("edition", f"made with edition {head['edition'][1][:40]}, this is {book.edition.hash}; pass --edition FILE")
    seats = value("seats", int)
    value("seats", lambda text: game.check_seats(seats, options))
    kind = head["chance"][1]
    if kind not in ("fast", "keyed"):
        raise refuse("chance", f"chance is fast or keyed, not {kind[:40]!r}")
    record = Record(game, seats, options=options, edition=edition, chance=kind)
    if "commitment" in head:
        record.commitment = head["commitment"][1]
    if "seed" in head:
        record.seed = head["seed"][1]
        if kind == "keyed":
            secret = value("seed", bytes.fromhex)
            if record.commitment and not chance.opens(secret, record.commitment):
                raise refuse("seed", "the seed does not fit the commitment")
    if "names" in head:
        record.names = tuple(str(name) for name in value("names", json.loads))
    if "position" in head:
        record.position = value("position", json.loads)
    if "seed" not in head and "position" not in head and not record.commitment:
        raise BadRecord("line 2: the header has neither a seed nor a position")
    return record
