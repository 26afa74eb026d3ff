"""What the places do when they are evaluated: 0 THERMAE to 8 AGRO. Lightning spaces use the same decisions at once."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.panthalos.rules.gains import (
    ScrapTile,
    UpgradeDie,
    refine,
    scrap_for_vp,
    send_home,
    take_artisans,
    take_goods,
    take_supports,
    upgrade,
)
from tessera.games.panthalos.state import Table, bit
from tessera.games.panthalos.tables import (
    AGORA,
    AGRO,
    ANY_GOOD,
    ART,
    ARTISAN_YIELD,
    BATHS,
    BLIND_SUPPORT,
    DISC,
    FORO,
    GOOD_YIELD,
    ON,
    ORACULUM,
    PHALANX,
    POINTS,
    POLIS,
    REFINE,
    RESERVE,
    SUPPLY,
    SUPPORT_YIELD,
    TITAN_YIELD,
    TITANUS,
    UPGRADE,
)


class Thermae(Step[Table]):
    """0 THERMAE, PAN-100: everybody takes the rested dice back, values unchanged."""

    def run(self, g: Table) -> None:
        for seat, p in enumerate(g.players):
            for die in range(1, g.edition.dice + 1):
                if p.at(die) == BATHS:
                    p.move(die, SUPPLY)
                    g.tell("rested", seat, die)


# ---- 1 POLIS ----------------------------------------------------------------------------------------------


class Polis(Step[Table]):
    """1 POLIS: first all lay discs, then all receive their benefits, both in player order (PAN-111, PAN-115)."""

    def run(self, g: Table) -> None:
        order = g.order()
        for seat in reversed(order):
            g.then(PolisYields(seat))
        for seat in reversed(order):
            g.then(PolisLay(seat))


class PolisLay(Step[Table]):
    """PAN-239: a disc under every own follower while the supply lasts; if it is short the owner chooses where."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        bare = bare_spaces(g, self.seat)
        discs = g.players[self.seat].discs
        if discs >= len(bare):
            for space in bare:
                lay_disc(g, self.seat, space)
        elif discs > 0:
            g.then(PolisDisc(self.seat))


def bare_spaces(g: Table, seat: i64) -> list[int]:
    """POLIS spaces where an own follower stands on no disc."""
    e = g.edition
    p = g.players[seat]
    spaces = e.spaces_of[g.side][POLIS]
    return [s for s in spaces if g.polis[s] < 0 and p.standing_on(ON + s, e.dice) >= 0]


def lay_disc(g: Table, seat: i64, space: i64) -> None:
    """PAN-112: it stays there to the end of the game."""
    g.players[seat].discs -= 1
    g.polis = (*g.polis[:space], int(seat), *g.polis[space + 1 :])
    g.tell("laid-disc", seat, space)


class PolisDisc(Choice[Table]):
    """Which of the own followers in POLIS gets one of the few discs."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: Table) -> list[int]:
        return [g.edition.SPACE + s for s in bare_spaces(g, self.seat)]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        space = option - e.SPACE
        if not 0 <= space < len(e.spaces) or e.space_place[space] != POLIS:
            return ""
        if g.polis[space] >= 0:
            return "PAN-116"
        return "" if space in bare_spaces(g, self.seat) else "PAN-111"

    def choose(self, g: Table, option: i64) -> None:
        lay_disc(g, self.seat, option - g.edition.SPACE)
        g.then(PolisLay(self.seat))


class PolisYields(Step[Table]):
    """PAN-113, PAN-114: every space with an own disc; a left one only while the follower that brought the disc stands there."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Table) -> None:
        e = g.edition
        p = g.players[self.seat]
        for space in reversed(e.spaces_of[g.side][POLIS]):
            if g.polis[space] == self.seat and (e.left[g.side][space] == 0 or p.standing_on(ON + space, e.dice) >= 0):
                g.then(PolisYield(self.seat, space))


