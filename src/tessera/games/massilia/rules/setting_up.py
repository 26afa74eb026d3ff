"""Set-up, and the clause each option belongs to. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Book, Choice
from tessera.core.goods import count
from tessera.games.massilia.rules.rounds import StartRound
from tessera.games.massilia.state import Massilia, Player
from tessera.games.massilia.tables import MassiliaEdition


def deal_out(book: Book, seats: int, rng: i64, secret: bytes) -> Massilia:
    """Random in this order: the start player, the deck, the figures, the price tiles."""
    e = book.edition
    assert isinstance(e, MassiliaEdition)
    g = Massilia(
        book=book, agenda=[], legal=[], over=False, rng=rng, secret=secret, edition=e, round=1, order=(),
        players=[new_player(e) for _ in range(seats)], stalls=tuple([0 for _ in range(e.spaces)]), harbour=e.goods_total,
        stones=e.stones[seats], figures=(), prices=(), markers=(e.marker_start, e.marker_start, e.marker_start), temple=(),
        rolled=(), used=0, display=(), deck=(), discard=(), tokens=0, price_token=-1, played=0, lost_goods=0, lost_stones=0,
        lost_dice=e.dice_total - e.temple_dice - seats * e.dice_each,
    )  # fmt: skip
    first = g.below(seats)
    g.order = tuple([(first + i) % seats for i in range(seats)])
    deck = g.shuffled(tuple([god for god in range(len(e.gods)) for _ in range(e.gods[god])]))
    g.display, g.deck = deck[: e.open_display], deck[e.open_display :]  # MAS-122
    g.figures = g.shuffled(e.gates)  # MAS-112
    g.prices = g.shuffled(e.price_tiles)  # MAS-002
    g.temple = unrolled(e.temple_dice)
    for place in range(seats):
        g.players[g.order[place]].money = e.start_money[seats][place]  # MAS-017
    g.then(StartRound())
    stall: i64 = e.start_stalls[seats]
    while stall > 0:  # MAS-015: every second time in reverse order
        stall -= 1
        for place in range(seats):
            g.then(PlaceStartStall(g.order[seats - 1 - place] if stall % 2 == 0 else g.order[place]))
    return g


def new_player(e: MassiliaEdition) -> Player:
    """MAS-007, MAS-008, MAS-010: no card, no stone, one die of each colour behind the screen."""
    return Player(
        money=0, stones=0, reputation=e.start_reputation, known=0, known_new=0, secret=0, secret_new=0, screen=e.dice_each,
        supply=(), passed=False, tile=0,
    )  # fmt: skip


def unrolled(dice: i64) -> tuple[int, ...]:
    """MAS-011: dice on their temple spaces before the first roll show a 1."""
    return tuple([colour * 6 for colour in range(4) for _ in range(count(dice, colour))])


class PlaceStartStall(Choice[Massilia]):
    """MAS-013, MAS-014, MAS-016: a stall on a free plot of a quadrant without one, with one good of each colour."""

    def options(self, g: Massilia) -> list[int]:
        return [g.edition.PLOT + plot for plot in range(len(g.stalls)) if closed(g, plot) == ""]

    def barred(self, g: Massilia, option: i64) -> str:
        e = g.edition
        return closed(g, option - e.PLOT) if e.PLOT <= option < e.MARS else ""

    def choose(self, g: Massilia, option: i64) -> None:
        plot, goods = option - g.edition.PLOT, g.edition.start_goods
        g.open_stall(plot, self.seat)
        g.tell("placed-stall", self.seat, plot)
        for good in range(4):
            n = min(count(goods, good), count(g.harbour, good))
            if n > 0:
                g.stock(plot, good, n)


def closed(g: Massilia, plot: i64) -> str:
    """The clause that forbids a start stall on this plot, or ""."""
    e = g.edition
    if g.owner(plot) >= 0:
        return "MAS-013"
    if not e.start_allowed[plot]:
        return "MAS-111"
    for other in range(len(g.stalls)):
        if e.quadrants[other] == e.quadrants[plot] and g.owner(other) >= 0:
            return "MAS-016"
    return ""


def not_now(g: Massilia, code: i64) -> str:
    """The clause of the moment this key belongs to."""
    e = g.edition
    if g.over:
        return "MAS-081"
    ends = (
        (e.MARS, "MAS-013"), (e.KEEP, "MAS-126"), (e.DONE, "MAS-026"), (e.CARD, "MAS-129"), (e.DIE, "MAS-125"),
        (e.PASS, "MAS-029"), (e.EXECUTE, "MAS-029"), (e.COLOUR, "MAS-042"), (e.UP, "MAS-031"), (e.JOIN, "MAS-032"),
        (e.BUY, "MAS-034"), (e.SPLIT, "MAS-043"), (e.PLACE, "MAS-045"), (e.MOVE, "MAS-046"), (e.YES, "MAS-052"),
        (e.PAY, "MAS-029"), (e.GIVE, "MAS-075"), (e.TAKE, "MAS-076"), (e.OFFER, "MAS-071"), (e.OPEN, "MAS-056"),
        (e.DECK, "MAS-057"), (e.STOP, "MAS-057"), (e.VENUS, "MAS-090"), (e.END, "MAS-098"),
    )  # fmt: skip
    for end, clause in ends:
        if code < end:
            return clause
    return "MAS-029"
