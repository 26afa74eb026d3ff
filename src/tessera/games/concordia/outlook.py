"""What a table is worth to a player (in the team game: to his team), for bots and hints: the parts that outlook.toml weighs. Compiled.

It counts in points. A card is worth what its god gives now and what it will grow to, so every part but the points fades as the
game runs out (`rest`). `pending` is what the things still to do this turn promise: without it a card just played would look like
a loss.
"""

from typing import Any, Final

from mypy_extensions import i64

from tessera.core.agenda import Frame
from tessera.core.goods import count, covers, total
from tessera.core.outlook import Outlook, points_of
from tessera.core.sets import bit, bits, members
from tessera.games.concordia import tables as t
from tessera.games.concordia.rules.architect import ArchitectBuild, ArchitectPick, ArchitectTarget, sites, too_dear
from tessera.games.concordia.rules.calls import ChooseRole, DiplomatCopy, Execute, LegatusAnswer, LegatusSuggest, ProconsulAnswer
from tessera.games.concordia.rules.colonists import ColonistMode, ColonistPlace, TribuneColonist
from tessera.games.concordia.rules.common import AcceptGood, house_left
from tessera.games.concordia.rules.mercator import MercatorTrade
from tessera.games.concordia.rules.prefect import PrefectChoice, cash_bonus, harvest, marker_goods
from tessera.games.concordia.rules.purchase import BuyCard, PayAny, extra_price, fixed_price, free_choice
from tessera.games.concordia.rules.turn import PlayCard
from tessera.games.concordia.scoring import at_list_price, minerva, owned, per_card, points
from tessera.games.concordia.state import Table

POINTS: Final = points_of("concordia")  # some parts reckon with what others count
GROWTH: Final[float] = POINTS["growth"]
ESTATE: Final[float] = POINTS["estate"]
HOUSE: Final[float] = POINTS["engine"]
GOOD: Final[float] = POINTS["goods"]
COIN: Final[float] = POINTS["money"]
PATIENCE: Final = 45.0  # turns per player of a long game
GROWS: Final[tuple[float, ...]] = (2.0, 8.0, 6.0, 6.0, 7.0, 6.0, 7.0)  # what a card of each god gains in a whole game
MOST: Final[tuple[float, ...]] = (9.0, 15.0, 12.0, 14.0, 10.0, 12.0, 25.0)  # and what it is worth at most


def rest_of(g: Table) -> float:
    """How much of the game is still to come: 1 at the start, 0 at the end. Cards and houses run out, and so does patience:
    without it bots that like what they have would wait for ever."""
    if g.over:
        return 0.0
    e = g.edition
    n = len(g.players)
    if g.concordia >= 0:
        return 0.08 * float(g.turns_left + 1) / float(n)
    cards = len(g.deck)
    for card in g.display:
        if card >= 0:
            cards += 1
    every = 0
    for stack in range(1, e.top_stack[n] + 1):
        every += len(e.cards.stacks[stack])
    rest = min(1.0, 1.5 * float(cards) / float(max(every, 1)), 1.0 - float(g.turns) / (PATIENCE * float(n)))
    for seat in range(n):
        rest = min(rest, 2.0 * float(house_left(g, seat)) / float(e.houses))
    return max(rest, 0.02)


