"""The panel of a thing: what it is and does, what it costs and brings now, why it is closed, who used it last.

It is made from the viewer's view, from events as the viewer may know them and, for the seat that decides, from the facts of its own
options. So it tells nothing that the table hides.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

from tessera import look
from tessera.core import story
from tessera.core.about import About, Amounts, Asked, labelled, spoken, tell
from tessera.core.agenda import Book, State
from tessera.core.aid import Sheet, sheets
from tessera.core.course import course
from tessera.core.drawing import tallied
from tessera.core.events import Event
from tessera.core.facts import Reason, facts, paid_from, reason, short_of
from tessera.core.game import Game
from tessera.core.kept import EditionText, played
from tessera.core.rulestext import rules_in_play
from tessera.core.words import Words, begun, edition_in, words
from tessera.look.lettering import lettering
from tessera.web import effects, telling
from tessera.web.ending import headline
from tessera.web.errors import Refusal
from tessera.web.help import applying, askable, question
from tessera.web.render import seen_by, shown_names, state_word
from tessera.web.site import bot_name, draw_part, site_words
from tessera.web.strip import bar
from tessera.web.table import Table
from tessera.web.viewer import Viewer

MOST_KEYS = 4  # buttons of a panel
MOST_CLAUSES = 4
OWN = ("option", "seat", "phase", "turn", "source", "end")  # kinds that every table has


@dataclass
class Scene:
    """A table at a moment, through somebody's eyes."""

    table: Table
    viewer: Viewer
    state: State
    view: dict[str, Any]
    names: list[str]
    decides: bool
    at: int | None

    @property
    def named(self) -> dict[int, str]:
        return dict(enumerate(self.names))

    @property
    def said(self) -> Words:
        return words(self.table.book, self.viewer.lang)

    def drawn(self) -> look.TableDrawing:
        """The table as it is drawn while nobody chooses: things and labels are the same."""
        return look.table(self.view, lang=self.viewer.lang, names=self.names, edition=self.table.edition)

    def asked(self) -> list[str]:
        """The keys that are closed and that the drawing lets one ask about: where a player would expect to be allowed."""
        drawn = look.table(
            self.view, targets=self.said.choices(self.state, self.named), lang=self.viewer.lang, why=askable(self.state),
            names=self.names, edition=self.table.edition,
        )  # fmt: skip
        places = [one for part in (*drawn.fragments.values(), *drawn.own.values()) for one in part.all()]
        return [one.attributes["data-why"] for one in places if "data-why" in one.attributes]


def scene(table: Table, viewer: Viewer, at: int | None = None) -> Scene:
    match, live = table.running, at is None
    state = match.state if at is None else match.at(match.inner(at))
    view = seen_by(table, viewer.seat) if live else state.view(viewer.seat)
    decides = live and state_word(table, viewer, state) == "your-turn"
    return Scene(table, viewer, state, view, shown_names(table, viewer), decides, at)


@dataclass
class Alone:
    """A table without a past, of which a position is shown: a puzzle."""

    book: Book
    names: list[str]
    running: Any = field(default_factory=lambda: SimpleNamespace(known=()))

    @property
    def game(self) -> Game:
        game: Game = self.book.game
        return game

    @property
    def edition(self) -> EditionText:
        return played(self.game, self.book.edition.text)

    def bot_at(self, _seat: int) -> str:
        return ""


def position(state: State, lang: str, names: list[str], decides: bool) -> Scene:
    """A position through the eyes of the seat that decides."""
    table: Any = Alone(state.book, names)
    return Scene(table, Viewer(state.seat, lang), state, state.view(state.seat), names, decides, None)


# ---- what is told -----------------------------------------------------------------------------------------------


def told(here: Scene, about: str) -> About:
    """What the game tells of it, or the site, or the drawing's own label."""
    kind, _, id = about.partition(":")
    asked = Asked(here.table.book, here.view, here.viewer.lang, here.named)
    found = tell(asked, about)
    if kind == "seat":
        return of_seat(here, id, found)
    if kind == "option":
        return of_option(here, id)
    if kind == "turn":
        return of_turn(here, id)
    if kind == "source" and here.said.has(f"sheet-{id}"):
        does = asked.effect(id)
        return About(here.said(f"sheet-{id}"), site_words(here.viewer.lang)("about-source"), (does,) if does else ())
    if found is None and kind == "phase":
        return of_phase(here)
    if found is None and kind == "end":
        return of_end(here, id)
    found = found or labelled(asked, about, here.drawn().things.get(about, ""))
    if found is None:
        raise Refusal("no-such-thing")
    return found


