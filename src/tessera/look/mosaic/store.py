"""All pictures there are to make, what each is made from, and where it is kept.

`look/static/art/art.json` lists what was made: size in board units, the fingerprint of the scene it was made from, the fingerprint of
its files (for their address). A picture is stale when its scene, a figure or a colour in it, or what lies on its map has changed.
"""

import json
import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tessera.core.game import find
from tessera.look.paint import THEMES
from tessera.look.scene import ROLE, SCENES, emblem, role

ART = Path(__file__).parent.parent / "static" / "art"
LIST = ART / "art.json"
ORNAMENTS = ("dolphin", "ship")  # what swims in the free water of a map
LAID = {"ground": 3, "map": 5, "faces": 4}  # raise one when stones of its kind are laid or painted in another way
DENSE = {"": 1.0, "-2x": 2.0}  # ending of the file: pixels a board unit
WORDS = {"": "plain", "-2x": "fine"}  # what a scene calls them


class Asset(NamedTuple):
    """A picture to be made: `kind` is ground, map or faces."""

    name: str  # game/name
    kind: str
    scene: Path

    @property
    def game(self) -> str:
        return self.name.partition("/")[0]

    def file(self, theme: str, dense: str) -> Path:
        return ART / f"{self.name}-{theme}{dense}.webp"

    def quality(self) -> dict[str, int]:
        """How exactly its files are kept, where its scene says so."""
        text = self.scene.read_text(encoding="utf-8")
        if self.kind == "faces":
            told = tomllib.loads(text).get("quality", {})
        else:
            told = dict(re.findall(r' data-(plain|fine)="(\d+)"', text))
        return {dense: int(told[word]) for dense, word in WORDS.items() if word in told}


def assets() -> list[Asset]:
    out = []
    for path in sorted(SCENES.glob("*/*")):
        if path.parent.name == "emblems" or path.suffix not in (".svg", ".toml"):
            continue
        text = path.read_text(encoding="utf-8")
        kind = "faces" if path.suffix == ".toml" else "map" if '<path class="land"' in text else "ground"
        out.append(Asset(f"{path.parent.name}/{path.stem}", kind, path))
    return out


def drawing(asset: Asset) -> Any:
    """The table whose map this is, drawn; nobody's turn, so nothing is lit."""
    from tessera.look import table

    state = find(asset.game).start(seed=1, map=asset.scene.stem)
    return table(state.view(None))


def made_from(asset: Asset) -> str:
    """The fingerprint of everything the picture shows."""
    from tessera.look.lying import lying

    text = asset.scene.read_text(encoding="utf-8")
    used_roles: set[str] = set()
    used = set(re.findall(r'href="emblem:([\w-]+)"', text))
    if asset.kind == "faces":
        faces = list(tomllib.loads(text)["face"].values())
        used |= {name for face in faces for one in (face[0], *face[2:]) for name in one.split("+") if name}
        used_roles = {face[1] for face in faces} | {"rim", "line"}
    if asset.kind == "map":
        used |= set(ORNAMENTS)
    parts = [text, *(emblem(name) for name in sorted(used))]
    roles = sorted(set(ROLE.findall("".join(parts))) | used_roles)
    parts += [str(LAID[asset.kind]), *(f"{name} {role(name)}" for name in roles)]
    if asset.kind == "map":
        parts.append(repr(lying(drawing(asset))))
    return blake2b("\0".join(parts).encode(), digest_size=9).hexdigest()


def listed() -> dict[str, dict[str, Any]]:
    return json.loads(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}


def kept(asset: Asset, size: tuple[float, float], more: dict[str, Any] | None = None) -> None:
    """Notes that the asset's files are made."""
    mark = blake2b(digest_size=6)
    for theme in THEMES:
        for dense in DENSE:
            mark.update(asset.file(theme, dense).read_bytes())
    entry = {"size": list(size), "made_from": made_from(asset), "mark": mark.hexdigest()} | (more or {})
    found = listed() | {asset.name: entry}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found[name])}" for name in sorted(found))
    LIST.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


def stale() -> list[str]:
    """The pictures that are missing or were made from something else."""
    there = listed()
    out = [a.name for a in assets() if there.get(a.name, {}).get("made_from") != made_from(a)]
    missing = [a.name for a in assets() if any(not a.file(t, d).exists() for t in THEMES for d in DENSE)]
    return sorted({*out, *missing, *(name for name in there if name not in {a.name for a in assets()})})
