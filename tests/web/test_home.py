"""Home: says what this is and where to begin; cards from light to heavy with what the game's own folder says; one solid button."""

import re
from html import unescape

import pytest

import tessera
from tessera.web.lessons import has_lesson, lesson, minutes
from tessera.web.pages.frame import by_weight, game_facts, has_board
from tests.web.visitors import play_out

GAMES = [game.id for game in tessera.games()]
SOLID = re.compile(r'class="[^"]*\bpri\b[^"]*"')


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_says_what_a_newcomer_asks(game, lang):
    facts = game_facts(tessera.game(game), lang)
    assert 1 <= facts["weight"] <= 5
    assert facts["kind"]
    assert 5 <= facts["alone"] <= 60
    assert facts["lesson"] == minutes(tessera.game(game), lang) > 0
    assert has_board(game)


def test_the_games_stand_from_light_to_heavy_with_all_their_seats(site):
    weights = [game_facts(game, "en")["weight"] for game in by_weight()]
    assert weights == sorted(weights)
    page = site.visitor().get("/").text
    places = [page.index(f'data-about="game:{game.id}"') for game in by_weight()]
    assert places == sorted(places)
    assert game_facts(tessera.game("concordia"), "en")["players"] == "2–6"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Five board games of the ancient Mediterranean"), ("de", "Fünf Brettspiele der antiken")]
)
def test_somebody_new_reads_one_sentence_and_is_shown_one_game(site, lang, said):
    page = site.visitor(lang).get("/").text
    assert said in page
    assert 'data-hero="new"' in page
    assert by_weight()[0].title in page[page.index("data-hero") : page.index('class="games"')]
    assert page.count('class="empty"') == 2, "your games and open tables say in words that there is nothing yet"
    assert len(SOLID.findall(page)) == 1


def test_a_game_begun_is_continued_and_one_finished_makes_nobody_new(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    page = me.get("/").text
    assert 'data-hero="go-on"' in page
    assert f'href="/t/{table}"' in page
    assert len(SOLID.findall(page)) == 1
    play_out(me, table)
    page = me.get("/").text
    assert 'data-hero="again"' in page
    assert "soft-act" in page[page.index('href="/new/aquileia"') - 40 : page.index('href="/new/aquileia"')], (
        "now Play is the stronger one"
    )
    assert len(SOLID.findall(page)) == 1


def test_a_table_for_friends_has_open_seats(site):
    page = site.visitor().get("/new/gloria_mundi?friends=1").text
    assert re.search(r'<select name="seat1">.*?<option value="open" selected>', page, re.S)


def test_the_page_of_a_lesson_names_what_it_leads_to(site):
    page = site.visitor().get("/learn/aquileia").text
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert titles == ["Learn it", "Rules", "Puzzles", "Play"]
    assert 'href="/puzzles/aquileia/1"' in page
    assert 'href="/new/aquileia"' in page
    assert "To the end · Scoring" in page


@pytest.mark.parametrize(
    ("lang", "act", "last"),
    [("en", "Learn {}, {} min", "Scoring"), ("de", "{} lernen, {} Min", "Wertung")],
)
def test_the_list_of_lessons_says_where_to_begin_and_how_long_it_takes(site, lang, act, last):
    """Only the lightest is called the place to begin; all say which they are and what is in them."""
    page = site.visitor(lang).get("/learn").text
    games = [game for game in by_weight() if has_lesson(game)]
    assert re.findall(r"/learn/(\w+)", page[page.index("biglist") :]) == [game.id for game in games], "from light to heavy"
    for game in games:
        assert act.format(game.title, minutes(game, lang)) in page
        assert " · ".join([*(chapter[lang] for chapter in lesson(game).chapters), last]) in unescape(page)
    assert len(SOLID.findall(page)) == 1
    assert page.count('class="tag act"') == 1


def test_a_long_name_is_refused_in_words_not_cut(site):
    """No field for a name stops taking letters at 24 without a word."""
    page = site.visitor().get("/you").text
    fields = re.findall(r"<input[^>]*name=\"(?:name|login)\"[^>]*>", page)
    assert len(fields) == 3
    assert all('maxlength="60"' in one and 'pattern=".{1,24}"' in one and "24" in one.partition("title=")[2] for one in fields), (
        fields
    )
