"""Receiving: the right-hand side of every ability, item by item from left to right (GLO-081 to GLO-083, GLO-092)."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count
from tessera.games.gloria_mundi.state import Table, add, advance
from tessera.games.gloria_mundi.tables import GLORY, ITS_STEPS, STEP, Item


def receive(g: Table, seat: i64, card: i64, item: i64, times: i64, given: i64) -> None:
    """What building `card` gains, from `item` on, `times` times over; `given` is the building discarded for it, or -1."""
    gain = g.edition.buildings[card].gain
    while times > 0:
        while item < len(gain):
            thing = gain[item]
            if len(thing.kinds) > 1:
                g.agenda.append(Receive(seat, card, item + 1, times, given))
                g.agenda.append(PickResources(seat, card, item))
                return
            receive_item(g, seat, thing, given)
            if g.over:
                return
            item += 1
        item = 0
        times -= 1


def receive_item(g: Table, seat: i64, item: Item, given: i64) -> None:
    kind = item.kind
    if kind < STEP:
        add(g, seat, kind, item.n)
    elif kind == STEP:
        advance(g, seat, item.n)
    elif kind == ITS_STEPS:  # GLO-087; perhaps none, GLO-125
        advance(g, seat, g.edition.buildings[given].steps)
    else:  # its price: as printed, GLO-088, GLO-118
        receive_goods(g, seat, g.edition.buildings[given].price)


def receive_goods(g: Table, seat: i64, goods: i64) -> None:
    for kind in range(GLORY + 1):
        n = count(goods, kind)
        if n > 0:
            add(g, seat, kind, n)


class OfCard(Choice[Table]):
    """A decision about one building."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat, self.card = seat, card


class Receive(Step[Table]):
    """The rest of a gain, after a choice in the middle of it."""

    def __init__(self, seat: i64, card: i64, item: i64, times: i64, given: i64) -> None:
        self.seat, self.card, self.item, self.times, self.given = seat, card, item, times, given

    def run(self, g: Table) -> None:
        receive(g, self.seat, self.card, self.item, self.times, self.given)


class PickResources(OfCard):
    """A gain with a slash: that many pieces in any mix of the kinds shown (GLO-082, GLO-083)."""

    def __init__(self, seat: i64, card: i64, item: i64) -> None:
        self.seat, self.card, self.item = seat, card, item

    def options(self, g: Table) -> list[int]:
        return list(g.edition.buildings[self.card].gain[self.item].codes)

    def outside(self, g: Table, option: i64) -> str:
        return misfit(g.edition.pick.item(option), g.edition.buildings[self.card].gain[self.item])

    def choose(self, g: Table, option: i64) -> None:
        goods = g.edition.pick.item(option)
        receive_goods(g, self.seat, goods)
        advance(g, self.seat, count(goods, STEP))


def misfit(goods: i64, item: Item) -> str:
    """Why these pieces do not fit an item: other kinds than shown, or another number."""
    n: i64 = 0
    for kind in range(STEP + 1):
        m = count(goods, kind)
        n += m
        if m > 0 and kind not in item.kinds:
            return "GLO-082"
    return "GLO-083" if n != item.n else ""
