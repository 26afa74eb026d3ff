"""What is in the box, and the set-up."""

import random
import tomllib

import pytest

from tessera.core.goods import packed
from tessera.games.aquileia.tables import Tables

from .table import GAME, STEFAN, Table, coins, play, random_states, seen

DATA = tomllib.loads(GAME.default_edition)


def edition() -> Tables:
    found = GAME.book().edition
    assert isinstance(found, Tables)
    return found


@pytest.mark.clause("AQU-001")
def test_the_material_is_complete() -> None:
    e, parts = edition(), DATA["components"]
    counts = [sum(deck) for deck in (e.slave_count, e.equi_count, e.laurel_count, e.theatre_count)]
    assert counts == [22, 17, 12, 6]
    assert parts["blue_dice"] + parts["red_dice"] == 7
    assert parts["coins_bronze"] + parts["coins_silver"] + parts["coins_gold"] == 117
    assert parts["start_player_tokens"] == 1


@pytest.mark.clause("AQU-002")
def test_every_die_has_two_faces_of_each_metal() -> None:
    assert sorted(edition().faces) == [0, 0, 1, 1, 2, 2]
    state = Table().load()
    rolled = [state.die() for _ in range(3000)]
    assert all(900 < rolled.count(metal) < 1100 for metal in range(3))


@pytest.mark.clause("AQU-003")
def test_each_player_has_five_henchmen_and_nine_houses_in_an_own_colour() -> None:
    state = GAME.start(seats=5, seed=1)
    players = state.view(None)["players"]
    assert [p["colour"] for p in players] == ["red", "yellow", "blue", "green", "orange"]
    assert all(p["henchmen_left"] == 5 and p["houses_left"] == 9 and p["crest"] is None for p in players)


@pytest.mark.clause("AQU-004")
def test_the_decks_hold_what_they_should() -> None:
    e = edition()
    assert dict(zip(e.slave_ids, e.slave_count, strict=True)) == {"slave-1": 11, "slave-2": 11}
    assert dict(zip(e.equi_ids, e.equi_count, strict=True)) == {
        "weapon-1": 3, "weapon-2": 3, "weapon-3": 1, "horse-gold-1": 3, "horse-gold-2": 2, "horse-silver-1": 3, "horse-silver-2": 2,
    }  # fmt: skip
    assert e.laurel_count == (2, 2, 2, 2, 1, 1, 1, 1)
    pairs = {frozenset(pair) for pair in zip(e.theatre_first, e.theatre_second, strict=True)}
    assert pairs == {frozenset((a, b)) for a in range(4) for b in range(a)}


@pytest.mark.clause("AQU-005")
def test_coins_are_seen_by_everybody() -> None:
    state = Table().coins(2, bronze=3, gold=7).load()
    for viewer in (None, 0, 1, 3):
        assert state.view(viewer)["players"][2]["coins"] == {"bronze": 3, "silver": 0, "gold": 7}


@pytest.mark.clause("AQU-009")
def test_the_number_of_cards_is_public_and_their_faces_are_not() -> None:
    table = Table().hand(1, "slave-1", "slave-2", "slave-2", "laurel-blue")
    table.player(1)["equi_secret"] = {"weapon-3": 1}
    state = table.load()
    for viewer in (None, 0, 2):
        other = state.view(viewer)["players"][1]
        assert (other["slave_cards"], other["equi_cards"], other["laurels"]) == (3, 1, 1)
        assert other["slave_faces"] is None
        assert other["equi_secret"] is None
        assert other["laurel_faces"] == {}
    own = seen(state, 1)
    assert own["slave_faces"] == {"slave-1": 1, "slave-2": 2}
    assert own["equi_secret"] == {"weapon-3": 1}
    assert own["laurel_faces"] == {"laurel-blue": 1}


@pytest.mark.clause("AQU-011")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up(seats: int) -> None:
    view = GAME.start(seats=seats, seed=5).view(0)
    assert len(view["players"]) == seats
    for player in view["players"]:
        assert player["coins"] == {"bronze": 2, "silver": 1, "gold": 1}
        assert (player["slave_cards"], player["equi_cards"], player["laurels"], player["theatre_cards"]) == (0, 0, 0, {})
        assert player["score"] == 0
    assert all(view["equi_open"].values())
    assert (view["equi_deck"], view["slave_deck"], view["stadium_deck"], view["theatre_deck"]) == (14, 22, 11, 6)
    assert view["stadium_open"] is not None
    assert view["theatre_open"] is None
    assert view["blue_dice"] == {"holder": None, "left": 4}


