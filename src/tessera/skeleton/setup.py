"""Set-up."""

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out

from .rules import Lay
from .state import Player, Table


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """Mixed stones, a hand for everybody, somebody who begins (SKE-001)."""
    g = laid_out(Table, book, rng, secret, players=[], gone=(), rest=())
    stones, n = g.shuffled(tuple(range(1, g.edition.count + 1))), g.edition.hand
    hands = [tuple(sorted(stones[n * seat : n * (seat + 1)])) for seat in range(seats)]
    g.players = [filled(Player(), hand=hand, laid=0, points=0) for hand in hands]
    g.rest = tuple(sorted(stones[n * seats :]))
    g.then(Lay(g.below(seats)))
    return g
