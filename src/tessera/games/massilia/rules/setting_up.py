"""The start stalls. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count
from tessera.games.massilia.state import Table


class PlaceStartStall(Choice[Table]):
    """MAS-013, MAS-014, MAS-016: a stall on a free plot of a quadrant without one, with one good of each colour."""

    def barred(self, g: Table, option: i64) -> str:
        e, plot = g.edition, g.edition.plot.item(option)
        if g.owner(plot) >= 0:
            return "MAS-013"
        if not e.start_allowed[plot]:
            return "MAS-111"
        for other in range(len(g.stalls)):
            if e.quadrants[other] == e.quadrants[plot] and g.owner(other) >= 0:
                return "MAS-016"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        plot, goods = g.edition.plot.item(option), g.edition.start_goods
        g.open_stall(plot, self.seat)
        g.tell("placed-stall", self.seat, plot)
        for good in range(4):
            n = min(count(goods, good), count(g.harbour, good))
            if n > 0:
                g.stock(plot, good, n)
