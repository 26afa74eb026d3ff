"""`show NAME`: a part of the table, a card, a space or a player, by any name somebody would type."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.cli.boards import FRAME, cell, empty, inline, players, records, section, thing
from tessera.cli.plan import plan_of
from tessera.cli.say import Say


def plainly(text: str) -> str:
    """As people type: small letters, no dashes."""
    return " ".join(text.casefold().replace("-", " ").replace("_", " ").replace(":", " ").split())


def shown(view: Mapping[str, Any], wanted: str, say: Say) -> RenderableType | None:
    """One entry of the view, printed facts too, or whatever is known about the thing of that name."""
    asked = plainly(wanted)
    if wanted in view and wanted != "players":
        return section(wanted, view[wanted], say)
    if asked in (plainly(say.label("players")), "players"):
        return players(view, say)
    for seat, one in enumerate(view["players"]):
        if asked in (plainly(say.player(seat)), f"player {seat + 1}"):
            return player(one, seat, say)
    for name in entries(view):
        if asked in (plainly(name), plainly(say.label(name))):
            return section(name, view[name], say)
    return things(view, asked, say)


def entries(view: Mapping[str, Any]) -> list[str]:
    return [name for name in view if name not in FRAME]


def player(one: Mapping[str, Any], seat: int, say: Say) -> Table:
    """All that is known of one player, the folded lines too."""
    made = Table(title=say.player(seat), title_justify="left", show_header=False)
    for name, value in one.items():
        if name != "seat" and name not in plan_of(say.game).left_out and not empty(value):
            made.add_row(say.label(name), cell(value, say, name))
    return made


def things(view: Mapping[str, Any], asked: str, say: Say) -> RenderableType | None:
    """Cards and spaces whose name is what was typed, or begins so, or has it in it; the best kind of match only."""
    known: dict[str, list[RenderableType]] = {}
    for id in say.effects():
        known.setdefault(id, []).append(Text.assemble((f"{say.named(id)}: ", "bold"), say.effect(id)))
    for name, id, row in rows(view):
        known.setdefault(id, []).append(one_thing(name, id, row, say))
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [id for id in known if any(fits(plainly(name), asked) for name in (id, say.named(id)))]
        if found:
            return Group(*(part for id in found[:6] for part in known[id]))
    return None


def rows(view: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """(entry, id, row) of everything the view has a row about."""
    for name in entries(view):
        for key, row in records(view[name]) or ():
            for id in dict.fromkeys((key, str(row.get("id") or ""), thing(key, row))):
                if id:
                    yield name, id, row


def one_thing(entry: str, id: str, row: Mapping[str, Any], say: Say) -> RenderableType:
    plan = plan_of(say.game)
    gone = {*plan.left_out, "id", "name", *(("ability", "effect") if say.effect(id) else ())}
    body = [
        f"{say.label(name)} {inline(value, say, name)}" for name, value in row.items() if name not in gone and not empty(value)
    ]
    return Text.assemble((f"{say.named(id)} ", "bold"), (f"({say.label(entry)}) ", "dim"), ", ".join(body))
