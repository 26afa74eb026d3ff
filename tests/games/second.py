"""Driving a table frame by frame, for the second readings of the rules."""

import random
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple

from tessera import State
from tessera.core.agenda import dashed


class Done(NamedTuple):
    """One frame carried out: its name and entries, the table before and after, the key if something was chosen."""

    name: str
    frame: dict[str, Any]
    key: str
    before: dict[str, Any]
    after: dict[str, Any]

    @property
    def method(self) -> str:
        return self.name.replace("-", "_")

    def next_things(self) -> list[dict[str, Any]]:
        """What this frame has put on the agenda; what waited there before still waits, in its order."""
        waiting, now = self.before["agenda"][1:], self.after["agenda"]
        assert now[len(now) - len(waiting) :] == waiting, self
        found: list[dict[str, Any]] = now[: len(now) - len(waiting)]
        return found


def carry_on(state: State, chance: random.Random, shy: Collection[str] = ()) -> Done:
    """Carry out the next thing on the agenda and nothing else; keys in `shy` are chosen seldom."""
    top = state.agenda[-1]
    before = state.position()
    state.agenda.pop()
    key = ""
    if top.asks():
        keys = sorted(state.book.keys[code] for code in top.options(state))
        likely = [one for one in keys if one not in shy] or keys
        key = chance.choice(likely if chance.random() < 0.85 else keys)
        top.choose(state, state.book.codes[key])
    else:
        top.run(state)
    return Done(dashed(type(top).__name__), before["agenda"][0], key, before, state.position())


def agree(done: Done, table: Any, flow: Any, plain: Callable[[Any], Any]) -> None:
    """The second reading (`do_…` on `table`, `next_…` on `flow`) comes to the same table and the same next things."""
    getattr(table, f"do_{done.method}", lambda: None)()
    assert plain(done.after) == plain(table.p), (done.name, done.key, done)
    follows = getattr(flow, f"next_{done.method}", None)
    assert follows is None or done.next_things() == follows(), (done.name, done.key, done)


def played(
    states: Iterable[State], chance: random.Random, most: int, shy: Collection[str], bold: float = 0.85
) -> Iterator[tuple[State, dict[str, Any]]]:
    """Every decision on the way from these states, with its position; keys whose head is in `shy` are chosen seldom."""
    for state in states:
        for _ in range(most):
            if state.over:
                break
            yield state, state.position()
            likely = [key for key in state.options() if key.split(":")[0] not in shy] or state.options()
            state.choose(chance.choice(likely if chance.random() < bold else state.options()))
