"""Pleas: somebody asks the others to let a choice be taken back that showed something. Each is an act of its table, as are the
answers: so every process knows of them. Any choice ends a plea."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tessera.web.errors import Refusal

if TYPE_CHECKING:
    from tessera.web.table import Answer, Table


@dataclass
class Plea:
    seat: int
    to: int  # how many choices would remain
    waiting: set[int]  # seats of other persons who have not agreed yet


def followed(plea: Plea | None, act: Any) -> Plea | None:
    """What is asked after this act."""
    if act.kind in ("start", "choose", "nod", "undo"):
        return None
    if act.kind == "plea":
        return Plea(act.seat, int(act.data["to"]), set(act.data["waiting"]))
    if act.kind == "agree" and plea is not None:
        return Plea(plea.seat, plea.to, plea.waiting - set(act.data["seats"])) if act.data["yes"] else None
    return plea


def may_plead(table: "Table", user_id: str | None) -> int | None:
    """How far back this user could ask to go: to before the last own choice. None: not at all."""
    if table.match is None or table.match.state.over or table.row.kind != "match":
        return None
    mine = set(table.seats_of(user_id))
    steps = table.match.steps
    return next((n for n in range(len(steps) - 1, -1, -1) if steps[n].seat in mine), None)


async def said(table: "Table", user_id: str | None, yes: bool | None, version: int, request: str) -> "Answer":
    """Somebody asks (`yes` is None) or answers."""
    if yes is None:
        return await plead(table, user_id, version, request)
    return await answer_plea(table, user_id, yes, version, request)


async def plead(table: "Table", user_id: str | None, version: int, request: str) -> "Answer":
    """Ask to take back the last own choice and all that came after it. Bots agree; without other persons it happens at once."""
    async with table.lock:
        if (answer := table.known(request)) is not None:
            return answer
        table.fresh(version)
        to = may_plead(table, user_id)
        if to is None:
            raise Refusal("no-undo")
        seat = table.running.steps[to].seat
        others = {c.seat for c in table.chairs if c.kind == "person" and not c.stand_in and c.user_id != user_id}
        if not others:
            return await taken_back(table, seat, to, request)
        return await table.noted("plea", seat, request, {"to": to, "waiting": sorted(others)})


async def answer_plea(table: "Table", user_id: str | None, yes: bool, version: int, request: str) -> "Answer":
    """One of the others agrees or does not; whoever asked may withdraw."""
    async with table.lock:
        if (answer := table.known(request)) is not None:
            return answer
        table.fresh(version)
        plea = table.plea
        mine = set(table.seats_of(user_id))
        if plea is None or not mine & (plea.waiting | {plea.seat}):
            raise Refusal("no-undo")
        if yes and plea.seat in mine:
            return table.unchanged()
        if yes and not plea.waiting - mine:
            return await taken_back(table, plea.seat, plea.to, request)
        return await table.noted("agree", min(mine), request, {"yes": yes, "seats": sorted(mine)})


async def taken_back(table: "Table", seat: int, to: int, request: str) -> "Answer":
    """By consent; the row says so."""
    facts = {"origin": {**table.row.origin, "taken_back": True}}
    return await table.cut(seat, to, request, facts, consent=True)
