"""What a seat sees, what it can imagine, and how a position is judged."""

import json
import random

import tessera
from tessera.core.words import words

from .table import GAME, play, player, table


def seen(state: tessera.State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def test_the_order_of_the_pile_is_nobodys_business() -> None:
    one, two = table(player("1f"), player(), top=("c01", "c02")), table(player("1f"), player(), top=("w06", "b01"))
    for seat in (None, 0, 1):
        assert seen(one, seat) == seen(two, seat)
    assert one.imagined(0, 5).digest() == two.imagined(0, 5).digest()
    assert one.imagined(0, 5).digest() != one.imagined(0, 6).digest()


def test_imagined_worlds_keep_all_that_is_known() -> None:
    chance = random.Random(4)
    state = GAME.start(seats=4, seed=4)
    while not state.over:
        for seat in range(4):
            world = state.imagined(seat, chance.randrange(1000))
            assert (seen(world, seat), world.options(), world.seat) == (seen(state, seat), state.options(), state.seat)
        for _ in range(7):
            if not state.over:
                state.choose(chance.choice(state.options()))


def test_what_the_goth_would_do() -> None:
    tribute = {"26": {"food": 1}, "27": {"glory": 2}}
    first, second = player("1f", farm=[None, None], city=[None]), player(farm=[None])
    goth = table(first, second, goth=25, tribute=tribute).view(None)["goth"]
    assert goth == {
        "space": 25,
        "next": 28,
        "price": {"peace": 1},
        "stop": 27,
        "demand": {"farm": 2, "city": 1, "legion": 0},
        "pool": {"food": 1, "gold": 0, "peace": 0, "glory": 2},
        "losses": [2, 1],
    }
    last = table(player("1f"), player(), goth=36, tribute={"37": {"glory": 3}}).view(None)["goth"]
    assert (last["next"], last["price"], last["stop"]) == (38, None, 38)


def test_phases_and_contexts() -> None:
    state = table(player("5f 5g 5p 1y", farm=[None, "f09"], city=["c02"]), player(), forum=[None] * 5 + ["f01"])
    phases = [state.view(None)["phase"]]
    for key in ("farm", "use:f09", "times:1", "buy:f01", "glory:0", "move"):
        play(state, key)
        phases.append(state.view(None)["phase"])
    assert phases == ["lay-base", "activation", "activation", "purchase", "purchase", "goth", "goth"]
    assert state.view(None)["context"] == {}


def test_every_event_and_option_reads_well() -> None:
    heard: list[tessera.Event] = []
    for language in ("en", "de"):
        word = words(GAME, language)
        state = GAME.start(seats=4, seed=5)
        chance = random.Random(5)
        tessera.listen(state, heard.append)
        while not state.over:
            for key in state.options():
                text = word.option(state.decision, key)
                assert "{" not in text
                assert not text.startswith("opt-")
            state.choose(chance.choice(state.options()))
        for event in heard:
            if event.kind not in ("chose", "forced"):
                assert "{" not in word.event(event.kind, "Ada", event.args)
    assert {"revealed", "burned", "laid", "used", "gained", "paid", "bought", "ran", "lost", "ended"} <= {
        event.kind for event in heard
    }
    assert words(GAME, "en").option("lose-card", "lose:farm:w01") == "Farm with Thorn Hedge"
    assert words(GAME, "en").option("tribute", "pay:1f-1y") == "Pay 1 food, 1 glory"


# ---- the heuristic ----------------------------------------------------------------------------------------------


def test_more_is_better() -> None:
    rich = table(player("9f 3y", space=10, farm=["f10"], city=["c15"]), player("1f", space=4, farm=[None]))
    assert GAME.value(rich, 0) > 5 > -5 > GAME.value(rich, 1)
    names = dict(zip(GAME.term_names, GAME.terms(rich, 0), strict=True))
    assert names["steps"] == 6
    assert names["stock"] > 0
    assert names["income"] > 0
    assert names["won"] == 0


def test_a_purchase_in_progress_is_worth_what_it_brings() -> None:
    forum = [None] * 5 + ["f10"]
    state = table(player("6f 6g 6p", farm=[None]), player("6f 6g 6p", farm=[None]), forum=forum, agenda="buy")
    passed, bought = state.clone(), state.clone()
    play(passed, "pass")
    play(bought, "buy:f10")
    assert GAME.value(bought, 0) > GAME.value(passed, 0)


def test_losses_in_the_air_count() -> None:
    agenda = [{"do": "lose-card", "seat": 0}]
    safe = table(player("1y", farm=["w01", "f15"]), player(farm=[None, "f02"]), agenda=agenda, demand={"farm": 2}, goth=24)
    hit = table(player("1y", farm=["f15", "f10"]), player(farm=[None, "f02"]), agenda=agenda, demand={"farm": 2}, goth=24)
    losses = [dict(zip(GAME.term_names, GAME.terms(state, 0), strict=True))["losses"] for state in (safe, hit)]
    assert losses[0] > losses[1]


def test_the_end_is_judged_by_who_won() -> None:
    state = table(player("1f", space=3), player(space=3), goth=37, agenda="buy")
    assert GAME.value(state, 0) > 50 > -50 > GAME.value(state, 1)


def test_greedy_play_beats_chance() -> None:
    """One step ahead on the value, four games from each seat against three random players."""
    wins = 0
    for game in range(8):
        state, chance, me = GAME.start(seats=4, seed=game), random.Random(game), game % 4
        while not state.over:
            state.choose(best(state, me) if state.seat == me else chance.choice(state.options()))
        wins += me in state.winners()
    assert wins >= 5


def best(state: tessera.State, seat: int) -> str:
    def after(key: str) -> float:
        world = state.imagined(seat, 1)
        world.choose(key)
        return GAME.value(world, seat)

    return max(state.options(), key=after)


def test_observations_fit_their_rows() -> None:
    for seats in (2, 4, 6):
        state = GAME.start(seats=seats, seed=3)
        rows = GAME.number_rows(state.book.edition, seats)
        chance = random.Random(seats)
        while not state.over:
            found = GAME.numbers(state, chance.randrange(seats))
            assert len(found) == sum(n for _, n in rows)
            assert all(0 <= n <= 255 for n in found)
            state.choose(chance.choice(state.options()))
    own = GAME.numbers(table(player("2f", space=4), player("3g", space=9), player()), 1)
    assert list(own[:3]) == [9, 0, 3]  # the own seat comes first: space, then stock
