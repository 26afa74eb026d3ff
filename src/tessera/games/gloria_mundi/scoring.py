"""Who is ahead: steps from Rome, then pieces in stock (GLO-101 to GLO-103)."""

from tessera.core.goods import total
from tessera.games.gloria_mundi.state import Table


def standing(g: Table) -> list[tuple[int, ...]]:
    """Per seat: steps from Rome, then pieces in stock, every piece counting one."""
    return [(p.space, total(p.stock)) for p in g.players]


def sheet(g: Table) -> list[dict[str, int]]:
    return [{"steps": p.space} for p in g.players]
