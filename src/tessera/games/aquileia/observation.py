"""What a seat sees as bytes, for networks. Seats are rotated: the own seat comes first."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.core.numbers import put, put_counts, put_hot, put_mask
from tessera.games.aquileia.features import income
from tessera.games.aquileia.hidden import laurels_known
from tessera.games.aquileia.scoring import villa_sum
from tessera.games.aquileia.state import Aquileia
from tessera.games.aquileia.tables import AquileiaEdition, held, many, size


def rows(e: AquileiaEdition, seats: int) -> list[tuple[str, int]]:
    """(name, length) of each stretch of `numbers`."""
    per_seat = 3 + 6 + e.spaces + e.sites + len(e.equi_ids) + len(e.laurel_ids) + len(e.theatre_ids) + len(e.colours) + 7
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
        *[(f"seat-{i}", per_seat) for i in range(seats)],
    ]


def put_hand(paper: BytesWriter, hand: i64, kinds: i64) -> None:
    kind: i64 = 0
    while kind < kinds:
        put(paper, held(hand, kind))
        kind += 1


def numbers(g: Aquileia, seat: i64) -> bytes:
    """What this seat may know; see `rows`."""
    e = g.edition
    n: i64 = len(g.players)
    paper = BytesWriter()
    put(paper, g.round)
    put_hot(paper, (g.start_player - seat + n) % n, n)
    asked: i64 = -1 if g.over else g.agenda[-1].seat
    put_hot(paper, -1 if asked < 0 else (asked - seat + n) % n, n)
    put_hot(paper, -1 if g.blue_holder < 0 else (g.blue_holder - seat + n) % n, n)
    put(paper, g.blue_dice)
    put_mask(paper, g.harbour_coins, 3)
    put(paper, len(g.slave_deck))
    put(paper, len(g.equi_deck))
    put(paper, len(g.stadium_deck))
    put(paper, len(g.theatre_deck))
    put_hand(paper, g.slave_discard, len(e.slave_ids))
    for kind in g.equi_open:
        put_hot(paper, kind, len(e.equi_ids))
    put_hand(paper, g.equi_discard, len(e.equi_ids))
    put_hot(paper, g.stadium_open, len(e.laurel_ids))
    put_hot(paper, g.theatre_open, len(e.theatre_ids))
    me = g.players[seat]
    put_hand(paper, me.slave_cards, len(e.slave_ids))
    put_hand(paper, me.equi_public + me.equi_secret, len(e.equi_ids))
    i: i64 = 0
    while i < n:
        put_seat(g, paper, (seat + i) % n, seat)
        i += 1
    return paper.getvalue()


def put_seat(g: Aquileia, paper: BytesWriter, other: i64, viewer: i64) -> None:
    """One player as the viewer sees him."""
    e, p = g.edition, g.players[other]
    put_counts(paper, p.coins, 3)
    put(paper, total(p.score))
    put(paper, e.henchmen - many(p.henchmen))
    put(paper, e.houses - many(p.houses))
    put(paper, p.crest)
    put(paper, p.strength)
    put(paper, 1 if p.stopped else 0)
    put_mask(paper, p.henchmen, e.spaces)
    put_mask(paper, p.houses, e.sites)
    put_hand(paper, p.equi_public, len(e.equi_ids))
    put_hand(paper, laurels_known(g, viewer, other), len(e.laurel_ids))
    put_hand(paper, p.theatre_cards, len(e.theatre_ids))
    for colour in range(len(e.colours)):
        put(paper, villa_sum(g, p, colour))
    points, coins = income(e, p)
    put(paper, points)
    put(paper, coins)
    put(paper, size(p.slave_cards))
    put(paper, size(p.equi_public) + size(p.equi_secret))
    put(paper, size(p.laurels))
    put(paper, count(p.red_dice, 0) + count(p.red_dice, 1) + count(p.red_dice, 2))
    put(paper, total(p.blue_dice))
