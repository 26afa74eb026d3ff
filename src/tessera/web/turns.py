"""Whose turn it is and until when: what a table's row and the clocks of its seats say after an act."""

from collections.abc import Sequence
from typing import Any

from tessera.core.agenda import State
from tessera.web.models import Chair, TableRow
from tessera.web.paces import PACES

Values = dict[str, Any]


def user_of(chair: Chair) -> str | None:
    """The person who decides on this chair; None: a bot does."""
    return chair.user_id if chair.kind == "person" and not chair.stand_in else None


def turn_facts(
    row: TableRow, chairs: Sequence[Chair], after: State, now: float, acting: int, passes: bool
) -> tuple[Values, list[Values]]:
    """What the row says after an act of `acting`, and the clocks of the seats. A person's clock runs also while a bot stands in for
    him: leaving and coming back gives nobody time."""
    pace = PACES[row.pace]
    clocks: list[Values] = []
    if pace.bank is not None and acting >= 0 and chairs[acting].clock is not None and row.turn_since:
        spent = max(0.0, now - row.turn_since)
        left = (chairs[acting].clock or 0.0) - spent + (pace.bonus if passes else 0.0)
        clocks.append({"seat": acting, "clock": max(1.0, left)})
    if after.over:
        result = {"scores": after.scores(), "winners": after.winners(), "ranks": after.ranks()}
        over = {"status": "over", "turn_seat": -1, "turn_user": None, "turn_since": now, "deadline": None, "result": result}
        return over, clocks
    seat = after.seat
    chair = chairs[seat]
    facts: Values = {"turn_seat": seat, "turn_user": user_of(chair), "turn_since": now, "deadline": None}
    if chair.kind == "person" and pace.bank is not None:
        mine = [values["clock"] for values in clocks if values["seat"] == seat]
        clock = mine[0] if mine else chair.clock
        facts["deadline"] = now + (pace.bank if clock is None else clock)
    elif chair.kind == "person" and pace.move is not None:
        same = row.turn_seat == seat and row.deadline is not None
        facts["deadline"] = row.deadline if same and not passes else now + pace.move
    return facts, clocks


def late(row: TableRow, seat: int, now: float) -> bool:
    """Has this seat's clock run out?"""
    return row.turn_seat == seat and row.deadline is not None and row.deadline < now
