"""Observations byte by byte: what is written eight numbers at a time must read like one at a time."""

import random

import pytest
from librt.strings import BytesWriter

from tessera.core import numbers

RNG = random.Random(7)


def written(put: str, *arguments: object) -> list[int]:
    paper = BytesWriter()
    paper.append(9)  # rows begin anywhere
    getattr(numbers, put)(paper, *arguments)
    found = list(paper.getvalue())
    assert found[0] == 9
    return found[1:]


def packed(counts: list[int], width: int) -> int:
    return sum(n << width * i for i, n in enumerate(counts))


@pytest.mark.parametrize("length", range(41))
def test_zeros_and_marks(length: int) -> None:
    assert written("put_zeros", length) == [0] * length
    for at in (-1, 0, length - 1, length):
        assert written("put_hot", at, length) == [int(i == at) for i in range(length)]


@pytest.mark.parametrize("bits", range(1, 61))
def test_masks(bits: int) -> None:
    for mask in (0, (1 << bits) - 1, RNG.getrandbits(bits), RNG.getrandbits(60)):
        assert written("put_mask", mask, bits) == [mask >> i & 1 for i in range(bits)]


@pytest.mark.parametrize(("put", "width", "most"), [("put_threes", 3, 20), ("put_sixes", 6, 10), ("put_counts", 12, 5)])
def test_packed_counts(put: str, width: int, most: int) -> None:
    for kinds in range(1, most + 1):
        for top in (1, (1 << width - 1) - 1):
            counts = [RNG.randint(0, top) for _ in range(kinds)]
            assert written(put, packed(counts, width), kinds) == [min(n, 255) for n in counts]


def test_numbers_are_clipped() -> None:
    assert [written("put", n)[0] for n in (-5, 0, 77, 255, 256, 100_000)] == [0, 0, 77, 255, 255, 255]
    assert written("put_tally", (2, 0, 2, *[1] * 300), 4) == [1, 255, 2, 0]


def test_words() -> None:
    for _ in range(200):
        counts = [RNG.randint(0, 31) for _ in range(8)]
        word, least = packed(counts, 8), RNG.randint(1, 40)
        assert numbers.summed(word) == sum(counts)
        assert numbers.at_least(word, least) == sum(n >= least for n in counts)
        many = RNG.randint(0, 8)
        assert written("put_word", word, many) == counts[:many]


@pytest.mark.parametrize("many", [1, 7, 8, 9, 21, 24])
def test_a_sorter_counts_members_by_kind(many: int) -> None:
    kinds = tuple(RNG.getrandbits(62) for _ in range(many))
    sorter = numbers.Sorter(kinds)
    for members in (0, (1 << 62) - 1, RNG.getrandbits(62), RNG.getrandbits(20)):
        paper = BytesWriter()
        sorter.put(paper, members)
        assert list(paper.getvalue()) == [(members & kind).bit_count() for kind in kinds]
