"""Who is ahead (SKE-006)."""

from .state import Table


def standing(g: Table) -> list[tuple[int, ...]]:
    """Per seat: the score, then tie-breaks; higher is better."""
    return [(p.points,) for p in g.players]