@pytest.mark.clause("AQU-012")
def test_the_first_start_player_is_random() -> None:
    starts = [GAME.start(seats=4, seed=seed).view(None)["start_player"] for seed in range(400)]
    assert all(70 < starts.count(seat) < 130 for seat in range(4))
    state = GAME.start(seats=4, seed=3)
    assert state.seat == state.view(None)["start_player"]


@pytest.mark.clause("AQU-031")
def test_there_are_28_spaces_in_six_areas() -> None:
    spaces = GAME.start(seats=4, seed=1).view(None)["spaces"]
    areas = [space["area"] for space in spaces.values()]
    assert [areas.count(a) for a in ("mercatus", "arena", "stadium", "theatrum", "forum", "portus")] == [9, 3, 6, 1, 5, 4]
    assert [spaces[f"arena-{x}"]["value"] for x in "abc"] == [2, 1, 1]
    for side in ("gold", "silver"):
        assert [spaces[f"{side}-{x}"]["value"] for x in "abc"] == [2, 1, 1]
        assert {spaces[f"{side}-{x}"]["side"] for x in "abc"} == {side}


@pytest.mark.clause("AQU-100")
def test_sites_are_those_of_the_data_file() -> None:
    e = edition()
    assert len(e.site_ids) == 28
    assert [e.site_kind.count(kind) for kind in range(3)] == [8, 4, 16]
    for number, site in enumerate(DATA["site"]):
        cost = site["cost"]
        assert e.site_ids[number] == site["id"]
        assert e.site_value[number] == site["value"]
        assert e.site_coins[number] == packed((cost["bronze"], cost["silver"], cost["gold"]))
        assert e.site_slaves[number] == cost["slaves"]


@pytest.mark.clause("AQU-101")
def test_the_blue_villa_of_10() -> None:
    site = GAME.start(seats=4, seed=1).view(None)["sites"]["villa-blue-10"]
    assert site["cost"] == {"bronze": 2, "silver": 2, "gold": 1, "slaves": 3}
    assert (site["value"], site["colour"]) == (10, "blue")


@pytest.mark.clause("AQU-102")
def test_buildings_of_the_printed_examples() -> None:
    sites = GAME.start(seats=4, seed=1).view(None)["sites"]
    assert sites["villa-blue-6"]["value"] == 6
    assert {site["value"] for site in sites.values() if site["kind"] == "workshop"} >= {4, 5}
    assert {"bronze": 0, "silver": 1, "gold": 1} in [site["pays"] for site in sites.values() if site["kind"] == "changer"]


@pytest.mark.clause("AQU-120")
def test_the_neutral_laurels_are_in_the_stadium_deck() -> None:
    position = GAME.start(seats=4, seed=1).position()
    cards = [position["stadium_open"], *position["stadium_deck"]]
    assert sorted(cards)[:4] == ["laurel-10", "laurel-3", "laurel-5", "laurel-7"]
    assert len(cards) == 12


@pytest.mark.clause("AQU-130")
def test_two_players_have_six_spaces_less() -> None:
    state = Table(seats=2).coins(0, 9, 9, 9).load()
    closed = {name for name, space in state.view(0)["spaces"].items() if space["closed"]}
    assert closed == {"equi-right", "arena-c", "gold-c", "silver-c", "forum-4", "portus-silver"}
    for name in closed:
        assert state.why_not(f"henchman:{name}") == "AQU-130"
    assert len([key for key in state.options() if key.startswith("henchman")]) == 22
    assert state.view(0)["equi_open"]["equi-right"] is not None
    assert not any(space["closed"] for space in Table(seats=3).load().view(0)["spaces"].values())


@pytest.mark.clause("AQU-140")
def test_the_bank_never_runs_out() -> None:
    table = Table().men(STEFAN, "dolus").dice("bb").do("mercatus")
    for seat in range(4):
        table.coins(seat, bronze=39, silver=39, gold=39)
    assert coins(table.load(), STEFAN) == (41, 39, 39)


@pytest.mark.clause("AQU-132")
def test_nothing_passes_between_players_but_the_price_of_a_theatre_card() -> None:
    heads = {key.partition(":")[0] for key in GAME.index.keys}
    assert not heads & {"trade", "give", "lend", "swap"}
    decks = ("slave_cards", "equi_cards", "laurels", "coins")
    for seats in (3, 4):
        state = next(random_states(seats, 8))
        chance = random.Random(8)
        while not state.over and state.view(None)["round"] < 4:
            before = state.view(None)
            key, actor, place = chance.choice(state.options()), state.seat, state.decision
            play(state, key)
            if place == "place" and not state.over and state.view(None)["phase"] == "placement":
                after = state.view(None)
                for seat in range(seats):
                    if seat != actor:
                        for deck in decks:
                            assert before["players"][seat][deck] == after["players"][seat][deck]