def of_seat(here: Scene, id: str, more: About | None) -> About:
    """A player: who plays, and all that lies open of his."""
    if not id.isdecimal() or int(id) >= len(here.names):
        raise Refusal("no-such-thing")
    seat, t = int(id), site_words(here.viewer.lang)
    row = here.drawn().players[seat]
    bot = here.table.bot_at(seat)
    kind = t("about-you") if seat == here.viewer.seat else bot_name(t, bot) if bot and bot != "record" else t("about-player")
    counts = tuple((label, n.replace("-", "−")) for label, n in tallied(row["counts"]).items())
    score = f"{row['score']} {row['of']}".strip()
    lines = ((t("about-score"), score.replace("-", "−")), *counts)
    tags = tuple(str(tag) for tag in row["tags"])
    found = more or About("")
    hidden = (t("hidden"),) if row["hidden"] else ()
    return replace(found, name=here.names[seat], kind=kind, text=(*tags, *found.text, *hidden), now=(*lines, *found.now))


def of_option(here: Scene, key: str) -> About:
    """A move of the list."""
    book, said = here.table.book, here.said
    if key not in book.codes or not here.decides:
        raise Refusal("no-such-thing")
    does = effects.effect(here.state, here.state.seat, key, here.viewer.lang, here.named) if key in here.state.options() else ""
    name = said.option(here.state.decision, key, facts(here.state, key), here.named)
    clauses = tuple(one["id"] for one in applying(here.state, here.viewer.lang, 3))
    return About(name, site_words(here.viewer.lang)("about-move"), (does,) if does else (), keys=(key,), clauses=clauses)


def of_turn(here: Scene, id: str) -> About:
    """A turn of the log: all that happened in it, as this viewer may know it."""
    turns = telling.turns(here.table.running, here.at)
    if not id.isdecimal() or not 0 < int(id) <= len(turns):
        raise Refusal("no-such-thing")
    turn, t = turns[int(id) - 1], site_words(here.viewer.lang)
    text = [entry.text.replace(telling.SELF, here.names[entry.seat]) for entry in telling.entries(here.table, here.viewer, turn)]
    return About(here.names[turn.seat], t("about-turn", n=turn.number), tuple(text))


def of_phase(here: Scene) -> About:
    """What is asked now, and the clauses that apply."""
    t, state = site_words(here.viewer.lang), here.state
    if state.over:
        return About(t("state-over"), text=(headline(t, state, here.names, here.viewer.seat),))
    clauses = applying(state, here.viewer.lang, MOST_CLAUSES)
    name = question(here.said, state, here.viewer.seat, here.named)
    text = tuple(one["text"] for one in clauses[:2])
    return About(name, t("thinks", who=here.names[state.seat]), text, clauses=tuple(one["id"] for one in clauses))


def of_end(here: Scene, id: str) -> About:
    """A way in which the game ends, where the game does not tell more: the words of the strip."""
    said, at = lettering(here.table.book, here.viewer.lang), course(here.table.game, here.view)
    bars = [bar(said, end, here.names) for end in at.ends]
    found = next(((one.word, one.now) for one in bars if one.id == id), None)
    if found is None and at.round:
        found = said("strip-ends"), said("strip-round-of" if at.rounds else "strip-round", n=at.round, of=at.rounds)
    if found is None:
        raise Refusal("no-such-thing")
    return About(found[0], site_words(here.viewer.lang)("about-ends"), (found[1],))


# ---- now, for you -----------------------------------------------------------------------------------------------


def moves(here: Scene, about: str, found: About) -> tuple[list[str], list[str]]:
    """Options of the pending decision that are about this thing: those that are legal, and those that are not."""
    if not here.decides:
        return [], []
    _, _, id = about.partition(":")
    own = {here.table.book.keys[code] for code in here.table.book.own(here.state.agenda[-1])}

    def fits(key: str) -> bool:
        return key in found.keys or (not found.keys and not id.isdigit() and (key == id or id in key.split(":")[1:]))

    legal = [key for key in here.state.options() if key in own and fits(key)]
    return legal, [key for key in here.asked() if fits(key)]


def refusal(here: Scene, closed: list[str]) -> dict[str, Any] | None:
    """The fact that closes it: what cannot change this turn before what is only short; with what is needed and what is there."""
    found: list[tuple[bool, int, str, Reason]] = []
    for key in closed:
        why = reason(here.state, key)
        if why is not None and why.clause not in here.table.game.absent:
            found.append((isinstance(why.facts.get("price"), Mapping), here.table.book.codes[key], key, why))
    if not found:
        return None
    _, _, key, why = min(found, key=lambda one: one[:2])
    said, known = here.said, here.said.reason(why, here.named)
    clause = rules_in_play(here.table.book, here.viewer.lang).clauses.get(why.clause)
    more, own = f"help-{why.clause}", spoken(*edition_in(here.table.book), here.viewer.lang)
    return {
        "key": key,
        "clause": why.clause,
        "fact": known or (clause.text if clause else site_words(here.viewer.lang)("not-now")),
        "rows": price_rows(own, why.facts),
        "help": own(more) if own.has(more) else "",
        "option": said.option(here.state.decision, key, None, here.named),
    }


