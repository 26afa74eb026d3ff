"""What lies on the table. Compiled."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import Book, Frame, State
from tessera.core.goods import count, one, total
from tessera.games.massilia.tables import MassiliaEdition, card, colour_of, held, size

OWNER: Final = 48  # a stall is one number: its goods packed in four kinds, and above them its owner's seat + 1
GOODS_ONLY: Final = 0xFFFFFFFFFFFF


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    """One seat. A hand is four packed stacks: known to all or secret, new (taken since the last own turn began) or not."""

    def __init__(
        self,
        money: i64,
        stones: i64,
        reputation: i64,
        known: i64,
        known_new: i64,
        secret: i64,
        secret_new: i64,
        screen: i64,
        supply: tuple[int, ...],
        passed: bool,
        tile: i64,
    ) -> None:
        self.money, self.stones, self.reputation = money, stones, reputation
        self.known, self.known_new = known, known_new  # taken from the open display
        self.secret, self.secret_new = secret, secret_new  # drawn from the deck
        self.screen = screen  # dice behind the screen, packed by colour; they have no value there
        self.supply = supply  # sorted dice in front of the screen
        self.passed = passed
        self.tile = tile  # value of the round tile taken, 0: none


@mypyc_attr(free_list_len=1)
class Massilia(State):
    """A table in the middle of a game."""

    def __init__(
        self,
        book: Book,
        agenda: list[Frame[Any]],
        legal: list[int],
        over: bool,
        rng: i64,
        secret: bytes,
        edition: MassiliaEdition,
        round: i64,
        order: tuple[int, ...],
        players: list[Player],
        stalls: tuple[int, ...],
        harbour: i64,
        stones: i64,
        figures: tuple[int, ...],
        prices: tuple[int, ...],
        markers: tuple[int, ...],
        temple: tuple[int, ...],
        rolled: tuple[int, ...],
        used: i64,
        display: tuple[int, ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        tokens: i64,
        price_token: i64,
        played: i64,
        lost_goods: i64,
        lost_stones: i64,
        lost_dice: i64,
    ) -> None:
        self.book, self.agenda, self.legal, self.over, self.rng, self.secret = book, agenda, legal, over, rng, secret
        self.listener = None
        self.edition = edition
        self.round, self.order, self.players = round, order, players
        self.stalls = stalls  # by plot: 0, or owner and goods
        self.harbour, self.stones = harbour, stones  # general supplies
        self.figures = figures  # street space of consul and customers
        self.prices, self.markers = prices, markers  # by field, by good
        self.temple, self.rolled = temple, rolled  # sorted dice; rolled: in the hand of the player keeping dice
        self.used = used  # dice taken for the action of this turn, packed by colour
        self.display, self.deck, self.discard = display, deck, discard  # gods; deck top first, discard top last
        self.tokens = tokens  # what cards played this turn still allow, packed
        self.price_token = price_token  # Mercurius: 2 * field, + 1 for down; -1: none
        self.played = played  # gods played this turn, a mask
        self.lost_goods, self.lost_stones, self.lost_dice = lost_goods, lost_stones, lost_dice  # out of this game

    def clone(self) -> "Massilia":
        return Massilia(
            self.book, self.agenda[:], self.legal, self.over, self.rng, self.secret, self.edition, self.round, self.order,
            [
                Player(
                    p.money, p.stones, p.reputation, p.known, p.known_new, p.secret, p.secret_new, p.screen, p.supply,
                    p.passed, p.tile,
                )
                for p in self.players
            ],
            self.stalls, self.harbour, self.stones, self.figures, self.prices, self.markers, self.temple, self.rolled,
            self.used, self.display, self.deck, self.discard, self.tokens, self.price_token, self.played, self.lost_goods,
            self.lost_stones, self.lost_dice,
        )  # fmt: skip

    # ---- market -------------------------------------------------------------------------------------------

    def owner(self, plot: i64) -> i64:
        """Whose stall stands there, or -1."""
        stall: i64 = self.stalls[plot]
        return (stall >> OWNER) - 1

    def goods_at(self, plot: i64) -> i64:
        """The goods on that plot, packed."""
        stall: i64 = self.stalls[plot]
        return stall & GOODS_ONLY

    def stalls_of(self, seat: i64) -> i64:
        """How many stalls this player has on the market."""
        mark = seat + 1
        n: i64 = 0
        for standing in self.stalls:
            stall: i64 = standing
            if stall >> OWNER == mark:
                n += 1
        return n

    def reserve(self, seat: i64) -> i64:
        """Stall tiles not on the market."""
        return self.edition.stall_tiles - self.stalls_of(seat)

    def open_stall(self, plot: i64, seat: i64) -> None:
        self.stalls = put(self.stalls, plot, (seat + 1) << OWNER)

    def close_stall(self, plot: i64) -> None:
        self.stalls = put(self.stalls, plot, 0)

    def stock(self, plot: i64, good: i64, n: i64) -> None:
        """Goods from the harbour onto a stall."""
        self.harbour -= n * one(good)
        stall: i64 = self.stalls[plot]
        self.stalls = put(self.stalls, plot, stall + n * one(good))
        self.tell("stocked", self.owner(plot), good, n, plot)

    def unstock(self, plot: i64, good: i64, n: i64) -> None:
        """Goods from a stall back to the harbour."""
        self.harbour += n * one(good)
        stall: i64 = self.stalls[plot]
        self.stalls = put(self.stalls, plot, stall - n * one(good))

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
            self.markers = put(self.markers, good, value)
            self.tell("marker", -1, good, value)

    # ---- dice ---------------------------------------------------------------------------------------------

    def roll(self, dice: i64) -> tuple[int, ...]:
        """Throw these dice (packed by colour), colour by colour; they lie sorted."""
        found: list[int] = []
        colour: i64 = 0
        while colour < 4:
            n = count(dice, colour)
            while n > 0:
                found.append(colour * 6 + self.below(6))
                n -= 1
            colour += 1
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


def put(row: tuple[int, ...], at: i64, value: i64) -> tuple[int, ...]:
    """The same row with another value in one place."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def without(dice: tuple[int, ...], die: i64) -> tuple[int, ...]:
    """The same dice, one of this kind less."""
    left = list(dice)
    left.remove(die)
    return tuple(left)


def hand_size(p: Player) -> i64:
    return size(p.known + p.known_new + p.secret + p.secret_new)


def ready(p: Player, god: i64) -> bool:
    """MAS-061: is there a card of this god in hand that is not new?"""
    return held(p.known + p.secret, god) > 0


def colours(dice: tuple[int, ...]) -> i64:
    """Dice without their values, packed by colour."""
    found: i64 = 0
    for die in dice:
        found += one(colour_of(die))
    return found


def avail(g: Massilia, p: Player) -> i64:
    """How many dice this player could take."""
    temple: i64 = len(g.temple)
    supply: i64 = len(p.supply)
    return temple + supply


def room(g: Massilia, seat: i64) -> i64:
    """Goods that still fit on all stalls of this player."""
    mark, capacity = seat + 1, g.edition.capacity
    n: i64 = 0
    for standing in g.stalls:
        stall: i64 = standing
        if stall >> OWNER == mark:
            n += capacity - total(stall & GOODS_ONLY)
    return n


def own_goods(g: Massilia, seat: i64) -> i64:
    """Goods on all stalls of this player."""
    mark = seat + 1
    n: i64 = 0
    for standing in g.stalls:
        stall: i64 = standing
        if stall >> OWNER == mark:
            n += total(stall & GOODS_ONLY)
    return n
