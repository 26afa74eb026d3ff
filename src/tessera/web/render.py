"""What one viewer sees of a table, as text: keyed fragments for the board, keyed lines for own area and log, and a few parts.

Everything comes from the viewer's view, so nothing hidden can be in it; all spectators share one rendering.
"""

import time
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from tessera.core.agenda import State
from tessera.core.nodes import Element, Written
from tessera.core.words import words
from tessera.look import art
from tessera.look.drawing import alike_for_all, where
from tessera.web import drawing, lessons, marks, metrics, pleas, room
from tessera.web.ending import ending
from tessera.web.groups import grouped
from tessera.web.help import askable, question
from tessera.web.lately import lately_of
from tessera.web.legible import DESKS
from tessera.web.lesson_card import card, in_lesson
from tessera.web.match import Match
from tessera.web.past import past_title, then
from tessera.web.rendering import LAYERS, NOTHING, Layer, Rendering
from tessera.web.rows import player_lines
from tessera.web.site import draw_part, site_words
from tessera.web.story import sentences
from tessera.web.strip import strip
from tessera.web.table import Table
from tessera.web.telling import keep_board, log_lines
from tessera.web.viewer import Viewer

HELD = ("frozen", "ended")  # by the host
EMPTY = Written("", boxed=True)
JUST = 4  # sentences about what just happened, on a phone, where the log is elsewhere


# ---- a table ----------------------------------------------------------------------------------------------------


def render(table: Table, viewer: Viewer, at: int | None = None) -> Rendering:
    """The table as `viewer` sees it now, or as that seat saw it after `at` choices."""
    if at is not None:
        return drawn(table, viewer, at)
    made = table.drawn.get(viewer)
    if made is None:
        began = time.perf_counter()
        made = table.drawn[viewer] = waiting_room(table, viewer) if table.match is None else drawn(table, viewer, None)
        metrics.RENDER_SECONDS.labels(table.game.id).observe(time.perf_counter() - began)
    found: Rendering = made
    return found


def seen(table: Table, viewer: Viewer, at: int | None, digest: str) -> Rendering | None:
    """What a page shows that was drawn with this digest after `at` choices; None if it would be drawn otherwise by now."""
    if not digest or (at is not None and (table.match is None or at > len(table.running.told()))):
        return None
    found = render(table, viewer, at)
    return found if found.digest == digest else None


def waiting_room(table: Table, viewer: Viewer) -> Rendering:
    """Before the game: the board as it will look, and who sits where."""
    t, picture = site_words(viewer.lang), room.picture(table, viewer)
    free = sum(chair.kind == "open" for chair in table.chairs)
    meta = {
        "state": "waiting", "title": f"{table.game.title} · {t('state-open')}", "phase": t("seats-free", n=free), "step": 0,
        "viewbox": " ".join(f"{number:g}" for number in picture.viewbox), "views": picture.views, "own": 0,
        "least": picture.least if viewer.form not in DESKS else 0,
    }  # fmt: skip
    players = player_lines(table, viewer.seat, viewer.lang, None, None)
    layers = {**dict.fromkeys(LAYERS, NOTHING), **picture.board.layers, "players": Layer(players)}
    return Rendering(table.version, meta, layers, boxes(table, prompt=room.prompt(table, viewer))).sealed()


def state_word(table: Table, viewer: Viewer, state: State) -> str:
    """What the page's root element says: your-turn, waiting or over."""
    if state.over or table.row.kind == "record":
        return "over"
    if viewer.curtain or table.row.status in HELD:
        return "waiting"
    mine = viewer.seat is not None and state.seat == viewer.seat and not table.chairs[viewer.seat].stand_in
    return "your-turn" if mine else "waiting"


