"""Observations as NumPy arrays: the game's numbers (0..255), the action mask, and rewards; the same for every bridge.

Layout version: a change in any row's place or meaning raises LAYOUT and the version of the environments.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tessera.bots.fast_search import chances
from tessera.core.agenda import State
from tessera.core.errors import BadSetup
from tessera.core.game import Game

LAYOUT = 1
REWARDS = ("win", "rank", "margin", "shaped")
Bytes = NDArray[np.uint8]


def size(game: Game, seats: int, edition: Any = None, **options: Any) -> int:
    """How many numbers an observation has."""
    return sum(length for _, length in rows(game, seats, edition, **options))


def rows(game: Game, seats: int, edition: Any = None, **options: Any) -> list[tuple[str, int]]:
    """The observation row by row: (name, length)."""
    return list(game.number_rows(game.book(edition, **options).edition, seats))


def observation(state: State, seat: int) -> Bytes:
    """What `seat` may know, as it stands; read-only."""
    return np.frombuffer(state.book.game.numbers(state, seat), dtype=np.uint8)


def mask(state: State, seat: int, length: int) -> NDArray[np.int8]:
    """1 for every action this seat may take now; all 0 while another seat decides."""
    found = np.zeros(length, dtype=np.int8)
    if not state.over and state.seat == seat:
        found[state.legal] = 1
    return found


def everything(state: State) -> Bytes:
    """Perfect information, for critics and teachers only: the observations of all seats, one after the other."""
    return np.concatenate([observation(state, seat) for seat in range(state.seats())])


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise BadSetup(f"reward {kind!r}: choose from {', '.join(REWARDS)}")
    return kind


def final_rewards(state: State, kind: str) -> list[float]:
    """One number per seat when the game is over. `win`: shares of the victory; `rank`: 1 for the first, 0 for the last;
    `margin`: lead over the best other seat, squashed to -1..1; `shaped` ends like `win`."""
    winners = state.winners()
    scores = state.scores()
    seats = len(scores)
    if kind == "rank":
        return [(seats - rank) / (seats - 1) for rank in state.ranks()]
    if kind == "margin":
        spread = state.book.game.spread
        leads = [score - max(s for i, s in enumerate(scores) if i != seat) for seat, score in enumerate(scores)]
        return [float(np.tanh(lead / spread / 2)) for lead in leads]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def outlook(state: State) -> list[float]:
    """The heuristic's chances of every seat; the potential behind `shaped` rewards (their sum over a game equals `win`)."""
    game = state.book.game
    if state.over:
        return final_rewards(state, "win")
    return chances([game.value(state, seat) for seat in range(state.seats())], game.spread)
