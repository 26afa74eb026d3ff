"""A match in memory, without any input or output: its start, the steps made so far, and the state they lead to.

States along the way are kept every few steps, so that looking back or undoing replays only a little.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tessera.core.agenda import State
from tessera.core.events import Event, listen
from tessera.core.nodes import Element
from tessera.core.record import Record
from tessera.core.reveal import reveals

STRIDE = 8  # a state is kept after every so many steps


@dataclass
class Step:
    """One choice that was made, and what it brought about."""

    seat: int
    key: str
    decision: str
    events: list[Event]
    act: int  # the version this choice made
    at: float
    passes: bool  # the next decision belongs to another seat, or the game is over
    drew: bool  # chance was used
    note: str = ""  # what went wrong with a bot's choice, see tessera.web.players
    free: bool | None = None  # may be taken back: nobody learned anything; None = not looked at yet
    lines: dict[Any, Element] = field(default_factory=dict)  # its lines in the log, by language and viewer


@dataclass
class Match:
    """`record` says how the table was set up; `begin` plays its automatic start."""

    record: Record
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state: State = self.record.start()
        self.kept: dict[int, State] = {0: self.state.clone()}

    # ---- going on -----------------------------------------------------------------------------------------

    def tried(self, key: str, act: int, at: float, note: str = "") -> tuple[State, Step]:
        """What choosing `key` would lead to. Nothing changes until `take`: the choice must be stored first."""
        before = self.state
        after = before.clone()
        heard: list[Event] = []
        listen(after, heard.append)
        seat, decision = before.seat, before.decision
        after.choose(key)
        after.listener = None
        drew = after.rng != before.rng
        return after, Step(seat, key, decision, heard, act, at, after.over or after.seat != seat, drew, note)

    def take(self, after: State, step: Step) -> None:
        self.state = after
        self.steps.append(step)
        if len(self.steps) % STRIDE == 0:
            self.kept[len(self.steps)] = after.clone()

    def choose(self, key: str, act: int = 0, at: float = 0.0, note: str = "") -> Step:
        after, step = self.tried(key, act, at, note)
        self.take(after, step)
        return step

    # ---- looking back -------------------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """A copy of the state after `number` steps."""
        if number >= len(self.steps):
            return self.state.clone()
        best = max(n for n in self.kept if n <= number)
        state = self.kept[best].clone()
        for step in self.steps[best:number]:
            state.choose(step.key)
        return state

    def cut(self, number: int) -> None:
        """Forget all steps after the first `number`."""
        self.state = self.at(number)
        del self.steps[number:]
        self.kept = {n: state for n, state in self.kept.items() if n <= number}

    # ---- undo ---------------------------------------------------------------------------------------------

    def maybe_free(self, number: int) -> bool:
        """A quick look: could step `number` be taken back? False is certain, True needs `is_free`."""
        step = self.steps[number]
        return step.free if step.free is not None else not (step.passes or step.drew)

    def is_free(self, number: int) -> bool:
        """Did step `number` leave the turn with its seat and tell nobody anything new?"""
        step = self.steps[number]
        if step.free is None:
            if not self.maybe_free(number):
                step.free = False
            else:
                step.free = not reveals(self.at(number), step.key, self.at(number + 1))
        return step.free

    def floor(self, seat: int, test: Callable[[int], bool]) -> int:
        """How far back `seat` may go: a number of steps; len(steps) when not at all."""
        number = len(self.steps)
        if self.state.over or self.state.seat != seat:
            return number
        while number > 0 and self.steps[number - 1].seat == seat and test(number - 1):
            number -= 1
        return number

    def turn_start(self) -> int:
        """The step with which the present seat's unbroken series of choices began."""
        number = len(self.steps)
        seat = self.state.seat
        while number > 0 and self.steps[number - 1].seat == seat and not self.steps[number - 1].passes:
            number -= 1
        return number

    # ---- turns --------------------------------------------------------------------------------------------

    def turns(self) -> list[tuple[int, int]]:
        """Series of choices of one seat as (seat, number of steps after it): the stones of the scrubber."""
        found: list[tuple[int, int]] = []
        for number, step in enumerate(self.steps, 1):
            if found and found[-1][0] == step.seat and not self.steps[number - 2].passes:
                found[-1] = (step.seat, number)
            else:
                found.append((step.seat, number))
        return found

    def keys(self) -> list[str]:
        return [step.key for step in self.steps]


def rebuilt(record: Record, acts: Iterable[Any]) -> Match:
    """A match from its stored acts: choices in order, undos cut back."""
    match = Match(record)
    for act in acts:
        follow(match, act)
    return match


def follow(match: Match, act: Any) -> None:
    """Carry out one stored act; those that are no choices leave the match as it is."""
    if act.kind == "choose":
        match.choose(act.key, act.number, act.at, act.data.get("note", ""))
    elif act.kind == "undo":
        match.cut(int(act.data["to"]))
