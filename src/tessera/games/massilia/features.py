"""Numbers for bots and networks: a heuristic in points of lead, and the observation. Compiled.

The heuristic follows how the game is won: goods are worth what the customers near them will pay, money and stones what they
will count, an empty stall near the consul is in danger, and who has passed gets nothing more out of the dice that are left.
"""

from typing import Any, Final

from mypy_extensions import i64

from tessera.core.agenda import Frame
from tessera.core.goods import count, total
from tessera.games.massilia.rules.buying import BuyColour, BuySplit, PlaceGoods
from tessera.games.massilia.rules.market import BuildStall, MoveFigure, MoveGoods, PayTax, Pluto, SellBeige
from tessera.games.massilia.rules.measure import price
from tessera.games.massilia.rules.offering import Sacrifice, TakeCard
from tessera.games.massilia.rules.preparing import Prepare
from tessera.games.massilia.rules.rounds import EndTurn, KeepDice, Turn
from tessera.games.massilia.rules.setting_up import PlaceStartStall
from tessera.games.massilia.scoring import money_points, stall_points, stone_loss
from tessera.games.massilia.state import GOODS_ONLY, OWNER, Massilia, Player, hand_size
from tessera.games.massilia.tables import BEIGE, COLOURED, CONSUL, DICE, GODS, TEMPLE_FIELD, TOKENS, MassiliaEdition, held, size

TERMS: Final = ("reputation", "stalls", "money", "stones", "cards", "goods", "consul", "dice", "rivals")
WEIGHTS: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)

# what things are worth in points, before the game is over
MONEY_LATE: Final = 0.34  # a sesterce in the last round, and how much more for every round to come
MONEY_PER_ROUND: Final = 0.045
STONE: Final = 1.67  # one stone, while there is more room for loss
CARD: Final = 1.1
SALE_EFFORT: Final = 0.9  # a sale takes a turn and a die of its own
TURN: Final = 1.7  # a further turn in this round
TAX_FEAR: Final = 0.07  # for each good the consul could reach
REACH: Final = (0.25, 0.62, 0.62, 0.62, 0.62, 0.6, 0.58, 0.34, 0.3)  # chance of a sale by distance of the customer
NEAR: Final = 6  # as far as one die goes


def terms(g: Massilia, seat: i64) -> list[float]:
    """The parts of the value, each in points; the last is the best rival's own estimate, taken off."""
    found = own_terms(g, seat)
    best = -1000.0
    for other in range(len(g.players)):
        if other != seat:
            worth = sum(own_terms(g, other))
            best = max(best, worth)
    found.append(-best)
    return found


def value(g: Massilia, seat: i64) -> float:
    return sum(terms(g, seat))


def own_terms(g: Massilia, seat: i64) -> list[float]:
    """What one player may expect in the end, without looking at the others."""
    p, stalls = g.players[seat], g.stalls_of(seat)
    if g.over:
        scored = [p.reputation, stall_points(g, stalls), money_points(g, p.money), -stone_loss(g, p.stones), 0, 0, 0, 0]
        return [float(part) for part in scored]
    ahead = float(g.edition.rounds - g.round)
    rate = MONEY_LATE + MONEY_PER_ROUND * ahead
    return [
        float(p.reputation),
        float(stall_points(g, stalls)),
        rate * float(p.money),
        stone_worth(g, p, ahead),
        (CARD if ahead > 0 else 0.4) * float(hand_size(p)),
        goods_worth(g, seat, rate, ahead),
        consul_fear(g, seat, stalls, ahead),
        turns_worth(g, p),
    ]


def stone_worth(g: Massilia, p: Player, ahead: float) -> float:
    """The loss as the table has it in the last round; before, a slope, for more stones may come and some go back."""
    exact = -float(stone_loss(g, p.stones))
    if ahead <= 0:
        return exact
    return -min(STONE * float(p.stones), 15.0)


def goods_worth(g: Massilia, seat: i64, rate: float, ahead: float) -> float:
    """Every lot of one colour on one stall: its sale, times the chance that its customer comes."""
    e, mark, p = g.edition, seat + 1, g.players[seat]
    if ahead <= 0 and p.passed:
        return 0.0
    hope = 1.0 if ahead > 0 else 0.55
    temple = float(price(g, TEMPLE_FIELD))
    if ahead > 0:
        temple = 0.5 * (temple + float(g.prices[-1]))  # the tile beside pink goes to the temple next
    worth = 0.0
    for plot in range(len(g.stalls)):
        stall: i64 = g.stalls[plot]
        if stall >> OWNER == mark and stall & GOODS_ONLY != 0:
            good: i64 = 0
            while good < COLOURED:
                n = count(stall, good)
                if n > 0:
                    each = float(g.markers[good]) + rate * temple
                    worth += REACH[distance(e, g.figures[good + 1], plot)] * max(0.0, float(n) * each - SALE_EFFORT)
                good += 1
            worth += 0.45 * rate * temple * float(count(stall, BEIGE))
    return hope * worth


def consul_fear(g: Massilia, seat: i64, stalls: i64, ahead: float) -> float:
    """Stalls within one die of the consul: empty ones may be closed, stocked ones taxed."""
    e, mark = g.edition, seat + 1
    fear = 0.0
    for plot in range(len(g.stalls)):
        stall: i64 = g.stalls[plot]
        if stall >> OWNER == mark and distance(e, g.figures[CONSUL], plot) <= NEAR:
            goods = total(stall & GOODS_ONLY)
            if goods > 0:
                fear += TAX_FEAR * float(goods)
            elif stalls > 1:
                fear += 0.2 * float(stall_points(g, stalls) - stall_points(g, stalls - 1))
    return -fear


