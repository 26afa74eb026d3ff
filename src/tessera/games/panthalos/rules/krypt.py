"""9 KRYPT: the underworld strikes; every player wards it off or endures it."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.panthalos.rules.gains import kinds_of, send_home
from tessera.games.panthalos.state import Player, Table, held, tile
from tessera.games.panthalos.tables import KRYPT, ON, PanthalosEdition


class Krypt(Step[Table]):
    """9 KRYPT, PAN-190 to PAN-192: what each player must pay is fixed before the first decides."""

    def run(self, g: Table) -> None:
        g.then(KryptReturn())
        if len(g.disasters) == 0:
            return
        g.tell("strike", -1, g.disasters[0], strike(g))
        best = g.best_follower(KRYPT)
        for seat in reversed(g.order()):
            g.then(Defend(seat, required(g, seat, best)))


def strike(g: Table) -> i64:
    """PAN-191: the strength of the open disaster tile plus the value of TEMPLUM."""
    return g.edition.disaster_strength[g.disasters[0]] + g.templum()


def required(g: Table, seat: i64, best: i64) -> i64:
    """PAN-221, PAN-222: own pieces in KRYPT lower the demand, but never below 1."""
    e = g.edition
    p = g.players[seat]
    bonus: i64 = 0
    for piece in range(e.dice + 1):
        at = p.at(piece)
        if at >= ON and e.space_place[at - ON] == KRYPT:
            if not p.leads(piece):
                bonus += p.shows(piece)
            else:
                bonus += best if best > 0 else e.lone_leader_bonus
    return max(1, strike(g) - bonus)


def strength(e: PanthalosEdition, p: Player, element: i64) -> i64:
    """All own titans and supports of one element together."""
    titans: i64 = len(e.titan_values)
    supports: i64 = len(e.support_values)
    n: i64 = 0
    for kind in range(element * titans, (element + 1) * titans):
        n += held(p.titans, kind) * e.titan_strength[kind]
    for kind in range(element * supports, (element + 1) * supports):
        n += held(p.supports, kind) * e.support_strength[kind]
    return n


class Defend(Choice[Table]):
    """PAN-193, PAN-196: ward the strike off with tiles of its element, or endure it."""

    def __init__(self, seat: i64, required: i64) -> None:
        self.seat, self.required = seat, required

    def options(self, g: Table) -> list[int]:
        e = g.edition
        return [o for o in (e.DEFEND, e.ENDURE) if self.barred(g, o) == ""]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.DEFEND:
            element = e.disaster_element[g.disasters[0]]
            if strength(e, g.players[self.seat], element) < self.required:
                return "PAN-193"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.DEFEND:
            g.then(KryptPay(self.seat, self.required, 0))
        else:
            endure(g, self.seat)


def endure(g: Table, seat: i64) -> None:
    """PAN-196, PAN-223: a disc goes to the collecting fields, from the supply or else the bank; without any, points are lost."""
    p = g.players[seat]
    if p.discs > 0:
        p.discs -= 1
        p.krypt_discs += 1
    elif p.bank > 0:
        p.bank -= 1
        p.krypt_discs += 1
    else:
        g.score(seat, g.edition.penalty_vp)
    g.tell("endured", seat, g.krypt_discs())


class KryptPay(Choice[Table]):
    """PAN-193, PAN-248: pay matching tiles one by one until the demand is met; `paid` are the titans among them."""

    def __init__(self, seat: i64, required: i64, paid: i64) -> None:
        self.seat, self.required, self.paid = seat, required, paid

    def options(self, g: Table) -> list[int]:
        e = g.edition
        p = g.players[self.seat]
        element = e.disaster_element[g.disasters[0]]
        titans: i64 = len(e.titan_values)
        supports: i64 = len(e.support_values)
        first_titan = element * titans
        first_support = element * supports
        found: list[int] = []
        kinds_of(p.titans >> 3 * first_titan & tile(titans) - 1, e.TITAN + first_titan, found)
        kinds_of(p.supports >> 3 * first_support & tile(supports) - 1, e.SUPPORT + first_support, found)
        return found

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        is_titan = e.TITAN <= option < e.TITAN + e.titan_kinds()
        is_support = e.SUPPORT <= option < e.SUPPORT + e.support_kinds()
        if not is_titan and not is_support:
            return ""
        element = (option - e.TITAN) // len(e.titan_values) if is_titan else (option - e.SUPPORT) // len(e.support_values)
        if element != e.disaster_element[g.disasters[0]]:
            return "PAN-190"
        return "PAN-193" if option not in self.options(g) else ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        p = g.players[self.seat]
        paid: i64 = self.paid
        worth: i64 = 0
        if option >= e.TITAN:
            kind = option - e.TITAN
            worth = e.titan_strength[kind]
            p.lose_titan(kind)
            g.titan_discard += tile(kind)
            paid += tile(kind)
        else:
            kind = option - e.SUPPORT
            worth = e.support_strength[kind]
            p.supports -= tile(kind)
        g.tell("paid-tile", self.seat, option)
        if worth < self.required:
            g.then(KryptPay(self.seat, self.required - worth, paid))
        else:
            warded_off(g, self.seat, paid)


def warded_off(g: Table, seat: i64, paid: i64) -> None:
    """PAN-194: the points of the disaster tile; then paid titans may be bought back."""
    points: i64 = g.edition.disaster_vp[g.disasters[0]]
    g.tell("defended", seat)
    g.score(seat, points)
    redeem(g, seat, paid)


def redeem(g: Table, seat: i64, paid: i64) -> None:
    if paid > 0 and g.players[seat].discs >= g.edition.krypt_redeem:
        g.then(KryptRedeem(seat, paid))


class KryptRedeem(Choice[Table]):
    """PAN-195: a paid titan comes back for a disc; everybody knows it now."""

    def __init__(self, seat: i64, paid: i64) -> None:
        self.seat, self.paid = seat, paid

    def options(self, g: Table) -> list[int]:
        found = [g.edition.STOP]
        kinds_of(self.paid, g.edition.TITAN, found)
        return found

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        kind = option - e.TITAN
        return "PAN-195" if 0 <= kind < e.titan_kinds() and held(self.paid, kind) == 0 else ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.STOP:
            return
        kind = option - e.TITAN
        p = g.players[self.seat]
        p.pay_discs(e.krypt_redeem)
        g.titan_discard -= tile(kind)
        p.regain_titan(kind)
        g.tell("redeemed", self.seat, kind)
        redeem(g, self.seat, self.paid - tile(kind))


class KryptReturn(Step[Table]):
    """PAN-199: the pieces in KRYPT go back to their owners, without rest."""

    def run(self, g: Table) -> None:
        e = g.edition
        for seat, p in enumerate(g.players):
            for piece in range(e.dice + 1):
                at = p.at(piece)
                if at >= ON and e.space_place[at - ON] == KRYPT:
                    send_home(g, seat, piece)


def payable(g: Table, frame: KryptPay) -> bool:
    """Can the payment be completed? True by the rules; a position or an imagined world must keep it so."""
    element = g.edition.disaster_element[g.disasters[0]]
    return strength(g.edition, g.players[frame.seat], element) >= frame.required
