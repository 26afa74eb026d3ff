"""What a table is worth to a player, for bots and hints: the parts that outlook.toml weighs. Compiled.

It counts in steps. A piece is worth a fraction of a step because one purchase per own turn turns pieces into steps and
abilities; what stacks will still bring depends on how long the game lasts. Losses in the air (cards in demand, tribute on the
track) are played through: everybody gives up the least valuable stack and takes the best piece.
"""

from typing import Final

from mypy_extensions import i64

from tessera.core.goods import count, total
from tessera.core.outlook import Outlook, between
from tessera.games.gloria_mundi import tables as t
from tessera.games.gloria_mundi.rules.activation import Again, DiscardBuilding, PickPayment, RepeatCount, owned
from tessera.games.gloria_mundi.rules.gains import PickResources
from tessera.games.gloria_mundi.rules.goth import TakeTribute, stop, symbols_up_to, tribute_lying
from tessera.games.gloria_mundi.rules.purchase import PayFood, PayGlory, PayGold, Place
from tessera.games.gloria_mundi.scoring import standing
from tessera.games.gloria_mundi.state import Player, Table, bases

PIECE: Final = 0.36  # steps a spendable piece is worth
LEFTOVER: Final = 0.02  # one that will hardly be spent any more: the tie-break
GLORY_WORTH: Final = 1.6  # in basic pieces
STEP_WORTH: Final = 2.5
PER_PURCHASE: Final = 8.0  # pieces one purchase takes up
PACE: Final = 0.72  # steps the leader makes per turn of the table


# ---- how long it will last --------------------------------------------------------------------------------------


def turns_left(g: Table) -> float:
    """Turns of the table until the first of the four ends, guessed."""
    lead: i64 = 0
    hands: i64 = 0
    for p in g.players:
        hands += total(p.hand)
        lead = max(lead, p.space)
    until_rome = float(g.edition.rome - g.next_empty()) + 1.0
    until_africa = float(g.edition.africa - lead) / PACE
    left = min(until_rome, until_africa, float(hands), float(len(g.pile)))
    return max(left, 0.5)


def uses_left(g: Table, left: float) -> list[float]:
    """How often each type will still be laid, by its share of the hands."""
    hands: i64 = 0
    for p in g.players:
        hands += p.hand
    cards = float(total(hands)) + 1.5
    return [left * (float(count(hands, type)) + 0.5) / cards for type in range(3)]


# ---- what a stack brings ----------------------------------------------------------------------------------------


def worth(item: t.Item) -> float:
    """An item in basic pieces; steps and discards are counted elsewhere."""
    if item.kind < t.GLORY:
        return float(item.n)
    return float(item.n) * GLORY_WORTH if item.kind == t.GLORY else 0.0


def steps_of(item: t.Item) -> float:
    return float(item.n) if item.kind == t.STEP else 0.0


def price_worth(goods: i64) -> float:
    return float(total(goods)) + (GLORY_WORTH - 1.0) * float(count(goods, t.GLORY))


