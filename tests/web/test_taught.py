"""A game's own edition is corrected: what is taught, lessons and exercises, stays as it was made, to the last word and stroke."""

import functools
import gc
import re

import pytest

import tessera
from tessera import look
from tessera.core.kept import packaged
from tessera.core.words import LANGUAGES
from tessera.web import lessons
from tessera.web.exercises import exercises
from tests.conformance.otherwise import all_other
from tests.web.test_lessons_quick import Desk

EVERY = [pytest.param(game, id=game.id, marks=() if game.id == "gloria_mundi" else pytest.mark.long) for game in tessera.games()]
MADE_ANEW = re.compile(r'\?edition=[0-9a-f]{16}|name="csrf"[^>]*>')  # which edition the rules are read by may be said, or not


def as_started_anew(game):
    """What this process knows of the game's editions, and all that was made of it, is forgotten."""
    for one in gc.get_objects():
        if type(one) is functools._lru_cache_wrapper and str(getattr(one, "__module__", "")).startswith("tessera"):
            one.cache_clear()
    game._books.clear()
    vars(game).pop("_default", None)


@pytest.fixture
def become_another():
    """Every number and every name of a game's own edition is another, as if that had been released."""
    touched = []

    def correct(game):
        touched.append((game, game.default_edition))
        other = all_other(game)
        game.__dict__["default_edition"] = other
        as_started_anew(game)
        return game.edition_text(None).hash

    yield correct
    for game, text in touched:
        game.__dict__["default_edition"] = text
        as_started_anew(game)


def walked(game):
    """A whole lesson: its cards in both languages, and the table behind them as it is drawn and as it may be asked about."""
    desk, found = Desk(game.id), []
    desk.play_bots(desk)
    while not found or "data-done" not in found[-1][0]:
        cards = [MADE_ANEW.sub("", desk.card(language)) for language in LANGUAGES]
        drawn = [look.svg(look.of_state(desk.state, 0, language)) for language in LANGUAGES[len(found) % 2 :][:1]]
        found.append((*cards, *drawn, desk.state.digest()))
        key = lessons.wanted(desk)
        desk.go(lessons.read_on) if key is None else desk.choose(key)
    return found


def asked(me, game):
    """Exercises as they are asked and as they are answered, and some panels of each board."""
    found = {}

    def ask(path):
        answer = me.get(path)
        assert answer.status_code == 200, (path, answer.text[:200])
        found[path] = MADE_ANEW.sub("", answer.text)

    for one in exercises(game)[:8]:
        here = f"/puzzles/{game.id}/{one.number}"
        ask(here)
        ask(f"{here}?choice={one.best}")
        things = re.findall(r'data-about="([^"]+)"', found[here])
        for thing in things[:: max(1, len(things) // 4)]:
            ask(f"{here}/about/{thing}")
    return found


@pytest.mark.parametrize("game", EVERY)
def test_lessons_and_exercises_stay_whole(site, game, become_another):
    script, drawn = lessons.lesson(game), game.page("puzzles.toml")["edition"]
    assert all(packaged(game, hash) for hash in (script.edition, drawn)), "editions that stay in the game's folder"
    guests = [site.visitor(language) for language in LANGUAGES]
    lesson, before = walked(game), [asked(me, game) for me in guests]
    assert become_another(game) not in {script.edition, drawn}
    assert walked(game) == lesson
    for me, then in zip(guests, before, strict=True):
        now = asked(me, game)
        assert {path for path in then if now[path] != then[path]} == set()
    begun = guests[0].form(f"/learn/{game.id}").headers["location"].rpartition("/")[2]
    assert guests[0].facts(begun)["edition"] == script.edition
