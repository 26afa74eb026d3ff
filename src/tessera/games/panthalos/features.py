"""Numbers for heuristics and networks.

`terms` weigh what a player has against the average of the others, roughly in final points. The game has two endings, so what
scores only at one of them is weighted by how likely that ending looks: the strikes still to come, half of them endured,
against the discs that the collecting fields still take.
"""

from typing import Any, Final

from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.games.panthalos.rules.arena import Arena
from tessera.games.panthalos.rules.krypt import Defend, Krypt, KryptPay, required, strength
from tessera.games.panthalos.rules.places import (
    Agora,
    Agro,
    Art,
    Phalanx,
    Polis,
    Titanus,
)
from tessera.games.panthalos.scoring import crown_points, dice_points, final_points, goods_points, krypt_points
from tessera.games.panthalos.state import Player, Table, held, tally
from tessera.games.panthalos.tables import (
    AGORA,
    AGRO,
    ARENA,
    ART,
    ARTISAN_YIELD,
    BATHS,
    BLIND_SUPPORT,
    DISC,
    FORO,
    GOOD_YIELD,
    KRYPT,
    ON,
    ORACULUM,
    PHALANX,
    POINTS,
    POLIS,
    REFINE,
    RESERVE,
    SUPPLY,
    SUPPORT_YIELD,
    TITAN_YIELD,
    TITANUS,
    UPGRADE,
    Tables,
)

TERMS: Final = (
    "points",
    "krypt",
    "goods",
    "merchants",
    "artisans",
    "ships",
    "titans",
    "supports",
    "shield",
    "discs",
    "pips",
    "dice",
    "crowns",
    "polis",
    "placed",
    "unplaced",
    "start",
)
WEIGHTS: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)

ENDURED: Final = 0.5  # share of strikes that are endured, by play-outs of sensible players


def terms(g: Table, seat: i64) -> list[float]:
    """What this seat has more than the others on average, part by part."""
    mine = worth(g, seat)
    n: i64 = len(g.players)
    others: float = float(n - 1)
    who: i64 = 0
    while who < n:
        if who != seat:
            for i, amount in enumerate(worth(g, who)):
                mine[i] -= amount / others
        who += 1
    return mine


def value(g: Table, seat: i64) -> float:
    found: float = 0.0
    for i, amount in enumerate(terms(g, seat)):
        found += WEIGHTS[i] * amount
    return found


# ---- which ending? ----------------------------------------------------------------------------------------


def clamped(x: float) -> float:
    return 0.0 if x < 0.0 else 1.0 if x > 1.0 else x


def strikes_left(g: Table) -> float:
    """Strikes still to come if all rounds are played."""
    later = float(g.edition.rounds - g.round)
    return later + 1.0 if ahead(g, KRYPT) else later


def room_in_krypt(g: Table) -> float:
    return float(g.edition.thresholds[len(g.players)] - g.krypt_discs())


def krypt_chance(g: Table) -> float:
    """How likely is it that the discs in KRYPT will count?"""
    n = float(len(g.players))
    return clamped(0.5 + (strikes_left(g) * ENDURED * n - room_in_krypt(g)) / (1.5 * n))


def rounds_chance(g: Table) -> float:
    """How likely is it that the last round is played to its end?"""
    n = float(len(g.players))
    before_last = strikes_left(g) - 1.0
    return clamped(0.6 + (room_in_krypt(g) - before_last * ENDURED * n) / (1.5 * n))


def rounds_ahead(g: Table) -> float:
    """Full rounds to come after this one, as far as KRYPT lets us."""
    n = float(len(g.players))
    by_rounds = float(g.edition.rounds - g.round)
    by_krypt = room_in_krypt(g) / (ENDURED * n)
    found = by_rounds if by_rounds < by_krypt else by_krypt
    return found if found > 0.0 else 0.0


def places_ahead(g: Table) -> i64:
    """The places still to be evaluated in this round, as a mask, in one pass through the agenda."""
    mask: i64 = 0
    frames: list[Any] = g.agenda  # untyped, and classes compared: checks and isinstance would walk through base classes
    for frame in frames:
        kind: Any = type(frame)
        if kind is Polis:
            mask |= 1 << POLIS
        elif kind is Agora:
            mask |= 1 << AGORA
        elif kind is Phalanx:
            mask |= 1 << PHALANX
        elif kind is Art:
            mask |= 1 << ART
        elif kind is Titanus:
            mask |= 1 << TITANUS
        elif kind is Agro:
            mask |= 1 << AGRO
        elif kind is Krypt:
            mask |= 1 << KRYPT
        elif kind is Arena:
            mask |= 1 << ARENA
    return mask


def ahead(g: Table, place: i64) -> bool:
    """Is this place still to be evaluated in this round?"""
    return places_ahead(g) >> place & 1 == 1


# ---- what a player has ------------------------------------------------------------------------------------


