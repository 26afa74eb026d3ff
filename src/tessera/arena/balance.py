"""What the numbers say about a game: seats, what is wanted and whether it wins among equals, ways to win, length, ends, options.

**Among equals.** Who takes a dear thing is rich and wins anyway, and so does who begins in some games. So a thing is judged beside the
others who were asked the same question at the same place in the order of play with about the same chance to win: `worth` is the wins of
those who took it, over the wins their equals had. 1 is neither good nor bad.
"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tessera.arena.books import Account, account, accounts
from tessera.arena.stats import Mean, mean

__all__ = ["Account", "Use", "account", "accounts", "compared", "summary", "unwanted", "uses", "ways"]

LEAST = 30  # takers below which a thing is not judged
CLASSES = 5  # equals are those in the same fifth of chances
Asked = tuple[str, int]  # a decision, and the place of who is asked in the order of play
SEEN = 100  # offers below which nobody can be said not to want a thing


@dataclass(frozen=True)
class Use:
    """A thing that can be chosen: in what share of seats it was, their win share (fair = 1), and the same among equals."""

    what: str
    players: int
    frequency: float
    plain: Mean
    worth: Mean


def moments(found: Sequence[Account]) -> Iterable[tuple[str, Asked, float, float]]:
    """What was done, asked what, with which chance, and what share of the win came of it; chance and share in fair shares."""
    for one in found:
        seats = len(one.shares)
        for moment in one.moments:
            asked = moment.decision, (moment.seat - one.begins) % seats
            yield moment.what, asked, moment.chance * seats, one.shares[moment.seat] * seats


def equals(found: Sequence[Account]) -> dict[Asked, list[tuple[float, float]]]:
    """By decision and place: the upper edges of its classes of chances, each with the win share of all in it."""
    found_by: dict[Asked, list[tuple[float, float]]] = defaultdict(list)
    for _, asked, chance, share in moments(found):
        found_by[asked].append((chance, share))
    return {asked: classed(rows) for asked, rows in found_by.items()}


def classed(rows: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The classes of one decision; equal chances are never parted."""
    chances = sorted(chance for chance, _ in rows)
    parts = max(1, min(CLASSES, len(rows) // LEAST))
    edges = sorted({chances[len(rows) * (i + 1) // parts - 1] for i in range(parts)})
    shares: dict[float, list[float]] = defaultdict(list)
    for chance, share in rows:
        shares[class_of(edges, chance)].append(share)
    return [(edge, sum(shares[edge]) / len(shares[edge])) for edge in edges]


def class_of(edges: Sequence[float], chance: float) -> float:
    """The upper edge of the class this chance belongs to."""
    return edges[min(bisect_left(edges, chance), len(edges) - 1)]


def uses(found: Sequence[Account]) -> list[Use]:
    """Everything that was done often enough, the best among equals first."""
    classes = equals(found)
    results: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for what, asked, chance, share in moments(found):
        usual = classes[asked]
        results[what].append((share, dict(usual)[class_of([edge for edge, _ in usual], chance)]))
    seats = sum(len(one.shares) for one in found)
    listed = []
    for what, rows in results.items():
        theirs = sum(expected for _, expected in rows) / len(rows)
        if len(rows) >= LEAST and theirs > 0:
            worth = mean([1 + (share - expected) / theirs for share, expected in rows])
            listed.append(Use(what, len(rows), len(rows) / seats, mean([share for share, _ in rows]), worth))
    return sorted(listed, key=lambda use: -use.worth.value)


def unwanted(found: Sequence[Account]) -> list[tuple[str, int, int]]:
    """What was offered often and taken seldom: (thing, offers, taken), what nobody ever took first; below one in a hundred."""
    offered: Counter[str] = sum((one.offered for one in found), Counter())
    chosen: Counter[str] = sum((one.chosen for one in found), Counter())
    rows = [(what, n, chosen[what]) for what, n in offered.items() if n >= SEEN and chosen[what] * 100 < n]
    return sorted(rows, key=lambda row: (row[2] / row[1], -row[1]))


def in_order(one: Account) -> list[float]:
    """What each place in the order of play won, from who began on: where lots are drawn for it, the seats tell nothing of it."""
    return one.shares[one.begins :] + one.shares[: one.begins]


def ways(found: Sequence[Account]) -> list[tuple[str, Mean, Mean, Mean]]:
    """By source of points: what winners and others made of it, and how often who made most of it won (fair = 1)."""
    rows = []
    for name in dict.fromkeys(name for one in found for sheet in one.sheets for name in sheet if name != "total"):
        won: list[float] = []
        lost: list[float] = []
        most: list[float] = []
        for one in found:
            made = [float(sheet.get(name, 0) or 0) for sheet in one.sheets]
            for seat, share in enumerate(one.shares):
                (won if share > 0 else lost).append(made[seat])
            best = [seat for seat, points in enumerate(made) if points == max(made)]
            if len(best) < len(made):
                most.append(sum(one.shares[seat] for seat in best) / len(best) * len(made))
        rows.append((name, mean(won), mean(lost), mean(most)))
    return rows


def summary(found: Sequence[Account]) -> dict[str, Any]:
    """All of it as plain data."""
    seats = len(found[0].shares)
    asked: Counter[str] = sum((one.asked for one in found), Counter())
    offered: Counter[str] = Counter()
    for one in found:
        for what, n in one.offered.items():
            offered[what.split(" ")[0]] += n
    return {
        "games": len(found),
        "seats": [vars(mean([one.shares[seat] for one in found])) for seat in range(seats)],
        "order": [vars(mean([in_order(one)[place] for one in found])) for place in range(seats)],
        "points": [vars(mean([float(one.scores[seat]) for one in found])) for seat in range(seats)],
        "decisions": vars(mean([float(one.decisions) for one in found])),
        "reasons": dict(Counter(one.reason for one in found)),
        "options": {name: round(offered[name] / asked[name], 2) for name in sorted(asked)},
        "asked": {name: round(asked[name] / len(found), 2) for name in sorted(asked)},
        "uses": [
            {
                "what": u.what,
                "players": u.players,
                "frequency": round(u.frequency, 4),
                "plain": vars(u.plain),
                "worth": vars(u.worth),
            }
            for u in uses(found)
        ],
        "unwanted": [{"what": what, "offered": n, "taken": taken} for what, n, taken in unwanted(found)],
        "ways": [
            {"source": name, "winners": vars(won), "others": vars(lost), "most": vars(most)}
            for name, won, lost, most in ways(found)
        ],
    }


def compared(first: Sequence[Account], second: Sequence[Account]) -> dict[str, Any]:
    """Two editions on the same deals: second less first, deal by deal; for things, their worth in both."""
    pairs = list(zip(first, second, strict=True))
    if any(one.seed != other.seed for one, other in pairs):
        raise ValueError("only games on the same deals can be compared")
    seats = range(len(first[0].shares))
    before = {use.what: use for use in uses(first)}
    both = [(before[use.what], use) for use in uses(second) if use.what in before]
    return {
        "games": len(pairs),
        "seats": [vars(mean([b.shares[seat] - a.shares[seat] for a, b in pairs])) for seat in seats],
        "order": [vars(mean([in_order(b)[place] - in_order(a)[place] for a, b in pairs])) for place in seats],
        "points": vars(mean([(sum(b.scores) - sum(a.scores)) / len(seats) for a, b in pairs])),
        "decisions": vars(mean([float(b.decisions - a.decisions) for a, b in pairs])),
        "uses": [
            {"what": b.what, "worth": [vars(a.worth), vars(b.worth)], "frequency": [round(a.frequency, 4), round(b.frequency, 4)]}
            for a, b in sorted(both, key=lambda pair: -abs(pair[1].worth.value - pair[0].worth.value))
        ],
    }
