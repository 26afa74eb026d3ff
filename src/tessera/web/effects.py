"""What an option would do, in words, before it is done: tried in imagined worlds, so that it tells nothing the seat cannot know.

Only what happens alike in every imagined world is said.
"""

from itertools import takewhile

from tessera.core.agenda import State
from tessera.core.events import Event, listen
from tessera.core.story import counted, sentence
from tessera.core.words import words

WORLDS = 12  # a die of three faces falls alike in all of them once in 177,147 times
MOST_OPTIONS = 60
MOST_SENTENCES = 2
SELF = "\0"  # stands for the reader's own name until the sentence is made


def heard(state: State, seat: int, key: str, seed: int) -> tuple[list[Event], int] | None:
    """The events and the change of the seat's own points when `key` is chosen in an imagined world."""
    world = state.imagined(seat, seed)
    if world.over or world.seat != seat or world.book.codes[key] not in world.legal:
        return None
    before = world.scores()[seat]
    found: list[Event] = []
    listen(world, found.append)
    world.choose(key)
    return [event for event in found if event.kind not in ("chose", "forced")], world.scores()[seat] - before


def certain(state: State, seat: int, key: str) -> list[Event]:
    """What happens first when `key` is chosen, as far as it is the same in every imagined world."""
    first = heard(state, seat, key, 101)
    found = first[0] if first else []
    for world in range(1, WORLDS):
        if not found:
            break
        other = heard(state, seat, key, 101 + 7 * world)
        alike = zip(found, other[0] if other else [], strict=False)
        found = [event for event, _ in takewhile(lambda pair: pair[0] == pair[1], alike)]
    return found


def effect(state: State, seat: int, key: str, lang: str, names: dict[int, str]) -> str:
    """One short line, "" when nothing is certain."""
    said = words(state.book, lang)
    told = [event.seen_by(seat) for event in certain(state, seat, key) if not echoes(event, key)]
    mine = [event for event in told if event.seat == seat]  # what it does for oneself, before what others do then
    told = mine or [event for event in told if event.kind != "passed"]
    lines = counted(unnamed([text for event in told if (text := sentence(said, event, {**names, seat: SELF}))], names[seat]))
    return " · ".join(lines[:MOST_SENTENCES]) + (" …" if len(lines) > MOST_SENTENCES else "")


def unnamed(lines: list[str], name: str) -> list[str]:
    """Without the reader's own name at the beginning, until somebody else does something: "Stores 1 wine", not "Ana stores 1 wine"."""
    own = list(takewhile(lambda line: line.startswith((f"{SELF} ", f"{SELF}: ")), lines))
    short = [line.removeprefix(SELF).lstrip(" :") for line in own]
    return [line[:1].upper() + line[1:] for line in short] + [line.replace(SELF, name) for line in lines[len(own) :]]


def echoes(event: Event, key: str) -> bool:
    """Does this event only repeat the choice itself, like "lays a farm" after the key `farm`? Whatever counts something is news."""
    parts = set(key.split(":"))
    if any(isinstance(value, int) and str(value) not in parts for value in event.args.values()):
        return False
    return any(str(value) in parts for value in event.args.values())


def effects(state: State, seat: int, lang: str, names: dict[int, str]) -> dict[str, str]:
    """For every legal option its line; nothing when there are too many to try."""
    options = state.options()
    if len(options) > MOST_OPTIONS:
        return {}
    found = {key: effect(state, seat, key, lang, names) for key in options}
    return {key: text for key, text in found.items() if text}


def ends_turn(state: State, seat: int, key: str) -> bool:
    """Would this choice end the seat's turn, as far as the seat can tell?"""
    world = state.imagined(seat, 5)
    if world.over or world.seat != seat or world.book.codes.get(key) not in world.legal:
        return False
    world.choose(key)
    return world.over or world.seat != seat
