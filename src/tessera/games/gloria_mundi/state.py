"""What lies on the table."""

from mypy_extensions import i64, mypyc_attr

from tessera.core.agenda import State
from tessera.core.goods import GUARDS, MOST, count, one
from tessera.games.gloria_mundi.tables import STEP, Building, Tables


@mypyc_attr(free_list_len=1, acyclic=True)
class Player:
    space: i64  # steps from Rome
    stock: i64  # goods, packed
    hand: i64  # base cards by type, packed
    bare: i64  # stacks without a building by type, packed
    built: tuple[tuple[int, ...], ...]  # by base type: the buildings lying on such bases, rising


@mypyc_attr(free_list_len=1)
class Table(State):
    edition: Tables
    players: list[Player]
    active: i64  # whose turn it is
    laid: i64  # type of the base card laid this turn, or -1
    unused: tuple[int, ...]  # phase 3: buildings of the acting player whose stacks have not acted yet
    forum: tuple[int, ...]  # slot 0 is the entry slot; -1: empty
    pile: tuple[int, ...]  # draw pile, top first
    fire: tuple[int, ...]  # discarded buildings, the last one on top
    goth: i64
    tribute: tuple[int, ...]  # pieces on the spaces goth+1, goth+2, ...; an unbroken row
    demand: i64  # symbols still to be served by lost base cards, packed by type
    pool: i64  # pieces to be taken back, packed
    end: i64  # how the game ended, or -1

    def left_of(self, seat: i64) -> i64:
        n: i64 = len(self.players)
        return seat + 1 if seat + 1 < n else 0

    def building(self, card: i64) -> Building:
        return self.edition.buildings[card]

    def next_empty(self) -> i64:
        """The first space ahead of the Goth without tribute: the one whose tribute is due."""
        ahead: i64 = len(self.tribute)
        return self.goth + 1 + ahead

    def finish(self, reason: i64) -> None:
        """The game is over, now: what is pending is not carried out (GLO-121)."""
        self.over = True
        self.end = reason
        self.tell("ended", -1, reason)

    def burn(self, card: i64) -> None:
        """Every building that is discarded goes to the fire (GLO-019)."""
        self.fire = self.fire + (card,)  # noqa: RUF005  (compiled, unpacking goes through a list)
        self.tell("burned", -1, card)


def bases(p: Player, type: i64) -> i64:
    """Base cards of a type in the display, built upon or not."""
    built: i64 = len(p.built[type])
    return count(p.bare, type) + built


def buildings(p: Player) -> i64:
    """Building cards in the display."""
    n: i64 = 0
    for built in p.built:
        n += len(built)
    return n


def base_under(p: Player, card: i64) -> i64:
    """The type of the base this building lies on, or -1 when it is not in the display."""
    for type, built in enumerate(p.built):
        if card in built:
            return type
    return -1


def cover(p: Player, type: i64, card: i64) -> None:
    """Lay a building on a bare stack."""
    p.bare -= one(type)
    p.built = with_row(p.built, type, tuple(sorted((*p.built[type], card))))


def uncover(p: Player, type: i64, card: i64) -> None:
    """Take a building off its base; the stack is bare again."""
    p.bare += one(type)
    p.built = with_row(p.built, type, tuple([other for other in p.built[type] if other != card]))


def with_row(rows: tuple[tuple[int, ...], ...], type: i64, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if type == 0:
        return (row, rows[1], rows[2])
    if type == 1:
        return (rows[0], row, rows[2])
    return (rows[0], rows[1], row)


def add(g: Table, seat: i64, kind: i64, n: i64) -> None:
    """Pieces from the supply, which never runs out (GLO-031); a heap above 2047 would not fit on any table."""
    p = g.players[seat]
    p.stock += (n if n < MOST else MOST) * one(kind)
    if p.stock & GUARDS != 0:
        p.stock += (MOST - count_over(p.stock, kind)) * one(kind)
    g.tell("gained", seat, kind, n)


def count_over(goods: i64, kind: i64) -> i64:
    """A count that may have run over its guard bit."""
    return goods >> 12 * kind & 4095


def advance(g: Table, seat: i64, n: i64) -> None:
    """The Roman makes n steps; on Africa the game is over and surplus steps are lost (GLO-032, GLO-033, GLO-110)."""
    if n == 0:
        return
    p = g.players[seat]
    p.space += n
    p.space = min(g.edition.africa, p.space)
    g.tell("stepped", seat, n, p.space)
    if p.space == g.edition.africa:
        g.finish(0)


def pay(g: Table, seat: i64, goods: i64) -> None:
    """Pieces go from the stock to the supply."""
    g.players[seat].stock -= goods
    if g.listener is not None:
        tell_goods(g, "paid", seat, goods)


def tell_goods(g: Table, what: str, seat: i64, goods: i64) -> None:
    for kind in range(STEP):
        n = count(goods, kind)
        if n > 0:
            g.tell(what, seat, kind, n)
