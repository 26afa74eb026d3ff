"""Brown dice: customers buy, the consul builds, closes and taxes. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one, total
from tessera.core.rows import changed
from tessera.games.massilia.rules.measure import price
from tessera.games.massilia.state import Table, ready
from tessera.games.massilia.tables import BEIGE, CONSUL, PLUTO, TEMPLE_FIELD


class MoveFigure(Choice[Table]):
    """MAS-052, MAS-053: the consul or one customer goes exactly the pips, either way round, and acts where he stops."""

    def __init__(self, seat: i64, pips: i64) -> None:
        self.seat, self.pips = seat, pips

    def options(self, g: Table) -> list[int]:
        spaces, move = g.edition.spaces, g.edition.move
        found: list[int] = []
        for figure in range(len(g.figures)):
            at: i64 = g.figures[figure]
            ahead = (at + self.pips) % spaces
            back = (at - self.pips) % spaces
            found.append(move[figure * spaces + ahead])
            if back != ahead:
                found.append(move[figure * spaces + back])
        return found

    def choose(self, g: Table, option: i64) -> None:
        item, spaces = g.edition.move.item(option), g.edition.spaces
        figure, end = item // spaces, item % spaces
        g.tell("moved", self.seat, figure, g.figures[figure], end)
        g.figures = changed(g.figures, figure, end)
        if figure == CONSUL:
            consul_stops(g, self.seat, end)
        else:
            customer_stops(g, self.seat, figure - 1, end)


# ---- customers ------------------------------------------------------------------------------------------------


def customer_stops(g: Table, mover: i64, good: i64, plot: i64) -> None:
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
        if g.edition.sell_beige_optional:
            g.then(SellBeige(mover, plot))
        else:
            sell(g, mover, plot, BEIGE, count(goods, BEIGE))


def sell(g: Table, seat: i64, plot: i64, good: i64, n: i64) -> None:
    """MAS-063, MAS-065: the temple price for each good; the goods go back to the harbour."""
    g.unstock(plot, good, n)
    g.tell("sold", seat, good, n, plot)
    g.earn(seat, n * price(g, TEMPLE_FIELD))


class SellBeige(Choice[Table]):
    """MAS-066, MAS-067, MAS-127: all beige goods of the stall or none; they bring money, no reputation."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat, self.plot = seat, plot

    def choose(self, g: Table, option: i64) -> None:
        n = count(g.goods_at(self.plot), BEIGE)
        if option == g.edition.yes and n > 0:
            sell(g, self.seat, self.plot, BEIGE, n)


# ---- the consul -----------------------------------------------------------------------------------------------


def consul_stops(g: Table, mover: i64, plot: i64) -> None:
    """MAS-070, MAS-072, MAS-075: he lets the mover build, closes an empty stall, or taxes the goods on it."""
    owner = g.owner(plot)
    if owner < 0:
        offer_building(g, mover, plot)
    elif consul_acts(g, mover, plot):
        if ready(g.players[owner], PLUTO):
            g.then(Pluto(owner, mover, plot))
        else:
            tax_or_close(g, mover, plot)


def consul_acts(g: Table, mover: i64, plot: i64) -> bool:
    """MAS-074: the last stall of a player is never closed. MAS-128: the mover's own stalls are treated like all others."""
    owner = g.owner(plot)
    if owner == mover and not g.edition.consul_affects_mover_too:
        return False
    return g.goods_at(plot) > 0 or g.stalls_of(owner) > 1


def tax_or_close(g: Table, mover: i64, plot: i64) -> None:
    owner = g.owner(plot)
    if owner < 0:
        return
    if g.goods_at(plot) > 0:
        g.then(PayTax(owner, plot, -1))
    else:
        g.close_stall(plot)
        g.tell("closed", owner, plot)
        offer_building(g, mover, plot)  # MAS-073


def out_of_turn(g: Table, seat: i64, option: i64) -> bool:
    """Is this a card, and the turn another's? Whom the consul visits may then play Pluto alone (MAS-101)."""
    e = g.edition
    others = g.agenda[0].seat >= 0 and g.agenda[0].seat != seat  # whose turn it is stands at the bottom
    return others and (option in e.card or option in e.bend or option in e.send_back or option in e.venus or option == e.mars)


class Pluto(Choice[Table]):
    """MAS-094, MAS-101: the owner may shield the stall; then the consul has no effect there."""

    def __init__(self, seat: i64, mover: i64, plot: i64) -> None:
        self.seat, self.mover, self.plot = seat, mover, plot

    def barred(self, g: Table, option: i64) -> str:
        return "" if option == g.edition.no or ready(g.players[self.seat], PLUTO) else "MAS-094"

    def elsewhere(self, g: Table, option: i64) -> str:
        return "MAS-101" if out_of_turn(g, self.seat, option) else super().elsewhere(g, option)

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.yes:
            g.discard_card(self.seat, PLUTO)
            g.tell("shielded", self.seat, self.plot)
        else:
            tax_or_close(g, self.mover, self.plot)


