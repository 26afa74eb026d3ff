"""Every worked example of the rules."""

import pytest

from .table import GAME, display, entry, play, player, space, stock, table

clause = pytest.mark.clause


# ---- examples printed in the rulebook ---------------------------------------------------------------------------


@clause("GLO-025", "GLO-026", "GLO-027")
@pytest.mark.parametrize(("key", "food"), [("use:f01", "4f"), ("base:f01", "3f")])
def test_s1_base_or_building(key: str, food: str) -> None:
    a = player(farm=[None, "f01"], city=[None], legion=[None])
    state = table(a, player(farm=[None], city=[None, None]), player())
    play(state, "farm")
    assert (state.seat, stock(state), state.options()) == (0, "2f", ["base:f01", "use:f01"])
    play(state, key)
    assert (stock(state, 0), stock(state, 1), stock(state, 2)) == (food, "1f", "")


@clause("GLO-030")
def test_s2_produce_then_spend() -> None:
    state = table(player(farm=[None, "f06"]), player("1y"), active=1)
    play(state, "farm")
    assert (state.seat, state.decision, stock(state)) == (0, "activate", "1f")
    play(state, "use:f06")
    assert (stock(state), space(state)) == ("", 1)


@clause("GLO-051", "GLO-053")
def test_s3_tribute_symbols() -> None:
    one = table(player("1g"), player(), goth=1, agenda="tribute")
    assert one.options() == ["move", "pay:1g"]
    two = table(player("1g 1p 1y"), player(), goth=19, agenda="tribute")
    assert two.options() == ["move", "pay:1g-1p", "pay:1g-1y", "pay:1p-1y"]


def two_farms_and_a_city():
    a, b, c = player("1y", farm=[None], city=[None]), player(farm=[None, None]), player(city=[None])
    tribute = {"26": {"food": 1}, "27": {"food": 1, "gold": 1}}
    state = table(a, b, c, goth=25, tribute=tribute, agenda=[{"do": "move-goth", "seat": 0}])
    assert (state.seat, state.decision, state.options()) == (0, "lose-card", ["lose:city", "lose:farm"])
    assert (entry(state, "goth"), entry(state, "demand")) == (27, {"farm": 2, "city": 1, "legion": 0})
    return state


@clause("GLO-055", "GLO-057", "GLO-058", "GLO-059", "GLO-060", "GLO-063")
def test_s4_two_farms_and_a_city() -> None:
    first = play(two_farms_and_a_city(), "lose:city")
    assert [display(first, seat) for seat in range(3)] == [{}, {"farm": [None]}, {"city": [None]}]
    second = play(two_farms_and_a_city(), "lose:farm")
    assert [display(second, seat) for seat in range(3)] == [{"city": [None]}, {"farm": [None]}, {}]


@clause("GLO-064", "GLO-065", "GLO-066")
def test_s5_passed_over_and_still_sharing() -> None:
    state = play(two_farms_and_a_city(), "lose:city")
    assert (state.seat, state.decision, entry(state, "pool")) == (
        0,
        "take-tribute",
        {"food": 2, "gold": 1, "peace": 0, "glory": 0},
    )
    play(state, "take:gold")  # the two food left go to B and C without asking
    assert [stock(state, seat) for seat in range(3)] == ["1g 1y", "1f", "1f"]


@clause("GLO-078", "GLO-079", "GLO-080", "GLO-119")
def test_s6_wall() -> None:
    only = table(player(), player(city=["w03"]), agenda=[{"do": "lose-card", "seat": 1}], demand={"city": 1}, goth=2)
    assert only.options() == ["lose:city:w03", "raze:city:w03"]
    play(only, "lose:city:w03")
    assert (display(only, 1), entry(only, "fire")) == ({"city": [None]}, ["w03"])
    demand = {"city": 1, "farm": 1}
    both = table(player(), player(city=["w03"], farm=[None]), agenda=[{"do": "lose-card", "seat": 1}], demand=demand, goth=9)
    assert both.options() == ["lose:city:w03", "lose:farm", "raze:city:w03"]
    play(both, "lose:city:w03")  # the farm still in demand is B's only one
    assert (display(both, 1), entry(both, "fire")) == ({"city": [None]}, ["w03"])


@clause("GLO-083", "GLO-084", "GLO-086")
def test_s7_one_glory_for_three_basic() -> None:
    state = table(player("2y", city=["c13"]), player("1y", city=[]), active=1)
    play(state, "city", "use:c13")
    assert state.decision == "pick-resources"
    assert len(state.options()) == 10
    assert {"pick:3f", "pick:1f-1g-1p", "pick:3p"} <= set(state.options())
    play(state, "pick:1f-2p")
    assert (stock(state), state.decision) == ("1f 2p 1y", "tribute")


