"""II ARENA: the gladiator fight. Compiled."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.aquileia.rules.contest import (
    contestants,
    disperse,
    next_contestant,
    ranking,
    roll_blue,
    roll_red,
    take_places,
    tell_ranking,
)
from tessera.games.aquileia.state import Aquileia
from tessera.games.aquileia.tables import ARENA, card, held


class Arena(Step[Aquileia]):
    """AQU-033, AQU-048: without gladiators nothing happens."""

    def run(self, g: Aquileia) -> None:
        if g.taken() & g.edition.arena_mask != 0:
            g.then(AutoArenaBase())


class AutoArenaBase(Step[Aquileia]):
    """AQU-049: the values of the own spaces."""

    def run(self, g: Aquileia) -> None:
        take_places(g, g.edition.arena_mask)
        g.then(AutoArenaRoll())


class AutoArenaRoll(Step[Aquileia]):
    """AQU-050, AQU-053: each gladiator rolls the red dice once, in player order; all before any card."""

    def run(self, g: Aquileia) -> None:
        e = g.edition
        order = contestants(g, e.arena_mask)
        for seat in order:
            roll_red(g, seat, e.arena_red, e.arena_face)
        g.then(ArenaCard(order[0]))


class ArenaCard(Choice[Aquileia]):
    """AQU-051, AQU-138: slave and weapon cards, as many as he likes, then the next gladiator."""

    def options(self, g: Aquileia) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found: list[int] = []
        slaves: i64 = len(e.slave_ids)
        for kind in range(slaves):
            if held(p.slave_cards, kind) > 0:
                found.append(e.PLAY + kind)
        if p.equi_public + p.equi_secret > 0:
            for kind in range(len(e.equi_side)):
                if e.equi_side[kind] < 0 and g.equi_held(p, kind) > 0:
                    found.append(e.PLAY + slaves + kind)
        found.append(e.DONE)
        return found

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        return "AQU-051" if e.PLAY <= option < e.ROLL and option not in self.options(g) else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e, p = g.edition, g.players[self.seat]
        slaves: i64 = len(e.slave_ids)
        if option == e.DONE:
            follower = next_contestant(g, e.arena_mask, self.seat)
            if follower >= 0:
                g.then(ArenaCard(follower))
            else:
                to_blue_dice(g)
            return
        if option < e.PLAY + slaves:
            kind = option - e.PLAY
            p.slave_cards -= card(kind)
            g.slave_discard += card(kind)
            p.strength += e.slave_worth[kind]
            g.tell("played-slave", self.seat, kind, p.strength)
        else:
            play_equi(g, self.seat, option - e.PLAY - slaves)
        g.then(self)


def play_equi(g: Aquileia, seat: i64, kind: i64) -> None:
    """AQU-060: the card goes to the discard pile. The publicly known copy is played first."""
    p = g.players[seat]
    if held(p.equi_public, kind) > 0:
        p.equi_public -= card(kind)
    else:
        p.equi_secret -= card(kind)
    g.equi_discard += card(kind)
    p.strength += g.edition.equi_strength[kind]
    g.tell("played-equi", seat, kind, p.strength)


def to_blue_dice(g: Aquileia) -> None:
    """AQU-074: only their holder, and only if he fights."""
    if g.blue_holder >= 0 and g.blue_dice > 0 and g.players[g.blue_holder].henchmen & g.edition.arena_mask != 0:
        g.then(ArenaBlueDice(g.blue_holder))
    else:
        g.then(AutoArenaRank())


class ArenaBlueDice(Choice[Aquileia]):
    """AQU-052, AQU-137: as many blue dice as he likes, announced, then rolled together."""

    def options(self, g: Aquileia) -> list[int]:
        e = g.edition
        return [e.ROLL + k for k in range(g.blue_dice + 1)]

    def barred(self, g: Aquileia, option: i64) -> str:
        e = g.edition
        return "AQU-052" if e.ROLL + g.blue_dice < option < e.POINTS else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        e = g.edition
        if option > e.ROLL:
            roll_blue(g, self.seat, option - e.ROLL, e.arena_face)
        g.then(AutoArenaRank())


class AutoArenaRank(Step[Aquileia]):
    """AQU-054: the strongest first, ties by the advantage track."""

    def run(self, g: Aquileia) -> None:
        ranked = ranking(g, g.edition.arena_mask)
        tell_ranking(g, ranked)
        g.then(ArenaPrize(ranked[0]))


class ArenaPrize(Choice[Aquileia]):
    """AQU-055: the winner takes points or a slave card."""

    def options(self, g: Aquileia) -> list[int]:
        e = g.edition
        return [e.POINTS, e.SLAVE] if g.slaves_left() > 0 else [e.POINTS]

    def barred(self, g: Aquileia, option: i64) -> str:
        return "AQU-134" if option == g.edition.SLAVE and g.slaves_left() == 0 else ""

    def choose(self, g: Aquileia, option: i64) -> None:
        g.then(AutoArenaPay(option == g.edition.POINTS))


class AutoArenaPay(Step[Aquileia]):
    """AQU-055, AQU-056, AQU-057, AQU-059: bronze for the first three, and the two prizes."""

    def __init__(self, points_first: bool) -> None:
        self.seat, self.points_first = -1, points_first

    def run(self, g: Aquileia) -> None:
        e = g.edition
        ranked = ranking(g, e.arena_mask)
        for place in range(len(ranked)):
            if place < len(e.arena_coins):
                g.gain(ranked[place], e.arena_metal, e.arena_coins[place])
        self.award(g, ranked[0], self.points_first)
        if len(ranked) > 1:
            self.award(g, ranked[1], not self.points_first)
        disperse(g, e.arena_mask)

    def award(self, g: Aquileia, seat: i64, points: bool) -> None:
        e = g.edition
        if points:
            g.score(seat, ARENA, e.points_per_strength * g.players[seat].strength)
        else:
            i: i64 = 0
            while i < e.prize_slaves:
                g.draw_slave(seat)
                i += 1
