"""What happened at a table, in sentences: the lines of the log, and what is new since the viewer's last choice."""

from collections.abc import Iterable
from itertools import groupby, takewhile

from tessera.core.events import Event, restates
from tessera.core.nodes import Element, Written, tag
from tessera.core.words import Words, words
from tessera.web.match import Step
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer

LOG, TRIM = 24, 12  # lines of the log: at least so many, and the oldest go by the dozen (it moves all others); the replay has all


def log_lines(table: Table, viewer: Viewer, at: int | None) -> dict[str, Element]:
    """Keyed list items, oldest first. Whether the viewer acted since decides where the divider stands."""
    match = table.running
    steps = match.steps if at is None else match.steps[:at]
    first = max(0, (len(steps) - LOG) // TRIM * TRIM)
    lines: dict[str, Element] = {}
    mine = [number for number, step in enumerate(steps) if step.seat == viewer.seat]
    since = mine[-1] + 1 if mine else None
    t = site_words(viewer.lang)
    for number in range(first, len(steps)):
        if number == since:
            lines["l-since"] = tag("li", t("since-your-move"), id="l-since", cls="rd")
        lines[f"l{number}"] = log_line(table, viewer, steps[number], number)
    return lines


def log_line(table: Table, viewer: Viewer, step: Step, number: int) -> Element:
    own = any(event.seat == viewer.seat for event in step.events if event.secret or event.kind == "forced")
    key = (viewer.lang, viewer.seat if own else None)  # whoever has no secret in it reads the same
    if key not in step.lines:
        first, *rest = sentences(table, step, viewer)
        step.lines[key] = Written(draw_part("log_line", viewer.lang, number=number, seat=step.seat, first=first, rest=rest))
    return step.lines[key]


def sentences(table: Table, step: Step, viewer: Viewer) -> list[str]:
    """What happened, one sentence per event, the choice itself first, or in its place the event that says it as well.

    Redacted before anything else is decided: that somebody had no choice is his secret, and looks like a choice to the others.
    """
    said = words(table.book, viewer.lang)
    names = table.named()
    seen = [event.seen_by(viewer.seat) for event in step.events]
    told = [event for event in seen if event.kind != "forced"]  # one's own: told by what it brings about
    return counted([text for event in once(table, told) if (text := sentence(said, event, names))]) or [names.get(step.seat, "")]


def once(table: Table, told: list[Event]) -> list[Event]:
    """Nothing twice: "builds a villa" instead of the choice to build it, before what is paid for it."""
    order: list[int] = []
    for number in range(len(told)):
        teller = told_by(table, told, number)
        if teller not in order:
            order.append(teller)
    return [told[number] for number in order]


def counted(texts: Iterable[str]) -> list[str]:
    """What happens several times running, once with its number."""
    runs = [(text, sum(1 for _ in alike)) for text, alike in groupby(texts)]
    return [text if n == 1 else f"{text} (×{n})" for text, n in runs]


def told_by(table: Table, told: list[Event], number: int) -> int:
    """Which event says what this one says: something that a choice brought about, before somebody else chooses; or itself."""
    choice = told[number]
    if choice.kind != "chose":
        return number
    own = takewhile(lambda later: told[later].kind != "chose" or told[later].seat == choice.seat, range(number + 1, len(told)))
    brought = [later for later in own if told[later].kind != "chose" and told[later].seat == choice.seat]
    if "key" not in choice.args:  # what was chosen is hidden: what follows at once tells more than the question
        return number + 1 if number + 1 in brought else number
    return next((later for later in brought if restates(table.game.restated, choice, told[later])), number)


def sentence(said: Words, event: Event, names: dict[int, str]) -> str:
    who = names.get(event.seat, "")
    if event.kind in ("chose", "forced"):
        if "key" not in event.args:
            return said("event-chose-hidden", who=who)
        return said(f"event-{event.kind}", who=who, words=said.option(event.args["decision"], event.args["key"], others=names))
    return said.event(event.kind, who, event.args, names)


def recap(table: Table, viewer: Viewer) -> list[str]:
    """All sentences since the viewer's last choice."""
    steps = table.running.steps
    mine = [number for number, step in enumerate(steps) if step.seat == viewer.seat]
    return [text for step in steps[(mine[-1] + 1 if mine else 0) :] for text in sentences(table, step, viewer)]
