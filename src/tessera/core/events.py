"""Events: what the rules report, given names for log lines, animation and statistics.

Rules call `g.tell("sold", seat, colour, n)`. A game's EVENTS table names the numbers: {"sold": ("good", "n")}. A name
with a star, "*card", is secret: only the acting seat may see it. `Game.name_of(edition, field, number)` turns a
number into its name. Its RESTATED table names the choices that an event says as well, so that a log tells nothing twice:
{"lay-base": "laid type", "turn:pass": "passed"}, a decision or the head of its keys, then the event, and which of its entries are the
last parts of the key; several events with commas. Where they are many, both stand in `events.toml`: `sold = "good n"`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tessera.core.agenda import State


@dataclass(frozen=True)
class Event:
    """Something that happened. `args` hold names and numbers; `secret` names those only `seat` may see."""

    kind: str
    seat: int
    args: dict[str, Any] = field(default_factory=dict)
    secret: tuple[str, ...] = ()

    def seen_by(self, viewer: int | None) -> "Event":
        """The same with secrets of others left out. That somebody had no choice is his secret too: it tells about his hand."""
        if viewer == self.seat or not (self.secret or self.kind == "forced"):
            return self
        kind = "chose" if self.kind == "forced" else self.kind
        return Event(kind, self.seat, {k: v for k, v in self.args.items() if k not in self.secret})


def secrets_once(seen: Iterable[Event], sealed: Sequence[str]) -> list[Event]:
    """Events as somebody sees them: a secret act looks the same however many choices it took, and whether they were any."""
    found: list[Event] = []
    for event in seen:
        hidden = event.args.get("decision") in sealed and "key" not in event.args
        if not hidden or not any("decision" in e.args and "key" not in e.args and e.seat == event.seat for e in found):
            found.append(event)
    return found


def restates(restated: Mapping[str, str], choice: Event, after: Event) -> bool:
    """Does this event say all that the choice said?"""
    decision, parts = choice.args["decision"], choice.args["key"].split(":")
    for said in restated.get(f"{decision}:{parts[0]}", restated.get(decision, "")).split(","):
        kind, *entries = said.split() or [""]
        if kind == after.kind and parts[len(parts) - len(entries) :] == [str(after.args.get(entry)) for entry in entries]:
            return True
    return False


class Listener:
    """Collects events of a state: `with_listener(state, events.append)`."""

    def __init__(self, hear: Callable[[Event], Any]) -> None:
        self.hear = hear

    def __call__(self, state: State, what: str, seat: int, a: int, b: int, c: int) -> None:
        book = state.book
        if what in ("chose", "forced"):
            hidden = ("key",) if state.decision in book.game.secret_decisions else ()
            self.hear(Event(what, seat, {"decision": state.decision, "key": book.keys[a]}, hidden))
            return
        names = book.game.events[what]
        numbers = dict(zip(names, (a, b, c), strict=False))
        args = {name.lstrip("*"): book.game.name_of(book.edition, name.lstrip("*"), number) for name, number in numbers.items()}
        self.hear(Event(what, seat, args, tuple(name[1:] for name in names if name.startswith("*"))))


def listen(state: State, hear: Callable[[Event], Any]) -> None:
    """From now on `hear` gets every event of this state; clones do not inherit it."""
    state.listener = Listener(hear)
