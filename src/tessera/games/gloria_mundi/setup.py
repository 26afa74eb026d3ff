"""Set-up."""

from tessera.core.agenda import Book, State
from tessera.core.fields import filled, laid_out
from tessera.core.goods import packed
from tessera.games.gloria_mundi.rules.turn import Reveal
from tessera.games.gloria_mundi.state import Player, Table
from tessera.games.gloria_mundi.tables import Tables


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """The table before the first turn; chance decides the start player, then the order of the draw pile (GLO-007, GLO-113)."""
    e: Tables = book.edition  # type: ignore[assignment]
    bare = packed(e.start_display)
    hand = packed(tuple(n - laid for n, laid in zip(e.allotments[seats], e.start_display, strict=True)))
    player = {"space": 0, "stock": e.start_stock, "hand": hand, "bare": bare, "built": ((), (), ())}
    g = laid_out(
        Table,
        book,
        rng,
        secret,
        players=[filled(Player(), **player) for _ in range(seats)],
        active=0,
        laid=-1,
        unused=(),
        forum=(-1,) * len(e.surcharges),
        pile=(),
        fire=(),
        goth=0,
        tribute=(),
        demand=0,
        pool=0,
        end=-1,
    )
    g.active = g.below(seats)
    g.pile = g.shuffled(tuple(range(len(e.buildings))))
    g.then(Reveal(g.active))
    return g
