"""Beige dice: buying goods in the harbour. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, total
from tessera.games.massilia.rules.measure import affordable, cost, fits
from tessera.games.massilia.state import GOODS_ONLY, OWNER, Massilia
from tessera.games.massilia.tables import BEIGE, COLOURED


class BuyColour(Choice[Massilia]):
    """MAS-043: exactly as many goods of one colour as the pips show."""

    def __init__(self, seat: i64, pips: i64) -> None:
        self.seat, self.pips = seat, pips

    def options(self, g: Massilia) -> list[int]:
        p = g.players[self.seat]
        return [g.edition.BUY + good for good in range(COLOURED) if affordable(g, p, good, self.pips)]

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if e.BUY <= option < e.SPLIT and not affordable(g, g.players[self.seat], option - e.BUY, self.pips):
            return "MAS-047"
        return ""

    def choose(self, g: Massilia, option: i64) -> None:
        g.then(BuySplit(self.seat, self.pips, option - g.edition.BUY))


class BuySplit(Choice[Massilia]):
    """MAS-045: beige goods may replace goods of the chosen colour, but one of that colour must be among them."""

    def __init__(self, seat: i64, pips: i64, good: i64) -> None:
        self.seat, self.pips, self.good = seat, pips, good

    def options(self, g: Massilia) -> list[int]:
        p, most = g.players[self.seat], min(self.pips - 1, count(g.harbour, BEIGE))
        return [g.edition.SPLIT + b for b in range(most + 1) if fits(g, p, self.good, self.pips, b)]

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if not e.SPLIT <= option < e.PLACE:
            return ""
        beige = option - e.SPLIT
        if beige >= self.pips:
            return "MAS-045"
        return "" if fits(g, g.players[self.seat], self.good, self.pips, beige) else "MAS-047"

    def choose(self, g: Massilia, option: i64) -> None:
        beige = option - g.edition.SPLIT
        coloured = self.pips - beige
        g.tell("bought", self.seat, self.good, coloured, beige)
        g.spend(self.seat, cost(g, self.good, coloured, beige))
        marker: i64 = g.markers[self.good]
        g.set_marker(self.good, max(marker - 1, g.edition.marker_low))  # MAS-049: one step, however many were bought
        if beige > 0:
            g.then(PlaceGoods(self.seat, BEIGE, beige, -1))
        g.then(PlaceGoods(self.seat, self.good, coloured, -1))  # the coloured lot first


class PlaceGoods(Choice[Massilia]):
    """MAS-046, MAS-129: spread a lot over the own stalls, plot by plot in rising order."""

    def __init__(self, seat: i64, good: i64, left: i64, last: i64) -> None:
        self.seat, self.good, self.left = seat, good, left
        self.last = last  # the plot used last for this lot, or -1

    def options(self, g: Massilia) -> list[int]:
        e, mark = g.edition, self.seat + 1
        found: list[int] = []
        later: i64 = 0  # room on own stalls behind the plot looked at
        plot: i64 = len(g.stalls) - 1
        while plot > self.last:
            stall: i64 = g.stalls[plot]
            if stall >> OWNER == mark:
                room = e.capacity - total(stall & GOODS_ONLY)
                n = max(1, self.left - later)
                most = min(self.left, room)
                while n <= most:
                    found.append(e.PLACE + plot * e.capacity + n - 1)
                    n += 1
                later += room
            plot -= 1
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if not e.PLACE <= option < e.MOVE:
            return ""
        plot, n = (option - e.PLACE) // e.capacity, (option - e.PLACE) % e.capacity + 1
        if g.owner(plot) != self.seat:
            return "MAS-046"
        if plot <= self.last:
            return "MAS-129"
        if n > self.left:
            return "MAS-043"
        return "MAS-018" if n > e.capacity - total(g.goods_at(plot)) else "MAS-047"

    def choose(self, g: Massilia, option: i64) -> None:
        e = g.edition
        plot, n = (option - e.PLACE) // e.capacity, (option - e.PLACE) % e.capacity + 1
        g.stock(plot, self.good, n)
        if n < self.left:
            g.then(PlaceGoods(self.seat, self.good, self.left - n, plot))
