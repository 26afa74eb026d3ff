"""The network player: one small network per game, for all its seat counts, options and maps, that corrects the heuristic.

It looks at what the seat may know, at the heuristic's rating of every option in one imagined world, and answers at once. Networks come
with the games (`games/NAME/net.onnx`) or from a file made by `tessera train`.
"""

import json
import math
import random
from functools import lru_cache
from pathlib import Path
from typing import Any

from tessera.bots.base import BadBot, Bot, Candidate
from tessera.bots.fast_advice import advise
from tessera.core.agenda import Perspective
from tessera.core.book import Book
from tessera.core.extras import bring
from tessera.core.game import Game
from tessera.core.index import Index
from tessera.core.layout import LAYOUT, Layout, layout_of


class Net:
    """A loaded network and its card."""

    def __init__(self, file: str) -> None:
        numpy, onnxruntime = bring("networks", "numpy"), bring("networks", "onnxruntime")
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        try:
            self.session = onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
            self.card: dict[str, Any] = json.loads(self.session.get_modelmeta().custom_metadata_map["card"])
        except Exception as error:  # onnxruntime raises its own kinds
            raise BadBot(f"net:{file}: not a network of ours: {str(error)[:120]}") from None
        self.file, self.numpy = file, numpy
        self.fitting: set[str] = set()  # editions it was found to fit

    def check(self, game: Game, book: Book, layout: Layout) -> None:
        """Was it made for tables like this one? Asked once per edition."""
        if book.edition.hash in self.fitting:
            return
        wanted = {"game": game.id, "layout": LAYOUT, "numbers": layout.length, "index": Index(book.keys, book.codes).hash}
        for name, value in wanted.items():
            if self.card.get(name) != value:
                raise BadBot(f"net:{self.file}: made for {name} {self.card.get(name)}, this table has {value}")
        self.fitting.add(book.edition.hash)

    def think(self, observation: bytes, prospects: list[float], most: int) -> tuple[Any, float, list[float]]:
        """Policy by action, how much to trust the ratings, and the chances of the seats, in turn from the mover on."""
        numpy = self.numpy
        seen = numpy.frombuffer(observation, dtype=numpy.uint8).astype(numpy.float32)[None]
        shares = numpy.zeros((1, most), dtype=numpy.float32)
        shares[0, : len(prospects)] = prospects
        policy, trust, value = self.session.run(None, {"observation": seen, "prospects": shares})
        there = value[0, : len(prospects)]
        raised = numpy.exp(there - there.max())
        return policy[0], float(trust[0, 0]), (raised / raised.sum()).tolist()


@lru_cache(maxsize=16)
def loaded(file: str) -> Net:
    if not Path(file).is_file():
        raise BadBot(f"net: there is no file {file}; `tessera train` makes one")
    return Net(file)


class NetBot(Bot):
    """`file`: a network of one's own instead of the game's. `warm` above 0: options are drawn by their chances, softened by it."""

    def __init__(self, seed: int = 0, file: str = "", warm: float = 0.0, name: str = "net") -> None:
        self.name, self.file, self.warm = name, file, warm
        self.rng = random.Random(seed)

    def thought(self, seen: Perspective) -> tuple[list[tuple[float, int]], list[float]]:
        """Legal options with the network's log-odds, best first, and the chances of all seats from the mover on."""
        game: Game = seen.game
        net = loaded(self.file or str(game.folder / "net.onnx"))
        state = seen._state
        layout = layout_of(game, game.edition_from(state.book.edition.text))
        net.check(game, state.book, layout)
        codes = state.legal
        rated, prospects = [0.0] * len(codes), [1.0 / seen.seats] * seen.seats
        if net.card["depth"]:
            rated, prospects = advise(state, self.rng.getrandbits(40), game.value, game.worth, net.card["depth"])
        observation = layout.plan(state.book.options, seen.seats).apply(seen.numbers())
        policy, trust, chances = net.think(observation, prospects, layout.most)
        odds = [(float(policy[code]) + trust * rating, code) for code, rating in zip(codes, rated, strict=True)]
        return sorted(odds, key=lambda pair: (-pair[0], pair[1])), chances

    def shares(self, seen: Perspective, warm: float = 1.0) -> list[tuple[float, int]]:
        odds, _ = self.thought(seen)
        raised = [(math.exp((one - odds[0][0]) / warm), code) for one, code in odds]
        total = sum(weight for weight, _ in raised)
        return [(weight / total, code) for weight, code in raised]

    def choose(self, seen: Perspective) -> str:
        codes = seen.codes()
        if len(codes) == 1:
            return seen.key(codes[0])
        if self.warm <= 0:
            return seen.key(self.thought(seen)[0][0][1])
        shares = self.shares(seen, self.warm)
        return seen.key(self.rng.choices([code for _, code in shares], [share for share, _ in shares])[0])

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        return [Candidate(seen.key(code), 0, share, share) for share, code in self.shares(seen)[:most]]
