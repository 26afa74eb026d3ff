"""What happened at a table, in sentences: each choice by itself, and what is new since the viewer's last one; telling.py has the log."""

from collections.abc import Iterable

from tessera.core import story
from tessera.core.events import Event
from tessera.core.words import words
from tessera.web.match import Step
from tessera.web.site import site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer


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
