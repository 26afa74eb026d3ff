"""OpenSpiel: importing this module registers tessera_gloria_mundi, tessera_massilia, ... with pyspiel.

A game begins with one explicit chance node, the deal: outcome d is `game.start(seed=d)`, so the same game is reached from Python and
PettingZoo with seed d. Parameters: players, deals (number of outcomes of that node) and the game's own options. After the deal all
chance is drawn from the state, and `resample_from_infostate` imagines another world that the player cannot tell from this one.
"""

from typing import Any

import msgspec
import numpy as np

from tessera.core.agenda import State
from tessera.core.chance import scatter
from tessera.core.extras import bring
from tessera.core.game import Game, games
from tessera.lab import observe

pyspiel = bring("lab", "pyspiel")

LONGEST = 20_000
DEALS = 1024


class TesseraGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """One game with one set of parameters."""

    rules: Game  # set by register(), which makes one subclass per game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = self.rules
        self.options = {option.name: given.get(option.name, option.default) for option in game.options}
        counts = game.seat_counts(self.options)
        self.players = int(given.get("players", 4 if 4 in counts else counts[-1]))
        game.check_seats(self.players, self.options)
        self.deals = int(given.get("deals", DEALS))
        self.book = game.book(**self.options)
        self.length = observe.size(game, self.players, **self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.book.keys),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def __deepcopy__(self, memo: Any) -> "TesseraGame":
        return self

    def new_initial_state(self, *_: Any) -> "TesseraState":
        return TesseraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.length)


class TesseraState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A table before the deal (`table` is None) or in play."""

    def __init__(self, game: TesseraGame) -> None:
        super().__init__(game)
        self.owner = game
        self.table: State | None = None
        self.past: tuple[int, ...] = ()  # actions before a clone; OpenSpiel itself keeps those after it
        self.said: dict[int, str] = {}  # player -> string of this moment: OpenSpiel asks for the same one several times

    def clone(self) -> "TesseraState":
        """Several times as fast as OpenSpiel's generic copy: one table cloned, the history shared."""
        other = TesseraState(self.owner)
        if self.table is not None:
            other.table = self.table.clone()
        other.past = (*self.past, *super().history())
        return other

    def history(self) -> list[int]:
        return [*self.past, *super().history()]

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def current_player(self) -> int:
        table = self.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.owner.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.codes()

    def _apply_action(self, action: int) -> None:
        self.said = {}
        if self.table is None:
            self.table = self.owner.rules.start(self.owner.players, seed=action, **self.owner.options)
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.owner.book.keys[action]

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over:
            return [0.0] * self.owner.players
        return observe.final_rewards(self.table, "win")

    def __deepcopy__(self, memo: Any) -> "TesseraState":
        return self.clone()

    def resample_from_infostate(self, player: int, sampler: Any) -> "TesseraState":
        """Another world consistent with all this player knows."""
        other: TesseraState = self.clone()
        if self.table is not None:
            seed = int(sampler() * 2**53) if callable(sampler) else int(sampler)
            other.table = self.table.imagined(player, scatter(seed))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.digest()


class Observer:
    """Tensor: the game's numbers / 255. String: the player's view and options as JSON."""

    def __init__(self, length: int) -> None:
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TesseraState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            np.divide(observe.observation(state.table, player), np.float32(255), out=self.tensor)

    def string_from(self, state: TesseraState, player: int) -> str:
        if state.table is None:
            return f"player {player} before the deal"
        if player not in state.said:
            table = state.table
            options = table.options() if not table.over and table.seat == player else []
            state.said[player] = msgspec.json.encode([table.view(player), options], order="sorted").decode()
        return state.said[player]


def game_type(game: Game) -> Any:
    parameters: dict[str, Any] = {"players": 4 if 4 in game.seat_counts() else game.seats[1], "deals": DEALS}
    parameters |= {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"tessera_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register() -> list[str]:
    """Register every game; returns the short names."""
    names = []
    for game in games():
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            name = f"Tessera_{game.id}"
            globals()[name] = type(name, (TesseraGame,), {"rules": game, "kind": kind})  # pickle looks for it here
            pyspiel.register_game(kind, globals()[name])
        names.append(kind.short_name)
    return names


NAMES = register()
