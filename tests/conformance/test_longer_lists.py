"""An edition may list more of anything its game can count: spaces, tiles, cards, places. What is new plays like the rest."""

import copy
import json
import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import tessera
from tessera import BadEdition, Game, State, look
from tessera.conformance.paths import at
from tessera.conformance.tables import every_game
from tessera.core.overlay import rows_key
from tests.conformance.otherwise import extremes

COUNTED = re.compile(r"edition: ([a-z_.]+): (?:says )?(\d+)\D.*?(\d+)$")


def lists(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every list of an edition; of rows alike those of the first."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from lists(one, (*path, name))
    elif isinstance(value, list) and value:
        yield path
        yield from lists(value[0], (*path, 0))


def longer(own: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """The edition with one more row, like the last one, and another name."""
    data = copy.deepcopy(own)
    rows = at(data, path)
    row, key = copy.deepcopy(rows[-1]), rows_key(rows)
    if isinstance(row, dict) and key:
        row[key] = "new1" if isinstance(row[key], str) else row[key] + 1
        if "name" in row:
            row["name"] = {"en": "Newt", "de": "Molch"}
    rows.append(row if isinstance(row, dict | int) else "new1")
    return data


def accepted(game: Game, data: dict[str, Any]) -> Any:
    """The edition, with the counts corrected as the refusals say; None where it is refused for another reason."""
    for _ in range(8):
        try:
            edition = game.edition_from(json.dumps(data))
            game.book(edition)
            return edition
        except BadEdition as refusal:
            found = COUNTED.match(str(refusal))
            if found is None:
                return None
            path = found[1].split(".")
            says = "says" in str(refusal)
            try:
                at(data, tuple(path[:-1]))[path[-1]] = int(found[3] if says else found[2])
            except (KeyError, TypeError):
                return None
    return None


def strays(state: State) -> list[str]:
    """Options that belong to another decision: their numbers were worked out as if they lay one after the other."""
    blocks = {key: block for block in state.book.blocks for key in block.keys}
    return [key for key in state.options() if state.decision not in blocks[key].at]


def played(game: Game, edition: Any, seats: int, seed: int) -> State:
    state, chance, n = game.start(seats, seed, edition), random.Random(seed), 0
    while not state.over:
        assert strays(state) == [], n
        if n % 60 == 0:
            look.svg(look.of_state(state, state.seat, ("en", "de")[n // 60 % 2]))
        state.choose(chance.choice(state.options()))
        n += 1
    return state


@pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.long)])
@every_game
def test_one_more_of_everything_is_played_to_the_end(game: Game, games: int) -> None:
    own, grown = game.edition_text(None).data, []
    for path in dict.fromkeys(lists(own)):
        edition = None if path[0] in ("layout", "maps") else accepted(game, longer(own, path))
        if edition is not None:
            grown.append(path)
            for seats in game.seat_counts() if games > 1 else (game.seat_counts()[len(grown) % 2 - 1],):
                for seed in range(games):
                    assert played(game, edition, seats, seed).over, path
    assert grown or game.form is None


@pytest.mark.parametrize("place", ["agora", "foro", "arena"])
def test_a_new_space_is_a_space(place: str) -> None:
    """Its option is behind all others; the rules took the number after the last space, which means something else."""
    game = tessera.game("panthalos")
    row = f'[[board.small.{place}]]\nid = "{place}-9"\nmin = 1\n' + (
        "pieces = 2\n" if place == "foro" else "lightning = false\n" * (place == "agora")
    )
    state = game.start(2, 1, game.edition_from(f'base = "panthalos"\n{row}'))
    assert state.book.codes[f"{place}-9"] == len(state.book.keys) - 1
    state.choose("place:leader")
    assert f"{place}-9" in state.options()
    state.choose(f"{place}-9")
    assert state.view(0)["spaces"][f"{place}-9"]["pieces"]


def test_a_limit_above_the_usual_one_counts_on() -> None:
    """Gloria Mundi's repeated exchanges."""
    game = tessera.game("gloria_mundi")
    edition = game.edition_from('base = "gloria_mundi"\nrulings = { repeat_limit = 300 }\n')
    times = game.book(edition).edition.times
    assert [times[n] for n in (0, 199)] == [game.book().edition.times[n] for n in (0, 199)]
    assert game.book(edition).keys[times[299]] == "times:300"


@pytest.mark.parametrize("every", [16, pytest.param(1, marks=pytest.mark.long)])
@every_game
def test_larger_numbers_make_no_other_options(game: Game, every: int) -> None:
    """A warehouse of fourteen sold food for brick."""
    for entry, text in islice(extremes(game), 1, None, 2 * every):
        try:
            state = game.start(game.seat_counts()[0], 1, game.edition_from(text))
        except BadEdition:
            continue
        chance = random.Random(1)
        for _ in range(150):
            if state.over:
                break
            assert strays(state) == [], entry
            state.choose(chance.choice(state.options()))


def test_a_larger_warehouse_trades_its_goods() -> None:
    game = tessera.game("concordia")
    overlay = 'base = "concordia"\nplayer = { warehouse_spaces = 14, start = { free_spaces = 4 } }\n'
    for seed in range(3):
        assert played(game, game.edition_from(overlay), 2, seed).over
