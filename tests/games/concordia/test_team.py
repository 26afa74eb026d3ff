"""The team game: order, money, praetor, legatus, proconsul, copying."""

import pytest

from tessera import State, listen
from tessera.core.about import Asked, tell
from tessera.core.events import Event
from tessera.core.facts import facts
from tessera.core.words import words

from .table import GAME, goods, money, play, player, table

TEAMS = {"teams": True}
ROW = ["I-mercator", "I-colonist", "I-architect", "I-farmer", "II-prefect", "I-smith", "II-proconsul"]
AWAY = {"land": ["petra"], "sea": ["cyrene"]}


def team(turn: int = 0, seats: int = 4, **entries: object) -> State:
    return table(seats, turn=turn, opts=TEAMS, **entries)


@pytest.mark.clause("CON-121")
def test_partners_sit_opposite() -> None:
    assert [p["partner"] for p in GAME.start(seats=4, seed=1, teams=True).view()["players"]] == [2, 3, 0, 1]
    assert [p["partner"] for p in GAME.start(seats=6, seed=1, teams=True).view()["players"]] == [3, 4, 5, 0, 1, 2]


@pytest.mark.clause("CON-014", "CON-122", "CON-123", "CON-124", "CON-125")
def test_a_team_turn() -> None:
    state = team(turn=3, coins=["italia"])
    play(state, "play:prefect")
    assert state.seat == 3
    play(state, "produce:asia")
    assert (state.seat, state.decision) == (1, "prefect-choice")
    assert len(player(state, 1)["hand"]) == 6  # he plays no card himself
    play(state, "cash")
    assert money(state, 1) > 0
    assert player(state, 3)["pile"] == ["p-prefect-1"]
    assert player(state, 1)["pile"] == []
    assert (state.seat, state.decision, state.view()["turn"]) == (0, "play-card", 0)


@pytest.mark.clause("CON-126")
def test_partners_keep_their_property_apart() -> None:
    state = team(p0={"goods": "1w", "money": 4}, p2={"goods": "1b", "money": 1})
    play(state, "play:mercator-3", "sell:wine:1", "stop")
    assert (money(state, 0), goods(state, 0)) == (13, "")
    assert (money(state, 2), goods(state, 2)) == (4, "1b")


@pytest.mark.clause("CON-128", "CON-129", "CON-131")
def test_missing_money_comes_from_the_partner() -> None:
    state = team(p0={"money": 2}, p2={"money": 9})
    play(state, "play:mercator-3")
    assert money(state) == 5
    assert "buy:cloth:2" in state.options()
    assert "buy:cloth:3" not in state.options()
    play(state, "buy:cloth:2")
    assert (money(state, 0), money(state, 2)) == (0, 3)  # nobody was asked; then the partner's mercator pays
    single = play(table(p0={"money": 2}, p2={"money": 9}), "play:mercator-3")
    assert "buy:cloth:1" not in single.options()


@pytest.mark.clause("CON-128", "CON-131")
@pytest.mark.parametrize(
    ("language", "option", "line"),
    [
        ("en", "Buy 2 cloth: 14 sestertii (9 sestertii from Cid)", ("Of this your partner pays", "3 sestertii")),
        ("de", "2 Tuch kaufen: 14 Sesterzen (9 Sesterzen von Cid)", ("Davon zahlt dein Partner", "3 Sesterzen")),
    ],
)
def test_what_the_partner_pays_is_said(language: str, option: str, line: tuple[str, str]) -> None:
    names = dict(enumerate(["Ana", "Ben", "Cid", "Dora"]))
    state = play(team(p0={"money": 2}, p2={"money": 9}), "play:mercator-3")
    said = words(state.book, language)
    assert said.option(state.decision, "buy:cloth:2", facts(state, "buy:cloth:2"), names) == option
    assert "Cid" not in said.option(state.decision, "buy:food:1", facts(state, "buy:food:1"), names)  # 3: he has 5 himself
    poor = team(p0={"money": 2, "goods": "1f 1b 1t 1w 1c"}, p2={"money": 9})
    town = next(
        city["id"] for city in poor.view()["cities"] if city["price"] and city["price"]["money"] == 5 and not city["houses"]
    )
    panel = tell(Asked(poor.book, poor.view(0), language, names), f"city:{town}")
    assert panel is not None
    assert line in panel.now
    single = table(p0={"money": 2}, p2={"money": 9})
    alone = tell(Asked(single.book, single.view(0), language, names), f"city:{town}")
    assert alone is not None
    assert line[0] not in dict(alone.now)


