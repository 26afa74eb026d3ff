"""Actions 2 to 4: ships, merchants, artisans."""

import pytest

from tessera import Event, State, listen

from .table import Desk, asked, play, player, starting


def port(desk: Desk, *ships: str) -> Desk:
    desk["port"] = list(ships)
    return desk


def merkator(desk: Desk, *merchants: str) -> Desk:
    desk["merkator"] = list(merchants)
    return desk


def left_out(desk: Desk, passed: bool) -> State:
    """Seat 0 has passed, or has no piece left to place; then it would be its turn."""
    desk.player(0)["passed"] = passed
    if not passed:
        desk.no_pieces(0)
    return desk.do(("turn", 0), ("turn", 3)).load()


# ---- ships ------------------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-020", "PAN-024", "PAN-025", "PAN-026", "PAN-027", "PAN-028")
def test_shipping() -> None:
    desk = port(Desk(), "iron-both", "olives-both").tiles(0, *["good:iron:basic"] * 3, "good:iron:refined", "good:olives:basic")
    state = play(desk.load(), "ship:iron-both")
    me = player(state, 0)
    assert me["score"] == 3 + 2
    assert me["tiles"] == {"good:olives:basic": 1, "ship:iron-both": 1}
    assert me["discs"] == 4
    assert state.position()["port"] == ["olives-both"]
    assert me["figure"] == "supply"
    assert [die["at"] for die in me["dice"].values()][:2] == ["supply", "supply"]
    assert state.view(0)["out"] == {"good:iron": 4} | {key: n for key, n in state.view(0)["out"].items() if key != "good:iron"}
    assert asked(state) == ("turn", 1)


@pytest.mark.clause("PAN-021")
def test_shipping_needs_an_unplaced_piece() -> None:
    desk = port(Desk().no_pieces(0), "iron-both").tiles(0, "good:iron:basic").do(("turn", 0), ("turn", 3))
    state = desk.load()  # only `pass` is left and happens by itself
    assert asked(state) == ("turn", 3)
    assert player(state, 0)["tiles"] == {"good:iron:basic": 1}
    desk.do(("turn", 0), ("turn", 3))
    frame = desk.load().clone()
    assert frame.seat == 3


@pytest.mark.clause("PAN-022")
def test_no_shipping_after_passing() -> None:
    desk = port(Desk(), "iron-both").tiles(0, "good:iron:basic")
    desk.player(0)["passed"] = True
    state = desk.do(("turn", 0), ("turn", 3)).load()
    assert asked(state) == ("turn", 3)
    assert player(state, 0)["score"] == 0


@pytest.mark.clause("PAN-023")
def test_only_open_ships() -> None:
    desk = port(Desk(), "iron-both", "iron-both").tiles(0, "good:iron:basic", "good:iron:refined")
    state = desk.load()
    assert starting(state, "ship") == ["ship:iron-both"]  # two of a kind are one option
    assert state.why_not("ship:iron-basic") == "PAN-023"
    play(state, "ship:iron-both")
    assert state.position()["port"] == ["iron-both"]


@pytest.mark.clause("PAN-225")
def test_a_ship_needs_a_matching_good() -> None:
    desk = port(Desk(), "iron-refined", "cotton-both").tiles(0, "good:iron:basic")
    state = desk.load()
    assert state.why_not("ship:iron-refined") == "PAN-225"
    assert state.why_not("ship:cotton-both") == "PAN-225"


def test_no_disc_left_in_the_bank() -> None:
    desk = port(Desk(), "iron-both").tiles(0, "good:iron:basic").discs(0, 11)
    assert player(play(desk.load(), "ship:iron-both"), 0)["discs"] == 11


# ---- merchants --------------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-030", "PAN-033", "PAN-035", "PAN-036", "PAN-039")
def test_serving_a_merchant() -> None:
    desk = merkator(Desk(), "m07", "m01").tiles(0, "good:cotton:refined", "good:cattle:refined", "good:cattle:basic")
    state = play(desk.load(), "merchant:m07")
    me = player(state, 0)
    assert (me["score"], me["discs"], me["tiles"]) == (8, 4, {"good:cattle:basic": 1})
    assert asked(state) == ("omen", 0)
    assert state.position()["merkator"] == ["m01"]
    play(state, "leave")
    assert asked(state) == ("turn", 1)
    assert "merchant:m07" in state.view(0)["out"]
    assert player(state, 0)["figure"] == "supply"


@pytest.mark.clause("PAN-031")
def test_a_merchant_needs_an_unplaced_piece_and_no_pass() -> None:
    for passed in (True, False):
        state = left_out(merkator(Desk(), "m01").tiles(0, "good:iron:refined"), passed)
        assert asked(state) == ("turn", 3)
        assert player(state, 0)["score"] == 0


