"""Reads an edition file: its form first, then its sense; a misfit is refused by the name of its entry."""

from typing import Any

from tessera.core.edition import demand
from tessera.core.fields import filled
from tessera.core.form import EditionForm

from .tables import Tables

# edition.toml says names, nesting and kinds; here is how far a number may go
FORM = EditionForm(
    __file__,
    fixed="game.id",
    numbers={"stones.count": (1, 200), "stones.hand": (2, 20), "scoring.points": (1, 20)},
)


def read(data: dict[str, Any], options: dict[str, Any]) -> Tables:
    file = FORM.read(data)
    demand(4 * file.stones.hand < file.stones.count, "stones.count", "more than four hands")
    e = filled(Tables(), file.stones, file.scoring)
    e.index()
    return e
