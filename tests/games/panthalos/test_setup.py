"""Components and set-up, checked against the edition and the first position."""

import pytest

from tessera.core.edition import parsed

from .table import EDITION as E
from .table import GAME, PLACES, Desk, count, player

DATA = parsed(GAME.default_edition, "edition")


@pytest.mark.clause("PAN-214")
def test_components() -> None:
    state = GAME.start(seats=5, seed=3)
    p = state.position()
    assert E.dice == 5
    assert DATA["components"]["discs_per_player"] == 12
    assert E.discs == 11
    open_goods = len(p["agora"]) + len(p["goods_bag"])
    assert (open_goods, len(p["phalanx"]) + len(p["support_bag"]), len(p["art"]) + len(p["artisan_stack"])) == (40, 44, 14)
    assert len(p["titan_stack"]) + 5 == 52
    assert (len(p["port"]) + len(p["ship_stack"]), len(p["merkator"]) + len(p["merchant_stack"])) == (20, 12)
    assert len(p["disasters"]) == 12
    for seat in range(5):
        assert set(player(state, seat)["dice"]) == {"d1", "d2", "d3", "d4", "d5"}


@pytest.mark.clause("PAN-215")
def test_ships_take_sides_and_merchants_only_refined() -> None:
    sides = {tuple(ship["accepts"]) for ship in DATA["ship"]}
    assert sides == {("basic", "refined"), ("basic",), ("refined",)}
    desk = Desk().tiles(0, "good:grapes:basic", "good:grapes:basic", "good:grapes:basic")
    desk["merkator"] = ["m01", "m03"]
    assert not [key for key in desk.load().options() if key.startswith("merchant")]
    desk.tiles(0, "good:grapes:refined", "good:cattle:refined")
    assert [key for key in desk.load().options() if key.startswith("merchant")] == ["merchant:m01", "merchant:m03"]


@pytest.mark.clause("PAN-211")
@pytest.mark.parametrize(("seats", "side"), [(2, "small"), (3, "small"), (4, "large"), (5, "large")])
def test_board_side(seats: int, side: str) -> None:
    state = GAME.start(seats=seats, seed=1)
    assert state.view(0)["side"] == side
    assert ("agora-3" in state.view(0)["spaces"]) == (side == "large")
    if side == "small":
        state.choose("place:leader")
        assert state.why_not("agora-3") == "PAN-211"
        assert "agora-2" in state.options()


@pytest.mark.clause("PAN-216")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up(seats: int) -> None:
    starts = set()
    for seed in range(30):
        p = GAME.start(seats=seats, seed=seed).position()
        starts.add(p["start_player"])
        order = [(p["start_player"] + i) % seats for i in range(seats)]
        assert [p["players"][seat]["discs"] for seat in order] == {2: [3, 4], 3: [2, 5, 5], 4: [3, 4, 4, 4], 5: [3, 4, 5, 4, 4]}[
            seats
        ]
    assert starts == set(range(seats))
    small = seats <= 3
    assert [len(p[name]) for name in ("agora", "phalanx", "art", "port", "merkator")] == [4 if small else 5] * 2 + [2, 5, 5]
    for one in p["players"]:
        assert [(die["at"], die["pips"]) for die in one["dice"].values()][:3] == [("supply", 2), ("supply", 2), ("thermae", 2)]
        assert [die["at"] for die in one["dice"].values()][3:] == ["reserve", "reserve"]
        assert one["figure"] == "supply"
        assert (one["score"], sum(one["tiles"].values()), count(one["tiles"], "titan")) == (0, 1, 1)


@pytest.mark.clause("PAN-217", "PAN-011")
def test_printed_pips_and_lightning() -> None:
    small, large = GAME.start(seats=3, seed=1).view(0)["spaces"], GAME.start(seats=4, seed=1).view(0)["spaces"]
    assert {name for name, one in small.items() if one["lightning"]} == {"agora-1", "phalanx-1", "art-1"}
    assert {name for name, one in large.items() if one["lightning"]} == {"agora-1", "phalanx-1", "art-1"}
    assert [small[name]["min"] for name in ("agora-1", "agora-2", "art-1", "foro-1", "krypt-1", "arena-2")] == [3, 2, 4, 2, 3, 2]
    assert [large[f"polis-r{i}"]["min"] for i in range(1, 9)] == [4, 2, 3, 3, 4, 4, 4, 4]
    assert [large[f"{place}-{i}"]["min"] for place in ("agora", "krypt", "arena") for i in (1, 2, 3)] == [4, 3, 2] * 3
    assert [large["foro-1"]["min"], large["foro-2"]["min"], large["oraculum-1"]["min"]] == [3, 2, 1]
    desk = Desk().die(0, "d1", pips=6).die(0, "d2", pips=3)
    state = desk.load()
    state.choose("place:die-6")
    assert set(state.options()) == set(large)  # a 6 may stand everywhere pips are printed, and nowhere else


