"""What a seat sees as bytes, for networks. The own seat first, then clockwise."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tessera.core.numbers import mark, put, put_counts, put_zeros
from tessera.games.concordia.rules.architect import ArchitectPick, ArchitectTarget
from tessera.games.concordia.rules.common import AcceptGood, house_left, top_kind
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.purchase import BuyCard
from tessera.games.concordia.scoring import owned, per_card, points
from tessera.games.concordia.state import ConcordiaState
from tessera.games.concordia.tables import KINDS, ConcordiaEdition, bit, bits

DECISIONS: Final = (
    "play-card",
    "tribune-colonist",
    "architect-pick",
    "architect-target",
    "architect-build",
    "prefect-choice",
    "accept-good",
    "mercator-trade",
    "diplomat-copy",
    "choose-role",
    "colonist-mode",
    "colonist-place",
    "buy-card",
    "pay-any",
    "legatus-suggest",
    "legatus-answer",
    "proconsul-answer",
    "choose-start-city",
)


def numbers(g: Any, seat: i64) -> bytes:
    """The observation of one seat; `number_rows` names the stretches."""
    state: ConcordiaState = g
    n: i64 = len(state.players)
    paper = BytesWriter()
    put_table(paper, state, seat)
    i: i64 = 0
    while i < n:
        put_player(paper, state, (seat + i) % n)
        i += 1
    put_board(paper, state, seat)
    return paper.getvalue()


def put_table(paper: BytesWriter, g: ConcordiaState, seat: i64) -> None:
    e = g.edition
    n: i64 = len(g.players)
    asked: i64 = g.seat
    deciding = g.decision
    for name in DECISIONS:
        put(paper, 1 if name == deciding else 0)
    put(paper, 0 if asked < 0 else 1 + (asked + n - seat) % n)
    put_pending(paper, g)
    knows = g.suggested >= 0 and g.team(seat) == g.team(asked) if asked >= 0 else False
    put(paper, g.suggested + 1 if knows else 0)
    put(paper, g.turns_left + 1)
    put(paper, g.turns // n)
    at = put_zeros(paper, 5)
    stacks = [0, 0, 0, 0, 0, 0]
    for card in g.deck:
        stacks[e.cards.stack_of[card]] += 1
    stack: i64 = 1
    while stack < 6:
        mark(paper, at + stack - 1, stacks[stack])
        stack += 1
    for card in g.display:
        put(paper, card + 1)


def put_pending(paper: BytesWriter, g: ConcordiaState) -> None:
    """What the question is about: steps left, cards left to buy, the card that buys, goods traded, goods granted."""
    steps: i64 = 0
    granted: i64 = 0
    left: i64 = 0
    buys: i64 = -1
    traded: i64 = 0
    if not g.over:
        top = g.agenda[-1]
        if isinstance(top, ArchitectPick | ArchitectTarget):
            steps = top.steps
        elif isinstance(top, AcceptGood):
            granted = top.granted
        elif isinstance(top, BuyCard):
            left, buys = top.left, top.kind
        elif isinstance(top, MercatorTrade):
            for good in top.traded:
                traded |= bit(good)
    put(paper, steps)
    put(paper, left)
    put(paper, buys + 1)
    put(paper, traded)
    put_counts(paper, granted, 5)


def put_player(paper: BytesWriter, g: ConcordiaState, seat: i64) -> None:
    e = g.edition
    p = g.players[seat]
    cards = owned(g, seat)
    put(paper, p.money)
    put(paper, g.free(seat))
    put(paper, len(p.land))
    put(paper, len(p.sea))
    put(paper, house_left(g, seat))
    put(paper, len(p.pile))
    put(paper, top_kind(g, seat) + 1)
    put(paper, p.copied)
    put(paper, p.interim + 1)
    put(paper, 1 if g.magnus == seat else 0)
    put(paper, 1 if g.concordia == seat else 0)
    put(paper, points(g, seat))
    put_counts(paper, p.goods, 5)
    for mask in e.cards.of_god:
        put(paper, bits(cards & mask))
    for god in range(6):
        put(paper, per_card(g, seat, god))
    for mask in e.cards.of_kind:
        put(paper, bits(p.hand & mask))
    put_in_cities(paper, g, p.land)
    put_in_cities(paper, g, p.sea)


def put_in_cities(paper: BytesWriter, g: ConcordiaState, places: tuple[int, ...]) -> None:
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
    put(paper, home)
    put(paper, away)


def put_board(paper: BytesWriter, g: ConcordiaState, seat: i64) -> None:
    """Cities: good, and who has a house (bit i: i seats to the left). Ways: who stands there. Markers: good, coins up."""
    n: i64 = len(g.players)
    cities: i64 = g.edition.chart.cities
    for good in g.tiles:
        put(paper, good + 1)
    houses = put_zeros(paper, cities)
    ways = put_zeros(paper, g.edition.chart.places - cities)
    i: i64 = 0
    while i < n:
        p = g.players[(seat + i) % n]
        city: i64 = 0
        while city < cities:
            if p.houses >> city & 1 == 1:
                mark(paper, houses + city, i64(paper[houses + city]) | bit(i))
            city += 1
        for place in p.land + p.sea:
            if place >= cities:
                mark(paper, ways + place - cities, i + 1)
        i += 1
    for good in g.markers:
        put(paper, good + 1)
    province: i64 = 0
    while province < len(g.markers):
        put(paper, g.coins >> province & 1)
        province += 1


def number_rows(edition: Any, seats: int) -> list[tuple[str, int]]:
    e: ConcordiaEdition = edition
    chart = e.chart
    rows = [
        ("decision", len(DECISIONS)),
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
