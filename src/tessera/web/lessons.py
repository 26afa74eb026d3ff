"""Guided first games: a prepared table and a script of steps, in a game's `lesson.toml`.

    edition = "a5637e938be3b198"  the edition its words and keys are made for: what is corrected later does not change them
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
    chapter.en = "Your turn"      a new chapter begins with this step
    shows = ["seat:0"]            what the words name: framed in the dark (data-about, `*` for all that begin so, or an id of the page)
    ahead = true                  no key: after "Next" everybody, the learner too, plays in quick motion up to the learner's last turn
    last = true                   the learner's last turn; key and the rest of the game are filled in by tools/lessons.py

    [scoring]
    steps = "GLO-101"             a line of the score sheet, and the clause that says how it counts; `tie`: what breaks a tie

    [lit]
    steps = ["token:roman:*"]     what is framed while that line is counted, as in `shows`

A lesson is an ordinary table of kind `learn`. Where the learner stands follows from the number of choices played and from its `origin`:
`step`, how many steps are done or read, and `going`, the step up to which everything plays by itself (quick motion, a skipped chapter).
After the last step the game is over and its points are explained, source by source; then the lesson ends.
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
    chapter: int = 0
    shows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: int
    you: int
    seed: str
    edition: str  # by its hash; "": the game's own
    options: dict[str, Any]
    before: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    chapters: tuple[dict[str, str], ...]
    scoring: dict[str, str]
    lit: dict[str, list[str]]
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
    chapters: list[dict[str, str]] = []
    made = []
    for step in data["step"]:
        chapters += [step["chapter"]] if "chapter" in step else []
        told = {"en": step["en"], "de": step["de"]}
        keys = step.get("key", ""), tuple(step.get("then", ()))
        made.append(LessonStep(told, *keys, step.get("clause", ""), len(chapters) - 1, tuple(step.get("shows", ()))))
    steps = tuple(made)
    before = tuple(data.get("before", ()))
    line = list(before)
    for step in steps:
        line += [step.key] if step.key else []
        line += step.then
    return Lesson(
        game.id, data["seats"], data.get("you", 0), data["seed"], data.get("edition", ""), data.get("options", {}), before, steps,
        tuple(chapters), data.get("scoring", {}), data.get("lit", {}), line=tuple(line),
    )  # fmt: skip


def has_lesson(game: Game) -> bool:
    return lesson(game) is not None


@cache
def minutes(game: Game, lang: str) -> int:
    """About how long the lesson takes: reading, ten seconds for every choice, quick motion, the scoring. 0: there is none."""
    script = lesson(game)
    if script is None:
        return 0
    read = sum(len(step.words[lang].split()) for step in script.steps)
    spent = read / 2.5 + 10 * sum(bool(step.key) for step in script.steps) + 40 + 8 * len(script.scoring)
    return max(1, round(spent / 60))


def taught(row: Any) -> bool:
    """Whether a table, by its row, still is a lesson."""
    return bool(row.origin.get("active"))


def active(table: Any) -> bool:
    return taught(table.row)


def played(table: Any) -> int:
    """How many choices were made; that somebody nodded is none."""
    return sum(bool(step.key) for step in table.running.steps)


def reached(table: Any) -> int:
    """The step the learner is at: one with choices is done as soon as they were played, one to read when something came after it."""
    script = lesson(table.game)
    assert script is not None
    origin, done = table.row.origin, played(table)
    going = int(origin.get("going", 0))
    number = max(int(origin.get("step", 0)), going if done >= script.place(going) else 0)
    while number < len(script.steps):
        step = script.steps[number]
        if done >= script.place(number + 1) if step.key or step.then else done > script.place(number):
            number += 1
        else:
            break
    return number


def next_key(table: Any) -> str | None:
    """The next key of the script, if it can be chosen now: in a lesson no other is taken."""
    script = lesson(table.game)
    if script is None:
        return None
    done = played(table)
    key = script.line[done] if done < len(script.line) else None
    return key if key is None or key in table.state.options() else None


def wanted(table: Any) -> str | None:
    """What the learner is asked to choose now; None while there is something to read first, or others play."""
    script = lesson(table.game)
    number = reached(table)
    if script is None or number >= len(script.steps) or not script.steps[number].key or played(table) != script.place(number):
        return None
    return next_key(table)


def allows(table: Any, key: str) -> None:
    """In a lesson only the next key of its script is taken."""
    right = next_key(table) if table.row.kind == "learn" and active(table) else None
    if right is not None and key != right:
        raise Refusal("lesson", key=right)


def reply(table: Any) -> str | None:
    """The next key that plays by itself: `before`, `then`, and all up to `going`; None while the learner has to read or choose."""
    script = lesson(table.game)
    if script is None:
        return None
    if table.running.nodded is not None:
        return str(table.state.options()[0])
    done = played(table)
    key = script.line[done] if done < max(len(script.before), script.place(int(table.row.origin.get("going", 0)))) else None
    for number, step in enumerate(script.steps):
        began = script.place(number) + 1
        if step.key and began <= done < began + len(step.then):
            key = step.then[done - began]
    return key if key in table.state.options() else None


def hurries(table: Any) -> bool:
    """Whether the lesson plays in quick motion now."""
    script = lesson(table.game)
    return (
        table.row.kind == "learn" and script is not None and played(table) < script.place(int(table.row.origin.get("going", 0)))
    )


def of_learner(table: Any, user: Any) -> Lesson:
    """The script of a lesson that this user still learns."""
    script = lesson(table.game)
    if script is None or table.row.kind != "learn" or table.row.host != user.id or not active(table):
        raise Refusal("not-yours")
    return script


async def read_on(hall: Any, table: Any, user: Any) -> None:
    """A step without a key was read: on to the next; quick motion begins. After the last step: the next source of points was read."""
    script, number = of_learner(table, user), reached(table)
    if number < len(script.steps) and script.steps[number].key:
        raise Refusal("lesson")
    if number < len(script.steps) and script.steps[number].then:
        await remember(hall, table, going=number + 1)
        hall.play_bots(table)
    elif number < len(script.steps) or table.state.over:
        await remember(hall, table, step=number + 1)


def may_go_back(table: Any) -> bool:
    """Whether there is a step before this one; what others are doing, and a game that is over, is not taken back."""
    script, number = lesson(table.game), reached(table)
    return script is not None and number not in (0, len(script.steps)) and reply(table) is None


async def go_back(hall: Any, table: Any, user: Any) -> None:
    """The step before: what was chosen since is taken back, so that the table stands as its words say."""
    script, number = of_learner(table, user), reached(table) - 1
    if not may_go_back(table):
        raise Refusal("lesson")
    now = {**table.row.origin, "step": number, "going": min(number, int(table.row.origin.get("going", 0)))}
    if number >= len(script.steps) or played(table) == script.place(number):
        await remember(hall, table, **now)
    else:
        await hall.acted(table, lambda: table.rewound(script.you, script.place(number), f"lesson:{table.version}", origin=now))


async def skip(hall: Any, table: Any, user: Any) -> None:
    """On to the next chapter: what is left of this one plays by itself; in the last one all that is left to read is skipped."""
    script, number = of_learner(table, user), reached(table)
    if number >= len(script.steps):
        await remember(hall, table, step=len(script.steps) + len(table.game.sheet(table.state)[0]) + 1)
        return
    now = script.steps[number].chapter
    to = next((n for n, step in enumerate(script.steps) if step.chapter > now), len(script.steps))
    await remember(hall, table, going=to)
    hall.play_bots(table)


async def finish(hall: Any, table: Any, user: Any) -> None:
    if table.row.kind != "learn" or table.row.host != user.id:
        raise Refusal("not-yours")
    await remember(hall, table, active=False)
    hall.play_bots(table)


async def remember(hall: Any, table: Any, **facts: Any) -> None:
    origin, request = {**table.row.origin, **facts}, f"lesson:{table.version}"
    await hall.acted(table, lambda: table.change_row("lesson", request, origin=origin))
