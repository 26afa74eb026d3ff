"""Set-up."""

from functools import lru_cache

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.core.goods import unpacked
from tessera.core.rows import copies
from tessera.games.massilia.rules.rounds import StartRound
from tessera.games.massilia.rules.setting_up import PlaceStartStall
from tessera.games.massilia.state import Player, Table
from tessera.games.massilia.tables import FACES, Tables

NOTHING = {"known": 0, "known_new": 0, "secret": 0, "secret_new": 0, "supply": (), "passed": False, "tile": 0}


@lru_cache(maxsize=8)
def bare_table(book: Book, seats: int) -> Table:
    """Nothing shuffled or dealt yet; kept, since networks begin many thousand games."""
    e: Tables = book.edition  # type: ignore[assignment]
    player = {"money": 0, "stones": 0, "reputation": e.start_reputation, "screen": e.dice_each}  # MAS-007, MAS-008, MAS-010
    return laid_out(
        Table, book, 0, b"", round=1, order=(), players=[filled(Player(), **player, **NOTHING) for _ in range(seats)],
        stalls=(0,) * e.spaces, harbour=e.goods_total, stones=e.penalty_stones[seats], figures=(), prices=(),
        markers=(e.marker_start,) * 3, temple=unrolled(e.temple_dice), rolled=(), used=0, display=(), deck=(), discard=(),
        tokens=0, price_token=-1, played=0, lost_goods=0, lost_stones=0,
        lost_dice=e.dice_total - e.temple_dice - seats * e.dice_each,
    )  # fmt: skip


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """Random in this order: the start player, the deck, the figures, the price tiles."""
    g = bare_table(book, seats).clone()
    e, g.rng, g.secret = g.edition, rng, secret
    first = g.below(seats)
    g.order = tuple((first + i) % seats for i in range(seats))
    deck = g.shuffled(copies(e.gods))
    g.display, g.deck = deck[: e.open_display], deck[e.open_display :]  # MAS-122
    g.figures = g.shuffled(e.gates)  # MAS-112
    g.prices = g.shuffled(e.price_tiles)  # MAS-002
    for seat, money in zip(g.order, e.start_money[seats], strict=True):
        g.players[seat].money = money  # MAS-017
    g.then(StartRound())
    for stall in reversed(range(e.start_stalls[seats])):  # MAS-015: every second time in reverse order
        g.then(*[PlaceStartStall(seat) for seat in (g.order if stall % 2 == 0 else reversed(g.order))])
    return g


def unrolled(dice: int) -> tuple[int, ...]:
    """MAS-011: dice on their temple spaces before the first roll show a 1."""
    return tuple(colour * FACES for colour in copies(tuple(unpacked(dice, 4))))
