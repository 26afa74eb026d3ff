"""A table as one picture of 1200 x 630, for sharing and for previews of links: the board as everybody may see it, and how it stands."""

import asyncio
from typing import Any

from markupsafe import escape

from tessera import look
from tessera.look import paint
from tessera.web.hall import Hall
from tessera.web.room import opening
from tessera.web.site import site_words
from tessera.web.table import Table

WIDE, HIGH, BAND = 1200, 630, 104
STONES = (
    (0, 0, "t1"), (1, 0, "t1"), (2, 0, "t1"), (1, 1, "t3"), (1, 2, "t3"), (0, 1, "t2"), (2, 1, "t2"), (0, 2, "t2"), (2, 2, "t2"),
)  # fmt: skip


def caption(table: Table, lang: str) -> tuple[str, str]:
    """A heading and a line: who won and how, or what it is."""
    t, match = site_words(lang), table.match
    if match is None:
        free = sum(chair.kind == "open" for chair in table.chairs)
        return table.game.title, t("seats-free", n=free)
    state = match.state
    order = (
        sorted(range(len(table.chairs)), key=lambda seat: (state.ranks()[seat], seat)) if state.over else range(len(table.chairs))
    )
    names = table.names()
    points = " · ".join(
        f"{names[seat]} {state.scores()[seat]}".replace("-", "−") if state.over else names[seat] for seat in order
    )
    return points, table.game.title


def written(table: Table, lang: str, theme: str = "light") -> str:
    """The picture as SVG."""
    state = opening(table) if table.match is None else table.match.state
    drawing = look.table(state.view(None), lang=lang, names=[name or "?" for name in table.names()], edition=table.edition)
    board = paint.svg(drawing, theme, plain=False)
    fitted = f'x="0" y="0" width="{WIDE}" height="{HIGH - BAND}" preserveAspectRatio="xMidYMid slice" '
    _, _, w, h = drawing.viewbox
    board = board.replace(f' width="{w:g}" height="{h:g}"', f" {fitted}", 1)
    large, small = caption(table, lang)
    size = min(40.0, 1900 / max(1, len(large)))
    logo = "".join(
        f'<rect class="{kind}" x="{1100 + 20 * x}" y="{HIGH - 82 + 20 * y}" width="17" height="17" rx="3"/>'
        for x, y, kind in STONES
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">{board}'
        f'<rect class="panel" x="0" y="{HIGH - BAND}" width="{WIDE}" height="{BAND}"/>'
        f'<text class="name l" x="36" y="{HIGH - 50}" font-size="{size:.0f}">{escape(large)}</text>'
        f'<text class="soft l" x="36" y="{HIGH - 20}" font-size="23">{escape(small)}, Tessera</text>{logo}</svg>'
    )


async def postcard(hall: Hall, table: Table, lang: str) -> bytes:
    """The picture as PNG, painted once for each version however many ask at once."""
    kept: dict[Any, Any] = table.drawn
    name = ("postcard", lang)
    if name not in kept:
        kept[name] = hall.task(painted(hall, table, lang))
    try:
        picture: bytes = await asyncio.shield(kept[name])
    except Exception:
        kept.pop(name, None)  # the next one tries again
        raise
    return picture


async def painted(hall: Hall, table: Table, lang: str) -> bytes:
    """Beside the site's own work, and never many at a time: whoever asks for pictures of all tables waits."""
    async with hall.painting:
        return await paint.raster_beside(written(table, lang), WIDE)