def repeats(g: Table, p: Player, b: t.Building) -> float:
    """How many times over one use of the building gives its gain, on average."""
    if b.kind == t.OWN:
        return float(owned(g.edition, p, b) // b.per)
    if b.kind == t.GOTH:
        return 0.7 if count(g.edition.symbols[g.goth], b.when) > 0 else 0.35
    if b.kind == t.FOREIGN:
        return float(bases(p, b.when))
    if b.kind == t.LOCK:
        return float(bases(p, b.when) - 1)
    return 3.0 if b.repeat else 1.0


def pieces_per_use(g: Table, p: Player, b: t.Building) -> float:
    """Basic pieces one activation of the stack nets, steps left out; never less than its base."""
    times = repeats(g, p, b)
    gain = sum([worth(item) for item in b.gain])
    if b.kind == t.EXCHANGE:
        paid = price_worth(b.give) + sum([float(item.n) for item in b.choices])
        return 1.0 if b.discards else times * (gain - paid)
    return times * gain


def steps_per_use(g: Table, p: Player, b: t.Building) -> float:
    return repeats(g, p, b) * sum([steps_of(item) for item in b.gain])


def use_worth(g: Table, p: Player, b: t.Building) -> float:
    """Pieces and steps of one activation together, in basic pieces, at least what the base gives."""
    if b.type >= 3:
        return 1.0
    if b.kind == t.LOCK:
        return max(1.0, repeats(g, p, b) * sum([worth(item) for item in b.gain]) - float(bases(p, b.type)) + 1.0)
    return max(1.0, pieces_per_use(g, p, b) + STEP_WORTH * steps_per_use(g, p, b))


def stack_worth(g: Table, p: Player, card: i64, uses: float) -> float:
    """A stack in steps, over the uses still to come; `card` -1 is a bare one."""
    if card < 0:
        return PIECE * uses + 0.25
    b = g.edition.buildings[card]
    return PIECE * uses * use_worth(g, p, b) + red_worth(b, uses) + 0.1


def red_worth(b: t.Building, uses: float) -> float:
    """What a builder or a wall is good for, in steps; `uses` stands for the time left."""
    if b.kind == t.SUBSTITUTE:
        return 0.12 * uses
    if b.kind == t.TRIGGER:
        return 0.5 * uses * (sum([steps_of(item) for item in b.gain]) + PIECE * sum([worth(item) for item in b.gain]))
    return 0.15 + 0.05 * uses if b.type == t.WALL else 0.0


# ---- the parts of a player's strength, in steps -----------------------------------------------------------------


def spendable(pieces: float, purchases: float) -> float:
    """Pieces in steps: full value as far as the purchases to come can take them, little above."""
    room = PER_PURCHASE * purchases + 2.0
    if pieces <= room:
        return PIECE * pieces
    return PIECE * room + LEFTOVER * (pieces - room)


def strength(g: Table, seat: i64, left: float, laid: list[float]) -> list[float]:
    """steps, stock, income, engine, room, red of one player."""
    e, p = g.edition, g.players[seat]
    own_turns = left / float(len(g.players))
    stock = price_worth(p.stock)
    pieces, steps, red, room = 0.0, 0.0, 0.0, 0.0
    for type in range(3):
        uses = laid[type]
        pieces += uses * float(count(p.bare, type))
        if count(p.bare, type) > 0:
            room += 0.25 * min(1.0, own_turns)
        for card in p.built[type]:
            b = e.buildings[card]
            if b.type < 3 and b.kind != t.LOCK and pieces_per_use(g, p, b) + STEP_WORTH * steps_per_use(g, p, b) > 1.0:
                pieces += uses * pieces_per_use(g, p, b)
                steps += uses * steps_per_use(g, p, b)
            else:
                pieces += uses * use_worth(g, p, b)
            red += red_worth(b, own_turns)
    now = spendable(stock, own_turns)
    survive = 0.75  # the Goth takes his share of what stands in the display
    return [float(p.space), now, spendable(stock + survive * pieces, own_turns) - now, 0.85 * survive * steps, room, red]


# ---- losses in the air ------------------------------------------------------------------------------------------


def play_losses(g: Table, demand: i64, pool: i64, first: i64, taker: i64, laid: list[float]) -> list[float]:
    """By seat, in steps: what a run of the Goth would change if everybody gave up the least and took the best."""
    n: i64 = len(g.players)
    change = [0.0 for _ in range(n)]
    wanted = [count(demand, type) for type in range(3)]
    stacks = [stack_worths(g, seat, laid) for seat in range(n)]
    seat, idle = first, 0
    while idle < n and wanted[0] + wanted[1] + wanted[2] > 0:
        best = -1
        for type in range(3):
            if wanted[type] > 0 and len(stacks[seat][type]) > 0:
                if best < 0 or stacks[seat][type][0] < stacks[seat][best][0]:
                    best = type
        if best < 0:
            idle += 1
        else:
            idle = 0
            wanted[best] -= 1
            change[seat] -= stacks[seat][best].pop(0)
        seat = seat + 1 if seat + 1 < n else 0
    seat = taker
    for _ in range(count(pool, t.GLORY)):
        change[seat] += GLORY_WORTH * PIECE
        seat = seat + 1 if seat + 1 < n else 0
    for _ in range(total(pool) - count(pool, t.GLORY)):
        change[seat] += PIECE
        seat = seat + 1 if seat + 1 < n else 0
    return change


def stack_worths(g: Table, seat: i64, laid: list[float]) -> list[list[float]]:
    """By type, rising: what losing each stack costs; a wall costs only itself."""
    p = g.players[seat]
    found: list[list[float]] = []
    for type in range(3):
        uses = 0.75 * laid[type]
        row = [stack_worth(g, p, -1, uses) for _ in range(count(p.bare, type))]
        for card in p.built[type]:
            b = g.edition.buildings[card]
            row.append(red_worth(b, uses) if b.type == t.WALL else stack_worth(g, p, card, uses))
        row.sort()
        found.append(row)
    return found


def losses(g: Table, laid: list[float]) -> list[float]:
    """Cards in demand and pieces to take right now."""
    if g.over or (g.demand == 0 and g.pool == 0):
        return [0.0 for _ in g.players]
    top = g.agenda[-1]
    taking = isinstance(top, TakeTribute)
    return play_losses(g, g.demand, g.pool, top.seat, top.seat if taking else g.active, laid)


def threat(g: Table, laid: list[float]) -> list[float]:
    """The run that would follow if the next player refused to pay."""
    if g.over or g.goth == g.edition.rome:
        return [0.0 for _ in g.players]
    after = g.left_of(g.active)
    return play_losses(g, symbols_up_to(g, stop(g)), tribute_lying(g), after, after, laid)


# ---- decisions in the middle of something -----------------------------------------------------------------------


def rounded_off(g: Table) -> Table:
    """The same table once a purchase or an ability in progress is carried through, by rules of thumb."""
    if g.over or not in_the_middle(g):
        return g
    world = g.clone()
    while not world.over and in_the_middle(world):
        world.apply(usual(world))
    return world


def in_the_middle(g: Table) -> bool:
    return isinstance(
        g.agenda[-1], (PayGlory, PayFood, PayGold, Place, RepeatCount, PickResources, PickPayment, Again, DiscardBuilding)
    )


def usual(g: Table) -> i64:
    """A sensible option of such a decision: spend what is plentiful, keep glory, discard what is worth least."""
    top, legal = g.agenda[-1], g.legal
    stock = g.players[top.seat].stock
    if isinstance(top, PayFood):
        return legal[-1] if 2 * count(stock, 0) >= count(stock, 1) + count(stock, 2) else legal[0]
    if isinstance(top, PayGold):
        return legal[-1] if count(stock, 1) >= count(stock, 2) else legal[0]
    if isinstance(top, RepeatCount):
        return legal[-1] if sum([steps_of(item) for item in g.edition.buildings[top.card].gain]) > 0.0 else legal[0]
    if isinstance(top, Again):
        return legal[-1]
    if isinstance(top, PickResources):
        return legal[len(legal) // 2]
    if isinstance(top, DiscardBuilding):
        return best_discard(g, top.seat, g.edition.buildings[top.card])
    return legal[0]


def best_discard(g: Table, seat: i64, b: t.Building) -> i64:
    """The building whose steps or price outweigh most what it would still have brought."""
    p, best, found = g.players[seat], -1000.0, g.legal[0]
    for_steps = b.gain[0].kind == t.ITS_STEPS
    for option in g.legal:
        card = g.edition.discard.item(option)
        other = g.edition.buildings[card]
        gain = float(other.steps) if for_steps else PIECE * price_worth(other.price)
        net = gain - stack_worth(g, p, card, 4.0)
        if net > best:
            best, found = net, option
    return found


# ---- the outlook ------------------------------------------------------------------------------------------------


class Prospects(Outlook[Table]):
    """A purchase or an ability in progress is carried through first."""

    def done(self, g: Table) -> float:
        """By the turns that seem to be left."""
        return 1.0 if g.over else between(1.0 - turns_left(g) / 30.0)

    def parts(self, g: Table, seat: i64) -> list[float]:
        g = rounded_off(g)
        if g.over:
            return [float(g.players[seat].space), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        left = turns_left(g)
        laid = uses_left(g, left)
        return [*strength(g, seat, left, laid), losses(g, laid)[seat]]

    def terms(self, g: Table, seat: i64) -> list[float]:
        """What the next run threatens, too, and the strongest rival; at the end who has won, and by how much."""
        g = rounded_off(g)
        if g.over:
            return ended(g, seat)
        left = turns_left(g)
        laid = uses_left(g, left)
        now, later = losses(g, laid), threat(g, laid)
        rows = [[*strength(g, who, left, laid), now[who], later[who]] for who in range(len(g.players))]
        return [*self.compared(rows, seat), -ahead_of_the_rest(rows, seat), 0.0]


def ended(g: Table, seat: i64) -> list[float]:
    """A finished game: by how much, and won or lost."""
    places = standing(g)
    best = max(places)
    winners = sum([1 for place in places if place == best])
    won = 60.0 / float(winners) if places[seat] == best else -60.0
    return [float(places[seat][0] - best[0]), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, won]


def ahead_of_the_rest(rows: list[list[float]], seat: i64) -> float:
    """How far the strongest rival stands above the average rival: only the best one has to be beaten."""
    sums = [sum(row[:7]) for who, row in enumerate(rows) if who != seat]
    return max(sums) - sum(sums) / float(len(sums))
