"""B, placement: one action per turn: place a piece, ship, serve a merchant, activate an artisan, or pass."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.blocks import Block
from tessera.core.goods import count, covers, one, total
from tessera.core.rows import without
from tessera.core.sets import bit
from tessera.games.panthalos.rules.gains import Counted, OfSpace, goods_of, refinable, refine, upgrade
from tessera.games.panthalos.rules.places import grant, serve
from tessera.games.panthalos.state import Player, Table, held, tile
from tessera.games.panthalos.tables import ABSENT, FORO, ON, POLIS, SUPPLY, TRAINS, Tables


class Placement(Step[Table]):
    """PAN-001, PAN-003, PAN-236: the turn comes to this seat or the next one that has not passed; nobody left: placement ends."""

    def run(self, g: Table) -> None:
        n: i64 = len(g.players)
        i: i64 = 0
        while i < n:
            seat = (self.seat + i) % n
            p = g.players[seat]
            if not p.passed:
                if not p.idle(g.edition.dice):
                    g.then(Turn(seat), Placement((seat + 1) % n))
                    return
                p.passed = True
                g.tell("passed", seat)
            i += 1


class Turn(Choice[Table]):
    """PAN-002: exactly one action; who has a leader left may not pass (PAN-053)."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        if p.passed or p.idle(e.dice):
            return [e.passing]
        found = faces(p, e.dice, e.place, 1)
        leader = p.idle_leader(e.dice) >= 0
        if leader:
            found.append(e.place_leader)
        ships(g, p, found)
        merchants(g, p, found)
        artisans(e, p, found)
        if not leader:
            found.append(e.passing)
        return found

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.passing:
            return "PAN-053"
        if option in e.ship and e.ship.item(option) in g.port:
            return "PAN-225"
        if option in e.merchant and e.merchant.item(option) in g.merkator:
            return "PAN-033"
        if option in e.artisan:
            return artisan_barred(e, g.players[self.seat], e.artisan.item(option))
        return g.book.closed(option)

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.passing:
            p.passed = True
            g.tell("passed", self.seat)
        elif option == e.place_leader:
            g.then(PlaceSpace(self.seat, p.idle_leader(e.dice)))
        elif option in e.place:
            g.then(PlaceSpace(self.seat, p.idle_die(e.dice, e.place.item(option))))
        elif option in e.ship:
            ship(g, self.seat, e.ship.item(option))
        elif option in e.merchant:
            deliver(g, self.seat, e.merchant.item(option))
        else:
            activate(g, self.seat, e.artisan.item(option))


def faces(p: Player, dice: i64, block: Block, lowest: i64) -> list[int]:
    """An option for every face from the lowest on that an unplaced follower shows."""
    shown: i64 = 0
    i: i64 = 1
    while i <= dice:
        if p.places >> 6 * i & 63 == SUPPLY and p.leaders >> i & 1 == 0:
            shown |= bit(p.pips >> 4 * i & 15)
        i += 1
    found: list[int] = []
    while shown >> lowest > 0:
        if shown >> lowest & 1 == 1:
            found.append(block[lowest])
        lowest += 1
    return found


# ---- Action 1: place a piece ------------------------------------------------------------------------------


class PlaceSpace(Choice[Table]):
    """PAN-010 to PAN-019: the chosen piece goes to a free space it may stand on."""

    def __init__(self, seat: i64, piece: i64) -> None:
        self.seat, self.piece = seat, piece

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        taken = g.taken()
        for slot in e.spaces_of[g.side][FORO]:
            if not has_partner(p, e.dice, self.piece, e.mins[g.side][slot]):
                taken |= bit(slot)
        block = e.space
        return [block[space] for space in self.open_to(g) if taken >> space & 1 == 0]

    def open_to(self, g: Table) -> tuple[int, ...]:
        """PAN-014, PAN-015, PAN-019: a follower needs the printed pips, a leader none, but it stays out of POLIS."""
        p = g.players[self.seat]
        return g.edition.open_to[g.side][0 if p.leads(self.piece) else p.shows(self.piece)]

    def outside(self, g: Table, option: i64) -> str:
        e, space = g.edition, g.edition.space.item(option)
        leader, polis = g.players[self.seat].leads(self.piece), e.space_place[space] == POLIS
        if e.mins[g.side][space] == ABSENT:
            return "PAN-211"
        if polis and not leader and g.polis[space] >= 0:
            return "PAN-116"
        if space not in self.open_to(g):
            return "PAN-019" if leader else "PAN-014"
        return "PAN-016" if g.taken() >> space & 1 == 1 else "PAN-017"

    def choose(self, g: Table, option: i64) -> None:
        e, space = g.edition, g.edition.space.item(option)
        put(g, self.seat, self.piece, space)
        if e.space_place[space] == FORO:
            g.then(ForoPartner(self.seat, space))
        elif e.lightning[g.side][space] == 1:
            serve(g, self.seat, space)


