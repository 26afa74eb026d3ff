"""Looking back at a finished game: everybody's chance to win after each turn, as the bots judge a position, and where it turned."""

import asyncio
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tessera.bots import Judge
from tessera.core.agenda import State
from tessera.look import SEATS
from tessera.web.match import Match
from tessera.web.table import Table

WIDE, HIGH, LEFT, TOP = 640, 170, 34, 8  # the chart's picture and the room for its axis
MOST_TURNING = 4
LEAST_SWING = 0.08
WORLDS = 2  # imagined for each point: a game has hundreds


@dataclass(frozen=True)
class Point:
    """After `step` choices, at the end of a turn of `seat`."""

    step: int
    seat: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turning:
    """A turn that changed much: whose it was, whose chance moved most, and by how much."""

    step: int
    seat: int
    whose: int
    change: float


def judged(state: State) -> tuple[float, ...]:
    """Everybody's chance: certain at the end, before that as the game's network sees it for the mover (without one: its outlook)."""
    return Judge(WORLDS).chances(state.perspective(max(state.seat, 0)))


def course(match: Match) -> list[Point]:
    """The whole game, played once more: one point at the start and one per turn."""
    state = match.at(0)
    found = [Point(0, -1, judged(state))]
    done = 0
    for seat, end in match.turns():
        for step in match.steps[match.inner(done) : match.inner(end)]:
            if step.key:
                state.choose(step.key)
        done = end
        found.append(Point(end, seat, judged(state)))
    return found


async def look_back(table: Table) -> None:
    """Before a finished table is drawn: its course is worked out in a thread, once; it takes longer than a picture."""
    if table.match is not None and table.match.state.over and seen_again(table) is None:
        version = table.version
        table.seen_again = version, await asyncio.to_thread(course, table.match)


def seen_again(table: Table) -> list[Point] | None:
    """The course of a finished game, if somebody has looked back at it."""
    return table.seen_again[1] if table.seen_again is not None and table.seen_again[0] == table.version else None


def turning_points(points: list[Point]) -> list[Turning]:
    """The turns after which somebody's chance was most different, in the order of the game."""
    swings = []
    for before, after in pairwise(points[:-1]):  # the end itself decides everything: no turning point
        changes = [now - old for old, now in zip(before.chances, after.chances, strict=True)]
        whose = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        swings.append(Turning(after.step, after.seat, whose, changes[whose]))
    large = sorted((swing for swing in swings if abs(swing.change) >= LEAST_SWING), key=lambda swing: -abs(swing.change))
    return sorted(large[:MOST_TURNING], key=lambda swing: swing.step)


def chart(points: list[Point]) -> dict[str, Any]:
    """The lines of the chart, ready to be drawn."""
    last = max(1, len(points) - 1)
    across, down = (WIDE - LEFT - 26) / last, HIGH - TOP - 20
    lines = []
    for seat in range(len(points[0].chances)):
        places = [(LEFT + across * n, TOP + down * (1 - point.chances[seat])) for n, point in enumerate(points)]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        before = places[-2][1] if len(places) > 1 else places[-1][1]
        lines.append(
            {
                "seat": seat,
                "colour": SEATS[seat],
                "path": path,
                "x": round(LEFT + across * max(0, last - 1), 1),
                "y": round(before, 1),
            }
        )
    marks = [{"y": round(TOP + down * (1 - share), 1), "text": f"{share:.0%}"} for share in (0, 0.5, 1)]
    return {
        "wide": WIDE,
        "high": HIGH,
        "left": LEFT,
        "right": WIDE - 26,
        "bottom": TOP + down,
        "lines": lines,
        "marks": marks,
        "turns": last,
    }
