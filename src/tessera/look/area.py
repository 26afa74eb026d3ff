"""The pen in a viewer's own area and in the rows of players: HTML with small pictures of pieces."""

from collections.abc import Container, Sequence
from functools import lru_cache
from itertools import chain, count
from typing import Any

from tessera.core.drawing import SQUARE, Box, Count, Row
from tessera.core.game import Game
from tessera.core.nodes import Body, Element, number, tag
from tessera.look import small
from tessera.look.paper import Paper, Scribe


def unlike(name: str, taken: Container[str]) -> str:
    """This name, or with a number if it is taken."""
    return next(one for one in chain([name], (f"{name}-{again}" for again in count(2))) if one not in taken)


class AreaPen(Scribe):
    """See tessera.core.drawing.Pen."""

    def __init__(self, paper: Paper, ts: float = 1) -> None:
        super().__init__(paper, ts)
        self.blocks: dict[str, Element] = {}
        self.things: set[str] = set()  # ids in the own area

    def block(self, key: str, title: str, body: Any, note: str = "", *, cls: str = "", about: str = "") -> None:
        said = tag("span", note, cls="small soft") if note else ""
        more = {"id": key, "cls": f"blk {cls}" if cls else "blk", "data_about": about or f"sum:{key}"}
        self.blocks[key] = tag("div", tag("h3", title), tag("div", body, cls="pcs"), said, **more)

    def button(
        self, keys: str | Sequence[str], *body: Any, cls: str = "", label: str = "", id: str = "", about: str = ""
    ) -> Element:
        wanted = [keys] if isinstance(keys, str) else list(keys)
        legal = [key for key in wanted if key in self.targets]
        asked = next((key for key in wanted if key in self.why), None)
        said = {"role": "button", "tabindex": "0"}
        if legal:
            kind, said = "target", said | self.carried(legal)
        elif asked is not None:
            question = f"{label}: {self.t('why-not')}" if label else self.t("why-not")
            kind, said = "ask", said | {"data-why": asked, "aria-label": question}
        else:
            kind, said = "thing", {"role": "img", "aria-label": label} if label else {}
        if about or label:
            said["data-about"] = about or f"thing:{id or label}"
        if id:
            said["id"] = unlike(id, self.things)  # two cards of one kind are two things
            self.things.add(said["id"])
        return tag("span", body, cls=f"{kind} {cls}" if cls else kind, **said)

    def inline(self, body: Body, size: float, box: Box = SQUARE, label: str = "") -> Element:
        return little(self.paper.book.game, body, size, box, label)

    def big(self, value: Any) -> Element:
        return tag("span", str(value).replace("-", "−"), cls="big")

    def tally(self, body: Body, n: Any, label: str, size: float = 17, box: Box = SQUARE, about: str = "") -> Count:
        return Count(sign(self.paper.book.game, body, size, box), n, label, about)

    def row(
        self, seat: int, score: int, counts: Sequence[Count], *, of: str = "", tags: Sequence[str] = (), hidden: bool = False
    ) -> Row:
        row = {"seat": seat, "colour": self.colour(seat), "score": score, "of": of, "tags": tuple(tags)}
        return row | {"counts": tuple(counts), "hidden": hidden}


@lru_cache(4096)
def little(game: Game, body: Body, size: float, box: Box, label: str) -> Element:
    """A piece inside a text: a picture of the style sheet if there is one of this size, else drawn in place."""
    x, y, w, h = box
    said = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    name, known = small.pictures(game).get(small.whole(body), ("", box))
    if name and known == box and w == h and size in small.SIZES:
        return tag("i", cls=f"pic w{size} {name}", **said)
    frame = f"{number(x)} {number(y)} {number(w)} {number(h)}"
    return tag("svg", tag("g", body, cls="pc"), width=number(size), height=number(size * h / w), viewBox=frame, **said)


@lru_cache(4096)
def sign(game: Game, body: Body, size: float, box: Box) -> Element:
    """What is counted in a player's row; the style sheet sets its size if there is a picture of it."""
    name, _ = small.pictures(game).get(small.whole(body), ("", box))
    return tag("i", cls=f"pic {name}", aria_hidden="true") if name else little(game, body, size, box, "")
