"""What happened, in sentences: redacted for the viewer first, then nothing twice. The site's log and the terminal's are made of it."""

from collections.abc import Iterable, Mapping
from itertools import groupby, takewhile

from tessera.core.events import Event, restates, secrets_once
from tessera.core.game import Game
from tessera.core.words import Words


def told(game: Game, events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events a viewer reads, nothing twice: "builds a villa" instead of the choice to build it, before what is paid for it.

    Redacted before anything else is decided: that somebody had no choice is his secret, and looks like a choice to the others.
    One's own forced choices are told by what they bring about.
    """
    open_to = secrets_once((event.seen_by(viewer) for event in events), game.sealed_decisions)
    seen = [event for event in open_to if event.kind != "forced"]
    order: list[int] = []
    for number in range(len(seen)):
        teller = told_by(game, seen, number)
        if teller not in order:
            order.append(teller)
    return [seen[number] for number in order]


def told_by(game: Game, seen: list[Event], number: int) -> int:
    """Which event says what this one says: something that a choice brought about, before somebody else chooses; or itself."""
    choice = seen[number]
    if choice.kind != "chose":
        return number
    own = takewhile(lambda later: seen[later].kind != "chose" or seen[later].seat == choice.seat, range(number + 1, len(seen)))
    brought = [later for later in own if seen[later].kind != "chose" and seen[later].seat == choice.seat]
    if "key" not in choice.args:  # what was chosen is hidden: what follows at once tells more than the question
        return number + 1 if number + 1 in brought else number
    return next((later for later in brought if restates(game.restated, choice, seen[later])), number)


def counted(texts: Iterable[str]) -> list[str]:
    """What happens several times running, once with its number."""
    return [times(text, sum(1 for _ in alike)) for text, alike in groupby(texts)]


def times(text: str, n: int) -> str:
    """A sentence that is true so many times."""
    if n < 2:
        return text
    return f"{text[:-1]} (×{n})." if text.endswith(".") else f"{text} (×{n})"


def sentence(said: Words, event: Event, names: Mapping[int, str]) -> str:
    who = names.get(event.seat, "")
    if event.kind in ("chose", "forced"):
        if "key" not in event.args:
            return said("event-chose-hidden", who=who)
        return said.chosen(event.kind, who, event.args["decision"], event.args["key"], names)
    return said.event(event.kind, who, event.args, names)


def sentences(said: Words, game: Game, events: Iterable[Event], viewer: int | None, names: Mapping[int, str]) -> list[str]:
    """One sentence per event."""
    return counted([text for event in told(game, events, viewer) if (text := sentence(said, event, names))])
