"""What lies on the table. Each field is named once; copies, positions and digests follow from these lines."""

from tessera.core.agenda import State
from tessera.core.goods import one, unpacked

from .edition import SIDES, Tables


class Player:
    coins: int
    bones: int  # under the cup: how many show each side, packed; nobody else sees them
    again: int  # throws again in this round
    held: bool
    out: bool  # has yielded


class Table(State):
    edition: Tables
    players: list[Player]
    round: int
    start: int  # who begins this round
    pot: int

    def throw(self) -> int:
        """Four bones fall on their sides."""
        return sum(one(self.below(len(SIDES))) for _ in SIDES)

    def worth(self, p: Player) -> int:
        """Four different sides are Venus; else the sum counts (TAL-007)."""
        shown, e = unpacked(p.bones, len(SIDES)), self.edition
        return e.venus if min(shown) == 1 else sum(n * value for n, value in zip(shown, e.values, strict=True))

    def pay(self, p: Player) -> None:
        p.coins -= self.edition.stake
        self.pot += self.edition.stake
