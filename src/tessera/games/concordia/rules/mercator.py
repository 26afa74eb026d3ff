"""The mercator: money, then trade with the bank in up to two kinds of goods."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.blocks import Block
from tessera.core.goods import count, one
from tessera.games.concordia.rules.common import pay_money
from tessera.games.concordia.state import Table


def use_mercator(g: Table, seat: i64, money: i64) -> None:
    g.players[seat].money += money
    g.tell("earned", seat, money)
    if g.edition.good_types > 0:
        g.then(MercatorTrade(seat, ()))


def add_amounts(found: list[int], block: Block, first: i64, most: i64) -> None:
    """The options for one, two ... pieces of a good, from the first of them on."""
    n: i64 = 0
    while n < most:
        found.append(block[first + n])
        n += 1


class MercatorTrade(Choice[Table]):
    """Sell or buy any amount of one good at its price; `traded` are the goods this action has traded already (CON-046)."""

    def __init__(self, seat: i64, traded: tuple[int, ...]) -> None:
        self.seat, self.traded = seat, traded

    def options(self, g: Table) -> list[int]:
        e = g.edition
        goods = g.players[self.seat].goods
        free = g.free(self.seat)
        power = g.power(self.seat)
        found: list[int] = []
        for good in range(5):
            if good not in self.traded:
                row = good * e.warehouse
                add_amounts(found, e.sell, row, count(goods, good))
                add_amounts(found, e.buy, row, min(free, power // e.price[good]))
        found.append(e.stop)
        return found

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        buys = option in e.buy
        lot = e.buy.item(option) if buys else e.sell.item(option)
        if lot // e.warehouse in self.traded or not buys:
            return "CON-046"
        return "CON-047" if lot % e.warehouse + 1 > g.free(self.seat) else "CON-048"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.stop:
            return
        buys = option in e.buy
        lot = e.buy.item(option) if buys else e.sell.item(option)
        good, n = lot // e.warehouse, lot % e.warehouse + 1
        p = g.players[self.seat]
        money: i64 = n * e.price[good]
        if buys:
            pay_money(g, self.seat, money)
            p.goods += n * one(good)
            g.tell("bought", self.seat, good, n, money)
        else:
            p.goods -= n * one(good)
            p.money += money
            g.tell("sold", self.seat, good, n, money)
        traded: i64 = len(self.traded) + 1
        if traded < e.good_types:
            g.then(MercatorTrade(self.seat, (*self.traded, good)))
