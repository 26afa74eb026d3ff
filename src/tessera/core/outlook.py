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


def weights(game: str, names: tuple[str, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Early and late weight of each part, from the game's outlook.toml."""
    read = tomllib.loads((HERE / "games" / game / "outlook.toml").read_text(encoding="utf-8"))
    pairs = [read["parts"][name] for name in names]
    return tuple([float(pair[0]) for pair in pairs]), tuple([float(pair[1]) for pair in pairs])


def log_odds(parts: list[float], early: tuple[float, ...], late: tuple[float, ...], done: float) -> float:
    """The parts weighed; `done`: how much of the game is over, 0 to 1."""
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
