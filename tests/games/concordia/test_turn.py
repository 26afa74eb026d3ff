"""A turn, the tribune, the warehouse, and money."""

import pytest

from .table import GAME, goods, money, play, player, seen, table


@pytest.mark.clause("CON-010")
def test_hands_are_hidden() -> None:
    state = table()
    assert state.view(1)["players"][0]["hand"] is None
    assert state.view(None)["players"][0]["hand"] is None
    assert len(state.view(0)["players"][0]["hand"]) == state.view(1)["players"][0]["hand_size"] == 8


@pytest.mark.clause("CON-011")
def test_one_option_per_kind_in_hand() -> None:
    state = table(p0={"hand": ["p-prefect-1", "p-prefect-2", "p-senator", "II-prefect"]})
    assert state.options() == ["play:prefect", "play:senator", "play:tribune"]
    assert state.why_not("play:architect") == "CON-011"
    assert state.why_not("build:massilia") == "CON-027"
    play(state, "play:senator")
    assert (state.seat, state.decision) == (1, "play-card")  # a card whose action cannot be used ends the turn


@pytest.mark.clause("CON-012")
def test_only_the_top_of_a_pile_is_visible() -> None:
    state = table(p0={"pile": ["p-architect", "p-mercator"]})
    for viewer in (0, 1, None):
        shown = state.view(viewer)["players"][0]
        assert (shown["top"]["kind"], shown["pile_size"]) == ("mercator-3", 2)
        assert "pile" not in shown
    play(state, "play:prefect", "decline")
    assert player(state)["pile"] == ["p-architect", "p-mercator", "p-prefect-1"]


@pytest.mark.clause("CON-013", "CON-016")
def test_only_the_tribune_brings_cards_back() -> None:
    state = table(p0={"pile": ["p-architect", "p-mercator"]})
    assert state.why_not("play:architect") == "CON-013"
    play(state, "play:tribune")
    assert player(state)["pile"] == []
    assert len(player(state)["hand"]) == 8


@pytest.mark.clause("CON-017")
@pytest.mark.parametrize(("cards", "paid"), [(0, 0), (2, 0), (3, 1), (6, 4)])
def test_the_tribune_pays_for_cards_beyond_three(cards: int, paid: int) -> None:
    own = ["p-architect", "p-diplomat", "p-prefect-1", "p-prefect-2", "p-mercator", "p-senator"]
    assert money(play(table(p0={"pile": own[:cards]}), "play:tribune")) == paid


@pytest.mark.clause("CON-018")
def test_the_tribune_places_one_colonist_in_the_capital() -> None:
    state = play(table(p0={"goods": "2f 2t"}), "play:tribune")
    assert state.options() == ["land", "none", "sea"]
    play(state, "sea")
    assert player(state)["sea"] == ["roma", "roma"]
    assert goods(state) == "1f 1t"
    assert state.seat == 1  # one colonist only
    poor = table(p0={"goods": "2f"})
    play(poor, "play:tribune")
    assert poor.seat == 1


@pytest.mark.clause("CON-018", "CON-113")
def test_only_colonists_that_are_left() -> None:
    state = table(p0={"goods": "1f 1t", "land": ["roma", "roma", "l-novaria-roma"]})
    play(state, "play:tribune")
    assert state.options() == ["none", "sea"]
    assert state.why_not("land") == "CON-113"


@pytest.mark.clause("CON-019", "CON-105")
def test_a_placed_colonist_frees_its_space() -> None:
    state = play(table(p0={"goods": "1f 1t 6b"}), "play:tribune")
    assert seen(state)["free"] == 0
    play(state, "land")
    assert seen(state)["free"] == 3  # 2 goods paid and 1 colonist gone
    assert seen(state)["warehouse"]["land"] == 1


@pytest.mark.clause("CON-110")
def test_goods_have_no_place_in_the_warehouse() -> None:
    assert player(table(p0={"goods": "1b 2w"}))["goods"] == {"brick": 1, "food": 0, "tool": 0, "wine": 2, "cloth": 0}


@pytest.mark.clause("CON-106", "CON-107")
def test_a_full_warehouse_accepts_nothing_and_throws_nothing_away() -> None:
    state = table(p0={"goods": "8b"}, tiles={"aquileia": "cloth"})
    play(state, "play:prefect", "produce:italia")
    assert goods(state) == "8b"
    assert state.seat == 1
    assert not any(key.startswith(("drop", "discard")) for key in GAME.index.keys)


@pytest.mark.clause("CON-108", "CON-109")
def test_too_few_spaces_the_owner_chooses_and_fills_them() -> None:
    tiles = {"aquileia": "cloth", "novaria": "brick", "syracusae": "food"}
    state = table(tiles=tiles, p0={"goods": "6b", "houses": ["novaria", "syracusae"]})
    play(state, "play:prefect", "produce:italia")
    assert state.decision == "accept-good"
    assert state.options() == ["take:brick", "take:cloth", "take:food"]
    assert state.why_not("take:wine") == "CON-108"
    assert state.view(0)["context"] == {"granted": {"brick": 1, "food": 1, "cloth": 1}, "free": 2}
    play(state, "take:food", "take:cloth")
    assert goods(state) == "6b 1f 1c"
    assert state.seat == 1


@pytest.mark.clause("CON-111", "CON-127")
def test_nobody_trades_with_others() -> None:
    assert not any("give" in key or "swap" in key for key in GAME.index.keys)
    team = table(opts={"teams": True}, p0={"goods": "1b"}, p2={"goods": "5w", "land": ["petra"], "sea": ["cyrene"]})
    play(team, "play:mercator-3")
    assert not any(key.startswith("sell:wine") for key in team.options())


@pytest.mark.clause("CON-112")
def test_money_and_goods_never_run_out() -> None:
    state = table(5, **{f"p{seat}": {"goods": "8c", "money": 500} for seat in range(5)})
    play(state, "play:mercator-3", "sell:cloth:8")
    assert money(state) == 500 + 3 + 56
    play(state, "buy:brick:8")
    assert goods(state) == "8b"


@pytest.mark.clause("CON-037")
def test_what_is_paid_goes_to_the_bank() -> None:
    state = table(tiles={"massilia": "wine"}, p0={"goods": "1b 1w", "money": 9, "land": ["l-massilia-novaria"]})
    before = [(money(state, seat), goods(state, seat)) for seat in (1, 2, 3)]
    play(state, "play:architect", "stop", "build:massilia")
    assert (money(state), goods(state)) == (5, "")
    assert [(money(state, seat), goods(state, seat)) for seat in (1, 2, 3)] == before


@pytest.mark.clause("CON-013", "CON-071", "CON-076")
def test_a_card_of_the_other_game_is_named_so_and_a_played_one_lies_on_the_pile() -> None:
    single = table(3, p0={"pile": ["p-senator"], "hand": ["p-tribune", "p-architect"]})
    assert [single.why_not(f"play:{kind}") for kind in ("senator", "praetor", "legatus")] == ["CON-013", "CON-076", "CON-088"]
    team = table(4, opts={"teams": True})
    assert [team.why_not(f"play:{kind}") for kind in ("senator", "magister", "consul")] == ["CON-071", "CON-058", "CON-078"]
