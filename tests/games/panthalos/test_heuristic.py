"""The heuristic is worth its name: it sees what matters, and following it wins."""

from tessera import bots

from .table import GAME, Desk


def value(desk: Desk, seat: int = 0) -> float:
    return GAME.value(desk.load(), seat)


def test_more_is_better() -> None:
    base = value(Desk())
    scored, trained, richer = Desk(), Desk().die(0, "d1", pips=4), Desk().discs(0, 5)
    scored.player(0)["score"] = 3
    assert value(scored) > base + 2.5
    assert value(trained) > base
    assert value(richer) > base
    assert value(Desk().tiles(0, "titan:fire:9")) > base
    assert value(Desk().tiles(0, "good:iron:refined")) > value(Desk().tiles(0, "good:iron:basic")) > base
    assert value(Desk().die(0, "d4", crowned=True, at="supply")) > value(Desk().die(0, "d4", at="supply", pips=4)) > base
    assert value(Desk().discs(0, 3, krypt=4)) < base


def test_it_judges_one_seat_against_the_others() -> None:
    desk = Desk(2)
    desk.player(0)["score"] = 10
    state = desk.load()
    assert GAME.value(state, 0) > 5 > -5 > GAME.value(state, 1)
    assert len(GAME.terms(state, 0)) == len(GAME.term_names)


def test_discs_in_krypt_hurt_only_if_the_krypt_can_fill() -> None:
    near = Desk(2).discs(0, 3, krypt=4).discs(1, 3, krypt=3)
    lone = Desk(2).discs(0, 3, krypt=2)
    near["round"] = lone["round"] = 8
    assert GAME.terms(near.load(), 0)[1] < -1
    assert GAME.terms(lone.load(), 0)[1] == 0  # one strike cannot fill it any more


def test_readiness_for_the_strike() -> None:
    desk = Desk()
    desk["disasters"][0] = "disaster:fire:3"
    other = Desk().tiles(0, "titan:air:7")
    other["disasters"][0] = "disaster:fire:3"
    desk.tiles(0, "titan:fire:7")
    assert value(desk) > value(other) + 2


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(12):
        state = GAME.start(seats=2, seed=seed)
        players = [bots.make("greedy:worlds=1,depth=3", seed=seed), bots.make("random", seed=seed)]
        if seed % 2:
            players.reverse()
        while not state.over:
            state.choose(players[state.seat].choose(state.perspective(state.seat)))
        if seed % 2 in state.winners():
            won += 1 / len(state.winners())
    assert won >= 8
