"""Whole games: nothing is lost and nothing appears; a tile leaves the game only by a rule that says so."""

import random
from collections import Counter

import pytest

from tessera import Event, State, listen
from tessera.core import goods
from tessera.games.panthalos.state import tile

from .table import EDITION as E
from .table import GAME, count


def out(state: State, family: str) -> int:
    return count(state.view(None)["out"], f"{family}:")


class Ledger:
    """Reads off the events what has left the game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.gone: Counter[str] = Counter()
        listen(state, self.hear)

    def hear(self, event: Event) -> None:
        if event.kind in ("scrapped", "paid-tile"):
            family = event.args["tile"].split(":")[0]
            if event.kind == "scrapped" or family == "support":
                self.gone[family] += 1
        elif event.kind == "gave-good":
            self.gone["good"] += 1
        elif event.kind == "delivered":
            merchant = E.merchants.index(event.args["merchant"])
            self.gone["good"] += sum(E.merchant_wants[merchant] >> 12 * good & 2047 for good in range(5))
            self.gone["merchant"] += 1
        elif event.kind == "open-disaster" and event.seat < 0:
            self.gone["disaster"] += 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiles_leave_the_game_only_by_rule(seats: int) -> None:
    for seed in range(5):
        state, chance = GAME.start(seats=seats, seed=seed), random.Random(seed)
        ledger = Ledger(state)
        while not state.over:
            state.apply(chance.choice(state.legal))
            assert out(state, "titan") == ledger.gone["titan"]
            assert out(state, "ship") == ledger.gone["ship"]
            assert out(state, "merchant") == ledger.gone["merchant"]
            assert out(state, "disaster") == ledger.gone["disaster"]
            assert out(state, "good") >= ledger.gone["good"]
            assert out(state, "artisan") >= ledger.gone["artisan"]


@pytest.mark.parametrize("seats", [2, 5])
def test_within_a_round_nothing_vanishes(seats: int) -> None:
    """All tiles and pieces, counted by hand from the position; only clean-up may clear the displays."""
    state, chance = GAME.start(seats=seats, seed=8), random.Random(8)
    while not state.over:
        p = state.position()
        on_table = Counter[str]()
        for family, stack, display in (("good", "goods_bag", "agora"), ("support", "support_bag", "phalanx")):
            on_table[family] = len(p[stack]) + len(p[display]) + sum(count(one["tiles"], f"{family}:") for one in p["players"])
        on_table["titan"] = len(p["titan_stack"]) + sum(p["titan_discard"].values())
        on_table["titan"] += sum(count(one["tiles"], "titan:") for one in p["players"])
        for family, printed in (("good", 40), ("support", 44), ("titan", 52)):
            assert on_table[family] + out(state, family) == printed
        for seat, one in enumerate(p["players"]):
            crowned = sum(die["crowned"] for die in one["dice"].values())
            laid = sum(owner == seat for owner in p["polis"].values())
            assert one["discs"] + one["krypt_discs"] + crowned + laid + state.view(0)["players"][seat]["bank"] == 11
            assert len(one["dice"]) == 5
        state.apply(chance.choice(state.legal))


def test_a_polis_disc_never_moves() -> None:
    state, chance = GAME.start(seats=4, seed=2), random.Random(2)
    laid: dict[str, int] = {}
    while not state.over:
        now = state.position()["polis"]
        assert {space: now.get(space) for space in laid} == laid
        laid = now
        state.apply(chance.choice(state.legal))
    assert laid


@pytest.mark.parametrize(
    ("field", "one_more", "named"),
    [
        ("basic", goods.one(0), "goods_bag: 9 tiles grapes"),
        ("refined", goods.one(4), "goods_bag: 9 tiles cotton"),
        ("supports", tile(0), "support_bag: 6 tiles support:air:1"),
        ("titans", tile(0), "titan_stack: 4 tiles titan:air:5"),
        ("artisans", tile(6), "artisan_stack: 3 tiles instructor"),
        ("ships", tile(0), "ship_stack: 3 tiles grapes-both"),
    ],
)
def test_a_tile_too_many_in_a_hand_is_noticed(field: str, one_more: int, named: str) -> None:
    """The invariants that the soak asks after every decision see every place where a tile can lie."""
    state = GAME.start(seats=3, seed=1)
    assert GAME.check(state) == ""
    player = state.players[1]  # type: ignore[attr-defined]
    setattr(player, field, getattr(player, field) + one_more)
    assert GAME.check(state).startswith(named)
