"""Every worked example of the rules."""

import pytest

from .table import GAME, cards, heads, play, seen, stall, table


@pytest.mark.clause("MAS-026", "MAS-028")
def test_e1_keeping_dice() -> None:
    state = table(
        money=6,
        rolled=["brown:3", "brown:5", "black:2", "beige:4"],
        agenda=[{"do": "keep-dice", "seat": 0}, {"do": "roll-dice", "seat": 1}],
        players={1: {"screen": {"brown": 1, "grey": 1}, "supply": [], "money": 6}},
    )
    assert state.options() == ["done", "keep:beige:4", "keep:black:2", "keep:brown:3", "keep:brown:5"]
    play(state, "keep:beige:4", "done")
    assert seen(state)["money"] == 4
    assert seen(state)["supply"] == [{"colour": "beige", "value": 4}]
    assert state.view(0)["temple"] == [
        {"colour": "brown", "value": 3},
        {"colour": "brown", "value": 5},
        {"colour": "black", "value": 2},
    ]
    assert (state.decision, state.seat) == ("keep-dice", 1)
    assert len(state.view(0)["rolled"]) == 2


@pytest.mark.clause("MAS-043", "MAS-044", "MAS-045", "MAS-046", "MAS-049", "MAS-050")
def test_e2_buying_with_beige() -> None:
    state = table(temple=["beige:4"], money=10, markers={"violet": 3}, stalls={5: (0, "2P")})
    play(state, "die:temple:beige:4", "execute", "buy:violet", "beige:2")
    assert seen(state)["money"] == 4
    assert stall(state, 5) == {"seat": 0, "pink": 2, "violet": 2, "beige": 2}
    assert state.view(0)["markers"]["violet"] == 2


@pytest.mark.clause("MAS-032", "MAS-035", "MAS-030")
def test_e3_two_stones() -> None:
    state = table(temple=["brown:5"], stalls={15: (0, "1V")}, figures={"violet": 12})
    play(state, "die:temple:brown:5", "down", "down", "execute", "move:violet:15")
    red = seen(state)
    assert (red["stones"], red["money"], red["reputation"]) == (2, 2, 2)
    assert state.position()["stones"] == 8
    assert state.view(0)["markers"]["violet"] == 3
    assert red["screen"]["brown"] == 1


@pytest.mark.clause("MAS-062", "MAS-063", "MAS-064", "MAS-065", "MAS-068", "MAS-095")
def test_e4_sale_with_minerva() -> None:
    state = table(temple=["brown:3"], hand=["minerva"], stalls={6: (0, "2V")}, figures={"violet": 4})
    play(state, "card:minerva", "die:temple:brown:3", "down", "execute", "move:violet:6")
    green = seen(state)
    assert (green["stones"], green["money"], green["reputation"]) == (0, 4, 4)
    assert state.view(0)["markers"]["violet"] == 3
    assert state.view(0)["discard"] == ["minerva"]
    assert state.view(0)["harbour"]["violet"] == 12
    again = table(temple=["brown:3"], hand=["minerva"], stalls={6: (0, "2V")}, figures={"violet": 5})
    play(again, "card:minerva", "die:temple:brown:3", "down", "down", "execute", "move:violet:6")
    assert seen(again)["stones"] == 1


@pytest.mark.clause("MAS-070")
def test_e5_building() -> None:
    own = {1: (0, ""), 3: (0, "")}
    state = table(temple=["brown:2"], money=7, stalls=own, figures={"consul": 8})
    assert state.view(0)["players"][0]["reserve"] == 4
    play(state, "die:temple:brown:2", "execute", "move:consul:10", "yes")
    assert seen(state)["money"] == 2
    assert stall(state, 10) == {"seat": 0}
    assert state.view(0)["players"][0]["reserve"] == 3


