"""The log, turn by turn: what happened in each, every sentence once, and what it brought whom."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

from tessera.core import story
from tessera.core.events import Event, restates
from tessera.core.game import Game
from tessera.core.nodes import Element, Written, tag
from tessera.core.words import words
from tessera.look.drawing import alike_for_all, room
from tessera.web import drawing
from tessera.web.legible import DESKS
from tessera.web.match import Match, Step
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer

LOG, TRIM = 20, 10  # turns of the log: at least so many, and the oldest go by the dozen (it moves all others); the replay has all
MOST_SIGNS = 5
MOST_BOARDS, MOST_EYES = 6, 16  # boards kept for comparing: of each viewer, and of how many viewers
SELF = "\0"  # stands for the mover's name until the sentence is made

Rows = list[dict[str, Any]]


class Turn(NamedTuple):
    """A series of choices of one seat: those after the first `first`, up to `end`, as everybody counts them."""

    number: int
    seat: int
    first: int
    end: int


@dataclass(frozen=True)
class Entry:
    """One sentence of a turn. `events`: what it tells; `step`: with which choice it came."""

    seat: int
    text: str
    step: int
    events: tuple[Event, ...]


class Sign(NamedTuple):
    """So much more or less of something that is counted in a player's row; `place` says where in it."""

    icon: Element
    label: str
    n: int
    place: int

    @property
    def text(self) -> str:
        return signed(self.n)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"\u2212{-n}"


def turns(match: Match, at: int | None = None) -> list[Turn]:
    """The turns of a game, or of what had happened after `at` choices."""
    found: list[Turn] = match.once("listed", lambda: listed(match))
    if at is None:
        return found
    return [turn if turn.end <= at else turn._replace(end=at) for turn in found if turn.first < at]


def listed(match: Match) -> list[Turn]:
    ends = [0, *(end for _, end in match.turns())]
    return [Turn(n, seat, ends[n - 1], end) for n, (seat, end) in enumerate(match.turns(), 1)]


def missed(found: list[Turn], seat: int | None) -> list[Turn]:
    """What others did since the last turn of `seat` but the one it has just begun; all who watch missed the last turn."""
    if seat is None:
        return found[-1:]
    before = found[:-1] if found and found[-1].seat == seat else found
    mine = [number for number, turn in enumerate(before, 1) if turn.seat == seat]
    return before[mine[-1] :] if mine else before


# ---- in sentences -----------------------------------------------------------------------------------------------------


def entries(table: Table, viewer: Viewer, turn: Turn) -> list[Entry]:
    """All that happened in a turn, every sentence once; what happens several times running stands once with its number. Made once for all
    who read the same."""
    steps = table.running.known[turn.first : turn.end]
    made: list[Entry] = table.running.once(
        ("entries", turn, viewer.lang, tuple(reader(step, viewer) for step in steps)),
        lambda: joined(table.game, [entry for number in range(turn.first, turn.end) for entry in of_step(table, viewer, number)]),
    )
    return made


def joined(game: Game, told: list[Entry]) -> list[Entry]:
    found: list[Entry] = []
    for entry in told:
        if found and found[-1].text == entry.text and found[-1].seat == entry.seat:
            found[-1] = Entry(entry.seat, entry.text, entry.step, found[-1].events + entry.events)
        else:
            found.append(entry)
    found = said_once(game, found)
    return [Entry(e.seat, story.times(e.text, len(e.events)), e.step, e.events) for e in found]


def reader(step: Step, viewer: Viewer) -> int | None:
    """Through whose eyes this viewer reads of a choice: his own if it holds a secret of his, else anybody's."""
    own = any(event.seat == viewer.seat for event in step.events if event.secret or event.kind == "forced")
    return viewer.seat if own else None


def said_once(game: Game, found: list[Entry]) -> list[Entry]:
    """A choice that a later sentence of the turn says as well ("Buys ...", once it is paid for) gives way to it, and it takes its place."""
    kept = list(found)
    for entry in found:
        if entry in kept and (same := said_later(game, entry, kept[kept.index(entry) + 1 :])) is not None:
            kept.remove(same)
            kept[kept.index(entry)] = same
    return kept


