"""The tools notice what they are there to notice."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools import bench, clauses, draw_bench, golden, soak

import tessera
from tessera.conformance.setups import Setup, each_pair, few, mixed_setups, setups
from tessera.core.game import Option
from tessera.core.rulestext import rules_text
from tests.conftest import no_loop

GAME = tessera.games()[0]


def named() -> dict[str, list[str]]:
    return {clause: ["a test"] for game in tessera.games() for clause in rules_text(game, "en").clauses}


def test_a_clause_without_a_test_is_a_gap(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(clauses, "collected", lambda: (0, named()))
    assert clauses.main([]) == 0
    first = next(iter(rules_text(GAME, "en").clauses))
    without = {name: tests for name, tests in named().items() if name != first}
    monkeypatch.setattr(clauses, "collected", lambda: (0, without))
    assert clauses.main([GAME.id]) == 1
    assert f"missing: {first}" in capsys.readouterr().out


@pytest.mark.parametrize("stray", ["XYZ-001", "999"])
def test_a_test_that_names_no_clause_is_noticed(stray: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = stray if "-" in stray else next(iter(rules_text(GAME, "en").clauses))[:4] + stray
    monkeypatch.setattr(clauses, "collected", lambda: (0, named() | {wrong: ["a test"]}))
    assert clauses.main([]) == 1


def test_tests_that_cannot_be_collected_are_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "collected", lambda: (2, named()))
    assert clauses.main([]) == 1


def test_the_soak_stops_at_a_broken_invariant() -> None:
    seats = GAME.seat_counts()[0]
    keys: list[str] = []
    assert soak.whole_game(Setup(GAME, seats), 1, keys) == len(keys) > 5
    calls = iter(range(1000))
    broken = replace(GAME, check=lambda g: "a piece is lost" if next(calls) == 7 else "")
    keys = []
    with pytest.raises(AssertionError, match="a piece is lost"):
        soak.whole_game(Setup(broken, seats), 1, keys)
    assert len(keys) == 7
    cheating = replace(GAME, sheet=lambda g: [{"gift": 1000}] * seats)
    with pytest.raises(AssertionError, match="add up"):
        soak.whole_game(Setup(cheating, seats), 1, [])


def test_a_fault_is_kept_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(GAME, check=lambda g: "a piece is lost")
    monkeypatch.setattr(soak.tessera, "game", lambda name: broken)
    tally = soak.soaked(GAME.id, GAME.seat_counts()[0], (), 5, 2, str(tmp_path))
    assert tally.games == 2
    assert len(tally.faults) == 2
    assert len(list(tmp_path.glob("soak-*.rec"))) == 2
    assert soak.show({Setup(GAME, 2): tally}, 1.0) == 1


def with_options(*counts: int) -> Any:
    options = tuple(Option(f"o{i}", 0, tuple(range(n))) for i, n in enumerate(counts))
    return replace(GAME, options=options, allowed_seats=lambda chosen: (2, 3))


def test_every_pair_of_options_is_met_often_enough() -> None:
    assert each_pair(with_options(6, 2, 2, 2), 20) == 5
    assert each_pair(with_options(6, 2), 20) == 20
    assert each_pair(with_options(3), 20) == 20


def test_setups_reach_every_seat_and_value() -> None:
    game = with_options(3, 2)
    assert [(one.seats, one.options) for one in few(game)] == [
        (2, ()),
        (3, ()),
        (2, (("o0", 1),)),
        (2, (("o0", 2),)),
        (2, (("o1", 1),)),
    ]
    assert len(list(setups(game))) == 8
    assert len(list(mixed_setups(game))) == 12


def test_golden_games_are_named_by_what_they_are() -> None:
    wanted = list(golden.wanted(GAME))
    files = [golden.file_of(setup, n) for setup, n in wanted]
    assert len(set(files)) == len(files)
    for seats in GAME.seat_counts():
        assert sum(setup.seats == seats for setup, _ in wanted) >= 20


def test_a_missed_mark_is_seen() -> None:
    row = {"game": "any", "options_us_p50": 1.0, "options_us_p99": 15.1, "options_us_max": 20.0}
    row |= {"playout_decisions_per_s": 800_000, "clones_per_s": 1, "decisions_per_s": 10**6, "imagine_per_s": 10**6}
    row |= {"replay_moves_per_s": 10**6}
    missed = [what for what, _, _, reached in bench.marks(row, {"decisions_per_s": 39_999}) if not reached]
    assert missed == ["clones_per_s", "pure decisions_per_s", "options_us_p99 (at most)"]


def test_a_browser_before_it_is_no_matter_to_a_test_with_a_loop_of_its_own() -> None:
    left = asyncio.new_event_loop()
    asyncio._set_running_loop(left)  # as the browser's driver does
    try:
        with no_loop():
            asyncio.run(asyncio.sleep(0))
        assert asyncio.get_running_loop() is left
    finally:
        asyncio._set_running_loop(None)
        left.close()


@pytest.mark.once
def test_the_bench_of_drawing_draws() -> None:
    assert set(draw_bench.one_round(GAME.id, 3, "bench")) == {"picture", "render", "delta", "again"}
