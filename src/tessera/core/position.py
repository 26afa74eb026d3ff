"""Positions: a state as JSON-ready data in the words of the rules, and back, checked for schema and sense.

A position that a state gives is complete. A sketch is one written by hand: it names the seats and what matters; the rest is
as at the start of a game.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tessera.core import kept, sense
from tessera.core.agenda import Book, State
from tessera.core.codec import Num, Shape, fail, short
from tessera.core.errors import BadEdition, BadPosition
from tessera.core.events import Event, listen

Hear = Callable[[Event], Any] | None

FORMAT = 1
HEAD = ("format", "game", "rules", "edition", "options", "seats", "chance", "over")
FAST_LIMIT = 2147483085 * 2**32
SAVED = ("format", "rules", "edition", "chance")  # a saved position has all of them, a sketch none
STARTS, FITTING = 30, 10  # games dealt for a sketch, and how many of them are tried


@lru_cache(maxsize=64)
def shape_of(book: Book, seats: int) -> Shape:
    """The words of a table, made once."""
    shape: Shape = book.game.shape(book, seats)
    return shape


def position(state: State) -> dict[str, Any]:
    book = state.book
    head = {
        "format": FORMAT,
        "game": book.game.id,
        "rules": book.game.rules_version,
        "edition": book.edition.hash,
        "options": dict(book.options),
        "seats": state.seats(),
        "chance": chance_out(state),
        "over": state.over,
    }
    changes = kept.carried(book.game, book.edition.text)
    return head | ({} if changes is None else {"changes": changes}) | shape_of(book, head["seats"]).out(state)


def chance_out(state: State) -> dict[str, Any]:
    if state.secret:
        return {"kind": "keyed", "seed": state.secret.hex(), "drawn": int(state.rng)}
    return {"kind": "fast", "state": int(state.rng)}


def chance_in(data: Any) -> tuple[int, bytes]:
    if not isinstance(data, dict):
        raise fail("chance", f"expected an object, found {short(data)}")
    if data.get("kind") == "fast":
        return Num(1, FAST_LIMIT).into(data.get("state"), "chance.state"), b""
    if data.get("kind") == "keyed":
        try:
            secret = bytes.fromhex(data.get("seed", ""))
        except (ValueError, TypeError):
            secret = b""
        if not 16 <= len(secret) <= 64:
            raise fail("chance.seed", "expected 16 to 64 bytes as hex digits")
        return Num(0, 2**60).into(data.get("drawn"), "chance.drawn"), secret
    raise fail("chance.kind", f"expected fast or keyed, found {short(data.get('kind'))}")


def load(game: Any, data: Any, edition: Any = None, hear: Hear = None, stop: str = "", trusted: bool = False) -> State:
    """The state of a position; automatic steps and forced choices on top of its agenda are carried out at once.

    `hear` gets every event from there on; `stop` names an entry of the agenda after which the table stands still; a `trusted`
    position is one a state gave: nobody has edited it.
    """
    if not isinstance(data, dict):
        raise BadPosition(f"position: expected an object, found {short(data)}")
    if ("seats" in data or "players" in data) and not any(name in data for name in SAVED):
        return sketched(game, data, edition, hear, stop)
    for name in HEAD:
        if name not in data:
            raise BadPosition(f"position: entry {name!r} is missing")
    if data["format"] != FORMAT:
        raise fail("format", f"this program reads format {FORMAT}, found {short(data['format'])}")
    if data["game"] != game.id:
        raise fail("game", f"this is {game.id}, found {short(data['game'])}")
    if data["rules"] != game.rules_version:
        raise fail("rules", f"this program plays rules version {game.rules_version}, found {short(data['rules'])}")
    if not isinstance(data["options"], dict):
        raise fail("options", f"expected an object, found {short(data['options'])}")
    edition = edition_of(game, data, edition)
    book = game.book(edition, **data["options"])
    if data["edition"] != book.edition.hash:
        raise fail("edition", f"made with edition {short(data['edition'])}, loaded with {book.edition.hash}; pass edition=FILE")
    seats = Num(game.seats[0], game.seats[1]).into(data["seats"], "seats")
    game.check_seats(seats, book.options)
    over = data["over"]
    if not isinstance(over, bool):
        raise fail("over", f"expected true or false, found {short(over)}")
    rng, secret = chance_in(data["chance"])
    shape = shape_of(book, seats)
    fields = shape.read(data, "", beside=(*HEAD, "changes"))
    state: State = shape.made(book=book, legal=[], over=over, rng=rng, secret=secret, **fields)
    if hear is not None:
        listen(state, hear)
    begun(state, stop, trusted)
    return state


def begun(state: State, stop: str, trusted: bool) -> None:
    """The table as it lies makes sense, and so does what comes of it."""
    sense.check_here(state)
    if state.over:
        return
    if not state.agenda:
        raise fail("agenda", "nothing is left to do, but the game is not over")
    if stop and stop not in map(sense.name_of, state.agenda):
        raise fail("agenda", f"has no {short(stop)} to stop after")
    if not trusted:
        sense.check_order(state)
    sense.settled(state, stop)
    if not trusted and not stop:
        sense.check_here(state)
        sense.check_ahead(state)


def edition_of(game: Any, data: dict[str, Any], edition: Any) -> Any:
    """The edition a saved position was made with, unless another is asked for."""
    if edition is not None:
        return edition
    try:
        return kept.named(game, data["edition"], data.get("changes"))
    except BadEdition as error:
        raise fail("edition" if "changes" not in data else "changes", str(error)) from None


def sketched(game: Any, data: dict[str, Any], edition: Any, hear: Hear, stop: str) -> State:
    """The state of a sketch. What it leaves out is dealt; if that clashes with what it says, it is dealt anew."""
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise fail("options", f"expected an object, found {short(options)}")
    book = game.book(edition, **options)
    players = data.get("players")
    named = data["seats"] if "seats" in data else len(players) if isinstance(players, list) else players
    seats = Num(game.seats[0], game.seats[1]).into(named, "seats")
    game.check_seats(seats, book.options)
    shape = shape_of(book, seats)
    said = {name: value for name, value in data.items() if name not in ("seats", "options")}
    refusal: BadPosition | None = None
    for base in starts(game, game.edition_text(edition), seats, tuple(sorted(book.options.items()))):
        try:
            told: list[Event] = []
            state = load(game, shape.filled(said, base), edition, told.append, stop)
        except BadPosition as error:
            refusal = refusal or error
            continue
        state.listener = None
        if hear is not None:  # only what happened at the table that fits
            for event in told:
                hear(event)
            listen(state, hear)
        return state
    assert refusal is not None
    raise refusal


@lru_cache(maxsize=64)
def starts(game: Any, edition: Any, seats: int, options: tuple[tuple[str, Any], ...]) -> list[dict[str, Any]]:
    """Positions at the start of games, those first in which the lowest seat begins."""
    tables = [game.start(seats, seed, edition, **dict(options)) for seed in range(1, STARTS + 1)]
    tables.sort(key=lambda table: table.seat)
    return [table.position() for table in tables[:FITTING]]


def restore(game_id: str, edition_text: str, data: dict[str, Any]) -> State:
    """Unpickle: the other half of State.__reduce__."""
    from tessera.core.game import find

    game = find(game_id)
    return load(game, data, edition=kept.played(game, edition_text), trusted=True)
