"""Set-up, and which moment of the game each option key belongs to."""

from tessera.core.agenda import Book, State
from tessera.core.goods import packed
from tessera.games.gloria_mundi.rules.turn import Reveal
from tessera.games.gloria_mundi.state import GloriaMundi, Player
from tessera.games.gloria_mundi.tables import GloriaEdition


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """The table before the first turn; chance decides the start player, then the order of the draw pile (GLO-007, GLO-113)."""
    e: GloriaEdition = book.edition  # type: ignore[assignment]
    bare = packed(e.start_display)
    hand = packed(tuple(n - laid for n, laid in zip(e.allotments[seats], e.start_display, strict=True)))
    g = GloriaMundi(
        book=book,
        agenda=[],
        legal=[],
        over=False,
        rng=rng,
        secret=secret,
        edition=e,
        players=[Player(space=0, stock=e.start_stock, hand=hand, bare=bare, built=((), (), ())) for _ in range(seats)],
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


def not_now(g: GloriaMundi, code: int) -> str:
    """The clause of the moment this key belongs to; once the game is over nothing is played any more."""
    e = g.edition
    if g.over:
        return "GLO-121"
    moments = (
        (e.LAY, "GLO-022"),
        (e.NONE, "GLO-116"),
        (e.PASS, "GLO-034"),
        (e.PAY_GLORY, "GLO-038"),
        (e.PLACE, "GLO-039"),
        (e.MOVE, "GLO-048"),
        (e.USE, "GLO-025"),
        (e.TAKE, "GLO-066"),
        (e.LOSE, "GLO-058"),
        (e.DISCARD, "GLO-087"),
        (e.AGAIN, "GLO-085"),
        (e.PICK, "GLO-083"),
        (e.GIVE, "GLO-082"),
        (e.TIMES, "GLO-085"),
    )
    return [clause for start, clause in moments if start <= code][-1]
