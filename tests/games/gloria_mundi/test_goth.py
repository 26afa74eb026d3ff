"""Phase 5: tribute, destruction, reclaiming; and the ways to end."""

import pytest

from .table import display, edited, entry, play, player, stock, table

clause = pytest.mark.clause


@clause("GLO-047", "GLO-056", "GLO-049")
def test_who_cannot_pay_lets_him_move() -> None:
    state = table(player("5g 5p", farm=[None, None]), player("1y"), goth=0, agenda="tribute")
    assert (entry(state, "goth"), display(state)["farm"], entry(state, "active")) == (1, [None], 1)


@clause("GLO-048", "GLO-049")
def test_pay_and_he_stays_or_refuse() -> None:
    def desk():
        return table(player("1f", farm=[None, None]), player("1y"), goth=0, agenda="tribute")

    assert desk().options() == ["move", "pay:1f"]
    paid, refused = play(desk(), "pay:1f"), play(desk(), "move")
    assert (entry(paid, "goth"), entry(paid, "tribute")["1"]["food"], display(paid)["farm"]) == (0, 1, [None, None])
    assert (entry(refused, "goth"), stock(refused), display(refused)["farm"]) == (1, "1f", [None])
    assert desk().why_not("pay:1y") == "GLO-049"


@clause("GLO-050")
def test_the_next_empty_space_is_due() -> None:
    state = table(player("9f 9g 9p"), player(), goth=12, tribute={"13": {"food": 1}, "14": {"glory": 2}}, agenda="tribute")
    assert state.options() == ["move", "pay:1g"]  # space 15
    play(state, "pay:1g")
    assert list(entry(state, "tribute")) == ["13", "14", "15"]


@clause("GLO-051")
def test_a_space_with_several_symbols_costs_them_all() -> None:
    assert table(player("1f 1g 1p"), player(), goth=30, agenda="tribute").options() == ["move", "pay:1f-1g-1p"]
    assert table(player("2f"), player(), goth=23, agenda="tribute").options() == ["move", "pay:2f"]
    assert table(player("9f 9g"), player("1y"), goth=30, agenda="tribute").seat == 1


@clause("GLO-052")
def test_tribute_is_not_in_the_supply() -> None:
    state = play(table(player("1f"), player("1y"), goth=0, agenda="tribute"), "pay:1f")
    assert state.view(None)["spaces"][1]["tribute"] == {"food": 1, "gold": 0, "peace": 0, "glory": 0}


@clause("GLO-057", "GLO-055")
def test_every_space_entered_counts_the_last_one_too() -> None:
    tribute = {"8": {"food": 1}, "9": {"food": 1, "gold": 1}}
    state = table(
        player("1f", farm=[None] * 3, city=[None] * 2), player(), goth=7, tribute=tribute, agenda=[{"do": "move-goth", "seat": 0}]
    )
    assert (entry(state, "goth"), entry(state, "demand")) == (9, {"farm": 2, "city": 1, "legion": 0})


@clause("GLO-058", "GLO-060")
def test_from_the_active_player_on_and_round_again() -> None:
    tribute = {str(at): {"glory": n} for at, n in ((24, 2), (25, 2), (26, 1), (27, 2))}
    rows = [player("1y", farm=[None] * 3, city=[None] * 3) for _ in range(3)]
    state = table(*rows, goth=23, tribute=tribute, active=2, agenda=[{"do": "move-goth", "seat": 2}])
    asked = []
    while state.decision == "lose-card":
        asked.append(state.seat)
        state.choose("lose:farm" if "lose:farm" in state.options() else state.options()[0])
    assert asked[:4] == [2, 0, 1, 2]
    assert (
        sum(len(row) for seat in range(3) for row in display(state, seat).values()) == 18 - 6
    )  # the legion in demand nobody has


@clause("GLO-059")
def test_the_type_must_be_in_demand() -> None:
    agenda = [{"do": "lose-card", "seat": 0}]
    state = table(player(farm=[None, "f01"], city=[None]), player(), demand={"farm": 1}, goth=1, agenda=agenda)
    assert state.options() == ["lose:farm", "lose:farm:f01"]
    assert (state.why_not("lose:city"), state.why_not("lose:farm:f02"), state.why_not("raze:city:w03")) == (
        "GLO-059",
        "GLO-058",
        "GLO-059",
    )


@clause("GLO-061", "GLO-062")
def test_the_building_goes_with_its_base() -> None:
    agenda = [{"do": "lose-card", "seat": 0}]
    state = table(player("1y", farm=[None, "f01"]), player(), demand={"farm": 1}, goth=1, agenda=agenda)
    before = entry(state, "players")[0]["hand"]
    play(state, "lose:farm:f01")
    assert (display(state), entry(state, "fire"), entry(state, "players")[0]["hand"]) == ({"farm": [None]}, ["f01"], before)


