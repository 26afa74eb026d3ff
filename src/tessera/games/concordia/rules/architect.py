"""The architect: colonists move along their ways, sharing the steps; then houses are built beside them."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import covers
from tessera.core.sets import bit, members
from tessera.games.concordia.rules.common import (
    house_left,
    on_board,
    pay_money,
    put_colonist,
    take_colonist,
    trigger_end,
    unit_of,
)
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import LAND, SEA


def use_architect(g: Table, seat: i64) -> None:
    """As many steps as own colonists on the board (CON-020), then houses (CON-027)."""
    g.then(ArchitectPick(seat, on_board(g, seat) * g.edition.steps_per_colonist_on_board, ()), ArchitectBuild(seat))


def taken(g: Table, unit: i64) -> i64:
    """The ways of this kind on which anybody's colonist stands (CON-161)."""
    first: i64 = g.edition.chart.first[unit]
    mask: i64 = 0
    for p in g.players:
        for at in p.places(unit):
            place: i64 = at
            if place >= first:
                mask |= bit(place - first)
    return mask


class ArchitectPick(Choice[Table]):
    """Which colonist moves next? Each at most once in one action; `moved` are the ways where those stand that have moved."""

    def __init__(self, seat: i64, steps: i64, moved: tuple[int, ...]) -> None:
        self.seat, self.steps, self.moved = seat, steps, moved

    def options(self, g: Table) -> list[int]:
        p = g.players[self.seat]
        found: list[int] = []
        self.gather(g, LAND, p.land, found)
        self.gather(g, SEA, p.sea, found)
        found.append(g.edition.stop)
        return found

    def gather(self, g: Table, unit: i64, places: tuple[int, ...], found: list[int]) -> None:
        """Each different place of a colonist that has not moved and can reach a free way."""
        if len(places) == 0:
            return
        chart, option_of = g.edition.chart, g.edition.move[unit].places
        free = ~taken(g, unit)
        row = unit * chart.places
        last: i64 = -1
        for at in places:
            place: i64 = at
            if place != last and place not in self.moved:
                last = place
                within: i64 = chart.reach[row + place][self.steps]
                if within & free != 0:
                    found.append(option_of[place])

    def outside(self, g: Table, option: i64) -> str:
        unit, p = unit_of(g.edition.move, option), g.players[self.seat]
        place = g.edition.move[unit].item(option)
        if place < 0:
            return "CON-015"
        if place not in p.places(unit):
            return "CON-022" if place in p.places(1 - unit) else "CON-020"
        if self.steps == 0:
            return "CON-020"
        return "CON-021" if place in self.moved else "CON-025"

    def choose(self, g: Table, option: i64) -> None:
        if option != g.edition.stop:
            unit = unit_of(g.edition.move, option)
            g.then(ArchitectTarget(self.seat, unit, g.edition.move[unit].item(option), self.steps, self.moved))


class ArchitectTarget(Choice[Table]):
    """Where to? A free way within the steps; occupied ways may be crossed (CON-025, CON-026)."""

    def __init__(self, seat: i64, unit: i64, place: i64, steps: i64, moved: tuple[int, ...]) -> None:
        self.seat, self.unit, self.place, self.steps, self.moved = seat, unit, place, steps, moved

    def options(self, g: Table) -> list[int]:
        chart = g.edition.chart
        blocked = taken(g, self.unit)
        first: i64 = chart.first[self.unit]
        option_of = g.edition.to.places
        found: list[int] = []
        for at in chart.near[self.unit * chart.places + self.place][self.steps]:
            way: i64 = at
            if blocked >> (way - first) & 1 == 0:
                found.append(option_of[way])
        return found

    def outside(self, g: Table, option: i64) -> str:
        chart, way = g.edition.chart, g.edition.to.item(option)
        if way < 0:
            return "CON-015"
        if (way >= chart.first[SEA]) != (self.unit == SEA):
            return "CON-022"
        if chart.halts[way] == 0:
            return "CON-117"
        return "CON-025" if taken(g, self.unit) >> way - chart.first[self.unit] & 1 else "CON-020"

    def choose(self, g: Table, option: i64) -> None:
        chart, way = g.edition.chart, g.edition.to.item(option)
        take_colonist(g, self.seat, self.unit, self.place)
        put_colonist(g, self.seat, self.unit, way)
        g.tell("moved", self.seat, self.unit, self.place, way)
        left: i64 = self.steps - chart.distance[self.unit * chart.places + self.place][way - chart.first[self.unit]]
        if left > 0:
            g.then(ArchitectPick(self.seat, left, (*self.moved, way)))


def cities_beside(g: Table, seat: i64) -> i64:
    """Cities at the ends of ways with own colonists; a colonist in a city does not count (CON-028, CON-036)."""
    beside = g.edition.chart.beside
    p = g.players[seat]
    mask: i64 = 0
    for place in p.land:
        mask |= beside[place]
    for place in p.sea:
        mask |= beside[place]
    return mask


def sites(g: Table, seat: i64) -> i64:
    """Where this player may build if he can pay for it: beside his colonists, once in a city, not in the capital, up to 15 houses."""
    if house_left(g, seat) == 0:
        return 0
    return cities_beside(g, seat) & ~g.players[seat].houses & ~bit(g.edition.chart.capital)


def house_money(g: Table, city: i64) -> i64:
    """The money of its good, once more for every house already there (CON-030, CON-031)."""
    return g.edition.build_money[g.tiles[city]] * (g.houses_in(city) + 1)


def too_dear(g: Table, seat: i64, city: i64) -> str:
    """The clause because of which this player cannot pay for a house there, or ""."""
    if not covers(g.players[seat].goods, g.edition.build_goods[g.tiles[city]]):
        return "CON-029"
    if house_money(g, city) > g.power(seat):
        return "CON-031" if g.houses_in(city) > 0 else "CON-030"
    return ""


class ArchitectBuild(Choice[Table]):
    """Build in a city beside an own colonist, as often as it can be paid (CON-035)."""

    def options(self, g: Table) -> list[int]:
        option_of = g.edition.build.places
        found = [option_of[city] for city in members(sites(g, self.seat)) if too_dear(g, self.seat, city) == ""]
        found.append(g.edition.stop)
        return found

    def outside(self, g: Table, option: i64) -> str:
        chart, p, city = g.edition.chart, g.players[self.seat], g.edition.build.item(option)
        if city < 0:
            return "CON-015"
        if city == chart.capital:
            return "CON-034"
        if p.houses >> city & 1:
            return "CON-033"
        if house_left(g, self.seat) == 0:
            return "CON-135"
        if sites(g, self.seat) >> city & 1 == 0:
            return "CON-036" if city in p.land or city in p.sea else "CON-028"
        return too_dear(g, self.seat, city)

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.stop:
            return
        city = e.build.item(option)
        p = g.players[self.seat]
        money = house_money(g, city)
        p.goods -= e.build_goods[g.tiles[city]]
        pay_money(g, self.seat, money)
        p.houses |= bit(city)
        g.tell("built", self.seat, city, money)
        if house_left(g, self.seat) == 0:
            trigger_end(g, self.seat)
        else:
            g.then(ArchitectBuild(self.seat))