@pytest.mark.clause("MAS-080", "MAS-093", "MAS-096")
def test_e6_cards_and_a_stone() -> None:
    state = table(
        temple=["grey:4"], hand=["phoebus", "mercurius"], stalls={6: (0, "3O")}, figures={"orange": 1}, markers={"orange": 1}
    )
    keys = ("card:phoebus", "card:mercurius:temple:up", "die:temple:grey:4", "colour:brown", "up", "execute", "move:orange:6")
    play(state, *keys)
    own = seen(state)
    assert (own["stones"], own["money"], own["reputation"]) == (1, 9, 3)
    assert state.view(0)["markers"]["orange"] == 2
    assert state.view(0)["prices"]["temple"] == 2
    assert state.view(0)["price_token"] is None


@pytest.mark.clause("MAS-100", "MAS-097", "MAS-034")
def test_e7_chain() -> None:
    state = table(temple=["black:2", "beige:3"], hand=["minerva", "juno"], money=20, stalls={5: (0, ""), 9: (0, "")})
    play(state, "card:minerva", "card:juno", "die:temple:black:2", "colour:beige", "up", "join:temple:beige:3", "execute")
    assert (state.decision, state.view(0)["context"]["pips"]) == ("buy-colour", 6)
    assert seen(state)["stones"] == 1
    play(state, "buy:pink", "beige:0", "place:5:6")
    assert seen(state)["screen"] == {"beige": 1, "brown": 0, "black": 1, "grey": 0}


@pytest.mark.clause("MAS-017")
def test_e8_start_money() -> None:
    for seats in (2, 3, 4):
        position = GAME.start(seats, seed=5).position()
        assert [position["players"][seat]["money"] for seat in position["order"]] == [5, 6, 7, 8][:seats]


@pytest.mark.clause("MAS-033")
def test_e9_wrap() -> None:
    state = play(table(temple=["beige:6"], money=9, stalls={5: (0, "")}), "die:temple:beige:6", "up")
    assert (state.view(0)["context"]["value"], seen(state)["stones"]) == (1, 1)
    state = play(table(temple=["brown:1"]), "die:temple:brown:1", "down")
    assert (state.view(0)["context"]["value"], seen(state)["stones"]) == (6, 1)


@pytest.mark.clause("MAS-051")
def test_e10_no_stones() -> None:
    state = play(table(temple=["brown:4"], left=0, supply=["grey:1"]), "die:temple:brown:4")
    assert state.decision == "move-figure", "with execute as the only option nothing is asked"
    with_stones = play(table(temple=["brown:4"], supply=["grey:1"]), "die:temple:brown:4")
    assert heads(with_stones) == {"execute", "up", "down", "join"}  # no money, no goods: no other colour


@pytest.mark.clause("MAS-118", "MAS-121")
def test_e11_completable_dice_only() -> None:
    state = table(temple=["black:5", "black:4"], left=0, money=4, prices={"temple": 1})
    assert state.options() == ["die:temple:black:4", "pass"]
    assert state.why_not("die:temple:black:5") == "MAS-118"


@pytest.mark.clause("MAS-045")
def test_e12_one_pip_no_beige() -> None:
    state = table(temple=["beige:1"], money=9, stalls={5: (0, "")})
    play(state, "die:temple:beige:1", "execute", "buy:pink")
    assert stall(state, 5) == {"seat": 0, "pink": 1}, "the only split is no beige good"
    asked = table(money=9, stalls={5: (0, "")}, agenda=[{"do": "buy-colour", "seat": 0, "pips": 1}])
    assert asked.why_not("beige:1") == "MAS-045"


@pytest.mark.clause("MAS-072", "MAS-073")
def test_e13_closing_a_rival() -> None:
    state = table(temple=["brown:5"], money=5, stalls={5: (1, ""), 9: (1, "1P"), 11: (0, "1O")})
    play(state, "die:temple:brown:5", "execute", "move:consul:5")
    assert stall(state, 5) is None
    assert state.view(0)["players"][1]["reserve"] == 5
    assert (state.decision, state.seat) == ("build-stall", 0)
    play(state, "yes")
    assert seen(state)["money"] == 0
    assert stall(state, 5) == {"seat": 0}
    assert state.options() == ["done", "take:11:orange"]


