"""From 320 to 2560 pixels, upright and lying, and at 200 % zoom: everything is at hand, readable, and under nothing."""

import pytest

import tessera
from tests.browser.sizes import SIZES, opened, wrong_at
from tests.browser.test_site import serious

GAMES = [game.id for game in tessera.games()]
SHOWN = {"de": {"color_scheme": "dark", "locale": "de-DE"}, "en": {"color_scheme": "light", "locale": "en-GB"}}


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_at_hand_at_every_size(guests, game):
    guest = guests(**SHOWN["de" if GAMES.index(game) % 2 else "en"])
    opened(guest, game, 60, tessera.game(game).seat_counts()[-1])
    wrong = [one for size in SIZES for one in wrong_at(guest, size, pointed=size == (1366, 768))]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES[:2])
def test_axe_finds_nothing_serious_between_phone_and_desk(guests, game):
    """In the layouts that no other test looks at: tablet, and a phone on its side."""
    guest = guests(**SHOWN["en" if GAMES.index(game) % 2 else "de"])
    opened(guest, game, 40, 3)
    for wide, high in ((1024, 768), (844, 390)):
        guest.page.set_viewport_size({"width": wide, "height": high})
        guest.settled()
        assert serious(guest.page, f"{game} at {wide} x {high}") == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("choices", [0, 30, 90, 150, 220])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_at_hand_in_whole_games(guests, game, choices, theme, lang):
    counts = tessera.game(game).seat_counts()
    guest = guests(color_scheme=theme, locale={"en": "en-GB", "de": "de-DE"}[lang])
    opened(guest, game, choices, counts[choices % len(counts)])
    wrong = [one for size in SIZES for one in wrong_at(guest, size, pointed=True)]
    assert wrong == []
