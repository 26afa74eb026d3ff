"""Diplomat, magister and dual cards in the single game."""

import pytest

from .table import GAME, money, play, table


@pytest.mark.clause("CON-050")
def test_the_diplomat_offers_opponents_with_a_card_on_top() -> None:
    state = play(table(p1={"pile": ["p-mercator"]}, p3={"pile": ["p-architect", "p-prefect-1"]}), "play:diplomat")
    assert state.options() == ["copy:1", "copy:3", "none"]
    assert state.view(0)["context"]["kinds"] == {"1": "mercator-3", "3": "prefect"}
    assert state.why_not("copy:0") == "CON-050"
    assert state.why_not("copy:4") == "CON-006"
    play(state, "none")
    assert state.seat == 1


@pytest.mark.clause("CON-051")
def test_copied_as_if_played() -> None:
    state = table(p0={"goods": "1f"}, p1={"pile": ["p-senator"]}, p2={"pile": ["p-mercator"]}, display=["I-colonist"])
    copied = play(state.clone(), "play:diplomat", "copy:2")
    assert (copied.seat, copied.decision, money(copied)) == (0, "mercator-trade", 3)
    play(state, "play:diplomat", "copy:1", "card:1")
    assert "I-colonist" in state.position()["players"][0]["hand"]
    assert state.position()["players"][1]["pile"] == ["p-senator"]  # the card stays where it is


@pytest.mark.clause("CON-052")
def test_no_diplomat_can_be_copied() -> None:
    state = play(table(p1={"pile": ["p-prefect-1", "p-diplomat"]}, p2={"pile": ["p-mercator"]}), "play:diplomat")
    assert state.options() == ["copy:2", "none"]
    assert state.why_not("copy:1") == "CON-052"


@pytest.mark.clause("CON-053")
def test_no_tribune_can_be_copied() -> None:
    state = table(turn=3, p3={"pile": ["p-prefect-1"]}, p1={"pile": ["p-mercator"]})
    play(state, "play:tribune", "play:diplomat")
    assert state.why_not("copy:3") == "CON-053"


@pytest.mark.clause("CON-059", "CON-060")
def test_the_magister_repeats_the_card_below() -> None:
    state = play(table(p0={"pile": ["p-architect", "p-mercator"]}), "play:magister")
    assert (state.decision, money(state)) == ("mercator-trade", 3)
    empty = play(table(), "play:magister")
    assert empty.seat == 1
    dual = play(table(p0={"pile": ["I-dual"]}, display=[]), "play:magister")
    assert dual.options() == ["role:architect", "role:prefect"]  # all its decisions anew


@pytest.mark.clause("CON-059")
def test_a_magister_on_a_diplomat_copies_anew() -> None:
    state = table(p0={"pile": ["p-prefect-1", "p-diplomat"]}, p1={"pile": ["p-magister"]}, p2={"pile": ["p-senator"]})
    play(state, "play:magister")
    assert state.options() == ["copy:2", "none"]
    assert state.why_not("copy:1") == "CON-059"  # reached through a magister


@pytest.mark.clause("CON-061")
def test_no_magister_on_a_senator() -> None:
    state = table(p0={"pile": ["p-prefect-1", "p-senator"]})
    assert "play:magister" not in state.options()
    assert state.why_not("play:magister") == "CON-061"
    assert "play:magister" in table(p0={"pile": ["p-senator", "p-prefect-1"]}).options()


@pytest.mark.clause("CON-093")
@pytest.mark.parametrize(
    ("card", "kind", "roles"),
    [
        ("I-dual", "prefect-architect", ["role:architect", "role:prefect"]),
        ("II-dual", "architect-mercator", ["role:architect", "role:mercator-5"]),
        ("III-dual", "prefect-mercator", ["role:mercator-5", "role:prefect"]),
    ],
)
def test_dual_cards_offer_their_roles(card: str, kind: str, roles: list[str]) -> None:
    state = play(table(p0={"hand": [card]}, display=[]), f"play:{kind}")
    assert state.options() == roles
    missing = ({"role:architect", "role:prefect", "role:mercator-5"} - set(roles)).pop()
    assert state.why_not(missing) == "CON-093"
    for role, decision in (
        ("role:architect", "architect-pick"),
        ("role:prefect", "prefect-choice"),
        ("role:mercator-5", "mercator-trade"),
    ):
        if role in roles:
            assert play(state.clone(), role).decision == decision


@pytest.mark.clause("CON-094", "CON-096")
def test_one_role_in_the_single_game_and_its_mercator_pays_5() -> None:
    state = play(table(p0={"hand": ["II-dual"]}, display=[]), "play:architect-mercator", "role:mercator-5")
    assert money(state) == 5
    play(state, "stop")
    assert state.seat == 1


@pytest.mark.clause("CON-058")
def test_single_cards_are_not_in_the_team_game() -> None:
    team = table(opts={"teams": True})
    assert [team.why_not(f"play:{kind}") for kind in ("magister", "senator", "consul")] == ["CON-058", "CON-071", "CON-078"]
    single = table()
    assert [single.why_not(f"play:{kind}") for kind in ("praetor", "proconsul", "legatus")] == ["CON-076", "CON-081", "CON-088"]
    assert not GAME.book(teams=True).edition.cards.hands[1] & GAME.book().edition.cards.of_kind[7]
