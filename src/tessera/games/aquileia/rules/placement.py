"""Placement: henchmen and crests, one by one, round and round. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one
from tessera.core.sets import bit, bits
from tessera.games.aquileia.state import Player, Table


def finished(g: Table, p: Player) -> bool:
    """AQU-017, AQU-018: stopped, or nothing left to place."""
    return p.stopped or (p.crest > 0 and bits(p.henchmen) >= g.edition.henchmen)


def out_of_reach(g: Table, p: Player) -> i64:
    """The spaces closed to this player by his own pieces or for want of a coin: stadium and harbour."""
    e = g.edition
    barred: i64 = 0
    for metal in range(3):
        if p.henchmen & e.stadium_mask & ~e.side_masks[metal] != 0:
            barred |= e.side_masks[metal]  # AQU-024
    if bits(p.henchmen & e.paid_mask) >= e.paid_limit:
        return barred | e.paid_mask  # AQU-026
    for space in e.paid:
        if count(p.coins, e.space_metal[space]) == 0:
            barred |= bit(space)  # AQU-027
    return barred


def lowest_field(g: Table) -> i64:
    """AQU-016: the lowest free field of the advantage track."""
    field: i64 = 1
    while any(p.crest == field for p in g.players):
        field += 1
    return field


class Place(Choice[Table]):
    """AQU-015: one henchman on a free action space, or the crest, or stop for this round."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        if bits(p.henchmen) < e.henchmen:
            free = e.open_spaces[len(g.players)] & ~g.taken() & ~out_of_reach(g, p)
            space: i64 = 0
            while free != 0:
                if free & 1 == 1:
                    found.append(e.space[space])
                free >>= 1
                space += 1
        if p.crest == 0:
            found.append(e.crest)
        if p.crest > 0 or not e.crest_mandatory:
            found.append(e.stop)
        return found

    def outside(self, g: Table, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        if option == e.crest:
            return "AQU-016"
        if option == e.stop:
            return "AQU-019"
        if bits(p.henchmen) >= e.henchmen:
            return "AQU-017"
        place = bit(e.space.item(option))
        if e.open_spaces[len(g.players)] & place == 0:
            return "AQU-130"
        if g.taken() & place != 0:
            return "AQU-015"
        if e.stadium_mask & place != 0:
            return "AQU-024"
        return "AQU-026" if bits(p.henchmen & e.paid_mask) >= e.paid_limit else "AQU-027"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.crest:
            p.crest = lowest_field(g)
            g.tell("crest", self.seat, p.crest)
        elif option == e.stop:
            p.stopped = True
            g.tell("stopped", self.seat)
        else:
            take_space(g, self.seat, e.space.item(option))
        n: i64 = len(g.players)
        for step in range(1, n + 1):
            seat = (self.seat + step) % n
            if not finished(g, g.players[seat]):
                g.then(Place(seat))
                return


def take_space(g: Table, seat: i64, space: i64) -> None:
    """AQU-015, AQU-027: a henchman; with him a coin on a paid space of the harbour."""
    e, p = g.edition, g.players[seat]
    p.henchmen |= bit(space)
    g.tell("placed", seat, space)
    if e.paid_mask >> space & 1 == 1:
        metal: i64 = e.space_metal[space]
        p.coins -= one(metal)
        g.harbour_coins |= bit(metal)
        g.tell("coin-laid", seat, metal)
