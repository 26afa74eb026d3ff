"""The viewer's own area, and a row per player."""

from typing import Any

from tessera.core.drawing import Pen


def own(pen: Pen) -> None:
    hand = pen.view["players"][pen.viewer or 0]["hand"] or []
    stones = [pen.button(f"stone:{n}", pen.inline(pen.draw("tile", str(n)), 44), label=str(n), id=f"own-{n}") for n in hand]
    pen.block("own-hand", pen.t("your-hand"), stones)


def players(pen: Pen) -> list[dict[str, Any]]:
    stone = pen.draw("tile", "")
    return [
        pen.row(seat, p["points"], [pen.tally(stone, p["stones"], pen.t("in-hand"))], hidden=p["hand"] is None)
        for seat, p in enumerate(pen.view["players"])
    ]
