"""Looking back at a finished game: everybody's chance to win after each turn, as the bots judge a position, and where it turned."""

import asyncio
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tessera.look import SEATS
from tessera.web.match import Match
from tessera.web.players import SECONDS, WorkerFailed
from tessera.web.table import Table

if TYPE_CHECKING:
    from tessera.web.hall import Hall

WIDE, HIGH = 1000, 180  # units of the chart: as wide as there is room, and so many pixels high
APART = 17  # pixels between the marks at its end
MOST_TURNING = 4
LEAST_SWING = 0.08
PROMPT = 1.5  # seconds the end of a game waits for its course on an open page, where it comes afterwards otherwise


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


def turns_of(match: Match) -> list[list[str]]:
    """What was chosen in each turn."""
    ends = [0, *(end for _, end in match.turns())]
    steps = [match.steps[match.inner(first) : match.inner(end)] for first, end in pairwise(ends)]
    return [[step.key for step in turn if step.key] for turn in steps]


def course(match: Match, chances: list[tuple[float, ...]]) -> list[Point]:
    """The course of a game: its start and the end of each turn, with everybody's chances there."""
    at = [(0, -1), *((end, seat) for seat, end in match.turns())]
    return [Point(end, seat, there) for (end, seat), there in zip(at, chances, strict=True)]


async def look_back(hall: "Hall", table: Table, most: float | None = None) -> None:
    """Before a finished table is drawn: its course is worked out in a bot's process, once for all who look. While none is free,
    or after so many seconds, the table is drawn without it; who looks on gets it when it is there."""
    if table.match is not None and table.match.state.over and seen_again(table) is None:
        if table.looking_back is None:
            table.looking_back = hall.task(work_out(hall, table, table.match))
        await asyncio.wait({table.looking_back}, timeout=most)


async def work_out(hall: "Hall", table: Table, match: Match) -> None:
    version = table.version
    try:
        most = SECONDS["course"]
        chances = await hall.players.look_back("course", match.at(0), turns=turns_of(match), most=most)
        table.seen_again = version, course(match, chances)
        table.changed()
    except WorkerFailed:
        pass
    finally:
        table.looking_back = None


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
