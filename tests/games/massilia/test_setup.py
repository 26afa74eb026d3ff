"""Components and set-up."""

import random
from collections import Counter
from itertools import pairwise

import pytest

import tessera

from .table import GAME, play, seen, stall, table

COUNTS = (2, 3, 4)
every_count = pytest.mark.parametrize("seats", COUNTS)


def started(seats: int, seed: int = 1) -> tessera.State:
    return GAME.start(seats, seed=seed)


def placed(seats: int, seed: int = 1) -> tessera.State:
    """After the start stalls, at the first decision of round 1."""
    state, chance = started(seats, seed), random.Random(seed)
    while state.decision == "place-start-stall":
        state.choose(chance.choice(state.options()))
    return state


@every_count
@pytest.mark.clause("MAS-001")
def test_the_round_marker_starts_on_1(seats: int) -> None:
    assert started(seats).view()["round"] == 1


@pytest.mark.clause("MAS-002")
def test_one_price_tile_at_random_on_each_field() -> None:
    seen_before = set()
    for seed in range(80):
        prices = started(3, seed).view()["prices"]
        assert sorted(prices) == ["orange", "pink", "temple", "violet"]
        assert sorted(prices.values()) == [1, 2, 2, 3]
        seen_before.add(tuple(prices.values()))
    assert len(seen_before) == 12, "every arrangement occurs"


@every_count
@pytest.mark.clause("MAS-003", "MAS-004")
def test_round_tiles_lie_open_highest_first_and_some_are_removed(seats: int) -> None:
    assert started(seats).view()["round_tiles"] == {2: [2], 3: [3, 2], 4: [4, 3, 2]}[seats]


@every_count
@pytest.mark.clause("MAS-005")
def test_markers_start_on_2(seats: int) -> None:
    assert started(seats).view()["markers"] == {"pink": 2, "orange": 2, "violet": 2}


@pytest.mark.clause("MAS-006", "MAS-087")
def test_a_fifty_tile_for_every_full_fifty_and_on_from_the_start_of_the_track() -> None:
    for total, tiles, track in ((49, 0, 49), (50, 1, 0), (103, 2, 3)):
        shown = table(players={0: {"reputation": total}}, temple=["brown:1"]).view()["players"][0]
        assert (shown["fifties"], shown["track"]) == (tiles, track)


@every_count
@pytest.mark.clause("MAS-007", "MAS-113", "MAS-116")
def test_each_player_has_a_colour_six_tiles_and_no_card(seats: int) -> None:
    state = started(seats)
    players = state.view()["players"]
    assert [player["colour"] for player in players] == ["red", "green", "yellow", "blue"][:seats]
    assert {player["reserve"] for player in players} == {6}
    assert {player["cards"] for player in players} == {0}
    assert {seen(state, seat)["stones"] for seat in range(seats)} == {0}


@every_count
@pytest.mark.clause("MAS-008")
def test_reputation_starts_at_0(seats: int) -> None:
    assert {player["reputation"] for player in started(seats).view()["players"]} == {0}


@every_count
@pytest.mark.clause("MAS-009")
def test_a_random_start_player_and_the_others_clockwise(seats: int) -> None:
    firsts = Counter()
    for seed in range(60):
        order = started(seats, seed).view()["order"]
        firsts[order[0]] += 1
        assert all(b == (a + 1) % seats for a, b in pairwise(order))
    assert set(firsts) == set(range(seats))


@every_count
@pytest.mark.clause("MAS-010", "MAS-011", "MAS-012", "MAS-115")
def test_dice_behind_screens_and_in_the_temple(seats: int) -> None:
    state = started(seats)
    one_each = {"beige": 1, "brown": 1, "black": 1, "grey": 1}
    assert all(player["screen"] == one_each for player in state.view()["players"])
    assert [die["colour"] for die in state.view()["temple"]] == ["beige", "brown", "black", "grey"]
    chance = random.Random(1)
    while not state.over:
        view = state.view()
        on_table = Counter(die["colour"] for die in view["temple"] + view["rolled"])
        for player in view["players"]:
            on_table.update(player["screen"])
            on_table.update(die["colour"] for die in player["supply"])
        on_table.update(view["used"])
        assert set(on_table.values()) == {seats + 1}, "one of each colour per player and one in the temple, no other"
        state.choose(chance.choice(state.options()))


@pytest.mark.clause("MAS-115")
def test_a_temple_space_holds_any_number_of_dice() -> None:
    state = table(seats=4, temple=["grey:1"] * 3 + ["grey:5"] * 2)
    assert len(state.view()["temple"]) == 5


@every_count
@pytest.mark.clause("MAS-013", "MAS-015")
def test_start_stalls_in_turn_and_with_two_players_back_again(seats: int) -> None:
    state = started(seats)
    order = state.view()["order"]
    asked = []
    while state.decision == "place-start-stall":
        asked.append(state.seat)
        state.choose(state.options()[0])
    assert asked == (order + order[::-1] if seats == 2 else order)


