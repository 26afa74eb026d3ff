"""What a fragment's change comes to, said in a few words, so that the page parses little: usually a number, a place or a class.

A patch is a list of changes. Each begins with `n`, which counts the fragment's elements in reading order as they were before the patch
(0 is the outermost one), and then says

    [n, "class", "now"]      the attribute is this now (None: it goes)
    [n, 2, "text"]           the text that is the element's child number 2 is this now
    [n, 2, 1, "<b>x</b>"]    at its child number 2: one child goes, and these come
"""

import re
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from html import escape, unescape
from typing import Any

Patch = list[list[Any]]

TAGS = re.compile(r"(<[^>]*>)")
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
VOID = frozenset(("input", "br", "img", "hr"))
MARKS = ("id", "data-key", "title")  # what tells brothers and sisters apart: the first of them an element has


@dataclass(eq=False)
class Element:
    number: int
    name: str
    attributes: dict[str, str]
    source: str = ""
    children: list["Element | str"] = field(default_factory=list)

    @property
    def sign(self) -> tuple[str, ...]:
        known = (self.attributes[mark] for mark in MARKS if mark in self.attributes)
        return (self.name, next(known, ""))


@lru_cache(maxsize=2048)
def tree(text: str) -> Element | None:
    """The elements of one fragment; None if it is not exactly one element."""
    pieces = TAGS.split(text)
    opened: list[tuple[Element, int]] = []
    root: Element | None = None
    count = at = 0
    for number, piece in enumerate(pieces):
        start, at = at, at + len(piece)
        if not piece:
            continue
        if number % 2 == 0 or not opened:
            if number % 2 == 0 and opened:
                opened[-1][0].children.append(piece)
                continue
            if number % 2 == 0 or root is not None:
                return None
        if piece.startswith("</"):
            done, begun = opened.pop()
            done.source = text[begun:at]
            continue
        name, *rest = piece[1:].rstrip("/>").split(None, 1)
        made = Element(count, name, {key: unescape(value) for key, value in ATTRIBUTE.findall(rest[0] if rest else "")})
        count += 1
        if name == "tr" and opened and opened[-1][0].name == "table":
            return None  # the page would have a tbody here, and count otherwise
        if opened:
            opened[-1][0].children.append(made)
        else:
            root = made
        if piece.endswith("/>") or name in VOID:
            made.source = piece
        else:
            opened.append((made, start))
    return None if opened else root


@lru_cache(maxsize=2048)
def patch(before: str, after: str) -> Patch | None:
    """What makes `before` into `after`; None if most of it is new."""
    old, new = tree(before), tree(after)
    if old is None or new is None or old.name != new.name:
        return None
    found: Patch = []
    compare(old, new, found)
    return found if 2 * sum(len(change[3]) for change in found if len(change) == 4) < len(after) else None


def compare(old: Element, new: Element, found: Patch) -> None:
    if old.source == new.source:
        return
    found += [[old.number, name, None] for name in old.attributes if name not in new.attributes]
    found += [[old.number, name, value] for name, value in new.attributes.items() if old.attributes.get(name) != value]
    steps: list[tuple[str, int, int, int, int]] = [("equal", 0, len(old.children), 0, len(new.children))]
    if [kind(one) for one in old.children] != [kind(one) for one in new.children]:  # not the same elements in the same order
        steps = list(SequenceMatcher(None, signs(old), signs(new), autojunk=False).get_opcodes())
    for what, start, end, first, last in reversed(steps):  # from the end, so that the places before it still count
        if what != "equal":
            fresh = "".join(one if isinstance(one, str) else one.source for one in new.children[first:last])
            found.append([old.number, start, end - start, fresh])
            continue
        for n, (was, now) in enumerate(zip(old.children[start:end], new.children[first:last], strict=True), start):
            if isinstance(was, Element) and isinstance(now, Element):
                compare(was, now, found)
            elif isinstance(now, str) and was != now:
                found.append([old.number, n, unescape(now)])


def kind(child: Element | str) -> str:
    return "" if isinstance(child, str) else child.name


def signs(element: Element) -> list[tuple[str, ...]]:
    return [(child,) if isinstance(child, str) else child.sign for child in element.children]


def patched(text: str, changes: Patch) -> str:
    """`text` with a patch carried out, as the page does it; for programs and tests. It may be written otherwise, see `normal`."""
    root = tree.__wrapped__(text)
    assert root is not None
    elements: list[Element] = []

    def number(element: Element) -> None:
        elements.append(element)
        for child in element.children:
            if isinstance(child, Element):
                number(child)

    number(root)
    for n, what, *more in changes:
        element = elements[n]
        if isinstance(what, str):
            if more[0] is None:
                element.attributes.pop(what, None)
            else:
                element.attributes[what] = more[0]
        elif len(more) == 1:
            element.children[what] = escape(more[0], quote=False)
        else:
            element.children[what : what + more[0]] = [more[1]] if more[1] else []
    return written(root)


def written(element: Element | str) -> str:
    """An element as text, its attributes in the order of their names."""
    if isinstance(element, str):
        return element
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in sorted(element.attributes.items()))
    end = "" if element.name in VOID else f"</{element.name}>"
    return f"<{element.name}{attributes}>{''.join(map(written, element.children))}{end}"


def normal(text: str) -> str:
    """However a text is written, the same elements and words give the same."""
    root = tree.__wrapped__(f"<p>{text}</p>")
    return unescape("".join(map(written, root.children))) if root is not None else text