@pytest.mark.clause("PAN-218")
def test_templum() -> None:
    assert GAME.start(seats=2, seed=1).view(0)["templum_track"] == [3, 3, 4, 4, 5, 5, 6, 6]
    desk = Desk()
    for number, value in enumerate([3, 3, 4, 4, 5, 5, 6, 6], 1):
        desk["round"] = number
        assert desk.load().view(0)["templum"] == value


@pytest.mark.clause("PAN-242")
def test_faces() -> None:
    view = GAME.start(seats=4, seed=1).view(0)
    right = [(view["spaces"][f"polis-r{i}"]["yields"], view["spaces"][f"polis-r{i}"]["amount"]) for i in range(1, 9)]
    assert right == [("good", 1), ("support", 1), ("disc", 1), ("vp", 1), ("titan", 1), ("refine", 1), ("upgrade", 1), ("vp", 1)]
    left = [(view["spaces"][f"polis-l{i}"]["yields"], view["spaces"][f"polis-l{i}"]["amount"]) for i in range(1, 5)]
    assert left == [("titan", 2), ("support-draw", 2), ("upgrade", 2), ("artisan", 1)]
    small = GAME.start(seats=2, seed=1).view(0)["spaces"]
    assert [(small[f"polis-l{i}"]["yields"], small[f"polis-l{i}"]["amount"]) for i in (1, 2, 3)] == [
        ("titan", 2),
        ("upgrade", 2),
        ("vp", 4),
    ]
    assert {name: face["cost"] for name, face in view["artisans"].items()} == dict.fromkeys(E.artisans, 1) | {
        "master": 2,
        "instructor": 2,
    }
    assert len(view["ships"]) == 15
    assert view["merchants"]["m12"] == {
        "vp": 10,
        "wants": ["grapes", "cattle", "cotton"],
        "any": 0,
        "bonus": "titan",
        "amount": 2,
    }
    assert sorted(E.disaster_strength) == [1] * 4 + [3] * 4 + [5] * 4
    assert {(s, v) for s, v in zip(E.disaster_strength, E.disaster_vp, strict=True)} == {(1, 2), (3, 3), (5, 5)}
    assert [sum(E.titan_copies[:5]), E.titan_copies[:5]] == [13, (3, 3, 3, 2, 2)]
    assert E.support_copies[:3] == (5, 4, 2)


@pytest.mark.clause("PAN-090", "PAN-210")
def test_followers_are_dice_from_2_to_6_and_never_rolled() -> None:
    state = GAME.start(seats=2, seed=5)
    state.choose("place:die-2")
    before = state.position()["chance"]
    state.choose("titanus")
    assert state.position()["chance"] == before  # no chance in placing a die
    assert {die["pips"] for die in player(state, 0)["dice"].values()} == {2}
    desk = (
        Desk()
        .die(0, "d1", pips=6)
        .die(0, "d2", pips=5)
        .do({"do": "upgrade-die", "seat": 0, "left": 1, "only_supply": True}, ("turn", 1))
    )
    loaded = desk.load()  # only d2 can gain: taken by itself
    assert player(loaded, 0)["dice"]["d2"]["pips"] == 6
    assert player(loaded, 0)["dice"]["d1"]["pips"] == 6


@pytest.mark.clause("PAN-212", "PAN-172")
def test_only_titans_are_hidden() -> None:
    desk = Desk().tiles(1, "titan:fire:5", "support:air:1", "good:iron:basic", "artisan:weaver", "ship:iron-both")
    state = desk.load()
    own, other = state.view(1)["players"][1], state.view(0)["players"][1]
    assert own["own_titans"] == {"titan:fire:5": 1}
    assert other["own_titans"] is None
    assert other["titans"] == 1
    for entry in ("supports", "goods", "artisans", "ships"):
        assert own[entry] == other[entry]
    assert "titan:fire:5" not in str(state.view(0)["players"])


def test_places_of_the_edition() -> None:
    assert tuple(DATA["places"]["order"]) == PLACES
