"""The network player: one small network per game, for all its seat counts, options and maps, that corrects the heuristic.

It looks at what the seat may know, at the heuristic's rating of every option in one imagined world, and answers at once. Networks come
with the games (`games/NAME/net.onnx`) or from a file made by `tessera train`.
"""

import json
import math
import random
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from tessera.bots.base import BadBot, Bot, Candidate
from tessera.bots.fast_advice import advise, prospects
from tessera.bots.fast_search import chances
from tessera.core.agenda import Perspective, State
from tessera.core.book import Book
from tessera.core.extras import bring
from tessera.core.game import Game
from tessera.core.index import Index
from tessera.core.kept import played
from tessera.core.layout import LAYOUT, Layout, layout_of, naming_seats
from tessera.core.outlook import written

TINY = 1e-6
Thought = tuple[list[float], list[float]]  # everybody's chance to win, and log-odds of the options


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
        self.thinkers: dict[tuple[Any, ...], Thinker] = {}  # by kind of table

    def check(self, game: Game, book: Book, layout: Layout) -> None:
        """Was it made for tables like this one?"""
        wanted = {"game": game.id, "layout": LAYOUT, "numbers": layout.length, "index": Index(book.keys, book.codes).hash}
        for name, value in wanted.items():
            if self.card.get(name) != value:
                other = (
                    f"; tessera train {game.id} --edition FILE makes one for this edition" if name in ("numbers", "index") else ""
                )
                raise BadBot(f"net:{self.file}: made for {name} {self.card.get(name)}, this table has {value}{other}")

    def run(self, observations: bytes, prospects: list[list[float]], most: int) -> tuple[Any, Any, Any]:
        """Of many positions: policy by action, how much to trust the ratings, and the log-odds of the seats, from the mover on."""
        numpy, many = self.numpy, len(prospects)
        seen = numpy.frombuffer(observations, dtype=numpy.uint8).reshape(many, -1).astype(numpy.float32)
        shares = numpy.zeros((many, most), dtype=numpy.float32)
        shares[:, : len(prospects[0])] = prospects
        policy, trust, value = self.session.run(None, {"observation": seen, "prospects": shares})
        return policy, trust[:, 0], value

    def at(self, state: State) -> "Thinker":
        """What thinks about tables like this one; refused with the reason if the network was made for others."""
        book = state.book
        kind = (book.edition.hash, tuple(sorted(book.options.items())), state.seats())
        if kind not in self.thinkers:
            self.thinkers[kind] = Thinker(self, state)
        return self.thinkers[kind]


