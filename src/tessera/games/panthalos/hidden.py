"""What a seat cannot know, dealt anew: titans of others, bags and stacks, unseen disasters, and tiles committed to a duel.

Everything is collected by kind before it is mixed, so the result depends on what the seat knows and on the generator only.
"""

from typing import Final, cast

from mypy_extensions import i64

from tessera.core.sets import bit
from tessera.games.panthalos.rules.arena import DuelSupport
from tessera.games.panthalos.rules.gains import ScrapTile
from tessera.games.panthalos.rules.krypt import Defend, KryptPay, element_asked, payable
from tessera.games.panthalos.state import Player, Table, held, of_element, tally, tile

TRIES: Final = 6  # deals until the asked opponent has what the pending decision shows; then it is given by hand


def deal(g: Table, seat: i64) -> None:
    """Re-deal g in place; `seat` -1 is a spectator, who knows no titan at all."""
    g.goods_bag = mixed_bag(g, g.goods_bag, 8)
    g.support_bag = mixed_bag(g, g.support_bag, 3)
    g.artisan_stack = mixed_bag(g, g.artisan_stack, 3)
    g.ship_stack = mixed_bag(g, g.ship_stack, 3)
    g.merchant_stack = mixed_bag(g, g.merchant_stack, 3)
    deal_disasters(g, seat)
    deal_titans(g, seat)
    deal_commitments(g, seat)


def mixed_bag(g: Table, bag: tuple[int, ...], width: i64) -> tuple[int, ...]:
    """The same tiles in random order, whatever their order was: counted, `width` bits to a kind, then laid out mixed."""
    if len(bag) < 2:
        return bag
    counts: i64 = 0
    for kind in bag:
        counts += bit(width * kind)
    pile: list[object] = list(bag)  # for its length: every place is written anew
    lay_out(g, counts, width, 0, pile)
    return cast("tuple[int, ...]", tuple(pile))


def lay_out(g: Table, counts: i64, width: i64, first: i64, pile: list[object]) -> None:
    """Fill a pile from place `first` on, each tile at a random place among those laid before (inside-out shuffle).

    `counts` has `width` bits to a kind. This is most of the work of imagining, so the generator of core.chance is written
    out, and the pile holds objects and has its full length from the beginning.
    """
    x: i64 = g.rng
    size: i64 = 0
    kind: i64 = 0
    mask = bit(width) - 1
    while counts > 0:
        n = counts & mask
        if n > 0:
            named: object = int(kind)
            while n > 0:
                x = 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)
                j = (x & 0xFFFFFFFF) * (size + 1) >> 32
                if j != size:
                    pile[first + size] = pile[first + j]
                pile[first + j] = named
                size += 1
                n -= 1
        counts >>= width
        kind += 1
    g.rng = x


def deal_disasters(g: Table, seat: i64) -> None:
    """Tiles at positions the seat does not know change places among themselves."""
    mine = bit(seat if seat >= 0 else len(g.players))
    size: i64 = len(g.disasters)
    pack: i64 = 0
    i: i64 = 0
    while i < size:
        if g.known_disasters[i] & mine == 0:
            pack += tile(g.disasters[i])
        i += 1
    unseen = tally(pack)
    if unseen < 2:
        return
    pile: list[object] = list(g.disasters)
    lay_out(g, pack, 3, 1, pile)  # the open tile stays
    if unseen < size - 1:
        pile = among_known(g, mine, pile)
    g.disasters = cast("tuple[int, ...]", tuple(pile))


def among_known(g: Table, mine: i64, pile: list[object]) -> list[object]:
    """The mixed tiles at the unknown positions, the known ones where they are."""
    stack: list[object] = []
    at = 1
    for i, kind in enumerate(g.disasters):
        if g.known_disasters[i] & mine != 0:
            stack.append(kind)
        else:
            stack.append(pile[at])
            at += 1
    return stack


# ---- titans -----------------------------------------------------------------------------------------------


def deal_titans(g: Table, seat: i64) -> None:
    """Pool all unseen titans, deal the others their numbers, and leave the rest as the stack."""
    pool: i64 = 0
    for kind in g.titan_stack:
        pool += tile(kind)
    sizes: list[int] = []
    for who, p in enumerate(g.players):
        if who == seat:
            sizes.append(0)
        else:
            pool += p.titans - p.known_titans
            sizes.append(tally(p.titans) - tally(p.known_titans))
    tries = 0
    while True:
        pile: list[object] = [None] * tally(pool)
        lay_out(g, pool, 3, 0, pile)
        hand_out(g, seat, cast("tuple[int, ...]", tuple(pile)), sizes)
        tries += 1
        if fits(g, seat):
            return
        if tries == TRIES:
            give(g, pool, sizes)
            return


