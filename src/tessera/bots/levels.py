"""Levels for people: the player with the game's network where it fits the table, else a search, with a word why."""

from collections.abc import Callable

from tessera.bots.base import BadBot, Bot, Candidate
from tessera.bots.net import network_of, softness
from tessera.core.agenda import Perspective
from tessera.core.extras import MissingExtra
from tessera.core.game import Game

LEVELS = {
    "easy": "greedy:loose=0.05,own=1",
    "medium": "net:warm=1",
    "hard": "net+search:ms=200",
    "master": "net+search:ms=1500",
}
WITHOUT = {"medium": "search:ms=50", "hard": "search:ms=250", "master": "search:ms=1500"}  # where no network fits, and for styles


def made_of(bot: str, game: Game) -> str:
    """What a bot of this name plays as, with the game's own softness where options are drawn."""
    spec = LEVELS.get(bot, bot)
    return f"{spec} x {softness(game)}" if "warm=" in spec else spec


class LevelBot(Bot):
    """`best` goes by the game's network; where there is none for this table, `instead` makes who plays, and `trouble` says why."""

    def __init__(self, name: str, best: Bot, instead: Callable[[], Bot]) -> None:
        self.name, self.best, self.make_other = name, best, instead
        self.other: Bot | None = None

    def player(self, seen: Perspective) -> Bot:
        if self.other is None:
            try:
                network_of(seen.game).at(seen._state)
            except (BadBot, MissingExtra) as error:
                self.other = self.make_other()
                self.trouble = f"plays as {self.other.name}, without its network ({error})"
        return self.other or self.best

    def choose(self, seen: Perspective) -> str:
        return self.player(seen).choose(seen)

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        return self.player(seen).explain(seen, most)
