"""The search bot: a time or simulation budget round the compiled tree search."""

import random
import time

from tessera.bots.base import Bot, Candidate
from tessera.bots.fast_search import END, Node, Plan, chances, enter, grow, rate
from tessera.bots.reasons import reasons
from tessera.core.agenda import Perspective
from tessera.core.game import Game

DEFAULTS = {"explore": 1.2, "bias": 0.5, "sharp": 1.0}
UNHURRIED = 25  # milliseconds from which on a greedy look ahead at the root is affordable
LOOK_AHEAD = 8


class SearchBot(Bot):
    """Information-set MCTS. Budget: `ms` milliseconds or `sims` simulations. `cut`: random decisions of a rollout (-1: to the
    end); `finish`: decisions by which a mover finishes what he has begun before the heuristic judges it; `sharp`: how sharply
    a lead in points is turned into a chance to win (1: as the game's spread says)."""

    def __init__(
        self,
        seed: int = 0,
        ms: int = 0,
        sims: int = 0,
        cut: int = 0,
        finish: int = 8,
        explore: float | None = None,
        bias: float | None = None,
        sharp: float | None = None,
        name: str = "search",
    ) -> None:
        self.name = name
        self.rng = random.Random(seed)
        self.ms = ms if ms or sims else 200
        self.sims = sims or int(END)
        self.cut, self.finish = (int(END) if cut < 0 else cut), finish
        self.given = {"explore": explore, "bias": bias, "sharp": sharp}
        self.kept: Node | None = None
        self.simulations = 0

    def search(self, seen: Perspective) -> Node:
        """Grow the tree of this decision, beginning with what is left of the last one."""
        began = time.perf_counter()
        game = seen.game
        seats = seen.seats
        plan = self.plan(game, seats)
        root = self.reused(seen) or self.fresh(seen, plan)
        until = began + self.ms * 0.00095 if self.ms else 0.0
        seed = self.rng.getrandbits(40)
        self.simulations = grow(root, seen, game.worth or game.value, plan, seed, self.sims, until)
        return root

    def plan(self, game: Game, seats: int) -> Plan:
        """What was asked for, else what suits the game, else what suits most."""
        chosen = DEFAULTS | dict(game.search) | {name: value for name, value in self.given.items() if value is not None}
        return Plan(chosen["explore"], self.cut, self.finish, chosen["bias"], game.spread / chosen["sharp"], seats)

    def fresh(self, seen: Perspective, plan: Plan) -> Node:
        """A root whose options begin with the opinion of a greedy player, if there is time to ask him."""
        root = Node(seen.seat, seen.decision)
        if plan.bias > 0 and (not self.ms or self.ms >= UNHURRIED):
            codes = seen.codes()
            rated = rate(seen, codes, seen.game.value, self.rng.getrandbits(40), 1, LOOK_AHEAD)
            enter(root, codes, chances(rated, plan.spread * plan.bias))
        return root

    def reused(self, seen: Perspective) -> Node | None:
        """The subtree of the option chosen last, if the next question there is the one now asked."""
        kept, self.kept = self.kept, None
        if kept is None or kept.seat != seen.seat or kept.decision != seen.decision:
            return None
        return kept if set(kept.codes) >= set(seen.codes()) else None

    def choose(self, seen: Perspective) -> str:
        root = self.search(seen)
        legal = set(seen.codes())
        edges = [i for i, code in enumerate(root.codes) if code in legal]
        best = max(edges, key=lambda i: (root.tries[i], root.wins[i]), default=None)
        if best is None:
            return seen.options()[0]
        self.kept = root.kids[best]
        return seen.key(root.codes[best])

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        root = self.search(seen)
        legal = set(seen.codes())
        edges = sorted((i for i, code in enumerate(root.codes) if code in legal), key=lambda i: -root.tries[i])[:most]
        total = sum(root.tries) or 1
        why = reasons(seen, [root.codes[i] for i in edges], seed=self.rng.getrandbits(30))
        return [
            Candidate(
                seen.key(root.codes[i]),
                root.tries[i],
                root.tries[i] / total,
                root.wins[i] / root.tries[i] if root.tries[i] else 0.0,
                why.get(root.codes[i], ()),
            )
            for i in edges
        ]