@clause("GLO-087")
def test_s8_discard_for_steps() -> None:
    state = table(player(legion=["l14"], farm=["f10"], city=["c01"]), player("1y"), active=1)
    play(state, "legion", "use:l14")
    assert (state.decision, state.options()) == ("discard-building", ["discard:c01", "discard:f10"])
    play(state, "discard:f10")
    assert (space(state), entry(state, "fire"), display(state)["farm"]) == (3, ["f10"], [None])


@clause("GLO-088", "GLO-118")
def test_s9_discard_for_the_price() -> None:
    state = table(
        player("9g 9f 9p", city=["c14"], farm=[None]), player("1y"), forum=[None, "f10", None, None, None, None], agenda="buy"
    )
    play(state, "buy:f10", "food:3", "gold:2")  # slot +4: the four pieces on top are peace
    assert stock(state) == "6f 7g 5p"
    play(state, "pay:1f", "city", "use:c14")
    assert stock(state) == "8f 9g 5p"  # without the tribute: the printed 3F 2G came back, not the four on top


@clause("GLO-070", "GLO-072")
def test_s10_food_and_a_step() -> None:
    state = table(player(farm=["f04"]), player("1y"), active=1)
    play(state, "farm", "use:f04")
    assert (stock(state), space(state)) == ("1f", 1)


@clause("GLO-093", "GLO-075")
def test_s11_own_farm_is_food() -> None:
    state = table(player(farm=["f10", "w01", "f01", None]), player("1y"), active=1)
    play(state, "farm")
    assert stock(state) == "2f"
    assert stock(play(state, "use:f10")) == "6f"
    assert stock(play(state, "use:f01")) == "8f"


def four_legions():
    return play(table(player(legion=["l11", "l02", "w06", None]), player("1y"), active=1), "legion")


@clause("GLO-095", "GLO-116")
def test_s12_lock() -> None:
    state = four_legions()
    assert (state.decision, state.options()) == ("choose-lock", ["lock:l11", "none"])
    assert stock(play(state, "lock:l11")) == "3y"
    assert state.decision == "tribute"


@clause("GLO-127", "GLO-095")
def test_s12_lock_left_open() -> None:
    state = play(four_legions(), "none")
    assert (stock(state), state.options()) == ("3p", ["base:l02", "use:l02"])
    assert (state.why_not("use:l11"), state.why_not("base:l11")) == ("GLO-116", "GLO-127")
    assert stock(play(state, "use:l02")) == "6p"


@clause("GLO-096", "GLO-094")
def test_s13_the_goths_position() -> None:
    there = play(table(player("1y", city=["c12"]), player(), goth=9, active=0), "city")
    assert there.options() == ["base:c12", "use:c12"]
    assert space(play(there, "use:c12")) == 2
    elsewhere = play(table(player("1y", city=["c12"]), player(), goth=10), "city")
    assert (elsewhere.decision, stock(elsewhere), space(elsewhere)) == ("tribute", "2g 1y", 0)


# ---- further examples -------------------------------------------------------------------------------------------


@clause("GLO-017")
def test_o1_gap_in_the_forum() -> None:
    forum = ["f01", "f02", None, "f03", None, None]
    state = table(player(), player(), forum=forum, top=("c01",), agenda="reveal")
    assert (entry(state, "forum"), entry(state, "fire")) == (["c01", "f01", "f02", "f03", None, None], [])


@clause("GLO-018")
def test_o2_full_forum() -> None:
    forum = ["f01", "f02", "f03", "f04", "f05", "f06"]
    state = table(player(), player(), forum=forum, top=("c01",), agenda="reveal")
    assert (entry(state, "forum"), entry(state, "fire")) == (["c01", "f01", "f02", "f03", "f04", "f05"], ["f06"])


@clause("GLO-035", "GLO-037")
def test_o3_payment() -> None:
    def bought():
        return play(
            table(player("1f 5g 1y", city=[None]), player(), forum=[None, None, None, "c02", None, None], agenda="buy"), "buy:c02"
        )

    assert (bought().decision, bought().options()) == ("pay-glory", ["glory:0", "glory:1"])
    with_glory = play(bought(), "glory:1")
    assert (with_glory.decision, with_glory.options()) == ("pay-food", ["food:0", "food:1"])
    assert [stock(play(bought(), *keys)) for keys in (["glory:0"], ["glory:1", "food:0"], ["glory:1", "food:1"])] == [
        "1y",
        "1f",
        "1g",
    ]


