"""Sitting down, leaving, coming back: who plays which seat of a table."""

from typing import Any

from tessera.web.errors import Refusal
from tessera.web.hall import STAND_IN, Hall
from tessera.web.models import User
from tessera.web.plans import other_names
from tessera.web.table import Table
from tessera.web.turns import late


async def join(hall: Hall, table: Table, user: User, seat: int | None, request: str) -> int:
    """Sit down on an open chair."""
    mine = table.seats_of(user.id)
    if not table.row.hotseat and mine:
        if table.row.status == "open" and table.chairs[mine[0]].name != user.name:
            await changed(hall, table, mine[0], "named", f"{request}:{user.name}", name=user.name)
        return mine[0]
    free = [chair.seat for chair in table.chairs if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refusal("seat-taken")
    chosen = free[0] if seat is None else seat

    def free_still() -> bool:
        return table.chairs[chosen].kind == "open"

    person = {"kind": "person", "user_id": user.id, "name": user.name}
    await hall.acted(table, lambda: table.change_chair(chosen, "joined", request, free_still, **person))
    await hall.start_if_full(table)
    return chosen


async def fill_with_bots(hall: Hall, table: Table, user: User, bot: str) -> None:
    """The host does not want to wait any longer."""
    if table.row.host != user.id:
        raise Refusal("not-yours")
    if not hall.players.knows(table.game.id, bot):
        raise Refusal("bad-setup", what="bot")
    names = other_names(table.names())
    for chair in list(table.chairs):
        if chair.kind == "open":
            await changed(hall, table, chair.seat, "bot", f"fill:{chair.seat}", kind="bot", bot=bot, name=names.pop())
    await hall.start_if_full(table)


async def changed(hall: Hall, table: Table, seat: int, what: str, request: str, **values: Any) -> None:
    await hall.acted(table, lambda: table.change_chair(seat, what, request, **values))


async def leave(hall: Hall, table: Table, user: User, request: str) -> None:
    """Away from all own seats; where a bot plays already, nothing changes."""
    for seat in table.seats_of(user.id):
        if table.row.status == "open":
            await changed(hall, table, seat, "left", f"{request}:{seat}", kind="open", user_id=None, name="")
        elif table.row.status != "over" and not table.chairs[seat].stand_in:
            await changed(hall, table, seat, "left", f"{request}:{seat}", stand_in=STAND_IN)


async def come_back(hall: Hall, table: Table, user: User, request: str) -> None:
    """Not in the middle of a turn for which the time has run out: that one the bot plays to its end."""
    for seat in table.seats_of(user.id):
        if late(table.row, seat, hall.store.clock.now()):
            raise Refusal("too-late")
        if table.chairs[seat].stand_in:
            await changed(hall, table, seat, "back", f"{request}:{seat}", stand_in="")


async def claim(hall: Hall, table: Table, user: User, seat: int, request: str) -> None:
    """Back on a seat by its own link, from another browser or device."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "person":
        raise Refusal("not-found")
    if table.chairs[seat].user_id != user.id:
        stays = table.chairs[seat].stand_in if late(table.row, seat, hall.store.clock.now()) else ""
        await changed(hall, table, seat, "claimed", request, user_id=user.id, name=user.name, stand_in=stays)


async def hand_over(hall: Hall, guest: str, account: str) -> None:
    """A guest has logged in: seats and tables go along, in every process."""
    for table_id, version in (await hall.store.hand_over(guest, account)).items():
        await hall.bus.tell(table_id, version)
        if table_id in hall.tables:
            await hall.reload(hall.tables[table_id], version)
