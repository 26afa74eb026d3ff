"""The fixed integer action space of a game: every option key there is, each with its number."""

import hashlib
from collections.abc import Mapping
from functools import cached_property

from tessera.core.agenda import State
from tessera.core.errors import UnknownKey


class Index:
    def __init__(self, keys: tuple[str, ...], codes: Mapping[str, int]) -> None:
        self.keys, self.codes = keys, codes

    def __len__(self) -> int:
        return len(self.keys)

    @cached_property
    def hash(self) -> str:
        """The same for the same keys in the same order: what a network was made for."""
        return hashlib.sha256("\n".join(self.keys).encode()).hexdigest()[:16]

    def key(self, code: int) -> str:
        if not 0 <= code < len(self.keys):
            raise UnknownKey(f"action {code} is outside 0..{len(self.keys) - 1}")
        return self.keys[code]

    def code(self, key: str) -> int:
        if key not in self.codes:
            raise UnknownKey(f"{key!r} is no option key")
        return self.codes[key]

    def mask(self, state: State) -> bytearray:
        """One byte per action: 1 where it is legal now."""
        mask = bytearray(len(self.keys))
        for code in state.legal:
            mask[code] = 1
        return mask
