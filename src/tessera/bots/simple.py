"""Bots without a tree: random, and greedy on the game's own heuristic."""

import random

from tessera.bots.base import Bot, Candidate
from tessera.bots.fast_search import chances, rate
from tessera.bots.reasons import reasons
from tessera.core.agenda import Perspective


class RandomBot(Bot):
    """Any legal option, each as likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def choose(self, seen: Perspective) -> str:
        return self.rng.choice(seen.options())

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        options = seen.options()
        return [Candidate(key, 0, 1 / len(options), 0.0) for key in options[:most]]


class GreedyBot(Bot):
    """Follows each option to the end of its own series of choices, in a few imagined worlds, and takes the best value.

    `loose` above 0: options are drawn by value, so that small differences are overlooked and large ones are not; it says what is small, as
    a share of the game's `spread`. `own`: judged is what it has itself (1), not its lead over the others (0).
    """

    def __init__(self, seed: int = 0, worlds: int = 4, depth: int = 8, loose: float = 0.0, own: int = 0) -> None:
        self.name = "greedy"
        self.rng = random.Random(seed)
        self.worlds, self.depth, self.loose, self.own = worlds, depth, loose, own

    def rated(self, seen: Perspective) -> list[tuple[float, int]]:
        codes = seen.codes()
        judged = seen.game.outlook[""].own if self.own else seen.game.value
        found = rate(seen, codes, judged, self.rng.getrandbits(40), self.worlds, self.depth)
        return sorted(zip(found, codes, strict=True), key=lambda pair: (-pair[0], pair[1]))

    def choose(self, seen: Perspective) -> str:
        rated = self.rated(seen)
        if self.loose > 0:
            weights = chances([value for value, _ in rated], self.loose * seen.game.spread)
            return seen.key(self.rng.choices([code for _, code in rated], weights)[0])
        return seen.key(rated[0][1])

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        rated = self.rated(seen)
        shares = chances([value for value, _ in rated], seen.game.spread)
        why = reasons(seen, [code for _, code in rated[:most]], seed=self.rng.getrandbits(30))
        return [
            Candidate(seen.key(code), self.worlds, share, value, why.get(code, ()))
            for (value, code), share in list(zip(rated, shares, strict=True))[:most]
        ]
