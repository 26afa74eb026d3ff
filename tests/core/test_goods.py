"""Counts packed in one integer."""

from hypothesis import given
from hypothesis import strategies as st

from tessera.core.goods import count, covers, one, packed, total, unpacked

stocks = st.lists(st.integers(0, 2047), min_size=5, max_size=5)


@given(stocks)
def test_packing_loses_nothing(counts: list[int]) -> None:
    goods = packed(tuple(counts))
    assert unpacked(goods, 5) == counts
    assert [count(goods, kind) for kind in range(5)] == counts
    assert total(goods) == sum(counts)
    assert goods == sum(n * one(kind) for kind, n in enumerate(counts))


@given(stocks, stocks)
def test_a_stock_covers_a_price_if_it_does_for_every_kind(stock: list[int], price: list[int]) -> None:
    assert covers(packed(tuple(stock)), packed(tuple(price))) == all(
        have >= need for have, need in zip(stock, price, strict=True)
    )


@given(stocks, stocks)
def test_adding_and_taking_away(stock: list[int], other: list[int]) -> None:
    small = [n % 1000 for n in stock]
    more = [n % 1000 for n in other]
    both = packed(tuple(small)) + packed(tuple(more))
    assert unpacked(both, 5) == [a + b for a, b in zip(small, more, strict=True)]
    assert both - packed(tuple(more)) == packed(tuple(small))
