"""The mercator."""

import pytest

from .table import goods, money, play, table


@pytest.mark.clause("CON-045")
def test_three_from_the_own_five_from_a_bought_one() -> None:
    assert money(play(table(), "play:mercator-3")) == 3
    assert money(play(table(p0={"hand": ["I-mercator"]}, display=[]), "play:mercator-5")) == 5


@pytest.mark.clause("CON-046")
@pytest.mark.parametrize(
    ("keys", "left", "coins"),
    [
        (("sell:brick:1", "sell:wine:2"), "", 3 + 3 + 12),
        (("buy:tool:1", "buy:food:1"), "1b 1f 1t 2w", 23 - 5 - 4),
        (("sell:wine:1", "buy:cloth:2"), "1b 1w 2c", 23 + 6 - 14),
        (("stop",), "1b 2w", 23),
        (("sell:wine:2", "stop"), "1b", 35),
    ],
)
def test_two_trades_in_any_direction(keys: tuple[str, ...], left: str, coins: int) -> None:
    start = 20 if any(key.startswith("buy") or key == "stop" for key in keys) else 0
    state = play(table(p0={"goods": "1b 2w", "money": start}), "play:mercator-3", *keys)
    assert (goods(state), money(state)) == (left, coins)
    assert state.seat == 1


@pytest.mark.clause("CON-046")
def test_a_good_is_traded_once() -> None:
    state = play(table(p0={"goods": "3w 1b", "money": 20}), "play:mercator-3", "sell:wine:1")
    assert not any("wine" in key for key in state.options())
    assert state.why_not("buy:wine:1") == "CON-046"
    assert state.why_not("sell:brick:2") == "CON-046"


@pytest.mark.clause("CON-047")
def test_any_amount_but_bought_goods_need_space() -> None:
    state = play(table(p0={"goods": "5w", "money": 100}), "play:mercator-3")
    assert [key for key in state.options() if key.startswith("sell")] == [f"sell:wine:{n}" for n in range(1, 6)]
    assert [key for key in state.options() if "buy:brick" in key] == ["buy:brick:1", "buy:brick:2", "buy:brick:3"]
    assert state.why_not("buy:brick:4") == "CON-047"


@pytest.mark.clause("CON-048")
@pytest.mark.parametrize(("good", "price"), [("brick", 3), ("food", 4), ("tool", 5), ("wine", 6), ("cloth", 7)])
def test_prices(good: str, price: int) -> None:
    state = table(p0={"goods": {good: 3}})
    play(state, "play:mercator-3", f"sell:{good}:3")
    assert money(state) == 3 + 3 * price
    buyer = play(table(p0={"money": 2 * price - 3}), "play:mercator-3")
    assert f"buy:{good}:2" in buyer.options()
    assert buyer.why_not(f"buy:{good}:3") == "CON-048"
    play(buyer, f"buy:{good}:2")
    assert money(buyer) == 0


@pytest.mark.clause("CON-049")
def test_no_third_good() -> None:
    state = play(table(p0={"goods": "1b 1w 1t"}), "play:mercator-3", "sell:brick:1", "sell:wine:1")
    assert (state.seat, state.decision) == (1, "play-card")
    assert goods(state) == "1t"