def drawn(table: Table, viewer: Viewer, at: int | None) -> Rendering:
    match, live = table.running, at is None
    state = match.state if at is None else match.at(match.inner(at))
    said = words(table.book, viewer.lang)
    word = state_word(table, viewer, state) if live else "waiting"
    decides, taught = word == "your-turn" and live, live and in_lesson(table, viewer)
    names, view = shown_names(table, viewer), seen_by(table, viewer.seat) if live else state.view(viewer.seat)
    named = dict(enumerate(names))
    targets = wanted(table, said.choices(state, named), taught) if decides else {}
    why = askable(state) if decides and not taught else frozenset()
    waits = live and not targets and not why
    public = seen_by(table, None) if waits and alike_for_all(table.game) else None
    picture = drawing.picture(view, targets, viewer.lang, why, names, viewer.form, table.edition, public, match.lately)
    if waits:
        keep_board(match, viewer, picture.fragments)
    meta = {
        "state": word,
        "title": title(table, viewer, word) if live else past_title(table, viewer, at or 0),
        "phase": site_words(viewer.lang)("state-over") if state.over else question(said, state, viewer.seat, named),
        "turn": None if state.over else state.seat,
        "clock": clocks(table) if live else None,
        **counted(match, at),
        **framed(picture, viewer),
        "where": where(table.game, state.decision) if decides else "",
        **(marks.now(table, viewer, word) if at is None else marks.then(table, viewer, at)),
    }
    ended = not taught and (match.state.over or (live and table.row.kind == "record"))
    parts = boxes(
        table,
        prompt=prompt(table, viewer, state, word, targets, live),
        then="" if at is None else then(table, viewer, state, at),
        final=final(table, viewer, match.state) if ended else "",
        lesson=card(table, viewer, state) if live else "",
        plea=plea_box(table, viewer) if live else "",
        nav=nav(viewer.lang, tuple(picture.views), picture.own_lit),
        strip=strip(table.book, view, viewer.lang, names),
    )
    return Rendering(table.version, meta, layered(table, viewer, at, state, picture), parts).sealed()


def layered(table: Table, viewer: Viewer, at: int | None, state: State, picture: drawing.Picture) -> dict[str, Layer]:
    """The board, what lies before the viewer, the log and the players' rows."""
    return {
        **picture.board.layers,
        "own": NOTHING if viewer.curtain else Layer(picture.own),
        "log": Layer(log_lines(table, viewer, at, picture.players)),
        "players": Layer(player_lines(table, viewer.seat, viewer.lang, state, picture.players)),
    }


def wanted(table: Table, targets: dict[str, str], taught: bool) -> dict[str, str]:
    """What is lit and listed: in a lesson only what it wants."""
    return {key: text for key, text in targets.items() if key == lessons.wanted(table)} if taught else targets


def counted(match: Match, at: int | None) -> dict[str, Any]:
    """How far the game has come, and which moment of it is looked at."""
    steps = len(match.told())
    return {"step": steps if at is None else at, "steps": steps, "turns": turns_text(match.turns())}


def framed(picture: drawing.Picture, viewer: Viewer) -> dict[str, Any]:
    """To whom the picture is shown, and how."""
    box = " ".join(f"{number:g}" for number in picture.viewbox)
    least, form = picture.least, viewer.form
    return {"seat": viewer.seat, "viewbox": box, "views": picture.views, "own": picture.own_lit, "least": least, "form": form}


def seen_by(table: Table, seat: int | None) -> dict[str, Any]:
    """The view of a seat at this version, made once: on a phone and on a desk it is the same."""
    if ("view", seat) not in table.drawn:
        table.drawn["view", seat] = table.running.state.view(seat)
    found: dict[str, Any] = table.drawn["view", seat]
    return found


@lru_cache(512)
def nav(lang: str, views: tuple[tuple[str, str, str, int], ...], own_lit: int) -> str:
    return draw_part("nav", lang, views=views, own_lit=own_lit)


def boxes(
    table: Table, prompt: str = "", final: str = "", plea: str = "", nav: str = "", then: str = "", strip: str = "",
    lesson: str = "",
) -> dict[str, Element]:  # fmt: skip
    """The parts of the page that are not keyed lines; each is read once, for all who see it."""
    written = {"prompt": prompt, "final": final, "plea": plea, "nav": nav, "then": then, "strip": strip, "lesson": lesson}
    kept = lately_of(table)
    return {
        name: kept.get(("box", text), partial(Written, text, boxed=True)) if text else EMPTY for name, text in written.items()
    }


def title(table: Table, viewer: Viewer, word: str) -> str:
    t = site_words(viewer.lang)
    return f"{'● ' if word == 'your-turn' else ''}{t('state-' + word)} · {table.game.title}"


def shown_names(table: Table, viewer: Viewer) -> list[str]:
    t = site_words(viewer.lang)
    return [chair.name or t("seat-free") for chair in table.chairs]


def turns_text(turns: list[tuple[int, int]]) -> list[Any]:
    """The turns for the scrubber, short: whose they are (one digit each), and how many choices each had."""
    lengths, last = [], 0
    for _, end in turns:
        lengths.append(end - last)
        last = end
    return ["".join(str(seat) for seat, _ in turns), lengths]


def clocks(table: Table) -> dict[str, Any] | None:
    if table.row.pace == "none" or table.match is None or table.match.state.over:
        return None
    return {
        "left": [None if (left := table.clock(chair.seat)) is None else round(left) for chair in table.chairs],
        "running": table.row.turn_seat if table.row.deadline is not None else None,
    }


# ---- the prompt -------------------------------------------------------------------------------------------------


