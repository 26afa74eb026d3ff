"""9 KRYPT: the underworld strikes; every player wards it off or endures it."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.panthalos.rules.gains import kinds_of, send_home
from tessera.games.panthalos.state import Table, held, of_element, tile
from tessera.games.panthalos.tables import KRYPT


class Krypt(Step[Table]):
    """9 KRYPT, PAN-190 to PAN-192: what each player must pay is fixed before the first decides."""

    def run(self, g: Table) -> None:
        g.then(KryptReturn())
        if len(g.disasters) == 0:
            return
        g.tell("strike", -1, g.disasters[0], strike(g))
        for seat in reversed(g.order()):
            g.then(Defend(seat, required(g, seat)))


def strike(g: Table) -> i64:
    """PAN-191: the strength of the open disaster tile plus the value of TEMPLUM."""
    return g.edition.disaster_strength[g.disasters[0]] + g.templum()


def required(g: Table, seat: i64) -> i64:
    """PAN-221, PAN-222: own pieces in KRYPT lower the demand by their pips, but never below 1."""
    return max(1, strike(g) - g.brought(seat, KRYPT, 1, 1, g.edition.leaders_only_bonus))


def element_asked(g: Table) -> i64:
    return g.edition.disaster_element[g.disasters[0]]


def strength(g: Table, titans: i64, supports: i64) -> i64:
    """Those of these tiles that are of the element asked, together."""
    e, element = g.edition, element_asked(g)
    ranks: i64 = len(e.titan_values)
    n: i64 = 0
    for kind in range(element * ranks, (element + 1) * ranks):
        n += held(titans, kind) * e.titan_strength[kind]
    ranks = len(e.support_values)
    for kind in range(element * ranks, (element + 1) * ranks):
        n += held(supports, kind) * e.support_strength[kind]
    return n


class Defend(Choice[Table]):
    """PAN-193, PAN-196: ward the strike off with tiles of its element, or endure it."""

    def __init__(self, seat: i64, required: i64) -> None:
        self.seat, self.required = seat, required

    def barred(self, g: Table, option: i64) -> str:
        p = g.players[self.seat]
        short = strength(g, p.titans, p.supports) < self.required
        return "PAN-193" if short and option == g.edition.defend else ""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.defend:
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
        g.score(seat, g.edition.no_disc_penalty_vp)
    g.tell("endured", seat, g.krypt_discs())


class KryptPay(Choice[Table]):
    """PAN-193, PAN-248: pay matching tiles one by one until the demand is met; `paid` are the titans among them."""

    def __init__(self, seat: i64, required: i64, paid: i64) -> None:
        self.seat, self.required, self.paid = seat, required, paid

    def options(self, g: Table) -> list[int]:
        p, e, element = g.players[self.seat], g.edition, element_asked(g)
        found: list[int] = []
        kinds_of(of_element(p.titans, element, len(e.titan_values)), e.titan, found)
        kinds_of(of_element(p.supports, element, len(e.support_values)), e.support, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        is_titan = option in e.titan
        element = e.titan.item(option) // len(e.titan_values) if is_titan else e.support.item(option) // len(e.support_values)
        return "PAN-193" if element == element_asked(g) else "PAN-190"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        paid: i64 = self.paid
        worth: i64 = 0
        if option in e.titan:
            kind = e.titan.item(option)
            worth = e.titan_strength[kind]
            p.lose_titan(kind)
            g.titan_discard += tile(kind)
            paid += tile(kind)
        else:
            kind = e.support.item(option)
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
    if paid > 0 and g.players[seat].discs >= g.edition.redeem_discs_per_titan:
        g.then(KryptRedeem(seat, paid))


class KryptRedeem(Choice[Table]):
    """PAN-195: a paid titan comes back for a disc; everybody knows it now."""

    def __init__(self, seat: i64, paid: i64) -> None:
        self.seat, self.paid = seat, paid

    def options(self, g: Table) -> list[int]:
        found = [int(g.edition.stop)]
        kinds_of(self.paid, g.edition.titan, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-195"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.stop:
            return
        kind = e.titan.item(option)
        p.pay_discs(e.redeem_discs_per_titan)
        g.titan_discard -= tile(kind)
        p.regain_titan(kind)
        g.tell("redeemed", self.seat, kind)
        redeem(g, self.seat, self.paid - tile(kind))


class KryptReturn(Step[Table]):
    """PAN-199: the pieces in KRYPT go back to their owners, without rest."""

    def run(self, g: Table) -> None:
        for seat, p in enumerate(g.players):
            for piece in range(g.edition.dice + 1):
                if g.stands_in(p, piece, KRYPT):
                    send_home(g, seat, piece)


def payable(g: Table, frame: KryptPay) -> bool:
    """Can the payment be completed? True by the rules; a position or an imagined world must keep it so."""
    p = g.players[frame.seat]
    return strength(g, p.titans, p.supports) >= frame.required
