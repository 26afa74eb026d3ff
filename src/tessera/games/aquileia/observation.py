"""What a seat sees as bytes, for networks. Seats are rotated: the own seat comes first."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from tessera.core.goods import total
from tessera.core.hands import size
from tessera.core.numbers import put, put_counts, put_hot, put_mask, put_seat, put_sixes
from tessera.games.aquileia.hidden import laurels_known
from tessera.games.aquileia.rules.forum import ForumBuild, ForumSlaves
from tessera.games.aquileia.rules.frames import AtSpace
from tessera.games.aquileia.rules.mercatus import PecuniaExchange
from tessera.games.aquileia.rules.portus import income
from tessera.games.aquileia.rules.stadium import StadiumLaurel
from tessera.games.aquileia.rules.theatrum import TheatreBid, TheatreOpen
from tessera.games.aquileia.scoring import villa_sum
from tessera.games.aquileia.state import Table
from tessera.games.aquileia.tables import Tables


def rows(e: Tables, seats: int) -> list[tuple[str, int]]:
    """(name, length) of each stretch of `numbers`."""
    per_seat = (
        3 + 6 + len(e.space_ids) + len(e.site_ids) + len(e.equi_ids) + len(e.laurel_ids) + len(e.theatre_ids) + len(e.colours) + 7
    )
    return [
        ("round", 1),
        ("start", seats),
        ("asked", seats),
        ("blue-dice", seats + 1),
        ("harbour-coins", 3),
        ("piles", 4),
        ("slave-discard", len(e.slave_ids)),
        ("equi-open", len(e.equi_spaces) * len(e.equi_ids)),
        ("equi-discard", len(e.equi_ids)),
        ("stadium-open", len(e.laurel_ids)),
        ("theatre-open", len(e.theatre_ids)),
        ("own-slaves", len(e.slave_ids)),
        ("own-equi", len(e.equi_ids)),
        ("decision", len(e.decisions)),
        ("decision-space", len(e.space_ids)),
        ("decision-site", len(e.site_ids)),
        ("decision-step", 1),
        ("hidden-laurel", len(e.laurel_ids)),
        ("bid", 3),
        ("bidder", seats),
        ("auctioneer", seats),
        ("bidding", seats),
        *[(f"seat-{i}", per_seat) for i in range(seats)],
    ]


def numbers(g: Table, seat: i64) -> bytes:
    """What this seat may know; see `rows`."""
    e = g.edition
    n: i64 = len(g.players)
    paper = BytesWriter()
    put(paper, g.round)
    put_seat(paper, g.start_player, seat, n)
    put_seat(paper, -1 if g.over else g.agenda[-1].seat, seat, n)
    put_seat(paper, g.blue_holder, seat, n)
    put(paper, g.blue_dice)
    put_mask(paper, g.harbour_coins, 3)
    put(paper, len(g.slave_deck))
    put(paper, len(g.equi_deck))
    put(paper, len(g.stadium_deck))
    put(paper, len(g.theatre_deck))
    put_sixes(paper, g.slave_discard, len(e.slave_ids))
    for kind in g.equi_open:
        put_hot(paper, kind, len(e.equi_ids))
    put_sixes(paper, g.equi_discard, len(e.equi_ids))
    put_hot(paper, g.stadium_open, len(e.laurel_ids))
    put_hot(paper, g.theatre_open, len(e.theatre_ids))
    me = g.players[seat]
    put_sixes(paper, me.slave_cards, len(e.slave_ids))
    put_sixes(paper, me.equi_public + me.equi_secret, len(e.equi_ids))
    put_decision(g, paper, seat)
    put_auction(g, paper, seat)
    for i in range(n):
        put_player(g, paper, (seat + i) % n, seat)
    return paper.getvalue()


def put_decision(g: Table, paper: BytesWriter, seat: i64) -> None:
    """What is asked: the decision, the space or site it is about, how far it has come, the card only its seat sees."""
    e = g.edition
    kind: i64 = -1
    space: i64 = -1
    site: i64 = -1
    step: i64 = 0
    hidden: i64 = -1
    if not g.over:
        top = g.agenda[-1]
        kind = g.book.mark(top)
        if isinstance(top, AtSpace):
            space = top.space
            if type(top) is ForumBuild:
                step = top.build
            elif type(top) is ForumSlaves:
                site, step = top.site, top.build
        elif type(top) is PecuniaExchange:
            step = top.exchanges
        elif type(top) is StadiumLaurel and top.seat == seat and len(g.stadium_deck) > 0:
            hidden = g.stadium_deck[0]
    put_hot(paper, kind, len(g.edition.decisions))
    put_hot(paper, space, len(e.space_ids))
    put_hot(paper, site, len(e.site_ids))
    put(paper, step)
    put_hot(paper, hidden, len(e.laurel_ids))


def put_auction(g: Table, paper: BytesWriter, seat: i64) -> None:
    """The bid, whose it is, who auctions, who is still in; all zero outside an auction."""
    n: i64 = len(g.players)
    bid: i64 = 0
    bidder: i64 = -1
    auctioneer: i64 = -1
    inside: i64 = 0
    if not g.over:
        top = g.agenda[-1]
        if type(top) is TheatreOpen:
            auctioneer = top.auctioneer
        elif type(top) is TheatreBid:
            bid, bidder, auctioneer, inside = top.bid, top.bidder, top.auctioneer, top.inside
    put_counts(paper, bid, 3)
    put_seat(paper, bidder, seat, n)
    put_seat(paper, auctioneer, seat, n)
    for i in range(n):
        put(paper, inside >> (seat + i) % n & 1)


def put_player(g: Table, paper: BytesWriter, other: i64, viewer: i64) -> None:
    """One player as the viewer sees him."""
    e, p = g.edition, g.players[other]
    put_counts(paper, p.coins, 3)
    put(paper, total(p.score))
    put(paper, g.henchmen_left(p))
    put(paper, g.houses_left(p))
    put(paper, p.crest)
    put(paper, p.strength)
    put(paper, 1 if p.stopped else 0)
    put_mask(paper, p.henchmen, len(e.space_ids))
    put_mask(paper, p.houses, len(e.site_ids))
    put_sixes(paper, p.equi_public, len(e.equi_ids))
    put_sixes(paper, laurels_known(g, viewer, other), len(e.laurel_ids))
    put_sixes(paper, p.theatre_cards, len(e.theatre_ids))
    for colour in range(len(e.colours)):
        put(paper, villa_sum(g, p, colour))
    points, coins = income(e, p)
    put(paper, points)
    put(paper, total(coins))
    put(paper, size(p.slave_cards))
    put(paper, size(p.equi_public) + size(p.equi_secret))
    put(paper, size(p.laurels))
    put(paper, total(p.red_dice))
    put(paper, total(p.blue_dice))
