"""More tables from one: a rematch, a position to play on from, somebody's record to watch."""

import secrets
from typing import Any

from tessera.core import kept
from tessera.core.record import Record
from tessera.web.errors import Refusal
from tessera.web.hall import Hall
from tessera.web.match import Match
from tessera.web.models import Act, Chair, TableRow, User
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.sessions import NAMES, clean_name, new_id
from tessera.web.table import Table

MOST_RECORD_KEYS = 5000


def edition_of(table: Table) -> dict[str, str]:
    """The name of its edition goes on to tables made of it."""
    name = table.row.origin.get("edition")
    return {"edition": str(name)} if name else {}


async def rematch(hall: Hall, table: Table, user: User) -> Table:
    if not table.state.over:
        raise Refusal("running")
    if table.row.rematch:
        return await hall.get(table.row.rematch)
    if not table.seats_of(user.id):
        raise Refusal("not-yours")
    moved = [*table.chairs[1:], table.chairs[0]]  # everybody moves on by a seat: somebody else begins
    seats = tuple(
        SeatPlan("bot", chair.name, chair.bot)
        if chair.kind == "bot"
        else SeatPlan("local" if table.row.hotseat else "me", chair.name)
        for chair in moved
    )
    others = tuple((seat, c.user_id, c.name) for seat, c in enumerate(moved) if c.kind == "person" and c.user_id)
    plan = TablePlan(
        table.row.game,
        seats,
        dict(table.row.options),
        table.row.pace,
        table.row.public,
        origin={"rematch": table.id, **edition_of(table)},
        edition="" if kept.packaged(table.game, table.edition.hash) else table.edition,
        users=others,
        hints=str(table.row.origin.get("hints", "")),
    )
    made = await hall.open(plan, user)
    stands = await hall.store.set_rematch(table.id, made.id)
    await hall.acted(table, lambda: table.change_row("rematch", "rematch", rematch=stands))
    return made if stands == made.id else await hall.get(stands)


async def fork(hall: Hall, table: Table, user: User, at: int, seat: int | None, bot: str) -> Table:
    """Play on from a position against bots. In a running game only from a world the player can imagine: nothing is given away."""
    match = table.running
    if not 0 <= at <= len(match.told()):
        raise Refusal("bad-request", what="at")
    state = match.at(match.inner(at))
    mine = table.seats_of(user.id)
    if not match.state.over and table.row.kind != "record":
        if not mine:
            raise Refusal("running")
        seat = mine[0] if seat is None or seat not in mine else seat
        state = state.imagined(seat, secrets.randbits(60))
    if state.over:
        raise Refusal("over")
    if seat is None or not 0 <= seat < len(table.chairs):
        seat = mine[0] if mine else state.seat
    seats = tuple(SeatPlan("me") if s == seat else SeatPlan("bot", "", bot) for s in range(len(table.chairs)))
    plan = TablePlan(
        table.row.game,
        seats,
        dict(table.row.options),
        position=state.position(),
        edition=table.edition,
        origin={"table": table.id, "at": at, "seat": seat, **edition_of(table)},
    )
    return await hall.open(plan, user)


async def upload(hall: Hall, record: Record, user: User) -> Table:
    """Somebody's record, to watch; `record` has been replayed and verified before."""
    if len(record.keys) > MOST_RECORD_KEYS:
        raise Refusal("too-large")
    match = Match(record)
    for key in record.keys:
        match.choose(key)
    now = hall.store.clock.now()
    game, state = record.game, match.state
    edition = game.edition_text(record.edition)
    result = {"scores": state.scores(), "winners": state.winners(), "ranks": state.ranks()} if state.over else {}
    row = TableRow(
        id=new_id(), game=game.id, rules=game.rules_version, edition=edition.hash, options=record.options,
        seats=record.seats, status="over", kind="record", public=False, hotseat=False, pace="none", host=user.id, chance=record.chance,
        seed=record.seed, commitment=record.commitment, position=record.position, origin={"uploaded": True}, version=len(match.steps),
        turn_seat=-1, turn_user=None, turn_since=now, deadline=None, rematch=None, result=result, created=now, updated=now,
    )  # fmt: skip
    names = [clean_name(name) for name in record.names] + [""] * record.seats
    seated: dict[str, Any] = {"table_id": row.id, "kind": "bot", "user_id": None, "bot": "record", "stand_in": "", "clock": None}
    chairs = [Chair(seat=seat, name=names[seat] or NAMES[seat], **seated) for seat in range(record.seats)]
    acted: dict[str, Any] = {"table_id": row.id, "data": {}, "at": now}
    acts = [
        Act(number=n, kind="choose" if step.key else "nod", seat=step.seat, key=step.key, request=f"record:{n}", **acted)
        for n, step in enumerate(match.steps, 1)
    ]
    await hall.store.keep_edition(game.id, edition)
    await hall.store.add_table(row, chairs, acts)
    return await hall.get(row.id)
