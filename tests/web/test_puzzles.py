"""Exercises: every one can be reached and has one best option far ahead; the page asks, judges and explains."""

import statistics

import pytest

import tessera
from tessera import look
from tessera.core.words import words
from tessera.web.exercises import exercises, judged, position
from tessera.web.weighing import weigh

GAMES = [game.id for game in tessera.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_exercise_is_a_position_with_one_best_option_far_ahead(game):
    found = tessera.game(game)
    assert len(exercises(found)) >= 4
    assert len({one.theme for one in exercises(found)}) >= 3
    for one in exercises(found):
        state = position(found, one.number)
        assert state.decision == one.theme
        assert set(one.chances) == set(state.options())
        first, second = sorted(one.chances.values(), reverse=True)[:2]
        assert one.chances[one.best] == first >= second + 0.095
        for lang in ("en", "de"):
            told = judged(position(found, one.number), one, one.best, lang)
            assert told["right"]
            assert told["because"]
            assert "term-" not in told["because"]


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_still_finds_the_same_best_option(game):
    """One of each game in every run; `python -m tools.puzzles` makes them anew."""
    found = tessera.game(game)
    one = min(exercises(found), key=lambda one: len(one.chances))
    state = position(found, one.number)
    weighed = weigh(state, state.seat, 11)
    assert max(weighed, key=lambda key: statistics.fmean(weighed[key])) == one.best


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_asks_and_explains(site, lang):
    me, game = site.visitor(lang), tessera.game("concordia")
    one = exercises(game)[1]
    assert f'href="/puzzles/concordia/{one.number}"' in me.get("/puzzles").text
    page = me.get(f"/puzzles/concordia/{one.number}").text
    assert 'data-state="asked"' in page
    assert page.count('name="choice"') == len(one.chances)
    said = words(game, lang)
    names = said.choices(position(game, one.number))
    wrong = next(key for key in one.chances if key != one.best)
    answer = me.get(f"/puzzles/concordia/{one.number}", params={"choice": wrong}).text
    assert 'data-state="wrong"' in answer
    assert names[one.best] in answer
    assert said(f"term-{one.reasons[0]}") in answer
    assert 'data-state="right"' in me.get(f"/puzzles/concordia/{one.number}", params={"choice": one.best}).text
    assert me.get(f"/puzzles/concordia/{one.number}", params={"choice": "nonsense"}).status_code == 400
    assert me.get("/puzzles/concordia/99").status_code == 404


def test_play_can_go_on_from_an_exercise(site):
    me = site.visitor()
    answer = me.form("/puzzles/gloria_mundi/2")
    assert answer.status_code == 303
    table = answer.headers["location"].rpartition("/")[2]
    assert me.my_turn(table)["decision"] == exercises(tessera.game("gloria_mundi"))[1].theme


@pytest.mark.parametrize("game", GAMES)
def test_everything_drawn_in_an_exercise_tells_what_it_is(site, game):
    """In the asker's language, with the moves that are about it until the question is answered, and from nothing that comes later."""
    found = tessera.game(game)
    state, me, offered = position(found, 1), site.visitor(), 0
    for about in sorted(look.of_state(state, state.seat).things):
        told = me.get(f"/puzzles/{game}/1/about/{about}").json()
        assert told["tip"]["name"], about
        offered += "data-choose" in told["html"]
        after = me.get(f"/puzzles/{game}/1/about/{about}", params={"choice": exercises(found)[0].best}).json()
        assert "data-choose" not in after["html"]
    assert offered
    assert me.get(f"/puzzles/{game}/1/about/nothing:here").status_code == 404