def said_later(game: Game, entry: Entry, later: list[Entry]) -> Entry | None:
    """The sentence that says what this choice said, before the same question is answered once more."""
    choice = entry.events[0] if len(entry.events) == 1 else None
    if choice is None or choice.kind != "chose" or "key" not in choice.args:
        return None
    for one in later:
        if any(event.kind == "chose" and event.args.get("decision") == choice.args["decision"] for event in one.events):
            break
        if one.seat == entry.seat and any(restates(game.restated, choice, event) for event in one.events):
            return one
    return None


def of_step(table: Table, viewer: Viewer, number: int) -> list[Entry]:
    """The sentences of one choice, without the name of whoever chose, kept: whoever has no secret in it reads the same."""
    match = table.running
    step = match.known[number]
    found: list[Entry] = match.lines.get((number, viewer.lang, reader(step, viewer)), lambda: told(table, viewer, step, number))
    return found


def told(table: Table, viewer: Viewer, step: Step, number: int) -> list[Entry]:
    said, named = words(table.book, viewer.lang), table.named()
    names = named | {step.seat: SELF}
    found = []
    for event in story.told(table.game, step.events, viewer.seat):
        text = unnamed(story.sentence(said, event, names), named.get(step.seat, ""))
        if text:
            found.append(Entry(event.seat if event.seat >= 0 else step.seat, text, number, (event,)))
    if step.note:
        found.append(Entry(step.seat, site_words(viewer.lang)(f"bot-{step.note}"), number, ()))
    return found


def unnamed(text: str, name: str) -> str:
    """Without the mover's name at its beginning: it stands at the head of the line."""
    for head in (f"{SELF}: ", f"{SELF} "):
        if text.startswith(head):
            text = text[len(head) :]
            text = text[:1].upper() + text[1:]
    return text.replace(SELF, name)


# ---- what it brought --------------------------------------------------------------------------------------------------


def rows_at(table: Table, viewer: Viewer, number: int) -> Rows:
    """The players' rows after so many choices, as this viewer saw them; kept for some turns."""
    match = table.running
    found: Rows = match.rows.get(
        (number, viewer.seat, viewer.lang), lambda: shared(match, drawn_at(table, viewer, number).players)
    )
    return found


def shared(match: Match, rows: Rows | None) -> Rows:
    """What reads as it did before is kept once."""
    return [match.lately.get(("row", *row.items()), partial(dict, row)) for row in rows or ()]


def keep_rows(match: Match, viewer: Viewer, at: int | None, rows: Rows | None) -> None:
    """Rows that were drawn anyway need not be drawn again when a turn is over. While somebody acts in secret they are not everybody's."""
    number = len(match.known) if at is None else at
    if rows is not None and 0 < number <= len(match.known) and (at is not None or match.inner(number) == len(match.steps)):
        match.rows.get((number, viewer.seat, viewer.lang), lambda: shared(match, rows))


def keep_board(match: Match, viewer: Viewer, fragments: Mapping[str, Element]) -> None:
    """A board with nothing lit, drawn as it is now: what comes next will be compared with it."""
    number = len(match.known)
    if match.inner(number) != len(match.steps):
        return
    if len(match.shown) > MOST_EYES:
        match.shown.clear()
    kept = match.shown.setdefault(eyes(match.record.game, viewer), {})
    kept[number] = fragments
    while len(kept) > MOST_BOARDS:
        del kept[next(iter(kept))]


def eyes(game: Game, viewer: Viewer) -> Viewer:
    """Who sees the same board as this viewer, with nothing lit: where the whole board is alike for all, any spectator."""
    alike = viewer.form in DESKS and alike_for_all(game) and not hasattr(room(game), "mine")
    return Viewer(None, viewer.lang, viewer.form) if alike else viewer


def board_at(table: Table, viewer: Viewer, number: int) -> Mapping[str, Element]:
    """The board after so many choices, with nothing lit."""
    who = eyes(table.game, viewer)
    kept = table.running.shown.get(who, {}).get(number)
    return drawn_at(table, who, number).fragments if kept is None else kept


