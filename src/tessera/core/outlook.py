"""What a bot's own prospects are: log-odds of winning, fitted to played games. Compiled.

A game's `outlook` room names the parts of a player's position and gives each a weight for the beginning and one for the end of the
game (`outlook.toml`). The sums of all players, as exponentials, stand to each other as their chances to win. `tools/fit.py`
finds the weights.
"""

import tomllib
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from tessera.core.agenda import State
from tessera.engine import HERE

WON: Final = 6.0  # log-odds of a game that is over: won, or else lost


class Outlook:
    """How players of one style judge a game: what each part of a position counts, early and late. The game says what a seat has
    (`parts`) and how much of the game is over (`done`, 0 to 1)."""

    def __init__(
        self,
        parts: Callable[[Any, int], list[float]],
        done: Callable[[Any], float],
        early: tuple[float, ...],
        late: tuple[float, ...],
    ) -> None:
        self.parts, self.done, self.early, self.late = parts, done, early, late

    def worth(self, g: State, seat: int) -> float:
        """Log-odds of winning; only their differences between the seats count."""
        found = log_odds(self.parts(g, seat), self.early, self.late, self.done(g))
        if g.over:
            found += WON if seat in g.winners() else -WON
        return found


def read_outlook(
    game: str, names: tuple[str, ...], parts: Callable[[Any, int], list[float]], done: Callable[[Any], float]
) -> dict[str, Outlook]:
    """From the game's outlook.toml, by style; "" is plain play, the others value some parts more or less."""
    read = tomllib.loads((HERE / "games" / game / "outlook.toml").read_text(encoding="utf-8"))
    plain = [read["parts"][name] for name in names]
    found: dict[str, Outlook] = {}
    for style, likes in {"": {}, **read.get("styles", {})}.items():
        factors = [float(likes.get(name, 1.0)) for name in names]
        early = [float(pair[0]) * factor for pair, factor in zip(plain, factors, strict=True)]
        late = [float(pair[1]) * factor for pair, factor in zip(plain, factors, strict=True)]
        found[style] = Outlook(parts, done, tuple(early), tuple(late))
    return found


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
