"""What a seat sees, in words and as bytes for networks; and what it does not see, dealt anew."""

from typing import Any

from tessera.core.goods import unpacked

from .edition import SIDES, Tables
from .state import Player, Table


def view(g: Table, seat: int) -> dict[str, Any]:
    """In words; seat -1 is a spectator."""
    head = {"round": g.round, "rounds": g.edition.rounds, "start": g.start, "pot": g.pot}
    players = [seen(p, who == seat or g.over) for who, p in enumerate(g.players)]
    return head | {"scores": g.scores(), "winners": g.winners(), "players": players}


def seen(p: Player, lifted: bool) -> dict[str, Any]:
    bones = dict(zip(SIDES, unpacked(p.bones, len(SIDES)), strict=True)) if lifted else None
    return {"coins": p.coins, "again": p.again, "held": p.held, "out": p.out, "bones": bones}


def deal(g: Table, seat: int) -> None:
    """The others' bones could be any: bots imagine tables made like this."""
    for who, p in enumerate(g.players):
        if who != seat:
            p.bones = g.throw()


def rows(e: Tables, seats: int) -> list[tuple[str, int]]:
    """Names and lengths of the stretches of `numbers`; rows.toml says what each means."""
    return [("bones", len(SIDES)), ("players", 4 * seats), ("asked", seats), ("pot", 1), ("round", 1)]


def numbers(g: Table, seat: int) -> bytes:
    """Players come in turn order from the own seat."""
    around = g.players[seat:] + g.players[:seat]
    found = unpacked(around[0].bones, len(SIDES)) + [n for p in around for n in (p.coins, p.again, p.held, p.out)]
    found += [not g.over and who == (g.seat - seat) % len(around) for who in range(len(around))]
    return bytes([min(255, n) for n in [*found, g.pot, g.round]])
