"""Paces: how long a player may think. A bank of time for live games, a limit per move for slow ones, or none."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """`bank`: seconds for the whole game, with `bonus` for each choice; `move`: seconds for each move instead."""

    bank: float | None = None
    bonus: float = 0.0
    move: float | None = None


PACES = {
    "none": Pace(),
    "quick": Pace(bank=600, bonus=8),
    "live": Pace(bank=1800, bonus=15),
    "day": Pace(move=86_400),
    "days3": Pace(move=3 * 86_400),
    "week": Pace(move=7 * 86_400),
}
