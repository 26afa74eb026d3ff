"""Every board as eyes without one kind of cone see it: python -m tools.colour_blind FOLDER [GAME ...]

Writes FOLDER/GAME-THEME.png, of maps GAME-MAP-THEME.png: the table in the middle of a game with its lit places, as it is and without
red, green or blue cones (protan, deutan, tritan, the whole of it). `tests/look/test_colour_blind.py` measures such pictures.
"""

import io
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

import tessera
from tessera import look
from tessera.core.game import games

Array = npt.NDArray[np.float64]
# Machado, Oliveira, Fernandes 2009, severity 1, on linear RGB
CONES: dict[str, Array] = {
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}  # fmt: skip
TO_LMS = np.array(
    [[0.41222147, 0.53633254, 0.05144599], [0.2119035, 0.68069955, 0.10739696], [0.08830246, 0.28171884, 0.6299787]]
)
TO_LAB = np.array(
    [[0.21045426, 0.79361778, -0.00407205], [1.9779985, -2.4285922, 0.45059371], [0.02590404, 0.78277177, -0.80867577]]
)


def linear(rgb: Array) -> Array:
    c = rgb / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def seen(rgb: Array, kind: str) -> Array:
    """Colours (0 to 255) as they look to somebody of this kind."""
    there = np.clip(linear(rgb) @ CONES[kind].T, 0, 1)
    return np.asarray(np.where(there <= 0.0031308, 12.92 * there, 1.055 * there ** (1 / 2.4) - 0.055) * 255)


def lab(rgb: Array) -> Array:
    """Colours in OKLab, where distances are what eyes make of them: 0.02 is just seen, 1 lies between black and white."""
    return np.asarray(np.cbrt(np.clip(linear(rgb) @ TO_LMS.T, 0, None)) @ TO_LAB.T)


def position(game: tessera.Game, choices: int = 24, **options: str) -> tessera.State:
    """A table with as many as there is room for, after so many choices, each the first or the last of its list by turns."""
    state = game.start(seats=game.seat_counts(options)[-1], seed="colour-blind", **options)
    for number in range(choices):
        if not state.over:
            legal = state.options()
            state.choose(legal[0 if number % 3 else len(legal) // 2])
    return state


def boards(game: tessera.Game) -> dict[str, dict[str, str]]:
    """The boards of a game, each with the options it is played with: one, or its maps."""
    maps = [str(value) for option in game.options if option.name == "map" for value in option.values]
    return {f"{game.id}-{chart}": {"map": chart} for chart in maps} or {game.id: {}}


def sheet(game: tessera.Game, theme: str, **options: str) -> Image.Image:
    """Four views of one table, two by two."""
    state = position(game, **options)
    shown = Image.open(io.BytesIO(look.png(look.of_state(state, state.seat), theme, 900, False))).convert("RGB")
    rgb = np.asarray(shown).astype(float)
    views = [shown, *(Image.fromarray(seen(rgb, kind).round().astype(np.uint8)) for kind in CONES)]
    whole = Image.new("RGB", (2 * shown.width + 8, 2 * shown.height + 8), "#888888")
    for number, view in enumerate(views):
        whole.paste(view, (number % 2 * (shown.width + 8), number // 2 * (shown.height + 8)))
    return whole


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for one in games():
        if not sys.argv[2:] or one.id in sys.argv[2:]:
            for name, chosen in boards(one).items():
                for theme in look.THEMES:
                    sheet(one, theme, **chosen).save(folder / f"{name}-{theme}.png")
                    print(folder / f"{name}-{theme}.png", flush=True)