@clause("GLO-063")
def test_passed_over_the_next_one_serves() -> None:
    players = [player(city=[None]), player(farm=[None, None]), player("1y", farm=[None])]
    state = table(*players, goth=0, agenda=[{"do": "move-goth", "seat": 0}])
    assert [display(state, seat).get("farm", []) for seat in range(3)] == [[], [None], [None]]


@clause("GLO-064", "GLO-066")
def test_reclaiming_in_turn_order_until_all_are_gone() -> None:
    pool = {"food": 2, "gold": 2, "glory": 1}
    state = table(player(), player(), player("1y"), active=1, pool=pool, goth=9, agenda=[{"do": "take-tribute", "seat": 1}])
    assert state.options() == ["take:food", "take:glory", "take:gold"]
    assert state.why_not("take:peace") == "GLO-066"
    play(state, "take:glory", "take:food", "take:gold", "take:gold")  # the last food goes to seat 2 unasked
    assert [stock(state, seat) for seat in range(3)] == ["1g", "1g 1y", "2f 1y"]


@clause("GLO-065")
def test_without_tribute_nothing_is_shared_out() -> None:
    state = table(player("1g", city=[None]), player("1y"), goth=1, agenda=[{"do": "move-goth", "seat": 0}])
    assert (state.decision, [stock(state, seat) for seat in (0, 1)]) == ("lay-base", ["1g", "1y"])


@clause("GLO-068", "GLO-066")
def test_the_active_player_picks_first() -> None:
    tribute = {"9": {"gold": 1, "glory": 1}}
    players = [player(farm=[None]), player(farm=[None]), player(farm=[None])]
    state = table(*players, goth=8, tribute=tribute, active=2, agenda=[{"do": "move-goth", "seat": 2}])
    assert (state.decision, state.seat) == ("take-tribute", 2)


@clause("GLO-067")
def test_then_the_left_neighbour() -> None:
    state = table(player("1f"), player("1f"), player("1f"), active=2, agenda="tribute", goth=0)
    play(state, "pay:1f")
    assert (entry(state, "active"), state.seat, state.decision) == (0, 0, "lay-base")


@clause("GLO-077", "GLO-078")
def test_walls_act_only_when_the_goth_moves() -> None:
    state = play(table(player(farm=["w01"], city=["c14"]), player("1y"), active=1), "city", "use:c14")
    assert (display(state)["farm"], stock(state)) == (
        [None],
        "1f 1p",
    )  # discarded by an ability it saves nothing, it is just gone
    saved = table(player(farm=["w01"]), player(), demand={"farm": 1}, goth=1, agenda=[{"do": "lose-card", "seat": 0}])
    assert display(play(saved, "lose:farm:w01"))["farm"] == [None]


@clause("GLO-078", "GLO-119")
def test_a_base_is_hit_again_after_its_wall() -> None:
    state = table(player(farm=["w01"]), player("1y"), demand={"farm": 2}, goth=24, agenda=[{"do": "lose-card", "seat": 0}])
    play(state, "lose:farm:w01")  # B has none: it comes round, and the bare farm goes unasked
    assert (display(state), entry(state, "fire")) == ({}, ["w01"])


@clause("GLO-119")
def test_the_edition_can_make_walls_save_always() -> None:
    forced = edited(("wall_auto_saves_base = false", "wall_auto_saves_base = true"))
    agenda = [{"do": "lose-card", "seat": 0}]
    state = table(player("1y", farm=["w01"]), player(), demand={"farm": 1}, goth=1, agenda=agenda, edition=forced)
    assert display(state)["farm"] == [None]


@clause("GLO-097", "GLO-054", "GLO-121")
def test_the_goth_in_rome_ends_the_game_after_the_phase() -> None:
    state = table(player("1f 1g 1p", space=3), player(space=3), goth=37, agenda="buy")
    assert (state.over, entry(state, "end"), entry(state, "goth"), state.winners()) == (True, "goth", 38, [0])


@clause("GLO-102")
def test_ties_go_to_more_pieces_glory_counting_one() -> None:
    state = table(player("2y", space=3), player("1f 1g 1p", space=3), player("9f", space=2), goth=37, agenda="buy")
    assert (state.winners(), state.ranks()) == ([1], [2, 1, 3])


@clause("GLO-103")
def test_still_tied_they_share() -> None:
    state = table(player("2y", space=3), player("1f 1p", space=3), player(space=2), goth=37, agenda="buy")
    assert (state.winners(), state.ranks()) == ([0, 1], [1, 1, 3])


@clause("GLO-101")
def test_the_furthest_from_rome_wins() -> None:
    state = table(player("20y", space=3), player(space=4), goth=37, agenda="buy")
    assert state.winners() == [1]


@clause("GLO-098", "GLO-121")
def test_hands_empty_ends_before_anything_is_activated() -> None:
    state = table(player("3f", hand={}, farm=[None], space=2), player(), agenda="reveal", top=("c01",))
    assert (state.over, entry(state, "end"), stock(state)) == (True, "hand", "3f")
