"""Where randomness comes from: a fast one-integer generator, and a keyed stream nobody can predict.

Simulations use the fast one: its whole state is one integer below 2**63, so a clone copies it for free. Matches between
people use the keyed one: draw number k is BLAKE2b(key = seed, k). The seed's hash is shown before the game (`commitment`) and
the seed itself after it (`opens`), so everybody can check that no card was chosen by hand.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 2147483085  # largest a < 2**31 with a*2**32-1 and a*2**31-1 prime: period about 2**62
LOW: Final = 0xFFFFFFFF


def step(x: i64) -> i64:
    """The next state of the multiply-with-carry generator; every product stays below 2**63."""
    return 2147483085 * (x & 0xFFFFFFFF) + (x >> 32)


def stir(x: i64) -> i64:
    """Mix 32 bits so that neighbouring numbers end far apart."""
    x = (x ^ (x >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    x = (x ^ (x >> 15)) * 0x2C1B3C6D & 0xFFFFFFFF
    return x ^ (x >> 16)


def scatter(seed: i64) -> i64:
    """A generator state from any small number, cheap enough for every imagined world."""
    low = stir((seed & 0xFFFFFFFF) ^ 0x5BD1E995)
    high = stir(((seed >> 32) & 0x7FFFFFFF) ^ low)
    x: i64 = (high & 0x3FFFFFFF) << 32 | low
    return step(step(x + 1))


def seeded(seed: str) -> i64:
    """A generator state from the text of a seed: the same in every process and on every machine."""
    raw = hashlib.blake2b(seed.encode(), digest_size=8, person=b"tessera").digest()
    return 1 + int.from_bytes(raw, "big") % (2147483085 * 2**32 - 3)


def keyed(secret: bytes, counter: i64) -> int:
    """Draw number `counter` of the keyed stream: 62 bits."""
    raw = hashlib.blake2b(str(counter).encode(), key=secret[:64], digest_size=8).digest()
    return int.from_bytes(raw, "big") >> 2


def commitment(secret: bytes) -> str:
    """What is shown before the game: binds the seed without telling it."""
    return hashlib.blake2b(secret, digest_size=32, person=b"tessera-commit").hexdigest()


def opens(secret: bytes, committed: str) -> bool:
    """After the game: does this seed belong to the commitment shown before it?"""
    return commitment(secret) == committed
