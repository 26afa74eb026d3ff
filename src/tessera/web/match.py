"""A match in memory, without any input or output: its start, the steps made so far, and the state they lead to.

States along the way are kept every few steps, so that looking back or undoing replays only a little.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tessera.core.agenda import State
from tessera.core.events import Event, Listener
from tessera.core.record import Record
from tessera.core.reveal import reveals
from tessera.look.paper import Kept
from tessera.web.lately import Lately

STRIDE = 8  # a state is kept after every so many steps
LATELY = 2  # steps: what was drawn and not looked at for twice as many is forgotten
MOST = 256  # of a kind: what is kept of single steps, for all who look on


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
    sealed: bool = False  # part of a secret act that goes on: nobody's log has it before it is done
    opens: bool = False  # a secret act begins in it, without a choice
    later: list[Event] = field(default_factory=list)  # what is told only when the secret act is done
    held: State | None = None  # a secret act that left no choice, before it: to the others the seat decides, until it nods
    note: str = ""  # what went wrong with a bot's choice, see tessera.web.players
    free: bool | None = None  # may be taken back: nobody learned anything; None = not looked at yet


@dataclass
class Match:
    """`record` says how the table was set up; `begin` plays its automatic start."""

    record: Record
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.opening: list[Event] = []  # what happened before the first choice
        self.state: State = self.record.start(self.opening.append)
        self.state.listener = None
        self.kept: dict[int, State] = {0: self.state.clone()}
        self.nodded: tuple[State, Step] | None = None  # what comes once the held seat nods
        self.secrets = self.record.game.sealed_decisions
        self.counted: dict[Any, Any] = {}  # what was worked out from the steps made so far
        self.forget()

    def forget(self) -> None:
        """What was drawn and told of the steps made so far."""
        self.lately = Lately()
        self.shown: dict[Any, dict[int, Any]] = {}  # the last boards as each viewer saw them, by the number of choices before
        self.lines: Kept[Any] = Kept(2 * MOST)  # the sentences of a step, by its number, language and reader
        self.rows: Kept[Any] = Kept(MOST)  # the players' rows after so many steps, by viewer and language
        self.marks: Kept[Any] = Kept(MOST)  # what a turn changed on the board, by viewer

    # ---- going on -----------------------------------------------------------------------------------------

    def tried(self, key: str, act: int, at: float, note: str = "") -> tuple[State, Step]:
        """What choosing `key` would lead to. Nothing changes until `take`: the choice must be stored first."""
        before = self.state
        after = before.clone()
        heard = Heard(self.secrets, before.seat)
        after.listener = heard
        seat, decision = before.seat, before.decision
        after.choose(key)
        after.listener = None
        drew = after.rng != before.rng
        step = Step(seat, key, decision, heard.events, act, at, after.over or after.seat != seat, drew, note=note)
        step.sealed = decision in self.secrets and self.secretly(after, seat)
        step.opens = heard.held is not None and decision not in self.secrets
        if step.opens and not self.secretly(after, seat):
            step.held, step.passes = heard.held, False
        return after, step

    def secretly(self, state: State, seat: int) -> bool:
        return not state.over and state.seat == seat and state.decision in self.secrets

    def take(self, after: State, step: Step) -> None:
        step.events = [*(self.steps[-1].later if self.steps else ()), *step.events]
        if step.sealed or step.opens:
            secret = (n for n, event in enumerate(step.events) if event.args.get("decision") in self.secrets)
            first = 0 if step.sealed else next(secret)
            step.later, step.events = step.events[first:], step.events[:first]
        if step.held is not None:
            passes = after.over or after.seat != step.seat
            self.nodded = after, Step(step.seat, "", self.secrets[0], [], 0, 0.0, passes, step.drew)
            after = step.held.clone()
        self.state = after
        self.steps.append(step)
        self.counted = {}
        if len(self.steps) % LATELY == 0:
            self.lately.on()
        if len(self.steps) % STRIDE == 0:
            self.kept[len(self.steps)] = after.clone()

    def nod(self, act: int = 0, at: float = 0.0) -> None:
        """The held seat goes on: what it had no choice about becomes known as if it had chosen."""
        assert self.nodded is not None
        after, step = self.nodded
        step.act, step.at, self.nodded = act, at, None
        self.take(after, step)

    def choose(self, key: str, act: int = 0, at: float = 0.0, note: str = "") -> Step:
        """One key of a record or of the stored acts, where nobody needs to nod."""
        if self.nodded is not None:
            self.nod(act, at)
        after, step = self.tried(key, act, at, note)
        self.take(after, step)
        return step

    # ---- looking back -------------------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """A copy of the state after `number` steps."""
        if number >= len(self.steps):
            return self.state.clone()
        waiting = self.steps[number - 1].held if number > 0 else None
        if waiting is not None:
            return waiting.clone()
        best = max(n for n in self.kept if n <= number and (n == 0 or self.steps[n - 1].held is None))
        state = self.kept[best].clone()
        for step in self.steps[best:number]:
            if step.key:
                state.choose(step.key)
        return state

    def cut(self, number: int) -> None:
        """Forget all steps after the first `number`."""
        self.nodded = None
        if 0 < number < len(self.steps) and self.steps[number - 1].held is not None:
            number -= 1  # a secret act without a choice is taken back together with what led to it
        self.state = self.at(number)
        del self.steps[number:]
        self.counted = {}
        self.forget()
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

    # ---- as the others count ----------------------------------------------------------------------------------

    def once(self, name: Any, work: Callable[[], Any]) -> Any:
        """Worked out once for the steps made so far: every viewer's page asks for it several times."""
        kept = self.counted  # another thread may make a step meanwhile
        if name not in kept:
            kept[name] = work()
        return kept[name]

    @property
    def known(self) -> list[Step]:
        """The steps everybody knows of."""
        found: list[Step] = self.once("known", lambda: [step for step in self.steps if not step.sealed])
        return found

    def told(self) -> list[int]:
        """How many steps there are after each that everybody knows of: a secret act counts once, however many choices it took."""
        found: list[int] = self.once("told", lambda: [number for number, step in enumerate(self.steps, 1) if not step.sealed])
        return found

    def inner(self, number: int) -> int:
        """The number of steps after so many that everybody knows of."""
        known = self.told()
        return 0 if number <= 0 else known[number - 1] if number <= len(known) else len(self.steps)

    # ---- turns --------------------------------------------------------------------------------------------

    def turns(self) -> list[tuple[int, int]]:
        """Series of choices of one seat as (seat, number of steps after it, as the others count): the stones of the scrubber."""
        found: list[tuple[int, int]] = self.once("turns", self.counted_turns)
        return found

    def counted_turns(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        steps = self.known
        for number, step in enumerate(steps, 1):
            if found and found[-1][0] == step.seat and not steps[number - 2].passes:
                found[-1] = (step.seat, number)
            else:
                found.append((step.seat, number))
        return found

    def keys(self) -> list[str]:
        return [step.key for step in self.steps if step.key]


def follow(match: Match, act: Any, version: int) -> bool:
    """Carry out one stored act, which makes this version; one that is no choice leaves the match as it is. Does a secret act go on?"""
    if act.kind == "choose":
        return match.choose(act.key, version, act.at, act.data.get("note", "")).sealed
    if act.kind == "nod":
        match.nod(version, act.at)
    if act.kind == "undo":
        seat, secret = match.state.seat, match.secretly(match.state, match.state.seat)
        match.cut(int(act.data["to"]))
        return secret and match.secretly(match.state, seat)
    return False


class Heard:
    """Hears what a choice brings about, and notes the first secret act in it that left its seat no choice."""

    def __init__(self, secrets: tuple[str, ...], seat: int) -> None:
        self.secrets, self.seat = secrets, seat
        self.held: State | None = None
        self.events: list[Event] = []
        self.listener = Listener(self.events.append)

    def __call__(self, state: State, what: str, seat: int, a: int, b: int, c: int) -> None:
        if what == "forced" and seat == self.seat and self.held is None and state.decision in self.secrets:
            self.held = state.clone()
        self.listener(state, what, seat, a, b, c)
