"""What happened at a table, in sentences: the lines of the log, and what is new since the viewer's last choice."""

from collections.abc import Iterable

from tessera.core import story
from tessera.core.events import Event
from tessera.core.nodes import Element, Written, tag
from tessera.core.words import words
from tessera.web.match import Step
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer

LOG, TRIM = 24, 12  # lines of the log: at least so many, and the oldest go by the dozen (it moves all others); the replay has all


def log_lines(table: Table, viewer: Viewer, at: int | None) -> dict[str, Element]:
    """Keyed list items, oldest first. Whether the viewer acted since decides where the divider stands."""
    steps = table.running.known[:at]
    first = max(0, (len(steps) - LOG) // TRIM * TRIM)
    lines: dict[str, Element] = {}
    mine = [number for number, step in enumerate(steps) if step.seat == viewer.seat]
    since = mine[-1] + 1 if mine else None
    t = site_words(viewer.lang)
    if first == 0 and table.running.opening:
        lines["l-opening"] = tag("li", " ".join(told_of(table, table.running.opening, viewer)), id="l-opening", cls="soft small")
    for number in range(first, len(steps)):
        if number == since:
            lines["l-since"] = tag("li", t("since-your-move"), id="l-since", cls="rd")
        lines[f"l{number}"] = log_line(table, viewer, steps[number], number)
    return lines


def log_line(table: Table, viewer: Viewer, step: Step, number: int) -> Element:
    own = any(event.seat == viewer.seat for event in step.events if event.secret or event.kind == "forced")
    key = (viewer.lang, viewer.seat if own else None)  # whoever has no secret in it reads the same
    if key not in step.lines:
        first, *rest = told(table, step, viewer)
        step.lines[key] = Written(draw_part("log_line", viewer.lang, number=number, seat=step.seat, first=first, rest=rest))
    return step.lines[key]


def sentences(table: Table, step: Step, viewer: Viewer) -> list[str]:
    """What happened, one sentence per event, the choice itself first, or in its place the event that says it as well."""
    return told_of(table, step.events, viewer) or [table.named().get(step.seat, "")]


def told_of(table: Table, events: Iterable[Event], viewer: Viewer) -> list[str]:
    """Events in sentences, as far as this viewer may know them."""
    return story.sentences(words(table.book, viewer.lang), table.game, events, viewer.seat, table.named())


def told(table: Table, step: Step, viewer: Viewer) -> list[str]:
    """The same, and whether a bot could not choose as it should."""
    return sentences(table, step, viewer) + ([site_words(viewer.lang)(f"bot-{step.note}")] if step.note else [])


def recap(table: Table, viewer: Viewer) -> list[str]:
    """All sentences since the viewer's last choice."""
    steps = table.running.known
    mine = [number for number, step in enumerate(steps) if step.seat == viewer.seat]
    return [text for step in steps[(mine[-1] + 1 if mine else 0) :] for text in told(table, step, viewer)]
