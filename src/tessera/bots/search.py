"""The search bot: a time or simulation budget round the compiled tree search."""

import gc
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tessera.bots.base import BadBot, Bot, Candidate
from tessera.bots.fast_search import END, GREEDY, RANDOM, Node, Plan, enter, opinion, rate
from tessera.bots.parallel import Worth, grow_together
from tessera.bots.reasons import reasons
from tessera.core.agenda import Perspective
from tessera.core.game import Game

DEFAULTS = {"explore": 1.2, "bias": 0.7, "sharp": 1.0, "cut": 40, "turns": 1, "wide": 6, "finish": 8}
POLICIES = {"random": RANDOM, "greedy": GREEDY}
LOOK_AHEAD = 8
OPINION = 0.3  # at most this share of the time goes into the first opinion on the options
MARGIN = 0.00094  # of each millisecond: the rest is for the answer itself


class SearchBot(Bot):
    """Information-set MCTS. Budget: `ms` milliseconds or `sims` simulations. The rollout: `policy` (random, greedy), at most `cut`
    decisions (-1: to the end), until its `turns`-th own turn, greedy movers looking at `wide` options. `finish`: decisions by
    which a mover finishes what he has begun before it is judged; `sharp`: how sharply prospects are turned into a chance to win;
    `style`: a taste of the game's own, see its outlook.toml; `jobs`: processes that search side by side."""

    def __init__(
        self,
        seed: int = 0,
        ms: int = 0,
        sims: int = 0,
        policy: str = "",
        cut: int | None = None,
        turns: int | None = None,
        wide: int | None = None,
        finish: int | None = None,
        explore: float | None = None,
        bias: float | None = None,
        sharp: float | None = None,
        style: str = "",
        jobs: int = 1,
        name: str = "search",
    ) -> None:
        if policy and policy not in POLICIES:
            raise BadBot(f"no rollout policy {policy!r}; there are {', '.join(POLICIES)}")
        self.name = name
        self.rng = random.Random(seed)
        self.ms = ms if ms or sims else 200
        self.sims = sims or int(END)
        self.policy, self.style, self.jobs = policy, style, jobs
        self.given = {"explore": explore, "bias": bias, "sharp": sharp, "cut": cut}
        self.given |= {"turns": turns, "wide": wide, "finish": finish}
        self.kept: list[Node] = []
        self.sat = -1
        self.simulations = 0

    def search(self, seen: Perspective) -> Node:
        """Grow the tree of this decision, beginning with what is left of the last one."""
        began = time.perf_counter()
        plan, worth = self.plan(seen.game, seen.seats), self.worth(seen.game)
        plan.until = began + self.ms * MARGIN if self.ms else 0.0
        with no_collector():
            root = self.reused(seen) or Node(seen.seat, seen.decision)
            self.form_opinion(root, seen, worth, plan, began)
            seeds = [self.rng.getrandbits(40) for _ in range(self.jobs)]
            self.simulations = grow_together(root, seen, worth, plan, seeds, self.sims)
        return root

    def plan(self, game: Game, seats: int) -> Plan:
        """What was asked for, else what suits the game, else what suits most."""
        chosen = DEFAULTS | dict(game.search) | {name: value for name, value in self.given.items() if value is not None}
        policy = POLICIES[self.policy] if self.policy else int(chosen.get("policy", GREEDY))
        cut, turns, wide, finish = (int(END) if chosen[n] < 0 else int(chosen[n]) for n in ("cut", "turns", "wide", "finish"))
        return Plan(
            chosen["explore"], policy, cut, turns, wide, finish, chosen["bias"], 1.0 / chosen["sharp"], game.spread, seats
        )

    def worth(self, game: Game) -> Worth:
        if self.style and self.style not in game.styles:
            raise BadBot(f"{game.title} has no style {self.style!r}; there are {', '.join(game.styles) or 'none'}")
        return game.outlook[self.style].worth if self.style else game.worth

    def form_opinion(self, root: Node, seen: Perspective, worth: Worth, plan: Plan, began: float) -> None:
        """The options begin with the opinion of a greedy player, if there is time to ask him."""
        if plan.bias <= 0 or len(seen.codes()) == 1:
            return
        codes = seen.codes()
        until = began + self.ms * OPINION / 1000 if self.ms else 0.0
        rated = rate(seen, codes, worth, self.rng.getrandbits(40), 1, LOOK_AHEAD, until)
        if rated:
            shares = opinion(rated, plan.bias)
            enter(root, codes, shares)
            for code, share in zip(codes, shares, strict=True):
                root.prior[root.where[code]] = share

    def reused(self, seen: Perspective) -> Node | None:
        """The subtree of the option chosen last, if the next question there is the one now asked."""
        kept, self.kept = self.kept, []
        for node in kept if self.sat == seen.seat else ():  # another seat's tree knows what this one must not
            if node.seat == seen.seat and node.decision == seen.decision:
                return node if set(node.codes) >= set(seen.codes()) else None
        return None

    def choose(self, seen: Perspective) -> str:
        codes = seen.codes()
        if len(codes) == 1:
            return seen.key(codes[0])
        root = self.search(seen)
        legal = set(codes)
        edges = [i for i, code in enumerate(root.codes) if code in legal]
        best = max(edges, key=lambda i: (root.tries[i], root.wins[i], root.prior[i]), default=None)
        if best is None:
            return seen.key(codes[0])
        self.kept, self.sat = root.kids[best], seen.seat
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


@contextmanager
def no_collector() -> Iterator[None]:
    """A tree has no cycles: looking for them in the middle of a search only costs time that was not planned."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()
