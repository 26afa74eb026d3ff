"""What came of many games or positions: each worker's share is added to the whole."""

from dataclasses import dataclass, field


@dataclass
class Tally:
    """Numbers that add up, and what went wrong."""

    decisions: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)
