"""The tables of a run: two halves of a batch, and who sits where."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tessera.core.layout import naming_seats
from tessera.lab.batch import Batch
from tessera.train.recipe import Recipe

LEARNER, GREEDY, ELDER = 0, 1, 2


class Half:
    """Half of the tables. `kinds[table, seat]`: who sits there; drawn anew with every game."""

    def __init__(self, recipe: Recipe, number: int, device: torch.device) -> None:
        setups = recipe.tables_of()
        self.recipe, self.device = recipe, device
        self.batch = Batch(
            recipe.game,
            recipe.tables,
            seed=recipe.seed * 2 + number,
            reward=recipe.reward,
            workers=recipe.workers,
            setups=setups,
            edition=recipe.edition or None,
            advice=recipe.depth,
        )
        self.named = np.array(naming_seats(self.batch.game.book(self.batch.edition))[: self.batch.players], dtype=np.int64)
        self.place = np.full(self.batch.actions, -1)  # of an action that names a seat, among those
        self.place[self.named] = np.arange(len(self.named))
        self.chance = np.random.default_rng([recipe.seed, number])
        self.counts = np.array([setups[i % len(setups)][1] for i in range(recipe.tables)])
        self.kinds = np.zeros((recipe.tables, self.batch.players), dtype=np.int64)
        for table in range(recipe.tables):
            self.seat_players(table)
        self.seats_there = torch.as_tensor(self.counts, device=device)
        order = torch.arange(self.batch.players, device=device)
        self.absent = order[None, :] >= self.seats_there[:, None]
        self.no_ratings = torch.zeros((recipe.tables, 1), device=device)  # without advice: nothing is said of any option
        self.no_prospects = (~self.absent).float() / self.seats_there[:, None]

    def seat_players(self, table: int) -> None:
        """A new game: mostly learners alone; at some tables one to all but one seat is the greedy player or an elder."""
        many, drawn = int(self.counts[table]), self.chance.random()
        row: NDArray[np.int64] = np.zeros(self.batch.players, dtype=np.int64)
        kind = GREEDY if drawn < self.recipe.with_greedy else ELDER
        if drawn < self.recipe.with_greedy + self.recipe.with_elders:
            others = int(self.chance.integers(1, many))
            row[self.chance.permutation(many)[:others]] = kind
        self.kinds[table] = row

    def seen(self) -> dict[str, Tensor]:
        """What the deciding seats see, on the device; copies, for the batch writes its arrays over."""
        batch = self.batch
        arrays: dict[str, NDArray[Any]] = {"observations": batch.observations, "masks": self.in_turn(batch.masks)}
        if batch.advice:
            arrays |= {"ratings": self.in_turn(batch.ratings), "prospects": batch.prospects}
        found = {name: torch.from_numpy(array).to(self.device, copy=True) for name, array in arrays.items()}
        if batch.advice:
            found["ratings"] = found["ratings"].to(torch.float16) if self.device.type == "cuda" else found["ratings"]
        else:
            found["ratings"], found["prospects"] = self.no_ratings, self.no_prospects
        movers = batch.seats.astype(np.int64)
        found["seats"] = torch.as_tensor(movers, device=self.device)
        found["kinds"] = torch.as_tensor(self.kinds[np.arange(batch.n), movers], device=self.device)
        found["absent"] = self.absent
        return found

    def in_turn(self, by_action: NDArray[Any]) -> NDArray[Any]:
        """The same, with the actions that name seats in turn from the mover on (`naming_seats`)."""
        if not len(self.named):
            return by_action
        seats, counts = np.arange(len(self.named))[None, :], self.counts[:, None]
        following = np.where(seats < counts, (seats + self.batch.seats[:, None]) % counts, seats)
        found = by_action.copy()
        found[:, self.named] = np.take_along_axis(by_action[:, self.named], following, 1)
        return found

    def send(self, chosen: Tensor) -> None:
        """To the tables, whose actions name seats as they are."""
        actions: NDArray[np.int64] = chosen.cpu().numpy()
        if len(self.named):
            place = self.place[actions]
            actions = np.where(place < 0, actions, self.named[(place + self.batch.seats) % self.counts])
        self.batch.send(actions)

    def outcome(self) -> tuple[Tensor, Tensor, dict[str, float]]:
        """After a step: which games ended, what each seat got, and how the learners did against the greedy player and the elders."""
        batch = self.batch
        tally: dict[str, float] = {}
        for table in np.flatnonzero(batch.dones):
            many = int(self.counts[table])
            row, got = self.kinds[table, :many], batch.rewards[table, :many]
            for kind, name in ((GREEDY, "greedy"), (ELDER, "elders")):
                if (row == kind).any():
                    tally[f"{name}-games"] = tally.get(f"{name}-games", 0.0) + 1.0
                    share = float(got[row == LEARNER].sum()) / (float((row == LEARNER).sum()) / many)
                    tally[f"{name}-fair"] = tally.get(f"{name}-fair", 0.0) + share
            tally["games"] = tally.get("games", 0.0) + 1.0
            self.seat_players(int(table))
        dones = torch.as_tensor(batch.dones, device=self.device)
        return dones, torch.as_tensor(np.array(batch.rewards), device=self.device), tally


def turned(values: Tensor, movers: Tensor, counts: Tensor, back: bool = False) -> Tensor:
    """Numbers by seat in turn from the mover on -> by seat of the table; `back`: the other way. Absent seats keep their places."""
    seats = torch.arange(values.shape[1], device=values.device)[None, :]
    moved = (seats + movers[:, None]) if back else (seats - movers[:, None])
    places = torch.where(seats < counts[:, None], moved % counts[:, None], seats)
    return values.gather(1, places)


def added(one: dict[str, Any], other: dict[str, Any]) -> None:
    for name, number in other.items():
        one[name] = one.get(name, 0.0) + number
