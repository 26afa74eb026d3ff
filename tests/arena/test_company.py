"""Strength in every company: who sits where, that a run goes on, and what the table says."""

from dataclasses import replace
from pathlib import Path

import pytest

from tessera.arena.company import LADDER, Cell, company, run_company
from tessera.arena.counts import Counts
from tessera.bots import LEVELS
from tessera.core.game import games


def test_every_pair_meets_in_every_mix_and_every_level_the_next_lower() -> None:
    cells = list(company())
    assert len({cell.name for cell in cells}) == len(cells)
    for game in games():
        own = [cell for cell in cells if cell.game == game.id and not cell.options]
        mixes = {(cell.first, cell.other, cell.many) for cell in own if cell.seats == 4}
        for place, weak in enumerate(LADDER):
            assert mixes >= {(strong, weak, many) for strong in LADDER[place + 1 :] for many in (1, 2, 3)}
        assert mixes >= {(bot, bot, 4) for bot in (*LADDER, *LEVELS)}
        for seats in game.seat_counts():
            assert ("hard", "medium") in {(cell.first, cell.other) for cell in own if cell.seats == seats}
    assert {dict(cell.options).get("map") for cell in cells if cell.game == "concordia"} > {None, "hellas"}


def test_partners_sit_opposite_and_each_deal_is_played_from_every_seat() -> None:
    teams = Cell("concordia", (("teams", True),), 6, "greedy", "random", 1, 6)
    assert teams.fixture(0).bots == ("greedy", "random", "random") * 2
    assert teams.fair == 1 / 3
    plain = Cell("aquileia", (), 3, "greedy", "random", 2, 6)
    assert [plain.fixture(n).bots.index("random") for n in range(3)] == [2, 1, 0]
    assert [plain.fixture(n).seed for n in range(6)] == [plain.fixture(0).seed] * 3 + [plain.fixture(3).seed] * 3


def test_a_run_goes_on_and_writes_its_table(tmp_path: Path) -> None:
    few = [
        Cell("gloria_mundi", (), 2, "greedy:worlds=1,depth=1", "random", 1, 2),
        Cell("gloria_mundi", (), 2, "random", "random", 2, 1),
    ]
    run_company(few[:1], tmp_path, 1)
    before = (tmp_path / "company.jsonl").read_text()
    found = run_company(few, tmp_path, 1)
    assert (tmp_path / "company.jsonl").read_text().startswith(before), "nothing is played twice"
    assert [len(found[cell.name]) for cell in few] == [2, 1]
    table = (tmp_path / "company.md").read_text()
    assert "| Gloria Mundi, 2 seats | 1 greedy:worlds=1,depth=1 + 1 random | 2 |" in table
    assert "| Gloria Mundi, 2 seats | 2 random | 1 | |" in table


def test_sittings_add_up_on_new_deals_until_something_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cell = Cell("gloria_mundi", (), 2, "greedy:worlds=1,depth=1", "random", 1, 4)
    file = tmp_path / "counts.json"
    played: list[int] = []
    for sitting, many in enumerate((2, 4)):
        counts, wanted = Counts(file), replace(cell, games=many)
        found = run_company(
            [wanted], tmp_path / str(sitting), 1, before={cell.name: (counts.of(cell).games, counts.of(cell).next)}
        )
        played += found[cell.name]
        for _ in range(2):  # what is counted is not counted again
            counts.add([wanted], found)
        counts.save()
    assert played == [0, 1, 2, 3]
    count = Counts(file).of(cell)
    assert (count.games, count.next) == (4, 4)
    assert count.fair(cell).n == 4
    monkeypatch.setattr("tessera.arena.counts.SEARCH", 2)
    assert Counts(file).of(cell).games == 4, "no search plays here"
    monkeypatch.setattr("tessera.arena.counts.made_of", lambda bot, game: f"another {bot}")
    assert (Counts(file).of(cell).games, Counts(file).of(cell).next) == (0, 4), "dropped, and its deals are not dealt again"
