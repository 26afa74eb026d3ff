"""What is told about persons and tables, JSON-ready."""

from typing import Any

from tessera.core.views import asked
from tessera.web.models import Chair, TableRow, User
from tessera.web.sessions import Visitor, settings_of
from tessera.web.table import Table


def person(user: User) -> dict[str, Any]:
    return {"id": user.id, "name": user.name, "account": user.login, "settings": settings_of(user)}


def chair_facts(chair: Chair) -> dict[str, Any]:
    return {"seat": chair.seat, "kind": chair.kind, "name": chair.name, "bot": chair.bot, "stand_in": bool(chair.stand_in)}


def row_facts(row: TableRow, chairs: list[Chair]) -> dict[str, Any]:
    return {
        "id": row.id, "game": row.game, "status": row.status, "kind": row.kind, "options": row.options,
        "pace": row.pace, "public": row.public, "hotseat": row.hotseat, "turn": row.turn_seat, "deadline": row.deadline,
        "seats": [chair_facts(chair) for chair in chairs], "rematch": row.rematch, "result": row.result, "created": row.created,
    }  # fmt: skip


def table_facts(table: Table, visitor: Visitor) -> dict[str, Any]:
    mine = table.seats_of(visitor.user.id)
    eyes = table.match.state.seat if table.match is not None and table.match.state.seat in mine else -1
    facts = row_facts(table.row, table.chairs) | {
        "version": table.version,
        "you": table.seats_of(visitor.user.id),
        "rules": table.row.rules,
        "edition": table.row.edition,
        "edition_name": table.edition_name,
        "differs": [{"entry": entry, "was": was, "is": now} for entry, was, now in table.differs],
        "commitment": table.row.commitment,
        "choices": len(table.match.told()) if table.match else 0,
        "decision": asked(table.match.state, eyes) if table.match else "",
    }
    if table.match is not None and table.match.state.over and table.row.commitment:
        facts["seed"] = table.row.seed
    return facts
