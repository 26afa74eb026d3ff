"""Phase 3: every player activates the cards of the laid type, one player after the other from the active one on."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, covers
from tessera.games.gloria_mundi.rules import purchase
from tessera.games.gloria_mundi.rules.gains import OfCard, misfit, receive
from tessera.games.gloria_mundi.state import Player, Table, add, base_under, bases, buildings, pay, uncover
from tessera.games.gloria_mundi.tables import (
    COUNT_BUILDING,
    COUNT_TYPE,
    EXCHANGE,
    FOREIGN,
    GLORY,
    GOTH,
    ITS_STEPS,
    LEGION,
    LOCK,
    MOST_SEATS,
    OWN,
    PRODUCE,
    STEP,
    Building,
    Item,
    Tables,
)


class Activation(Step[Table]):
    """Phase 3 goes on with this player, then the others up to the active one (GLO-025, GLO-028)."""

    def run(self, g: Table) -> None:
        activate_from(g, self.seat)


def activate_from(g: Table, seat: i64) -> None:
    """Players without anything to decide produce in passing; the first one with a decision gets asked."""
    if len(g.players[seat].built[g.laid]) > 0 and may_lock(g, seat):
        g.agenda.append(ChooseLock(seat))
    else:
        produce_bare(g, seat)
        go_on(g, seat)


def go_on(g: Table, seat: i64) -> None:
    """This player's next stack, or the next player, or phase 4."""
    if len(g.unused) > 0:
        g.agenda.append(ACTIVATE[seat])
        return
    after = g.left_of(seat)
    if after == g.active:
        g.agenda.append(purchase.BUY[after])
    else:
        activate_from(g, after)


class GoOn(Step[Table]):
    """Waits below the decisions a building asks for; then this player's activation goes on."""

    def run(self, g: Table) -> None:
        go_on(g, self.seat)


# ---- the lock ---------------------------------------------------------------------------------------------------


def may_lock(g: Table, seat: i64) -> bool:
    """A lock building of the laid type, and another base of that type for it to count."""
    p = g.players[seat]
    built = p.built[g.laid]
    for card in built:
        if g.edition.buildings[card].kind == LOCK:
            return bases(p, g.laid) > 1
    return False


class ChooseLock(Choice[Table]):
    """Before anything else of the type acts: the lock building alone, or all the others (GLO-095, GLO-116)."""

    def barred(self, g: Table, option: i64) -> str:
        e = g.edition
        return "" if option == e.none or e.lock.item(option) in g.players[self.seat].built[g.laid] else "GLO-095"

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.none:
            g.agenda.append(ProduceBare(self.seat))
            return
        card = g.edition.lock.item(option)
        g.unused = ()
        g.tell("locked", self.seat, card)
        others = bases(g.players[self.seat], g.laid) - (0 if g.edition.lock_counts_self else 1)
        g.agenda.append(GO_ON[self.seat])
        receive(g, self.seat, card, 0, others, -1)


class ProduceBare(Step[Table]):
    """Stacks with nothing to choose give the resource of their base, then the player goes on with the others (GLO-127)."""

    def run(self, g: Table) -> None:
        produce_bare(g, self.seat)
        go_on(g, self.seat)


def produce_bare(g: Table, seat: i64) -> None:
    """Bare stacks, red cards and locks left open produce (GLO-027, GLO-075); the others wait for `activate`."""
    p = g.players[seat]
    built = p.built[g.laid]
    n = count(p.bare, g.laid)
    if len(built) == 0:
        g.unused = ()
    else:
        waiting = [card for card in built if g.edition.buildings[card].waits]
        n += len(built) - len(waiting)
        g.unused = tuple(waiting)
    if n > 0:
        add(g, seat, g.edition.produces[g.laid], n)


# ---- one stack after the other ----------------------------------------------------------------------------------


