"""Pictures made by `look/mosaic` and checked in: which there are, and how a drawing names them.

A drawing says `<image class="art" data-art="MARK/art/GAME/NAME">`, without a file: the page adds theme and density, and a standalone
picture puts the file inside. What is of class `vector` is seen until it is there.
"""

import base64
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from tessera.core.nodes import Body, number, tag

STATIC = Path(__file__).parent / "static"
NAMED = re.compile(r'<image class="art" data-art="[0-9a-f]+/([\w/-]+)"')


@cache
def listed() -> dict[str, dict[str, Any]]:
    """What was made, by name; empty where nothing was."""
    path = STATIC / "art" / "art.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def whole(name: str, x: float = 0, y: float = 0) -> Body:
    """A picture at its place on the board; nothing if there is none of this name."""
    found = listed().get(name)
    return (image(name, x, y, *found["size"]),) if found else ()


@cache
def face(name: str, which: str, x: float, y: float, w: float, h: float = 0) -> Body:
    """One face of a sheet, `w` wide and, where `h` is given, cut to this height; nothing if the sheet has no such face."""
    found = listed().get(name, {})
    if which not in found.get("at", {}):
        return ()
    (left, top), (wide, high) = found["at"][which], found["face"]
    box = f"{number(left)} {number(top)} {number(wide)} {number(high)}"
    place = {"x": number(x), "y": number(y), "width": number(w), "height": number(h or w * high / wide)}
    cut = {"preserveAspectRatio": "xMidYMid slice"} if h else {}
    return (tag("svg", image(name, 0, 0, *found["size"]), cls="face", viewBox=box, **place, **cut),)


def image(name: str, x: float, y: float, w: float, h: float) -> Any:
    named = {"data_art": f"{listed()[name]['mark']}/art/{name}"}
    place = {"x": number(x), "y": number(y), "width": number(w), "height": number(h)}
    return tag("image", cls="art", **named, **place, preserveAspectRatio="none")


FACE = re.compile(r'<svg class="face"[^>]*><image class="art"[^>]*/></svg>')


def grounded(drawn: str) -> bool:
    """Does a picture lie below it, so that the plain ground is not needed?"""
    return '<image class="art"' in FACE.sub("", drawn)


def inside(drawn: str, theme: str) -> str:
    """A drawing with its pictures put inside, so that it stands alone."""

    @cache
    def data(name: str) -> str:
        return base64.b64encode((STATIC / f"{name}-{theme}.webp").read_bytes()).decode()

    return NAMED.sub(lambda found: f'<image class="art" href="data:image/webp;base64,{data(found[1])}"', drawn)
