"""VI PORTUS: the thief, then the workshops and money-changers. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Step
from tessera.core.goods import count, one
from tessera.core.sets import bit, summed
from tessera.games.aquileia.rules.frames import AtSpace, Phase
from tessera.games.aquileia.state import Player, Table
from tessera.games.aquileia.tables import PORTUS, Tables


class Portus(Phase):
    """AQU-105, AQU-108: LATRO, then bronze, silver, gold; comes back until all spaces are empty."""

    def run(self, g: Table) -> None:
        e = g.edition
        taken = g.taken()
        if taken >> e.latro & 1 == 1:
            g.then(AutoLatro(g.owner(e.latro)), self)
            return
        for space in e.paid:
            if taken >> space & 1 == 1:
                g.then(self)
                act(g, g.owner(space), space)
                return


class AutoLatro(Step[Table]):
    """AQU-106, AQU-107, AQU-136: two red dice; he takes the coins of those metals that lie there, his own too."""

    def run(self, g: Table) -> None:
        e = g.edition
        for _ in range(e.latro_dice):
            metal = g.die()
            g.tell("thief-die", self.seat, metal)
            if g.harbour_coins >> metal & 1 == 1:
                g.harbour_coins &= ~bit(metal)
                g.players[self.seat].coins += one(metal)
                g.tell("stole", self.seat, metal)
        g.go_home(bit(e.latro))


def act(g: Table, seat: i64, space: i64) -> None:
    """AQU-109, AQU-110, AQU-114: pay the coin lying there, or be asked for another one, or do nothing."""
    e, p = g.edition, g.players[seat]
    metal: i64 = e.space_metal[space]
    if g.harbour_coins >> metal & 1 == 1:
        g.harbour_coins &= ~bit(metal)
        g.tell("harbour-paid", seat, metal)
        g.then(AutoActivate(seat, space))
    elif count(p.coins, metal) > 0 and p.houses & e.left_mask != 0:
        g.then(PortusPay(seat, space))
    else:
        g.tell("harbour-lost", seat, space)
        g.go_home(bit(space))


class PortusPay(AtSpace):
    """AQU-109, AQU-111: robbed; he may pay again from his supply."""

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        unpayable = count(g.players[self.seat].coins, e.space_metal[self.space]) == 0
        return "AQU-110" if option == e.pay and unpayable else ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.pay:
            g.spend(self.seat, one(e.space_metal[self.space]))
            g.then(AutoActivate(self.seat, self.space))
        else:
            g.go_home(bit(self.space))


def income(e: Tables, p: Player) -> tuple[int, int]:
    """AQU-112, AQU-113: all own workshops pay points, all own money-changers pay coins (packed)."""
    if p.houses & e.left_mask == 0:
        return 0, 0
    return summed(p.houses & e.workshops, e.site_value), summed(p.houses & e.changers, e.site_pays)


class AutoActivate(Step[Table]):
    """The income of all own workshops and money-changers."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def run(self, g: Table) -> None:
        points, coins = income(g.edition, g.players[self.seat])
        if g.players[self.seat].houses & g.edition.left_mask != 0:
            g.tell("activated", self.seat, self.space)
        g.score(self.seat, PORTUS, points)
        g.gain_all(self.seat, coins)
        g.go_home(bit(self.space))
