"""Bots by name, for every command that lets them play."""

from typing import Any, Protocol

from tessera import bots
from tessera.cli.common import Refusal


class Bot(Protocol):
    def choose(self, perspective: Any) -> str: ...


def make(name: str, seed: int) -> Bot:
    made: Bot = bots.make(name, seed=seed)
    return made


def for_seats(names: tuple[str, ...], seats: int) -> list[str]:
    """One name for all, or one per seat."""
    if len(names) == 1:
        return list(names) * seats
    if len(names) != seats:
        raise Refusal(f"--bots: {len(names)} names for {seats} seats; give one for all, or one for each")
    return list(names)
