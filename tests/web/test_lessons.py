"""Guided first games: every script is legal to its last key, has words in both languages, and can be played on the site."""

import pytest

import tessera
from tessera.core.rulestext import rules_text
from tessera.web.lessons import lesson
from tests.web.visitors import within

GAMES = [game.id for game in tessera.games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_script_is_legal_and_complete(game):
    script = lesson(tessera.game(game))
    assert script is not None
    assert 10 <= len(script.steps) <= 18
    assert 3 <= len(script.chapters) <= 7
    state = tessera.game(game).start(seats=script.seats, seed=script.seed, edition=script.edition, **script.options)
    for number, key in enumerate(script.line):
        assert key in state.options(), f"key {number}: {key!r} is not legal in {state.decision}; run tools/lessons.py {game}"
        state.choose(key)
    assert state.over, "a lesson is a whole game"
    assert set(script.scoring) >= {
        line for sheet in tessera.game(game).sheet(state) for line, n in sheet.items() if n and line != "start"
    }
    known = {lang: rules_text(tessera.game(game), lang).clauses for lang in ("en", "de")}
    assert all(clause in clauses for clause in script.scoring.values() for clauses in known.values())
    for step in script.steps:
        assert len(step.words["en"].split()) <= 50
        assert step.words["en"]
        assert step.words["de"]
        assert step.words["en"] != step.words["de"]
        if step.clause:
            assert all(step.clause in clauses for clauses in known.values()), step.clause


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_decides_every_key_of_the_script(game):
    script = lesson(tessera.game(game))
    state = tessera.game(game).start(seats=script.seats, seed=script.seed, edition=script.edition, **script.options)
    own = {script.place(number): step.key for number, step in enumerate(script.steps) if step.key}
    for number, key in enumerate(script.line):
        if number in own:
            assert state.seat == script.you
            assert own[number] == key
        state.choose(key)


def page_of_step(me, table, said):
    """The page once the others, and the learner where the script does it for him, have come as far as this step."""
    return within(lambda: page if said in (page := me.get(f"/t/{table}").text) else "", pause=0.15)


def learnt(me, table, steps):
    """The learner reads and chooses what is wanted, up to the last of these steps; a wrong choice is refused."""
    for number, step in enumerate(steps, 1):
        page = page_of_step(me, table, f"{number} of {len(lesson_of(me, table).steps)}")
        if step.key:
            page = page_of_step(me, table, "data-wanted")
            now = me.my_turn(table)
            assert page.count('class="wanted"') == 1
            assert page.count('<kbd class="nth">') <= 1, "only the wanted option is listed"
            wrong = next((option["key"] for option in now["options"] if option["key"] != step.key), None)
            if wrong:
                assert me.choose(table, wrong).json()["error"] == "lesson"
            assert me.choose(table, step.key).status_code == 200
        else:
            assert me.api("POST", f"/tables/{table}/lesson/next").status_code == 200


def lesson_of(me, table):
    return lesson(tessera.game(me.facts(table)["game"]))


def begun(me, game, **fields):
    answer = me.form(f"/learn/{game}", **fields)
    assert answer.status_code == 303
    return answer.headers["location"].split("/")[-1]


@pytest.mark.parametrize(
    "game", [game if game == "gloria_mundi" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
)
def test_a_lesson_is_a_whole_game_with_its_scoring_and_ends_with_one_button(site, game):
    me = site.visitor()
    table = begun(me, game)
    learnt(me, table, lesson_of(me, table).steps)
    page = page_of_step(me, table, "data-scoring")
    seen = 0
    while "data-scoring" in page:
        assert 'id="final" class="final" aria-label="Result"></section>' in page, "the result waits for the end of the lesson"
        assert page.count("btn pri") == 1, "one way on"
        seen += 1
        assert me.api("POST", f"/tables/{table}/lesson/next").status_code == 200
        page = me.get(f"/t/{table}").text
    sheets = tessera.game(game).sheet(site.app.state.hall.tables[table].state)
    assert seen == len({line for sheet in sheets for line, n in sheet.items() if n and line != "total"})
    card = page[page.index('data-done="1"') :]
    assert card[: card.index("</section>")].count("btn pri") == 1
    me.api("POST", f"/tables/{table}/lesson/end")
    assert 'id="end-title"' in me.get(f"/t/{table}").text


def test_a_chapter_can_be_skipped_and_a_lesson_is_taken_up_where_it_was_left(site):
    me = site.visitor()
    table = begun(me, "gloria_mundi")
    assert begun(me, "gloria_mundi") == table, "learning on"
    assert f"/t/{table}" in me.get("/").text
    for chapter in lesson_of(me, table).chapters[1:]:
        assert me.api("POST", f"/tables/{table}/lesson/skip").status_code == 200
        page_of_step(me, table, f'"tag act">{chapter["en"]}')
    assert me.api("POST", f"/tables/{table}/lesson/skip").status_code == 200
    page_of_step(me, table, "data-scoring")
    assert me.api("POST", f"/tables/{table}/lesson/skip").status_code == 200
    page_of_step(me, table, 'data-done="1"')
    assert begun(me, "gloria_mundi") != table, "after its end a new one begins"
    other = begun(me, "gloria_mundi")
    assert begun(me, "gloria_mundi", anew="1") != other
