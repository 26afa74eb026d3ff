"""Grey dice: sacrificing goods for god cards; and the cards a turn may begin with. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.blocks import Block
from tessera.core.goods import count, one
from tessera.core.hands import card, held
from tessera.core.rows import changed
from tessera.core.sets import bit
from tessera.games.massilia.rules.measure import bent
from tessera.games.massilia.state import Player, Table, dice_to_take, hand_size, ready
from tessera.games.massilia.tables import (
    BEIGE,
    COLOURED,
    FREE2,
    JUNO,
    JUPITER,
    MERCURIUS,
    NEPTUNUS,
    TOKEN_OF,
    TURN_CARDS,
    TWO,
    VENUS,
)


class Sacrifice(Choice[Table]):
    """MAS-056, MAS-129: exactly as many goods as the pips go back to the harbour, in rising order of plot and colour."""

    def __init__(self, seat: i64, left: i64, last: i64) -> None:
        self.seat, self.left = seat, left
        self.last = last  # plot * 4 + good given last, or -1

    def options(self, g: Table) -> list[int]:
        first, offer = max(self.last, 0), g.edition.offer
        found: list[int] = []
        behind: i64 = 0  # goods at or after the place looked at
        plot: i64 = len(g.stalls) - 1
        while plot >= first // 4:
            if g.owner(plot) == self.seat:
                goods = g.goods_at(plot)
                good: i64 = BEIGE
                while good >= 0 and plot * 4 + good >= first:
                    n = count(goods, good)
                    behind += n
                    if n > 0 and behind >= self.left:
                        found.append(offer[plot * 4 + good])
                    good -= 1
            plot -= 1
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "MAS-129" if g.has(self.seat, g.edition.offer.item(option)) else "MAS-056"

    def choose(self, g: Table, option: i64) -> None:
        given = g.edition.offer.item(option)
        g.unstock(given // 4, given % 4, 1)
        g.tell("sacrificed", self.seat, given % 4, given // 4)
        if self.left > 1:
            g.then(Sacrifice(self.seat, self.left - 1, given))
        else:
            g.then(TakeCard(self.seat, 0))


class TakeCard(Choice[Table]):
    """MAS-057, MAS-058: an open card, replaced at once, or the unseen top card. MAS-090: with Jupiter perhaps a second."""

    def __init__(self, seat: i64, taken: i64) -> None:
        self.seat, self.taken = seat, taken

    def options(self, g: Table) -> list[int]:
        e = g.edition
        found: list[int] = []
        if hand_size(g.players[self.seat]) < e.hand_limit:
            for god in g.display:
                option = e.open[god]
                if option not in found:
                    found.append(option)
            if len(g.deck) > 0 or len(g.discard) > 0:
                found.append(e.deck)
        if self.taken > 0 or len(found) == 0:
            found.append(e.stop)
        return found

    def outside(self, g: Table, option: i64) -> str:
        full = hand_size(g.players[self.seat]) >= g.edition.hand_limit
        return "MAS-099" if full and option != g.edition.stop else "MAS-057"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.stop:
            fill_display(g)
            return
        if option == e.deck:
            drawn = g.draw()
            p.secret_new += card(drawn)
            g.tell("drew", self.seat, drawn)
        else:
            god = e.open.item(option)
            p.known_new += card(god)
            g.tell("took-card", self.seat, god)
            refill(g, god)
        most: i64 = e.amounts[JUPITER] if count(g.tokens, TWO) > 0 else 1
        if self.taken + 1 < most and hand_size(p) < e.hand_limit:  # MAS-099
            g.then(TakeCard(self.seat, self.taken + 1))
        else:
            fill_display(g)


def refill(g: Table, god: i64) -> None:
    """MAS-058: the place of the card just taken gets the next card of the deck; without any it stays empty."""
    slot: i64 = g.display.index(god)
    drawn = g.draw() if g.edition.jupiter_second_card_after_refill else -1
    if drawn >= 0:
        g.display = changed(g.display, slot, drawn)
        g.tell("revealed", -1, drawn)
    else:
        g.display = g.display[:slot] + g.display[slot + 1 :]


def fill_display(g: Table) -> None:
    """In an edition that refills only after the last card taken: now."""
    while not g.edition.jupiter_second_card_after_refill and len(g.display) < g.edition.open_display:
        drawn = g.draw()
        if drawn < 0:
            return
        g.display = (*g.display, int(drawn))
        g.tell("revealed", -1, drawn)


# ---- cards of a turn ------------------------------------------------------------------------------------------


def offer_cards(g: Table, seat: i64, found: list[int]) -> None:
    """MAS-078, MAS-125: the cards this player may declare before taking a die."""
    p = g.players[seat]
    if p.known + p.secret != 0:
        for god in TURN_CARDS:
            if ready(p, god) and useless(g, seat, god) == "":
                found += ways_to_play(g, p, god)


def ways_to_play(g: Table, p: Player, god: i64) -> list[int]:
    """The options of a card of this god: Mercurius keeps prices within 1 and 3 (MAS-093), Venus sends back stones one has."""
    e = g.edition
    if god == VENUS:
        return stones_back(g, p, e.send_back)
    if god == MERCURIUS:
        return [option for option in e.bend.options if e.price_low <= bent(g, e.bend.item(option)) <= e.price_high]
    return [e.card[god]]


def stones_back(g: Table, p: Player, block: Block) -> list[int]:
    """MAS-098: one stone or more, as many as the card allows."""
    return [block[n] for n in range(1, min(g.edition.amounts[VENUS], p.stones) + 1)]


def useless(g: Table, seat: i64, god: i64) -> str:
    """Why a card of this god could do nothing in this turn, or ""; whether it is in hand is not asked here."""
    p = g.players[seat]
    if g.played >> god & 1 == 1:
        return "MAS-078"
    if god == VENUS:
        return "" if p.stones > 0 else "MAS-098"
    dice = dice_to_take(g, p)
    if dice == 0:
        return "MAS-030"
    if god == JUNO:
        return "" if dice > 1 else "MAS-097"
    if god == JUPITER:
        return "" if g.holdings(seat)[1] > 0 else "MAS-090"
    if god == NEPTUNUS:
        coloured = any(count(g.harbour, good) > 0 for good in range(COLOURED))
        return "" if coloured and g.room(seat) > 0 else "MAS-091"
    if god == MERCURIUS:
        return "" if len(ways_to_play(g, p, god)) > 0 else "MAS-093"
    return ""


def unplayable(g: Table, seat: i64, option: i64) -> str:
    """Why this card cannot be declared now."""
    p, god = g.players[seat], god_of(g, option)
    if not ready(p, god):
        return "MAS-061" if held(p.known_new + p.secret_new, god) > 0 else "MAS-078"
    return useless(g, seat, god) or ("MAS-093" if god == MERCURIUS else "MAS-098")


def god_of(g: Table, option: i64) -> i64:
    """The god of a card option."""
    e = g.edition
    if option in e.card:
        return e.card.item(option)
    return MERCURIUS if option in e.bend else VENUS


def play_card(g: Table, seat: i64, option: i64) -> None:
    """The card goes to the discards and leaves a token for this turn, or sends stones back at once."""
    e, god = g.edition, god_of(g, option)
    g.discard_card(seat, god)
    g.played |= bit(god)
    if god == VENUS:
        g.return_stones(seat, e.send_back.item(option))
    elif god == MERCURIUS:
        g.price_token = e.bend.item(option)
        g.tell("bent-price", seat, g.price_token >> 1, 1 - 2 * (g.price_token & 1))
    else:
        token: i64 = TOKEN_OF[god]
        g.tokens += one(token) * (1 if token in (FREE2, TWO) else e.amounts[god])
