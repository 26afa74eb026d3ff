"""Guided first games: a prepared table and a script of steps, in a game's `lesson.toml`.

    seats = 3
    you = 0                       the learner's seat
    seed = "lesson-1"             fast chance, so that the same cards come every time
    before = ["farm", "pass"]     keys played before the first step

    [[step]]
    en = "Words in English."      de = "Worte auf Deutsch."
    key = "farm"                  the learner must choose this; without it a "Next" button is shown
    own = ["food:4"]              trifling choices of the learner that follow by themselves
    then = ["food:4", "city"]     all that happens afterwards, filled in by tools/lessons.py
    clause = "GLO-016"            shown as a link

A lesson is an ordinary table of kind `learn`. Where the learner stands follows from the number of steps played and from
`origin["read"]`, the number of steps without a key that were read. After the last step the learner may play on against bots.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tessera.core.game import Game
from tessera.web.errors import Refusal


@dataclass(frozen=True)
class LessonStep:
    words: dict[str, str]
    key: str = ""
    then: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: int
    you: int
    seed: str
    options: dict[str, Any]
    before: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    position: dict[str, Any] | None = None
    line: tuple[str, ...] = field(default=())  # all keys of the lesson in order

    def place(self, number: int) -> int:
        """How many keys have been played when step `number` is reached."""
        return len(self.before) + sum((1 if step.key else 0) + len(step.then) for step in self.steps[:number])


@cache
def lesson(game: Game) -> Lesson | None:
    data = game.page("lesson.toml")
    if not data:
        return None
    steps = tuple(
        LessonStep({"en": step["en"], "de": step["de"]}, step.get("key", ""), tuple(step.get("then", ())), step.get("clause", ""))
        for step in data["step"]
    )
    before = tuple(data.get("before", ()))
    line = list(before)
    for step in steps:
        line += [step.key] if step.key else []
        line += step.then
    return Lesson(
        game.id, data["seats"], data.get("you", 0), data["seed"], data.get("options", {}), before, steps, line=tuple(line)
    )


def has_lesson(game: Game) -> bool:
    return lesson(game) is not None


@cache
def minutes(game: Game, lang: str) -> int:
    """About how long the lesson takes: reading, and a few seconds for every choice. 0: there is none."""
    script = lesson(game)
    if script is None:
        return 0
    read = sum(len(step.words[lang].split()) for step in script.steps)
    return max(1, round((read / 3 + 6 * sum(bool(step.key) for step in script.steps)) / 60))


def taught(row: Any) -> bool:
    """Whether a table, by its row, still is a lesson."""
    return bool(row.origin.get("active"))


def active(table: Any) -> bool:
    return taught(table.row)


def standing(table: Any) -> int:
    """The step the learner is at. The stored number only moves past steps that were read or played."""
    return int(table.row.origin.get("step", 0))


def reached(table: Any) -> int:
    """The step after catching up: a step with a key is done as soon as its key and what follows were played."""
    script = lesson(table.game)
    assert script is not None
    number = standing(table)
    played = len(table.running.steps)
    while number < len(script.steps):
        step = script.steps[number]
        if played >= script.place(number + 1) if step.key else played > script.place(number):
            number += 1
        else:
            break
    return number


def next_key(table: Any) -> str | None:
    """What the learner has to choose now; None when the script leaves it open (a step to read comes first)."""
    script = lesson(table.game)
    if script is None:
        return None
    played = len(table.running.steps)
    key = script.line[played] if played < len(script.line) else None
    return key if key is None or key in table.state.options() else None


def allows(table: Any, key: str) -> None:
    """In a lesson only the next key of its script is taken."""
    wanted = next_key(table) if table.row.kind == "learn" and active(table) else None
    if wanted is not None and key != wanted:
        raise Refusal("lesson", key=wanted)


def reply(table: Any) -> str | None:
    """The next key that plays by itself: `before` and `then`; None while the learner has to read or choose."""
    script = lesson(table.game)
    if script is None:
        return None
    played = len(table.running.steps)
    key = None
    if played < len(script.before):
        key = script.before[played]
    for number, step in enumerate(script.steps):
        began = script.place(number) + 1
        if step.key and began <= played < began + len(step.then):
            key = step.then[played - began]
    return key if key in table.state.options() else None


async def read_on(hall: Any, table: Any, user: Any) -> None:
    """A step without a key was read: on to the next."""
    if table.row.kind != "learn" or table.row.host != user.id or not active(table):
        raise Refusal("not-yours")
    script = lesson(table.game)
    number = reached(table)
    if script is None or number >= len(script.steps) or script.steps[number].key:
        raise Refusal("lesson")
    await remember(hall, table, step=number + 1)


async def finish(hall: Any, table: Any, user: Any) -> None:
    if table.row.kind != "learn" or table.row.host != user.id:
        raise Refusal("not-yours")
    await remember(hall, table, active=False)
    hall.play_bots(table)


async def remember(hall: Any, table: Any, **facts: Any) -> None:
    origin, request = {**table.row.origin, **facts}, f"lesson:{table.version}"
    await hall.acted(table, lambda: table.change_row("lesson", request, origin=origin))
