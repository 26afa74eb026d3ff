"""PettingZoo: every game as an AEC environment with a dict observation {"observation", "action_mask"}."""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tessera.core.agenda import State
from tessera.core.errors import IllegalChoice, TesseraError
from tessera.core.game import Game, find
from tessera.lab import observe


class TesseraEnv(AECEnv):  # type: ignore[misc]
    """One table. Agents are player_0, player_1, ...; `reward`: win (default), rank, margin or shaped."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        reward: str = "win",
        edition: Any = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = find(game) if isinstance(game, str) else game
        book = self.game.book(edition, **options)
        counts = self.game.seat_counts(book.options)
        self.seats = seats or (4 if 4 in counts else counts[-1])
        self.game.check_seats(self.seats, book.options)
        self.reward, self.edition, self.options, self.render_mode = observe.check_reward(reward), edition, options, render_mode
        self.metadata = {"name": f"{self.game.id}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = len(book.keys)
        self.length = observe.size(self.game, self.seats, edition, **options)
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.length,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seeds: np.random.Generator | None = None
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    @property
    def table(self) -> State:
        """The state behind the environment: for analysis, not for agents."""
        if self._state is None:
            raise TesseraError("call reset() before anything else")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`seed` is the seed of the deal, the same as in `game.start(seed=...)`; later resets without one follow from it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            deal: int = seed
        else:
            if self._seeds is None:
                self._seeds = np.random.default_rng(secrets.randbits(63))
            deal = int(self._seeds.integers(2**62))
        self._state = state = self.game.start(self.seats, seed=deal, edition=self.edition, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.seat]
        self._outlook = observe.outlook(state) if self.reward == "shaped" else []

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self.table, self._number[agent]
        return {"observation": observe.observation(state, seat), "action_mask": observe.mask(state, seat, self.actions)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.table
        code = int(action)  # type: ignore[arg-type]
        if code not in state.legal:
            key = state.book.keys[code] if 0 <= code < self.actions else str(code)
            raise IllegalChoice(key, state.decision, state.why_not(key) if 0 <= code < self.actions else None)
        self._cumulative_rewards[agent] = 0.0
        state.apply(code)
        if self.reward == "shaped":
            self._shape(state)
        elif state.over:
            self.rewards = dict(zip(self.agents, observe.final_rewards(state, self.reward), strict=True))
            self._accumulate_rewards()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.seat]

    def _shape(self, state: State) -> None:
        after = observe.outlook(state)
        self.rewards = {agent: new - old for agent, new, old in zip(self.agents, after, self._outlook, strict=True)}
        self._outlook = after
        self._accumulate_rewards()

    def state(self) -> NDArray[np.uint8]:
        """Perfect information (all seats' observations), for centralised critics."""
        return observe.everything(self.table)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        state = self.table
        return f"{self.game.title}: scores {state.scores()}, seat {state.seat} decides {state.decision!r} from {state.options()}"

    def close(self) -> None:
        self._state = None
