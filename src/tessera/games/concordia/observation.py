"""What a seat sees as bytes, for networks. The own seat first, then clockwise."""

from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tessera.core.goods import total
from tessera.core.numbers import at_least, put, put_counts, put_hot, put_mask, put_word, put_zeros, spread, summed
from tessera.core.sets import bit, bits
from tessera.games.concordia.rules.architect import ArchitectPick, ArchitectTarget
from tessera.games.concordia.rules.common import AcceptGood
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.purchase import BuyCard
from tessera.games.concordia.scoring import minerva, owned, temple_cities, wealth
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import KINDS, Tables


def numbers(g: Any, seat: i64) -> bytes:
    """The observation of one seat; `rows` names the stretches."""
    state: Table = g
    n: i64 = len(state.players)
    temples = temple_cities(state)
    paper = BytesWriter()
    put_table(paper, state, seat)
    for i in range(n):
        put_player(paper, state, (seat + i) % n, temples)
    put_board(paper, state, seat)
    return paper.getvalue()


def put_table(paper: BytesWriter, g: Table, seat: i64) -> None:
    n: i64 = len(g.players)
    asked: i64 = -1
    knows = False
    if g.over:
        put_zeros(paper, len(g.edition.decisions) + 1)
    else:
        top = g.agenda[-1]
        asked = top.seat
        put_hot(paper, g.book.mark(top), len(g.edition.decisions))
        put(paper, 1 + (asked + n - seat) % n)
        knows = g.suggested >= 0 and g.team(seat) == g.team(asked)
    put_pending(paper, g)
    put(paper, g.suggested + 1 if knows else 0)
    put(paper, g.turns_left + 1)
    put(paper, g.turns // n)
    put_deck(paper, g)
    for card in g.display:
        put(paper, card + 1)


def put_deck(paper: BytesWriter, g: Table) -> None:
    """Cards left of each numeral, counted in one word."""
    stack_of = g.edition.cards.stack_of
    word: i64 = 0
    for card in g.deck:
        stack: i64 = stack_of[card]
        word += 0x100000000000000 >> 56 - 8 * stack
    put_word(paper, word >> 8, 5)


def put_pending(paper: BytesWriter, g: Table) -> None:
    """What the question is about: steps left, cards left to buy, the card that buys, goods traded, goods granted."""
    steps: i64 = 0
    granted: i64 = 0
    left: i64 = 0
    buys: i64 = -1
    traded: i64 = 0
    if not g.over:
        top = g.agenda[-1]
        if type(top) is ArchitectPick or type(top) is ArchitectTarget:
            steps = top.steps
        elif type(top) is AcceptGood:
            granted = top.granted
        elif type(top) is BuyCard:
            left, buys = top.left, top.kind
        elif type(top) is MercatorTrade:
            for good in top.traded:
                traded |= bit(good)
    put(paper, steps)
    put(paper, left)
    put(paper, buys + 1)
    put(paper, traded)
    put_counts(paper, granted, 5)


def put_player(paper: BytesWriter, g: Table, seat: i64, temples: i64) -> None:
    e = g.edition
    p = g.players[seat]
    on_land: i64 = len(p.land)
    at_sea: i64 = len(p.sea)
    pile: i64 = len(p.pile)
    top: i64 = -1
    if pile > 0:
        top = e.cards.kind_of[p.pile[-1]]
    cards = owned(g, seat)
    gods = e.cards.by_god.word(cards)
    worth = worth_of_gods(g, seat, temples)
    put(paper, p.money)
    put(paper, e.warehouse - total(p.goods) - (e.colonists[0] + e.colonists[1] - on_land - at_sea))
    paper.append(u8(on_land))
    paper.append(u8(at_sea))
    put(paper, e.houses - bits(p.houses))
    put(paper, pile)
    paper.append(u8(top + 1))
    put(paper, p.copied)
    put(paper, p.interim + 1)
    paper.append(u8(1 if g.magnus == seat else 0))
    paper.append(u8(1 if g.concordia == seat else 0))
    put(paper, points_of(g, seat, cards, gods, worth))
    put_counts(paper, p.goods, 5)
    put_word(paper, gods, 7)
    put_counts(paper, worth, 5)
    put(paper, e.mars.of(on_land + at_sea))
    e.cards.by_kind.put(paper, p.hand)
    put_in_cities(paper, g, p.land)
    put_in_cities(paper, g, p.sea)


def worth_of_gods(g: Table, seat: i64, temples: i64) -> i64:
    """What a card of the first five gods is worth to this player now (scoring.per_card), packed like goods."""
    e = g.edition
    houses = g.players[seat].houses
    settled: i64 = 0  # provinces with a house
    shared: i64 = 0  # provinces that count for Venus
    first: i64 = 0
    provinces = e.chart.by_province
    while first < provinces.kinds:
        here = provinces.word(houses, first)
        settled += at_least(here, 1)
        if e.team:
            shared += in_both(here, provinces.word(g.players[g.partner(seat)].houses, first))
        else:
            shared += at_least(here, e.houses_needed)
        first += 8
    kinds: i64 = 0
    for grown in g.growing:
        if houses & grown != 0:
            kinds += 1
    most: i64 = 2047
    vesta = min(wealth(g, seat) // e.money_per_point, most)
    return (
        vesta
        | e.jupiter.of(bits(houses & temples)) << 12
        | e.saturnus.of(settled) << 24
        | e.venus.of(shared) << 36
        | e.mercurius.of(kinds) << 48
    )


def in_both(word: i64, other: i64) -> i64:
    """In how many of eight provinces both have a house."""
    one = word + 0x3F3F3F3F3F3F3F3F >> 6 & 0x101010101010101
    two = other + 0x3F3F3F3F3F3F3F3F >> 6 & 0x101010101010101
    return summed(one & two)


def points_of(g: Table, seat: i64, cards: i64, gods: i64, worth: i64) -> i64:
    """scoring.points from what has been counted already: gods in a word, their worth packed."""
    e = g.edition
    p = g.players[seat]
    sum = minerva(g, seat, cards)
    if g.concordia == seat:
        sum += e.concordia_card
    god: i64 = 0
    while god < 5:
        sum += (gods & 127) * (worth & 2047)
        gods >>= 8
        worth >>= 12
        god += 1
    colonists: i64 = len(p.land) + len(p.sea)
    return sum + (gods & 127) * e.mars.of(colonists)


def put_in_cities(paper: BytesWriter, g: Table, places: tuple[int, ...]) -> None:
    """How many colonists stand in the capital, and how many in other cities."""
    capital: i64 = g.edition.chart.capital
    cities: i64 = g.edition.chart.cities
    home: i64 = 0
    away: i64 = 0
    for place in places:
        if place == capital:
            home += 1
        elif place < cities:
            away += 1
    paper.append(u8(home))
    paper.append(u8(away))


def put_board(paper: BytesWriter, g: Table, seat: i64) -> None:
    """Cities: good, and who has a house (bit i: i seats to the left). Ways: who stands there. Markers: good, coins up."""
    n: i64 = len(g.players)
    cities: i64 = g.edition.chart.cities
    put_goods(paper, g, cities)
    put_houses(paper, g, seat, cities)
    ways = put_zeros(paper, g.edition.chart.places - cities) - cities
    for i in range(n):
        p = g.players[(seat + i) % n]
        mark_ways(paper, p.land, cities, ways, i + 1)
        mark_ways(paper, p.sea, cities, ways, i + 1)
    for good in g.markers:
        put(paper, good + 1)
    put_mask(paper, g.coins, len(g.markers))


def mark_ways(paper: BytesWriter, places: tuple[int, ...], cities: i64, ways: i64, who: i64) -> None:
    for place in places:
        if place >= cities:
            paper[ways + place] = u8(who)


def put_goods(paper: BytesWriter, g: Table, cities: i64) -> None:
    """City by city its good + 1, eight cities at a time out of the sets of cities by good."""
    city: i64 = 0
    while city < cities:
        word: i64 = 0
        good: i64 = 0
        for grown in g.growing:
            good += 1
            there: i64 = grown
            word += spread(there >> city) * good
        put_word(paper, word, cities - city)
        city += 8


def put_houses(paper: BytesWriter, g: Table, seat: i64, cities: i64) -> None:
    n: i64 = len(g.players)
    city: i64 = 0
    while city < cities:
        word: i64 = 0
        for i in range(n):
            p = g.players[(seat + i) % n]
            word += spread(p.houses >> city) << i
        put_word(paper, word, cities - city)
        city += 8


def rows(edition: Any, seats: int) -> list[tuple[str, int]]:
    e: Tables = edition
    chart = e.chart
    rows = [
        ("decision", len(e.decisions)),
        ("asked", 1),
        ("pending", 4),
        ("granted", 5),
        ("suggested", 1),
        ("turns_left", 1),
        ("round", 1),
        ("deck", 5),
        ("display", int(e.spaces)),
    ]
    for i in range(seats):
        rows += [(f"seat{i}", 12), (f"seat{i}.goods", 5), (f"seat{i}.gods", 7), (f"seat{i}.worth", 6)]
        rows += [(f"seat{i}.hand", len(KINDS)), (f"seat{i}.in_cities", 4)]
    cities = int(chart.cities)
    provinces = len(chart.cities_in)
    rows += [("goods", cities), ("houses", cities), ("ways", int(chart.places) - cities)]
    return [*rows, ("markers", provinces), ("coins", provinces)]
