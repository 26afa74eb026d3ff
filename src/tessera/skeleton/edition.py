"""Reads an edition file: schema first, then sense; a misfit is refused by the name of its entry."""

from typing import Any

from tessera.core.edition import Entry, demand, sections
from tessera.core.fields import filled

from .tables import Tables


class Stones(Entry):
    count: int
    hand: int


class Scoring(Entry):
    points: int


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = sections(data, "skeleton", stones=Stones, scoring=Scoring)
    demand(2 <= file.stones.hand <= 20, "stones.hand", "2 to 20 stones")
    demand(4 * file.stones.hand < file.stones.count <= 200, "stones.count", "more than four hands, at most 200")
    demand(1 <= file.scoring.points <= 20, "scoring.points", "1 to 20")
    e = filled(Tables(), file.stones, file.scoring)
    e.index()
    return e
