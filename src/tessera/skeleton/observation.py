"""What a seat sees as bytes, for networks. Players come in turn order from the own seat."""

from .state import Table
from .tables import Tables


def rows(e: Tables, seats: int) -> list[tuple[str, int]]:
    """Names and lengths of the stretches of `numbers`; rows.toml says what each means."""
    return [("hand", e.count), ("gone", e.count), ("laid", seats), ("stones", seats), ("points", seats), ("asked", seats)]


def numbers(g: Table, seat: int) -> bytes:
    around = g.players[seat:] + g.players[:seat]
    asked = -1 if g.over else (g.seat - seat) % len(around)
    every = range(1, g.edition.count + 1)
    found = [int(stone in around[0].hand) for stone in every] + [int(stone in g.gone) for stone in every]
    found += [p.laid for p in around] + [len(p.hand) for p in around] + [p.points for p in around]
    return bytes([min(255, n) for n in found] + [who == asked for who in range(len(around))])
