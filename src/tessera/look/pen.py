"""The pen: collects what a board draws as nodes in painting order.

Every node is one `<g id>` whose place is the `transform` attribute of its root, so that the browser moves a piece by
setting that attribute. Colours are classes, never literals. Labels and ids come from the view alone.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import Any, NoReturn

from tessera.core.drawing import Spot, Standing
from tessera.core.nodes import Body, Node, number, tag
from tessera.look import art
from tessera.look.area import AreaPen, unlike
from tessera.look.paper import Paper, exact
from tessera.look.sheet import shifted

Window = tuple[float, float, float, float, float, float]


class Veil:
    """In place of the view while a part is drawn, and of all that differs from viewer to viewer."""

    def look(self, *_: Any) -> NoReturn:
        raise AssertionError("a part of a board is drawn from the facts it names, and from nothing else")

    __getitem__ = __contains__ = __iter__ = __bool__ = __len__ = __eq__ = __getattr__ = look
    __hash__ = None  # type: ignore[assignment]


class BoardPen(AreaPen):
    """See tessera.core.drawing.Pen."""

    def __init__(self, paper: Paper, ts: float = 1) -> None:
        super().__init__(paper, ts)
        self.nodes: dict[str, Node] = {}
        self.windows: tuple[Window, ...] = ()

    def part(self, name: str, draw: Callable[..., None], *facts: Any) -> None:
        def drawn() -> dict[str, Node]:
            pen: Any = copy(self)
            pen.nodes, pen.view, pen.targets, pen.why, pen.viewer = {}, Veil(), Veil(), Veil(), Veil()
            draw(pen, *facts)
            return pen.nodes  # type: ignore[no-any-return]

        key = (name, self.paper.desk, self.ts, self.windows, exact(facts))
        found: dict[str, Node] = self.paper.parts.get(key, drawn)
        for node in found.values():
            self.add(node)

    def cut(self, windows: Sequence[Window]) -> None:
        self.windows = tuple(windows)

    def placed(self, x: float, y: float) -> tuple[float, float] | None:
        """Where a point of the board lies in this drawing; None: outside all windows."""
        if not self.windows:
            return x, y
        for wx, wy, w, h, to_x, to_y in self.windows:
            if wx <= x <= wx + w and wy <= y <= wy + h:
                return x - wx + to_x, y - wy + to_y
        return None

    def draw(self, macro: str, *args: Any) -> Body:
        return self.paper.sheet.draw(macro, args)

    def art(self, name: str, *printed: str) -> Body:
        return art.whole(f"{self.paper.book.game.folder.name}/{name}") if self.paper.as_printed(printed) else ()

    def ground(self, key: str, *body: Any) -> None:
        self.add(still(key, self.windows, body))

    def put(
        self, key: str, x: float, y: float, body: Body, *, scale: float = 1, cls: str = "", label: str = "", home: str = "",
        about: str = "",
    ) -> None:  # fmt: skip
        at = self.placed(x, y)
        if at is not None:
            said = {"data-from": home} if home else {}
            if label:
                said |= {"role": "img", "aria-label": label}
            if label or about:
                said["data-about"] = about or f"thing:{key}"
            self.add(Node(key, body, at, scale, f"pc {cls}" if cls else "pc", said))

    def stand(self, key: str, scale: float, things: Iterable[Standing | tuple[str, float, float, Body, str]]) -> None:
        drawn = []
        for name, x, y, body, label, about in (Standing(*thing) for thing in things):
            at = self.placed(x, y)
            if at is not None:
                there = moved(body, round(at[0] / scale, 2), round(at[1] / scale, 2))
                drawn.append(tag("g", there, id=name, role="img", aria_label=label, data_about=about or f"thing:{name}"))
        self.add(Node(key, tuple(drawn), None, scale, "pc"))

    def spots(self, key: str, things: Iterable[Spot]) -> None:
        drawn = []
        for about, x, y, w, h, label in things:
            at = self.placed(x, y)
            if at is not None:
                place = {"x": number(at[0] - w / 2), "y": number(at[1] - h / 2), "width": number(w), "height": number(h)}
                drawn.append(tag("rect", cls="spot", role="img", aria_label=label, data_about=about, **place))
        self.add(Node(key, tuple(drawn)))

    def target(
        self,
        keys: str | Sequence[str],
        x: float,
        y: float,
        *,
        r: float = 20,
        box: tuple[float, float] | None = None,
        touch: tuple[float, float] | None = None,
        body: Body = (),
        cls: str = "",
    ) -> bool:
        if not self.targets:
            return False
        legal = [key for key in ([keys] if isinstance(keys, str) else keys) if key in self.targets]
        at = self.placed(x, y) if legal else None
        if at is None:
            return False
        key = unlike("t-" + legal[0].replace(":", "-"), self.nodes)
        lit = (touched(*touch) if touch else ()) + (boxed(*box) if box else ringed(r)) + body
        said = {"role": "button", "tabindex": "0"} | self.carried(legal)
        self.add(Node(key, lit, at, 1, f"target {cls}" if cls else "target", said))
        return True

    def refuse(self, key: str, x: float, y: float, *, box: tuple[float, float] = (34, 34), cross: bool = True) -> bool:
        at = self.placed(x, y)
        if key not in self.why or key in self.targets or at is None:
            return False
        mark = (tag("path", cls="deny", d="M-7-7 7 7M7-7-7 7"),) if cross else ()
        said = {"role": "button", "tabindex": "-1", "aria-label": self.t("why-not"), "data-why": key}
        self.add(Node(unlike("n-" + key.replace(":", "-"), self.nodes), touched(*box) + mark, at, 1, "ask", said))
        return True

    def add(self, node: Node) -> None:
        """An id never stands twice in one drawing."""
        if node.id in self.nodes:
            raise AssertionError(f"fragment {node.id!r} is drawn twice")
        self.nodes[node.id] = node


@lru_cache(512)
def still(key: str, windows: tuple[Window, ...], body: Body) -> Node:
    """A ground, cut into windows if there are any; the same one while its body is the same."""
    cuts = tuple(
        tag("svg", body, x=number(to_x), y=number(to_y), width=number(w), height=number(h),
            viewBox=f"{number(x)} {number(y)} {number(w)} {number(h)}")
        for x, y, w, h, to_x, to_y in windows
    )  # fmt: skip
    return Node(key, cuts or tag("g", body).children, said={"aria-hidden": "true"})


@lru_cache(8192)
def moved(body: Body, dx: float, dy: float) -> Body:
    return tuple(shifted(piece, dx, dy) for piece in body)


@cache
def boxed(w: float, h: float) -> Body:
    x, y = number(-w / 2), number(-h / 2)
    hit = {"x": number(-w / 2 - 2), "y": number(-h / 2 - 2), "width": number(w + 4), "height": number(h + 4), "rx": "9"}
    shape = {"x": x, "y": y, "width": number(w), "height": number(h), "rx": "8"}
    return tag("rect", cls="t-hit", **hit), tag("rect", cls="t-case", **shape), tag("rect", cls="t-ring", **shape)


@cache
def touched(w: float, h: float) -> Body:
    return (tag("rect", cls="t-touch", x=number(-w / 2), y=number(-h / 2), width=number(w), height=number(h)),)


@cache
def ringed(r: float) -> Body:
    return (
        tag("circle", cls="t-hit", r=number(r + 4)), tag("circle", cls="t-case", r=number(r)), tag("circle", cls="t-ring", r=number(r)),
    )  # fmt: skip
