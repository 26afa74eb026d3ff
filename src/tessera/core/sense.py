"""Could play stand here? What every game asks of a table that was loaded, beside its own `check`.

The order of an agenda is that of the game's agenda.toml; the table makes sense before and after what happens by itself, and after
every option of the decision it comes to.
"""

from functools import cache
from typing import Any

from tessera.core.agenda import Frame, State, dashed
from tessera.core.errors import BadPosition

MOST = 60  # options tried of one decision


def name_of(frame: Frame[Any]) -> str:
    return dashed(type(frame).__name__)


@cache
def order(game: Any) -> dict[str, dict[str, bool]]:
    """What may come directly behind an entry, and whether only for the same seat."""
    return {name: {one.rstrip("="): one.endswith("=") for one in behind} for name, behind in game.page("agenda.toml").items()}


def check_order(state: State) -> None:
    """Every entry has behind it what can come there in play."""
    known = order(state.book.game)
    frames = state.agenda[::-1]
    for i, frame in enumerate(frames):
        name, under = name_of(frame), frames[i + 1] if i + 1 < len(frames) else None
        behind = known.get(name)
        after = "" if under is None else name_of(under)
        if behind is None or (after in behind and not (under is not None and behind[after] and under.seat != frame.seat)):
            continue
        seated = frame.seat >= 0
        wanted = " or ".join(f"{one} of the same seat" if same and seated else one or "nothing" for one, same in behind.items())
        raise BadPosition(f"agenda[{i}]: behind {name} comes {wanted}, {found(under)}")


def found(under: Frame[Any] | None) -> str:
    if under is None:
        return "but the agenda ends there"
    return f"not {name_of(under)}" + (f" of seat {under.seat}" if under.seat >= 0 else "")


def settled(state: State, stop: str) -> None:
    """What happens by itself is carried out; with `stop` only up to the first entry of that name, that one included."""
    top = ""
    try:
        while not state.over and state.agenda:
            frame = state.agenda[-1]
            top = name_of(frame)
            if not stop:
                state.settle()
                return
            carry_out(state, frame)
            if top == stop or frame in state.agenda:
                break
    except Exception as error:  # whatever the rules stumble over: this table was not made by them
        raise BadPosition(f"agenda: {stuck(state, top)}") from error
    stopped(state)


def stuck(state: State, first: str) -> str:
    """Which entry could not be carried out: that on top, or what came of it."""
    frame = state.agenda[-1] if state.agenda else None
    now = first if frame is None else name_of(frame)
    if frame is not None and frame.asks() and not state.legal:
        return f"{now} asks seat {frame.seat}, who has nothing to choose on this table"
    return f"{now} cannot be carried out on this table"


def carry_out(state: State, frame: Frame[Any]) -> None:
    """One step, or one choice that leaves none; a real decision stays."""
    if not frame.asks():
        state.agenda.pop()
        frame.run(state)
        return
    state.legal = frame.options(state)
    if len(state.legal) == 1:
        state.tell("forced", frame.seat, state.legal[0])
        state.agenda.pop()
        frame.choose(state, state.legal[0])


def stopped(state: State) -> None:
    """The options of a table that stands still before its next thing, if that asks anybody."""
    state.over = state.over or not state.agenda
    state.legal = [] if state.over or not state.agenda[-1].asks() else state.agenda[-1].options(state)


def check_here(state: State) -> None:
    """The table makes sense as it lies."""
    wrong = state.book.game.check(state)
    if wrong:
        raise BadPosition(wrong)


def check_ahead(state: State) -> None:
    """Every option of the decision leads to a table that makes sense."""
    decision = state.decision
    for option in state.legal[:MOST]:
        twin = state.clone()
        try:
            twin.apply(option)
            check_here(twin)
        except BadPosition as wrong:
            raise BadPosition(
                f"agenda[0]: {decision} cannot be asked here: {state.book.keys[option]} would lead to {wrong}"
            ) from None
        except Exception as error:
            raise BadPosition(f"agenda[0]: {decision} cannot be asked here: {state.book.keys[option]} leads nowhere") from error
