"""The prefect lets a province produce or takes the cash bonus; a specialist lets the own houses of one good produce."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import one
from tessera.core.sets import bit, bits, members
from tessera.games.concordia.rules.common import PassMagnus, store
from tessera.games.concordia.state import Table


def cash_bonus(g: Table) -> i64:
    """Coins visible on all markers (CON-043)."""
    money: i64 = 0
    for province in members(g.coins):
        money += g.edition.coins[g.markers[province]]
    return money


def marker_goods(g: Table, seat: i64) -> i64:
    """How many goods of a marker this player gets: one, with the Praefectus Magnus two (CON-040, CON-097)."""
    return g.edition.magnus_goods if g.magnus == seat else g.edition.marker_goods


def harvest(g: Table, seat: i64, province: i64) -> i64:
    """The goods of this seat's houses in a province (CON-041)."""
    own: i64 = g.players[seat].houses & g.edition.chart.cities_in[province]
    granted: i64 = 0
    if own != 0:
        for good in range(5):
            granted += bits(own & g.growing[good]) * one(good)
    return granted


class PrefectChoice(Choice[Table]):
    """Let one province produce, take the cash bonus, or neither."""

    def options(self, g: Table) -> list[int]:
        e = g.edition
        option_of = e.produce.places
        found = [option_of[province] for province in range(len(g.markers)) if g.coins >> province & 1 == 0]
        if g.coins != 0:
            found.append(e.cash)
        found.append(e.decline)
        return found

    def outside(self, g: Table, option: i64) -> str:
        if option == g.edition.cash:
            return "CON-043"
        return "CON-015" if g.edition.produce.item(option) < 0 else "CON-039"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.cash:
            money = cash_bonus(g)
            g.players[self.seat].money += money
            g.coins = 0
            g.tell("cashed", self.seat, money)
        elif option != e.decline:
            produce(g, self.seat, e.produce.item(option))


def produce(g: Table, actor: i64, province: i64) -> None:
    """The marker good for the actor, a good for every house; the actor stores first, then clockwise (CON-040, CON-041)."""
    marker: i64 = g.markers[province]
    extra = marker_goods(g, actor)
    g.coins |= bit(province)
    g.tell("produced", actor, province, marker, extra)
    if g.magnus == actor:
        g.then(PassMagnus(actor))
    n: i64 = len(g.players)
    i: i64 = n
    while i > 0:  # what must be chosen is put on the agenda from behind, so that the actor is asked first
        i -= 1
        seat = (actor + i) % n
        granted = harvest(g, seat, province)
        if i == 0:
            granted += extra * one(marker)
        store(g, seat, granted)


def use_specialist(g: Table, seat: i64, good: i64) -> None:
    """All own houses in cities of one good produce; nobody else gets anything (CON-068, CON-069)."""
    cities: i64 = g.growing[good]
    store(g, seat, bits(g.players[seat].houses & cities) * one(good))
