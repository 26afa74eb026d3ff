"""What one viewer sees of a table, whole, and what changes from one such rendering to the next."""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from tessera.core.nodes import Element
from tessera.look.paper import Kept, exact
from tessera.web.patch import Patch, patch

LAYERS = ("ground", "board", "own", "log", "players")
as_json = msgspec.json.Encoder().encode


class Layer(dict[str, Element]):
    """Keyed elements in their order. It never changes once it is made."""

    @cached_property
    def mark(self) -> bytes:
        """Tells what it is from everything else, in every process."""
        said = b"".join([exact(list(self)), *[element.mark for element in self.values()]])
        return hashlib.blake2b(said, digest_size=9).digest()


NOTHING = Layer()


@dataclass
class Rendering:
    """A complete snapshot: keyed elements in layers, and parts of the page that are boxes of their own."""

    version: int
    meta: dict[str, Any]
    layers: dict[str, Layer]
    parts: dict[str, Element] = field(default_factory=dict)
    digest: str = ""

    def sealed(self) -> "Rendering":
        shown = [layer.mark for layer in self.layers.values()] + [part.mark for part in self.parts.values()]
        raw = exact((self.version, self.meta, list(self.layers), list(self.parts), shown))
        self.digest = hashlib.blake2b(raw, digest_size=9).hexdigest()
        return self


def delta(old: Rendering | None, new: Rendering) -> dict[str, Any]:
    """What changes from `old` to `new`; with no `old`, everything."""
    message: dict[str, Any] = {"t": "update", "v": new.version, "d": new.digest, "meta": new.meta}
    if old is None:
        message["full"] = True
    for layer in LAYERS:
        change = layer_change(old.layers.get(layer, NOTHING) if old else NOTHING, new.layers.get(layer, NOTHING))
        if change:
            message[layer] = change
    parts = {name: part_change(old.parts.get(name) if old else None, part) for name, part in new.parts.items()}
    changes = {name: change for name, change in parts.items() if change is not None}
    if changes:
        message["parts"] = changes
    return message


def written(message: dict[str, Any]) -> str:
    """As it goes over the wire."""
    return as_json(message).decode()


def layer_change(before: Layer, after: Layer) -> dict[str, Any]:
    """What several viewers see change in the same way is compared once."""
    return {} if before.mark == after.mark else _changes.get(before.mark + after.mark, lambda: compared(before, after))


def compared(before: Layer, after: Layer) -> dict[str, Any]:
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


_changes: Kept[dict[str, Any]] = Kept(256)  # those who look on now share it
_patches: Kept[tuple[Patch | None]] = Kept(1024)


def patch_once(before: Element, after: Element) -> Patch | None:
    """What several viewers see change in the same way is compared once."""
    return _patches.get(before.mark + after.mark, lambda: (patch(before, after),))[0]
