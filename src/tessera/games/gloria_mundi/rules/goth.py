"""Phase 5: the Goth is bribed, or he runs: base cards are lost, and the tribute on the track is shared out."""

from typing import Final

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.core.goods import MOST, count, covers, one
from tessera.games.gloria_mundi.rules import turn
from tessera.games.gloria_mundi.state import Player, Table, bases, uncover
from tessera.games.gloria_mundi.tables import MOST_SEATS, ROME, STEP, WALL, Tables


def begin(g: Table, seat: i64) -> None:
    """Tribute for the next empty space (GLO-050), unless that is Rome itself (GLO-054)."""
    if g.next_empty() < g.edition.rome:
        g.agenda.append(TRIBUTE[seat])
    else:
        g.agenda.append(RomeMove(seat))


class Tribute(Choice[Table]):
    """Pay what the next empty space shows, or let the Goth move (GLO-048, GLO-049)."""

    def options(self, g: Table) -> list[int]:
        space, stock = g.next_empty(), g.players[self.seat].stock
        ways, found = g.edition.ways[space], [g.edition.move]
        for n, goods in enumerate(g.edition.tolls[space]):
            if covers(stock, goods):
                found.append(ways[n])
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "GLO-049" if option in g.edition.ways[g.next_empty()] else "GLO-051"

    def choose(self, g: Table, option: i64) -> None:
        e = g.edition
        if option == e.move:
            g.agenda.append(MOVE_GOTH[self.seat])
            return
        goods = e.pay.item(option)
        g.players[self.seat].stock -= goods  # onto the space, not into the supply (GLO-052)
        if g.listener is not None:
            for kind in range(STEP):
                if count(goods, kind) > 0:
                    g.tell("tributed", self.seat, kind, count(goods, kind), g.next_empty())
        g.tribute = g.tribute + (goods,)  # noqa: RUF005
        end_turn(g)


class MoveGoth(Step[Table]):
    """He runs to the last tributed space, or one space on (GLO-055, GLO-056)."""

    def run(self, g: Table) -> None:
        run(g, self.seat)


class RomeMove(Step[Table]):
    """Every space is taken: the Goth enters Rome; the phase is still played (GLO-054, GLO-121)."""

    def run(self, g: Table) -> None:
        run(g, self.seat)


def stop(g: Table) -> i64:
    """Where he would stop if he ran now."""
    ahead = g.next_empty()
    return ahead if ahead == g.edition.rome or len(g.tribute) == 0 else ahead - 1


def symbols_up_to(g: Table, space: i64) -> i64:
    """All symbols on the spaces he enters are in demand (GLO-057)."""
    found: i64 = 0
    while space > g.goth:
        found += g.edition.symbols[space]
        space -= 1
    return found


def tribute_lying(g: Table) -> i64:
    """All tribute on the track makes the pool (GLO-065)."""
    found: i64 = 0
    for goods in g.tribute:
        found += goods
    return found


def run(g: Table, seat: i64) -> None:
    before, space = g.goth, stop(g)
    g.demand += symbols_up_to(g, space)
    g.pool += tribute_lying(g)
    g.goth, g.tribute = space, ()
    g.tell("ran", seat, before, space)
    lose_from(g, seat)


# ---- base cards are lost ----------------------------------------------------------------------------------------


def lose_from(g: Table, seat: i64) -> None:
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


def can_serve(g: Table, p: Player) -> bool:
    return any(count(g.demand, type) > 0 and bases(p, type) > 0 for type in range(3))


class LoseCard(Choice[Table]):
    """Give up one base card of a type in demand (GLO-058, GLO-059); of a walled one the wall, or both (GLO-078, GLO-119)."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        for type in range(3):
            if count(g.demand, type) > 0:
                if count(p.bare, type) > 0:
                    found.append(e.lose[type])
                for card in p.built[type]:
                    found.append(e.ruin[3 * card + type])
                    if e.buildings[card].type == WALL and not e.wall_auto_saves_base:
                        found.append(e.raze[3 * card + type])
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "GLO-058" if count(g.demand, type_lost(g.edition, option)) > 0 else "GLO-059"

    def choose(self, g: Table, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        type, card = type_lost(e, option), card_lost(e, option)
        g.demand -= one(type)
        saved = False
        if card >= 0:
            saved = e.buildings[card].type == WALL and option in e.ruin
            uncover(p, type, card)
            g.tell("walled" if saved else "ruined", self.seat, type, card)
            g.burn(card)
        if not saved:
            p.bare -= one(type)  # out of the game (GLO-062)
            g.tell("lost", self.seat, type)
        lose_from(g, g.left_of(self.seat))


def type_lost(e: Tables, option: i64) -> i64:
    if option in e.lose:
        return e.lose.item(option)
    return (e.ruin.item(option) if option in e.ruin else e.raze.item(option)) % 3


def card_lost(e: Tables, option: i64) -> i64:
    """The building on the base that is given up, or -1."""
    if option in e.lose:
        return -1
    return (e.ruin.item(option) if option in e.ruin else e.raze.item(option)) // 3


# ---- the tribute is shared out ----------------------------------------------------------------------------------


def take_from(g: Table, seat: i64) -> None:
    if g.pool != 0:
        g.agenda.append(TAKE_TRIBUTE[seat])
    else:
        end_turn(g)


class TakeTribute(Choice[Table]):
    """In turn from the active player each takes one piece until all are gone, whoever lost what (GLO-064, GLO-066)."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.take[kind] for kind in range(STEP) if count(g.pool, kind) > 0]

    def choose(self, g: Table, option: i64) -> None:
        kind = g.edition.take.item(option)
        g.pool -= one(kind)
        if count(g.players[self.seat].stock, kind) < MOST:
            g.players[self.seat].stock += one(kind)
        g.tell("took", self.seat, kind)
        take_from(g, g.left_of(self.seat))


def end_turn(g: Table) -> None:
    """The left neighbour's turn (GLO-067), unless the Goth is in Rome (GLO-097)."""
    if g.goth == g.edition.rome:
        g.finish(ROME)
    else:
        g.agenda.append(turn.REVEAL[g.left_of(g.active)])


TRIBUTE: Final = [Tribute(seat) for seat in range(MOST_SEATS)]
MOVE_GOTH: Final = [MoveGoth(seat) for seat in range(MOST_SEATS)]
LOSE_CARD: Final = [LoseCard(seat) for seat in range(MOST_SEATS)]
TAKE_TRIBUTE: Final = [TakeTribute(seat) for seat in range(MOST_SEATS)]
