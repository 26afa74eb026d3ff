"""Strength in every company: each bot against each weaker one at 1 + 3, 2 + 2 and 3 + 1, four of a kind, each level against the next lower.

All cells are played side by side, so that a run may be stopped at any time and every cell has its share of games; the same command goes on.
"""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from tessera.arena.match import Fixture, Result, play
from tessera.arena.pool import Pool
from tessera.arena.stats import Mean, wilson
from tessera.bots import LEVELS
from tessera.core.game import Game, find, games

LADDER = ("random", "greedy", "search:ms=50", "net", "net+search:ms=50")
SEED = 1


@dataclass(frozen=True)
class Cell:
    """Tables with `many` of `first` (in teams: sides of them), all others `other`; `games` are wanted."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int
    first: str
    other: str
    many: int
    games: int

    @property
    def name(self) -> str:
        return json.dumps([self.game, dict(self.options), self.seats, self.first, self.other, self.many])

    @property
    def teams(self) -> bool:
        return bool(dict(self.options).get("teams"))

    @property
    def fair(self) -> float:
        return self.many / (self.seats // 2 if self.teams else self.seats)

    def fixture(self, number: int) -> Fixture:
        """Each deal once from every seat; partners sit opposite each other."""
        round_about = self.seats // 2 if self.teams else self.seats
        table = [self.first if seat % round_about < self.many else self.other for seat in range(self.seats)]
        deal, turn = divmod(number, self.seats)
        return Fixture(number, self.game, SEED * 1_000_003 + deal, tuple(table[turn:] + table[:turn]), dict(self.options))


def company(wanted: int = 200, only: str = "") -> Iterator[Cell]:
    """The whole table: pairs of the ladder at four seats, its neighbours and the levels' at every other number, fours of a kind."""
    for game in games():
        if only and game.id != only:
            continue
        for weak, strong in combinations(LADDER, 2):
            yield from (Cell(game.id, (), 4, strong, weak, many, wanted) for many in (1, 2, 3))
        yield from (Cell(game.id, (), 4, bot, bot, 4, wanted // 4) for bot in (*LADDER, *LEVELS))
        for weak, strong in pairwise(LEVELS):
            yield from (Cell(game.id, (), seats, strong, weak, 1, wanted // 4) for seats in game.seat_counts())
        for weak, strong in pairwise(LADDER):
            yield from (Cell(game.id, (), seats, strong, weak, 1, wanted // 4) for seats in game.seat_counts() if seats != 4)
        yield from others(game, wanted // 4)


def others(game: Game, wanted: int) -> Iterator[Cell]:
    """Every other value of every option (maps, teams): the network among the greedy players and searches."""
    for option in game.options:
        for value in game.values(option):
            chosen = ((option.name, value),)
            counts = game.seat_counts(dict(chosen))
            if value != option.default and counts:
                seats = 4 if 4 in counts else counts[-1]
                yield from (Cell(game.id, chosen, seats, "net", weak, 1, wanted) for weak in ("greedy", "search:ms=50"))


def kept_in(file: Path) -> dict[str, dict[int, Result]]:
    """What an earlier run played, by cell; a last line cut off is dropped."""
    found: dict[str, dict[int, Result]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            name, plain = json.loads(line)
            result = Result.from_plain(plain)
        except (ValueError, TypeError):
            continue
        found.setdefault(name, {})[result.number] = result
    return found


def run_company(
    cells: Sequence[Cell], out: Path, jobs: int, minutes: float = 1e9, before: Mapping[str, tuple[int, int]] | None = None
) -> dict[str, dict[int, Result]]:
    """Play what is missing, all cells side by side; games begun when the time is up are played to their end. `before`: of each cell the
    games that count from earlier sittings, and the first number that was not played in them."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / "company.jsonl"
    found, until = kept_in(file), time.monotonic() + 60 * minutes
    left = []
    for cell in cells:
        played, first = (before or {}).get(cell.name, (0, 0))
        left += [((played + n) / cell.games, cell, first + n) for n in range(cell.games - played)]
    left = sorted((one for one in left if one[2] not in found.get(one[1].name, {})), key=lambda one: one[0])
    todo = iter(left)
    pending: dict[Future[Result], str] = {}
    with Pool(jobs) as pool, file.open("a", encoding="utf-8") as keep:
        while True:
            while len(pending) < 2 * jobs and time.monotonic() < until and (one := next(todo, None)) is not None:
                pending[pool.submit(play, one[1].fixture(one[2]))] = one[1].name
            if not pending:
                break
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                take(future, pending.pop(future), found, keep)
    (out / "company.md").write_text(written(cells, found), encoding="utf-8")
    return found


def take(future: Future[Result], name: str, found: dict[str, dict[int, Result]], keep: Any) -> None:
    result = future.result()
    found.setdefault(name, {})[result.number] = result
    print(json.dumps([name, result.plain()]), file=keep, flush=True)


def share(cell: Cell, results: Sequence[Result]) -> Mean:
    """What all of `first` won together."""
    won = [sum(part for part, bot in zip(one.shares, one.bots, strict=True) if bot == cell.first) for one in results]
    return wilson(sum(won), len(won))


def written(cells: Sequence[Cell], found: dict[str, dict[int, Result]]) -> str:
    """The tables, as Markdown."""
    lines = ["| table | mix | games | x fair [95 %] | points | decisions |", "|---|---|---:|---|---|---:|"]
    for cell in cells:
        results = list(found.get(cell.name, {}).values())
        if results:
            lines.append(row(cell, results))
    return "\n".join(lines) + "\n"


def row(cell: Cell, results: Sequence[Result]) -> str:
    options = "".join(f", {name} {value}" for name, value in cell.options)
    table = f"{find(cell.game).title}, {cell.seats} seats{options}"
    points: dict[str, list[int]] = {}
    for result in results:
        for bot, score in zip(result.bots, result.scores, strict=True):
            points.setdefault(bot, []).append(score)
    said = " : ".join(
        f"{sum(points[bot]) / len(points[bot]):.0f}" for bot in dict.fromkeys((cell.first, cell.other)) if bot in points
    )
    decisions = sum(result.decisions for result in results) / len(results)
    if cell.first == cell.other:
        return f"| {table} | {cell.seats} {cell.first} | {len(results)} | | {said} | {decisions:.0f} |"
    got, per = share(cell, results), cell.fair
    mix = f"{cell.many} {cell.first} + {cell.seats // 2 - cell.many if cell.teams else cell.seats - cell.many} {cell.other}"
    fair = f"{got.value / per:.2f} [{got.low / per:.2f}, {got.high / per:.2f}]"
    return f"| {table} | {mix} | {len(results)} | {fair} | {said} | {decisions:.0f} |"
