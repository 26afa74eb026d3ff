"""The arena: fair tables, honest intervals, nothing lost."""

import json
import os
import signal
import threading
import time
from pathlib import Path

import psutil
import pytest

from tessera.arena import report, stats
from tessera.arena.match import Fixture, Result, fixtures, play
from tessera.arena.run import run
from tessera.arena.suites import strength
from tessera.core.game import find, games

GAME = games()[0]


def test_every_deal_is_played_from_every_seat() -> None:
    plan = list(fixtures(GAME, ["greedy", "random"], 8, 4))
    assert [fixture.number for fixture in plan] == list(range(8))
    assert len({fixture.seed for fixture in plan}) == 2
    for seat in range(4):
        assert sum(fixture.bots[seat] == "greedy" for fixture in plan) == 4


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    plan = list(fixtures(GAME, ["random", "greedy", "easy"], 6, 2))
    assert {frozenset(fixture.bots) for fixture in plan} == {
        frozenset(pair) for pair in [("random", "greedy"), ("random", "easy"), ("greedy", "easy")]
    }


def test_the_same_fixture_gives_the_same_result() -> None:
    fixture = Fixture(0, GAME.id, 5, ("random", "greedy:worlds=1"))
    first, second = play(fixture), play(fixture)
    assert (first.scores, first.decisions) == (second.scores, second.decisions)


def test_intervals_hold_what_they_say() -> None:
    m = stats.mean([0.0, 1.0] * 50)
    assert m.value == 0.5
    assert m.low == pytest.approx(0.5 - 1.96 * 0.05, abs=0.002)
    assert stats.mean([1.0]).low == float("-inf")


def result(number: int, winner: int) -> Result:
    shares = tuple(float(seat == winner) for seat in range(2))
    return Result(number, number, ("a", "b"), (winner == 0, winner == 1), shares, (1 + winner, 2 - winner), 10, 0.1)


def test_the_better_bot_is_rated_higher() -> None:
    lines = stats.table([result(n, 0 if n % 4 else 1) for n in range(40)])
    assert [line.bot for line in lines] == ["a", "b"]
    assert lines[0].rating > lines[1].rating
    assert lines[0].times_fair == pytest.approx(1.5)


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = list(fixtures(GAME, ["random"], 6, 2))
    keep = tmp_path / "results.jsonl"
    whole = run(plan, jobs=1, keep=keep)
    lines = keep.read_text().splitlines()
    keep.write_text("\n".join(lines[:3]) + "\n" + lines[3][: len(lines[3]) // 2])
    again = run(plan, jobs=1, keep=keep)
    assert [r.scores for r in again] == [r.scores for r in whole]


def test_a_folder_holds_results_of_several_matches_apart(tmp_path: Path) -> None:
    """Another seed or edition is another match, though numbers and bots are the same."""
    keep, edition = tmp_path / "results.jsonl", tmp_path / "mine.toml"
    edition.write_text('base = "gloria_mundi"\n[setup]\nstart_resources = { food = 9 }\n', encoding="utf-8")
    game = find("gloria_mundi")
    plans = [list(fixtures(game, ["random"], 2, 2, seed, None, own)) for seed, own in ((1, None), (2, None), (1, str(edition)))]
    first, other, richer = [run(plan, jobs=1, keep=keep) for plan in plans]
    assert len({tuple((one.seed, one.scores) for one in results) for results in (first, other, richer)}) == 3
    told = len(keep.read_text().splitlines())
    assert [one.scores for one in run(plans[0], jobs=1, keep=keep)] == [one.scores for one in first]
    assert len(keep.read_text().splitlines()) == told == 6


def test_a_single_deal_has_no_interval_and_its_report_is_json() -> None:
    said = json.loads(json.dumps(report.as_json(GAME.id, [result(0, 0)]), allow_nan=False))
    assert said["bots"][0]["win_share"] == {"mean": 1.0, "low": None, "high": None, "n": 1}
    assert [row[2] for row in report.rows(stats.table([result(0, 0)]))] == ["1.000", "0.000"]


def test_a_killed_worker_loses_nothing() -> None:
    plan = list(fixtures(GAME, ["greedy:worlds=2"], 12, 2))
    killed = threading.Event()

    def kill_one() -> None:
        me = psutil.Process()
        for _ in range(200):
            children = [child for child in me.children() if "spawn_main" in " ".join(child.cmdline())]
            if children:
                os.kill(children[0].pid, signal.SIGKILL)
                killed.set()
                return
            time.sleep(0.05)

    threading.Thread(target=kill_one, daemon=True).start()
    results = run(plan, jobs=2)
    assert killed.is_set()
    assert [r.number for r in results] == list(range(12))


@pytest.mark.long
def test_ray_gives_the_same_results() -> None:
    ray = pytest.importorskip("ray")
    plan = list(fixtures(GAME, ["random"], 4, 2))
    try:
        on_ray = run(plan, jobs=2, ray=True)
    finally:
        ray.shutdown()
    assert [r.scores for r in on_ray] == [r.scores for r in run(plan, jobs=1)]


def test_reports_are_complete(tmp_path: Path) -> None:
    results = run(list(fixtures(GAME, ["greedy:worlds=1", "random"], 4, 2)), jobs=1)
    data = json.loads(json.dumps(report.as_json(GAME.id, results)))
    assert {bot["bot"] for bot in data["bots"]} == {"greedy:worlds=1", "random"}
    page = report.as_html("Test", results)
    assert "<svg" in page
    assert "greedy:worlds=1" in page


def test_the_strength_suite_covers_every_game_and_seat_count() -> None:
    duels = list(strength())
    for game in games():
        for seats in game.seat_counts():
            assert any(duel.game is game and duel.seats == seats and duel.claim == "greedy beats random" for duel in duels)
        plain = [duel for duel in duels if duel.game is game and not duel.options]
        assert [(duel.bots, duel.games, duel.least) for duel in plain if "greedy" in duel.bots[1:]] == [
            (("search:ms=50", "greedy", "greedy", "greedy"), 200, 2.0)
        ]
        times = [(duel.bots, duel.games) for duel in plain if duel.claim == "more time is stronger"]
        assert times == [(("search:ms=50", "search:ms=10"), 100), (("search:ms=250", "search:ms=50"), 100)]
    teams = [duel for duel in duels if duel.options and duel.bots[0] == "search:ms=50" and "greedy" in duel.bots]
    assert {(duel.seats, duel.bots.count("search:ms=50"), duel.games, duel.least) for duel in teams} == {
        (4, 2, 200, 1.0),
        (6, 2, 200, 1.0),
    }
    assert find(GAME.id) is GAME
