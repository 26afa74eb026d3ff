"""Playing by hand, on the board: lit places can be pressed, are large enough, named, legal, and lie under nothing."""

import random

import pytest

import tessera
from tests.browser.hands import PHONE, play

GAMES = [game.id for game in tessera.games()]


@pytest.mark.parametrize("game", GAMES)
def test_lit_places_can_be_pressed(guest, game):
    found = play(guest, game, 16, random.Random(f"hands {game}"))
    assert found.wrong(spare=2) == {}
    assert found.by_board >= 4


@pytest.mark.parametrize("game", GAMES)
def test_lit_places_can_be_tapped_on_a_phone(guests, game):
    found = play(guests(**PHONE), game, 10, random.Random(f"fingers {game}"), phone=True)
    assert found.wrong(spare=2) == {}
    assert found.by_board >= 1
