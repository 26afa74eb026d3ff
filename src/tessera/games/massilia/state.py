"""What lies on the table. Compiled."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import State
from tessera.core.goods import count, one, total
from tessera.core.hands import card, held, size
from tessera.core.rows import changed
from tessera.games.massilia.tables import Tables, colour_of

OWNER: Final = 48  # a stall is one number: its goods packed in four kinds, and above them its owner's seat + 1
GOODS_ONLY: Final = 0xFFFFFFFFFFFF


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    """One seat. A hand is four packed stacks: known to all or secret, new (taken since the last own turn began) or not."""

    money: i64
    stones: i64
    reputation: i64
    known: i64  # cards taken from the open display
    known_new: i64
    secret: i64  # drawn from the deck
    secret_new: i64
    screen: i64  # dice behind the screen, packed by colour; they have no value there
    supply: tuple[int, ...]  # sorted dice in front of the screen
    passed: bool
    tile: i64  # value of the round tile taken, 0: none


@mypyc_attr(free_list_len=1)
class Table(State):
    """A table in the middle of a game."""

    edition: Tables
    round: i64
    order: tuple[int, ...]
    players: list[Player]
    stalls: tuple[int, ...]  # by plot: 0, or owner and goods
    harbour: i64  # goods nobody has, packed
    stones: i64  # in the general supply
    figures: tuple[int, ...]  # street space of consul and customers
    prices: tuple[int, ...]  # by field
    markers: tuple[int, ...]  # by good
    temple: tuple[int, ...]  # sorted dice
    rolled: tuple[int, ...]  # sorted dice in the hand of the player keeping dice
    used: i64  # dice taken for the action of this turn, packed by colour
    display: tuple[int, ...]  # gods lying open
    deck: tuple[int, ...]  # top first
    discard: tuple[int, ...]  # top last
    tokens: i64  # what cards played this turn still allow, packed
    price_token: i64  # Mercurius: 2 * field, + 1 for down; -1: none
    played: i64  # the set of gods played this turn
    lost_goods: i64  # out of this game, packed
    lost_stones: i64
    lost_dice: i64

    # ---- market -------------------------------------------------------------------------------------------

    def owner(self, plot: i64) -> i64:
        """Whose stall stands there, or -1."""
        stall: i64 = self.stalls[plot]
        return (stall >> OWNER) - 1

    def goods_at(self, plot: i64) -> i64:
        """The goods on that plot, packed."""
        stall: i64 = self.stalls[plot]
        return stall & GOODS_ONLY

    def holdings(self, seat: i64) -> tuple[i64, i64]:
        """How many stalls this player has on the market, and how many goods on them."""
        mark = seat + 1
        stalls: i64 = 0
        goods: i64 = 0
        for standing in self.stalls:
            stall: i64 = standing
            if stall >> OWNER == mark:
                stalls += 1
                goods += total(stall & GOODS_ONLY)
        return stalls, goods

    def stalls_of(self, seat: i64) -> i64:
        return self.holdings(seat)[0]

    def reserve(self, seat: i64) -> i64:
        """Stall tiles not on the market."""
        return self.edition.stall_tiles - self.stalls_of(seat)

    def room(self, seat: i64) -> i64:
        """Goods that still fit on all stalls of this player."""
        stalls, goods = self.holdings(seat)
        return stalls * self.edition.stall_capacity - goods

    def room_at(self, plot: i64) -> i64:
        """Goods that still fit on the stall there."""
        return self.edition.stall_capacity - total(self.goods_at(plot))

    def has(self, seat: i64, lot: i64) -> bool:
        """Does this player have a good of this colour on this plot? `lot` is 4 * plot + good."""
        stall: i64 = self.stalls[lot >> 2]
        return stall >> OWNER == seat + 1 and count(stall, lot & 3) > 0

    def open_stall(self, plot: i64, seat: i64) -> None:
        self.stalls = changed(self.stalls, plot, (seat + 1) << OWNER)

    def close_stall(self, plot: i64) -> None:
        self.stalls = changed(self.stalls, plot, 0)

    def stock(self, plot: i64, good: i64, n: i64) -> None:
        """Goods from the harbour onto a stall."""
        self.harbour -= n * one(good)
        self.stalls = changed(self.stalls, plot, self.stalls[plot] + n * one(good))
        self.tell("stocked", self.owner(plot), good, n, plot)

    def unstock(self, plot: i64, good: i64, n: i64) -> None:
        """Goods from a stall back to the harbour."""
        self.harbour += n * one(good)
        self.stalls = changed(self.stalls, plot, self.stalls[plot] - n * one(good))

    # ---- money, stones, reputation ------------------------------------------------------------------------

    def earn(self, seat: i64, n: i64) -> None:
        if n > 0:
            self.players[seat].money += n
            self.tell("earned", seat, n)

    def spend(self, seat: i64, n: i64) -> None:
        if n > 0:
            assert self.players[seat].money >= n
            self.players[seat].money -= n
            self.tell("paid", seat, n)

    def take_stones(self, seat: i64, n: i64) -> None:
        if n > 0:
            assert self.stones >= n
            self.stones -= n
            self.players[seat].stones += n
            self.tell("took-stones", seat, n)

    def return_stones(self, seat: i64, n: i64) -> None:
        self.stones += n
        self.players[seat].stones -= n
        self.tell("returned-stones", seat, n)

    def praise(self, seat: i64, n: i64) -> None:
        """Reputation rises."""
        if n > 0:
            self.players[seat].reputation += n
            self.tell("reputation", seat, n)

    def set_marker(self, good: i64, value: i64) -> None:
        if value != self.markers[good]:
            self.markers = changed(self.markers, good, value)
            self.tell("marker", -1, good, value)

    # ---- dice ---------------------------------------------------------------------------------------------

    def roll(self, dice: i64) -> tuple[int, ...]:
        """Throw these dice (packed by colour), colour by colour; they lie sorted."""
        found: list[int] = []
        for colour in range(4):
            for _ in range(count(dice, colour)):
                found.append(colour * 6 + self.below(6))
        found.sort()
        return tuple(found)

    # ---- cards --------------------------------------------------------------------------------------------

    def draw(self) -> i64:
        """MAS-059: the top card; an empty deck is first made anew out of the discards. -1: there is none."""
        if len(self.deck) == 0:
            if len(self.discard) == 0:
                return -1
            self.deck = self.shuffled(tuple(sorted(self.discard)))
            self.discard = ()
            self.tell("reshuffled", -1, len(self.deck))
        top: i64 = self.deck[0]
        self.deck = self.deck[1:]
        return top

    def discard_card(self, seat: i64, god: i64) -> None:
        """MAS-079: a played card goes to the open discard pile. Copies are alike: one that all know leaves first."""
        p = self.players[seat]
        if held(p.known, god) > 0:
            p.known -= card(god)
        else:
            assert held(p.secret, god) > 0
            p.secret -= card(god)
        self.discard = (*self.discard, god)
        self.tell("played", seat, god)


def whole_hand(p: Player) -> i64:
    return p.known + p.known_new + p.secret + p.secret_new


def hand_size(p: Player) -> i64:
    return size(whole_hand(p))


def ready(p: Player, god: i64) -> bool:
    """MAS-061: is there a card of this god in hand that is not new?"""
    return held(p.known + p.secret, god) > 0


def colours(dice: tuple[int, ...]) -> i64:
    """Dice without their values, packed by colour."""
    found: i64 = 0
    for die in dice:
        found += one(colour_of(die))
    return found


def offer_dice(found: list[int], first: i64, dice: tuple[int, ...], among: i64) -> None:
    """One option, from `first` on, for each different die here that is in the set `among`; they lie sorted."""
    last: i64 = -1
    for lying in dice:
        die: i64 = lying
        if die != last and among >> die & 1 == 1:
            found.append(first + die)
        last = die


def dice_to_take(g: Table, p: Player) -> i64:
    """How many dice this player could take."""
    return len(g.temple) + len(p.supply)
