"""Set-up (PAN-216): the table before the first turn."""

from functools import lru_cache

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.core.goods import one
from tessera.core.rows import copies
from tessera.core.sets import bit
from tessera.games.panthalos.rules.rounds import FirstRound, face_up, open_round, refill
from tessera.games.panthalos.state import Player, Table, tile
from tessera.games.panthalos.tables import BATHS, FIGURE, RESERVE, Tables


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """Chance decides the start player, then the seven shuffles in the order of the rules."""
    g = bare_table(book, seats).clone()
    g.rng, g.secret = rng, secret
    g.start_player = g.below(seats)
    shuffle_all(g)
    hand_out(g)
    refill(g)
    open_round(g)
    g.then(FirstRound())
    return g


@lru_cache(maxsize=8)
def bare_table(book: Book, seats: int) -> Table:
    """Nothing shuffled or dealt yet; kept, since networks begin many thousand games."""
    e: Tables = book.edition  # type: ignore[assignment]
    displays = ("agora", "phalanx", "art", "port", "merkator")
    stacks = ("goods_bag", "support_bag", "titan_stack", "artisan_stack", "ship_stack", "merchant_stack")
    return laid_out(
        Table,
        book,
        0,
        b"",
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


def new_player(e: Tables) -> Player:
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
        p.turn(die, e.start_die_value)
        if die > e.dice_in_supply:
            p.move(die, BATHS if die <= e.dice_in_supply + e.dice_in_thermae else RESERVE)
    return p


def shuffle_all(g: Table) -> None:
    e = g.edition
    g.goods_bag = g.shuffled(copies(e.good_copies))
    g.support_bag = g.shuffled(copies(e.support_copies))
    g.titan_stack = g.shuffled(copies(e.titan_copies))
    g.artisan_stack = g.shuffled(copies(e.artisan_copies))
    g.ship_stack = g.shuffled(copies(e.ship_copies))
    g.merchant_stack = g.shuffled(copies(e.merchant_copies))
    g.disasters = g.shuffled(copies(e.disaster_copies))
    g.known_disasters = (0,) * len(g.disasters)
    face_up(g)


def hand_out(g: Table) -> None:
    """Discs by distance from the start player, and what every player starts with."""
    e = g.edition
    for place, seat in enumerate(g.order()):
        p = g.players[seat]
        p.gain_discs(e.start_discs[len(g.players)][place])
        g.draw_titans(seat, e.titans_per_player)
        g.draw_supports(seat, e.supports_per_player)
        p.basic += sum(one(kind) for kind in g.goods_bag[: e.goods_per_player])
        g.goods_bag = g.goods_bag[e.goods_per_player :]
        p.artisans += sum(tile(kind) for kind in g.artisan_stack[: e.artisans_per_player])
        g.artisan_stack = g.artisan_stack[e.artisans_per_player :]
        p.ships += sum(tile(kind) for kind in g.ship_stack[: e.ships_per_player])
        g.ship_stack = g.ship_stack[e.ships_per_player :]
