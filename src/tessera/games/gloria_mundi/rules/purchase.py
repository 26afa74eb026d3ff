"""Phase 4: the active player may buy one building from the forum."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.blocks import Block
from tessera.core.goods import count, one
from tessera.games.gloria_mundi.rules import goth
from tessera.games.gloria_mundi.rules.gains import OfCard, Receive
from tessera.games.gloria_mundi.rules.payment import affordable, highest, lowest, reach
from tessera.games.gloria_mundi.state import Player, Table, advance, base_under, cover, pay
from tessera.games.gloria_mundi.tables import FOOD, GLORY, GOLD, MOST_SEATS, PEACE

FOOD_FIXED: Final = 1  # kinds as bits
GLORY_FIXED: Final = 8


def slot_of(g: Table, card: i64) -> i64:
    for slot, lying in enumerate(g.forum):
        if lying == card:
            return slot
    return -1


def cost_of(g: Table, card: i64) -> i64:
    """Printed price and surcharge of the slot together (GLO-037); exactly that many pieces are paid (GLO-124)."""
    return g.edition.buildings[card].cost + g.edition.surcharges[slot_of(g, card)]


def free_types(p: Player) -> i64:
    """The base types with a bare stack, as a bit mask; a building must find one it fits on (GLO-040 to GLO-042)."""
    bare = p.bare
    return (1 if bare & 2047 != 0 else 0) | (2 if bare >> 12 & 2047 != 0 else 0) | (4 if bare >> 24 & 2047 != 0 else 0)


class Buy(Choice[Table]):
    """One building from the forum, or none (GLO-034)."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = [e.passing]
        way, stock, free = reach(e, p), p.stock, free_types(p)
        for slot, card in enumerate(g.forum):
            if card >= 0:
                b = e.buildings[card]
                if b.fits & free != 0 and affordable(stock, way, b.price, b.cost + e.surcharges[slot]):
                    found.append(e.buy[card])
        return found

    def outside(self, g: Table, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        card = e.buy.item(option)
        b, way = e.buildings[card], reach(e, p)
        if slot_of(g, card) < 0:
            return "GLO-008"
        if b.fits & free_types(p) == 0:
            return "GLO-042"
        if affordable(p.stock, way, b.price, b.cost):
            return "GLO-037"
        without_glory = b.price - count(b.price, GLORY) * one(GLORY)
        return "GLO-036" if affordable(p.stock, way, without_glory, b.cost) else "GLO-034"

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.passing:
            goth.begin(g, self.seat)
        else:
            g.agenda.append(PayGlory(self.seat, g.edition.buy.item(option)))


# ---- the payment, kind by kind --------------------------------------------------------------------------------


class Payment(OfCard):
    """How much of one kind goes into a payment, kind by kind: glory, food, gold; the rest is peace."""

    def amounts(self, g: Table, block: Block, kind: i64, fixed: i64, paid: i64) -> list[int]:
        """Whatever occurs in legal payments that agree with what was `paid` of the kinds in the mask `fixed`."""
        p, pieces = g.players[self.seat], cost_of(g, self.card)
        way, price = reach(g.edition, p), g.edition.buildings[self.card].price
        low = lowest(way, price, pieces, p.stock, kind, fixed, paid)
        high = highest(way, price, pieces, p.stock, kind, fixed, paid)
        return [n for n in range(block[low], block[high] + 1)]  # noqa: C416

    def wrong(self, g: Table, kind: i64, amount: i64) -> str:
        """Why an amount that is not offered is wrong."""
        if amount > count(g.players[self.seat].stock, kind):
            return "GLO-038"
        return "GLO-036" if kind == GLORY and amount < count(g.edition.buildings[self.card].price, GLORY) else "GLO-124"


class PayGlory(Payment):
    """How much glory goes into the payment, as itself or as joker (GLO-035, GLO-036)."""

    def options(self, g: Table) -> list[int]:
        return self.amounts(g, g.edition.glory, GLORY, 0, 0)

    def outside(self, g: Table, option: i64) -> str:
        return self.wrong(g, GLORY, g.edition.glory.item(option))

    def choose(self, g: Table, option: i64) -> None:
        g.agenda.append(PayFood(self.seat, self.card, g.edition.glory.item(option)))


class PayFood(Payment):
    """How much food."""

    def __init__(self, seat: i64, card: i64, glory: i64) -> None:
        self.seat, self.card, self.glory = seat, card, glory

    def options(self, g: Table) -> list[int]:
        return self.amounts(g, g.edition.food, FOOD, GLORY_FIXED, self.glory * one(GLORY))

    def outside(self, g: Table, option: i64) -> str:
        return self.wrong(g, FOOD, g.edition.food.item(option))

    def choose(self, g: Table, option: i64) -> None:
        g.agenda.append(PayGold(self.seat, self.card, self.glory, g.edition.food.item(option)))


class PayGold(Payment):
    """How much gold; the rest is peace. Then the pieces go to the supply (GLO-038)."""

    def __init__(self, seat: i64, card: i64, glory: i64, food: i64) -> None:
        self.seat, self.card, self.glory, self.food = seat, card, glory, food

    def paid(self) -> i64:
        return self.glory * one(GLORY) + self.food * one(FOOD)

    def options(self, g: Table) -> list[int]:
        return self.amounts(g, g.edition.gold, GOLD, GLORY_FIXED | FOOD_FIXED, self.paid())

    def outside(self, g: Table, option: i64) -> str:
        return self.wrong(g, GOLD, g.edition.gold.item(option))

    def choose(self, g: Table, option: i64) -> None:
        gold = g.edition.gold.item(option)
        peace = cost_of(g, self.card) - self.glory - self.food - gold
        pay(g, self.seat, self.paid() + gold * one(GOLD) + peace * one(PEACE))
        b = g.edition.buildings[self.card]
        if len(b.on) > 1:
            g.agenda.append(Place(self.seat, self.card))
        else:
            g.agenda.append(FinishPurchase(self.seat, self.card, b.on[0]))


# ---- the card comes into the display --------------------------------------------------------------------------


class Place(OfCard):
    """A builder fits any bare stack (GLO-076)."""

    def barred(self, g: Table, option: i64) -> str:
        type = g.edition.place.item(option)
        return "" if type in g.edition.buildings[self.card].on and count(g.players[self.seat].bare, type) > 0 else "GLO-041"

    def choose(self, g: Table, option: i64) -> None:
        g.agenda.append(FinishPurchase(self.seat, self.card, g.edition.place.item(option)))


class FinishPurchase(Step[Table]):
    """Lay the card on its base, make the printed steps (GLO-043), then older builders give their gain (GLO-117)."""

    def __init__(self, seat: i64, card: i64, base: i64) -> None:
        self.seat, self.card, self.base = seat, card, base

    def run(self, g: Table) -> None:
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