class PolisYield(Step[Table]):
    """The benefit of one POLIS space; tiles come from the open displays (PAN-240)."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def run(self, g: Table) -> None:
        e = g.edition
        amount: i64 = e.amounts[g.side][self.space]
        g.tell("polis-yield", self.seat, self.space)
        grant(g, self.seat, e.yields[g.side][self.space], amount)


def grant(g: Table, seat: i64, what: i64, amount: i64) -> None:
    """A benefit of POLIS or the bonus of a merchant."""
    if what == TITAN_YIELD:
        g.draw_titans(seat, amount)
    elif what == BLIND_SUPPORT:
        g.draw_supports(seat, amount)
    elif what == UPGRADE:
        upgrade(g, seat, amount, False)
    elif what == ARTISAN_YIELD:
        take_artisans(g, seat, amount)
    elif what == GOOD_YIELD:
        take_goods(g, seat, amount)
    elif what == SUPPORT_YIELD:
        take_supports(g, seat, amount)
    elif what == DISC:
        g.gain_discs(seat, amount)
    elif what == POINTS:
        g.score(seat, amount)
    elif what == REFINE:
        refine(g, seat, amount, ANY_GOOD)


# ---- 2 AGORA, 3 PHALANX, 4 ART ----------------------------------------------------------------------------


class Agora(Step[Table]):
    """2 AGORA, PAN-220: pieces from left to right; those on lightning spaces have had theirs (PAN-013)."""

    def run(self, g: Table) -> None:
        evaluate_display(g, AGORA)


class Phalanx(Step[Table]):
    """3 PHALANX: from left to right, without lightning spaces."""

    def run(self, g: Table) -> None:
        evaluate_display(g, PHALANX)


class Art(Step[Table]):
    """4 ART: from left to right, without lightning spaces."""

    def run(self, g: Table) -> None:
        evaluate_display(g, ART)


def evaluate_display(g: Table, place: i64) -> None:
    e = g.edition
    for space in reversed(e.spaces_of[g.side][place]):
        owner = g.owner_on(space)
        if owner >= 0 and e.lightning[g.side][space] == 0:
            serve(g, owner, space)


def serve(g: Table, seat: i64, space: i64) -> None:
    """The owner of a piece in AGORA, PHALANX or ART decides; a lightning space calls this when the piece is placed."""
    place = g.edition.space_place[space]
    if place == AGORA:
        g.then(AgoraChoice(seat, space))
    elif place == PHALANX:
        g.then(PhalanxChoice(seat, space))
    else:
        g.then(ArtChoice(seat, space))


class AgoraChoice(Choice[Table]):
    """PAN-120: two goods, or one good and an upgrade of any own follower."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def options(self, g: Table) -> list[int]:
        e = g.edition
        return [o for o in (e.TWO_GOODS, e.GOOD_AND_UPGRADE, e.DECLINE) if self.barred(g, o) == ""]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.TWO_GOODS and len(g.agora) == 0:
            return "PAN-238"
        if option == e.GOOD_AND_UPGRADE and not g.players[self.seat].can_upgrade(e.dice, False, e.die_max):
            return "PAN-237"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.TWO_GOODS:
            take_goods(g, self.seat, e.agora_goods)
        elif option == e.GOOD_AND_UPGRADE:
            g.then(UpgradeDie(self.seat, 1, False))
            take_goods(g, self.seat, e.agora_with_upgrade)


class PhalanxChoice(Choice[Table]):
    """PAN-130: two supports, or one support and an upgrade of any own follower."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def options(self, g: Table) -> list[int]:
        e = g.edition
        return [o for o in (e.TWO_SUPPORTS, e.SUPPORT_AND_UPGRADE, e.DECLINE) if self.barred(g, o) == ""]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.TWO_SUPPORTS and len(g.phalanx) == 0:
            return "PAN-238"
        if option == e.SUPPORT_AND_UPGRADE and not g.players[self.seat].can_upgrade(e.dice, False, e.die_max):
            return "PAN-237"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.TWO_SUPPORTS:
            take_supports(g, self.seat, e.phalanx_supports)
        elif option == e.SUPPORT_AND_UPGRADE:
            g.then(UpgradeDie(self.seat, 1, False))
            take_supports(g, self.seat, e.phalanx_with_upgrade)


class ArtChoice(Choice[Table]):
    """PAN-140: one artisan, or scrap own tiles for points."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def options(self, g: Table) -> list[int]:
        e = g.edition
        return [o for o in (e.TAKE_ARTISAN, e.SCRAP, e.DECLINE) if self.barred(g, o) == ""]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.TAKE_ARTISAN and len(g.art) == 0:
            return "PAN-238"
        if option == e.SCRAP and g.players[self.seat].tiles() < e.scrap_per_vp:
            return "PAN-141"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.TAKE_ARTISAN:
            take_artisans(g, self.seat, e.art_artisans)
        elif option == e.SCRAP:
            scrap_for_vp(g, self.seat)


# ---- 5 ORACULUM, 6 FORO -----------------------------------------------------------------------------------


class Oraculum(Step[Table]):
    """5 ORACULUM, PAN-150 to PAN-153: a disc, the piece back at once, and the start player token, which counts from now on."""

    def run(self, g: Table) -> None:
        e = g.edition
        for space in e.spaces_of[g.side][ORACULUM]:
            owner = g.owner_on(space)
            if owner >= 0:
                g.gain_discs(owner, e.oraculum_discs)
                send_home(g, owner, g.players[owner].standing_on(ON + space, e.dice))
                g.start_player = owner
                g.tell("start-player", owner)


