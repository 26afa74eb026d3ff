"""Sitting down, leaving, coming back: who plays which seat of a table."""

from tessera.web.errors import Refusal
from tessera.web.hall import STAND_IN, Hall
from tessera.web.models import User
from tessera.web.plans import other_names
from tessera.web.table import Table


async def join(hall: Hall, table: Table, user: User, seat: int | None, request: str) -> int:
    """Sit down on an open chair."""
    if not table.row.hotseat and table.seats_of(user.id):
        return table.seats_of(user.id)[0]
    free = [chair.seat for chair in table.chairs if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refusal("seat-taken")
    chosen = free[0] if seat is None else seat
    await hall.acted(
        table,
        table.change_chair(
            chosen,
            "joined",
            request,
            lambda: table.chairs[chosen].kind == "open",
            kind="person",
            user_id=user.id,
            name=user.name,
        ),
    )
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
            change = table.change_chair(chair.seat, "bot", f"fill:{chair.seat}", kind="bot", bot=bot, name=names.pop())
            await hall.acted(table, change)
    await hall.start_if_full(table)


async def leave(hall: Hall, table: Table, user: User, request: str) -> None:
    for seat in table.seats_of(user.id):
        if table.row.status == "open":
            change = table.change_chair(seat, "left", f"{request}:{seat}", kind="open", user_id=None, name="")
        else:
            change = table.change_chair(seat, "left", f"{request}:{seat}", stand_in=STAND_IN)
        await hall.acted(table, change)


async def come_back(hall: Hall, table: Table, user: User, request: str) -> None:
    for seat in table.seats_of(user.id):
        if table.chairs[seat].stand_in:
            await hall.acted(table, table.change_chair(seat, "back", f"{request}:{seat}", stand_in=""))


async def claim(hall: Hall, table: Table, user: User, seat: int, request: str) -> None:
    """Back on a seat by its own link, from another browser or device."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "person":
        raise Refusal("not-found")
    if table.chairs[seat].user_id != user.id:
        await hall.acted(table, table.change_chair(seat, "claimed", request, user_id=user.id, name=user.name, stand_in=""))


def moved(hall: Hall, guest: str, account: str) -> None:
    """A guest has logged in: tables in memory follow."""
    for table in hall.tables.values():
        for chair in table.chairs:
            if chair.user_id == guest:
                chair.user_id = account
        if table.row.host == guest:
            table.row.host = account
        table.changed()