def drawn_at(table: Table, viewer: Viewer, number: int) -> drawing.Picture:
    """The table after so many choices, with nothing lit."""
    match = table.running
    view = match.at(match.inner(number)).view(viewer.seat)
    t = site_words(viewer.lang)
    names = [chair.name or t("seat-free") for chair in table.chairs]
    return drawing.picture(view, {}, viewer.lang, frozenset(), names, viewer.form, table.edition, kept=match.lately)


def signs(before: Rows, after: Rows, seat: int) -> tuple[int, list[Sign]]:
    """How a seat's points and counts changed."""
    old, new = before[seat], after[seat]
    had = {count.label: count.n for count in old["counts"]}
    found = []
    for number, count in enumerate(new["counts"]):
        was = had.get(count.label, count.n)
        if isinstance(was, int) and isinstance(count.n, int) and was != count.n:
            found.append(Sign(count.icon, count.label, count.n - was, number))
    counted = isinstance(old["score"], int) and isinstance(new["score"], int)
    return (new["score"] - old["score"] if counted else 0), found


# ---- the log ----------------------------------------------------------------------------------------------------------


def log_lines(table: Table, viewer: Viewer, at: int | None, now: Rows | None = None) -> dict[str, Element]:
    """Keyed list items, oldest first; `now`: the players' rows as they are drawn. What the viewer has missed stands behind a divider."""
    found = turns(table.running, at)
    keep_rows(table.running, viewer, at, now)
    first = max(0, (len(found) - LOG) // TRIM * TRIM)
    new = missed(found, viewer.seat) if any(turn.seat == viewer.seat for turn in found) else []
    lines: dict[str, Element] = {}
    if first == 0 and table.running.opening:
        said, names = words(table.book, viewer.lang), table.named()
        opening = story.sentences(said, table.game, table.running.opening, viewer.seat, names)
        lines["l-opening"] = tag("li", " ".join(opening), id="l-opening", cls="soft small", role="none")
    for turn in found[first:]:
        if new and turn.number == max(new[0].number, first + 1):
            lines["l-since"] = since_line(viewer.lang, len(new))
        lines[f"turn-{turn.number}"] = kept_line(table, viewer, turn) if turn is not found[-1] else line(table, viewer, turn, now)
    return lines


def kept_line(table: Table, viewer: Viewer, turn: Turn) -> Element:
    """The line of a turn that is over: drawn once, as long as it stands in the log."""
    return table.running.lately.get(("turn", turn, viewer.seat, viewer.lang), lambda: line(table, viewer, turn, None))


@lru_cache(256)
def since_line(lang: str, n: int) -> Element:
    return Written(draw_part("log_since", lang, n=n))


def line(table: Table, viewer: Viewer, turn: Turn, rows: Rows | None) -> Element:
    after = rows or rows_at(table, viewer, turn.end)
    points, found = signs(rows_at(table, viewer, turn.first), after, turn.seat)
    head, *rest = [(entry.seat, entry.text) for entry in entries(table, viewer, turn)] or [(turn.seat, "")]
    shown = sorted(sorted(found, key=lambda sign: -abs(sign.n))[:MOST_SIGNS], key=lambda sign: sign.place)
    facts = (viewer.lang, turn, table.named().get(turn.seat, ""), head[1], tuple(rest), points, tuple(shown))
    return table.running.lately.get(("line", *facts), lambda: written(*facts))


def written(lang: str, turn: Turn, name: str, head: str, rest: tuple[Any, ...], points: int, found: tuple[Sign, ...]) -> Element:
    """Drawn once for all who read the same."""
    facts: Mapping[str, Any] = {
        "turn": turn,
        "name": name,
        "head": head.rstrip("."),
        "rest": rest,
        "points": points,
        "signs": found,
    }
    return Written(draw_part("log_turn", lang, **facts, signed=signed, said=in_short(lang, name, head, points, found)))


def in_short(lang: str, name: str, head: str, points: int, found: tuple[Sign, ...]) -> str:
    """One sentence for who listens: "Fabia: Architect, houses +2, 9 points more"."""
    t = site_words(lang)
    parts = [head.rstrip("."), *(f"{sign.label} {sign.text}" for sign in found)]
    if points:
        parts.append(t("points-more" if points > 0 else "points-less", n=abs(points)))
    return f"{name}: {', '.join(part for part in parts if part)}"
