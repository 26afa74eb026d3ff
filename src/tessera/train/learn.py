"""Proximal policy optimisation with one value per seat: gathering a stretch of play, and learning from it."""

from typing import Any

import torch
from torch import Tensor

from tessera.train.hall import ELDER, GREEDY, LEARNER, Half, added, turned
from tessera.train.net import logits
from tessera.train.recipe import Recipe

KEPT = ("observations", "masks", "ratings", "prospects", "seats", "kinds")


class Stretch:
    """What one half played in one iteration: what was seen, chosen and thought, step by step, and what came of it."""

    def __init__(self, half: Half) -> None:
        self.half = half
        self.steps: list[dict[str, Tensor]] = []
        self.ends: list[tuple[Tensor, Tensor]] = []

    def learnt(self, last: Tensor, trace: float) -> tuple[Tensor, Tensor]:
        """Advantages of the movers (steps, tables), and targets of the value by seat from the mover on (steps, tables, seats).
        `last`: the chances by seat of the table after the last step."""
        counts = self.half.seats_there
        carried = torch.zeros_like(last)
        following = last
        advantages, targets = [], []
        for step, (done, got) in zip(reversed(self.steps), reversed(self.ends), strict=True):
            over = done[:, None].float()
            value = turned(step["value"], step["seats"], counts)
            delta = over * got + (1 - over) * following - value
            carried = delta + trace * (1 - over) * carried
            following = value
            advantages.append(carried.gather(1, step["seats"][:, None])[:, 0])
            targets.append(turned((value + carried).clamp(0, 1), step["seats"], counts, back=True))
        return torch.stack(advantages[::-1]), torch.stack(targets[::-1])


@torch.no_grad()
def choose(net: Any, elder: Any, half: Half) -> dict[str, Tensor]:
    """One action for every table: the learner's by its policy, the greedy player's by the ratings, the elder's by its own policy."""
    seen = half.seen()
    policy, value = logits(net, seen)
    action = drawn(policy)
    kinds = seen["kinds"]
    if bool((kinds == ELDER).any()):
        rows = torch.nonzero(kinds == ELDER)[:, 0]
        theirs, _ = logits(elder, {name: part[rows] for name, part in seen.items()})
        action[rows] = drawn(theirs)
    rated = torch.where(seen["masks"] == 0, -1e9, seen["ratings"].float())
    rated = rated + 0.01 * torch.rand_like(rated)  # equal ratings are drawn among
    action = torch.where(kinds == GREEDY, rated.argmax(1), action)
    seen["action"], seen["value"] = action, value.exp()
    seen["chance"] = policy.gather(1, action[:, None])[:, 0]
    return seen


def drawn(policy: Tensor) -> Tensor:
    """One action each, by its log-probability."""
    return (policy - torch.empty_like(policy).exponential_().log()).argmax(1)


def gather(net: Any, elder: Any, halves: list[Half], recipe: Recipe) -> tuple[list[Stretch], list[Tensor], dict[str, float]]:
    """Play `steps` decisions at every table; while one half's workers play, the other half's decisions are thought about."""
    found = [Stretch(half) for half in halves]
    tally: dict[str, float] = {}
    for _ in range(recipe.steps):
        for half, stretch in zip(halves, found, strict=True):
            if stretch.steps:
                receive(half, stretch, tally)
            step = choose(net, elder, half)
            half.send(step["action"])
            stretch.steps.append(step)
    last = []
    for half, stretch in zip(halves, found, strict=True):
        receive(half, stretch, tally)
        with torch.no_grad():
            seen = half.seen()
            last.append(turned(logits(net, seen)[1].exp(), seen["seats"], half.seats_there))
    return found, last, tally


def receive(half: Half, stretch: Stretch, tally: dict[str, float]) -> None:
    half.batch.receive()
    done, got, more = half.outcome()
    stretch.ends.append((done, got))
    added(tally, more)


def learn(
    net: Any, optimizer: Any, stretches: list[Stretch], last: list[Tensor], recipe: Recipe, left: float
) -> dict[str, float]:
    """Some epochs over what was played; only the learner's own choices teach the policy, all positions teach the value."""
    parts: dict[str, list[Tensor]] = {}
    for stretch, after in zip(stretches, last, strict=True):
        advantages, targets = stretch.learnt(after, recipe.trace)
        parts.setdefault("advantage", []).append(advantages.flatten())
        parts.setdefault("target", []).append(targets.flatten(0, 1))
        for name in (*KEPT, "action", "chance"):
            parts.setdefault(name, []).append(torch.cat([step[name] for step in stretch.steps]))
        parts.setdefault("absent", []).append(stretch.half.absent.repeat(len(stretch.steps), 1))
    data = {name: torch.cat(found) for name, found in parts.items()}
    own = data["kinds"] == LEARNER
    mean, spread = data["advantage"][own].mean(), data["advantage"][own].std() + 1e-6
    data["advantage"] = torch.where(own, (data["advantage"] - mean) / spread, 0.0)
    sums: dict[str, Any] = {}
    many, batches = len(own), 0
    for _ in range(recipe.epochs):
        order = torch.randperm(many, device=own.device)
        for start in range(0, many - recipe.minibatch // 2, recipe.minibatch):
            rows = order[start : start + recipe.minibatch]
            added(sums, improve(net, optimizer, {name: part[rows] for name, part in data.items()}, recipe, left))
            batches += 1
    return {name: float(total) / max(batches, 1) for name, total in sums.items()}


def improve(net: Any, optimizer: Any, data: dict[str, Tensor], recipe: Recipe, left: float) -> dict[str, Tensor]:
    """One step of the optimizer."""
    policy, value = logits(net, data)
    own = (data["kinds"] == LEARNER).float()
    many = own.sum().clamp(min=1.0)
    ratio = (policy.gather(1, data["action"][:, None])[:, 0] - data["chance"]).exp()
    gain = torch.minimum(ratio * data["advantage"], ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * data["advantage"])
    entropy = -(policy.exp() * policy.clamp(min=-30.0)).sum(1)
    doubt = -(data["target"] * value.clamp(min=-30.0)).sum(1).mean()
    bonus = recipe.entropy * (0.1 + 0.9 * left)
    loss = -(gain * own).sum() / many - bonus * (entropy * own).sum() / many + recipe.value_weight * doubt
    optimizer.zero_grad(set_to_none=True)
    torch.autograd.backward(loss)
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()
    drift = ((data["chance"] - policy.gather(1, data["action"][:, None])[:, 0]) * own).sum() / many
    return {"value": doubt.detach(), "entropy": ((entropy * own).sum() / many).detach(), "drift": drift.detach()}
