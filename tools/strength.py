"""Writes the tables of docs/strength.md from what the company suite has counted in all its sittings: `python -m tools.strength`

tessera arena --suite company --minutes 60 --counts docs/strength.json --out company
python -m tools.strength
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

from tessera.arena.company import LADDER, Cell, company
from tessera.arena.counts import Count, Counts
from tessera.arena.stats import wilson
from tessera.bots import LEVELS
from tessera.core.game import find, games

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- counted -->\n", "<!-- /counted -->\n"
MIXES = (1, 2, 3)
LEAST = 5  # games below which a cell says nothing


class Tables:
    def __init__(self, counts: Counts) -> None:
        self.cells = list(company())
        self.counted = {cell.name: counts.of(cell) for cell in self.cells}

    def said(self, cells: Iterable[Cell]) -> str:
        """These cells together: x fair, interval, games; all have the same fair share."""
        some = [cell for cell in cells if self.counted.get(cell.name, Count()).games]
        won, played = (sum(getattr(self.counted[cell.name], name) for cell in some) for name in ("won", "games"))
        if played < LEAST:
            return "–"
        got = wilson(won, played).times(1 / some[0].fair)
        return f"{got.value:.2f} [{got.low:.2f}, {got.high:.2f}] ({played})"

    def at(self, game: str, seats: int, first: str, other: str, many: int = 1) -> Cell:
        return Cell(game, (), seats, first, other, many, 0)

    def mixes(self) -> Iterator[str]:
        yield "### In every company, four seats\n\n| game | stronger / weaker | 1 + 3 | 2 + 2 | 3 + 1 |\n|---|---|---|---|---|"
        for name, of in [*((game.title, [game]) for game in games()), ("all", games())]:
            for weak, strong in combinations(LADDER, 2):
                row = [self.said(self.at(game.id, 4, strong, weak, many) for game in of) for many in MIXES]
                if set(row) != {"–"}:
                    yield f"| {name} | {strong} / {weak} | {' | '.join(row)} |"

    def ladders(self, title: str, ladder: Iterable[str], besides: tuple[int, ...] = ()) -> Iterator[str]:
        """One of the stronger, all others of the weaker, by number of seats."""
        seats = [n for n in range(2, 7) if n not in besides]
        yield f"\n### {title}\n\n| game | one / all others | {' | '.join(f'{n} seats' for n in seats)} |\n|---|---{'|---' * len(seats)}|"
        for weak, strong in pairwise(ladder):
            for name, of in [*((game.title, [game]) for game in games()), ("all", games())]:
                row = [self.said(self.at(game.id, n, strong, weak) for game in of) for n in seats]
                if set(row) != {"–"}:
                    yield f"| {name} | {strong} / {weak} | {' | '.join(row)} |"

    def fours(self) -> Iterator[str]:
        yield "\n### Four of a kind\n\n| game | four of | points | decisions | games |\n|---|---|---:|---:|---:|"
        for cell in self.cells:
            count = self.counted[cell.name]
            if cell.first == cell.other and count.games:
                figures = f"{count.points[0] / count.games:.0f} | {count.decisions / count.games:.0f} | {count.games}"
                yield f"| {find(cell.game).title} | {cell.first} | {figures} |"

    def others(self) -> Iterator[str]:
        yield "\n### Maps and teams\n\n| table | one / all others | x fair |\n|---|---|---|"
        for cell in self.cells:
            if cell.options and self.counted[cell.name].games:
                options = ", ".join(f"{name} {value}" for name, value in cell.options)
                yield f"| {find(cell.game).title}, {options}, {cell.seats} seats | {cell.first} / {cell.other} | {self.said([cell])} |"

    def all(self) -> str:
        parts = [
            self.mixes(),
            self.ladders("Levels", LEVELS),
            self.ladders("Other numbers of seats", LADDER, (4,)),
            self.fours(),
            self.others(),
        ]
        written = [list(part) for part in parts]
        return "\n".join(line for part in written if len(part) > 1 for line in part) + "\n"


def main() -> int:
    page = DOCS / "strength.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        print(f"{page}: no {BEGIN.strip()} ... {END.strip()}", file=sys.stderr)
        return 1
    page.write_text(f"{before}{BEGIN}{Tables(Counts(DOCS / 'strength.json')).all()}{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