@pytest.mark.clause("PAN-032", "PAN-034")
def test_open_merchants_and_the_double_question_mark() -> None:
    desk = merkator(Desk(), "m03").tiles(
        0, "good:grapes:refined", "good:iron:refined", "good:cotton:refined", "good:olives:basic"
    )
    state = desk.load()
    assert state.why_not("merchant:m01") == "PAN-032"
    play(state, "merchant:m03")
    assert asked(state) == ("merchant-wild", 0)
    assert state.options() == ["cotton", "iron"]  # the grapes are spoken for, olives are not refined
    assert state.why_not("olives") == "PAN-034"
    play(state, "iron", "leave")
    assert player(state, 0)["tiles"] == {"good:cotton:refined": 1, "good:olives:basic": 1}
    assert player(state, 0)["score"] == 6


def test_wants_must_be_met_completely() -> None:
    desk = merkator(Desk(), "m03", "m09").tiles(0, "good:grapes:refined")
    assert desk.load().why_not("merchant:m03") == "PAN-033"
    desk.tiles(0, "good:grapes:refined")
    state = desk.load()
    assert "merchant:m03" in state.options()
    assert state.why_not("merchant:m09") == "PAN-033"


@pytest.mark.parametrize(
    ("merchant", "goods", "gain"),
    [
        ("m04", ("cattle", "iron"), "titan"),
        ("m12", ("grapes", "cattle", "cotton"), "titan"),
        ("m06", ("iron", "iron"), "support"),
    ],
)
def test_bonus_tiles(merchant: str, goods: tuple[str, ...], gain: str) -> None:
    desk = merkator(Desk(), merchant).tiles(0, *(f"good:{good}:refined" for good in goods))
    before = desk["titan_stack"][:2], desk["support_bag"][0]
    state = play(desk.load(), f"merchant:{merchant}")
    tiles = player(state, 0)["tiles"]
    assert sum(tiles.values()) == (2 if merchant == "m12" else 1)
    expected = before[0][: sum(tiles.values())] if gain == "titan" else [before[1]]
    assert set(tiles) == set(expected)


def test_bonus_upgrades_any_follower_outside_the_reserve() -> None:
    desk = merkator(Desk(), "m11").tiles(0, "good:olives:refined", "good:iron:refined", "good:cotton:refined")
    desk.die(0, "d1", at="agro").die(0, "d2", pips=6)
    state = play(desk.load(), "merchant:m11")
    assert asked(state) == ("upgrade-die", 0)
    assert state.options() == ["d1", "d3"]  # on the board and in THERMAE; not d2 (6), not the reserve
    play(state, "d3", "d3")
    assert player(state, 0)["dice"]["d3"]["pips"] == 4
    assert state.decision == "omen"


@pytest.mark.clause("PAN-037", "PAN-038")
def test_omen() -> None:
    desk = merkator(Desk(), "m01").tiles(0, "good:iron:refined")
    first, second, *rest = desk["disasters"]
    state = play(desk.load(), "merchant:m01", "look")
    assert asked(state) == ("omen-keep", 0)
    assert state.view(0)["context"]["tiles"] == [first, second]
    assert state.view(0)["disasters"][1] == second
    assert state.view(1)["disasters"][1] is None
    kept = play(state.clone(), "first")
    assert kept.position()["disasters"] == [first, *rest, second]
    assert [kept.view(seat)["disasters"][-1] for seat in (0, 1, None)] == [second, None, None]
    turned = play(state, "second")
    assert turned.position()["disasters"] == [second, *rest, first]
    assert [turned.view(seat)["disasters"][-1] for seat in (0, 1, None)] == [first] * 3
    assert turned.view(1)["disaster"]["tile"] == second


def test_no_omen_with_a_single_disaster_tile() -> None:
    desk = merkator(Desk(), "m01").tiles(0, "good:iron:refined")
    desk["disasters"] = desk["disasters"][:1]
    assert asked(play(desk.load(), "merchant:m01")) == ("turn", 1)


def test_a_known_tile_keeps_its_place_from_the_bottom() -> None:
    desk = merkator(Desk(), "m01", "m02").tiles(0, "good:iron:refined").tiles(1, "good:iron:refined")
    looked = desk["disasters"][1]
    state = play(desk.load(), "merchant:m01", "look", "first", "merchant:m02", "look", "first")
    assert state.position()["disasters"][-2] == looked
    assert state.view(0)["disasters"][-2] == looked
    assert state.view(1)["disasters"][-2] is None
    assert state.view(1)["disasters"][-1] is not None


