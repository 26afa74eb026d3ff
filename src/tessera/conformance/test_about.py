"""Whatever is drawn with a meaning can be touched to learn what it is: in both languages, and it tells nothing hidden."""

import re
from functools import cache

import pytest

from tessera import Game, State
from tessera.core.about import About, AboutWords, Asked, labelled, tell
from tessera.core.aid import sheets
from tessera.core.rulestext import rules_text
from tessera.core.words import LANGUAGES
from tessera.look import TableDrawing, table

from .tables import every_game, few, random_game

pytestmark = pytest.mark.once  # nothing that is drawn or told is compiled


@cache
def met(game: Game) -> list[State]:
    """Some tables of some ways to set it up: a new question, or every so often."""
    found: list[State] = []
    seen: set[str] = set()
    for setup in few(game):
        for n, state in enumerate(random_game(setup, 23)):
            if state.decision not in seen or n % 211 == 0:
                seen.add(state.decision)
                found.append(state.clone())
    return found


def drawn(state: State, seat: int | None, lang: str = "en") -> TableDrawing:
    edition = state.book.game.edition_from(state.book.edition.text)
    return table(state.view(seat), lang=lang, edition=edition)


def panels(state: State, seat: int | None, lang: str = "en") -> dict[str, About | None]:
    """Everything that is drawn, and what is told of it."""
    asked = Asked(state.book, state.view(seat), lang)
    things = drawn(state, seat, lang).things
    return {about: tell(asked, about) or labelled(asked, about, label) for about, label in things.items()}


def variables(game: Game, lang: str) -> dict[str, set[str]]:
    """What each message about things has to be filled with."""
    path = game.folder / f"about.{lang}.ftl"
    messages = re.split(r"(?m)^(?=[a-z][\w-]* =)", path.read_text(encoding="utf-8")) if path.exists() else []
    return {text.partition(" =")[0]: set(re.findall(r"\$(\w+)", text)) for text in messages}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_drawn_tells_what_it_is(game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: set[str] = set()
    plain = AboutWords.__call__

    wanted = variables(game, lang)

    def listening(self: AboutWords, message: str, **args: object) -> str:
        if not self.has(message) or not wanted.get(message, set()) <= set(args):
            missing.add(message)
        return plain(self, message, **args)

    monkeypatch.setattr(AboutWords, "__call__", listening)
    kinds: set[str] = set()
    tabled = game.room("aid") is not None
    for n, state in enumerate(met(game)):
        seat = None if state.over or n % 5 == 0 else state.seat
        for about, found in panels(state, seat, lang).items():
            kinds.add(about.partition(":")[0])
            assert found is not None, about
            assert found.name, about
            said = [found.name, found.kind, *found.text, *(word for line in (*found.now, *found.who) for word in map(str, line))]
            assert not [word for word in said if word.startswith(("about-", "tip-", "name-", "None")) or "{" in word], (
                about,
                said,
            )
        aid = sheets(Asked(state.book, state.view(seat), lang))
        assert bool(aid) or not tabled
        assert all(sheet.title and (sheet.text or sheet.rows or sheet.head) for sheet in aid)
    assert not missing
    assert "seat" in kinds


@every_game
def test_nothing_drawn_is_left_to_its_label(game: Game) -> None:
    """A game that tells of its things tells of all of them: what they do, not only what they are called."""
    if game.room("about") is None:
        pytest.skip("told of by its labels")
    bare: set[str] = set()
    for state in met(game)[::3]:
        for about, found in panels(state, None if state.over else state.seat).items():
            assert found is not None
            if not about.startswith("seat:") and not found.text:
                bare.add(about)
    assert not bare


@every_game
def test_its_clauses_are_in_the_rules(game: Game) -> None:
    known = rules_text(game).clauses
    for state in met(game)[::4]:
        for about, found in panels(state, None if state.over else state.seat).items():
            assert found is not None
            assert set(found.clauses) <= set(known), about


@every_game
def test_twin_worlds_tell_the_same(game: Game) -> None:
    for n, state in enumerate(met(game)[::6]):
        if not state.over:
            for seat in range(state.seats()):
                twin = state.imagined(seat, n)
                assert panels(twin, seat) == panels(state, seat)
                assert sheets(Asked(twin.book, twin.view(seat))) == sheets(Asked(state.book, state.view(seat)))
