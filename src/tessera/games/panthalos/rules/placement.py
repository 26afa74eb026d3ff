"""B, placement: one action per turn: place a piece, ship, serve a merchant, activate an artisan, or pass."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, covers, one, total
from tessera.games.panthalos.rules.gains import refinable, refine, upgrade
from tessera.games.panthalos.rules.places import grant, serve
from tessera.games.panthalos.state import Player, Table, bit, held, tile, without
from tessera.games.panthalos.tables import ABSENT, AGRO, FORO, ON, POLIS, SUPPLY, TITANUS, TRAINS, PanthalosEdition


class Placement(Step[Table]):
    """PAN-001, PAN-003, PAN-236: the turn comes to this seat or the next one that has not passed; nobody left: placement ends."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

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
    """PAN-002: exactly one action."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: Table) -> list[int]:
        e = g.edition
        p = g.players[self.seat]
        if p.passed or p.idle(e.dice):
            return [e.PASS]
        found: list[int] = []
        shown = idle_faces(p, e.dice)
        for pips in range(e.die_max + 1):
            if shown >> pips & 1 == 1:
                found.append(e.PLACE_DIE + pips - 1)
        leader = p.idle_leader(e.dice) >= 0
        if leader:
            found.append(e.PLACE_LEADER)
        ships(g, p, found)
        merchants(g, p, found)
        if p.artisans > 0:
            for kind in range(len(e.artisans)):
                if held(p.artisans, kind) > 0 and artisan_barred(e, p, kind) == "":
                    found.append(e.ARTISAN + kind)
        if not leader:
            found.append(e.PASS)
        return found

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        p = g.players[self.seat]
        if option == e.PASS:
            return "PAN-053" if not p.passed and p.idle_leader(e.dice) >= 0 else ""
        if e.PLACE_DIE <= option < e.PLACE_LEADER:
            return "PAN-010" if p.passed or p.idle_die(e.dice, option - e.PLACE_DIE + 1) < 0 else ""
        if option == e.PLACE_LEADER:
            return "PAN-010" if p.passed or p.idle_leader(e.dice) < 0 else ""
        if e.SHIP <= option < e.SHIP + len(e.ships):
            return ship_barred(g, p, option - e.SHIP)
        if e.MERCHANT <= option < e.MERCHANT + len(e.merchants):
            return merchant_barred(g, p, option - e.MERCHANT)
        if e.ARTISAN <= option < e.ARTISAN + len(e.artisans):
            return artisan_barred(e, p, option - e.ARTISAN)
        return ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        p = g.players[self.seat]
        if option == e.PASS:
            p.passed = True
            g.tell("passed", self.seat)
        elif option == e.PLACE_LEADER:
            g.then(PlaceSpace(self.seat, p.idle_leader(e.dice)))
        elif option < e.PLACE_LEADER:
            g.then(PlaceSpace(self.seat, p.idle_die(e.dice, option - e.PLACE_DIE + 1)))
        elif option < e.SHIP + len(e.ships):
            ship(g, self.seat, option - e.SHIP)
        elif option < e.MERCHANT + len(e.merchants):
            deliver(g, self.seat, option - e.MERCHANT)
        else:
            activate(g, self.seat, option - e.ARTISAN)


def idle_faces(p: Player, dice: i64) -> i64:
    """A bit for every face that an unplaced follower shows."""
    shown: i64 = 0
    i: i64 = 1
    while i <= dice:
        if p.places >> 6 * i & 63 == SUPPLY and p.leaders >> i & 1 == 0:
            shown |= bit(p.pips >> 4 * i & 15)
        i += 1
    return shown


# ---- Action 1: place a piece ------------------------------------------------------------------------------


class PlaceSpace(Choice[Table]):
    """PAN-010 to PAN-019: the chosen piece goes to a free space it may stand on."""

    def __init__(self, seat: i64, piece: i64) -> None:
        self.seat, self.piece = seat, piece

    def options(self, g: Table) -> list[int]:
        e = g.edition
        p = g.players[self.seat]
        taken = g.taken()
        for slot in e.spaces_of[g.side][FORO]:
            if not has_partner(p, e.dice, self.piece, e.mins[g.side][slot]):
                taken |= bit(slot)
        base: i64 = e.SPACE
        rank = 0 if p.leads(self.piece) else p.shows(self.piece)
        return [base + s for s in e.open_to[g.side][rank] if taken >> s & 1 == 0]

    def barred(self, g: Table, option: i64) -> str:
        space = option - g.edition.SPACE
        if not 0 <= space < len(g.edition.spaces):
            return ""
        return space_barred(g, self.seat, self.piece, space)

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        space = option - e.SPACE
        put(g, self.seat, self.piece, space)
        if e.space_place[space] == FORO:
            g.then(ForoPartner(self.seat, space))
        elif e.lightning[g.side][space] == 1:
            serve(g, self.seat, space)


def space_barred(g: Table, seat: i64, piece: i64, space: i64) -> str:
    e = g.edition
    lowest: i64 = e.mins[g.side][space]
    place: i64 = e.space_place[space]
    p = g.players[seat]
    if lowest == ABSENT:
        return "PAN-211"
    leader = p.leads(piece)
    if place == POLIS:
        if leader:
            return "PAN-019"
        if g.polis[space] >= 0:
            return "PAN-116"
    if not leader and p.shows(piece) < lowest:
        return "PAN-014"
    if g.taken() >> space & 1 == 1:
        return "PAN-016"
    if place == FORO and not has_partner(p, e.dice, piece, lowest):
        return "PAN-017"
    return ""


def open_field(e: PanthalosEdition, space: i64) -> bool:
    """PAN-018: TITANUS and AGRO hold any number of pieces."""
    return e.space_place[space] == TITANUS or e.space_place[space] == AGRO


def has_partner(p: Player, dice: i64, piece: i64, lowest: i64) -> bool:
    """PAN-017: is there a second unplaced piece for the slot?"""
    i: i64 = 0
    while i <= dice:
        if i != piece and p.places >> 6 * i & 63 == SUPPLY and (p.leads(i) or p.shows(i) >= lowest):
            return True
        i += 1
    return False


def put(g: Table, seat: i64, piece: i64, space: i64) -> None:
    g.players[seat].move(piece, ON + space)
    g.tell("placed", seat, piece, space)


class ForoPartner(Choice[Table]):
    """PAN-017: the second piece of the pair, placed together with the first."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def options(self, g: Table) -> list[int]:
        e = g.edition
        p = g.players[self.seat]
        lowest: i64 = e.mins[g.side][self.space]
        shown = idle_faces(p, e.dice)
        found = [e.PARTNER_DIE + pips - 1 for pips in range(lowest, e.die_max + 1) if shown >> pips & 1 == 1]
        if p.idle_leader(e.dice) >= 0:
            found.append(e.PARTNER_LEADER)
        return found

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.PARTNER_LEADER:
            return "PAN-017" if g.players[self.seat].idle_leader(e.dice) < 0 else ""
        pips = option - e.PARTNER_DIE + 1
        if not 1 <= pips <= e.die_max:
            return ""
        if g.players[self.seat].idle_die(e.dice, pips) < 0:
            return "PAN-017"
        return "PAN-014" if pips < e.mins[g.side][self.space] else ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        p = g.players[self.seat]
        if option == e.PARTNER_LEADER:
            put(g, self.seat, p.idle_leader(e.dice), self.space)
        else:
            put(g, self.seat, p.idle_die(e.dice, option - e.PARTNER_DIE + 1), self.space)


