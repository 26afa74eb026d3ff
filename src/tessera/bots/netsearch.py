"""The network and the search together: the network says where to look and how a position stands, the search looks ahead.

At the root, options the network thinks possible are tried side by side in the same imagined worlds, and after each part of the time the
worse half is dropped (sequential halving). Below, everybody moves as PUCT says with the network's priors. Positions reached are judged
by the network, several in one call; nothing is played out. What is chosen is best by the network's opinion and the chances found.
"""

import math
import random
import time

from tessera.bots.base import Bot, Candidate
from tessera.bots.fast_search import END, GREEDY, Node, Plan, chances, enter
from tessera.bots.fast_tree import Walk, bring_back, decided, walk, worlds
from tessera.bots.net import Thinker, network_of
from tessera.bots.reasons import reasons
from tessera.bots.search import MARGIN, no_collector
from tessera.core.agenda import Perspective

TOGETHER = 24  # positions judged in one call
SURE = 24  # judgements of an option after which half of its `weigh` counts
LEAST = 0.0003  # options the network gives less than this share of the best one's are not looked at


class NetSearchBot(Bot):
    """Budget: `ms` milliseconds or `sims` positions judged. `file`: a network of one's own. `wide`: options looked at, at most; `weigh`:
    log-odds of the network's opinion that a whole game's chance found by searching outweighs; `patience`: positions are judged so
    often before anybody looks beyond them; `explore`: as in `search`, but a network's priors are good and they are followed further."""

    def __init__(
        self,
        seed: int = 0,
        ms: int = 0,
        sims: int = 0,
        file: str = "",
        wide: int = 8,
        weigh: float = 100.0,
        patience: int | None = None,
        explore: float = 5.0,
        name: str = "net+search",
    ) -> None:
        self.name, self.file, self.wide, self.weigh = name, file, wide, weigh
        self.patience, self.explore = patience, explore
        self.rng = random.Random(seed)
        self.ms = ms if ms or sims else 200
        self.sims = sims or int(END)
        self.simulations = 0
        self.began = self.taken = 0.0

    def search(self, seen: Perspective, least: int = 1) -> tuple[Node, list[int]]:
        """The root with all that was found, and the options looked at, best first; `least` so many, if there are."""
        self.began, self.simulations, self.taken = time.perf_counter(), 0, 0.0
        state = seen._state
        thinker = network_of(seen.game, self.file).at(state)
        seed = self.rng.getrandbits(40)
        with no_collector():
            ((_, odds),) = thinker.think([state], [True], [seed])
            root = Node(seen.seat, seen.decision)
            enter(root, state.legal, chances(odds, 1.0))
            left = self.possible(root, least)
            phases = math.ceil(math.log2(len(left)))
            dropped: list[int] = []
            for phase in range(1, phases + 1):
                while self.time_for(phase / phases):
                    self.look(root, left, seen, thinker, seed)
                left.sort(key=lambda code: -self.score(root, code))
                half = (len(left) + 1) // 2
                left, dropped = left[:half], left[half:] + dropped
        return root, left + dropped

    def possible(self, root: Node, least: int) -> list[int]:
        """Options the network does not rule out, its favourite first."""
        ranked = sorted(root.codes, key=lambda code: -root.prior[root.where[code]])
        floor = LEAST * max(root.prior)
        return [code for n, code in enumerate(ranked) if n < least or root.prior[root.where[code]] > floor][: self.wide]

    def time_for(self, part: float) -> bool:
        """May another round begin, in this part of the budget?"""
        if self.simulations >= self.sims * part:
            return False
        return not self.ms or time.perf_counter() + self.taken <= self.began + self.ms * MARGIN * part

    def look(self, root: Node, codes: list[int], seen: Perspective, thinker: Thinker, seed: int) -> None:
        """One round: every option once in each of some new worlds, all positions reached judged together."""
        began = time.perf_counter()
        plan = Plan(self.explore, GREEDY, END, END, END, 0, 1.0, 1.0, 1.0, seen.seats)
        usual = 3 if thinker.depth else 0  # priors cost more where the heuristic advises
        patience = usual if self.patience is None else self.patience
        found: list[Walk] = []
        for world in worlds(seen._state, seen.seat, seed, self.simulations, max(1, TOGETHER // len(codes))):
            found += [walk(root, code, world.clone(), plan, patience) for code in codes if code in world.legal]
        open_ends = [one for one in found if not one.world.over]
        for one in found:
            if one.world.over:
                bring_back(one, decided(one.world))
        if open_ends:
            wanted = [one.node is not None for one in open_ends]
            seeds = range(seed + self.simulations, seed + self.simulations + len(open_ends))
            thoughts = thinker.think([one.world for one in open_ends], wanted, seeds)
            for one, (there, odds) in zip(open_ends, thoughts, strict=True):
                bring_back(one, there)
                if one.node is not None:
                    enter(one.node, one.world.legal, chances(odds, 1.0))
        self.simulations += max(1, len(found))
        self.taken = time.perf_counter() - began

    def score(self, root: Node, code: int) -> float:
        """The network's opinion of an option, and the chance found, which counts the more the oftener it was looked at."""
        edge = root.where[code]
        return math.log(root.prior[edge] + 1e-9) + self.weigh * root.wins[edge] / (root.tries[edge] + SURE)

    def choose(self, seen: Perspective) -> str:
        codes = seen.codes()
        return seen.key(codes[0] if len(codes) == 1 else self.search(seen)[1][0])

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        root, ranked = self.search(seen, least=most)
        total = sum(root.tries) or 1
        why = reasons(seen, ranked[:most], seed=self.rng.getrandbits(30))
        found = []
        for code in ranked[:most]:
            edge = root.where[code]
            tries = root.tries[edge]
            expected = root.wins[edge] / tries if tries else 0.0
            found.append(Candidate(seen.key(code), tries, tries / total, expected, why.get(code, ())))
        return found
