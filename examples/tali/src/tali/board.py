"""How it looks: the pot in the middle, everybody's bones, the own ones below."""

from typing import Any

from tessera.core.drawing import Pen, slab
from tessera.core.nodes import tag

VIEWBOX = (0, 0, 1080, 380)
PHONE = (("table", "die", (0, 0, 540, 380)),)


def table(pen: Pen, width: float = 1080) -> None:
    pen.ground("ground", slab(width, 380, 6))
    pen.put("pot", width / 2, 80, pen.draw("sesterce", pen.view["pot"]), scale=2, label=pen.t("pot", n=pen.view["pot"]))
    pen.target("hold", width / 2, 80, r=46)
    for seat, p in enumerate(pen.view["players"]):
        pen.part(f"place-{seat}", place, seat, p, width / pen.seats * (seat + 0.5))


def place(pen: Pen, seat: int, p: dict[str, Any], x: float) -> None:
    done = pen.t("held" if p["held"] else "out" if p["out"] else "again", n=p["again"])
    for line, y, size in ((pen.who(seat), 190, 22), (done, 340, 16)):
        pen.ground(f"line-{seat}-{y}", tag("text", line, x=f"{x:g}", y=f"{y}", font_size=f"{pen.fit(line, 80, size):g}"))
    for n, face in enumerate(faces(pen, p)):
        pen.put(f"bone-{seat}-{n}", x - 20 + 40 * (n % 2), 230 + 42 * (n // 2), face)


def faces(pen: Pen, p: dict[str, Any]) -> list[Any]:
    """Bones drawn as dice: their values, or blank ones for what lies under a cup."""
    values = zip((p["bones"] or {}).values(), pen.data["numbers"]["values"], strict=False)
    return [pen.draw("die", "beige", value) for n, value in values for _ in range(n)] or [pen.draw("blank_die", "beige")] * 4


def phone(pen: Pen, view: str) -> None:
    table(pen, 540)


def own(pen: Pen) -> None:
    p = pen.view["players"][pen.viewer or 0]
    pen.block("own-bones", pen.t("your-bones"), [pen.inline(face, 40) for face in faces(pen, p)])
    pen.block("own-turn", pen.t("your-turn"), [pen.button(key, tag("b", pen.t(f"do-{key}"))) for key in ("again", "yield")])


def players(pen: Pen) -> list[dict[str, Any]]:
    coin, seen = pen.draw("sesterce"), enumerate(pen.view["players"])
    return [pen.row(who, p["coins"], [pen.tally(coin, p["coins"], pen.t("coins"))], hidden=p["bones"] is None) for who, p in seen]
