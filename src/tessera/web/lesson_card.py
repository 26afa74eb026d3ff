"""The card of a lesson: what to read and what to choose now; when the game is over, its points source by source; and the end."""

from typing import Any

from tessera.core.agenda import State
from tessera.core.words import words
from tessera.web import lessons
from tessera.web.ending import sources_of
from tessera.web.help import clause_text
from tessera.web.site import draw_part, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer


def in_lesson(table: Table, viewer: Viewer) -> bool:
    """Whether this viewer is being taught here."""
    return table.row.kind == "learn" and viewer.player and lessons.active(table) and lessons.has_lesson(table.game)


def card(table: Table, viewer: Viewer, state: State) -> str:
    if not in_lesson(table, viewer):
        return ""
    script = lessons.lesson(table.game)
    assert script is not None
    number = lessons.reached(table)
    if number >= len(script.steps) and not state.over:
        return ""
    chapters = [chapter[viewer.lang] for chapter in script.chapters] + [site_words(viewer.lang)("lesson-scoring")]
    if number >= len(script.steps):
        return scoring(table, viewer, state, number - len(script.steps), chapters)
    step, key = script.steps[number], lessons.wanted(table)
    said = words(table.book, viewer.lang)
    asked = said.choices(state, table.named()).get(key, key) if key is not None else ""
    return draw_part(
        "lesson", viewer.lang, number=number + 1, total=len(script.steps), text=step.words[viewer.lang], clause=step.clause,
        book=table.book, chapters=chapters, chapter=step.chapter, wanted=key, asked=asked, shows=step.shows,
        next=not step.key and lessons.reply(table) is None, busy=lessons.reply(table) is not None, back=lessons.may_go_back(table),
    )  # fmt: skip


def scoring(table: Table, viewer: Viewer, state: State, number: int, chapters: list[str]) -> str:
    """One source of points after the other, with the clause that says how it counts and the sum so far; then the end of the lesson."""
    sources, script = sources_of(table, words(table.book, viewer.lang)), lessons.lesson(table.game)
    assert script is not None
    if number >= len(sources):
        mine = viewer.seat or 0
        facts = {"scores": state.scores(), "seat": mine, "won": mine in state.winners()}
        return draw_part("lesson_end", viewer.lang, game=table.game, table=table, names=table.names(), **facts)
    one = sources[number]
    clause = script.scoring.get(one["id"], "")
    sums = [sum(source["points"][seat] or 0 for source in sources[: number + 1]) for seat in range(len(table.chairs))]
    rows: list[dict[str, Any]] = [
        {"seat": seat, "name": name, "n": one["points"][seat] or 0, "sum": sums[seat]} for seat, name in enumerate(table.names())
    ]
    return draw_part(
        "lesson_scoring", viewer.lang, one=one, number=number + 1, total=len(sources), rows=rows, book=table.book, clause=clause,
        text=clause_text(table.book, clause, viewer.lang), chapters=chapters, me=viewer.seat,
        shows=script.lit.get(one["id"], ()), back=lessons.may_go_back(table),
        then=sources[number + 1]["label"] if number + 1 < len(sources) else "",
    )  # fmt: skip
