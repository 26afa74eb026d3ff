"""What a seat sees as bytes, for networks. Players are rotated, the own seat first."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from tessera.core.numbers import mark, put, put_counts, put_tally, put_zeros
from tessera.games.panthalos.features import ahead, krypt_chance, rounds_chance
from tessera.games.panthalos.rules.arena import Duel
from tessera.games.panthalos.rules.krypt import Defend, KryptPay, KryptRedeem
from tessera.games.panthalos.rules.placement import ForoPartner, MerchantWild, Placement, PlaceSpace, Turn
from tessera.games.panthalos.rules.places import AgoraChoice, ArtChoice, ForoChoice, PhalanxChoice
from tessera.games.panthalos.state import Table, held, tally
from tessera.games.panthalos.tables import AGORA, AGRO, ARENA, ART, FIGURE, KRYPT, ON, PHALANX, POLIS, TITANUS, PanthalosEdition


def rows(e: PanthalosEdition, seats: i64) -> list[tuple[str, int]]:
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
    paper = BytesWriter()
    put_course(paper, g, seat)
    put_tally(paper, g.disasters[:1], len(e.disasters))
    put_known_disasters(paper, g, seat)
    put_tally(paper, g.agora, len(e.goods))
    put_tally(paper, g.phalanx, e.support_kinds())
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
    put_pack(paper, g.titan_discard, e.titan_kinds())
    put_board(paper, g, seat)
    put_pending(paper, g)
    own = g.players[seat]
    put_pack(paper, own.titans, e.titan_kinds())
    put(paper, own.duel_titan + 1)
    put_pack(paper, own.duel_supports, e.support_kinds())
    i: i64 = 0
    while i < n:
        put_player(paper, g, (seat + i) % n)
        i += 1
    return paper.getvalue()


def put_course(paper: BytesWriter, g: Table, seat: i64) -> None:
    e = g.edition
    n: i64 = len(g.players)
    places: i64 = 0
    for place in (POLIS, AGORA, PHALANX, ART, TITANUS, AGRO, KRYPT, ARENA):
        if ahead(g, place):
            places += 1
    strike: i64 = e.disaster_strength[g.disasters[0]] + g.templum() if len(g.disasters) > 0 else 0
    put(paper, n)
    put(paper, g.round)
    put(paper, e.rounds - g.round)
    put(paper, g.templum())
    put(paper, (g.start - seat + n) % n)
    put(paper, g.side)
    put(paper, g.krypt_discs())
    put(paper, e.thresholds[n])
    put(paper, strike)
    put(paper, places)
    put(paper, int(100.0 * krypt_chance(g)))
    put(paper, int(100.0 * rounds_chance(g)))


def put_known_disasters(paper: BytesWriter, g: Table, seat: i64) -> None:
    at = put_zeros(paper, total_copies(g.edition.disaster_copies))
    i: i64 = 0
    for kind in g.disasters:
        if g.aware[i] >> seat & 1 == 1:
            mark(paper, at + i, kind + 1)
        i += 1


def put_pack(paper: BytesWriter, pack: i64, kinds: i64) -> None:
    kind: i64 = 0
    while kind < kinds:
        put(paper, held(pack, kind))
        kind += 1


def put_board(paper: BytesWriter, g: Table, seat: i64) -> None:
    """By space: whose piece (1: own, counted clockwise) and its pips (leaders: 10); then whose disc lies in POLIS."""
    e = g.edition
    n: i64 = len(g.players)
    owners = put_zeros(paper, len(e.spaces))
    pips = put_zeros(paper, len(e.spaces))
    i: i64 = 0
    while i < n:
        p = g.players[(seat + i) % n]
        piece: i64 = 0
        while piece < e.dice + 1:
            at = p.at(piece)
            if at >= ON:
                mark(paper, owners + at - ON, i + 1)
                mark(paper, pips + at - ON, 10 if p.leads(piece) else p.shows(piece))
            piece += 1
        i += 1
    for owner in g.polis:
        put(paper, (owner - seat + n) % n + 1 if owner >= 0 else 0)


def put_pending(paper: BytesWriter, g: Table) -> None:
    """What the question is about: space, piece, how many more, what is required, and in a duel who fights whom."""
    space: i64 = 0
    piece: i64 = 0
    left: i64 = 0
    need: i64 = 0
    attacker: i64 = 0
    defender: i64 = 0
    for frame in g.agenda:
        if isinstance(frame, Duel):
            attacker, defender, space = frame.seat + 1, frame.defender + 1, frame.space + 1
    top = g.agenda[-1] if len(g.agenda) > 0 and not g.over else None
    if isinstance(top, PlaceSpace):
        piece = top.piece + 1
    elif isinstance(top, (ForoPartner, AgoraChoice, PhalanxChoice, ArtChoice, ForoChoice)):
        space = top.space + 1
    elif isinstance(top, MerchantWild):
        left = top.left
    elif isinstance(top, (Defend, KryptPay)):
        need = top.required
    elif isinstance(top, KryptRedeem):
        left = tally(top.paid)
    elif isinstance(top, (Turn, Placement)):
        left = 1
    put(paper, space)
    put(paper, piece)
    put(paper, left)
    put(paper, need)
    put(paper, attacker)
    put(paper, defender)


def put_player(paper: BytesWriter, g: Table, seat: i64) -> None:
    e = g.edition
    p = g.players[seat]
    put(paper, p.score + 100)
    put(paper, p.supply)
    put(paper, p.bank)
    put(paper, p.krypt)
    put(paper, p.at(FIGURE))
    put(paper, tally(p.titans))
    put(paper, p.crowns())
    put(paper, 1 if p.passed else 0)
    put(paper, 1 if p.challenged else 0)
    put(paper, 1 if p.duel_titan >= 0 else 0)
    put_counts(paper, p.basic, len(e.goods))
    put_counts(paper, p.refined, len(e.goods))
    put_pack(paper, p.supports, e.support_kinds())
    put_pack(paper, p.known, e.titan_kinds())
    put_pack(paper, p.artisans, len(e.artisans))
    put_pack(paper, p.ships, len(e.ships))
    die: i64 = 1
    while die <= e.dice:
        put(paper, p.shows(die))
        put(paper, p.at(die))
        put(paper, 1 if p.leads(die) else 0)
        die += 1
