"""IV THEATRUM."""

import pytest

from .table import CHICO, LISA, LIVIA, STEFAN, Table, asked, coins, play, seen


def auction(**purses: tuple[int, int, int]) -> Table:
    """Lisa is the auctioneer of a white/blue card; purses by name."""
    seats = {"stefan": STEFAN, "lisa": LISA, "chico": CHICO, "livia": LIVIA}
    table = Table().men(LISA, "theatrum").do("theatrum")
    table.data["theatre_deck"].sort(key="theatre-white-blue".__ne__)
    for name, purse in purses.items():
        table.coins(seats[name], *purse)
    return table


@pytest.mark.clause("AQU-075")
def test_the_owner_of_the_henchman_turns_up_and_auctions_the_top_card() -> None:
    state = auction().load()
    view = state.view(0)
    assert view["theatre_open"] == "theatre-white-blue"
    assert view["theatre_deck"] == 5
    assert view["auction"]["auctioneer"] == LISA
    assert asked(state) == ("theatre-open", LISA)


@pytest.mark.clause("AQU-076")
def test_the_auctioneer_opens_with_one_coin_he_has() -> None:
    state = auction(lisa=(0, 2, 1)).load()
    assert state.options() == ["coin:gold", "coin:silver", "decline"]
    assert state.why_not("coin:bronze") == "AQU-076"
    play(state, "coin:silver")
    assert state.view(0)["auction"]["bid"] == {"bronze": 0, "silver": 1, "gold": 0}


@pytest.mark.clause("AQU-077")
def test_match_and_add_one_coin_or_drop_for_good() -> None:
    state = auction(lisa=(3, 3, 3), chico=(3, 3, 3), livia=(3, 3, 3), stefan=(3, 3, 3)).load()
    play(state, "coin:bronze")
    assert asked(state) == ("theatre-bid", CHICO)
    assert state.options() == ["drop", "raise:bronze", "raise:gold", "raise:silver"]
    play(state, "raise:bronze")
    assert state.view(0)["auction"]["bid"] == {"bronze": 2, "silver": 0, "gold": 0}
    play(state, "drop", "raise:gold")
    assert state.view(0)["auction"]["bid"] == {"bronze": 2, "silver": 0, "gold": 1}
    assert asked(state) == ("theatre-bid", LISA)
    play(state, "raise:silver", "raise:silver")
    assert asked(state) == ("theatre-bid", STEFAN)  # Livia has dropped for good
    assert state.why_not("coin:bronze") == "AQU-077"


@pytest.mark.clause("AQU-078", "AQU-079", "AQU-080")
def test_the_last_one_takes_the_card_and_pays_the_auctioneer() -> None:
    state = auction(lisa=(2, 0, 0), chico=(2, 0, 0), livia=(2, 1, 0), stefan=(2, 0, 0)).load()
    play(state, "coin:bronze", "raise:bronze", "raise:silver")  # Livia's silver nobody else has
    assert seen(state, LIVIA)["theatre_cards"] == {"theatre-white-blue": 1}
    assert coins(state, LIVIA) == (0, 0, 0)
    assert coins(state, LISA) == (4, 1, 0)
    assert coins(state, CHICO) == (2, 0, 0)  # the others keep what they bid
    assert state.view(0)["theatre_open"] is None


@pytest.mark.clause("AQU-079")
def test_x11_the_auctioneer_pays_the_bank() -> None:
    state = auction(lisa=(1, 1, 1), chico=(3, 3, 3), livia=(0, 0, 2), stefan=(2, 2, 2)).load()
    play(state, "coin:gold", "drop", "drop", "drop")
    assert coins(state, LISA) == (1, 1, 0)
    assert seen(state, LISA)["theatre_cards"] == {"theatre-white-blue": 1}


@pytest.mark.clause("AQU-083")
def test_x11_all_decline_and_the_auctioneer_gets_the_card_for_nothing() -> None:
    state = auction().load()
    before = [coins(state, seat) for seat in range(4)]
    play(state, "decline", "decline", "decline", "decline")
    assert seen(state, LISA)["theatre_cards"] == {"theatre-white-blue": 1}
    assert [coins(state, seat) for seat in range(4)] == before


@pytest.mark.clause("AQU-081")
def test_who_lacks_a_coin_must_drop() -> None:
    state = auction(lisa=(0, 3, 0), chico=(0, 1, 3), livia=(1, 1, 1), stefan=(0, 2, 2)).load()
    play(state, "coin:silver")
    assert state.options() == ["drop", "raise:gold"]
    assert state.why_not("raise:bronze") == "AQU-081"
    assert state.why_not("raise:silver") == "AQU-081"
    play(state, "raise:gold")
    assert state.options() == ["drop", "raise:bronze"]  # Livia: one of each
    play(state, "raise:bronze")
    assert seen(state, LIVIA)["theatre_cards"] == {"theatre-white-blue": 1}  # nobody else has bronze: all drop by force


@pytest.mark.clause("AQU-082")
def test_the_left_neighbour_may_open() -> None:
    state = auction(lisa=(0, 0, 0)).load()
    assert asked(state) == ("theatre-open", CHICO)  # Lisa cannot open
    play(state, "decline")
    assert asked(state) == ("theatre-open", LIVIA)


@pytest.mark.clause("AQU-084")
def test_who_declines_is_out_and_the_auctioneer_still_earns() -> None:
    state = auction(lisa=(5, 5, 5), chico=(5, 5, 5), livia=(1, 0, 1), stefan=(2, 0, 0)).load()
    play(state, "decline", "decline", "coin:bronze")
    assert asked(state) == ("theatre-bid", STEFAN)
    assert state.view(0)["auction"]["inside"] == [STEFAN, LIVIA]
    play(state, "raise:bronze")
    assert seen(state, STEFAN)["theatre_cards"] == {"theatre-white-blue": 1}  # Livia has one bronze only
    assert coins(state, LISA) == (7, 5, 5)
    last = auction(lisa=(1, 0, 0), chico=(1, 0, 0), livia=(1, 0, 0), stefan=(1, 0, 0)).load()
    play(last, "decline", "decline", "decline", "coin:bronze")  # the last to be asked: alone at once
    assert seen(last, STEFAN)["theatre_cards"] == {"theatre-white-blue": 1}
    assert coins(last, LISA) == (2, 0, 0)


@pytest.mark.clause("AQU-085")
def test_nobody_in_the_theatre() -> None:
    state = Table().do("theatrum").load()
    assert state.view(0)["theatre_deck"] == 6
    assert all(player["theatre_cards"] == {} for player in state.view(0)["players"])
