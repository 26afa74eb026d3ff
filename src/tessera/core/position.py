"""Complete positions: a state as JSON-ready data in the dossier's words, and back, checked for schema and sense."""

from typing import Any

from tessera.core.agenda import State
from tessera.core.codec import Num, Shape, fail, short
from tessera.core.errors import BadPosition

FORMAT = 1
HEAD = ("format", "game", "rules", "edition", "options", "seats", "chance", "over")
FAST_LIMIT = 2147483085 * 2**32


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
    shape: Shape = book.game.shape(book, head["seats"])
    return head | shape.out(state)


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


def load(game: Any, data: Any, edition: Any = None) -> State:
    """The state of a position; automatic steps and forced choices on top of its agenda are carried out at once."""
    if not isinstance(data, dict):
        raise BadPosition(f"position: expected an object, found {short(data)}")
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
    book = game.book(edition, **data["options"])
    if data["edition"] != book.edition.hash:
        raise fail("edition", f"made with edition {short(data['edition'])}, loaded with {book.edition.hash}; pass edition=FILE")
    seats = Num(game.seats[0], game.seats[1]).into(data["seats"], "seats")
    game.check_seats(seats, book.options)
    over = data["over"]
    if not isinstance(over, bool):
        raise fail("over", f"expected true or false, found {short(over)}")
    rng, secret = chance_in(data["chance"])
    shape: Shape = game.shape(book, seats)
    fields = shape.read(data, "", beside=HEAD)
    state: State = shape.made(book=book, legal=[], over=over, rng=rng, secret=secret, **fields)
    wrong = game.check(state)
    if wrong:
        raise BadPosition(wrong)
    if not over:
        if not state.agenda:
            raise fail("agenda", "nothing is left to do, but the game is not over")
        try:
            state.settle()
        except AssertionError as error:
            raise fail("agenda", str(error)) from None
    return state


def restore(game_id: str, edition_text: str, data: dict[str, Any]) -> State:
    """Unpickle: the other half of State.__reduce__."""
    from tessera.core.game import find

    game = find(game_id)
    return load(game, data, edition=game.edition_from(edition_text))
