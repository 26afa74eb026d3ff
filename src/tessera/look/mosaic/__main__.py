"""python -m tessera.look.mosaic [--check] [--all] [--preview FOLDER] [NAME ...]: makes the pictures whose scenes have changed.

A NAME is a game or one of its pictures (concordia, concordia/italia). --check only names what is stale; --all makes everything anew;
--preview writes small PNG files somewhere else and keeps nothing.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from tessera.look.lying import lying
from tessera.look.mosaic import store
from tessera.look.mosaic.chart import Chart
from tessera.look.mosaic.faces import sheet
from tessera.look.mosaic.finish import Floor
from tessera.look.mosaic.laying import Mesh
from tessera.look.mosaic.maps import ground
from tessera.look.mosaic.store import DENSE, Asset
from tessera.look.paint import THEMES
from tessera.look.scene import body

QUALITY = {"map": {"": 78, "-2x": 62}, "ground": {"": 66, "-2x": 45}, "faces": {"": 78, "-2x": 66}}
Made = tuple[Callable[[str], Image.Image], tuple[float, float], dict[str, Any]]


def made(asset: Asset, px: float) -> Made:
    """How the picture is painted in each theme, its size in board units, and what else is to be known of it."""
    if asset.kind == "map":
        chart = Chart(asset.scene, lying(store.drawing(asset)), px)
        return lambda theme: ground(chart, theme), (chart.w, chart.h), {"tones": chart.tones(6).tolist()}
    if asset.kind == "faces":
        floor, size, more = sheet(asset)
        return lambda theme: floor.painted("cards" if theme == "dark" else theme), size, more
    drawn, size = body(asset.scene)
    floor = Floor(drawn, size, Mesh(3.1, 5.0, 0.62, px))
    return floor.painted, size, {}


def make(asset: Asset) -> None:
    began = time.perf_counter()
    paint, size, more = made(asset, max(DENSE.values()))
    for theme in THEMES:
        whole = paint(theme)
        for dense, px in DENSE.items():
            path = asset.file(theme, dense)
            path.parent.mkdir(parents=True, exist_ok=True)
            at = (round(size[0] * px), round(size[1] * px))
            shown = whole if whole.size == at else whole.resize(at, Image.Resampling.LANCZOS)
            shown.save(path, quality=(QUALITY[asset.kind] | asset.quality())[dense], method=6)
            print(f"{path.name:32} {path.stat().st_size / 1000:6.0f} kB", flush=True)
    store.kept(asset, size, more)
    print(f"{asset.name}: {time.perf_counter() - began:.0f} s", flush=True)


def preview(asset: Asset, folder: Path) -> None:
    paint, _, _ = made(asset, 1.2)
    for theme in THEMES:
        path = folder / f"{asset.name.replace('/', '-')}-{theme}.png"
        paint(theme).save(path)
        print(path, flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*")
    asked.add_argument("--check", action="store_true")
    asked.add_argument("--all", action="store_true")
    asked.add_argument("--preview", type=Path)
    chosen = asked.parse_args()
    old = store.stale()
    if chosen.check:
        sys.exit(f"stale: {', '.join(old)}; make art" if old else 0)
    wanted = [a for a in store.assets() if not chosen.names or a.name in chosen.names or a.game in chosen.names]
    for asset in wanted:
        if chosen.preview:
            preview(asset, chosen.preview)
        elif chosen.all or asset.name in old:
            make(asset)


if __name__ == "__main__":
    main()
