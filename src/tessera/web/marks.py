"""What happened since the viewer's last move, on the board: which pieces each turn changed, and which of its sentences says so.

Everything is worked out from the viewer's own drawings and from events as the viewer may read them, so it tells nothing hidden.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tessera.core.events import Event
from tessera.core.nodes import SHAPES, Element
from tessera.look.drawing import room
from tessera.web.changes import Change, Fragments, Key, Place, compare, place, shared
from tessera.web.legible import DESKS
from tessera.web.match import Match
from tessera.web.table import Table
from tessera.web.telling import Entry, Turn, board_at, drawn_at, entries, missed, rows_at, signed, signs, turns
from tessera.web.viewer import Viewer

MOST_TURNS = 12
SCALE = re.compile(r"scale\(([\d.]+)\)")
WEIGHS = {"new": 1, "moved": 1, "gone": 1}  # where to look for a turn on a small screen: by kind of change
LITTLE = 0.2  # all other kinds
FOLLOWS = ("moved", "other")  # kinds of a change that may only follow from another one
Flag = tuple[int, list[Any]]  # the number of the sentence in its turn, and what it changed


def now(table: Table, viewer: Viewer, word: str) -> dict[str, Any]:
    """For a live table: what to mark, while the viewer has not chosen since; and which turns were missed, as long as it is his turn."""
    found = turns(table.running)
    new = [] if viewer.curtain else missed(found, viewer.seat)
    if viewer.seat is not None and word != "your-turn":
        for turn in new[-2:-1] if word == "waiting" else ():  # over by now: compared already, when it is this viewer's turn
            of_turn(table, viewer, turn)
        return {}
    if not new:
        return {}
    told = {"missed": [new[0].number, new[-1].number]}
    if found[-1].seat == viewer.seat:
        return told
    rows = differences(table, viewer, new[0].first, new[-1].end)
    return {**told, "marks": [of_turn(table, viewer, turn) for turn in new[-MOST_TURNS:]], "rows": rows}


def then(table: Table, viewer: Viewer, at: int) -> dict[str, Any]:
    """For a table that is looked back at: what its last turn changed."""
    found = turns(table.running, at)
    if not found or viewer.curtain:
        return {}
    part = {} if viewer.form in DESKS else {"part": part_of(table, viewer, found[-1])}
    rows = differences(table, viewer, found[-1].first, found[-1].end)
    return {**part, "marks": [of_turn(table, viewer, found[-1])], "rows": rows}


def part_of(table: Table, viewer: Viewer, turn: Turn) -> str:
    """On a small screen: the part of the board where most of what a turn changed can be seen, or this one if it shows a piece of it."""
    parts = [name for name, _, _ in room(table.game).PHONE]
    found: dict[str, float] = table.running.marks.get(
        ("part", turn.first, turn.end, viewer.seat),
        lambda: {name: changed(table, viewer._replace(form=name), turn) for name in parts},
    )
    best = max(found, key=lambda name: found[name])
    here = viewer.form if viewer.form in found else next(iter(found))
    return here if found[here] >= min(1, found[best]) else best


def changed(table: Table, viewer: Viewer, turn: Turn) -> float:
    """How much of what a turn changed is marked in this part: a piece counts more than another number or colour."""
    after, found = drawn_at(table, viewer, turn.end), 0.0
    left, top, wide, high = after.viewbox
    for id, _, kind, *was in (one for _, things in of_turn(table, viewer, turn)["flags"] for one in things):
        at = place(after.fragments[id]) if id in after.fragments else tuple(was[:2])
        if not at or (left <= at[0] <= left + wide and top <= at[1] <= top + high):
            found += WEIGHS.get(kind, LITTLE)
    return found


def of_turn(table: Table, viewer: Viewer, turn: Turn) -> dict[str, Any]:
    """As the page takes it; kept for the next question."""
    found: dict[str, Any] = table.running.marks.get(
        ("turn", turn.first, turn.end, viewer.seat, viewer.form),
        lambda: {"turn": turn.number, "seat": turn.seat, "flags": flags(table, viewer, turn)},
    )
    return found


def flags(table: Table, viewer: Viewer, turn: Turn) -> list[Flag]:
    told = entries(table, viewer, turn)
    pictures = [board_at(table, viewer, number) for number in range(turn.first, turn.end + 1)]
    whole = {change.key: change for change in compare(pictures[0], pictures[-1])}
    owner: dict[Key, tuple[int, bool]] = {}
    for number in range(turn.first, turn.end):
        before, after = pictures[number - turn.first : number - turn.first + 2]
        owner |= shared(compare(before, after), spoken(told, number))
    parts = {key[0]: said for key, said in owner.items()}  # elements of a large fragment are counted anew in each drawing
    last = max(0, len(told) - 1), False
    found: dict[int, list[Change]] = {}
    for key, change in whole.items():
        if key in owner or change.kind != "aside":
            number, named = owner.get(key, parts.get(key[0], last))
            found.setdefault(number, []).append(replace(change, named=named))
    found = mattering(found)
    return [(number, [wire(one, pictures) for one in carried(found[number])]) for number in sorted(found)]


def mattering(found: dict[int, list[Change]]) -> dict[int, list[Change]]:
    """Where a turn's sentences name what changed, the rest of it that only slid or reads otherwise (cards that make room, what is left of
    a deck, what could be lost now) follows from that and is not marked."""
    if not any(change.named for changes in found.values() for change in changes):
        return found
    kept = {number: [one for one in changes if one.named or one.kind not in FOLLOWS] for number, changes in found.items()}
    return {number: changes for number, changes in kept.items() if changes}


def carried(changes: list[Change]) -> list[Change]:
    """What went and came under another name by the same sentence is one piece that moved: out of a town onto a road."""
    gone = [one for one in changes if one.kind == "gone"]
    found = []
    for one in (change for change in changes if change.kind != "gone"):
        before = next((old for old in gone if len(one.words & old.words) > 1), None) if one.kind == "new" else None
        if before is not None:
            gone.remove(before)
        found.append(one if before is None else replace(one, kind="moved", was=before.was))
    return found + gone


def spoken(told: list[Entry], number: int) -> list[tuple[int, Event, str]]:
    """The sentences that came with a choice; if there are none, the last one before it."""
    same = [(n, event, entry.text) for n, entry in enumerate(told) if entry.step == number for event in entry.events]
    before = [n for n, entry in enumerate(told) if entry.step <= number]
    return same or [(before[-1] if before else 0, Event("", -1), "")]


def wire(change: Change, pictures: list[Fragments]) -> list[Any]:
    """id, number of the element inside it, kind (with a ~ if no sentence names it), and the places where it stood, one after the other;
    of a card that went, two corners."""
    way: list[Place] = []
    if change.was is not None:
        stood = (place(picture[change.id]) for picture in pictures if change.id in picture)
        way = [change.was, *(at for at in stood if at is not None)]
        way = [at for n, at in enumerate(way) if n == 0 or at != way[n - 1]]
    if change.kind == "gone":
        way = frame(next(picture[change.id] for picture in pictures if change.id in picture)) or way[-1:]
    flat: Iterable[float] = (number for at in way for number in at)
    return [change.id, change.n, change.kind if change.named else f"~{change.kind}", *flat]


def frame(piece: Element) -> list[Place]:
    """Two corners of what is drawn on a rectangle, such as a card, where it lies; nothing for other pieces: they lie round their place."""
    at, first = place(piece), next((one for one in piece.all() if one.name in SHAPES), None)
    if at is None or first is None or first.name != "rect":
        return []
    scaled = SCALE.search(piece.attributes["transform"])
    k = float(scaled[1]) if scaled else 1.0
    left, top, wide, high = (float(first.attributes.get(name, "0")) for name in ("x", "y", "width", "height"))
    return [(round(at[0] + k * x, 1), round(at[1] + k * y, 1)) for x, y in ((left, top), (left + wide, top + high))]


def differences(table: Table, viewer: Viewer, first: int, end: int) -> list[list[Any]]:
    """What the players' rows say otherwise now: seat, points, and place and number of each count."""
    before, after = rows_at(table, viewer, first), rows_at(table, viewer, end)
    found = []
    for seat in range(len(after)):
        points, counts = signs(before, after, seat)
        if points or counts:
            found.append([seat, signed(points) if points else "", [[sign.place, sign.text] for sign in counts]])
    return found


def turn_at(match: Match, number: int) -> int:
    """How many choices were made when turn `number` was over: what an address of a turn shows."""
    ends = [0, *(end for _, end in match.turns())]
    return ends[max(0, min(number, len(ends) - 1))]
