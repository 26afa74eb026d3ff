"""Card faces in one sheet: each an emblem on coloured stones, all alike in size."""

import tomllib
from typing import Any

from tessera.look.mosaic.finish import Floor
from tessera.look.mosaic.laying import Mesh
from tessera.look.mosaic.store import Asset
from tessera.look.scene import faces

STONE = 2.5  # of a figure; those of its ground are larger by a third


def sheet(asset: Asset) -> tuple[Floor, tuple[float, float], dict[str, Any]]:
    drawn, size, more = faces(asset.scene)
    stone = tomllib.loads(asset.scene.read_text(encoding="utf-8")).get("stone", STONE)
    return Floor("".join(drawn.values()), size, Mesh(stone, stone * 4 / 3, 0.5 if stone == STONE else 0.4, 2.0)), size, more
