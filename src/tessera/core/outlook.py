"""How a bot judges a table: one list of parts, two sets of weights. Compiled.

A game's `outlook` room says what a seat has, part by part; its `outlook.toml` what a point of each part counts, in points of lead (the
heuristic of greedy players and hints) and in log-odds of winning, early and late in the game (the search). The log-odds of all
players, as exponentials, stand to each other as their chances to win. `tools/fit.py` finds them, `tools/tune.py` the points.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import State
from tessera.engine import HERE

G = TypeVar("G", bound=State)

WON: Final = 6.0  # log-odds of a game that is over: won, or else lost
TO_MOVE: Final = "to-move"  # the part every game has: it counts for the search alone


class Weights:
    """What the parts count for players of one style. `names` are the parts with log-odds, being to move last; `terms` those with
    points. Parts with both come first, in the order in which the game gives them."""

    def __init__(self, read: dict[str, Any], likes: dict[str, float], names: tuple[str, ...]) -> None:
        self.names = names
        self.early: tuple[float, ...] = tuple([float(read[name]["early"] * likes.get(name, 1.0)) for name in names])
        self.late: tuple[float, ...] = tuple([float(read[name]["late"] * likes.get(name, 1.0)) for name in names])
        self.terms: tuple[str, ...] = tuple([name for name, said in read.items() if "points" in said])
        self.points: tuple[float, ...] = tuple([float(read[name]["points"]) for name in self.terms])


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[G]):
    """How players of one style judge a game; the game says what they look at (`parts`, `done`, `terms`)."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.early, self.late, self.points = weights.early, weights.late, weights.points

    # ---- said by the game ---------------------------------------------------------------------------------

    def parts(self, g: G, seat: i64) -> list[float]:
        """What this seat has, by itself, in the order of the file; `to-move` is added here."""
        raise NotImplementedError

    def done(self, g: G) -> float:
        """How much of the game is over, 0 to 1."""
        raise NotImplementedError

    def terms(self, g: G, seat: i64) -> list[float]:
        """What counts in points: everybody's parts compared, unless a game has more to say."""
        return self.compared([self.parts(g, who) for who in range(g.seats())], seat)

    def to_move(self, g: G, seat: i64) -> bool:
        """Does this seat decide?"""
        return not g.over and g.agenda[-1].seat == seat

    # ---- worked out ---------------------------------------------------------------------------------------

    def value(self, g: G, seat: i64) -> float:
        """How well this seat stands, roughly in final points of lead."""
        found = 0.0
        i: i64 = 0
        for term in self.terms(g, seat):
            found += self.points[i] * term
            i += 1
        return found

    def own(self, g: G, seat: i64) -> float:
        """How much this seat has by itself, in points, whatever the others have: for players who wish nobody ill."""
        found = 0.0
        i: i64 = 0
        n: i64 = len(self.points)
        for part in self.parts(g, seat):
            if i < n:
                found += self.points[i] * part
            i += 1
        return found

    def worth(self, g: G, seat: i64) -> float:
        """Log-odds of winning; only their differences between the seats count."""
        found = log_odds(self.counted(g, seat), self.early, self.late, self.done(g))
        if g.over:
            found += WON if seat in g.winners() else -WON
        return found

    def counted(self, g: G, seat: i64) -> list[float]:
        """The parts the search goes by."""
        found = self.parts(g, seat)
        found.append(1.0 if self.to_move(g, seat) else 0.0)
        return found

    def compared(self, rows: list[list[float]], seat: i64) -> list[float]:
        """Of everybody's parts those of this seat less the average of the others', as far as they count in points."""
        found = rows[seat][: len(self.points)]
        others = float(len(rows) - 1)
        for who, row in enumerate(rows):
            if who != seat:
                i: i64 = 0
                n: i64 = len(found)
                while i < n:
                    found[i] -= row[i] / others
                    i += 1
        return found


def written(folder: Path) -> dict[str, Any]:
    """The outlook.toml of a game's folder."""
    return tomllib.loads((folder / "outlook.toml").read_text(encoding="utf-8"))


def points_of(game: str) -> dict[str, float]:
    """What the parts count in points, by name: for parts that reckon with what others are worth."""
    parts = written(HERE / "games" / game)["parts"]
    return {name: float(said["points"]) for name, said in parts.items() if "points" in said}


def outlooks(folder: Path, kind: Callable[[Weights], Outlook[Any]]) -> dict[str, Outlook[Any]]:
    """From the outlook.toml of a game's folder, by style; "" is plain play, the others value some parts more or less."""
    read = written(folder)
    names = [name for name, said in read["parts"].items() if "early" in said and name != TO_MOVE]
    styles: dict[str, dict[str, float]] = {"": {}, **read.get("styles", {})}
    return {style: kind(Weights(read["parts"], likes, (*names, TO_MOVE))) for style, likes in styles.items()}


def log_odds(parts: list[float], early: tuple[float, ...], late: tuple[float, ...], done: float) -> float:
    """The parts weighed; `done`: how much of the game is over, 0 to 1."""
    first = 0.0
    last = 0.0
    i: i64 = 0
    n: i64 = len(parts)
    while i < n:
        first += early[i] * parts[i]
        last += late[i] * parts[i]
        i += 1
    return first + done * (last - first)


def between(x: float) -> float:
    """Clamped to 0 to 1."""
    return 0.0 if x < 0.0 else 1.0 if x > 1.0 else x
