"""Components and set-up."""

import tomllib

import pytest

from tessera import BadSetup

from .table import GAME, bag, edited, entry, play, player, space, table

clause = pytest.mark.clause
EDITION = tomllib.loads(GAME.default_edition)
TRACK = "F C F L F C L F FC F L C F FL C F L FC F CL F C L FF CL F FC L FL C FCL F CL FC FL L FCL"
BUILDINGS = """
F01 2f 1g|1 F02 3f 1p|2 F03 2f 1p|1 F04 4f 2g 2p|1 F05 2f 1g 1p|2 F06 4f 1g|2 F07 5f 1g 2p|0 F08 2f 1g|1 F09 2f|1 F10 3f 2g|3
F11 4f 2p 1y|4 F12 3f 1g 2p|2 F13 3f 2g|3 F14 4f 2p 1y|2 F15 6f 3g 1y|5 C01 2g 1p|1 C02 1f 3g|2 C03 1f 2g|1 C04 1f 3g 2p|3
C05 1f 3g 1p|3 C06 4g 1p|2 C07 2f 5g 1p|2 C08 2g 1p|1 C09 2g|1 C10 4g 1p|3 C11 2f 4g 1y|4 C12 1f 3g 2p|2 C13 2f 3g|3 C14 1g 1p|1
C15 6g 3p 1y|5 L01 1f 2p|1 L02 1g 3p|2 L03 1g 2p|1 L04 2f 1g 3p|3 L05 1f 1g 2p|2 L06 1f 4p|2 L07 3f 1g 4p|2 L08 1f 2p|1 L09 2p|1
L10 1g 4p|3 L11 2g 4p 1y|4 L12 2f 1g 3p|2 L13 1f 3p|2 L14 2f 1g 3p|2 L15 3f 6p 1y|5 B01 3f 1g|2 B02 3g 1p|2 B03 1f 3p|2
B04 2f 1g 1p|2 B05 2f 2g 2p|2 B06 1f 2g 2p|2 W01 1f 1p|1 W02 3f 1g|2 W03 1g 1p|1 W04 1f 3g|2 W05 2p|1 W06 1f 3p|2
"""


@clause("GLO-001")
def test_two_to_six_players() -> None:
    assert GAME.seat_counts() == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            GAME.start(seats=seats)
    assert (EDITION["game"]["min_age"], EDITION["game"]["minutes"]) == (10, 60)


@clause("GLO-002", "GLO-009")
def test_components() -> None:
    assert [r["pieces"] for r in EDITION["resources"]] == [60, 60, 60, 40]
    assert [b["cards"] for b in EDITION["base_types"]] == [30, 20, 20]
    things = EDITION["components"]
    assert [things[name] for name in ("boards", "romans", "goths", "base_cards", "building_cards", "screens")] == [
        1,
        6,
        1,
        70,
        57,
        6,
    ]


@clause("GLO-003", "GLO-101")
def test_the_score_is_the_distance_from_rome() -> None:
    state = table(player(space=3), player(space=12), player(space=7))
    assert (state.scores(), state.winners()) == ([3, 12, 7], [1])
    assert [GAME.sheet(state)[seat] for seat in range(3)] == [{"steps": 3}, {"steps": 12}, {"steps": 7}]


@clause("GLO-004", "GLO-010", "GLO-013")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_at_the_start(seats: int) -> None:
    state = GAME.start(seats=seats, seed=5)
    seen = state.view(None)["players"]
    assert len({p["color"] for p in seen}) == seats
    for p in entry(state, "players"):
        assert p["space"] == 0
        assert p["stock"] == {"food": 1, "gold": 1, "peace": 1, "glory": 0}
        assert p["display"] == {"farm": [None], "city": [None], "legion": [None]}


@clause("GLO-010")
def test_gains_go_behind_the_own_screen() -> None:
    state = play(table(player(city=[None]), player("1y", city=[None, None]), active=1), "city")
    assert [p["stock"]["gold"] for p in entry(state, "players")] == [1, 3]


@clause("GLO-005")
def test_displays_are_public() -> None:
    state = table(player(farm=["f01", None]), player(city=["c02"]))
    for viewer in (None, 0, 1):
        seen = state.view(viewer)["players"]
        assert [stack["building"] for stack in seen[0]["display"]["farm"]] == [None, "f01"]
        assert [stack["building"] for stack in seen[1]["display"]["city"]] == ["c02"]


@clause("GLO-006", "GLO-111")
def test_the_goths_track() -> None:
    state = GAME.start(seats=4, seed=1)
    assert (entry(state, "goth"), EDITION["layout"]["goth_cells"][0]) == (0, [9, 0])
    spaces = state.view(None)["spaces"]
    shown = ["".join(symbol[0].upper() for symbol in space["symbols"]) for space in spaces]
    assert shown == ["", *TRACK.split(), ""]
    assert sum(map(len, shown)) == 52


@clause("GLO-007")
def test_the_pile_is_shuffled_and_face_down() -> None:
    piles = [entry(GAME.start(seats=4, seed=seed), "pile") for seed in range(5)]
    assert len({tuple(pile) for pile in piles}) == 5
    assert all(len(pile) == 56 for pile in piles)  # one is in the forum
    seen = GAME.start(seats=4, seed=3).view(0)
    assert (seen["pile"], seen["unseen"]) == (56, sorted(piles[3], key=[b.id for b in GAME.book().edition.buildings].index))


