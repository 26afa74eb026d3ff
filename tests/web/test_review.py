"""The chart of chances: for finished games only, sums to one, ends with the winner."""

import random

import pytest

import tessera
from tessera import bots
from tessera.core.record import Record
from tessera.web.match import Match
from tessera.web.review import chart, course, turning_points
from tests.web.test_tables import play_out


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_the_course_of_a_game(game):
    found = tessera.game(game)
    match, rnd = Match(Record(found, found.seat_counts()[0], seed="course")), random.Random(2)
    while not match.state.over:
        if match.nodded:
            match.nod()
        else:
            match.choose(rnd.choice(match.state.options()))
    points = course(match)
    assert len(points) == len(match.turns()) + 1
    assert all(sum(point.chances) == pytest.approx(1) for point in points)
    assert max(abs(chance - 1 / len(points[0].chances)) for chance in points[0].chances) < 0.25, (
        "at the start nobody leads by much"
    )
    winners = match.state.winners()
    assert [seat for seat, chance in enumerate(points[-1].chances) if chance > 0] == winners
    for one in turning_points(points):
        assert 0 < one.step < len(match.steps)
        assert abs(one.change) >= 0.08
    drawn = chart(points)
    assert len(drawn["lines"]) == found.seat_counts()[0]
    assert all(line["path"].count("L") == len(points) - 1 for line in drawn["lines"])


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
            good = state.seat < seats // 2
            match.choose(bot.choose(state.perspective(state.seat)) if good else rnd.choice(state.options()))
        shares = [sum(point.chances[seat] for seat in match.state.winners()) for point in course(match)]
        assert shares[-1] == pytest.approx(1)
        early += shares[: len(shares) // 4]
        late += shares[-len(shares) // 10 : -1]
    assert sum(early) / len(early) < 0.6 < sum(late) / len(late)


def test_only_when_the_game_is_over(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    assert me.api("GET", f"/tables/{table}/chances").json()["error"] == "running"
    assert 'class="chances"' not in me.get(f"/t/{table}").text
    play_out(me, table)
    found = me.api("GET", f"/tables/{table}/chances").json()
    assert len(found["points"]) > 5
    assert 'class="chances"' in me.get(f"/t/{table}").text
