"""Editions: every value has a source; a wrong entry is refused by name, a changed number is another game."""

import copy
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tessera import BadEdition, Game
from tessera.core.agenda import Book
from tessera.core.edition import SOURCES, values
from tessera.core.playout import playout

from .paths import at, places
from .tables import GAMES, every_game
from .test_positions import STRANGE, told_in_one_line


def data_of(game: Game) -> dict[str, Any]:
    return tomllib.loads(game.default_edition)


@every_game
def test_every_value_has_a_source(game: Game) -> None:
    listed = list(values(data_of(game)))
    assert listed
    assert [entry for entry, _, source in listed if source not in SOURCES and entry != "schema"] == []


@every_game
def test_a_table_left_out_is_noticed_and_named(game: Game) -> None:
    """All but what only people read: who made the game, where things are drawn."""
    named = 0
    tables = [name for name, value in data_of(game).items() if isinstance(value, dict | list) and value]
    for name in tables:
        data = data_of(game)
        del data[name]
        try:
            game.read_edition(data, game.check_options({}))
        except BadEdition as refusal:
            named += name.rstrip("s") in str(refusal)
    assert named >= min(4, len(tables))


@every_game
@pytest.mark.parametrize("text", ["", "x", "= 1", '[a]\n"b', "\0"])
def test_what_is_no_edition_is_refused(game: Game, text: str, tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(text)
    with pytest.raises(BadEdition) as refusal:
        game.book(file)
    assert "\n" not in str(refusal.value)


@every_game
def test_files_that_cannot_be_read_are_refused(game: Game, tmp_path: Path) -> None:
    binary, huge = tmp_path / "binary.toml", tmp_path / "huge.toml"
    binary.write_bytes(bytes(range(256)))
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    for path in (binary, huge, tmp_path, tmp_path / "missing.toml"):
        with pytest.raises(BadEdition, match=path.name):
            game.book(path)


@every_game
def test_the_hash_knows_every_value_and_no_comment(game: Game) -> None:
    plainly = game.book().edition.hash
    assert game.book(game.edition_from("# a comment\n" + game.default_edition)).edition.hash == plainly


@every_game
def test_books_of_other_editions_do_not_pile_up(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one played most stays, however many come and go; a state keeps its own."""
    plain, first = game.book(), game.start(seed=1, edition=game.edition_from("# 0\n" + game.default_edition))
    monkeypatch.setattr("tessera.core.game.BOOKS", 3)
    for n in range(1, 6):
        last = game.book(game.edition_from(f"# {n}\n{game.default_edition}"))
    assert game.book() is plain
    assert game.book(game.edition_from(last.edition.text)) is last
    assert game.book(game.edition_from(first.book.edition.text)) is not first.book
    first.choose(first.options()[0])


@pytest.mark.once  # compiled tables refuse more: they look at types
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(draw=st.data())
def test_a_mutated_edition_is_refused_or_can_be_played(game: Game, draw: st.DataObject) -> None:
    """Nonsense of the wrong type or out of range never becomes an exception of another kind."""
    data = copy.deepcopy(data_of(game))
    path = draw.draw(st.sampled_from(places(data)))
    parent, last = at(data, path[:-1]), path[-1]
    if draw.draw(st.booleans()):
        parent[last] = draw.draw(STRANGE)
    elif isinstance(parent, dict) or draw.draw(st.booleans()):
        del parent[last]
    else:
        parent.append(copy.deepcopy(parent[last]))
    options = game.check_options({})
    try:
        edition = game.read_edition(data, options)
    except BadEdition as refusal:
        told_in_one_line(refusal)
        return
    edition.hash, edition.text = "mutated", game.default_edition
    book = Book(game, edition, options)
    assert len(book.codes) == len(book.keys)
    state = game.deal_out(book, game.seat_counts()[-1], 12345, b"")
    state.settle()
    playout(state, 1, 60)
    state.scores()
    state.view()


@every_game
def test_another_number_is_another_game(game: Game) -> None:
    """Some number in the file can be raised by one; the table is then played by it, and its records know."""
    lines = game.default_edition.splitlines()
    chance = random.Random(1)
    candidates = [i for i, line in enumerate(lines) if line.partition("=")[2].strip().isdigit()]
    for i in chance.sample(candidates, len(candidates)):
        name, _, value = lines[i].partition("=")
        text = "\n".join([*lines[:i], f"{name}= {int(value) + 1}", *lines[i + 1 :]])
        try:
            state = game.start(seed=1, edition=game.edition_from(text))
        except BadEdition:
            continue
        assert state.book.edition.hash != game.book().edition.hash
        assert state.digest() != game.start(seed=1).digest()
        assert playout(state, 1) > 0
        return
    assert not candidates, "no number can be changed at all"