def hand_out(g: Table, seat: i64, pile: tuple[int, ...], sizes: list[int]) -> None:
    at: i64 = 0
    for who, p in enumerate(g.players):
        if who != seat:
            titans = p.known_titans
            n: i64 = sizes[who]
            while n > 0:
                titans += tile(pile[at])
                at += 1
                n -= 1
            p.titans = titans
    g.titan_stack = pile[at:]


def fits(g: Table, seat: i64) -> bool:
    """Would the asked opponent really be asked this? Only titans can make it impossible; core retries other cases."""
    top = g.agenda[-1] if len(g.agenda) > 0 else None
    if top is None or top.seat == seat:
        return True
    if isinstance(top, (Defend, ScrapTile)):
        return len(top.options(g)) > 1
    if isinstance(top, KryptPay):
        return len(top.options(g)) > 1 and payable(g, top)
    if isinstance(top, DuelSupport):
        return committable(g, g.players[top.seat]) > 0
    return True


def supported(g: Table, p: Player) -> list[int]:
    """The elements of which this player has a support."""
    values: i64 = len(g.edition.support_values)
    return [element for element in range(len(g.edition.elements)) if of_element(p.supports, element, values) != 0]


def committable(g: Table, p: Player) -> i64:
    """The titans of a hand whose element has a support of this player: one of them lies in the duel."""
    found: i64 = 0
    for element in supported(g, p):
        found += of_element(p.titans, element, len(g.edition.titan_values))
    return found


def give(g: Table, pool: i64, sizes: list[int]) -> None:
    """Give the asked opponent fitting titans from the pool, the strongest first, in exchange for others of that hand."""
    top = g.agenda[-1]
    p = g.players[top.seat]
    e = g.edition
    values: i64 = len(e.titan_values)
    room: i64 = sizes[top.seat]
    elements: list[int] = [element_asked(g)]
    if isinstance(top, DuelSupport):
        elements = supported(g, p)
    for _ in range(7):  # one of each kind before a second one
        for element in elements:
            value = values
            while value > 0 and room > 0 and not fits(g, -1):
                value -= 1
                kind = element * values + value
                if held(pool, kind) > held(p.titans - p.known_titans, kind):
                    swap_in(g, top.seat, kind, element)
                    room -= 1


def swap_in(g: Table, seat: i64, kind: i64, element: i64) -> None:
    """Take one titan of this kind from the stack or another hand; an unseen titan of another element goes there instead."""
    values: i64 = len(g.edition.titan_values)
    p = g.players[seat]
    unseen = p.titans - p.known_titans
    out: i64 = -1
    for other in range(g.edition.titan_kinds()):
        if held(unseen, other) > 0 and (other // values != element or out < 0):
            out = other
            if other // values != element:
                break
    if out < 0:
        return
    for i, top in enumerate(g.titan_stack):
        if top == kind:
            p.titans += tile(kind) - tile(out)
            g.titan_stack = (*g.titan_stack[:i], int(out), *g.titan_stack[i + 1 :])
            return
    for other_player in g.players:
        if other_player is not p and held(other_player.titans - other_player.known_titans, kind) > 0:
            p.titans += tile(kind) - tile(out)
            other_player.titans += tile(out) - tile(kind)
            return


# ---- duels ------------------------------------------------------------------------------------------------


def deal_commitments(g: Table, seat: i64) -> None:
    """A titan of the imagined hand, and any of that player's supports of its element."""
    for who, p in enumerate(g.players):
        if who != seat and p.duel_titan >= 0:
            choosing = len(g.agenda) > 0 and isinstance(g.agenda[-1], DuelSupport) and g.agenda[-1].seat == who
            deal_commitment(g, p, choosing)


def deal_commitment(g: Table, p: Player, choosing: bool) -> None:
    e = g.edition
    hand = p.titans
    if choosing and committable(g, p) > 0:
        hand = committable(g, p)
    p.duel_titan = drawn(g, hand)
    p.duel_supports = 0
    values: i64 = len(e.support_values)
    first = p.duel_titan // len(e.titan_values) * values
    left: i64 = 0
    for kind in range(first, first + values):
        n = held(p.supports, kind)
        chosen: i64 = g.below(n + 1) if n > 0 else 0
        p.duel_supports += chosen * tile(kind)
        left += n - chosen
    if choosing and left == 0:  # still choosing: at least one is not committed yet
        for kind in range(first, first + values):
            if held(p.duel_supports, kind) > 0:
                p.duel_supports -= tile(kind)
                break


def drawn(g: Table, pack: i64) -> i64:
    """One tile of a packed number, at random."""
    n: i64 = g.below(tally(pack))
    kind: i64 = 0
    while True:
        n -= pack & 7
        if n < 0:
            return kind
        pack >>= 3
        kind += 1
