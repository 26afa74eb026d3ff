"""I MERCATUS: cunning, the money-changer, weapons and horses, slaves, power. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, covers, one
from tessera.games.aquileia.state import Aquileia
from tessera.games.aquileia.tables import PECUNIA, bit, card


class Mercatus(Step[Aquileia]):
    """AQU-035, AQU-036: the next occupied space of the market; comes back until all are empty."""

    def run(self, g: Aquileia) -> None:
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


class AutoDolus(Step[Aquileia]):
    """AQU-037: two red dice, those coins from the bank."""

    def run(self, g: Aquileia) -> None:
        shown = g.dice(g.edition.dolus_dice)
        g.tell("red-dice", self.seat, count(shown, 0), count(shown, 1), count(shown, 2))
        g.gain_all(self.seat, shown)
        g.go_home(bit(g.edition.dolus))


class PecuniaExchange(Choice[Aquileia]):
    """AQU-038, AQU-039: exchange coins with the bank, up to three times; the first exchange scores."""

    def __init__(self, seat: i64, exchanges: i64) -> None:
        self.seat, self.exchanges = seat, exchanges

    def options(self, g: Aquileia) -> list[int]:
        e, coins = g.edition, g.players[self.seat].coins
        found: list[int] = []
        for exchange in range(len(e.exchange_give)):
            if covers(coins, e.exchange_give[exchange]):
                found.append(e.EXCHANGE + exchange)
        found.append(e.DONE)
        return found

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        if e.EXCHANGE <= option < e.DONE and not covers(g.players[self.seat].coins, e.exchange_give[option - e.EXCHANGE]):
            return "AQU-039"
        return ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        if option == e.DONE:
            g.go_home(bit(e.pecunia))
            return
        exchange = option - e.EXCHANGE
        g.spend(self.seat, e.exchange_give[exchange])
        g.gain_all(self.seat, e.exchange_get[exchange])
        if self.exchanges == 0:
            g.score(self.seat, PECUNIA, e.pecunia_points)
        if self.exchanges + 1 < e.pecunia_most:
            g.then(PecuniaExchange(self.seat, self.exchanges + 1))
        else:
            g.go_home(bit(e.pecunia))


class EquiBuy(Choice[Aquileia]):
    """AQU-040, AQU-041, AQU-045: the open card of the slot for 1 bronze; on the left also the top card of the deck."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def options(self, g: Aquileia) -> list[int]:
        e = g.edition
        if self.barred(g, e.BUY) == "":
            return [e.BUY, e.DECLINE]
        return [e.DECLINE]

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        if option == e.BUY:
            if g.equi_open[e.space_slot[self.space]] < 0:
                return "AQU-040"
            if not covers(g.players[self.seat].coins, e.equi_price):
                return "AQU-008"
        return ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.BUY:
            slot: i64 = e.space_slot[self.space]
            kind: i64 = g.equi_open[slot]
            g.spend(self.seat, e.equi_price)
            p.equi_public += card(kind)
            g.equi_open = put(g.equi_open, slot, -1)
            g.tell("bought-equi", self.seat, kind, self.space)
            if e.space_extra[self.space] == 1:
                drawn = g.draw_equi()
                if drawn >= 0:
                    p.equi_secret += card(drawn)
                    g.tell("drew-equi", self.seat, drawn)
        g.go_home(bit(self.space))


def put(row: tuple[int, ...], slot: i64, kind: i64) -> tuple[int, ...]:
    """The row with this slot changed."""
    changed = list(row)
    changed[slot] = kind
    return tuple(changed)


class ServiBuy(Choice[Aquileia]):
    """AQU-042, AQU-043, AQU-044: slave cards for coins of the space's metal, as many as the space allows."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def most(self, g: Aquileia) -> i64:
        e = g.edition
        n: i64 = e.space_limit[self.space]
        payable = count(g.players[self.seat].coins, e.space_metal[self.space]) // e.servi_price
        n = min(n, payable)
        return min(n, g.slaves_left())

    def options(self, g: Aquileia) -> list[int]:
        e = g.edition
        return [e.SERVI + k for k in range(self.most(g) + 1)]

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        k = option - e.SERVI
        if k <= 0 or option >= e.PLAY or k <= self.most(g):
            return ""
        if k > e.space_limit[self.space]:
            return ("AQU-042", "AQU-043", "AQU-044")[e.space_metal[self.space]]
        return "AQU-134" if g.slaves_left() < k else "AQU-008"

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        k = option - e.SERVI
        if k > 0:
            g.spend(self.seat, k * e.servi_price * one(e.space_metal[self.space]))
        while k > 0:
            g.draw_slave(self.seat)
            k -= 1
        g.go_home(bit(self.space))


class AutoPotentia(Step[Aquileia]):
    """AQU-047: the blue dice, until the end of the race."""

    def run(self, g: Aquileia) -> None:
        g.blue_holder = self.seat
        g.blue_dice = g.edition.blue_dice
        g.tell("blue-dice", self.seat, g.blue_dice)
        g.go_home(bit(g.edition.potentia))
