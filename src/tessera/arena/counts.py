"""What the company suite has played in all its sittings: by cell how many games, what was won, and what it was played with.

The file is small and belongs to the repository. A later sitting goes on with new deals; where an edition, a network or a player changed,
what was counted before is dropped. `python -m tools.strength` writes the tables of docs/strength.md from it.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tessera.arena.company import Cell
from tessera.arena.match import Result
from tessera.arena.stats import Mean, wilson
from tessera.bots.levels import made_of
from tessera.core.game import Game, find

SEARCH = 1  # raised by hand when a search, alone or with a network, plays otherwise


@dataclass
class Count:
    """`won`: what all of the first bot's seats won together; `points`: of them and of the others, a game; `next`: the first number that
    was not played."""

    played_with: str = ""
    next: int = 0
    games: int = 0
    won: float = 0.0
    points: tuple[float, float] = (0.0, 0.0)
    decisions: int = 0

    def add(self, cell: Cell, result: Result) -> None:
        mine = [bot == cell.first for bot in result.bots]
        own, others = (
            mean([one for one, is_own in zip(result.scores, mine, strict=True) if is_own == kind]) for kind in (True, False)
        )
        self.won += sum(share for share, is_own in zip(result.shares, mine, strict=True) if is_own)
        self.points = (self.points[0] + own, self.points[1] + others)
        self.games, self.decisions = self.games + 1, self.decisions + result.decisions
        self.next = max(self.next, result.number + 1)

    def fair(self, cell: Cell) -> Mean:
        """The share in fair shares, with Wilson's interval."""
        return wilson(self.won, self.games).times(1 / cell.fair)


class Counts:
    def __init__(self, file: Path) -> None:
        self.file = file
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.rows = {name: Count(**{**row, "points": tuple(row["points"])}) for name, row in kept.items()}

    def of(self, cell: Cell) -> Count:
        """What counts of this cell: games with other editions, networks or players do not, but their deals are not played again."""
        before, now = self.rows.get(cell.name, Count()), played_with(cell)
        return before if before.played_with == now else Count(now, before.next)

    def add(self, cells: Iterable[Cell], found: Mapping[str, Mapping[int, Result]]) -> None:
        """Count what is new."""
        for cell in cells:
            count = self.of(cell)
            fresh = [result for number, result in sorted(found.get(cell.name, {}).items()) if number >= count.next]
            for result in fresh:
                count.add(cell, result)
            if fresh:
                self.rows[cell.name] = count

    def save(self) -> None:
        lines = [f"{json.dumps(name)}: {json.dumps(asdict(row))}" for name, row in sorted(self.rows.items())]
        self.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def played_with(cell: Cell) -> str:
    """All that decides how these games go beside the deal: edition, rules, and what the players are made of."""
    game = find(cell.game)
    said = [game.book(None).edition.hash[:8], f"rules {game.rules_version}"]
    for bot in dict.fromkeys((cell.first, cell.other)):
        spec = made_of(bot, game)
        kind = spec.partition(":")[0].split("+")
        said.append(" ".join([spec, *([network(game)] if "net" in kind else []), *([f"#{SEARCH}"] if "search" in kind else [])]))
    return ", ".join(said)


def network(game: Game) -> str:
    file = game.folder / "net.onnx"
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8] if file.exists() else "-"


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
