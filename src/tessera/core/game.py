"""A game as everything above sees it: one object per folder in tessera.games, and one per entry point `tessera.games` of the
packages installed beside it:

    [project.entry-points."tessera.games"]
    tali = "tali:GAME"
"""

import importlib
import importlib.util
import pkgutil
import secrets
import sys
import tomllib
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import metadata
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from tessera.core import chance, kept, position
from tessera.core.agenda import Book, Edition, State
from tessera.core.book import NUMBERED
from tessera.core.codec import Shape
from tessera.core.edition import entries, read_text
from tessera.core.errors import BadEdition, BadSetup, UnknownGame
from tessera.core.events import Event, Listener
from tessera.core.form import EditionForm
from tessera.core.index import Index
from tessera.core.kept import EditionText
from tessera.core.outlook import Outlook, outlooks

GROUP = "tessera.games"  # the entry points of games from outside
READING = RLock()  # one edition at a time
BOOKS = 32  # books of editions of people's own that are kept ready, for each game


@dataclass(frozen=True)
class Option:
    """A choice made before the game: `map="ionium"`, `teams=True`. An edition of one's own may offer others than the default one:
    where `table` is named, the entries of that table of its file are the values."""

    name: str
    default: Any
    values: tuple[Any, ...]
    table: str = ""


