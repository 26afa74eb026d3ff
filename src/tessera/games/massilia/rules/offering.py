"""Grey dice: sacrificing goods for god cards; and the cards a turn may begin with. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.goods import count, one
from tessera.games.massilia.state import OWNER, Massilia, avail, hand_size, own_goods, put, ready, room
from tessera.games.massilia.tables import (
    BEIGE,
    COLOURED,
    FREE2,
    GODS,
    JOIN,
    JUNO,
    JUPITER,
    MERCURIUS,
    MINERVA,
    NEPTUNUS,
    PHOEBUS,
    RECOLOUR,
    STEP,
    TURN_CARDS,
    TWO,
    VENUS,
    card,
    held,
)


class Sacrifice(Choice[Massilia]):
    """MAS-056, MAS-129: exactly as many goods as the pips go back to the harbour, in rising order of plot and colour."""

    def __init__(self, seat: i64, left: i64, last: i64) -> None:
        self.seat, self.left = seat, left
        self.last = last  # plot * 4 + good given last, or -1

    def options(self, g: Massilia) -> list[int]:
        e, mark = g.edition, self.seat + 1
        found: list[int] = []
        behind: i64 = 0  # goods at or after the place looked at
        first = max(self.last, 0)
        plot: i64 = len(g.stalls) - 1
        while plot >= first // 4:
            stall: i64 = g.stalls[plot]
            if stall >> OWNER == mark:
                good: i64 = BEIGE
                while good >= 0 and plot * 4 + good >= first:
                    n = count(stall, good)
                    behind += n
                    if n > 0 and behind >= self.left:
                        found.append(e.OFFER + plot * 4 + good)
                    good -= 1
            plot -= 1
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if not e.OFFER <= option < e.OPEN:
            return ""
        plot, good = (option - e.OFFER) // 4, (option - e.OFFER) % 4
        if g.owner(plot) != self.seat or count(g.goods_at(plot), good) == 0:
            return "MAS-056"
        return "MAS-129"

    def choose(self, g: Massilia, option: i64) -> None:
        given = option - g.edition.OFFER
        g.unstock(given // 4, given % 4, 1)
        g.tell("sacrificed", self.seat, given % 4, given // 4)
        if self.left > 1:
            g.then(Sacrifice(self.seat, self.left - 1, given))
        else:
            g.then(TakeCard(self.seat, 0))


class TakeCard(Choice[Massilia]):
    """MAS-057, MAS-058: an open card, replaced at once, or the unseen top card. MAS-090: with Jupiter perhaps a second."""

    def __init__(self, seat: i64, taken: i64) -> None:
        self.seat, self.taken = seat, taken

    def options(self, g: Massilia) -> list[int]:
        e = g.edition
        found: list[int] = []
        if hand_size(g.players[self.seat]) < e.hand_limit:
            for god in g.display:
                if e.OPEN + god not in found:
                    found.append(e.OPEN + god)
            if len(g.deck) > 0 or len(g.discard) > 0:
                found.append(e.DECK)
        if self.taken > 0 or len(found) == 0:
            found.append(e.STOP)
        return found

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        if option == e.STOP:
            return "MAS-057"
        if not (e.OPEN <= option < e.DECK or option == e.DECK):
            return ""
        return "MAS-099" if hand_size(g.players[self.seat]) >= e.hand_limit else "MAS-057"

    def choose(self, g: Massilia, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        if option == e.STOP:
            fill_display(g)
            return
        if option == e.DECK:
            drawn = g.draw()
            p.secret_new += card(drawn)
            g.tell("drew", self.seat, drawn)
        else:
            god = option - e.OPEN
            p.known_new += card(god)
            g.tell("took-card", self.seat, god)
            refill(g, god)
        most: i64 = e.amounts[JUPITER] if count(g.tokens, TWO) > 0 else 1
        if self.taken + 1 < most and hand_size(p) < e.hand_limit:  # MAS-099
            g.then(TakeCard(self.seat, self.taken + 1))
        else:
            fill_display(g)


def refill(g: Massilia, god: i64) -> None:
    """MAS-058: the place of the card just taken gets the next card of the deck; without any it stays empty."""
    slot: i64 = g.display.index(god)
    drawn = g.draw() if g.edition.refill_between else -1
    if drawn >= 0:
        g.display = put(g.display, slot, drawn)
        g.tell("revealed", -1, drawn)
    else:
        g.display = g.display[:slot] + g.display[slot + 1 :]


def fill_display(g: Massilia) -> None:
    """In an edition that refills only after the last card taken: now."""
    while not g.edition.refill_between and len(g.display) < g.edition.open_display:
        drawn = g.draw()
        if drawn < 0:
            return
        g.display = (*g.display, int(drawn))
        g.tell("revealed", -1, drawn)


# ---- cards of a turn ------------------------------------------------------------------------------------------


def card_options(g: Massilia, seat: i64, found: list[int]) -> None:
    """MAS-078, MAS-125: the cards this player may declare before taking a die."""
    e, p = g.edition, g.players[seat]
    if p.known + p.secret == 0:
        return
    for i in range(len(TURN_CARDS)):
        god: i64 = TURN_CARDS[i]
        if ready(p, god) and useless(g, seat, god) == "":
            found.append(e.CARD + i)
    if ready(p, MERCURIUS) and useless(g, seat, MERCURIUS) == "":
        for bend in range(2 * len(g.prices)):
            if bends(g, bend):
                found.append(e.PRICE + bend)
    if ready(p, VENUS) and useless(g, seat, VENUS) == "":
        for n in range(min(e.amounts[VENUS], p.stones)):
            found.append(e.RETURN + n)


def useless(g: Massilia, seat: i64, god: i64) -> str:
    """Why a card of this god could do nothing in this turn, or ""; whether it is in hand is not asked here."""
    p = g.players[seat]
    if g.played >> god & 1 == 1:
        return "MAS-078"
    if god == VENUS:
        return "" if p.stones > 0 else "MAS-098"
    dice = avail(g, p)
    if dice == 0:
        return "MAS-030"
    if god == JUNO:
        return "" if dice > 1 else "MAS-097"
    if god == JUPITER:
        return "" if own_goods(g, seat) > 0 else "MAS-090"
    if god == NEPTUNUS:
        coloured = any(count(g.harbour, good) > 0 for good in range(COLOURED))
        return "" if coloured and room(g, seat) > 0 else "MAS-091"
    if god == MERCURIUS:
        return "" if any(bends(g, bend) for bend in range(2 * len(g.prices))) else "MAS-093"
    return "" if god in (MINERVA, PHOEBUS) else "MAS-125"


def bends(g: Massilia, bend: i64) -> bool:
    """MAS-093: may this price go up or down? It stays within 1 and 3."""
    e = g.edition
    value: i64 = g.prices[bend >> 1]
    amount: i64 = e.amounts[MERCURIUS]
    return value + amount <= e.price_high if bend & 1 == 0 else value - amount >= e.price_low


def card_barred(g: Massilia, seat: i64, option: i64) -> str:
    """Why this card cannot be declared now."""
    e, p = g.edition, g.players[seat]
    god = god_of(g, option)
    if held(p.known + p.secret, god) == 0:
        return "MAS-061" if held(p.known_new + p.secret_new, god) > 0 else "MAS-078"
    reason = useless(g, seat, god)
    if reason != "":
        return reason
    if god == MERCURIUS:
        return "" if bends(g, option - e.PRICE) else "MAS-093"
    if god == VENUS:
        return "" if option - e.RETURN < p.stones else "MAS-098"
    return ""


def god_of(g: Massilia, option: i64) -> i64:
    """The god of a card option."""
    e = g.edition
    if option >= e.RETURN:
        return VENUS
    return MERCURIUS if option >= e.PRICE else TURN_CARDS[option - e.CARD]


def play_card(g: Massilia, seat: i64, option: i64) -> None:
    """The card goes to the discards and leaves a token for this turn, or sends stones back at once."""
    e, god = g.edition, god_of(g, option)
    g.discard_card(seat, god)
    g.played |= 1 << god
    amount: i64 = e.amounts[god]
    if god == VENUS:
        g.return_stones(seat, option - e.RETURN + 1)
    elif god == MERCURIUS:
        g.price_token = option - e.PRICE
        g.tell("bent-price", seat, g.price_token >> 1, 1 - 2 * (g.price_token & 1))
    elif god == PHOEBUS:
        g.tokens += amount * one(RECOLOUR)
    elif god == MINERVA:
        g.tokens += amount * one(STEP)
    elif god == JUNO:
        g.tokens += amount * one(JOIN)
    elif god == NEPTUNUS:
        g.tokens += one(FREE2)
    else:
        assert god == JUPITER, GODS[god]
        g.tokens += one(TWO)
