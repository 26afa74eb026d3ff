"""Overlays: an edition as what differs. Laid on its base it is whole again; a wrong entry is refused by its name."""

import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import BadEdition, Game
from tessera.conformance.tables import every_game
from tessera.conformance.test_positions import at, places
from tessera.core import kept
from tessera.core.edition import values
from tessera.core.overlay import differences, differing, entry_of, laid_on, overlay_of, rows_key
from tessera.core.playout import playout
from tessera.core.record import Record, parse
from tessera.core.template import template

SICILY = Path(__file__).parents[2] / "examples" / "editions" / "concordia.toml"


def data_of(game: Game) -> dict[str, Any]:
    return copy.deepcopy(game.edition_text(None).data)


def raised(game: Game, chance: random.Random) -> dict[str, Any]:
    """The edition with one number that can be raised by one, raised."""
    while True:
        data = data_of(game)
        path = chance.choice([path for path in places(data) if type(at(data, path)) is int])
        at(data, path[:-1])[path[-1]] += 1
        try:
            game.read_edition(data, game.check_options({}))
        except BadEdition:
            continue
        return data


@every_game
def test_an_overlay_of_what_differs_is_the_whole_edition(game: Game) -> None:
    chance, base = random.Random(1), data_of(game)
    for _ in range(5):
        data = raised(game, chance)
        overlay = overlay_of(base, data, game.edition_text(None).hash)
        assert len(json.dumps(overlay)) < 600
        assert laid_on(base, overlay) == data
        ((entry, was, now),) = differences(base, data)
        assert now == entry_of(data, entry) != was


@every_game
def test_records_and_positions_carry_what_differs(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(json.dumps(raised(game, random.Random(2))))
    record = Record(game, game.seat_counts()[0], seed="7", edition=file)
    state = record.start()
    playout(state, 1, 30)
    text, position, begun = record.text(), state.position(), record.start().digest()
    placed = Record(game, record.seats, edition=file, position=position).text()
    assert "changes: " in text
    assert placed.count('"base"') == text.count('"base"'), "said once, in the header"
    file.unlink()
    kept.whole.cache_clear()
    game._books.clear()
    assert parse(text).verify().digest() == begun
    assert parse(placed).start().digest() == state.digest()
    assert game.load(position).digest() == state.digest()
    wrong = position | {"changes": {"base": game.id}}
    with pytest.raises(BadEdition.__bases__[0], match="changes: "):
        game.load(wrong)


@every_game
def test_an_edition_nobody_has_is_named(game: Game) -> None:
    text = Record(game, game.seat_counts()[0], seed="7").text().replace(game.edition_text(None).hash, "0123456789abcdef")
    with pytest.raises(
        BadEdition.__bases__[0], match=r"line 4: edition 0123456789abcdef .* is not known here; put its file into"
    ):
        parse(text)


@every_game
def test_the_file_an_owner_begins_with_changes_nothing(game: Game) -> None:
    """Nor does it with every comment taken away: what it lists is what the edition has."""
    base = game.edition_text(None)
    text = template(game.title, game.id, "mine.toml", base.hash, base.data)
    assert game.edition_from(text).hash == base.hash
    head, numbers = re.split(r"(?m)^# # away.*\n", text)
    bare = head.partition("\n# Our own")[0] + "\n" + re.sub("(?m)^# ", "", numbers)
    assert "house" not in {source for entry, _, source in values(base.data) if entry.split("[")[0] in numbers} or numbers.strip()
    assert game.edition_from(bare).hash == base.hash


@every_game
def test_things_can_be_left_out(game: Game) -> None:
    base = data_of(game)
    path = next(path for path in places(base) if isinstance(path[-1], int) and rows_key(at(base, path[:-1])))
    less = copy.deepcopy(base)
    del at(less, path[:-1])[path[-1]]
    overlay = overlay_of(base, less, game.id)
    assert len(overlay["removed"]) == 1
    assert laid_on(base, overlay) == less
    with pytest.raises(BadEdition, match=r"removed: there is no nowhere\[0\]"):
        laid_on(base, {"base": game.id, "removed": ["nowhere[0]"]})


def mutated(game: Game, chance: random.Random) -> tuple[dict[str, Any], str]:
    """An overlay or a whole file with one mistake, and the entry it is in."""
    data = data_of(game)
    path = chance.choice(places(data))
    parent, last, value = at(data, path[:-1]), path[-1], at(data, path)
    name = next(step for step in reversed(path) if isinstance(step, str))
    kind = chance.choice(["kind", "unknown", "huge", "twice", "base"])
    if kind == "unknown" and isinstance(parent, dict):
        parent[f"{last}x"] = value
        return data, f"{last}x"
    if kind == "huge" and type(value) is int:
        parent[last] = 10**9
    elif kind == "twice" and rows_key(parent):
        parent.append(copy.deepcopy(value))
    elif kind == "base" and isinstance(path[0], str):
        return {"base": game.edition_text(None).hash, path[0]: [[]]}, path[0]
    elif last == "name" or str(last).endswith("source"):
        parent[last] = 7
    else:
        parent[last] = "x" if isinstance(value, dict | list | bool | int | float) else [["x"]]
    return data, name


@pytest.mark.parametrize("number", [30, pytest.param(200, marks=pytest.mark.long)])
@every_game
def test_mutated_editions_are_refused_by_the_name_of_the_entry(game: Game, number: int, tmp_path: Path) -> None:
    chance, before = random.Random(game.id), game.start(seed=1).digest()
    ready = len(game.books_ready())
    file = tmp_path / "mine.toml"
    for n in range(number):
        data, entry = mutated(game, chance)
        file.write_text(json.dumps(data))
        with pytest.raises(BadEdition) as refusal:
            game.book(file)
        said = str(refusal.value)
        assert said.startswith(f"{file}: "), said
        assert entry in said.removeprefix(str(file)), (n, entry, said)
        assert "\n" not in said
    assert (len(game.books_ready()), game.start(seed=1).digest()) == (ready, before)


def test_what_differs_can_be_read() -> None:
    """A whole map is no wall of text, and what belongs together stands in brackets."""
    game = tessera.game("concordia")
    told = {entry: (was, now) for entry, was, now in differing(game.edition_text(None).data, game.edition_text(SICILY).data)}
    assert list(told) == ["maps.sicilia"]
    assert told["maps.sicilia"][0] == "-"
    assert told["maps.sicilia"][1].startswith("name (en Sicily, de Sizilien), capital syracusae, tiles_used (A, B), ")
    assert told["maps.sicilia"][1].endswith("view (1000, 640), provinces 6, cities 16, ways 36")
