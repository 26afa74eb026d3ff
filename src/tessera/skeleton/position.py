"""Positions in words, and what a table must look like to make sense."""

from tessera.core.agenda import Book
from tessera.core.codec import Many, Maybe, Num, Shape, Words

from . import rules
from .rules import Lay
from .state import Player, Table


def shape(book: Book, seats: int) -> Shape:
    """What each field holds, wherever its name occurs: in the table, a player, a thing to do."""
    stone = Num(1, book.edition.count)  # type: ignore[attr-defined]
    words = Words(seat=Num(0, seats - 1), hand=Many(stone), laid=Maybe(stone, 0), gone=Many(stone), rest=Many(stone))
    return words.table(Table, Player, seats, rules)


def check(g: Table) -> str:
    """ "" or the first entry that cannot be right: every stone lies somewhere, once, and the game can go on from here."""
    stones = [*g.gone, *g.rest, *(stone for p in g.players for stone in (*p.hand, p.laid) if stone)]
    if sorted(stones) != list(range(1, g.edition.count + 1)):
        return f"rest: every stone from 1 to {g.edition.count} must lie in one place"
    if len({len(p.hand) + (p.laid > 0) for p in g.players}) > 1:
        return "players: a hand has as many stones as the others, or one less where one was laid"
    if g.over or not g.agenda:
        return ""
    asked = g.players[g.agenda[-1].seat]
    if len(g.agenda) > 1 or isinstance(g.agenda[-1], Lay) != (asked.laid == 0 and len(asked.hand) > 0):
        return "agenda: somebody without a stone before them must lay one, or the round is taken"
    return "" if asked.laid == 0 or all(p.laid for p in g.players) else "agenda: not everybody has laid a stone"
