"""IV THEATRUM: the auction of a theatre card, coin by coin. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, covers, one
from tessera.core.hands import card
from tessera.core.sets import bit
from tessera.games.aquileia.rules.frames import Phase
from tessera.games.aquileia.state import Table


class Theatrum(Phase):
    """AQU-085: without a henchman no card is turned up."""

    def run(self, g: Table) -> None:
        auctioneer = g.owner(g.edition.theatrum)
        if auctioneer < 0:
            return
        if len(g.theatre_deck) > 0:
            g.then(AutoTheatreReveal(auctioneer))
        else:
            g.go_home(bit(g.edition.theatrum))


class AutoTheatreReveal(Step[Table]):
    """AQU-075: turn up the top theatre card."""

    def run(self, g: Table) -> None:
        g.theatre_open = g.theatre_deck[0]
        g.theatre_deck = g.theatre_deck[1:]
        g.tell("theatre-revealed", self.seat, g.theatre_open)
        g.then(TheatreOpen(self.seat, self.seat))


class TheatreOpen(Choice[Table]):
    """AQU-076, AQU-082, AQU-084: the first coin of the auction, or leave it for good."""

    def __init__(self, seat: i64, auctioneer: i64) -> None:
        self.seat, self.auctioneer = seat, auctioneer

    def options(self, g: Table) -> list[int]:
        e, coins = g.edition, g.players[self.seat].coins
        found: list[int] = []
        for metal in range(3):
            if count(coins, metal) > 0:
                found.append(e.coin[metal])
        found.append(e.decline)
        return found

    def elsewhere(self, g: Table, option: i64) -> str:
        e = g.edition
        return "AQU-076" if option in e.higher or option == e.drop else super().elsewhere(g, option)

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        n: i64 = len(g.players)
        following = (self.seat + 1) % n
        if option == e.decline:
            g.tell("declined", self.seat)
            if following == self.auctioneer:
                g.then(AutoTheatrePay(self.auctioneer, self.auctioneer, 0))  # AQU-083
            else:
                g.then(TheatreOpen(following, self.auctioneer))
            return
        bid = one(e.coin.item(option))
        g.show("bid", self.seat, bid)
        inside: i64 = bit(self.seat)
        while following != self.auctioneer:
            inside |= bit(following)
            following = (following + 1) % n
        go_on(g, self.seat, self.auctioneer, self.seat, bid, inside)


def go_on(g: Table, seat: i64, auctioneer: i64, bidder: i64, bid: i64, inside: i64) -> None:
    """AQU-077, AQU-078: the next player still in after `seat` is asked, unless the highest bidder is alone."""
    if inside == bit(bidder):
        g.then(AutoTheatrePay(bidder, auctioneer, bid))
        return
    n: i64 = len(g.players)
    seat = (seat + 1) % n
    while inside >> seat & 1 == 0:
        seat = (seat + 1) % n
    g.then(TheatreBid(seat, auctioneer, bidder, bid, inside))


class TheatreBid(Choice[Table]):
    """AQU-077, AQU-081: match the bid and add exactly one coin, or drop out for good."""

    def __init__(self, seat: i64, auctioneer: i64, bidder: i64, bid: i64, inside: i64) -> None:
        self.seat, self.auctioneer, self.bidder, self.bid, self.inside = seat, auctioneer, bidder, bid, inside

    def options(self, g: Table) -> list[int]:
        e, coins = g.edition, g.players[self.seat].coins
        found: list[int] = []
        for metal in range(3):
            if covers(coins, self.bid + one(metal)):
                found.append(e.higher[metal])
        found.append(e.drop)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "AQU-081"

    def elsewhere(self, g: Table, option: i64) -> str:
        e = g.edition
        return "AQU-077" if option in e.coin or option == e.decline else super().elsewhere(g, option)

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.drop:
            g.tell("dropped", self.seat)
            go_on(g, self.seat, self.auctioneer, self.bidder, self.bid, self.inside & ~bit(self.seat))
        else:
            bid = self.bid + one(e.higher.item(option))
            g.show("bid", self.seat, bid)
            go_on(g, self.seat, self.auctioneer, self.seat, bid, self.inside)


class AutoTheatrePay(Step[Table]):
    """AQU-078, AQU-079, AQU-080: the winner takes the card and pays the auctioneer, or the bank if he is it himself."""

    def __init__(self, seat: i64, auctioneer: i64, bid: i64) -> None:
        self.seat, self.auctioneer, self.bid = seat, auctioneer, bid

    def run(self, g: Table) -> None:
        winner = g.players[self.seat]
        g.tell("theatre-won", self.seat, g.theatre_open)
        winner.theatre_cards += card(g.theatre_open)
        g.theatre_open = -1
        g.spend(self.seat, self.bid)
        if self.seat != self.auctioneer:
            g.gain_all(self.auctioneer, self.bid)
        g.go_home(bit(g.edition.theatrum))