@pytest.mark.clause("MAS-074")
def test_e14_last_stall() -> None:
    state = table(temple=["brown:5"], money=5, stalls={5: (1, ""), 11: (0, "1O")})
    play(state, "die:temple:brown:5", "execute", "move:consul:5")
    assert stall(state, 5) == {"seat": 1}
    assert (state.decision, state.seat) == ("turn", 1)


@pytest.mark.clause("MAS-075")
def test_e15_full_tax() -> None:
    state = table(temple=["brown:3"], money={1: 5}, stalls={3: (1, "2P 1B")})
    play(state, "die:temple:brown:3", "execute", "move:consul:3")
    assert (state.decision, state.seat) == ("pay-tax", 1)
    play(state, "pay")
    assert seen(state, 1)["money"] == 2
    assert stall(state, 3) == {"seat": 1, "pink": 2, "beige": 1}


@pytest.mark.clause("MAS-094", "MAS-101")
def test_e16_pluto() -> None:
    state = table(temple=["brown:3"], money={1: 5}, stalls={3: (1, "2P 1B")}, hands={1: ["pluto"]})
    play(state, "die:temple:brown:3", "execute", "move:consul:3")
    assert (state.decision, state.seat) == ("pluto", 1)
    assert state.view(1)["active"] == 0
    play(state, "yes")
    assert seen(state, 1)["money"] == 5
    assert stall(state, 3) == {"seat": 1, "pink": 2, "beige": 1}
    assert (cards(state, 1), state.view(0)["discard"]) == ([], ["pluto"])


@pytest.mark.clause("MAS-060", "MAS-099")
def test_e17_hand_limit() -> None:
    state = table(temple=["grey:3"], left=0, hand=["minerva", "mars", "venus"], stalls={5: (0, "4P")})
    assert state.options() == ["card:minerva", "pass"]
    assert state.why_not("die:temple:grey:3") == "MAS-060"
    play(state, "card:minerva", "die:temple:grey:3", "down")
    assert state.decision == "take-card"
    assert stall(state, 5) == {"seat": 0, "pink": 2}
    play(state, "open:juno")
    assert cards(state) == ["juno", "mars", "venus"]


@pytest.mark.clause("MAS-090", "MAS-058")
def test_e18_jupiter() -> None:
    state = table(temple=["grey:1"], left=0, hand=["jupiter", "mars"], stalls={5: (0, "2P")}, deck=["pluto", "minerva"])
    play(state, "card:jupiter", "die:temple:grey:1", "open:juno")
    assert state.view(0)["display"] == ["pluto", "venus"]
    assert state.options() == ["deck", "open:pluto", "open:venus", "stop"]
    play(state, "open:pluto")
    assert state.view(0)["display"] == ["minerva", "venus"]
    assert {(card["god"], card["new"]) for card in seen(state)["hand"]} == {("mars", False), ("juno", True), ("pluto", True)}


@pytest.mark.clause("MAS-061")
def test_e19_new_card() -> None:
    state = table(temple=["grey:1"], left=0, stones=3, stalls={5: (0, "2P")})
    play(state, "die:temple:grey:1", "open:venus")
    assert (state.decision, state.seat) == ("turn", 1), "the new Venus is not asked for"
    old = table(temple=["grey:1"], left=0, stones=3, stalls={5: (0, "2P")}, hand=["venus"])
    assert play(old, "die:temple:grey:1", "open:juno").decision == "end-turn"


