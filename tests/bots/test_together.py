"""Networks asked about many tables at once answer as they would one by one."""

import pytest

import tessera
from tessera.arena.books import account, side_by_side
from tessera.arena.match import Fixture
from tessera.bots import make
from tessera.bots.together import choose_together

pytest.importorskip("onnxruntime")


def test_books_of_games_played_side_by_side_are_those_of_each_alone() -> None:
    plan = [Fixture(n, "panthalos", 77 + n, ("net",) * 2) for n in range(2)]
    assert side_by_side(plan) == [account(fixture) for fixture in plan]


@pytest.mark.parametrize("name", ["gloria_mundi", "aquileia"])  # with the heuristic's advice, and without
def test_many_tables_at_once_or_one_by_one(name: str) -> None:
    states = [tessera.game(name).start(seats, seed=77) for seats in (2, 3, 4)]
    for step in range(12):
        seen = [state.perspective(state.seat) for state in states]
        keys = choose_together([(make("net", seed=step), one) for one in seen])
        assert keys == [make("net", seed=step).choose(one) for one in seen]
        for state, key in zip(states, keys, strict=True):
            state.choose(key)


def test_every_kind_of_bot_may_sit_at_the_tables() -> None:
    names = ("net", "net:warm=1", "medium", "greedy:worlds=1")
    states = [tessera.game("gloria_mundi").start(4, seed=77) for _ in names]
    seen = [state.perspective(state.seat) for state in states]
    alone = [make(name, seed=5).choose(one) for name, one in zip(names, seen, strict=True)]
    assert choose_together([(make(name, seed=5), one) for name, one in zip(names, seen, strict=True)]) == alone


def test_the_network_takes_the_option_it_likes_best() -> None:
    state = tessera.game("panthalos").start(4, seed=77)
    for _ in range(40):
        seen, bot = state.perspective(state.seat), make("net", seed=5)
        key = bot.choose(seen)
        if len(state.legal) > 1:
            assert key == make("net", seed=5).explain(seen)[0].key
        state.choose(key)
