"""What is printed, read from edition.toml. What does not fit is refused by the name of its entry."""

from typing import Any

from tessera.core.agenda import Edition
from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.form import EditionForm

SIDES = ("canis", "ternio", "quaternio", "senio")  # a bone has four sides: dog, three, four, six
# edition.toml says names, nesting and kinds; here is how far a number may go
FORM = EditionForm(
    __file__,
    fixed="game.id",
    numbers={"numbers.venus": (1, 100), "numbers.coins": (1, 200), "*": (1, 20)},
    lengths={"numbers.values": (4, 4)},
)


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
    numbers = FORM.read(data).numbers
    demand(numbers.coins >= 2 * numbers.stake, "numbers.coins", "at least two stakes")
    e = filled(Tables(), numbers)
    e.index()
    return e