class Activate(Choice[Table]):
    """Each stack with a building acts once: its base or its building, in any order (GLO-026, GLO-027, GLO-029)."""

    def candidates(self, g: Table) -> list[int]:
        base, use = g.edition.base, g.edition.use
        found: list[int] = []
        for card in g.unused:
            found.append(base[card])
            found.append(use[card])
        return found

    def barred(self, g: Table, option: i64) -> str:
        if option in g.edition.base:
            return ""
        card = g.edition.use.item(option)
        return idle(g, self.seat, g.edition.buildings[card], card)

    def outside(self, g: Table, option: i64) -> str:
        e = g.edition
        card = e.base.item(option) if option in e.base else e.use.item(option)
        if base_under(g.players[self.seat], card) < 0:
            return "GLO-025"
        if e.buildings[card].type > LEGION:
            return "GLO-074"
        if e.buildings[card].type != g.laid:
            return "GLO-045"
        if e.buildings[card].kind != LOCK:
            return "GLO-027"
        return "GLO-127" if option in e.base else "GLO-116"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        card = e.base.item(option) if option in e.base else e.use.item(option)
        g.unused = tuple([other for other in g.unused if other != card])
        if option in e.base:
            add(g, self.seat, e.produces[g.laid], 1)
            go_on(g, self.seat)
            return
        b = e.buildings[card]
        g.tell("used", self.seat, card)
        if b.asks:
            g.agenda.append(GO_ON[self.seat])
            use(g, self.seat, b, card)
        else:
            use(g, self.seat, b, card)
            if not g.over:
                go_on(g, self.seat)


def idle(g: Table, seat: i64, b: Building, card: i64) -> str:
    """The clause why this ability cannot be carried out now, or ""."""
    if b.kind == PRODUCE:
        return ""
    p = g.players[seat]
    if b.kind == EXCHANGE:
        return unpayable(g, p, b, card)
    if b.kind == OWN:
        return "" if owned(g.edition, p, b) >= b.per else "GLO-093"
    if b.kind == GOTH:
        return "" if count(g.edition.symbols[g.goth], b.when) > 0 else "GLO-096"
    return "" if bases(p, b.when) > 0 else "GLO-095"


def owned(e: Tables, p: Player, b: Building) -> i64:
    """How many of what the building counts: cards built upon or not, itself included (GLO-093); stock is not spent."""
    if b.count < COUNT_TYPE:
        return count(p.stock, b.count)
    if b.count < COUNT_BUILDING:
        n = bases(p, b.count - COUNT_TYPE)
        return n if e.own_counts_self or b.count - COUNT_TYPE != b.type else n - 1
    return buildings(p) if e.own_counts_self else buildings(p) - 1


