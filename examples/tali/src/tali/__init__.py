"""Tali: Roman knucklebones under a cup. Begin with rules.py; the README walks through all of it."""

from tessera.core.game import wired

from .outlook import standing
from .rules import deal_out
from .sight import deal, numbers, rows, view

EVENTS = {"began": ("round", "stake"), "threw": (), "held": ("stake",), "yielded": (), "showed": ("worth",), "took": ("n",)}
RESTATED = {"turn:again": "threw", "turn:hold": "held", "turn:yield": "yielded"}  # the log tells the event instead of the choice

said = {"deal_out": deal_out, "standing": standing, "view": view, "deal": deal, "numbers": numbers, "number_rows": rows}
GAME = wired(__name__, "Tali", seats=(2, 6), rules_version=1, minutes=10, **said)  # the other rooms are found by their names
