"""What several commands share: refusals, arguments of a game, output."""

import json
import locale
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from tessera.core import record
from tessera.core.agenda import State
from tessera.core.errors import BadRecord, TesseraError
from tessera.core.events import Event
from tessera.core.game import Game, find
from tessera.core.kept import EditionText, played
from tessera.core.words import LANGUAGES


class Refusal(TesseraError):
    """Bad input of a command: one line on stderr, exit code 2."""


# the arguments that mean the same in every command
GameName = Annotated[str, Parameter(help="the game's id, as `tessera games` lists it")]
Seats = Annotated[int | None, Parameter(help="how many play; 4 where that is possible")]
Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], consume_multiple=True, help="options of the game: `--option map=ionium`")
]
EditionFile = Annotated[Path | None, Parameter(name="--edition", help="another edition file than the game's own")]
Language = Annotated[str | None, Parameter(name="--lang", help="en or de; by default the language of your system")]
AsJson = Annotated[bool, Parameter(name="--json", help="print JSON")]
DataFolder = Annotated[
    Path | None, Parameter(name="--data", help="the site's data folder; by default TESSERA_DATA or the user's own")
]
Seed = Annotated[str | None, Parameter(help="number or text: the same seed gives the same game")]


class Screen(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """Where people read; wide enough in pipes that tables are not cut."""
    screen = Screen(stderr=stderr, highlight=False, markup=False)  # "site[workshop-6]" is no markup, nor is anybody's name
    if not screen.is_terminal and "COLUMNS" not in os.environ:
        screen.width = 120
    return screen


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))


def language(asked: str | None) -> str:
    """The language asked for, or the system's, or English."""
    if asked is not None:
        short = asked.lower()[:2]
        if short not in LANGUAGES:
            raise Refusal(f"--lang {asked}: there are {' and '.join(LANGUAGES)}")
        return short
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].startswith("de") else "en"
    return "de" if (locale.getlocale()[0] or "").startswith("de") else "en"


def options_of(game: Game, given: Sequence[str], edition: Path | None = None) -> dict[str, Any]:
    """`map=ionium teams=true` as the game's options; an edition may have values of its own."""
    known = {option.name: option for option in game.options}
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"--option {text}: write name=value")
        if name not in known:
            raise Refusal(f"{game.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        found[name] = value_of(game, game.values(known[name], edition), name, value)
    return found


TRUTH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def value_of(game: Game, allowed: Sequence[Any], name: str, value: str) -> Any:
    for one in allowed:
        if str(one).lower() == value.lower() or (isinstance(one, bool) and TRUTH.get(value.lower()) is one):
            return one
    raise Refusal(f"{name}={value!r} is not possible in {game.title}; choose from {', '.join(map(str, allowed))}")


def number_of_seats(game: Game, seats: int | None, options: Mapping[str, Any]) -> int:
    if seats is None:
        counts = game.seat_counts(options)
        return 4 if 4 in counts else counts[-1]
    game.check_seats(seats, options)
    return seats


def table_from(path: Path, edition: Path | None, usual: Game, hear: Callable[[Event], Any]) -> tuple[record.Record, State]:
    """A table from a record, or from a position as JSON; a sketch may leave out its game: then it is the `usual` one. `hear` gets
    what happened in the game, and what happens by itself while a position is loaded."""
    if path.suffix == ".json":
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:
            raise Refusal(f"{path}: no JSON: {error}") from None
        name = data.get("game", usual.id) if isinstance(data, dict) else None
        if not isinstance(name, str):
            raise Refusal(f"{path}: no position: it names no game")
        game = find(name)
        state = game.load(data, edition=edition, listen=hear)
        return record.Record(game, state.seats(), options=dict(state.book.options), edition=playing(state), position=data), state
    loaded = record.read(path, edition)
    try:
        return loaded, loaded.replay(listen=hear)
    except BadRecord as error:
        raise Refusal(f"{path}: {error}") from None


def playing(state: State) -> EditionText:
    """The edition a table plays."""
    return played(state.book.game, state.book.edition.text)


def bots_for_seats(names: Sequence[str], seats: int) -> list[str]:
    """One name for all, or one per seat."""
    if len(names) == 1:
        return list(names) * seats
    if len(names) != seats:
        raise Refusal(f"--bots: {len(names)} names for {seats} seats; give one for all, or one for each")
    return list(names)
