"""What an option would do, in words, before it is done: tried in imagined worlds, so that it tells nothing the seat cannot know.

Only what happens alike in every imagined world is said.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import accumulate, groupby, takewhile

from tessera.core.agenda import State
from tessera.core.events import Event, listen, restates
from tessera.core.facts import facts
from tessera.core.purpose import DOES, LATER, message_of, purpose
from tessera.core.story import counted, sentence, times
from tessera.core.words import words
from tessera.web.site import site_words

WORLDS = 12  # a die of three faces falls alike in all of them once in 177,147 times
AT_ONCE = 60  # options: of a longer list the others come after these, to whoever still looks at it
MOST_SENTENCES = 2
SELF = "\0"  # stands for the reader's own name until the sentence is made
WORD = re.compile(r"\d+|[^\W\d_]+")


Tried = tuple[list[Event], State | None]
NOTHING: Mapping[str, Tried] = {}


def heard(state: State, seat: int, key: str, seed: int) -> tuple[list[Event], State] | None:
    """The events when `key` is chosen in an imagined world, and that world afterwards."""
    world = state.imagined(seat, seed)
    if world.over or world.seat != seat or world.book.codes.get(key) not in world.legal:
        return None
    found: list[Event] = []
    listen(world, found.append)
    world.choose(key)
    return found, world


def news(events: list[Event]) -> list[Event]:
    """Without the choice itself; of a choice that it forces only that there was one."""
    return [Event("forced", event.seat, {}) if event.kind == "forced" else event for event in events if event.kind != "chose"]


def apart(events: list[Event], seat: int) -> list[tuple[bool, Event]]:
    """What happens, each with whether a forced choice of this seat comes before it."""
    forced = list(accumulate(event.kind == "forced" and event.seat == seat for event in events))
    return [(n > 0, event) for n, event in zip(forced, events, strict=True) if event.kind != "forced"]


def tried(state: State, seat: int, key: str) -> Tried:
    """What happens first when `key` is chosen, as far as it is the same in every imagined world; and the table after it, if all is."""
    first = heard(state, seat, key, 101)
    if first is None:
        return [], None
    told, alike = news(first[0]), True
    for number in range(1, WORLDS):
        other = heard(state, seat, key, 101 + 7 * number)
        here = news(other[0]) if other else []
        told = [event for event, _ in takewhile(lambda pair: pair[0] == pair[1], zip(told, here, strict=False))]
        alike = alike and other is not None and other[0] == first[0]
        if not told and not alike:
            break
    return told, first[1] if alike else None


def some_tried(state: State, seat: int, known: Mapping[str, Tried] = NOTHING) -> dict[str, Tried]:
    """What is known of the legal options, and of so many more in their order."""
    more = [key for key in state.options() if key not in known]
    return {**known, **{key: tried(state, seat, key) for key in more[:AT_ONCE]}}


def effect(state: State, seat: int, key: str, lang: str, names: dict[int, str], known: Tried | None = None) -> str:
    """One short line, "" when nothing is certain."""
    said = words(state.book, lang)
    certain, _ = known or tried(state, seat, key)
    told = [(forced, event.seen_by(seat)) for forced, event in apart(certain, seat) if not echoes(event, key)]
    explained = said.has(message_of(DOES, said, state.decision, key))  # there is more to say than that the choice is made
    if explained:
        choice = Event("chose", seat, {"decision": state.decision, "key": key})
        told = [one for one in told if not restates(state.book.game.restated, choice, one[1])]
    mine = [one for one in told if one[1].seat == seat]  # what it does for oneself, before what others do then
    later = purpose(LATER, state, key, lang, names)
    if later and (mine or not told):
        return later  # what somebody buys is more than what is paid for it, which the option says
    told = mine or [one for one in told if one[1].kind != "passed" and not explained]
    texts = [(forced, text) for forced, event in told if (text := sentence(said, event, {**names, seat: SELF}))]
    if not texts:
        return ""
    if not mine and told[0][1].seat >= 0:
        return site_words(lang)("then-others", what=shortened([text for _, text in texts], MOST_SENTENCES))
    option = said.option(state.decision, key, facts(state, key), names)
    lines, own = unnamed([text for _, text in texts], names[seat]), sum(not forced for forced, _ in texts)
    if set(lines[:own]).isdisjoint(lines[own:]):
        return shortened(
            [times(line, n) for line, n in Counter(lines).items() if not repeats(multiplied(line, n), option)], MOST_SENTENCES
        )
    mine_still = sum(1 for _ in takewhile(lambda one: one[1].startswith(SELF), texts[own:]))
    parts = [line[:1].lower() + line[1:].rstrip(".") for line in lines[own:][:mine_still]] or [lines[own].rstrip(".")]
    more = site_words(lang)("then-forced", what=", ".join(parts) + ".")  # the same once more: the option does not say that
    return shortened([*counted(lines[:own])[:1], more, *lines[own + len(parts) :]], MOST_SENTENCES + 1)


def shortened(lines: list[str], most: int) -> str:
    return " · ".join(lines[:most]) + (" …" if len(lines) > most else "")


def unnamed(lines: list[str], name: str) -> list[str]:
    """Without the reader's own name at the beginning, until somebody else does something: "Stores 1 wine", not "Ana stores 1 wine"."""
    own = list(takewhile(lambda line: line.startswith((f"{SELF} ", f"{SELF}: ")), lines))
    short = [line.removeprefix(SELF).lstrip(" :") for line in own]
    return [line[:1].upper() + line[1:] for line in short] + [line.replace(SELF, name) for line in lines[len(own) :]]


