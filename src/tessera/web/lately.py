"""What was drawn for a table and is still shown there: it lives as long as it is used, and goes with the table."""

import time
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Thing = TypeVar("Thing")

MOST = 1500  # things: who leafs through a long game leaves no more behind


class Lately:
    """Things by what they were made from. What was not used since `on` was said twice is forgotten."""

    def __init__(self) -> None:
        self.now: dict[Hashable, Any] = {}
        self.before: dict[Hashable, Any] = {}

    def __len__(self) -> int:
        return len(self.now.keys() | self.before.keys())

    def get(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """Made once for this key, as long as somebody asks for it."""
        found: Thing | None = self.now.get(key)
        if found is None:
            found = self.before.get(key)
            if found is None:
                found = make()
            if len(self.now) >= MOST:
                self.on()
            self.now[key] = found
        return found

    def on(self) -> None:
        """Time has gone on."""
        self.before, self.now = self.now, {}


def lately_of(table: Any) -> Lately:
    """What was drawn lately of a table's game; before it begins nothing is kept."""
    return Lately() if table.match is None else table.match.lately


def left(table: Any, onlooker: Any) -> None:
    """Somebody looks on no more, or for a moment: a page that comes back soon finds what was drawn."""
    table.onlookers.discard(onlooker)
    table.touched = time.monotonic()


def left_alone(table: Any) -> None:
    """Nobody has looked on for a while: what was drawn goes."""
    table.drawn.clear()
    if table.match is not None:
        table.match.forget()
