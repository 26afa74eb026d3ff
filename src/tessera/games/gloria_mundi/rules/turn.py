"""Phases 1 and 2: a new building for the forum, a base card for the display."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import count, one
from tessera.games.gloria_mundi.rules import activation
from tessera.games.gloria_mundi.state import Table
from tessera.games.gloria_mundi.tables import DECK, HAND, MOST_SEATS


class Reveal(Step[Table]):
    """The turn of `seat` begins: the top building enters the forum (GLO-016); without one the game ends (GLO-020, GLO-100)."""

    def run(self, g: Table) -> None:
        g.active, g.laid = self.seat, -1
        if len(g.pile) == 0:
            g.finish(DECK)
            return
        card = g.pile[0]
        g.pile = g.pile[1:]
        g.tell("revealed", self.seat, card)
        push_in(g, card)
        if g.players[self.seat].hand == 0:  # GLO-024, GLO-098
            g.finish(HAND)
        else:
            g.agenda.append(LAY_BASE[self.seat])


def push_in(g: Table, card: i64) -> None:
    """A new card pushes the unbroken row behind it by one slot; what falls off the end burns (GLO-017, GLO-018)."""
    slots = list(g.forum)
    pushed = card
    for slot in range(len(slots)):
        before = slots[slot]
        slots[slot] = pushed
        pushed = before
        if pushed < 0:
            break
    g.forum = tuple(slots)
    if pushed >= 0:
        g.burn(pushed)


class LayBase(Choice[Table]):
    """The active player must lay a base card from the hand; its type acts in this turn (GLO-022, GLO-023)."""

    def options(self, g: Table) -> list[int]:
        hand = g.players[self.seat].hand
        return [g.edition.lay[type] for type in range(3) if count(hand, type) > 0]

    def choose(self, g: Table, option: i64) -> None:
        type = g.edition.lay.item(option)
        p = g.players[self.seat]
        p.hand -= one(type)
        p.bare += one(type)
        g.laid = type
        g.tell("laid", self.seat, type)
        activation.activate_from(g, self.seat)


# frames never change, so one of each kind serves a seat for ever
REVEAL: Final = [Reveal(seat) for seat in range(MOST_SEATS)]
LAY_BASE: Final = [LayBase(seat) for seat in range(MOST_SEATS)]
