"""The end of a game in words: place and distance, why, tie-breaks with their clause, the picture, what the rating became."""

import asyncio
import io
import random
import resource
import time

import pytest
from PIL import Image

import tessera
from tessera import look
from tessera.core.record import Record
from tessera.core.rulestext import rules_text
from tessera.core.words import words
from tessera.look import paint
from tessera.web.ending import bars, headline, reason, ties
from tessera.web.site import site_words
from tests.web.test_ratings import account
from tests.web.visitors import play_out, within

GAMES = [game.id for game in tessera.games()]
NAMES = ["Ana", "Ben", "Cleo"]


class Ended:
    """A finished table as far as the end looks at it."""

    def __init__(self, game, standing):
        self.book = tessera.game(game).start(seats=len(standing), seed="x").book
        self.made = standing

    def scores(self):
        return [one[0] for one in self.made]

    def ranks(self):
        return [1 + sum(other > one for other in self.made) for one in self.made]

    def winners(self):
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def view(self, seat):
        return {"players": [{} for _ in self.made]}


@pytest.mark.parametrize(
    ("standing", "seat", "en", "de"),
    [
        ([(30,), (27,), (12,)], 0, "Won by 3 points.", "Mit 3 Punkten Vorsprung gewonnen."),
        ([(30,), (29,), (12,)], 1, "Second, one point behind Ana.", "Platz 2, einen Punkt hinter Ana."),
        ([(30,), (29,), (12,)], 2, "Third, 18 points behind Ana.", "Platz 3, 18 Punkte hinter Ana."),
        ([(30, 1), (30, 4), (12, 0)], 1, "Won on the tie-break.", "Bei Gleichstand gewonnen."),
        ([(9, 1), (9, 4), (2, 0)], 0, "Second, level with Ben: the tie-break decided.",
         "Platz 2, gleichauf mit Ben: Der Gleichstand wurde aufgelöst."),
        ([(30,), (30,), (12,)], 0, "You share the victory with Ben.", "Du teilst den Sieg mit Ben."),
        ([(30, 1), (30, 4), (12, 0)], None, "Ben won on the tie-break.", "Der Gleichstand wurde für Ben entschieden."),
        ([(30,), (27,), (12,)], None, "Ana won by 3 points.", "Ana gewinnt mit 3 Punkten Vorsprung."),
    ],
)  # fmt: skip
def test_place_and_distance_in_one_sentence(standing, seat, en, de):
    state = Ended("gloria_mundi", standing)
    assert [headline(site_words(lang), state, NAMES, seat) for lang in ("en", "de")] == [en, de]


def test_what_made_the_difference_is_something_in_which_the_winner_was_ahead():
    sources = [{"label": "Mars", "points": [1, 9]}, {"label": "Vesta", "points": [14, 3]}, {"label": "Venus", "points": [5, 1]}]
    t = site_words("en")
    for seat, said in (
        (None, "Vesta, 14 to 3 for Ana against Ben"),
        (0, "Vesta, 14 to 3 against Ben"),
        (1, "Vesta, 3 to 14 against Ana"),
    ):
        assert said in reason(t, Ended("gloria_mundi", [(20,), (13,)]), NAMES[:2], seat, sources, [])
    less = [*sources, {"label": "Stones", "points": [0, -15]}]
    assert "Stones, −15 to 0 against Ana" in reason(t, Ended("gloria_mundi", [(20,), (13,)]), NAMES[:2], 1, less, [])
    assert (t("end-led", n=0, of=82), t("end-led", n=3, of=82)) == (
        "You were never ahead.",
        "You were ahead after 3 of 82 turns.",
    )
    assert reason(t, Ended("gloria_mundi", [(20, 0), (20, 1)]), NAMES[:2], 1, sources, []) == "", "that was the tie-break"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_tie_break_of_a_game_has_words_and_a_clause(game, lang, monkeypatch):
    found = tessera.game(game)
    length = len(found.standing(found.start(seats=2, seed="tie"))[0])
    said = words(found, lang)
    known = rules_text(found, lang).clauses
    for number in range(length):
        ahead = [5] * length
        ahead[number] += 1 if number else 0
        state = Ended(game, [tuple(ahead), (5,) * length])
        monkeypatch.setitem(found.__dict__, "standing", lambda g: g.made)
        (one,) = ties(site_words(lang), said, state, ["Ana", "Ben"])
        assert one["clause"] in known
        assert "Ana" in one["text"]
        assert "tied-" not in one["text"]
        if number:
            assert said(f"tied-{number}", a=6, b=5) in one["text"]


def test_equal_points_below_nothing_have_a_true_minus(monkeypatch):
    """Massilia's penalty stones bring many below nothing."""
    monkeypatch.setitem(tessera.game("massilia").__dict__, "standing", lambda g: g.made)
    state = Ended("massilia", [(-11, 2, 0, 0), (-11, 1, 0, 0)])
    (one,) = ties(site_words("en"), words(tessera.game("massilia"), "en"), state, ["Ana", "Ben"])
    assert "have −11 each" in one["text"]


def test_bars_add_up_and_what_costs_points_stands_beside_them():
    sources = [
        {"id": "x", "points": [10, 30], "sign": "a"},
        {"id": "y", "points": [10, None], "sign": "b"},
        {"id": "z", "points": [-3, 0], "sign": "c"},
    ]
    one, two = bars(sources, [17, 30])
    assert [part["w"] for part in one["parts"]] == [33.33, 33.33]
    assert one["parts"][1]["x"] == 33.33
    assert [part["n"] for part in one["less"]] == [-3]
    assert [part["w"] for part in two["parts"]] == [100]


def test_the_page_of_the_end_and_its_picture(site):
    me = account(site, "Finis")
    table = me.table("massilia", seats=("me", "bot:greedy"))["id"]  # who scores
    play_out(me, table)
    within(lambda: "rating 1500 →" in me.get(f"/t/{table}").text)  # rated just after the last choice
    page = me.get(f"/t/{table}").text
    assert 'id="end-title"' in page
    assert page.count('data-part="a"') >= 1
    assert "Seats move on: you sit second" in page
    assert 'role="slider"' in page[page.index('id="course"') :][:200]
    answer = site.visitor().get(f"/t/{table}/picture.png")
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)


def test_the_site_does_not_stand_still_while_a_picture_is_painted():
    """Painting keeps a processor for a second or more, and lets no other thread of its process run."""
    drawn = paint.svg(look.of_state(tessera.game("gloria_mundi").start(3, seed="paint")), plain=False)
    before, others = time.process_time(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    found = asyncio.run(paint.raster_beside(drawn, 1200))
    here, there = time.process_time() - before, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - others
    assert Image.open(io.BytesIO(found)).size[0] == 1200
    assert here < there / 4
    assert found == paint.raster(drawn, 1200)


def test_a_picture_shows_nothing_that_is_hidden():
    """The picture of a running table is drawn for nobody: the same in every world nobody could tell apart."""
    from tessera.web.postcard import written

    class Chair:
        kind, name = "person", "Ana"

    class Running:
        def __init__(self, state):
            self.game, self.state, self.chairs, self.edition, self.match = state.book.game, state, [Chair()] * 3, None, self

        def names(self):
            return NAMES

    record = Record(tessera.game("panthalos"), 3, seed="picture")
    state, rnd = record.start(), random.Random(4)
    for _ in range(40):
        state.choose(rnd.choice(state.options()))
    twin = state.imagined(state.seat, 9)
    assert written(Running(state), "en") == written(Running(twin), "en") or state.view(None) != twin.view(None)
