"""How it looks: a place for everybody's stone, and what is left of each hand."""

from typing import Any

from tessera.core.drawing import Pen, slab
from tessera.core.nodes import tag

VIEWBOX = (0, 0, 1080, 360)
PHONE = (("table", "map", (0, 0, 540, 360)),)


def table(pen: Pen, width: float = 1080) -> None:
    pen.ground("ground", slab(width, 360, 6))
    for seat, p in enumerate(pen.view["players"]):
        pen.part(f"place-{seat}", place, seat, p, width / pen.seats * (seat + 0.5))


def place(pen: Pen, seat: int, p: dict[str, Any], x: float) -> None:
    name = pen.who(seat)
    pen.ground(f"name-{seat}", tag("text", name, cls="name", x=f"{x:g}", y="60", font_size=f"{pen.fit(name, 125, 24):g}"))
    if p["laid"]:
        said = pen.t("laid-label", who=name, n=p["laid"])
        pen.put(f"laid-{seat}", x, 150, pen.draw("tile", str(p["laid"])), scale=2, label=said)
    for n in range(p["stones"]):
        pen.put(f"hand-{seat}-{n}", x - 45 + 30 * (n % 4), 250 + 36 * (n // 4), pen.draw("tile", ""), scale=0.8)


def phone(pen: Pen, view: str) -> None:
    table(pen, 540)