@clause("GLO-089", "GLO-091")
def test_o4_builder() -> None:
    def shop(*builder: str):
        forum = [None, None, None, None, "l01", None]
        return table(player("4f", legion=[None], city=[*builder]), player(), forum=forum, agenda=[{"do": "buy", "seat": 0}])

    assert shop().decision != "buy"
    assert shop("b02").decision != "buy"
    state = shop("b01")
    assert state.options() == ["buy:l01", "pass"]
    assert stock(play(state, "buy:l01")) == ""


@clause("GLO-036")
def test_o5_glory_in_the_price() -> None:
    def offered(stock: str, *builder: str) -> bool:
        forum = [None, None, None, None, None, "f15"]
        state = table(player(stock, farm=[None], city=[*builder]), player(), forum=forum, agenda="buy")
        return state.decision == "buy"

    assert [offered("9f 3g"), offered("6f 3g 1y"), offered("5f 3g 2y"), offered("7f 3g", "b04")] == [False, True, True, True]


@clause("GLO-050", "GLO-055")
def test_o6_jump_or_pay() -> None:
    def desk():
        tribute = {"6": {"gold": 1}, "7": {"peace": 1}, "8": {"glory": 1}}
        return table(player("1f 1g"), player("1f 1g"), goth=5, tribute=tribute, agenda="tribute")

    assert desk().options() == ["move", "pay:1f-1g"]
    state = play(desk(), "move")
    assert (entry(state, "goth"), entry(state, "tribute"), entry(state, "pool")["glory"]) == (8, {}, 1)
    play(state, "take:glory", "take:gold")
    play(state, "farm")
    assert state.options() == ["move", "pay:1f-1g"]  # space 9 again


@clause("GLO-056", "GLO-063")
def test_o7_single_step() -> None:
    players = [player(farm=[None]), player(city=[None]), player(city=[None, None]), player()]
    state = table(*players, goth=5, agenda="tribute")
    assert entry(state, "goth") == 6
    assert [display(state, seat).get("city", []) for seat in range(4)] == [[], [], [None, None], []]


@clause("GLO-054", "GLO-097", "GLO-121")
def test_o8_rome() -> None:
    tribute = {
        "34": {"food": 1, "gold": 1},
        "35": {"food": 1, "peace": 1},
        "36": {"peace": 1},
        "37": {"food": 1, "gold": 1, "peace": 1},
    }
    a, b = player("1f", farm=[None, None, None], city=[None, None], legion=[None]), player("1f", legion=[None, None])
    state = table(a, b, goth=33, tribute=tribute, agenda="buy")
    assert (state.decision, entry(state, "goth")) == ("lose-card", 38)
    assert entry(state, "demand") == {"farm": 3, "city": 2, "legion": 3}
    while state.decision == "lose-card":
        state.choose(state.options()[0])
    assert [display(state, seat) for seat in (0, 1)] == [{}, {}]
    assert (state.decision, state.seat, sum(entry(state, "pool").values())) == ("take-tribute", 0, 8)
    while not state.over:
        assert state.decision == "take-tribute"
        state.choose(state.options()[0])
    assert (entry(state, "end"), [sum(p["stock"].values()) for p in entry(state, "players")]) == ("goth", [5, 5])


@clause("GLO-033", "GLO-099")
def test_o9_africa_in_a_foreign_turn() -> None:
    # each card exists once, so B rides on food and peace, and C on the Goth's position
    a, b, c = (
        player("1p", space=20, legion=["l06"]),
        player("1f 1p", space=37, legion=["l07"]),
        player("1p", space=37, legion=["l12"]),
    )
    state = play(table(a, b, c, goth=4), "legion")
    play(state, "use:l06")
    assert (space(state, 0), state.seat) == (21, 1)
    play(state, "use:l07")
    assert (state.over, entry(state, "end"), space(state, 1), state.winners()) == (True, "africa", 38, [1])
    assert (space(state, 2), stock(state, 2)) == (37, "1p")


def two_cities():
    return play(table(player(city=["c14", "c02"]), player("1y"), active=1), "city")


@clause("GLO-122")
def test_o10_unused_building_discarded() -> None:
    assert stock(play(two_cities(), "use:c14")) == "1f 4g"


@clause("GLO-122", "GLO-026")
def test_o11_used_building_discarded() -> None:
    assert stock(play(two_cities(), "use:c02", "use:c14")) == "1f 6g"


@clause("GLO-085")
def test_o12_x() -> None:
    state = play(table(player("4f", farm=["f09", None]), player("1y"), active=1), "farm", "use:f09")
    assert (state.decision, state.options()) == ("repeat-count", [f"times:{k}" for k in range(1, 6)])
    assert stock(play(state, "times:3")) == "2f 3g"


