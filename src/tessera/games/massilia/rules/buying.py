"""Beige dice: buying goods in the harbour. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.games.massilia.rules.measure import affordable, beige_share, cost, price_of
from tessera.games.massilia.state import Table
from tessera.games.massilia.tables import BEIGE, COLOURED


class BuyColour(Choice[Table]):
    """MAS-043: exactly as many goods of one colour as the pips show."""

    def __init__(self, seat: i64, pips: i64) -> None:
        self.seat, self.pips = seat, pips

    def options(self, g: Table) -> list[int]:
        p = g.players[self.seat]
        return [g.edition.buy[good] for good in range(COLOURED) if affordable(g, p, good, self.pips)]

    def outside(self, g: Table, option: i64) -> str:
        return "MAS-047"

    def choose(self, g: Table, option: i64) -> None:
        g.then(BuySplit(self.seat, self.pips, g.edition.buy.item(option)))


class BuySplit(Choice[Table]):
    """MAS-045: beige goods may replace goods of the chosen colour, but one of that colour must be among them."""

    def __init__(self, seat: i64, pips: i64, good: i64) -> None:
        self.seat, self.pips, self.good = seat, pips, good

    def options(self, g: Table) -> list[int]:
        money, each = g.players[self.seat].money, price_of(g, self.good)
        least, most = beige_share(g, self.good, self.pips)
        return [g.edition.beige[n] for n in range(least, most + 1) if cost(g, each, self.pips - n, n) <= money]

    def outside(self, g: Table, option: i64) -> str:
        return "MAS-047" if g.edition.beige.item(option) < self.pips else "MAS-045"

    def choose(self, g: Table, option: i64) -> None:
        beige = g.edition.beige.item(option)
        coloured = self.pips - beige
        g.tell("bought", self.seat, self.good, coloured, beige)
        g.spend(self.seat, cost(g, price_of(g, self.good), coloured, beige))
        marker: i64 = g.markers[self.good]
        g.set_marker(self.good, max(marker - 1, g.edition.marker_low))  # MAS-049: one step, however many were bought
        if beige > 0:
            g.then(PlaceGoods(self.seat, BEIGE, beige, -1))
        g.then(PlaceGoods(self.seat, self.good, coloured, -1))  # the coloured lot first


class PlaceGoods(Choice[Table]):
    """MAS-046, MAS-129: spread a lot over the own stalls, plot by plot in rising order."""

    def __init__(self, seat: i64, good: i64, left: i64, last: i64) -> None:
        self.seat, self.good, self.left = seat, good, left
        self.last = last  # the plot used last for this lot, or -1

    def options(self, g: Table) -> list[int]:
        capacity, block = g.edition.stall_capacity, g.edition.place
        found: list[int] = []
        later: i64 = 0  # room on own stalls behind the plot looked at
        plot: i64 = len(g.stalls) - 1
        while plot > self.last:
            if g.owner(plot) == self.seat:
                room = g.room_at(plot)
                for n in range(max(1, self.left - later), min(self.left, room) + 1):
                    found.append(block[plot * capacity + n - 1])
                later += room
            plot -= 1
        return found

    def lot(self, g: Table, option: i64) -> tuple[i64, i64]:
        """The plot of an option, and how many goods go there."""
        item, capacity = g.edition.place.item(option), g.edition.stall_capacity
        return item // capacity, item % capacity + 1

    def outside(self, g: Table, option: i64) -> str:
        plot, n = self.lot(g, option)
        if g.owner(plot) != self.seat:
            return "MAS-046"
        if plot <= self.last:
            return "MAS-129"
        if n > self.left:
            return "MAS-043"
        return "MAS-018" if n > g.room_at(plot) else "MAS-047"

    def choose(self, g: Table, option: i64) -> None:
        plot, n = self.lot(g, option)
        g.stock(plot, self.good, n)
        if n < self.left:
            g.then(PlaceGoods(self.seat, self.good, self.left - n, plot))
