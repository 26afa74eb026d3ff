"""What the editions of a game look like, said once: the game's own file shows names, nesting and kinds; only what it cannot show is
declared beside it, in `form.toml`, by the path of the entry. Rows of a list are no step of it, `building.ability.gain.n`; `*` stands for
any one step, and among numbers and what may be absent for several:

    fixed = "supply.unlimited resources.id"            # the rules rest on it: as in the game's own file, and in this order
    distinct = "colors.list"                           # no value twice
    free = "maps"                                      # tables whose entries may have any name
    [numbers]
    "forum.surcharges" = [0, 20]                       # from, to; the first path that fits
    [words]
    "building.type" = "TYPES"                          # one of these; words in capitals are constants of the game's code
    "ship.good" = ["any", "goods.kind.id"]             # one of these, or of those that stand there
    [lengths]
    "forum.surcharges" = [1, 12]                       # how long a list may be
    [counted]
    "components.cards" = "building"                    # so many rows,
    "components.slaves" = "deck.slave.count"           # or what they add up to
    [absent]
    "space.slot" = -1                                  # may be left out, and what it is then
    [once]                                             # what was possible before a limit became narrower: what was played with
    free = "supply.bank"                               # it is read and played on, a new edition is refused. No longer fixed,
    numbers = { "forum.surcharges" = [0, 99] }         # distinct or counted there; and numbers, words, lengths as they were

A game with little to declare says it where it makes its form: `EditionForm(__file__, numbers={"*": (1, 20)})`.
What stands in every row of the game's own file must stand everywhere; the rest may be left out and is then nothing: 0, "", [], None.
`FORM.read(data)` refuses a misfit by the name of its entry, and else gives the edition with attributes: `file.forum.surcharges`.
"""

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from tessera.core.edition import MOST, ONCE, demand, parsed, read_text
from tessera.core.errors import BadEdition
from tessera.core.overlay import rows_key, under
from tessera.core.template import said

KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", dict: "a table", list: "a list"}
NOTHING: dict[str, Any] = {"true or false": False, "a whole number": 0, "a number": 0, "a text": ""}
ID = re.compile(r"(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9_-]{0,59}\Z")  # a part of options' keys, of records and of drawings

Pair = tuple[int, int]


def kind_of(value: Any) -> str:
    """What sort of value this is, in words."""
    return next((name for kind, name in KINDS.items() if isinstance(value, kind)), "nothing" if value is None else "a date")


def is_note(name: str) -> bool:
    """Where a value comes from is no part of the game."""
    return name == "source" or name.endswith("_source")


@dataclass(frozen=True)
class Limits:
    """What a game declares of its editions; see above."""

    @classmethod
    def written(cls, said: dict[str, Any], rooms: tuple[ModuleType, ...]) -> "Limits":
        """Those of a form.toml; the rooms know what it says in capitals."""
        tables = {
            name: {path: meant(one, rooms) for path, one in value.items()}
            for name, value in said.items()
            if isinstance(value, dict)
        }
        tables["words"] = {path: tuple(each(one)) for path, one in tables.get("words", {}).items()}
        return cls(**said | tables)

    def as_once(self) -> "Limits":
        """What was ever possible."""
        was, free = self.once, self.once.get("free", "").split()

        def kept(paths: str) -> str:
            return " ".join(path for path in paths.split() if path not in free)

        def wider(table: str) -> dict[str, Any]:
            found: dict[str, Any] = dict(was.get(table, {}))  # the first path that fits counts
            for path, one in getattr(self, table).items():
                found.setdefault(path, one)
            return found

        counted = {path: one for path, one in self.counted.items() if path not in free}
        return Limits(
            kept(self.fixed),
            wider("numbers"),
            wider("words"),
            wider("lengths"),
            kept(self.distinct),
            counted,
            self.absent,
            self.free,
        )

    fixed: str = ""
    numbers: Mapping[str, Pair] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lengths: Mapping[str, Pair] = field(default_factory=dict)
    distinct: str = ""
    counted: Mapping[str, str] = field(default_factory=dict)
    absent: Mapping[str, Any] = field(default_factory=dict)
    free: str = ""
    once: Mapping[str, Any] = field(default_factory=dict)

    def paths(self) -> Iterator[str]:
        """All that are limited in some way."""
        for limited in (value for name, value in vars(self).items() if name != "once"):
            yield from limited.split() if isinstance(limited, str) else limited

    def check(self, data: dict[str, Any], example: dict[str, Any]) -> None:
        """All but the numbers, which every entry checks for itself. The data has the right names and kinds."""
        for path in self.fixed.split():
            self.check_fixed(dict(places(data, path)), dict(places(example, path)), path)
        for path, allowed in self.words.items():
            there = [one for word in allowed if "." in word for _, value in places(data, word) for one in each(value)]
            known = [word for word in allowed if "." not in word] + there
            for entry, value in places(data, path):
                for word in each(value):
                    demand(word in known or "*" in known, entry, f"unknown {word!r}; known: {', '.join(known)}")
        for path, (least, most) in self.lengths.items():
            for entry, value in places(data, path):
                demand(least <= len(value) <= most, entry, f"{least} to {most} entries are possible, found {len(value)}")
        for path in self.distinct.split():
            seen: list[Any] = []
            for entry, value in places(data, path):
                for one in each(value):
                    demand(one not in seen, entry, f"{said(one)} stands there twice")
                    seen.append(one)
        for path, counted in self.counted.items():
            self.check_count(dict(places(data, path)), [value for _, value in places(data, counted)], counted)

    def check_fixed(self, found: dict[str, Any], right: dict[str, Any], path: str) -> None:
        """These entries, in this order, with these values: as in the game's own file."""
        demand([*found] == [*right], path, f"only {said([*right.values()])} is possible, in this order")
        for entry, value in found.items():
            demand(value == right[entry], entry, f"only {said(right[entry])} is possible, found {said(value)}")

    def check_count(self, numbers: dict[str, int], found: list[Any], counted: str) -> None:
        """These numbers count rows, or add up what the rows say."""
        lists = [value for value in found if isinstance(value, list)]
        total = sum(map(len, lists)) if lists else sum(found)
        listed = f"{counted.rpartition('.')[2].removesuffix('s')}s are listed" if lists else f"is what {counted} adds up to"
        for entry, number in numbers.items():
            demand(number == total, entry, f"{total} {listed}, found {number}")


