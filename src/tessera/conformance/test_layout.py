"""Observation layout 2: one length for every table of a game, and nothing of layout 1 lost."""

import random

import tessera
from tessera.core.layout import layout_of, settings

from .tables import every_game


@every_game
def test_every_number_has_its_place_at_every_kind_of_table(game: tessera.Game) -> None:
    layout = layout_of(game)
    chance = random.Random(2)
    for options, seats in settings(game):
        state = game.start(seats, seed=chance.getrandbits(20), **options)
        for _ in range(6):
            state.choose(chance.choice(state.options()))
        seen, laid = game.numbers(state, state.seat), layout.numbers(state, state.seat)
        assert len(laid) == layout.length
        places = dict(zip([name for name, _ in layout.rows], starts(layout.rows), strict=True))
        at = 0
        for name, length in game.number_rows(state.book.edition, seats):
            option = layout.changing.get(name)
            place = places[f"{name}@{options[option]}" if option else name]
            assert laid[place : place + length] == seen[at : at + length], name
            at += length
        assert sum(laid) == sum(seen) + 1 + len(game.options), "only the marks in front are added"


def starts(rows: list[tuple[str, int]]) -> list[int]:
    found, at = [], 0
    for _, length in rows:
        found.append(at)
        at += length
    return found


@every_game
def test_tables_of_another_kind_look_different(game: tessera.Game) -> None:
    layout = layout_of(game)
    heads = [layout.head(options, seats) for options, seats in settings(game)]
    assert len(set(heads)) == len(heads)