def echoes(event: Event, key: str) -> bool:
    """Does this event only repeat the choice itself, like "lays a farm" after the key `farm`? Whatever counts something is news."""
    parts = key.split(":")
    numbers = Counter(str(value) for value in event.args.values() if isinstance(value, int))
    if numbers - Counter(parts):  # one more than the key says, also if it is the same number
        return False
    return any(str(value) in parts for value in event.args.values())


def repeats(line: str, option: str) -> bool:
    """Does the option say all of this line but its verb? "Bids 3 bronze" below "Raise by 1 bronze: bid 3 bronze"."""
    verb, *rest = WORD.findall(line.lower()) or [""]
    there = WORD.findall(option.lower())
    numbers = Counter(filter(str.isdigit, rest)) - Counter(filter(str.isdigit, there))
    long = [word for word in rest if len(word) > 3 and not word.isdigit()]
    if not long and not any(map(str.isdigit, rest)):
        long = [verb]
    return not numbers and all(any(akin(word, one) for one in there) for word in long)


def multiplied(line: str, n: int) -> str:
    """What comes of it so many times: "Pays 2 food" for "Pays 1 food" twice."""
    return re.sub(r"\d+", lambda number: str(n * int(number[0])), line)


def akin(one: str, other: str) -> bool:
    """The same word but for its end, as "gelbe" and "gelben"; "Theaterkarte" is another one than THEATRUM."""
    same = max(4, min(len(one), len(other)) - 2)
    return one[:same] == other[:same]


def alike_of_a_kind(lines: Mapping[str, str], told: Callable[[str], bool]) -> set[str]:
    """Choices of one kind (the head of their keys) that are said to do the same: it tells nothing about one of them. Numbers are news,
    unless the game has words of its own for what such a choice does; then nor is it news that plot 7 is where the key says."""
    found: set[str] = set()
    for _, kind in groupby(sorted(lines), lambda key: key.partition(":")[0]):
        keys = list(kind)
        own, rarest = (
            told(keys[0]),
            min(keys, key=lambda key: lines[key].count(key.rpartition(":")[2])),
        )  # not plot 1: an amount may be 1
        name = rf"\b{rarest.rpartition(':')[2]}\b"
        alike = all(lines[key] == (re.sub(name, key.rpartition(":")[2], lines[rarest]) if own else lines[rarest]) for key in keys)
        if len(keys) > 1 and alike and (own or not any(map(str.isdigit, lines[rarest]))):
            found.update(keys)
    return found


def effects(state: State, seat: int, lang: str, names: dict[int, str], known: dict[str, Tried] | None = None) -> dict[str, str]:
    """For every legal option its line; `known`: what `some_tried` found."""
    found = some_tried(state, seat) if known is None else known
    lines = {key: effect(state, seat, key, lang, names, one) for key, one in found.items()}
    last, others = ("", ""), site_words(lang)("then-others", what="").rstrip()
    alike = len(lines) > 1 and len(set(lines.values())) == 1  # what comes of every choice tells nothing about one of them
    spoken = words(state.book, lang)
    same = alike_of_a_kind(lines, lambda key: bool(purpose(DOES, state, key, lang, names)))
    for key in [key for key, text in lines.items() if alike or not text or key in same]:
        if text := purpose(DOES, state, key, lang, names):
            option = spoken.option(state.decision, key, facts(state, key), names)
            said_already = last == (unnumbered(key), text)  # of several dice of a colour only the first says it
            lines[key] = "" if said_already or repeats(text, option) else text
            last = unnumbered(key), text
        elif key in same:
            lines[key] = ""
        elif lines[key].startswith(others):
            lines[key] = ""  # what somebody else does then, whatever is chosen
    return {key: text for key, text in lines.items() if text}


def unnumbered(key: str) -> str:
    """What is left of a key without its numbers: spaces with names are not so alike as plots and pips."""
    return re.sub(r"\d+", "", key)


def ends_turn(state: State, seat: int, key: str) -> bool:
    """Would this choice end the seat's turn, as far as the seat can tell?"""
    world = state.imagined(seat, 5)
    if world.over or world.seat != seat or world.book.codes.get(key) not in world.legal:
        return False
    world.choose(key)
    return world.over or world.seat != seat
