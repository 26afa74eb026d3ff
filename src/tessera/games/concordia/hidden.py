"""What a seat cannot know: the order of the deck inside each stack, and what another team's legatus suggests."""

from typing import Any

from mypy_extensions import i64

from tessera.core.sets import bit, members
from tessera.games.concordia.rules.calls import LegatusAnswer, callable_kinds
from tessera.games.concordia.state import Table


def deal(g: Any, seat: int) -> None:
    """Re-deal in place. The backs tell the stack of every card in the deck; which card is where inside a stack nobody knows."""
    state: Table = g
    shuffle_deck(state)
    if len(state.agenda) > 0:
        top = state.agenda[-1]
        if isinstance(top, LegatusAnswer) and state.team(seat) != state.team(top.seat):
            kinds = callable_kinds(state, top.seat)
            state.suggested = kinds[state.below(len(kinds))]


def shuffle_deck(g: Table) -> None:
    stack_of = g.edition.cards.stack_of
    deck = list(g.deck)
    for stack in range(1, 6):
        cards: i64 = 0
        for card in deck:
            if stack_of[card] == stack:
                cards |= bit(card)
        if cards != 0:
            pile = members(cards)  # in rising order: what is dealt may not depend on the true one
            g.shuffle(pile)
            i: i64 = 0
            for at in range(len(deck)):
                if stack_of[deck[at]] == stack:
                    deck[at] = pile[i]
                    i += 1
    g.deck = tuple(deck)