# ---- Action 2: ship ---------------------------------------------------------------------------------------


def ships(g: Table, p: Player, found: list[int]) -> None:
    """Add the ships of PORT that can be loaded; two of a kind are one option."""
    if p.basic == 0 and p.refined == 0:
        return
    seen: i64 = 0
    for kind in g.port:
        if seen >> kind & 1 == 0 and matching(g.edition, p, kind) >= g.edition.ship_min:
            found.append(g.edition.SHIP + kind)
        seen |= bit(kind)


def matching(e: PanthalosEdition, p: Player, kind: i64) -> i64:
    """How many own goods a ship would load."""
    good: i64 = e.ship_good[kind]
    return e.ship_basic[kind] * count(p.basic, good) + e.ship_refined[kind] * count(p.refined, good)


def ship_barred(g: Table, p: Player, kind: i64) -> str:
    if p.passed:
        return "PAN-022"
    if p.idle(g.edition.dice):
        return "PAN-021"
    if kind not in g.port:
        return "PAN-023"
    return "PAN-225" if matching(g.edition, p, kind) < g.edition.ship_min else ""


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
    g.score(seat, symbols * e.ship_vp)
    g.gain_discs(seat, e.ship_discs)


# ---- Action 3: serve a merchant ---------------------------------------------------------------------------


