"""The rows of the players: who sits where, whose turn it is, and what the board counts for each."""

from functools import partial
from typing import Any

from tessera.core.agenda import State
from tessera.core.nodes import Element, Written
from tessera.web.lately import lately_of
from tessera.web.site import draw_part
from tessera.web.table import Table


def player_lines(
    table: Table, seat: int | None, lang: str, state: State | None, drawn_rows: list[dict[str, Any]] | None
) -> dict[str, Element]:
    """The rows of the players, keyed."""
    rows, kept = player_rows(table, seat, state, drawn_rows), lately_of(table)
    return {f"pl{row['seat']}": kept.get(("player", lang, *row.values()), partial(player_line, lang, row)) for row in rows}


def player_line(lang: str, row: dict[str, Any]) -> Element:
    """Drawn once for what it shows."""
    return Written(draw_part("player", lang, **row))


def player_rows(
    table: Table, viewer: int | None, state: State | None, drawn_rows: list[dict[str, Any]] | None
) -> list[dict[str, Any]]:
    rows = []
    for chair in table.chairs:
        row: dict[str, Any] = {
            "seat": chair.seat,
            "name": chair.name,
            "kind": chair.kind,
            "bot": chair.bot,
            "stand_in": bool(chair.stand_in),
            "me": viewer == chair.seat,
            "now": state is not None and not state.over and state.seat == chair.seat,
            "winner": state is not None and state.over and chair.seat in state.winners(),
            "score": None,
            "of": "",
            "tags": (),
            "counts": (),
            "hidden": False,
        }
        if drawn_rows is not None:
            row.update(
                {k: v for k, v in drawn_rows[chair.seat].items() if k in ("score", "of", "tags", "counts", "hidden", "colour")}
            )
        if state is not None and state.over:
            row["score"], row["of"] = state.scores()[chair.seat], ""
        rows.append(row)
    return rows
