"""The page of a table that cannot be played here any more: how it stood, what happened, how it ended."""

import contextlib
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from tessera import look
from tessera.core.game import Game, games
from tessera.web import keepsakes
from tessera.web.errors import Refusal
from tessera.web.models import Act, Chair, TableRow
from tessera.web.pages.frame import page, titles
from tessera.web.sessions import Visitor
from tessera.web.site import site_words
from tessera.web.store import Store
from tessera.web.visit import lang_of, store_of


async def outdated_page(request: Request, visitor: Visitor, table_id: str, refusal: Refusal) -> HTMLResponse:
    row, chairs, acts = await store_of(request).table(table_id)
    lang = lang_of(request)
    mine = [chair.seat for chair in chairs if visitor.user.id and chair.user_id == visitor.user.id]
    kept = await keepsakes.found(store_of(request), table_id)
    seen = keepsakes.seen_by(kept, mine[0] if len(mine) == 1 else None, lang) if kept else None
    title = titles().get(row.game, row.game)
    return page(
        request, visitor, "outdated.html.jinja", title=title, game=game_of(row), text=reason(row, refusal, lang),
        report=refusal.facts.get("report", ""), players=result_lines(row, chairs), words=seen["words"] if seen else [],
        log=log_of(seen, chairs, acts), picture=await picture(store_of(request), row, seen, lang), seen=seen, choices=choices(acts),
    )  # fmt: skip


def game_of(row: TableRow) -> Game | None:
    return next((game for game in games() if game.id == row.game), None)


def reason(row: TableRow, refusal: Refusal, lang: str) -> str:
    why = refusal.facts.get("why", "replay")
    game = game_of(row)
    now = game.rules_version if game is not None else 0
    return str(site_words(lang)(f"outdated-{why}", game=row.game, made=row.rules, now=now))


def result_lines(row: TableRow, chairs: list[Chair]) -> list[dict[str, Any]]:
    """Who played; of a finished game with points and place, best first, as the row has kept them."""
    result = row.result or {}
    lines = [
        {
            "seat": chair.seat, "name": chair.name,
            "score": result["scores"][chair.seat] if result else None, "rank": result["ranks"][chair.seat] if result else None,
        }
        for chair in chairs
    ]  # fmt: skip
    return sorted(lines, key=lambda line: (line["rank"] or 0, line["seat"]))


def choices(acts: list[Act]) -> int:
    """How many choices stand at the end, undos cut back."""
    number = 0
    for act in acts:
        number = number + 1 if act.kind == "choose" else int(act.data["to"]) if act.kind == "undo" else number
    return number


def log_of(seen: dict[str, Any] | None, chairs: list[Chair], acts: list[Act]) -> list[tuple[int, list[str]]]:
    """In sentences where a last look was kept. Else only who chose when: the keys themselves could tell what is hidden."""
    if seen is not None:
        return list(seen["log"])
    return [(act.seat, [chairs[act.seat].name]) for act in acts if act.kind == "choose" and 0 <= act.seat < len(chairs)]


async def picture(store: Store, row: TableRow, seen: dict[str, Any] | None, lang: str) -> Markup:
    """The board as far as it can be drawn today; a view of other times may be too strange for that."""
    if seen is not None and game_of(row) is not None:
        with contextlib.suppress(Exception):
            drawn = look.table(seen["view"], lang=lang, edition=await store.edition(row))
            box = " ".join(f"{number:g}" for number in drawn.viewbox)
            inner = "".join(node.text for node in drawn.fragments.values())
            return Markup(f'<svg class="board" viewBox="{box}" role="img">{inner}</svg>')  # made by us of a redacted view
    return Markup("")
