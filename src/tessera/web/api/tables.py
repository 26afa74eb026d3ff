"""Tables: which there are, opening one, sitting down and leaving."""

from typing import Any

from fastapi import APIRouter, Request, Response

from tessera.core.kept import own_files
from tessera.web import host, keepsakes, lessons, links, more_tables, seating
from tessera.web.api.facts import row_facts, table_facts
from tessera.web.api.forms import Claim, Fill, Fork, Join, NewTable
from tessera.web.api.people import renamed
from tessera.web.errors import Refusal
from tessera.web.paces import PACES
from tessera.web.plans import SeatPlan, TablePlan
from tessera.web.site import all_games, option_name
from tessera.web.visit import Checked, HallHere, LangHere, Seen, StoreHere, TableHere, address, limits_of

router = APIRouter()


@router.get("/games")
async def list_games(hall: HallHere, lang: LangHere) -> list[dict[str, Any]]:
    return [
        {
            "id": game.id, "title": game.title, "seats": list(game.seat_counts()), "rules": game.rules_version,
            "lesson": lessons.has_lesson(game), "bots": list(hall.players.offered(game.id)), "paces": list(PACES),
            "editions": list(own_files(game, hall.settings.folder)),
            "options": [
                {"name": o.name, "label": option_name(game, lang, o.name), "default": o.default, "values": list(o.values)}
                for o in game.options
            ],
        }
        for game in all_games()
    ]  # fmt: skip


# ---- tables ------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def open_table(request: Request, hall: HallHere, visitor: Checked, body: NewTable) -> dict[str, Any]:
    limits_of(request).take(visitor.user.id, "table")
    seats = tuple(SeatPlan(seat.kind, seat.name, seat.bot) for seat in body.seats)
    plan = TablePlan(body.game, seats, dict(body.options), body.pace, body.public, edition=body.edition, hints=body.hints)
    return table_facts(await hall.open(plan, visitor.user), visitor)


@router.get("/tables")
async def open_tables(store: StoreHere) -> list[dict[str, Any]]:
    return [row_facts(row, chairs) for row, chairs in await store.open_tables()]


@router.get("/tables/mine")
async def my_tables(store: StoreHere, visitor: Seen) -> list[dict[str, Any]]:
    if not visitor.user.id:
        return []
    return [row_facts(row, chairs) for row, chairs in await store.tables_of(visitor.user.id)]


@router.get("/tables/{table_id}")
async def one_table(hall: HallHere, visitor: Seen, table_id: str) -> dict[str, Any]:
    """One table. `outdated` says why it can only be looked at: "game", "rules", "edition" or "replay"; then see its keepsake."""
    try:
        return table_facts(await hall.get(table_id), visitor)
    except Refusal as refusal:
        if refusal.code != "outdated":
            raise
        row, chairs, _ = await hall.store.table(table_id)
        return row_facts(row, chairs) | {"outdated": refusal.facts["why"]}


@router.get("/tables/{table_id}/keepsake")
async def last_look(store: StoreHere, visitor: Seen, lang: LangHere, table_id: str) -> dict[str, Any]:
    """The last look that was kept of a table, through your eyes: view, words and log. For tables that cannot be played here any more."""
    _, chairs, _ = await store.table(table_id)
    kept = await keepsakes.found(store, table_id)
    if kept is None:
        raise Refusal("not-found")
    mine = [chair.seat for chair in chairs if visitor.user.id and chair.user_id == visitor.user.id]
    return keepsakes.seen_by(kept, mine[0] if len(mine) == 1 else None, lang)


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(hall: HallHere, visitor: Checked, table: TableHere) -> Response:
    """For good, with its log and chat. Yours to do if you opened it and nobody else sits there."""
    if not host.alone(table, visitor.user.id):
        raise Refusal("not-yours")
    await host.delete_table(hall, table.id)
    return Response(status_code=204)


@router.post("/tables/{table_id}/join")
async def join(request: Request, hall: HallHere, visitor: Checked, table: TableHere, body: Join) -> dict[str, Any]:
    """Sit down, or, at a table that has not begun, change your name."""
    limits_of(request).take(visitor.user.id, "seat")
    if body.name and table.row.status == "open":
        await renamed(hall, visitor, body.name)
    seat = await seating.join(hall, table, visitor.user, body.seat, f"join:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor) | {"seat": seat}


@router.post("/tables/{table_id}/leave")
async def leave(request: Request, hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    limits_of(request).take(visitor.user.id, "seat")
    await seating.leave(hall, table, visitor.user, f"leave:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/back")
async def come_back(request: Request, hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    limits_of(request).take(visitor.user.id, "seat")
    await seating.come_back(hall, table, visitor.user, f"back:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/fill")
async def fill(hall: HallHere, visitor: Checked, table: TableHere, body: Fill) -> dict[str, Any]:
    await seating.fill_with_bots(hall, table, visitor.user, body.bot)
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/links", status_code=201)
async def seat_links(store: StoreHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    """New links to your seats, each good for one use; those of before end. A code belongs behind the # of `/t/ID/seat`."""
    seats = table.seats_of(visitor.user.id)
    if not seats:
        raise Refusal("not-yours")
    codes = [{"seat": seat, "code": await links.to_seat(store, table.id, seat, visitor.user.id)} for seat in seats]
    return {"links": codes, "days": links.SEAT_LIFE // 86_400}


@router.post("/tables/{table_id}/claim")
async def claim(request: Request, hall: HallHere, visitor: Checked, table: TableHere, body: Claim) -> dict[str, Any]:
    """Take a seat over with the code of its link."""
    limits_of(request).take(address(request), "login")
    link = await links.used(hall.store, "seat", body.code, table.id)
    if link.user_id not in {table.chairs[link.seat].user_id, visitor.user.id}:
        raise Refusal("bad-link")
    await seating.claim(hall, table, visitor.user, link.seat, f"claim:{visitor.user.id}:{table.version}")
    return table_facts(table, visitor)


@router.post("/tables/{table_id}/rematch")
async def rematch(request: Request, hall: HallHere, visitor: Checked, table: TableHere) -> dict[str, Any]:
    limits_of(request).take(visitor.user.id, "table")
    return table_facts(await more_tables.rematch(hall, table, visitor.user), visitor)


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(request: Request, hall: HallHere, visitor: Checked, table: TableHere, body: Fork) -> dict[str, Any]:
    """Play on from a position against bots."""
    limits_of(request).take(visitor.user.id, "table")
    if not hall.players.knows(table.row.game, body.bot):
        raise Refusal("bad-setup", what="bot")
    at = len(table.running.told()) if body.at is None else body.at
    return table_facts(await more_tables.fork(hall, table, visitor.user, at, body.seat, body.bot), visitor)
