"""The strip over the table: whose turn it is, the round, the phase, and how near each ending is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tessera.core.agenda import Book
from tessera.core.course import Course, End, course
from tessera.look.lettering import Lettering, lettering
from tessera.web.site import draw_part

STONES = 10  # tesserae in a bar


class Phase(NamedTuple):
    id: str
    word: str
    long: str
    now: bool


class Bar(NamedTuple):
    """An ending: in a word, how far it is, and how many stones of its bar are laid."""

    id: str
    word: str
    now: str
    value: int
    limit: int
    stones: int
    who: str  # whose it is, as it stands in `now`, or ""


def strip(book: Book, view: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    """As the page shows it."""
    asking = view["asking"]
    seat = None if asking is None else asking["seat"]
    return drawn(book, lang, course(book.game, view), tuple(names), seat, seat == view["viewer"])


@lru_cache(512)
def drawn(book: Book, lang: str, at: Course, names: tuple[str, ...], seat: int | None, mine: bool) -> str:
    """The same for all who see it from the same side. When all is over, of the endings only what came about."""
    said = lettering(book, lang)
    word = said("strip-round-of", n=at.round, of=at.rounds) if at.rounds else said("strip-round", n=at.round) if at.round else ""
    return draw_part(
        "strip", lang, round=word, phases=[phase(said, one, at.now) for one in at.phases], seat=seat, mine=mine,
        who=None if seat is None else names[seat], ends=said("strip-ends"),
        bars=[bar(said, end, names) for end in at.ends if seat is not None or end.share == 1], either=said("strip-or"),
        over=said("strip-over"),
    )  # fmt: skip


def phase(said: Lettering, id: str, now: str) -> Phase:
    word, long = said(f"strip-phase-{id}"), f"strip-phase-{id}-long"
    return Phase(id, word, said(long) if said.has(long) else word, id == now)


def bar(said: Lettering, end: End, names: Sequence[str]) -> Bar:
    who = "" if end.seat is None else names[end.seat]
    now = said(f"strip-end-{end.id}-now", value=end.value, limit=end.limit, left=end.limit - end.value, who=who)
    return Bar(end.id, said(f"strip-end-{end.id}"), now, min(end.value, end.limit), end.limit, round(STONES * end.share), who)
