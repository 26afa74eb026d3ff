"""The action index in blocks: one block is one kind of option, its keys one after the other. Compiled.

A block is declared once, in the edition's `index`: its keys, the decisions it belongs to, and the clause that closes it at any other
time. Rules say `option in e.buy`, `e.buy[card]` (the option that means this card) and `e.buy.item(option)` (the card it means).
"""

from collections.abc import Iterable

from mypy_extensions import i64


class Block:
    """Options `first` to `end - 1`. They mean the items 0, 1, 2 ..., or those listed in `items`; -1 is nothing in this game.

    What an edition of somebody's own adds has its numbers behind all others, `more` to `past - 1`: nothing else is renumbered.
    """

    def __init__(
        self,
        first: i64,
        keys: tuple[str, ...],
        items: tuple[int, ...] | None,
        at: str,
        closed: str,
        kept: i64 = -1,
        more: i64 = 0,
    ) -> None:
        self.first = first
        self.kept: i64 = len(keys) if kept < 0 else kept  # how many stand in the first stretch
        self.end: i64 = first + self.kept
        self.more = more
        self.past: i64 = more + len(keys) - self.kept
        self.keys = keys
        self.plain = items is None
        self.items: tuple[int, ...] = tuple(range(len(keys))) if items is None else items
        self.at = tuple(at.split())  # ids of the decisions these options belong to
        self.closed = closed
        self.options: list[int] = [*range(int(self.first), int(self.end)), *range(int(self.more), int(self.past))]
        self.places: tuple[int, ...] = () if items is None else turned(items, self.options)

    def __contains__(self, option: i64) -> bool:
        if option < self.end:
            return option >= self.first
        return option < self.past and option >= self.more

    def item(self, option: i64) -> i64:
        """What this option means."""
        place = option - self.first if option < self.end else option - self.more + self.kept
        if self.plain:
            return place
        return self.items[place]

    def __getitem__(self, item: i64) -> i64:
        """The option that means this item; -1 when there is none."""
        if self.plain:
            return self.first + item if item < self.kept else self.more + item - self.kept
        return self.places[item]

    def key(self, option: i64) -> str:
        """What this option is called."""
        return self.keys[self.options.index(option)]


def turned(items: tuple[int, ...], options: list[int]) -> tuple[int, ...]:
    """By item: its option, or -1. Nothing where items are no small numbers (packed goods): nobody asks for their options by item."""
    if len(items) == 0 or max(items) > 9999:
        return ()
    found = [-1] * (max(items) + 1)
    for item, option in zip(items, options, strict=True):
        if item >= 0:
            found[item] = option
    return tuple(found)


def headed(head: str, parts: Iterable[object]) -> list[str]:
    """The keys of a block: "buy:f01", "buy:f02" ..."""
    return [f"{head}:{part}" for part in parts]
