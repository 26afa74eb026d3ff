"""What a seat sees as bytes, for networks. Players come in turn order from the own seat."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tessera.core.numbers import mark, put, put_counts, put_hot, put_seat, put_zeros
from tessera.games.gloria_mundi.rules.gains import OfCard
from tessera.games.gloria_mundi.rules.goth import tribute_lying
from tessera.games.gloria_mundi.rules.purchase import PayFood, PayGold
from tessera.games.gloria_mundi.state import Player, Table
from tessera.games.gloria_mundi.tables import Tables

AHEAD: Final = 6  # spaces of the Goth's track shown


def rows(e: Tables, seats: int) -> list[tuple[str, int]]:
    """Names and lengths of the stretches of `numbers`."""
    cards = len(e.buildings)
    each = [("space", 1), ("stock", 4), ("hand", 3), ("bare", 3), ("buildings", cards)]
    return [(f"player{i}-{name}", n) for i in range(seats) for name, n in each] + [
        ("active", seats),
        ("asked", seats),
        ("decision", len(e.decisions)),
        ("laid", 3),
        ("forum", cards),
        ("pile", cards),
        ("pile-size", 1),
        ("unused", cards),
        ("about", cards),
        ("paid", 2),
        ("goth", 2),
        ("ahead", 3 * AHEAD),
        ("tribute", 4),
        ("demand", 3),
        ("pool", 4),
    ]


def numbers(g: Table, seat: i64) -> bytes:
    """The table as this seat knows it. Stocks are behind screens, but follow from what everybody saw."""
    e = g.edition
    n: i64 = len(g.players)
    cards: i64 = len(e.buildings)
    paper = BytesWriter()
    for i in range(n):
        put_player(paper, g.players[(seat + i) % n], cards)
    put_seat(paper, g.active, seat, n)
    put_seat(paper, -1 if g.over else g.agenda[-1].seat, seat, n)
    put_hot(paper, -1 if g.over else g.book.mark(g.agenda[-1]), len(g.edition.decisions))
    put_hot(paper, g.laid, 3)
    start = put_zeros(paper, cards)
    slot: i64 = 0
    for card in g.forum:
        slot += 1
        if card >= 0:
            mark(paper, start + card, slot)
    put_marks(paper, g.pile, cards)
    put(paper, len(g.pile))
    put_marks(paper, g.unused, cards)
    put_about(paper, g, cards)
    put_track(paper, g)
    return paper.getvalue()


def put_track(paper: BytesWriter, g: Table) -> None:
    e, ahead = g.edition, g.next_empty()
    put(paper, g.goth)
    put(paper, ahead)
    i: i64 = 0
    while i < AHEAD:
        put_counts(paper, e.symbols[ahead + i] if ahead + i < len(e.symbols) else 0, 3)
        i += 1
    put_counts(paper, tribute_lying(g), 4)
    put_counts(paper, g.demand, 3)
    put_counts(paper, g.pool, 4)


def put_marks(paper: BytesWriter, which: tuple[int, ...], length: i64) -> None:
    start = put_zeros(paper, length)
    for card in which:
        mark(paper, start + card, 1)


def put_player(paper: BytesWriter, p: Player, cards: i64) -> None:
    put(paper, p.space)
    put_counts(paper, p.stock, 4)
    put_counts(paper, p.hand, 3)
    put_counts(paper, p.bare, 3)
    start = put_zeros(paper, cards)
    type: i64 = 0
    for row in p.built:
        type += 1
        for card in row:
            mark(paper, start + card, type)


def put_about(paper: BytesWriter, g: Table, cards: i64) -> None:
    """The building the pending decision is about, and what of its price is already chosen (glory, food)."""
    card: i64 = -1
    glory: i64 = 0
    food: i64 = 0
    if not g.over:
        top = g.agenda[-1]
        if isinstance(top, OfCard):
            card = top.card
            if type(top) is PayFood:
                glory = top.glory
            elif type(top) is PayGold:
                glory, food = top.glory, top.food
    put_hot(paper, card, cards)
    put(paper, glory)
    put(paper, food)
