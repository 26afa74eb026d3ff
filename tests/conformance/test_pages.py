"""Rules for people: a page of two minutes before the clauses; at a table only what is played there; the order of the text."""

import re

import pytest

import tessera
from tessera import Game
from tessera.conformance.setups import few
from tessera.conformance.tables import every_game
from tessera.core.rulestext import only, rules_in_play, rules_text
from tessera.core.words import LANGUAGES
from tessera.web.help import applying

POINTS = 5  # aim, a turn, the end, scoring, what beginners overlook
WORDS = (200, 400)  # two minutes


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_begins_with_a_page_of_two_minutes(game: Game, language: str) -> None:
    heading, paragraphs = rules_text(game, language).sections[0]
    text = " ".join(paragraphs)
    assert heading in ("The game in two minutes", "Das Spiel in zwei Minuten")
    assert WORDS[0] <= len(text.split()) <= WORDS[1]
    assert len(re.findall(r"\*\*[^*]+\.\*\*", text)) >= POINTS
    assert sum(paragraph.startswith("• ") for paragraph in paragraphs) >= POINTS
    assert not any(paragraph.startswith("[") for paragraph in paragraphs)


@every_game
def test_at_a_table_only_what_is_played_there(game: Game) -> None:
    whole = set(rules_text(game).clauses)
    assert {clause for entry in only(game) for clause in entry["clauses"]} <= whole
    for entry in only(game):
        option = next(one for one in game.options if one.name == entry["option"])
        assert set(entry["values"]) < set(option.values), "a condition that always holds, or never"
    for setup in few(game):
        book = game.book(**dict(setup.options))
        here = rules_in_play(book).clauses
        gone = {clause for one in only(game) if book.options[one["option"]] not in one["values"] for clause in one["clauses"]}
        assert set(here) == whole - gone
        assert all(lines for _, lines in rules_in_play(book).sections)


def test_a_single_game_says_nothing_of_teams() -> None:
    game = tessera.game("concordia")
    single, team = (
        " ".join(one.text for one in rules_in_play(game.book(teams=teams)).clauses.values()) for teams in (False, True)
    )
    assert "Team game:" not in single
    assert "Single game:" not in team
    assert "legatus belongs" in team


@every_game
def test_clauses_that_apply_now_stand_in_the_order_of_the_text(game: Game) -> None:
    order = list(rules_text(game).clauses)
    state = game.start(seed=1)
    found = [order.index(one["id"]) for one in applying(state, "en")]
    assert found == sorted(found)