class Thinker:
    """A network at tables of one kind (game, edition, options, number of seats): what it thinks of positions, many at a time."""

    def __init__(self, net: Net, state: State) -> None:
        self.net, self.game, self.seats = net, state.book.game, state.seats()
        layout = layout_of(self.game, played(self.game, state.book.edition.text))
        net.check(self.game, state.book, layout)
        self.most, self.plan, self.depth = layout.most, layout.plan(state.book.options, self.seats), int(net.card["depth"])
        named = naming_seats(state.book)[: self.seats] if net.card.get("turned") else []
        self.turned = [{named[seat]: named[seat - mover] for seat in range(len(named))} for mover in range(self.seats)]

    def think(self, states: list[State], wanted: list[bool], seeds: Sequence[int]) -> list[Thought]:
        """Of each position, as its deciding seat knows it: everybody's chance to win, by seat; and, where wanted, the log-odds by which
        it would choose each of the legal options. `seeds`: of the world imagined for each."""
        advice = [self.advised(state, full, seed) for state, full, seed in zip(states, wanted, seeds, strict=True)]
        seen = b"".join([self.plan.apply(self.game.numbers(state, state.seat)) for state in states])
        told = [shares if self.depth else [1.0 / self.seats] * self.seats for _, shares in advice]
        policy, trust, value = self.net.run(seen, told, self.most)
        found = []
        for n, state in enumerate(states):
            there = self.chances(value[n, : self.seats].tolist(), advice[n][1], state)
            turned = there[-state.seat :] + there[: -state.seat] if state.seat else there
            odds: list[float] = []
            if wanted[n]:
                rated, trusted = advice[n][0], float(trust[n])
                said = policy[n, self.actions(state)].tolist()
                odds = [one + trusted * rating for one, rating in zip(said, rated, strict=True)] if rated else said
            found.append((turned, odds))
        return found

    def actions(self, state: State) -> Sequence[int]:
        """The network's own numbers of the legal options: those that name seats in turn from the mover on."""
        turned = self.turned[state.seat]
        return state.legal if turned.keys().isdisjoint(state.legal) else [turned.get(code, code) for code in state.legal]

    def advised(self, state: State, full: bool, seed: int) -> tuple[list[float], list[float]]:
        """Ratings of the options, if the network was made to hear them and they are wanted, and the outlook's chances."""
        if full and self.depth:
            return advise(state, seed, self.game.value, self.game.worth, self.depth)
        return [], prospects(state.imagined(state.seat, seed), state.seat, self.game.worth)

    def chances(self, odds: list[float], expected: list[float], state: State) -> list[float]:
        """From the network's log-odds. One that never heard the outlook gives way to it as the game goes on: late in a game what lies on
        the table tells the winner better, the more so among players unlike itself."""
        there = chances(odds, 1.0)
        if self.depth:
            return there
        late: float = self.game.outlook[""].done(state)
        mixed = [
            math.log(one + TINY) * (1 - late) + math.log(other + TINY) * late for one, other in zip(there, expected, strict=True)
        ]
        return chances(mixed, 1.0)


@lru_cache(maxsize=16)
def loaded(file: str) -> Net:
    if not Path(file).is_file():
        raise BadBot(f"net: there is no file {file}; `tessera train` makes one")
    return Net(file)


def network_of(game: Game, file: str = "") -> Net:
    """The network in this file, or the game's own."""
    return loaded(file or str(game.folder / "net.onnx"))


@cache
def softness(game: Game) -> float:
    """How much softer options are drawn than the network thinks, where they are drawn: some are so sure that they would hardly err."""
    return float(written(game.folder).get("softness", 1.0))


class NetBot(Bot):
    """`file`: a network of one's own instead of the game's. `warm` above 0: options are drawn by their chances, softened by it and by the
    game's `softness`."""

    def __init__(self, seed: int = 0, file: str = "", warm: float = 0.0, name: str = "net") -> None:
        self.name, self.file, self.warm = name, file, warm
        self.rng = random.Random(seed)

    def thinker(self, seen: Perspective) -> Thinker:
        """The network at this table."""
        return network_of(seen.game, self.file).at(seen._state)

    def world(self) -> int:
        """Which world is imagined next."""
        return self.rng.getrandbits(40)

    def shares(self, seen: Perspective, odds: list[float], warm: float = 1.0) -> list[tuple[float, int]]:
        """Legal options with the network's probabilities, best first."""
        best = max(odds)
        raised = [(math.exp((one - best) / warm), code) for one, code in zip(odds, seen._state.legal, strict=True)]
        total = sum(weight for weight, _ in raised)
        return sorted([(weight / total, code) for weight, code in raised], key=lambda pair: (-pair[0], pair[1]))

    def pick(self, seen: Perspective, odds: list[float]) -> str:
        """The option chosen by the network's log-odds."""
        if self.warm <= 0:
            return seen.key(min(zip([-one for one in odds], seen._state.legal, strict=True))[1])
        shares = self.shares(seen, odds, self.warm * softness(seen.game))
        return seen.key(self.rng.choices([code for _, code in shares], [share for share, _ in shares])[0])

    def odds(self, seen: Perspective) -> list[float]:
        ((_, odds),) = self.thinker(seen).think([seen._state], [True], [self.world()])
        return odds

    def choose(self, seen: Perspective) -> str:
        codes = seen.codes()
        return seen.key(codes[0]) if len(codes) == 1 else self.pick(seen, self.odds(seen))

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        return [Candidate(seen.key(code), 0, share, share) for share, code in self.shares(seen, self.odds(seen))[:most]]
