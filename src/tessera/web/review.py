"""Looking back at a finished game: everybody's chance to win after each turn, as the bots judge a position, and where it turned."""

import asyncio
from dataclasses import dataclass
from typing import Any

from tessera.bots import Judge
from tessera.core.agenda import State
from tessera.look import SEATS
from tessera.web.match import Match
from tessera.web.table import Table

WIDE, HIGH = 1000, 180  # units of the chart: as wide as there is room, and so many pixels high
APART = 17  # pixels between the marks at its end
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
    """A turn at which somebody's chance changed for good: whose turn, whose chance, its mean over the round before and the round after."""

    step: int
    seat: int
    turn: int  # counted from 1
    whose: int
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


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


def round_means(points: list[Point]) -> list[tuple[float, ...]]:
    """The chances as means over the round that ends there: in the middle of a round whoever moved last looks better than he stands.

    What is certain, the start and the end, stays as it is."""
    seats, found = len(points[0].chances), [points[0].chances]
    for number in range(1, len(points) - 1):
        last = [point.chances for point in points[max(0, number - seats + 1) : number + 1]]
        found.append(tuple(sum(column) / len(last) for column in zip(*last, strict=True)))
    return [*found, points[-1].chances] if len(points) > 1 else found


def turning_points(points: list[Point], whose: int) -> list[Turning]:
    """Where the chance of `whose` changed most from one whole round to the next, never two in one round, in the order of the game."""
    seats = len(points[0].chances) if points else 1
    chance = [point.chances[whose] for point in points[:-1]]  # the end itself decides everything: no turning point
    swings = []
    for number in range(seats, len(chance) - seats + 1):
        before, after = chance[number - seats : number], chance[number : number + seats]
        there = points[number]
        swings.append(Turning(there.step, there.seat, number, whose, sum(before) / len(before), sum(after) / len(after)))
    found: list[Turning] = []
    for swing in sorted(swings, key=lambda one: -abs(one.change)):
        apart = all(abs(swing.turn - other.turn) >= seats for other in found)
        if abs(swing.change) >= LEAST_SWING and apart and len(found) < MOST_TURNING:
            found.append(swing)
    return sorted(found, key=lambda one: one.turn)


def lead(points: list[Point], seat: int) -> int:
    """After how many turns this seat's chance was the best."""
    return sum(means[seat] == max(means) for means in round_means(points)[1:])


def chart(points: list[Point], turning: list[Turning]) -> dict[str, Any]:
    """The lines of the chart, ready to be drawn; lines in units, what is read in pixels from the top."""
    means, last = round_means(points), max(1, len(points) - 1)
    lines: list[dict[str, Any]] = []
    for seat in range(len(points[0].chances)):
        path = "M" + "L".join(f"{WIDE * n / last:.1f} {high(at[seat]):.1f}" for n, at in enumerate(means))
        lines.append({"seat": seat, "colour": SEATS[seat], "path": path, "end": high(means[-1][seat])})
    for line, y in zip(sorted(lines, key=lambda line: line["end"]), spread(sorted(line["end"] for line in lines)), strict=True):
        line["mark"] = round(y, 1)
    marks = [
        {"n": n, "x": round(100 * one.turn / last, 2), "y": round(high(means[one.turn][one.whose]), 1)}
        for n, one in enumerate(turning, 1)
    ]
    return {
        "wide": WIDE, "high": HIGH, "lines": lines, "marks": marks, "turns": last,
        "grid": [(round(high(share), 1), f"{100 * share:.0f}") for share in (1, 0.5, 0)],
        "data": {
            "steps": [point.step for point in points], "seats": [point.seat for point in points],
            "chances": [[round(100 * chance) for chance in at] for at in means],
        },
    }  # fmt: skip


def high(chance: float) -> float:
    return HIGH * (1 - chance)


def spread(places: list[float]) -> list[float]:
    """The same places, from top to bottom, moved so far apart that marks there do not cover each other, and none below the end."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + APART) if found else place)
    for number in range(len(found) - 1, -1, -1):
        found[number] = min(found[number], HIGH - APART * (len(found) - 1 - number))
    return found
