"""Scenes: flat SVG drawings with the names of roles in place of colours, and the palette that says what stone a role is."""

import io
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

SCENES = Path(__file__).parent / "scenes"
ROLE = re.compile(r"@(\w+)")
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


def raster(
    drawn: str, size: tuple[int, int], box: tuple[float, float, float, float], smooth: bool = False
) -> npt.NDArray[np.uint8]:
    """A drawing as pixels, RGBA."""
    view = " ".join(f"{n:g}" for n in box)
    edges = "" if smooth else ' shape-rendering="crispEdges"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{size[0]}" height="{size[1]}"{edges}>{drawn}</svg>'
    made = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=text, width=size[0])))).convert("RGBA")
    return np.asarray(made)


def labels(drawn: str, size: tuple[int, int], box: tuple[float, float, float, float]) -> tuple[npt.NDArray[np.int16], list[str]]:
    """Which role every pixel has, -1 for none, and the roles by number."""
    names = sorted(set(ROLE.findall(drawn)))
    code = {name: (8 + 30 * (i % 8), 8 + 30 * (i // 8 % 8), 8 + 30 * (i // 64)) for i, name in enumerate(names)}
    flat = ROLE.sub(lambda found: "#{:02x}{:02x}{:02x}".format(*code[found[1]]), drawn)
    seen = raster(flat, size, box).astype(np.int32)
    out = np.full(seen.shape[:2], -1, np.int16)
    for i, name in enumerate(names):
        out[(np.abs(seen[..., :3] - np.array(code[name])).max(-1) < 3) & (seen[..., 3] > 127)] = i
    return out, names
