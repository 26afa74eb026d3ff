"""Phase 4: the active player may buy one building from the forum."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, one
from tessera.games.gloria_mundi.rules import goth
from tessera.games.gloria_mundi.rules.gains import Receive
from tessera.games.gloria_mundi.rules.payment import affordable, highest, lowest, reach
from tessera.games.gloria_mundi.state import GloriaMundi, Player, advance, base_under, cover, pay
from tessera.games.gloria_mundi.tables import FOOD, GLORY, GOLD, MOST_SEATS, PEACE


def slot_of(g: GloriaMundi, card: i64) -> i64:
    for slot, lying in enumerate(g.forum):
        if lying == card:
            return slot
    return -1


def cost_of(g: GloriaMundi, card: i64) -> i64:
    """Printed price and surcharge of the slot together (GLO-037); exactly that many pieces are paid (GLO-124)."""
    return g.edition.buildings[card].cost + g.edition.surcharges[slot_of(g, card)]


def free_types(p: Player) -> i64:
    """The base types with a bare stack, as a bit mask; a building must find one it fits on (GLO-040 to GLO-042)."""
    bare = p.bare
    return (1 if bare & 2047 != 0 else 0) | (2 if bare >> 12 & 2047 != 0 else 0) | (4 if bare >> 24 & 2047 != 0 else 0)


class Buy(Choice[GloriaMundi]):
    """One building from the forum, or none (GLO-034)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: GloriaMundi) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.PASS]
        way, stock, free = reach(e, p), p.stock, free_types(p)
        for slot, card in enumerate(g.forum):
            if card >= 0:
                b = e.buildings[card]
                if b.fits & free != 0 and affordable(stock, way, b.price, b.cost + e.surcharges[slot]):
                    found.append(e.BUY + card)
        return found

    def barred(self, g: GloriaMundi, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        if not e.BUY <= option < e.PAY_GLORY:
            return ""
        card = option - e.BUY
        if slot_of(g, card) < 0:
            return "GLO-008"
        b, way = e.buildings[card], reach(e, p)
        if b.fits & free_types(p) == 0:
            return "GLO-042"
        if affordable(p.stock, way, b.price, cost_of(g, card)):
            return ""
        if affordable(p.stock, way, b.price, b.cost):
            return "GLO-037"
        without_glory = b.price - count(b.price, GLORY) * one(GLORY)
        return "GLO-036" if affordable(p.stock, way, without_glory, b.cost) else "GLO-034"

    def choose(self, g: GloriaMundi, option: i64) -> None:
        if option == g.edition.PASS:
            goth.begin(g, self.seat)
        else:
            g.agenda.append(PayGlory(self.seat, option - g.edition.BUY))


# ---- the payment, kind by kind --------------------------------------------------------------------------------


def amounts(g: GloriaMundi, seat: i64, card: i64, kind: i64, fixed: i64, paid: i64, first: i64) -> list[int]:
    """Option codes of all amounts of `kind` that occur in legal payments agreeing with what was chosen so far."""
    p, pieces = g.players[seat], cost_of(g, card)
    way, price = reach(g.edition, p), g.edition.buildings[card].price
    low = lowest(way, price, pieces, p.stock, kind, fixed, paid)
    high = highest(way, price, pieces, p.stock, kind, fixed, paid)
    return [n for n in range(first + low, first + high + 1)]  # noqa: C416


def wrong_amount(g: GloriaMundi, seat: i64, card: i64, kind: i64, amount: i64) -> str:
    """Why an amount that is not offered is wrong."""
    if amount > count(g.players[seat].stock, kind):
        return "GLO-038"
    return "GLO-036" if kind == GLORY and amount < count(g.edition.buildings[card].price, GLORY) else "GLO-124"


class PayGlory(Choice[GloriaMundi]):
    """How much glory goes into the payment, as itself or as joker (GLO-035, GLO-036)."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat, self.card = seat, card

    def options(self, g: GloriaMundi) -> list[int]:
        return amounts(g, self.seat, self.card, GLORY, 0, 0, g.edition.PAY_GLORY)

    def barred(self, g: GloriaMundi, option: i64) -> str:
        e = g.edition
        return wrong_amount(g, self.seat, self.card, GLORY, option - e.PAY_GLORY) if e.PAY_GLORY <= option < e.PAY_FOOD else ""

    def choose(self, g: GloriaMundi, option: i64) -> None:
        g.agenda.append(PayFood(self.seat, self.card, option - g.edition.PAY_GLORY))


class PayFood(Choice[GloriaMundi]):
    """How much food."""

    def __init__(self, seat: i64, card: i64, glory: i64) -> None:
        self.seat, self.card, self.glory = seat, card, glory

    def options(self, g: GloriaMundi) -> list[int]:
        return amounts(g, self.seat, self.card, FOOD, 8, self.glory * one(GLORY), g.edition.PAY_FOOD)

    def barred(self, g: GloriaMundi, option: i64) -> str:
        e = g.edition
        return wrong_amount(g, self.seat, self.card, FOOD, option - e.PAY_FOOD) if e.PAY_FOOD <= option < e.PAY_GOLD else ""

    def choose(self, g: GloriaMundi, option: i64) -> None:
        g.agenda.append(PayGold(self.seat, self.card, self.glory, option - g.edition.PAY_FOOD))


class PayGold(Choice[GloriaMundi]):
    """How much gold; the rest is peace. Then the pieces go to the supply (GLO-038)."""

    def __init__(self, seat: i64, card: i64, glory: i64, food: i64) -> None:
        self.seat, self.card, self.glory, self.food = seat, card, glory, food

    def options(self, g: GloriaMundi) -> list[int]:
        paid = self.glory * one(GLORY) + self.food * one(FOOD)
        return amounts(g, self.seat, self.card, GOLD, 9, paid, g.edition.PAY_GOLD)

    def barred(self, g: GloriaMundi, option: i64) -> str:
        e = g.edition
        return wrong_amount(g, self.seat, self.card, GOLD, option - e.PAY_GOLD) if e.PAY_GOLD <= option < e.PLACE else ""

    def choose(self, g: GloriaMundi, option: i64) -> None:
        gold = option - g.edition.PAY_GOLD
        peace = cost_of(g, self.card) - self.glory - self.food - gold
        pay(g, self.seat, self.glory * one(GLORY) + self.food * one(FOOD) + gold * one(GOLD) + peace * one(PEACE))
        b = g.edition.buildings[self.card]
        if len(b.on) > 1:
            g.agenda.append(Place(self.seat, self.card))
        else:
            g.agenda.append(FinishPurchase(self.seat, self.card, b.on[0]))


# ---- the card comes into the display --------------------------------------------------------------------------


class Place(Choice[GloriaMundi]):
    """A builder fits any bare stack (GLO-076)."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat, self.card = seat, card

    def options(self, g: GloriaMundi) -> list[int]:
        p = g.players[self.seat]
        return [g.edition.PLACE + type for type in g.edition.buildings[self.card].on if count(p.bare, type) > 0]

    def barred(self, g: GloriaMundi, option: i64) -> str:
        return "GLO-041" if g.edition.PLACE <= option < g.edition.MOVE else ""

    def choose(self, g: GloriaMundi, option: i64) -> None:
        g.agenda.append(FinishPurchase(self.seat, self.card, option - g.edition.PLACE))


class FinishPurchase(Step[GloriaMundi]):
    """Lay the card on its base, make the printed steps (GLO-043), then older builders give their gain (GLO-117)."""

    def __init__(self, seat: i64, card: i64, base: i64) -> None:
        self.seat, self.card, self.base = seat, card, base

    def run(self, g: GloriaMundi) -> None:
        e, p = g.edition, g.players[self.seat]
        triggered = [card for card in e.triggers if base_under(p, card) >= 0]  # so none acts on its own purchase (GLO-126)
        g.forum = tuple([-1 if card == self.card else card for card in g.forum])
        cover(p, self.base, self.card)
        g.tell("bought", self.seat, self.card, self.base)
        advance(g, self.seat, e.buildings[self.card].steps)
        if not g.over:
            goth.begin(g, self.seat)
            for card in reversed(triggered):
                g.agenda.append(Receive(self.seat, card, 0, 1, -1))


BUY: Final = [Buy(seat) for seat in range(MOST_SEATS)]
