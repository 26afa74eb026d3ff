"""Guided first games: every script is legal to its last key, has words in both languages, and can be played on the site."""

import time

import pytest

import tessera
from tessera.core.rulestext import rules_text
from tessera.web.lessons import lesson

GAMES = [game.id for game in tessera.games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_script_is_legal_and_complete(game):
    script = lesson(tessera.game(game))
    assert script is not None
    assert 10 <= len(script.steps) <= 15
    state = tessera.game(game).start(seats=script.seats, seed=script.seed, **script.options)
    for number, key in enumerate(script.line):
        assert key in state.options(), f"key {number}: {key!r} is not legal in {state.decision}; run tools/lessons.py {game}"
        state.choose(key)
    known = {lang: rules_text(tessera.game(game), lang).clauses for lang in ("en", "de")}
    for step in script.steps:
        assert step.words["en"]
        assert step.words["de"]
        assert step.words["en"] != step.words["de"]
        if step.clause:
            assert all(step.clause in clauses for clauses in known.values()), step.clause


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_decides_every_key_of_the_script(game):
    script = lesson(tessera.game(game))
    state = tessera.game(game).start(seats=script.seats, seed=script.seed, **script.options)
    own = {script.place(number): step.key for number, step in enumerate(script.steps) if step.key}
    for number, key in enumerate(script.line):
        if number in own:
            assert state.seat == script.you
            assert own[number] == key
        state.choose(key)


def page_of_step(me, table, said, seconds=20):
    """The page once the others, and the learner where the script does it for him, have come as far as this step."""
    until = time.time() + seconds
    while said not in (page := me.get(f"/t/{table}").text):
        assert time.time() < until, f"the lesson never said {said!r}"
        time.sleep(0.02)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played_and_goes_on_as_a_game(site, game):
    me = site.visitor()
    answer = me.form(f"/learn/{game}")
    assert answer.status_code == 303
    table = answer.headers["location"].split("/")[-1]
    script = lesson(tessera.game(game))
    for number, step in enumerate(script.steps, 1):
        page = page_of_step(me, table, f"{number} of {len(script.steps)}")
        now = me.my_turn(table)
        if step.key:
            assert page.count('class="wanted"') == 1
            wrong = next((option["key"] for option in now["options"] if option["key"] != step.key), None)
            if wrong:
                assert me.choose(table, wrong).json()["error"] == "lesson"
            assert me.choose(table, step.key).status_code == 200
        else:
            assert me.api("POST", f"/tables/{table}/lesson/next").status_code == 200
    me.my_turn(table)
    me.api("POST", f"/tables/{table}/lesson/end")
    now = me.my_turn(table)
    assert me.choose(table, now["options"][-1]["key"]).status_code == 200
    me.my_turn(table)
