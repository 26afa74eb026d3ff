"""Where the land of each province of Concordia's maps lies, so that names can stand on it: python -m tools.lands

Written to `games/concordia/lands.toml` from the scenes of the maps: rows of squares, each a letter, of the province in its middle, `-` for
land outside the game or `.` for sea; `12a` are twelve alike. A map of somebody's own needs none: its names keep to their cities then.
"""

import re
from string import ascii_lowercase
from typing import Any

import numpy as np

from tessera.core.game import find
from tessera.look.mosaic.scene import raster
from tessera.look.scene import SCENES

CELL = 9
OUT = find("concordia").folder / "lands.toml"


def squares(scene: str) -> tuple[list[str], list[str]]:
    """The provinces of a map, and its rows of squares."""
    size = [float(n) for n in re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', scene)[0]]
    shapes = re.findall(r'<path class="(\w+)"(?: id="([\w-]+)")?[^>]*? d="([^"]*)"/>', scene)
    provinces = sorted(id for kind, id, _ in shapes if kind == "province")
    wide, high = (-(-int(n) // CELL) for n in size)

    def seen(drawn: str) -> Any:
        return raster(drawn, (wide, high), (0, 0, wide * CELL, high * CELL))

    owners = seen(
        "".join(f'<path fill="#{provinces.index(id) + 1:02x}0000" d="{d}"/>' for kind, id, d in shapes if kind == "province")
    )
    land = (
        seen("".join(f'<path fill="#fff" fill-rule="evenodd" d="{d}"/>' for kind, _, d in shapes if kind == "land"))[..., 3] > 127
    )
    letter = np.array(["-", *ascii_lowercase])[np.where(owners[..., 3] > 127, owners[..., 0], 0)]
    rows = ["".join(row) for row in np.where(land, letter, ".")]
    return provinces, [re.sub(r"(.)\1{2,}", lambda found: f"{len(found[0])}{found[1]}", row) for row in rows]


def text() -> str:
    """The whole file."""
    out = ["# Written by tools/lands.py from the scenes of the maps.\n"]
    for path in sorted((SCENES / "concordia").glob("*.svg")):
        provinces, rows = squares(path.read_text(encoding="utf-8"))
        listed = ", ".join(f'"{id}"' for id in provinces)
        out.append(f'\n[{path.stem}]\ncell = {CELL}\nprovinces = [{listed}]\nsquares = """\n' + "\n".join(rows) + '\n"""\n')
    return "".join(out)


if __name__ == "__main__":
    OUT.write_text(text(), encoding="utf-8")
    print(OUT, OUT.stat().st_size)
