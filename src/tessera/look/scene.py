"""Scenes: flat SVG drawings with the names of roles in place of colours, and the palette that says what stone a role is.

`mosaic` lays them in stone; drawn as they are, in the first colour of every role, they are the plain boards (`flat`).
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

SCENES = Path(__file__).parent / "mosaic" / "scenes"
ROLE = re.compile(r"@(\w+)")
PALE = ("kcream",)  # grounds of faces on which a pale rim would be lost
SMALL = "Small"  # the same colours in stones half the size, for figures below 60 units


class Role(NamedTuple):
    """A stone: `rows` follow every contour, `floor` is a calm grid after a few such rows, `slab` polished marble, `fresco` plaster."""

    kind: str
    light: tuple[str, ...]
    dark: tuple[str, ...]
    size: float = 0.0  # of a stone in board units; 0: as the sheet says
    rows: int = 2
    joint: float = 0.0  # width of the joints against the usual
    unrest: float = 1.0  # how much stones differ
    mortar: float = 0.0  # how much mortar is seen in a joint

    def colours(self, theme: str) -> tuple[str, ...]:
        return self.light if theme == "light" else self.dark


@cache
def palette() -> dict[str, Role]:
    said: dict[str, dict[str, Any]] = tomllib.loads((SCENES / "palette.toml").read_text(encoding="utf-8"))["role"]
    return {name: Role(**found | {t: tuple(found[t].split()) for t in ("light", "dark")}) for name, found in said.items()}


def role(name: str) -> Role:
    """A role by its name; one that ends in Small is the same in small stones."""
    found = palette().get(name)
    if found is None and name.endswith(SMALL):
        found = palette()[name.removesuffix(SMALL)]._replace(kind="rows", size=2.3, joint=0.42, unrest=0.8, mortar=0.3)
    if found is None:
        raise KeyError(f"no role {name!r} in {SCENES / 'palette.toml'}")
    return found


@cache
def emblem(name: str) -> str:
    """What stands inside the SVG of an emblem."""
    text = (SCENES / "emblems" / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


def body(path: Path) -> tuple[str, tuple[float, float]]:
    """A scene's drawing and size. `<use href="emblem:ship" ...>` brings an emblem; class="small" in small stones."""
    text = path.read_text(encoding="utf-8")
    wide, high = (float(n) for n in re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)[0])
    inner = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    inner = re.sub(r"<(metadata|title|desc)>.*?</\1>|<!--.*?-->", "", inner, flags=re.S)

    def brought(found: re.Match[str]) -> str:
        drawn = emblem(found[1])
        if 'class="small"' in found[2]:
            drawn = small(drawn)
        place = re.search(r'transform="[^"]*"', found[2])
        return f"<g {place[0] if place else ''}>{drawn}</g>"

    return re.sub(r'<use href="emblem:([\w-]+)"([^>]*)/>', brought, inner), (wide, high)


def small(drawn: str) -> str:
    return ROLE.sub(lambda found: f"@{found[1]}{SMALL}", drawn)


def rimmed(drawn: str, rim: str, width: float) -> str:
    """A drawing with a contour of one colour round everything, so that it reads on any ground."""
    once = ROLE.sub(f"@{rim}", drawn)
    wide = re.sub(r'stroke-width="([\d.]+)"', lambda found: f'stroke-width="{float(found[1]) + width}"', once)
    wide = wide.replace(f'fill="@{rim}"', f'fill="@{rim}" stroke="@{rim}" stroke-width="{width}" stroke-linejoin="round"')
    return wide + drawn


# ---- card faces --------------------------------------------------------------------------------------------------


def faces(path: Path) -> tuple[dict[str, str], tuple[float, float], dict[str, Any]]:
    """A sheet of card faces, each drawn where it lies on it; the size of the sheet; that of a face, and where each lies."""
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    (w, h), columns = said["size"], said["columns"]
    at = {name: [w * (i % columns), h * (i // columns)] for i, name in enumerate(said["face"])}
    drawn = {
        n: f'<g transform="translate({at[n][0]} {at[n][1]})">{face(figure, ground, beside, w, h)}</g>'
        for n, (figure, ground, *beside) in said["face"].items()
    }
    rows = -(-len(at) // columns)
    return drawn, (w * columns, h * rows), {"face": [w, h], "at": at}


def face(figure: str, ground: str, beside: list[str], w: float, h: float) -> str:
    """An emblem in the middle of its ground; with others beside it they stand on one line, smaller."""
    k = (min(h, w) - 6) / 100
    one, _, other = figure.partition("+")
    drawn = "" if not one else emblem(one) if not other else pair(emblem(one), emblem(other), w > 2 * h)
    if drawn and ground not in PALE:
        drawn = rimmed(drawn, "rim", 6)
    side = 0.64 * h
    others = "".join(
        f'<g transform="translate({x:.2f} {h - side - 6:.2f}) scale({side / 100:.3f})">{rimmed(emblem(name), "rim", 7)}</g>'
        for name, x in zip(beside, (w / 10 - 1, 0.9 * w + 1 - side), strict=False)
        if name
    )
    return (
        f'<rect fill="@line" width="{w}" height="{h}"/><rect fill="@{ground}" x="1.5" y="1.5" width="{w - 3}" height="{h - 3}"/>'
        f'<g transform="translate({w / 2 - 50 * k:.2f} {h / 2 - 50 * k:.2f}) scale({k:.3f})">{drawn}</g>{others}'
    )


def pair(one: str, other: str, wide: bool) -> str:
    """Two emblems on one face: side by side where there is room, else one behind the other."""
    if wide:
        return f'<g transform="translate(-62 0)">{one}</g><g transform="translate(62 0)">{other}</g>'
    return f'<g transform="translate(-6 -4) scale(.66)">{one}</g><g transform="translate(40 38) scale(.66)">{other}</g>'
