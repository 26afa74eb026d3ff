"""Where luck comes from."""

import hashlib
from collections import Counter

from tessera.core.agenda import Book, Edition, State
from tessera.core.chance import commitment, keyed, opens, scatter, seeded, step
from tessera.core.fields import filled

LIMIT = 2147483085 * 2**32


class Nothing:
    """Stands for a game where a book wants one."""

    id = "nothing"
    standing = view = deal = None


def bare(rng: int, secret: bytes = b"") -> State:
    book = Book(Nothing(), Edition(), {})
    return filled(State(), book=book, agenda=[], legal=[], over=False, rng=rng, secret=secret, listener=None)


def chi_square(counts: Counter[int], kinds: int, draws: int) -> float:
    expected = draws / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_the_generator_stays_below_2_to_the_63() -> None:
    for start in (1, 2, 12345, LIMIT - 1, LIMIT - 2):
        x = start
        for _ in range(100):
            x = step(x)
            assert 0 < x < 2**63


def test_seeds_of_any_text_are_spread_and_fixed() -> None:
    assert seeded("7") == seeded("7")
    found = {seeded(str(n)) for n in range(2000)}
    assert len(found) == 2000
    assert all(0 < x < LIMIT for x in found)
    raw = hashlib.blake2b(b"7", digest_size=8, person=b"tessera").digest()
    assert seeded("7") == 1 + int.from_bytes(raw, "big") % (LIMIT - 3), "recorded games rest on this"


def test_first_draws_of_neighbouring_seeds_are_even() -> None:
    """Seeding by a formula of the generator itself made them far too even once; below 5 or above 60 would be strange for 23 degrees."""
    for start in (seeded_by_text, scatter):
        counts = Counter(bare(start(n)).below(24) for n in range(4800))
        assert 5 < chi_square(counts, 24, 4800) < 60


def seeded_by_text(n: int) -> int:
    return seeded(str(n))


def test_below_is_even_and_in_range() -> None:
    for table in (bare(seeded("dice")), bare(0, bytes(32))):
        counts = Counter(table.below(6) for _ in range(12_000))
        assert set(counts) == set(range(6))
        assert chi_square(counts, 6, 12_000) < 25
        assert table.below(1) == 0


def test_shuffling_keeps_every_card_and_reaches_every_order() -> None:
    table = bare(seeded("cards"))
    counts = Counter(table.shuffled((0, 1, 2)) for _ in range(6000))
    assert len(counts) == 6
    assert chi_square(Counter(dict(enumerate(counts.values()))), 6, 6000) < 25
    assert sorted(table.shuffled(tuple(range(57)))) == list(range(57))


def test_the_keyed_stream_is_blake2b_of_seed_and_counter() -> None:
    secret = b"a secret of at least sixteen bytes"
    raw = hashlib.blake2b(b"3", key=secret, digest_size=8).digest()
    assert keyed(secret, 3) == int.from_bytes(raw, "big") >> 2
    assert keyed(secret, 3) != keyed(secret, 4)
    assert keyed(bytes(16), 3) != keyed(bytes(17), 3)


def test_a_commitment_binds_and_does_not_tell() -> None:
    secret = bytes(range(32))
    shown = commitment(secret)
    assert len(shown) == 64
    assert opens(secret, shown)
    assert not opens(bytes(32), shown)
    assert not opens(secret[:-1], shown)
    assert secret.hex() not in shown
