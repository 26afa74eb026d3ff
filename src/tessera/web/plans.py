"""A table to be opened: who sits where, and how it is played."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tessera.core.kept import EditionText
from tessera.web.errors import Refusal
from tessera.web.models import Chair, User
from tessera.web.players import Players
from tessera.web.sessions import NAMES, typed_name


@dataclass(frozen=True)
class SeatPlan:
    """A seat of a table to be opened. kind: me, local (same device), open, bot."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class TablePlan:
    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = field(default_factory=dict)
    pace: str = "none"
    public: bool = False
    position: dict[str, Any] | None = None
    origin: dict[str, Any] = field(default_factory=dict)
    kind: str = "match"
    seed: str = ""  # fast chance with this seed; "" = keyed
    edition: EditionText | str = ""  # one of the data folder by its name; "" = the game's own
    hints: str = ""  # "yes", "no"; "": only with one person at the table
    users: tuple[tuple[int, str, str], ...] = ()  # rematch: seat, user id, name of the other persons


def origin_of(plan: TablePlan) -> dict[str, Any]:
    """What the row keeps of how it came about: the name of its edition, and whether it was opened with or without hints."""
    named = {"edition": plan.edition} if isinstance(plan.edition, str) and plan.edition else {}
    return {**plan.origin, **named, **({"hints": plan.hints} if plan.hints else {})}


def other_names(used: Iterable[str]) -> list[str]:
    """Names for bots, in any order, none like one at the table: with a Servius beside "Servius 10" nobody knows who is meant."""
    taken = {name.split()[0].lower() for name in used if name.split()}
    names = [name for name in NAMES if name.lower() not in taken]
    random.SystemRandom().shuffle(names)
    return names


def seated(players: Players, table_id: str, plan: TablePlan, host: User) -> list[Chair]:
    free = other_names([host.name, *(name for _, _, name in plan.users), *(seat.name or "" for seat in plan.seats)])
    again = {seat: (user_id, name) for seat, user_id, name in plan.users}
    chairs = []
    for seat, wanted in enumerate(plan.seats):
        chair = Chair(table_id=table_id, seat=seat, kind="person", user_id=None, name="", bot="", stand_in="", clock=None)
        if seat in again:
            chair.user_id, chair.name = again[seat]
        elif wanted.kind == "me":
            chair.user_id, chair.name = host.id, host.name
        elif wanted.kind == "local":
            chair.user_id, chair.name = host.id, typed_name(wanted.name) or free.pop()
        elif wanted.kind == "open":
            chair.kind = "open"
        elif wanted.kind == "bot":
            spec = wanted.bot or "easy"
            if not players.knows(plan.game, spec):
                raise Refusal("bad-setup", what="bot")
            chair.kind, chair.bot, chair.name = "bot", spec, typed_name(wanted.name) or free.pop()
        else:
            raise Refusal("bad-setup", what="seat")
        chairs.append(chair)
    return chairs
