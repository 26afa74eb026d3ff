"""The rules, in the order of the rulebook. A Step happens by itself, a Choice asks a seat; each puts on the agenda what comes next."""

from tessera.core.agenda import Book, Choice, State, Step
from tessera.core.fields import filled, laid_out

from .state import Player, Table


def deal_out(book: Book, seats: int, rng: int, secret: bytes) -> State:
    """Set-up: a purse for everybody; chance decides who begins (TAL-001)."""
    g = laid_out(Table, book, rng, secret, players=[], round=1, start=0, pot=0)
    g.players = [filled(Player(), coins=g.edition.coins, bones=g.throw(), again=0, held=False, out=False) for _ in range(seats)]
    g.then(Round(g.below(seats)))
    return g


class Round(Step[Table]):
    """Everybody pays the stake and throws under the own cup (TAL-002, TAL-003)."""

    def run(self, g: Table) -> None:
        g.start = self.seat
        g.tell("began", -1, g.round, g.edition.stake)
        for p in g.players:
            g.pay(p)
            p.bones, p.again, p.held, p.out = g.throw(), 0, False, False
        g.then(Turn(self.seat))


class Turn(Choice[Table]):
    """Throw again, hold or yield (TAL-004, TAL-005). All three come into question; `barred` names the clause that forbids one."""

    def barred(self, g: Table, option: int) -> str:
        if option == g.edition.throw_again and g.players[self.seat].again == g.edition.again:
            return "TAL-004"
        alone = all(p.out for seat, p in enumerate(g.players) if seat != self.seat)
        return "TAL-006" if option == g.edition.give_up and alone else ""

    def choose(self, g: Table, option: int) -> None:
        p, next_one = g.players[self.seat], (self.seat + 1) % len(g.players)
        if option == g.edition.throw_again:
            p.bones, p.again, next_one = g.throw(), p.again + 1, self.seat
            g.tell("threw", self.seat)
        elif option == g.edition.hold:
            p.held = True
            g.pay(p)
            g.tell("held", self.seat, g.edition.stake)
        else:
            p.out = True
            g.tell("yielded", self.seat)
        g.then(LiftCups(next_one) if next_one == g.start and (p.held or p.out) else Turn(next_one))


class LiftCups(Step[Table]):
    """The best throw of those who held takes the pot, the first of equal ones (TAL-007, TAL-008); then the next round (TAL-009)."""

    def run(self, g: Table) -> None:
        n = len(g.players)
        holding = [seat for seat in ((self.seat + i) % n for i in range(n)) if g.players[seat].held]
        for seat in holding:
            g.tell("showed", seat, g.worth(g.players[seat]))
        best = max(holding, key=lambda seat: g.worth(g.players[seat]))
        g.tell("took", best, g.pot)
        g.players[best].coins += g.pot
        g.pot = 0
        if g.round == g.edition.rounds or min(p.coins for p in g.players) < 2 * g.edition.stake:
            g.over = True
        else:
            g.round += 1
            g.then(Round((self.seat + 1) % n))
