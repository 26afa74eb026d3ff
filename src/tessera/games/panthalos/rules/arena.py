"""10 ARENA: duels, from the left. What the two sides commit is secret and lies in the players, never in a frame."""

from mypy_extensions import i64

from tessera.core.agenda import Choice, Step
from tessera.games.panthalos.rules.gains import kinds_of
from tessera.games.panthalos.state import Player, Table, held, of_element, tile
from tessera.games.panthalos.tables import ARENA, ON, Tables


class Arena(Step[Table]):
    """10 ARENA, PAN-200, PAN-201: one duel per piece, the leftmost begins."""

    def run(self, g: Table) -> None:
        for space in reversed(g.edition.spaces_of[g.side][ARENA]):
            owner = g.owner_on(space)
            if owner >= 0:
                g.then(Attack(owner, space))


class Attack(Step[Table]):
    """PAN-203: the attacker draws a titan first, also if no duel follows."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def run(self, g: Table) -> None:
        g.draw_titans(self.seat, g.edition.titan_before_attack)
        g.then(Challenge(self.seat, self.space))


class Challenge(Choice[Table]):
    """PAN-202, PAN-204: any opponent not yet challenged this round, or nobody."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat, self.space = seat, space

    def candidates(self, g: Table) -> list[int]:
        return [*g.edition.seat.options, g.edition.decline]

    def barred(self, g: Table, option: i64) -> str:
        if option == g.edition.decline:
            return ""
        target = g.edition.seat.item(option)
        if target >= len(g.players) or target == self.seat:
            return "PAN-204"
        if g.players[target].challenged:
            return "PAN-202"
        return "PAN-249" if g.players[self.seat].titans == 0 else ""

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.decline:
            return
        target = g.edition.seat.item(option)
        g.players[target].challenged = True
        g.tell("challenged", self.seat, target)
        g.then(DuelTitan(self.seat), DuelAnswer(target), Duel(self.seat, target, self.space))


class DuelTitan(Choice[Table]):
    """PAN-230: the attacker commits a titan, face down."""

    def options(self, g: Table) -> list[int]:
        found: list[int] = []
        kinds_of(g.players[self.seat].titans, g.edition.titan, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-230"

    def choose(self, g: Table, option: i64) -> None:
        commit(g, self.seat, g.edition.titan.item(option))


def commit(g: Table, seat: i64, kind: i64) -> None:
    g.players[seat].duel_titan = kind
    g.tell("committed", seat)
    g.then(DuelSupport(seat))


class DuelSupport(Choice[Table]):
    """PAN-230: any number of own supports of the titan's element, face down."""

    def options(self, g: Table) -> list[int]:
        e, p = g.edition, g.players[self.seat]
        found = [int(e.done)]
        if p.duel_titan >= 0:
            element = p.duel_titan // len(e.titan_values)
            kinds_of(of_element(p.supports - p.duel_supports, element, len(e.support_values)), e.support, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-230"

    def choose(self, g: Table, option: i64) -> None:
        if option != g.edition.done:
            g.players[self.seat].duel_supports += tile(g.edition.support.item(option))
            g.then(DuelSupport(self.seat))


class DuelAnswer(Choice[Table]):
    """PAN-230, PAN-235: the defender commits a titan, or concedes; without a titan there is no choice (PAN-249)."""

    def options(self, g: Table) -> list[int]:
        found = [int(g.edition.concede)]
        kinds_of(g.players[self.seat].titans, g.edition.titan, found)
        return found

    def outside(self, g: Table, option: i64) -> str:
        return "PAN-230"

    def choose(self, g: Table, option: i64) -> None:
        if option != g.edition.concede:
            commit(g, self.seat, g.edition.titan.item(option))


def committed(e: Tables, p: Player) -> i64:
    """Titan plus committed supports."""
    n: i64 = e.titan_strength[p.duel_titan]
    for kind in range(e.support_kinds()):
        n += held(p.duel_supports, kind) * e.support_strength[kind]
    return n


class Duel(Step[Table]):
    """PAN-231 to PAN-235: concession, or both sides turn their tiles over."""

    def __init__(self, seat: i64, defender: i64, space: i64) -> None:
        self.seat, self.defender, self.space = seat, defender, space

    def run(self, g: Table) -> None:
        attacker, defender = g.players[self.seat], g.players[self.defender]
        if attacker.duel_titan < 0:
            return
        if defender.duel_titan < 0:
            take_back(attacker)
            g.tell("conceded", self.defender)
            g.score(self.seat, g.edition.concession_vp)
        else:
            self.fight(g, attacker, defender)

    def fight(self, g: Table, attacker: Player, defender: Player) -> None:
        e = g.edition
        attack, defence = committed(e, attacker), committed(e, defender)
        g.tell("revealed", self.seat, attacker.duel_titan, attack)
        g.tell("revealed", self.defender, defender.duel_titan, defence)
        if attack > defence:
            settle(g, self.seat, self.defender, e.attacker_wins_vp)
        else:
            weaken(g, self.seat, self.space)
            settle(g, self.defender, self.seat, e.defender_wins_vp)


def take_back(p: Player) -> None:
    p.duel_titan, p.duel_supports = -1, 0


def settle(g: Table, winner: i64, loser: i64, points: i64) -> None:
    """PAN-232, PAN-233: points; supports and the loser's titan are gone, the winner's may be kept for a disc."""
    g.tell("won-duel", winner, loser)
    g.score(winner, points)
    lost, won = g.players[loser], g.players[winner]
    lose_supports(g, winner, won)
    lose_supports(g, loser, lost)
    discard(g, loser, lost.duel_titan)
    titan = won.duel_titan
    take_back(lost)
    take_back(won)
    if won.discs >= g.edition.redeem_discs_winner:
        won.lose_titan(titan)  # all have seen it: while the owner decides, it is a publicly known tile
        won.regain_titan(titan)
        g.then(DuelRedeem(winner, titan))
    else:
        discard(g, winner, titan)


def lose_supports(g: Table, seat: i64, p: Player) -> None:
    """PAN-233: what was added to the titans is lost on both sides."""
    p.supports -= p.duel_supports
    if g.listener is not None:
        for kind in range(g.edition.support_kinds()):
            for _ in range(held(p.duel_supports, kind)):
                g.tell("lost-support", seat, kind)


def discard(g: Table, seat: i64, titan: i64) -> None:
    g.players[seat].lose_titan(titan)
    g.titan_discard += tile(titan)
    g.tell("discarded", seat, titan)


def weaken(g: Table, seat: i64, space: i64) -> None:
    """PAN-234: a beaten attacking follower loses a pip; leaders have none to lose."""
    e = g.edition
    p = g.players[seat]
    piece = p.standing_on(ON + space, e.dice)
    if piece >= 0 and not p.leads(piece):
        pips = max(e.die_min, p.shows(piece) - e.losing_attacker_die_loses)
        if pips < p.shows(piece):
            p.turn(piece, pips)
            g.tell("weakened", seat, piece, pips)


class DuelRedeem(Choice[Table]):
    """PAN-233: the winner keeps the own titan for a disc."""

    def __init__(self, seat: i64, titan: i64) -> None:
        self.seat, self.titan = seat, titan

    def choose(self, g: Table, option: i64) -> None:
        if option == g.edition.yes:
            g.players[self.seat].pay_discs(g.edition.redeem_discs_winner)
            g.tell("redeemed", self.seat, self.titan)
        else:
            discard(g, self.seat, self.titan)
