"""Every lesson from its first card to its last, without a site: a table in memory, what is wanted chosen, what is to be read read.

The same by clicks is in tests/browser/test_lessons.py."""

import asyncio
import re
from types import SimpleNamespace

import pytest

import tessera
from tessera import look
from tessera.core.course import course
from tessera.core.record import Record
from tessera.web import lesson_card, lessons
from tessera.web.match import Match
from tessera.web.viewer import Viewer

GAMES = [game.id for game in tessera.games()]
LEARNER = SimpleNamespace(id="me")


class Desk:
    """What a lesson asks of a table and its hall."""

    def __init__(self, game):
        self.game, script = tessera.game(game), lessons.lesson(tessera.game(game))
        self.running = Match(Record(self.game, script.seats, script.seed, options=script.options, edition=script.edition or None))
        self.running.secrets = ()
        self.book, self.version = self.running.state.book, 0
        self.row = SimpleNamespace(kind="learn", host="me", origin={"active": True})
        self.chairs = [SimpleNamespace(name=name) for name in ("Ada", "Bruno", "Clara")[: script.seats]]

    @property
    def state(self):
        return self.running.state

    def names(self):
        return [chair.name for chair in self.chairs]

    def named(self):
        return dict(enumerate(self.names()))

    async def change_row(self, what, request, **facts):
        vars(self.row).update(facts)

    async def rewound(self, seat, to, request, **facts):
        self.running.cut(to)
        vars(self.row).update(facts)

    async def acted(self, table, act):
        self.version += 1
        await act()

    def play_bots(self, table):
        while (key := lessons.reply(self)) is not None:
            self.running.choose(key)

    def go(self, what):
        asyncio.run(what(self, self, LEARNER))

    def choose(self, key):
        lessons.allows(self, key)
        self.running.choose(key)
        self.play_bots(self)

    def card(self, lang="en"):
        return lesson_card.card(self, Viewer(0, lang, player=True), self.state)


def named_on_the_page(desk):
    """Everything a card may frame: things of the drawing, endings of the strip, and three parts of the page."""
    view = desk.state.view(0)
    things = look.table(view, names=desk.names()).things
    return {*things, *(f"end:{end.id}" for end in course(desk.game, view).ends), "own", "log", "players"}


def framed(card):
    return re.search(r'data-shows="([^"]*)"', card)[1].split()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_walked_to_its_end_in_both_languages(game):
    desk = Desk(game)
    desk.play_bots(desk)
    script = lessons.lesson(desk.game)
    scored, frames = [], 0
    for number in range(60):
        card, german = desk.card(), desk.card("de")
        assert card
        assert german != card, "said in both languages"
        if "data-done" in card:
            break
        assert ('data-do="back-lesson"' in card) == (number not in (0, len(script.steps))), number
        assert 'data-do="leave-lesson"' in card
        there = named_on_the_page(desk)
        for one in framed(card):
            assert any(thing.startswith(one[:-1]) for thing in there) if one.endswith("*") else one in there, (number, one)
        frames += bool(framed(card))
        scored += re.findall(r'data-scoring="([^"]+)"', card)
        key = lessons.wanted(desk)
        if key is None:
            desk.go(lessons.read_on)
        else:
            assert desk.state.seat == script.you
            desk.choose(key)
    else:
        pytest.fail("the lesson does not end")
    assert number == len(script.steps) + len(scored)
    assert frames >= number - 1, "what the words name is framed, but for the last turn"
    assert card.count("btn pri") == 1


@pytest.mark.parametrize("game", GAMES)
def test_back_shows_the_step_before_and_its_table(game):
    """From the end of the second chapter step by step to the first card: the same cards, and the same table behind them."""
    desk, seen = Desk(game), []
    script = lessons.lesson(desk.game)
    desk.play_bots(desk)
    while script.steps[lessons.reached(desk)].chapter < 2:
        seen.append((desk.card(), desk.state.digest()))
        key = lessons.wanted(desk)
        desk.go(lessons.read_on) if key is None else desk.choose(key)
    while seen:
        desk.go(lessons.go_back)
        assert (desk.card(), desk.state.digest()) == seen.pop()
    with pytest.raises(tessera.web.errors.Refusal):
        desk.go(lessons.go_back)


def test_back_leads_out_of_a_skipped_chapter_too():
    desk = Desk("gloria_mundi")
    desk.play_bots(desk)
    desk.go(lessons.skip)
    there = lessons.reached(desk)
    desk.go(lessons.go_back)
    assert lessons.reached(desk) == there - 1
    desk.go(lessons.read_on)
    assert lessons.reached(desk) == there
