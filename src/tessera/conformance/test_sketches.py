"""Sketches: positions written by hand that name the seats and what matters; the rest is as at the start of a game."""

from typing import Any

import pytest

from tessera import BadPosition, BadSetup, Game

from .tables import every_game
from .test_positions import SAVED_HEAD, playable


@every_game
def test_the_seats_alone_are_a_game_at_its_start(game: Game) -> None:
    for seats in game.seat_counts():
        state = game.load({"seats": seats})
        assert state.seats() == seats
        assert state.digest() == game.load(state.position()).digest()
        playable(state)


@every_game
def test_the_same_sketch_is_the_same_table(game: Game) -> None:
    assert game.load({"seats": 3}).digest() == game.load({"seats": 3, "game": game.id, "players": [{}, {}, {}]}).digest()
    assert game.load({"seats": 3}).digest() == game.load({"players": [{}, {}, {}]}).digest()


@every_game
@pytest.mark.parametrize(
    ("sketch", "named"),
    [
        ({"seats": 3, "unheard_of": 1}, "unheard_of"),
        ({"seats": 3, "players": [{}]}, "players"),
        ({"seats": 3, "players": [{"unheard_of": 1}, {}, {}]}, "unheard_of"),
        ({"seats": 3, "agenda": [{"do": "sing"}]}, "agenda"),
        ({"seats": 3, "agenda": []}, "agenda"),
        ({"seats": "three"}, "seats"),
        ({"players": "three"}, "seats"),
        ({"seats": 3, "options": []}, "options"),
        ({"seats": 3, "game": "chess"}, "game"),
    ],
)
def test_nonsense_in_a_sketch_is_refused_by_name(game: Game, sketch: dict[str, Any], named: str) -> None:
    with pytest.raises(BadPosition, match=named):
        game.load(sketch)
    with pytest.raises((BadPosition, BadSetup)):
        game.load({"seats": 99})


@every_game
def test_what_was_saved_is_no_sketch(game: Game) -> None:
    """A saved position that has lost an entry is refused, not completed."""
    saved = game.start(seats=3, seed=1).position()
    for name in SAVED_HEAD:
        with pytest.raises(BadPosition, match="missing"):
            game.load({"seats": 3, name: saved[name]})
