"""Scenes as pixels."""

import io

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

from tessera.look.scene import ROLE


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
