"""What is printed, as tables, and the action index."""

from tessera.core.agenda import Edition


class Tables(Edition):
    count: int  # stones there are, numbered from 1
    hand: int  # stones of a hand
    points: int  # what a round is worth

    def index(self) -> None:
        """Every key there is, in blocks: for which decision, and which clause closes it at any other time."""
        stones = tuple(range(1, self.count + 1))
        self.lay = self.block([f"stone:{stone}" for stone in stones], "lay", "SKE-003", stones)
        self.over = "SKE-006"
