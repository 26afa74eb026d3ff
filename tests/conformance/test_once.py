"""A limit that becomes narrower is for new editions: what was played by the old one is loaded and played on."""

import copy
import json
from itertools import islice
from pathlib import Path

import pytest

import tessera
from tessera import BadEdition, Game, State, look
from tessera.conformance.paths import at, places
from tessera.conformance.tables import GAMES, every_game
from tessera.core import kept
from tessera.core.form import fitting
from tessera.core.kept import EditionText
from tessera.core.playout import playout
from tessera.core.record import Record, parse
from tessera.core.words import LANGUAGES, words
from tests.conformance.otherwise import entry_of, put

KEPT = {  # what a release took, and today's does not
    "aquileia": 'contest_track = { printed_max = 90 }\n[[space]]\nid = "dolus"\nscore_value = true\n',
    "concordia": 'goods = { wine = { name = { en = "Mead", de = "Met" } } }\n',
    "gloria_mundi": "components = { romans = 9 }\n",
    "massilia": "cards = { open_display = 6 }\n",
    "panthalos": "krypt_fields = { capacity = [40, 4, 4, 4, -1] }\nrefill = { small = { agora = 30, port = 20, art = 9 } }\n",
}
every_kept = pytest.mark.parametrize("game", [pytest.param(tessera.game(name), id=name) for name in KEPT])


def overlay(game: Game) -> str:
    return f'base = "{game.id}"\n{KEPT[game.id]}'


def once(game: Game) -> EditionText:
    """An edition as it was kept then: the whole of it."""
    below = game.edition_text(None)
    data = kept.laid_on(below.data, kept.parsed(overlay(game), "then"))
    return EditionText(json.dumps(data, ensure_ascii=False), "then", True)


def begun(game: Game) -> tuple[Record, State]:
    record = Record(game, 2, seed="7", edition=once(game))
    state = record.start()
    while not state.over and len(record.keys) < 40:
        record.keys.append(state.options()[0])
        state.choose(record.keys[-1])
    return record, state


@every_kept
def test_a_new_game_is_refused_by_the_entry(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(overlay(game), encoding="utf-8")
    for edition in (file, once(game).hash):
        with pytest.raises(BadEdition):
            game.book(edition)
    record, _ = begun(game)
    with pytest.raises(BadEdition, match=r"mine.toml: \w+"):  # also while a table plays it
        game.book(file)
    assert record.keys


@every_kept
def test_a_record_of_it_replays_on_a_fresh_machine(game: Game) -> None:
    record, state = begun(game)
    text = record.text()
    game._books.clear()
    kept.forget(game)
    again = parse(text)
    assert again.book.edition.hash == once(game).hash
    assert again.verify().digest() == state.digest()


@every_kept
def test_a_position_of_it_is_loaded_copied_drawn_and_played_to_the_end(game: Game) -> None:
    position = begun(game)[1].position()
    game._books.clear()
    state = game.load(position)
    assert json.loads(json.dumps(copy.deepcopy(state).position())) == position
    for language in LANGUAGES:
        assert look.svg(look.of_state(state, 0, language)).startswith("<svg")
        assert words(state.book, language).choices(state)
    playout(state, 1)
    assert state.over
    assert look.svg(look.of_state(state, 0, "en")).startswith("<svg")


@every_kept
def test_it_lies_in_the_data_folder_for_what_was_played_with_it(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records of old said only the hash."""
    monkeypatch.setenv("TESSERA_DATA", str(tmp_path))
    folder = tmp_path / "editions" / game.id
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(overlay(game), encoding="utf-8")
    record, state = begun(game)
    text = "\n".join(line for line in record.text().split("\n") if not line.startswith("changes: "))
    game._books.clear()
    assert parse(text).verify().digest() == state.digest()
    for named in ("mine", once(game).hash):
        with pytest.raises(BadEdition):
            game.start(2, 1, named)


def test_what_no_release_ever_took_is_refused_in_records_too() -> None:
    """Records come from strangers: they do not make rounds without end."""
    game = tessera.game("panthalos")
    text = begun(game)[0].text().replace('"agora": 30', '"agora": 3000')
    assert "3000" in text
    with pytest.raises(tessera.BadRecord, match="refill"):
        parse(text)


# ---- nobody makes a limit narrower without saying what was possible -------------------------------------------------------------

LIMITS = (
    Path(__file__).parents[1] / "data" / "limits"
)  # by game: what editions were accepted, one number as small or large as it went


@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.long)])
@every_game
def test_what_was_accepted_once_is_read_for_ever(game: Game, every: int) -> None:
    """A limit that is to become narrower: its old one goes below [once] of form.toml, or `demand_of_new` says it."""
    own = game.edition_text(None).data
    first = {entry_of(path): path for path in reversed(places(own)) if type(at(own, path)) is int}
    lines = (LIMITS / f"{game.id}.txt").read_text(encoding="utf-8").splitlines()
    for line in islice(lines, 0, None, every):
        entry, _, value = line.partition(" = ")
        text = EditionText(json.dumps(put(own, {first[entry]: int(value)})), line, True)
        book = game.book(text)
        assert book.edition.hash == text.hash


def test_every_limit_of_once_is_wider_than_today() -> None:
    for game in GAMES:
        if game.form is not None:
            today, then = game.form.limits, game.form.limits_once
            for table in ("numbers", "lengths"):
                for path, (least, most) in game.form.limits.once.get(table, {}).items():
                    now = fitting(getattr(today, table), path, (-1_000_000, 1_000_000))
                    assert path in today.fixed.split() or least <= now[0] <= now[1] <= most, f"{game.id}: {path}"
            assert not set(then.fixed.split()) & set(today.once.get("free", "").split())
