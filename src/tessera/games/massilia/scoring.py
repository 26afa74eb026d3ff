"""Final scoring, interim scores and tie-breaks. Compiled."""

from mypy_extensions import i64

from tessera.games.massilia.state import Massilia


def stall_points(g: Massilia, stalls: i64) -> i64:
    """MAS-082: 0, 4, 9, 16, 25 for one, two, three, four, five or more."""
    row = g.edition.stall_points
    last: i64 = len(row) - 1
    return row[min(stalls, last)]


def money_points(g: Massilia, money: i64) -> i64:
    """MAS-083: one for every full three sesterces."""
    return money // g.edition.money_per_point


def stone_loss(g: Massilia, stones: i64) -> i64:
    """MAS-084: lost for penalty stones."""
    row = g.edition.stone_loss
    last: i64 = len(row) - 1
    return row[min(stones, last)]


def score(g: Massilia, seat: i64) -> i64:
    """MAS-085: reputation, stalls and money, less the stones; cards in hand and goods count nothing. May be negative."""
    p = g.players[seat]
    points = p.reputation + stall_points(g, g.stalls_of(seat)) + money_points(g, p.money) - stone_loss(g, p.stones)
    return points if g.edition.negative_totals else max(points, 0)


def standing(g: Massilia) -> list[tuple[int, ...]]:
    """MAS-086, MAS-088, MAS-089: points, then stalls, then money as held, then the fewest stones; else a shared victory."""
    found: list[tuple[int, ...]] = []
    for seat in range(len(g.players)):
        p = g.players[seat]
        found.append((score(g, seat), g.stalls_of(seat), p.money, -p.stones))
    return found


def sheet(g: Massilia) -> list[dict[str, int]]:
    """Where each point comes from."""
    found: list[dict[str, int]] = []
    for seat in range(len(g.players)):
        p = g.players[seat]
        found.append(
            {
                "reputation": p.reputation,
                "stalls": stall_points(g, g.stalls_of(seat)),
                "money": money_points(g, p.money),
                "stones": -stone_loss(g, p.stones),
            }
        )
    return found
