"""What a table is worth to a player, for bots and hints: the parts that outlook.toml weighs, roughly in final points. Compiled.

The game has two endings, so what scores only at one of them is weighted by how likely that ending looks: the strikes still to
come, half of them endured, against the discs that the collecting fields still take.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tessera.core.goods import count, total
from tessera.core.outlook import Outlook, between
from tessera.core.sets import bit
from tessera.games.panthalos import tables as t
from tessera.games.panthalos.rules.arena import Arena
from tessera.games.panthalos.rules.gains import display
from tessera.games.panthalos.rules.krypt import Defend, Krypt, KryptPay, required, strength
from tessera.games.panthalos.rules.places import Agora, Agro, Art, Phalanx, Polis, Titanus
from tessera.games.panthalos.scoring import crown_points, dice_points, final_points, goods_points, krypt_points
from tessera.games.panthalos.state import Player, Table, held, tally

ENDURED: Final = 0.5  # share of strikes that are endured, by play-outs of sensible players
YIELDS_WORTH: Final[tuple[tuple[float, float], ...]] = (  # by yield: now, and more for every round to come
    (1.4, 0.0),  # titan
    (0.9, 0.0),  # blind support
    (0.9, 0.12),  # upgrade
    (0.6, 0.3),  # artisan
    (1.2, 0.0),  # good
    (0.9, 0.0),  # support
    (0.6, 0.0),  # disc
    (1.0, 0.0),  # points
    (1.2, 0.0),  # refine
)


# ---- the rest of the game ---------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1, acyclic=True)
class Course:
    """What is still to come: places of this round, rounds, and how likely each ending is."""

    def __init__(self, g: Table) -> None:
        e = g.edition
        n = float(len(g.players))
        rounds_after = float(e.rounds - g.round)
        room = room_in_krypt(g)
        self.places = places_ahead(g)
        strikes = rounds_after + 1.0 if self.ahead(t.KRYPT) else rounds_after  # if all rounds are played
        self.krypt_end = between(0.5 + (strikes * ENDURED * n - room) / (1.5 * n))  # do the discs in KRYPT count?
        self.round_end = between(0.6 + (room - (strikes - 1.0) * ENDURED * n) / (1.5 * n))  # is the last round played to its end?
        self.left = max(0.0, min(rounds_after, room / (ENDURED * n)))  # full rounds after this one, as far as KRYPT lets us
        late = between(0.3 + 0.25 * self.left)
        self.late = between(late + 0.15) if self.ahead(t.KRYPT) else late  # things to be used up are worth less in the end
        self.pip = self.round_end + 0.12 * self.left

    def ahead(self, place: i64) -> bool:
        """Is this place still to be evaluated in this round?"""
        return self.places >> place & 1 == 1


def room_in_krypt(g: Table) -> float:
    return float(g.edition.thresholds[len(g.players)] - g.krypt_discs())


def places_ahead(g: Table) -> i64:
    """The places still to be evaluated in this round, as a mask, in one pass through the agenda."""
    mask: i64 = 0
    frames: list[Any] = g.agenda  # untyped, and classes compared: checks and isinstance would walk through base classes
    for frame in frames:
        kind: Any = type(frame)
        if kind is Polis:
            mask |= bit(t.POLIS)
        elif kind is Agora:
            mask |= bit(t.AGORA)
        elif kind is Phalanx:
            mask |= bit(t.PHALANX)
        elif kind is Art:
            mask |= bit(t.ART)
        elif kind is Titanus:
            mask |= bit(t.TITANUS)
        elif kind is Agro:
            mask |= bit(t.AGRO)
        elif kind is Krypt:
            mask |= bit(t.KRYPT)
        elif kind is Arena:
            mask |= bit(t.ARENA)
    return mask


# ---- tiles and discs --------------------------------------------------------------------------------------


def goods_worth(e: t.Tables, p: Player, course: Course) -> float:
    """Goods under a collected ship wait for the end; others are worth what a ship of the port will pay."""
    covered = float(goods_points(e, p)) * course.round_end
    symbols = float(total(p.basic) * e.symbols_basic + total(p.refined) * e.symbols_refined)
    at_once = symbols * (0.85 if course.left >= 1.0 else 0.6)
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


def artisans_worth(e: t.Tables, p: Player, left: float) -> float:
    found = 0.0
    for kind in range(len(e.artisans)):
        n = held(p.artisans, kind)
        if n > 0:
            good: i64 = e.artisan_good[kind]
            work = 1.0 if good < 0 or count(p.basic, good) > 0 else 0.5
            found += (0.4 + 0.3 * left) * work * (1.0 + 0.8 * float(n - 1))
    return found


def titans_worth(e: t.Tables, p: Player) -> float:
    """About 1.5 for a titan, a little more for a strong one."""
    found = 0.0
    for kind in range(e.titan_kinds()):
        n = held(p.titans, kind)
        if n > 0:
            found += float(n) * (0.5 + 0.15 * float(e.titan_strength[kind]))
    return found


def support_total(e: t.Tables, p: Player) -> i64:
    found: i64 = 0
    for kind in range(e.support_kinds()):
        found += held(p.supports, kind) * e.support_strength[kind]
    return found


def shield_worth(g: Table, seat: i64, course: Course) -> float:
    """Can the strike to come be warded off? Its points and the disc it saves, less what the payment costs."""
    if len(g.disasters) == 0:
        return 0.0
    e, p = g.edition, g.players[seat]
    need = required(g, seat) if course.ahead(t.KRYPT) else asked(g, seat)
    if need == 0:
        return 0.0
    prize = float(e.disaster_vp[g.disasters[0]]) - float(e.vp_per_disc_in_krypt) * course.krypt_end + 0.5
    mine = strength(g, p.titans, p.supports)
    if mine < need:
        return 0.35 * prize * float(mine) / float(need)
    return max(0.0, prize - 0.2 * float(need))


def asked(g: Table, seat: i64) -> i64:
    """What this seat still has to pay in the KRYPT evaluation under way; 0 when it has decided."""
    for frame in g.agenda:
        if isinstance(frame, (Defend, KryptPay)) and frame.seat == seat:
            return frame.required
    return 0


def discs_worth(discs: float) -> float:
    """The first discs buy most: POLIS, artisans, redeeming a titan."""
    if discs <= 3.0:
        return 0.9 * discs
    if discs <= 6.0:
        return 2.7 + 0.5 * (discs - 3.0)
    return 4.2 + 0.15 * (discs - 6.0)


# ---- pieces -----------------------------------------------------------------------------------------------


def yield_worth(g: Table, space: i64, left: float) -> float:
    """What a POLIS space yields at a time."""
    now, later = YIELDS_WORTH[g.edition.yields[g.side][space]]
    return float(g.edition.amounts[g.side][space]) * (now + later * left)


def polis_worth(g: Table, seat: i64, course: Course) -> float:
    """Discs in the right column pay every round."""
    e = g.edition
    times = course.left + 1.0 if course.ahead(t.POLIS) else course.left
    found = 0.0
    for space in e.spaces_of[g.side][t.POLIS]:
        if g.polis[space] == seat and e.left[g.side][space] == 0:
            found += times * yield_worth(g, space, course.left)
    return found


def placed_worth(g: Table, p: Player, course: Course) -> float:
    """What the pieces on the board will bring when their places are evaluated."""
    e = g.edition
    found = 0.0
    discs: i64 = p.discs
    bank: i64 = p.bank
    for piece in range(e.dice + 1):
        at = p.at(piece)
        if at >= t.ON:
            space = at - t.ON
            place: i64 = e.space_place[space]
            if place == t.POLIS:
                if g.polis[space] < 0 and course.ahead(t.POLIS):
                    times = 1.0 if e.left[g.side][space] == 1 else 1.0 + course.left
                    if discs > 0:
                        found += times * yield_worth(g, space, course.left) - 0.7
                    discs -= 1
            elif place == t.AGRO:
                if course.ahead(t.AGRO):
                    gain = min(bank, pips_of(g, p, piece, t.AGRO, e.leaders_only_discs))
                    bank -= gain
                    have = float(p.discs)
                    found += (discs_worth(have + float(gain)) - discs_worth(have)) * (0.4 + 0.6 * course.late)
            else:
                found += place_worth(g, p, piece, place, space, course)
    return found


def pips_of(g: Table, p: Player, piece: i64, place: i64, alone: i64) -> i64:
    """What a piece counts in TITANUS or AGRO."""
    if not p.leads(piece):
        return p.shows(piece)
    best = g.best_follower(place)
    return best if best > 0 else alone


def place_worth(g: Table, p: Player, piece: i64, place: i64, space: i64, course: Course) -> float:
    """What a piece will bring where neither discs nor the bank run out."""
    e = g.edition
    if place == t.ORACULUM:
        return 1.3
    if place == t.KRYPT:
        return 0.6  # it comes back without rest; its help is in the shield
    if place == t.FORO:
        return 0.5 * foro_worth(g, p, course)
    if not course.ahead(place):
        return 0.0
    if place == t.TITANUS:
        return 1.5 * course.late * float(pips_of(g, p, piece, t.TITANUS, e.pips_per_titan) // e.pips_per_titan)
    if place == t.ARENA:
        return 1.5 * course.late + 1.0
    if e.lightning[g.side][space] == 1 or len(display(g, place)) == 0:
        return 0.0
    return 2.2 if place == t.AGORA else 1.9 * course.late if place == t.PHALANX else 0.6 + 0.3 * course.left


def foro_worth(g: Table, p: Player, course: Course) -> float:
    """A recruit, while there are dice in the reserve; else a crowning that can be paid."""
    if p.standing_on(t.RESERVE, g.edition.dice) >= 0:
        return 1.1 * course.left + float(g.templum()) * course.pip
    return 2.0 + 0.5 * course.left if p.tiles() >= 2 and p.discs > 0 else 0.0


def unplaced_worth(g: Table, p: Player, course: Course) -> float:
    """Pieces still to place this round, or kept for the next one."""
    placing = not p.passed and course.ahead(t.POLIS)
    found = 0.0
    for piece in range(g.edition.dice + 1):
        at = p.at(piece)
        if at == t.SUPPLY:
            power = 2.0 if p.leads(piece) else 0.6 + 0.25 * float(p.shows(piece))
            if placing:
                found += power
            elif course.left > 0.0:
                found += 0.7 * power
        elif at == t.BATHS and course.left > 0.0:
            found += 0.5
    return found


# ---- the outlook ------------------------------------------------------------------------------------------


class Prospects(Outlook[Table]):
    def done(self, g: Table) -> float:
        """Rounds, or room in KRYPT, whichever runs out first."""
        if g.over:
            return 1.0
        by_rounds = float(g.round - 1) / float(g.edition.rounds)
        by_krypt = 1.0 - room_in_krypt(g) / float(g.edition.thresholds[len(g.players)])
        return between(max(by_rounds, by_krypt))

    def parts(self, g: Table, seat: i64) -> list[float]:
        return parts_of(g, seat, Course(g))

    def terms(self, g: Table, seat: i64) -> list[float]:
        course = Course(g)
        return self.compared([parts_of(g, who, course) for who in range(len(g.players))], seat)


def parts_of(g: Table, seat: i64, course: Course) -> list[float]:
    """In the order of outlook.toml; at the end there is nothing but points."""
    e, p, left = g.edition, g.players[seat], course.left
    if g.over:
        return [float(p.score + final_points(e, p, g.krypt_end, g.round_end))] + [0.0] * 16
    return [
        float(p.score),
        float(krypt_points(e, p)) * course.krypt_end,
        goods_worth(e, p, course),
        merchants_worth(g, p),
        artisans_worth(e, p, left),
        0.4 * course.round_end * float(tally(p.ships)),
        titans_worth(e, p) * course.late,
        0.5 * float(support_total(e, p)) * course.late,
        shield_worth(g, seat, course),
        discs_worth(float(p.discs)) * (0.4 + 0.6 * course.late),
        float(dice_points(e, p)) * course.pip,
        1.1 * left * float(len(p.followers(e.dice))),
        float(crown_points(e, p)) * course.round_end + 1.8 * left * float(p.crowns()),
        polis_worth(g, seat, course),
        placed_worth(g, p, course),
        unplaced_worth(g, p, course),
        0.4 if g.start_player == seat else 0.0,
    ]
