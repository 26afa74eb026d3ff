"""A trained policy as a bot: any ONNX file that maps an observation to one number per action.

Input `observation` (1, N) float32: the game's numbers divided by 255. Output: logits (1, A), A the size of the action index. Illegal
actions are masked here, so a network never has to learn them.
"""

import math
import random
from pathlib import Path

from tessera.bots.base import BadBot, Bot, Candidate
from tessera.core.agenda import Perspective
from tessera.core.extras import bring


class NetworkBot(Bot):
    def __init__(self, file: str, seed: int = 0, sample: bool = False) -> None:
        numpy, onnxruntime = bring("networks", "numpy"), bring("networks", "onnxruntime")
        if not Path(file).is_file():
            raise BadBot(f"network:{file}: there is no such file")
        self.name = f"network:{file}"
        self.rng, self.sample, self.numpy = random.Random(seed), sample, numpy
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1
        try:
            self.session = onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
        except Exception as error:  # onnxruntime raises its own kinds
            raise BadBot(f"network:{file}: not a network: {str(error)[:120]}") from None
        self.input = self.session.get_inputs()[0]

    def logits(self, seen: Perspective) -> list[float]:
        numbers = seen.numbers()
        wanted = self.input.shape[-1]
        if isinstance(wanted, int) and wanted != len(numbers):
            raise BadBot(f"{self.name}: made for observations of {wanted} numbers, this table has {len(numbers)}")
        observation = self.numpy.frombuffer(numbers, dtype=self.numpy.uint8).astype(self.numpy.float32)[None] / 255.0
        row: list[float] = self.session.run(None, {self.input.name: observation})[0][0].tolist()
        return row

    def shares(self, seen: Perspective) -> list[tuple[float, int]]:
        """Legal options with the network's probabilities, best first."""
        logits = self.logits(seen)
        codes = seen.codes()
        if max(codes) >= len(logits):
            raise BadBot(f"{self.name}: gives {len(logits)} actions, this game has more")
        best = max(logits[code] for code in codes)
        raised = [(math.exp(logits[code] - best), code) for code in codes]
        total = sum(weight for weight, _ in raised)
        return sorted(((weight / total, code) for weight, code in raised), key=lambda pair: (-pair[0], pair[1]))

    def choose(self, seen: Perspective) -> str:
        shares = self.shares(seen)
        if self.sample:
            return seen.key(self.rng.choices([code for _, code in shares], [share for share, _ in shares])[0])
        return seen.key(shares[0][1])

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        return [Candidate(seen.key(code), 0, share, share) for share, code in self.shares(seen)[:most]]
