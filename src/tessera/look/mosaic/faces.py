"""Card faces in one sheet: each an emblem on coloured stones, all alike in size."""

import tomllib
from typing import Any

from tessera.look.mosaic.finish import Floor
from tessera.look.mosaic.laying import Mesh
from tessera.look.mosaic.scene import emblem, rimmed
from tessera.look.mosaic.store import Asset

STONE = 2.5  # of a figure; those of its ground are larger by a third
PALE = ("kcream",)  # grounds on which a pale rim would be lost


def placed(asset: Asset) -> tuple[str, tuple[float, float], dict[str, Any]]:
    """The sheet as one drawing, its size, and where each face lies on it."""
    said = tomllib.loads(asset.scene.read_text(encoding="utf-8"))
    (w, h), columns = said["size"], said["columns"]
    at = {name: [w * (i % columns), h * (i // columns)] for i, name in enumerate(said["face"])}
    drawn = "".join(
        f'<g transform="translate({at[n][0]} {at[n][1]})">{face(figure, ground, beside, w, h)}</g>'
        for n, (figure, ground, *beside) in said["face"].items()
    )
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


def sheet(asset: Asset) -> tuple[Floor, tuple[float, float], dict[str, Any]]:
    drawn, size, more = placed(asset)
    stone = tomllib.loads(asset.scene.read_text(encoding="utf-8")).get("stone", STONE)
    return Floor(drawn, size, Mesh(stone, stone * 4 / 3, 0.5 if stone == STONE else 0.4, 2.0)), size, more
