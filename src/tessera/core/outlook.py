"""What a bot's own prospects are: log-odds of winning, fitted to played games. Compiled.

A game's `outlook` room names the parts of a player's position and gives each a weight for the beginning and one for the end of the
game (`outlook.toml`). The sums of all players, as exponentials, stand to each other as their chances to win. `tools/fit.py`
finds the weights.
"""

import tomllib
from typing import Final

from mypy_extensions import i64

from tessera.engine import HERE

WON: Final = 6.0  # log-odds of a game that is over: won, or else lost


class Weights:
    """What each part of a position counts, early and late."""

    def __init__(self, early: tuple[float, ...], late: tuple[float, ...]) -> None:
        self.early, self.late = early, late


def read_weights(game: str, names: tuple[str, ...]) -> dict[str, Weights]:
    """From the game's outlook.toml: by style; "" is plain play, the others value some parts more or less."""
    read = tomllib.loads((HERE / "games" / game / "outlook.toml").read_text(encoding="utf-8"))
    plain = [read["parts"][name] for name in names]
    found: dict[str, Weights] = {}
    for style, likes in {"": {}, **read.get("styles", {})}.items():
        factors = [float(likes.get(name, 1.0)) for name in names]
        found[style] = Weights(
            tuple([float(pair[0]) * factor for pair, factor in zip(plain, factors, strict=True)]),
            tuple([float(pair[1]) * factor for pair, factor in zip(plain, factors, strict=True)]),
        )
    return found


def log_odds(parts: list[float], weights: Weights, done: float) -> float:
    """The parts weighed; `done`: how much of the game is over, 0 to 1."""
    early, late = weights.early, weights.late
    first = 0.0
    last = 0.0
    i: i64 = 0
    n: i64 = len(parts)
    while i < n:
        first += early[i] * parts[i]
        last += late[i] * parts[i]
        i += 1
    return first + done * (last - first)


def between(x: float) -> float:
    """Clamped to 0 to 1."""
    return 0.0 if x < 0.0 else 1.0 if x > 1.0 else x
