"""New colonists: with the tribune one in the capital, with the colonist card any number in the capital and beside own houses."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import covers
from tessera.core.sets import bit, members
from tessera.games.concordia.rules.common import on_board, settle_colonist, unit_of, waiting
from tessera.games.concordia.scoring import interim_money, points
from tessera.games.concordia.state import Table


def use_tribune(g: Table, seat: i64) -> None:
    """Take back the whole pile; each card beyond the third pays (CON-016, CON-017)."""
    e = g.edition
    p = g.players[seat]
    n: i64 = len(p.pile)
    for card in p.pile:
        p.hand |= bit(card)
    p.pile = ()
    p.copied = 0
    money = (n - e.free_cards) * e.money_per_further_card if n > e.free_cards else 0
    p.money += money
    g.tell("took-back", seat, n, money)
    if e.interim and p.interim < 0:
        g.then(InterimScoring(seat))
    g.then(TribuneColonist(seat))


def unplaceable(g: Table, seat: i64, unit: i64, city: i64, cost: str) -> str:
    """The clause against placing this colonist there, or ""; `cost` is the one that names the price."""
    e, p = g.edition, g.players[seat]
    if waiting(g, seat, unit) == 0:
        return "CON-113"
    if not covers(p.goods, e.colonist_cost):
        return cost
    if city != e.chart.capital and p.houses >> city & 1 == 0:
        return "CON-064"
    return "" if e.chart.with_way[unit] >> city & 1 else "CON-066"


class TribuneColonist(Choice[Table]):
    """One new colonist may be placed in the capital (CON-018)."""

    def options(self, g: Table) -> list[int]:
        found = [option for option in g.edition.unit.options if self.outside(g, option) == ""]
        found.append(g.edition.none)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return unplaceable(g, self.seat, g.edition.unit.item(option), g.edition.chart.capital, "CON-018")

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option != e.none:
            settle_colonist(g, self.seat, e.unit.item(option), e.chart.capital)


class InterimScoring(Step[Table]):
    """After his first tribune a player is scored; when all are, the best get money (CON-132 to CON-134)."""

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

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.cash:
            return ""
        if not covers(g.players[self.seat].goods, e.colonist_cost):
            return "CON-063"
        return "" if len(placements(g, self.seat)) > 0 else "CON-113"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.cash:
            money = cash_of_colonists(g, self.seat)
            g.players[self.seat].money += money
            g.tell("earned", self.seat, money)
        else:
            g.then(ColonistPlace(self.seat, 0))


def cash_of_colonists(g: Table, seat: i64) -> i64:
    """The money of the colonist card: 5, and 1 for each colonist on the board (CON-067)."""
    return g.edition.money_base + g.edition.money_per_colonist_on_board * on_board(g, seat)


def placements(g: Table, seat: i64) -> list[int]:
    """Every kind and city where a new colonist may be placed now."""
    e = g.edition
    homes = members(g.players[seat].houses | bit(e.chart.capital))
    return [e.place[u][city] for u in range(2) for city in homes if unplaceable(g, seat, u, city, "CON-063") == ""]


class ColonistPlace(Choice[Table]):
    """Place one colonist after the other, each for its price, also several in one city (CON-063 to 066)."""

    def __init__(self, seat: i64, placed: i64) -> None:
        self.seat, self.placed = seat, placed

    def options(self, g: Table) -> list[int]:
        found = placements(g, self.seat)
        if self.placed > 0 or len(found) == 0:
            found.append(g.edition.stop)
        return found

    def outside(self, g: Table, option: i64) -> str:
        if option == g.edition.stop:
            return "CON-062"
        unit = unit_of(g.edition.place, option)
        city = g.edition.place[unit].item(option)
        return "CON-015" if city < 0 else unplaceable(g, self.seat, unit, city, "CON-063")

    def choose(self, g: Table, option: i64) -> None:
        if option != g.edition.stop:
            unit = unit_of(g.edition.place, option)
            settle_colonist(g, self.seat, unit, g.edition.place[unit].item(option))
            g.then(ColonistPlace(self.seat, self.placed + 1))
