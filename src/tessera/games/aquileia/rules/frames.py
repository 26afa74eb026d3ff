"""What frames of several areas have in common. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.aquileia.state import Table


class Phase(Step[Table]):
    """Part of the round itself, nobody's in particular: a position names no seat."""


class AtSpace(Choice[Table]):
    """Asked of the player whose henchman acts on a space."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space
