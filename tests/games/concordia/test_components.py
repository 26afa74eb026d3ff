"""Components and set-up, against the edition's data and fresh tables."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import tessera
from tessera import BadSetup

from .table import GAME, player

DATA: dict[str, Any] = tomllib.loads(GAME.default_edition)
MAPS = ("imperium", "italia", "hellas", "ionium", "ionium-22", "cyprus")


@pytest.mark.clause("CON-001")
def test_tiles_markers_and_pieces_of_the_base_game_are_used() -> None:
    assert DATA["city_tiles"]["total"] == 30
    assert DATA["bonus_markers"]["total"] == 24
    fresh = GAME.start(seats=4, seed=1).position()
    assert sum(Counter(fresh["tiles"].values()).values()) == 30
    assert len(fresh["coins"]) <= DATA["bonus_markers"]["total"]


@pytest.mark.clause("CON-002")
@pytest.mark.parametrize("name", ["imperium", "italia"])
def test_maps_of_the_base_game(name: str) -> None:
    assert GAME.start(seats=3, seed=1, map=name).view()["map"]["capital"] == "roma"


@pytest.mark.clause("CON-003")
@pytest.mark.parametrize(("name", "cities", "provinces"), [("ionium", 30, 12), ("hellas", 25, 10)])
def test_the_new_board_has_two_maps(name: str, cities: int, provinces: int) -> None:
    seen = GAME.start(seats=4, seed=1, map=name).view()
    assert len([city for city in seen["cities"] if not city["capital"]]) == cities
    assert len(seen["provinces"]) == provinces


@pytest.mark.clause("CON-004")
def test_white_is_the_sixth_colour_with_all_pieces() -> None:
    state = GAME.start(seats=6, seed=1, teams=True)
    last = state.view()["players"][5]
    assert last["colour"] == "white"
    assert last["warehouse"] == {"spaces": 12, "land": 3, "sea": 3}
    assert last["houses_left"] == 15


@pytest.mark.clause("CON-005")
def test_110_cards() -> None:
    own, bought = DATA["player_cards"]["cards"], DATA["purchase_cards"]["cards"]
    assert len(own) * 6 == 60
    assert len(bought) == 42
    assert Counter(card["stack"] for card in bought) == {1: 9, 2: 11, 3: 9, 4: 8, 5: 5}
    assert len(own) * 6 + len(bought) + 1 + 1 + 6 == 110
    by_use = Counter(tuple(card["used"]) for card in bought)
    assert by_use[("single", "team")] + by_use[("single",)] == by_use[("single", "team")] + by_use[("team",)] == 30
    assert by_use[()] == 4


@pytest.mark.clause("CON-006", "CON-007")
def test_single_game_for_2_to_5_team_game_for_4_or_6() -> None:
    assert GAME.seat_counts() == (2, 3, 4, 5)
    assert GAME.seat_counts({"teams": True}) == (4, 6)
    for seats, options in ((6, {}), (5, {"teams": True}), (1, {}), (2, {"teams": True})):
        with pytest.raises(BadSetup):
            GAME.start(seats=seats, seed=1, **options)
    state = GAME.start(seats=4, seed=1)
    assert [p["partner"] for p in state.view()["players"]] == [None] * 4
    teams = GAME.start(seats=6, seed=1, teams=True)
    assert teams.scores()[0] == teams.scores()[3]
    assert len(teams.winners()) == 2  # partners win together


@pytest.mark.clause("CON-008")
@pytest.mark.parametrize("teams", [False, True])
def test_both_games_share_the_rules(teams: bool) -> None:
    state = GAME.start(seats=4, seed=1, teams=teams)
    while state.decision == "choose-start-city":
        state.choose(state.options()[0])
    assert state.decision == "play-card"
    state.choose("play:prefect")
    assert state.decision == "prefect-choice"


@pytest.mark.clause("CON-009", "CON-015")
def test_seat_0_starts_and_the_table_is_set() -> None:
    state = GAME.start(seats=4, seed=1)
    assert (state.seat, state.decision) == (0, "play-card")
    fresh = state.position()
    assert all(fresh["display"])
    assert set(fresh["coins"].values()) == {"goods"}
    assert fresh["concordia"] is None
    assert [p["pile"] for p in fresh["players"]] == [[]] * 4
    state.choose("play:tribune")
    while state.decision != "play-card":
        state.choose("none")
    assert state.seat == 1


@pytest.mark.clause("CON-152", "CON-104", "CON-103")
def test_starting_goods_and_warehouse() -> None:
    for p in GAME.start(seats=5, seed=1).view()["players"]:
        assert p["goods"] == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
        assert p["warehouse"] == {"spaces": 12, "land": 2, "sea": 2}
        assert p["free"] == 12 - 6 - 4


@pytest.mark.clause("CON-153")
def test_starting_money() -> None:
    assert [p["money"] for p in GAME.start(seats=5, seed=1).view()["players"]] == [5, 6, 7, 8, 9]
    assert [p["money"] for p in GAME.start(seats=6, seed=1, teams=True).view()["players"]] == [5, 6, 7, 5, 6, 7]
    assert [p["money"] for p in GAME.start(seats=4, seed=1, teams=True).view()["players"]] == [5, 6, 5, 6]


@pytest.mark.clause("CON-154", "CON-058", "CON-071", "CON-078")
def test_starting_hands() -> None:
    single = sorted(card.removeprefix("p-") for card in player(GAME.start(seats=2, seed=1))["hand"])
    assert single == sorted(["tribune", "architect", "diplomat", "prefect-1", "prefect-2", "mercator", "senator", "magister"])
    team = GAME.start(seats=4, seed=1, teams=True)
    common = {"p-tribune", "p-prefect-1", "p-mercator", "p-praetor", "p-legatus"}
    assert set(player(team, 1)["hand"]) == common | {"p-architect"}
    assert set(player(team, 2)["hand"]) == common | {"p-diplomat"}
    cards = GAME.book(teams=True).edition.cards
    dealt = {cards.ids[card] for stack in cards.stacks for card in stack}
    assert not any(id.endswith("-consul") for id in dealt)


@pytest.mark.clause("CON-155")
def test_single_start_in_the_capital() -> None:
    for p in GAME.start(seats=3, seed=1, map="cyprus").position()["players"]:
        assert (p["land"], p["sea"]) == (["antiochia"], ["antiochia"])


@pytest.mark.clause("CON-156")
@pytest.mark.parametrize(
    ("name", "many"), [("imperium", 25), ("italia", 19), ("hellas", 19), ("ionium", 24), ("cyprus", 23), ("ionium-22", 16)]
)
def test_team_start_cities(name: str, many: int) -> None:
    state = GAME.start(seats=4, seed=1, teams=True, map=name)
    assert (state.seat, state.decision) == (2, "choose-start-city")
    first = state.options()
    assert len(first) == many
    chart = state.view()
    joined = {end for way in chart["ways"] if chart["map"]["capital"] in way["ends"] for end in way["ends"]}
    assert {key.removeprefix("start:") for key in first} == {c["id"] for c in chart["cities"]} - joined
    for city in joined:
        assert state.why_not(f"start:{city}") == "CON-156"
    state.choose(first[0])
    assert (state.seat, state.options()) == (3, first)  # a city taken stays available
    state.choose(first[0])
    assert (state.seat, state.decision) == (0, "play-card")


@pytest.mark.clause("CON-157")
def test_stacks_by_number_of_players() -> None:
    for seats, teams, many, top in (
        (2, False, 15, 2),
        (3, False, 21, 3),
        (4, False, 26, 4),
        (5, False, 30, 5),
        (4, True, 26, 4),
        (6, True, 30, 5),
    ):
        state = GAME.start(seats=seats, seed=3, teams=teams)
        fresh = state.position()
        assert len(fresh["deck"]) + 7 == many
        assert {id.split("-")[0] for id in fresh["display"]} == {"I"}
        numerals = state.view()["deck"]["stacks"]
        assert numerals == sorted(numerals, key=["I", "II", "III", "IV", "V"].index)
        assert numerals[-1] == ["I", "II", "III", "IV", "V"][top - 1]


@pytest.mark.clause("CON-158")
def test_the_last_seat_has_the_praefectus_magnus() -> None:
    assert [GAME.start(seats=n, seed=1).view()["magnus"] for n in (2, 3, 4, 5)] == [1, 2, 3, 4]


@pytest.mark.clause("CON-159")
@pytest.mark.parametrize("name", MAPS)
def test_tiles_are_dealt_by_letter(name: str) -> None:
    dealt = set()
    for seed in range(4):
        state = GAME.start(seats=3, seed=seed, map=name)
        by_letter: dict[str, Counter[str]] = {}
        for city in state.view()["cities"]:
            if city["capital"]:
                assert city["good"] is None
            else:
                by_letter.setdefault(city["letter"], Counter())[city["good"]] += 1
        for letter, found in by_letter.items():
            assert found == Counter(DATA["city_tiles"][letter]["goods"])
        dealt.add(tuple(state.position()["tiles"].values()))
    assert len(dealt) == 4
    assert set(by_letter) == set(DATA["maps"][name]["tiles_used"])


@pytest.mark.clause("CON-160")
def test_markers_show_the_most_valuable_good() -> None:
    prices = {good: DATA["goods"][good]["price"] for good in DATA["goods"]["order"]}
    for seed in range(3):
        seen = GAME.start(seats=3, seed=seed).view()
        good = {city["id"]: city["good"] for city in seen["cities"]}
        for province in seen["provinces"]:
            assert province["marker"]["good"] == max((good[city] for city in province["cities"]), key=prices.__getitem__)
            assert province["marker"]["side"] == "goods"
            assert "roma" not in province["cities"]


@pytest.mark.clause("CON-114")
def test_pantheon_counts_the_gods_of_the_stacks() -> None:
    seen = GAME.start(seats=5, seed=1).view()
    assert seen["pantheon"] == {"jupiter": 6, "saturnus": 6, "venus": 4, "mercurius": 4, "mars": 5, "minerva": 5}
    for seats in (2, 3, 4, 5):
        state = GAME.start(seats=seats, seed=1)
        used = {card["id"]: card["gods"] for card in DATA["purchase_cards"]["cards"]}
        fresh = state.position()
        found = Counter(god for id in fresh["display"] + fresh["deck"] for god in used[id])
        assert found == state.view()["pantheon"]


@pytest.mark.clause("CON-115")
def test_maps_without_a_printed_display() -> None:
    printed = {name: GAME.start(seats=3, seed=1, map=name).view()["map"]["printed_display"] for name in MAPS}
    assert [name for name in MAPS if not printed[name]] == ["ionium", "ionium-22", "cyprus"]


@pytest.mark.clause("CON-116", "CON-165")
@pytest.mark.parametrize("name", MAPS)
def test_the_wine_side_is_a_variant_of_every_map(name: str) -> None:
    front, back = (GAME.start(seats=3, seed=1, map=name, display=side).view() for side in ("cloth", "wine"))
    assert [s["extra"] for s in front["display"]] == [[], ["any"], ["any"], ["cloth"], ["cloth"], ["any", "cloth"], ["cloth"] * 2]
    assert [s["extra"] for s in back["display"]] == [
        [],
        ["any"],
        ["any"],
        ["wine"],
        ["cloth"],
        ["any", "wine"],
        ["wine", "cloth"],
    ]


@pytest.mark.clause("CON-119")
def test_ionium_without_letter_b_is_recommended_for_2_and_3() -> None:
    reduced = DATA["maps"]["ionium-22"]
    assert reduced["drop_tiles"] == ["B"]
    assert reduced["recommended_single"] == [2, 3]
    seen = GAME.start(seats=2, seed=1, map="ionium-22").view()
    assert len([city for city in seen["cities"] if not city["capital"]]) == 22
    assert not any(city["letter"] == "B" for city in seen["cities"])


@pytest.mark.clause("CON-163")
def test_interim_scoring_is_an_option_of_the_single_game() -> None:
    option = next(option for option in GAME.options if option.name == "interim")
    assert option.values == (False, True)
    assert GAME.book(interim=True).edition.interim
    assert not GAME.book(interim=True, teams=True).edition.interim


@pytest.mark.clause("CON-164")
def test_a_separate_display_and_a_turn_figure() -> None:
    assert len(GAME.start(seats=4, seed=1, map="cyprus").view()["display"]) == 7
    state = GAME.start(seats=4, seed=1, teams=True)
    while state.decision == "choose-start-city":
        state.choose(state.options()[0])
    assert state.view()["turn"] == 0


@pytest.mark.clause("CON-162")
def test_any_number_of_colonists_stand_in_the_capital() -> None:
    roma = next(city for city in GAME.start(seats=5, seed=1).view()["cities"] if city["id"] == "roma")
    assert sum(group["count"] for group in roma["colonists"]) == 10


def test_the_index_is_the_same_for_every_map_and_mode() -> None:
    index = GAME.index.keys
    for name in MAPS:
        for teams in (False, True):
            assert GAME.book(map=name, teams=teams).keys == index
    assert tessera.game("concordia").index.code("to:x-apollonia-brundisium") >= 0
