"""Set-up (PAN-216): the table before the first turn."""

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.core.goods import one
from tessera.games.panthalos.rules.rounds import face_up, open_round, refill
from tessera.games.panthalos.state import Player, Table, bit, tile
from tessera.games.panthalos.tables import BATHS, FIGURE, RESERVE, PanthalosEdition


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """Chance decides the start player, then the seven shuffles in the order of the rules."""
    e = book.edition
    assert isinstance(e, PanthalosEdition)
    displays = ("agora", "phalanx", "art", "port", "merkator")
    stacks = ("goods_bag", "support_bag", "titan_stack", "artisan_stack", "ship_stack", "merchant_stack")
    g = laid_out(
        Table,
        book,
        rng,
        secret,
        **dict.fromkeys((*displays, *stacks, "disasters", "known_disasters"), ()),
        side=e.side_by_players[seats],
        round=1,
        start_player=0,
        players=[new_player(e) for _ in range(seats)],
        polis=(-1,) * len(e.open_polis),
        titan_discard=0,
        krypt_end=False,
        round_end=False,
    )
    g.start_player = g.below(seats)
    shuffle_all(g)
    hand_out(g)
    refill(g)
    open_round(g)
    return g


def new_player(e: PanthalosEdition) -> Player:
    empty = ("discs", "krypt_discs", "basic", "refined", "supports", "titans", "known_titans", "artisans", "ships")
    p = filled(
        Player(),
        **dict.fromkeys((*empty, "pips", "places", "duel_supports"), 0),
        score=e.start_vp,
        bank=e.discs,
        leaders=bit(FIGURE),
        passed=False,
        challenged=False,
        duel_titan=-1,
    )
    for die in range(1, e.dice + 1):
        p.turn(die, e.start_die)
        if die > e.dice_in_supply:
            p.move(die, BATHS if die <= e.dice_in_supply + e.dice_in_thermae else RESERVE)
    return p


def shuffle_all(g: Table) -> None:
    e = g.edition
    g.goods_bag = shuffled(g, (e.good_copies,) * len(e.goods))
    g.support_bag = shuffled(g, e.support_copies)
    g.titan_stack = shuffled(g, e.titan_copies)
    g.artisan_stack = shuffled(g, e.artisan_copies)
    g.ship_stack = shuffled(g, e.ship_copies)
    g.merchant_stack = shuffled(g, (1,) * len(e.merchants))
    g.disasters = shuffled(g, e.disaster_copies)
    g.known_disasters = (0,) * len(g.disasters)
    face_up(g)


def shuffled(g: Table, copies: tuple[int, ...]) -> tuple[int, ...]:
    """Every tile of a family, in random order."""
    return g.shuffled(tuple(kind for kind, n in enumerate(copies) for _ in range(n)))


def hand_out(g: Table) -> None:
    """Discs by distance from the start player, and what every player starts with."""
    e = g.edition
    for place, seat in enumerate(g.order()):
        p = g.players[seat]
        p.gain_discs(e.discs_by_seat[place])
        g.draw_titans(seat, e.start_titans)
        g.draw_supports(seat, e.start_supports)
        p.basic += sum(one(kind) for kind in g.goods_bag[: e.start_goods])
        g.goods_bag = g.goods_bag[e.start_goods :]
        p.artisans += sum(tile(kind) for kind in g.artisan_stack[: e.start_artisans])
        g.artisan_stack = g.artisan_stack[e.start_artisans :]
        p.ships += sum(tile(kind) for kind in g.ship_stack[: e.start_ships])
        g.ship_stack = g.ship_stack[e.start_ships :]
