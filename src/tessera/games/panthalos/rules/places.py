"""What the places do when they are evaluated: 0 THERMAE to 8 AGRO. Lightning spaces use the same decisions at once."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.rows import changed
from tessera.core.sets import bit
from tessera.games.panthalos.rules.gains import (
    OfSpace,
    ScrapTile,
    UpgradeDie,
    display,
    refine,
    scrap_for_vp,
    send_home,
    take,
    upgrade,
)
from tessera.games.panthalos.state import Table
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
    g.polis = changed(g.polis, space, seat)
    g.tell("laid-disc", seat, space)


class PolisDisc(Choice[Table]):
    """Which of the own followers in POLIS gets one of the few discs."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.space[space] for space in bare_spaces(g, self.seat)]

    def outside(self, g: Table, option: i64) -> str:
        space = g.edition.space.item(option)
        if g.edition.space_place[space] != POLIS:
            return g.book.closed(option)
        return "PAN-116" if g.polis[space] >= 0 else "PAN-111"

    def choose(self, g: Table, option: i64) -> None:
        lay_disc(g, self.seat, g.edition.space.item(option))
        g.then(PolisLay(self.seat))


class PolisYields(Step[Table]):
    """PAN-113, PAN-114: every space with an own disc; a left one only while the follower that brought the disc stands there."""

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
        take(g, seat, ART, amount)
    elif what == GOOD_YIELD:
        take(g, seat, AGORA, amount)
    elif what == SUPPORT_YIELD:
        take(g, seat, PHALANX, amount)
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


class Provision(OfSpace):
    """Two tiles of the display, or one tile and an upgrade of any own follower."""

    def place(self) -> i64:
        raise NotImplementedError

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option in (e.goods_only, e.supports_only):
            return empty(display(g, self.place()))
        if option == e.decline or g.players[self.seat].can_upgrade(e.dice, False, e.die_max):
            return ""
        return "PAN-237"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        goods = self.place() == AGORA
        if option in (e.goods_only, e.supports_only):
            take(g, self.seat, self.place(), e.two_goods if goods else e.two_supports)
        elif option != e.decline:
            g.then(UpgradeDie(self.seat, 1, False))
            take(g, self.seat, self.place(), e.good_with_upgrade if goods else e.support_with_upgrade)


def empty(tiles: tuple[int, ...]) -> str:
    """PAN-238: nothing can be taken from an empty display."""
    return "PAN-238" if len(tiles) == 0 else ""


class AgoraChoice(Provision):
    """PAN-120: goods."""

    def place(self) -> i64:
        return AGORA


class PhalanxChoice(Provision):
    """PAN-130: supports."""

    def place(self) -> i64:
        return PHALANX


class ArtChoice(OfSpace):
    """PAN-140: one artisan, or scrap own tiles for points."""

    def candidates(self, g: Table) -> list[int]:
        return [g.edition.take_artisan, g.edition.scrap, g.edition.decline]

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.take_artisan:
            return empty(g.art)
        return "PAN-141" if option == e.scrap and g.players[self.seat].tiles() < e.scrap_tiles_per_vp else ""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.take_artisan:
            take(g, self.seat, ART, g.edition.artisans_taken)
        elif option == g.edition.scrap:
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


class ForoChoice(OfSpace):
    """PAN-160, PAN-163: the pair fetches a die from the reserve, or crowns a follower."""

    def candidates(self, g: Table) -> list[int]:
        return [g.edition.recruit, g.edition.crown, g.edition.decline]

    def barred(self, g: Table, option: i64) -> str:
        e, p = g.edition, g.players[self.seat]
        if option == e.recruit and p.standing_on(RESERVE, e.dice) < 0:
            return "PAN-160"
        if option == e.crown:
            if p.discs < 1 or len(p.followers(e.dice)) == 0:
                return "PAN-163"
            if p.tiles() < e.crown_tiles_to_scrap:
                return "PAN-166"
        return ""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.recruit:
            recruit(g, self.seat)
        elif option == g.edition.crown:
            g.then(CrownDie(self.seat))


def recruit(g: Table, seat: i64) -> None:
    """PAN-160 to PAN-162: the lower-numbered reserve die, at the value of TEMPLUM, into the supply."""
    p = g.players[seat]
    die = p.standing_on(RESERVE, g.edition.dice)
    p.turn(die, g.templum())
    p.move(die, SUPPLY)
    g.tell("recruited", seat, die, g.templum())


class CrownDie(Choice[Table]):
    """PAN-163 to PAN-166: a disc on a follower, wherever it is (PAN-245), makes it a leader; it comes back at once, and two own
    tiles leave the game."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.die[die] for die in g.players[self.seat].followers(g.edition.dice)]

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-245" if g.players[self.seat].at(g.edition.die.item(option)) == RESERVE else "PAN-163"

    def choose(self, g: Table, option: i64) -> None:
        p, die = g.players[self.seat], g.edition.die.item(option)
        p.discs -= 1
        p.leaders |= bit(die)
        g.tell("crowned", self.seat, die)
        send_home(g, self.seat, die)
        if g.edition.crown_tiles_to_scrap > 0:
            g.then(ScrapTile(self.seat, g.edition.crown_tiles_to_scrap))


# ---- 7 TITANUS, 8 AGRO ------------------------------------------------------------------------------------


class Titanus(Step[Table]):
    """7 TITANUS, PAN-171 to PAN-174: a titan for every two pips of a piece; a leader is worth the best follower there."""

    def run(self, g: Table) -> None:
        e = g.edition
        for seat in g.order():
            g.draw_titans(seat, g.brought(seat, TITANUS, 1, e.pips_per_titan, e.leaders_only_titans))


class Agro(Step[Table]):
    """8 AGRO, PAN-181 to PAN-183: a disc for every pip of a piece; a leader is worth the best follower there."""

    def run(self, g: Table) -> None:
        e = g.edition
        for seat in g.order():
            g.gain_discs(seat, g.brought(seat, AGRO, e.discs_per_pip, 1, e.leaders_only_discs))
