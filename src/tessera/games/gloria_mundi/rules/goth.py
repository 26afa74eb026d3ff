"""Phase 5: the Goth is bribed, or he runs: base cards are lost, and the tribute on the track is shared out."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import MOST, count, covers, one
from tessera.games.gloria_mundi.rules import turn
from tessera.games.gloria_mundi.state import GloriaMundi, Player, bases, uncover
from tessera.games.gloria_mundi.tables import MOST_SEATS, ROME, STEP, WALL


def begin(g: GloriaMundi, seat: i64) -> None:
    """Tribute for the next empty space (GLO-050), unless that is Rome itself (GLO-054)."""
    if g.next_empty() < g.edition.rome:
        g.agenda.append(TRIBUTE[seat])
    else:
        g.agenda.append(RomeMove(seat))


class Tribute(Choice[GloriaMundi]):
    """Pay what the next empty space shows, or let the Goth move (GLO-048, GLO-049)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: GloriaMundi) -> list[int]:
        e, stock = g.edition, g.players[self.seat].stock
        found: list[int] = [e.MOVE]
        for code in e.way_codes[g.next_empty()]:
            if covers(stock, e.goods_of[code]):
                found.append(code)
        return found

    def barred(self, g: GloriaMundi, option: i64) -> str:
        e = g.edition
        if not e.PAY <= option < e.USE:
            return ""
        return "GLO-049" if option in e.way_codes[g.next_empty()] else "GLO-051"

    def choose(self, g: GloriaMundi, option: i64) -> None:
        e = g.edition
        if option == e.MOVE:
            g.agenda.append(MOVE_GOTH[self.seat])
            return
        goods = e.goods_of[option]
        g.players[self.seat].stock -= goods  # onto the space, not into the supply (GLO-052)
        if g.listener is not None:
            for kind in range(STEP):
                if count(goods, kind) > 0:
                    g.tell("tributed", self.seat, kind, count(goods, kind), g.next_empty())
        g.tribute = g.tribute + (goods,)  # noqa: RUF005
        end_turn(g)


class MoveGoth(Step[GloriaMundi]):
    """He runs to the last tributed space, or one space on (GLO-055, GLO-056)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: GloriaMundi) -> None:
        run_to(g, self.seat, g.next_empty() - 1 if len(g.tribute) > 0 else g.goth + 1)


class RomeMove(Step[GloriaMundi]):
    """Every space is taken: the Goth enters Rome; the phase is still played (GLO-054, GLO-121)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: GloriaMundi) -> None:
        run_to(g, self.seat, g.edition.rome)


def run_to(g: GloriaMundi, seat: i64, space: i64) -> None:
    """All symbols on the spaces entered are in demand (GLO-057); all tribute on the track makes the pool (GLO-065)."""
    before = g.goth
    while g.goth < space:
        g.goth += 1
        g.demand += g.edition.symbols[g.goth]
    for goods in g.tribute:
        g.pool += goods
    g.tribute = ()
    g.tell("ran", seat, before, space)
    lose_from(g, seat)


# ---- base cards are lost ----------------------------------------------------------------------------------------


def lose_from(g: GloriaMundi, seat: i64) -> None:
    """The next player who owns a type in demand must give up a card; without such a player the demand lapses (GLO-060)."""
    for _ in range(len(g.players)):
        if g.demand != 0 and can_serve(g, g.players[seat]):
            g.agenda.append(LOSE_CARD[seat])
            return
        if g.demand != 0:
            g.tell("spared", seat)
        seat = g.left_of(seat)
    g.demand = 0
    take_from(g, g.active)


def can_serve(g: GloriaMundi, p: Player) -> bool:
    return any(count(g.demand, type) > 0 and bases(p, type) > 0 for type in range(3))


class LoseCard(Choice[GloriaMundi]):
    """Give up one base card of a type in demand (GLO-058, GLO-059); of a walled one the wall, or both (GLO-078, GLO-119)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: GloriaMundi) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        for type in range(3):
            if count(g.demand, type) > 0:
                if count(p.bare, type) > 0:
                    found.append(e.LOSE + type)
                for card in p.built[type]:
                    b = e.buildings[card]
                    found.append(b.lose_codes[type])
                    if b.type == WALL and not e.wall_auto_saves_base:
                        found.append(b.raze_codes[type])
        return found

    def barred(self, g: GloriaMundi, option: i64) -> str:
        e = g.edition
        if not e.LOSE <= option < e.DISCARD:
            return ""
        return "GLO-059" if count(g.demand, e.lost_type[option - e.LOSE]) == 0 else "GLO-058"

    def choose(self, g: GloriaMundi, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        type = e.lost_type[option - e.LOSE]
        card = e.lost_card[option - e.LOSE]
        g.demand -= one(type)
        saved = False
        if card >= 0:
            saved = e.buildings[card].type == WALL and option < e.RAZE
            uncover(p, type, card)
            g.tell("walled" if saved else "ruined", self.seat, type, card)
            g.burn(card)
        if not saved:
            p.bare -= one(type)  # out of the game (GLO-062)
            g.tell("lost", self.seat, type)
        lose_from(g, g.left_of(self.seat))


# ---- the tribute is shared out ----------------------------------------------------------------------------------


def take_from(g: GloriaMundi, seat: i64) -> None:
    if g.pool != 0:
        g.agenda.append(TAKE_TRIBUTE[seat])
    else:
        end_turn(g)


class TakeTribute(Choice[GloriaMundi]):
    """In turn from the active player each takes one piece until all are gone, whoever lost what (GLO-064, GLO-066)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, g: GloriaMundi) -> list[int]:
        return [g.edition.TAKE + kind for kind in range(STEP) if count(g.pool, kind) > 0]

    def barred(self, g: GloriaMundi, option: i64) -> str:
        return "GLO-066" if g.edition.TAKE <= option < g.edition.LOSE else ""

    def choose(self, g: GloriaMundi, option: i64) -> None:
        kind = option - g.edition.TAKE
        g.pool -= one(kind)
        if count(g.players[self.seat].stock, kind) < MOST:
            g.players[self.seat].stock += one(kind)
        g.tell("took", self.seat, kind)
        take_from(g, g.left_of(self.seat))


def end_turn(g: GloriaMundi) -> None:
    """The left neighbour's turn (GLO-067), unless the Goth is in Rome (GLO-097)."""
    if g.goth == g.edition.rome:
        g.finish(ROME)
    else:
        g.agenda.append(turn.REVEAL[g.left_of(g.active)])


TRIBUTE: Final = [Tribute(seat) for seat in range(MOST_SEATS)]
MOVE_GOTH: Final = [MoveGoth(seat) for seat in range(MOST_SEATS)]
LOSE_CARD: Final = [LoseCard(seat) for seat in range(MOST_SEATS)]
TAKE_TRIBUTE: Final = [TakeTribute(seat) for seat in range(MOST_SEATS)]
