"""What a page may say over its socket: the known messages, each field with its limits, decoded and checked in one go."""

from typing import Annotated

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import Decoder

from tessera.web.errors import Refusal

RequestId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
Version = Annotated[int, Meta(ge=0, lt=2**53)]
Form = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,20}$")]
Digest = Annotated[str, Meta(max_length=40)]


class Message(Struct, tag_field="t"):
    pass


class Ping(Message, tag="ping"):
    pass


class Hello(Message, tag="hello"):
    """The page is there: which form it has and what it shows already."""

    form: Form = "desk"
    lang: Annotated[str, Meta(max_length=20)] = ""
    d: Digest = ""


class OtherForm(Message, tag="form"):
    """The page wants another view of the board, or the present after it looked back; it may say what it shows (see `render.seen`)."""

    form: Form = "desk"
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    d: Digest = ""


class Choose(Message, tag="choose"):
    id: RequestId
    v: Version
    key: Annotated[str, Meta(max_length=120)]
    sure: bool = False  # the turn may end


class Preview(Message, tag="preview"):
    """What would this choice do, and with `more` the choices of the same turn after it?"""

    v: Version
    key: Annotated[str, Meta(max_length=120)]
    more: Annotated[tuple[Annotated[str, Meta(max_length=120)], ...], Meta(max_length=8)] = ()


class Undo(Message, tag="undo"):
    id: RequestId
    v: Version
    turn: bool = False  # all of this turn that may be taken back


class Plea(Message, tag="plea"):
    """Ask the others to let something be taken back that showed something; or answer (`yes`)."""

    id: RequestId
    v: Version
    yes: bool | None = None


class Sit(Message, tag="sit"):
    seat: Annotated[int, Meta(ge=0, lt=16)]


class Say(Message, tag="chat"):
    text: str
    id: RequestId | None = None


Said = Ping | Hello | OtherForm | Choose | Preview | Undo | Plea | Sit | Say


class Request(Struct):
    id: RequestId = ""


_said: Decoder[Said] = Decoder(Said)
_request = Decoder(Request)


def read(text: str) -> Said:
    """One message, or a refusal."""
    try:
        return _said.decode(text)
    except (MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-request", what=str(error)[:120]) from None


def request_of(text: str) -> str:
    """The id of a request, so that a refusal can name it even where the rest cannot be read."""
    try:
        return _request.decode(text).id
    except (MsgspecError, RecursionError, UnicodeError):
        return ""
