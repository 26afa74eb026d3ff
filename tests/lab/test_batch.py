"""Many tables in one call: the same games as one by one, with and without workers; random actions that are legal and even."""

from pathlib import Path

import numpy as np
import pytest

from tessera.core.errors import BadSetup
from tessera.core.game import Game, find, games
from tessera.lab import Batch, observe

ALL = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@ALL
def test_batch_equals_single_tables_and_workers_change_nothing(game: Game) -> None:
    one, two = Batch(game, 7, seats=4, seed=9), Batch(game, 7, seats=4, seed=9, workers=2)
    singles = [game.start(4, seed=f"9/{i}/0") for i in range(7)]
    ended = [False] * 7
    kept = one.observations, one.masks, one.seats
    try:
        while not all(ended):
            assert np.array_equal(one.observations, two.observations)
            assert np.array_equal(one.masks, two.masks)
            assert np.array_equal(one.seats, two.seats)
            for i, state in enumerate(singles):
                if not ended[i]:
                    assert np.array_equal(one.observations[i], observe.observation(state, state.seat))
                    assert np.flatnonzero(one.masks[i]).tolist() == state.codes()
                    assert one.seats[i] == state.seat
            actions = one.sample()
            assert np.array_equal(actions, two.sample())
            one.step(actions)
            two.step(actions)
            assert np.array_equal(one.dones, two.dones)
            assert np.array_equal(one.rewards, two.rewards)
            for i, state in enumerate(singles):
                if not ended[i]:
                    state.apply(int(actions[i]))
                    ended[i] = state.over
                    assert bool(one.dones[i]) == state.over
                    if state.over:
                        assert one.rewards[i].tolist() == pytest.approx(observe.final_rewards(state, "win"))
        assert all(old is new for old, new in zip(kept, (one.observations, one.masks, one.seats), strict=True))
    finally:
        two.close()


@ALL
def test_a_batch_follows_from_its_seed(game: Game) -> None:
    def course(seed: int) -> list[bytes]:
        batch = Batch(game, 3, seed=seed)
        found = []
        for _ in range(60):
            batch.step(batch.sample())
            found.append(batch.observations.tobytes())
        return found

    assert course(4) == course(4)
    assert course(4) != course(5)


def test_reset_begins_again() -> None:
    batch = Batch("gloria_mundi", 4, seed=2)
    first = [batch.sample().tolist()]
    before = batch.observations.copy()
    for _ in range(30):
        batch.step(batch.sample())
    batch.reset()
    assert np.array_equal(batch.observations, before)
    assert first == [batch.sample().tolist()]
    batch.reset(seed=3)
    assert not np.array_equal(batch.observations, before)


def test_samples_are_legal_fresh_and_even() -> None:
    batch = Batch("aquileia", 40, seed=1)
    counts = np.zeros_like(batch.masks, dtype=np.int64)
    draws = 4000
    for _ in range(draws):
        counts[np.arange(40), batch.sample()] += 1
    assert (counts[batch.masks == 0] == 0).all()
    expected = draws / batch.masks.sum(axis=1, keepdims=True)
    chi = (((counts - expected) ** 2 / expected) * batch.masks).sum()
    freedom = int(batch.masks.sum()) - 40
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5  # five standard deviations of a fair draw
    columns = np.array([batch.sample() for _ in range(200)])
    alike = [np.flatnonzero((batch.masks == row).all(axis=1)) for row in batch.masks]
    pair = max(alike, key=len)[:2]
    assert len(pair) == 2
    assert not np.array_equal(columns[:, pair[0]], columns[:, pair[1]])  # tables do not draw in step


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_refused_and_the_batch_lives_on(workers: int) -> None:
    batch = Batch("gloria_mundi", 4, seed=1, workers=workers)
    try:
        before = batch.observations.copy()
        illegal = [int(np.flatnonzero(row == 0)[0]) for row in batch.masks]
        for wrong in (illegal, [-1] * 4, [10**9] * 4):
            with pytest.raises(ValueError, match="not legal"):
                batch.step(wrong)
        assert np.array_equal(batch.observations, before)
        batch.step(batch.sample())
        assert not np.array_equal(batch.observations, before)
    finally:
        batch.close()


def test_bad_actions_and_settings_are_refused() -> None:
    batch = Batch("gloria_mundi", 4, seed=1)
    for wrong in ([0, 1], [[0], [0], [0], [0]], [0.5] * 4):
        with pytest.raises(BadSetup):
            batch.step(wrong)
    with pytest.raises(BadSetup):
        Batch("gloria_mundi", 0)
    with pytest.raises(BadSetup):
        Batch("gloria_mundi", 2, workers=3)
    with pytest.raises(BadSetup):
        Batch("gloria_mundi", 2, reward="shaped")


@pytest.mark.parametrize("workers", [0, 2])
def test_options_and_editions_reach_the_tables(workers: int, tmp_path: Path) -> None:
    game = find("concordia")
    file = tmp_path / "edition.toml"
    file.write_text(game.default_edition, encoding="utf-8")
    batch = Batch(game, 2, seats=4, seed=1, workers=workers, edition=file, map="cyprus", teams=True)
    try:
        state = game.start(4, seed="1/1/0", map="cyprus", teams=True)
        assert batch.observations[1].tobytes() == game.numbers(state, state.seat)
        batch.step(batch.sample())
    finally:
        batch.close()
