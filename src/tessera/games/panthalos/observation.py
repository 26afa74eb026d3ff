"""What a seat sees as bytes, for networks. Players are rotated, the own seat first."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tessera.core.numbers import put, put_counts, put_hot, put_tally, put_threes, put_zeros
from tessera.core.sets import bits
from tessera.games.panthalos.outlook import Course
from tessera.games.panthalos.rules.arena import Duel
from tessera.games.panthalos.rules.gains import OfSpace
from tessera.games.panthalos.rules.krypt import Defend, KryptPay, KryptRedeem, strike
from tessera.games.panthalos.rules.placement import MerchantWild, Placement, PlaceSpace, Turn
from tessera.games.panthalos.state import Table, tally
from tessera.games.panthalos.tables import FIGURE, ON, Tables

LEADER: Final = 10  # shown instead of pips


def rows(e: Tables, seats: i64) -> list[tuple[str, int]]:
    """The stretches of `numbers`: name and length."""
    found: list[tuple[str, int]] = [
        ("course", 12),
        ("open-disaster", len(e.disasters)),
        ("known-disasters", total_copies(e.disaster_copies)),
        ("agora", len(e.goods)),
        ("phalanx", e.support_kinds()),
        ("art", len(e.artisans)),
        ("port", len(e.ships)),
        ("merkator", len(e.merchants)),
        ("stacks", 7),
        ("titan-discard", e.titan_kinds()),
        ("space-owner", len(e.spaces)),
        ("space-pips", len(e.spaces)),
        ("polis-discs", len(e.open_polis)),
        ("pending", 6),
        ("own-titans", e.titan_kinds()),
        ("own-commitment", 1 + e.support_kinds()),
    ]
    size = 10 + 2 * len(e.goods) + e.support_kinds() + e.titan_kinds() + len(e.artisans) + len(e.ships) + 3 * e.dice
    for seat in range(seats):
        found.append((f"player-{seat}", size))
    return found


def total_copies(copies: tuple[int, ...]) -> int:
    n = 0
    for copy in copies:
        n += copy
    return n


def numbers(g: Table, seat: i64) -> bytes:
    """What the seat knows; see `rows`."""
    e = g.edition
    n: i64 = len(g.players)
    supports: i64 = e.support_kinds()
    titans: i64 = e.titan_kinds()
    paper = BytesWriter()
    put_course(paper, g, seat)
    put_hot(paper, g.disasters[0] if len(g.disasters) > 0 else -1, len(e.disasters))
    put_known_disasters(paper, g, seat)
    put_tally(paper, g.agora, len(e.goods))
    put_tally(paper, g.phalanx, supports)
    put_tally(paper, g.art, len(e.artisans))
    put_tally(paper, g.port, len(e.ships))
    put_tally(paper, g.merkator, len(e.merchants))
    put(paper, len(g.goods_bag))
    put(paper, len(g.support_bag))
    put(paper, len(g.titan_stack))
    put(paper, len(g.artisan_stack))
    put(paper, len(g.ship_stack))
    put(paper, len(g.merchant_stack))
    put(paper, len(g.disasters))
    put_threes(paper, g.titan_discard, titans)
    put_board(paper, g, seat)
    put_pending(paper, g)
    own = g.players[seat]
    put_threes(paper, own.titans, titans)
    put(paper, own.duel_titan + 1)
    put_threes(paper, own.duel_supports, supports)
    for i in range(n):
        put_player(paper, g, (seat + i) % n, supports, titans)
    return paper.getvalue()


def put_course(paper: BytesWriter, g: Table, seat: i64) -> None:
    e = g.edition
    n: i64 = len(g.players)
    course = Course(g)
    put(paper, n)
    put(paper, g.round)
    put(paper, e.rounds - g.round)
    put(paper, g.templum())
    put(paper, (g.start_player - seat + n) % n)
    put(paper, g.side)
    put(paper, g.krypt_discs())
    put(paper, e.thresholds[n])
    put(paper, strike(g) if len(g.disasters) > 0 else 0)
    put(paper, bits(course.places))
    put(paper, int(100.0 * course.krypt_end))
    put(paper, int(100.0 * course.round_end))


def put_known_disasters(paper: BytesWriter, g: Table, seat: i64) -> None:
    at: i64 = put_zeros(paper, total_copies(g.edition.disaster_copies))
    aware = g.known_disasters
    i: i64 = 0
    for kind in g.disasters:
        known: i64 = aware[i]
        if known >> seat & 1 == 1:
            paper[at + i] = u8(kind + 1)
        i += 1


def put_board(paper: BytesWriter, g: Table, seat: i64) -> None:
    """By space: whose piece (1: own, counted clockwise) and its pips (leaders: 10); then whose disc lies in POLIS."""
    e = g.edition
    n: i64 = len(g.players)
    dice: i64 = e.dice
    owners: i64 = put_zeros(paper, len(e.spaces)) - ON
    pips: i64 = put_zeros(paper, len(e.spaces)) - ON
    for i in range(n):
        p = g.players[(seat + i) % n]
        places, shown, leaders = p.places, p.pips, p.leaders
        piece: i64 = 0
        while piece <= dice:
            at = places & 63
            if at >= ON:
                paper[owners + at] = u8(i + 1)
                paper[pips + at] = u8(LEADER) if leaders & 1 == 1 else u8(shown & 15)
            places >>= 6
            shown >>= 4
            leaders >>= 1
            piece += 1
    for disc in g.polis:
        owner: i64 = disc
        if owner >= 0:
            owner = (owner - seat + n) % n
        paper.append(u8(owner + 1))


def put_pending(paper: BytesWriter, g: Table) -> None:
    """What the question is about: space, piece, how many more, what is required, and in a duel who fights whom."""
    space: i64 = 0
    piece: i64 = 0
    left: i64 = 0
    need: i64 = 0
    attacker: i64 = 0
    defender: i64 = 0
    frames: list[Any] = g.agenda
    for frame in frames:
        if type(frame) is Duel:
            duel: Duel = frame
            attacker, defender, space = duel.seat + 1, duel.defender + 1, duel.space + 1
    top = g.agenda[-1] if len(g.agenda) > 0 and not g.over else None
    if type(top) is PlaceSpace:
        piece = top.piece + 1
    elif isinstance(top, OfSpace):
        space = top.space + 1
    elif type(top) is MerchantWild:
        left = top.left
    elif type(top) is Defend or type(top) is KryptPay:
        need = top.required
    elif type(top) is KryptRedeem:
        left = tally(top.paid)
    elif type(top) is Turn or type(top) is Placement:
        left = 1
    put(paper, space)
    put(paper, piece)
    put(paper, left)
    put(paper, need)
    put(paper, attacker)
    put(paper, defender)


def put_player(paper: BytesWriter, g: Table, seat: i64, supports: i64, titans: i64) -> None:
    e = g.edition
    p = g.players[seat]
    put(paper, p.score + 100)
    put(paper, p.discs)
    put(paper, p.bank)
    put(paper, p.krypt_discs)
    put(paper, p.at(FIGURE))
    put(paper, tally(p.titans))
    put(paper, p.crowns())
    paper.append(u8(p.passed))
    paper.append(u8(p.challenged))
    paper.append(u8(p.duel_titan >= 0))
    put_counts(paper, p.basic, len(e.goods))
    put_counts(paper, p.refined, len(e.goods))
    put_threes(paper, p.supports, supports)
    put_threes(paper, p.known_titans, titans)
    put_threes(paper, p.artisans, len(e.artisans))
    put_threes(paper, p.ships, len(e.ships))
    dice: i64 = e.dice
    places, shown, leaders = p.places >> 6, p.pips >> 4, p.leaders >> 1
    while dice > 0:
        paper.append(u8(shown & 15))
        paper.append(u8(places & 63))
        paper.append(u8(leaders & 1))
        places >>= 6
        shown >>= 4
        leaders >>= 1
        dice -= 1