class Gods:
    """A seat's cards by god, what each is worth to it, and how much of the game is to come: worked out once for all parts."""

    def __init__(self, g: Table, seat: i64, rest: float) -> None:
        of_god = g.edition.cards.of_god
        self.seat, self.rest, self.cards = seat, rest, owned(g, seat)
        self.many: list[int] = [bits(self.cards & of_god[god]) for god in range(7)]
        self.worth: list[int] = [per_card(g, seat, god) for god in range(7)]  # Minerva's cards differ: 0
        self.venus: i64 = self.many[t.VENUS]  # a house may also be for the partner's
        if g.edition.team:
            self.venus += bits(owned(g, g.partner(seat)) & of_god[t.VENUS])

    def growth(self, god: i64) -> float:
        """What a card of this god will grow in an average game still to come, up to the most it can be worth."""
        return GROWS[god] if god == t.MINERVA else min(GROWS[god], max(MOST[god] - float(self.worth[god]), 0.0))

    def house(self, g: Table, city: i64) -> float:
        """Points a house brings over all gods, for the cards one has and those to come, and what it will produce."""
        e = g.edition
        good: i64 = g.tiles[city]
        houses = g.players[self.seat].houses
        here: i64 = houses & e.chart.cities_in[e.chart.province_of[city]]
        more = ESTATE * self.rest
        gain = HOUSE * self.rest * float(e.price[good])
        if e.temples[good] == 1:
            gain += float(e.jupiter.per) * (float(self.many[t.JUPITER]) + more)
        if here == 0:
            gain += float(e.saturnus.per) * (float(self.many[t.SATURNUS]) + more)
        if houses & g.growing[good] == 0:
            gain += float(e.mercurius.per) * (float(self.many[t.MERCURIUS]) + more)
        if e.team:
            if here == 0 and g.players[g.partner(self.seat)].houses & e.chart.cities_in[e.chart.province_of[city]] != 0:
                gain += float(e.venus.per) * (float(self.venus) + more)
        elif bits(here) + 1 == e.houses_needed:
            gain += float(e.venus.per) * (float(self.venus) + more)
        specialist = t.MASON + good
        if e.cards.grows[specialist] == good and self.cards & e.cards.of_kind[specialist] != 0:
            gain += float(e.cards.minerva[specialist])
        return gain


def growth_of(gods: Gods) -> float:
    """What all own cards will grow."""
    sum = 0.0
    for god in range(7):
        if gods.many[god] > 0:
            sum += float(gods.many[god]) * gods.growth(god)
    return sum


def estate_of(gods: Gods) -> float:
    """What one more card of each god would be worth now: houses and colonists also pay for cards still to be bought."""
    sum: i64 = 0
    for god in range(1, 6):
        sum += gods.worth[god]
    return float(sum)


def useful_goods(e: t.Tables, goods: i64) -> float:
    """Goods one can do something with: the first few of each kind build, settle and buy; more of the same is only for sale."""
    worth = 0.0
    for good in range(5):
        have = count(goods, good)
        need: i64 = 3 if good == 0 else 2
        price = float(e.price[good])
        worth += float(min(have, need)) * (price + 2.0) + float(max(have - need, 0)) * price * 0.6
    return worth


def engine_of(g: Table, seat: i64) -> float:
    """What all own houses produce once, in money."""
    houses = g.players[seat].houses
    worth: i64 = 0
    for good in range(5):
        worth += bits(houses & g.growing[good]) * g.edition.price[good]
    return float(worth)


def sites_of(g: Table, gods: Gods) -> float:
    """The best houses that wait beside own colonists: what the best payable one and the best one at all would bring."""
    best = 0.0
    ready = 0.0
    many = 0.0
    for city in members(sites(g, gods.seat)):
        gain = gods.house(g, city)
        best = max(best, gain)
        many += 1.0
        if too_dear(g, gods.seat, city) == "":
            ready = max(ready, gain)
    return ready + 0.4 * best + 0.3 * gods.rest * min(many, 4.0)


def market_of(g: Table, gods: Gods) -> float:
    """The best card that can be paid now, if a buyer is in hand; less if he must be taken back first."""
    e = g.edition
    kind: i64 = t.PRAETOR if e.team else t.SENATOR
    best = buy_promise(g, gods, kind)
    return best if g.players[gods.seat].hand & e.cards.of_kind[kind] != 0 else 0.6 * best


def hand_of(g: Table, seat: i64) -> float:
    """Cards that can be played before the next tribune; architects and prefects are what one wants to have."""
    e = g.edition
    hand = g.players[seat].hand
    strong: i64 = hand & (e.cards.of_kind[t.ARCHITECT] | e.cards.of_kind[t.PREFECT])
    return min(float(bits(hand)), 8.0) + float(bits(strong))


