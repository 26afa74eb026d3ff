"""The chart of chances: for finished games only, sums to one, ends with the winner."""

import random
from itertools import pairwise

import pytest

import tessera
from tessera import bots
from tessera.core.record import Record
from tessera.web.judging import compared, signs, standing_out
from tessera.web.match import Match
from tessera.web.review import APART, HIGH, Point, chart, course, round_means, turning_points, turns_of
from tessera.web.weighing import chances_of, weigh
from tests.web.visitors import play_out

BEGINS = {
    "gloria_mundi": 0.73,
    "panthalos": 0.57,
}  # of two players, what who begins wins, if not half: measured, docs/balance.md


def played_again(match):
    """The course of a finished game, as a bot's process works it out."""
    return course(match, chances_of(match.at(0), turns_of(match)))


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_the_course_of_a_game(game):
    found = tessera.game(game)
    match, rnd = Match(Record(found, found.seat_counts()[0], seed="course")), random.Random(2)
    while not match.state.over:
        if match.nodded:
            match.nod()
        else:
            match.choose(rnd.choice(match.state.options()))
    points = played_again(match)
    assert len(points) == len(match.turns()) + 1
    assert all(sum(point.chances) == pytest.approx(1) for point in points)
    assert len(points[0].chances) == 2
    assert abs(points[0].chances[match.at(0).seat] - BEGINS.get(game, 0.5)) < 0.15, (
        "at the start nobody leads by more than the seats do"
    )
    winners = match.state.winners()
    assert [seat for seat, chance in enumerate(points[-1].chances) if chance > 0] == winners
    turning = turning_points(points, winners[0])
    for one in turning:
        assert 0 < one.step < len(match.steps)
        assert abs(one.change) >= 0.08
    assert all(b.turn - a.turn >= len(points[0].chances) for a, b in pairwise(turning)), "never two in one round"
    drawn = chart(points, turning)
    assert len(drawn["lines"]) == found.seat_counts()[0]
    assert all(line["path"].count("L") == len(points) - 1 for line in drawn["lines"])
    assert all(
        abs(line["end"] - HIGH * (1 - chance)) < 0.1 for line, chance in zip(drawn["lines"], points[-1].chances, strict=True)
    )
    marks = sorted(line["mark"] for line in drawn["lines"])
    assert all(b - a >= APART for a, b in pairwise(marks)), "the marks at the end do not cover each other"
    assert marks[-1] <= HIGH


def test_the_curve_is_the_mean_of_a_round():
    """Whoever moves rises and falls again: over a round that is nothing."""
    seats = 4
    points = [Point(0, -1, (0.25,) * seats)]
    for turn in range(40):
        up = tuple(0.25 + (0.3 if seat == turn % seats else -0.1) for seat in range(seats))
        points.append(Point(turn + 1, turn % seats, up))
    means = round_means(points)
    assert all(abs(chance - 0.25) < 0.01 for at in means[seats:-1] for chance in at)
    assert turning_points(points, 0) == []


def test_a_turn_is_judged_against_the_best_other_option_and_noise_is_not_said():
    sure = compared(3, 1, "a", {"a": [0.3, 0.32, 0.31], "b": [0.45, 0.46, 0.45], "c": [0.1, 0.1, 0.1]})
    assert (sure.other, round(sure.gain, 2), sure.sure) == ("b", -0.14, True)
    assert not compared(3, 1, "a", {"a": [0.3, 0.5, 0.1], "b": [0.45, 0.2, 0.5]}).sure, "now better, now worse: noise"
    assert not compared(3, 1, "a", {"a": [0.3, 0.3], "b": [0.32, 0.32]}).sure, "too little to be worth a word"
    assert compared(3, 1, "a", {"a": [0.4, 0.4]}) is None
    best, costly = standing_out([sure, compared(5, 2, "x", {"x": [0.6, 0.6], "y": [0.4, 0.4]})])
    assert (best.key, costly.key) == ("x", "a")
    assert standing_out([]) == (None, None)


def test_marks_as_people_write_them_one_for_a_turn():
    def one(turn, mine, other, third=0.1):
        return compared(turn, turn, "a", {"a": [mine] * 4, "b": [other] * 4, "c": [third] * 4})

    marked = [one(1, 0.3, 0.35), one(2, 0.3, 0.4), one(3, 0.5, 0.4), one(4, 0.45, 0.4), one(5, 0.3, 0.31), one(1, 0.2, 0.3)]
    assert [judged.mark for judged in marked] == ["?", "??", "!", "", "", "??"]
    assert [(sign.turn, sign.mark) for sign in signs(marked)] == [(1, "??"), (2, "??"), (3, "!")]
    assert [round(judged.ahead, 2) for judged in marked] == [0.05, 0.1, 0.1, 0.05, 0.01, 0.1]


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_options_are_weighed_from_what_the_seat_knows(game):
    """The same worlds for all options, and the same answer in a twin world that the seat cannot tell from this one."""
    state, rnd = tessera.game(game).start(seats=3, seed="weighed"), random.Random(game)
    for _ in range(30):
        state.choose(rnd.choice(state.options()))
    found = weigh(state, state.seat, 5)
    assert sorted(found) == sorted(state.options())
    assert all(0 <= chance <= 1 for row in found.values() for chance in row)
    assert weigh(state.imagined(state.seat, 77), state.seat, 5) == found


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_the_chances_tell_the_winner_before_the_end(game):
    """Some seats play well and some at random: who wins is near certain before the last turn, and was not at the beginning."""
    found = tessera.game(game)
    seats = found.seat_counts()[-1]
    early, late = [], []
    for seed in range(3):
        match, rnd = Match(Record(found, seats, seed=f"decided {seed}")), random.Random(seed)
        bot = bots.make("greedy:worlds=1,depth=2", seed=seed)
        while not match.state.over:
            if match.nodded:
                match.nod()
                continue
            state = match.state
            good = state.seat == 0
            match.choose(bot.choose(state.perspective(state.seat)) if good else rnd.choice(state.options()))
        shares = [sum(point.chances[seat] for seat in match.state.winners()) for point in played_again(match)]
        assert shares[-1] == pytest.approx(1)
        early += shares[: len(shares) // 4]
        late += shares[-len(shares) // 10 : -1]
    assert sum(early) / len(early) < 0.6 < sum(late) / len(late)


def test_only_when_the_game_is_over(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    assert me.api("GET", f"/tables/{table}/chances").json()["error"] == "running"
    assert me.api("GET", f"/tables/{table}/review").json()["error"] == "running"
    assert 'id="course"' not in me.get(f"/t/{table}").text
    play_out(me, table)
    found = me.api("GET", f"/tables/{table}/chances").json()
    assert len(found["points"]) > 5
    assert 'id="course"' in me.get(f"/t/{table}").text
    running = site.app.state.hall.tables[table].running
    at = next(n for n, step in enumerate(running.steps) if step.seat == 0 and len(running.at(n).options()) > 2)
    own = me.get(f"/t/{table}/puzzle/{at}")
    assert own.status_code == 200
    assert running.steps[at].key in own.text
    assert "data-turn" not in own.text, "nothing of what came later"
    said = me.get(f"/t/{table}/puzzle/{at}", params={"choice": running.at(at).options()[0]}).text
    assert f'href="/t/{table}/at/{at}"' in said
    assert 'role="status"' in said
    assert site.visitor().get(f"/t/{table}/puzzle/{at}").status_code == 403