@clause("GLO-112")
def test_the_buildings() -> None:
    wanted = {}
    for text in BUILDINGS.replace("\n", " ").replace("| ", "|").split("|"):
        wanted_id = text.split()[1:] if text[:1].isdigit() else text.split()
        if wanted_id:
            wanted[wanted_id[0].lower()] = " ".join(wanted_id[1:])
    steps = [int(part[0]) for part in BUILDINGS.split("|")[1:]]
    cards = GAME.start(seats=2).view(None)["cards"]
    assert list(cards) == list(wanted)
    for (id, face), price, step in zip(cards.items(), wanted.values(), steps, strict=True):
        assert (face["price"], face["steps"]) == (bag(price), step), id
    types = [face["type"] for face in cards.values()]
    assert [types.count(type) for type in ("farm", "city", "legion", "builder", "wall")] == [15, 15, 15, 6, 6]


@clause("GLO-008")
def test_the_forum() -> None:
    state = table(player("9f 9g 9p", farm=[None]), player(), forum=["f01", "f02", "f03", "f05", "f06", "f08"], agenda="buy")
    assert [slot["surcharge"] for slot in state.view(0)["forum"]] == [5, 4, 3, 2, 1, 0]
    assert state.options() == ["buy:f01", "buy:f02", "buy:f03", "buy:f05", "buy:f06", "buy:f08", "pass"]
    assert state.why_not("buy:c01") == "GLO-008"


@clause("GLO-011", "GLO-012")
@pytest.mark.parametrize(("seats", "cards"), [(2, (12, 9, 9)), (3, (8, 6, 6)), (4, (7, 5, 5)), (5, (6, 4, 4)), (6, (5, 3, 3))])
def test_base_cards_by_player_count(seats: int, cards: tuple[int, int, int]) -> None:
    for p in entry(GAME.start(seats=seats, seed=2), "players"):
        assert p["hand"] == dict(zip(("farm", "city", "legion"), (n - 1 for n in cards), strict=True))


@clause("GLO-014", "GLO-067")
def test_play_goes_clockwise() -> None:
    state = GAME.start(seats=3, seed=8)
    first, order = state.seat, []
    while len(order) < 4:
        if state.decision == "lay-base":
            order.append(state.seat)
        state.choose("move" if "move" in state.options() else state.options()[0])
    assert order == [(first + i) % 3 for i in range(4)]


@clause("GLO-113")
def test_the_start_player_is_drawn() -> None:
    assert {entry(GAME.start(seats=4, seed=seed), "active") for seed in range(40)} == {0, 1, 2, 3}


@clause("GLO-110")
def test_africa_is_38_steps_away_and_surplus_steps_are_lost() -> None:
    forum = [None, None, None, None, None, "f15"]
    near = table(player("6f 3g 1y", space=32, farm=[None]), player(), forum=forum, agenda="buy")
    assert (space(play(near, "buy:f15")), near.over) == (37, False)
    there = table(player("6f 3g 1y", space=35, farm=[None]), player(), forum=forum, agenda="buy")
    assert (space(play(there, "buy:f15")), there.over) == (38, True)


@clause("GLO-069")
def test_names_have_no_function() -> None:
    other = edited(('name = "Threshing Floor"', 'name = "Something Else"'))
    one, two = GAME.start(seats=3, seed=4), GAME.start(seats=3, seed=4, edition=other)
    while not one.over:
        assert one.options() == two.options()
        key = one.options()[len(one.options()) // 2]
        play(one, key)
        play(two, key)
    assert (two.over, one.scores()) == (True, two.scores())


@clause("GLO-071")
def test_a_card_shows_price_and_ability() -> None:
    face = GAME.start(seats=2).view(None)["cards"]["l08"]
    assert face["price"] == {"food": 1, "peace": 2}
    give, gain = [{"of": ["peace"], "n": 2}], [{"of": ["food"], "n": 2}, {"of": ["gold"], "n": 2}]
    assert face["ability"] == {"kind": "exchange", "gain": gain, "give": give, "repeat": False}


@clause("GLO-073")
def test_colours_of_buildings() -> None:
    colours = {kind["id"]: kind["color"] for kind in EDITION["grammar"]["building_types"]}
    assert colours == {"farm": "green", "city": "yellow", "legion": "white", "builder": "red", "wall": "red"}


@clause("GLO-120")
def test_stocks_are_hidden_on_screen_but_known_to_bots() -> None:
    state = table(player("2f"), player("7g 1y"))
    assert [p["stock"] for p in state.view(0)["players"]] == [{"food": 2, "gold": 0, "peace": 0, "glory": 0}, None]
    assert [p["stock"] for p in state.view(None)["players"]] == [None, None]
    assert 7 in state.perspective(0).numbers()
    assert entry(state.perspective(0).imagine(1), "players")[1]["stock"]["gold"] == 7
    opened = edited(('stock_visibility = "owner"', 'stock_visibility = "all"'))
    assert GAME.start(seats=2, edition=opened).view(None)["players"][1]["pieces"] == 3