def has_partner(p: Player, dice: i64, piece: i64, lowest: i64) -> bool:
    """PAN-017: is there a second unplaced piece for the slot?"""
    i: i64 = 0
    while i <= dice:
        if i != piece and p.places >> 6 * i & 63 == SUPPLY and (p.leads(i) or p.shows(i) >= lowest):
            return True
        i += 1
    return False


def put(g: Table, seat: i64, piece: i64, space: i64) -> None:
    p = g.players[seat]
    p.move(piece, ON + space)
    pips: i64 = 0 if p.leads(piece) else p.shows(piece)
    g.tell("placed", seat, piece, space, pips)


class ForoPartner(OfSpace):
    """PAN-017: the second piece of the pair, placed together with the first."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found = faces(p, e.dice, e.partner, e.mins[g.side][self.space])
        if p.idle_leader(e.dice) >= 0:
            found.append(e.partner_leader)
        return found

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        idle = option in e.partner and g.players[self.seat].idle_die(e.dice, e.partner.item(option)) >= 0
        return "PAN-014" if idle else "PAN-017"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        leader = option == e.partner_leader
        put(g, self.seat, p.idle_leader(e.dice) if leader else p.idle_die(e.dice, e.partner.item(option)), self.space)


# ---- Action 2: ship ---------------------------------------------------------------------------------------


def ships(g: Table, p: Player, found: list[int]) -> None:
    """Add the ships of PORT that can be loaded; two of a kind are one option."""
    if p.basic == 0 and p.refined == 0:
        return
    seen: i64 = 0
    for kind in g.port:
        if seen >> kind & 1 == 0 and matching(g.edition, p, kind) >= g.edition.min_matching_goods:
            found.append(g.edition.ship[kind])
        seen |= bit(kind)


def matching(e: Tables, p: Player, kind: i64) -> i64:
    """How many own goods a ship would load."""
    good: i64 = e.ship_good[kind]
    return e.ship_basic[kind] * count(p.basic, good) + e.ship_refined[kind] * count(p.refined, good)


def ship(g: Table, seat: i64, kind: i64) -> None:
    """PAN-024 to PAN-028: all matching goods leave the game for points; the ship stays with the player, who gets a disc."""
    e = g.edition
    p = g.players[seat]
    good: i64 = e.ship_good[kind]
    symbols: i64 = 0
    if e.ship_basic[kind] == 1:
        n = count(p.basic, good)
        symbols += n * e.symbols_basic
        p.basic -= n * one(good)
    if e.ship_refined[kind] == 1:
        n = count(p.refined, good)
        symbols += n * e.symbols_refined
        p.refined -= n * one(good)
    g.port = without(g.port, kind)
    p.ships += tile(kind)
    g.tell("shipped", seat, kind, symbols)
    g.score(seat, symbols * e.vp_per_symbol)
    g.gain_discs(seat, e.ship_discs)


# ---- Action 3: serve a merchant ---------------------------------------------------------------------------


def merchants(g: Table, p: Player, found: list[int]) -> None:
    if p.refined == 0:
        return
    for kind in g.merkator:
        if wants_met(g.edition, p, kind):
            found.append(g.edition.merchant[kind])


def wants_met(e: Tables, p: Player, kind: i64) -> bool:
    """The named goods, and enough other refined goods for every double question mark."""
    wants: i64 = e.merchant_wants[kind]
    return covers(p.refined, wants) and total(p.refined - wants) >= e.merchant_any[kind]


def deliver(g: Table, seat: i64, kind: i64) -> None:
    """PAN-033, PAN-039: the named goods go, then one of any kind for each double question mark; the merchant leaves the game."""
    e = g.edition
    g.players[seat].refined -= e.merchant_wants[kind]
    g.merkator = without(g.merkator, kind)
    g.tell("delivered", seat, kind)
    g.then(MerchantPays(seat, kind))
    if e.merchant_any[kind] > 0:
        g.then(MerchantWild(seat, e.merchant_any[kind]))


class MerchantWild(Counted):
    """PAN-034: which refined good stands for a double question mark."""

    def options(self, g: Table) -> list[int]:
        found: list[int] = []
        goods_of(g.players[self.seat].refined, g.edition.good, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-034"

    def choose(self, g: Table, option: i64) -> None:
        kind = g.edition.good.item(option)
        g.players[self.seat].refined -= one(kind)
        g.tell("gave-good", self.seat, kind)
        if self.left > 1:
            g.then(MerchantWild(self.seat, self.left - 1))


class MerchantPays(Step[Table]):
    """PAN-035, PAN-036: points and bonus; then the disasters may be looked at."""

    def __init__(self, seat: i64, merchant: i64) -> None:
        self.seat, self.merchant = seat, merchant

    def run(self, g: Table) -> None:
        e = g.edition
        g.score(self.seat, e.merchant_vp[self.merchant])
        if len(g.disasters) >= 2:
            g.then(Omen(self.seat))
        grant(g, self.seat, e.merchant_bonus[self.merchant], e.merchant_amount[self.merchant])


class Omen(Choice[Table]):
    """PAN-037: the player may take the two top disaster tiles."""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.look:
            g.known_disasters = (g.known_disasters[0], g.known_disasters[1] | int(bit(self.seat)), *g.known_disasters[2:])
            g.tell("looked", self.seat, g.disasters[1])
            g.then(OmenKeep(self.seat))


class OmenKeep(Choice[Table]):
    """PAN-038: one of the two lies open on top, the other goes to the bottom, known to whom it was known."""

    def choose(self, g: Table, option: i64) -> None:
        first, second = g.disasters[0], g.disasters[1]
        if option == g.edition.first:
            g.disasters = (first, *g.disasters[2:], second)
            g.known_disasters = (g.known_disasters[0], *g.known_disasters[2:], g.known_disasters[1])
        else:
            everybody = int(g.everybody())
            g.disasters = (second, *g.disasters[2:], first)
            g.known_disasters = (everybody, *g.known_disasters[2:], everybody)
        g.tell("open-disaster", self.seat, g.disasters[0])


# ---- Action 4: activate an artisan ------------------------------------------------------------------------


def artisans(e: Tables, p: Player, found: list[int]) -> None:
    """Add the own artisans that can be activated."""
    if p.artisans > 0:
        for kind in range(len(e.artisans)):
            if artisan_barred(e, p, kind) == "":
                found.append(e.artisan[kind])


def artisan_barred(e: Tables, p: Player, kind: i64) -> str:
    if held(p.artisans, kind) == 0:
        return "PAN-042"
    if p.discs < e.artisan_cost[kind]:
        return "PAN-043"
    good: i64 = e.artisan_good[kind]
    able = p.can_upgrade(e.dice, True, e.die_max) if good == TRAINS else refinable(p, good)
    return "" if able else "PAN-241"


def activate(g: Table, seat: i64, kind: i64) -> None:
    """PAN-043 to PAN-049: pay once, benefit once per own copy."""
    e = g.edition
    p = g.players[seat]
    p.pay_discs(e.artisan_cost[kind])
    g.tell("activated", seat, kind)
    if e.artisan_good[kind] == TRAINS:
        upgrade(g, seat, held(p.artisans, kind), True)
    else:
        refine(g, seat, held(p.artisans, kind), e.artisan_good[kind])
