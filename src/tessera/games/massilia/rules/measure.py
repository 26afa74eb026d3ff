"""What can be carried out: prices, costs, and the largest action of each colour. Compiled.

An action of size T that can be carried out can also be carried out for every smaller T, so one number per die colour says it
all; `limits` packs the four. A die may be taken or changed only if some size within the limit can still be reached (MAS-121).
"""

from mypy_extensions import i64

from tessera.core.goods import count, one, total
from tessera.games.massilia.state import GOODS_ONLY, OWNER, Massilia, Player, hand_size
from tessera.games.massilia.tables import (
    BEIGE,
    BEIGE_DIE,
    BLACK_DIE,
    BROWN_DIE,
    COLOURED,
    FREE2,
    GREY_DIE,
    MERCURIUS,
    NEPTUNUS,
    RECOLOUR,
    STEP,
    TEMPLE_FIELD,
    UNLIMITED,
)


def price(g: Massilia, field: i64) -> i64:
    """The price tile of this field, as Mercurius bends it in this turn (MAS-093)."""
    value: i64 = g.prices[field]
    if g.price_token >= 0 and g.price_token >> 1 == field:
        amount: i64 = g.edition.amounts[MERCURIUS]
        return value + amount if g.price_token & 1 == 0 else value - amount
    return value


def cost(g: Massilia, good: i64, coloured: i64, beige: i64) -> i64:
    """MAS-044, MAS-050, MAS-091: the price of a purchase; Neptunus leaves the dearest goods out."""
    each, beige_each = price(g, g.edition.field_of[good]), g.edition.beige_price
    free: i64 = g.edition.amounts[NEPTUNUS] if count(g.tokens, FREE2) > 0 else 0
    if each >= beige_each:
        spared = min(free, coloured)
        coloured -= spared
        beige -= min(free - spared, beige)
    else:
        spared = min(free, beige)
        beige -= spared
        coloured -= min(free - spared, coloured)
    return coloured * each + beige * beige_each


def fits(g: Massilia, p: Player, good: i64, pips: i64, beige: i64) -> bool:
    """MAS-045, MAS-047: can these goods be had and paid, so many of them beige? (Room for all of them is asked before.)"""
    if beige < 0 or beige >= pips or beige > count(g.harbour, BEIGE) or pips - beige > count(g.harbour, good):
        return False
    return cost(g, good, pips - beige, beige) <= p.money


def affordable(g: Massilia, p: Player, good: i64, pips: i64) -> bool:
    """Is there any fitting split? The cost rises or falls steadily with the share of beige goods: the cheaper end decides."""
    most, least = min(pips - 1, count(g.harbour, BEIGE)), max(0, pips - count(g.harbour, good))
    if least > most:
        return False
    beige = most if price(g, g.edition.field_of[good]) >= g.edition.beige_price else least
    return cost(g, good, pips - beige, beige) <= p.money


def buy_limit(g: Massilia, p: Player, room: i64) -> i64:
    """The largest purchase of any colour."""
    best: i64 = 0
    for good in range(COLOURED):
        while best < room and affordable(g, p, good, best + 1):
            best += 1
    return best


def limits(g: Massilia, seat: i64) -> i64:
    """By die colour, packed: the largest size of action that can be carried out (MAS-047, MAS-056, MAS-060, MAS-118)."""
    e, p, mark = g.edition, g.players[seat], seat + 1
    stalls: i64 = 0
    own: i64 = 0
    for standing in g.stalls:
        stall: i64 = standing
        if stall >> OWNER == mark:
            stalls += 1
            own += total(stall & GOODS_ONLY)
    sacrifice: i64 = own if card_to_take(g) and hand_size(p) < e.hand_limit else 0
    reputation = min(p.money // price(g, TEMPLE_FIELD), UNLIMITED)
    return (
        buy_limit(g, p, stalls * e.capacity - own) * one(BEIGE_DIE)
        + UNLIMITED * one(BROWN_DIE)
        + reputation * one(BLACK_DIE)
        + sacrifice * one(GREY_DIE)
    )


def card_to_take(g: Massilia) -> bool:
    return len(g.display) > 0 or len(g.deck) > 0 or len(g.discard) > 0


def too_much(g: Massilia, seat: i64, colour: i64) -> str:
    """The clause that keeps an action of this colour from being carried out."""
    if colour == BEIGE_DIE:
        return "MAS-047"
    if colour == BLACK_DIE:
        return "MAS-118"
    if hand_size(g.players[seat]) >= g.edition.hand_limit:
        return "MAS-060"
    return "MAS-056"


# ---- changing dice --------------------------------------------------------------------------------------------


def recolour_price(g: Massilia) -> i64:
    """Stones for one colour change: none with Phoebus (MAS-031, MAS-096)."""
    return 0 if count(g.tokens, RECOLOUR) > 0 else g.edition.recolour_cost


def step_price(g: Massilia) -> i64:
    """Stones for one step: none with Minerva (MAS-032, MAS-095)."""
    return 0 if count(g.tokens, STEP) > 0 else g.edition.step_cost


def steps_left(g: Massilia, stones: i64, made: i64) -> i64:
    """Further steps of a die, with so many stones in the general supply (MAS-051, MAS-123)."""
    return min(count(g.tokens, STEP) + stones // g.edition.step_cost, g.edition.most_steps - made)


def lowest(value: i64, steps: i64, direction: i64) -> i64:
    """MAS-033: the lowest value within so many steps; 1 and 6 are neighbours."""
    if steps <= 0:
        return value
    if direction >= 0 and value + steps > 6:
        return 1
    if direction <= 0:
        return max(value - steps, 1)
    return value


def within_reach(limit: i64, steps: i64) -> i64:
    """The values of a die (a mask, bit 0 for a 1) that so many steps bring within this limit: those `lowest` allows."""
    if limit < 1:
        return 0
    low = min(limit + steps, 6)
    high = min(steps, 6)  # values that wrap round to 1
    return ((1 << low) - 1) | (63 & ~((1 << (6 - high)) - 1))
