"""What many cards do: pay, store goods, place colonists, play a card, and end the game."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.blocks import Block
from tessera.core.goods import count, covers, one, total
from tessera.core.rows import without
from tessera.core.sets import bit, bits, lowest
from tessera.games.concordia.state import Table
from tessera.games.concordia.tables import LAND, SEA


def pay_money(g: Table, seat: i64, amount: i64) -> None:
    """Own money first; only what is missing comes from the partner (CON-128, CON-131)."""
    p = g.players[seat]
    missing = amount - p.money
    if missing > 0:
        other = g.partner(seat)
        g.players[other].money -= missing
        g.tell("lent", other, missing, seat)
        p.money = 0
    else:
        p.money -= amount


def store(g: Table, seat: i64, granted: i64) -> None:
    """As many as fit must be stored (CON-109), the rest is lost; if several kinds do not fit, the owner chooses (CON-108)."""
    if granted == 0:
        return
    many, free = total(granted), g.free(seat)
    if free >= many:
        g.players[seat].goods += granted
        tell_stored(g, seat, granted)
        return
    kinds = [kind for kind in range(5) if count(granted, kind) > 0]
    if free > 0 and len(kinds) > 1:
        g.then(AcceptGood(seat, granted))
        return
    if free > 0:
        g.players[seat].goods += free * one(kinds[0])
        g.tell("stored", seat, kinds[0], free)
    g.tell("lost", seat, many - free)


def tell_stored(g: Table, seat: i64, granted: i64) -> None:
    if g.listener is not None:
        for k in range(5):
            if count(granted, k) > 0:
                g.tell("stored", seat, k, count(granted, k))


class AcceptGood(Choice[Table]):
    """Too few spaces: the owner takes one of the granted goods, until no space is free; the rest is lost."""

    def __init__(self, seat: i64, granted: i64) -> None:
        self.seat, self.granted = seat, granted

    def options(self, g: Table) -> list[int]:
        return [g.edition.take[good] for good in range(5) if count(self.granted, good) > 0]

    def choose(self, g: Table, option: i64) -> None:
        good = g.edition.take.item(option)
        g.players[self.seat].goods += one(good)
        g.tell("stored", self.seat, good, 1)
        rest = self.granted - one(good)
        if g.free(self.seat) == 0:
            g.tell("lost", self.seat, total(rest))
        else:
            store(g, self.seat, rest)


# ---- colonists --------------------------------------------------------------------------------------------


def unit_of(blocks: list[Block], option: i64) -> i64:
    """The kind of colonist this option speaks of; each has a block of its own."""
    return LAND if option in blocks[LAND] else SEA


def waiting(g: Table, seat: i64, unit: i64) -> i64:
    """Colonists of this kind in the warehouse; there are three of each (CON-113)."""
    here: i64 = len(g.players[seat].places(unit))
    return g.edition.colonists[unit] - here


def settle_colonist(g: Table, seat: i64, unit: i64, city: i64) -> None:
    """Pay for a colonist and place it; its warehouse space becomes free (CON-019)."""
    p = g.players[seat]
    assert covers(p.goods, g.edition.colonist_cost)
    p.goods -= g.edition.colonist_cost
    put_colonist(g, seat, unit, city)
    g.tell("settled", seat, unit, city)


def put_colonist(g: Table, seat: i64, unit: i64, place: i64) -> None:
    """Places are kept in order, so that equal tables are equal."""
    places = [*g.players[seat].places(unit), place]
    places.sort()
    stand_on(g, seat, unit, tuple(places))


def take_colonist(g: Table, seat: i64, unit: i64, place: i64) -> None:
    stand_on(g, seat, unit, without(g.players[seat].places(unit), place))


def stand_on(g: Table, seat: i64, unit: i64, places: tuple[int, ...]) -> None:
    """All colonists of this kind."""
    if unit == LAND:
        g.players[seat].land = places
    else:
        g.players[seat].sea = places


def on_board(g: Table, seat: i64) -> i64:
    p = g.players[seat]
    n: i64 = len(p.land) + len(p.sea)
    return n


# ---- cards ------------------------------------------------------------------------------------------------


def kinds_in(g: Table, cards: i64) -> list[int]:
    """The different kinds among these cards."""
    of_kind = g.edition.cards.of_kind
    return [kind for kind in range(len(of_kind)) if of_kind[kind] & cards != 0]


def play_from_hand(g: Table, seat: i64, kind: i64) -> None:
    """A card of this kind goes face up on top of the own pile (CON-012); nobody has copied it yet."""
    p = g.players[seat]
    fits: i64 = g.edition.cards.of_kind[kind]
    card = lowest(p.hand & fits)
    p.hand &= ~bit(card)
    p.pile = (*p.pile, card)
    p.copied = 0
    g.tell("played", seat, kind)


def top_kind(g: Table, seat: i64) -> i64:
    """Kind of the last card played, -1 on an empty pile."""
    pile = g.players[seat].pile
    if len(pile) == 0:
        return -1
    return g.edition.cards.kind_of[pile[-1]]


# ---- the end ----------------------------------------------------------------------------------------------


def trigger_end(g: Table, seat: i64) -> None:
    """Who first builds his last house or buys the last card gets the Concordia card (CON-135 to CON-138)."""
    if g.concordia >= 0:
        return
    g.concordia = seat
    n: i64 = len(g.players)
    g.turns_left = n // 2 - 1 if g.edition.team else n - 1
    g.tell("concordia", seat)


def house_left(g: Table, seat: i64) -> i64:
    return g.edition.houses - bits(g.players[seat].houses)


class PassMagnus(Step[Table]):
    """After its holder has let a province produce, the Praefectus Magnus goes to the right (CON-100)."""

    def run(self, g: Table) -> None:
        n: i64 = len(g.players)
        g.magnus = (self.seat + n - 1) % n
        g.tell("magnus", self.seat, g.magnus)
