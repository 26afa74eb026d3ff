"""Which pieces can pay a price: exact, and without trying out payments.

A payment is legal if its pieces can be assigned one to one to the units of price and surcharge. Surcharge units take anything, so
only the price units matter. By max-flow = min-cut a payment of the right size is legal if and only if for every set R of
kinds it holds at least need(R) pieces, where need(R) counts the price units only kinds in R can serve (a builder
without X can carry a limited number of them elsewhere). `need` is supermodular, so payments form an M-convex set: what one kind
may contribute, the others fixed or free, is an interval whose ends are given by the formulas in `lowest` and `highest`.
Sets of kinds are bit masks 0..15.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.games.gloria_mundi.state import Player
from tessera.games.gloria_mundi.tables import SUBSTITUTE, Building, Tables


class Reach:
    """What one player's builders change: `ties[R]` are the unit kinds that only the piece kinds R can serve."""

    def __init__(self, ties: list[int], limited: list[Building], limit: i64, plain: bool) -> None:
        self.ties = ties
        self.limited, self.limit = limited, limit  # builders without X, and how many units each may serve
        self.plain = plain  # no builder at all


# a unit takes its own kind, a basic one also glory (GLO-035): nothing is tied to kinds without glory
PLAIN: Final = Reach([kinds if kinds > 7 else 0 for kinds in range(16)], [], 0, True)


def reach(e: Tables, p: Player) -> Reach:
    """With the player's builders that let other pieces stand in (GLO-089)."""
    builders: list[Building] = []
    for built in p.built:
        for card in built:
            if e.buildings[card].kind == SUBSTITUTE:
                builders.append(e.buildings[card])
    return PLAIN if len(builders) == 0 else reach_of(builders, e.substitute_without_x_limit)


def reach_of(builders: list[Building], limit: i64) -> Reach:
    served_by = [1 | 8, 2 | 8, 4 | 8, 8]
    for b in builders:
        for kind in range(4):
            if b.repeat and b.serves >> kind & 1 != 0:
                served_by[kind] |= int(b.pay)
    ties = [tied(served_by, kinds) for kinds in range(16)]
    return Reach(ties, [b for b in builders if not b.repeat], limit, False)


def tied(served_by: list[int], kinds: i64) -> i64:
    found: i64 = 0
    for kind in range(4):
        if served_by[kind] & ~kinds == 0:
            found |= 1 << kind
    return found


def affordable(stock: i64, way: Reach, price: i64, pieces: i64) -> bool:
    """Is there any legal payment of this many pieces out of the stock?"""
    if total(stock) < pieces:
        return False
    if way.plain:
        spare = count(stock, 3) - count(price, 3)
        for kind in range(3):
            short = count(price, kind) - count(stock, kind)
            if short > 0:
                spare -= short
        return spare >= 0
    kinds: i64 = 1
    while kinds < 16:
        if held(stock, kinds) < need(way, price, kinds):
            return False
        kinds += 1
    return True


def held(goods: i64, kinds: i64) -> i64:
    """Pieces of these kinds together."""
    n: i64 = 0
    if kinds & 1 != 0:
        n = goods & 2047
    if kinds & 2 != 0:
        n += goods >> 12 & 2047
    if kinds & 4 != 0:
        n += goods >> 24 & 2047
    if kinds & 8 != 0:
        n += goods >> 36 & 2047
    return n


def need(way: Reach, price: i64, kinds: i64) -> i64:
    """How many pieces of these kinds every legal payment holds, from the price alone."""
    if way.plain:
        return held(price, kinds) if kinds > 7 else 0
    open_to: i64 = way.ties[kinds]
    if len(way.limited) == 0 or open_to == 0:
        return held(price, open_to)
    best: i64 = 0
    units: i64 = 1
    while units < 16:
        if units & ~open_to == 0:
            n = held(price, units)
            for b in way.limited:  # each carries at most the ruled number of units out of `kinds` (GLO-123)
                if b.serves & units != 0 and b.pay & ~kinds != 0:
                    n -= way.limit
            best = max(best, n)
        units += 1
    return best


def lowest(way: Reach, price: i64, pieces: i64, stock: i64, kind: i64, fixed: i64, paid: i64) -> i64:
    """The least of `kind` in a legal payment, given `paid` of the kinds in the mask `fixed`."""
    most = stock_or_paid(stock, fixed, paid)
    own: i64 = 1 << kind
    best: i64 = 0
    kinds: i64 = own
    while kinds < 16:
        if kinds & own != 0:
            n = (pieces if kinds == 15 else need(way, price, kinds)) - held(most, kinds ^ own)
            best = max(best, n)
        kinds += 1
    return best


def highest(way: Reach, price: i64, pieces: i64, stock: i64, kind: i64, fixed: i64, paid: i64) -> i64:
    """The most of `kind` in a legal payment, given `paid` of the kinds in the mask `fixed`."""
    own: i64 = 1 << kind
    best = count(stock, kind)
    kinds: i64 = own
    while kinds < 16:
        if kinds & own != 0:
            n = pieces - need(way, price, 15 ^ kinds) - held(paid, (kinds ^ own) & fixed)
            best = min(best, n)
        kinds += 1
    return best


def stock_or_paid(stock: i64, fixed: i64, paid: i64) -> i64:
    """What each kind can contribute at most: what was chosen where it is fixed, else the stock."""
    goods: i64 = 0
    for kind in range(4):
        goods |= count(paid if fixed >> kind & 1 != 0 else stock, kind) << 12 * kind
    return goods