@pytest.mark.clause("CON-131")
def test_own_money_first() -> None:
    state = play(team(p0={"money": 9}, p2={"money": 9}), "play:mercator-3", "buy:food:3")
    assert (money(state, 0), money(state, 2)) == (0, 9)


@pytest.mark.clause("CON-130")
def test_each_decides_alone() -> None:
    state = play(team(), "play:prefect", "decline")
    assert state.seat == 2
    assert state.perspective(0).options() == []
    assert "produce:asia" in state.perspective(2).options()


@pytest.mark.clause("CON-036")
def test_a_colonist_in_a_city_does_not_build() -> None:
    state = team(
        turn=2,
        tiles={"petra": "brick", "memphis": "brick"},
        p2=AWAY | {"goods": "2f", "money": 5, "hand": ["I-architect"]},
        display=[],
    )
    play(state, "play:architect", "move:land:petra", "to:l-memphis-petra")
    while state.decision == "architect-pick":
        play(state, "stop")
    assert state.options() == ["build:memphis", "build:petra", "stop"]
    still = team(turn=2, tiles={"petra": "brick"}, p2=AWAY | {"goods": "2f", "money": 5, "hand": ["I-architect"]}, display=[])
    play(still, "play:architect", "stop")
    assert still.seat == 0  # nothing to build; the partner's movement follows


@pytest.mark.clause("CON-055")
def test_a_team_copies_a_card_once() -> None:
    piles = {"p1": {"pile": ["p-prefect-1"]}, "p3": {"pile": ["p-mercator"]}}
    state = team(p0={"hand": ["I-diplomat"]}, p2=AWAY, display=[], **piles)
    play(state, "play:diplomat", "copy:3", "stop", "stop")
    assert player(state, 3)["copied"] == [0]
    play(state, "play:tribune")
    while state.decision != "play-card":
        play(state, "none")
    assert state.seat == 2
    play(state, "play:diplomat")
    assert state.seat == 3  # 3 was copied, 1 took his cards back: nothing left to copy
    assert player(state, 2)["pile"] == ["p-diplomat"]
    twice = team(turn=2, p0={"hand": ["I-diplomat"]}, p2=AWAY, display=[], p1=piles["p1"], p3=piles["p3"] | {"copied": [0]})
    play(twice, "play:diplomat")
    assert twice.why_not("copy:3") == "CON-055"
    new = team(turn=3, p3={"pile": ["p-mercator"], "copied": [0]})
    play(new, "play:prefect", "decline", "decline")
    assert player(new, 3)["copied"] == []  # a new play is a new card


@pytest.mark.clause("CON-054")
def test_the_partner_cannot_be_copied() -> None:
    state = team(turn=2, p0={"pile": ["p-architect"]}, p1={"pile": ["p-mercator"]}, p2=AWAY)
    play(state, "play:diplomat")
    assert state.options() == ["copy:1", "none"]
    assert state.why_not("copy:0") == "CON-054"


@pytest.mark.clause("CON-056", "CON-057")
def test_the_partner_uses_the_copied_card_too() -> None:
    state = team(turn=2, p1={"pile": ["p-prefect-1"]}, p2=AWAY)
    play(state, "play:diplomat", "copy:1", "produce:italia")
    assert (state.seat, state.decision) == (0, "prefect-choice")
    play(state, "cash")
    assert money(state, 0) >= 1
    nothing = play(team(turn=2, p1={"pile": ["p-prefect-1"]}, p2=AWAY), "play:diplomat", "none")
    assert (nothing.seat, nothing.decision) == (3, "play-card")


