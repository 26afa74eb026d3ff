"""Brown dice: customers buy, the consul builds, closes and taxes. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one, total
from tessera.games.massilia.rules.measure import price
from tessera.games.massilia.state import OWNER, Massilia, put, ready
from tessera.games.massilia.tables import BEIGE, CONSUL, PLUTO, TEMPLE_FIELD


class MoveFigure(Choice[Massilia]):
    """MAS-052, MAS-053: the consul or one customer goes exactly the pips, either way round, and acts where he stops."""

    def __init__(self, seat: i64, pips: i64) -> None:
        self.seat, self.pips = seat, pips

    def options(self, g: Massilia) -> list[int]:
        e = g.edition
        found: list[int] = []
        for figure in range(len(g.figures)):
            at: i64 = g.figures[figure]
            ahead = (at + self.pips) % e.spaces
            back = (at - self.pips) % e.spaces
            found.append(e.MOVE + figure * e.spaces + ahead)
            if back != ahead:
                found.append(e.MOVE + figure * e.spaces + back)
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        return "MAS-052" if g.edition.MOVE <= option < g.edition.YES else ""

    def choose(self, g: Massilia, option: i64) -> None:
        e = g.edition
        figure, end = (option - e.MOVE) // e.spaces, (option - e.MOVE) % e.spaces
        g.tell("moved", self.seat, figure, g.figures[figure], end)
        g.figures = put(g.figures, figure, end)
        if figure == CONSUL:
            consul_stops(g, self.seat, end)
        else:
            customer_stops(g, self.seat, figure - 1, end)


# ---- customers ------------------------------------------------------------------------------------------------


def customer_stops(g: Massilia, mover: i64, good: i64, plot: i64) -> None:
    """MAS-062, MAS-069: he buys all goods of his colour from a stall of the mover, else perhaps the beige ones."""
    if g.owner(plot) != mover:
        return
    goods = g.goods_at(plot)
    n = count(goods, good)
    if n > 0:
        marker: i64 = g.markers[good]
        sell(g, mover, plot, good, n)
        g.praise(mover, n * marker)  # MAS-064: the value before it rises
        g.set_marker(good, min(marker + 1, g.edition.marker_high))  # MAS-068
    elif count(goods, BEIGE) > 0:
        if g.edition.beige_sale_optional:
            g.then(SellBeige(mover, plot))
        else:
            sell(g, mover, plot, BEIGE, count(goods, BEIGE))


def sell(g: Massilia, seat: i64, plot: i64, good: i64, n: i64) -> None:
    """MAS-063, MAS-065: the temple price for each good; the goods go back to the harbour."""
    g.unstock(plot, good, n)
    g.tell("sold", seat, good, n, plot)
    g.earn(seat, n * price(g, TEMPLE_FIELD))


class SellBeige(Choice[Massilia]):
    """MAS-066, MAS-067, MAS-127: all beige goods of the stall or none; they bring money, no reputation."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat, self.plot = seat, plot

    def options(self, g: Massilia) -> list[int]:
        return [g.edition.YES, g.edition.NO]

    def choose(self, g: Massilia, option: i64) -> None:
        n = count(g.goods_at(self.plot), BEIGE)
        if option == g.edition.YES and n > 0:
            sell(g, self.seat, self.plot, BEIGE, n)


# ---- the consul -----------------------------------------------------------------------------------------------


def consul_stops(g: Massilia, mover: i64, plot: i64) -> None:
    """MAS-070, MAS-072, MAS-075: he lets the mover build, closes an empty stall, or taxes the goods on it."""
    owner = g.owner(plot)
    if owner < 0:
        offer_building(g, mover, plot)
    elif consul_acts(g, mover, plot):
        if ready(g.players[owner], PLUTO):
            g.then(Pluto(owner, mover, plot))
        else:
            tax_or_close(g, mover, plot)


def consul_acts(g: Massilia, mover: i64, plot: i64) -> bool:
    """MAS-074: the last stall of a player is never closed. MAS-128: the mover's own stalls are treated like all others."""
    owner = g.owner(plot)
    if owner == mover and g.edition.consul_spares_mover:
        return False
    return g.goods_at(plot) > 0 or g.stalls_of(owner) > 1


def tax_or_close(g: Massilia, mover: i64, plot: i64) -> None:
    owner = g.owner(plot)
    if owner < 0:
        return
    if g.goods_at(plot) > 0:
        g.then(PayTax(owner, plot, -1))
    else:
        g.close_stall(plot)
        g.tell("closed", owner, plot)
        offer_building(g, mover, plot)  # MAS-073


class Pluto(Choice[Massilia]):
    """MAS-094, MAS-101: the owner may shield the stall; then the consul has no effect there."""

    def __init__(self, seat: i64, mover: i64, plot: i64) -> None:
        self.seat, self.mover, self.plot = seat, mover, plot

    def options(self, g: Massilia) -> list[int]:
        e = g.edition
        return [e.YES, e.NO] if ready(g.players[self.seat], PLUTO) else [e.NO]

    def barred(self, g: Massilia, option: i64) -> str:
        return "MAS-094" if option == g.edition.YES else ""

    def choose(self, g: Massilia, option: i64) -> None:
        if option == g.edition.YES:
            g.discard_card(self.seat, PLUTO)
            g.tell("shielded", self.seat, self.plot)
        else:
            tax_or_close(g, self.mover, self.plot)