def turns_worth(g: Massilia, p: Player) -> float:
    """Turns still to come in this round: the own supply, and a share of the temple."""
    if p.passed:
        return 0.0
    others: i64 = 0
    for other in g.players:
        if not other.passed:
            others += 1
    supply: i64 = len(p.supply)
    temple: i64 = len(g.temple) + len(g.rolled)
    return TURN * min(4.0, 0.8 * float(supply) + float(temple) / float(others))


def distance(e: MassiliaEdition, space: i64, plot: i64) -> i64:
    """Street spaces between a figure and a plot, the shorter way; at most 8."""
    apart = space - plot if space > plot else plot - space
    return min(apart, e.spaces - apart, 8)


# ---- the observation ------------------------------------------------------------------------------------------

DECISIONS: Final = 16


def rows(e: MassiliaEdition, seats: int) -> list[tuple[str, int]]:
    """Name and length of each stretch; players come in turn from the own seat on."""
    found = [
        ("round", 1),
        ("decision", DECISIONS),
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


def numbers(g: Massilia, seat: i64) -> list[int]:
    e, n = g.edition, len(g.players)
    found: list[int] = [g.round]
    top = None if g.over else g.agenda[-1]
    found += hot(-1 if top is None else decision_number(top), DECISIONS)
    found += hot(-1 if top is None else (top.seat - seat) % n, n)
    found += in_hand(top)
    found += lying(g.temple)
    found += lying(g.rolled)
    found.append(clip(g.stones))
    found += counts(g.harbour, 4)
    found += list(g.prices)
    found += list(g.markers)
    found += hot(g.price_token, 8)
    found += counts(g.tokens, len(TOKENS))
    found += [g.played >> god & 1 for god in range(len(GODS))]
    found += pile(g.display)
    found += pile(g.discard)
    found.append(clip(len(g.deck)))
    for space in g.figures:
        found += hot(space, e.spaces)
    for stall in g.stalls:
        found += counts(stall, 4)
    me = g.players[seat]
    found += cards(me.secret + me.secret_new)
    found += cards(me.known_new + me.secret_new)
    for i in range(n):
        found += seen_of(g, (seat + i) % n)
    return found


def seen_of(g: Massilia, seat: i64) -> list[int]:
    """What all know of one player."""
    p, mark = g.players[seat], seat + 1
    found: list[int] = [1 if stall >> OWNER == mark else 0 for stall in g.stalls]
    found += lying(p.supply)
    found += counts(p.screen, 4)
    found += cards(p.known + p.known_new)
    place: i64 = g.order.index(seat)
    passed: i64 = 1 if p.passed else 0
    found += [clip(p.money), clip(p.stones), clip(p.reputation + 20), size(p.secret), size(p.secret_new)]
    found += [place, passed, p.tile, clip(g.reserve(seat))]
    return found


def clip(n: i64) -> i64:
    return 0 if n < 0 else 255 if n > 255 else n


def hot(at: i64, length: i64) -> list[int]:
    """One place of many."""
    return [1 if i == at else 0 for i in range(length)]


def counts(goods: i64, kinds: i64) -> list[int]:
    return [clip(count(goods, kind)) for kind in range(kinds)]


def cards(hand: i64) -> list[int]:
    return [held(hand, god) for god in range(len(GODS))]


def pile(gods: tuple[int, ...]) -> list[int]:
    found = [0 for _ in GODS]
    for god in gods:
        found[god] += 1
    return found


def lying(dice: tuple[int, ...]) -> list[int]:
    found = [0 for _ in range(DICE)]
    for die in dice:
        found[die] += 1
    return found


def in_hand(top: Any) -> list[int]:
    """The die being prepared or the action going on: colour, value, pips fixed, steps, direction, pips, goods left, plot + 1."""
    found = [0 for _ in range(10)]
    if isinstance(top, Prepare):
        found[top.colour] = 1
        found[4:9] = [top.value, clip(top.fixed), top.steps, top.direction + 1, clip(top.fixed + top.value)]
    elif isinstance(top, BuyColour | BuySplit | MoveFigure):
        found[8] = clip(top.pips)
        if isinstance(top, BuySplit):
            found[top.good] = 1
    elif isinstance(top, PlaceGoods | Sacrifice):
        found[8] = clip(top.left)
        if isinstance(top, PlaceGoods):
            found[top.good] = 1
    elif isinstance(top, SellBeige | Pluto | PayTax | BuildStall | MoveGoods):
        found[9] = top.plot + 1
    return found


def decision_number(top: Frame[Any]) -> i64:
    """The pending decision as a number, in the order of the rules."""
    if isinstance(top, Turn):
        return 2
    if isinstance(top, Prepare):
        return 3
    if isinstance(top, PlaceStartStall):
        return 0
    if isinstance(top, KeepDice):
        return 1
    if isinstance(top, BuyColour):
        return 4
    if isinstance(top, BuySplit):
        return 5
    if isinstance(top, PlaceGoods):
        return 6
    if isinstance(top, MoveFigure):
        return 7
    if isinstance(top, SellBeige):
        return 8
    if isinstance(top, Pluto):
        return 9
    if isinstance(top, PayTax):
        return 10
    if isinstance(top, BuildStall):
        return 11
    if isinstance(top, MoveGoods):
        return 12
    if isinstance(top, Sacrifice):
        return 13
    if isinstance(top, TakeCard):
        return 14
    return 15 if isinstance(top, EndTurn) else -1
