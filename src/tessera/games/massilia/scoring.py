"""Final scoring, interim scores and tie-breaks. Compiled."""

from typing import Final

from mypy_extensions import i64

from tessera.games.massilia.state import Table

LINES: Final = ("reputation", "stalls", "money", "stones")


def in_row(row: tuple[int, ...], n: i64) -> i64:
    """The entry for this number; the last one serves all above."""
    last: i64 = len(row) - 1
    return row[min(n, last)]


def stall_points(g: Table, stalls: i64) -> i64:
    """MAS-082: 0, 4, 9, 16, 25 for one, two, three, four, five or more."""
    return in_row(g.edition.stall_points, stalls)


def money_points(g: Table, money: i64) -> i64:
    """MAS-083: one for every full three sesterces."""
    return money // g.edition.money_per_point


def stone_loss(g: Table, stones: i64) -> i64:
    """MAS-084: lost for penalty stones."""
    return in_row(g.edition.stone_loss, stones)


def counted(g: Table, seat: i64) -> list[int]:
    """What each kind of thing counts, see LINES; cards in hand and goods count nothing (MAS-085)."""
    p = g.players[seat]
    return [p.reputation, stall_points(g, g.stalls_of(seat)), money_points(g, p.money), -stone_loss(g, p.stones)]


def score(g: Table, seat: i64) -> i64:
    """MAS-085: all of it together; may be negative."""
    points = sum(counted(g, seat))
    return points if g.edition.may_be_negative_after_final_scoring else max(points, 0)


def standing(g: Table) -> list[tuple[int, ...]]:
    """MAS-086, MAS-088, MAS-089: points, then stalls, then money as held, then the fewest stones; else a shared victory."""
    return [(score(g, seat), g.stalls_of(seat), p.money, -p.stones) for seat, p in enumerate(g.players)]


def sheet(g: Table) -> list[dict[str, int]]:
    """Where each point comes from."""
    return [dict(zip(LINES, counted(g, seat), strict=True)) for seat in range(len(g.players))]