def use(g: Table, seat: i64, b: Building, card: i64) -> None:
    """Carry out an ability that is not idle."""
    if b.kind == EXCHANGE:
        if b.repeat and not b.unit_by_unit:
            g.agenda.append(RepeatCount(seat, card))
        else:
            exchange(g, seat, b, card, 1)
    elif b.kind == OWN:
        receive(g, seat, card, 0, owned(g.edition, g.players[seat], b) // b.per, -1)
    elif b.kind == FOREIGN:
        receive(g, seat, card, 0, bases(g.players[seat], b.when), -1)
    else:
        receive(g, seat, card, 0, 1, -1)


# ---- exchanges --------------------------------------------------------------------------------------------------


def unpayable(g: Table, p: Player, b: Building, card: i64) -> str:
    """Why the left-hand side cannot be given even once: glory is no joker here (GLO-115)."""
    if not covers(p.stock, b.give):
        return "GLO-115" if covers(p.stock + jokers(p), b.give) else "GLO-081"
    if len(b.choices) > 0 and not choices_payable(b.choices, 0, p.stock - b.give):
        return "GLO-081"
    if b.discards and len(discardable(g, p, card)) == 0:
        return "GLO-087" if for_steps(b) else "GLO-088"
    return ""


def jokers(p: Player) -> i64:
    """The player's glory, as if each piece were one of every basic kind."""
    n = count(p.stock, GLORY)
    return n << 24 | n << 12 | n if n < 1000 else 0


def choices_payable(choices: tuple[Item, ...], first: i64, stock: i64) -> bool:
    """Can the slash items from `first` on all be paid? Hall: every group of them finds enough pieces of its kinds."""
    group: i64 = 1
    groups: i64 = 1 << (len(choices) - first)
    while group < groups:
        asked: i64 = 0
        there: i64 = 0
        for kind in range(STEP):
            if any(kind in choices[first + i].kinds for i in range(len(choices) - first) if group >> i & 1 == 1):
                there += count(stock, kind)
        for i in range(len(choices) - first):
            if group >> i & 1 == 1:
                asked += choices[first + i].n
        if asked > there:
            return False
        group += 1
    return True


def exchange(g: Table, seat: i64, b: Building, card: i64, done: i64) -> None:
    """One exchange: pay what leaves no choice, then ask for the rest, then receive."""
    if b.unit_by_unit:
        g.agenda.append(Again(seat, card, done))
    pay(g, seat, b.give)
    if len(b.choices) > 0:
        g.agenda.append(PickPayment(seat, card, 0))
    else:
        deliver(g, seat, b, card)


def deliver(g: Table, seat: i64, b: Building, card: i64) -> None:
    if b.discards:
        g.agenda.append(DiscardBuilding(seat, card))
    else:
        receive(g, seat, card, 0, 1, -1)


class RepeatCount(OfCard):
    """The printed X: how often to exchange (GLO-085), at most as often as the edition's limit (GLO-128)."""

    def most(self, g: Table) -> i64:
        give, stock = g.edition.buildings[self.card].give, g.players[self.seat].stock
        times = g.edition.repeat_limit
        for kind in range(STEP):
            n = count(give, kind)
            if n > 0 and count(stock, kind) < times * n:
                times = count(stock, kind) // n
        return times

    def options(self, g: Table) -> list[int]:
        times = g.edition.times
        return [times[n] for n in range(self.most(g))]

    def outside(self, g: Table, option: i64) -> str:
        return "GLO-081"

    def choose(self, g: Table, option: i64) -> None:
        give = g.edition.buildings[self.card].give
        times = g.edition.times.item(option) + 1
        while times > 0 and not g.over:
            pay(g, self.seat, give)
            receive(g, self.seat, self.card, 0, 1, -1)
            times -= 1


class Again(OfCard):
    """X together with a slash: after each exchange the player goes on or stops (GLO-085)."""

    def __init__(self, seat: i64, card: i64, done: i64) -> None:
        self.seat, self.card, self.done = seat, card, done

    def barred(self, g: Table, option: i64) -> str:
        if option == g.edition.stop:
            return ""
        if self.done >= g.edition.repeat_limit:
            return "GLO-128"
        return unpayable(g, g.players[self.seat], g.edition.buildings[self.card], self.card)

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.again:
            exchange(g, self.seat, g.edition.buildings[self.card], self.card, self.done + 1)


class PickPayment(OfCard):
    """A slash on the left-hand side: which pieces to give (GLO-082, GLO-083); never so that the rest cannot be paid."""

    def __init__(self, seat: i64, card: i64, item: i64) -> None:
        self.seat, self.card, self.item = seat, card, item

    def candidates(self, g: Table) -> list[int]:
        return list(g.edition.buildings[self.card].choices[self.item].codes)

    def barred(self, g: Table, option: i64) -> str:
        goods, stock = g.edition.give.item(option), g.players[self.seat].stock
        choices = g.edition.buildings[self.card].choices
        return "" if covers(stock, goods) and choices_payable(choices, self.item + 1, stock - goods) else "GLO-081"

    def outside(self, g: Table, option: i64) -> str:
        return misfit(g.edition.give.item(option), g.edition.buildings[self.card].choices[self.item])

    def choose(self, g: Table, option: i64) -> None:
        b = g.edition.buildings[self.card]
        pay(g, self.seat, g.edition.give.item(option))
        if self.item + 1 < len(b.choices):
            g.agenda.append(PickPayment(self.seat, self.card, self.item + 1))
        else:
            deliver(g, self.seat, b, self.card)


def for_steps(b: Building) -> bool:
    return any(item.kind == ITS_STEPS for item in b.gain)


def discardable(g: Table, p: Player, card: i64) -> list[int]:
    """Any other own building, red ones too (GLO-087, GLO-088, GLO-125)."""
    steps_only = for_steps(g.edition.buildings[card]) and not g.edition.discard_for_zero_steps
    found: list[int] = []
    for built in p.built:
        for other in built:
            if other != card and not (steps_only and g.edition.buildings[other].steps == 0):
                found.append(other)
    return found


class DiscardBuilding(OfCard):
    """Another own building goes to the fire, its base stays; a base of the laid type that has not acted produces (GLO-122)."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.discard[other] for other in discardable(g, g.players[self.seat], self.card)]

    def outside(self, g: Table, option: i64) -> str:
        return "GLO-087" if for_steps(g.edition.buildings[self.card]) else "GLO-088"

    def choose(self, g: Table, option: i64) -> None:
        given = g.edition.discard.item(option)
        p = g.players[self.seat]
        uncover(p, base_under(p, given), given)
        g.tell("discarded", self.seat, given)
        g.burn(given)
        if given in g.unused:
            g.unused = tuple([other for other in g.unused if other != given])
            add(g, self.seat, g.edition.produces[g.laid], 1)
        receive(g, self.seat, self.card, 0, 1, given)


ACTIVATE: Final = [Activate(seat) for seat in range(MOST_SEATS)]
GO_ON: Final = [GoOn(seat) for seat in range(MOST_SEATS)]
