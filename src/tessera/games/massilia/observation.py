"""What a seat sees as bytes, for networks. Players come in turn from the own seat on."""

from typing import Any

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64, u8

from tessera.core.agenda import Frame
from tessera.core.hands import size
from tessera.core.numbers import (
    mark,
    put,
    put_all,
    put_counts,
    put_hot,
    put_mask,
    put_seat,
    put_sixes,
    put_tally,
    put_word,
    put_zeros,
    summed,
)
from tessera.games.massilia.rules.buying import BuyColour, BuySplit, PlaceGoods
from tessera.games.massilia.rules.market import BuildStall, MoveFigure, MoveGoods, PayTax, Pluto, SellBeige
from tessera.games.massilia.rules.offering import Sacrifice
from tessera.games.massilia.rules.preparing import Prepare
from tessera.games.massilia.state import OWNER, Table
from tessera.games.massilia.tables import DICE, GODS, TOKENS, Tables


def rows(e: Tables, seats: int) -> list[tuple[str, int]]:
    """Name and length of each stretch; players come in turn from the own seat on."""
    found = [
        ("round", 1),
        ("decision", len(e.decisions)),
        ("asked", seats),
        ("die-in-hand", 4 + 6),
        ("temple", DICE),
        ("rolled", DICE),
        ("stones-left", 1),
        ("harbour", 4),
        ("prices", 4),
        ("markers", 3),
        ("price-token", 8),
        ("tokens", len(TOKENS)),
        ("played", len(GODS)),
        ("display", len(GODS)),
        ("discard", len(GODS)),
        ("deck", 1),
        ("figures", 4 * e.spaces),
        ("goods", 4 * e.spaces),
        ("own-secret-cards", len(GODS)),
        ("own-new-cards", len(GODS)),
    ]
    for i in range(seats):
        who = "own" if i == 0 else f"rival-{i}"
        found += [
            (f"{who}-stalls", e.spaces),
            (f"{who}-supply", DICE),
            (f"{who}-screen", 4),
            (f"{who}-known-cards", len(GODS)),
            (f"{who}-numbers", 9),
        ]
    return found


def numbers(g: Table, seat: i64) -> bytes:
    """What this seat may know; see `rows`."""
    n: i64 = len(g.players)
    paper = BytesWriter()
    top = None if g.over else g.agenda[-1]
    put(paper, g.round)
    put_hot(paper, -1 if top is None else g.book.mark(top), len(g.edition.decisions))
    put_seat(paper, -1 if top is None else top.seat, seat, n)
    put_in_hand(paper, top)
    put_tally(paper, g.temple, DICE)
    put_tally(paper, g.rolled, DICE)
    put(paper, g.stones)
    put_counts(paper, g.harbour, 4)
    put_all(paper, g.prices)
    put_all(paper, g.markers)
    put_hot(paper, g.price_token, 8)
    put_counts(paper, g.tokens, len(TOKENS))
    put_mask(paper, g.played, len(GODS))
    put_tally(paper, g.display, len(GODS))
    put_tally(paper, g.discard, len(GODS))
    put(paper, len(g.deck))
    owners = put_market(paper, g)
    me = g.players[seat]
    put_cards(paper, me.secret + me.secret_new)
    put_cards(paper, me.known_new + me.secret_new)
    for i in range(n):
        put_player(paper, g, (seat + i) % n, owners)
    return paper.getvalue()


def put_market(paper: BytesWriter, g: Table) -> bytes:
    """Figures and goods; returns whose stall stands on each plot."""
    for space in g.figures:
        put_hot(paper, space, g.edition.spaces)
    owner_of = BytesWriter()
    for standing in g.stalls:
        goods: i64 = standing
        owner_of.append(u8(goods >> OWNER))
        if goods == 0:
            put_zeros(paper, 4)
        else:
            put_counts(paper, goods, 4)
    put_zeros(owner_of, 7)  # so that every plot begins a whole word
    return owner_of.getvalue()


def put_player(paper: BytesWriter, g: Table, seat: i64, owners: bytes) -> None:
    """What all know of one player."""
    e, p = g.edition, g.players[seat]
    standing = put_stalls(paper, owners, seat + 1)
    put_tally(paper, p.supply, DICE)
    put_counts(paper, p.screen, 4)
    put_cards(paper, p.known + p.known_new)
    put(paper, p.money)
    put(paper, p.stones)
    put(paper, p.reputation + 20)
    put(paper, size(p.secret))
    put(paper, size(p.secret_new))
    put(paper, place_in_order(g, seat))
    paper.append(u8(p.passed))
    put(paper, p.tile)
    put(paper, e.stall_tiles - standing)


def put_stalls(paper: BytesWriter, owners: bytes, own: i64) -> i64:
    """By plot: has this player a stall there? Eight plots at a time; returns how many he has."""
    left: i64 = len(owners) - 7
    plot: i64 = 0
    n: i64 = 0
    while left > 0:
        other = read_i64_le(owners, plot) ^ own * 0x101010101010101  # zero where it is his
        his = (other + 0x3F3F3F3F3F3F3F3F >> 6 & 0x101010101010101) ^ 0x101010101010101
        if left < 8:
            his &= 0x100000000000000 - 1 >> 56 - 8 * left
        put_word(paper, his, left)
        n += summed(his)
        plot += 8
        left -= 8
    return n


def place_in_order(g: Table, seat: i64) -> i64:
    place: i64 = 0
    for other in g.order:
        if other == seat:
            break
        place += 1
    return place


def put_cards(paper: BytesWriter, hand: i64) -> None:
    put_sixes(paper, hand, len(GODS))


def put_in_hand(paper: BytesWriter, top: Frame[Any] | None) -> None:
    """The die being prepared or the action going on: colour, value, pips fixed, steps, direction, pips, goods left, plot + 1."""
    at = put_zeros(paper, 10)
    if type(top) is Prepare:
        mark(paper, at + top.colour, 1)
        mark(paper, at + 4, top.value)
        mark(paper, at + 5, top.fixed)
        mark(paper, at + 6, top.steps)
        mark(paper, at + 7, top.direction + 1)
        mark(paper, at + 8, top.fixed + top.value)
    elif type(top) is BuyColour or type(top) is MoveFigure:
        mark(paper, at + 8, top.pips)
    elif type(top) is BuySplit:
        mark(paper, at + 8, top.pips)
        mark(paper, at + top.good, 1)
    elif type(top) is PlaceGoods:
        mark(paper, at + 8, top.left)
        mark(paper, at + top.good, 1)
    elif type(top) is Sacrifice:
        mark(paper, at + 8, top.left)
    elif type(top) is SellBeige or type(top) is Pluto or type(top) is PayTax or type(top) is BuildStall or type(top) is MoveGoods:
        mark(paper, at + 9, top.plot + 1)
