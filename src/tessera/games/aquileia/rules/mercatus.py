"""I MERCATUS: cunning, the money-changer, weapons and horses, slaves, power. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, covers, one
from tessera.core.hands import card
from tessera.core.rows import changed
from tessera.core.sets import bit
from tessera.games.aquileia.rules.frames import AtSpace, Phase
from tessera.games.aquileia.state import Table
from tessera.games.aquileia.tables import PECUNIA


class Mercatus(Phase):
    """AQU-035, AQU-036: the next occupied space of the market; comes back until all are empty."""

    def run(self, g: Table) -> None:
        e = g.edition
        taken = g.taken()
        for space in e.market:
            if taken >> space & 1 == 1:
                g.then(self)
                seat = g.owner(space)
                if space == e.dolus:
                    g.then(AutoDolus(seat))
                elif space == e.pecunia:
                    g.then(PecuniaExchange(seat, 0))
                elif space == e.potentia:
                    g.then(AutoPotentia(seat))
                elif e.space_slot[space] >= 0:
                    g.then(EquiBuy(seat, space))
                else:
                    g.then(ServiBuy(seat, space))
                return


class AutoDolus(Step[Table]):
    """AQU-037: two red dice, those coins from the bank."""

    def run(self, g: Table) -> None:
        shown = g.dice(g.edition.dolus_dice)
        g.show("red-dice", self.seat, shown)
        g.gain_all(self.seat, shown)
        g.go_home(bit(g.edition.dolus))


class PecuniaExchange(Choice[Table]):
    """AQU-038, AQU-039: exchange coins with the bank, up to three times; the first exchange scores."""

    def __init__(self, seat: i64, exchanges: i64) -> None:
        self.seat, self.exchanges = seat, exchanges

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.done or covers(g.players[self.seat].coins, e.exchange_give[e.exchange.item(option)]):
            return ""
        return "AQU-039"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.done:
            g.go_home(bit(e.pecunia))
            return
        exchange = e.exchange.item(option)
        g.spend(self.seat, e.exchange_give[exchange])
        g.gain_all(self.seat, e.exchange_get[exchange])
        if self.exchanges == 0:
            g.score(self.seat, PECUNIA, e.pecunia_points)
        if self.exchanges + 1 < e.pecunia_most:
            g.then(PecuniaExchange(self.seat, self.exchanges + 1))
        else:
            g.go_home(bit(e.pecunia))


class EquiBuy(AtSpace):
    """AQU-040, AQU-041, AQU-045: the open card of the slot for 1 bronze; on the left also the top card of the deck."""

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.decline:
            return ""
        if g.equi_open[e.space_slot[self.space]] < 0:
            return "AQU-040"
        return "" if covers(g.players[self.seat].coins, e.equi_price) else "AQU-008"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.buy:
            slot: i64 = e.space_slot[self.space]
            kind: i64 = g.equi_open[slot]
            g.spend(self.seat, e.equi_price)
            p.equi_public += card(kind)
            g.equi_open = changed(g.equi_open, slot, -1)
            g.tell("bought-equi", self.seat, kind, self.space)
            if e.space_extra[self.space] == 1:
                drawn = g.draw_equi()
                if drawn >= 0:
                    p.equi_secret += card(drawn)
                    g.tell("drew-equi", self.seat, drawn)
        g.go_home(bit(self.space))


class ServiBuy(AtSpace):
    """AQU-042, AQU-043, AQU-044: slave cards for coins of the space's metal, as many as the space allows."""

    def most(self, g: Table) -> i64:
        e = g.edition
        payable = count(g.players[self.seat].coins, e.space_metal[self.space]) // e.servi_price
        n: i64 = min(e.space_limit[self.space], payable)
        return min(n, g.slaves_left())

    def options(self, g: Table) -> list[int]:
        return [g.edition.servi[n] for n in range(self.most(g) + 1)]

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        n = e.servi.item(option)
        if n > e.space_limit[self.space]:
            return ("AQU-042", "AQU-043", "AQU-044")[e.space_metal[self.space]]
        return "AQU-134" if g.slaves_left() < n else "AQU-008"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        n = e.servi.item(option)
        if n > 0:
            g.spend(self.seat, n * e.servi_price * one(e.space_metal[self.space]))
            g.draw_slaves(self.seat, n)
        g.go_home(bit(self.space))


class AutoPotentia(Step[Table]):
    """AQU-047: the blue dice, until the end of the race."""

    def run(self, g: Table) -> None:
        g.blue_holder = self.seat
        g.blue_dice = g.edition.blue_dice
        g.tell("blue-dice", self.seat, g.blue_dice)
        g.go_home(bit(g.edition.potentia))
