"""What changed between two drawings of a board: which pieces are new, moved, gone, or look otherwise. It knows no game.

A piece is a fragment with a place of its own; it counts as a whole. What lies still in one large fragment (prices, markers, a track) is
looked into: there the smallest elements that differ count.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from tessera.core.events import Event
from tessera.core.nodes import Element
from tessera.look import SEATS
from tessera.web.patch import kind, numbered

Place = tuple[float, float]
Key = tuple[str, int]
Fragments = Mapping[str, Element]

PLACE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")
ASIDE = 34.0  # units: a piece that moves no further only makes room, unless something that happened names it
MOST_INSIDE = 6  # elements of one large fragment: more of them, and it is another one as a whole
LIT = ("target", "ask")  # what can be pressed is no part of the table


@dataclass(frozen=True)
class Change:
    """`n` counts the element inside the fragment (0: the fragment itself). `was`: where it stood before."""

    id: str
    kind: str  # new, moved, aside, other, gone
    n: int = 0
    was: Place | None = None
    name: str = ""  # what events may call it: its id, or that of the element inside it
    label: str = ""  # what it says of itself
    named: bool = True  # by the sentence it belongs to

    @property
    def words(self) -> frozenset[str]:
        """What its id says it is, without the how-manieth."""
        return frozenset(part for part in self.id.split("-") if len(part) > 2 and not part.isdigit())

    @property
    def key(self) -> Key:
        return self.id, self.n


def place(element: Element) -> Place | None:
    """Where a piece stands; None for what has no place of its own."""
    found = PLACE.match(element.attributes.get("transform", ""))
    return (float(found[1]), float(found[2])) if found else None


def compare(before: Fragments, after: Fragments) -> list[Change]:
    """Everything that differs, in painting order, and what is gone behind it."""
    found: list[Change] = []
    for key, now in after.items():
        if pressed(now):
            continue
        was = before.get(key)
        if was is None:
            found.append(Change(key, "new", name=key, label=now.label))
        elif was is not now and was.mark != now.mark:
            found += differs(key, was, now)
    gone = [(key, place(one)) for key, one in before.items() if key not in after and not pressed(one)]
    return found + [Change(key, "gone", was=at, name=key) for key, at in gone if at is not None]


def pressed(element: Element) -> bool:
    return element.attributes.get("class", "").split(" ")[0] in LIT


def differs(key: str, was: Element, now: Element) -> Iterator[Change]:
    old, new = place(was), place(now)
    if new is None:
        inner = list(inside(was, now, 0))
        if len(inner) <= MOST_INSIDE:
            yield from [Change(key, "other", n, name=one.attributes.get("id", key)) for n, one in inner]
        return
    if old == new or old is None:
        yield Change(key, "other", name=key, label=now.label)
        return
    alike = [str(child) for child in was.children] == [str(child) for child in now.children]
    near = alike and hypot(new[0] - old[0], new[1] - old[1]) < ASIDE
    room = near or "data-from" in now.attributes  # a card of a display moves up to fill a gap
    yield Change(key, "aside" if room else "moved", was=old, name=key, label=now.label)


def inside(was: Element, now: Element, n: int) -> Iterator[tuple[int, Element]]:
    """The smallest elements of `now` that differ, with their numbers; what only went leaves nothing to point at."""
    if was.mark == now.mark:
        return
    numbers = numbered(now, n)
    kinds = [[kind(child) for child in one.children] for one in (was, now)]
    if n and (kinds[0] != kinds[1] or was.attributes != now.attributes or not any(kinds[1])):
        yield n, now
        return
    old = {child.mark for child in was.children if isinstance(child, Element)}
    pairs = list(was.children) if kinds[0] == kinds[1] else [None] * len(now.children)
    for before, child, number in zip(pairs, now.children, numbers, strict=True):
        if isinstance(child, Element) and child.mark not in old:
            if isinstance(before, Element):
                yield from inside(before, child, number)
            else:
                yield number, child


# ---- which of the things that happened a change belongs to ------------------------------------------------------------


def likeness(change: Change, event: Event, text: str) -> float:
    """How well something that happened names a piece: by its entries, its own name, in words, by its seat's colour. 0: not at all."""
    name = f"-{plain(change.name)}-"
    found = 0.0
    for value in event.args.values():
        said = plain(str(value))
        if said and f"-{said}-" in name:
            found += 0.4 if said.isdigit() else 1 + said.count("-")
    if event.kind not in ("chose", "forced"):
        found += 0.5 * any(len(part) > 2 and event.kind.startswith(part) for part in name.split("-"))
        found += 0.25 * len(told_words(change.label) & told_words(text))
        found += 0.15 * (0 <= event.seat < len(SEATS) and f"-{SEATS[event.seat]}-" in name)
    return found


@lru_cache(4096)
def plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


@lru_cache(4096)
def told_words(text: str) -> frozenset[str]:
    """Its words without their endings."""
    return frozenset(word[:6] for word in re.findall(r"\w+", text.lower()) if len(word) > 3 or word.isdigit())


def shared(changes: Sequence[Change], told: Sequence[tuple[int, Event, str]]) -> dict[Key, tuple[int, bool]]:
    """Which of the sentences of one choice each change belongs to: the one that names it best; else the one that speaks of its like, of
    most things, or the first. Who only makes room belongs to one that speaks of nothing else. Beside the number: does it name it?"""
    named: dict[Key, int] = {}
    for change in sorted(changes, key=lambda one: one.kind == "aside"):
        best, number = max(((likeness(change, event, text), -n) for n, event, text in told), default=(0.0, 0))
        if best > 0 and (change.kind != "aside" or -number not in named.values()):
            named[change.key] = -number
    alike = {key[0].split("-")[0]: number for key, number in named.items()}
    most = Counter(named.values()).most_common(1)
    rest = most[0][0] if most else told[0][0] if told else None
    found = {key: (number, True) for key, number in named.items()}
    for change in changes:
        if change.key not in named and change.kind != "aside" and rest is not None:
            found[change.key] = alike.get(change.id.split("-")[0], rest), False
    return found
