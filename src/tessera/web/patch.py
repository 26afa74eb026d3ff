"""What a fragment's change comes to, said in a few words, so that the page parses little: usually a number, a place or a class.

This is the one place where two drawings are compared; the page only carries out what it is told. A patch is a list of changes. Each
begins with `n`, which counts the fragment's elements in reading order as they were before the patch (0 is the outermost one), and then says

    [n, "class", "now"]      the attribute is this now (None: it goes)
    [n, 2, "text"]           the text that is the element's child number 2 is this now
    [n, 2, 1, "<b>x</b>"]    at its child number 2: one child goes, and these come
"""

from difflib import SequenceMatcher
from typing import Any

from tessera.core.nodes import Body, Child, Element, Written, read, tag

Patch = list[list[Any]]

MARKS = ("id", "data-key", "title")  # what tells brothers and sisters apart: the first of them an element has


def patch(before: Element, after: Element) -> Patch | None:
    """What makes `before` into `after`; None if it is another element."""
    return changes(before, after, 0) if before.name == after.name else None


def own_changes(old: Element, new: Element, n: int) -> Patch:
    gone = [[n, name, None] for name in old.attributes if name not in new.attributes]
    return gone + [[n, name, value] for name, value in new.attributes.items() if old.attributes.get(name) != value]


def changes(old: Element, new: Element, n: int) -> Patch:
    """`n`: the number of `old`, which its children count on from. Where most of an element's content would come in several pieces, all of
    it comes anew; the element itself stays, so that a piece that changes as it moves is still seen to move."""
    if alike(old, new):
        return []
    found = within(old, new, n)
    pieces = [len(change[3]) for change in found if len(change) == 4]
    if len(pieces) > 1 and 2 * sum(pieces) >= len(new.text):
        found = [[n, 0, len(old.children), tag("", new.children).text]]
    return own_changes(old, new, n) + found


def alike(old: Element, new: Element) -> bool:
    """The same element with the same things in it."""
    if old is new:
        return True
    if old.name != new.name or len(old.children) != len(new.children) or old.attributes != new.attributes:
        return False
    for was, now in zip(old.children, new.children, strict=True):
        if isinstance(was, Element) and isinstance(now, Element):
            if not alike(was, now):
                return False
        elif was != now:
            return False
    return True


def within(old: Element, new: Element, n: int) -> Patch:
    found: Patch = []
    numbers = numbered(old, n)
    steps: list[tuple[str, int, int, int, int]] = [("equal", 0, len(old.children), 0, len(new.children))]
    if [kind(one) for one in old.children] != [kind(one) for one in new.children]:  # not the same elements in the same order
        steps = list(SequenceMatcher(None, signs(old), signs(new), autojunk=False).get_opcodes())
    for what, start, end, first, last in reversed(steps):  # from the end, so that the places before it still count
        if what != "equal":
            found.append([n, start, end - start, tag("", new.children[first:last]).text])
            continue
        for place, (was, now) in enumerate(zip(old.children[start:end], new.children[first:last], strict=True), start):
            if isinstance(was, Element) and isinstance(now, Element):
                found += changes(was, now, numbers[place])
            elif isinstance(now, str) and was != now:
                found.append([n, place, now])
    return found


def numbered(element: Element, n: int) -> list[int]:
    """The number of each child; a text has the one that would come next."""
    out, at = [], n + 1
    for child in element.children:
        out.append(at)
        at += child.size if isinstance(child, Element) else 0
    return out


def kind(child: Child) -> str:
    return "" if isinstance(child, str) else child.name


def signs(element: Element) -> list[tuple[str, ...]]:
    return [(child,) if isinstance(child, str) else sign(child) for child in element.children]


def sign(element: Element) -> tuple[str, ...]:
    return (element.name, next((element.attributes[mark] for mark in MARKS if mark in element.attributes), ""))


# ---- for programs and tests: the page in Python -----------------------------------------------------------------


def patched(text: str, changes: Patch) -> str:
    """`text` with a patch carried out, as the page does it."""
    root = Written(text)
    told: dict[int, Patch] = {}
    for n, *change in changes:
        told.setdefault(n, []).append(change)
    return carried_out(root, 0, told).text


def carried_out(element: Element, n: int, told: dict[int, Patch]) -> Element:
    children: list[Any] = [
        child if isinstance(child, str) else carried_out(child, number, told)
        for child, number in zip(element.children, numbered(element, n), strict=True)
    ]
    attributes: dict[str, Any] = dict(element.attributes)  # None: it goes
    for what, *more in told.get(n, []):
        if isinstance(what, str):
            attributes[what] = more[0]
        elif len(more) == 1:
            children[what] = more[0]
        else:
            children[what : what + more[0]] = [read(more[1])] if more[1] else [()]
    kept = {name: value for name, value in attributes.items() if value is not None}
    return Element(element.name, kept, tag("", children).children)


def normal(text: Any) -> str:
    """However a text is written, the same elements and words give the same."""
    return "".join(one if isinstance(one, str) else sorted_out(one).text for one in read(str(text)))


def sorted_out(element: Element) -> Element:
    inner: Body = tuple(one if isinstance(one, str) else sorted_out(one) for one in element.children)
    return Element(element.name, dict(sorted(element.attributes.items())), inner)