class PayTax(Choice[Massilia]):
    """MAS-075, MAS-076, MAS-077: 1 for each good; goods not paid for go to the harbour, and the stall stays."""

    def __init__(self, seat: i64, plot: i64, last: i64) -> None:
        self.seat, self.plot = seat, plot
        self.last = last  # the good given last, or -1

    def options(self, g: Massilia) -> list[int]:
        e, goods, means = g.edition, g.goods_at(self.plot), payable(g, self.seat)
        found: list[int] = [e.PAY] if total(goods) <= means else []
        earlier: i64 = 0  # goods that can only be paid for once a later kind is given
        for good in range(4):
            n = count(goods, good)
            if good >= self.last and n > 0 and earlier <= means:
                found.append(e.GIVE + good)
            earlier += n
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if option == e.PAY:
            return "MAS-076"
        if not e.GIVE <= option < e.TAKE:
            return ""
        good = option - e.GIVE
        if count(g.goods_at(self.plot), good) == 0:
            return "MAS-076"
        return "MAS-129"

    def choose(self, g: Massilia, option: i64) -> None:
        e = g.edition
        if option == e.PAY:
            n = total(g.goods_at(self.plot))
            g.tell("taxed", self.seat, n, self.plot)
            g.spend(self.seat, n * e.tax)
            return
        good = option - e.GIVE
        g.unstock(self.plot, good, 1)
        g.tell("seized", self.seat, good, self.plot)
        if g.goods_at(self.plot) > 0:
            g.then(PayTax(self.seat, self.plot, good))


def payable(g: Massilia, seat: i64) -> i64:
    """For how many goods this player can pay the tax."""
    return g.players[seat].money // g.edition.tax if g.edition.tax > 0 else 1000


# ---- building -------------------------------------------------------------------------------------------------


def offer_building(g: Massilia, mover: i64, plot: i64) -> None:
    """MAS-070: asked only with a tile in reserve and the money for it."""
    if g.players[mover].money >= g.edition.build_cost and g.reserve(mover) > 0:
        g.then(BuildStall(mover, plot))


class BuildStall(Choice[Massilia]):
    """MAS-070, MAS-073: the mover may pay 5 and put a stall there."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat, self.plot = seat, plot

    def options(self, g: Massilia) -> list[int]:
        e = g.edition
        able = g.players[self.seat].money >= e.build_cost and g.reserve(self.seat) > 0 and g.owner(self.plot) < 0
        return [e.YES, e.NO] if able else [e.NO]

    def barred(self, g: Massilia, option: i64) -> str:
        return "MAS-070" if option == g.edition.YES else ""

    def choose(self, g: Massilia, option: i64) -> None:
        if option == g.edition.YES:
            g.open_stall(self.plot, self.seat)
            g.tell("built", self.seat, self.plot)
            g.spend(self.seat, g.edition.build_cost)
            g.then(MoveGoods(self.seat, self.plot, -1))


class MoveGoods(Choice[Massilia]):
    """MAS-048, MAS-071, MAS-129: goods from other own stalls to the new one, in rising order of plot and colour."""

    def __init__(self, seat: i64, plot: i64, last: i64) -> None:
        self.seat, self.plot = seat, plot
        self.last = last  # plot * 4 + good taken last, or -1

    def options(self, g: Massilia) -> list[int]:
        e, mark = g.edition, self.seat + 1
        found: list[int] = [e.DONE]
        if g.owner(self.plot) != self.seat or total(g.goods_at(self.plot)) >= e.capacity:
            return found
        plot: i64 = max(self.last, 0) // 4
        while plot < len(g.stalls):
            stall: i64 = g.stalls[plot]
            if stall >> OWNER == mark and plot != self.plot:
                for good in range(4):
                    if plot * 4 + good >= self.last and count(stall, good) > 0:
                        found.append(e.TAKE + plot * 4 + good)
            plot += 1
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if not e.TAKE <= option < e.OFFER:
            return ""
        plot, good = (option - e.TAKE) // 4, (option - e.TAKE) % 4
        if plot == self.plot or g.owner(plot) != self.seat or count(g.goods_at(plot), good) == 0:
            return "MAS-071"
        return "MAS-129" if option - e.TAKE < self.last else "MAS-018"

    def choose(self, g: Massilia, option: i64) -> None:
        e = g.edition
        if option == e.DONE:
            return
        taken = option - e.TAKE
        plot, good = taken // 4, taken % 4
        source: i64 = g.stalls[plot]
        target: i64 = g.stalls[self.plot]
        g.stalls = put(put(g.stalls, plot, source - one(good)), self.plot, target + one(good))
        g.tell("shifted", self.seat, good, plot, self.plot)
        g.then(MoveGoods(self.seat, self.plot, taken))
