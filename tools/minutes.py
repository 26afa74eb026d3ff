"""How long a game takes alone against two bots: python -m tools.minutes [GAME ...]

Greedy bots play games of three. Counted are the choices of a seat and the options each had; a person is taken to need 4 seconds for a
choice, 3 more for each doubling of its options, and 5 to look at what the others did. Each bot's choice takes as long as the
site shows it (`bot_delay`). The median over seats and games, in minutes, goes by hand into the game's `home.toml` as `alone`, rounded to 5.
"""

import math
import statistics
import sys

from tessera import bots
from tessera.core.game import Game, games
from tessera.web.config import Settings

GAMES = 12
CHOICE, DOUBLING, LOOK = 4.0, 3.0, 5.0  # seconds


def seconds(game: Game, number: int) -> list[float]:
    """Of each seat, as if a person sat there, in one game."""
    state, bot = game.start(seats=3, seed=f"minutes {number}"), bots.make("greedy:worlds=1,depth=2", seed=number)
    spent, last, delay = [0.0] * 3, -1, Settings().bot_delay
    while not state.over:
        seat = state.seat
        for other in range(3):
            spent[other] += CHOICE + DOUBLING * math.log2(len(state.options())) if other == seat else delay
        spent[seat] += LOOK * (seat != last)
        last = seat
        state.choose(bot.choose(state.perspective(seat)))
    return spent


if __name__ == "__main__":
    for one in games():
        if not sys.argv[1:] or one.id in sys.argv[1:]:
            found = [spent / 60 for number in range(GAMES) for spent in seconds(one, number)]
            print(f"{one.id:14} {statistics.median(found):5.1f} minutes, {min(found):.0f} to {max(found):.0f}")