@clause("GLO-093")
def test_o13_own_resources() -> None:
    rich = play(table(player("17f", farm=["f14"]), player("1y"), active=1), "farm", "use:f14")
    assert (space(rich), stock(rich)) == (2, "17f")
    poor = play(table(player("7f", farm=["f14"]), player("1y"), active=1), "farm")
    assert (poor.decision, stock(poor)) == ("tribute", "8f")  # nothing to choose: the base


@clause("GLO-117", "GLO-126")
def test_o14_produce_builder() -> None:
    def buy(card: str, *builders: str):
        state = table(player("9f 9g 9p", city=[None, *builders]), player(), forum=[None] * 5 + [card], agenda="buy")
        play(state, f"buy:{card}")
        while state.decision.startswith("pay-"):
            state.choose(state.options()[0])
        return state

    assert space(buy("c02", "b05")) == 3
    assert space(buy("b05")) == 2
    both = buy("c02", "b05", "b06")
    assert (space(both), stock(both).endswith("1y")) == (3, True)


@clause("GLO-042")
def test_o15_no_room() -> None:
    forum = ["f01", "w01", "b01", None, None, None]
    state = table(player("30f 30g 30p", farm=["f02"], city=[None]), player(), forum=forum, agenda="buy")
    assert state.options() == ["buy:b01", "pass"]
    assert (state.why_not("buy:f01"), state.why_not("buy:w01")) == ("GLO-042", "GLO-042")


def empty_hands(*stocks: str):
    spaces = (30, 30, 28, 11)
    players = [player(stock, space=at, hand={}) for stock, at in zip(stocks, spaces, strict=True)]
    fire = [b.id for b in GAME.book().edition.buildings if b.id != "w06"]
    return table(*players, pile=["w06"], fire=fire, agenda="reveal")


@clause("GLO-024", "GLO-098", "GLO-102")
def test_o16_hand_end() -> None:
    state = empty_hands("7f", "9g", "20p", "")
    assert (state.over, entry(state, "end"), entry(state, "forum")[0], entry(state, "pile")) == (True, "hand", "w06", [])
    assert state.winners() == [1]


@clause("GLO-103")
def test_o17_shared_victory() -> None:
    assert empty_hands("9f", "8g 1y", "20p", "").winners() == [0, 1]


@clause("GLO-095", "GLO-075")
def test_o18_red_card_and_lock() -> None:
    forum = [None, None, None, None, None, "c02"]
    state = table(player("5f", city=["c11", None, "b01"], farm=[None], legion=[None]), player(), forum=forum)
    play(state, "city")  # a fourth city
    play(state, "lock:c11")
    assert stock(state) == "5f 3y"
    assert (state.decision, state.options()) == ("buy", ["buy:c02", "pass"])  # food for gold: the builder still serves


@clause("GLO-060")
def test_o19_demand_nobody_can_serve() -> None:
    agenda = [{"do": "lose-card", "seat": 2}]
    state = table(
        player("1y", farm=[None]), player("1y"), player("1y", legion=[None]), agenda=agenda, demand={"legion": 2}, goth=4
    )
    assert [display(state, seat) for seat in range(3)] == [{"farm": [None]}, {}, {}]
    assert (entry(state, "demand")["legion"], entry(state, "active")) == (0, 1)


@clause("GLO-052", "GLO-053")
def test_o20_glory_as_tribute() -> None:
    state = table(player("1f 1y"), player("1f"), goth=23, agenda="tribute")
    play(state, "pay:1f-1y")
    assert (stock(state), entry(state, "tribute")["24"]) == ("", {"food": 1, "gold": 0, "peace": 0, "glory": 1})
    play(state, "city")  # B cannot pay space 25, so the Goth overruns 24
    assert (state.seat, state.decision, state.options()) == (1, "take-tribute", ["take:food", "take:glory"])


@clause("GLO-119", "GLO-060")
@pytest.mark.parametrize(("key", "kept"), [("lose:city:w03", [None]), ("raze:city:w03", [])])
def test_o21_base_and_wall_given_up(key: str, kept: list[None]) -> None:
    tribute = {"30": {"gold": 1}, "31": {"food": 1, "gold": 1, "peace": 1}, "32": {"food": 1}, "33": {"gold": 1, "peace": 1}}
    state = table(
        player("1y", city=["w03"]), player(city=[None, None]), goth=29, tribute=tribute, agenda=[{"do": "move-goth", "seat": 0}]
    )
    assert entry(state, "demand") == {"farm": 2, "city": 3, "legion": 2}
    play(state, key)
    assert (display(state, 0), display(state, 1).get("city", [])) == ({}, kept)
