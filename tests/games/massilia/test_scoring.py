"""The end of the game: points and ties."""

import pytest

import tessera

from .table import GAME, play, table


def scored(money: int = 0, stones: int = 0, stalls: int = 0, reputation: int = 0, goods: str = "", **entries: object) -> int:
    own = dict.fromkeys(range(stalls), (0, goods))
    state = table(
        seats=4, temple=["brown:1"], money=money, stones=stones, stalls=own, players={0: {"reputation": reputation}}, **entries
    )  # type: ignore[arg-type]
    return state.scores()[0]


def end(**seats: tuple[int, int, int, int]) -> tessera.State:
    """A finished two-player game: (reputation, stalls, money, stones) by seat."""
    players, stalls = {}, {}
    for i, (reputation, built, money, stones) in enumerate(seats.values()):
        players[i] = {"reputation": reputation, "money": money, "stones": stones, "supply": []}
        stalls |= {8 * i + plot: (i, "") for plot in range(built)}
    players[1] |= {"passed": True, "tile": 2}
    state = table(seats=2, temple=["brown:1"], players=players, stalls=stalls, round=7)
    return play(state, "pass")


@pytest.mark.clause("MAS-082")
def test_points_for_stalls() -> None:
    assert [scored(stalls=n) for n in range(7)] == [0, 0, 4, 9, 16, 25, 25]


@pytest.mark.clause("MAS-083")
def test_a_point_for_every_full_three_sesterces() -> None:
    assert [scored(money=n) for n in (0, 2, 3, 5, 6, 11)] == [0, 0, 1, 1, 2, 3]


@pytest.mark.clause("MAS-084")
def test_points_lost_for_stones() -> None:
    assert [scored(stones=n) for n in range(12)] == [0, -3, -3, -6, -6, -9, -9, -12, -12, -15, -15, -15]


@pytest.mark.clause("MAS-085")
def test_cards_and_goods_count_nothing() -> None:
    assert scored(stalls=1, goods="2P 1B", hand=["venus", "mars"], reputation=5) == 5


@pytest.mark.clause("MAS-086")
def test_most_reputation_wins() -> None:
    state = end(a=(10, 1, 0, 0), b=(11, 1, 0, 0))
    assert state.over
    assert (state.scores(), state.winners(), state.ranks()) == ([10, 11], [1], [2, 1])
    assert state.view()["scores"] == [10, 11], "at the end all is shown"


@pytest.mark.clause("MAS-088")
def test_ties_by_stalls_then_money_then_fewest_stones() -> None:
    assert end(a=(10, 2, 0, 0), b=(14, 1, 0, 0)).winners() == [0], "14 each: more stalls"
    assert end(a=(10, 2, 1, 0), b=(10, 2, 2, 0)).winners() == [1], "more money, though it counts no further point"
    assert end(a=(10, 2, 1, 2), b=(10, 2, 1, 1)).winners() == [1], "fewer stones"


@pytest.mark.clause("MAS-089")
def test_still_tied_a_shared_victory() -> None:
    state = end(a=(10, 2, 1, 1), b=(10, 2, 1, 1))
    assert (state.winners(), state.ranks()) == ([0, 1], [1, 1])


@pytest.mark.clause("MAS-084")
def test_totals_may_be_negative() -> None:
    assert end(a=(0, 1, 0, 9), b=(0, 1, 0, 0)).scores() == [-15, 0]


@pytest.mark.clause("MAS-081")
def test_the_sheet_adds_up_at_any_time() -> None:
    state = GAME.start(4, seed=2)
    assert [sum(sheet.values()) for sheet in GAME.sheet(state)] == state.scores()