@pytest.mark.clause("CON-095")
def test_the_partner_must_use_the_other_role() -> None:
    state = team(p0={"hand": ["I-dual-team"]}, display=[])
    play(state, "play:prefect-architect", "role:prefect", "decline")
    assert (state.seat, state.decision) == (2, "architect-pick")


@pytest.mark.clause("CON-096")
def test_the_partner_may_be_the_mercator_for_five() -> None:
    state = play(team(p0={"hand": ["II-dual-team"]}, display=[]), "play:architect-mercator", "role:architect", "stop")
    assert (state.seat, state.decision, money(state, 2)) == (2, "mercator-trade", 5)


@pytest.mark.clause("CON-076", "CON-077")
def test_praetor_one_card_each_and_refill_after_both() -> None:
    state = team(p0={"goods": "2w 2f"}, p2=AWAY | {"goods": "1f 1w"}, display=ROW, deck=["III-colonist", "IV-colonist"])
    play(state, "play:praetor", "card:1")
    assert (state.seat, state.decision) == (2, "buy-card")
    assert state.position()["display"] == [None, *ROW[1:]]  # the spaces keep their prices
    play(state, "card:2")  # food, and the wine that is left for the question mark
    assert "I-colonist" in player(state, 2)["hand"]
    assert state.position()["display"] == [*ROW[2:], "III-colonist", "IV-colonist"]


@pytest.mark.clause("CON-081", "CON-082")
def test_proconsul_buys_without_extra_price_but_no_proconsul() -> None:
    state = team(p0={"goods": "1b 1t 1c", "hand": ["III-proconsul"]}, display=ROW)
    play(state, "play:proconsul")
    assert state.options() == ["card:3", "card:6", "stop"]
    assert state.why_not("card:7") == "CON-082"
    assert state.why_not("card:1") == "CON-081"
    play(state, "card:6")
    assert goods(state) == "1c"


@pytest.mark.clause("CON-083", "CON-085", "CON-086")
def test_the_answer_is_for_the_partner_alone() -> None:
    state = team(p0={"goods": "1f", "hand": ["III-proconsul"]}, p2=AWAY, display=ROW, deck=["III-colonist"])
    play(state, "play:proconsul", "card:2")
    assert (state.seat, state.decision) == (2, "proconsul-answer")
    assert None in state.position()["display"]
    play(state, "play:mercator-3", "stop")
    assert (money(state, 2), money(state, 0)) == (3, 0)
    assert player(state, 2)["pile"] == ["p-mercator"]
    assert state.position()["display"] == [ROW[0], *ROW[2:], "III-colonist"]
    assert (state.seat, state.decision) == (1, "play-card")


@pytest.mark.clause("CON-084")
def test_no_legatus_answers_a_proconsul() -> None:
    state = play(team(p0={"hand": ["III-proconsul"]}, p2=AWAY, p1={"pile": ["p-legatus"]}, display=[]), "play:proconsul")
    assert "play:legatus" not in state.options()
    assert state.why_not("play:legatus") == "CON-084"
    play(state, "play:diplomat")
    assert state.seat == 1  # the legatus on seat 1's pile cannot be copied either
    both = team(p0={"hand": ["III-proconsul"]}, p2=AWAY, p1={"pile": ["p-legatus"]}, p3={"pile": ["p-mercator"]}, display=[])
    play(both, "play:proconsul", "play:diplomat")
    assert both.why_not("copy:1") == "CON-084"
    play(both, "copy:3", "stop")
    assert both.seat == 1  # for himself alone
    assert player(both, 3)["copied"] == [0]  # and the copy is used up