def places(data: Any, path: str, entry: str = "") -> Iterator[tuple[str, Any]]:
    """Every value at this path, with the name of its entry."""
    step, _, rest = path.partition(".")
    if path and isinstance(data, list):
        key = rows_key(data)
        for n, row in enumerate(data):
            yield from places(row, path, f"{entry}[{row[key] if key else n}]")
    elif path and isinstance(data, dict):
        for name, one in data.items():
            if name == step or (step == "*" and not is_note(name)):
                yield from places(one, rest, under(entry, name))
    elif not path:
        yield entry, data


def each(value: Any) -> Iterator[Any]:
    """A value, or those of a list, one by one."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from each(one)
    else:
        yield value


def meant(value: Any, rooms: tuple[ModuleType, ...]) -> Any:
    """What a word in capitals is called so in the code of the game; all else is meant as it stands."""
    if isinstance(value, list):
        return [meant(one, rooms) for one in value]
    if not isinstance(value, str) or not value.isupper():
        return value
    for room in rooms:
        if hasattr(room, value):
            return getattr(room, value)
    raise LookupError(f"form.toml says {value}, which the rooms of the game do not have")


def fitting(table: Mapping[str, Any], path: str, otherwise: Any) -> Any:
    """What a table by paths says of this one: its first line that fits."""
    return next((found for pattern, found in table.items() if fnmatchcase(path, pattern)), otherwise)


class Form:
    """What stands at one place of an edition, learned from what is right."""

    def __init__(self, limits: Limits, path: str = "") -> None:
        self.limits, self.path = limits, path
        self.kinds: set[str] = set()
        self.entries: dict[str, Form] = {}
        self.inside: Form | None = None  # of the rows of a list, or of the entries with any name
        self.key = ""  # the entry that names the rows,
        self.plain = True  # with letters, digits and dashes, as option keys need
        self.seen = 0
        self.least, self.most = fitting(limits.numbers, path, (-MOST, MOST))

    def learn(self, value: Any) -> None:
        """This is right."""
        self.kinds.add(kind_of(value))
        self.seen += 1
        if isinstance(value, dict) and self.path not in self.limits.free.split():
            for name, one in value.items():
                if not is_note(name):
                    self.entries.setdefault(name, Form(self.limits, under(self.path, name))).learn(one)
        elif isinstance(value, dict | list):
            step = under(self.path, "*") if isinstance(value, dict) else self.path
            self.inside = self.inside or Form(self.limits, step)
            self.key = rows_key(value) or self.key
            self.plain = self.plain and all(ID.match(str(row[self.key])) for row in value if self.key)
            for one in value.values() if isinstance(value, dict) else value:
                self.inside.learn(one)

    # ---- what is wrong --------------------------------------------------------------------------------------------

    def check(self, value: Any, entry: str = "") -> None:
        """Names, kinds and numbers, all the way down."""
        kind = kind_of(value)
        if kind not in self.kinds and not (kind == "a whole number" and "a number" in self.kinds):
            raise BadEdition(f"{entry}: {' or '.join(sorted(self.kinds))} is expected, found {kind}")
        if isinstance(value, dict):
            self.check_table(value, entry)
        elif isinstance(value, list) and self.inside is not None and self.inside.kinds:
            names = [one.get(self.key, n) if isinstance(one, dict) else n for n, one in enumerate(value)]
            for name, one in zip(names, value, strict=True):
                self.inside.check(one, f"{entry}[{name}]")
                if names.count(name) > 1:
                    raise BadEdition(f"{entry}[{name}]: stands there {names.count(name)} times")
                if self.plain and isinstance(name, str) and not ID.match(name):
                    raise BadEdition(f"{entry}[{name}]: letters, digits and dashes make a name")
        elif kind in ("a whole number", "a number"):
            demand(self.least <= value <= self.most, entry, f"{self.least} to {self.most} is possible, found {value}")

    def check_table(self, value: dict[str, Any], entry: str) -> None:
        """No entry that nobody knows, and none missing."""
        for name, one in value.items():
            known = self.entries.get(name, self.inside if self.inside is not None and not self.entries else None)
            if is_note(name) or name == "name":
                check_note(one, under(entry, name), name)
            elif known is not None:
                known.check(one, under(entry, name))
            else:
                near = difflib.get_close_matches(name, self.entries, 1)
                right = f"did you mean {near[0]}?" if near else f"there are {', '.join(self.entries)}"
                raise BadEdition(f"{under(entry, name)}: there is no such entry; {right}")
        for name, form in self.entries.items():
            if name not in value and form.seen == self.seen and fitting(self.limits.absent, form.path, self) is self:
                raise BadEdition(f"{under(entry, name)}: is missing; {' or '.join(sorted(form.kinds))} is expected")

    # ---- what it says ---------------------------------------------------------------------------------------------

    def unnamed(self, value: Any) -> Any:
        """The value without names in two languages: English where a name belongs, none where editions have none."""
        if isinstance(value, dict):
            found = {name: self.part(name).unnamed(one) for name, one in value.items() if name != "name"}
            name = value.get("name")
            if name is not None and ("name" in self.entries or not self.entries):
                found["name"] = name["en"] if isinstance(name, dict) and "en" in name else name
            return found
        return [self.part("").unnamed(one) for one in value] if isinstance(value, list) else value

    def part(self, name: str) -> "Form":
        """The form of an entry, or of each row."""
        return self.entries.get(name) or self.inside or self

    def made(self, value: Any) -> Any:
        """The value with attributes; a table whose entries may have any name stays a dictionary."""
        if isinstance(value, list):
            return [self.part("").made(one) for one in value]
        if not isinstance(value, dict):
            return value
        if self.inside is not None:
            return {name: self.inside.made(one) for name, one in value.items() if not is_note(name)}
        found = {name: form.made(value[name]) if name in value else form.nothing() for name, form in self.entries.items()}
        return SimpleNamespace(**found)

    def nothing(self) -> Any:
        """What an entry is that was left out."""
        usual = [] if "a list" in self.kinds else next((NOTHING[kind] for kind in self.kinds if kind in NOTHING), None)
        return fitting(self.limits.absent, self.path, usual)


class EditionForm:
    """The form of a game's editions: what its own file shows, and what the game declares, here or in form.toml. `file` stands beside
    edition.toml; the rooms have the words that form.toml says in capitals."""

    def __init__(self, file: str | Path, *rooms: ModuleType, **limits: Any) -> None:
        self.file, self.rooms, self.said = Path(file).parent / "edition.toml", rooms, limits

    @cached_property
    def limits(self) -> Limits:
        """What the game declares."""
        path = self.file.with_name("form.toml")
        if not path.exists():
            return Limits(**self.said)
        if self.said:
            raise LookupError(f"limits of editions stand in {path.name} or in FORM, not in both")
        return Limits.written(parsed(read_text(path), path.name), self.rooms)

    @cached_property
    def limits_once(self) -> Limits:
        """Those of editions that were played before."""
        return self.limits.as_once()

    @cached_property
    def learned(self) -> tuple[dict[str, Any], Form]:
        """The game's own edition, and what it shows."""
        return self.learn(self.limits)

    @cached_property
    def learned_once(self) -> tuple[dict[str, Any], Form]:
        """The same, with the limits of editions that were played before."""
        return self.learn(self.limits_once)

    def learn(self, limits: Limits) -> tuple[dict[str, Any], Form]:
        """What the game's own edition shows, within these limits."""
        example, form = parsed(read_text(self.file), self.file.name), Form(limits)
        form.learn(example)
        for path in limits.paths():
            if "*" not in path and not any(places(example, path)):
                raise LookupError(f"{path} is limited, but does not stand in {self.file.name}")
        return example, form

    def check(self, data: dict[str, Any]) -> None:
        """Raises BadEdition with the name of the entry that is wrong."""
        once = ONCE.get()
        example, form = self.learned_once if once else self.learned
        form.check(data)
        (self.limits_once if once else self.limits).check(data, example)

    def unnamed(self, data: dict[str, Any]) -> dict[str, Any]:
        """The data without names in two languages."""
        return dict(self.learned[1].unnamed(data))

    def read(self, data: dict[str, Any]) -> Any:
        """The edition with attributes, if nothing is wrong with it."""
        self.check(data)
        return self.learned[1].made(data)


def check_note(value: Any, entry: str, name: str) -> None:
    """A name is a text, or one for each language; a source is a text."""
    both = (
        name == "name"
        and isinstance(value, dict)
        and sorted(value) == ["de", "en"]
        and all(isinstance(v, str) for v in value.values())
    )
    if not isinstance(value, str) and not both:
        right = '"..." or { en = "...", de = "..." }' if name == "name" else '"house"'
        raise BadEdition(f"{entry}: {right} is expected, found {kind_of(value)}")
