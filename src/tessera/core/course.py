"""How far a game has come: round, phase, and how near each of its endings is. Said from a view, so it tells nothing hidden.

A game's `course.py` has `course(view)`. Its words stand with those of the board: `strip-phase-ID` (and `-long`, where the short word is a
number), and for each ending `strip-end-ID` (what it is) and `strip-end-ID-now`, which says of what with `$value`, `$limit`,
`$left`, `$who`. A game without that room shows its round, if its view has one.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tessera.core.game import Game


class End(NamedTuple):
    """A way in which the game ends: so far of so far, and who is nearest to it (None: nobody in particular)."""

    id: str
    value: int
    limit: int
    seat: int | None = None

    @property
    def share(self) -> float:
        return min(1.0, self.value / self.limit) if self.limit > 0 else 0.0


class Course(NamedTuple):
    round: int = 0  # 0: it has none
    rounds: int = 0  # 0: as many as it takes
    phases: tuple[str, ...] = ()
    now: str = ""
    ends: tuple[End, ...] = ()  # the nearest first


def course(game: Game, view: dict[str, Any]) -> Course:
    room = game.room("course")
    if room is None:
        number, of = [n if isinstance(n := view.get(name), int) else 0 for name in ("round", "rounds")]
        return Course(number, of)
    found: Course = room.course(view)
    return found._replace(ends=tuple(sorted(found.ends, key=lambda end: -end.share)))


def nearest(id: str, values: Sequence[int], limits: Sequence[int]) -> End:
    """An ending that one player brings about: the one who is nearest to it, of several the first."""
    ends = [End(id, value, limit, seat) for seat, (value, limit) in enumerate(zip(values, limits, strict=True))]
    return max(ends, key=lambda end: (end.share, end.value))
