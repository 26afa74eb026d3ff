"""Observations are written as bytes, one per number: fast enough for hundreds of thousands a second.

A game's observation.py puts its rows one after the other; everything is clipped to 0..255 here. Small numbers go eight at a time: a
*word* is eight of them side by side in one integer, the first in its lowest byte, each below 128 so that the word stays positive.
"""

from librt.strings import BytesWriter, read_i64_le, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8


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
    """Several numbers."""
    for n in numbers:
        put(paper, n)


def put_word(paper: BytesWriter, word: i64, many: i64) -> None:
    """The first `many` numbers of a word, at most eight."""
    if many >= 8:
        write_i64_le(paper, word)
        return
    if many & 4 != 0:
        write_i32_le(paper, i32(word & 0x7FFFFFFF))
        word >>= 32
    if many & 2 != 0:
        write_i16_le(paper, i16(word & 0x7FFF))
        word >>= 16
    if many & 1 != 0:
        paper.append(u8(word & 127))


def put_hot(paper: BytesWriter, at: i64, length: i64) -> None:
    """A row of zeros with a 1 at one place; all zero when `at` is outside."""
    start: i64 = put_zeros(paper, length)
    if 0 <= at < length:
        paper[start + at] = u8(1)


def put_seat(paper: BytesWriter, who: i64, seat: i64, n: i64) -> None:
    """A mark for a player out of n, counted from the own seat; none for nobody (-1)."""
    put_hot(paper, -1 if who < 0 else (who - seat + n) % n, n)


def put_zeros(paper: BytesWriter, length: i64) -> i64:
    """A row of zeros; returns where it begins, so that it can be marked afterwards."""
    start: i64 = len(paper)
    while length >= 8:
        write_i64_le(paper, 0)
        length -= 8
    put_word(paper, 0, length)
    return start


def mark(paper: BytesWriter, at: i64, n: i64) -> None:
    """Write over one number."""
    paper[at] = u8(clipped(n))


def put_counts(paper: BytesWriter, goods: i64, kinds: i64) -> None:
    """Packed goods (core.goods), kind by kind."""
    while kinds > 0:
        paper.append(u8(clipped(goods & 2047)))
        goods >>= 12
        kinds -= 1


def spread(mask: i64) -> i64:
    """The lowest eight bits as a word of ones and zeros. The product lays seven copies of seven bits so that bit i meets byte i."""
    return (mask & 127) * 0x2040810204081 & 0x101010101010101 | (mask & 128) << 49


def put_mask(paper: BytesWriter, mask: i64, bits: i64) -> None:
    """One number per bit."""
    while bits >= 8:
        write_i64_le(paper, spread(mask))
        mask >>= 8
        bits -= 8
    put_word(paper, spread(mask), bits)


def put_threes(paper: BytesWriter, pack: i64, kinds: i64) -> None:
    """Counts packed three bits each: the word is opened in halves, quarters, eighths."""
    while kinds > 0:
        word = pack & 0xFFF | (pack & 0xFFF000) << 20
        word = word & 0x3F0000003F | (word & 0xFC000000FC0) << 10
        word = word & 0x7000700070007 | (word & 0x38003800380038) << 5
        put_word(paper, word, kinds)
        pack >>= 24
        kinds -= 8


def put_sixes(paper: BytesWriter, pack: i64, kinds: i64) -> None:
    """Counts packed six bits each, opened in the same way."""
    while kinds > 0:
        word = pack & 0xFFFFFF | (pack & 0xFFFFFF000000) << 8
        word = word & 0xFFF00000FFF | (word & 0xFFF00000FFF000) << 4
        word = word & 0x3F003F003F003F | (word & 0xFC00FC00FC00FC0) << 2
        put_word(paper, word, kinds)
        pack >>= 48
        kinds -= 8


def put_tally(paper: BytesWriter, things: tuple[int, ...], kinds: i64) -> None:
    """How many of each kind lie there."""
    start: i64 = put_zeros(paper, kinds)
    for kind in things:
        at: i64 = start + kind
        mark(paper, at, i64(paper[at]) + 1)


def summed(word: i64) -> i64:
    """The sum of a word's eight numbers, below 256."""
    word = (word & 0xFF00FF00FF00FF) + (word >> 8 & 0xFF00FF00FF00FF)
    word += word >> 32
    return word + (word >> 16) & 0xFF


def at_least(word: i64, least: i64) -> i64:
    """How many of a word's eight numbers, all below 64, reach `least` (1 to 64)."""
    return summed(word + (64 - least) * 0x101010101010101 >> 6 & 0x101010101010101)


class Sorter:
    """Counts the members of a set by kind, eight kinds at a time. A set is a mask; a member may belong to several kinds.

    The table holds, for every eight kinds, every four members and each of their sixteen subsets, the counts as a word.
    """

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: i64 = len(kinds)
        paper = BytesWriter()
        for first in range(0, len(kinds), 8):
            for four in range(16):
                for subset in range(16):
                    word = 0
                    for i, members in enumerate(kinds[first : first + 8]):
                        word += (members >> 4 * four & subset).bit_count() << 8 * i
                    write_i64_le(paper, word)
        self.table: bytes = paper.getvalue()

    def word(self, members: i64, first: i64 = 0) -> i64:
        """The counts of the kinds first .. first + 7 (first: a multiple of eight)."""
        table = self.table
        at: i64 = first * 256
        word: i64 = 0
        while members > 0:
            word += read_i64_le(table, at + (members & 15) * 8)
            members >>= 4
            at += 128
        return word

    def put(self, paper: BytesWriter, members: i64) -> None:
        """The counts of all kinds."""
        first: i64 = 0
        while first < self.kinds:
            put_word(paper, self.word(members, first), self.kinds - first)
            first += 8
