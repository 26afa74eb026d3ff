"""The usual change of a fragment: the same elements with another number, place or class. Said in a few words, so that the page parses nothing.

A patch is a list of `[n, what, value]`: `n` counts the elements of the fragment in reading order, 0 is its outermost one. `what` is the
name of an attribute (`value` None: it goes), or 0 for the text at the element's beginning, or 1 for the text right after its end.
"""

import re
from functools import lru_cache
from html import escape, unescape

Patch = list[list[int | str | None]]

TAGS = re.compile(r"(<[^>]*>)")
NAME = re.compile(r"<([\w:-]+)")
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
VOID = frozenset(("input", "br", "img", "hr"))


@lru_cache(maxsize=4096)
def patch(before: str, after: str) -> Patch | None:
    """What makes `before` into `after`; None if their elements differ, or if a text comes or goes."""
    old, new = TAGS.split(before), TAGS.split(after)
    if len(old) != len(new) or old[0] != new[0]:
        return None
    found: Patch = []
    opened: list[int] = []
    last, side, count = 0, 0, 0  # the element whose tag was just read, and whether the text belongs inside it or after it
    for number in range(1, len(old), 2):
        was, now = old[number], new[number]
        if was.startswith("</"):
            if was != now:
                return None
            last, side = opened.pop(), 1
        else:
            name = NAME.match(was)
            if name is None:
                return None
            if was != now:
                again = NAME.match(now)
                if again is None or again[1] != name[1]:
                    return None
                found += attributes(count, was[name.end() :], now[name.end() :])
            last, side = count, 0
            count += 1
            if was.endswith("/>") or name[1] in VOID:
                side = 1
            else:
                opened.append(last)
        if old[number + 1] != new[number + 1]:
            if not old[number + 1] or not new[number + 1] or not opened:
                return None
            found.append([last, side, unescape(new[number + 1])])
    return found


def attributes(number: int, before: str, after: str) -> Patch:
    old = {name: unescape(value) for name, value in ATTRIBUTE.findall(before)}
    new = {name: unescape(value) for name, value in ATTRIBUTE.findall(after)}
    gone: Patch = [[number, name, None] for name in old if name not in new]
    return gone + [[number, name, value] for name, value in new.items() if old.get(name) != value]


def patched(text: str, changes: Patch) -> str:
    """`text` with a patch carried out, as the page does it; for programs and tests. Signs may be escaped otherwise than in the original."""
    pieces = TAGS.split(text)
    places: list[list[int]] = []  # of each element: its opening tag, the text after that, and the text after its end
    opened: list[int] = []
    for number in range(1, len(pieces), 2):
        tag = pieces[number]
        if tag.startswith("</"):
            places[opened.pop()][2] = number + 1
            continue
        places.append([number, number + 1, number + 1])
        name = NAME.match(tag)
        if not tag.endswith("/>") and name is not None and name[1] not in VOID:
            opened.append(len(places) - 1)
    for n, what, value in changes:
        assert isinstance(n, int)
        if isinstance(what, int):
            pieces[places[n][1 + what]] = escape(str(value), quote=False)
        else:
            pieces[places[n][0]] = with_attribute(pieces[places[n][0]], str(what), None if value is None else str(value))
    return "".join(pieces)


def with_attribute(tag: str, name: str, value: str | None) -> str:
    found = re.compile(rf' {re.escape(name)}(="[^"]*")?(?=[\s/>])')
    wanted = "" if value is None else f' {name}="{escape(value)}"'
    if found.search(tag):
        return found.sub(lambda _: wanted, tag, count=1)
    return re.sub(r"\s*(/?>)$", lambda end: wanted + end[1], tag)
