"""New colonists: with the tribune one in the capital, with the colonist card any number in the capital and beside own houses."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import covers
from tessera.games.concordia.rules.common import on_board, settle_colonist, waiting
from tessera.games.concordia.scoring import interim_money, points
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import LAND, SEA, bit


def use_tribune(g: Table, seat: i64) -> None:
    """Take back the whole pile; each card beyond the third pays (CON-016, CON-017)."""
    e = g.edition
    p = g.players[seat]
    n: i64 = len(p.pile)
    for card in p.pile:
        p.hand |= bit(card)
    p.pile = ()
    p.copied = 0
    money = (n - e.free_cards) * e.card_money if n > e.free_cards else 0
    p.money += money
    g.tell("took-back", seat, n, money)
    if e.interim and p.interim < 0:
        g.then(InterimScoring(seat))
    g.then(TribuneColonist(seat))


def place_barred(g: Table, seat: i64, unit: i64, city: i64) -> str:
    """Why this colonist cannot be placed there, or ""."""
    e = g.edition
    p = g.players[seat]
    if waiting(g, seat, unit) == 0:
        return "CON-113"
    if not covers(p.goods, e.colonist_cost):
        return "CON-063"
    if city != e.chart.capital and p.houses >> city & 1 == 0:
        return "CON-064"
    return "" if e.chart.with_way[unit] >> city & 1 else "CON-066"


class TribuneColonist(Choice[Table]):
    """One new colonist may be placed in the capital (CON-018)."""

    def options(self, g: Table) -> list[int]:
        e = g.edition
        found: list[int] = []
        if covers(g.players[self.seat].goods, e.colonist_cost):
            if place_barred(g, self.seat, LAND, e.chart.capital) == "":
                found.append(e.LAND)
            if place_barred(g, self.seat, SEA, e.chart.capital) == "":
                found.append(e.SEA)
        found.append(e.NONE)
        return found

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option not in (e.LAND, e.SEA):
            return ""
        why = place_barred(g, self.seat, LAND if option == e.LAND else SEA, e.chart.capital)
        return "CON-018" if why == "CON-063" else why

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option != e.NONE:
            settle_colonist(g, self.seat, LAND if option == e.LAND else SEA, e.chart.capital)


class InterimScoring(Step[Table]):
    """After his first tribune a player is scored; when all are, the best get money (CON-132 to CON-134)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        g.players[self.seat].interim = points(g, self.seat)
        g.tell("interim", self.seat, g.players[self.seat].interim)
        if any(p.interim < 0 for p in g.players):
            return
        for seat, money in enumerate(interim_money(g)):
            if money > 0:
                g.players[seat].money += money
                g.tell("interim-money", seat, money)
            g.players[seat].interim = 0


class ColonistMode(Choice[Table]):
    """The colonist card: money, or new colonists (CON-062)."""

    def options(self, g: Table) -> list[int]:
        e = g.edition
        return [e.CASH, e.SETTLE] if self.barred(g, e.SETTLE) == "" else [e.CASH]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option != e.SETTLE:
            return ""
        if not covers(g.players[self.seat].goods, e.colonist_cost):
            return "CON-063"
        return "" if len(placements(g, self.seat)) > 0 else "CON-113"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.CASH:
            money = e.colonist_base + e.colonist_each * on_board(g, self.seat)
            g.players[self.seat].money += money
            g.tell("earned", self.seat, money)
        else:
            g.then(ColonistPlace(self.seat, 0))


def placements(g: Table, seat: i64) -> list[int]:
    """Every kind and city where a new colonist may be placed now."""
    e = g.edition
    chart = e.chart
    found: list[int] = []
    if not covers(g.players[seat].goods, e.colonist_cost):
        return found
    homes = g.players[seat].houses | bit(chart.capital)
    for unit in range(2):
        if waiting(g, seat, unit) > 0:
            cities: i64 = homes & chart.with_way[unit]
            city: i64 = 0
            while cities != 0:
                if cities & 1:
                    found.append(chart.place_code[unit * chart.cities + city])
                cities >>= 1
                city += 1
    return found


class ColonistPlace(Choice[Table]):
    """Place one colonist after the other, each for its price, also several in one city (CON-063 to 066)."""

    def __init__(self, seat: i64, placed: i64) -> None:
        self.seat, self.placed = seat, placed

    def options(self, g: Table) -> list[int]:
        found = placements(g, self.seat)
        if self.placed > 0 or len(found) == 0:
            found.append(g.edition.STOP)
        return found

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.STOP:
            return "CON-062" if self.placed == 0 else ""
        if not e.PLACE <= option < e.CARD:
            return ""
        city: i64 = e.chart.local[option]
        return "CON-015" if city < 0 else place_barred(g, self.seat, LAND if option < e.PLACE_SEA else SEA, city)

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option != e.STOP:
            settle_colonist(g, self.seat, LAND if option < e.PLACE_SEA else SEA, e.chart.local[option])
            g.then(ColonistPlace(self.seat, self.placed + 1))