def price_rows(said: Words, known: Mapping[str, Any]) -> list[tuple[str, int, int, int]]:
    """Needed, there, short; by the names of the things. Nothing where no price is the reason, or it is paid with something else.
    `missing`: what is short where one thing stands in for another."""
    rows = short_of(*paid) if (paid := paid_from(known)) is not None else []
    lacking = known.get("missing", {thing: short for thing, _, _, short in rows})
    if not any(lacking.get(thing, 0) for thing, *_ in rows):
        return []  # it is closed for another reason
    return [(said.name(thing), n, there, lacking.get(thing, 0)) for thing, n, there, _ in rows]


def signs(here: Scene) -> dict[str, Any]:
    """The signs of things that prices are paid with, from the players' rows."""
    room = here.table.game.room("about")
    named = {about: thing for thing, about in getattr(room, "SIGNS", {}).items()}
    counts = [count for row in here.drawn().players for count in row["counts"]]
    found = {named.get(count.about, count.about.removeprefix("good:")): count.icon for count in counts if count.about}
    return {thing: icon for thing, icon in found.items() if ":" not in thing}


def in_signs(known: Mapping[str, Any], much: str) -> list[tuple[Any, int]]:
    """A price as signs with their numbers; nothing where one of its things has none."""
    of = getattr(much, "of", {})
    return [(known[thing], n) for thing, n in of.items()] if set(of) <= set(known) else []


# ---- who used it last -------------------------------------------------------------------------------------------


def last_use(here: Scene, about: str, found: About) -> dict[str, Any] | None:
    """The last event that tells of it, as this viewer may know it."""
    _, _, id = about.partition(":")
    traces = set(found.traces) or ({id} if id and not id.isdigit() else set())
    steps = here.table.running.known[: here.at]
    for number in range(len(steps) - 1, -1, -1):
        for event in reversed(story.told(here.table.game, steps[number].events, here.viewer.seat)):
            if traces & mentioned(event) and (text := story.sentence(here.said, event, here.named)):
                return {"seat": steps[number].seat, "text": text, "step": number + 1}
    return None


def mentioned(event: Event) -> set[str]:
    """The things an event names."""
    named = {value for name, value in event.args.items() if isinstance(value, str) and name not in ("key", "decision")}
    return named | set(event.args.get("key", "").split(":")[1:])


def aid(here: Scene) -> list[Sheet]:
    """The player aid for whoever looks on."""
    return sheets(Asked(here.table.book, here.view, here.viewer.lang, here.named))


# ---- the panel --------------------------------------------------------------------------------------------------


def panel(here: Scene, about: str, key: str = "") -> dict[str, Any]:
    """All of it, ready for the page: the panel as HTML, and what a tip says. `key`: the closed move that was asked about."""
    found = told(here, about)
    found = replace(found, name=begun(found.name, here.named), kind=begun(found.kind, here.named))
    legal, closed = moves(here, about, found)
    if key and here.decides and key in askable(here.state):
        legal, closed = [], [key]
    why = None if legal else refusal(here, closed)
    known = rules_in_play(here.table.book, here.viewer.lang).clauses
    wanted = dict.fromkeys([*([why["clause"]] if why else []), *found.clauses])
    said, state = here.said, here.state
    options = [(key, said.option(state.decision, key, facts(state, key), here.named)) for key in legal[:MOST_KEYS]]
    kind = about.partition(":")[0]
    drawn = signs(here) if any(isinstance(much, Amounts) for _, much in found.now) else {}
    html = draw_part(
        "about", here.viewer.lang, about=about, found=found, why=why, options=options if kind != "seat" else [],
        last=last_use(here, about, found) if kind not in OWN else None, names=here.names, book=here.table.book,
        spectator=here.viewer.seat is None, now=[(what, much, in_signs(drawn, much)) for what, much in found.now],
        clauses=[known[id] for id in wanted if id in known][:MOST_CLAUSES],
    )  # fmt: skip
    fact = why["fact"] if why else " ".join(found.now[0]) if found.now else ""
    tip = {
        "name": found.name,
        "kind": found.kind,
        "text": found.text[0] if found.text else "",
        "fact": fact,
        "bad": why is not None,
    }
    return {"about": about, "why": why["key"] if why else None, "tip": tip, "html": html}