class Foro(Step[Table]):
    """6 FORO: slots from left to right."""

    def run(self, g: Table) -> None:
        for space in reversed(g.edition.spaces_of[g.side][FORO]):
            g.then(ForoSlot(space))


class ForoSlot(Step[Table]):
    """PAN-244: a slot that has lost a piece to a crowning is not evaluated."""

    def __init__(self, space: i64) -> None:
        self.seat, self.space = -1, space

    def run(self, g: Table) -> None:
        owner = g.owner_on(self.space)
        if owner >= 0 and pieces_on(g, owner, self.space) >= 2:
            g.then(ForoChoice(owner, self.space))


def pieces_on(g: Table, seat: i64, space: i64) -> i64:
    p = g.players[seat]
    n: i64 = 0
    for piece in range(g.edition.dice + 1):
        if p.at(piece) == ON + space:
            n += 1
    return n


class ForoChoice(Choice[Table]):
    """PAN-160, PAN-163: the pair fetches a die from the reserve, or crowns a follower."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def options(self, g: Table) -> list[int]:
        e = g.edition
        return [o for o in (e.RECRUIT, e.CROWN, e.DECLINE) if self.barred(g, o) == ""]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        p = g.players[self.seat]
        if option == e.RECRUIT and p.standing_on(RESERVE, e.dice) < 0:
            return "PAN-160"
        if option == e.CROWN:
            if p.discs < 1 or len(crownable(g, self.seat)) == 0:
                return "PAN-163"
            if p.tiles() < e.crown_scrap:
                return "PAN-166"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.RECRUIT:
            recruit(g, self.seat)
        elif option == e.CROWN:
            g.then(CrownDie(self.seat))


def recruit(g: Table, seat: i64) -> None:
    """PAN-160 to PAN-162: the lower-numbered reserve die, at the value of TEMPLUM, into the supply."""
    p = g.players[seat]
    die = p.standing_on(RESERVE, g.edition.dice)
    p.turn(die, g.templum())
    p.move(die, SUPPLY)
    g.tell("recruited", seat, die, g.templum())


def crownable(g: Table, seat: i64) -> list[int]:
    """Own followers outside the reserve, wherever they are (PAN-245)."""
    p = g.players[seat]
    return [die for die in range(1, g.edition.dice + 1) if not p.leads(die) and p.at(die) != RESERVE]


class CrownDie(Choice[Table]):
    """PAN-163 to PAN-166: a disc on a follower makes it a leader; it comes back at once, and two own tiles leave the game."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: Table) -> list[int]:
        return [g.edition.DIE + die - 1 for die in crownable(g, self.seat)]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        die = option - e.DIE + 1
        if not 1 <= die <= e.dice:
            return ""
        if g.players[self.seat].at(die) == RESERVE:
            return "PAN-245"
        return "PAN-163" if g.players[self.seat].leads(die) else ""

    def choose(self, g: Table, option: i64) -> None:
        p = g.players[self.seat]
        die = option - g.edition.DIE + 1
        p.discs -= 1
        p.leaders |= bit(die)
        g.tell("crowned", self.seat, die)
        send_home(g, self.seat, die)
        if g.edition.crown_scrap > 0:
            g.then(ScrapTile(self.seat, g.edition.crown_scrap))


# ---- 7 TITANUS, 8 AGRO ------------------------------------------------------------------------------------


class Titanus(Step[Table]):
    """7 TITANUS, PAN-171 to PAN-174: a titan for every two pips of a piece; a leader is worth the best follower there."""

    def run(self, g: Table) -> None:
        e = g.edition
        space: i64 = e.spaces_of[g.side][TITANUS][0]
        best = g.best_follower(TITANUS)
        for_leader: i64 = best // e.pips_per_titan if best > 0 else e.lone_leader_titans
        for seat in g.order():
            p = g.players[seat]
            n: i64 = 0
            for piece in range(e.dice + 1):
                if p.at(piece) == ON + space:
                    n += for_leader if p.leads(piece) else p.shows(piece) // e.pips_per_titan
            if n > 0:
                g.draw_titans(seat, n)


class Agro(Step[Table]):
    """8 AGRO, PAN-181 to PAN-183: a disc for every pip of a piece; a leader is worth the best follower there."""

    def run(self, g: Table) -> None:
        e = g.edition
        space: i64 = e.spaces_of[g.side][AGRO][0]
        best = g.best_follower(AGRO)
        for_leader: i64 = best * e.discs_per_pip if best > 0 else e.lone_leader_discs
        for seat in g.order():
            p = g.players[seat]
            n: i64 = 0
            for piece in range(e.dice + 1):
                if p.at(piece) == ON + space:
                    n += for_leader if p.leads(piece) else p.shows(piece) * e.discs_per_pip
            if n > 0:
                g.gain_discs(seat, n)
