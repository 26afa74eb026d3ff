"""Observations are written as bytes, one per number: fast enough for hundreds of thousands a second.

A game's observation.py puts its rows one after the other; everything is clipped to 0..255 here.
"""

from librt.strings import BytesWriter
from mypy_extensions import i64, u8


def clipped(n: i64) -> i64:
    """0..255, by statements: as one expression the compiler would make objects of it."""
    if n < 0:
        n = 0
    elif n > 255:
        n = 255
    return n


def put(paper: BytesWriter, n: i64) -> None:
    """One number."""
    paper.append(u8(clipped(n)))


def put_all(paper: BytesWriter, numbers: tuple[int, ...]) -> None:
    for n in numbers:
        put(paper, n)


def put_hot(paper: BytesWriter, at: i64, length: i64) -> None:
    """A row of zeros with a 1 at one place; all zero when `at` is outside."""
    start: i64 = put_zeros(paper, length)
    if 0 <= at < length:
        paper[start + at] = u8(1)


def put_zeros(paper: BytesWriter, length: i64) -> i64:
    """A row of zeros; returns where it begins, so that it can be marked afterwards."""
    start: i64 = len(paper)
    i: i64 = 0
    while i < length:
        paper.append(u8(0))
        i += 1
    return start


def mark(paper: BytesWriter, at: i64, n: i64) -> None:
    """Write over one number."""
    paper[at] = u8(clipped(n))


def put_counts(paper: BytesWriter, goods: i64, kinds: i64) -> None:
    """Packed goods, kind by kind."""
    kind: i64 = 0
    while kind < kinds:
        put(paper, goods >> 12 * kind & 2047)
        kind += 1


def put_mask(paper: BytesWriter, mask: i64, bits: i64) -> None:
    """One number per bit."""
    bit: i64 = 0
    while bit < bits:
        paper.append(u8(mask >> bit & 1))
        bit += 1


def put_tally(paper: BytesWriter, things: tuple[int, ...], kinds: i64) -> None:
    """How many of each kind lie there."""
    start: i64 = put_zeros(paper, kinds)
    for kind in things:
        at: i64 = start + kind
        mark(paper, at, i64(paper[at]) + 1)
