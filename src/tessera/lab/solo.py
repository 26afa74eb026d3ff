"""Gymnasium: one learner at a table of bots. The mask is in info["action_mask"] and in action_masks() (MaskablePPO)."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tessera.bots import make
from tessera.core.agenda import State
from tessera.core.errors import BadSetup
from tessera.core.game import Game, find
from tessera.lab import observe


class TesseraSolo(gymnasium.Env[NDArray[np.uint8], Any]):
    """`bots`: one name for all opponents or one each; `seat`: where the learner sits (None: drawn anew every game)."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game | str = "gloria_mundi",
        seats: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        edition: Any = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        book = self.game.book(edition, **options)
        counts = self.game.seat_counts(book.options)
        self.seats = seats or (4 if 4 in counts else counts[-1])
        self.game.check_seats(self.seats, book.options)
        self.bot_names = [bots] * (self.seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.bot_names) != self.seats - 1:
            raise BadSetup(f"{self.seats} seats need {self.seats - 1} bots, not {len(self.bot_names)}")
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"seat {seat} is outside 0..{self.seats - 1}")
        self.fixed_seat, self.reward = seat, observe.check_reward(reward)
        self.edition, self.options, self.render_mode = edition, options, render_mode
        self.actions = len(book.keys)
        self.observation_space = spaces.Box(0, 255, (observe.size(self.game, self.seats, edition, **options),), np.uint8)
        self.action_space = spaces.Discrete(self.actions)
        self._table: State | None = None
        self.seat = 0

    @property
    def table(self) -> State:
        if self._table is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(2**62))
        self._table = self.game.start(self.seats, seed=deal, edition=self.edition, **self.options)
        self.seat = self.fixed_seat if self.fixed_seat is not None else int(self.np_random.integers(self.seats))
        names = iter(self.bot_names)
        self.bots = {s: make(next(names), seed=deal % 2**40 + s) for s in range(self.seats) if s != self.seat}
        self._let_others_play()
        if self.table.over:
            return self.reset(options=options)
        self._before = observe.outlook(self.table) if self.reward == "shaped" else []
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """An illegal action is replaced by a legal one (action modulo the number of options) and reported in info."""
        state = self.table
        code = int(action)
        illegal = code not in state.legal
        if illegal:
            code = sorted(state.legal)[code % len(state.legal)]
        state.apply(code)
        self._let_others_play()
        info = self._info()
        if illegal:
            info["illegal"] = True
        return self._observation(), self._reward(), state.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        return observe.mask(self.table, self.seat, self.actions).astype(bool)

    def _let_others_play(self) -> None:
        state = self.table
        while not state.over and state.seat != self.seat:
            state.choose(self.bots[state.seat].choose(state.perspective(state.seat)))

    def _observation(self) -> NDArray[np.uint8]:
        return observe.observation(self.table, self.seat).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": observe.mask(self.table, self.seat, self.actions), "seat": self.seat}

    def _reward(self) -> float:
        if self.reward == "shaped":
            after = observe.outlook(self.table)
            gained = after[self.seat] - self._before[self.seat]
            self._before = after
            return gained
        return observe.final_rewards(self.table, self.reward)[self.seat] if self.table.over else 0.0

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        state = self.table
        return f"{self.game.title}: scores {state.scores()}, decision {state.decision!r}"
