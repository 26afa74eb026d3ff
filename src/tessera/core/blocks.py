"""The action index in blocks: one block is one kind of option, its keys one after the other. Compiled.

A block is declared once, in the edition's `index`: its keys, the decisions it belongs to, and the clause that closes it at any other
time. Rules say `option in e.buy`, `e.buy[card]` (the option that means this card) and `e.buy.item(option)` (the card it means).
"""

from mypy_extensions import i64


class Block:
    """Options `first` to `end - 1`. They mean the items 0, 1, 2 ..., or those listed in `items`; -1 is nothing in this game."""

    def __init__(self, first: i64, keys: tuple[str, ...], items: tuple[int, ...] | None, at: str, closed: str) -> None:
        self.first = first
        self.end: i64 = first + len(keys)
        self.keys = keys
        self.plain = items is None
        self.items: tuple[int, ...] = tuple(range(len(keys))) if items is None else items
        self.at = tuple(at.split())  # ids of the decisions these options belong to
        self.closed = closed
        self.options: list[int] = list(range(int(self.first), int(self.end)))
        self.places: tuple[int, ...] = () if items is None else turned(items, int(first))

    def __contains__(self, option: i64) -> bool:
        return self.first <= option < self.end

    def item(self, option: i64) -> i64:
        """What this option means."""
        if self.plain:
            return option - self.first
        return self.items[option - self.first]

    def __getitem__(self, item: i64) -> i64:
        """The option that means this item; -1 when there is none."""
        if self.plain:
            return self.first + item
        return self.places[item]


def turned(items: tuple[int, ...], first: int) -> tuple[int, ...]:
    """By item: its option, or -1. Nothing where items are no small numbers (packed goods): nobody asks for their options by item."""
    if len(items) == 0 or max(items) > 9999:
        return ()
    found = [-1] * (max(items) + 1)
    for i, item in enumerate(items):
        if item >= 0:
            found[item] = first + i
    return tuple(found)
