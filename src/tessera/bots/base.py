"""What a bot is: it gets a Perspective, never a state, and answers with one of its option keys."""

from dataclasses import dataclass, field

from tessera.core.agenda import Perspective
from tessera.core.errors import TesseraError


class BadBot(TesseraError):
    """A bot's name or parameter that does not exist."""


@dataclass(frozen=True)
class Reason:
    """One part of the heuristic, and by how much a candidate changes it compared with the others."""

    term: str
    difference: float


@dataclass(frozen=True)
class Candidate:
    """An option as the bot sees it: share of the search's attention, expected result (0..1 or value), reasons."""

    key: str
    visits: int
    share: float
    expected: float
    reasons: tuple[Reason, ...] = field(default_factory=tuple)


class Bot:
    """One seat's player. `name` is the text that made it; `trouble`, if any, what people at the table should know."""

    name = "bot"
    trouble = ""

    def choose(self, seen: Perspective) -> str:
        """The key of one legal option."""
        raise NotImplementedError

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        """The best options, best first, with reasons; for hints and reviews."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of processes and files; a bot is closed when its game is over."""
