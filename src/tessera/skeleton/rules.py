"""The rules, in the order of the rulebook. A Choice asks a seat, a Step happens by itself; each puts on the agenda what comes next."""

from tessera.core.agenda import Choice, Step

from .state import Table


class Lay(Choice[Table]):
    """A stone from the hand (SKE-002, SKE-003)."""

    def options(self, g: Table) -> list[int]:
        return [g.edition.lay[stone] for stone in g.players[self.seat].hand]

    def choose(self, g: Table, option: int) -> None:
        p, stone = g.players[self.seat], g.edition.lay.item(option)
        p.hand = tuple([other for other in p.hand if other != stone])
        p.laid = stone
        g.tell("laid", self.seat, stone)
        left = (self.seat + 1) % len(g.players)
        g.then(TakeRound(left) if g.players[left].laid else Lay(left))


class TakeRound(Step[Table]):
    """The highest stone takes the round; whoever laid it begins the next one (SKE-004, SKE-005)."""

    def run(self, g: Table) -> None:
        laid = [p.laid for p in g.players]
        best = laid.index(max(laid))
        g.players[best].points += g.edition.points
        g.tell("took", best, g.edition.points)
        g.gone = tuple(sorted([*g.gone, *laid]))
        for p in g.players:
            p.laid = 0
        if g.players[best].hand:
            g.then(Lay(best))
        else:
            g.over = True
