"""What can be carried out: prices, costs, and the largest action of each colour. Compiled.

An action of size T that can be carried out can also be carried out for every smaller T, so one number per die colour says it
all; `limits` packs the four. A die may be taken or changed only if some size within the limit can still be reached (MAS-121).
"""

from mypy_extensions import i64

from tessera.core.goods import count, one
from tessera.games.massilia.state import Player, Table, hand_size
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


def price(g: Table, field: i64) -> i64:
    """The price tile of this field, as Mercurius bends it in this turn (MAS-093)."""
    if g.price_token >> 1 == field:
        return bent(g, g.price_token)
    return g.prices[field]


def bent(g: Table, bend: i64) -> i64:
    """MAS-093: the price of a field, 2 * field, one step up, or + 1 one step down."""
    value: i64 = g.prices[bend >> 1]
    amount: i64 = g.edition.amounts[MERCURIUS]
    return value + amount if bend & 1 == 0 else value - amount


def price_of(g: Table, good: i64) -> i64:
    """Of one coloured good."""
    return price(g, g.edition.field_of[good])


def cost(g: Table, each: i64, coloured: i64, beige: i64) -> i64:
    """MAS-044, MAS-050, MAS-091: what a purchase costs, one coloured good being at `each`; Neptunus leaves the dearest goods out."""
    beige_each = g.edition.beige_price
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


def beige_share(g: Table, good: i64, pips: i64) -> tuple[i64, i64]:
    """MAS-045: the least and the most beige goods in a purchase; one good is of the chosen colour, and the harbour has them all."""
    return max(0, pips - count(g.harbour, good)), min(pips - 1, count(g.harbour, BEIGE))


def affordable(g: Table, p: Player, good: i64, pips: i64) -> bool:
    """Is there any share that can be paid? The cost rises or falls steadily with the beige goods: the cheaper end decides."""
    least, most = beige_share(g, good, pips)
    if least > most:
        return False
    each = price_of(g, good)
    beige = most if each >= g.edition.beige_price else least
    return cost(g, each, pips - beige, beige) <= p.money


def buy_limit(g: Table, p: Player, room: i64) -> i64:
    """The largest purchase of any colour."""
    best: i64 = 0
    for good in range(COLOURED):
        while best < room and affordable(g, p, good, best + 1):
            best += 1
    return best


def limits(g: Table, seat: i64) -> i64:
    """By die colour, packed: the largest size of action that can be carried out (MAS-047, MAS-056, MAS-060, MAS-118)."""
    e, p = g.edition, g.players[seat]
    stalls, own = g.holdings(seat)
    sacrifice: i64 = own if card_to_take(g) and hand_size(p) < e.hand_limit else 0
    reputation = min(p.money // price(g, TEMPLE_FIELD), UNLIMITED)
    return (
        buy_limit(g, p, stalls * e.stall_capacity - own) * one(BEIGE_DIE)
        + UNLIMITED * one(BROWN_DIE)
        + reputation * one(BLACK_DIE)
        + sacrifice * one(GREY_DIE)
    )


def card_to_take(g: Table) -> bool:
    return len(g.display) > 0 or len(g.deck) > 0 or len(g.discard) > 0


def too_much(g: Table, seat: i64, colour: i64) -> str:
    """The clause that keeps an action of this colour from being carried out."""
    if colour == BEIGE_DIE:
        return "MAS-047"
    if colour == BLACK_DIE:
        return "MAS-118"
    if hand_size(g.players[seat]) >= g.edition.hand_limit:
        return "MAS-060"
    return "MAS-056"


# ---- changing dice --------------------------------------------------------------------------------------------


def stones_for(g: Table, change: i64) -> i64:
    """Stones for one change of this kind; none with the card that makes it free (MAS-031, MAS-032, MAS-034, MAS-095 to MAS-097)."""
    if count(g.tokens, change) > 0:
        return 0
    e = g.edition
    return e.recolour_cost if change == RECOLOUR else e.step_cost if change == STEP else e.join_cost


def steps_left(g: Table, stones: i64, made: i64) -> i64:
    """Further steps of a die, with so many stones in the general supply (MAS-051, MAS-123)."""
    return min(count(g.tokens, STEP) + stones // g.edition.step_cost, g.edition.max_steps_per_die - made)


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