class PayTax(Choice[Table]):
    """MAS-075, MAS-076, MAS-077: 1 for each good; goods not paid for go to the harbour, and the stall stays."""

    def __init__(self, seat: i64, plot: i64, last: i64) -> None:
        self.seat, self.plot = seat, plot
        self.last = last  # the good given last, or -1

    def options(self, g: Table) -> list[int]:
        e, goods, means = g.edition, g.goods_at(self.plot), payable(g, self.seat)
        found: list[int] = [e.pay] if total(goods) <= means else []
        earlier: i64 = 0  # goods that can only be paid for once a later kind is given
        for good in range(4):
            n = count(goods, good)
            if good >= self.last and n > 0 and earlier <= means:
                found.append(e.give[good])
            earlier += n
        return found

    def outside(self, g: Table, option: i64) -> str:
        e, goods = g.edition, g.goods_at(self.plot)
        return "MAS-129" if option in e.give and count(goods, e.give.item(option)) > 0 else "MAS-076"

    def elsewhere(self, g: Table, option: i64) -> str:
        return "MAS-101" if out_of_turn(g, self.seat, option) else super().elsewhere(g, option)

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.pay:
            n = total(g.goods_at(self.plot))
            g.tell("taxed", self.seat, n, self.plot)
            g.spend(self.seat, n * e.tax_per_good)
            return
        good = e.give.item(option)
        g.unstock(self.plot, good, 1)
        g.tell("seized", self.seat, good, self.plot)
        if g.goods_at(self.plot) > 0:
            g.then(PayTax(self.seat, self.plot, good))


def payable(g: Table, seat: i64) -> i64:
    """For how many goods this player can pay the tax."""
    tax = g.edition.tax_per_good
    return g.players[seat].money // tax if tax > 0 else 1000


# ---- building -------------------------------------------------------------------------------------------------


def may_build(g: Table, seat: i64, plot: i64) -> bool:
    """MAS-070: on a free plot, with a tile in reserve and the money for it."""
    return g.owner(plot) < 0 and g.players[seat].money >= g.edition.build_cost and g.reserve(seat) > 0


def offer_building(g: Table, mover: i64, plot: i64) -> None:
    if may_build(g, mover, plot):
        g.then(BuildStall(mover, plot))


class BuildStall(Choice[Table]):
    """MAS-070, MAS-073: the mover may pay 5 and put a stall there."""

    def __init__(self, seat: i64, plot: i64) -> None:
        self.seat, self.plot = seat, plot

    def barred(self, g: Table, option: i64) -> str:
        return "" if option == g.edition.no or may_build(g, self.seat, self.plot) else "MAS-070"

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.yes:
            g.open_stall(self.plot, self.seat)
            g.tell("built", self.seat, self.plot)
            g.spend(self.seat, g.edition.build_cost)
            g.then(MoveGoods(self.seat, self.plot, -1))


class MoveGoods(Choice[Table]):
    """MAS-048, MAS-071, MAS-129: goods from other own stalls to the new one, in rising order of plot and colour."""

    def __init__(self, seat: i64, plot: i64, last: i64) -> None:
        self.seat, self.plot = seat, plot
        self.last = last  # plot * 4 + good taken last, or -1

    def options(self, g: Table) -> list[int]:
        e = g.edition
        found: list[int] = [e.done]
        if g.owner(self.plot) != self.seat or g.room_at(self.plot) == 0:
            return found
        for plot in range(max(self.last, 0) // 4, len(g.stalls)):
            if plot != self.plot and g.owner(plot) == self.seat:
                for lot in range(4 * plot, 4 * plot + 4):
                    if lot >= self.last and g.has(self.seat, lot):
                        found.append(e.take[lot])
        return found

    def outside(self, g: Table, option: i64) -> str:
        lot = g.edition.take.item(option)
        if lot // 4 == self.plot or not g.has(self.seat, lot):
            return "MAS-071"
        return "MAS-129" if lot < self.last else "MAS-018"

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.done:
            return
        lot = g.edition.take.item(option)
        plot, good = lot // 4, lot % 4
        left = changed(g.stalls, plot, g.stalls[plot] - one(good))
        g.stalls = changed(left, self.plot, left[self.plot] + one(good))
        g.tell("shifted", self.seat, good, plot, self.plot)
        g.then(MoveGoods(self.seat, self.plot, lot))
