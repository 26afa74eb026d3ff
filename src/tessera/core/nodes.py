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
VOID = frozenset(("input", "br", "img", "hr", "wbr"))  # HTML's elements without an end
TAGS = re.compile(r"(<[^>]*>)")
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')


def number(value: float) -> str:
    """At most one decimal, none where it would be zero: short, and the same in every process."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def quoted(text: str, within: bool = False) -> str:
    """As it may stand between two tags, or `within` one. Most texts and values need nothing; looking is cheaper than replacing."""
    if "&" not in text and "<" not in text and ">" not in text and '"' not in text:
        return text
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&#34;" if within else '"')


class Element:
    """A name, attributes, children. Without a name it is a box: nothing but its children."""

    def __init__(self, name: str, attributes: dict[str, str], children: Body = (), text: str | None = None) -> None:
        self._name: str = name
        self._attributes: dict[str, str] = attributes
        self._children: Body = children
        self._text: str | None = text
        self._mark = b""
        self._size = 0
        self._texts: tuple[Element, ...] | None = None
        self._others: dict[float, Element | None] | None = None

    @property
    def name(self) -> str:
        """What kind of element it is; "" for a box."""
        return self._name

    @property
    def attributes(self) -> dict[str, str]:
        """What it says of itself, by name."""
        return self._attributes

    @property
    def children(self) -> Body:
        """What is inside it: elements and texts."""
        return self._children

    @property
    def text(self) -> str:
        """As it is written on the wire."""
        if self._text is None:
            self._text = self.written()
        return self._text

    def written(self) -> str:
        """The text of it, made anew. What is inside it keeps none of its own: it would lie in memory once for every level."""
        pieces: list[str] = []
        self.write(pieces)
        return "".join(pieces)

    def write(self, pieces: list[str]) -> None:
        """Its text, piece by piece."""
        if self._text is not None:
            pieces.append(self._text)
            return
        name = self._name
        if name:
            pieces.append("<" + name)
            for key, value in self._attributes.items():
                pieces.append(f' {key}="{quoted(value, True)}"')
            if not self._children and name in SHAPES:
                pieces.append("/>")
                return
            pieces.append(">")
        for child in self._children:
            if isinstance(child, str):
                pieces.append(quoted(child))
            else:
                child.write(pieces)
        if name and name not in VOID:
            pieces.append("</" + name + ">")

    def __str__(self) -> str:
        return self.text

    def __html__(self) -> str:
        return self.text

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
    def others(self) -> dict[float, Union["Element", None]]:
        """What was made of it for other sizes, by size; None: itself. It goes when the element goes."""
        if self._others is None:
            self._others = {}
        return self._others

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


def body(*children: Any) -> Body:
    """What may stand inside an element, put together."""
    out: list[Child] = []
    gather(children, out)
    return tuple(out)


def gather(children: Iterable[Any], out: list[Child]) -> None:
    """Things in things, one after the other."""
    for child in children:
        if isinstance(child, (tuple, list)):
            gather(child, out)
        elif isinstance(child, Element):
            out.append(child)
        elif out and isinstance(out[-1], str):
            out[-1] += str(child)  # a page knows no two texts side by side
        elif child != "":
            out.append(str(child))


Opened = list[tuple[str, dict[str, str], list[Child]]]


def read(text: str) -> Body:
    """What a template wrote, as elements. A page puts rows of a table into a `tbody`; so does this."""
    opened: Opened = [("", {}, [])]
    pieces: list[str] = TAGS.split(text)
    for place, piece in enumerate(pieces):
        if place % 2 == 0:
            if piece:
                opened[-1][2].append(unescape(piece))
        elif piece.startswith("</"):
            close(opened, piece[2:-1], text)
        else:
            name, *rest = piece[1:].rstrip("/>").split(None, 1)
            said = attributes_in(rest[0]) if rest else {}
            if name == "tr" and opened[-1][0] == "table":
                opened.append(("tbody", {}, []))
            opened.append((name, said, []))
            if piece.endswith("/>") or name in VOID:
                close(opened, name, text)
    if len(opened) > 1:
        raise ValueError(f"<{opened[-1][0]}> is not closed in {text}")
    return tuple(opened[0][2])


def attributes_in(text: str) -> dict[str, str]:
    """The attributes written in a tag."""
    found: list[tuple[str, str]] = ATTRIBUTE.findall(text)
    return {key: unescape(value) for key, value in found}


def close(opened: Opened, name: str, text: str) -> None:
    """Ends the innermost open element, which must have this name; a table ends the body that nobody wrote."""
    while opened[-1][0] == "tbody" and name == "table":
        close(opened, "tbody", text)
    made, attributes, children = opened.pop()
    if made != name or not opened:
        raise ValueError(f"</{name}> closes nothing in {text}")
    opened[-1][2].append(Element(made, attributes, tuple(children)))


class Written(Element):
    """What a template wrote: one element, or as a box whatever it is. It is read when somebody first looks into it."""

    def __init__(self, text: str, boxed: bool = False) -> None:
        super().__init__("", {}, (), text if boxed else text.strip())
        self.boxed, self.unread = boxed, True

    def look(self) -> None:
        """Reads it, once."""
        children = read(self.text)
        if self.boxed:
            self._children = children
        else:
            (one,) = children
            assert isinstance(one, Element), f"not one element: {self._text}"
            self._name, self._attributes, self._children = one.name, one.attributes, one.children
        self.unread = False

    @property
    def name(self) -> str:
        """As in Element; reads what was written."""
        if self.unread:
            self.look()
        return self._name

    @property
    def attributes(self) -> dict[str, str]:
        """As in Element; reads what was written."""
        if self.unread:
            self.look()
        return self._attributes

    @property
    def children(self) -> Body:
        """As in Element; reads what was written."""
        if self.unread:
            self.look()
        return self._children