def harvest_at(g: Table, seat: i64, province: i64, best: float) -> float:
    """The value of letting a province produce: own goods that fit, less a share of what the others get. Without a partner the
    others can only take away from it: what is not above `best` before them is not looked at any further."""
    e = g.edition
    n: i64 = len(g.players)
    mine: i64 = harvest(g, seat, province)
    marker: i64 = g.markers[province]
    many = marker_goods(g, seat)
    worth = float(at_list_price(e, mine)) + float(many * e.price[marker])
    granted = total(mine) + many
    free = g.free(seat)
    if granted > free:
        worth = worth * float(free) / float(granted)
    if worth <= best and not e.team:
        return worth
    others = 0.0
    ally = g.partner(seat)
    for other in range(n):
        if other != seat:
            theirs: i64 = harvest(g, other, province)
            if theirs != 0:
                gain = float(at_list_price(e, theirs)) * float(min(g.free(other), total(theirs))) / float(total(theirs))
                others += -gain if other == ally else gain / float(n - 1)
    return worth - others


def best_harvest(g: Table, seat: i64) -> float:
    best = 0.0
    for province in range(len(g.edition.chart.cities_in)):
        if g.coins >> province & 1 == 0:
            best = max(best, harvest_at(g, seat, province, best))
    return best


def card_gain(g: Table, gods: Gods, card: i64) -> float:
    """What one more card means: its god now, its growth, and its action."""
    e = g.edition
    growth = 0.0
    worth = float(minerva(g, gods.seat, bit(card)))
    for god in range(7):
        if e.cards.of_god[god] >> card & 1:
            growth += gods.growth(god)
            worth += float(gods.worth[god])
    return growth * GROWTH * gods.rest + 0.6 * gods.rest + worth


def promise(g: Table, gods: Gods, kind: i64) -> float:
    """What using a card promises before anything of it has been decided."""
    e, seat, rest = g.edition, gods.seat, gods.rest
    coin = COIN * rest + 0.05
    if kind == t.PREFECT:
        return max(best_harvest(g, seat) * GOOD * rest, float(cash_bonus(g)) * coin)
    if kind == t.ARCHITECT:
        return architect_promise(g, gods)
    if kind == t.MERCATOR_3:
        return (float(e.money_own) + 2.0) * coin
    if kind == t.MERCATOR_5:
        return (float(e.money_bought) + 2.0) * coin
    if kind == t.COLONIST:
        return 7.0 * coin
    if kind == t.TRIBUNE:
        return 0.0
    good: i64 = e.cards.grows[kind]
    if good >= 0:
        many = min(bits(g.players[seat].houses & g.growing[good]), g.free(seat))
        return float(many * e.price[good]) * GOOD * rest
    return buy_promise(g, gods, kind)


def architect_promise(g: Table, gods: Gods) -> float:
    """The best house beside a colonist; with steps to go, any house that goods and money would pay."""
    e, seat = g.edition, gods.seat
    p = g.players[seat]
    if house_left(g, seat) == 0:
        return 0.0
    best = 0.0
    for good in range(5):
        if covers(p.goods, e.build_goods[good]) and e.build_money[good] <= g.power(seat):
            best = max(best, 1.0 + 2.5 * gods.rest)
    for city in members(sites(g, seat)):
        if too_dear(g, seat, city) == "":
            best = max(best, gods.house(g, city))
    return best


def buy_promise(g: Table, gods: Gods, kind: i64) -> float:
    """The best card that can be paid, less the goods it costs."""
    e = g.edition
    buyer, extra = BuyCard(gods.seat, kind, 1), extra_price(kind)
    best = 0.0
    for space in range(len(g.display)):
        if buyer.barred(g, e.card[space]) == "":
            goods = float(at_list_price(e, fixed_price(g, g.display[space], space, extra))) + 4.0 * float(
                free_choice(g, space, extra)
            )
            best = max(best, card_gain(g, gods, g.display[space]) - goods * (GOOD * gods.rest + 0.1))
    return best


def pending_of(g: Table, gods: Gods) -> float:
    """What this seat still has to decide or will use in this turn."""
    if g.over:
        return 0.0
    sum = 0.0
    for frame in g.agenda:
        if frame.seat == gods.seat and not isinstance(frame, PlayCard):
            sum += frame_promise(g, gods, frame)
    return sum


