"""What lies on the table: small integers, packed goods, masks of cities and cards, tuples for what has an order."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import State
from tessera.core.goods import total
from tessera.games.concordia.tables import LAND, Tables

NOBODY: Final = -1


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    money: i64
    goods: i64  # packed
    land: tuple[int, ...]  # places of the land colonists on the board, sorted; the others are in the warehouse
    sea: tuple[int, ...]
    houses: i64  # cities
    hand: i64  # cards
    pile: tuple[int, ...]  # cards played, the last on top
    copied: i64  # teams that have copied the top card
    interim: i64  # points of the interim scoring, -1 before it

    def places(self, unit: i64) -> tuple[int, ...]:
        """Where the colonists of this kind stand."""
        return self.land if unit == LAND else self.sea


@mypyc_attr(free_list_len=1)
class Table(State):
    edition: Tables
    players: list[Player]
    tiles: tuple[int, ...]  # city -> good, -1 for the capital; dealt at set-up
    growing: tuple[int, ...]  # good -> its cities; follows from the tiles, see `growing_of`
    markers: tuple[int, ...]  # province -> good of its bonus marker; follows from the tiles, see `markers_of`
    coins: i64  # provinces whose marker shows coins
    display: tuple[int, ...]  # cards from left to right, -1 for an empty space
    deck: tuple[int, ...]  # the next card first
    magnus: i64  # who holds the Praefectus Magnus
    concordia: i64  # who holds the Concordia card
    turns_left: i64  # turns still to come after the present one, once the end is triggered
    turns: i64  # turns completed
    suggested: i64  # card kind a legatus asks for; only that team knows

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
