"""How a game's table is laid out in the terminal: `terminal.toml` in its folder. Everything may be left out.

first = ["goth", "forum"]           looked at most: these come first, in this order
folded = ["spaces"]                 only named; `show` opens them
left_out = ["map"]                  said elsewhere, or for the eye only
folded_of_players, columns_left_out the same for the lines of the players and the columns of tables
seats = ["magnus"]                  entries whose numbers are players
by_seat = ["losses"]                lists with one number for each player
zeros = ["figures"]                 numbers by name of which 0 is one
bare = ["farm"]                     lists in which a thing with nothing on it is bare
hidden = ["stock"]                  lines of the players of which nothing is to be seen, where they are null
said = ["prices"]                   what a decision's context holds and its question or options say as well
plain = ["sacrifice"]               decisions whose options say enough: the effects of what they name are left out
[told]
spaces = ["seat"]                   things told by what they do, however many; of their columns only these
[lying]
ships = ["displays", "port"]        faces of which the board shows only those that lie open there; `show` has all
[asked]
buy = ["forum"]                     what a decision looks at: unfolded, and before all others
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tessera.core.game import Game

SEATED = ("seat", "owner", "by", "who", "active", "start_player", "holder", "attacker", "defender", "order", "mover", "partner")
DRAWN = ("xy", "label_xy", "layout", "size", "at_xy")  # for the eye only


@dataclass(frozen=True)
class Plan:
    first: tuple[str, ...] = ()
    folded: frozenset[str] = frozenset()
    left_out: frozenset[str] = frozenset()
    folded_of_players: frozenset[str] = frozenset()
    columns_left_out: frozenset[str] = frozenset()
    seats: frozenset[str] = frozenset(SEATED)
    by_seat: frozenset[str] = frozenset()
    zeros: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    said: frozenset[str] = frozenset()
    plain: frozenset[str] = frozenset()
    told: dict[str, list[str]] = field(default_factory=dict)
    asked: dict[str, list[str]] = field(default_factory=dict)
    lying: dict[str, list[str]] = field(default_factory=dict)


@cache
def plan_of(game: Game) -> Plan:
    said: dict[str, Any] = game.page("terminal.toml")
    first = tuple(said.pop("first", ()))
    asked, lying, told = said.pop("asked", {}), said.pop("lying", {}), said.pop("told", {})
    sets = {name: frozenset(entries) for name, entries in said.items()}
    return Plan(
        first,
        asked=asked,
        lying=lying,
        told=told,
        **sets
        | {"seats": sets.get("seats", frozenset()) | set(SEATED), "left_out": sets.get("left_out", frozenset()) | set(DRAWN)},
    )
