"""II ARENA: the gladiator fight. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice
from tessera.core.hands import held
from tessera.games.aquileia.rules import contest
from tessera.games.aquileia.rules.contest import PlayCards
from tessera.games.aquileia.rules.frames import Phase
from tessera.games.aquileia.state import Table
from tessera.games.aquileia.tables import ARENA


class Arena(Phase):
    """AQU-033, AQU-048: without gladiators nothing happens."""

    def run(self, g: Table) -> None:
        if g.taken() & g.edition.arena_mask != 0:
            g.then(AutoArenaBase())


class AutoArenaBase(Phase):
    """AQU-049: the values of the own spaces."""

    def run(self, g: Table) -> None:
        contest.take_places(g, g.edition.arena_mask)
        g.then(AutoArenaRoll())


class AutoArenaRoll(Phase):
    """AQU-050: each gladiator rolls the red dice."""

    def run(self, g: Table) -> None:
        g.then(ArenaCard(contest.roll_red(g, g.edition.arena_mask, g.edition.arena_red)))


class ArenaCard(PlayCards):
    """AQU-051: slave and weapon cards."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        for kind in range(len(e.slave_ids)):
            if held(p.slave_cards, kind) > 0:
                found.append(e.slave_card[kind])
        self.add_equi(g, e.weapon, -1, found)
        found.append(e.done)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "AQU-051"

    def area(self, g: Table) -> i64:
        return g.edition.arena_mask

    def asked_next(self, seat: i64) -> PlayCards:
        return ArenaCard(seat)

    def all_played(self, g: Table) -> None:
        if contest.blue_dice_serve(g, g.edition.arena_mask):
            g.then(ArenaBlueDice(g.blue_holder))
        else:
            g.then(AutoArenaRank())


class ArenaBlueDice(Choice[Table]):
    """AQU-052, AQU-137: as many blue dice as he likes, announced, then rolled together."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.roll[n] for n in range(g.blue_dice + 1)]

    def choose(self, g: Table, option: i64) -> None:
        dice = g.edition.roll.item(option)
        if dice > 0:
            contest.roll_blue(g, g.edition.arena_mask, dice)
        g.then(AutoArenaRank())


class AutoArenaRank(Phase):
    """AQU-054: the strongest first, ties by the advantage track."""

    def run(self, g: Table) -> None:
        ranked = contest.ranking(g, g.edition.arena_mask)
        contest.tell_ranking(g, ranked)
        g.then(ArenaPrize(ranked[0]))


class ArenaPrize(Choice[Table]):
    """AQU-055: the winner takes points or a slave card."""

    def barred(self, g: Table, option: i64) -> str:
        return "AQU-134" if option == g.edition.slave and g.slaves_left() == 0 else ""

    def choose(self, g: Table, option: i64) -> None:
        g.then(AutoArenaPay(option == g.edition.points))


class AutoArenaPay(Phase):
    """AQU-055, AQU-056, AQU-057, AQU-059: bronze for the first three, and the two prizes."""

    def __init__(self, points_first: bool) -> None:
        self.seat, self.points_first = -1, points_first

    def run(self, g: Table) -> None:
        e = g.edition
        ranked = contest.ranking(g, e.arena_mask)
        for place in range(min(len(ranked), len(e.arena_coins))):
            g.gain(ranked[place], e.arena_metal, e.arena_coins[place])
        self.award(g, ranked[0], self.points_first)
        if len(ranked) > 1:
            self.award(g, ranked[1], not self.points_first)
        contest.disperse(g, e.arena_mask)

    def award(self, g: Table, seat: i64, points: bool) -> None:
        e = g.edition
        if points:
            g.score(seat, ARENA, e.points_per_strength * g.players[seat].strength)
        else:
            g.draw_slaves(seat, e.prize_slaves)
