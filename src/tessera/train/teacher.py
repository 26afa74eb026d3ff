"""Learning from a teacher before self-play: a network made with the heuristic's advice teaches one that does without.

The teacher plays against itself with its advice, slowly; the pupil sees the same positions without any, and learns what the teacher would
choose there and how it judges. The pupil then begins its own run as strong as that, and plays twenty times as fast.
"""

import time
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from tessera.train.hall import Half
from tessera.train.learn import drawn
from tessera.train.net import Net, logits
from tessera.train.recipe import Recipe
from tessera.train.start import card_of, network_in

TABLES = 512  # at each half, at most: advised play is slow
ROUNDS = 6  # of the optimizer over each position, roughly
MOST = 2_000_000  # positions kept


def taught(net: Net, recipe: Recipe, device: torch.device) -> float:
    """Teach for `lessons` minutes; returns how far the pupil was from the teacher at the end (Kullback and Leibler's measure)."""
    depth, tables = int(card_of(recipe.teacher)["depth"]), min(TABLES, recipe.tables)
    setting = replace(recipe, teacher="", start="", depth=depth, tables=tables, with_greedy=0.0, with_elders=0.0)
    halves = [Half(setting, 2 + number, device) for number in range(2)]
    teacher = network_in(recipe.teacher, net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=recipe.rate, weight_decay=1e-4)
    kept: list[dict[str, Tensor]] = []
    far, until = 0.0, time.perf_counter() + 60 * recipe.lessons
    while not kept or time.perf_counter() < until:
        for half in halves:
            if len(kept) >= len(halves):
                half.batch.receive()
            step = shown(teacher, half)
            half.send(step.pop("action"))
            kept.append(step)
        kept = kept[-MOST // tables :]
        far = lesson(net, optimizer, kept, max(1, ROUNDS * 2 * tables // recipe.minibatch), recipe)
    for half in halves:
        half.batch.receive()
        half.batch.close()
    return far


@torch.no_grad()
def shown(teacher: Net, half: Half) -> dict[str, Tensor]:
    """What the teacher sees, thinks and does at every table; of its advice nothing is kept."""
    seen = half.seen()
    policy, value = logits(teacher, seen)
    seen |= {"action": drawn(policy), "policy": policy.half(), "value": value}
    seen["ratings"], seen["prospects"] = half.no_ratings, half.no_prospects
    del seen["kinds"], seen["seats"]
    return seen


def lesson(net: Net, optimizer: Any, kept: list[dict[str, Tensor]], many: int, recipe: Recipe) -> float:
    """Some steps of the optimizer, each over a few moments of play drawn from all there were."""
    far = 0.0
    for _ in range(many):
        moments = [kept[i] for i in torch.randint(len(kept), (max(1, recipe.minibatch // len(kept[0]["policy"])),)).tolist()]
        data = {name: torch.cat([one[name] for one in moments]) for name in moments[0]}
        policy, value = logits(net, data)
        wanted, judged = data["policy"].float(), data["value"]
        apart = (wanted.exp() * (wanted - policy).clamp(-30.0, 30.0)).sum(1).mean()
        loss = apart + (judged.exp() * (judged - value).clamp(-30.0, 30.0)).sum(1).mean()
        optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        far = float(apart.detach())
    return far