def merchants(g: Table, p: Player, found: list[int]) -> None:
    if p.refined == 0:
        return
    for kind in g.merkator:
        if wants_met(g.edition, p, kind):
            found.append(g.edition.MERCHANT + kind)


def wants_met(e: PanthalosEdition, p: Player, kind: i64) -> bool:
    """The named goods, and enough other refined goods for every double question mark."""
    wants: i64 = e.merchant_wants[kind]
    return covers(p.refined, wants) and total(p.refined - wants) >= e.merchant_any[kind]


def merchant_barred(g: Table, p: Player, kind: i64) -> str:
    if p.passed or p.idle(g.edition.dice):
        return "PAN-031"
    if kind not in g.merkator:
        return "PAN-032"
    return "" if wants_met(g.edition, p, kind) else "PAN-033"


def deliver(g: Table, seat: i64, kind: i64) -> None:
    """PAN-033, PAN-039: the named goods go, then one of any kind for each double question mark; the merchant leaves the game."""
    e = g.edition
    g.players[seat].refined -= e.merchant_wants[kind]
    g.merkator = without(g.merkator, kind)
    g.tell("delivered", seat, kind)
    g.then(MerchantPays(seat, kind))
    if e.merchant_any[kind] > 0:
        g.then(MerchantWild(seat, e.merchant_any[kind]))


class MerchantWild(Choice[Table]):
    """PAN-034: which refined good stands for a double question mark, `left` times."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left

    def options(self, g: Table) -> list[int]:
        e = g.edition
        refined = g.players[self.seat].refined
        return [e.KIND + k for k in range(len(e.goods)) if count(refined, k) > 0]

    def barred(self, g: Table, option: i64) -> str:
        kind = option - g.edition.KIND
        if not 0 <= kind < len(g.edition.goods):
            return ""
        return "PAN-034" if count(g.players[self.seat].refined, kind) == 0 else ""

    def choose(self, g: Table, option: i64) -> None:
        kind = option - g.edition.KIND
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

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: Table) -> list[int]:
        return [g.edition.LEAVE, g.edition.LOOK]

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.LOOK:
            g.known_disasters = (g.known_disasters[0], g.known_disasters[1] | int(bit(self.seat)), *g.known_disasters[2:])
            g.tell("looked", self.seat, g.disasters[1])
            g.then(OmenKeep(self.seat))


class OmenKeep(Choice[Table]):
    """PAN-038: one of the two lies open on top, the other goes to the bottom, known to whom it was known."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: Table) -> list[int]:
        return [g.edition.FIRST, g.edition.SECOND]

    def choose(self, g: Table, option: i64) -> None:
        first, second = g.disasters[0], g.disasters[1]
        if option == g.edition.FIRST:
            g.disasters = (first, *g.disasters[2:], second)
            g.known_disasters = (g.known_disasters[0], *g.known_disasters[2:], g.known_disasters[1])
        else:
            everybody = int(g.everybody())
            g.disasters = (second, *g.disasters[2:], first)
            g.known_disasters = (everybody, *g.known_disasters[2:], everybody)
        g.tell("open-disaster", self.seat, g.disasters[0])


# ---- Action 4: activate an artisan ------------------------------------------------------------------------


def artisan_barred(e: PanthalosEdition, p: Player, kind: i64) -> str:
    if p.passed or p.idle(e.dice):
        return "PAN-041"
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