def prompt(table: Table, viewer: Viewer, state: State, word: str, targets: Mapping[str, str], live: bool) -> str:
    if not live:
        return ""
    if table.row.status in HELD:
        return draw_part("prompt_held", viewer.lang, status=table.row.status)
    if viewer.curtain and not state.over:
        return draw_part("prompt_curtain", viewer.lang, name=table.chairs[state.seat].name, seat=state.seat)
    if word == "over":
        taught = in_lesson(table, viewer)  # the points are being explained: what comes then stands on its last card
        return draw_part("prompt_over", viewer.lang, table=table, viewer=viewer, over=state.over, taught=taught)
    said = words(table.book, viewer.lang)
    if word == "your-turn":
        more = asked_now(table, viewer, targets)
        reads = in_lesson(table, viewer) and more["wanted"] is None
        asked = site_words(viewer.lang)("lesson-read") if reads else said.question(state, table.named())
        return draw_part("prompt", viewer.lang, question=asked, **ASKED | more | {"reads": reads})
    words_for = question(said, state, viewer.seat, table.named())
    return waiting_prompt(viewer.lang, words_for, tuple(asked_of_others(table, viewer, state).items()))


@lru_cache(256)
def waiting_prompt(lang: str, question: str, more: tuple[tuple[str, Any], ...]) -> str:
    """The same for all who wait."""
    return draw_part("prompt", lang, question=question, **ASKED | dict(more))


ASKED: dict[str, Any] = {
    "mine": False, "who": "", "back": False, "just": (), "groups": (), "trail": (), "undo": False, "restart": False, "wanted": None,
    "plead": False, "busy": 0, "missed": False, "unsure": False, "reads": False,
}  # fmt: skip


def asked_of_others(table: Table, viewer: Viewer, state: State) -> dict[str, Any]:
    """Somebody else decides: who, and on a phone, where the log is elsewhere, what has just happened."""
    back = viewer.seat is not None and bool(table.chairs[viewer.seat].stand_in)
    last = [] if viewer.form in DESKS else table.running.known[-JUST:]
    just = [text for step in last for text in sentences(table, step, viewer)][-JUST:]
    who, asks = table.chairs[state.seat].name, may_plead(table, viewer)
    return {"who": who, "back": back, "plead": asks and not back, "just": tuple(just), "busy": table.waiting}


def asked_now(table: Table, viewer: Viewer, targets: Mapping[str, str]) -> dict[str, Any]:
    """The viewer decides: what he may choose, what he has chosen in this turn, what he may take back."""
    assert viewer.seat is not None
    match = table.running
    said, named = words(table.book, viewer.lang), table.named()
    begun, floor = match.turn_start(), match.floor(viewer.seat, match.maybe_free)
    return {
        "mine": True,
        "groups": grouped(table.book, seen_by(table, viewer.seat), list(targets.items()), viewer.lang),
        "trail": [said.option(step.decision, step.key, others=named) for step in match.steps[begun:] if step.key],
        "undo": floor < len(match.steps),
        "unsure": floor < len(match.steps) and match.steps[-1].free is None,
        "restart": len(match.steps) - max(floor, begun) > 1,
        "wanted": lessons.wanted(table) if in_lesson(table, viewer) else None,
        "plead": floor == len(match.steps) and may_plead(table, viewer),
        "missed": begun > 0 and match.steps[begun - 1].seat != viewer.seat,
    }


def may_plead(table: Table, viewer: Viewer) -> bool:
    return viewer.seat is not None and pleas.may_plead(table, table.chairs[viewer.seat].user_id) is not None


def plea_box(table: Table, viewer: Viewer) -> str:
    """Somebody asks to take something back: what the others are asked, and what the one who asks sees meanwhile."""
    plea = table.plea
    if plea is None or not viewer.player:
        return ""
    mine = set(table.seats_of(table.chairs[viewer.seat].user_id)) if viewer.seat is not None else set()
    names = table.names()
    steps = sum(not step.sealed for step in table.running.steps[plea.to :])
    return draw_part(
        "plea", viewer.lang, who=names[plea.seat], steps=steps, asked=bool(mine & plea.waiting), mine=plea.seat in mine,
        names=", ".join(names[seat] for seat in sorted(plea.waiting)),
    )  # fmt: skip


# ---- the result -----------------------------------------------------------------------------------------


def final(table: Table, viewer: Viewer, state: State) -> str:
    """The page of the end: place and distance, points by source, the course, and the opened seed."""
    if not state.over:
        return ""
    mosaic = art.whole("site/victory")
    return draw_part("final", viewer.lang, table=table, viewer=viewer, mosaic=mosaic, **ending(table, viewer, state))
