"""Set-up and the course of a round: A opening, B placement, C evaluation of the places 0 to 10, D clean-up, E end check."""

from mypy_extensions import i64

from tessera.core.agenda import Book, Step
from tessera.core.goods import one
from tessera.games.panthalos.rules.arena import Arena
from tessera.games.panthalos.rules.krypt import Krypt
from tessera.games.panthalos.rules.placement import Placement
from tessera.games.panthalos.rules.places import Agora, Agro, Art, Foro, Oraculum, Phalanx, Polis, Thermae, Titanus
from tessera.games.panthalos.state import Player, Table, bit, tile
from tessera.games.panthalos.tables import BATHS, FIGURE, ON, RESERVE, SUPPLY, PanthalosEdition

# ---- set-up -----------------------------------------------------------------------------------------------


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> Table:
    """PAN-216: the table before the first turn. Chance: the start player, then the seven shuffles in the order of the rules."""
    e = book.edition
    assert isinstance(e, PanthalosEdition)
    none: tuple[int, ...] = ()
    g = Table(
        book=book,
        agenda=[],
        legal=[],
        over=False,
        rng=rng,
        secret=secret,
        edition=e,
        side=e.side_by_players[seats],
        round=1,
        start=0,
        players=[new_player(e) for _ in range(seats)],
        polis=tuple([-1 for _ in e.open_polis]),
        agora=none,
        phalanx=none,
        art=none,
        port=none,
        merkator=none,
        goods_bag=none,
        support_bag=none,
        titan_stack=none,
        titan_discard=0,
        artisan_stack=none,
        ship_stack=none,
        merchant_stack=none,
        disasters=none,
        aware=none,
        krypt_end=False,
        round_end=False,
    )
    g.start = g.below(seats)
    shuffle_all(g)
    hand_out(g)
    refill(g)
    open_round(g)
    return g


def new_player(e: PanthalosEdition) -> Player:
    p = Player(
        score=e.start_vp,
        supply=0,
        bank=e.discs,
        krypt=0,
        basic=0,
        refined=0,
        supports=0,
        titans=0,
        known=0,
        artisans=0,
        ships=0,
        pips=0,
        places=0,
        leaders=bit(FIGURE),
        passed=False,
        challenged=False,
        duel_titan=-1,
        duel_supports=0,
    )
    for die in range(1, e.dice + 1):
        p.turn(die, e.start_die)
        if die > e.dice_in_supply:
            p.move(die, BATHS if die <= e.dice_in_supply + e.dice_in_thermae else RESERVE)
    return p


def copies_of(copies: tuple[int, ...]) -> tuple[int, ...]:
    """Every tile of a family, by kind."""
    found: list[int] = []
    for kind in range(len(copies)):
        for _ in range(copies[kind]):
            found.append(kind)
    return tuple(found)


def shuffle_all(g: Table) -> None:
    e = g.edition
    g.goods_bag = g.shuffled(copies_of(tuple([e.good_copies for _ in e.goods])))
    g.support_bag = g.shuffled(copies_of(e.support_copies))
    g.titan_stack = g.shuffled(copies_of(e.titan_copies))
    g.artisan_stack = g.shuffled(copies_of(e.artisan_copies))
    g.ship_stack = g.shuffled(copies_of(e.ship_copies))
    g.merchant_stack = g.shuffled(copies_of(tuple([1 for _ in e.merchants])))
    g.disasters = g.shuffled(copies_of(e.disaster_copies))
    g.aware = tuple([0 for _ in g.disasters])
    face_up(g)


def hand_out(g: Table) -> None:
    """Discs by distance from the start player, and what every player starts with."""
    e = g.edition
    for place, seat in enumerate(g.order()):
        p = g.players[seat]
        p.gain_discs(e.discs_by_seat[place])
        g.draw_titans(seat, e.start_titans)
        g.draw_supports(seat, e.start_supports)
        for kind in g.goods_bag[: e.start_goods]:
            p.basic += one(kind)
        g.goods_bag = g.goods_bag[e.start_goods :]
        for kind in g.artisan_stack[: e.start_artisans]:
            p.artisans += tile(kind)
        g.artisan_stack = g.artisan_stack[e.start_artisans :]
        for kind in g.ship_stack[: e.start_ships]:
            p.ships += tile(kind)
        g.ship_stack = g.ship_stack[e.start_ships :]


def face_up(g: Table) -> None:
    """PAN-213: everybody sees the top disaster tile."""
    if len(g.aware) > 0:
        g.aware = (int(g.everybody()), *g.aware[1:])


def refill(g: Table) -> None:
    """PAN-080, PAN-081, PAN-083: fill the displays, PORT and MERKATOR up, as far as bags and stacks last."""
    e, side = g.edition, g.side
    n: i64 = max(0, e.refill_agora[side] - len(g.agora))
    g.agora += g.goods_bag[:n]
    g.goods_bag = g.goods_bag[n:]
    n = max(0, e.refill_phalanx[side] - len(g.phalanx))
    g.phalanx += g.support_bag[:n]
    g.support_bag = g.support_bag[n:]
    n = max(0, e.refill_art[side] - len(g.art))
    g.art += g.artisan_stack[:n]
    g.artisan_stack = g.artisan_stack[n:]
    n = max(0, e.refill_port[side] - len(g.port))
    g.port += g.ship_stack[:n]
    g.ship_stack = g.ship_stack[n:]
    n = max(0, e.refill_merkator[side] - len(g.merkator))
    g.merkator += g.merchant_stack[:n]
    g.merchant_stack = g.merchant_stack[n:]


def open_round(g: Table) -> None:
    """PAN-060: placement from the start player on, then the places 0 to 10, clean-up and end check."""
    g.tell("round", -1, g.round, g.templum())
    g.then(
        Placement(g.start),
        Thermae(),
        Polis(),
        Agora(),
        Phalanx(),
        Art(),
        Oraculum(),
        Foro(),
        Titanus(),
        Agro(),
        Krypt(),
        Arena(),
        CleanUp(),
        EndCheck(),
    )


# ---- A, D, E ----------------------------------------------------------------------------------------------


class RoundOpen(Step[Table]):
    """A: the marker moves on, a new disaster tile is turned up, the displays are filled."""

    def run(self, g: Table) -> None:
        g.round += 1
        g.disasters, g.aware = g.disasters[1:], g.aware[1:]
        face_up(g)
        if len(g.disasters) > 0:
            g.tell("open-disaster", -1, g.disasters[0])
        refill(g)
        open_round(g)


class CleanUp(Step[Table]):
    """D, PAN-061 to PAN-063: followers rest in THERMAE, leaders go home, left-over tiles leave the game."""

    def run(self, g: Table) -> None:
        for p in g.players:
            for piece in range(g.edition.dice + 1):
                if p.at(piece) >= ON:
                    p.move(piece, SUPPLY if p.leads(piece) else BATHS)
            p.passed = False
            p.challenged = False
        g.agora, g.phalanx, g.art = (), (), ()
        g.tell("cleaned-up")


class EndCheck(Step[Table]):
    """E, PAN-064 to PAN-068: too many discs in KRYPT, or the last round, or both."""

    def run(self, g: Table) -> None:
        e = g.edition
        g.krypt_end = g.krypt_discs() >= e.thresholds[len(g.players)]
        g.round_end = g.round >= e.rounds
        if g.krypt_end or g.round_end:
            g.over = True
            g.tell("ended", -1, int(g.krypt_end), int(g.round_end))
        else:
            g.then(RoundOpen())