@pytest.mark.clause("MAS-013", "MAS-016", "MAS-111")
def test_a_free_plot_of_a_quadrant_without_a_stall_and_no_gate() -> None:
    state = started(4)
    assert len(state.options()) == 12
    assert [state.why_not(f"plot:{gate}") for gate in (0, 4, 8, 12)] == ["MAS-111"] * 4
    play(state, "plot:6")
    assert sorted(state.options()) == sorted(f"plot:{i}" for i in (1, 2, 3, 9, 10, 11, 13, 14, 15))
    assert state.why_not("plot:6") == "MAS-013"
    assert (state.why_not("plot:5"), state.why_not("plot:7")) == ("MAS-016", "MAS-016")
    play(state, "plot:2", "plot:9")
    assert state.options() == ["plot:13", "plot:14", "plot:15"]


@every_count
@pytest.mark.clause("MAS-014")
def test_a_start_stall_gets_one_good_of_each_colour_from_the_harbour(seats: int) -> None:
    state = placed(seats)
    stalls = state.view()["stalls"]
    assert all(one["goods"] == {"pink": 1, "orange": 1, "violet": 1, "beige": 0} for one in stalls)
    left = 12 - len(stalls)
    assert state.view()["harbour"] == {"pink": left, "orange": left, "violet": left, "beige": 10}
    assert len(stalls) == {2: 4, 3: 3, 4: 4}[seats]


@every_count
@pytest.mark.clause("MAS-016", "MAS-111")
def test_after_set_up_no_quadrant_holds_two_stalls(seats: int) -> None:
    for seed in range(10):
        plots = [one["plot"] for one in placed(seats, seed).view()["stalls"]]
        assert len({plot // 4 for plot in plots}) == len(plots)
        assert all(plot % 4 for plot in plots)


@every_count
@pytest.mark.clause("MAS-114")
def test_ten_stones_for_each_player(seats: int) -> None:
    assert started(seats).view()["stones"] == 10 * seats


@pytest.mark.clause("MAS-116", "MAS-117")
def test_goods_in_the_harbour() -> None:
    assert started(3).view()["harbour"] == {"pink": 12, "orange": 12, "violet": 12, "beige": 10}


@pytest.mark.clause("MAS-116")
def test_the_bank_never_runs_out() -> None:
    state = table(temple=["brown:1", "brown:2"], money=10_000, players={1: {"money": 10_000}})
    play(state, "pass")
    assert seen(state)["money"] == 10_003


@pytest.mark.clause("MAS-112")
def test_figures_start_on_the_gates_at_random() -> None:
    consuls = set()
    for seed in range(40):
        figures = started(2, seed).view()["figures"]
        assert sorted(figures.values()) == [0, 4, 8, 12]
        assert sorted(figures) == ["consul", "orange", "pink", "violet"]
        consuls.add(figures["consul"])
    assert consuls == {0, 4, 8, 12}


@pytest.mark.clause("MAS-122")
def test_48_god_cards_two_of_them_open() -> None:
    first = set()
    for seed in range(20):
        position = started(4, seed).position()
        assert (len(position["display"]), len(position["deck"]), position["discard"]) == (2, 46, [])
        counted = Counter(position["display"] + position["deck"])
        assert counted == {
            "jupiter": 4, "neptunus": 4, "mars": 4, "mercurius": 5, "pluto": 5, "minerva": 6, "phoebus": 6, "juno": 6, "venus": 8,
        }  # fmt: skip
        first.add(tuple(position["deck"][:4]))
    assert len(first) > 15, "shuffled"


@pytest.mark.clause("MAS-110")
def test_the_street_is_a_closed_ring_of_16_spaces_each_with_its_plot() -> None:
    state = table(temple=["brown:3"], figures={"pink": 15}, stalls={2: (0, "1P"), 3: (0, "1P")})
    play(state, "die:temple:brown:3", "execute", "move:pink:2")
    assert stall(state, 2) == {"seat": 0}
    assert stall(state, 3) == {"seat": 0, "pink": 1}, "a figure stands in front of its own plot only"
    ring = [space["grid"] for space in tessera_market()]
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        assert abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1, "neighbours in the ring are neighbours in the frame"


def tessera_market() -> list[dict[str, list[int]]]:
    import tomllib

    spaces: list[dict[str, list[int]]] = tomllib.loads(GAME.default_edition)["market"]["space"]
    assert len(spaces) == 16
    return spaces


@pytest.mark.clause("MAS-111")
def test_quadrants_and_gates() -> None:
    quadrants = Counter(space["quadrant"] for space in tessera_market())
    assert quadrants == {"": 4, "north-east": 3, "south-east": 3, "south-west": 3, "north-west": 3}  # type: ignore[comparison-overlap]
    state = table(temple=["brown:4"], money=5)
    play(state, "die:temple:brown:4", "execute", "move:consul:4", "yes")
    assert stall(state, 4) == {"seat": 0}, "later a stall may stand on a gate"


@pytest.mark.clause("MAS-019")
def test_money_and_stones_lie_behind_the_screen() -> None:
    state = table(temple=["brown:1"], money={0: 7, 1: 9}, stones={0: 2, 1: 3})
    own, other, outside = state.view(0)["players"][0], state.view(0)["players"][1], state.view(None)["players"][0]
    assert (own["money"], own["stones"]) == (7, 2)
    assert (other["money"], other["stones"], outside["money"], outside["stones"]) == (None, None, None, None)