@pytest.mark.clause("CON-087")
def test_a_tribune_as_answer_takes_only_that_pile() -> None:
    state = team(p0={"hand": ["III-proconsul"], "pile": ["p-mercator"]}, p2=AWAY | {"pile": ["p-prefect-1"]}, display=[])
    play(state, "play:proconsul", "play:tribune")
    assert player(state, 2)["pile"] == []
    assert player(state, 0)["pile"] == ["p-mercator", "III-proconsul"]


@pytest.mark.clause("CON-088", "CON-089")
def test_legatus_looks_at_the_hand_and_suggests() -> None:
    state = play(team(p2=AWAY), "play:legatus")
    assert (state.seat, state.decision) == (0, "legatus-suggest")
    kinds = {"tribune", "diplomat", "prefect", "mercator-3", "praetor"}
    assert set(state.options()) == {f"suggest:{kind}" for kind in kinds}
    assert state.why_not("suggest:legatus") == "CON-088"
    assert state.why_not("suggest:architect") == "CON-089"
    hand = state.view(0)["context"]["hand"]
    assert {card["kind"] for card in hand} == kinds | {"legatus"}
    assert "hand" not in state.view(1)["context"]
    assert "hand" not in state.view(2)["context"]


@pytest.mark.clause("CON-090", "CON-091", "CON-092")
def test_the_partner_is_free_and_acts_first_for_both() -> None:
    state = play(team(p2=AWAY), "play:legatus", "suggest:prefect")
    assert (state.seat, state.decision) == (2, "legatus-answer")
    assert state.why_not("play:legatus") == "CON-088"
    play(state, "play:mercator-3")
    assert (state.seat, money(state, 2)) == (2, 3)
    play(state, "stop")
    assert (state.seat, state.decision, money(state, 0)) == (0, "mercator-trade", 3)
    play(state, "stop")
    assert (state.seat, state.decision) == (1, "play-card")  # the figure goes on from seat 0
    assert player(state, 2)["pile"] == ["p-mercator"]
    assert player(state, 0)["pile"] == ["p-legatus"]


@pytest.mark.clause("CON-089")
def test_a_suggestion_is_known_to_the_team_only() -> None:
    state = play(team(p2=AWAY), "play:legatus")
    events: list[Event] = []
    listen(state, events.append)
    play(state, "suggest:praetor")
    assert state.view(2)["context"]["suggested"] == "praetor"
    assert state.view(0)["context"]["suggested"] == "praetor"
    for viewer in (1, 3, None):
        assert "suggested" not in state.view(viewer)["context"]
        assert all("praetor" not in str(event.seen_by(viewer).args) for event in events)


@pytest.mark.clause("CON-091")
def test_legatus_answered_by_a_proconsul() -> None:
    state = team(p2=AWAY | {"hand": ["III-proconsul"]}, display=[])
    play(state, "play:legatus", "suggest:tribune", "play:proconsul")
    assert (state.seat, state.decision) == (0, "proconsul-answer")  # R-33: the legatus player plays a second card, alone
    play(state, "play:mercator-3")
    assert (money(state, 0), money(state, 2)) == (3, 0)


@pytest.mark.clause("CON-088")
def test_an_answering_diplomat_copies_no_legatus() -> None:
    state = team(p2=AWAY, p1={"pile": ["p-legatus"]}, p3={"pile": ["p-mercator"]})
    play(state, "play:legatus", "suggest:diplomat", "play:diplomat")
    assert (state.seat, state.options()) == (2, ["copy:3", "none"])
    assert state.why_not("copy:1") == "CON-088"
    first = play(team(turn=2, p2=AWAY, p1={"pile": ["p-legatus"]}), "play:diplomat", "copy:1")
    assert (first.seat, first.decision) == (2, "legatus-suggest")  # as if played


@pytest.mark.clause("CON-045")
def test_the_partner_gets_the_money_of_the_card_used() -> None:
    state = play(team(p0={"hand": ["I-mercator"]}, display=[]), "play:mercator-5", "stop")
    assert (money(state, 0), money(state, 2)) == (5, 5)