@dataclass(frozen=True, repr=False)
class Game:
    """Wires a game's rooms together; see docs/architecture.md, "A game's folder"."""

    id: str
    title: str
    seats: tuple[int, int]  # fewest, most
    rules_version: int
    folder: Path
    read_edition: Callable[[dict[str, Any], dict[str, Any]], Any]  # (TOML data, options) -> typed edition object
    deal_out: Callable[..., State]  # set-up: (book, seats, rng, secret) -> a state not yet settled
    standing: Callable[[Any], list[tuple[int, ...]]]  # per seat: score, then tie-breaks, higher is better
    sheet: Callable[[Any], list[dict[str, int]]]  # per seat: where each point comes from
    view: Callable[[Any, int], dict[str, Any]]  # (state, seat or -1): what that seat may know
    deal: Callable[[Any, int], None]  # re-deal, in place, what that seat cannot know
    shape: Callable[[Book, int], Shape]  # positions in words
    check: Callable[[Any], str]  # invariants: "" or what is wrong with this table
    events: Mapping[str, tuple[str, ...]]  # event kind -> names of its numbers, see core.events
    restated: Mapping[str, str]  # choice -> the event that says it as well, see core.events
    names: Callable[[Any], Mapping[str, Any]]  # edition -> by field of an event: the words its numbers stand for
    numbers: Callable[[Any, int], bytes]  # observation for networks, one byte each
    number_rows: Callable[[Any, int], list[tuple[str, int]]]  # (edition, seats) -> (name, length) of each row
    outlook: Mapping[str, Outlook[Any]]  # how players of each style judge a table; "" is plain play
    form: EditionForm | None = None  # what its editions look like
    search: Mapping[str, float] = field(default_factory=dict)  # what suits the search bot here, found by play: {"bias": 0.1}
    minutes: int = 90  # how long people play
    spread: float = 10.0  # how many points of lead make a position clearly better: scales values into chances
    secret_decisions: tuple[str, ...] = ()  # decisions whose key only the deciding seat may see
    # of these: together one secret act; asked or forced, in one choice or several, the others see the same
    sealed_decisions: tuple[str, ...] = ()
    part: Callable[[str, Any], str] | None = None  # (part, words): the name of what has no plain one, from the edition
    digest_name: str = ""  # what digests call the state: the name its class had when the first records were made
    absent: frozenset[str] = frozenset()  # clauses that close what is not in this game at all, like a city of another map
    options: tuple[Option, ...] = ()
    allowed_seats: Callable[[Mapping[str, Any]], tuple[int, ...]] | None = None
    _books: dict[Any, Book] = field(default_factory=dict, compare=False, repr=False)

    def room(self, name: str) -> ModuleType | None:
        """A room of the game's folder that only those load who need it, like `mosaic`; None where the game has none."""
        wanted = f"{sys.modules[self.view.__module__].__package__}.{name}"
        there = sys.modules.get(wanted)  # looking for a file each time it is asked would cost as much as drawing a card
        return there or (importlib.import_module(wanted) if importlib.util.find_spec(wanted) else None)

    def page(self, name: str) -> dict[str, Any]:
        """A TOML file of the game's folder, like `lesson.toml`; empty where the game has none."""
        path = self.folder / name
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    @property
    def min_seats(self) -> int:
        """The fewest who can play."""
        return self.seats[0]

    @property
    def max_seats(self) -> int:
        """The most who can play."""
        return self.seats[1]

    def name_of(self, edition: Edition, field: str, number: int) -> Any:
        """What a number of an event stands for: a word, or the number."""
        words = words_of(self.names, edition).get(field)
        return int(number) if words is None else words[number]

    # ---- judging: as the plain outlook does ---------------------------------------------------------------

    @property
    def term_names(self) -> tuple[str, ...]:
        """The names of the terms of the heuristic."""
        return self.outlook[""].weights.terms

    @property
    def terms(self) -> Callable[[Any, int], list[float]]:
        """The heuristic: what a seat has more than the others, part by part."""
        return self.outlook[""].terms

    @property
    def value(self) -> Callable[[Any, int], float]:
        """Their sum, weighed: how well this seat stands, roughly in final points."""
        return self.outlook[""].value

    @property
    def worth(self) -> Callable[[Any, int], float]:
        """What the search goes by: log-odds of winning."""
        return self.outlook[""].worth

    @property
    def styles(self) -> tuple[str, ...]:
        """The tastes a bot can have, like `search:style=runner`."""
        return tuple(style for style in self.outlook if style)

    # ---- editions -----------------------------------------------------------------------------------------

    @cached_property
    def default_edition(self) -> str:
        """The text of the edition that lies in the game's folder."""
        return read_text(self.folder / "edition.toml")

    @cached_property
    def _default(self) -> EditionText:
        return EditionText(self.default_edition, f"{self.id}/edition.toml")

    def edition_from(self, text: str) -> EditionText:
        """An edition of one's own, from its text."""
        return self._default if text == self.default_edition else kept.whole(self, text, "edition")

    def edition_text(self, edition: Any) -> EditionText:
        """Any way to name an edition: nothing (the default), its hash, a path, its name in the data folder, or text already read."""
        if edition is None:
            return self._default
        if isinstance(edition, EditionText):
            return edition
        named = str(edition)
        if not Path(named).exists():
            if kept.HASH.fullmatch(named):
                return kept.as_new(self, kept.found(self, named))
            edition = kept.own_files(self).get(named, edition)
        return kept.whole(self, read_text(edition), named)

    def numbered(self, text: EditionText, chosen: dict[str, Any]) -> Edition:
        """The typed tables of an edition. Somebody's own keeps the numbers that options have in the game's; what is new comes behind.
        Where something was left out that cannot be, and the edition has numbers of its own."""
        data = kept.readable(self, text)
        known = text.hash == self._default.hash or kept.packaged(self, text.hash) is not None
        own = {} if known else self.book().codes
        with READING:
            for numbers in (own, {}):
                NUMBERED.append(numbers)
                try:
                    made: Edition = self.read_edition(data, chosen)
                finally:
                    NUMBERED.pop()
                there = {option: key for block in made.blocks for option, key in zip(block.options, block.keys, strict=True)}
                if sorted(there) == list(range(len(there))) and all(there.get(number) == key for key, number in numbers.items()):
                    break
        keys = [key for block in made.blocks for key in block.keys]
        if len(set(keys)) < len(keys):
            raise BadEdition(f"{next(key for n, key in enumerate(keys) if key in keys[:n])}: two options would be called that")
        return made

    def books_ready(self) -> list[Book]:
        """The books made so far that are kept ready."""
        return list(self._books.values())

    def book(self, edition: Any = None, **options: Any) -> Book:
        """Keys, tables and functions for one edition and one set of options; made once, as long as not too many others are."""
        text = self.edition_text(edition)
        chosen = self.check_options(options, text)
        said = tuple(sorted(chosen.items()))
        found = self._books.get((text.text, said)) or (self._books.get((text.text, said, "once")) if text.once else None)
        if found is None:
            typed, *once = kept.typed(self, text, chosen)
            key = (text.text, said, *once)
            typed.hash, typed.text = text.hash, text.text
            found = Book(self, typed, chosen)
            self._books[key] = found
            own = [made_of for made_of in list(self._books) if made_of[0] != self.default_edition]
            for oldest in own[:-BOOKS]:
                self._books.pop(oldest, None)
        return found

    @property
    def index(self) -> Index:
        """The fixed integer action space of the default edition."""
        return self.index_of(self.book())

    def index_of(self, book: Book) -> Index:
        """The action space of one edition and set of options."""
        return Index(book.keys, book.codes)

    # ---- tables -------------------------------------------------------------------------------------------

    def values(self, option: Option, edition: Any = None) -> tuple[Any, ...]:
        """What an option can be with this edition."""
        if not option.table:
            return option.values
        text = self.edition_text(edition)
        if text.text == self.default_edition:
            return option.values
        return entries(text.text, text.where, option.table) or option.values

    def check_options(self, options: Mapping[str, Any], edition: Any = None) -> dict[str, Any]:
        """The value of every option; those not given have their default (or the first value, where an edition lacks it)."""
        known = {option.name: (option, self.values(option, edition)) for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            option, values = known[name]
            if value not in values or isinstance(value, bool) != isinstance(option.default, bool):
                allowed = ", ".join(str(v) for v in values)
                raise BadSetup(f"{name}={value!r} is not possible in {self.title}; choose from {allowed}")
        usual = {name: option.default if option.default in values else values[0] for name, (option, values) in known.items()}
        return {name: options.get(name, value) for name, value in usual.items()}

    def seat_counts(self, options: Mapping[str, Any] | None = None) -> tuple[int, ...]:
        """How many can play, under these options."""
        if self.allowed_seats is not None:
            return self.allowed_seats({option.name: option.default for option in self.options} | dict(options or {}))
        return tuple(range(self.seats[0], self.seats[1] + 1))

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> None:
        """Raises BadSetup unless so many can play."""
        counts = self.seat_counts(options)
        if seats not in counts:
            raise BadSetup(f"{self.title} is played by {', '.join(map(str, counts))}; {seats!r} is not possible")

    def start(
        self,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        edition: Any = None,
        *,
        listen: Callable[[Event], Any] | None = None,
        **options: Any,
    ) -> State:
        """A new table, at its first decision. `seed`: number or text for simulation; 16 to 64 bytes for a keyed match. `listen`
        gets what happens before that decision, and from then on."""
        book = self.book(edition, **options)
        if seats is None:
            counts = self.seat_counts(options)
            seats = 4 if 4 in counts else counts[-1]
        self.check_seats(seats, book.options)
        if isinstance(seed, bytes):
            if not 16 <= len(seed) <= 64:
                raise BadSetup(f"a keyed seed has 16 to 64 bytes, not {len(seed)}")
            rng, secret = 0, seed
        else:
            text = str(seed) if seed is not None else secrets.token_hex(8)
            rng, secret = chance.seeded(text), b""
        state = self.deal_out(book, seats, rng, secret)
        if listen is not None:
            state.listener = Listener(listen)
        state.settle()
        return state

    def load(self, data: Any, edition: Any = None, *, listen: position.Hear = None, stop: str = "") -> State:
        """A table set up from a position; see docs/positions.md. `listen` gets every event from the loading on; with `stop` the
        table stands still after the first entry of that name on its agenda: `state.settle()` goes on."""
        return position.load(self, data, edition, listen, stop)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"


ROOMS = {  # what a game is made of, and in which of its rooms it lies; "" is its __init__ (events may lie in events.toml as well)
    "events": ".EVENTS",
    "restated": ".RESTATED",
    "names": ".names",
    "read_edition": "edition.read",
    "form": "edition.FORM",
    "deal_out": "setup.deal_out",
    "standing": "scoring.standing",
    "sheet": "scoring.sheet",
    "view": "view.view",
    "deal": "hidden.deal",
    "shape": "position.shape",
    "check": "position.check",
    "outlook": "outlook.Prospects",
    "numbers": "observation.numbers",
    "number_rows": "observation.rows",
}


def plain_numbers(edition: Any) -> dict[str, Any]:
    """The words for numbers of events, where a game has none."""
    return {}


@lru_cache(maxsize=64)
def words_of(names: Callable[[Any], Mapping[str, Any]], edition: Edition) -> Mapping[str, Any]:
    """What the numbers of events stand for, made once for each edition."""
    return names(edition)


def points_alone(g: State) -> list[dict[str, int]]:
    """The score sheet of a game whose points come from one place."""
    return [{"points": score} for score in g.scores()]


USUAL: dict[str, Any] = {"form": None, "restated": {}, "names": plain_numbers, "sheet": points_alone}  # what a game need not say


def thing(package: str, room: str, name: str, *usual: Any) -> Any:
    """What lies in a room of a package under this name; where it does not, the usual one, if there is one."""
    wanted = f"{package}.{room}".rstrip(".")
    if usual and importlib.util.find_spec(wanted) is None:
        return usual[0]
    return getattr(importlib.import_module(wanted), name, *usual)


def wired(package: str, title: str, seats: tuple[int, int], rules_version: int, **said: Any) -> Game:
    """The game of this package: its rooms under their usual names, and what no room says."""
    folder = Path(importlib.import_module(package).__file__ or "").parent
    if (folder / "events.toml").exists():
        told = tomllib.loads((folder / "events.toml").read_text(encoding="utf-8"))
        if "events" in told:
            told["events"] = {kind: tuple(names.split()) for kind, names in told["events"].items()}
        said = told | said
    for name, place in ROOMS.items():
        if name not in said:
            found = thing(package, *place.split("."), *([USUAL[name]] if name in USUAL else []))
            said[name] = outlooks(folder, found) if name == "outlook" else found
    return Game(folder.name, title, seats, rules_version, folder, **said)


_found: dict[str, Game] = {}


def games() -> list[Game]:
    """All games, by id: those of this package and those that other installed packages bring."""
    import tessera.games as folder

    if not _found:
        for module in pkgutil.iter_modules(folder.__path__):
            if module.ispkg:
                found: Game = importlib.import_module(f"tessera.games.{module.name}").GAME
                _found[found.id] = found
        for entry in metadata.entry_points(group=GROUP):
            bring_in(entry)
    return [_found[name] for name in sorted(_found)]


def bring_in(entry: metadata.EntryPoint) -> None:
    """A game from outside joins the others. One that cannot be loaded, or takes a name that is taken, is left out with a warning."""
    try:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no tessera.Game")
        if _found.setdefault(game.id, game) is not game:
            raise ValueError(f"there is a game {game.id} already")
    except Exception as error:
        where = f" of {entry.dist.name}" if entry.dist else ""
        warnings.warn(
            f"the game {entry.name!r}{where} is left out: {type(error).__name__}: {error}", RuntimeWarning, stacklevel=3
        )


def find(name: str) -> Game:
    """The game of that id; upper case and dashes are forgiven."""
    games()
    wanted = name.lower().replace("-", "_").replace(" ", "_")
    if wanted not in _found:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(sorted(_found))}")
    return _found[wanted]
