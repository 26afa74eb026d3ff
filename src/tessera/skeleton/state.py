"""What lies on the table: each field is named once; copies, positions and digests follow from these lines."""

from tessera.core.agenda import State

from .tables import Tables


class Player:
    hand: tuple[int, ...]  # stones, rising; nobody else sees them
    laid: int  # the stone laid in this round, or 0
    points: int


class Table(State):
    edition: Tables
    players: list[Player]
    gone: tuple[int, ...]  # stones of former rounds, rising
    rest: tuple[int, ...]  # stones that nobody got, rising; nobody sees them
