"""Eyes without one kind of cone tell players and lit places apart, measured on the pixels of the boards."""

import io
from itertools import combinations

import numpy as np
import pytest
from PIL import Image
from tools.colour_blind import CONES, lab, position, seen

import tessera
from tessera import look
from tessera.core.drawing import SEATS
from tessera.look.paint import THEMES, flat, raster
from tessera.look.sheet import sheet

GAMES = tessera.games()
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
PIECES = {
    "aquileia": "henchman", "concordia": "house", "gloria_mundi": "roman", "massilia": "token", "panthalos": "disc",
}  # fmt: skip


def drawn(game: tessera.Game, seat: str, theme: str) -> np.ndarray:
    """A player's piece on a floor, in pixels."""
    body = "".join(e.text for e in sheet(game.folder).draw(PIECES[game.id], (seat,)))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40"><style>{flat(theme)}</style><g class="pc">{body}</g></svg>'
    return np.asarray(Image.open(io.BytesIO(raster(svg, 80))).convert("RGBA")).astype(float)


@EACH
@pytest.mark.parametrize("theme", THEMES)
def test_pieces_of_two_players_never_look_alike(game: tessera.Game, theme: str) -> None:
    """By their colour where it is seen, and by the mark on them where not: much of two pieces differs to every eye."""
    pieces = {seat: drawn(game, seat, theme) for seat in SEATS[: game.seat_counts()[-1]]}
    for kind in CONES:
        for one, other in combinations(pieces.values(), 2):
            there = (one[..., 3] > 250) & (other[..., 3] > 250)
            apart = np.linalg.norm(lab(seen(one[..., :3], kind)) - lab(seen(other[..., :3], kind)), axis=-1)[there]
            assert there.sum() > 500
            assert np.mean(apart > 0.1) > 0.5  # the body
            assert np.sum(apart > 0.3) > 60  # the mark, as white on black


def pixels(drawing: look.TableDrawing, theme: str) -> np.ndarray:
    return np.asarray(Image.open(io.BytesIO(look.png(drawing, theme, 1080, False))).convert("RGB")).astype(float)


@EACH
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_lit_places_stand_out_to_every_eye(game: tessera.Game, theme: str) -> None:
    """Round each of them a whole line of pixels and more differs clearly from the same table with nothing lit."""
    stand_out(position(game), theme)


@pytest.mark.long
@EACH
@pytest.mark.parametrize("theme", THEMES)
def test_lit_places_stand_out_late_in_a_game(game: tessera.Game, theme: str) -> None:
    tables = (position(game, choices) for choices in range(150, 200))
    stand_out(
        next(state for state in tables if look.of_state(state, state.seat).lit), theme
    )  # some are asked in the own area alone


@pytest.mark.long
@pytest.mark.parametrize("chart", ["italia", "hellas", "ionium", "ionium-22", "cyprus"])
@pytest.mark.parametrize("theme", THEMES)
def test_lit_places_stand_out_on_every_map(chart: str, theme: str) -> None:
    stand_out(position(tessera.game("concordia"), map=chart), theme)


def stand_out(state: tessera.State, theme: str) -> None:
    ndimage = pytest.importorskip("scipy.ndimage", reason="the extra `art`")
    lit, bare = (pixels(look.of_state(state, seat), theme) for seat in (state.seat, None))
    places, _ = ndimage.label(ndimage.binary_closing(np.abs(lit - bare).max(-1) > 8, iterations=4))
    found = [(at, places[at] == n) for n, at in enumerate(ndimage.find_objects(places), 1)]
    large = [(at, there) for at, there in found if there.sum() > 250]
    assert large, "nothing is lit on this board"
    for kind in (None, *CONES):
        apart = np.linalg.norm(lab(seen(lit, kind) if kind else lit) - lab(seen(bare, kind) if kind else bare), axis=-1)
        for at, there in large:
            assert np.sum(apart[at][there] > 0.15) > 2 * sum(there.shape), (kind, at)
