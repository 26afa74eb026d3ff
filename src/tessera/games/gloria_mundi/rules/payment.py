"""Which pieces can pay a price: exact, and without trying out payments.

A payment is legal if its pieces can be assigned one to one to the units of price and surcharge. Surcharge units take anything, so
only the price units matter. By max-flow = min-cut a payment of the right size is legal if and only if for every set R of
kinds it holds at least needs[R] pieces, where needs[R] counts the price units only kinds in R can serve (a builder
without X can carry a limited number of them elsewhere). `needs` is supermodular, so payments form an M-convex set: what one kind
may contribute, the others fixed or free, is an interval whose ends are given by the formulas in `lowest` and `highest`.
Sets of kinds are bit masks 0..15.
"""

from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.games.gloria_mundi.state import Player
from tessera.games.gloria_mundi.tables import GLORY, SUBSTITUTE, Building, GloriaEdition

JOKER = 1 << GLORY


def substitutes(e: GloriaEdition, p: Player) -> list[Building]:
    """The player's builders that let other pieces stand in (GLO-089)."""
    return [e.buildings[card] for built in p.built for card in built if e.buildings[card].kind == SUBSTITUTE]


def affordable(e: GloriaEdition, p: Player, builders: list[Building], price: i64, pieces: i64) -> bool:
    """Is there any legal payment of this many pieces out of the stock?"""
    stock = p.stock
    if total(stock) < pieces:
        return False
    if len(builders) == 0:
        spare = count(stock, 3) - count(price, 3)
        for kind in range(3):
            short = count(price, kind) - count(stock, kind)
            if short > 0:
                spare -= short
        return spare >= 0
    needed = needs(e, builders, price)
    return all(held(stock, kinds) >= needed[kinds] for kinds in range(1, 16))


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


def needs(e: GloriaEdition, builders: list[Building], price: i64) -> list[int]:
    """For every set of kinds: how many pieces of it every legal payment holds, from the price alone."""
    served_by = [1 | 8, 2 | 8, 4 | 8, 8]  # a unit takes its own kind, a basic one also glory (GLO-035)
    limited: list[Building] = []
    for b in builders:
        if not b.repeat:
            limited.append(b)
        else:
            for kind in range(4):
                if b.serves >> kind & 1 != 0:
                    served_by[kind] |= int(b.pay)
    if len(limited) == 0:
        return [held(price, tied(served_by, kinds)) for kinds in range(16)]
    return [most_tied(e, limited, served_by, price, kinds) for kinds in range(16)]


def tied(served_by: list[int], kinds: i64) -> i64:
    """The unit kinds that only these piece kinds can serve."""
    found: i64 = 0
    for kind in range(4):
        if served_by[kind] & ~kinds == 0:
            found |= 1 << kind
    return found


def most_tied(e: GloriaEdition, limited: list[Building], served_by: list[int], price: i64, kinds: i64) -> i64:
    """The same with builders without X: each carries at most the ruled number of units out of `kinds` (GLO-123)."""
    open_to = tied(served_by, kinds)
    best: i64 = 0
    units: i64 = 1
    while units < 16:
        if units & ~open_to == 0:
            n = held(price, units)
            for b in limited:
                if b.serves & units != 0 and b.pay & ~kinds != 0:
                    n -= e.substitute_limit
            best = max(best, n)
        units += 1
    return best


def lowest(needed: list[int], stock: i64, pieces: i64, kind: i64, fixed: i64, paid: i64) -> i64:
    """The least of `kind` in a legal payment, given `paid` of the kinds in the mask `fixed`."""
    most = stock_or_paid(stock, fixed, paid)
    own: i64 = 1 << kind
    best: i64 = 0
    kinds: i64 = 1
    while kinds < 16:
        if kinds & own != 0:
            n = (pieces if kinds == 15 else needed[kinds]) - held(most, kinds ^ own)
            best = max(best, n)
        kinds += 1
    return best


def highest(needed: list[int], stock: i64, pieces: i64, kind: i64, fixed: i64, paid: i64) -> i64:
    """The most of `kind` in a legal payment, given `paid` of the kinds in the mask `fixed`."""
    own: i64 = 1 << kind
    best = count(stock, kind)
    kinds: i64 = 1
    while kinds < 16:
        if kinds & own != 0:
            n = pieces - needed[15 ^ kinds] - held(paid, (kinds ^ own) & fixed)
            best = min(best, n)
        kinds += 1
    return best


def stock_or_paid(stock: i64, fixed: i64, paid: i64) -> i64:
    """What each kind can contribute at most: what was chosen where it is fixed, else the stock."""
    goods: i64 = 0
    for kind in range(4):
        goods |= count(paid if fixed >> kind & 1 != 0 else stock, kind) << 12 * kind
    return goods
