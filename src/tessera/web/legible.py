"""Nothing on a board is written smaller than 11 pixels: what would be is drawn larger, for each size at which a board is shown.

A page says how large its board stands by the form it asks for. Boards lay out their words anew for the text scale of that form (`pen.ts`);
whatever is still too small, numbers on pieces above all, grows where it stands.
"""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tessera.core.nodes import Child, Element

READABLE = 11.0  # pixels
SCALE = re.compile(r"scale\(([\d.]+)")
HALF = 0.35  # of a letter's height lies above its middle


class Desk(NamedTuple):
    """A whole board at some size: the text scale its words are laid out for, and the pixels per unit from which on it is shown."""

    ts: float
    least: float

    @property
    def floor(self) -> float:
        """The smallest letters, in units of the board."""
        return READABLE / self.least


DESKS = {"desk": Desk(1, 0.95), "desk-1": Desk(1, 0.85), "desk-2": Desk(1.15, 0.745), "desk-3": Desk(1.35, 0.63)}
MOST = DESKS["desk-3"].floor  # larger letters would meet their neighbours
NARROW = 320  # pixels across: the smallest phone
WORDLESS = -1.0  # in place of a size


def phone_floor(wide: float) -> float:
    """The smallest letters on a view of this width, in its units: readable where the whole width is on the smallest phone, if they can
    be; else the view is wider than the phone and is pushed about."""
    return min(MOST, READABLE * wide / NARROW)


def legible(fragments: Mapping[str, Element], floor: float) -> dict[str, Element]:
    """The same fragments, with nothing in them written smaller than `floor` units."""
    return {key: grown(node, floor) for key, node in fragments.items()}


def wordless(fragments: Mapping[str, Element]) -> dict[str, Element]:
    """The same fragments without words: for a view of everything at once, on which they could not be read."""
    return {key: bare(node) for key, node in fragments.items()}


def bare(element: Element) -> Element:
    return kept(element, WORDLESS, unworded)


def grown(element: Element, floor: float) -> Element:
    """The same element, if there is nothing in it that has to grow."""
    return kept(element, floor, enlarged)


def kept(element: Element, floor: float, make: Callable[[Element, float], Element]) -> Element:
    """Made once for each size, and as long as the element is there: pieces are the same objects from one drawing to the next."""
    if not element.texts:
        return element
    others = element.others
    if floor not in others:
        made = make(element, floor)
        others[floor] = None if made is element else made
    return others[floor] or element


def unworded(element: Element, _floor: float) -> Element:
    inner = [child if isinstance(child, str) else bare(child) for child in element.children if child not in element.texts]
    return Element(element.name, element.attributes, tuple(inner))


def enlarged(element: Element, floor: float) -> Element:
    within = round(floor / scale_of(element), 2)
    if element.name == "text":
        return larger(element, within)
    inner: list[Child] = [child if isinstance(child, str) else grown(child, within) for child in element.children]
    if all(one is other for one, other in zip(inner, element.children, strict=True)):
        return element
    return Element(element.name, element.attributes, tuple(inner))


def larger(text: Element, floor: float) -> Element:
    """Letters of this height, in the middle of where the smaller ones stood."""
    size = float(text.attributes.get("font-size", 0))
    if not 0 < size < floor:
        return text
    y = float(text.attributes.get("y", 0)) + HALF * (floor - size)
    return Element("text", text.attributes | {"font-size": f"{floor:.1f}", "y": f"{y:.1f}"}, text.children)


def scale_of(element: Element) -> float:
    """By how much it shows what is inside it larger or smaller."""
    if element.name == "svg" and "viewBox" in element.attributes:
        return float(element.attributes["width"]) / float(element.attributes["viewBox"].split()[2])
    found = SCALE.search(element.attributes.get("transform", ""))
    return float(found[1]) if found else 1
