"""What one viewer sees of a table, whole, and what changes from one such rendering to the next."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tessera.core.nodes import Element
from tessera.look.paper import Kept
from tessera.web.patch import Patch, patch

LAYERS = ("ground", "board", "own", "log", "players")
Layer = Mapping[str, Element]


@dataclass
class Rendering:
    """A complete snapshot: keyed elements in layers, and parts of the page that are boxes of their own."""

    version: int
    meta: dict[str, Any]
    layers: dict[str, Layer]
    parts: dict[str, Element] = field(default_factory=dict)
    digest: str = ""

    def sealed(self) -> "Rendering":
        keys = [(layer, list(content)) for layer, content in self.layers.items()]
        shown = [element.mark for content in (*self.layers.values(), self.parts) for element in content.values()]
        raw = b"".join([repr((self.version, self.meta, keys, list(self.parts))).encode(), *shown])
        self.digest = hashlib.blake2b(raw, digest_size=9).hexdigest()
        return self


def delta(old: Rendering | None, new: Rendering) -> dict[str, Any]:
    """What changes from `old` to `new`; with no `old`, everything."""
    message: dict[str, Any] = {"t": "update", "v": new.version, "d": new.digest, "meta": new.meta}
    if old is None:
        message["full"] = True
    for layer in LAYERS:
        change = layer_change(old.layers.get(layer, {}) if old else {}, new.layers.get(layer, {}))
        if change:
            message[layer] = change
    parts = {name: part_change(old.parts.get(name) if old else None, part) for name, part in new.parts.items()}
    changes = {name: change for name, change in parts.items() if change is not None}
    if changes:
        message["parts"] = changes
    return message


def written(message: dict[str, Any]) -> str:
    """As it goes over the wire."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def layer_change(before: Layer, after: Layer) -> dict[str, Any]:
    changed = [key for key, element in after.items() if key not in before or before[key].mark != element.mark]
    patches = {key: found for key in changed if key in before and (found := patch_once(before[key], after[key])) is not None}
    change: dict[str, Any] = {
        "patch": patches,
        "set": {key: after[key].text for key in changed if key not in patches},
        "del": [key for key in before if key not in after],
    }
    if list(after) != [*(key for key in before if key in after), *(key for key in after if key not in before)]:
        change["order"] = list(after)
    return {name: what for name, what in change.items() if what}


def part_change(before: Element | None, after: Element) -> str | Patch | None:
    """A part anew, or patched if there is one already. A page that looks back keeps the question, though it is no part of what it shows:
    so what was empty comes whole."""
    if before is None or not before.text:
        return None if before and not after.text else after.text
    return None if before.mark == after.mark else patch_once(before, after)


_patches: Kept[tuple[Patch | None]] = Kept(4096)


def patch_once(before: Element, after: Element) -> Patch | None:
    """What several viewers see change in the same way is compared once."""
    return _patches.get(before.mark + after.mark, lambda: (patch(before, after),))[0]
