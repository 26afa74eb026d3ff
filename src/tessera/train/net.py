"""The network: a plain one over bytes, with three heads that add to what the heuristic says."""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

TRUST = 3.0  # how much the rating of an option counts before anything is learnt
STEPS = (1.0, 2.0, 4.0)  # thresholds a number is compared with
SCALE = 1 / 16  # of a number shown as it is: a step more on a long track must not be lost in a logarithm
WAYS = 2 + len(STEPS)  # in which each number is shown; older networks have one less, they do without the last


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)

    def forward(self, x: Tensor) -> Tensor:
        grown: Tensor = x + self.down(F.relu(self.up(self.norm(x))))
        return grown


class Net(nn.Module):
    """Observation (n, numbers) 0..255 and prospects (n, seats) -> policy (n, actions), trust (n, 1), value (n, seats), all logits.

    The mover chooses by policy + trust * rating; the chances to win are the softmax of value, seats in turn from the mover on.
    """

    def __init__(self, numbers: int, actions: int, seats: int, width: int, blocks: int, ways: int = WAYS) -> None:
        super().__init__()
        self.sizes: dict[str, int] = {"numbers": numbers, "actions": actions, "seats": seats, "width": width, "blocks": blocks}
        self.sizes["ways"] = ways
        self.inside = nn.Linear(ways * numbers + seats, width)
        self.blocks = nn.Sequential(*[Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy, self.trust, self.value = nn.Linear(width, actions), nn.Linear(width, 1), nn.Linear(width, seats)
        for head in (self.policy, self.trust, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, observation: Tensor, prospects: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        shown = [torch.log1p(observation) * 0.5, *[(observation >= step).to(observation.dtype) for step in STEPS]]
        x = torch.cat([*shown, observation * SCALE, prospects] if self.sizes["ways"] == WAYS else [*shown, prospects], 1)
        x = self.norm(self.blocks(F.relu(self.inside(x)))).float()
        with torch.autocast(x.device.type, enabled=False):  # the heads stay exact
            trust = TRUST * torch.exp(self.trust(x).clamp(-3.0, 1.5))
            return self.policy(x), trust, self.value(x) + torch.log(prospects + 1e-4)


def logits(net: Any, seen: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """Policy and value as log-probabilities; what is not legal and who is not there have none."""
    with torch.autocast("cuda", dtype=torch.bfloat16, enabled=seen["observations"].is_cuda):
        policy, trust, value = net(seen["observations"].float(), seen["prospects"].float())
    rated = policy.float() + trust.float() * seen["ratings"].float()
    rated = rated.masked_fill(seen["masks"] == 0, -1e9)
    value = value.float().masked_fill(seen["absent"], -1e9)
    return F.log_softmax(rated, 1), F.log_softmax(value, 1)
