"""What lies on the table: small integers, packed goods, masks of cities and cards, tuples for what has an order."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import Book, Frame, State
from tessera.core.goods import total
from tessera.games.concordia.tables import ConcordiaEdition, bit

NOBODY: Final = -1


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    def __init__(
        self,
        money: i64,
        goods: i64,
        land: tuple[int, ...],
        sea: tuple[int, ...],
        houses: i64,
        hand: i64,
        pile: tuple[int, ...],
        copied: i64,
        interim: i64,
    ) -> None:
        self.money = money
        self.goods = goods
        self.land = land  # places of the land colonists on the board, sorted; the others are in the warehouse
        self.sea = sea
        self.houses = houses  # cities
        self.hand = hand  # cards
        self.pile = pile  # cards played, the last on top
        self.copied = copied  # teams that have copied the top card
        self.interim = interim  # points of the interim scoring, -1 before it


@mypyc_attr(free_list_len=1)
class ConcordiaState(State):
    def __init__(
        self,
        book: Book,
        agenda: list[Frame[Any]],
        legal: list[int],
        over: bool,
        rng: i64,
        secret: bytes,
        edition: ConcordiaEdition,
        players: list[Player],
        tiles: tuple[int, ...],
        growing: tuple[int, ...],
        markers: tuple[int, ...],
        coins: i64,
        display: tuple[int, ...],
        deck: tuple[int, ...],
        magnus: i64,
        concordia: i64,
        turns_left: i64,
        turns: i64,
        suggested: i64,
    ) -> None:
        self.book, self.agenda, self.legal, self.over, self.rng, self.secret = book, agenda, legal, over, rng, secret
        self.listener = None
        self.edition = edition
        self.players = players
        self.tiles = tiles  # city -> good, -1 for the capital; dealt at set-up
        self.growing = growing  # good -> its cities; follows from the tiles, see `growing_of`
        self.markers = markers  # province -> good of its bonus marker; follows from the tiles, see `markers_of`
        self.coins = coins  # provinces whose marker shows coins
        self.display = display  # cards from left to right, -1 for an empty space
        self.deck = deck  # the next card first
        self.magnus = magnus  # who holds the Praefectus Magnus
        self.concordia = concordia  # who holds the Concordia card
        self.turns_left = turns_left  # turns still to come after the present one, once the end is triggered
        self.turns = turns  # turns completed
        self.suggested = suggested  # card kind a legatus asks for; only that team knows

    def clone(self) -> "ConcordiaState":
        return ConcordiaState(
            self.book,
            self.agenda[:],
            self.legal,
            self.over,
            self.rng,
            self.secret,
            self.edition,
            [Player(p.money, p.goods, p.land, p.sea, p.houses, p.hand, p.pile, p.copied, p.interim) for p in self.players],
            self.tiles,
            self.growing,
            self.markers,
            self.coins,
            self.display,
            self.deck,
            self.magnus,
            self.concordia,
            self.turns_left,
            self.turns,
            self.suggested,
        )

    def partner(self, seat: i64) -> i64:
        """The seat opposite in the team game (CON-121), nobody in the single game."""
        if not self.edition.team:
            return NOBODY
        n: i64 = len(self.players)
        return (seat + n // 2) % n

    def team(self, seat: i64) -> i64:
        """Seats t and t + n/2 are team t; in the single game everybody is his own team."""
        n: i64 = len(self.players)
        return seat % (n // 2) if self.edition.team else seat

    def free(self, seat: i64) -> i64:
        """Free spaces of the warehouse: goods and waiting colonists take one each (CON-103)."""
        p = self.players[seat]
        e = self.edition
        waiting: i64 = e.colonists[0] + e.colonists[1] - len(p.land) - len(p.sea)
        return e.warehouse - total(p.goods) - waiting

    def power(self, seat: i64) -> i64:
        """Money this seat can spend: in the team game the partner's too (CON-128)."""
        if self.edition.team:
            return self.players[seat].money + self.players[self.partner(seat)].money
        return self.players[seat].money

    def houses_in(self, city: i64) -> i64:
        n: i64 = 0
        for p in self.players:
            n += p.houses >> city & 1
        return n

    def on_turn(self) -> i64:
        """Whose turn it is: the last thing on the agenda is that player's card or the end of his turn."""
        return self.agenda[0].seat if len(self.agenda) > 0 else NOBODY


def growing_of(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The cities of each good."""
    cities = [0, 0, 0, 0, 0]
    for city, good in enumerate(tiles):
        if good >= 0:
            cities[good] |= bit(city)
    return tuple(cities)


def markers_of(e: ConcordiaEdition, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The marker of each province: the most valuable good of its cities (CON-160)."""
    markers = []
    for mask in e.chart.cities_in:
        best = -1
        for city, good in enumerate(tiles):
            if mask >> city & 1 and (best < 0 or e.price[good] > e.price[best]):
                best = good
        markers.append(best)
    return tuple(markers)
