"""Turns judged after the game: what was chosen against the best other option of the same position, from what the seat knew then.

`weighing.weigh` says what each option is worth; nothing here depends on how. What is smaller than the noise is not said.
"""

import asyncio
import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tessera.core.facts import facts
from tessera.core.words import words
from tessera.web.hall import Hall
from tessera.web.players import WorkerFailed
from tessera.web.table import Table

MOST = 120  # decisions of one game
DOUBT = 0.01  # of a chance: how well the judge knows it at best
LEAST = 0.04  # of the chance to win: less is not worth a word
MUCH = 0.08  # given away, or found: a second mark
PUZZLE = 0.1  # so far is the best option ahead of the second in an exercise


@dataclass(frozen=True)
class Judged:
    """A choice after `step` others: its gain over the best other option, negative if that was better, and the noise of it."""

    step: int
    turn: int  # counted from 1
    key: str
    other: str
    gain: float
    noise: float
    ahead: float  # of the best option before the second best

    @property
    def sure(self) -> bool:
        return abs(self.gain) >= max(LEAST, 2 * self.noise)

    @property
    def mark(self) -> str:
        """As people write it behind a move: ? something given away, ?? much, ! the only good one."""
        if not self.sure or LEAST > self.gain > -LEAST or MUCH > self.gain > 0:
            return ""
        return "!" if self.gain > 0 else "??" if self.gain <= -MUCH else "?"


def compared(step: int, turn: int, played: str, found: Mapping[str, Sequence[float]]) -> Judged | None:
    """`found`: by option its chance in each world. None where there is nothing to compare with."""
    others = [key for key in found if key != played]
    if played not in found or not others:
        return None
    means = {key: statistics.fmean(row) for key, row in found.items()}
    best = max(others, key=lambda key: means[key])
    first, second = sorted(means.values(), reverse=True)[:2]
    gains = [mine - theirs for mine, theirs in zip(found[played], found[best], strict=True)]
    noise = statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 1.0
    return Judged(step, turn, played, best, statistics.fmean(gains), noise + DOUBT, first - second)


async def judge(hall: Hall, table: Table, seat: int) -> list[Judged]:
    """The choices of a seat in a finished game, judged once for all who ask; as long as somebody looks."""
    if seat not in table.judged:
        table.judged[seat] = hall.task(all_judged(hall, table, seat))
    return list(await asyncio.shield(table.judged[seat]))


async def all_judged(hall: Hall, table: Table, seat: int) -> list[Judged]:
    match = table.running
    ends = [match.inner(end) for _, end in match.turns()]
    mine = [n for n, step in enumerate(match.steps) if step.seat == seat and step.key]
    found: list[Judged] = []
    for number in mine[:: max(1, math.ceil(len(mine) / MOST))]:
        state = match.at(number)
        if not table.onlookers:
            del table.judged[seat]
            return found
        if len(state.options()) < 2 or state.seat != seat:
            continue
        try:
            options = await hall.players.look_back("judge", state, seat, most=None)
        except WorkerFailed:
            continue
        turn = next(n for n, end in enumerate(ends, 1) if number < end)
        one = compared(number, turn, match.steps[number].key, options)
        found += [one] if one is not None else []
    return found


def standing_out(found: list[Judged]) -> tuple[Judged | None, Judged | None]:
    """The best and the most costly of the choices about which the judge is sure."""
    sure = [one for one in found if one.sure]
    best = max((one for one in sure if one.gain > 0), key=lambda one: one.gain, default=None)
    return best, min((one for one in sure if one.gain < 0), key=lambda one: one.gain, default=None)


def signs(found: list[Judged]) -> list[Judged]:
    """What is marked on the scrubber: of each turn the choice that counted most."""
    best: dict[int, Judged] = {}
    for one in sorted((one for one in found if one.mark), key=lambda one: abs(one.gain)):
        best[one.turn] = one
    return [best[turn] for turn in sorted(best)]


def in_words(table: Table, one: Judged | None, lang: str) -> dict[str, Any] | None:
    """For the page: which turn, what was chosen, what the other was, and the difference in percent."""
    if one is None:
        return None
    match, said = table.running, words(table.book, lang)
    state = match.at(one.step)

    def named(key: str) -> str:
        return said.option(state.decision, key, facts(state, key), table.named())

    shown = sum(not step.sealed for step in match.steps[: one.step])
    return {
        "turn": one.turn,
        "at": shown,
        "words": named(one.key),
        "other": named(one.other),
        "percent": round(100 * abs(one.gain)),
        "mark": one.mark,
        "puzzle": one.ahead >= PUZZLE,
    }
