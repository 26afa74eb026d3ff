"""Numbers for heuristics and networks."""

from typing import Final

from tessera.games.gloria_mundi.state import GloriaMundi
from tessera.games.gloria_mundi.tables import GloriaEdition

TERMS: Final = ("steps",)


def terms(g: GloriaMundi, seat: int) -> list[float]:
    return [float(g.players[seat].space)]


def value(g: GloriaMundi, seat: int) -> float:
    return float(g.players[seat].space)


def rows(e: GloriaEdition, seats: int) -> list[tuple[str, int]]:
    return [("space", seats)]


def numbers(g: GloriaMundi, seat: int) -> list[int]:
    return [int(p.space) for p in g.players]
