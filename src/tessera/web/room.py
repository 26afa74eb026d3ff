"""The waiting room: a table before its game begins, with the board to look at."""

from tessera.core.agenda import State
from tessera.web import drawing, lessons
from tessera.web.site import draw_part, option_name, site_words
from tessera.web.table import Table
from tessera.web.viewer import Viewer


def opening(table: Table) -> State:
    """How the table will look when it begins: another deal of the same game, nothing of the real one."""
    return table.game.start(seats=len(table.chairs), seed="opening", edition=table.edition, **table.row.options)


def picture(table: Table, viewer: Viewer) -> drawing.Picture:
    t = site_words(viewer.lang)
    names = [name or t("seat-free") for name in table.names()]
    return drawing.picture(opening(table).view(None), {}, viewer.lang, frozenset(), names, viewer.form, table.edition)


def played_how(table: Table, lang: str) -> list[str]:
    """What somebody wants to know before sitting down: options, pace, hints."""
    t = site_words(lang)
    named = [(option.name, table.row.options[option.name]) for option in table.game.options]
    chosen = [f"{option_name(table.book, lang, name)}: {option_name(table.book, lang, name, value)}" for name, value in named]
    hinted = t(f"hints-{table.row.origin.get('hints') or 'alone'}")
    return [*chosen, t(f"pace-{table.row.pace}"), f"{t('hints')}: {hinted}"]


def prompt(table: Table, viewer: Viewer) -> str:
    free = sum(chair.kind == "open" for chair in table.chairs)
    minutes = lessons.minutes(table.game, viewer.lang)
    how = played_how(table, viewer.lang)
    return draw_part("prompt_open", viewer.lang, table=table, viewer=viewer, free=free, how=how, minutes=minutes)