# ---- artisans ---------------------------------------------------------------------------------------------


@pytest.mark.clause("PAN-040", "PAN-042", "PAN-043", "PAN-044", "PAN-046", "PAN-047")
def test_activating_an_artisan() -> None:
    desk = Desk().tiles(0, "artisan:tanner", "good:cattle:basic", "good:iron:basic")
    state = desk.load()
    assert state.why_not("artisan:weaver") == "PAN-042"
    bank = state.view(0)["players"][0]["bank"]
    play(state, "artisan:tanner")
    me = player(state, 0)
    assert me["tiles"] == {"artisan:tanner": 1, "good:cattle:refined": 1, "good:iron:basic": 1}
    assert (me["discs"], state.view(0)["players"][0]["bank"]) == (2, bank + 1)
    assert me["figure"] == "supply"
    assert asked(state) == ("turn", 1)
    desk.discs(0, 0)
    assert desk.load().why_not("artisan:tanner") == "PAN-043"
    desk["port"] = ["cattle-refined"]
    desk.player(0)["tiles"] = {"good:cattle:refined": 1}
    assert player(play(desk.load(), "ship:cattle-refined"), 0)["score"] == 2  # refined is two symbols


@pytest.mark.clause("PAN-041")
def test_an_artisan_needs_an_unplaced_piece_and_no_pass() -> None:
    for passed in (True, False):
        state = left_out(Desk().tiles(0, "artisan:tanner", "good:cattle:basic"), passed)
        assert asked(state) == ("turn", 3)
        assert player(state, 0)["discs"] == 3


@pytest.mark.clause("PAN-045")
def test_two_identical_artisans_pay_once() -> None:
    desk = Desk().tiles(0, "artisan:master", "artisan:master", "good:iron:basic", "good:iron:basic", "good:cotton:basic")
    state = play(desk.load(), "artisan:master")
    assert asked(state) == ("refine-good", 0)
    play(state, "iron")
    assert asked(state) == ("refine-good", 0)
    play(state, "cotton")
    me = player(state, 0)
    assert me["discs"] == 1
    assert me["tiles"]["good:iron:refined"] == 1
    assert me["tiles"]["good:cotton:refined"] == 1
    assert asked(state) == ("turn", 1)


@pytest.mark.clause("PAN-048")
def test_the_master_refines_anything() -> None:
    desk = Desk().tiles(0, "artisan:master", "good:iron:basic", "good:cotton:basic", "good:grapes:refined")
    state = play(desk.load(), "artisan:master")
    assert state.options() == ["cotton", "iron"]
    assert state.why_not("grapes") == "PAN-048"


@pytest.mark.clause("PAN-049")
def test_the_instructor_trains_what_lies_in_front_of_the_player() -> None:
    desk = Desk().tiles(0, "artisan:instructor").die(0, "d2", at="agro").die(0, "d3", pips=4, at="supply")
    state = play(desk.load(), "artisan:instructor")
    assert state.options() == ["d1", "d3"]
    assert state.why_not("d2") == "PAN-049"
    assert state.why_not("d4") == "PAN-237"
    play(state, "d3")
    assert player(state, 0)["dice"]["d3"]["pips"] == 5
    assert player(state, 0)["discs"] == 1


@pytest.mark.clause("PAN-241")
def test_an_artisan_must_be_able_to_do_something() -> None:
    desk = Desk().tiles(0, "artisan:tanner", "artisan:master", "artisan:instructor", "good:cattle:refined")
    desk.die(0, "d1", pips=6).die(0, "d2", pips=6)
    state = desk.load()
    for artisan in ("tanner", "master", "instructor"):
        assert state.why_not(f"artisan:{artisan}") == "PAN-241"
    twin = Desk().tiles(0, "artisan:tanner", "artisan:tanner", "good:cattle:basic")
    state = play(twin.load(), "artisan:tanner")  # the second copy has nothing to do and lapses
    assert player(state, 0)["tiles"]["good:cattle:refined"] == 1
    assert asked(state) == ("turn", 1)


def test_events_tell_what_happened() -> None:
    desk = merkator(Desk(), "m01").tiles(0, "good:iron:refined")
    state = desk.load()
    heard: list[Event] = []
    listen(state, heard.append)
    play(state, "merchant:m01", "look", "first")
    kinds = [event.kind for event in heard]
    for kind in ("delivered", "gave-good", "scored", "gained-discs", "looked", "open-disaster"):
        assert kind in kinds
    looked = next(event for event in heard if event.kind == "looked")
    assert "disaster" in looked.args
    assert "disaster" not in looked.seen_by(1).args
