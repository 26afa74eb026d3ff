"""Set-up (CON-015)."""

from functools import lru_cache

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.games.concordia.rules.common import put_colonist
from tessera.games.concordia.rules.turn import ChooseStartCity, PlayCard
from tessera.games.concordia.state import NOBODY, Player, Table
from tessera.games.concordia.tables import GOODS, LAND, SEA, Tables


@lru_cache(maxsize=8)
def bare_table(book: Book, seats: int) -> Table:
    """Nothing shuffled or dealt yet; kept, since networks begin many thousand games."""
    e: Tables = book.edition  # type: ignore[assignment]
    return laid_out(
        Table,
        book,
        0,
        b"",
        players=[new_player(e, seat, seats) for seat in range(seats)],
        tiles=(),
        growing=(),
        markers=(),
        coins=0,
        display=(),
        deck=(),
        magnus=seats - 1,
        concordia=NOBODY,
        turns_left=NOBODY,
        turns=0,
        suggested=-1,
    )


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """Tiles by letter, then the purchase cards by stack (CON-157); seat 0 starts."""
    g = bare_table(book, seats).clone()
    e, g.rng, g.secret = g.edition, rng, secret
    g.tiles = dealt_tiles(g)
    g.growing, g.markers = growing_of(g.tiles), markers_of(e, g.tiles)
    deck = [card for stack in e.cards.stacks[1 : e.top_stack[seats] + 1] for card in g.shuffled(stack)]
    n = int(e.spaces)
    g.display = (*deck[:n], *[-1] * (n - len(deck)))
    g.deck = tuple(deck[n:])
    g.then(PlayCard(0))
    for seat in reversed(range(seats)):
        if e.team and seat >= seats // 2:
            g.then(ChooseStartCity(seat))
        else:
            put_colonist(g, seat, LAND, e.chart.capital)
            put_colonist(g, seat, SEA, e.chart.capital)
    return g


def new_player(e: Tables, seat: int, seats: int) -> Player:
    half = seats // 2
    hand = e.cards.hands[0 if not e.team else 1 if seat < half else 2]
    money = e.start_money[seat % half if e.team else seat]
    return filled(Player(), money=money, goods=e.start_goods, land=(), sea=(), houses=0, hand=hand, pile=(), copied=0, interim=-1)


def dealt_tiles(g: Table) -> tuple[int, ...]:
    """One tile to each city of its letter, shuffled letter by letter (CON-159); the capital gets none."""
    e = g.edition
    goods = [-1] * len(e.chart.letters)
    for letter, tiles in enumerate(e.tiles):
        cities = [city for city, printed in enumerate(e.chart.letters) if printed == letter]
        if cities:
            for city, good in zip(cities, g.shuffled(tiles), strict=False):  # tiles may be left over
                goods[city] = good
    return tuple(goods)


def growing_of(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The cities of each good."""
    return tuple(sum(1 << city for city, grown in enumerate(tiles) if grown == good) for good in range(len(GOODS)))


def markers_of(e: Tables, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The marker of each province: the most valuable good of its cities (CON-160)."""
    goods = [[good for city, good in enumerate(tiles) if mask >> city & 1] for mask in e.chart.cities_in]
    return tuple(max(here, key=e.price.__getitem__) for here in goods)
