"""Placement: henchmen and crests, one by one, round and round. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one
from tessera.games.aquileia.state import Aquileia, Player
from tessera.games.aquileia.tables import bit, many


def finished(g: Aquileia, p: Player) -> bool:
    """AQU-017, AQU-018: stopped, or nothing left to place."""
    return p.stopped or (p.crest > 0 and many(p.henchmen) >= g.edition.henchmen)


def out_of_reach(g: Aquileia, p: Player) -> i64:
    """The spaces closed to this player by his own pieces or for want of a coin: stadium and harbour."""
    e = g.edition
    barred: i64 = 0
    if e.one_side:
        for metal in range(3):
            if p.henchmen & e.stadium_mask & ~e.side_masks[metal] != 0:
                barred |= e.side_masks[metal]  # AQU-024
    if many(p.henchmen & e.paid_mask) >= e.paid_limit:
        return barred | e.paid_mask  # AQU-026
    for space in e.paid:
        if count(p.coins, e.space_metal[space]) == 0:
            barred |= bit(space)  # AQU-027
    return barred


def lowest_field(g: Aquileia) -> i64:
    """AQU-016: the lowest free field of the advantage track."""
    field: i64 = 1
    while any(p.crest == field for p in g.players):
        field += 1
    return field


class Place(Choice[Aquileia]):
    """AQU-015: one henchman on a free action space, or the crest, or stop for this round."""

    def options(self, g: Aquileia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        if many(p.henchmen) < e.henchmen:
            free = e.open_spaces[len(g.players)] & ~g.taken() & ~out_of_reach(g, p)
            space: i64 = 0
            while free != 0:
                if free & 1 == 1:
                    found.append(space)
                free >>= 1
                space += 1
        if p.crest == 0:
            found.append(e.CREST)
        if p.crest > 0 or not e.crest_mandatory:
            found.append(e.STOP)
        return found

    def barred(self, g: Aquileia, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        if option == e.CREST:
            return "AQU-016" if p.crest > 0 else ""
        if option == e.STOP:
            return "AQU-019" if p.crest == 0 and e.crest_mandatory else ""
        if option > e.STOP:
            return ""
        if many(p.henchmen) >= e.henchmen:
            return "AQU-017"
        if e.open_spaces[len(g.players)] >> option & 1 == 0:
            return "AQU-130"
        if g.taken() >> option & 1 == 1:
            return "AQU-015"
        if out_of_reach(g, p) >> option & 1 == 0:
            return ""
        if e.stadium_mask >> option & 1 == 1:
            return "AQU-024"
        return "AQU-026" if p.henchmen & e.paid_mask != 0 else "AQU-027"

    def choose(self, g: Aquileia, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.CREST:
            p.crest = lowest_field(g)
            g.tell("crest", self.seat, p.crest)
        elif option == e.STOP:
            p.stopped = True
            g.tell("stopped", self.seat)
        else:
            p.henchmen |= bit(option)
            g.tell("placed", self.seat, option)
            if e.paid_mask >> option & 1 == 1:
                metal: i64 = e.space_metal[option]
                p.coins -= one(metal)
                g.harbour_coins |= bit(metal)
                g.tell("coin-laid", self.seat, metal)
        n: i64 = len(g.players)
        seat: i64 = self.seat
        while n > 0:
            seat += 1
            if seat == len(g.players):
                seat = 0
            if not finished(g, g.players[seat]):
                g.then(Place(seat))
                return
            n -= 1