def worth(g: Table, seat: i64) -> list[float]:
    """The terms of one player alone."""
    e = g.edition
    p = g.players[seat]
    if g.over:
        found = [0.0 for _ in TERMS]
        found[0] = float(p.score + final_points(e, p, g.krypt_end, g.round_end))
        return found
    ends_in_krypt, ends_by_rounds, left = krypt_chance(g), rounds_chance(g), rounds_ahead(g)
    late = clamped(0.3 + 0.25 * left)  # things to be used up are worth less when little time is left
    if ahead(g, KRYPT):
        late = clamped(late + 0.15)
    pip = ends_by_rounds + 0.12 * left
    return [
        float(p.score),
        float(krypt_points(e, p)) * ends_in_krypt,
        goods_worth(e, p, ends_by_rounds, left),
        merchants_worth(g, p),
        artisans_worth(e, p, left),
        0.4 * ends_by_rounds * float(tally(p.ships)),
        titans_worth(g, p) * late,
        0.5 * float(support_total(e, p)) * late,
        shield_worth(g, seat, ends_in_krypt),
        discs_worth(float(p.discs)) * (0.4 + 0.6 * late),
        float(dice_points(e, p)) * pip,
        1.1 * left * float(dice_outside(e, p)),
        float(crown_points(e, p)) * ends_by_rounds + 1.8 * left * float(p.crowns()),
        polis_worth(g, seat, left),
        placed_worth(g, seat, left, pip, late, ends_in_krypt),
        unplaced_worth(g, p, left),
        0.4 if g.start_player == seat else 0.0,
    ]


def goods_worth(e: Tables, p: Player, ends_by_rounds: float, left: float) -> float:
    """Goods under a collected ship wait for the end; others are worth what a ship of the port will pay."""
    covered = float(goods_points(e, p)) * ends_by_rounds
    symbols = float(total(p.basic) * e.symbols_basic + total(p.refined) * e.symbols_refined)
    at_once = symbols * (0.85 if left >= 1.0 else 0.6)
    return (covered if covered > at_once else at_once) + 0.3 * float(total(p.refined))


def merchants_worth(g: Table, p: Player) -> float:
    """The open merchant that is nearest: what is missing costs most of the premium over shipping."""
    e = g.edition
    best = 0.0
    if p.refined == 0:
        return best
    for kind in g.merkator:
        wants: i64 = e.merchant_wants[kind]
        wanted: i64 = total(wants) + e.merchant_any[kind]
        have: i64 = 0
        spare: i64 = 0
        for good in range(len(e.goods)):
            mine = count(p.refined, good)
            asked = count(wants, good)
            have += mine if mine < asked else asked
            spare += mine - asked if mine > asked else 0
        have += spare if spare < e.merchant_any[kind] else e.merchant_any[kind]
        premium = float(e.merchant_vp[kind]) + 1.0 - 2.0 * float(wanted)
        share = float(have) / float(wanted)
        gain = premium * (0.7 if have == wanted else 0.3 * share)
        best = max(best, gain)
    return best


def artisans_worth(e: Tables, p: Player, left: float) -> float:
    found = 0.0
    for kind in range(len(e.artisans)):
        n = held(p.artisans, kind)
        if n > 0:
            good: i64 = e.artisan_good[kind]
            work = 1.0 if good < 0 or count(p.basic, good) > 0 else 0.5
            found += (0.4 + 0.3 * left) * work * (1.0 + 0.8 * float(n - 1))
    return found


def titans_worth(g: Table, p: Player) -> float:
    """About 1.5 for a titan, a little more for a strong one."""
    e = g.edition
    found = 0.0
    for kind in range(e.titan_kinds()):
        n = held(p.titans, kind)
        if n > 0:
            found += float(n) * (0.5 + 0.15 * float(e.titan_strength[kind]))
    return found


def support_total(e: Tables, p: Player) -> i64:
    found: i64 = 0
    for kind in range(e.support_kinds()):
        found += held(p.supports, kind) * e.support_strength[kind]
    return found


def shield_worth(g: Table, seat: i64, ends_in_krypt: float) -> float:
    """Can the strike to come be warded off? Its points and the disc it saves, less what the payment costs."""
    if len(g.disasters) == 0:
        return 0.0
    e = g.edition
    open_tile = g.disasters[0]
    need: i64 = 0
    if ahead(g, KRYPT):
        need = required(g, seat)
    else:
        need = asked(g, seat)
    if need == 0:
        return 0.0
    prize = float(e.disaster_vp[open_tile]) - float(e.vp_per_disc_in_krypt) * ends_in_krypt + 0.5
    mine = strength(e, g.players[seat], e.disaster_element[open_tile])
    if mine >= need:
        cost = 0.2 * float(need)
        return prize - cost if prize > cost else 0.0
    return 0.35 * prize * float(mine) / float(need)


def asked(g: Table, seat: i64) -> i64:
    """What this seat still has to pay in the KRYPT evaluation under way; 0 when it has decided."""
    for frame in g.agenda:
        if isinstance(frame, Defend) and frame.seat == seat:
            return frame.required
        if isinstance(frame, KryptPay) and frame.seat == seat:
            return frame.required
    return 0


