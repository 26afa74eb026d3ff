"""Positions edited by hand: what is completed, and what is refused with which words."""

import copy
from typing import Any

import pytest

from tessera import BadPosition

from .table import CHICO, GAME, LISA, STEFAN, Table, asked, play, random_states, seen


def test_cards_given_to_a_player_leave_the_deck_from_the_bottom() -> None:
    table = Table()
    deck = table.data["slave_deck"]
    table.player(LISA)["slave_cards"] = {"slave-2": 3}
    after = table.load().position()["slave_deck"]
    assert len(after) == 19
    assert after[:10] == deck[:10] or deck[:10].count("slave-2") > 8
    assert (after.count("slave-1"), after.count("slave-2")) == (11, 8)


def test_an_exchanged_card_goes_under_the_deck() -> None:
    table = Table()
    old = table.data["equi_open"]["equi-left"]
    table.data["equi_open"]["equi-left"] = "weapon-3" if old != "weapon-3" else "weapon-1"
    state = table.load()
    assert state.position()["equi_deck"][-1] == old
    top = Table().set()
    top.data["theatre_deck"][0] = top.data["theatre_deck"][3]
    assert sorted(top.load().position()["theatre_deck"]) == sorted(Table().data["theatre_deck"])


def test_hands_may_be_lists() -> None:
    table = Table()
    table.player(CHICO)["laurels"] = ["laurel-blue", "laurel-10", "laurel-blue"]
    assert seen(table.load(), CHICO)["laurel_faces"] == {"laurel-blue": 2, "laurel-10": 1}


@pytest.mark.parametrize(
    ("what", "fields", "asks"),
    [
        ("mercatus", {}, ("pecunia-exchange", STEFAN)),
        ("equi-buy", {"seat": LISA, "space": "equi-middle"}, ("equi-buy", LISA)),
        ("arena", {}, ("arena-prize", CHICO)),
        ("arena-prize", {"seat": CHICO}, ("arena-prize", CHICO)),
        ("stadium", {}, ("stadium-laurel", STEFAN)),
        ("theatrum", {}, ("theatre-open", LISA)),
        ("forum", {}, ("forum-build", STEFAN)),
    ],
)
def test_the_rest_of_the_round_follows_a_short_agenda(what: str, fields: dict[str, Any], asks: tuple[str, int]) -> None:
    table = Table().men(STEFAN, "pecunia", "gold-a", "forum-1").men(LISA, "equi-middle", "theatrum").men(CHICO, "arena-a")
    if what not in ("mercatus", "equi-buy"):
        table.men(STEFAN, "gold-a", "forum-1").men(LISA, "theatrum")
    state = table.do(what, **fields).load()
    assert asked(state) == asks
    answers = {"place": "crest"}
    while state.view(0)["round"] == 1:
        options = state.options()
        play(state, answers.get(state.decision, options[0]))
    assert state.decision == "place"
    assert all(player["henchmen"] == [] for player in state.view(0)["players"])


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    data = copy.deepcopy(Table().men(STEFAN, "forum-1").data)
    here: Any = data
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (["players", 1, "henchmen"], ["forum-1"], r"players\[1\].henchmen: forum-1 holds two henchmen"),
        (["players", 1, "henchmen"], ["gold-a", "silver-a"], "both sides of the stadium"),
        (["players", 1, "henchmen"], ["forum-2", "forum-3", "forum-4", "forum-5", "dolus", "latro"], "6 are placed"),
        (["players", 1, "henchmen"], ["portus-gold"], "harbour_coins: gold is missing"),
        (["harbour_coins"], ["silver"], "a silver coin without a henchman"),
        (
            ["players", 1, "slave_cards"],
            {"slave-1": 12},
            r"slave-1: 12 on the table, .* take 1 away from players\[1\].slave_cards",
        ),
        (["slave_deck"], ["slave-1"], "slave_deck: 10 of 11 slave-1 are missing"),
        (["players", 1, "laurels"], {"laurel-gold": 1}, r"players\[1\].laurels: unknown kind 'laurel-gold'; known: laurel-white"),
        (["players", 1, "coins"], {"copper": 1}, r"players\[1\].coins: unknown kind 'copper'"),
        (["players", 1, "crest"], 6, r"players\[1\].crest: expected a number 1 to 5"),
        (["theatre_open"], "theatre-red", "theatre_open: expected one of"),
        (["agenda"], [{"do": "theatre-open", "seat": 0, "auctioneer": 0}], "theatre_open: an auction is going on"),
        (["agenda"], [{"do": "arena-card", "seat": 0}], "nobody has a henchman in the arena"),
        (
            ["agenda"],
            [{"do": "forum-build", "seat": 1, "space": "forum-1", "build": 1}],
            "forum-1 is held by seat 0, not by seat 1",
        ),
        (["agenda"], [{"do": "forum-build", "seat": 0, "space": "forum-1", "build": 2}], "forum-1 builds only 1 times"),
        (
            ["agenda"],
            [{"do": "forum-slaves", "seat": 0, "space": "forum-1", "build": 1, "site": "villa-blue-10"}],
            r"players\[0\].coins: too few for villa-blue-10",
        ),
    ],
)
def test_nonsense_is_refused_by_name(path: list[Any], value: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.load(changed(path, value))


def test_races_must_fit_the_laurels() -> None:
    race = {"first": 0, "second": 1, "open_card": "laurel-blue", "hidden_card": "laurel-10", "kept_open": True}
    table = Table().set(races=[race]).hand(STEFAN, "laurel-blue")
    with pytest.raises(BadPosition, match=r"races\[0\]: says seat 1 got laurel-10"):
        table.load()
    state = table.hand(LISA, "laurel-10").load()
    assert state.view(LISA)["races"][0]["kept"] == "open"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_pieces_are_conserved(seats: int) -> None:
    """Stricter than loading: no stadium or theatre card may vanish either."""
    for state in random_states(seats, 6):
        assert GAME.check(state) == ""
        view = state.view(None)
        races = view["races"]
        gone = sum(2 if race["first"] is None else race["second"] is None for race in races)
        assert view["stadium_gone"] == gone
        theatre = sum(sum(player["theatre_cards"].values()) for player in view["players"])
        assert theatre + view["theatre_deck"] + (view["theatre_open"] is not None) == 6
        if view["phase"] == "placement":
            placed = sum(len(player["henchmen"]) + player["henchmen_left"] for player in view["players"])
            assert placed == 5 * seats
