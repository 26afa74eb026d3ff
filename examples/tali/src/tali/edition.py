"""What is printed, read from edition.toml. What does not fit is refused by the name of its entry."""

from typing import Annotated, Any

from msgspec import Meta

from tessera.core.agenda import Edition
from tessera.core.edition import Entry, demand, sections
from tessera.core.fields import filled

SIDES = ("canis", "ternio", "quaternio", "senio")  # a bone has four sides: dog, three, four, six
Small = Annotated[int, Meta(ge=1, le=20)]


class Numbers(Entry):
    values: Annotated[list[Small], Meta(min_length=4, max_length=4)]
    venus: Annotated[int, Meta(ge=1, le=100)]
    again: Small
    coins: Annotated[int, Meta(le=200)]
    stake: Small
    rounds: Small


class Tables(Edition):
    values: tuple[int, ...]  # of each side
    venus: int  # what four different sides are worth
    again: int  # how often one may throw again
    coins: int  # in a purse, at the start
    stake: int
    rounds: int

    def index(self) -> None:
        """Every key there is: for which decision, and which clause closes it at any other time."""
        self.throw_again = self.single("again", "turn", "TAL-004")
        self.hold = self.single("hold", "turn", "TAL-005")
        self.give_up = self.single("yield", "turn", "TAL-005")
        self.over = "TAL-009"


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    numbers = sections(data, "tali", numbers=Numbers).numbers
    demand(numbers.coins >= 2 * numbers.stake, "numbers.coins", "at least two stakes")
    e = filled(Tables(), numbers)
    e.index()
    return e
