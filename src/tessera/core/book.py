"""What all states of a game share: the tables of its edition with the action index, its options and functions. Compiled."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tessera.core.blocks import Block

NUMBERED: Final[list[dict[str, int]]] = [{}]  # on top: the numbers that the keys of the edition being read shall keep


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """What is printed on the components, as typed tables, and the action index. `text` is the TOML it was read from.

    Games add fields (filled by `core.fields.filled`) and declare their blocks, in the order of the index.
    """

    def __init__(self) -> None:
        self.hash: str = ""
        self.text: str = ""
        self.blocks: list[Block] = []
        # of the game's own edition, where this is somebody else's: keys keep them
        self.kept_numbers: dict[str, int] = NUMBERED[-1]
        self.next_number: int = len(self.kept_numbers)
        self.known = ""  # the decisions that trained networks know, in their order
        self.decisions: tuple[
            str, ...
        ] = ()  # all of them, as observations mark them: those known first, then in the order of the blocks
        self.over = ""  # the clause that closes everything once the game is over
        self.phases: list[tuple[str, list[list[str]]]] = []  # clauses that order decisions, and the groups they order

    def __deepcopy__(self, memo: Any) -> "Edition":
        """It never changes."""
        return self

    def block(self, keys: list[str], at: str, closed: str, items: tuple[int, ...] | None = None) -> Block:
        """The next stretch of the action index: for the decisions `at`, and `closed` by this clause at any other time."""
        old = [n for n, key in enumerate(keys) if key in self.kept_numbers]
        new = [n for n, key in enumerate(keys) if key not in self.kept_numbers]
        if len(new) > 0 and len(self.kept_numbers) > 0:
            moved = old + new != list(range(len(keys)))
            meant = [items[n] if items is not None else n for n in old + new]
            items = tuple(meant) if moved or items is not None else None
            keys = [keys[n] for n in old + new]
        begun = self.kept_numbers[keys[0]] if len(old) > 0 else self.next_number
        kept = len(old) if len(self.kept_numbers) > 0 and len(old) > 0 else len(keys)
        made = Block(begun, tuple(keys), items, at, closed, kept, self.next_number if kept < len(keys) else 0)
        self.next_number = max(self.next_number, int(made.end), int(made.past))
        self.blocks.append(made)
        return made

    def ordered(self, clause: str, *groups: str) -> None:
        """The decisions of each group come at another time than those of the others: so says this clause."""
        self.phases.append((clause, [group.split() for group in groups]))

    def single(self, key: str, at: str, closed: str) -> i64:
        """A block of one key: its option."""
        return self.block([key], at, closed).first


class Book:
    """What all states of one game, edition and set of options share: keys, tables, and the game's functions."""

    def __init__(self, game: Any, edition: Edition, options: dict[str, Any]) -> None:
        self.game, self.edition, self.options, self.blocks = game, edition, options, edition.blocks
        numbered = [(option, key) for block in edition.blocks for option, key in zip(block.options, block.keys, strict=True)]
        numbered.sort()
        self.keys: tuple[str, ...] = tuple([key for _, key in numbered])
        self.codes: dict[str, int] = {key: code for code, key in numbered}
        self.standing: Callable[[Any], list[tuple[int, ...]]] = game.standing
        self.view: Callable[[Any, int], dict[str, Any]] = game.view
        self.deal: Callable[[Any, int], None] = game.deal
        self._own: dict[type, list[int]] = {}
        self._marks: dict[type, int] = {}
        marked = edition.known.split()
        for block in edition.blocks:
            marked += [decision for decision in block.at if decision not in marked]
        edition.decisions = tuple(marked)

    def __deepcopy__(self, memo: Any) -> "Book":
        """It never changes."""
        return self

    def own(self, frame: object) -> list[int]:
        """Every option that belongs to this decision, legal now or not."""
        found = self._own.get(type(frame))
        if found is None:
            id = dashed(type(frame).__name__)
            found = [option for block in self.blocks if id in block.at for option in block.options]
            self._own[type(frame)] = found
        return found

    def mark(self, frame: object) -> i64:
        """The place of this decision in observations."""
        found = self._marks.get(type(frame))
        if found is None:
            found = self.edition.decisions.index(dashed(type(frame).__name__))
            self._marks[type(frame)] = found
        return found

    def closed(self, option: i64) -> str:
        """The clause that closes this option while another decision is pending."""
        block = self.block_of(option)
        return "" if block is None else block.closed

    def block_of(self, option: i64) -> Block | None:
        """The block this option stands in."""
        for block in self.blocks:
            if option in block:
                return block
        return None

    def elsewhere(self, frame: object, option: i64) -> str:
        """The same, seen from the pending decision: what belongs to another phase is closed by the clause that orders the phases."""
        asked, block = dashed(type(frame).__name__), self.block_of(option)
        if block is None:
            return ""
        for clause, groups in self.edition.phases:
            here = [group for group in groups if asked in group]
            there = [group for group in groups if len([one for one in block.at if one in group]) > 0]
            if len(here) > 0 and len(there) > 0 and here[0] not in there:
                return clause
        return block.closed


NAMES: Final[dict[str, str]] = {}


def dashed(name: str) -> str:
    """LayBase -> lay-base, worked out once per class."""
    known = NAMES.get(name)
    if known is None:
        known = "".join(["-" + c.lower() if c.isupper() else c for c in name]).lstrip("-")
        NAMES[name] = known
    return known
