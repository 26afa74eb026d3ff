"""Plain boards: the scenes of the pictures of stone as they were drawn, in flat colours. For print, small pictures and those who want them.

Nothing is made beforehand and nothing is needed but the scenes.
"""

import re
from functools import cache
from typing import Any

from tessera.core.nodes import number
from tessera.look import art
from tessera.look.scene import ROLE, SCENES, body, faces, role
from tessera.look.tints import TINTS, Tints

SHAPE = re.compile(r'<path class="(\w+)"[^>]*? d="([^"]*)"/>')
DEPTHS = ((96, 2), (46, 1), (13, 0))  # how wide round a coast the sea is of a shallower tint
DIM = 0.7  # of its light a card's ground keeps in the dark
IMAGE = re.compile(r'<image class="art" data-art="[0-9a-f]+/art/([\w/-]+)"([^>]*)/>')
FACE = re.compile(
    r'<svg class="face" viewBox="([\d.]+) ([\d.]+) [\d. ]+"([^>]*)><image class="art" data-art="[0-9a-f]+/art/([\w/-]+)"[^>]*/></svg>'
)


@cache
def drawn(name: str, theme: str) -> str:
    """What stands inside the SVG of a picture, "" where there is none of this name."""
    path = SCENES / f"{name}.svg"
    if not path.exists():
        return "".join(sheet(name, theme).values())
    text = path.read_text(encoding="utf-8")
    if '<path class="land"' in text:
        return chart(text, TINTS[theme], art.listed()[name]["size"], art.listed()[name].get("tones", ()))
    return coloured(body(path)[0], theme)


def coloured(scene: str, theme: str) -> str:
    """Every role in its usual colour. Cards keep theirs in the dark, as in stone: only their ground (k...) steps back."""

    def colour(found: re.Match[str]) -> str:
        if theme != "cards":
            return role(found[1]).colours(theme)[0]
        usual = role(found[1]).light[0]
        return dimmed(usual) if found[1].startswith("k") else usual

    return ROLE.sub(colour, re.sub(r">\s+<", "><", scene))


def dimmed(colour: str) -> str:
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * DIM):02X}" for i in (1, 3, 5))


@cache
def sheet(name: str, theme: str) -> dict[str, str]:
    """The faces of a sheet, each where it lies on it."""
    path = SCENES / f"{name}.toml"
    lit = "cards" if theme == "dark" else theme
    return {which: coloured(one, lit) for which, one in faces(path)[0].items()} if path.exists() else {}


def chart(scene: str, tints: Tints, size: Any, tones: Any) -> str:
    """A map: the sea paler toward the coasts, every province in its tint."""
    shapes = SHAPE.findall(scene)
    land = "".join(d for kind, d in shapes if kind == "land")
    sea, inks = tints.sea.split(), tints.provinces.split()
    colours = {i: inks[tone] for i, tone in enumerate(tones)}
    owned = [(kind, d) for kind, d in shapes if kind in ("province", "wild")]
    rivers = "".join(d for kind, d in shapes if kind == "river")
    w, h = size
    out = [f'<rect fill="{sea[3]}" width="{w:g}" height="{h:g}"/><g stroke-linejoin="round" stroke-linecap="round" fill="none">']
    out += [f'<path stroke="{sea[tint]}" stroke-width="{wide}" d="{land}"/>' for wide, tint in DEPTHS]
    out.append(f'</g><clipPath id="flat-land"><path clip-rule="evenodd" d="{land}"/></clipPath><g clip-path="url(#flat-land)">')
    out.append(f'<rect fill="{tints.wild}" width="{w:g}" height="{h:g}"/>')
    out += [
        f'<path fill="{colours.get(i, inks[i % 6])}" fill-rule="evenodd" stroke="{tints.border}" stroke-width="2" d="{d}"/>'
        for i, (kind, d) in enumerate(owned)
        if kind == "province"
    ]
    out.append(f'<path fill="none" stroke="{tints.river}" stroke-width="2" stroke-linecap="round" d="{rivers}"/></g>')
    out.append(f'<path fill="none" stroke="{tints.coast}" stroke-width="1.6" stroke-linejoin="round" d="{land}"/>')
    return "".join(out)


def file(name: str, theme: str) -> str:
    """A picture of its own; "" where there is none of this name."""
    if name not in art.listed():
        return ""
    w, h = (number(n) for n in art.listed()[name]["size"])
    inner = drawn(name, theme)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{inner}</svg>'


def instead(board: str, theme: str) -> str:
    """A drawing with flat pictures in the place of its stones."""

    def face(found: re.Match[str]) -> str:
        left, top, place, name = found.groups()
        listed = art.listed()[name]
        which = next(one for one, at in listed["at"].items() if at == [float(left), float(top)])
        box = " ".join((left, top, *(number(n) for n in listed["face"])))
        return f'<svg class="face" viewBox="{box}"{place}>{sheet(name, theme)[which]}</svg>'

    def picture(found: re.Match[str]) -> str:
        w, h = (number(n) for n in art.listed()[found[1]]["size"])
        return f'<svg class="flat" viewBox="0 0 {w} {h}"{found[2]}>{drawn(found[1], theme)}</svg>'

    return IMAGE.sub(picture, FACE.sub(face, board))