@pytest.mark.clause("MAS-036", "MAS-037", "MAS-038", "MAS-039", "MAS-040")
def test_e20_passing_with_three_players() -> None:
    state = table(temple=["brown:1", "brown:2", "brown:3"], agenda=[{"do": "turn", "seat": 1}])
    play(state, "pass")
    assert (seen(state, 1)["money"], seen(state, 1)["tile"]) == (3, 3)
    play(state, "die:supply:brown:6", "execute", "move:pink:10")
    assert state.seat == 0
    play(state, "pass")
    assert (seen(state)["money"], seen(state)["tile"]) == (2, 2)
    for die in ("brown:1", "brown:2"):
        assert state.seat == 2
        play(state, f"die:temple:{die}", "execute", state_moves(state, die))
    play(state, "pass")
    assert seen(state, 2)["money"] == 0
    assert state.position()["order"] == [2, 0, 1]
    assert state.position()["round"] == 3
    assert all(not player["passed"] and player["tile"] is None for player in state.position()["players"])


def state_moves(state: object, die: str) -> str:
    """The orange customer goes round from 8."""
    return {"brown:1": "move:orange:9", "brown:2": "move:orange:11"}[die]


@pytest.mark.clause("MAS-124")
def test_e21_join_from_supply() -> None:
    state = table(temple=["brown:5"], supply=["brown:2"])
    play(state, "die:temple:brown:5", "join:supply:brown:2", "execute")
    assert state.view(0)["context"]["pips"] == 7
    assert seen(state)["stones"] == 1


@pytest.mark.clause("MAS-091")
def test_e22_neptunus() -> None:
    state = table(temple=["beige:2"], left=0, hand=["neptunus"], prices={"orange": 3}, stalls={5: (0, "4P")})
    assert "die:temple:beige:2" not in state.options()
    play(state, "card:neptunus", "die:temple:beige:2", "buy:orange", "beige:0")
    assert stall(state, 5) == {"seat": 0, "pink": 4, "orange": 2}
    assert seen(state)["money"] == 0


@pytest.mark.clause("MAS-093", "MAS-055")
def test_e23_cheaper_reputation() -> None:
    state = table(temple=["black:4"], left=0, money=8, prices={"temple": 3}, hand=["mercurius"])
    assert "die:temple:black:4" not in state.options()
    play(state, "card:mercurius:temple:down", "die:temple:black:4")
    assert (seen(state)["money"], seen(state)["reputation"]) == (0, 4)


@pytest.mark.clause("MAS-092", "MAS-126")
def test_e24_keeping_without_money() -> None:
    state = table(
        money=1,
        hand=["mars"],
        rolled=["brown:3", "brown:5", "black:2", "beige:4"],
        agenda=[{"do": "keep-dice", "seat": 0}, {"do": "turn-start", "seat": 1}],
    )
    assert state.options() == ["done", "mars"]
    play(state, "mars")
    assert state.options() == ["done", "keep:beige:4", "keep:black:2", "keep:brown:3", "keep:brown:5"]
    play(state, "keep:beige:4", "keep:black:2")
    assert (state.decision, state.seat) == ("turn", 1), "only done is left, so nothing is asked"
    assert seen(state)["money"] == 1
    assert len(seen(state)["supply"]) == 2


@pytest.mark.clause("MAS-082", "MAS-083", "MAS-084", "MAS-087")
def test_e25_final_scoring() -> None:
    own = {1: (0, ""), 5: (0, "2P"), 9: (0, ""), 13: (0, "")}
    state = table(money=11, stones=5, players={0: {"reputation": 47}}, stalls=own, temple=["brown:1"])
    assert state.scores()[0] == 57
    assert GAME.sheet(state)[0] == {"reputation": 47, "stalls": 16, "money": 3, "stones": -9}
    assert divmod(state.scores()[0], state.book.edition.track_length) == (1, 7)  # type: ignore[attr-defined]
    shown = table(players={0: {"reputation": 57}}, temple=["brown:1"]).view(0)["players"][0]
    assert (shown["fifties"], shown["track"]) == (1, 7)