def frame_promise(g: Table, gods: Gods, frame: Frame[Any]) -> float:
    rest = gods.rest
    coin = COIN * rest + 0.05
    if isinstance(frame, PrefectChoice):
        return promise(g, gods, t.PREFECT)
    if isinstance(frame, ArchitectBuild):
        return architect_promise(g, gods)
    if isinstance(frame, (ArchitectPick, ArchitectTarget)):
        return 0.35 * rest * float(frame.steps)
    if isinstance(frame, BuyCard):
        return buy_promise(g, gods, frame.kind)
    if isinstance(frame, MercatorTrade):
        return 2.0 * coin
    if isinstance(frame, Execute):
        return promise(g, gods, frame.kind)
    if isinstance(frame, ChooseRole):
        roles = g.edition.cards.roles[frame.kind]
        return max(promise(g, gods, roles[0]), promise(g, gods, roles[1]))
    if isinstance(frame, ColonistMode):
        return 7.0 * coin
    if isinstance(frame, (ColonistPlace, TribuneColonist)):
        return 0.8 * rest if covers(g.players[gods.seat].goods, g.edition.colonist_cost) else 0.0
    if isinstance(frame, AcceptGood):
        return float(at_list_price(g.edition, frame.granted)) * GOOD * rest * 0.5
    if isinstance(frame, (DiplomatCopy, LegatusSuggest)):
        return 1.2 * rest
    if isinstance(frame, (LegatusAnswer, ProconsulAnswer)):
        return 2.0 * rest
    if isinstance(frame, PayAny):
        return -4.0 * GOOD * rest
    return 0.0


def parts_of(g: Table, seat: i64, rest: float, mine: bool) -> list[float]:
    """The parts of one seat by itself; what it could do next only for the own side, to save time."""
    p, gods = g.players[seat], Gods(g, seat, rest)
    next_turn = mine and not g.over and g.turns_left != 0
    return [
        float(points(g, seat)),
        growth_of(gods) * rest,
        estate_of(gods) * rest,
        engine_of(g, seat) * rest,
        useful_goods(g.edition, p.goods) * rest,
        min(float(p.money), 40.0) * rest,
        float(len(p.land) + len(p.sea)) * rest,
        sites_of(g, gods) if next_turn else 0.0,
        market_of(g, gods) if next_turn else 0.0,
        hand_of(g, seat) * rest,
        best_harvest(g, seat) * rest if next_turn else 0.0,
        min(float(g.free(seat)), 4.0) * rest,
        rest if g.magnus == seat else 0.0,
        pending_of(g, gods) if mine else 0.0,
    ]


class Prospects(Outlook[Table]):
    """Concordia for players of one style; partners are judged as one."""

    def done(self, g: Table) -> float:
        return 1.0 - rest_of(g)

    def to_move(self, g: Table, seat: i64) -> bool:
        return not g.over and g.team(g.agenda[-1].seat) == g.team(seat)

    def parts(self, g: Table, seat: i64) -> list[float]:
        rest = rest_of(g)
        found = parts_of(g, seat, rest, True)
        if g.edition.team:
            for i, part in enumerate(parts_of(g, g.partner(seat), rest, True)):
                found[i] += part
        return found

    def terms(self, g: Table, seat: i64) -> list[float]:
        """Own team's parts less the mean of the other teams'; at the end only the points count."""
        n = len(g.players)
        rest = rest_of(g)
        sides = n // 2 if g.edition.team else n
        found = [0.0] * len(self.points)
        for other in range(n):
            ours = g.team(other) == g.team(seat)
            share = 1.0 if ours else -1.0 / float(sides - 1)
            for i, part in enumerate(parts_of(g, other, rest, ours)):
                found[i] += share * part
        return found

    def value(self, g: Table, seat: i64) -> float:
        """A win by one point is a win."""
        found = super().value(g, seat)
        if g.over:
            found += 10.0 if seat in g.winners() else -10.0
        return found
