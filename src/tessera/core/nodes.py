"""What a drawing is made of: elements, and nodes, which are elements with an id that the pen knows more of.

An element never changes once it is made. So pieces that look alike are one element wherever they stand, differences between two
drawings skip whatever is the same object, and its text is written once, when somebody first wants it: for the wire or a picture.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from html import unescape
from types import MappingProxyType
from typing import Any, Union

Child = Union["Element", str]
Body = tuple[Child, ...]

SHAPES = frozenset(("path", "rect", "circle", "ellipse", "image", "use"))  # written in one tag
VOID = frozenset(("input", "br", "img", "hr"))  # HTML's elements without an end
TAGS = re.compile(r"(<[^>]*>)")
SPECIAL = re.compile('[&<>"]').search
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')


def number(value: float) -> str:
    """At most one decimal, none where it would be zero: short, and the same in every process."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def quoted(text: str, within: bool = False) -> str:
    """As it may stand between two tags, or `within` one. Most texts and values need nothing; looking is cheaper than replacing."""
    if SPECIAL(text) is None:
        return text
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&#34;" if within else '"')


class Element:
    """A name, attributes, children. Without a name it is a box: nothing but its children."""

    __slots__ = ("_mark", "_size", "_text", "_texts", "attributes", "children", "name")

    def __init__(self, name: str, attributes: dict[str, str], children: Body = (), text: str | None = None) -> None:
        self.name, self.attributes, self.children = name, attributes, children
        self._text = text
        self._mark = b""
        self._size = 0
        self._texts: tuple[Element, ...] | None = None

    @property
    def text(self) -> str:
        """As it is written on the wire."""
        if self._text is None:
            inner = "".join([quoted(child) if isinstance(child, str) else child.text for child in self.children])
            said = "".join([f' {name}="{quoted(value, True)}"' for name, value in self.attributes.items()])
            if not self.name:
                self._text = inner
            elif inner or self.name not in SHAPES:
                self._text = f"<{self.name}{said}>" if self.name in VOID else f"<{self.name}{said}>{inner}</{self.name}>"
            else:
                self._text = f"<{self.name}{said}/>"
        return self._text

    __str__ = __html__ = lambda self: self.text

    @property
    def mark(self) -> bytes:
        """Tells what it is from everything else, in every process."""
        if not self._mark:
            self._mark = blake2b(self.text.encode(), digest_size=9).digest()
        return self._mark

    @property
    def size(self) -> int:
        """How many elements it is, with all inside it."""
        if not self._size:
            self._size = 1 + sum([child.size for child in self.children if isinstance(child, Element)])
        return self._size

    @property
    def texts(self) -> tuple["Element", ...]:
        """Everything written in it: the elements `<text>`, in reading order."""
        if self._texts is None:
            inner = [one for child in self.children if isinstance(child, Element) for one in child.texts]
            self._texts = (self, *inner) if self.name == "text" else tuple(inner)
        return self._texts

    @property
    def label(self) -> str:
        """What it says of itself to somebody who cannot see it; a button's label says what it does instead."""
        return self.attributes.get("aria-label", "") if self.attributes.get("role") == "img" else ""

    @property
    def about(self) -> str:
        """Which thing it is, "kind:id"; "" where it has no meaning of its own."""
        return self.attributes.get("data-about", "")

    def all(self) -> Iterator["Element"]:
        """Itself and everything inside it, in reading order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.all()

    def words(self) -> Iterator[str]:
        """Labels and words in reading order."""
        if self.label:
            yield self.label
        for child in self.children:
            if not isinstance(child, str):
                yield from child.words()
            elif child.strip():
                yield child.strip()

    def but(self, children: Body | None = None, **attributes: str) -> "Element":
        """The same with other children or attributes."""
        return Element(self.name, self.attributes | attributes, self.children if children is None else children)


class Node(Element):
    """A fragment of a drawing: it has an id, a place (none: it lies where its body says), a scale, classes, a body,
    and what else it says: label, role, data attributes."""

    __slots__ = ("at", "cls", "id", "scale")

    def __init__(
        self,
        id: str,
        body: Body,
        at: tuple[float, float] | None = None,
        scale: float = 1,
        cls: str = "",
        said: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.id, self.at, self.scale, self.cls = id, at, scale, cls
        attributes = {"id": id}
        if cls:
            attributes["class"] = cls
        place = f"translate({number(at[0])} {number(at[1])})" if at is not None else ""
        if scale != 1:
            place += f"{' ' if place else ''}scale({scale:.3g})"
        if place:
            attributes["transform"] = place
        attributes.update(said)
        super().__init__("g", attributes, body)


def tag(name: str, *children: Any, cls: str = "", **attributes: str) -> Element:
    """An element of HTML or SVG; children may be elements, bodies, words and numbers. `data_key` is the attribute data-key."""
    said = {"class": cls} if cls else {}
    return Element(name, said | {key.replace("_", "-"): value for key, value in attributes.items()}, body(*children))


def flat(children: Iterable[Any]) -> Iterator[Any]:
    """Things in things, one after the other."""
    for child in children:
        if isinstance(child, tuple | list):
            yield from flat(child)
        else:
            yield child


def body(*children: Any) -> Body:
    """What may stand inside an element, put together."""
    out: list[Child] = []
    for child in flat(children):
        if isinstance(child, Element):
            out.append(child)
        elif out and isinstance(out[-1], str):
            out[-1] += str(child)  # a page knows no two texts side by side
        elif child != "":
            out.append(str(child))
    return tuple(out)


def read(text: str) -> Body:
    """What a template wrote, as elements. A page puts rows of a table into a `tbody`; so does this."""
    opened: list[tuple[str, dict[str, str], list[Child]]] = [("", {}, [])]

    def close(name: str) -> None:
        while opened[-1][0] == "tbody" and name == "table":
            close("tbody")
        made, attributes, children = opened.pop()
        if made != name or not opened:
            raise ValueError(f"</{name}> closes nothing in {text}")
        opened[-1][2].append(Element(made, attributes, tuple(children)))

    for place, piece in enumerate(TAGS.split(text)):
        if place % 2 == 0:
            if piece:
                opened[-1][2].append(unescape(piece))
        elif piece.startswith("</"):
            close(piece[2:-1])
        else:
            name, *rest = piece[1:].rstrip("/>").split(None, 1)
            said = {key: unescape(value) for key, value in ATTRIBUTE.findall(rest[0])} if rest else {}
            if name == "tr" and opened[-1][0] == "table":
                opened.append(("tbody", {}, []))
            opened.append((name, said, []))
            if piece.endswith("/>") or name in VOID:
                close(name)
    if len(opened) > 1:
        raise ValueError(f"<{opened[-1][0]}> is not closed in {text}")
    return tuple(opened[0][2])


class Written(Element):
    """What a template wrote: one element, or as a box whatever it is. It is read when somebody first looks into it."""

    __slots__ = ("boxed",)

    def __init__(self, text: str, boxed: bool = False) -> None:
        self.boxed = boxed
        self._text = text if boxed else text.strip()
        self._mark = b""

    def __getattr__(self, name: str) -> Any:
        """For what is not there yet."""
        children = read(self.text)
        if self.boxed:
            super().__init__("", {}, children, self._text)
        else:
            (one,) = children
            assert isinstance(one, Element), f"not one element: {self._text}"
            super().__init__(one.name, one.attributes, one.children, self._text)
        return getattr(self, name)
