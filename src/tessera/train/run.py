"""A training run: its folder, its curve, its checkpoints."""

import copy
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from tessera.core.errors import BadSetup
from tessera.train.hall import Half
from tessera.train.learn import gather, learn
from tessera.train.net import Net
from tessera.train.recipe import Recipe, width_of
from tessera.train.start import card_of, start_from
from tessera.train.teacher import taught

Tell = Callable[[dict[str, Any]], None]
MOST_ELDERS = 8


class Run:
    """Everything a run needs to go on: networks, optimizer, how far it is."""

    def __init__(self, recipe: Recipe, folder: Path, device: torch.device) -> None:
        self.recipe, self.folder, self.device = recipe, folder, device
        torch.manual_seed(recipe.seed)
        self.halves = [Half(recipe, number, device) for number in range(2)]
        batch = self.halves[0].batch
        width = width_of(recipe, batch.length, batch.actions)
        self.net = Net(batch.length, batch.actions, batch.players, width, recipe.blocks, recipe.ways).to(device)
        self.before: dict[str, Any] = {}  # the card of the network it began with
        if recipe.start:
            start_from(self.net, recipe.start)
            self.before = card_of(recipe.start)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=recipe.rate, weight_decay=1e-4)
        self.elders: list[dict[str, Any]] = [copy.deepcopy(self.net.state_dict())] if recipe.start else []
        self.elder = copy.deepcopy(self.net)
        self.seconds, self.decisions, self.iteration = 0.0, 0, 0

    @property
    def left(self) -> float:
        """How much of the run is still to come, 0 to 1."""
        recipe = self.recipe
        return max(0.0, 1.0 - max(self.seconds / 60 / recipe.minutes, self.decisions / recipe.decisions))

    def one(self) -> dict[str, Any]:
        """One iteration: play, learn; returns a point of the curve."""
        recipe, began = self.recipe, time.perf_counter()
        before = self.left
        stretches, last, tally = gather(self.net, self.elder, self.halves, recipe)
        played = time.perf_counter()
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate * (0.1 + 0.9 * before)
        said = learn(self.net, self.optimizer, stretches, last, recipe, before)
        self.iteration += 1
        self.decisions += 2 * recipe.tables * recipe.steps
        now = time.perf_counter()
        self.seconds += now - began
        if int((1 - before) / recipe.elder_every) < int((1 - self.left) / recipe.elder_every):
            self.remember()
        for name in ("greedy", "elders"):
            games = tally.get(f"{name}-games", 0.0)
            said[f"{name}-fair"] = tally[f"{name}-fair"] / games if games else float("nan")
        said |= {"games": tally.get("games", 0.0), "playing": (played - began) / (now - began)}
        return {"iteration": self.iteration, "seconds": self.seconds, "decisions": self.decisions, **said}

    def be_taught(self) -> None:
        """Learn the teacher's play, before the run begins; who then begins is the first elder."""
        self.before = card_of(self.recipe.teacher)
        taught(self.net, self.recipe, self.device)
        self.elders = [copy.deepcopy(self.net.state_dict())]
        self.elder.load_state_dict(self.elders[0])

    def remember(self) -> None:
        """Keep the network as an elder, beside the first one and the latest; half the time the first one plays from now on, else one of
        the others: who began the run must not be forgotten."""
        self.elders = [*self.elders[:1], *self.elders[1:][2 - MOST_ELDERS :], copy.deepcopy(self.net.state_dict())]
        drawn = max(0, int(torch.randint(1 - len(self.elders), len(self.elders), (1,))))
        self.elder.load_state_dict(self.elders[drawn])

    def save(self) -> None:
        kept: dict[str, Any] = {
            "recipe": asdict(self.recipe),
            "sizes": self.net.sizes,
            "net": self.net.state_dict(),
            "elders": self.elders,
        }
        kept |= {"optimizer": self.optimizer.state_dict(), "seconds": self.seconds, "decisions": self.decisions}
        kept |= {"iteration": self.iteration, "before": self.before}
        new = self.folder / "checkpoint.tmp"
        torch.save(kept, new)
        new.replace(self.folder / "checkpoint.pt")

    def resume(self) -> None:
        kept = torch.load(self.folder / "checkpoint.pt", map_location=self.device, weights_only=False)
        if kept["sizes"] != self.net.sizes:
            raise BadSetup(f"{self.folder}: the checkpoint is of another network ({kept['sizes']}, here {self.net.sizes})")
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.elders, self.seconds, self.decisions = kept["elders"], kept["seconds"], kept["decisions"]
        self.iteration = kept["iteration"]
        if self.elders:
            self.elder.load_state_dict(self.elders[-1])

    def close(self) -> None:
        for half in self.halves:
            half.batch.close()


def train(recipe: Recipe, folder: str | Path, tell: Tell | None = None, save_every: float = 60.0) -> Path:
    """Train until the recipe is done, going on from a checkpoint in `folder` if one is there. `tell` gets every point of the curve,
    which is also appended to curve.jsonl. Returns the checkpoint."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cuda":
        torch.set_float32_matmul_precision("high")
    run = Run(recipe, place, device)
    try:
        if (place / "checkpoint.pt").exists():
            run.resume()
        elif recipe.teacher:
            run.be_taught()
        saved = run.seconds
        with (place / "curve.jsonl").open("a", encoding="utf-8") as curve:
            while run.left > 0:
                point = run.one()
                print(json.dumps(point), file=curve, flush=True)
                if tell:
                    tell(point)
                if run.seconds - saved >= save_every:
                    run.save()
                    saved = run.seconds
        run.save()
    finally:
        run.close()
    return place / "checkpoint.pt"
