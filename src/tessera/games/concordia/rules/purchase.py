"""Buying person cards from the display: senator, consul, praetor, proconsul; and the refill at the end of a turn."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, covers, one, total
from tessera.core.rows import changed
from tessera.core.sets import bit
from tessera.games.concordia.rules.common import trigger_end
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import CONSUL, PRAETOR, PROCONSUL, SENATOR


def use_buyer(g: Table, seat: i64, kind: i64) -> None:
    most: i64 = g.edition.cards.buys[kind]
    if most > 0:
        g.then(BuyCard(seat, kind, most))


def extra_price(kind: i64) -> bool:
    """Senator and praetor also pay what is printed below the space (CON-073); consul and proconsul do not (CON-079, CON-081)."""
    return kind in (SENATOR, PRAETOR)


def fixed_price(g: Table, card: i64, space: i64, extra: bool) -> i64:
    """The goods paid for this card in a space, with or without those below it."""
    price: i64 = g.edition.cards.price_of[card]
    return price + g.edition.extra[space] if extra else price


def free_choice(g: Table, space: i64, extra: bool) -> i64:
    """And how many more, of the buyer's choice: the question marks below the space (CON-074)."""
    return g.edition.extra_any[space] if extra else 0


class BuyCard(Choice[Table]):
    """Buy a card into the hand; `left` is how many this action may still buy."""

    def __init__(self, seat: i64, kind: i64, left: i64) -> None:
        self.seat, self.kind, self.left = seat, kind, left

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        if option == e.stop:
            return ""
        space = e.card.item(option)
        card: i64 = g.display[space]
        if card < 0:
            return "CON-075"
        if self.kind == PROCONSUL and e.cards.kind_of[card] == PROCONSUL:
            return "CON-082"
        extra = extra_price(self.kind)
        goods, price = g.players[self.seat].goods, fixed_price(g, card, space, extra)
        if not covers(goods, price):
            return "CON-073" if extra else "CON-079" if self.kind == CONSUL else "CON-081"
        return "CON-074" if extra and total(goods - price) < free_choice(g, space, extra) else ""

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.stop:
            return
        space = e.card.item(option)
        extra = extra_price(self.kind)
        g.players[self.seat].goods -= fixed_price(g, g.display[space], space, extra)
        if self.left > 1:
            g.then(BuyCard(self.seat, self.kind, self.left - 1))
        more = free_choice(g, space, extra)
        if more > 0:
            g.then(PayAny(self.seat, more), TakeCard(self.seat, space))
        else:
            take_card(g, self.seat, space)


class PayAny(Choice[Table]):
    """A question mark below the space: one good of free choice (CON-074)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat, self.left = seat, left

    def options(self, g: Table) -> list[int]:
        goods = g.players[self.seat].goods
        return [g.edition.pay[good] for good in range(5) if count(goods, good) > 0]

    def choose(self, g: Table, option: i64) -> None:
        good = g.edition.pay.item(option)
        g.players[self.seat].goods -= one(good)
        g.tell("paid", self.seat, good)
        if self.left > 1:
            g.then(PayAny(self.seat, self.left - 1))


class TakeCard(Step[Table]):
    """The card is paid and goes into the hand."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def run(self, g: Table) -> None:
        take_card(g, self.seat, self.space)


def take_card(g: Table, seat: i64, space: i64) -> None:
    """Into the hand; its space stays empty until the end of the turn. Who takes the last card of all ends the game (CON-135)."""
    card: i64 = g.display[space]
    g.players[seat].hand |= bit(card)
    g.display = changed(g.display, space, -1)
    g.tell("got-card", seat, card, space + 1)
    if len(g.deck) == 0 and all(other < 0 for other in g.display):
        trigger_end(g, seat)


def refill(g: Table) -> None:
    """The cards slide left and new ones are dealt from the deck while there are any (CON-075)."""
    if all(card >= 0 for card in g.display):
        return
    row = [card for card in g.display if card >= 0]
    if len(row) == 0 and len(g.deck) == 0:
        return
    while len(row) < g.edition.spaces:
        if len(g.deck) > 0:
            row.append(g.deck[0])
            g.deck = g.deck[1:]
            g.tell("revealed", -1, row[-1], len(row))
        else:
            row.append(-1)
    g.display = tuple(row)