def discs_worth(discs: float) -> float:
    """The first discs buy most: POLIS, artisans, redeeming a titan."""
    if discs <= 3.0:
        return 0.9 * discs
    if discs <= 6.0:
        return 2.7 + 0.5 * (discs - 3.0)
    return 4.2 + 0.15 * (discs - 6.0)


def dice_outside(e: Tables, p: Player) -> i64:
    n: i64 = 0
    for die in range(1, e.dice + 1):
        if not p.leads(die) and p.at(die) != RESERVE:
            n += 1
    return n


def yield_worth(what: i64, left: float) -> float:
    if what == TITAN_YIELD:
        return 1.4
    if what in (BLIND_SUPPORT, SUPPORT_YIELD):
        return 0.9
    if what == UPGRADE:
        return 0.9 + 0.12 * left
    if what == ARTISAN_YIELD:
        return 0.6 + 0.3 * left
    if what == GOOD_YIELD:
        return 1.2
    if what == DISC:
        return 0.6
    if what == POINTS:
        return 1.0
    return 1.2 if what == REFINE else 0.0


def polis_worth(g: Table, seat: i64, left: float) -> float:
    """Discs in the right column pay every round."""
    e = g.edition
    times = left + 1.0 if ahead(g, POLIS) else left
    found = 0.0
    for space in e.spaces_of[g.side][POLIS]:
        if g.polis[space] == seat and e.left[g.side][space] == 0:
            found += times * float(e.amounts[g.side][space]) * yield_worth(e.yields[g.side][space], left)
    return found


def placed_worth(g: Table, seat: i64, left: float, pip: float, late: float, ends_in_krypt: float) -> float:
    """What the pieces on the board will bring when their places are evaluated."""
    e = g.edition
    p = g.players[seat]
    found = 0.0
    discs: i64 = p.discs
    bank: i64 = p.bank
    for piece in range(e.dice + 1):
        at = p.at(piece)
        if at >= ON:
            space = at - ON
            place: i64 = e.space_place[space]
            if place == POLIS:
                if g.polis[space] < 0 and ahead(g, POLIS):
                    times = 1.0 if e.left[g.side][space] == 1 else 1.0 + left
                    if discs > 0:
                        found += times * float(e.amounts[g.side][space]) * yield_worth(e.yields[g.side][space], left) - 0.7
                    discs -= 1
            elif place == AGRO:
                if ahead(g, AGRO):
                    gain = pips_of(g, p, piece, AGRO, e.leaders_only_discs)
                    gain = min(gain, bank)
                    bank -= gain
                    have = float(p.discs)
                    found += (discs_worth(have + float(gain)) - discs_worth(have)) * (0.4 + 0.6 * late)
            elif place == TITANUS:
                if ahead(g, TITANUS):
                    found += 1.5 * late * float(pips_of(g, p, piece, TITANUS, e.pips_per_titan) // e.pips_per_titan)
            elif place == FORO:
                found += 0.5 * foro_worth(g, p, left, pip)
            else:
                found += place_worth(g, place, space, left, late)
    return found


def pips_of(g: Table, p: Player, piece: i64, place: i64, alone: i64) -> i64:
    """What a piece counts in TITANUS or AGRO."""
    if not p.leads(piece):
        return p.shows(piece)
    best = g.best_follower(place)
    return best if best > 0 else alone


def foro_worth(g: Table, p: Player, left: float, pip: float) -> float:
    """A recruit, while there are dice in the reserve; else a crowning that can be paid."""
    if p.standing_on(RESERVE, g.edition.dice) >= 0:
        return 1.1 * left + float(g.templum()) * pip
    return 2.0 + 0.5 * left if p.tiles() >= 2 and p.discs > 0 else 0.0


def place_worth(g: Table, place: i64, space: i64, left: float, late: float) -> float:
    e = g.edition
    lightning = e.lightning[g.side][space] == 1
    if place == AGORA:
        return 0.0 if lightning or not ahead(g, AGORA) or len(g.agora) == 0 else 2.2
    if place == PHALANX:
        return 0.0 if lightning or not ahead(g, PHALANX) or len(g.phalanx) == 0 else 1.9 * late
    if place == ART:
        return 0.0 if lightning or not ahead(g, ART) or len(g.art) == 0 else 0.6 + 0.3 * left
    if place == ORACULUM:
        return 1.3
    if place == KRYPT:
        return 0.6  # it comes back without rest; its help is in the shield
    if place == ARENA:
        return 1.5 * late + 1.0 if ahead(g, ARENA) else 0.0
    return 0.0


def unplaced_worth(g: Table, p: Player, left: float) -> float:
    """Pieces still to place this round, or kept for the next one."""
    e = g.edition
    placing = not p.passed and ahead(g, POLIS)
    found = 0.0
    for piece in range(e.dice + 1):
        at = p.at(piece)
        if at == SUPPLY:
            power = 2.0 if p.leads(piece) else 0.6 + 0.25 * float(p.shows(piece))
            if placing:
                found += power
            elif left > 0.0:
                found += 0.7 * power
        elif at == BATHS and left > 0.0:
            found += 0.5
    return found
