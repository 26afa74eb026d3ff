"""Positions in words, and what a table must look like to make sense."""

from tessera.core.agenda import Book
from tessera.core.codec import Bag, Flag, Num, Shape, Words
from tessera.core.goods import total

from . import rules
from .edition import SIDES
from .state import Player, Table


def shape(book: Book, seats: int) -> Shape:
    """What each field holds, wherever its name occurs. Fields not listed are small numbers."""
    seat, rounds = Num(0, seats - 1), Num(1, book.edition.rounds)  # type: ignore[attr-defined]
    words = Words(seat=seat, start=seat, bones=Bag(SIDES), held=Flag(), out=Flag(), round=rounds)
    return words.table(Table, Player, seats, rules)


def check(g: Table) -> str:
    """ "" or the first entry that cannot be right: nothing is lost, and the round can go on from here."""
    e, n = g.edition, len(g.players)
    if g.pot + sum(p.coins for p in g.players) != n * e.coins:
        return f"pot: with all purses it must hold {n * e.coins} coins"
    if any((p.held and p.out) or p.again > e.again or total(p.bones) != len(SIDES) for p in g.players):
        return f"players: {len(SIDES)} bones each, {e.again} throws again at most, and nobody has both held and yielded"
    if g.over or not g.agenda:
        return ""
    frame, order = g.agenda[0], [(g.start + i) % n for i in range(n)]
    due = [seat for seat in order if not (g.players[seat].held or g.players[seat].out)]
    if len(g.agenda) > 1 or not isinstance(frame, rules.Turn) or due[:1] != [frame.seat] or due != order[-len(due) :]:
        return "agenda: the turn of the first, from the start of the round, who has neither held nor yielded"
    return "" if all(g.players[seat].coins >= e.stake for seat in due) else "players: who is still to hold must be able to pay"
