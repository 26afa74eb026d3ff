"""What a table is worth to a player, for bots and hints: the parts that outlook.toml weighs, in points. Compiled.

It follows how the game is won: goods are worth what the customers near them will pay, money and stones what they will count, an
empty stall near the consul is in danger, and who has passed gets nothing more out of the dice that are left.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.core.outlook import Outlook, between
from tessera.games.massilia.rules.measure import price
from tessera.games.massilia.scoring import counted, stall_points, stone_loss
from tessera.games.massilia.state import GOODS_ONLY, OWNER, Player, Table, hand_size
from tessera.games.massilia.tables import BEIGE, COLOURED, CONSUL, TEMPLE_FIELD, Tables

# what things are worth in points, before the game is over
MONEY_LATE: Final = 0.34  # a sesterce in the last round, and how much more for every round to come
MONEY_PER_ROUND: Final = 0.045
STONE: Final = 1.67  # one stone, while there is more room for loss
CARD: Final = 1.1
SALE_EFFORT: Final = 0.9  # a sale takes a turn and a die of its own
TURN: Final = 1.7  # a further turn in this round
TAX_FEAR: Final = 0.07  # for each good the consul could reach
REACH: Final = (0.25, 0.62, 0.62, 0.62, 0.62, 0.6, 0.58, 0.34, 0.3)  # chance of a sale by distance of the customer
NEAR: Final = 6  # as far as one die goes


class Prospects(Outlook[Table]):
    """What a player may expect in the end, and the best rival's own estimate, taken off; at the end exactly the lead."""

    def done(self, g: Table) -> float:
        return 1.0 if g.over else between(float(g.round - 1) / float(g.edition.rounds - 1))

    def parts(self, g: Table, seat: i64) -> list[float]:
        if g.over:
            return [*[float(points) for points in counted(g, seat)], 0.0, 0.0, 0.0, 0.0]
        p, stalls = g.players[seat], g.stalls_of(seat)
        ahead = float(g.edition.rounds - g.round)
        rate = MONEY_LATE + MONEY_PER_ROUND * ahead
        return [
            float(p.reputation),
            float(stall_points(g, stalls)),
            rate * float(p.money),
            stone_worth(g, p, ahead),
            (CARD if ahead > 0 else 0.4) * float(hand_size(p)),
            goods_worth(g, seat, rate, ahead),
            consul_fear(g, seat, stalls),
            turns_worth(g, p),
        ]

    def terms(self, g: Table, seat: i64) -> list[float]:
        rivals = [sum(self.parts(g, other)) for other in range(len(g.players)) if other != seat]
        return [*self.parts(g, seat), -max(rivals)]

    def value(self, g: Table, seat: i64) -> float:
        return sum(self.terms(g, seat)) if g.over else super().value(g, seat)


def stone_worth(g: Table, p: Player, ahead: float) -> float:
    """The loss as the table has it in the last round; before, a slope, for more stones may come and some go back."""
    exact = -float(stone_loss(g, p.stones))
    if ahead <= 0:
        return exact
    return -min(STONE * float(p.stones), 15.0)


def goods_worth(g: Table, seat: i64, rate: float, ahead: float) -> float:
    """Every lot of one colour on one stall: its sale, times the chance that its customer comes."""
    e, mark, p = g.edition, seat + 1, g.players[seat]
    if ahead <= 0 and p.passed:
        return 0.0
    hope = 1.0 if ahead > 0 else 0.55
    temple = float(price(g, TEMPLE_FIELD))
    if ahead > 0:
        temple = 0.5 * (temple + float(g.prices[-1]))  # the tile beside pink goes to the temple next
    worth = 0.0
    for plot in range(len(g.stalls)):
        stall: i64 = g.stalls[plot]
        if stall >> OWNER == mark and stall & GOODS_ONLY != 0:
            good: i64 = 0
            while good < COLOURED:
                n = count(stall, good)
                if n > 0:
                    each = float(g.markers[good]) + rate * temple
                    worth += REACH[distance(e, g.figures[good + 1], plot)] * max(0.0, float(n) * each - SALE_EFFORT)
                good += 1
            worth += 0.45 * rate * temple * float(count(stall, BEIGE))
    return hope * worth


def consul_fear(g: Table, seat: i64, stalls: i64) -> float:
    """Stalls within one die of the consul: empty ones may be closed, stocked ones taxed."""
    e, mark = g.edition, seat + 1
    fear = 0.0
    for plot in range(len(g.stalls)):
        stall: i64 = g.stalls[plot]
        if stall >> OWNER == mark and distance(e, g.figures[CONSUL], plot) <= NEAR:
            goods = total(stall & GOODS_ONLY)
            if goods > 0:
                fear += TAX_FEAR * float(goods)
            elif stalls > 1:
                fear += 0.2 * float(stall_points(g, stalls) - stall_points(g, stalls - 1))
    return -fear


def turns_worth(g: Table, p: Player) -> float:
    """Turns still to come in this round: the own supply, and a share of the temple."""
    if p.passed:
        return 0.0
    others: i64 = 0
    for other in g.players:
        if not other.passed:
            others += 1
    supply: i64 = len(p.supply)
    temple: i64 = len(g.temple) + len(g.rolled)
    return TURN * min(4.0, 0.8 * float(supply) + float(temple) / float(others))


def distance(e: Tables, space: i64, plot: i64) -> i64:
    """Street spaces between a figure and a plot, the shorter way; at most 8."""
    apart = space - plot if space > plot else plot - space
    return min(apart, e.spaces - apart, 8)
