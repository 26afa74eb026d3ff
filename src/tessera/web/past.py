"""A table that is looked back at: which turn it is, what was asked then, what could be chosen and what was."""

from tessera.core.agenda import State
from tessera.core.words import words
from tessera.web.help import question
from tessera.web.match import Match
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.telling import entries, turns
from tessera.web.viewer import Viewer

MOST_OPTIONS = 40


def turn_of(match: Match, at: int) -> int:
    """The number of the turn that ends with, or contains, choice `at`; 0 before the first."""
    found = turns(match, at)
    return found[-1].number if found and at > 0 else 0


def past_title(table: Table, viewer: Viewer, at: int) -> str:
    t = site_words(viewer.lang)
    return f"{t('turn-count', n=turn_of(table.running, at), of=len(turns(table.running)))} · {table.game.title}"


def then(table: Table, viewer: Viewer, state: State, at: int) -> str:
    """In place of the question: the turn that was shown, in sentences, what was asked next, what could be chosen, and what was."""
    match = table.running
    shown = turns(match, at)
    last = shown[-1] if shown and at > 0 else None
    names, said = table.named(), words(table.book, viewer.lang)
    told = entries(table, viewer, last) if last else []
    mine = not state.over and (viewer.seat == state.seat or match.state.over)
    options = list(said.choices(state, names).items()) if mine else []
    chosen = match.steps[match.inner(at)].key if mine and match.inner(at) < len(match.steps) else ""
    return draw_part(
        "then", viewer.lang, turn=last, of=len(turns(match)), names=names, told=[(entry.seat, entry.text) for entry in told],
        asked="" if state.over else question(said, state, viewer.seat, names), who="" if state.over else names[state.seat],
        seat=None if state.over else state.seat, options=options[:MOST_OPTIONS], more=max(0, len(options) - MOST_OPTIONS),
        chosen=chosen, over=match.state.over,
    )  # fmt: skip
